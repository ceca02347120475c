//! What one viewer may know, with the choices it has.

use serde::Serialize;
use whiteout_core::Viewer;

use crate::action::Action;
use crate::legal::legal;
use crate::secret::{Own, Secret};
use crate::state::Position;
use crate::table::{Status, Table};

/// The table, the viewer's own hidden things, and the viewer's legal actions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: Table,
    /// Absent for spectators.
    pub own: Option<Own>,
    /// Empty unless the viewer is asked.
    pub legal: Vec<Action>,
    /// Option `ghosts_see_all`: everything, for the dead and the escaped (`bg.info.public`, `nw.esc.view`). Never for spectators: anybody may be one.
    pub truth: Option<Box<Secret>>,
}

impl View {
    /// Builds a view from the table and what the seat knows: nothing else can get in.
    pub fn new(viewer: Viewer, table: &Table, own: Option<Own>) -> Self {
        let mut choices = Vec::new();
        if let Some(own) = &own {
            legal(table, &own.known(), &mut |action| choices.push(action));
        }
        Self { viewer, table: *table, own, legal: choices, truth: None }
    }
}

impl<V> Position<V> {
    pub fn view_of(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(self.secret.own(&self.table, seat)),
            Viewer::Spectator => None,
        };
        let mut view = View::new(viewer, &self.table, own);
        if self.is_all_seeing(viewer) {
            view.truth = Some(Box::new(self.secret));
        }
        view
    }

    pub(crate) fn is_all_seeing(&self, viewer: Viewer) -> bool {
        let ghost =
            matches!(viewer, Viewer::Seat(seat) if matches!(self.table.status[seat], Status::Dead | Status::Escaped));
        ghost && self.table.rules.options.ghosts_see_all
    }
}
