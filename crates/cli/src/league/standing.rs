//! The result of a league, for people and for programs.

use std::io::{self, Write};

use serde::Serialize;
use whiteout_table::interval;

use super::elo;
use crate::plot::{self, Row};

/// How often one level as Humans beat another as Aliens, or whatever the other side is called. The names of the fields
/// are the keys of the JSON.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Pairing {
    pub(super) humans: &'static str,
    pub(super) aliens: &'static str,
    pub(super) games: u64,
    pub(super) human_wins: u64,
    /// Share of the Humans, with its 95 % interval.
    pub(super) rate: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Pairing {
    pub(super) fn new(humans: &'static str, aliens: &'static str, games: u64, human_wins: u64) -> Self {
        let (low, high) = interval(human_wins, games);
        Self { humans, aliens, games, human_wins, rate: human_wins as f64 / games as f64, low, high }
    }
}

/// The strength of a level on one side; 1500 is the average of all.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Rating {
    pub(super) level: &'static str,
    pub(super) as_humans: f64,
    pub(super) as_aliens: f64,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct League {
    pub(super) players: u8,
    /// The side against the Humans.
    pub(super) against: &'static str,
    pub(super) pairings: Vec<Pairing>,
    pub(super) elo: Vec<Rating>,
}

impl League {
    pub(super) fn new(players: u8, against: &'static str, levels: &[&'static str], pairings: Vec<Pairing>) -> Self {
        let elo = elo::rate(levels, &pairings);
        Self { players, against, pairings, elo }
    }

    /// The side against the Humans as a heading has it.
    pub(super) fn enemies(&self) -> String {
        let (first, rest) = self.against.split_at(1);
        first.to_uppercase() + rest
    }

    /// A line for each pairing, a dot for the share of the Humans, a bar for its interval.
    pub(super) fn drawn(&self) -> String {
        let row = |p: &Pairing| Row {
            label: format!("{} Humans, {} {}", p.humans, p.aliens, self.enemies()),
            rate: p.rate,
            within: Some((p.low, p.high)),
        };
        let rows: Vec<Row> = self.pairings.iter().map(row).collect();
        plot::draw(&format!("Humans win, {} players, 95 % intervals", self.players), &rows)
    }

    pub(super) fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let enemies = self.enemies();
        writeln!(out, "{} players, Humans win (95 % interval):", self.players)?;
        for p in &self.pairings {
            writeln!(
                out,
                "  {:>8} Humans, {:>8} {enemies}: {:5.1} % ({:.1} to {:.1}), {} of {} games",
                p.humans,
                p.aliens,
                100.0 * p.rate,
                100.0 * p.low,
                100.0 * p.high,
                p.human_wins,
                p.games
            )?;
        }
        writeln!(out, "Elo as Humans and as {enemies}:")?;
        for rating in &self.elo {
            writeln!(out, "  {:>8}: {:.0}, {:.0}", rating.level, rating.as_humans, rating.as_aliens)?;
        }
        Ok(())
    }
}
