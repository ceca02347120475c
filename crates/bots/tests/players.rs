//! The levels that play by rules of thumb, in whole games and in single moments.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::table::{PackLeader, Status};
use whiteout_boardgame::words::{Card, Character, Item, Role, Room};
use whiteout_boardgame::{
    Action, CharacterDeal, Components, Config, Event, Options, Prey, RescueTiming, State, Step, View,
};
use whiteout_bots::{Bot, Player, Style};
use whiteout_core::{Game as _, Seat, Viewer};

const STYLES: [Style; 2] = [Style::NOVICE, Style::REGULAR];

/// Plays a game among novices and hands every question and its answer to `look`.
fn play(config: &Config, seed: u64, look: impl FnMut(&State, Seat, &View, Action)) -> (State, Vec<Event>) {
    play_in(&Style::NOVICE, config, seed, look)
}

fn play_in(
    style: &Style,
    config: &Config,
    seed: u64,
    mut look: impl FnMut(&State, Seat, &View, Action),
) -> (State, Vec<Event>) {
    let config = State::bounded(config);
    let players = config.rules().players;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut bots: Vec<_> =
        Seat::all(players).map(|seat| Player::new(seed * 8 + u64::from(u8::from(seat)), style.clone())).collect();
    let mut events = Vec::new();
    let mut told = 0;
    let mut state = State::start(&config, &mut rng, &mut events);
    for _ in 0..State::LONGEST {
        for event in &events[told..] {
            for (seat, bot) in Seat::all(players).zip(&mut bots) {
                if State::audience(event).includes(Viewer::Seat(seat)) {
                    bot.see(event);
                }
            }
        }
        told = events.len();
        let Some(seat) = state.decision().seats.lowest() else { return (state, events) };
        let view = state.view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view);
        assert!(view.legal.contains(&action), "seed {seed}: {action:?} in {:?}", view.table.step);
        look(&state, seat, &view, action);
        state.act(seat, action, &mut rng, &mut events).expect("a legal action");
    }
    panic!("seed {seed} with {players} players does not end");
}

fn with(players: u8, options: Options) -> Config {
    Config::new(players, options, &Components::built_in()).expect("good options")
}

fn option_sets() -> [Options; 4] {
    [
        Options::default(),
        Options {
            characters: CharacterDeal::Draft,
            rescue_timing: RescueTiming::AfterEncounters,
            dogs_start_locked: true,
            station_fuel_anywhere: true,
            sealed_stacks: true,
            known_brood: true,
            sealed_avoid: true,
            items_from_placement: true,
            blind_trades: true,
            leader_may_forbid_tests: true,
            dormitory_limit: 1,
            ..Options::default()
        },
        Options {
            rescue_timing: RescueTiming::EncountersBefore,
            avoid_before_dog: true,
            independent_draws: true,
            burn_without_leave: true,
            items_while_lying: true,
            no_lab_trades: true,
            reveal_before_trade: true,
            ghosts_see_all: true,
            ..Options::default()
        },
        Options {
            dark_at_upkeep: true,
            no_suspicion_after_alien: true,
            no_kennel_card: true,
            dead_stay_human: true,
            extermination_wins: true,
            trade_offers: 0,
            earliest_exposure: 4,
            ..Options::default()
        },
    ]
}

