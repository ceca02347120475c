//! What one viewer may know, with the choices it has.

use serde::Serialize;
use whiteout_core::{Seat, Viewer};

use crate::action::Action;
use crate::legal::legal;
use crate::secret::{Company, Drawn, Known, Own, Secret};
use crate::state::Position;
use crate::table::{Status, Table};
use crate::words::{Items, Labs, Role, Weapons};

/// What one Character of the 1-3 player game holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// The Character.
    pub seat: Seat,
    /// But for Flamethrowers, which lie open.
    pub weapons: Weapons,
    pub items: Items,
    pub labs: Labs,
    pub drawn: Drawn,
}

impl From<&Own> for Hand {
    fn from(own: &Own) -> Self {
        Self { seat: own.seat, weapons: own.weapons, items: own.items, labs: own.labs, drawn: own.drawn }
    }
}

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
    /// The 1-3 player game: what the Characters hold whose hands the viewer may see.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Hand>,
    /// The 1-3 player game: the Character for whom the viewer is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked_for: Option<Seat>,
}

impl View {
    /// Builds a view from the table and what the seat knows: nothing else can get in.
    pub fn new(viewer: Viewer, table: &Table, own: Option<Own>) -> Self {
        let mut choices = Vec::new();
        if let Some(own) = &own {
            legal(table, &own.known(), &mut |action| choices.push(action));
        }
        Self { viewer, table: *table, own, legal: choices, truth: None, hands: Vec::new(), asked_for: None }
    }

    /// The same of the 1-3 player game, from the hands that the viewer may see.
    pub(crate) fn of_hands(viewer: Viewer, table: &Table, hands: &[Own]) -> Self {
        let asked_for = match viewer {
            Viewer::Seat(player) => table.asked_for(player),
            Viewer::Spectator => None,
        };
        let mut choices = Vec::new();
        if let Some(own) = hands.iter().find(|own| Some(own.seat) == asked_for) {
            let known = Known { company: Company::Seen(hands), ..own.known() };
            legal(table, &known, &mut |action| choices.push(action));
        }
        let hands = hands.iter().map(Hand::from).collect();
        Self { viewer, table: *table, own: None, legal: choices, truth: None, hands, asked_for }
    }
}

impl<V> Position<V> {
    pub fn view_of(&self, viewer: Viewer) -> View {
        if self.table.solo.is_some() {
            let hands: Vec<Own> = self
                .table
                .seats()
                .filter(|&seat| self.table.shows_hand(viewer, seat))
                .map(|seat| {
                    // Nobody has looked at a role.
                    Own { role: Role::Human, ..self.secret.own(&self.table, seat) }
                })
                .collect();
            return View::of_hands(viewer, &self.table, &hands);
        }
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
        self.table.solo.is_none() && ghost && self.table.rules.options.ghosts_see_all
    }
}
