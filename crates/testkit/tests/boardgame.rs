//! The Boardgame keeps the contract: at every player count, by the book and with any mixture of options.

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

kit::keeps_the_contract!(State, 3_000 games);
kit::no_view_tells_a_secret!(State, 250 each: part_1 0, part_2 1, part_3 2, part_4 3, part_5 4, part_6 5, part_7 6, part_8 7);

#[test]
fn texts_read_as_actions_leave_the_game_sound() {
    for text in ["\"pass\"", "{\"eat\":{\"seat\":7}}", "{\"stack\":{\"room\":\"kennel\",\"strength\":255}}", "{", ""] {
        kit::arbitrary_actions::<State>(&config(0), text.as_bytes());
    }
}

/// What is hidden varies in the worlds drawn for everybody who cannot know it, and nothing public ever does.
#[test]
fn worlds_differ_from_the_truth_in_everything_hidden() {
    let doubts = kit::Doubts::of::<State>(200, config);
    doubts.are_about_secrets();
    let piles = "last_turned stack deck discard weapon_deck item_deck lab_bag drawn.cards drawn.deck drawn.token \
                 drawn.choice proposed plan offered offer answer brood";
    for pile in piles.split(' ') {
        assert!(doubts.vary(None, pile), "a spectator would know {pile}");
    }
    doubts.are_of_others(&["role", "hand", "weapons", "items", "labs", "sealed"], &["infected_by"]);
    for seat in Seat::all(4) {
        let varies = doubts.vary(None, &format!("draft.{}", seat.index()));
        assert!(varies, "a spectator would know the draft of {seat:?}");
    }
}
