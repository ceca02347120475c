//! No viewer can tell apart two worlds that differ only in what it may not know.

use std::cell::RefCell;

use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game, Observer as _, Seat, Viewer};

use crate::play::{Random, Step, choose, generators, play};

/// All seats and a spectator.
fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

fn observers<G: Game>(config: &G::Config, seats: u8) -> Vec<(Viewer, G::Observer)> {
    let config = G::bounded(config);
    viewers(seats).into_iter().map(|viewer| (viewer, G::Observer::new(&config, viewer))).collect()
}

fn show<G: Game>(observer: &mut G::Observer, viewer: Viewer, events: &[G::Event]) {
    for event in events {
        if G::audience(event).includes(viewer) {
            observer.see(event);
        }
    }
}

/// At every step of a random game, for every seat and a spectator: a world drawn anew from what the viewer
/// has seen gives the same view, the same question, the same rejections, and the same events up to the first
/// that reveals something.
pub fn non_interference<G: Game>(config: &G::Config, seed: u64) {
    let seats = G::blank(config).seats();
    let observers = RefCell::new(observers::<G>(config, seats));
    let mut rng = Random::seed_from_u64(seed ^ 0xD0D0);
    play::<G>(
        config,
        seed,
        |game, step, chance| {
            let universe = game.universe();
            for (viewer, observer) in observers.borrow().iter() {
                let world = draw(observer, &mut rng, seed, step);
                same_to_the_eye(game, &world, *viewer, seed, step);
                if let Viewer::Seat(seat) = viewer {
                    let probe = universe[rng.below(universe.len() as u32) as usize];
                    same_answer(game, &world, *seat, probe, chance, seed);
                }
                same_events(game, &world, *viewer, step, chance, seed);
            }
        },
        |_, events| {
            for (viewer, observer) in observers.borrow_mut().iter_mut() {
                show::<G>(observer, *viewer, events);
            }
        },
    );
}

fn draw<O: whiteout_core::Observer>(
    observer: &O,
    rng: &mut Random,
    seed: u64,
    step: &Step<<O::Game as Game>::Action>,
) -> O::Game {
    observer.resample(rng).unwrap_or_else(|| panic!("seed {seed}, {step:?}: no world fits what was seen: {observer:?}"))
}

fn same_to_the_eye<G: Game>(game: &G, world: &G, viewer: Viewer, seed: u64, step: &Step<G::Action>) {
    assert!(
        game.decision() == world.decision(),
        "seed {seed}, {step:?}: who is asked tells {viewer:?} a secret:\n{:?}\n{:?}",
        game.decision(),
        world.decision()
    );
    let (seen, other) = (game.view(viewer), world.view(viewer));
    assert!(seen == other, "seed {seed}, {step:?}: the view of {viewer:?} tells a secret:\n{seen:?}\n{other:?}");
    assert!(game.outcome() == world.outcome(), "seed {seed}, {step:?}: the outcome tells {viewer:?} a secret");
    if let Err(lost) = world.conserved() {
        panic!("seed {seed}, {step:?}: the world drawn for {viewer:?} is impossible: {lost}");
    }
}

fn same_answer<G: Game>(game: &G, world: &G, seat: Seat, probe: G::Action, chance: &Random, seed: u64) {
    let mut events = Vec::new();
    let one = game.clone().act(seat, probe, &mut chance.clone(), &mut events);
    let other = world.clone().act(seat, probe, &mut chance.clone(), &mut events);
    assert!(one == other, "seed {seed}: the answer to {probe:?} tells {seat:?} a secret: {one:?}, {other:?}");
}

/// The same action in both worlds looks the same until something is revealed.
fn same_events<G: Game>(game: &G, world: &G, viewer: Viewer, step: &Step<G::Action>, chance: &Random, seed: u64) {
    let run = |start: &G| {
        let mut events = Vec::new();
        let result = start.clone().act(step.seat, step.action, &mut chance.clone(), &mut events);
        events.retain(|event| G::audience(event).includes(viewer));
        (result, events)
    };
    let (first, seen) = run(game);
    let (second, other) = run(world);
    if first.is_err() || second.is_err() {
        // Another seat's choice may rest on its own secrets; the viewer's own may not.
        assert!(viewer != Viewer::Seat(step.seat), "seed {seed}, {step:?}: only one of two like worlds accepts it");
        return;
    }
    let mut pairs = seen.iter().zip(&other);
    if let Some((one, two)) = pairs.find(|(one, two)| one != two || G::reveals(one)) {
        assert!(
            G::reveals(one) || G::reveals(two),
            "seed {seed}, {step:?}: an event tells {viewer:?} a secret:\n{one:?}\n{two:?}"
        );
    } else if seen.len() != other.len() {
        let next = if seen.len() > other.len() { &seen[other.len()] } else { &other[seen.len()] };
        assert!(G::reveals(next), "seed {seed}, {step:?}: {next:?} tells {viewer:?} a secret by being there");
    }
}

/// A spot check of [`non_interference`] that is cheap enough for many games: one viewer a game, whose world is
/// replaced by another that fits what it has seen, again and again while the game goes on. Were such a world
/// not consistent with everything seen before, later steps could not be explained.
pub fn worlds_are_exchangeable<G: Game>(config: &G::Config, seed: u64) {
    let config = G::bounded(config);
    let seats = G::blank(&config).seats();
    let viewer = viewers(seats)[(seed % (u64::from(seats) + 1)) as usize];
    let mut observer = G::Observer::new(&config, viewer);
    let (mut chance, mut players) = generators(seed);
    let mut rng = Random::seed_from_u64(seed ^ 0xA11E);
    let mut events = Vec::new();
    let mut game = G::start(&config, &mut chance, &mut events);
    show::<G>(&mut observer, viewer, &events);
    let mut number = 0;
    while let Some(step) = choose(&game, number, &mut players) {
        if rng.odds(1, 4) {
            let world = draw(&observer, &mut rng, seed, &step);
            same_to_the_eye(&game, &world, viewer, seed, &step);
            same_events(&game, &world, viewer, &step, &chance, seed);
            game = world;
        }
        // Chosen again: the action may not exist in the other world.
        let Some(step) = choose(&game, number, &mut players) else { break };
        events.clear();
        let result = game.act(step.seat, step.action, &mut chance, &mut events);
        assert!(result.is_ok(), "seed {seed}, {step:?}: rejected in an exchanged world: {result:?}");
        show::<G>(&mut observer, viewer, &events);
        number += 1;
        assert!(number <= G::LONGEST, "seed {seed}: no end after {number} actions");
    }
}

/// Folding what a seat may see gives what its view shows: events tell neither more nor less.
pub fn observers_agree<G: Game>(config: &G::Config, seed: u64) {
    let seats = G::blank(config).seats();
    let observers = RefCell::new(observers::<G>(config, seats));
    play::<G>(
        config,
        seed,
        |_, _, _| {},
        |game, events| {
            for (viewer, observer) in observers.borrow_mut().iter_mut() {
                show::<G>(observer, *viewer, events);
                assert!(
                    observer.view() == game.view(*viewer),
                    "seed {seed}: {viewer:?} sees another table than its events tell:\n{:?}\n{:?}\nafter {events:?}",
                    observer.view(),
                    game.view(*viewer)
                );
            }
        },
    );
}
