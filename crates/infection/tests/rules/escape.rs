//! The Escape.

use whiteout_core::Game as _;
use whiteout_infection::words::{Blood, Card, Chip, Gear, Room, Sector};
use whiteout_infection::{Action, Event, Options, Step};

use crate::scene::{Scene, proves, seat, seats, why};

/// Seat 0 has just completed Sector 3 in the Kennel.
fn begun(players: u8, options: Options) -> Scene {
    to_the_escape(Scene::with(players, options))
}

fn to_the_escape(mut scene: Scene) -> Scene {
    scene.unlock(Sector::Three);
    scene.state.table.progress[Sector::Three].things = 2;
    scene.chip(Room::Kennel, Chip::Flamethrower);
    scene.investigate(&[0, 1], Room::Kennel, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    assert_eq!(scene.step(), Step::Nominate);
    scene
}

fn escape(players: u8) -> Scene {
    begun(players, Options::default())
}

/// The Captain nominates this seat and so many say yes.
fn nominate(scene: &mut Scene, who: u8, ayes: usize) {
    scene.only(Action::Nominate { seat: seat(who) });
    for (i, voter) in scene.asked().iter().enumerate() {
        scene.act(voter, if i < ayes { Action::Yes } else { Action::No });
    }
}

/// This seat is Final Captain and has no test left.
fn boarding(players: u8, who: u8) -> Scene {
    let mut scene = escape(players);
    scene.level(scene.table().rules.tracker.last - 1);
    nominate(&mut scene, who, usize::from(players));
    assert_eq!((scene.step(), scene.asked()), (Step::Board, seats(&[who])));
    scene
}

fn board(scene: &mut Scene, aboard: &[u8]) -> Option<&'static str> {
    scene.only(Action::Board { seats: seats(aboard) });
    scene.end_reason()
}

#[test]
fn the_captain_nominates_somebody_else_who_was_not_named_before() {
    proves!("inf.escape.nominate");
    let mut scene = escape(5);
    let itself = Action::Nominate { seat: seat(0) };
    assert_eq!(why(scene.refuse(seat(0), itself)), ("cannot-be-nominated", "inf.escape.nominate"));
    nominate(&mut scene, 2, 0);
    assert_eq!(scene.asked(), seats(&[1]), "the seat on the left names the next");
    assert!(!scene.can(seat(1), Action::Nominate { seat: seat(2) }));
}

#[test]
fn more_than_half_of_the_crew_make_a_final_captain() {
    proves!("inf.escape.vote");
    let mut tie = escape(6);
    nominate(&mut tie, 2, 3);
    assert!(tie.had(Event::NominationRejected { seat: seat(2) }));
    let mut scene = escape(6);
    nominate(&mut scene, 2, 4);
    assert!(scene.had(Event::FinalCaptainIs { seat: seat(2) }) && scene.table().captain == seat(2));
    assert!(scene.had(Event::Voted { seat: seat(2), yes: true }), "the nominee votes too");
    let mut option = begun(6, Options { nominee_no_vote: true, ..Options::default() });
    option.only(Action::Nominate { seat: seat(2) });
    assert_eq!(option.asked(), seats(&[0, 1, 3, 4, 5]));
}

#[test]
fn by_option_more_than_half_of_those_who_vote_decide() {
    proves!("inf.escape.vote");
    for (ayes, elected) in [(2, false), (3, true)] {
        let mut scene = begun(6, Options { nominee_no_vote: true, ..Options::default() });
        nominate(&mut scene, 2, ayes);
        assert_eq!(scene.had(Event::FinalCaptainIs { seat: seat(2) }), elected, "{ayes} of five");
    }
}

#[test]
fn every_second_refusal_raises_contagion_with_fallout_in_the_last_room() {
    proves!("inf.escape.refused");
    let mut scene = escape(6);
    nominate(&mut scene, 2, 0);
    assert_eq!(scene.table().level, 0);
    nominate(&mut scene, 3, 0);
    assert_eq!((scene.table().level, scene.table().rejections), (1, 2));
    assert!(scene.table().dark.contains(Room::Kennel));
    let mut last = escape(6);
    last.level(7);
    nominate(&mut last, 2, 0);
    nominate(&mut last, 3, 0);
    assert_eq!(last.end_reason(), Some("contagion_full"));
    let mut off = begun(6, Options { no_escape_fallout: true, ..Options::default() });
    nominate(&mut off, 2, 0);
    nominate(&mut off, 3, 0);
    assert_eq!((off.table().level, off.table().dark.is_empty()), (1, true));
}

