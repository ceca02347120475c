//! The belief against the truth: what is believed with 30 % happens about three times in ten.
//!
//! `CALIBRATION_GAMES` plays as many games instead of a few, for the tables in `docs/bots.md`.

mod boardgame;
mod infection;
mod score;

use score::Score;
use whiteout_core::Game;

/// Enough to tell a belief from none.
const GAMES: u64 = 150;

/// With any number of players the belief must be under this share of the prior, and mean what it says.
fn must_be_calibrated<G: Game>(share: f64, score: impl Fn(u8, u64) -> Score) {
    let games = std::env::var("CALIBRATION_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    for players in 4..=8 {
        let score = score(players, games);
        println!("{}, {players} players, {games} games\n{score}", G::ID);
        let (belief, prior) = score.brier();
        assert!(belief < share * prior, "{players} players: {belief:.3} against {prior:.3}");
        let off = score.off();
        assert!(off < 0.1, "{players} players: what is said and what comes differ by {off:.3}");
    }
}
