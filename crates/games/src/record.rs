//! The stored form of a game, finished or running: one JSON file.
//!
//! A file comes from outside, so nothing in it is believed before [`Record::judge`] has judged it. No file is larger than
//! [`crate::limits`] allow.

use core::ops::Range;

use serde::{Deserialize, Serialize};
use whiteout_core::Seat;

use crate::Hosted;
use crate::deal::Deal;
use crate::kind::GameKind;
use crate::limits::{self, Longest};
use crate::options::OptionMap;
use crate::refused::RecordError;
use crate::seed::Seed;
use crate::setup::{DataFile, Setup};
use crate::whom::Whom;

/// The version of the file's shape.
pub const FORMAT: u32 = 1;

/// A game as it was played.
#[derive(Clone, Debug)]
pub struct Record<G: Hosted> {
    pub setup: Setup<G>,
    pub seed: Seed,
    /// Where the seed came from, if the game was dealt at a table.
    pub deal: Option<Deal>,
    /// Who played, in the order of the seats; empty if nobody said.
    pub seats: Vec<Whom>,
    pub actions: Vec<(Seat, G::Action)>,
    /// The players gave up together after the last action: one more step.
    pub conceded: bool,
    pub events: Vec<G::Event>,
    /// How many of the events each step has, the deal first; empty in files from before it was written down.
    pub lengths: Vec<usize>,
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
    #[serde(default)]
    seats: Vec<Whom>,
    #[serde(default)]
    steps: Vec<usize>,
    actions: Vec<(Seat, A)>,
    #[serde(default)]
    conceded: bool,
    events: Vec<E>,
}

fn head(text: &str) -> Result<Head, RecordError> {
    let head: Head = serde_json::from_str(text).map_err(|error| RecordError::of_head(&error, text))?;
    if head.format == FORMAT { Ok(head) } else { Err(RecordError::Format(head.format)) }
}

/// The name of the game in a file.
pub(crate) fn game_of(text: &str) -> Result<String, RecordError> {
    Ok(head(text)?.game)
}

impl<G: Hosted> Record<G> {
    /// Reads the text of a file. Its events are not to be trusted before [`Record::judge`].
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let head = head(text)?;
        if head.game != G::ID {
            return Err(RecordError::Game(format!("a game of \"{}\", not of \"{}\"", head.game, G::ID)));
        }
        if head.rules == 0 || head.rules > G::RULES_VERSION {
            return Err(RecordError::Rules { found: head.rules, known: G::RULES_VERSION });
        }
        let body: Body<G::Action, G::Event> =
            serde_json::from_str(text).map_err(|error| RecordError::of_body(&error))?;
        let Longest { actions, events } = G::ID.parse::<GameKind>().map_err(RecordError::Game)?.longest();
        at_most("actions", body.actions.len(), actions)?;
        at_most("events", body.events.len(), events)?;
        at_most("steps", body.steps.len(), actions + 2)?;
        at_most("bytes of components", body.components.as_ref().map_or(0, String::len), limits::COMPONENT_BYTES)?;
        let seed = body.seed.parse().map_err(RecordError::Seed)?;
        let components = body.components.map(|text| DataFile { name: "components".to_owned(), text });
        let setup =
            Setup::of_version(head.rules, body.players, &body.options, components).map_err(RecordError::Setup)?;
        if !body.seats.is_empty() && body.seats.len() != usize::from(body.players) {
            return Err(RecordError::Damaged(format!("{} seats of {} players", body.seats.len(), body.players)));
        }
        if body.conceded && !G::COOPERATIVE {
            return Err(RecordError::Damaged("nobody can give this game up".to_owned()));
        }
        let Body { deal, seats, actions, conceded, events, steps: lengths, .. } = body;
        Ok(Self { setup, seed, deal, seats, actions, conceded, events, lengths })
    }

    /// The text of the file: a line for each action and each event, so that a change of one is a change of one line.
    pub fn to_json(&self) -> String {
        let mut fields = vec![
            ("format", FORMAT.to_string()),
            ("game", json(G::ID)),
            ("rules", self.setup.rules().to_string()),
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
        if !self.seats.is_empty() {
            fields.push(("seats", json(&self.seats)));
        }
        if !self.lengths.is_empty() {
            fields.push(("steps", json(&self.lengths)));
        }
        fields.push(("actions", lines(&self.actions)));
        if self.conceded {
            fields.push(("conceded", json(&true)));
        }
        fields.push(("events", lines(&self.events)));
        let fields: Vec<_> = fields.into_iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
        format!("{{\n{}\n}}\n", fields.join(",\n"))
    }

    pub(crate) fn check_deal(&self) -> Result<(), RecordError> {
        let check = |deal: &Deal| deal.check(&self.seed, self.setup.players()).map_err(RecordError::Deal);
        self.deal.as_ref().map_or(Ok(()), check)
    }

    /// The events of each step, proven on the way: the deal first, then one step for each action, and for giving up.
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
        if self.conceded {
            played.clear();
            if !state.concede(&mut rng, &mut played) {
                return Err(RecordError::Damaged("it was over before it was given up".to_owned()));
            }
            let before = done;
            done = self.compare(steps.len(), before, &played)?;
            steps.push(before..done);
        }
        match self.events.get(done) {
            None => Ok(steps),
            Some(extra) => {
                let stored = Some(json(extra));
                Err(RecordError::Differs { step: steps.len() - 1, event: done, stored, played: None })
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

fn at_most(what: &'static str, found: usize, most: usize) -> Result<(), RecordError> {
    if found <= most { Ok(()) } else { Err(RecordError::TooLong { what, found, most }) }
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    // Only a map with keys that are no strings could fail, and there is none in a record.
    serde_json::to_string(value).unwrap_or_default()
}

fn lines<T: Serialize>(items: &[T]) -> String {
    let items: Vec<_> = items.iter().map(json).collect();
    format!("[\n{}\n]", items.join(",\n"))
}
