//! `whiteout serve`: the server on this machine.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::RangedU64ValueParser;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use whiteout_server::{Hub, Limits, LogAddresses, Retention, Server, listen};
use whiteout_store::{Opening, Sqlite};

use crate::Console;
use crate::failure::{Failure, Outcome};
use crate::upkeep::cannot_open;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free one
    #[arg(long, default_value = "127.0.0.1:3131")]
    listen: SocketAddr,
    /// The file that keeps every table
    #[arg(long, default_value = "whiteout.db", value_name = "FILE")]
    db: PathBuf,
    /// Tables one address may open in an hour
    #[arg(long, default_value_t = Limits::default().tables_per_hour, value_name = "N", value_parser = count(0))]
    tables_per_hour: usize,
    /// Past games one address may read, and advice it may ask for, in a minute
    #[arg(long, default_value_t = Limits::default().asked_per_minute, value_name = "N", value_parser = count(1))]
    requests_per_minute: usize,
    /// People one address may bring in an hour
    #[arg(long, default_value_t = Limits::default().arrivals_per_hour, value_name = "N", value_parser = count(0))]
    arrivals_per_hour: usize,
    /// Commands one person may send in a second
    #[arg(long, default_value_t = Limits::default().frames_per_second, value_name = "N", value_parser = rate)]
    frames_per_second: f64,
    /// Sockets one address may have open
    #[arg(long, default_value_t = Limits::default().sockets_per_address, value_name = "N", value_parser = count(1))]
    sockets_per_address: usize,
    /// Forget tables whose last game ended so many days ago [default: keep them]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..=36_500))]
    keep_days: Option<u64>,
    /// Keep only the newest games, so many that are listed and so many that are not, and forget tables that have only older
    /// ones [default: keep all]
    #[arg(long, value_name = "N")]
    keep_games: Option<usize>,
    /// Forget lobbies without a finished game that nobody has used for so many days, or "forever"
    #[arg(long, value_name = "DAYS", default_value = "30")]
    keep_lobbies: Days,
    /// Forget unfinished games that nobody has used for so many days, or "forever"
    #[arg(long, value_name = "DAYS", default_value = "365")]
    keep_unfinished: Days,
    /// The file may not grow beyond so many megabytes; then nothing new is stored [default: no limit]
    #[arg(long, value_name = "N")]
    max_db_mb: Option<u32>,
    /// Go on without what a damaged write-ahead log has lost, after keeping a copy of both files
    #[arg(long)]
    accept_damage: bool,
    /// A proxy of your own stands in front: believe its X-Forwarded-For and X-Forwarded-Proto
    #[arg(long)]
    behind_proxy: bool,
    /// How many proxies stand in front, one behind the other, such as a CDN and your own [default: 1]
    #[arg(long, value_name = "N", requires = "behind_proxy", value_parser = count_up_to(1, 16))]
    trusted_hops: Option<usize>,
    /// A name by which browsers call this server; may be repeated. Requests for any other are refused [default: any name]
    #[arg(long = "host", value_name = "NAME", value_parser = host)]
    hosts: Vec<String>,
    /// Show the operator's metrics here, on /metrics: a port that nobody else can reach
    #[arg(long, value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    /// How much of clients' addresses the log keeps: all, their network (/24, or /48 of IPv6), or nothing
    #[arg(long, value_enum, default_value_t = Addresses::Prefix, value_name = "HOW")]
    log_addresses: Addresses,
    /// How the server's own log is written, to standard error
    #[arg(long, value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
}

/// A number of days, if it has an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Days(Option<u64>);

impl std::str::FromStr for Days {
    type Err = &'static str;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            "forever" => Ok(Self(None)),
            days => days.parse().map(|days| Self(Some(days))).map_err(|_| "must be a number of days or \"forever\""),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum LogForm {
    Text,
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Addresses {
    Full,
    Prefix,
    None,
}

impl From<Addresses> for LogAddresses {
    fn from(addresses: Addresses) -> Self {
        match addresses {
            Addresses::Full => Self::Full,
            Addresses::Prefix => Self::Prefix,
            Addresses::None => Self::None,
        }
    }
}

/// A limit that means something: more than this many is no limit.
fn count(least: u64) -> RangedU64ValueParser<usize> {
    count_up_to(least, 1_000_000)
}

fn count_up_to(least: u64, most: u64) -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(least..=most)
}

fn rate(text: &str) -> Result<f64, String> {
    let rate: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    // No comparison holds for what is no number.
    if (0.1..=1_000_000.0).contains(&rate) { Ok(rate) } else { Err("must be from 0.1 to 1000000".to_owned()) }
}

/// Without a port: a proxy may hold another one.
fn host(text: &str) -> Result<String, String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "-._[]:".contains(letter);
    let has_port = text.rsplit_once(':').is_some_and(|(name, _)| !text.ends_with(']') && !name.is_empty());
    if text.is_empty() || has_port || !text.chars().all(is_part) {
        return Err("must be a name or an address without a port, such as play.example.org or [::1]".to_owned());
    }
    Ok(text.to_owned())
}

/// An attacker who takes over the server would have the whole machine.
fn warn_of_root() {
    #[cfg(unix)]
    if rustix::process::geteuid().is_root() {
        tracing::warn!("running as root: give the server a user of its own (docs/host.md)");
    }
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
    // A server runs unattended: its panics belong in the log.
    whiteout_server::log_panics();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::input(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let how = Opening { alone: true, accept_damage: args.accept_damage, megabytes: args.max_db_mb };
        let log = Sqlite::open_as(&args.db, how).await.map_err(|error| cannot_open(&args.db, &error))?;
        let (listener, at) = listening(args.listen)?;
        let metrics = args.metrics_listen.map(listening).transpose()?;
        writeln!(console.out, "Whiteout listens on http://{at}")?;
        if let Some((_, at)) = metrics {
            writeln!(console.out, "Metrics are on http://{at}/metrics")?;
        }
        console.out.flush()?;
        warn_of_root();
        // Every socket is a file to the system, and few are allowed by default.
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        let retention = Retention {
            days: args.keep_days,
            games: args.keep_games,
            lobbies: args.keep_lobbies.0,
            unfinished: args.keep_unfinished.0,
        };
        let hub = Hub::new(log.clone()).keeping(retention).logging(args.log_addresses.into());
        let limits = Limits {
            tables_per_hour: args.tables_per_hour,
            behind_proxy: args.behind_proxy,
            trusted_hops: args.trusted_hops.unwrap_or(1),
            asked_per_minute: args.requests_per_minute,
            arrivals_per_hour: args.arrivals_per_hour,
            frames_per_second: args.frames_per_second,
            ..Limits::default().sockets(args.sockets_per_address)
        };
        let mut server = Server::new(Arc::new(hub), limits).for_hosts(args.hosts.clone());
        if let Some((listener, _)) = metrics {
            server = server.metrics_on(listener);
        }
        server.run(listener, stopped()).await;
        // So that the one file holds everything and may be copied.
        log.close().await.map_err(|error| Failure::input(format!("{}: {error}", args.db.display())))
    })
}

/// A listener and where it is.
fn listening(address: SocketAddr) -> Outcome<(TcpListener, SocketAddr)> {
    let cannot = |error| Failure::input(format!("cannot listen on {address}: {error}"));
    let listener = listen(address).map_err(cannot)?;
    let at = listener.local_addr().map_err(cannot)?;
    Ok((listener, at))
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
