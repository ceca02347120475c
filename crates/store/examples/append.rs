//! How many entries a second the log takes: `cargo run --release -p whiteout-store --example append [DIRECTORY]`.
//!
//! Each appender owns a table and asks for the next entry once the last one is acknowledged, as live tables do. The
//! directory decides what is measured: a real disk, not one in memory.

#![allow(clippy::disallowed_methods, reason = "a measurement reads the clock")]

use std::sync::Arc;
use std::time::{Duration, Instant};
use whiteout_store::{EventLog, Sqlite, StoreError, TableKey};

const ENTRY: usize = 300;
const TIME: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let directory = match std::env::args_os().nth(1) {
        Some(place) => tempfile::tempdir_in(place)?,
        None => tempfile::tempdir()?,
    };
    println!("{:>10} {:>12} {:>10} {:>10} {:>10}", "appenders", "entries/s", "p50 ms", "p99 ms", "max ms");
    for appenders in [1, 100, 600] {
        let log = Arc::new(Sqlite::open(directory.path().join(format!("{appenders}.db"))).await?);
        closed_loop(&log, appenders).await?;
        log.close().await?;
    }
    Ok(())
}

async fn closed_loop(log: &Arc<Sqlite>, appenders: u64) -> Result<(), Box<dyn std::error::Error>> {
    let start = Instant::now();
    let tasks: Vec<_> = (0..appenders).map(|table| tokio::spawn(appender(log.clone(), table, start))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let wait =
        |share: usize| waits.get(waits.len() * share / 1000).or(waits.last()).map_or(0.0, |w| w.as_secs_f64() * 1e3);
    println!("{appenders:>10} {rate:>12.0} {:>10.2} {:>10.2} {:>10.2}", wait(500), wait(990), wait(1000));
    Ok(())
}

async fn appender(log: Arc<Sqlite>, table: u64, start: Instant) -> Result<Vec<Duration>, StoreError> {
    // Spread over the key space as random keys are.
    let table = TableKey(u128::from(table + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835));
    let mut waits = Vec::new();
    for seq in 0.. {
        let asked = Instant::now();
        if asked - start > TIME {
            break;
        }
        log.append(table, seq, vec![vec![seq as u8; ENTRY]]).await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}
