//! Choosing by scores, alike in every game.

use whiteout_core::Chance;

use crate::{Because, Why};

/// The action with the best score, and the next best; `otherwise` where there is none. A little noise on every score
/// breaks ties; more of it keeps a player from being foreseen.
pub(crate) fn best<A: Copy>(
    legal: &[A],
    otherwise: A,
    noise: f32,
    rng: &mut impl Chance,
    score: impl Fn(A) -> f32,
) -> Why<A> {
    let (mut best, mut second) = ((f32::NEG_INFINITY, otherwise), None);
    for &action in legal {
        let score = score(action) + noise * rng.below(1 << 16) as f32 / 65536.0;
        if score > best.0 {
            second = Some((best.1, best.0)).filter(|_| best.0 > f32::NEG_INFINITY);
            best = (score, action);
        } else if second.is_none_or(|(_, least)| score > least) {
            second = Some((action, score));
        }
    }
    Why { action: best.1, because: Because::Routine, value: best.0, instead: second, looked: 0 }
}

/// Every action with its score, the best first.
pub(crate) fn ranked<A: Copy>(legal: &[A], score: impl Fn(A) -> f32) -> Vec<(f32, A)> {
    let mut ranked: Vec<_> = legal.iter().map(|&action| (score(action), action)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng as _;

    use super::*;

    #[test]
    fn the_best_is_chosen_and_the_next_best_is_told() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let why = best(&[3u8, 9, 5, 7], 0, 0.01, &mut rng, f32::from);
        assert_eq!((why.action, why.instead.map(|(action, _)| action)), (9, Some(7)));
        assert_eq!(best(&[], 4u8, 0.01, &mut rng, f32::from).action, 4);
        let order: Vec<u8> = ranked(&[3, 9, 5], f32::from).into_iter().map(|(_, action)| action).collect();
        assert_eq!(order, [9, 5, 3]);
    }
}
