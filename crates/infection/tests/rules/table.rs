//! What holds all the time: who is asked, who sees what, and what may be said.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Audience, Chance as _, Game as _, Viewer};
use whiteout_infection::mission::Directive;
use whiteout_infection::words::{Blood, Card, Character, Department, Gear, Kind as _, Room, Sector};
use whiteout_infection::{Action, Claim, Event, Options, Step, Talk, Window};

use crate::scene::{Scene, proves, seat, seats, why};

const ANYTHING: Directive = Directive::Sum { least: 0 };

#[test]
fn only_those_who_are_asked_may_act() {
    proves!("inf.table.asked");
    let mut scene = Scene::new(5);
    scene.nobody_acts();
    assert_eq!(scene.asked(), seats(&[0]));
    assert_eq!(why(scene.refuse(seat(1), Action::Team { seats: seats(&[0, 1]) })), ("not-asked", "inf.table.asked"));
    assert_eq!(why(scene.refuse(seat(0), Action::Molotov)), ("not-now", "inf.table.asked"));
}

#[test]
fn nobody_is_asked_once_the_game_is_over() {
    proves!("inf.table.asked");
    let mut scene = Scene::new(5);
    scene.level(6);
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::Knife]);
    scene.until(|scene| scene.end_reason().is_some());
    assert!(scene.asked().is_empty());
    assert_eq!(why(scene.refuse(seat(0), Action::Pass)), ("game-over", "inf.table.asked"));
}

#[test]
fn everything_goes_round_from_the_left_of_the_captain() {
    proves!("inf.table.order");
    let mut scene = Scene::new(6);
    scene.captain(seat(2));
    assert_eq!(scene.table().in_order(seats(&[0, 1, 2, 3])).collect::<Vec<_>>(), [3, 0, 1, 2].map(seat));
    for seat in [0, 1, 3] {
        scene.hand(crate::scene::seat(seat), &[Card::Molotov, Card::Knife]);
    }
    scene.act(seat(0), Action::Molotov);
    scene.act(seat(1), Action::Molotov);
    scene.act(seat(3), Action::Molotov);
    scene.all(Action::Pass);
    assert!(scene.had(Event::MolotovUsed { seat: seat(3) }));
}

#[test]
fn sealed_answers_stay_hidden_until_the_last_is_in() {
    proves!("inf.table.sealed");
    let mut scene = Scene::new(5);
    scene.hand(seat(1), &[Card::Molotov, Card::Gun]);
    let before = scene.own(seat(2));
    scene.act(seat(1), Action::Molotov);
    let sealed = Event::Sealed { seat: seat(1), action: Action::Molotov };
    assert!(scene.had(sealed) && sealed.audience() == Audience::seat(seat(1)));
    assert!(scene.had(Event::Answered { seat: seat(1) }), "only that there is an answer is public");
    assert_eq!((scene.own(seat(1)).answer, scene.own(seat(2))), (Some(Action::Molotov), before));
    assert!(!scene.saw(|event| matches!(event, Event::MolotovUsed { .. })));
    scene.all(Action::Pass);
    assert!(scene.had(Event::MolotovUsed { seat: seat(1) }));
}

#[test]
fn a_turn_goes_from_the_mission_to_the_next_captain() {
    proves!("inf.turn.steps");
    let mut scene = Scene::new(5);
    scene.chip(Room::Shed, whiteout_infection::words::Chip::Rope);
    let mut asked = Vec::new();
    for action in [
        Action::Pass,
        Action::Team { seats: seats(&[0, 1]) },
        Action::Enter { room: Room::Shed },
        Action::HandIn { card: Card::Knife },
        Action::Pass,
        Action::Pass,
    ] {
        asked.push(core::mem::discriminant(&scene.step()));
        for who in scene.asked().iter() {
            if matches!(action, Action::HandIn { .. }) {
                scene.hand(who, &[Card::Knife]);
            }
            scene.act(who, action);
        }
    }
    let expected = [
        Step::Window { which: Window::First },
        Step::Team,
        Step::Room,
        Step::HandIn,
        Step::Swap,
        Step::Exchange { why: whiteout_infection::Why::RecRoom },
    ];
    assert_eq!(asked, expected.map(|step| core::mem::discriminant(&step)));
    assert_eq!((scene.table().turn_number, scene.table().captain), (2, seat(1)));
}

