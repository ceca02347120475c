//! Step 7: the Captain exchanges a card of the pool.

use whiteout_core::{Rng, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::legal::may_swap;
use crate::step::Step;
use crate::words::{Card, Power};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn ask_swap(&mut self) {
        if may_swap(self.t()) { self.ask_captain(Step::Swap) } else { self.after_swap() }
    }

    pub(crate) fn swap_action(&mut self, action: Action) {
        match action {
            Action::Swap { card } => {
                if !self.t().turn.may_swap {
                    self.use_power(Power::SwapAnyway);
                }
                self.swap_out(&[card]);
                self.feed_pool();
                self.after_swap();
            }
            Action::SwapTwo { first, second } => {
                self.use_power(Power::SwapTwo);
                self.swap_out(&[first, second]);
                self.feed_pool();
                self.feed_pool();
                self.after_swap();
            }
            Action::SwapSeeing { card } => {
                self.use_power(Power::SeeSwapped);
                self.swap_out(&[card]);
                let (by, card) = (self.t().captain, self.next_card());
                self.emit(Event::SwapDrawn);
                self.emit(Event::SwapSeen { by, card });
                self.ask_captain(Step::KeepSwapped);
            }
            Action::LookAtTop => self.look_at_top(),
            _ => self.after_swap(),
        }
    }

    fn swap_out(&mut self, cards: &[Card]) {
        let by = self.t().captain;
        self.emit(Event::Swapped { cards: cards.len() as u8 });
        for &card in cards {
            self.emit(Event::SwappedOut { by, card });
        }
    }

    /// The top Supply card joins the pool unseen.
    fn feed_pool(&mut self) {
        let card = self.next_card();
        self.emit(Event::PoolFed);
        self.emit(Event::Fed { card });
    }

    /// Norris keeps the card he saw or takes the next unseen; Sabotage that he keeps is shown at once
    /// (`inf.power.norris`).
    pub(crate) fn keep_swapped(&mut self, keep: bool) {
        if keep {
            self.emit(Event::SwapKept);
            return self.show_sabotage();
        }
        self.emit(Event::SwapThrown);
        self.feed_pool();
        self.after_swap();
    }

    fn look_at_top(&mut self) {
        self.use_power(Power::OrderTop);
        // The last card stays on top of the discards (`inf.supply.empty`).
        let last = self.g.secret.deck.kinds::<Card>().next().filter(|_| self.t().supply == 1);
        self.refill(2);
        let by = self.t().captain;
        let mut deck = self.g.secret.deck;
        if let Some(card) = last {
            deck[card] -= 1;
        }
        let mut next = |known: Option<Card>| known.unwrap_or_else(|| deck.draw(self.rng));
        let [first, second] = self.g.secret.top;
        let cards = [next(first.or(last)), next(second)];
        self.emit(Event::TopLooked);
        self.emit(Event::TopSeen { by, cards });
        self.ask_captain(Step::OrderTop);
    }

    pub(crate) fn put_on_top(&mut self, card: Card) {
        let turned = self.g.secret.top[0] != Some(card);
        let by = self.t().captain;
        self.emit(Event::TopOrdered { by, turned });
        self.ask_swap();
    }

    /// Fuchs may add a card, also without the right to swap, but not to nothing (`inf.pool.empty`); then the pool is
    /// shuffled for good.
    pub(crate) fn after_swap(&mut self) {
        if self.t().turn.pool > 0 && self.t().power_ready(Power::AddTop) {
            self.ask_power(Power::AddTop);
        } else {
            self.shuffle_again();
        }
    }

    pub(crate) fn add_top(&mut self, yes: bool) {
        if yes {
            self.use_power(Power::AddTop);
            self.feed_pool();
        }
        self.shuffle_again();
    }

    fn shuffle_again(&mut self) {
        self.emit(Event::PoolShuffled);
        self.turn_cards();
    }
}
