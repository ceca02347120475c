//! What a viewer has learnt, folded from the events it may see, and full states that agree with all of it.
//!
//! A state is the public table and the face-down part. The table is known to everybody, so re-drawing
//! means dealing the face-down part anew: Action cards, Weapons, Items, Lab Tokens, roles with their
//! infection chain, and answers that are still sealed. Each part is played through the log with cards
//! whose faces are left open until something seen fixes them.

mod cards;
mod labs;
mod moves;
mod own;
mod pending;
mod piles;
mod roles;
mod solo;

use core::marker::PhantomData;

use whiteout_core::{Rng, Seat, SeatSet, Viewer};

use self::moves::Moves;
use crate::config::{Config, Rules};
use crate::event::Event;
use crate::secret::{Own, Secret};
use crate::state::Position;
use crate::table::Table;
use crate::variant::{Outpost31, Variant};
use crate::view::View;

/// How often one part may be dealt again before giving up.
const TRIES: u32 = 2_000;

/// A viewer's knowledge of a game of the family: the table, its own hidden things, and everything it has seen.
#[derive(Clone, Debug)]
pub struct Witness<V> {
    seen: Seen,
    variant: PhantomData<V>,
}

/// A viewer's knowledge of a game at Outpost 31.
pub type Observer = Witness<Outpost31>;

/// The same whatever the game is called.
#[derive(Clone, Debug)]
struct Seen {
    viewer: Viewer,
    blank: Table,
    table: Table,
    own: Option<Own>,
    /// The 1-3 player game: the hands that the viewer may see, by Character.
    hands: Vec<Own>,
    log: Vec<Event>,
    moves: Moves,
}

impl<V> Witness<V> {
    /// Before the first event of a game by these rules.
    pub fn by_rules(rules: Rules, viewer: Viewer) -> Self {
        Self { seen: Seen::new(rules, viewer), variant: PhantomData }
    }

    /// A full state in which exactly these seats with a Character are Aliens; `None` if nothing seen allows it.
    pub fn resample_as(&self, aliens: SeatSet, rng: &mut impl Rng) -> Option<Position<V>> {
        self.seen.draw(Some(aliens), rng).map(|secret| Position::of(self.seen.table, secret))
    }

    pub const fn table(&self) -> &Table {
        &self.seen.table
    }

    /// The viewer's own hidden things.
    pub const fn own(&self) -> Option<&Own> {
        self.seen.own.as_ref()
    }

    /// Every event seen so far.
    pub fn log(&self) -> &[Event] {
        &self.seen.log
    }
}

impl<V: Variant> whiteout_core::Observer for Witness<V> {
    type Game = Position<V>;

    fn new(config: &Config, viewer: Viewer) -> Self {
        Self::by_rules(*config.rules(), viewer)
    }

    fn see(&mut self, event: &Event) {
        self.seen.see(event);
    }

    fn view(&self) -> View {
        if self.seen.table.solo.is_some() {
            return View::of_hands(self.seen.viewer, &self.seen.table, &self.seen.hands);
        }
        View::new(self.seen.viewer, &self.seen.table, self.seen.own)
    }

    fn resample(&self, rng: &mut impl Rng) -> Option<Position<V>> {
        self.seen.draw(None, rng).map(|secret| Position::of(self.seen.table, secret))
    }
}

impl Seen {
    fn new(rules: Rules, viewer: Viewer) -> Self {
        let table = Table::blank(rules);
        let own = match viewer {
            Viewer::Seat(seat) if table.solo.is_none() => Some(Own::blank(seat)),
            _ => None,
        };
        let hands = solo::hands(viewer, &table);
        Self { viewer, blank: table, table, own, hands, log: Vec::with_capacity(1024), moves: Moves::default() }
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn see(&mut self, event: &Event) {
        if self.table.solo.is_some() {
            return self.see_together(event);
        }
        debug_assert!(event.audience().includes(self.viewer), "{event:?} is not for {:?}", self.viewer);
        if let Some(own) = &mut self.own {
            own.fold(event);
        }
        self.keep(event, event);
    }

    /// Takes in an event; `plain` is what it means in terms of the big game.
    fn keep(&mut self, event: &Event, plain: &Event) {
        let before = self.table;
        self.table.apply(event);
        let (viewer, seat) = (self.viewer, self.seat());
        let sees = |other| if before.solo.is_some() { before.shows_hand(viewer, other) } else { seat == Some(other) };
        self.moves.note(plain, &before, &self.table, sees);
        self.log.push(*plain);
    }

    /// The face-down half of a world that agrees with everything seen, and with who is supposed to be an Alien.
    fn draw(&self, aliens: Option<SeatSet>, rng: &mut impl Rng) -> Option<Secret> {
        // Nothing is hidden any more.
        if self.table.outcome.is_some() {
            return None;
        }
        let mut secret = Secret::blank(&self.table.rules);
        let again = |part: &mut dyn FnMut() -> Option<()>| (0..TRIES).find_map(|_| part());
        if self.table.solo.is_some() {
            solo::deal_roles(self, rng, &mut secret);
        } else {
            roles::deal(self, aliens, rng, &mut secret)?;
            again(&mut || cards::deal(self, rng, &mut secret))?;
        }
        again(&mut || piles::deal_weapons(self, rng, &mut secret))?;
        again(&mut || piles::deal_items(self, rng, &mut secret))?;
        again(&mut || labs::deal(self, rng, &mut secret))?;
        pending::deal(self, rng, &mut secret);
        Some(secret)
    }
}
