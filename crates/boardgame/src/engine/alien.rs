//! The exposed Alien: its plan in phase 3, and the rooms it comes to in phase 4.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::{EndReason, Event};
use crate::solo::Then;
use crate::step::{Prey, Step};
use crate::words::{Deck, Room, RoomSet, Weapon};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn alien_phase(&mut self) {
        let team = self.t().exposed();
        if team.is_empty() || self.t().strength == 0 {
            return self.draw_phase();
        }
        self.ask(Step::Plan, team);
    }

    pub(crate) fn plan_action(&mut self, seat: Seat, action: Action) {
        let team = self.t().exposed();
        match action {
            Action::Stack { room, strength } => return self.emit(Event::Drafted { seat, room, strength }),
            Action::Propose => {
                let plan = self.secret.draft[seat];
                self.emit(Event::Proposed { seat, plan, team });
            }
            _ => {}
        }
        if !self.seal(seat, action, team) {
            return;
        }
        let plan = self.agreed(team, |seat, action| match action {
            Action::Back { seat } => seat,
            _ => seat,
        });
        let plan = self.secret.draft[plan];
        self.emit(Event::PlanFixed { plan, team });
        self.emit(Event::PlanMade);
        self.draw_phase();
    }

    /// What all parts of the Alien want, or else what the speaker wants (`bg.alien.team`).
    pub(crate) fn agreed<T: PartialEq>(&self, team: SeatSet, read: impl Fn(Seat, Action) -> T) -> T {
        let answer = |seat: Seat| read(seat, self.secret.sealed[seat].unwrap_or(Action::Pass));
        let first = team.lowest().unwrap_or(self.t().speaker);
        if team.iter().all(|seat| answer(seat) == answer(first)) { answer(first) } else { answer(self.t().speaker) }
    }

    /// What everybody sees of the plan once phase 4 opens (`bg.alien.stack-sizes`).
    pub(crate) fn show_stacks(&mut self) {
        if !self.t().planned {
            return;
        }
        let plan = self.secret.plan;
        let hidden = self.t().rules.options.sealed_stacks;
        let mut sizes = Deck::default();
        for size in (1..=15u8).rev() {
            for room in plan.rooms().iter() {
                if plan.at(room) == size {
                    sizes.bury_number(if hidden { 0 } else { size });
                }
            }
        }
        self.emit(Event::StacksSeen { sizes });
    }

    pub(crate) fn encounters(&mut self) {
        if !self.t().planned {
            return self.meetings();
        }
        let plan = self.secret.plan;
        self.emit(Event::StacksRevealed { plan });
        let mut rooms = plan.rooms();
        // Alone in a sector the Alien has nothing to choose (`nw.ufo.fight`).
        if self.t().ufo.is_some() {
            rooms = rooms.iter().filter(|&room| !self.t().standing_in(room).is_empty()).collect();
        }
        self.alien_next(rooms);
    }

    /// The Leader orders the rooms of the Alien (`bg.enc.order`).
    pub(crate) fn alien_next(&mut self, left: RoomSet) {
        if self.over() {
            return;
        }
        match (left.is_empty(), left.only()) {
            (true, _) if self.t().ufo.is_some() => self.collect(),
            (true, _) if self.is_solo() => self.after_encounters(),
            (true, _) => self.meetings(),
            (_, Some(room)) => self.alien_enters(room, RoomSet::EMPTY),
            _ => self.ask_leader(Step::AlienRoom { left }),
        }
    }

    pub(crate) fn alien_enters(&mut self, room: Room, left: RoomSet) {
        self.emit(Event::Entered { room });
        let people = self.t().standing_in(room);
        if room == Room::Kennel {
            if self.t().dogs_locked == 0 {
                return self.alien_next(left);
            }
            self.alien_decides(room, left, Prey::Kennel);
        } else if people.is_empty() {
            self.alien_decides(room, left, Prey::Alone);
        } else {
            let armed = self.armed(people, &Weapon::FIRE);
            self.ask_fight(room, left, armed);
        }
    }

    /// Its parts are asked, or where nobody plays it, it does as it always does.
    fn alien_decides(&mut self, room: Room, left: RoomSet, prey: Prey) {
        if self.is_solo() {
            self.alien_follows_its_nature(room, left, prey);
        } else {
            self.ask(Step::AlienChoice { room, left, prey }, self.t().exposed());
        }
    }

    /// Everybody in the room with a weapon card is asked, whatever it is (`bg.enc.fight`).
    fn ask_fight(&mut self, room: Room, left: RoomSet, armed: SeatSet) {
        match self.t().first_in_turn(armed) {
            Some(seat) => self.ask_one(Step::Fight { room, left, rest: armed.without(seat) }, seat),
            None => self.compare(room, left),
        }
    }

    pub(crate) fn fight(&mut self, seat: Seat, action: Action, room: Room, left: RoomSet, rest: SeatSet) {
        let Action::Fire { weapon } = action else {
            return self.ask_fight(room, left, rest);
        };
        self.emit(Event::FireUsed { seat, weapon, room });
        self.pay_for_fire(seat);
        self.emit(Event::AlienRan { room });
        if self.t().ufo.is_some() && self.t().strength == 0 {
            return self.end(EndReason::UfoAlienBeaten);
        }
        self.alien_next(left);
    }

    /// Price of every fire: a random card of the stack, seen by nobody (`bg.enc.stack-card`).
    pub(crate) fn lose_stack_card(&mut self) {
        if self.t().stack == 0 {
            return;
        }
        let card = self.secret.stack.any(self.rng);
        self.emit(Event::StackLost { card });
        self.emit(Event::StackCardLost);
    }

    fn compare(&mut self, room: Room, left: RoomSet) {
        let people = self.t().standing_in(room);
        let strength = self.t().alien.at(room);
        match strength.cmp(&people.len()) {
            core::cmp::Ordering::Less => {}
            core::cmp::Ordering::Equal => self.emit(Event::LaidDown { seats: people }),
            core::cmp::Ordering::Greater => {
                return self.alien_decides(room, left, Prey::Beaten);
            }
        }
        self.emit(Event::AlienRan { room });
        self.alien_next(left);
    }

    pub(crate) fn alien_chose(&mut self, room: Room, left: RoomSet, prey: Prey) {
        let choice = self.agreed(self.t().exposed(), |_, action| action);
        self.alien_does(room, left, prey, choice);
    }

    pub(crate) fn alien_does(&mut self, room: Room, left: RoomSet, prey: Prey, choice: Action) {
        self.emit(Event::AlienChose { room, choice });
        let mut beaten = if prey == Prey::Beaten { self.t().standing_in(room) } else { SeatSet::EMPTY };
        match choice {
            Action::Eat { seat } => {
                beaten = beaten.without(seat);
                self.emit(Event::Eaten { seat, room });
                self.strip(seat);
                if self.is_solo() {
                    if !beaten.is_empty() {
                        self.emit(Event::Fled { seats: beaten });
                    }
                    return self.lost(seat, Then::Alien { left });
                }
                if let Some(reason) = self.end_by_eating(seat) {
                    return self.end(reason);
                }
                // In the UFO it takes its prey away (`nw.ufo.stronger`).
                if self.t().ufo.is_some() {
                    self.emit(Event::AlienRan { room });
                }
            }
            Action::EatDog => self.emit(Event::DogEaten { room }),
            Action::Wreck => self.wreck(room, self.t().alien.at(room)),
            _ => {}
        }
        if !beaten.is_empty() {
            self.emit(Event::Fled { seats: beaten });
        }
        self.alien_next(left);
    }

    /// Sabotage by the Alien, by Strength (`bg.loc.*`).
    pub(crate) fn wreck(&mut self, room: Room, strength: u8) {
        match room {
            Room::Armory => {
                let cards = strength.min(self.t().weapon_deck);
                if cards > 0 {
                    self.emit(Event::WeaponsLost { cards });
                }
            }
            Room::Warehouse => {
                let cards = strength.min(self.t().item_deck);
                if cards > 0 {
                    self.emit(Event::ItemsLost { cards });
                }
            }
            Room::Kitchen => {
                let tokens = strength.saturating_mul(self.t().rules.spoilt).min(self.t().pantry);
                if tokens > 0 {
                    self.emit(Event::FoodLost { tokens });
                }
            }
            Room::WeatherStation => {
                let tokens = strength.min(self.t().underground);
                if tokens > 0 {
                    self.emit(Event::FuelLost { tokens });
                }
            }
            Room::Laboratory => self.wreck_laboratory(strength),
            Room::Shed if !self.wrecks_both_snow_cats() => self.harm(room, 1),
            _ => self.harm(room, strength),
        }
    }

    /// Two Snow Cats are harmed by Strength (`nw.veh.alien`).
    fn wrecks_both_snow_cats(&self) -> bool {
        self.t().rules.is_norwegian() && !self.t().rules.options.shed_one_damage
    }

    fn wreck_laboratory(&mut self, strength: u8) {
        let count = strength.min(self.t().lab_bag);
        if count == 0 {
            return;
        }
        let tokens = { self.secret.lab_bag }.draw_many(count, self.rng);
        self.emit(Event::LabLostTokens { tokens });
        self.emit(Event::LabLost { tokens: count });
    }
}
