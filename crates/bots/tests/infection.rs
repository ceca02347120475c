//! The levels of Infection at Outpost 31 that play by rules of thumb, in whole games and in single moments.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::infection::{Player, Style, by_name};
use whiteout_bots::{Bot, Budget};
use whiteout_core::{Game as _, Seat, SeatSet, Viewer};
use whiteout_infection::words::{Blood, Card, Cards};
use whiteout_infection::{Action, CharacterDeal, Components, Config, Event, Options, State, Step, Talk, View, Window};
use whiteout_testkit::{Players, non_interference_by};

type Bots = Vec<Box<dyn Bot<State>>>;

fn bots(level: &str, players: u8, seed: u64) -> Bots {
    (0..u64::from(players)).filter_map(|seat| by_name(level, seed * 8 + seat, Budget::default())).collect()
}

fn config(players: u8, options: Options) -> Config {
    Config::new(players, options, &Components::built_in()).expect("good options")
}

/// Plays a game; every choice must be legal.
fn play(config: &Config, mut bots: Bots, seed: u64) -> State {
    let config = State::bounded(config);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut events, mut told) = (Vec::new(), 0);
    let mut state = State::start(&config, &mut rng, &mut events);
    for _ in 0..State::LONGEST {
        for event in &events[told..] {
            for (i, bot) in (0..).zip(&mut bots) {
                if State::audience(event).includes(Viewer::Seat(Seat::at(i))) {
                    bot.see(event);
                }
            }
        }
        told = events.len();
        let Some(seat) = state.decision().seats.lowest() else { return state };
        let view = state.view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view);
        assert!(view.legal.contains(&action), "seed {seed}: {action:?} in {:?}", view.table.step);
        state.act(seat, action, &mut rng, &mut events).expect("a legal action");
    }
    panic!("seed {seed} does not end");
}

#[test]
fn they_play_whole_games_with_any_options() {
    let strange = Options {
        characters: CharacterDeal::Random,
        talk: Talk::Helpful,
        molotov_extra: true,
        rope_self: true,
        rope_any: true,
        gear_handover: true,
        free_pass: true,
        firefighter_per_room: true,
        human_no_sabotage: true,
        captain_orders: true,
        free_keep: true,
        torched_gear_to_user: true,
        nominee_no_vote: true,
        ..Options::default()
    };
    let silent = Options { talk: Talk::Silent, pass_once: true, torched_lose: true, ..Options::default() };
    for options in [Options::default(), strange, silent] {
        for seed in 0..40 {
            let players = 4 + (seed % 5) as u8;
            let level = if seed % 2 == 0 { "novice" } else { "regular" };
            let end = play(&config(players, options), bots(level, players, seed), seed);
            assert!(end.outcome().is_some());
        }
    }
}

#[test]
fn humans_who_think_win_more_often_than_those_who_do_not() {
    let wins = |level: &str| {
        let human = |seed| {
            let end = play(&config(6, Options::default()), bots(level, 6, seed), seed);
            end.outcome().is_some_and(|outcome| outcome.humans_won())
        };
        (0..150).filter(|&seed| human(seed)).count()
    };
    let (novice, random) = (wins("novice"), wins("random"));
    assert!(novice > random + 10, "{novice} of novices, {random} of random ones");
}

/// The view of a seat with this blood and hand that is asked to hand a card in with all the others.
fn handing_in(blood: Blood, hand: &[Card]) -> View {
    let options = Options { characters: CharacterDeal::Random, first_captain: Some(Seat::at(0)), ..Options::default() };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = State::start(&config(6, options), &mut rng, &mut whiteout_core::NoSink);
    state.secret.blood[Seat::at(1)] = blood;
    state.secret.hand[Seat::at(1)] = hand.iter().copied().collect::<Cards>();
    state.table.turn.team = SeatSet::first(4);
    state.table.turn.stage = whiteout_infection::table::Stage::Battle;
    state.fold(&Event::Asked { step: Step::HandIn, seats: SeatSet::first(4) });
    state.view(Viewer::Seat(Seat::at(1)))
}

#[test]
fn a_human_gives_the_best_card_and_never_sabotage() {
    let view = handing_in(Blood::Human, &[Card::SabotageRuin, Card::Knife, Card::Gun, Card::PetriDish]);
    for seed in 0..50 {
        assert_eq!(Player::new(seed, Style::NOVICE).choose(&view), Action::HandIn { card: Card::Gun });
    }
}

#[test]
fn an_imitation_sabotages_now_and_then_in_a_crowd() {
    let view = handing_in(Blood::Imitation, &[Card::SabotageRuin, Card::Knife, Card::Gun, Card::PetriDish]);
    let sabotage =
        |seed: &u64| Player::new(*seed, Style::NOVICE).choose(&view) == Action::HandIn { card: Card::SabotageRuin };
    let bold = (0..200).filter(sabotage).count();
    assert!((20..120).contains(&bold), "{bold} of 200");
}

#[test]
fn whoever_is_known_to_be_an_imitation_is_tested_no_more_but_burned() {
    let view = {
        let options =
            Options { characters: CharacterDeal::Random, first_captain: Some(Seat::at(0)), ..Options::default() };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut state = State::start(&config(6, options), &mut rng, &mut whiteout_core::NoSink);
        state.secret.blood[Seat::at(1)] = Blood::Human;
        state.table.gear[Seat::at(1)].flamethrowers = 1;
        assert_eq!(state.table.step, Step::Window { which: Window::First });
        state.view(Viewer::Seat(Seat::at(1)))
    };
    let mut bot = Player::new(1, Style::NOVICE);
    bot.see(&Event::BloodSeen { by: Seat::at(1), seat: Seat::at(3), blood: Blood::Imitation });
    assert_eq!(bot.choose(&view), Action::Torch { seat: Seat::at(3) });
}

/// Bots at a table under test.
struct Table(Bots);

impl Players<State> for Table {
    fn see(&mut self, events: &[Event]) {
        for (i, bot) in (0..).zip(&mut self.0) {
            let viewer = Viewer::Seat(Seat::at(i));
            events.iter().filter(|event| event.audience().includes(viewer)).for_each(|event| bot.see(event));
        }
    }

    fn choose(&mut self, game: &State) -> Option<(Seat, Action)> {
        let seat = game.decision().seats.lowest()?;
        Some((seat, self.0[seat.index()].choose(&game.view(Viewer::Seat(seat)))))
    }
}

/// Games that are played on purpose reach what random play seldom does.
#[test]
fn no_view_tells_a_secret_in_games_played_on_purpose() {
    for seed in 0..15 {
        let players = 4 + (seed % 5) as u8;
        let mut table = Table(bots(if seed % 2 == 0 { "novice" } else { "regular" }, players, seed));
        non_interference_by::<State>(&config(players, Options::default()), seed, &mut table);
    }
}