/// Any choice of anybody until the game is over, each beside what somebody who looks on knows by what they were shown.
fn watched(mut scene: Scene, seed: u64) -> Scene {
    scene.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut known = *scene.table();
    while let Some(who) = scene.asked().lowest() {
        let told = scene.events.len();
        let legal = scene.legal(who);
        let action = legal[scene.rng.below(legal.len() as u32) as usize];
        scene.act(who, action);
        let shown = scene.events[told..].iter().filter(|event| event.audience().includes(Viewer::Spectator));
        shown.for_each(|event| known.apply(event));
        assert_eq!((known, scene.state.view(Viewer::Spectator).table), (*scene.table(), known), "after {action:?}");
    }
    scene
}

#[test]
fn trackers_gear_and_numbers_of_cards_lie_open() {
    proves!("inf.table.public");
    let options = Options { gear_handover: true, ..Options::default() };
    let mut kinds = std::collections::HashSet::new();
    for seed in 0..150 {
        let mut scene = Scene::with(4 + (seed % 5) as u8, options);
        scene.character(seat(0), Character::ALL[seed as usize % 12]);
        for who in scene.table().seats() {
            for gear in [Gear::Rope, Gear::Dynamite, Gear::Flamethrower] {
                scene.gear(who, gear);
            }
        }
        // Some of them begin where little is left to be found.
        if seed % 3 == 0 {
            scene.unlock(Sector::Three);
            scene.state.table.progress[Sector::Three].gear = true;
            scene.state.table.progress[Sector::Three].things = 1;
        }
        let scene = watched(scene, seed);
        for event in &scene.events {
            kinds.insert(core::mem::discriminant(event));
            // What changes nothing on the table was said all the same.
            if let Event::Voted { .. } | Event::ChipShown { .. } | Event::PowerUsed { .. } | Event::Unmasked { .. } =
                event
            {
                assert_eq!(event.audience(), Audience::Everyone);
            }
        }
        for who in scene.table().seats() {
            let shown = |event: &Event| matches!(event, Event::Unmasked { seat, .. } if *seat == who);
            assert!(scene.saw(shown), "after the end everything is shown");
        }
    }
    assert!(kinds.len() > 95, "too little has happened: {}", kinds.len());
}

#[test]
fn anything_may_be_said_true_or_not() {
    proves!("inf.table.talk");
    let scene = Scene::new(5);
    let imitation = seat(4);
    for claim in [
        Claim::IAmHuman,
        Claim::IPromise { card: Card::Gun },
        Claim::IGave { card: Card::Gun },
        Claim::ISuspect { seat: seat(1) },
        Claim::TakeMe,
    ] {
        assert!(scene.state.may_claim(imitation, claim).is_ok(), "{claim:?}");
    }
    let itself = scene.state.may_claim(seat(1), Claim::ITrust { seat: seat(1) });
    assert_eq!(itself.map_err(why), Err(("not-another-player", "inf.table.talk")));
}

#[test]
fn the_option_limits_what_is_said_about_cards() {
    proves!("inf.table.talk");
    let helpful = Scene::with(5, Options { talk: Talk::Helpful, ..Options::default() });
    let card = helpful.state.may_claim(seat(1), Claim::IGave { card: Card::Gun });
    assert_eq!(card.map_err(why), Err(("no-cards-by-name", "inf.table.talk")));
    assert!(helpful.state.may_claim(seat(1), Claim::IHelp { helps: true }).is_ok());
    let silent = Scene::with(5, Options { talk: Talk::Silent, ..Options::default() });
    assert_eq!(silent.state.may_talk(seat(1)).map_err(why), Err(("nobody-talks", "inf.table.talk")));
    assert!(helpful.state.may_talk(seat(1)).is_ok(), "own words are left to the players");
    assert_eq!(silent.state.may_claim(seat(1), Claim::TakeMe).map_err(why), Err(("nobody-talks", "inf.table.talk")));
}

