//! Throwing dice, and what Gear does to them.

use whiteout_infection::mission::Directive;
use whiteout_infection::table::Stage;
use whiteout_infection::words::{Card, Character, Chip, Dice, Gear, Room};
use whiteout_infection::{Action, Event, Options, Step};

use crate::scene::{Scene, proves, seat, seats, why};

/// A mission that is rolled for, with the pool handed in and no swap.
fn rolling(alike: u8, throws: u8, cards: &[Card]) -> Scene {
    let mut scene = Scene::new(6);
    scene.character(seat(0), Character::Macready);
    ready(&mut scene, alike, throws, cards);
    scene
}

fn ready(scene: &mut Scene, alike: u8, throws: u8, cards: &[Card]) {
    scene.mission(cards.len() as u8, &[], Directive::Roll { alike, throws });
    let team: Vec<u8> = (0..cards.len() as u8).collect();
    scene.investigate(&team, Room::Shed, cards);
    assert_eq!(scene.step(), Step::Swap);
}

fn throws(scene: &Scene) -> usize {
    scene.events.iter().filter(|event| matches!(event, Event::Thrown { .. })).count()
}

/// These dice lie there after a throw, and this is asked of the seat.
fn lying(scene: &mut Scene, dice: &[u8], step: Step, who: u8) {
    let turn = &mut scene.state.table.turn;
    turn.dice = Dice::of(dice);
    turn.shifted = Dice::NONE;
    turn.dice_count = dice.len() as u8;
    scene.ask(step, seats(&[who]));
}

#[test]
fn every_throw_is_made_until_it_succeeds() {
    proves!("inf.dice.must");
    let scene = rolling(3, 3, &[Card::Gun, Card::Knife]);
    let play = |scene: &mut Scene| {
        scene.only(Action::Pass);
        while scene.step() == Step::Keep {
            let keep = scene.legal(seat(0))[0];
            scene.only(keep);
        }
    };
    let lost = scene.seek(play, |scene| scene.had(Event::MissionFailed));
    assert_eq!(throws(&lost), 3, "there is no way to stop");
    let won = scene.seek(play, |scene| scene.had(Event::MissionPassed) && throws(scene) == 1);
    assert_eq!(won.table().turn.throws_left, 2, "done");
}

#[test]
fn with_too_few_dice_nothing_is_thrown() {
    proves!("inf.dice.few");
    let mut scene = rolling(3, 3, &[Card::Knife, Card::Knife]);
    scene.gear(seat(1), Gear::Flamethrower);
    scene.only(Action::Pass);
    assert!(scene.had(Event::DiceReady { dice: 2, throws: 3 }) && scene.had(Event::MissionFailed));
    assert_eq!(throws(&scene), 0);
}

#[test]
fn never_more_than_six_dice() {
    proves!("inf.dice.most");
    let mut scene = rolling(2, 2, &[Card::Gun, Card::Gun, Card::Gun]);
    scene.only(Action::Pass);
    assert!(scene.had(Event::DiceReady { dice: 6, throws: 2 }));
}

#[test]
fn one_whole_largest_group_is_kept() {
    proves!("inf.dice.keep");
    let mut scene = rolling(4, 3, &[Card::Gun, Card::Gun]);
    scene.only(Action::Pass);
    lying(&mut scene, &[2, 2, 5, 5, 6, 1], Step::Keep, 0);
    assert_eq!(
        scene.legal(seat(0)),
        [Action::Keep { dice: Dice::of(&[2, 2]) }, Action::Keep { dice: Dice::of(&[5, 5]) }]
    );
    for wrong in [&[2][..], &[6], &[], &[2, 2, 5, 5]] {
        let keep = Action::Keep { dice: Dice::of(wrong) };
        assert_eq!(why(scene.refuse(seat(0), keep)), ("not-the-largest-group", "inf.dice.keep"));
    }
    let absent = Action::Keep { dice: Dice::of(&[3, 3]) };
    assert_eq!(why(scene.refuse(seat(0), absent)), ("no-such-dice", "inf.dice.keep"));
    lying(&mut scene, &[1, 2, 3, 4], Step::Keep, 0);
    assert_eq!(scene.legal(seat(0)).len(), 5, "no two alike: any one, or none");
}

