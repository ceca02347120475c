//! The result of a simulation, for people and for programs.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;
use whiteout_core::HUMANS;
use whiteout_table::interval;

use super::tally::Tally;

/// The names of the fields are the keys of the JSON.
#[derive(Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) players: u8,
    pub(super) games: u64,
    pub(super) errors: u64,
    pub(super) actions: u64,
    seconds: f64,
    games_per_s: f64,
    actions_per_s: f64,
    pub(super) wins: BTreeMap<&'static str, u64>,
    end_reasons: BTreeMap<&'static str, u64>,
    pub(super) rounds_mean: f64,
    #[serde(skip)]
    trouble: Option<String>,
}

impl Report {
    pub(super) fn new(game: &'static str, players: u8, tally: &Tally, time: Duration) -> Self {
        let seconds = time.as_secs_f64().max(1e-9);
        let finished = (tally.games - tally.errors).max(1);
        Self {
            game,
            players,
            games: tally.games,
            errors: tally.errors,
            actions: tally.actions,
            seconds,
            games_per_s: tally.games as f64 / seconds,
            actions_per_s: tally.actions as f64 / seconds,
            wins: tally.wins.clone(),
            end_reasons: tally.end_reasons.clone(),
            rounds_mean: tally.rounds as f64 / finished as f64,
            trouble: tally.first_trouble().map(|(game, trouble)| {
                format!("{} games failed, the first one is game {game}: {trouble}", tally.errors)
            }),
        }
    }

    /// What went wrong first, if anything did.
    pub(super) fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// How games ended, the most frequent first.
    pub(super) fn reasons(&self) -> Vec<(&'static str, u64)> {
        let mut reasons: Vec<_> = self.end_reasons.iter().map(|(&reason, &count)| (reason, count)).collect();
        reasons.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
        reasons
    }

    pub(super) fn print(&self, bots: &str, seed: u64, out: &mut dyn Write) -> io::Result<()> {
        let share = |count: u64| 100.0 * count as f64 / self.games as f64;
        writeln!(out, "{}: {} games with {} players, bots {bots}, seed {seed}", self.game, self.games, self.players)?;
        writeln!(out, "Wins:")?;
        for (side, &count) in &self.wins {
            writeln!(out, "  {side}: {count} ({:.2} %)", share(count))?;
        }
        writeln!(out, "End reasons:")?;
        for (reason, count) in self.reasons() {
            writeln!(out, "  {reason}: {count} ({:.2} %)", share(count))?;
        }
        writeln!(out, "Rounds per game: {:.2}", self.rounds_mean)?;
        writeln!(out, "Actions per game: {:.1}", self.actions as f64 / self.games as f64)?;
        writeln!(out, "Errors: {}", self.errors)?;
        writeln!(
            out,
            "Speed: {:.2} s, {:.0} games/s, {:.0} actions/s",
            self.seconds, self.games_per_s, self.actions_per_s
        )
    }
}

/// Side against side for every number of players.
pub(super) fn print_balance(reports: &[Report], bots: &str, seed: u64, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "Humans win, bots {bots}, seed {seed} (95 % interval):")?;
    for report in reports {
        let won = report.wins.get(HUMANS).copied().unwrap_or(0);
        let (low, high) = interval(won, report.games);
        writeln!(
            out,
            "  {} players: {:5.1} % ({:.1} to {:.1}) of {} games, {:.1} rounds, {:.0} games/s",
            report.players,
            100.0 * won as f64 / report.games as f64,
            100.0 * low,
            100.0 * high,
            report.games,
            report.rounds_mean,
            report.games_per_s
        )?;
    }
    Ok(())
}
