//! `whiteout serve`: the server on this machine.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use tracing_subscriber::EnvFilter;
use whiteout_server::{Hub, Limits, Retention, listen, serve};
use whiteout_store::Sqlite;

use crate::Console;
use crate::failure::{Failure, Outcome};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free one
    #[arg(long, default_value = "127.0.0.1:3131")]
    listen: SocketAddr,
    /// The file that keeps every table
    #[arg(long, default_value = "whiteout.db", value_name = "FILE")]
    db: PathBuf,
    /// Tables one address may open in an hour
    #[arg(long, default_value_t = Limits::default().tables_per_hour, value_name = "N")]
    tables_per_hour: usize,
    /// Past games one address may read, and advice it may ask for, in a minute
    #[arg(long, default_value_t = Limits::default().asked_per_minute, value_name = "N")]
    requests_per_minute: usize,
    /// People one address may bring in an hour
    #[arg(long, default_value_t = Limits::default().arrivals_per_hour, value_name = "N")]
    arrivals_per_hour: usize,
    /// Commands one person may send in a second
    #[arg(long, default_value_t = Limits::default().frames_per_second, value_name = "N")]
    frames_per_second: f64,
    /// Sockets one address may have open
    #[arg(long, default_value_t = Limits::default().sockets_per_address, value_name = "N")]
    sockets_per_address: usize,
    /// Forget tables whose last game ended so many days ago [default: keep them]
    #[arg(long, value_name = "N")]
    keep_days: Option<u64>,
    /// Keep only the newest games, so many that are listed and so many that are not, and forget tables that have only older
    /// ones [default: keep all]
    #[arg(long, value_name = "N")]
    keep_games: Option<usize>,
    /// A proxy of your own stands in front: believe its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long)]
    behind_proxy: bool,
    /// How the server's own log is written, to standard error
    #[arg(long, value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum LogForm {
    Text,
    Json,
}

/// What is written is set by `WHITEOUT_LOG`, such as `debug` or `whiteout_server=trace`.
fn write_log(form: LogForm) {
    let filter = EnvFilter::builder()
        .with_env_var("WHITEOUT_LOG")
        .with_default_directive(tracing::Level::WARN.into())
        .from_env_lossy();
    let log = whiteout_server::log(filter, form == LogForm::Json, std::io::stderr);
    // A log that is there already, in tests, is as good.
    drop(tracing::subscriber::set_global_default(log));
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Outcome {
    write_log(args.log);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::input(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let log =
            Sqlite::open(&args.db).await.map_err(|error| Failure::input(format!("{}: {error}", args.db.display())))?;
        let listener = listen(args.listen)
            .map_err(|error| Failure::input(format!("cannot listen on {}: {error}", args.listen)))?;
        let at = listener.local_addr().map_err(|error| Failure::input(error.to_string()))?;
        writeln!(console.out, "Whiteout listens on http://{at}")?;
        console.out.flush()?;
        // Every socket is a file to the system, and few are allowed by default.
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        let hub = Arc::new(Hub::new(log.clone()).keeping(Retention { days: args.keep_days, games: args.keep_games }));
        let limits = Limits {
            tables_per_hour: args.tables_per_hour,
            behind_proxy: args.behind_proxy,
            asked_per_minute: args.requests_per_minute,
            arrivals_per_hour: args.arrivals_per_hour,
            frames_per_second: args.frames_per_second,
            sockets_per_address: args.sockets_per_address,
            ..Limits::default()
        };
        serve(listener, hub, limits, stopped()).await;
        // So that the one file holds everything and may be copied.
        log.close().await.map_err(|error| Failure::input(format!("{}: {error}", args.db.display())))
    })
}

/// Ctrl-C or a polite kill.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
