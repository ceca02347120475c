//! Whether a stored game is what the rules make of it: one judgement for the command line and the server.
//!
//! A file comes from outside, so nothing in it is believed. The actions are played again from the seed, and every event
//! is compared. A game of an earlier version of the rules is played with the component values of that version; if the
//! present rules no longer lead through it, its own events may still be shown, but they prove nothing.

use core::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, Viewer};

use crate::Hosted;
use crate::record::Record;
use crate::refused::RecordError;

/// What the rules say of a stored game.
#[derive(Clone, Debug)]
pub enum Judgement<G> {
    /// Its actions, played again from its seed, give exactly its events.
    Proven(Course<G>),
    /// It names an earlier version of the rules, and its actions do not give its events. Anybody could have written
    /// them: they can be shown, and must not count anywhere.
    Unproven(Course<G>, RecordError),
    /// It is no game of its version.
    Wrong(RecordError),
}

/// How a stored game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Course<G> {
    /// The events of each step: the deal first, then one step for each action, and one for giving up.
    pub steps: Vec<Range<usize>>,
    /// Where they lead.
    pub end: G,
}

/// How far a game that came as a file can be trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    Proven,
    Unproven,
    /// It was imported by an earlier version of this program, which did not write down how it was judged.
    Unchecked,
}

impl<G> Judgement<G> {
    /// The game with its proof, unless it is wrong.
    pub fn shown(self) -> Result<(Course<G>, Proof), RecordError> {
        match self {
            Self::Proven(course) => Ok((course, Proof::Proven)),
            Self::Unproven(course, _) => Ok((course, Proof::Unproven)),
            Self::Wrong(error) => Err(error),
        }
    }

    /// The game, if it is proven.
    pub fn proven(self) -> Result<Course<G>, RecordError> {
        match self {
            Self::Proven(course) => Ok(course),
            Self::Unproven(_, because) => Err(RecordError::Unproven(Box::new(because))),
            Self::Wrong(error) => Err(error),
        }
    }
}

impl<G: Hosted> Record<G> {
    /// Judges the game. If the file says where its seed came from, that is checked first.
    pub fn judge(&self) -> Judgement<G> {
        if let Err(error) = self.check_deal() {
            return Judgement::Wrong(error);
        }
        let because = match guarded(|| self.steps()) {
            Ok(steps) => {
                let end = self.fold(&steps, |_| ());
                return Judgement::Proven(Course { steps, end });
            }
            Err(error) => error,
        };
        if self.setup.rules() == G::RULES_VERSION || self.lengths.is_empty() {
            return Judgement::Wrong(because);
        }
        match self.by_its_own_events() {
            Ok(course) => Judgement::Unproven(course, because),
            Err(error) => Judgement::Wrong(error),
        }
    }

    /// Whether the rules prove the game; the error names the first step that differs.
    pub fn verify(&self) -> Result<(), RecordError> {
        self.judge().proven().map(drop)
    }

    /// The game as the file tells it, looked at through the eyes of every viewer.
    fn by_its_own_events(&self) -> Result<Course<G>, RecordError> {
        let steps = self.by_lengths()?;
        let end = guarded(|| Ok(self.fold(&steps, look)))?;
        Ok(Course { steps, end })
    }

    /// The steps as the file itself divides them.
    fn by_lengths(&self) -> Result<Vec<Range<usize>>, RecordError> {
        let damaged = || RecordError::Damaged("its steps do not fit its events".to_owned());
        let mut steps = Vec::with_capacity(self.lengths.len());
        let mut done = 0_usize;
        for length in &self.lengths {
            let end = done.checked_add(*length).filter(|end| *end <= self.events.len()).ok_or_else(damaged)?;
            steps.push(done..end);
            done = end;
        }
        let players = usize::from(self.setup.players());
        let by_players = self.actions.iter().all(|(seat, _)| seat.index() < players);
        let taken = 1 + self.actions.len() + usize::from(self.conceded);
        if done == self.events.len() && steps.len() == taken && by_players { Ok(steps) } else { Err(damaged()) }
    }

    fn fold(&self, steps: &[Range<usize>], after_each: impl Fn(&G)) -> G {
        let mut state = G::blank(self.setup.config());
        for step in steps {
            self.events[step.clone()].iter().for_each(|event| state.apply(event));
            after_each(&state);
        }
        state
    }
}

/// Builds every viewer's view of a state, to find out whether that can be done.
fn look<G: Hosted>(state: &G) {
    for viewer in Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        drop(state.view(viewer));
    }
}

/// A hostile file may lead the engine where no game leads: a panic there is a fault of the file.
fn guarded<T>(run: impl FnOnce() -> Result<T, RecordError>) -> Result<T, RecordError> {
    catch_unwind(AssertUnwindSafe(run))
        .unwrap_or_else(|_| Err(RecordError::Damaged("it leads where no game leads".to_owned())))
}
