//! Sabotage cards.

use whiteout_infection::mission::Directive;
use whiteout_infection::words::{Card, Cards, Character, Chip, Gear, Room};
use whiteout_infection::{Action, Event, Options, Step};

use crate::scene::{Scene, proves, seat, seats, why};

/// Garry, who could cancel, is not Captain.
fn scene() -> Scene {
    let mut scene = Scene::new(5);
    scene.character(seat(0), Character::Macready);
    scene
}

#[test]
fn each_kind_is_answered_by_its_own_items_or_not_at_all() {
    proves!("inf.sabotage.kinds");
    for (sabotage, answers) in [
        (Card::SabotageDark, &[Card::Flashlight][..]),
        (Card::SabotageFire, &[Card::FireExtinguisher]),
        (Card::SabotageAttack, &[Card::Axe, Card::Gun]),
        (Card::SabotageRuin, &[]),
        (Card::SabotageLuck, &[]),
    ] {
        assert_eq!(sabotage.answers(), answers);
    }
    let mut scene = scene();
    scene.hand(seat(0), &[Card::SabotageDark, Card::Gun, Card::Flashlight]);
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageDark, Card::Knife]);
    assert_eq!(scene.step(), Step::Answer { card: Card::SabotageDark });
    let gun = Action::Pay { card: Card::Gun };
    assert_eq!(why(scene.refuse(seat(0), gun)), ("does-not-answer-it", "inf.sabotage.kinds"));
    let mut ruin = self::scene();
    ruin.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::Knife]);
    assert!(ruin.had(Event::MissionFailed), "nothing helps");
}

#[test]
fn all_sabotage_in_the_pool_is_shown_at_once() {
    proves!("inf.sabotage.shown");
    let mut scene = scene();
    scene.mission(3, &[], Directive::Sum { least: 1 });
    scene.investigate(&[0, 1, 2], Room::Shed, &[Card::SabotageDark, Card::Knife, Card::SabotageFire]);
    let cards: Cards = [Card::SabotageDark, Card::SabotageFire].into_iter().collect();
    assert!(scene.had(Event::SabotageFound { cards }));
    assert_eq!(scene.table().turn.found, cards);
}

#[test]
fn the_captain_orders_them_and_the_first_failure_ends_it() {
    proves!("inf.sabotage.order");
    let mut scene = scene();
    scene.mission(3, &[], Directive::Sum { least: 1 });
    scene.investigate(&[0, 1, 2], Room::Shed, &[Card::SabotageDark, Card::Knife, Card::SabotageRuin]);
    assert_eq!((scene.step(), scene.asked()), (Step::Sabotage, seats(&[0])));
    let absent = Action::Face { card: Card::SabotageLuck };
    assert_eq!(why(scene.refuse(seat(0), absent)), ("no-such-sabotage", "inf.sabotage.order"));
    scene.only(Action::Face { card: Card::SabotageRuin });
    assert!(scene.had(Event::SabotageStruck { card: Card::SabotageRuin }) && scene.had(Event::MissionFailed));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Answer { .. }, .. })));
}

#[test]
fn the_first_willing_member_pays_one_card_for_one_sabotage() {
    proves!("inf.sabotage.answer");
    let mut scene = scene();
    for who in [0, 1, 2] {
        scene.hand(seat(who), &[Card::Gun, Card::Axe, Card::Knife, Card::SabotageAttack]);
    }
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageAttack, Card::SabotageAttack]);
    assert_eq!((scene.step(), scene.asked()), (Step::Answer { card: Card::SabotageAttack }, seats(&[0, 1])));
    scene.all(Action::Pay { card: Card::Axe });
    assert!(scene.had(Event::Paid { seat: seat(1), card: Card::Axe }));
    assert!(scene.had(Event::SabotageGone { card: Card::SabotageAttack }));
    assert_eq!(scene.own(seat(0)).hand[Card::Axe], 1);
    assert_eq!(scene.step(), Step::Answer { card: Card::SabotageAttack }, "the second needs its own");
    scene.hand(seat(1), &[Card::Knife]);
    let nothing = Action::Pay { card: Card::Gun };
    assert_eq!(why(scene.refuse(seat(1), nothing)), ("nothing-to-pay-with", "inf.sabotage.answer"));
    scene.all(Action::Pass);
    assert!(scene.had(Event::MissionFailed), "holders may decline");
}

#[test]
fn a_low_roll_fails_and_dynamite_may_change_the_die() {
    proves!("inf.sabotage.die");
    let mut scene = scene();
    scene.gear(seat(1), Gear::Dynamite);
    let play = |scene: &mut Scene| scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageLuck, Card::Knife]);
    let three = scene.seek(play, |scene| scene.had(Event::SabotageRolled { face: 3 }));
    assert_eq!((three.step(), three.asked()), (Step::SabotageDie { face: 3, rest: seats(&[]) }, seats(&[1])));
    let mut failed = three.clone();
    failed.only(Action::Pass);
    assert!(failed.had(Event::SabotageStruck { card: Card::SabotageLuck }));
    let mut saved = three;
    saved.only(Action::Shift { face: 3, up: true });
    assert!(saved.had(Event::SabotageShifted { by: seat(1), face: 4 }));
    assert!(saved.had(Event::SabotageGone { card: Card::SabotageLuck }));
    assert_eq!(saved.table().dynamite_uses(seat(1)), 1);
    let mut off = Scene::with(5, Options { no_dynamite_on_sabotage: true, ..Options::default() });
    off.character(seat(0), Character::Macready);
    off.gear(seat(1), Gear::Dynamite);
    play(&mut off);
    assert!(!off.saw(|event| matches!(event, Event::Asked { step: Step::SabotageDie { .. }, .. })));
}

