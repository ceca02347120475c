//! How far a share that was counted may lie from the true one.

/// Two-sided 95 %.
const Z: f64 = 1.959_964;

/// Wilson's interval, which holds for small counts and near the ends too.
pub fn interval(won: u64, games: u64) -> (f64, f64) {
    let (n, p) = (games.max(1) as f64, won as f64 / games.max(1) as f64);
    let centre = p + Z * Z / (2.0 * n);
    let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_hold_what_was_seen_and_shrink_with_games() {
        let (low, high) = interval(50, 100);
        assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001, "{low} {high}");
        let (closer, _) = interval(5_000, 10_000);
        assert!(closer > low);
        let (nothing, little) = interval(0, 20);
        assert!(nothing.abs() < 1e-9 && (0.1..0.2).contains(&little), "{little}");
    }
}
