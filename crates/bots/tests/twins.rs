//! A bot is its memory: a twin that was told nothing but what the seat may see thinks, speaks and chooses the same.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Config, Observer, State};
use whiteout_bots::{Bot, Budget, by_name};
use whiteout_core::{Chance as _, Game as _, Observer as _, Seat, Viewer};

struct Twins {
    bot: Box<dyn Bot<State>>,
    twin: Box<dyn Bot<State>>,
    /// All that the twin ever sees of the game.
    observer: Observer,
}

fn seated(level: &str, players: u8, config: &Config, seed: u64) -> Vec<Twins> {
    let budget = Budget { iterations: 12, ..Budget::default() };
    Seat::all(players)
        .map(|seat| {
            let bot = || by_name(level, seed * 8 + u64::from(u8::from(seat)), budget.clone()).expect("a level");
            Twins { bot: bot(), twin: bot(), observer: Observer::new(config, Viewer::Seat(seat)) }
        })
        .collect()
}

fn play(level: &str, players: u8, seed: u64) {
    let config = State::bounded(&Config::standard(players).expect("standard rules"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut table = seated(level, players, &config, seed);
    let (mut events, mut turn) = (Vec::new(), 0);
    let mut state = State::start(&config, &mut rng, &mut events);
    while let Some(seat) = {
        let asked = state.decision().seats;
        asked.nth(rng.below(u32::from(asked.len().max(1))) as u8)
    } {
        for event in events.drain(..) {
            let audience = State::audience(&event);
            for (seat, twins) in Seat::all(players).zip(&mut table) {
                if audience.includes(Viewer::Seat(seat)) {
                    twins.bot.see(&event);
                    twins.twin.see(&event);
                    twins.observer.see(&event);
                }
            }
        }
        if state.table.turn_of_talk() != turn {
            turn = state.table.turn_of_talk();
            for speaker in Seat::all(players) {
                let twins = &mut table[speaker.index()];
                let (said, again) = (twins.bot.speak(), twins.twin.speak());
                assert_eq!(said, again, "{level}, seed {seed}: {speaker:?} speaks");
                let Some(claim) = said.filter(|&claim| state.may_claim(speaker, claim).is_ok()) else { continue };
                for twins in &mut table {
                    twins.bot.hear(speaker, claim);
                    twins.twin.hear(speaker, claim);
                }
            }
        }
        let twins = &mut table[seat.index()];
        let (view, seen) = (state.view(Viewer::Seat(seat)), twins.observer.view());
        assert_eq!(twins.bot.doubts(&view), twins.twin.doubts(&seen), "{level}, seed {seed}: {seat:?} believes");
        let action = twins.bot.choose(&view);
        assert_eq!(action, twins.twin.choose(&seen), "{level}, seed {seed}: {seat:?} at {:?}", view.table.step);
        state.act(seat, action, &mut rng, &mut events).expect("a legal action");
    }
}

#[test]
fn novice_and_regular_players_use_only_what_they_may_know() {
    for level in ["novice", "regular"] {
        for seed in 0..20 {
            play(level, 4 + (seed % 5) as u8, seed);
        }
    }
}

#[test]
fn an_expert_uses_only_what_it_may_know() {
    for seed in 0..5 {
        play("expert", 4 + seed as u8, seed);
    }
}
