//! What one viewer may know, with the choices it has.

use serde::Serialize;
use whiteout_core::Viewer;

use crate::action::Action;
use crate::legal::legal;
use crate::secret::Own;
use crate::state::State;
use crate::table::Table;

/// The table, the viewer's own hidden things, and the viewer's legal actions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: Table,
    /// Absent for spectators.
    pub own: Option<Own>,
    /// Empty unless the viewer is asked.
    pub legal: Vec<Action>,
}

impl View {
    /// Builds a view from the table and what the seat knows: nothing else can get in.
    pub fn new(viewer: Viewer, table: &Table, own: Option<Own>) -> Self {
        let mut choices = Vec::new();
        if let Some(own) = &own {
            legal(table, &own.known(), &mut |action| choices.push(action));
        }
        Self { viewer, table: *table, own, legal: choices }
    }
}

impl State {
    pub fn view_of(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(self.secret.own(&self.table, seat)),
            Viewer::Spectator => None,
        };
        View::new(viewer, &self.table, own)
    }
}
