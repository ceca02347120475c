//! Plays many games of bots against bots and prints how they ended.
//!
//! `cargo run --release -p whiteout-bots --example arena -- [humans] [aliens] [games] [seed]`
//! where the first two name the bot that plays a seat while it is Human and once it is an Alien.

use std::collections::BTreeMap;
use std::time::Instant;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Action, Config, Event, State, View};
use whiteout_bots::{Bot, Budget, by_name};
use whiteout_core::{Game as _, Seat, Viewer};

/// Hands a seat over when it changes sides.
struct Split {
    human: Box<dyn Bot<State>>,
    alien: Box<dyn Bot<State>>,
}

impl Bot<State> for Split {
    fn see(&mut self, event: &Event) {
        self.human.see(event);
        self.alien.see(event);
    }

    fn choose(&mut self, view: &View) -> Action {
        let alien = view.own.is_some_and(|own| own.role == Role::Alien);
        if alien { self.alien.choose(view) } else { self.human.choose(view) }
    }
}

fn bot(humans: &str, aliens: &str, seed: u64) -> Box<dyn Bot<State>> {
    let named =
        |name: &str| by_name(name, seed, Budget::default()).unwrap_or_else(|| panic!("no bot is called {name}"));
    if humans == aliens { named(humans) } else { Box::new(Split { human: named(humans), alien: named(aliens) }) }
}

fn play(config: &Config, humans: &str, aliens: &str, seed: u64) -> (State, usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let players = config.rules().players;
    let mut bots: Vec<_> =
        (0..players).map(|seat| bot(humans, aliens, seed.wrapping_mul(31).wrapping_add(u64::from(seat)))).collect();
    let mut events = Vec::new();
    let mut state = State::start(config, &mut rng, &mut events);
    let mut actions = 0;
    loop {
        for event in events.drain(..) {
            let audience = State::audience(&event);
            for (seat, bot) in Seat::all(players).zip(&mut bots) {
                if audience.includes(Viewer::Seat(seat)) {
                    bot.see(&event);
                }
            }
        }
        let Some(seat) = state.decision().seats.lowest() else { return (state, actions) };
        let action = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)));
        state.act(seat, action, &mut rng, &mut events).unwrap_or_else(|error| panic!("{action:?}: {error:?}"));
        actions += 1;
        assert!(actions < State::LONGEST, "seed {seed} does not end");
    }
}

#[expect(clippy::disallowed_methods, reason = "the speed is measured, no choice depends on it")]
fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut next = |default: &str| arguments.next().unwrap_or_else(|| default.to_owned());
    let (humans, aliens) = (next("novice"), next("novice"));
    let games: u64 = next("1000").parse().expect("a number of games");
    let seed: u64 = next("1").parse().expect("a seed");
    println!("humans: {humans}, aliens: {aliens}, {games} games each");
    for players in 4..=8 {
        let config = Config::standard(players).expect("standard rules").with_round_limit(60);
        let mut reasons: BTreeMap<&str, u64> = BTreeMap::new();
        let (mut won, mut rounds, mut actions) = (0, 0, 0);
        let start = Instant::now();
        for game in 0..games {
            let (state, taken) = play(&config, &humans, &aliens, seed.wrapping_add(game));
            let outcome = state.outcome().expect("over");
            *reasons.entry(outcome.reason).or_default() += 1;
            won += u64::from(outcome.side == "humans");
            rounds += u64::from(state.table.round);
            actions += taken;
        }
        let seconds = start.elapsed().as_secs_f64();
        let n = games as f64;
        println!(
            "{players} players: humans {:.1} %, {:.1} rounds, {:.0} actions, {:.0} games/s",
            100.0 * won as f64 / n,
            rounds as f64 / n,
            actions as f64 / n,
            n / seconds
        );
        let mut sorted: Vec<_> = reasons.into_iter().collect();
        sorted.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        for (reason, count) in sorted {
            println!("    {:5.1} %  {reason}", 100.0 * count as f64 / n);
        }
    }
}
