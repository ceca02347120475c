//! No viewer can tell apart two worlds that differ only in what it may not know.

use core::mem::discriminant;
use std::cell::RefCell;

use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game, Observer as _, Seat, Viewer};

use crate::play::{Players, Random, Step, generators, legal, play, play_by};

/// All seats and a spectator.
pub(crate) fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

pub(crate) fn observers<G: Game>(config: &G::Config) -> Vec<(Viewer, G::Observer)> {
    let config = G::bounded(config);
    let seats = G::blank(&config).seats();
    viewers(seats).into_iter().map(|viewer| (viewer, G::Observer::new(&config, viewer))).collect()
}

pub(crate) fn show<G: Game>(observer: &mut G::Observer, viewer: Viewer, events: &[G::Event]) {
    for event in events {
        if G::audience(event).includes(viewer) {
            observer.see(event);
        }
    }
}

/// At every step of a random game, for every seat and a spectator: a world drawn anew from what the viewer
/// has seen gives the same view, the same question, the same rejections, and the same events up to the first
/// that reveals something else. Answers that stay sealed look alike.
pub fn non_interference<G: Game>(config: &G::Config, seed: u64) {
    non_interference_by::<G>(config, seed, &mut generators(seed).1);
}

/// The same in a game of these players.
pub fn non_interference_by<G: Game>(config: &G::Config, seed: u64, players: &mut impl Players<G>) {
    let observers = RefCell::new(observers::<G>(config));
    let mut rng = Random::seed_from_u64(seed ^ 0xD0D0);
    play_by::<G>(
        config,
        seed,
        players,
        |game, step, chance| {
            let universe = game.universe();
            let at = At { seed, step, chance };
            for (viewer, observer) in observers.borrow().iter().filter(|(viewer, _)| !game.sees_all(*viewer)) {
                let world = draw(observer, &mut rng, &at);
                at.same_to_the_eye(game, &world, *viewer);
                if let Viewer::Seat(seat) = *viewer {
                    at.same_answer(game, &world, seat, probe(game, seat, &universe, &mut rng));
                }
                at.same_events(game, &world, *viewer, &mut rng);
            }
            at.sealed_answers_look_alike(game, &mut rng);
        },
        |_, events| {
            for (viewer, observer) in observers.borrow_mut().iter_mut() {
                show::<G>(observer, *viewer, events);
            }
        },
    );
}

/// Non-interference over many games by the `config` of a test file, cut in pieces that run side by side.
#[macro_export]
macro_rules! no_view_tells_a_secret {
    ($game:ty, $games:literal each: $($part:ident $number:literal),+) => {
        mod no_view_tells_a_secret {
            use super::*;

            $(
                #[test]
                fn $part() {
                    for seed in $number * $games..($number + 1) * $games {
                        $crate::non_interference::<$game>(&config(seed), seed);
                    }
                }
            )+
        }
    };
}

pub(crate) fn draw<O: whiteout_core::Observer>(
    observer: &O,
    rng: &mut Random,
    at: &At<'_, <O::Game as Game>::Action>,
) -> O::Game {
    observer.resample(rng).unwrap_or_else(|| panic!("{at:?}: no world fits what was seen: {observer:?}"))
}

/// Any action, or one like those the seat may choose from: these are rejected for the finest reasons.
fn probe<G: Game>(game: &G, seat: Seat, universe: &[G::Action], rng: &mut Random) -> G::Action {
    let any = |actions: &[G::Action], rng: &mut Random| actions[rng.below(actions.len() as u32) as usize];
    let choices = legal(game, seat);
    if choices.is_empty() || rng.odds(1, 3) {
        return any(universe, rng);
    }
    let kind = discriminant(&any(&choices, rng));
    let alike: Vec<_> = universe.iter().copied().filter(|action| discriminant(action) == kind).collect();
    any(&alike, rng)
}

/// A moment of a game under test.
pub(crate) struct At<'a, A> {
    pub(crate) seed: u64,
    pub(crate) step: &'a Step<A>,
    pub(crate) chance: &'a Random,
}

impl<A: core::fmt::Debug> core::fmt::Debug for At<'_, A> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "seed {}, {:?}", self.seed, self.step)
    }
}

