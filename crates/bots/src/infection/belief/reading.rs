//! What is believed of the others by somebody who does not know how careful they are.
//!
//! A careless Imitation gives itself away by what it does with powers, Gear and cards; a careful one does as a Human
//! would, and whoever trusts all who give nothing away trusts that one. So both are believed side by side, each as
//! likely as it foretold what was seen: where nobody gives anything away, the Imitations are careful ones.

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::table::Table;
use whiteout_infection::words::Blood;

use super::super::style::Style;
use crate::belief::Belief;

#[derive(Clone, Debug)]
pub(crate) struct Reading {
    /// What is so if Imitations are careless.
    careless: Belief,
    /// What is so if they are careful, for those who reckon with it, and what is believed on the whole.
    careful: Option<(Belief, Belief)>,
    /// How likely they are careless, before anything is seen.
    prior: f32,
}

impl Reading {
    pub(super) fn new(players: u8, style: &Style) -> Self {
        let belief = Belief::new(players, SeatSet::first(players));
        let careful = (style.careless < 1.0).then(|| (belief.clone(), belief.clone()));
        Self { careless: belief, careful, prior: style.careless }
    }

    pub(super) fn each(&mut self, mut learn: impl FnMut(&mut Belief)) {
        learn(&mut self.careless);
        if let Some((careful, _)) = &mut self.careful {
            learn(careful);
        }
    }

    /// What only a careless Imitation gives away.
    pub(super) const fn careless(&mut self) -> &mut Belief {
        &mut self.careless
    }

    pub(super) fn know(&mut self, seat: Seat, imitation: bool) {
        self.each(|belief| belief.know(seat, imitation));
    }

    pub(super) fn hint(&mut self, seat: Seat, times: f32) {
        self.each(|belief| belief.hint(seat, times));
    }

    pub(super) fn weigh(&mut self, likelihood: impl Fn(usize) -> f32) {
        self.each(|belief| belief.weigh(&likelihood));
    }

    /// Something that careless Imitations and careful ones do not do alike.
    pub(super) fn weigh_apart(&mut self, careless: impl Fn(usize) -> f32, careful: impl Fn(usize) -> f32) {
        self.careless.weigh(careless);
        if let Some((belief, _)) = &mut self.careful {
            belief.weigh(careful);
        }
    }

    pub(super) fn weigh_pair(&mut self, speaker: Seat, about: Seat, odds: [f32; 3]) {
        self.each(|belief| belief.weigh_pair(speaker, about, odds));
    }

    pub(super) fn assimilated(&mut self, table: &Table, mine: Option<(Seat, Blood)>) {
        self.each(|belief| belief.assimilated(table, mine));
    }

    pub(super) fn somebody_is_left(&mut self, crew: SeatSet) {
        self.each(|belief| belief.somebody_is_left(crew));
    }

    /// Makes up one's mind: what is believed on the whole.
    pub(super) fn sum_up(&mut self) {
        self.careless.sum_up();
        if let Some((careful, whole)) = &mut self.careful {
            careful.sum_up();
            let times = (self.careless.evidence() - careful.evidence()).clamp(-30.0, 30.0).exp();
            let odds = self.prior / (1.0 - self.prior) * times;
            *whole = self.careless.mixed(careful, odds / (1.0 + odds));
            whole.sum_up();
        }
    }

    /// What is believed on the whole, after it was summed up.
    pub(super) fn whole(&self) -> &Belief {
        self.careful.as_ref().map_or(&self.careless, |(_, whole)| whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What somebody at a table of five believes of seat 1 and of seat 2, after seat 1 gave itself away so many times as
    /// often as a Human, and all others as much less.
    fn after(style: &Style, times: f32, often: usize) -> [f32; 2] {
        let mut reading = Reading::new(5, style);
        reading.know(Seat::at(0), false);
        for _ in 0..often {
            reading.careless().hint(Seat::at(1), times);
            (2..5).for_each(|seat| reading.careless().hint(Seat::at(seat), 0.8));
        }
        reading.sum_up();
        [1, 2].map(|seat| reading.whole().of(Seat::at(seat)))
    }

    #[test]
    fn a_careless_imitation_is_found_whoever_reckons_with_careful_ones() {
        for style in [Style::REGULAR, Style::EXPERT] {
            let [careless, other] = after(&style, 2.0, 8);
            assert!(careless > 0.9 && other < 0.05, "{careless} {other}");
        }
    }

    #[test]
    fn nobody_is_cleared_for_long_by_giving_nothing_away() {
        // All give nothing away, seat 1 less than the others.
        let [quiet, _] = after(&Style::REGULAR, 0.6, 12);
        assert!(quiet < 0.02, "{quiet}");
        let [quiet, _] = after(&Style::EXPERT, 0.6, 12);
        assert!(quiet > 0.2, "{quiet}");
    }
}
