//! The way out: who may try, and the dice by which the Alien stops it.

use whiteout_core::{Chance as _, Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::event::Event;
use crate::solo::{SoloEvent, SoloStep};
use crate::table::Rescue;
use crate::words::{Face, Faces, Kind as _, Vehicle};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Before the first dice the least suspected may try the Rescue Helicopter (`solo.escape.who`).
    pub(crate) fn begin_actions(&mut self) {
        match self.entitled() {
            Some(among) if self.t().rescue == Rescue::Landed => {
                let first = among.lowest().unwrap_or(self.t().leader);
                self.ask_solo(SoloStep::Board { among }, first);
            }
            _ => self.begin_dice(),
        }
    }

    /// The lowest disk; of several owners the first in turn order, who has the choice among the own.
    fn entitled(&self) -> Option<SeatSet> {
        let people = self.t().people();
        let first = self.t().least_suspected(people)?;
        let alike = |seat: &Seat| {
            self.t().suspicion[*seat] == self.t().suspicion[first] && self.t().owner(*seat) == self.t().owner(first)
        };
        Some(people.iter().filter(alike).collect())
    }

    pub(super) fn try_rescue(&mut self, seat: Seat) {
        if self.is_stopped(seat, Vehicle::RescueHelicopter) {
            return self.leisure();
        }
        self.emit(Event::Boarded { seat, vehicle: Vehicle::RescueHelicopter });
        self.board_next(SeatSet::EMPTY);
    }

    /// Keys are shown only if the Alien does not stop the escape (`solo.escape.dice`).
    pub(crate) fn drive_off(&mut self, seat: Seat, vehicle: Vehicle) {
        let stopped = self.is_stopped(seat, vehicle);
        self.tell(SoloEvent::DiceAway);
        if stopped {
            return self.leisure();
        }
        self.emit(Event::KeysShown { seat });
        self.emit(Event::Boarded { seat, vehicle });
        self.board_next(SeatSet::EMPTY);
    }

    /// A die for each point of Strength; hunger, darkness and Dormitory do not matter here.
    fn is_stopped(&mut self, seat: Seat, vehicle: Vehicle) -> bool {
        let Some(rules) = self.t().rules.solo else { return false };
        let strength = self.t().strength;
        if strength == 0 {
            return false;
        }
        let mut faces = Faces::default();
        for _ in 0..strength {
            faces[Face::at(self.rng.pick(&rules.faces))] += 1;
        }
        let interrupted = faces[Face::Sabotage] + faces[Face::Threat] >= rules.escape_stops;
        self.tell(SoloEvent::EscapeRolled { seat, vehicle, faces, interrupted });
        interrupted
    }

    /// One for each player with somebody aboard who is not asking for an own Character (`solo.board`).
    pub(crate) fn voters(&self, candidate: Seat) -> SeatSet {
        let table = self.t();
        if !self.is_solo() {
            return table.aboard;
        }
        let others = table.aboard.iter().filter(|&seat| table.owner(seat) != table.owner(candidate));
        table.one_for_each_owner(others.collect())
    }
}