impl<A: Copy + Eq + core::fmt::Debug> At<'_, A> {
    fn same_to_the_eye<G: Game<Action = A>>(&self, game: &G, world: &G, viewer: Viewer) {
        assert!(
            game.decision() == world.decision(),
            "{self:?}: who is asked tells {viewer:?} a secret:\n{:?}\n{:?}",
            game.decision(),
            world.decision()
        );
        let (seen, other) = (game.view(viewer), world.view(viewer));
        assert!(seen == other, "{self:?}: the view of {viewer:?} tells a secret:\n{seen:?}\n{other:?}");
        assert!(game.outcome() == world.outcome(), "{self:?}: the outcome tells {viewer:?} a secret");
        if let Err(lost) = world.conserved() {
            panic!("{self:?}: the world drawn for {viewer:?} is impossible: {lost}");
        }
    }

    fn same_answer<G: Game<Action = A>>(&self, game: &G, world: &G, seat: Seat, probe: A) {
        let mut events = Vec::new();
        let one = game.clone().act(seat, probe, &mut self.chance.clone(), &mut events);
        let other = world.clone().act(seat, probe, &mut self.chance.clone(), &mut events);
        assert!(one == other, "{self:?}: the answer to {probe:?} tells {seat:?} a secret: {one:?}, {other:?}");
    }

    /// The same action in both worlds looks the same until something else is revealed.
    fn same_events<G: Game<Action = A>>(&self, game: &G, world: &G, viewer: Viewer, rng: &mut Random) {
        let Step { seat, mut action, .. } = *self.step;
        let others = legal(world, seat);
        if !others.contains(&action) {
            // Another seat's choice may rest on its own secrets; the viewer's own may not.
            assert!(viewer != Viewer::Seat(seat), "{self:?}: only one of two like worlds accepts it");
            let both: Vec<_> = legal(game, seat).into_iter().filter(|choice| others.contains(choice)).collect();
            match both.get(rng.below(both.len() as u32) as usize) {
                Some(&common) => action = common,
                None => return,
            }
        }
        let (_, seen) = self.run(game, seat, action, viewer);
        let (_, other) = self.run(world, seat, action, viewer);
        if let Err([one, two]) = look_alike::<G>(&seen, &other) {
            panic!("{self:?}: {action:?} tells {viewer:?} a secret:\n{one:?}\n{two:?}");
        }
    }

    /// Two answers after which the rest of the asked seats are still asked the same look alike to everybody else.
    fn sealed_answers_look_alike<G: Game<Action = A>>(&self, game: &G, rng: &mut Random) {
        let Step { seat, action, .. } = *self.step;
        let choices = legal(game, seat);
        let other = choices[rng.below(choices.len() as u32) as usize];
        if action == other {
            return;
        }
        for viewer in viewers(game.seats()).into_iter().filter(|&viewer| viewer != Viewer::Seat(seat)) {
            let (after, seen) = self.run(game, seat, action, viewer);
            let (after_other, seen_other) = self.run(game, seat, other, viewer);
            let (before, after, after_other) = (game.decision(), after.decision(), after_other.decision());
            // With nobody else asked there is no answer to hide: the next question may be the same by chance.
            let rest = before.seats.without(seat);
            let waits = !rest.is_empty() && after.prompt == before.prompt && after.seats.minus(before.seats).is_empty();
            if !waits || after != after_other {
                return;
            }
            if let Err([one, two]) = look_alike::<G>(&seen, &seen_other) {
                panic!("{self:?}: {action:?} or {other:?} tells {viewer:?} a secret:\n{one:?}\n{two:?}");
            }
        }
    }

    fn run<G: Game<Action = A>>(&self, start: &G, seat: Seat, action: A, viewer: Viewer) -> (G, Vec<G::Event>) {
        let mut events = Vec::new();
        let mut game = start.clone();
        let result = game.act(seat, action, &mut self.chance.clone(), &mut events);
        assert!(result.is_ok(), "{self:?}: {action:?} is legal but rejected: {result:?}");
        events.retain(|event| G::audience(event).includes(viewer));
        (game, events)
    }
}

/// The events of two worlds that nobody can tell apart, up to where something is revealed that differs; the
/// error holds the first that differ without such a reason.
fn look_alike<G: Game>(one: &[G::Event], two: &[G::Event]) -> Result<(), [Option<G::Event>; 2]> {
    for i in 0..one.len().max(two.len()) {
        let (a, b) = (one.get(i), two.get(i));
        if a == b {
            continue;
        }
        let same_kind = matches!((a, b), (Some(a), Some(b)) if discriminant(a) == discriminant(b));
        let revealed =
            if same_kind { a.into_iter().chain(b).all(G::reveals) } else { a.into_iter().chain(b).any(G::unforeseen) };
        return if revealed { Ok(()) } else { Err([a.cloned(), b.cloned()]) };
    }
    Ok(())
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
    while let Some((seat, action)) = players.choose(&game) {
        let mut step = Step { number, seat, action };
        if rng.odds(1, 4) && !game.sees_all(viewer) {
            let at = At { seed, step: &step, chance: &chance };
            let world = draw(&observer, &mut rng, &at);
            at.same_to_the_eye(&game, &world, viewer);
            at.same_events(&game, &world, viewer, &mut rng);
            game = world;
        }
        // Chosen again: the action may not exist in the other world.
        let Some((seat, action)) = players.choose(&game) else { break };
        step = Step { number, seat, action };
        events.clear();
        let result = game.act(seat, action, &mut chance, &mut events);
        assert!(result.is_ok(), "seed {seed}, {step:?}: rejected in an exchanged world: {result:?}");
        show::<G>(&mut observer, viewer, &events);
        number += 1;
        assert!(number <= G::LONGEST, "seed {seed}: no end after {number} actions");
    }
}

/// Folding what a seat may see gives what its view shows: events tell neither more nor less.
pub fn observers_agree<G: Game>(config: &G::Config, seed: u64) {
    let observers = RefCell::new(observers::<G>(config));
    play::<G>(
        config,
        seed,
        |_, _, _| {},
        |game, events| {
            for (viewer, observer) in observers.borrow_mut().iter_mut() {
                show::<G>(observer, *viewer, events);
                assert!(
                    game.sees_all(*viewer) || observer.view() == game.view(*viewer),
                    "seed {seed}: {viewer:?} sees another table than its events tell:\n{:?}\n{:?}\nafter {events:?}",
                    observer.view(),
                    game.view(*viewer)
                );
            }
        },
    );
}
