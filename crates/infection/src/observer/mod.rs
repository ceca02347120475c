//! What a viewer has learnt, folded from the events it may see, and full states that agree with all of it.
//!
//! A state is the public table and the face-down part. The table is known to everybody, so re-drawing
//! means dealing the face-down part anew: blood, Supply cards, chips, and answers that are still sealed.

mod blood;
mod chips;
mod own;
mod pending;
mod pool;
mod supply;

use blood::Evidence;
use whiteout_core::{Rng, Seat, SeatSet, Viewer};

use crate::config::{Config, Rules};
use crate::event::Event;
use crate::secret::{Own, Secret};
use crate::state::State;
use crate::table::Table;
use crate::view::View;

/// How often one part may be dealt again before giving up.
const TRIES: u32 = 2_000;
/// How many of these try to explain all Sabotage by Imitations, where Humans may not hand it in.
const HONEST_TRIES: u32 = 100;

/// A viewer's knowledge: the table, its own hidden things, and everything it has seen.
#[derive(Clone, Debug)]
pub struct Observer {
    viewer: Viewer,
    table: Table,
    own: Option<Own>,
    log: Vec<Event>,
    /// What it has learnt of everybody's blood.
    evidence: Evidence,
}

impl Observer {
    /// Before the first event of a game by these rules.
    pub fn by_rules(rules: Rules, viewer: Viewer) -> Self {
        let table = Table::blank(rules);
        let own = match viewer {
            Viewer::Seat(seat) => Some(Own::blank(seat)),
            Viewer::Spectator => None,
        };
        Self { viewer, table, own, log: Vec::with_capacity(1024), evidence: Evidence::default() }
    }

    /// A state as [`resample`](whiteout_core::Observer::resample) draws it, in which exactly these seats are Imitations
    /// now, however they became it; `None` while blood is being dealt, or if there are too many of them.
    pub fn resample_as(&self, imitations: SeatSet, rng: &mut impl Rng) -> Option<State> {
        let mut state = <Self as whiteout_core::Observer>::resample(self, rng)?;
        let dealing = self.table.seats().any(|seat| state.secret.second_blood[seat].is_some());
        let in_deck = self.table.rules.most_imitations().checked_sub(imitations.len()).filter(|_| !dealing)?;
        blood::hold(&self.table, imitations, in_deck, &mut state.secret);
        Some(state)
    }

    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The viewer's own hidden things.
    pub const fn own(&self) -> Option<&Own> {
        self.own.as_ref()
    }

    /// Every event seen so far.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl whiteout_core::Observer for Observer {
    type Game = State;

    fn new(config: &Config, viewer: Viewer) -> Self {
        Self::by_rules(*config.rules(), viewer)
    }

    fn see(&mut self, event: &Event) {
        debug_assert!(event.audience().includes(self.viewer), "{event:?} is not for {:?}", self.viewer);
        if let Some(own) = &mut self.own {
            own.fold(&self.table, event);
        }
        self.table.apply(event);
        self.evidence.follow(event, &self.table);
        self.log.push(*event);
    }

    fn view(&self) -> View {
        View::new(self.viewer, &self.table, self.own)
    }

    fn resample(&self, rng: &mut impl Rng) -> Option<State> {
        // Nothing is hidden any more.
        if self.table.outcome.is_some() {
            return None;
        }
        let (histories, mut secret) = (0..TRIES).find_map(|attempt| {
            let histories = blood::draw(self, rng)?;
            let mut secret = Secret::blank(&self.table.rules);
            // Somebody honest may have held nothing else: too rare to be looked for.
            let honest = histories.honest(self, attempt < HONEST_TRIES);
            supply::deal(self, honest, rng, &mut secret)?;
            Some((histories, secret))
        })?;
        blood::deal(self, &histories, &mut secret);
        chips::deal(self, rng, &mut secret)?;
        pending::deal(self, rng, &mut secret);
        Some(State { table: self.table, secret })
    }
}
