//! `whiteout sim`: many games between bots.

mod fast;
mod page;
mod report;
mod table;
mod tally;

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use whiteout_games::{Seed, Setup, with_game};
use whiteout_table::Playable;

use crate::args::{self, TableArgs, bot_names};
use crate::failure::{Failure, Outcome, guarded};
use crate::{Console, files};

use report::Report;
use tally::Tally;

pub(crate) use table::play as play_at_a_table;
pub(crate) use tally::Played;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// A bot for all seats, or one for each, separated by commas
    #[arg(long, default_value = "random")]
    bots: String,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; the result does not depend on them [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// So many games for every number of players instead, to compare the sides; needs one bot for all seats
    #[arg(long, conflicts_with_all = ["players", "record"])]
    balance: bool,
    /// Write the result as a page with drawings, too
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write the games played to this folder, to be replayed and verified; they are then dealt as at a table,
    /// so that random bots play other games than without it
    #[arg(long, value_name = "FOLDER")]
    record: Option<PathBuf>,
    /// Write only the first so many games
    #[arg(long, value_name = "N", requires = "record")]
    record_limit: Option<u64>,
}

impl Args {
    /// What was played, in a line.
    fn described(&self) -> String {
        let data = self.table.data.iter().map(|path| format!(", data {}", path.display()));
        let options = self.table.options.iter().map(|option| format!(", {option}"));
        let more: String = options.chain(data).collect();
        format!("Bots {}, seed {}, {} games a number of players{more}.", self.bots, self.seed, self.games)
    }
}

/// Games taken by a thread at once: few enough to share evenly, enough to keep the counter out of the way.
const BATCH: u64 = 64;

/// What every thread needs to play game number so-and-so.
struct Plan<'a, G: Playable> {
    setup: &'a Setup<G>,
    bots: &'a [&'static str],
    seed: u64,
    record: Option<&'a Path>,
    record_limit: u64,
    all_random: bool,
}

pub(crate) fn run(args: &Args, console: &mut Console) -> Outcome {
    with_game!(args.table.game, G => simulate::<G>(args, console))
}

fn simulate<G: Playable>(args: &Args, console: &mut Console) -> Outcome
where
    G::Config: Sync,
{
    let players = args.table.players::<G>();
    let counts = if args.balance { G::FEWEST..=G::MOST } else { players..=players };
    let setups = counts.map(|players| args.table.setup_for::<G>(players)).collect::<Outcome<Vec<_>>>()?;
    for setup in &setups {
        bot_names::<G>(&args.bots, setup.players())?;
    }
    // Nothing is written before everything is known to be right.
    if let Some(folder) = &args.record {
        std::fs::create_dir_all(folder).map_err(|error| Failure::input(format!("{}: {error}", folder.display())))?;
    }
    if let Some(path) = &args.report {
        files::check_target(path)?;
    }
    let reports = setups.into_iter().map(|setup| played(args, &setup.bounded())).collect::<Outcome<Vec<_>>>()?;
    match &reports[..] {
        [only] if args.json => serde_json::to_writer(&mut *console.out, only).map_err(std::io::Error::from)?,
        many if args.json => serde_json::to_writer(&mut *console.out, many).map_err(std::io::Error::from)?,
        [only] => only.print(&args.bots, args.seed, console.out)?,
        many => report::print_balance(many, &args.bots, args.seed, console.out)?,
    }
    if args.json {
        writeln!(console.out)?;
    }
    console.out.flush()?;
    if let Some(path) = &args.report {
        files::write_text(path, &page::write(&reports, &args.described()))?;
    }
    match reports.iter().find_map(Report::trouble) {
        None => Ok(()),
        Some(trouble) => Err(Failure::Fault(trouble.to_owned())),
    }
}

/// Plays all games of one table.
fn played<G: Playable>(args: &Args, setup: &Setup<G>) -> Outcome<Report>
where
    G::Config: Sync,
{
    let bots = bot_names::<G>(&args.bots, setup.players())?;
    let plan = Plan {
        setup,
        bots: &bots,
        seed: args.seed,
        record: args.record.as_deref(),
        record_limit: args.record_limit.unwrap_or(u64::MAX),
        all_random: bots.iter().all(|&name| name == "random"),
    };
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    #[expect(clippy::disallowed_methods, reason = "the speed is part of the report; no game sees the clock")]
    let begun = Instant::now();
    let tally = play_all(&plan, args.games, threads)?;
    Ok(Report::new(args.table.game.id(), setup.players(), &tally, begun.elapsed()))
}

fn play_all<G: Playable>(plan: &Plan<'_, G>, games: u64, threads: usize) -> Outcome<Tally>
where
    G::Config: Sync,
{
    let bar = progress(games);
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let worker = || -> Outcome<Tally> {
        let mut tally = Tally::new(G::SIDES);
        while !stop.load(Ordering::Relaxed) {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= games {
                break;
            }
            let last = games.min(first + BATCH);
            for game in first..last {
                match guarded(|| plan.play(game)) {
                    Ok(Ok(played)) => tally.add(game, played),
                    Ok(Err(failure)) => {
                        stop.store(true, Ordering::Relaxed);
                        return Err(failure);
                    }
                    Err(panic) => tally.add(game, Played::Trouble(panic)),
                }
            }
            bar.inc(last - first);
        }
        Ok(tally)
    };
    let tallies: Vec<_> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        running.into_iter().map(std::thread::ScopedJoinHandle::join).collect()
    });
    bar.finish_and_clear();
    let mut whole = Tally::new(G::SIDES);
    for tally in tallies {
        let tally = tally.map_err(|_| Failure::Fault("a thread was lost".to_owned()))?;
        whole.merge(tally?);
    }
    Ok(whole)
}

impl<G: Playable> Plan<'_, G> {
    /// Each game has its own chance, from the seed and its number alone, so that threads change nothing.
    fn play(&self, game: u64) -> Outcome<Played> {
        let seed = Seed::from_number(Seed::from_number(self.seed).side_stream(game));
        if self.all_random && self.record.is_none() {
            return Ok(fast::play::<G>(self.setup.config(), seed.side_stream(0)));
        }
        let (played, record) = table::play(self.setup, seed, args::bots::<G>(self.bots, &seed));
        if let Some(folder) = self.record
            && game < self.record_limit
        {
            let name = format!("{}p-{}-seed{}-{game}.json", self.setup.players(), self.bot_word(), self.seed);
            files::write_text(&folder.join(name), &record.to_json())?;
        }
        Ok(played)
    }

    fn bot_word(&self) -> &str {
        match self.bots {
            [first, rest @ ..] if rest.iter().all(|name| name == first) => first,
            _ => "mixed",
        }
    }
}

/// Only for somebody who watches.
fn progress(games: u64) -> ProgressBar {
    let target =
        if std::io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}