#[test]
fn every_choice_is_legal_and_every_game_ends() {
    for players in 4..=8 {
        for options in option_sets() {
            for seed in 0..60 {
                let style = &STYLES[seed as usize % STYLES.len()];
                let (state, _) = play_in(style, &with(players, options), seed, |_, _, _, _| {});
                assert!(state.outcome().is_some());
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let config = with(6, Options::default());
    for style in STYLES {
        let events = || play_in(&style, &config, 5, |_, _, _, _| {}).1;
        assert_eq!(events(), events());
    }
}

#[test]
fn both_sides_win_some_games() {
    for players in 4..=8 {
        let config = with(players, Options::default());
        let humans = (0..120)
            .filter(|&seed| play(&config, seed, |_, _, _, _| {}).0.outcome().is_some_and(|o| o.humans_won()))
            .count();
        assert!((20..100).contains(&humans), "{players} players: Humans win {humans} of 120");
    }
}

#[test]
fn a_human_does_not_go_to_a_dog_alone() {
    for seed in 0..80 {
        play(&with(5, Options::default()), seed, |state, seat, view, action| {
            let Action::Place { room, .. } = action else { return };
            let human = state.secret.role[seat] == Role::Human && !state.table.is(seat, Character::Clark);
            if human && state.table.standing_in(room).is_empty() && view.legal.contains(&Action::ChangeCards) {
                assert!(!state.table.dogs.contains(room), "seed {seed}: alone with the dog in {room:?}");
            }
        });
    }
}

/// Humans who are placed: all, those who stand with somebody, those alone where the Pack Leader is now.
fn placed(options: Options) -> [u32; 3] {
    let config = with(5, options);
    let mut placed = [0; 3];
    for seed in 0..80 {
        play_in(&Style::REGULAR, &config, seed, |state, seat, view, action| {
            let Action::Place { room, .. } = action else { return };
            if state.secret.role[seat] != Role::Human || state.table.is(seat, Character::Clark) {
                return;
            }
            let alone = state.table.standing_in(room).is_empty();
            let leader_is_there = state.table.pack_leader == PackLeader::In(room);
            let by_a_dog = state.table.dogs.contains(room) && !leader_is_there;
            assert!(!(alone && by_a_dog && view.legal.contains(&Action::ChangeCards)), "seed {seed}: {room:?}");
            placed[0] += 1;
            placed[1] += u32::from(!alone);
            placed[2] += u32::from(alone && leader_is_there);
        });
    }
    placed
}

#[test]
fn humans_stand_together_against_the_pack_leader_and_do_not_shun_where_it_was() {
    let [all, together, where_it_was] = placed(Options { pack_leader: true, ..Options::default() });
    assert!(where_it_was > all / 50, "{where_it_was} of {all}");
    let [all_else, together_else, _] = placed(Options::default());
    let (share, share_else) = (f64::from(together) / f64::from(all), f64::from(together_else) / f64::from(all_else));
    assert!(share > 1.2 * share_else, "{share:.3} against {share_else:.3}");
}

#[test]
fn an_alien_takes_every_way_out() {
    for seed in 0..200 {
        play(&with(6, Options::default()), seed, |state, seat, view, action| {
            if state.secret.role[seat] == Role::Alien {
                for sure in [Action::Board, Action::Escape] {
                    assert!(!view.legal.contains(&sure) || action == sure, "seed {seed}: {action:?}");
                }
            }
        });
    }
}

#[test]
fn an_alien_offers_its_token() {
    for seed in 0..40 {
        play(&with(4, Options::default()), seed, |state, seat, _, action| {
            if matches!(state.table.step, Step::Tokens { .. }) {
                let alien = state.secret.role[seat] == Role::Alien;
                assert_eq!(action, Action::Tokens { alien });
            }
        });
    }
}

#[test]
fn a_proven_human_is_let_aboard() {
    for seed in 0..150 {
        play(&with(5, Options::default()), seed, |state, seat, _, action| {
            if let Step::BoardVote { candidate, .. } = state.table.step
                && state.secret.role[seat] == Role::Human
                && state.table.is_green(candidate)
            {
                assert_eq!(action, Action::Yes, "seed {seed}: a proven Human is let in");
            }
        });
    }
}

#[test]
fn the_alien_repeats_no_stack_and_strikes_with_all_it_plans() {
    for seed in 0..80 {
        let (_, events) = play(&with(8, Options::default()), seed, |state, seat, view, action| {
            if let Action::Stack { room, .. } = action {
                let own = view.own.expect("a seat");
                assert_eq!(state.table.status[seat], Status::Exposed);
                assert_eq!(own.draft.at(room), 0);
            }
        });
        for event in events {
            if let Event::PlanFixed { plan, .. } = event {
                assert!(plan.total() > 0);
            }
        }
    }
}

#[test]
fn the_alien_does_not_wreck_what_is_wrecked_already() {
    let mut left_alone = 0;
    for seed in 0..120 {
        play(&with(8, Options::default()), seed, |state, _, _, action| {
            if let Step::AlienChoice { room, prey: Prey::Alone, .. } = state.table.step
                && !state.table.can_do(room, Card::Sabotage)
            {
                assert_ne!(action, Action::Wreck, "seed {seed}: nothing is left in {room:?}");
                left_alone += 1;
            }
        });
    }
    assert!(left_alone > 0, "there was always something left");
}

#[test]
fn a_bot_can_take_over_in_mid_game() {
    for seed in 0..40 {
        play(&with(6, Options::default()), seed, |_, _, view, _| {
            for style in STYLES {
                let action = Player::new(seed, style).choose(view);
                assert!(view.legal.contains(&action));
            }
        });
    }
}

#[test]
fn keys_are_kept_when_they_turn_up() {
    let mut kept = 0;
    for seed in 0..80 {
        play(&with(5, Options::default()), seed, |_, _, view, action| {
            let keys = Action::KeepItem { item: Item::Keys };
            let own = view.own.expect("a seat");
            let spare = own.items[Item::Keys] > 0 || view.legal.contains(&Action::KeepItem { item: Item::Wire });
            if view.legal.contains(&keys) && !spare {
                assert_eq!(action, keys, "seed {seed}");
                kept += 1;
            }
        });
    }
    assert!(kept > 0, "Keys never turned up");
}

#[test]
fn the_boiler_is_not_forgotten() {
    // When the next storm would break it and nothing hunts them, somebody looks after the fire.
    let (mut cold, mut tended) = (0, 0);
    for seed in 0..300 {
        let mut last = 0;
        play(&with(6, Options::default()), seed, |state, _, _, _| {
            let t = &state.table;
            if t.step == Step::Turn && t.round != last && !t.exposed_ever && t.freezing.is_none() && t.underground > 0 {
                last = t.round;
                if t.fuel[Room::Boiler] + 3 - t.damage[Room::Boiler] < 3 {
                    cold += 1;
                    tended += u32::from(!t.people_in(Room::Boiler).is_empty());
                }
            }
        });
    }
    assert!(tended * 10 >= cold * 7, "{tended} of {cold}");
}
