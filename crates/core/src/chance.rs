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
