//! How Imitations become more, as far as a seat can tell: the deal of an Assimilation, card by card.

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::table::Table;
use whiteout_infection::words::Blood;

use crate::belief::Belief;

/// Imitation cards and all cards that are left to deal.
#[derive(Clone, Copy)]
struct Deck {
    imitations: u8,
    cards: u8,
}

impl Deck {
    fn share(self) -> f32 {
        f32::from(self.imitations) / f32::from(self.cards.max(1))
    }

    const fn without(self, imitation: bool) -> Self {
        Self { imitations: self.imitations - imitation as u8, cards: self.cards.saturating_sub(1) }
    }
}

impl Belief {
    /// Everybody in the crew was dealt a card and kept an Imitation, if there was one; `mine` is what I was dealt.
    pub(crate) fn assimilated(&mut self, table: &Table, mine: Option<(Seat, Blood)>) {
        let others: Vec<Seat> = table.crew().iter().filter(|&seat| mine.is_none_or(|(me, _)| me != seat)).collect();
        self.spread(|set, weight, put| {
            let held = set.count_ones() as u8;
            let deck = Deck {
                imitations: table.rules.most_imitations().saturating_sub(held),
                cards: table.rules.blood.total(),
            };
            match mine {
                Some((_, Blood::Imitation)) if deck.imitations == 0 => {}
                Some((me, Blood::Imitation)) => {
                    deal(&others, deck.without(true), set | 1 << me.index(), weight * deck.share(), put);
                }
                Some((_, Blood::Human)) => deal(&others, deck.without(false), set, weight * (1.0 - deck.share()), put),
                None => deal(&others, deck, set, weight, put),
            }
        });
    }

    /// An Imitation was torched and the game goes on: another one is alive.
    pub(crate) fn somebody_is_left(&mut self, crew: SeatSet) {
        let crew = crew.iter().fold(0usize, |bits, seat| bits | 1 << seat.index());
        self.weigh(|set| f32::from(u8::from(set & crew != 0)));
    }
}

fn deal(seats: &[Seat], deck: Deck, set: usize, weight: f32, put: &mut dyn FnMut(usize, f32)) {
    let (Some((seat, rest)), 1..) = (seats.split_first(), deck.imitations) else {
        return put(set, weight);
    };
    let share = deck.share();
    deal(rest, deck.without(true), set | 1 << seat.index(), weight * share, put);
    if share < 1.0 {
        deal(rest, deck.without(false), set, weight * (1.0 - share), put);
    }
}

#[cfg(test)]
mod tests {
    use whiteout_infection::Config;

    use super::*;

    fn table(players: u8) -> Table {
        Table::blank(*Config::standard(players).expect("standard").rules())
    }

    #[test]
    fn with_five_players_a_human_knows_the_odds_of_the_others() {
        let mut belief = Belief::new(5, SeatSet::first(5).without(Seat::at(0)));
        belief.assimilated(&table(5), Some((Seat::at(0), Blood::Human)));
        belief.sum_up();
        // One Imitation card among the four that the others were dealt: a quarter of them hit whoever is one already.
        for seat in 1..5 {
            assert!((belief.of(Seat::at(seat)) - (0.25 + 0.75 * 0.25)).abs() < 1e-5, "{}", belief.of(Seat::at(seat)));
        }
    }

    #[test]
    fn whoever_turns_knows_that_nobody_else_did() {
        let mut belief = Belief::new(6, SeatSet::first(6).without(Seat::at(2)));
        belief.assimilated(&table(6), Some((Seat::at(2), Blood::Imitation)));
        belief.sum_up();
        assert!((belief.of(Seat::at(2)) - 1.0).abs() < 1e-6);
        assert!((belief.of(Seat::at(3)) - 0.2).abs() < 1e-5);
    }

    #[test]
    fn somebody_must_be_left_when_the_game_goes_on_after_a_fire() {
        let mut belief = Belief::new(5, SeatSet::first(5).without(Seat::at(0)));
        belief.assimilated(&table(5), Some((Seat::at(0), Blood::Human)));
        belief.know(Seat::at(1), true);
        belief.somebody_is_left(SeatSet::first(5).without(Seat::at(1)));
        belief.sum_up();
        let left: f32 = (2..5).map(|seat| belief.of(Seat::at(seat))).sum();
        assert!((left - 1.0).abs() < 1e-5, "{left}");
    }
}
