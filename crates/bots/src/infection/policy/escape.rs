//! Votes, tests and the flight.

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::Step;
use whiteout_infection::words::Blood;

use super::super::odds;
use super::eyes::Eyes;

fn bits(seats: SeatSet) -> usize {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

const fn bit(seat: Seat) -> usize {
    1 << seat.index()
}

/// Voting yes.
pub(super) fn vote(eyes: &Eyes<'_>) -> f32 {
    let style = eyes.style;
    // An Imitation votes as a Human might who knows no more than all, but spares its own.
    match eyes.t.step {
        Step::TorchVote { target, .. } if target == eyes.me => -1.0,
        Step::TorchVote { by, .. } if by == eyes.me => 1.0,
        Step::TorchVote { target, .. } if eyes.imitation => {
            eyes.seems(target) + 0.3 * (eyes.whim - 0.5) - style.torch_vote + 0.2 - 0.4 * eyes.suspicion[target]
        }
        Step::TorchVote { target, .. } => eyes.suspicion[target] - style.torch_vote,
        Step::Nomination { nominee } if nominee == eyes.me => 1.0,
        // Every second no raises Contagion.
        Step::Nomination { nominee } if eyes.imitation && eyes.whim < spite(eyes) => eyes.suspicion[nominee] - 0.5,
        Step::Nomination { nominee } => {
            let left = f32::from(eyes.t.rules.tracker.last - eyes.t.level);
            let others = eyes.t.nominees().without(nominee);
            // There may be nobody better to come.
            let best = others.iter().map(|seat| eyes.seems(seat)).fold(1.0, f32::min);
            let own = if eyes.imitation { style.backs_own * eyes.suspicion[nominee] } else { 0.0 };
            style.lead.max(best + 0.02) + 0.5 / left - eyes.seems(nominee) + own
        }
        _ => 0.0,
    }
}

/// How often an Imitation refuses a Human for no other reason.
fn spite(eyes: &Eyes<'_>) -> f32 {
    if odds::may_be_half(eyes.t) { eyes.style.spite } else { eyes.style.spite_of_few }
}

/// Naming a Final Captain: the least doubted.
pub(super) fn nominate(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    if eyes.imitation {
        // One of mine, if the others may believe it.
        eyes.suspicion[seat] - eyes.style.names_doubted * eyes.mind.public.of(seat) + 0.1 * eyes.whim
    } else {
        -eyes.suspicion[seat]
    }
}

/// A test in front of all: how likely the Humans get away after it, against going without.
pub(super) fn end_test(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    if eyes.imitation {
        return -1.0;
    }
    let flight = Flight::new(eyes);
    let more = eyes.t.tests_left.min(eyes.style.tests_ahead as u8).saturating_sub(1);
    let gain = flight.tested(bit(seat), more) - flight.best();
    if more + 1 == eyes.t.tests_left {
        // A test costs nothing.
        return gain + 0.001;
    }
    // Even a test that changes nothing now makes the next one better.
    let doubt = eyes.suspicion[seat];
    gain + 0.02 + 0.1 * doubt * (1.0 - doubt)
}

/// A list of passengers. With an Imitation in command any of them wins.
pub(super) fn board(eyes: &Eyes<'_>, aboard: SeatSet) -> f32 {
    if eyes.imitation { 0.0 } else { Flight::new(eyes).wins(bits(aboard)) }
}

/// The end of the game as its Final Captain can reckon it: which Imitations there may be, and who may fly.
#[derive(Clone)]
struct Flight {
    /// Sets of Imitations and how likely each is; all that is not shown yet.
    sets: Vec<(usize, f32)>,
    captain: usize,
    crew: usize,
    /// Those whose blood was shown.
    shown: usize,
    /// Those who were shown to be Imitations: they stay.
    barred: usize,
    fewest: u32,
    most: u32,
    four: bool,
}

impl Flight {
    fn new(eyes: &Eyes<'_>) -> Self {
        let (fewest, most) = eyes.t.flight();
        let shown = |blood: Blood| eyes.t.crew().iter().filter(|&seat| eyes.t.shown[seat] == Some(blood)).collect();
        let barred = bits(shown(Blood::Imitation));
        Self {
            sets: eyes.mind.belief.likely().collect(),
            captain: bit(eyes.me),
            crew: bits(eyes.t.crew()),
            shown: barred | bits(shown(Blood::Human)),
            barred,
            fewest: fewest.into(),
            most: most.into(),
            four: eyes.t.is_four(),
        }
    }

    /// How likely a flight with these aboard wins.
    fn wins(&self, aboard: usize) -> f32 {
        let behind = self.crew & !aboard;
        // With four players nobody who is Human may stay.
        let good = |set: usize| set & aboard == 0 && (!self.four || set & behind == behind);
        self.sets.iter().filter(|(set, _)| good(*set)).map(|(_, weight)| weight).sum()
    }

    /// The best list of passengers.
    fn best(&self) -> f32 {
        let others = self.crew & !self.barred & !self.captain;
        // Where nobody is missed, every passenger more is a danger more.
        let most = if self.four { self.most } else { self.fewest };
        let mut best = 0.0f32;
        let mut list = others;
        loop {
            let aboard = list | self.captain;
            if (self.fewest..=most).contains(&aboard.count_ones()) {
                best = best.max(self.wins(aboard));
            }
            if list == 0 {
                return best;
            }
            list = (list - 1) & others;
        }
    }

    /// With the blood of this seat shown, and that of so many more.
    fn tested(&self, seat: usize, more: u8) -> f32 {
        let (imitation, human): (Vec<_>, Vec<_>) = self.sets.iter().partition(|(set, _)| set & seat != 0);
        let shown = self.shown | seat;
        let human = Self { sets: human, shown, ..self.clone() };
        let imitation = Self { sets: imitation, shown, barred: self.barred | seat, ..self.clone() };
        human.after(more) + imitation.after(more)
    }

    /// With so many tests to come.
    fn after(&self, tests: u8) -> f32 {
        let open = self.crew & !self.shown & !self.captain;
        if tests == 0 || open == 0 || self.sets.len() < 2 {
            return self.best();
        }
        let seats = (0..8).map(|index| 1 << index).filter(|seat| open & seat != 0);
        seats.map(|seat| self.tested(seat, tests - 1)).fold(0.0, f32::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Five players, two Imitations among the four others, nobody more likely than anybody else.
    fn flight() -> Flight {
        let pairs = (0..1usize << 5).filter(|set| set.count_ones() == 2 && set & 1 == 0);
        let sets = pairs.map(|set| (set, 1.0 / 6.0)).collect();
        Flight { sets, captain: 1, crew: 0b11111, shown: 0, barred: 0, fewest: 3, most: 5, four: false }
    }

    #[test]
    fn tests_are_reckoned_to_the_end() {
        let after = |tests| flight().after(tests);
        assert!((after(0) - 1.0 / 6.0).abs() < 1e-5, "a guess among six pairs: {}", after(0));
        assert!((after(1) - 1.0 / 3.0).abs() < 1e-5, "either way three are left to guess among: {}", after(1));
        assert!((after(2) - 2.0 / 3.0).abs() < 1e-5, "only one of each leaves a guess between two: {}", after(2));
    }

    #[test]
    fn with_four_players_nobody_human_may_stay() {
        let sets = vec![(0b0010, 0.5), (0b0110, 0.5)];
        let flight = Flight { sets, captain: 1, crew: 0b1111, shown: 0, barred: 0, fewest: 2, most: 3, four: true };
        assert!((flight.wins(0b1101) - 0.5).abs() < 1e-5 && (flight.wins(0b1001) - 0.5).abs() < 1e-5);
        assert!((flight.tested(0b0100, 0) - 1.0).abs() < 1e-5, "whoever is tested tells it all");
    }
}