#[test]
fn a_single_largest_group_is_kept_without_a_question() {
    proves!("inf.dice.keep");
    let scene = rolling(4, 2, &[Card::Gun, Card::Gun]);
    let scene = scene.seek(
        |scene| scene.only(Action::Pass),
        |scene| scene.saw(|event| matches!(event, Event::DiceKept { dice } if dice.total() == 3)),
    );
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Keep, .. })));
}

#[test]
fn by_option_the_captain_keeps_anything() {
    proves!("inf.dice.keep");
    let mut scene = Scene::with(6, Options { free_keep: true, ..Options::default() });
    scene.character(seat(0), Character::Macready);
    ready(&mut scene, 4, 3, &[Card::Gun, Card::Gun]);
    scene.only(Action::Pass);
    lying(&mut scene, &[2, 2, 5], Step::Keep, 0);
    for any in [&[][..], &[2], &[2, 5], &[2, 2, 5]] {
        assert!(scene.can(seat(0), Action::Keep { dice: Dice::of(any) }));
    }
    for absent in [&[6][..], &[5, 5], &[2, 2, 2]] {
        let keep = Action::Keep { dice: Dice::of(absent) };
        assert_eq!(why(scene.refuse(seat(0), keep)), ("no-such-dice", "inf.dice.keep"));
    }
}

#[test]
fn dynamite_changes_a_die_by_one_once_since_it_was_thrown() {
    proves!("inf.dice.dynamite");
    let mut scene = rolling(3, 2, &[Card::Gun, Card::Knife]);
    scene.gear(seat(1), Gear::Dynamite);
    scene.only(Action::Pass);
    lying(&mut scene, &[1, 6, 4, 4], Step::Dynamite { rest: seats(&[]) }, 1);
    for (face, up) in [(6, true), (1, false)] {
        let wrapped = scene.refuse(seat(1), Action::Shift { face, up });
        assert_eq!(why(wrapped), ("no-such-die", "inf.dice.dynamite"), "no wrap");
    }
    assert_eq!(why(scene.refuse(seat(1), Action::Shift { face: 3, up: true })), ("no-such-die", "inf.dice.dynamite"));
    scene.only(Action::Shift { face: 6, up: false });
    assert!(scene.had(Event::DieShifted { by: seat(1), from: 6, to: 5, gear: true }));
    assert_eq!((scene.table().dynamite_uses(seat(1)), scene.asked()), (1, seats(&[1])), "asked again");
    assert!(!scene.can(seat(1), Action::Shift { face: 5, up: false }), "one use a die");
    scene.only(Action::Shift { face: 1, up: true });
    assert_eq!(scene.table().dynamite_uses(seat(1)), 0);
}

#[test]
fn dynamite_is_asked_of_the_team_in_order_and_can_succeed() {
    proves!("inf.dice.dynamite");
    let mut scene = rolling(3, 2, &[Card::Gun, Card::Knife]);
    for who in [0, 1, 4] {
        scene.gear(seat(who), Gear::Dynamite);
    }
    let scene = scene.seek(
        |scene| scene.only(Action::Pass),
        |scene| matches!(scene.step(), Step::Dynamite { .. }) && scene.table().turn.dice == Dice::of(&[1, 3, 3, 4]),
    );
    assert_eq!((scene.step(), scene.asked()), (Step::Dynamite { rest: seats(&[0]) }, seats(&[1])), "not those at home");
    let mut scene = scene;
    scene.only(Action::Shift { face: 4, up: false });
    assert!(scene.had(Event::MissionPassed), "the Captain cannot refuse it");
}

#[test]
fn a_die_thrown_again_loses_its_change() {
    proves!("inf.dice.dynamite");
    let mut scene = rolling(3, 3, &[Card::Gun, Card::Knife]);
    scene.gear(seat(1), Gear::Dynamite);
    scene.only(Action::Pass);
    scene.state.table.turn.throws_left = 2;
    lying(&mut scene, &[6, 6, 2, 4], Step::Dynamite { rest: seats(&[]) }, 1);
    scene.only(Action::Shift { face: 2, up: true });
    assert_eq!(scene.table().turn.shifted, Dice::of(&[3]));
    scene.only(Action::Pass);
    assert!(scene.had(Event::DiceKept { dice: Dice::of(&[6, 6]) }));
    assert_eq!(scene.table().turn.shifted, Dice::NONE);
}

