//! What lies face down, and the part of it that one seat may see.

use serde::{Deserialize, Serialize};
use whiteout_core::{BySeat, Counts, Seat};

use crate::action::Action;
use crate::config::Rules;
use crate::event::Event;
use crate::step::Step;
use crate::table::{PoolPhase, Table};
use crate::words::{Blood, ByRoom, Card, Cards, Chip, sabotage_in};

/// Everything hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Secret {
    pub blood: BySeat<Blood>,
    /// A second card, while everybody holds two.
    pub second_blood: BySeat<Option<Blood>>,
    pub blood_deck: Counts<2>,
    pub hand: BySeat<Cards>,
    /// The Supply deck without its top cards.
    pub deck: Cards,
    /// Cards on top of the deck that were put in order, the topmost first.
    pub top: [Option<Card>; 2],
    pub discard: Cards,
    /// Handed in and not shuffled yet.
    pub given: BySeat<Option<Card>>,
    /// The pool as far as the Captain has seen it; all of it once it is shuffled for good.
    pub pool: Cards,
    /// Came into the pool after the look.
    pub unseen: Cards,
    /// Drawn for the pool and looked at, not in it yet.
    pub swapped: Option<Card>,
    pub chips: ByRoom<Option<Chip>>,
    /// Answers that are not open yet.
    pub sealed: BySeat<Option<Action>>,
}

/// What one seat knows of the hidden things now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Own {
    pub seat: Seat,
    pub blood: Blood,
    /// A second card, while everybody holds two.
    pub second_blood: Option<Blood>,
    pub hand: Cards,
    /// My sealed answer.
    pub answer: Option<Action>,
    /// What I handed in, until the pool is shuffled.
    pub given: Option<Card>,
    /// For the Captain: the pool as far as it was seen.
    pub pool: Cards,
    /// For the Captain by option: how many cards came in unseen.
    pub unseen: u8,
    /// For the Captain: the card drawn for the pool.
    pub swapped: Option<Card>,
    /// For the Captain who puts them in order: the two top Supply cards.
    pub top: [Option<Card>; 2],
}

/// The part of a seat's own things that choices rest on, borrowed: what is legal can depend on nothing else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<'a> {
    pub(crate) seat: Seat,
    pub(crate) blood: Blood,
    pub(crate) second_blood: Option<Blood>,
    pub(crate) hand: &'a Cards,
    /// Only for the Captain who has looked.
    pub(crate) pool: Option<&'a Cards>,
    pub(crate) unseen: u8,
    pub(crate) top: [Option<Card>; 2],
}

impl Own {
    pub(crate) fn known(&self) -> Known<'_> {
        Known {
            seat: self.seat,
            blood: self.blood,
            second_blood: self.second_blood,
            hand: &self.hand,
            pool: Some(&self.pool),
            unseen: self.unseen,
            top: self.top,
        }
    }

    pub fn blank(seat: Seat) -> Self {
        Self {
            seat,
            blood: Blood::Human,
            second_blood: None,
            hand: Cards::default(),
            answer: None,
            given: None,
            pool: Cards::default(),
            unseen: 0,
            swapped: None,
            top: [None; 2],
        }
    }
}

/// Whether this seat has looked into the pool and still knows what is in it.
fn knows_pool(table: &Table, seat: Seat) -> bool {
    let turning = table.rules.options.captain_orders && table.turn.phase == PoolPhase::Turning;
    table.captain == seat && (turning || matches!(table.turn.phase, PoolPhase::Seen | PoolPhase::Swapping))
}

fn orders_top(table: &Table, seat: Seat) -> bool {
    table.captain == seat && table.step == Step::OrderTop
}

impl Secret {
    pub fn blank(rules: &Rules) -> Self {
        Self {
            blood: BySeat::all(Blood::Human),
            second_blood: BySeat::default(),
            blood_deck: rules.blood,
            hand: BySeat::default(),
            deck: rules.supply,
            top: [None; 2],
            discard: Cards::default(),
            given: BySeat::default(),
            pool: Cards::default(),
            unseen: Cards::default(),
            swapped: None,
            chips: ByRoom::default(),
            sealed: BySeat::default(),
        }
    }