#[test]
fn once_all_were_refused_everybody_may_be_named_again() {
    proves!("inf.escape.all-refused");
    let mut scene = escape(4);
    // 0 names 1, 1 names 2, 2 names 3, then 3 names 0.
    for nominee in [1, 2, 3, 0] {
        nominate(&mut scene, nominee, 0);
    }
    assert!(scene.had(Event::NominationsCleared));
    assert_eq!((scene.table().nominated, scene.table().rejections), (seats(&[]), 4), "the count goes on");
    let mut alone = escape(4);
    for nominee in [1, 3, 0] {
        nominate(&mut alone, nominee, 0);
    }
    // Seat 3 is next and may name seat 2; had only seat 3 been left, it would pass on.
    assert_eq!(alone.asked(), seats(&[3]));
    let mut stuck = escape(4);
    for nominee in [2, 3, 0] {
        nominate(&mut stuck, nominee, 0);
    }
    assert_eq!((stuck.asked(), stuck.table().rejections), (seats(&[3]), 3));
    nominate(&mut stuck, 1, 0);
    assert_eq!(stuck.table().nominated, seats(&[]));
}

#[test]
fn a_captain_who_can_name_nobody_passes_left_without_a_refusal() {
    proves!("inf.escape.all-refused");
    let mut scene = escape(4);
    scene.state.table.nominated = seats(&[0, 3]);
    // Whoever is Captain next is the only one left to be named.
    nominate(&mut scene, 2, 0);
    assert_eq!((scene.asked(), scene.table().rejections), (seats(&[2]), 1), "seat 1 is passed over");
    assert!(scene.can(seat(2), Action::Nominate { seat: seat(1) }));
}

#[test]
fn the_level_says_how_many_end_tests_there_are() {
    proves!("inf.escape.tests", "inf.contagion.tracker");
    for (level, tests) in [(0, 2), (3, 2), (4, 1), (5, 1), (6, 0), (7, 0)] {
        let mut scene = escape(6);
        scene.level(level);
        nominate(&mut scene, 2, 6);
        assert_eq!(scene.table().tests_left, tests);
    }
    let mut scene = escape(6);
    nominate(&mut scene, 2, 6);
    assert_eq!((scene.step(), scene.asked()), (Step::EndTest, seats(&[2])));
    assert!(scene.can(seat(2), Action::EndTest { seat: seat(2) }), "oneself too");
    scene.only(Action::EndTest { seat: seat(5) });
    assert!(scene.had(Event::BloodShown { seat: seat(5), blood: Blood::Imitation }), "in front of all");
    assert_eq!(why(scene.refuse(seat(2), Action::EndTest { seat: seat(5) })), ("cannot-be-tested", "inf.escape.tests"));
    scene.only(Action::Pass);
    assert_eq!(scene.step(), Step::Board, "optional, one after the other");
}

#[test]
fn the_target_counts_the_final_captain_and_more_may_fly() {
    proves!("inf.escape.seats");
    for (players, fewest, most) in [(4, 2, 3), (5, 3, 5), (6, 4, 6), (7, 4, 7), (8, 5, 8)] {
        assert_eq!(Scene::new(players).table().flight(), (fewest, most));
    }
    let mut scene = boarding(6, 2);
    let few = Action::Board { seats: seats(&[0, 1, 2]) };
    assert_eq!(why(scene.refuse(seat(2), few)), ("wrong-number-aboard", "inf.escape.seats"));
    assert!(scene.can(seat(2), Action::Board { seats: seats(&[0, 1, 2, 3, 4]) }));
}

#[test]
fn each_torched_human_lowers_the_target() {
    proves!("inf.escape.seats");
    let mut scene = Scene::new(6);
    scene.state.fold(&Event::Torched { seat: seat(1), blood: Blood::Human, gear_to: None });
    assert_eq!(scene.table().flight(), (3, 5), "never more than are left");
    let mut four = Scene::new(4);
    four.state.fold(&Event::Torched { seat: seat(1), blood: Blood::Human, gear_to: None });
    assert_eq!(four.table().flight(), (1, 2), "both bounds");
}

#[test]
fn the_final_captain_flies_and_no_shown_imitation_does() {
    proves!("inf.escape.board");
    let mut scene = escape(6);
    nominate(&mut scene, 2, 6);
    scene.only(Action::EndTest { seat: seat(5) });
    scene.only(Action::Pass);
    for (aboard, code) in [(&[0, 1, 3, 4][..], "final-captain-flies"), (&[0, 1, 2, 5], "shown-imitation")] {
        let refused = scene.refuse(seat(2), Action::Board { seats: seats(aboard) });
        assert_eq!(why(refused), (code, "inf.escape.board"));
    }
    scene.state.fold(&Event::Torched { seat: seat(1), blood: Blood::Human, gear_to: None });
    let dead = scene.refuse(seat(2), Action::Board { seats: seats(&[0, 1, 2, 3]) });
    assert_eq!(why(dead), ("not-alive", "inf.escape.board"));
}