#[test]
fn who_runs_out_of_time_does_nothing_or_gives_any_card() {
    proves!("inf.table.clock");
    let mut scene = Scene::new(5);
    scene.hand(seat(1), &[Card::Molotov, Card::Gun, Card::SabotageRuin]);
    let mut rng = scene.rng.clone();
    assert_eq!(scene.state.fallback(seat(1), &mut rng), Some(Action::Pass));
    scene.enter(&[0, 1], Room::Shed);
    let mut given = std::collections::BTreeSet::new();
    for _ in 0..200 {
        match scene.state.fallback(seat(1), &mut rng) {
            Some(Action::HandIn { card }) => given.insert(card),
            other => panic!("{other:?}"),
        };
    }
    assert_eq!(given.len(), 3, "any card of the hand, Sabotage too, for both sides alike");
    assert_eq!(scene.state.fallback(seat(2), &mut rng), None, "not asked");
}

#[test]
fn what_humans_may_not_hand_in_nobody_hands_in_by_silence() {
    proves!("inf.table.clock", "inf.pool.any-card");
    for (who, blood) in [(1, Blood::Human), (4, Blood::Imitation)] {
        let mut scene = Scene::with(5, Options { human_no_sabotage: true, ..Options::default() });
        assert_eq!(scene.own(seat(who)).blood, blood);
        scene.hand(seat(who), &[Card::Axe, Card::SabotageRuin]);
        scene.enter(&[0, who], Room::Shed);
        let mut rng = scene.rng.clone();
        for _ in 0..50 {
            let given = scene.state.fallback(seat(who), &mut rng);
            assert_eq!(given, Some(Action::HandIn { card: Card::Axe }), "{blood:?}");
        }
    }
}

/// Whoever is asked chooses each of these about as often as any other when time runs out.
fn is_even(scene: &Scene, choices: &[Action]) {
    const EACH: usize = 200;
    let (mut rng, captain) = (scene.rng.clone(), scene.table().captain);
    let chosen: Vec<_> =
        (0..EACH * choices.len()).map(|_| scene.state.fallback(captain, &mut rng).expect("a choice")).collect();
    for choice in choices {
        let times = chosen.iter().filter(|&action| action == choice).count();
        assert!((EACH / 2..EACH * 2).contains(&times), "{choice:?} {times} times of {}", chosen.len());
    }
    assert!(chosen.iter().all(|action| choices.contains(action)));
}

#[test]
fn a_captain_who_runs_out_of_time_makes_an_even_random_choice() {
    proves!("inf.table.clock");
    let mut scene = Scene::with(5, Options { free_pass: true, ..Options::default() });
    scene.mission(3, &[Department::Science], ANYTHING);
    scene.nobody_acts();
    let teams = scene.legal(seat(0));
    assert_eq!(teams.len(), 3);
    is_even(&scene, &teams);
    scene.only(teams[0]);
    let rooms = scene.legal(seat(0));
    assert!(rooms.contains(&Action::Pass) && rooms.len() == 7, "by option the turn may be passed");
    is_even(&scene, &rooms);
}

#[test]
fn a_captain_who_runs_out_of_time_keeps_the_card_that_came_by_the_swap() {
    proves!("inf.table.clock");
    let mut scene = Scene::new(5);
    scene.character(seat(0), Character::Norris);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.only(Action::SwapSeeing { card: Card::Knife });
    assert_eq!(scene.step(), Step::KeepSwapped);
    let mut rng = scene.rng.clone();
    assert_eq!(scene.state.fallback(seat(0), &mut rng), Some(Action::Yes));
}

#[test]
fn the_option_ends_a_game_that_takes_too_long() {
    proves!("inf.table.limit");
    let mut scene = Scene::with(5, Options { max_turns: 1, ..Options::default() });
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.until(|scene| scene.end_reason().is_some());
    assert_eq!(scene.end_reason(), Some("turn_limit"));
    assert_eq!(scene.state.outcome().map(|outcome| outcome.winners), Some(seats(&[4])), "the Imitations have won");
    assert!(!matches!(scene.step(), Step::Window { which: Window::First }));
}
