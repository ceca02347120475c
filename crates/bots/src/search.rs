//! Comparing choices by games played on: all meet the same worlds and the same luck, so that what differs comes from
//! the choice.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

use crate::budget::Budget;
use crate::{Because, Why};

/// A choice must look this much better than the regular one for every standard error of the difference.
const SURE: f32 = 1.0;
/// How often each world is played on, with other luck.
const LUCKS: usize = 2;
/// Games with a choice before it may be found hopeless.
const FAIR_TRIAL: f32 = 6.0;
/// Worlds that cannot be found before the search is given up.
const MISSES: u32 = 50;

/// What the search found.
#[derive(Debug)]
pub struct Found<A> {
    /// The choice that is surely better than the regular one, and what it is worth.
    pub(crate) better: Option<(A, f32)>,
    /// What the regular choice is worth.
    pub(crate) regular: f32,
    /// The best of what is no better.
    pub(crate) second: Option<(A, f32)>,
    /// Games looked into.
    pub(crate) looked: u32,
}

impl<A: Copy> Found<A> {
    /// The choice to make, and why: the regular one unless another is surely better.
    pub(crate) fn told(self, regular: Why<A>, because: impl FnOnce(A) -> Because) -> Why<A> {
        let looked = self.looked;
        match self.better {
            Some((action, value)) => {
                let instead = Some((regular.action, self.regular));
                Why { action, because: because(action), value, instead, looked }
            }
            None => Why { value: self.regular, instead: self.second, looked, ..regular },
        }
    }
}

/// The regular choice first, then what would come next.
pub(crate) fn candidates<A: Copy + PartialEq>(regular: A, ranked: Vec<(f32, A)>, most: usize) -> Vec<A> {
    let others = ranked.into_iter().map(|(_, action)| action).filter(|&action| action != regular);
    core::iter::once(regular).chain(others).take(most).collect()
}

/// Compares the regular choice, which comes first, with the others: `suppose` makes a world, `play_on` says how good a
/// choice turns out in it. `None` if there was nothing to see.
pub(crate) fn compare<A: Copy, W>(
    choices: impl IntoIterator<Item = A>,
    budget: &Budget,
    rng: &mut Xoshiro256PlusPlus,
    mut suppose: impl FnMut(&mut Xoshiro256PlusPlus) -> Option<W>,
    mut play_on: impl FnMut(&W, A, &mut Xoshiro256PlusPlus) -> Option<f32>,
) -> Option<Found<A>> {
    let mut candidates: Vec<_> = choices.into_iter().map(Candidate::new).collect();
    let mut dropped = None;
    let clock = budget.time.as_ref().map(|limit| (limit, (limit.clock)()));
    let out_of_time = || clock.as_ref().is_some_and(|(limit, begun)| limit.is_up(*begun));
    let (mut looked, mut misses) = (0, 0);
    'looking: while candidates.len() > 1 && looked < budget.iterations && misses < MISSES && !out_of_time() {
        let Some(world) = suppose(rng) else {
            misses += 1;
            continue;
        };
        for _ in 0..LUCKS {
            let luck = rng.next_u64();
            let mut against = None;
            for candidate in &mut candidates {
                // Each is counted against the regular one, so a round may end in its middle.
                if out_of_time() {
                    break 'looking;
                }
                // The same luck for all: what differs comes from the choice.
                let mut luck = Xoshiro256PlusPlus::seed_from_u64(luck);
                let value = play_on(&world, candidate.action, &mut luck)?;
                candidate.add(value, *against.get_or_insert(value));
                looked += 1;
            }
        }
        drop_the_hopeless(&mut candidates, &mut dropped);
    }
    let (first, others) = candidates.split_first()?;
    let better = others.iter().max_by(|a, b| a.promise().total_cmp(&b.promise()));
    let better = better.filter(|candidate| candidate.promise() > 0.0);
    let told = |candidate: &Candidate<A>| (candidate.action, candidate.value());
    (looked > 0).then(|| Found {
        better: better.map(told),
        regular: first.value(),
        second: others.first().or(dropped.as_ref()).map(told),
        looked,
    })
}

