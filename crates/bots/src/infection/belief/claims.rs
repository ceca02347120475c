//! What others say, weighed by who says it: an accusation means one thing from a Human, another from an Imitation.

use whiteout_core::{BySeat, Seat};
use whiteout_infection::Claim;
use whiteout_infection::words::{Card, Cards, Kind as _};

use super::super::style::Style;
use super::reading::Reading;
use crate::opinions::Opinions;

/// Who has said what.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Claims {
    opinions: Opinions,
    /// Whose blood a seat has seen.
    tested: BySeat<Option<Seat>>,
    /// Whether a seat has something for this mission, as it says.
    helps: BySeat<Option<bool>>,
    /// Cards said to be handed in, or to have been.
    gave: BySeat<Option<Card>>,
}

impl Claims {
    pub(super) fn hear(&mut self, belief: &mut Reading, speaker: Seat, claim: Claim, style: &Style) {
        match claim {
            Claim::ISuspect { seat } | Claim::PleaseTest { seat } | Claim::PleaseTorch { seat } => {
                let odds =
                    [style.accuse_imitation * self.sure(speaker, seat, style), style.frame_human, style.accuse_own];
                let before = self.opinions;
                belief.each(|belief| {
                    self.opinions = before;
                    self.opinions.accuses(belief, speaker, seat, odds);
                });
            }
            Claim::ITrust { seat } => {
                let odds =
                    [style.trust_imitation / self.sure(speaker, seat, style), style.flatter_human, style.vouch_for_own];
                let before = self.opinions;
                belief.each(|belief| {
                    self.opinions = before;
                    self.opinions.vouches(belief, speaker, seat, odds);
                });
            }
            _ => {}
        }
    }

    /// Whoever has seen the blood knows, unless it is a lie.
    fn sure(&self, speaker: Seat, seat: Seat, style: &Style) -> f32 {
        if self.tested[speaker] == Some(seat) { style.after_test } else { 1.0 }
    }

    /// What is said of cards, by anybody at all.
    pub(super) fn note(&mut self, speaker: Seat, claim: Claim) {
        match claim {
            Claim::IHelp { helps } => self.helps[speaker] = Some(helps),
            Claim::IPromise { card } | Claim::IGave { card } => self.gave[speaker] = Some(card),
            _ => {}
        }
    }

    pub(super) fn tested(&mut self, by: Seat, seat: Seat) {
        self.tested[by] = Some(seat);
    }

    /// Blood may have changed since: what was seen counts no more, and what was said may be said again.
    pub(super) fn assimilated(&mut self) {
        *self = Self { helps: self.helps, gave: self.gave, ..Self::default() };
    }

    pub(super) fn new_turn(&mut self) {
        (self.helps, self.gave) = (BySeat::default(), BySeat::default());
    }

    pub(super) fn new_pool(&mut self) {
        self.gave = BySeat::default();
    }

    pub(crate) fn helps(&self, seat: Seat) -> Option<bool> {
        self.helps[seat]
    }

    pub(crate) const fn gave(&self) -> &BySeat<Option<Card>> {
        &self.gave
    }

    /// Cards turned against cards claimed: more claims of a kind than the pool can have held, and one of them is a lie.
    pub(super) fn hold_against(&self, belief: &mut Reading, turned: &Cards, unseen: u8, style: &Style) {
        for &card in Card::ALL {
            let claimants = self.gave.iter().filter(|(_, gave)| **gave == Some(card));
            let (count, bits) = claimants.fold((0u8, 0usize), |(n, bits), (seat, _)| (n + 1, bits | 1 << seat.index()));
            if count > turned[card] + unseen {
                belief.weigh(|set| if set & bits == 0 { style.honest_mistake } else { 1.0 });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn belief() -> Reading {
        let mut belief = Reading::new(4, &Style::REGULAR);
        belief.know(Seat::at(0), false);
        belief
    }

    #[test]
    fn a_word_after_a_test_weighs_more() {
        let claim = Claim::ISuspect { seat: Seat::at(2) };
        let after = [false, true].map(|tested| {
            let (mut belief, mut claims) = (belief(), Claims::default());
            if tested {
                claims.tested(Seat::at(1), Seat::at(2));
            }
            claims.hear(&mut belief, Seat::at(1), claim, &Style::REGULAR);
            belief.sum_up();
            belief.whole().of(Seat::at(2))
        });
        assert!(after[1] > after[0] + 0.1, "{after:?}");
    }

    #[test]
    fn more_claims_than_cards_put_the_claimants_in_doubt() {
        let (mut belief, mut claims) = (belief(), Claims::default());
        for seat in [1, 2] {
            claims.note(Seat::at(seat), Claim::IGave { card: Card::Gun });
        }
        let shown: Cards = [Card::Gun, Card::Axe].into_iter().collect();
        let mut spared = belief.clone();
        claims.hold_against(&mut spared, &shown, 1, &Style::REGULAR);
        claims.hold_against(&mut belief, &shown, 0, &Style::REGULAR);
        belief.sum_up();
        spared.sum_up();
        assert!(belief.whole().of(Seat::at(3)) < 0.2, "{}", belief.whole().of(Seat::at(3)));
        assert!((spared.whole().of(Seat::at(3)) - 1.0 / 3.0).abs() < 1e-5, "one was never seen");
    }
}
