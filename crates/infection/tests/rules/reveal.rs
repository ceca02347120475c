//! Cards are turned and judged.

use whiteout_infection::mission::{Directive, Items, Values};
use whiteout_infection::words::{Card, Character, Room};
use whiteout_infection::{Action, Event, Options, Step};

use crate::scene::{Scene, proves, seat};

/// A team of so many judges this pool, without a swap.
fn judge(directive: Directive, cards: &[Card]) -> Scene {
    let mut scene = Scene::new(6);
    scene.character(seat(0), Character::Macready);
    scene.mission(cards.len() as u8, &[], directive);
    let team: Vec<u8> = (0..cards.len() as u8).collect();
    scene.investigate(&team, Room::Shed, cards);
    scene.only(Action::Pass);
    scene
}

fn passes(directive: Directive, cards: &[Card]) -> bool {
    let scene = judge(directive, cards);
    assert_ne!(scene.had(Event::MissionPassed), scene.had(Event::MissionFailed));
    scene.had(Event::MissionPassed)
}

fn find(count: u8, items: &[Card], among: u8) -> Directive {
    Directive::Find { count, items: Items::of(items), also: Items::default(), among }
}

fn flips(scene: &Scene) -> usize {
    scene.events.iter().filter(|event| matches!(event, Event::Flipped { .. })).count()
}

#[test]
fn every_card_of_a_set_has_one_of_its_values() {
    proves!("inf.reveal.set");
    let set = Directive::Set { values: Values::of(&[1, 2]) };
    assert!(passes(set, &[Card::Knife, Card::Axe, Card::Flashlight]), "mixtures are allowed");
    assert!(!passes(set, &[Card::Knife, Card::Gun, Card::Flashlight]));
    assert!(!passes(set, &[Card::PetriDish, Card::Knife, Card::Knife]));
    let all = judge(set, &[Card::Knife, Card::Axe, Card::Flashlight]);
    assert_eq!(flips(&all), 3, "all are shown");
}

#[test]
fn a_passed_mission_opens_the_chip_and_a_failed_one_brings_contagion() {
    proves!("inf.reveal.result");
    let passed = judge(Directive::Sum { least: 2 }, &[Card::Knife, Card::Knife]);
    assert!(passed.saw(|event| matches!(event, Event::ChipShown { room: Room::Shed, .. })));
    assert!(!passed.table().turn.contagion && passed.table().log_discard.contains(0));
    let failed = judge(Directive::Sum { least: 3 }, &[Card::Knife, Card::Knife]);
    assert!(!failed.saw(|event| matches!(event, Event::ChipShown { .. })));
    assert!(failed.table().turn.contagion && failed.table().log_discard.contains(0));
}

#[test]
fn a_sum_is_reached_or_passed_without_a_cap() {
    proves!("inf.reveal.sum");
    assert!(passes(Directive::Sum { least: 4 }, &[Card::Gun, Card::Knife]));
    assert!(!passes(Directive::Sum { least: 5 }, &[Card::Gun, Card::Knife]));
    assert!(passes(Directive::Sum { least: 8 }, &[Card::Gun, Card::Gun, Card::Gun]), "not capped at six");
}

#[test]
fn cards_are_turned_one_by_one_until_found() {
    proves!("inf.reveal.find");
    assert!(passes(find(1, &[Card::Axe], 3), &[Card::Axe, Card::Knife, Card::Knife]));
    let early = judge(find(1, &[Card::Knife], 3), &[Card::Knife, Card::Knife, Card::Knife]);
    assert_eq!((flips(&early), early.had(Event::PoolDropped)), (1, true), "the rest goes away unseen");
    let both =
        Directive::Find { count: 1, items: Items::of(&[Card::Axe]), also: Items::of(&[Card::CopperWire]), among: 4 };
    assert!(passes(both, &[Card::Axe, Card::CopperWire, Card::Knife]), "fewer cards than asked for: all are turned");
    assert!(!passes(both, &[Card::Axe, Card::Knife, Card::Axe]));
}

#[test]
fn only_so_many_are_turned_as_the_mission_says() {
    proves!("inf.reveal.find");
    let missed = Scene::new(6);
    let play = |scene: &mut Scene| {
        scene.mission(4, &[], find(1, &[Card::Axe], 3));
        scene.investigate(&[0, 1, 2, 3], Room::Shed, &[Card::Axe, Card::Knife, Card::Knife, Card::Knife]);
        scene.no_extras();
    };
    let missed = missed.seek(play, |scene| scene.had(Event::MissionFailed));
    assert_eq!(flips(&missed), 3);
}

