//! `whiteout league`: levels of bots against each other, every one on both sides.

mod elo;
mod standing;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use whiteout_bots::{Budget, TwoSided, by_side};
use whiteout_core::HUMANS;
use whiteout_games::{Seed, Setup, with_game};
use whiteout_table::Playable;

use crate::args::{TableArgs, level};
use crate::failure::{Failure, Outcome, guarded};
use crate::sim::{Played, play_at_a_table};
use crate::{Console, files};

use standing::{League, Pairing};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// The levels that meet, separated by commas
    #[arg(long, default_value = "novice,regular")]
    bots: String,
    /// How many games each level plays as Humans against each level on the other side
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; the result does not depend on them [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Games looked into for each choice, for levels that look ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// Draw the result
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, console: &mut Console) -> Outcome {
    with_game!(args.table.game, G => meet::<G>(args, console))
}

fn meet<G: Playable + TwoSided + 'static>(args: &Args, console: &mut Console) -> Outcome
where
    G::Config: Sync,
{
    let setup = args.table.setup::<G>()?.bounded();
    let levels = args.bots.split(',').map(|name| level::<G>(name.trim())).collect::<Outcome<Vec<_>>>()?;
    if let Some(path) = &args.svg {
        files::check_target(path)?;
    }
    let budget = args.iterations.map_or_else(Budget::default, |iterations| Budget { iterations, ..Budget::default() });
    let threads = args.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    let mut pairings = Vec::new();
    for &humans in &levels {
        for &aliens in &levels {
            let plan = Plan { setup: &setup, humans, aliens, seed: args.seed, budget: &budget };
            pairings.push(plan.play_all(args.games, threads)?);
        }
    }
    let side = G::SIDES.iter().find(|&&side| side != HUMANS).copied().unwrap_or("aliens");
    let league = League::new(setup.players(), side, &levels, pairings);
    if args.json {
        serde_json::to_writer(&mut *console.out, &league).map_err(std::io::Error::from)?;
        writeln!(console.out)?;
    } else {
        league.print(console.out)?;
    }
    match &args.svg {
        Some(path) => files::write_text(path, &league.drawn()),
        None => Ok(()),
    }
}

/// One level as Humans against one on the other side.
struct Plan<'a, G: Playable> {
    setup: &'a Setup<G>,
    humans: &'static str,
    aliens: &'static str,
    seed: u64,
    budget: &'a Budget,
}

impl<G: Playable + TwoSided + 'static> Plan<'_, G>
where
    G::Config: Sync,
{
    fn play_all(&self, games: u64, threads: usize) -> Outcome<Pairing> {
        let next = AtomicU64::new(0);
        let worker = || -> Outcome<u64> {
            let mut won = 0;
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    return Ok(won);
                }
                match guarded(|| self.play(game)) {
                    Ok(Played::Ended { side, .. }) => won += u64::from(side == HUMANS),
                    Ok(Played::Trouble(trouble)) | Err(trouble) => {
                        next.store(games, Ordering::Relaxed);
                        return Err(Failure::Fault(format!("game {game}: {trouble}")));
                    }
                }
            }
        };
        let counts: Vec<_> = std::thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            running.into_iter().map(std::thread::ScopedJoinHandle::join).collect()
        });
        let mut won = 0;
        for count in counts {
            won += count.map_err(|_| Failure::Fault("a thread was lost".to_owned()))??;
        }
        Ok(Pairing::new(self.humans, self.aliens, games, won))
    }

    /// All pairings meet in the same deals.
    fn play(&self, game: u64) -> Played {
        let seed = Seed::from_number(Seed::from_number(self.seed).side_stream(game));
        let bots = (0..u64::from(self.setup.players()))
            .filter_map(|seat| by_side(G::bot, [self.humans, self.aliens], seed.side_stream(seat), self.budget))
            .collect();
        play_at_a_table(self.setup, seed, bots).0
    }
}
