//! What the cards of a pool tell about those who handed them in.

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::mission::Directive;
use whiteout_infection::table::{Stage, Table};
use whiteout_infection::words::{Card, Cards, Kind as _};

use super::super::odds;
use super::super::policy::boldness;
use super::super::style::Style;
use super::reading::Reading;

/// The pool of this mission or battle, as far as a seat knows it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pool {
    gave: SeatSet,
    mine: Option<Card>,
    /// A card seen on its way in.
    seen: Option<(Seat, Card)>,
    /// All of it, for the Captain who looked.
    looked: Option<Cards>,
    sabotage: Cards,
    flipped: Cards,
    fed: u8,
    /// A Sabotage was not answered.
    struck: bool,
    found: bool,
    judged: bool,
}

fn bits(seats: SeatSet) -> usize {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// Whether a card is of no use for what is asked: by its kind alone, as everybody can see it.
pub(crate) fn spoils(table: &Table, card: Card) -> bool {
    let value = table.rules.value(card);
    match (table.turn.stage, table.directive()) {
        _ if card.is_sabotage() => true,
        (Stage::Mission, Some(Directive::Set { values })) => !values.contains(value),
        (Stage::Mission, Some(Directive::Find { items, also, .. })) => !items.contains(card) && !also.contains(card),
        _ => value == 0,
    }
}

/// The chance of so many out of so many.
fn so_many(count: u32, of: u32, rate: f32) -> f32 {
    if count > of {
        return 0.0;
    }
    let ways: f32 = (0..count).map(|i| (of - i) as f32 / (i + 1) as f32).product();
    ways * rate.powi(count as i32) * (1.0 - rate).powi((of - count) as i32)
}

impl Pool {
    pub(super) fn new(gave: SeatSet) -> Self {
        Self { gave, ..Self::default() }
    }

    pub(super) const fn given(&mut self, card: Card) {
        self.mine = Some(card);
    }

    pub(super) const fn my_card(&self) -> Option<Card> {
        self.mine
    }

    pub(super) const fn looked_into(&mut self, cards: Cards) {
        self.looked = Some(cards);
    }

    pub(super) fn turned(&mut self, card: Card) {
        self.flipped[card] += 1;
    }

    pub(super) const fn fed(&mut self) {
        self.fed += 1;
    }

    pub(super) const fn struck(&mut self) {
        self.struck = true;
    }

    /// How many times as often this comes of a mission led by an Imitation.
    pub(super) const fn captain(&self, succeeded: bool, style: &Style) -> f32 {
        match (succeeded, self.fed > 0) {
            (true, false) => style.read_succeeded,
            (true, true) => style.read_swapped,
            (false, _) if self.struck => 1.0,
            (false, false) => style.read_failed,
            (false, true) => style.read_spoilt,
        }
    }

    /// Cards turned, and how many went away unseen.
    pub(super) fn shown(&self) -> (&Cards, u8) {
        let all = self.gave.len() + self.fed;
        (&self.flipped, all.saturating_sub(self.flipped.total() + self.sabotage.total()))
    }

    /// Clark's look: no doubt about whose card it was.
    pub(super) fn saw(&mut self, belief: &mut Reading, table: &Table, seat: Seat, card: Card, style: &Style) {
        self.seen = Some((seat, card));
        let times = if card.is_sabotage() {
            style.imitation_sabotages / style.human_sabotages
        } else {
            let human = human_spoils(table);
            let imitation = human + (1.0 - human) * style.imitation_spoils;
            let honest = (1.0 - style.imitation_sabotages) / (1.0 - style.human_sabotages);
            honest * if spoils(table, card) { imitation / human } else { (1.0 - imitation) / (1.0 - human) }
        };
        belief.hint(seat, times);
    }

    /// Those whose cards are still secret.
    fn hidden(&self, me: Option<Seat>) -> SeatSet {
        let known = me.into_iter().chain(self.seen.map(|(seat, _)| seat));
        known.fold(self.gave, SeatSet::without)
    }

    /// The Captain shows all Sabotage: somebody handed it in.
    pub(super) fn sabotage_shown(
        &mut self,
        belief: &mut Reading,
        me: Option<Seat>,
        table: &Table,
        cards: Cards,
        style: &Style,
    ) {
        self.sabotage.add(&cards);
        if core::mem::replace(&mut self.found, true) {
            return;
        }
        let known = self.mine.into_iter().chain(self.seen.map(|(_, card)| card));
        let known = known.filter(|card| card.is_sabotage()).count() as u32;
        let count = u32::from(cards.total()).saturating_sub(known);
        let hidden = bits(self.hidden(me));
        let likelihood = |often: f32| {
            move |set: usize| {
                let (imitations, humans) = ((set & hidden).count_ones(), (!set & hidden).count_ones());
                let split = |theirs: u32| {
                    so_many(theirs, imitations, often) * so_many(count - theirs, humans, style.human_sabotages)
                };
                (0..=count).map(split).sum::<f32>().max(1e-4)
            }
        };
        let (careful, _) = careful_harm(table, style);
        belief.weigh_apart(likelihood(style.imitation_sabotages), likelihood(careful));
    }

    /// The pool is over: who gave what was of no use?
    pub(super) fn judge(&mut self, belief: &mut Reading, me: Option<Seat>, table: &Table, style: &Style) {
        if core::mem::replace(&mut self.judged, true) || style.imitation_spoils <= 0.0 {
            return;
        }
        let (cards, fed) = match self.looked {
            Some(cards) => (cards, 0),
            None => (self.flipped, self.fed),
        };
        let items = || Card::ITEMS.iter().copied();
        let good: u8 = items().filter(|&card| !spoils(table, card)).map(|card| cards[card]).sum();
        let bad: u8 = items().filter(|&card| spoils(table, card)).map(|card| cards[card]).sum();
        let hidden = bits(self.hidden(me));
        if hidden == 0 || good + bad == 0 {
            return;
        }
        let human = human_spoils(table);
        let known = self.mine.into_iter().chain(self.seen.map(|(_, card)| card)).filter(|card| !card.is_sabotage());
        let (mut base, mut all) = (0.0, 0.0);
        for card in known {
            all += 1.0;
            base += f32::from(u8::from(spoils(table, card)));
        }
        // What came from the deck was chosen by nobody.
        let stray =
            Card::ALL.iter().filter(|&&card| spoils(table, card)).map(|&card| table.rules.supply[card]).sum::<u8>();
        base += f32::from(fed) * f32::from(stray) / f32::from(table.rules.supply.total());
        all += f32::from(fed);
        let likelihood = |more: f32| {
            let imitation = human + (1.0 - human) * more;
            move |set: usize| {
                let (imitations, humans) = ((set & hidden).count_ones() as f32, (!set & hidden).count_ones() as f32);
                let rate = (base + imitations * imitation + humans * human) / (all + imitations + humans);
                let rate = rate.clamp(0.01, 0.99);
                rate.powi(i32::from(bad)) * (1.0 - rate).powi(i32::from(good))
            }
        };
        let (_, careful) = careful_harm(table, style);
        belief.weigh_apart(likelihood(style.imitation_spoils), likelihood(careful));
    }

    /// Nobody of the team paid: those who could have kept it to themselves.
    pub(super) fn unpaid(belief: &mut Reading, me: Option<Seat>, table: &Table, answers: &[Card], style: &Style) {
        let team = bits(me.into_iter().fold(table.turn.team, SeatSet::without));
        let holds = odds::holds(table, |card| answers.contains(&card));
        let (human, imitation) = (1.0 - holds, 1.0 - holds * style.read_pays);
        belief.weigh(|set| {
            imitation.powi((set & team).count_ones() as i32) * human.powi((!set & team).count_ones() as i32)
        });
    }
}

/// How often a Human hands in what is of no use.
fn human_spoils(table: &Table) -> f32 {
    (1.0 - odds::holds(table, |card| !spoils(table, card))).clamp(0.01, 0.9)
}

/// How often a careful Imitation hands in Sabotage, and what is of no use: as I would in its place.
fn careful_harm(table: &Table, style: &Style) -> (f32, f32) {
    let dares = boldness(table, style).clamp(0.0, 1.0);
    let armed = odds::holds(table, Card::is_sabotage);
    ((armed * dares).clamp(style.human_sabotages, 0.95), (1.0 - armed) * style.quiet * dares)
}

#[cfg(test)]
mod tests {
    use whiteout_infection::{Config, Event};

    use super::*;

    /// How much more seat 1, who handed in, is doubted than seat 6, who did not, after a Sabotage in a pool of so many.
    fn blamed(count: u8, style: &Style) -> f32 {
        let mut table = Table::blank(*Config::standard(7).expect("standard").rules());
        let team = SeatSet::first(count);
        table.apply(&Event::TeamIs { seats: team, may_swap: false });
        let mut reading = Reading::new(7, style);
        reading.know(Seat::at(0), false);
        let cards = [Card::SabotageFire].into_iter().collect();
        Pool::new(team).sabotage_shown(&mut reading, Some(Seat::at(0)), &table, cards, style);
        reading.sum_up();
        reading.whole().of(Seat::at(1)) / reading.whole().of(Seat::at(6))
    }

    #[test]
    fn whoever_reckons_with_careful_imitations_blames_a_crowd_for_sabotage_rather_than_a_few() {
        let careful = Style { careless: 0.001, ..Style::EXPERT };
        assert!(blamed(6, &careful) > 1.5 * blamed(4, &careful));
        assert!(
            blamed(6, &Style::REGULAR) < blamed(4, &Style::REGULAR),
            "for a regular player a crowd only dilutes it"
        );
    }
}
