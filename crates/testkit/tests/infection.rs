//! Infection at Outpost 31 keeps the contract: at every player count, by the book and with any mixture of options.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::Chance as _;
use whiteout_infection::mission::Directive;
use whiteout_infection::words::Fallout;
use whiteout_infection::{CharacterDeal, Components, Config, EndReason, Options, State};
use whiteout_testkit as kit;

/// The book for even seeds, any mixture of options for odd ones; all player counts in turn. Random play hardly ever
/// sees the third sector, so that two games of three are played in a gentler outpost.
fn config(seed: u64) -> Config {
    let players = 4 + (seed / 2 % 5) as u8;
    let options = if seed.is_multiple_of(2) { Options::default() } else { mixture(seed) };
    let components = if seed.is_multiple_of(3) { Components::built_in() } else { gentle() };
    Config::new(players, options, &components).expect("a sound configuration")
}

/// Longer trackers, easier missions and weaker Things.
fn gentle() -> Components {
    let mut components = Components::built_in();
    for tracker in [&mut components.tracker_four_and_five, &mut components.tracker_six_to_eight] {
        tracker.fallout.value.resize(12, Fallout::PowerOut);
        tracker.fallout.value[4..6].fill(Fallout::Smoke);
        tracker.end_tests.value = vec![2; 13];
    }
    components.supply.sabotage_ruin.value = 1;
    components.supply.fire_extinguisher.value += 10;
    components.mission_log.smoke.value = [1; 5];
    components.tokens.destroyed_to_lose.value = 6;
    let things = &mut components.things;
    for level in [&mut things.level_one, &mut things.level_two, &mut things.level_three] {
        level.value = [3, 2];
    }
    let log = &mut components.mission_log;
    for mission in log.missions.iter_mut().chain(&mut log.missions_from_six).step_by(2) {
        mission.directive = Directive::Sum { least: 2 };
    }
    components
}

fn mixture(seed: u64) -> Options {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut flip = || rng.odds(1, 2);
    Options {
        characters: if flip() { CharacterDeal::Draft } else { CharacterDeal::Random },
        event_smoke_grace: flip(),
        molotov_extra: flip(),
        rope_self: flip(),
        rope_any: flip(),
        gear_handover: flip(),
        captain_dept_excluded: flip(),
        one_power_a_turn: flip(),
        free_pass: flip(),
        pass_once: flip(),
        no_stall_guard: flip(),
        firefighter_per_room: flip(),
        human_no_sabotage: flip(),
        captain_orders: flip(),
        free_keep: flip(),
        no_dynamite_on_sabotage: flip(),
        torched_gear_to_user: flip(),
        torched_lose: flip(),
        torch_win_always: flip(),
        nominee_no_vote: flip(),
        no_escape_fallout: flip(),
        ..Options::default()
    }
}

kit::keeps_the_contract!(State, 3_000 games);
kit::no_view_tells_a_secret!(State, 250 each: part_1 0, part_2 1, part_3 2, part_4 3, part_5 4, part_6 5, part_7 6, part_8 7);

#[test]
fn texts_read_as_actions_leave_the_game_sound() {
    let texts = [
        "\"pass\"",
        "{\"torch\":{\"seat\":7}}",
        "{\"keep\":{\"dice\":[1,1,9]}}",
        "{\"team\":{\"seats\":[0,9]}}",
        "{",
        "",
    ];
    for text in texts {
        kit::arbitrary_actions::<State>(&config(0), text.as_bytes());
    }
}

/// What is hidden varies in the worlds drawn for everybody who cannot know it, and nothing public ever does.
#[test]
fn worlds_differ_from_the_truth_in_everything_hidden() {
    let doubts = kit::Doubts::of::<State>(200, config);
    doubts.are_about_secrets();
    for pile in ["blood_deck", "deck", "top", "discard", "pool", "unseen", "swapped", "chips"] {
        assert!(doubts.vary(None, pile), "a spectator would know {pile}");
    }
    doubts.are_of_others(&["blood", "second_blood", "hand", "given", "sealed"], &[]);
}

/// What the other tests rest on: their games come to every end.
#[test]
fn games_end_in_every_way() {
    let mut reasons = std::collections::BTreeMap::<_, u32>::new();
    for seed in 0..6_000 {
        let end = kit::play::<State>(&config(seed), seed, |_, _, _| {}, |_, _| {});
        *reasons.entry(whiteout_core::Game::outcome(&end).expect("an end").reason).or_default() += 1;
    }
    println!("{reasons:?}");
    for reason in EndReason::ALL.iter().filter(|&&reason| reason != EndReason::TurnLimit) {
        assert!(reasons.contains_key(reason.word()), "no game of {reasons:?} ended by {reason:?}");
    }
}
