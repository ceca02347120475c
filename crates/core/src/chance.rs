//! Even draws from a generator, defined here so that a stored seed means the same for ever.

use rand_core::Rng;

/// Draws that every game makes. Stable: changing one changes what old seeds re-decide to.
pub trait Chance: Rng {
    /// An even number below `n`; 0 for `n` of 0 or 1, without drawing.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        // Lemire: multiply and keep the high half; reject the few values that would tip the scale.
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let bias = n.wrapping_neg() % n;
            while (product as u32) < bias {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// True `of` times out of `out_of`.
    #[inline]
    fn odds(&mut self, of: u32, out_of: u32) -> bool {
        self.below(out_of) < of
    }

    /// Shuffles in place.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }

    /// Any of what is told one by one, each as likely as another.
    fn any_of<T>(&mut self, tell: impl FnOnce(&mut dyn FnMut(T))) -> Option<T> {
        let (mut count, mut choice) = (0, None);
        tell(&mut |one| {
            count += 1;
            if self.below(count) == 0 {
                choice = Some(one);
            }
        });
        choice
    }

    /// The index of one thing out of a heap of counts; the heap must not be empty.
    #[inline]
    fn pick<const N: usize>(&mut self, counts: &[u8; N]) -> usize {
        let total: u32 = counts.iter().map(|&c| u32::from(c)).sum();
        let mut rest = self.below(total);
        for (i, &count) in counts.iter().enumerate() {
            if rest < u32::from(count) {
                return i;
            }
            rest -= u32::from(count);
        }
        debug_assert!(false, "picked from an empty heap");
        0
    }
}

impl<R: Rng + ?Sized> Chance for R {}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng as _;

    use super::*;

    fn rng() -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(1982)
    }

    /// Stored seeds mean these draws, for ever.
    #[test]
    fn a_seed_always_means_the_same() {
        let mut rng = rng();
        let below: Vec<u32> = [6, 6, 6, 100, 1_000_000, u32::MAX].into_iter().map(|n| rng.below(n)).collect();
        let odds: Vec<bool> = (0..6).map(|_| rng.odds(1, 3)).collect();
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        rng.shuffle(&mut order);
        let picks: Vec<usize> = (0..6).map(|_| rng.pick(&[3, 0, 1, 4])).collect();
        let any = rng.any_of(|tell| (0..10).for_each(tell));
        assert_eq!((below, odds), (vec![1, 4, 0, 92, 305_529, 410_071_870], vec![true, true, true, false, true, true]));
        assert_eq!((order, picks, any), ([6, 0, 2, 4, 7, 5, 1, 3], vec![3, 2, 0, 2, 3, 0], Some(0)));
    }

    #[test]
    fn nothing_is_drawn_where_there_is_nothing_to_choose() {
        let (mut used, mut fresh) = (rng(), rng());
        assert_eq!((used.below(0), used.below(1)), (0, 0));
        assert_eq!(used.any_of(|_: &mut dyn FnMut(u8)| ()), None);
        assert_eq!(used.any_of(|tell| tell(7)), Some(7));
        assert_eq!(used.next_u32(), fresh.next_u32());
    }

    #[test]
    fn draws_are_even() {
        let mut rng = rng();
        let (mut below, mut picked, mut told) = ([0u32; 3], [0u32; 3], [0u32; 3]);
        for _ in 0..30_000 {
            below[rng.below(3) as usize] += 1;
            picked[rng.pick(&[1, 1, 1])] += 1;
            told[rng.any_of(|tell| (0..3).for_each(tell)).expect("three were told")] += 1;
        }
        for count in [below, picked, told].into_iter().flatten() {
            assert!((9_600..=10_400).contains(&count), "{count} of 30000 thirds");
        }
    }
}
