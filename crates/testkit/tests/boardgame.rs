//! The Boardgame keeps the contract: at every player count, by the book and with any mixture of options.

use std::collections::BTreeSet;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{CharacterDeal, Components, Config, Options, RescueTiming, State};
use whiteout_core::{Chance as _, Seat};
use whiteout_testkit as kit;

/// The book for even seeds, any mixture of options for odd ones; all player counts in turn.
fn config(seed: u64) -> Config {
    let players = 4 + (seed / 2 % 5) as u8;
    let options = if seed.is_multiple_of(2) { Options::default() } else { mixture(seed) };
    Config::new(players, options, &Components::built_in()).expect("a sound configuration")
}

fn mixture(seed: u64) -> Options {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut flip = || rng.odds(1, 2);
    let mut options = Options {
        characters: if flip() { CharacterDeal::Draft } else { CharacterDeal::Random },
        dogs_start_locked: flip(),
        station_fuel_anywhere: flip(),
        dark_at_upkeep: flip(),
        sealed_stacks: flip(),
        known_brood: flip(),
        no_claims: flip(),
        no_suspicion_after_alien: flip(),
        avoid_before_dog: flip(),
        sealed_avoid: flip(),
        independent_draws: flip(),
        burn_without_leave: flip(),
        items_from_placement: flip(),
        items_while_lying: flip(),
        blind_trades: flip(),
        no_lab_trades: flip(),
        reveal_before_trade: flip(),
        leader_may_forbid_tests: flip(),
        no_kennel_card: flip(),
        dead_stay_human: flip(),
        extermination_wins: flip(),
        ghosts_see_all: flip(),
        ..Options::default()
    };
    options.rescue_timing =
        [RescueTiming::InsteadOfMoving, RescueTiming::EncountersBefore, RescueTiming::AfterEncounters]
            [rng.below(3) as usize];
    options.trade_offers = rng.below(4) as u8;
    options.dormitory_limit = rng.below(4) as u8;
    options.earliest_exposure = rng.below(4) as u8;
    options.pack_leader = rng.odds(1, 2);
    options.pack_bites = rng.odds(1, 2);
    options
}

#[test]
fn folding_the_events_gives_the_state_and_deciding_again_the_events() {
    for seed in 0..3_000 {
        kit::folds_and_re_decides::<State>(&config(seed), seed);
    }
}

#[test]
fn events_tell_a_seat_what_its_view_shows() {
    for seed in 0..1_000 {
        kit::observers_agree::<State>(&config(seed), seed);
    }
}

#[test]
fn exactly_the_legal_actions_are_accepted() {
    for seed in 0..40 {
        kit::accepts_exactly_the_legal::<State>(&config(seed), seed);
    }
}

#[test]
fn any_bytes_read_as_actions_leave_the_game_sound() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for seed in 0..300 {
        let bytes: Vec<u8> = (0..6_000).map(|_| rng.below(256) as u8).collect();
        kit::arbitrary_actions::<State>(&config(seed), &bytes);
    }
    for text in ["\"pass\"", "{\"eat\":{\"seat\":7}}", "{\"stack\":{\"room\":\"kennel\",\"strength\":255}}", "{", ""] {
        kit::arbitrary_actions::<State>(&config(0), text.as_bytes());
    }
}

#[test]
fn everything_survives_storage() {
    for seed in 0..40 {
        kit::survives_serde::<State>(&config(seed), seed);
    }
}

#[test]
fn worlds_that_fit_what_was_seen_can_be_exchanged() {
    for seed in 0..2_000 {
        kit::worlds_are_exchangeable::<State>(&config(seed), seed);
    }
}

/// What is hidden varies in the worlds drawn for everybody who cannot know it, and nothing public ever does.
#[test]
fn worlds_differ_from_the_truth_in_everything_hidden() {
    let mut found = BTreeSet::new();
    for seed in 0..200 {
        kit::differences::<State>(&config(seed), seed, &mut found);
    }
    for (viewer, path) in &found {
        assert!(path.starts_with("secret."), "{viewer:?} doubts what lies open: {path}");
    }
    let varies = |viewer: Option<Seat>, field: &str| {
        let below = format!("secret.{field}.");
        found
            .iter()
            .any(|(who, path)| *who == viewer && (path.starts_with(&below) || *path == below[..below.len() - 1]))
    };
    let piles = "last_turned stack deck discard weapon_deck item_deck lab_bag drawn.cards drawn.deck drawn.token \
                 drawn.choice proposed plan offered offer answer brood";
    for pile in piles.split(' ') {
        assert!(varies(None, pile), "a spectator would know {pile}");
    }
    // Every table has four seats.
    for seat in Seat::all(4) {
        for viewer in Seat::all(4).filter(|&viewer| viewer != seat).map(Some).chain([None]) {
            for field in ["role", "infected_by", "hand", "weapons", "items", "labs", "sealed"] {
                assert!(
                    varies(viewer, &format!("{field}.{}", seat.index())),
                    "{viewer:?} would know {field} of {seat:?}"
                );
            }
        }
        assert!(varies(None, &format!("draft.{}", seat.index())), "a spectator would know the draft of {seat:?}");
        for own in ["hand", "weapons", "items", "labs", "role", "sealed"] {
            assert!(!varies(Some(seat), &format!("{own}.{}", seat.index())), "{seat:?} does not know its own {own}");
        }
    }
}

kit::no_view_tells_a_secret!(State, 250 each: part_1 0, part_2 1, part_3 2, part_4 3, part_5 4, part_6 5, part_7 6, part_8 7);

/// For `make soak`: many more games than a test run has time for.
#[test]
#[ignore = "takes an hour; run by make soak"]
fn soak() {
    for seed in 1_000_000..1_010_000 {
        kit::non_interference::<State>(&config(seed), seed);
        for seed in seed * 50..(seed + 1) * 50 {
            kit::worlds_are_exchangeable::<State>(&config(seed), seed);
            kit::folds_and_re_decides::<State>(&config(seed), seed);
        }
    }
}
