//! A game being played and written down at once.

use core::ops::Range;

use whiteout_core::{Rejection, Seat};

use crate::Hosted;
use crate::record::Record;
use crate::seed::{Seed, TableRng};
use crate::setup::Setup;

/// A running game that keeps its seed, its actions and its events.
#[derive(Clone, Debug)]
pub struct Recording<G: Hosted> {
    record: Record<G>,
    state: G,
    rng: TableRng,
}

impl<G: Hosted> Recording<G> {
    pub fn start(setup: Setup<G>, seed: Seed) -> Self {
        let mut rng = seed.rng();
        let mut events = Vec::new();
        let state = G::start(setup.config(), &mut rng, &mut events);
        let record = Record {
            setup,
            seed,
            deal: None,
            seats: Vec::new(),
            actions: Vec::new(),
            conceded: false,
            lengths: vec![events.len()],
            events,
        };
        Self { record, state, rng }
    }

    /// Plays an action; gives the place of its events in [`Recording::events`]. A rejected one leaves no trace.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Range<usize>, Rejection> {
        let before = self.record.events.len();
        self.state.act(seat, action, &mut self.rng, &mut self.record.events)?;
        self.record.actions.push((seat, action));
        self.record.lengths.push(self.record.events.len() - before);
        Ok(before..self.record.events.len())
    }

    /// Ends the game because its players give it up together; `false`, and nothing happens, where they cannot.
    pub fn concede(&mut self) -> bool {
        let before = self.record.events.len();
        if !self.state.concede(&mut self.rng, &mut self.record.events) {
            return false;
        }
        self.record.conceded = true;
        self.record.lengths.push(self.record.events.len() - before);
        true
    }

    pub const fn state(&self) -> &G {
        &self.state
    }

    pub fn events(&self) -> &[G::Event] {
        &self.record.events
    }

    pub const fn record(&self) -> &Record<G> {
        &self.record
    }
}
