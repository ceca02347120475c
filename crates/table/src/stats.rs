//! Finished games, counted: how often each side won, why games ended, how long they took.
//!
//! Flat rows, so that JSON, a table and a drawing all say the same.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use whiteout_core::HUMANS;

use crate::interval::interval;
use crate::summary::Summary;

/// What a row counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// Games that this side won. For one person: games they won on this side, of those they ended on it.
    Side,
    /// Games that ended for this reason.
    Reason,
    /// Games with so many players that the Humans won. For one person: that they won themselves.
    Players,
    /// The same of games with this option, or with none.
    Mode,
    /// Seats with this character that won.
    Character,
}

/// So many of so many, and what the true share may be.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Count {
    #[cfg_attr(feature = "ts", ts(as = "whiteout_games::GameKind"))]
    pub game: String,
    /// Of games with component values of their own; these are in no other row.
    pub custom: bool,
    pub about: About,
    pub name: String,
    pub count: u32,
    pub of: u32,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    Rounds,
    Minutes,
}

/// How long games of one kind took.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Length {
    #[cfg_attr(feature = "ts", ts(as = "whiteout_games::GameKind"))]
    pub game: String,
    pub custom: bool,
    pub unit: Unit,
    pub games: u32,
    pub least: u32,
    pub median: u32,
    pub most: u32,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stats {
    /// All games that are counted.
    pub games: u32,
    /// Those of them with component values of their own.
    pub custom: u32,
    /// Those of them that were imported as files.
    pub imported: u32,
    pub counts: Vec<Count>,
    pub lengths: Vec<Length>,
}

/// Whoever is not on the side of the Humans, in a person's own numbers.
const AGAINST: &str = "against";
/// No option is other than usual.
const STANDARD: &str = "standard";

/// Games whose rows stand together: of one place, with the standard component values or with their own.
type Kind = (bool, String);

/// Counts games; those with a seat as whoever sat there sees them. An unproven game does not count.
pub fn count<'a>(games: impl IntoIterator<Item = (&'a Summary, Option<usize>)>) -> Stats {
    let mut rows = BTreeMap::<(Kind, About, String), (u32, u32)>::new();
    let mut lengths = BTreeMap::<(Kind, Unit), Vec<u32>>::new();
    let mut stats = Stats::default();
    let mut personal = false;
    for (summary, seat) in games.into_iter().filter(|(summary, _)| !summary.unproven) {
        let mine = seat.and_then(|seat| summary.seats.get(seat));
        let kind = (summary.custom, summary.told_as().to_owned());
        let mut row = |about, name: &str, counts: bool| {
            let (count, of) = rows.entry((kind.clone(), about, name.to_owned())).or_default();
            *count += u32::from(counts);
            *of += 1;
        };
        stats.games += 1;
        stats.custom += u32::from(summary.custom);
        stats.imported += u32::from(summary.imported);
        personal |= mine.is_some();
        let good = mine.map_or(summary.side == HUMANS, |mine| mine.won);
        match mine {
            Some(mine) => row(About::Side, if mine.against { AGAINST } else { HUMANS }, mine.won),
            None => row(About::Side, &summary.side, true),
        }
        if mine.is_none() && summary.side != HUMANS {
            // That they never win is worth knowing, too.
            row(About::Side, HUMANS, false);
        }
        row(About::Reason, &summary.reason, true);
        row(About::Players, &summary.players.to_string(), good);
        if summary.options.is_empty() {
            row(About::Mode, STANDARD, good);
        }
        for name in summary.options.keys() {
            row(About::Mode, name, good);
        }
        let seats = mine.map_or(summary.seats.as_slice(), std::slice::from_ref);
        for seat in seats {
            if let Some(character) = &seat.character {
                row(About::Character, character, seat.won);
            }
        }
        lengths.entry((kind.clone(), Unit::Rounds)).or_default().push(summary.rounds.into());
        if let Some(minutes) = summary.minutes {
            lengths.entry((kind, Unit::Minutes)).or_default().push(minutes);
        }
    }
    // A share of all games of its kind, not of those that ended like this.
    let of_kind = |kind: &Kind| lengths.get(&(kind.clone(), Unit::Rounds)).map_or(0, |games| games.len() as u32);
    let count = |((kind, about, name), (count, of)): ((Kind, About, String), (u32, u32))| {
        let of = match about {
            About::Reason => of_kind(&kind),
            About::Side if !personal => of_kind(&kind),
            _ => of,
        };
        let (low, high) = interval(count.into(), of.into());
        let (custom, game) = kind;
        Count { game, custom, about, name, count, of, rate: f64::from(count) / f64::from(of.max(1)), low, high }
    };
    stats.counts = rows.into_iter().map(count).collect();
    stats.lengths = lengths.into_iter().filter_map(|((kind, unit), lengths)| length(kind, unit, lengths)).collect();
    stats
}

fn length((custom, game): Kind, unit: Unit, mut lengths: Vec<u32>) -> Option<Length> {
    lengths.sort_unstable();
    let (least, most) = (*lengths.first()?, *lengths.last()?);
    Some(Length { game, custom, unit, games: lengths.len() as u32, least, median: lengths[lengths.len() / 2], most })
}

impl Stats {
    /// The same for a spreadsheet. Every word in it is one of ours: letters, digits and underscores.
    pub fn to_csv(&self) -> String {
        let mut csv = "game,about,name,count,of,rate,low,high,components\n".to_owned();
        let components = |custom| if custom { "custom" } else { "standard" };
        // Writing to a String cannot fail.
        for Count { game, custom, about, name, count, of, rate, low, high } in &self.counts {
            let (about, components) = (format!("{about:?}").to_lowercase(), components(*custom));
            let _ = writeln!(csv, "{game},{about},{name},{count},{of},{rate:.4},{low:.4},{high:.4},{components}");
        }
        for Length { game, custom, unit, games, least, median, most } in &self.lengths {
            let (unit, components) = (format!("{unit:?}").to_lowercase(), components(*custom));
            for (name, length) in [("least", least), ("median", median), ("most", most)] {
                let _ = writeln!(csv, "{game},{unit},{name},{length},{games},,,,{components}");
            }
        }
        csv
    }
}
