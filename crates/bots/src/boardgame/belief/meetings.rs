//! How infection spreads, as far as anybody can tell: tokens that changed hands unseen, and dogs.

use whiteout_core::{MAX_SEATS, Seat};

use crate::belief::Belief;

/// Somebody who took a token from somebody else at a meeting.
pub(crate) type Take = (Seat, Seat);

impl Belief {
    /// I took from this seat and nothing happened: half of what an Alien offers is harmless.
    pub(crate) fn took_in_peace(&mut self, owner: Seat, offers: f32) {
        self.hint(owner, 1.0 - offers / 2.0);
    }

    /// Tokens changed hands unseen: whoever took from an Alien may be one now.
    pub(crate) fn met(&mut self, takes: &[Take], offers: f32) {
        let powers = |base: f32| -> [f32; MAX_SEATS + 1] { core::array::from_fn(|times| base.powi(times as i32)) };
        let (unlucky_chance, lucky_chance) = (powers(offers / 2.0), powers(1.0 - offers / 2.0));
        self.spread(|set, weight, put| {
            let at_risk = takes.iter().fold(0usize, |risk, &(taker, owner)| {
                let taken = set & (1 << owner.index()) != 0 && set & (1 << taker.index()) == 0;
                if taken { risk | 1 << taker.index() } else { risk }
            });
            // Every part of those at risk may have been unlucky.
            let mut unlucky = at_risk;
            loop {
                let spared = at_risk & !unlucky;
                let chance = unlucky_chance[unlucky.count_ones() as usize] * lucky_chance[spared.count_ones() as usize];
                put(set | unlucky, weight * chance);
                if unlucky == 0 {
                    break;
                }
                unlucky = (unlucky - 1) & at_risk;
            }
        });
    }

    /// A dog infects by the bag.
    pub(crate) fn bitten(&mut self, seat: Seat, chance: f32) {
        let bit = 1 << seat.index();
        self.spread(|set, weight, put| {
            put(set | bit, weight * chance);
            put(set, weight * (1.0 - chance));
        });
    }
}

#[cfg(test)]
mod tests {
    use whiteout_core::SeatSet;

    use super::*;

    #[test]
    fn an_exposure_clears_strangers_and_taints_guests() {
        let seat = Seat::at;
        let mut belief = Belief::new(5, SeatSet::first(5).without(seat(0)));
        belief.met(&[(seat(1), seat(2)), (seat(2), seat(1))], 0.9);
        belief.know(seat(2), true);
        belief.settle(seat(2));
        belief.sum_up();
        assert!(belief.of(seat(1)) > 0.4, "{belief:?}");
        assert!(belief.of(seat(3)) < 1e-6, "{belief:?}");
    }
}
