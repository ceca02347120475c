//! Who has accused whom, and who has vouched for whom: saying it again adds nothing, and a mind may change.

use whiteout_core::{BySeat, Seat, SeatSet};

use crate::belief::Belief;

/// What everybody has said of everybody.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Opinions {
    suspects: BySeat<SeatSet>,
    trusts: BySeat<SeatSet>,
}

impl Opinions {
    /// Weighs an accusation, if it is news. The odds are those of [`Belief::weigh_pair`].
    pub(crate) fn accuses(&mut self, belief: &mut Belief, speaker: Seat, about: Seat, odds: [f32; 3]) {
        if !self.suspects[speaker].contains(about) {
            self.suspects[speaker] = self.suspects[speaker].with(about);
            self.trusts[speaker] = self.trusts[speaker].without(about);
            belief.weigh_pair(speaker, about, odds);
        }
    }

    /// The same for a word of trust.
    pub(crate) fn vouches(&mut self, belief: &mut Belief, speaker: Seat, about: Seat, odds: [f32; 3]) {
        if !self.trusts[speaker].contains(about) {
            self.trusts[speaker] = self.trusts[speaker].with(about);
            self.suspects[speaker] = self.suspects[speaker].without(about);
            belief.weigh_pair(speaker, about, odds);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_accusation_weighs_on_the_accused_and_only_once() {
        let mut belief = Belief::new(4, SeatSet::first(4).without(Seat::at(0)));
        let mut opinions = Opinions::default();
        let mut doubt = |opinions: &mut Opinions| {
            opinions.accuses(&mut belief, Seat::at(1), Seat::at(2), [2.0, 1.2, 0.5]);
            belief.sum_up();
            belief.of(Seat::at(2))
        };
        let after = doubt(&mut opinions);
        assert!(after > 0.34, "{after}");
        assert!((doubt(&mut opinions) - after).abs() < 1e-6);
    }

    #[test]
    fn whoever_vouches_for_somebody_takes_an_accusation_back() {
        let mut belief = Belief::new(4, SeatSet::first(4).without(Seat::at(0)));
        let mut opinions = Opinions::default();
        let (speaker, about) = (Seat::at(1), Seat::at(2));
        opinions.accuses(&mut belief, speaker, about, [2.0, 1.2, 0.5]);
        opinions.vouches(&mut belief, speaker, about, [0.5, 0.8, 1.5]);
        assert!(!opinions.suspects[speaker].contains(about));
        opinions.accuses(&mut belief, speaker, about, [2.0, 1.2, 0.5]);
        assert!(!opinions.trusts[speaker].contains(about));
    }
}
