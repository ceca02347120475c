//! Input from outside is never trusted: any bytes, read as actions, leave a game sound.

use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game, Seat};

use crate::play::Random;

/// Hands a game bytes by chance.
pub fn any_bytes<G: Game>(config: &G::Config, seed: u64) {
    let mut rng = Random::seed_from_u64(seed);
    let bytes: Vec<u8> = (0..6_000).map(|_| rng.below(256) as u8).collect();
    arbitrary_actions::<G>(config, &bytes);
}

/// Reads bytes as actions of any seat, by number and as text, and hands them to a game.
pub fn arbitrary_actions<G: Game>(config: &G::Config, bytes: &[u8]) {
    let config = G::bounded(config);
    let seed = bytes.first_chunk::<8>().map_or(0, |chunk| u64::from_le_bytes(*chunk));
    let mut chance = Random::seed_from_u64(seed);
    let mut events = Vec::new();
    let mut game = G::start(&config, &mut chance, &mut events);
    let universe = game.universe();
    if let Ok(action) = serde_json::from_slice::<G::Action>(bytes) {
        for seat in Seat::all(game.seats()) {
            try_one(&mut game, seat, action, &mut chance);
        }
    }
    for chunk in bytes.chunks_exact(3) {
        let Some(seat) = Seat::new(chunk[0] % 8) else { continue };
        // Half of the bytes name a legal action, so that a game comes forward at all.
        let mut legal = Vec::new();
        game.legal(seat, &mut |action| legal.push(action));
        let number = usize::from(u16::from_le_bytes([chunk[1], chunk[2]]));
        let action = if chunk[0] >= 128 && !legal.is_empty() {
            legal[number % legal.len()]
        } else {
            universe[number % universe.len()]
        };
        try_one(&mut game, seat, action, &mut chance);
    }
    if let Err(lost) = game.conserved() {
        panic!("{lost}");
    }
}

fn try_one<G: Game>(game: &mut G, seat: Seat, action: G::Action, chance: &mut Random) {
    let before = game.clone();
    let mut events = Vec::new();
    if game.act(seat, action, chance, &mut events).is_err() {
        assert!(*game == before && events.is_empty(), "{seat:?} {action:?} was rejected but left a mark");
    }
}
