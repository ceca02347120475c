//! Players without end for a server on this machine: how many actions it stores, and how soon everybody sees them.
//!
//! It starts a `whiteout serve` of its own on a fresh file, seats people at every table and lets each of them act at
//! random whenever asked. A closed loop acts as soon as it may; with `--rate` so many actions a second are spread over
//! all tables. An action takes from its sending until the last seat of the table has got whatever it gets of it.

mod client;
mod report;
mod server;
mod table;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use tokio::time::Instant;

use crate::report::{Report, Tally};
use crate::server::Server;

/// Whatever stops a run.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

#[derive(Parser, Debug)]
#[command(about = "Measures a Whiteout server under load, on this machine only")]
struct Args {
    /// The program to measure
    #[arg(long, default_value = "target/release/whiteout")]
    server: PathBuf,
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Sockets at each table, one a seat
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(4..=8))]
    players: u8,
    /// Actions a second over all tables; 0 acts as fast as answers come
    #[arg(long, default_value_t = 0)]
    rate: u32,
    /// How long to measure, after everybody sits
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Read the table in words, too, as browsers do
    #[arg(long)]
    lang: Option<String>,
    /// One line of JSON instead of words
    #[arg(long)]
    json: bool,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let server = Server::start(&args.server).await?;
    let empty = server.memory()?;
    let tally = Arc::new(Tally::default());
    let plan = table::Plan {
        at: server.at,
        players: args.players,
        // Each table has its share of the rate.
        pace: (args.rate > 0).then(|| Duration::from_secs_f64(args.tables as f64 / f64::from(args.rate))),
        lang: args.lang.clone(),
    };
    let mut tables = Vec::with_capacity(args.tables);
    for number in 0..args.tables {
        tables.push(table::Table::open(&plan, number as u64).await?);
    }
    let seated = server.memory()?;
    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds);
    let mut running = tokio::task::JoinSet::new();
    for table in tables {
        running.spawn(table.play(plan.clone(), tally.clone(), end));
    }
    while let Some(played) = running.join_next().await {
        played??;
    }
    let report = Report {
        tables: args.tables,
        players: args.players,
        rate: args.rate,
        seconds: begin.elapsed().as_secs_f64(),
        empty,
        seated,
        busy: server.memory()?,
    };
    println!("{}", if args.json { report.json(&tally) } else { report.words(&tally) });
    server.stop().await
}