#[test]
fn one_boost_gives_three_throws_after_all_others() {
    proves!("inf.dice.boost");
    let mut scene = rolling(3, 1, &[Card::Gun, Card::Knife]);
    for who in [0, 1] {
        scene.gear(seat(who), Gear::Flamethrower);
    }
    let asked = scene.seek(|scene| scene.only(Action::Pass), |scene| scene.step() == Step::Boost);
    assert_eq!((asked.asked(), throws(&asked)), (seats(&[0, 1]), 1), "sealed");
    let mut declined = asked.clone();
    declined.all(Action::Pass);
    assert!(declined.had(Event::MissionFailed));
    let boost = |scene: &mut Scene| {
        scene.all(Action::Boost);
        while scene.step() == Step::Keep {
            let keep = scene.legal(seat(0))[0];
            scene.only(keep);
        }
    };
    let lost = asked.seek(boost, |scene| scene.had(Event::MissionFailed));
    assert!(lost.had(Event::Boosted { seat: seat(1) }) && !lost.had(Event::Boosted { seat: seat(0) }));
    assert_eq!((throws(&lost), lost.table().gear[seat(1)].flames()), (4, 1), "one boost a roll");
}

#[test]
fn the_dice_of_the_mission_do_not_lie_before_the_battle() {
    proves!("inf.dice.must");
    let mut scene = rolling(2, 3, &[Card::Gun, Card::Gun]);
    scene.chip(Room::Shed, Chip::Thing);
    let mut scene = scene.seek(
        |scene| scene.only(Action::Pass),
        |scene| scene.had(Event::MissionPassed) && scene.step() == Step::HandIn,
    );
    scene.give(&[Card::Knife, Card::Knife]);
    assert_eq!((scene.table().turn.stage, scene.step()), (Stage::Battle, Step::Swap));
    let turn = &scene.table().turn;
    assert_eq!((turn.dice, turn.shifted, turn.throws_left), (Dice::NONE, Dice::NONE, 0));
}

#[test]
fn a_changed_die_that_is_kept_stays_changed_and_is_not_changed_again() {
    proves!("inf.dice.dynamite");
    let mut scene = rolling(4, 3, &[Card::Gun, Card::Knife]);
    for _ in 0..2 {
        scene.gear(seat(1), Gear::Dynamite);
    }
    scene.only(Action::Pass);
    lying(&mut scene, &[1, 2, 4, 6], Step::Dynamite { rest: seats(&[]) }, 1);
    scene.only(Action::Shift { face: 2, up: true });
    scene.only(Action::Shift { face: 4, up: false });
    let next = |scene: &mut Scene| scene.only(Action::Pass);
    let mut scene = scene.seek(next, |scene| scene.table().turn.dice == Dice::of(&[2, 5]));
    assert!(scene.had(Event::DiceKept { dice: Dice::of(&[3, 3]) }));
    assert!(matches!(scene.step(), Step::Dynamite { .. }) && scene.table().turn.shifted == Dice::of(&[3, 3]));
    for up in [true, false] {
        let again = scene.refuse(seat(1), Action::Shift { face: 3, up });
        assert_eq!(why(again), ("no-such-die", "inf.dice.dynamite"));
    }
    scene.only(Action::Shift { face: 2, up: true });
    assert_eq!((scene.table().turn.shifted, scene.table().dynamite_uses(seat(1))), (Dice::of(&[3, 3, 3]), 1));
}

#[test]
fn more_dice_alike_than_asked_for_do_as_well() {
    proves!("inf.dice.must", "inf.reveal.roll");
    let scene = rolling(2, 1, &[Card::Gun, Card::Gun]);
    let more = |event: &Event| matches!(event, Event::Thrown { dice } if dice.alike() == 4);
    let scene = scene.seek(|scene| scene.only(Action::Pass), |scene| scene.saw(more));
    assert!(scene.had(Event::MissionPassed));
}