    /// What this seat's choices may rest on.
    #[inline]
    pub(crate) fn known(&self, table: &Table, seat: Seat) -> Known<'_> {
        let knows_pool = knows_pool(table, seat);
        Known {
            seat,
            blood: self.blood[seat],
            second_blood: self.second_blood[seat],
            hand: &self.hand[seat],
            pool: knows_pool.then_some(&self.pool),
            unseen: if knows_pool { self.unseen.total() } else { 0 },
            top: if orders_top(table, seat) { self.top } else { [None; 2] },
        }
    }

    /// What this seat may know, field by field.
    pub fn own(&self, table: &Table, seat: Seat) -> Own {
        let knows_pool = knows_pool(table, seat);
        Own {
            seat,
            blood: self.blood[seat],
            second_blood: self.second_blood[seat],
            hand: self.hand[seat],
            answer: self.sealed[seat],
            given: self.given[seat],
            pool: if knows_pool { self.pool } else { Cards::default() },
            unseen: if knows_pool { self.unseen.total() } else { 0 },
            swapped: self.swapped.filter(|_| table.captain == seat),
            top: if orders_top(table, seat) { self.top } else { [None; 2] },
        }
    }

    /// Folds an event. `table` is the table before it.
    pub fn apply(&mut self, table: &Table, event: &Event) {
        use Event as E;
        match *event {
            E::Sealed { seat, action } => self.sealed[seat] = Some(action),
            E::Asked { .. } | E::Ended { .. } => self.sealed = BySeat::default(),

            E::ChipsLaid { sector, chips } => {
                for (room, chip) in sector.rooms().iter().zip(chips) {
                    self.chips[room] = chip;
                }
            }
            E::BloodReceived { seat, blood } => self.blood[seat] = blood,

            E::Dealt { seat, cards } => {
                self.draw(cards);
                self.hand[seat].add(&cards);
            }
            E::SupplyShuffled => {
                let discard = self.discard.take();
                self.deck.add(&discard);
            }
            E::Threw { seat, card } | E::Paid { seat, card } => self.throw_away(seat, card),
            E::MolotovUsed { seat } => self.throw_away(seat, Card::Molotov),
            E::Torched { seat, .. } => {
                let hand = self.hand[seat].take();
                self.discard.add(&hand);
            }

            E::Destroyed { room, .. } | E::ThingBeaten { room } => self.chips[room] = None,
            E::ChipShown { room, chip } if chip != Chip::Thing => self.chips[room] = None,

            E::Gave { seat, card } => {
                self.hand[seat][card] -= 1;
                self.given[seat] = Some(card);
            }
            E::PoolShuffled => {
                for seat in table.seats() {
                    if let Some(card) = self.given[seat].take() {
                        self.pool[card] += 1;
                    }
                }
                // From here on nobody can tell which cards came in unseen.
                if !table.rules.options.captain_orders {
                    let unseen = self.unseen.take();
                    self.pool.add(&unseen);
                }
            }
            E::SabotageGone { card } => {
                self.pool[card] -= 1;
                self.discard[card] += 1;
            }
            E::SwappedOut { card, .. } => {
                self.pool[card] -= 1;
                self.discard[card] += 1;
            }
            E::Fed { card } => {
                self.draw(Cards::one(card));
                self.unseen[card] += 1;
            }
            E::SwapSeen { card, .. } => {
                self.draw(Cards::one(card));
                self.swapped = Some(card);
            }
            E::SwapKept => {
                if let Some(card) = self.swapped.take() {
                    self.pool[card] += 1;
                }
            }
            E::SwapThrown => {
                if let Some(card) = self.swapped.take() {
                    self.discard[card] += 1;
                }
            }
            E::TopSeen { cards, .. } => {
                // What lay on top before is among them.
                for card in self.top.iter_mut().filter_map(Option::take) {
                    self.deck[card] += 1;
                }
                for card in cards {
                    self.deck[card] -= 1;
                }
                self.top = cards.map(Some);
            }
            E::TopOrdered { turned: true, .. } => self.top.swap(0, 1),
            E::FlipPicked { card, .. } => {
                self.unseen[card] -= 1;
                self.pool[card] += 1;
            }
            // A Sabotage stays in the pool until it is dealt with.
            E::Flipped { card } if !card.is_sabotage() => {
                self.pool[card] -= 1;
                self.discard[card] += 1;
            }
            E::PoolDropped => {
                let mut pool = self.pool.take();
                pool.add(&self.unseen.take());
                self.discard.add(&pool);
            }

            E::SecondBloodReceived { seat, blood } => {
                self.blood_deck[blood] -= 1;
                self.second_blood[seat] = Some(blood);
            }
            E::BloodReturned { seat, blood } => {
                self.blood_deck[blood] += 1;
                let kept = match (self.blood[seat], self.second_blood[seat].take()) {
                    (first, Some(second)) if first == blood => second,
                    (first, _) => first,
                };
                self.blood[seat] = kept;
            }
            _ => {}
        }
    }

    /// Cards leave the deck: the topmost first, if any were put in order.
    fn draw(&mut self, mut cards: Cards) {
        for _ in 0..cards.total().min(2) {
            let Some(card) = self.top[0] else { break };
            self.top = [self.top[1], None];
            cards.remove(&Cards::one(card));
        }
        self.deck.remove(&cards);
    }

    fn throw_away(&mut self, seat: Seat, card: Card) {
        self.hand[seat][card] -= 1;
        self.discard[card] += 1;
    }

    /// The Sabotage that the Captain sees in the pool.
    pub(crate) fn sabotage_seen(&self) -> Cards {
        sabotage_in(self.pool)
    }
}
