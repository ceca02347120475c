//! Playing costs no heap: counted, not guessed.

use arrayvec::ArrayVec;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game as _, NoSink};
use whiteout_infection::{Action, Config, State};

#[test]
fn a_game_without_listeners_allocates_nothing() {
    let config = State::bounded(&Config::standard(6).expect("standard"));
    let mut actions = 0u64;
    let info = allocation_counter::measure(|| {
        for seed in 0..50 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = State::start(&config, &mut rng, &mut NoSink);
            let mut choices = ArrayVec::<Action, 256>::new();
            loop {
                let seats = state.decision().seats;
                let Some(seat) = seats.nth(rng.below(u32::from(seats.len())) as u8) else { break };
                choices.clear();
                state.legal(seat, &mut |action| choices.push(action));
                let action = choices[rng.below(choices.len() as u32) as usize];
                state.act(seat, action, &mut rng, &mut NoSink).expect("legal");
                actions += 1;
            }
        }
    });
    assert!(actions > 5_000, "{actions} actions are no proof");
    assert_eq!(info.count_total, 0, "heap allocations in {actions} actions");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
}
