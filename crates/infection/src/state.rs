//! The whole state of a game: the table everybody sees and what lies face down.

use serde::{Deserialize, Serialize};

use crate::config::Config;
use crate::event::Event;
use crate::secret::Secret;
use crate::table::Table;

/// A game at one moment. A value without heap: cloning is copying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub table: Table,
    pub secret: Secret,
}

impl State {
    pub fn blank(config: &Config) -> Self {
        let rules = *config.rules();
        Self { table: Table::blank(rules), secret: Secret::blank(&rules) }
    }

    /// Folds one event.
    #[inline]
    pub fn fold(&mut self, event: &Event) {
        self.secret.apply(&self.table, event);
        self.table.apply(event);
    }
}
