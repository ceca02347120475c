//! Phase 4: the Alien that the game plays.

use whiteout_core::{Chance as _, Rng, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::config::Victim;
use crate::event::Event;
use crate::solo::SoloStep;
use crate::step::Prey;
use crate::table::Place;
use crate::words::{Plan, Room, RoomSet};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Strength on drawn cards, each with enough to beat the largest group (`solo.alien.goal`, `solo.alien.cards`).
    pub(crate) fn alien_turn(&mut self) {
        let goal = self.largest_group() + 1;
        let mut strength = self.t().strength;
        if strength == 0 {
            return self.after_encounters();
        }
        let mut deck = self.t().location_deck();
        let mut plan = Plan::default();
        while strength > 0 {
            let room = self.draw_location(&mut deck);
            // The last card takes whatever is left.
            let share = if deck.is_empty() { strength } else { goal.min(strength) };
            plan.set(room, share);
            strength -= share;
        }
        self.emit(Event::StacksRevealed { plan });
        self.alien_next(plan.rooms());
    }

    fn largest_group(&self) -> u8 {
        let table = self.t();
        let rooms = Room::GREEN.iter().map(|&room| table.people_in(room).len()).max().unwrap_or(0);
        if !table.rules.options.goal_all_rooms {
            return rooms;
        }
        let at = |place: Place| table.people().iter().filter(|&seat| table.place[seat] == place).count() as u8;
        rooms.max(at(Place::LeisureRoom)).max(at(Place::Dormitory))
    }

    /// People, or else a dog, or else the room (`solo.alien.priorities`).
    pub(crate) fn alien_follows_its_nature(&mut self, room: Room, left: RoomSet, prey: Prey) {
        let choice = match prey {
            Prey::Kennel => Action::EatDog,
            Prey::Alone if self.t().dogs.contains(room) => Action::EatDog,
            Prey::Alone => Action::Wreck,
            Prey::Beaten => return self.take_victim(room, left),
        };
        self.alien_does(room, left, prey, choice);
    }

    fn take_victim(&mut self, room: Room, left: RoomSet) {
        let mut among = self.t().standing_in(room);
        match self.t().rules.options.victim {
            Victim::Leader => {}
            Victim::Random => {
                let n = self.rng.below(u32::from(among.len())) as u8;
                among = among.nth(n).map_or(among, SeatSet::one);
            }
            Victim::MostSuspected => {
                let most = among.iter().map(|seat| self.t().suspicion[seat]).max();
                among = among.iter().filter(|&seat| Some(self.t().suspicion[seat]) == most).collect();
            }
        }
        match among.only() {
            Some(seat) => self.alien_does(room, left, Prey::Beaten, Action::Eat { seat }),
            None => self.ask_leader_solo(SoloStep::Victim { among, room, left }),
        }
    }
}
