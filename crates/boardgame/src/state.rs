//! The whole state of a game: the table everybody sees and what lies face down.

use core::marker::PhantomData;

use serde::{Deserialize, Serialize};

use crate::config::Config;
use crate::event::Event;
use crate::secret::Secret;
use crate::table::Table;
use crate::variant::{Cooperative, NorwegianOutpost, Outpost31};

/// A game at one moment. A value without heap: cloning is copying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<V> {
    pub table: Table,
    pub secret: Secret,
    #[serde(skip)]
    variant: PhantomData<V>,
}

/// A game at Outpost 31.
pub type State = Position<Outpost31>;
/// A game at the Norwegian station.
pub type Norwegian = Position<NorwegianOutpost>;
/// A game of 1 to 3 players. Its seats are the Characters; the players are their owners.
pub type Cooperation = Position<Cooperative>;

impl<V> Position<V> {
    pub fn blank(config: &Config) -> Self {
        let rules = *config.rules();
        Self::of(Table::blank(rules), Secret::blank(&rules))
    }

    #[expect(clippy::large_types_passed_by_value, reason = "both move into the position")]
    pub(crate) const fn of(table: Table, secret: Secret) -> Self {
        Self { table, secret, variant: PhantomData }
    }

    /// Folds one event.
    #[inline]
    pub fn fold(&mut self, event: &Event) {
        self.secret.apply(&self.table, event);
        self.table.apply(event);
    }
}