#[test]
fn what_is_resolved_leaves_a_gap_and_the_rest_is_judged() {
    proves!("inf.sabotage.gone");
    let mut scene = scene();
    scene.mission(2, &[], Directive::Sum { least: 3 });
    scene.hand(seat(1), &[Card::Flashlight, Card::Gun]);
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageDark, Card::Gun]);
    scene.one(seat(1), Action::Pay { card: Card::Flashlight });
    assert_eq!((scene.table().turn.pool, scene.step()), (1, Step::Swap), "not replaced");
    scene.only(Action::Pass);
    assert!(scene.had(Event::MissionPassed));
}

#[test]
fn in_battle_sabotage_loses_the_battle() {
    proves!("inf.sabotage.gone", "inf.battle.lost");
    let mut scene = scene();
    scene.chip(Room::Shed, Chip::Thing);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    scene.give(&[Card::SabotageRuin, Card::Gun]);
    assert!(scene.had(Event::BattleLost { room: Room::Shed }));
    assert!(!scene.saw(|event| matches!(event, Event::DiceReady { .. })));
}

#[test]
fn one_use_of_dynamite_ends_it_whoever_else_has_some() {
    proves!("inf.sabotage.die");
    let mut scene = scene();
    for who in [0, 1] {
        scene.gear(seat(who), Gear::Dynamite);
        scene.gear(seat(who), Gear::Dynamite);
    }
    let play = |scene: &mut Scene| scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageLuck, Card::Knife]);
    let one = scene.seek(play, |scene| scene.had(Event::SabotageRolled { face: 1 }));
    let below = one.clone().refuse(seat(1), Action::Shift { face: 1, up: false });
    assert_eq!(why(below), ("no-such-die", "inf.dice.dynamite"));
    let two = scene.seek(play, |scene| scene.had(Event::SabotageRolled { face: 2 }));
    let mut first = two.clone();
    first.act(seat(1), Action::Shift { face: 2, up: true });
    assert!(first.had(Event::SabotageStruck { card: Card::SabotageLuck }), "nobody adds to it");
    let mut second = two;
    second.act(seat(1), Action::Pass);
    assert_eq!(second.asked(), seats(&[0]), "whoever has Dynamite is asked in turn");
}

/// A team of 0 and 1 with a Thing before them, and these cards handed in. Seat 1 holds a Flashlight.
fn battle(cards: &[Card]) -> Scene {
    let mut scene = scene();
    scene.chip(Room::Shed, Chip::Thing);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    scene.hand(seat(1), &[Card::Gun, Card::Knife, Card::Flashlight]);
    scene.give(cards);
    scene
}

#[test]
fn what_is_met_in_a_battle_is_discarded_and_the_rest_gives_the_dice() {
    proves!("inf.sabotage.gone", "inf.sabotage.answer");
    let mut scene = battle(&[Card::SabotageDark, Card::Gun]);
    assert_eq!((scene.step(), scene.asked()), (Step::Answer { card: Card::SabotageDark }, seats(&[0, 1])));
    scene.one(seat(1), Action::Pay { card: Card::Flashlight });
    assert_eq!((scene.table().turn.pool, scene.step()), (1, Step::Swap), "not replaced");
    scene.only(Action::Pass);
    let dice = scene.table().rules.value(Card::Gun);
    assert!(scene.saw(|event| matches!(event, Event::DiceReady { dice: ready, .. } if *ready == dice)));
}

#[test]
fn sabotage_that_comes_by_the_swap_of_a_battle_is_faced_when_it_is_turned() {
    proves!("inf.reveal.late", "inf.sabotage.gone", "inf.battle.lost");
    let mut scene = battle(&[Card::Knife, Card::Gun]);
    scene.top(&[Card::SabotageDark]);
    scene.only(Action::Swap { card: Card::Knife });
    assert_eq!(scene.step(), Step::Answer { card: Card::SabotageDark });
    assert!(scene.had(Event::Flipped { card: Card::SabotageDark }));
    let mut met = scene.clone();
    met.one(seat(1), Action::Pay { card: Card::Flashlight });
    let dice = met.table().rules.value(Card::Gun);
    assert!(met.saw(|event| matches!(event, Event::DiceReady { dice: ready, .. } if *ready == dice)));
    scene.all(Action::Pass);
    assert!(scene.had(Event::BattleLost { room: Room::Shed }));
    assert!(!scene.saw(|event| matches!(event, Event::DiceReady { .. })), "without a throw");
}
