//! A seat's own hidden things, folded from the events it may see.

use crate::event::Event;
use crate::secret::Own;
use crate::step::Step;
use crate::table::{PoolPhase, Table};
use crate::words::{Card, Cards};

impl Own {
    /// Folds an event that this seat may see. `table` is the table before it.
    pub(crate) fn fold(&mut self, table: &Table, event: &Event) {
        use Event as E;
        let me = self.seat;
        match *event {
            E::Asked { step, .. } => {
                self.answer = None;
                if step != Step::OrderTop {
                    self.top = [None; 2];
                }
            }
            E::Ended { .. } => {
                self.answer = None;
                self.top = [None; 2];
            }
            E::Sealed { action, .. } => self.answer = Some(action),
            E::BloodReceived { blood, .. } => self.blood = blood,
            E::Dealt { cards, .. } => self.hand.add(&cards),
            E::Threw { card, .. } => self.hand[card] -= 1,
            E::Paid { seat, card } if seat == me => self.hand[card] -= 1,
            E::MolotovUsed { seat } if seat == me => self.hand[Card::Molotov] -= 1,
            E::Torched { seat, .. } if seat == me => self.hand = Cards::default(),
            E::Gave { card, .. } => {
                self.hand[card] -= 1;
                self.given = Some(card);
            }
            E::PoolShuffled => {
                self.given = None;
                // The Captain's look is over unless the cards stay in order.
                if table.turn.phase != PoolPhase::Forming && !table.rules.options.captain_orders {
                    self.forget_pool();
                }
            }
            E::PoolSeen { cards, .. } => self.pool = cards,
            E::SabotageGone { card } if self.pool[card] > 0 => self.pool[card] -= 1,
            E::SwappedOut { card, .. } => self.pool[card] -= 1,
            E::PoolFed if table.captain == me => self.unseen += 1,
            E::SwapSeen { card, .. } => self.swapped = Some(card),
            E::SwapKept => {
                if let Some(card) = self.swapped.take() {
                    self.pool[card] += 1;
                }
            }
            E::SwapThrown => self.swapped = None,
            E::TopSeen { cards, .. } => self.top = cards.map(Some),
            E::FlipPicked { card, .. } => {
                self.unseen -= 1;
                self.pool[card] += 1;
            }
            E::Flipped { card } if !card.is_sabotage() && self.pool[card] > 0 => self.pool[card] -= 1,
            E::PoolDropped => self.forget_pool(),
            E::SecondBloodReceived { blood, .. } => self.second_blood = Some(blood),
            E::BloodReturned { blood, .. } => {
                if let (true, Some(second)) = (self.blood == blood, self.second_blood) {
                    self.blood = second;
                }
                self.second_blood = None;
            }
            _ => {}
        }
    }

    fn forget_pool(&mut self) {
        self.pool = Cards::default();
        self.unseen = 0;
    }
}
