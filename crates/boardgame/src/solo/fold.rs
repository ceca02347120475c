//! How events change what only the 1-3 player game has on its table.

use super::{Die, DieState, Solo, SoloEvent, SoloStep, Spot};
use crate::event::Event;
use crate::step::Step;
use crate::table::Table;
use crate::words::Role;

impl Table {
    /// Folds an event of the 1-3 player game.
    pub(crate) fn apply_solo(&mut self, event: &SoloEvent) {
        match *event {
            SoloEvent::Went { seat, to } => {
                self.place[seat] = to.into();
                self.placed = self.placed.with(seat);
                self.sleepers += u8::from(to == Spot::Dormitory);
            }
            SoloEvent::Turned { seat, die, face } => {
                self.lying = self.lying.with(seat);
                self.in_solo(|solo| solo.with_die(die, |die| *die = Die { face, turned: true, ..*die }));
            }
            SoloEvent::DiceGiven { seat } => {
                let site = self.room_of(seat);
                self.in_solo(|solo| {
                    solo.actor = Some(seat);
                    solo.site = site;
                    solo.assignments += 1;
                });
            }
            SoloEvent::Rerolled { die, face, light, .. } => self.in_solo(|solo| {
                solo.garry_rerolled |= !light;
                solo.with_die(die, |die| *die = Die { face, relit: die.relit || light, ..*die });
            }),
            SoloEvent::ThreatAt { space } => self.in_solo(|solo| solo.threat = space),
            SoloEvent::Rolled { faces } => self.in_solo(|solo| solo.dice = faces.map(|face| face.map(Die::new))),
            SoloEvent::Cancelled { die, .. } => {
                self.in_solo(|solo| solo.with_die(die, |die| die.state = DieState::Cancelled));
            }
            SoloEvent::Spent { die } => self.in_solo(|solo| solo.with_die(die, |die| die.state = DieState::Spent)),
            SoloEvent::DiceAway => self.in_solo(|solo| {
                solo.dice = [None; 3];
                solo.actor = None;
                solo.site = None;
                solo.garry_rerolled = false;
                solo.burn_refused = false;
            }),
            SoloEvent::TakenOver { seat, player } => self.in_solo(|solo| solo.owners[seat] = player),
            SoloEvent::DogShown { .. }
            | SoloEvent::EscapeRolled { .. }
            | SoloEvent::WaitsForTheEnd { .. }
            | SoloEvent::Private { .. } => {}
        }
    }

    /// What an event of the big game means beyond it.
    pub(crate) fn apply_beyond(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { .. } => self.in_solo(|solo| {
                solo.assignments = 0;
                solo.forfeits = 0;
            }),
            Event::FireUsed { .. } if self.rules.options.fire_costs_extra => self.in_solo(|solo| solo.forfeits += 1),
            Event::RoleShown { seat, role } => self.in_solo(|solo| match role {
                Role::Human => solo.proven = solo.proven.with(seat),
                Role::Alien => solo.unmasked = solo.unmasked.with(seat),
            }),
            Event::BurnRefused { .. } => self.in_solo(|solo| solo.burn_refused = true),
            // Who is done is done for all own Characters.
            Event::Answered { seat } if self.step == Step::Solo(SoloStep::Share) => {
                let own = self.characters_of(self.owner(seat));
                self.traders = self.traders.minus(own);
            }
            _ => {}
        }
    }

    fn in_solo(&mut self, change: impl FnOnce(&mut Solo)) {
        if let Some(solo) = &mut self.solo {
            change(solo);
        }
    }
}

impl Solo {
    fn with_die(&mut self, die: u8, change: impl FnOnce(&mut Die)) {
        if let Some(Some(die)) = self.dice.get_mut(usize::from(die)) {
            change(die);
        }
    }
}
