//! A bot is its memory: a twin that was told nothing but what the seat may see thinks, speaks and chooses the same.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::{Bot, Budget, infection};
use whiteout_core::{Chance as _, Game, Observer as _, Seat, Viewer};

struct Twins<G: Game> {
    bot: Box<dyn Bot<G>>,
    twin: Box<dyn Bot<G>>,
    /// All that the twin ever sees of the game.
    observer: G::Observer,
}

/// Makes a bot of a level.
type ByName<G> = fn(&str, u64, Budget) -> Option<Box<dyn Bot<G>>>;

/// A game, its bots and when they speak.
struct House<G: Game> {
    config: fn(u8) -> G::Config,
    by_name: ByName<G>,
    turn_of_talk: fn(&G) -> u16,
}

const BOARDGAME: House<whiteout_boardgame::State> = House {
    config: |players| whiteout_boardgame::Config::standard(players).expect("standard rules"),
    by_name: whiteout_bots::by_name,
    turn_of_talk: |game| game.table.turn_of_talk(),
};

const INFECTION: House<whiteout_infection::State> = House {
    config: |players| whiteout_infection::Config::standard(players).expect("standard rules"),
    by_name: infection::by_name,
    turn_of_talk: |game| game.table.turn_of_talk(),
};

fn seated<G: Game>(house: &House<G>, level: &str, players: u8, seed: u64) -> Vec<Twins<G>> {
    let budget = Budget { iterations: 12, ..Budget::default() };
    let config = G::bounded(&(house.config)(players));
    Seat::all(players)
        .map(|seat| {
            let bot = || (house.by_name)(level, seed * 8 + u64::from(u8::from(seat)), budget.clone()).expect("a level");
            Twins { bot: bot(), twin: bot(), observer: G::Observer::new(&config, Viewer::Seat(seat)) }
        })
        .collect()
}

fn play<G: Game>(house: &House<G>, level: &str, players: u8, seed: u64) {
    let config = G::bounded(&(house.config)(players));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut table = seated(house, level, players, seed);
    let (mut events, mut turn) = (Vec::new(), 0);
    let mut state = G::start(&config, &mut rng, &mut events);
    while let Some(seat) = {
        let asked = state.decision().seats;
        asked.nth(rng.below(u32::from(asked.len().max(1))) as u8)
    } {
        for event in events.drain(..) {
            let audience = G::audience(&event);
            for (seat, twins) in Seat::all(players).zip(&mut table) {
                if audience.includes(Viewer::Seat(seat)) {
                    twins.bot.see(&event);
                    twins.twin.see(&event);
                    twins.observer.see(&event);
                }
            }
        }
        if (house.turn_of_talk)(&state) != turn {
            turn = (house.turn_of_talk)(&state);
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
        assert_eq!(action, twins.twin.choose(&seen), "{level}, seed {seed}: {seat:?} at {:?}", state.decision().prompt);
        state.act(seat, action, &mut rng, &mut events).expect("a legal action");
    }
}

#[test]
fn novice_and_regular_players_use_only_what_they_may_know() {
    for level in ["novice", "regular"] {
        for seed in 0..20 {
            play(&BOARDGAME, level, 4 + (seed % 5) as u8, seed);
            play(&INFECTION, level, 4 + (seed % 5) as u8, seed);
        }
    }
}

#[test]
fn an_expert_uses_only_what_it_may_know() {
    for seed in 0..5 {
        play(&BOARDGAME, "expert", 4 + seed as u8, seed);
        play(&INFECTION, "expert", 4 + seed as u8, seed);
    }
}
