//! `whiteout export`, `import` and `stats`: finished games, out of a server's file, into it, and counted.

use std::path::PathBuf;
use std::sync::Arc;

use whiteout_games::Proof;
use whiteout_server::{ArchiveError, Arrival, Machine, export, import, stats};
use whiteout_store::{Sqlite, StoreError};
use whiteout_table::{About, Listing, Stats, Unit};

use crate::failure::{Failure, Outcome};
use crate::upkeep::cannot_open;
use crate::{Console, files};

/// The file of a server, which may be running.
#[derive(clap::Args, Debug)]
pub(crate) struct Database {
    /// The file that keeps every table
    #[arg(long, default_value = "whiteout.db", value_name = "FILE")]
    pub(crate) db: PathBuf,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ExportArgs {
    #[command(flatten)]
    database: Database,
    /// The table, as in its link
    table: String,
    /// Which of its games, from 0 [default: the last one that is over]
    n: Option<u32>,
    /// Write to this file instead of to the terminal
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ImportArgs {
    #[command(flatten)]
    database: Database,
    /// List them in the library at once; only proven games can be listed
    #[arg(long)]
    list: bool,
    /// Recorded games
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    database: Database,
    /// How to write them
    #[arg(long, value_enum, default_value_t = Form::Text)]
    form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Form {
    Text,
    Json,
    Csv,
}

impl Database {
    /// Opening would create it, and nobody wants to look into an empty one.
    pub(crate) fn must_exist(&self) -> Outcome {
        if self.db.is_file() { Ok(()) } else { Err(Failure::input(format!("{}: no such file", self.db.display()))) }
    }

    /// Opens the log, does something with it and lets go of it.
    pub(crate) fn with<T>(&self, run: impl AsyncFnOnce(&Sqlite) -> Outcome<T>) -> Outcome<T> {
        let fail = |error: StoreError| cannot_open(&self.db, &error);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure::input(format!("cannot start: {error}")))?;
        runtime.block_on(async {
            let log = Sqlite::open(&self.db).await.map_err(fail)?;
            let done = run(&log).await;
            log.close().await.map_err(fail)?;
            done
        })
    }
}

pub(crate) fn failed(what: &str) -> impl Fn(ArchiveError) -> Failure {
    move |error| Failure::input(format!("{what}: {error}"))
}

pub(crate) fn run_export(args: &ExportArgs, console: &mut Console) -> Outcome {
    args.database.must_exist()?;
    let text = args.database.with(async |log| {
        Box::pin(export(Arc::new(log.clone()), &args.table, args.n)).await.map_err(failed(&args.table))
    })?;
    match &args.out {
        Some(path) => files::write_text(path, &text),
        None => Ok(console.out.write_all(text.as_bytes())?),
    }
}

pub(crate) fn run_import(args: &ImportArgs, console: &mut Console) -> Outcome {
    let listing = if args.list { Listing::Listed } else { Listing::Unlisted };
    args.database.with(async |log| {
        for path in &args.files {
            let text = files::read_text(path)?;
            let imported = import(log, &Machine, text, listing).await;
            let Arrival { id, proof } = imported.map_err(failed(&path.display().to_string()))?;
            let note = if proof == Proof::Proven { "" } else { " (not proven by the rules: it cannot be listed)" };
            writeln!(console.out, "{}: /table/{id}/replay{note}", path.display())?;
        }
        Ok(())
    })
}

pub(crate) fn run_stats(args: &StatsArgs, console: &mut Console) -> Outcome {
    args.database.must_exist()?;
    let counted = args.database.with(async |log| {
        stats(log).await.map_err(|error| failed(&args.database.db.display().to_string())(error.into()))
    })?;
    match args.form {
        Form::Text => print(&counted, console),
        Form::Csv => Ok(console.out.write_all(counted.to_csv().as_bytes())?),
        Form::Json => {
            let json = serde_json::to_string_pretty(&counted).map_err(|error| Failure::Fault(error.to_string()))?;
            Ok(writeln!(console.out, "{json}")?)
        }
    }
}

fn print(stats: &Stats, console: &mut Console) -> Outcome {
    writeln!(console.out, "{} games", stats.games)?;
    if stats.imported > 0 {
        writeln!(console.out, "{} of them imported as files", stats.imported)?;
    }
    if stats.custom > 0 {
        writeln!(console.out, "{} of them with custom components, counted apart", stats.custom)?;
    }
    let mut before = None;
    for row in &stats.counts {
        let heading = (&row.game, row.custom, row.about);
        if before != Some(heading) {
            let about = match row.about {
                About::Side => "won by",
                About::Reason => "ended by",
                About::Players => "Humans win, by players",
                About::Mode => "Humans win, by options",
                About::Character => "characters who win",
            };
            writeln!(console.out, "{}{}, {about} (95 % interval):", row.game, components(row.custom))?;
            before = Some(heading);
        }
        let percent = |share: f64| 100.0 * share;
        let (rate, low, high) = (percent(row.rate), percent(row.low), percent(row.high));
        writeln!(console.out, "  {}: {} of {}, {rate:.1} % ({low:.1} to {high:.1})", row.name, row.count, row.of)?;
    }
    for length in &stats.lengths {
        let unit = match length.unit {
            Unit::Rounds => "rounds",
            Unit::Minutes => "minutes",
        };
        writeln!(
            console.out,
            "{}{}: {} to {} {unit}, half of {} games within {}",
            length.game,
            components(length.custom),
            length.least,
            length.most,
            length.games,
            length.median
        )?;
    }
    Ok(())
}

const fn components(custom: bool) -> &'static str {
    if custom { " with custom components" } else { "" }
}
