//! Who may be an enemy: the odds of every possible set of seats that are secretly against the Humans.
//!
//! Eight seats make 256 sets, few enough to keep them all: nothing is sampled, and what is learnt of one seat
//! tells of the others by itself.

use whiteout_core::{BySeat, Seat, SeatSet};

/// Below this the sets that agree with a fact are a slip of the model, not a possibility.
const NOTHING: f32 = 1e-6;

/// Odds by set of secret enemies; bit `i` of an index stands for seat `i`.
#[derive(Clone, Debug)]
pub(crate) struct Belief {
    weight: [f32; 256],
    seats: u8,
    odds: BySeat<f32>,
    certainty: f32,
    stale: bool,
    /// Hints about single seats that are not worked into the weights yet: many come between two looks.
    hints: BySeat<f32>,
    hinted: bool,
    /// How likely all that was seen was, as a logarithm.
    evidence: f32,
}

impl Belief {
    /// One enemy among `suspects`, anybody alike.
    pub(crate) fn new(seats: u8, suspects: SeatSet) -> Self {
        let mut belief = Self {
            weight: [0.0; 256],
            seats,
            odds: BySeat::default(),
            certainty: 0.0,
            stale: true,
            hints: BySeat::all(1.0),
            hinted: false,
            evidence: 0.0,
        };
        let share = 1.0 / f32::from(suspects.len().max(1));
        for seat in suspects.iter() {
            belief.weight[1 << seat.index()] = share;
        }
        belief
    }

    fn sets(&self) -> usize {
        1 << self.seats
    }

    fn weights(&mut self) -> &mut [f32] {
        &mut self.weight[..1 << self.seats]
    }

    /// How likely this seat is a secret enemy.
    pub(crate) fn of(&self, seat: Seat) -> f32 {
        self.odds[seat]
    }

    /// How likely the best guess about everybody at once is right: the chance to sort all people well.
    pub(crate) const fn certainty(&self) -> f32 {
        self.certainty
    }

    /// Something was seen that an enemy in this seat would do so many times as often as a Human.
    pub(crate) fn hint(&mut self, seat: Seat, times: f32) {
        self.hints[seat] *= times;
        self.hinted = true;
    }

    /// Works the hints in: the factor of a set is the product of those of its seats.
    fn take_hints(&mut self) {
        if !self.hinted {
            return;
        }
        self.hinted = false;
        let mut factor = [1.0f32; 256];
        for index in 0..self.seats {
            let times = self.hints[Seat::at(index)];
            let (without, with) = factor.split_at_mut(1 << index);
            for (with, without) in with.iter_mut().zip(without) {
                *with = *without * times;
            }
        }
        self.hints = BySeat::all(1.0);
        for (weight, factor) in self.weights().iter_mut().zip(&factor) {
            *weight *= factor;
        }
        self.even_out();
    }

    /// The seat's role is known now.
    pub(crate) fn know(&mut self, seat: Seat, enemy: bool) {
        self.take_hints();
        let bit = 1 << seat.index();
        let agrees = |set: usize| (set & bit != 0) == enemy;
        let mass: f32 = (0..self.sets()).filter(|&set| agrees(set)).map(|set| self.weight[set]).sum();
        if mass > NOTHING {
            self.evidence += mass.ln();
            for set in 0..self.sets() {
                self.weight[set] = if agrees(set) { self.weight[set] / mass } else { 0.0 };
            }
        } else {
            self.project(bit, enemy);
        }
        self.stale = true;
    }

    /// The seat is no secret any more, exposed or dead: its place in the sets is cleared.
    pub(crate) fn settle(&mut self, seat: Seat) {
        self.take_hints();
        self.project(1 << seat.index(), false);
        self.stale = true;
    }

    /// The seat has just changed sides.
    pub(crate) fn turn(&mut self, seat: Seat) {
        self.take_hints();
        self.project(1 << seat.index(), true);
        self.stale = true;
    }

    fn project(&mut self, bit: usize, set_it: bool) {
        for set in 0..self.sets() {
            if (set & bit != 0) != set_it {
                self.weight[set ^ bit] += self.weight[set];
                self.weight[set] = 0.0;
            }
        }
    }

    /// Weighs every set by how well it explains something seen.
    pub(crate) fn weigh(&mut self, likelihood: impl Fn(usize) -> f32) {
        self.take_hints();
        // A likelihood may be costly, and most sets are out of the question.
        for (set, weight) in self.weights().iter_mut().enumerate().filter(|(_, weight)| **weight > 0.0) {
            *weight *= likelihood(set);
        }
        self.even_out();
    }

    /// Makes the weights odds again.
    fn even_out(&mut self) {
        let total = sum(self.weights());
        if total > NOTHING {
            self.evidence += total.ln();
            let share = 1.0 / total;
            self.weights().iter_mut().for_each(|weight| *weight *= share);
        }
        self.stale = true;
    }

    /// How likely what was seen was by this belief, as a logarithm: to be held against another that saw the same.
    pub(crate) const fn evidence(&self) -> f32 {
        self.evidence
    }

