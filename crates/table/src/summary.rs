//! A finished game in a few words, for the library and for counts.

use std::mem::take;

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet};
use whiteout_games::{Fingerprint, GameKind, OptionMap};

use crate::clock::Millis;
use crate::entry::Entry;
use crate::people::{Holder, Person, Seated};
use crate::play::Playable;
use crate::record::Played;
use crate::table::{Phase, Table};
use crate::undo::without_undone;

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Summary {
    /// Its number at its table, from 0.
    pub n: u32,
    #[cfg_attr(feature = "ts", ts(as = "whiteout_games::GameKind"))]
    pub game: String,
    pub players: u8,
    /// Options that are not as usual.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: OptionMap,
    /// The version of the rules it was dealt under.
    pub rules: u32,
    /// The side that won, and why.
    pub side: String,
    pub reason: String,
    pub rounds: u16,
    pub choices: u32,
    pub ended: Millis,
    /// How long it took; unknown for a game that was imported as a file.
    pub minutes: Option<u32>,
    /// How dramatic it was, from 0 to 100.
    pub drama: u8,
    /// It was imported as a file: its names are whatever the file says.
    #[serde(default)]
    pub imported: bool,
    /// The rules do not prove it: it is never listed and never counted.
    #[serde(default)]
    pub unproven: bool,
    /// It was played with component values of its own, and counts apart from the others.
    #[serde(default)]
    pub custom: bool,
    pub seats: Vec<SummarySeat>,
    /// The same for every copy of the game; for the server alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub fingerprint: Option<Fingerprint>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SummarySeat {
    pub name: String,
    /// The level of the bot that sat there.
    pub bot: Option<String>,
    pub character: Option<String>,
    /// Whether it was against the Humans in the end.
    pub against: bool,
    pub won: bool,
    /// Who it was at this table: for the server alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub person: Option<Person>,
}

impl Summary {
    /// The game whose words tell it, and among whose games it counts: a story that goes on elsewhere is a game of that place.
    pub fn told_as(&self) -> &str {
        self.game.parse::<GameKind>().map_or(self.game.as_str(), |game| game.played_with(&self.options).id())
    }
}

/// All finished games of a table, from all its entries.
pub fn summaries<G: Playable>(entries: impl IntoIterator<Item = Entry<G>>) -> Vec<Summary> {
    let mut entries = without_undone(entries).into_iter();
    let Some(mut table) = entries.next().and_then(|first| Table::from_first(&first)) else { return Vec::new() };
    let mut found = Vec::new();
    let mut course = Course::default();
    let mut played = Played::default();
    for entry in entries {
        let before = table.phase;
        table.apply(&entry);
        match entry {
            Entry::Started { at, .. } => course = Course { began: at, ..Course::default() },
            Entry::Acted { at, .. } => {
                course.ended = at;
                course.choices += 1;
            }
            Entry::Conceded { at, .. } => course.ended = at,
            _ => continue,
        }
        if let Some(game) = &table.game {
            course.follow(game);
        }
        played.take_in(entry);
        if before != Phase::Over && table.phase == Phase::Over {
            found.extend(table.summary(&course, take(&mut played)));
        }
    }
    found
}

impl<G: Playable> Table<G> {
    fn summary(&self, course: &Course, played: Played<G>) -> Option<Summary> {
        let record = self.recorded(played);
        // What this server dealt and decided itself needs no proof. A file is judged again, whatever was written down:
        // earlier versions of this program believed more.
        let imported = self.imported().is_some();
        let unproven = imported && record.as_ref().is_none_or(|record| record.verify().is_err());
        let game = self.game.as_ref()?;
        let outcome = game.outcome()?;
        let usual = G::options();
        let is_usual = |name: &str, value: &serde_json::Value| {
            usual.iter().any(|spec| spec.name == name && spec.default == *value)
        };
        let options = G::options_of(self.config()).into_iter().filter(|(name, value)| !is_usual(name, value));
        let against = game.against();
        let seat = |(seat, seated): (Seat, &Option<Seated>)| {
            let (person, bot) = match seated.as_ref().map(|seated| &seated.holder) {
                Some(Holder::Person(person)) => (Some(*person), None),
                Some(Holder::Bot { level }) => (None, Some(level.clone())),
                None => (None, None),
            };
            SummarySeat {
                name: seated.as_ref().map(|seated| seated.name.clone()).unwrap_or_default(),
                bot,
                character: game.character(seat),
                against: against.contains(seat),
                won: outcome.winners.contains(seat),
                person,
            }
        };
        Some(Summary {
            n: self.games,
            game: G::ID.to_owned(),
            players: self.settings().players,
            options: options.collect(),
            rules: self.under().rules,
            side: outcome.side.to_owned(),
            reason: outcome.reason.to_owned(),
            rounds: game.rounds(),
            choices: course.choices,
            ended: course.ended.max(course.began),
            minutes: (course.ended > course.began).then(|| ((course.ended - course.began) / 60_000) as u32),
            drama: course.drama(self.settings().players, game),
            imported,
            unproven,
            custom: self.is_custom(),
            fingerprint: record.map(|record| record.fingerprint()),
            seats: Seat::all(self.settings().players).zip(&self.seats).map(seat).collect(),
        })
    }
}

/// What happened in a game on the way to its end.
#[derive(Default)]
struct Course {
    began: Millis,
    ended: Millis,
    choices: u32,
    against: SeatSet,
    lost: SeatSet,
    shown: SeatSet,
    /// Seats that have gone over to the other side.
    turned: u32,
    /// After how many choices something of this happened last.
    last: u32,
}

impl Course {
    fn follow<G: Playable>(&mut self, game: &G) {
        let (against, toll) = (game.against(), game.toll());
        let fresh = against.iter().filter(|&seat| !self.against.contains(seat)).count() as u32;
        if self.choices > 0 {
            self.turned += fresh;
            if fresh > 0 || toll.lost != self.lost || toll.shown != self.shown {
                self.last = self.choices;
            }
        }
        (self.against, self.lost, self.shown) = (against, toll.lost, toll.shown);
    }

    /// Half of it is what was suffered: infections and deaths, as many as half of the table counting in full. The rest is
    /// Aliens who were shown, two in full; how late the last of all that came; and how even those alive stood at the end.
    fn drama<G: Playable>(&self, players: u8, game: &G) -> u8 {
        let half = f64::from(players) / 2.0;
        let share = |count: f64, full: f64| (count / full).min(1.0);
        let turned = share(f64::from(self.turned), half);
        let lost = share(f64::from(self.lost.len()), half);
        let shown = share(f64::from(self.shown.len()), 2.0);
        let late = f64::from(self.last) / f64::from(self.choices.max(1));
        let living = Seat::all(players).filter(|&seat| !self.lost.contains(seat));
        let (aliens, humans): (Vec<_>, Vec<_>) = living.partition(|&seat| game.against().contains(seat));
        let (fewer, all) = (aliens.len().min(humans.len()), aliens.len() + humans.len());
        let even = 2.0 * fewer as f64 / all.max(1) as f64;
        let drama = 0.30 * turned + 0.20 * lost + 0.15 * shown + 0.15 * late + 0.20 * even;
        (100.0 * drama).round() as u8
    }
}
