//! Set-up: the board, decks, first Leader, Characters and roles.

use whiteout_core::{Chance as _, Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::config::CharacterDeal;
use crate::event::Event;
use crate::step::Step;
use crate::words::{Character, Counts, Deck, Kind, Role, Room};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn set_up(&mut self) {
        let rules = self.t().rules;
        self.emit(Event::BoardLaid);
        let deck = self.shuffled::<_, crate::words::Weapon>(&rules.weapons);
        self.emit(Event::WeaponsShuffled { deck });
        let deck = self.shuffled::<_, crate::words::Item>(&rules.items);
        self.emit(Event::ItemsShuffled { deck });
        // Nobody looks for the Leader Token where the lead passes to the left (`solo.setup.leader`).
        if rules.solo.is_none() {
            let room = Room::GREEN[self.rng.below(Room::GREEN.len() as u32) as usize];
            self.emit(Event::LeaderTokenAt { room });
        }
        let leader = rules.options.first_leader.unwrap_or_else(|| self.random_seat(rules.seats()));
        let leader = self.t().characters_of(leader).lowest().unwrap_or(leader);
        self.emit(Event::LeaderIs { seat: leader });
        for seat in Seat::all(rules.players) {
            self.draw_cards(seat, rules.hand_start);
        }
        match rules.options.characters {
            CharacterDeal::Random => {
                let mut people = rules.setting.cast();
                self.rng.shuffle(&mut people);
                for (seat, character) in Seat::all(rules.players).zip(people) {
                    self.emit(Event::Seated { seat, character });
                }
                self.deal_roles();
            }
            // Before roles are dealt, so that no pick can depend on one (`bg.setup.characters`).
            CharacterDeal::Draft => self.ask_one(Step::PickCharacter, leader),
        }
    }

    pub(crate) fn pick_character(&mut self, seat: Seat, character: Character) {
        self.emit(Event::Seated { seat, character });
        let left: SeatSet = self.t().seats().filter(|&seat| self.t().characters[seat].is_none()).collect();
        match left.first_from(seat) {
            Some(next) => self.ask_one(Step::PickCharacter, next),
            None => self.deal_roles(),
        }
    }

    fn deal_roles(&mut self) {
        if let Some(rules) = self.t().rules.solo {
            self.deal_role_cards(rules.roles);
            return self.begin_round();
        }
        let alien = self.random_seat(self.t().rules.players);
        for seat in self.t().seats() {
            let role = if seat == alien { Role::Alien } else { Role::Human };
            self.emit(Event::RoleDealt { seat, role });
        }
        if self.t().rules.is_norwegian() {
            self.deal_records(alien);
        }
        self.tell_brood();
        self.begin_round();
    }

    /// A Human's teeth are a matter of chance, an Alien's always healthy (`nw.setup.records`).
    fn deal_records(&mut self, alien: Seat) {
        for seat in self.t().seats() {
            let fillings = seat != alien && self.rng.odds(1, 2);
            self.emit(Event::RecordDealt { seat, fillings });
        }
    }

    /// One card under each Character, unseen by all; the rest is put away (`solo.roles`).
    fn deal_role_cards(&mut self, mut cards: [u8; 2]) {
        for seat in self.t().seats() {
            let role = Role::at(self.rng.pick(&cards));
            cards[role.index()] -= 1;
            self.emit(Event::RoleDealt { seat, role });
        }
    }

    fn random_seat(&mut self, n: u8) -> Seat {
        Seat::at(self.rng.below(u32::from(n)) as u8)
    }

    /// A deck with these cards in random order.
    pub(crate) fn shuffled<const N: usize, K: Kind>(&mut self, cards: &Counts<N>) -> Deck {
        let mut rest = *cards;
        let mut deck = Deck::default();
        for _ in 0..cards.total() {
            deck.bury(rest.draw::<K>(self.rng));
        }
        deck
    }
}