#[test]
fn an_imitation_aboard_loses_and_humans_alone_win() {
    proves!("inf.escape.truth", "inf.end.humans", "inf.end.imitations");
    let mut lost = boarding(6, 2);
    assert_eq!(board(&mut lost, &[0, 1, 2, 5]), Some("stowed_away"));
    let shown: Vec<_> = lost
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::BloodShown { seat, .. } => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [2, 5].map(seat), "the Final Captain, then clockwise, up to the first Imitation");
    let mut won = boarding(6, 2);
    assert_eq!(board(&mut won, &[0, 1, 2, 3]), Some("escaped"));
    assert_eq!(won.state.outcome().map(|outcome| outcome.winners), Some(seats(&[0, 1, 2, 3, 4])), "left behind too");
    let mut captain = boarding(6, 5);
    assert_eq!(board(&mut captain, &[0, 1, 2, 5]), Some("stowed_away"));
}

#[test]
fn with_four_players_no_human_may_be_left_behind() {
    proves!("inf.escape.four");
    let mut behind = boarding(4, 1);
    assert_eq!(board(&mut behind, &[0, 1]), Some("human_left_behind"));
    let mut all = boarding(4, 1);
    assert_eq!(board(&mut all, &[0, 1, 2]), Some("escaped"));
    let mut five = boarding(5, 1);
    assert_eq!(board(&mut five, &[0, 1, 2]), Some("escaped"), "with more players somebody may stay");
}

#[test]
fn with_four_players_a_torched_human_leaves_places_for_one_or_two() {
    proves!("inf.escape.four", "inf.escape.seats");
    let mut scene = escape(4);
    scene.level(scene.table().rules.tracker.last - 1);
    scene.state.fold(&Event::Torched { seat: seat(2), blood: Blood::Human, gear_to: None });
    nominate(&mut scene, 1, 4);
    assert_eq!(scene.step(), Step::Board);
    let three = Action::Board { seats: seats(&[0, 1, 3]) };
    assert_eq!(why(scene.refuse(seat(1), three)), ("wrong-number-aboard", "inf.escape.seats"));
    assert_eq!(board(&mut scene.clone(), &[1]), Some("human_left_behind"));
    assert_eq!(board(&mut scene.clone(), &[1, 3]), Some("stowed_away"));
    assert_eq!(board(&mut scene, &[0, 1]), Some("escaped"), "the torched one was not left behind");
}

#[test]
fn a_secret_test_bars_nobody_from_flying() {
    proves!("inf.escape.board", "inf.flame.test");
    let mut scene = Scene::new(6);
    scene.gear(seat(2), Gear::Flamethrower);
    scene.one(seat(2), Action::BloodTest { seat: seat(5) });
    let mut scene = to_the_escape(scene);
    scene.level(scene.table().rules.tracker.last - 1);
    nominate(&mut scene, 2, 6);
    assert_eq!(board(&mut scene, &[0, 1, 2, 5]), Some("stowed_away"));
}

#[test]
fn there_is_no_assimilation_at_the_escape() {
    proves!("inf.assimilation.when", "inf.chip.escape");
    assert!(!escape(6).had(Event::SecondBloodDealt));
}

#[test]
fn no_gear_or_power_works_in_the_escape() {
    proves!("inf.escape.begins");
    let mut scene = escape(6);
    scene.gear(seat(1), Gear::Flamethrower);
    assert_eq!(scene.asked(), seats(&[0]));
    assert_eq!(scene.refuse(seat(1), Action::Torch { seat: seat(5) }).code, "not-asked");
    assert!(scene.legal(seat(0)).iter().all(|action| matches!(action, Action::Nominate { .. })));
}

#[test]
fn who_was_torched_neither_votes_nor_is_nominated_nor_leads() {
    proves!("inf.escape.nominate", "inf.escape.vote");
    let mut scene = escape(6);
    scene.state.fold(&Event::Torched { seat: seat(2), blood: Blood::Human, gear_to: None });
    let dead = Action::Nominate { seat: seat(2) };
    assert_eq!(why(scene.refuse(seat(0), dead)), ("cannot-be-nominated", "inf.escape.nominate"));
    let mut elected = scene.clone();
    nominate(&mut elected, 3, 3);
    assert!(elected.had(Event::FinalCaptainIs { seat: seat(3) }), "three are more than half of five");
    scene.only(Action::Nominate { seat: seat(3) });
    assert_eq!(scene.asked(), seats(&[0, 1, 3, 4, 5]));
    scene.all(Action::No);
    nominate(&mut scene, 4, 0);
    assert_eq!((scene.asked(), scene.table().captain), (seats(&[3]), seat(3)), "the indicator skips them");
}

#[test]
fn a_final_captain_shown_as_an_imitation_by_their_own_test_still_flies() {
    proves!("inf.escape.board", "inf.escape.tests");
    let mut scene = escape(6);
    nominate(&mut scene, 5, 6);
    scene.only(Action::EndTest { seat: seat(5) });
    assert!(scene.had(Event::BloodShown { seat: seat(5), blood: Blood::Imitation }));
    scene.only(Action::Pass);
    let without = scene.refuse(seat(5), Action::Board { seats: seats(&[0, 1, 2, 3]) });
    assert_eq!(why(without), ("final-captain-flies", "inf.escape.board"));
    assert_eq!(board(&mut scene, &[0, 1, 2, 5]), Some("stowed_away"));
}
