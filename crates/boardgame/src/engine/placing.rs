//! Phase 4.1: Characters move and hand in cards.

use whiteout_core::{Rng, Seat, Sink};

use super::Cx;
use crate::action::{Action, Give};
use crate::config::RescueTiming;
use crate::event::{Event, Way};
use crate::step::{AfterItems, Step};
use crate::table::LeaderToken;
use crate::words::{Card, Cards, Character, Counts, Kind as _, Room, Vehicle};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// The next Character in placing order, or the encounters.
    pub(crate) fn place_next(&mut self) {
        let table = self.t();
        let stopped = !table.aboard.is_empty() && table.rules.options.rescue_timing == RescueTiming::EncountersBefore;
        let next = table.people().minus(table.placed).iter().min_by_key(|&seat| table.placing_rank(seat));
        match next {
            Some(seat) if table.ufo.is_some() => self.ask_one(Step::Enter, seat),
            Some(seat) if !stopped => self.ask_one(Step::Place, seat),
            _ => {
                self.rouse_pack_leader();
                self.encounters();
            }
        }
    }

    pub(crate) fn place_action(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Place { room, give } => self.place(seat, room, give),
            Action::ChangeCards => self.sleep(seat),
            // Before the move, which is still to be made (`nw.sniper.when`).
            Action::Snipe { weapon } => self.emit(Event::RifleLaid { seat, weapon }),
            Action::Board => {
                self.emit(Event::Boarded { seat, vehicle: Vehicle::RescueHelicopter });
                self.place_next();
            }
            _ => debug_assert!(false, "not a way to be placed: {action:?}"),
        }
    }

    fn place(&mut self, seat: Seat, room: Room, give: Give) {
        let way = match give {
            Give::Card(_) => Way::Card,
            Give::LitCard(_) => Way::Lit,
            Give::Blind => Way::Dark,
            Give::Special => Way::Special,
            Give::LitSpecial => Way::LitSpecial,
        };
        self.emit(Event::Placed { seat, room, way });
        // The first visitor has the Leader Token at once (`bg.place.leader-token`).
        if self.t().leader_token == LeaderToken::In(room) {
            self.emit(Event::TookLeaderToken { seat });
        }
        match give {
            Give::Card(card) | Give::LitCard(card) => self.give(seat, card),
            Give::Blind => {
                let card = self.secret.hand[seat].any(self.rng);
                self.give(seat, card);
            }
            Give::Special | Give::LitSpecial => {
                let two = way == Way::LitSpecial || self.t().is(seat, Character::Norris);
                return self.special(seat, if two { 2 } else { 1 });
            }
        }
        self.after_placement();
    }

    fn give(&mut self, seat: Seat, card: Card) {
        self.emit(Event::Gave { seat, card });
        self.show_if_suspect(seat, card);
    }

    /// At maximum suspicion the card is handed in openly (`bg.place.max-shown`).
    fn show_if_suspect(&mut self, seat: Seat, card: Card) {
        if self.t().at_maximum(seat) {
            self.emit(Event::Shown { seat, card });
        }
    }

    fn special(&mut self, seat: Seat, count: u8) {
        for _ in 0..count {
            self.refill();
            if self.t().action_deck == 0 {
                break;
            }
            let card = self.top_card();
            self.emit(Event::SpecialDrew { seat, cards: 1 });
            self.emit(Event::SpecialDealt { seat, cards: Counts::one(card) });
        }
        if self.t().drawn > 1 {
            return self.ask_one(Step::PickSpecial, seat);
        }
        let only = Card::ALL.iter().copied().find(|&card| self.secret.drawn.cards[card] > 0);
        match only {
            Some(card) => self.give_special(seat, card),
            None => self.after_placement(),
        }
    }

    pub(crate) fn give_special(&mut self, seat: Seat, card: Card) {
        self.emit(Event::SpecialGave { seat, card });
        self.emit(Event::SpecialGiven { seat });
        self.show_if_suspect(seat, card);
        self.after_placement();
    }

    fn after_placement(&mut self) {
        if self.t().rules.options.items_from_placement {
            self.items_window(AfterItems::Placing);
        } else {
            self.place_next();
        }
    }

    fn sleep(&mut self, seat: Seat) {
        let size = self.t().hand[seat];
        self.emit(Event::WentToSleep { seat });
        if self.t().action_deck < size {
            self.emit(Event::Reshuffled);
        }
        let cards = self.secret.deck;
        self.emit(Event::DeckSeen { seat, cards });
        self.ask_one(Step::ChooseHand { size }, seat);
    }

    pub(crate) fn choose_hand(&mut self, seat: Seat, cards: [u8; 3]) {
        let cards: Cards = Counts(cards);
        self.emit(Event::HandChosen { seat, cards });
        self.emit(Event::ChoseHand { seat, cards: cards.total() });
        self.place_next();
    }
}