/// Takes out what is surely no better than the regular choice; the best of that is remembered.
fn drop_the_hopeless<A: Copy>(candidates: &mut Vec<Candidate<A>>, dropped: &mut Option<Candidate<A>>) {
    if candidates[0].games < FAIR_TRIAL {
        return;
    }
    let mut index = 1;
    while index < candidates.len() {
        if candidates[index].hope() > 0.0 {
            index += 1;
            continue;
        }
        let gone = candidates.remove(index);
        if dropped.is_none_or(|best| best.gain() < gone.gain()) {
            *dropped = Some(gone);
        }
    }
}

/// One choice and what came of it, against the regular choice in the same worlds.
#[derive(Clone, Copy, Debug)]
struct Candidate<A> {
    action: A,
    games: f32,
    sum: f32,
    gains: f32,
    squares: f32,
}

impl<A> Candidate<A> {
    const fn new(action: A) -> Self {
        Self { action, games: 0.0, sum: 0.0, gains: 0.0, squares: 0.0 }
    }

    fn add(&mut self, value: f32, regular: f32) {
        let gain = value - regular;
        self.games += 1.0;
        self.sum += value;
        self.gains += gain;
        self.squares += gain * gain;
    }

    fn value(&self) -> f32 {
        self.sum / self.games.max(1.0)
    }

    fn gain(&self) -> f32 {
        self.gains / self.games.max(1.0)
    }

    /// The standard error of the gain. A little more keeps small samples from looking sure.
    fn error(&self) -> f32 {
        let n = self.games.max(1.0);
        let spread = (self.squares / n - self.gain() * self.gain()).max(0.0);
        ((spread + 0.01) / n).sqrt()
    }

    /// The gain that is certain enough.
    fn promise(&self) -> f32 {
        self.gains / (self.games + 2.0) - SURE * self.error()
    }

    /// The gain that is not yet out of the question.
    fn hope(&self) -> f32 {
        self.gain() + SURE * self.error()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use whiteout_core::Chance as _;

    use super::*;
    use crate::{Deadline, TimeLimit};

    fn compared(choices: [u32; 3], iterations: u32) -> Option<Found<u32>> {
        let budget = Budget { iterations, ..Budget::default() };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        // A choice of 40 wins 40 games of a hundred.
        let play_on =
            |(): &(), choice: u32, luck: &mut Xoshiro256PlusPlus| Some(f32::from(u8::from(luck.odds(choice, 100))));
        compare(choices, &budget, &mut rng, |_| Some(()), play_on)
    }

    #[test]
    fn a_better_choice_is_found_and_a_worse_one_is_not() {
        let found = compared([40, 70, 20], 300).expect("something to see");
        assert_eq!(found.better.map(|(choice, _)| choice), Some(70));
        let found = compared([70, 40, 20], 300).expect("something to see");
        assert_eq!(found.better.map(|(choice, _)| choice), None);
        assert!(found.looked < 300, "the search ends when nothing is left to find: {}", found.looked);
    }

    #[test]
    fn nothing_is_looked_into_once_the_deadline_is_past() {
        let until = Deadline::default();
        let limit = TimeLimit {
            at_most: Duration::from_secs(60),
            until: until.clone(),
            clock: Arc::new(|| Duration::from_secs(1)),
        };
        let budget = Budget { iterations: 1_000, ..Budget::default() }.within(limit);
        let looked = |stop_after: u32| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
            let mut played = 0;
            let play_on = |(): &(), choice: u32, luck: &mut Xoshiro256PlusPlus| {
                played += 1;
                if played == stop_after {
                    until.pass();
                }
                Some(f32::from(u8::from(luck.odds(choice, 100))))
            };
            compare([40, 45, 50], &budget, &mut rng, |_| Some(()), play_on).map(|found| found.looked)
        };
        assert_eq!(looked(1), Some(1), "in the middle of a round");
        until.set(Duration::from_secs(1));
        assert_eq!(looked(u32::MAX), None, "the moment has come");
        until.set(Duration::from_millis(1_001));
        assert!(looked(u32::MAX).is_some_and(|looked| looked > 1));
    }

    #[test]
    fn without_a_world_nothing_is_seen() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let found = compare([1, 2], &Budget::default(), &mut rng, |_| None::<()>, |(), _, _| Some(1.0));
        assert!(found.is_none());
    }
}