#[test]
fn the_order_of_the_cards_is_left_to_chance() {
    proves!("inf.reveal.order");
    let play = |scene: &mut Scene| {
        scene.mission(2, &[], find(1, &[Card::Axe], 2));
        scene.investigate(&[0, 1], Room::Shed, &[Card::Axe, Card::Knife]);
        scene.only(Action::Pass);
    };
    let scene = Scene::new(5);
    let shuffled = |scene: &Scene| scene.events.iter().filter(|event| **event == Event::PoolShuffled).count();
    let first = scene.seek(play, |scene| flips(scene) == 1);
    let second = scene.seek(play, |scene| flips(scene) == 2);
    assert_eq!((shuffled(&first), shuffled(&second)), (2, 2), "shuffled again even without a swap");
}

#[test]
fn the_option_lets_the_captain_order_the_cards() {
    proves!("inf.reveal.order");
    let mut scene = Scene::with(5, Options { captain_orders: true, ..Options::default() });
    scene.mission(2, &[], find(1, &[Card::Axe], 2));
    scene.investigate(&[0, 1], Room::Shed, &[Card::Axe, Card::Knife]);
    scene.only(Action::Swap { card: Card::Knife });
    assert_eq!(scene.step(), Step::Flip);
    assert_eq!(scene.legal(seat(0)), [Action::Flip { card: Card::Axe }, Action::FlipUnseen]);
    scene.only(Action::Flip { card: Card::Axe });
    assert!(scene.had(Event::MissionPassed));
}

#[test]
fn an_ordering_captain_who_turns_the_unseen_card_faces_its_sabotage() {
    proves!("inf.reveal.late", "inf.reveal.order");
    let mut scene = Scene::with(5, Options { captain_orders: true, ..Options::default() });
    scene.character(seat(0), Character::Macready);
    scene.mission(2, &[], find(1, &[Card::Axe], 2));
    scene.investigate(&[0, 1], Room::Shed, &[Card::Gun, Card::Knife]);
    scene.top(&[Card::SabotageRuin]);
    scene.only(Action::Swap { card: Card::Knife });
    scene.only(Action::FlipUnseen);
    assert!(scene.had(Event::Flipped { card: Card::SabotageRuin }) && scene.had(Event::MissionFailed));
}

#[test]
fn the_values_of_a_roll_are_dice() {
    proves!("inf.reveal.roll");
    let scene = judge(Directive::Roll { alike: 3, throws: 4 }, &[Card::Gun, Card::Knife]);
    assert!(scene.had(Event::DiceReady { dice: 4, throws: 4 }));
    assert_eq!(flips(&scene), 2, "all are shown");
}

#[test]
fn sabotage_that_came_by_the_swap_is_faced_when_it_is_turned() {
    proves!("inf.reveal.late");
    let mut scene = Scene::new(5);
    scene.character(seat(0), Character::Macready);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Gun, Card::Knife]);
    scene.top(&[Card::SabotageRuin]);
    scene.only(Action::Swap { card: Card::Gun });
    assert!(scene.had(Event::Flipped { card: Card::SabotageRuin }) && scene.had(Event::MissionFailed));
}

#[test]
fn sabotage_uses_up_a_turned_card_and_has_no_effect_unturned() {
    proves!("inf.reveal.late");
    let mut scene = Scene::new(5);
    scene.character(seat(0), Character::Macready);
    scene.mission(2, &[], find(1, &[Card::Knife], 1));
    scene.hand(seat(1), &[Card::Flashlight, Card::Knife]);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Gun, Card::Knife]);
    scene.top(&[Card::SabotageDark]);
    let play = |scene: &mut Scene| {
        scene.only(Action::Swap { card: Card::Gun });
        if matches!(scene.step(), Step::Answer { .. }) {
            scene.one(seat(1), Action::Pay { card: Card::Flashlight });
        }
    };
    let turned = scene.seek(play, |scene| scene.had(Event::Flipped { card: Card::SabotageDark }));
    assert!(turned.had(Event::SabotageGone { card: Card::SabotageDark }));
    assert!(turned.had(Event::MissionFailed), "the one card that may be turned is spent");
    let unturned = scene.seek(play, |scene| scene.had(Event::Flipped { card: Card::Knife }));
    assert!(unturned.had(Event::MissionPassed));
}
