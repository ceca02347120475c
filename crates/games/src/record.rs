//! The stored form of a game, finished or running: one JSON file.
//!
//! A file comes from outside, so its events are never folded before they are proven: [`Record::verify`]
//! plays the actions again from the seed and compares every event.

use core::fmt;
use core::ops::Range;

use serde::{Deserialize, Serialize};
use whiteout_core::{Rejection, Seat};

use crate::Hosted;
use crate::deal::{Deal, DealFault};
use crate::options::OptionMap;
use crate::seed::Seed;
use crate::setup::{DataFile, Fault, Setup, list};

/// The version of the file's shape.
pub const FORMAT: u32 = 1;

/// A game as it was played.
#[derive(Clone, Debug)]
pub struct Record<G: Hosted> {
    pub setup: Setup<G>,
    pub seed: Seed,
    /// Where the seed came from, if the game was dealt at a table.
    pub deal: Option<Deal>,
    pub actions: Vec<(Seat, G::Action)>,
    pub events: Vec<G::Event>,
}

/// What a file says before anything in it is believed.
#[derive(Deserialize)]
struct Head {
    format: u32,
    game: String,
    rules: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Body<A, E> {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "rules")]
    _rules: u32,
    players: u8,
    options: OptionMap,
    #[serde(default)]
    components: Option<String>,
    seed: String,
    #[serde(default)]
    deal: Option<Deal>,
    actions: Vec<(Seat, A)>,
    events: Vec<E>,
}

/// What is wrong with a stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// Not JSON, or not the JSON of a game.
    Json(String),
    Format(u32),
    Game(String),
    Rules {
        found: u32,
        known: u32,
    },
    Seed(&'static str),
    Deal(DealFault),
    Setup(Vec<Fault>),
    /// The rules do not accept an action that the file holds.
    Rejected {
        step: usize,
        seat: Seat,
        rejection: Rejection,
    },
    /// The same actions give another event here.
    Differs {
        step: usize,
        event: usize,
        stored: Option<String>,
        played: Option<String>,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => write!(f, "not a recorded game: {error}"),
            Self::Format(found) => write!(f, "format {found} is not known, only format {FORMAT}"),
            Self::Game(error) => f.write_str(error),
            Self::Rules { found, known } => {
                write!(f, "played under rules version {found}, but this program has version {known}")
            }
            Self::Seed(error) => f.write_str(error),
            Self::Deal(fault) => fault.fmt(f),
            Self::Setup(faults) => f.write_str(&list(faults)),
            Self::Rejected { step, seat, rejection } => {
                write!(f, "step {step}: the action of seat {} is not legal: {rejection}", seat.index() + 1)
            }
            Self::Differs { step, event, stored, played } => {
                let none = || "nothing".to_owned();
                let (stored, played) = (stored.clone().unwrap_or_else(none), played.clone().unwrap_or_else(none));
                write!(f, "step {step}, event {event}: the file says {stored}, the rules say {played}")
            }
        }
    }
}

impl std::error::Error for RecordError {}

fn head(text: &str) -> Result<Head, RecordError> {
    let head: Head = serde_json::from_str(text).map_err(|error| RecordError::Json(error.to_string()))?;
    if head.format == FORMAT { Ok(head) } else { Err(RecordError::Format(head.format)) }
}

/// The name of the game in a file.
pub(crate) fn game_of(text: &str) -> Result<String, RecordError> {
    Ok(head(text)?.game)
}

impl<G: Hosted> Record<G> {
    /// Reads the text of a file. Its events are not to be trusted before [`Record::verify`].
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let head = head(text)?;
        if head.game != G::ID {
            return Err(RecordError::Game(format!("a game of \"{}\", not of \"{}\"", head.game, G::ID)));
        }
        if head.rules != G::RULES_VERSION {
            return Err(RecordError::Rules { found: head.rules, known: G::RULES_VERSION });
        }
        let body: Body<G::Action, G::Event> =
            serde_json::from_str(text).map_err(|error| RecordError::Json(error.to_string()))?;
        let seed = body.seed.parse().map_err(RecordError::Seed)?;
        let components = body.components.map(|text| DataFile { name: "components".to_owned(), text });
        let setup = Setup::new(body.players, &body.options, components).map_err(RecordError::Setup)?;
        Ok(Self { setup, seed, deal: body.deal, actions: body.actions, events: body.events })
    }

    /// The text of the file: a line for each action and each event, so that a change of one is a change of one line.
    pub fn to_json(&self) -> String {
        let mut fields = vec![
            ("format", FORMAT.to_string()),
            ("game", json(G::ID)),
            ("rules", G::RULES_VERSION.to_string()),
            ("players", self.setup.players().to_string()),
            ("options", json(&self.setup.options())),
        ];
        if let Some(components) = self.setup.components() {
            fields.push(("components", json(&components.text)));
        }
        fields.push(("seed", json(&self.seed.to_string())));
        if let Some(deal) = &self.deal {
            fields.push(("deal", json(deal)));
        }
        fields.push(("actions", lines(&self.actions)));
        fields.push(("events", lines(&self.events)));
        let fields: Vec<_> = fields.into_iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
        format!("{{\n{}\n}}\n", fields.join(",\n"))
    }

    /// Plays the actions again from the seed; the error names the first step that differs. If the file says where the
    /// seed came from, that is checked first.
    pub fn verify(&self) -> Result<(), RecordError> {
        if let Some(deal) = &self.deal {
            deal.check(&self.seed, self.setup.players()).map_err(RecordError::Deal)?;
        }
        self.steps().map(drop)
    }

    /// The events of each step, proven on the way: the deal first, then one step for each action.
    pub fn steps(&self) -> Result<Vec<Range<usize>>, RecordError> {
        let mut rng = self.seed.rng();
        let mut played = Vec::new();
        let mut state = G::start(self.setup.config(), &mut rng, &mut played);
        let mut steps = Vec::with_capacity(self.actions.len() + 1);
        let mut done = self.compare(0, 0, &played)?;
        steps.push(0..done);
        for (i, &(seat, action)) in self.actions.iter().enumerate() {
            let step = i + 1;
            played.clear();
            state.act(seat, action, &mut rng, &mut played).map_err(|rejection| RecordError::Rejected {
                step,
                seat,
                rejection,
            })?;
            let before = done;
            done = self.compare(step, before, &played)?;
            steps.push(before..done);
        }
        match self.events.get(done) {
            None => Ok(steps),
            Some(extra) => {
                let stored = Some(json(extra));
                Err(RecordError::Differs { step: self.actions.len(), event: done, stored, played: None })
            }
        }
    }

    /// Compares the events of one step with the stored ones from `at` on; gives the place after them.
    fn compare(&self, step: usize, at: usize, played: &[G::Event]) -> Result<usize, RecordError> {
        for (event, played) in (at..).zip(played) {
            let stored = self.events.get(event);
            if stored != Some(played) {
                let (stored, played) = (stored.map(json), Some(json(played)));
                return Err(RecordError::Differs { step, event, stored, played });
            }
        }
        Ok(at + played.len())
    }
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    // Only a map with keys that are no strings could fail, and there is none in a record.
    serde_json::to_string(value).unwrap_or_default()
}

fn lines<T: Serialize>(items: &[T]) -> String {
    let items: Vec<_> = items.iter().map(json).collect();
    format!("[\n{}\n]", items.join(",\n"))
}
