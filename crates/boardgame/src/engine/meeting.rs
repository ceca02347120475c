//! Encounters without the exposed Alien: dogs, and weapons that keep others away.

use whiteout_core::{Chance as _, Rng, Seat, SeatSet, Sink};

use super::Cx;
use super::pack::PACK_CATCHERS;
use crate::action::Action;
use crate::event::Event;
use crate::legal::has_weapon;
use crate::step::Step;
use crate::table::PackLeader;
use crate::words::{Character, Role, Room, RoomSet, Weapon};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn meetings(&mut self) {
        let table = self.t();
        // In the Leisure Room people meet in the 1-3 player game only (`solo.meet.leisure`).
        let rooms = if table.solo.is_some() { Room::GREEN_AND_LEISURE } else { Room::GREEN };
        let rooms = rooms
            .iter()
            .copied()
            .filter(|&room| {
                let people = table.standing_in(room);
                people.len() > 1 || self.minds_dog(people, room)
            })
            .collect();
        self.meet_next(rooms);
    }

    /// Whether these are one alone with a dog. Clark does not mind a dog (`bg.char.clark`).
    fn minds_dog(&self, people: SeatSet, room: Room) -> bool {
        let alone = people.only().is_some_and(|seat| !self.t().is(seat, Character::Clark));
        alone && self.t().dogs.contains(room)
    }

    pub(crate) fn meet_next(&mut self, left: RoomSet) {
        if self.over() {
            return;
        }
        match (left.is_empty(), left.only()) {
            (true, _) if self.is_solo() => self.alien_turn(),
            (true, _) => self.after_encounters(),
            (_, Some(room)) => self.meet(room, RoomSet::EMPTY),
            _ => self.ask_leader(Step::EncounterRoom { left }),
        }
    }

    pub(crate) fn meet(&mut self, room: Room, left: RoomSet) {
        self.emit(Event::Entered { room });
        let people = self.t().standing_in(room);
        // Whoever made it a meeting may be lost by now (`solo.threat.compare`).
        if self.is_solo() && people.len() < 2 && !self.minds_dog(people, room) {
            return self.meet_next(left);
        }
        if let Some(seat) = people.only() {
            return self.alone_with_dog(seat, room, left);
        }
        let pack_leader = self.t().pack_leader == PackLeader::In(room);
        let enough = !pack_leader || people.len() >= PACK_CATCHERS;
        if !enough && self.t().rules.options.pack_bites {
            return self.pack_bites(people, room, left);
        }
        // Weapons do not help against dogs, so the dog goes first (`bg.enc.dog-first`).
        if enough && (pack_leader || !self.t().rules.options.avoid_before_dog) {
            self.catch_dog(room);
        }
        let armed = self.armed(people, &Weapon::AVOID);
        if self.t().rules.options.sealed_avoid && !armed.is_empty() {
            return self.ask(Step::Avoid { room, left, rest: SeatSet::EMPTY, inside: people }, armed);
        }
        self.ask_avoid(room, left, armed, people);
    }

    /// Whoever has a weapon card, whatever it is; where hands are open, one of these (`solo.hands.open`).
    pub(crate) fn armed(&self, people: SeatSet, useful: &[Weapon]) -> SeatSet {
        let open = self.t().hands_are_open();
        let useful = |seat: Seat| {
            let own = self.secret.known(self.t(), seat);
            useful.iter().any(|&weapon| has_weapon(self.t(), &own, weapon))
        };
        people.iter().filter(|&seat| if open { useful(seat) } else { self.t().weapons[seat] > 0 }).collect()
    }

    fn catch_dog(&mut self, room: Room) {
        if self.t().dogs.contains(room) {
            self.emit(Event::DogCaught { room });
        }
    }

    fn ask_avoid(&mut self, room: Room, left: RoomSet, rest: SeatSet, inside: SeatSet) {
        match self.t().first_in_turn(rest) {
            Some(seat) if inside.len() > 1 => {
                self.ask_one(Step::Avoid { room, left, rest: rest.without(seat), inside }, seat);
            }
            _ => self.all_decided(room, left, inside),
        }
    }

    pub(crate) fn avoid(
        &mut self,
        seat: Seat,
        action: Action,
        room: Room,
        left: RoomSet,
        rest: SeatSet,
        mut inside: SeatSet,
    ) {
        if self.t().rules.options.sealed_avoid {
            if !self.seal_alone(seat, action) {
                return;
            }
            let sealed = self.secret.sealed;
            for seat in inside.from(self.t().leader) {
                if let Some(Action::Avoid { weapon }) = sealed[seat] {
                    self.emit(Event::Avoided { seat, weapon });
                    inside = inside.without(seat);
                }
            }
            return self.all_decided(room, left, inside);
        }
        if let Action::Avoid { weapon } = action {
            self.emit(Event::Avoided { seat, weapon });
            inside = inside.without(seat);
        }
        self.ask_avoid(room, left, rest, inside);
    }

    fn all_decided(&mut self, room: Room, left: RoomSet, inside: SeatSet) {
        // Who was there when the room was opened keeps the Pack Leader off, weapons or not (`bg.pack.two`).
        let dog = self.t().dogs.contains(room) && self.t().pack_leader != PackLeader::In(room);
        if inside.len() > 1 {
            if dog {
                self.catch_dog(room);
            }
            if self.is_solo() {
                return self.meet_each_other(inside, left);
            }
            return self.place_tokens(room, left, inside);
        }
        match inside.only() {
            // Only with `avoid_before_dog` can a dog still be here.
            Some(seat) if dog && !self.t().is(seat, Character::Clark) => {
                self.alone_with_dog(seat, room, left);
            }
            _ => self.meet_next(left),
        }
    }

    fn alone_with_dog(&mut self, seat: Seat, room: Room, left: RoomSet) {
        if self.is_solo() {
            self.dog_shows(seat, left);
        } else {
            self.dog_checks(SeatSet::one(seat), room, left);
        }
    }

    /// Each takes a token from the bag and is suspected for it (`bg.encounter.dog-alone`).
    pub(crate) fn dog_checks(&mut self, people: SeatSet, room: Room, left: RoomSet) {
        for seat in people.from(self.t().leader) {
            if self.bitten(seat) {
                return;
            }
        }
        self.tell_brood();
        for seat in people.from(self.t().leader) {
            self.suspect_in(room, seat);
        }
        self.meet_next(left);
    }

    /// A token from the Contagion bag, which goes back into it.
    pub(crate) fn dog_token(&mut self) -> Role {
        let rules = &self.table.rules;
        let (alien, all) = (u32::from(rules.bag_alien), u32::from(rules.bag_alien) + u32::from(rules.bag_human));
        if self.rng.odds(alien, all) { Role::Alien } else { Role::Human }
    }

    /// A token from the Contagion bag; true when no Human is left.
    fn bitten(&mut self, seat: Seat) -> bool {
        self.emit(Event::DogBit { seat });
        let token = self.dog_token();
        let was = self.secret.role[seat];
        self.emit(Event::LearntOfDog { seat, token });
        self.infected(seat, was)
    }
}
