//! What others say, weighed by who says it: an accusation means one thing from a Human, another from an Alien.

use whiteout_boardgame::Claim;
use whiteout_boardgame::words::{Card, Kind as _};
use whiteout_core::{BySeat, Seat, SeatSet};

use crate::belief::Belief;
use crate::boardgame::style::Style;
use crate::opinions::Opinions;

/// Who has said what.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Claims {
    opinions: Opinions,
    /// Cards said to have been handed in this round.
    gave: BySeat<Option<Card>>,
}

impl Claims {
    pub(crate) fn hear(&mut self, belief: &mut Belief, speaker: Seat, claim: Claim, style: &Style) {
        match claim {
            Claim::ISuspect { seat, .. } | Claim::PleaseTest { seat } => {
                let odds = [style.accuse_alien, style.frame_human, style.accuse_own];
                self.opinions.accuses(belief, speaker, seat, odds);
            }
            Claim::ITrust { seat, .. } => {
                let odds = [style.trust_alien, style.flatter_human, style.vouch_for_own];
                self.opinions.vouches(belief, speaker, seat, odds);
            }
            Claim::IGave { card } => self.gave[speaker] = Some(card),
            _ => {}
        }
    }

    pub(crate) fn new_round(&mut self) {
        self.gave = BySeat::default();
    }

    /// Those who say that they gave this card, where the stack cannot have held so many. `unseen` cards were dropped or
    /// lost and may have been anything.
    pub(crate) fn at_odds(&self, card: Card, turned: [u8; 3], unseen: u8) -> Option<SeatSet> {
        let claimants: SeatSet =
            self.gave.iter().filter(|(_, gave)| **gave == Some(card)).map(|(seat, _)| seat).collect();
        (claimants.len() > turned[card.index()] + unseen).then_some(claimants)
    }
}

/// One of these has lied about a card.
pub(crate) fn one_lied(belief: &mut Belief, claimants: SeatSet, style: &Style) {
    let bits = claimants.iter().fold(0usize, |bits, seat| bits | 1 << seat.index());
    belief.weigh(|set| if set & bits == 0 { style.honest_mistake } else { 1.0 });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn belief() -> Belief {
        let mut belief = Belief::new(4, SeatSet::first(4).without(Seat::at(0)));
        belief.sum_up();
        belief
    }

    #[test]
    fn more_claims_than_cards_put_the_claimants_in_doubt() {
        let (mut belief, mut claims) = (belief(), Claims::default());
        for seat in [1, 2] {
            claims.hear(&mut belief, Seat::at(seat), Claim::IGave { card: Card::Repair }, &Style::REGULAR);
        }
        let liars = claims.at_odds(Card::Repair, [2, 1, 1], 0).expect("one Repair for two");
        one_lied(&mut belief, liars, &Style::REGULAR);
        belief.sum_up();
        assert_eq!(liars.len(), 2);
        assert!(belief.of(Seat::at(3)) < 0.2, "{}", belief.of(Seat::at(3)));
        assert!(claims.at_odds(Card::Repair, [2, 1, 1], 1).is_none(), "one was never seen");
    }
}