    /// What is believed by somebody who holds this belief for so likely, and the other else.
    pub(crate) fn mixed(&self, other: &Self, share: f32) -> Self {
        let mut mixed = self.clone();
        for (mine, theirs) in mixed.weights().iter_mut().zip(&other.weight) {
            *mine = share * *mine + (1.0 - share) * theirs;
        }
        mixed.stale = true;
        mixed
    }

    /// Every set that is possible, and how likely it is.
    pub(crate) fn likely(&self) -> impl Iterator<Item = (usize, f32)> {
        self.weight[..self.sets()].iter().copied().enumerate().filter(|(_, weight)| *weight > 0.0)
    }

    /// Lets every set turn into others: `each` is handed a set, its weight, and where to put the parts of it. Parts may
    /// be left out, where something seen speaks against them.
    pub(crate) fn spread(&mut self, mut each: impl FnMut(usize, f32, &mut dyn FnMut(usize, f32))) {
        self.take_hints();
        let old = core::mem::replace(&mut self.weight, [0.0; 256]);
        for (set, &weight) in old[..self.sets()].iter().enumerate() {
            if weight > 0.0 {
                each(set, weight, &mut |to, part| self.weight[to] += part);
            }
        }
        // What agrees with nothing believed is a slip of the model.
        if sum(self.weights()) <= NOTHING {
            self.weight = old;
        }
        self.even_out();
    }

    /// Weighs what one seat says or does about another, by who both are. The numbers are against a Human and a Human:
    /// a Human about an enemy, an enemy about a Human, an enemy about an enemy.
    pub(crate) fn weigh_pair(
        &mut self,
        speaker: Seat,
        about: Seat,
        [human_of_enemy, enemy_of_human, enemy_of_enemy]: [f32; 3],
    ) {
        let (speaker, about) = (1usize << speaker.index(), 1usize << about.index());
        self.take_hints();
        for (set, weight) in self.weights().iter_mut().enumerate() {
            let by_human = if set & about != 0 { human_of_enemy } else { 1.0 };
            let by_enemy = if set & about != 0 { enemy_of_enemy } else { enemy_of_human };
            *weight *= if set & speaker != 0 { by_enemy } else { by_human };
        }
        self.even_out();
    }

    /// A set of secret enemies, as often as it is likely.
    pub(crate) fn draw(&self, rng: &mut impl whiteout_core::Chance) -> SeatSet {
        let total: f32 = self.weight[..self.sets()].iter().sum();
        let mut at = rng.below(1 << 24) as f32 / (1 << 24) as f32 * total;
        let mut last = 0;
        for set in 0..self.sets() {
            if self.weight[set] > 0.0 {
                last = set;
                at -= self.weight[set];
                if at < 0.0 {
                    break;
                }
            }
        }
        Seat::all(self.seats).filter(|seat| last & (1 << seat.index()) != 0).collect()
    }

    /// Sums up by seat. Folding the upper half onto the lower, bit by bit, reads every weight about twice.
    pub(crate) fn sum_up(&mut self) {
        self.take_hints();
        if !self.stale {
            return;
        }
        self.stale = false;
        let mut fold = self.weight;
        self.certainty = in_lanes(self.weights(), f32::max);
        for index in (0..self.seats).rev() {
            let (low, high) = fold.split_at_mut(1 << index);
            let high = &high[..1 << index];
            self.odds[Seat::at(index)] = sum(high);
            for (low, high) in low.iter_mut().zip(high) {
                *low += *high;
            }
        }
    }
}

fn sum(weights: &[f32]) -> f32 {
    in_lanes(weights, |sum, weight| sum + weight)
}

/// Folds in lanes that do not wait for each other: one after the other, 256 additions cost more than all else here.
fn in_lanes(weights: &[f32], join: impl Fn(f32, f32) -> f32) -> f32 {
    let (chunks, rest) = weights.as_chunks::<8>();
    let mut lanes = [0.0; 8];
    for chunk in chunks {
        for (lane, &weight) in lanes.iter_mut().zip(chunk) {
            *lane = join(*lane, weight);
        }
    }
    lanes.iter().chain(rest).fold(0.0, |so_far, &weight| join(so_far, weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: u8) -> Seat {
        Seat::at(index)
    }

    fn of_five(suspects: u8) -> Belief {
        Belief::new(5, SeatSet::first(5).minus(SeatSet::first(5 - suspects)))
    }

    #[test]
    fn at_first_everybody_else_is_alike() {
        let mut belief = of_five(4);
        belief.sum_up();
        assert!(belief.of(seat(0)) < 1e-6);
        assert!((belief.of(seat(3)) - 0.25).abs() < 1e-6);
        assert!((belief.certainty() - 0.25).abs() < 1e-6);
    }

    #[test]
    fn a_sum_leaves_nothing_out() {
        for count in [0u8, 1, 7, 8, 9, 16, 30] {
            let weights: Vec<f32> = (1..=count).map(f32::from).collect();
            assert!((sum(&weights) - f32::from(count) * f32::from(count + 1) / 2.0).abs() < 1e-3, "{count}");
        }
    }

    #[test]
    fn an_impossible_fact_is_believed_all_the_same() {
        let mut belief = Belief::new(4, SeatSet::one(seat(1)));
        belief.know(seat(1), false);
        belief.sum_up();
        assert!(belief.of(seat(1)) < 1e-6);
        assert!(belief.certainty() > 0.99);
    }
}
