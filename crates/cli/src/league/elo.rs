//! Elo for each level on each side, from all pairings at once (Bradley and Terry's model).

use super::standing::{Pairing, Rating};

/// Rounds of fitting; far more than it takes.
const SWEEPS: usize = 400;
/// Half a game won and half a game lost for everybody keeps a clean sweep finite.
const DOUBT: f64 = 0.5;

/// Ratings under which the results are most likely; their average is 1500.
pub(super) fn rate(levels: &[&'static str], pairings: &[Pairing]) -> Vec<Rating> {
    let place = |name: &str| levels.iter().position(|level| *level == name).unwrap_or(0);
    let (mut humans, mut aliens) = (vec![0.0f64; levels.len()], vec![0.0f64; levels.len()]);
    for _ in 0..SWEEPS {
        // One Newton step for each rating in turn: the gradient over the curvature.
        for i in 0..2 * levels.len() {
            let (mut gradient, mut curvature) = (0.0, 1e-9);
            for pairing in pairings {
                let (h, a) = (place(pairing.humans), place(pairing.aliens));
                let expected = 1.0 / (1.0 + (aliens[a] - humans[h]).exp());
                let (games, won) = (pairing.games as f64 + 2.0 * DOUBT, pairing.human_wins as f64 + DOUBT);
                let sign = match i.checked_sub(levels.len()) {
                    None if h == i => 1.0,
                    Some(i) if a == i => -1.0,
                    _ => continue,
                };
                gradient += sign * (won - games * expected);
                curvature += games * expected * (1.0 - expected);
            }
            let rating = if i < levels.len() { &mut humans[i] } else { &mut aliens[i - levels.len()] };
            *rating += (gradient / curvature).clamp(-1.0, 1.0);
        }
    }
    let mean = humans.iter().chain(&aliens).sum::<f64>() / (2 * levels.len()).max(1) as f64;
    let elo = |strength: f64| 1500.0 + (strength - mean) * 400.0 / core::f64::consts::LN_10;
    levels
        .iter()
        .zip(humans.iter().zip(&aliens))
        .map(|(&level, (&h, &a))| Rating { level, as_humans: elo(h), as_aliens: elo(a) })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_tell_the_results_again() {
        let results =
            [("weak", "weak", 500), ("weak", "strong", 240), ("strong", "weak", 760), ("strong", "strong", 500)];
        let pairings: Vec<_> =
            results.into_iter().map(|(humans, aliens, won)| Pairing::new(humans, aliens, 1_000, won)).collect();
        let ratings = rate(&["weak", "strong"], &pairings);
        for pairing in &pairings {
            let of = |name: &str| ratings.iter().find(|rating| rating.level == name).expect("rated");
            let gap = of(pairing.aliens).as_aliens - of(pairing.humans).as_humans;
            let expected = 1.0 / (1.0 + 10f64.powf(gap / 400.0));
            assert!((expected - pairing.rate).abs() < 0.01, "{pairing:?}: {expected}");
        }
        let mean: f64 = ratings.iter().map(|rating| rating.as_humans + rating.as_aliens).sum::<f64>() / 4.0;
        assert!((mean - 1500.0).abs() < 1e-6);
    }

    #[test]
    fn a_clean_sweep_has_a_rating_too() {
        let ratings = rate(&["only"], &[Pairing::new("only", "only", 50, 50)]);
        assert!(ratings[0].as_humans.is_finite() && ratings[0].as_humans > ratings[0].as_aliens + 300.0);
    }
}
