//! Captain powers that act on rooms, battles and the turn.

use whiteout_core::Audience;
use whiteout_infection::mission::Directive;
use whiteout_infection::words::{Card, Character, Chip, Dice, Gear, Power, Room, RoomSet, Sector};
use whiteout_infection::{Action, Event, Options, Step, Why, Window};

use crate::scene::{Scene, proves, seat, seats, why};

/// A game in which seat 0, the Captain, is this Character.
fn led_by(character: Character) -> Scene {
    let mut scene = Scene::new(6);
    scene.character(seat(0), character);
    scene
}

fn used(scene: &Scene, power: Power) -> bool {
    scene.had(Event::PowerUsed { seat: seat(0), power })
}

/// The team of 0 and 1 stands before a Thing in the Shed, about to hand in.
fn before_battle(character: Character) -> Scene {
    let mut scene = led_by(character);
    scene.chip(Room::Shed, Chip::Thing);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    assert_eq!(scene.step(), Step::HandIn);
    scene
}

/// Keeps the first group until something else is asked.
fn keep_on(scene: &mut Scene) {
    while scene.step() == Step::Keep {
        let keep = scene.legal(seat(0))[0];
        scene.only(keep);
    }
}

/// A battle with six dice up to a question that is not about keeping dice.
fn battle(scene: &mut Scene, cards: &[Card]) {
    scene.give(cards);
    while scene.step() == Step::Swap {
        scene.only(Action::Pass);
    }
    keep_on(scene);
}

#[test]
fn a_captain_uses_one_power_a_turn() {
    proves!("inf.power.one");
    let mut scene = led_by(Character::Blair);
    scene.team(&[0, 1]);
    scene.only(Action::LookUnder { room: Room::Bathroom });
    let again = Action::LookUnder { room: Room::Shed };
    assert_eq!(why(scene.refuse(seat(0), again)), ("no-such-power-now", "inf.power.one"));
    assert!(scene.table().turn.power_used);
    scene.only(Action::Enter { room: Room::Shed });
    scene.give(&[Card::Knife, Card::Knife]);
    scene.next_turn();
    assert!(!scene.table().turn.power_used);
}

#[test]
fn whoever_takes_over_has_a_power_of_their_own_but_by_option() {
    proves!("inf.power.one");
    let take_over = |options: Options| {
        let mut scene = Scene::with(6, options);
        scene.character(seat(0), Character::Bennings);
        scene.character(seat(1), Character::Blair);
        scene.gear(seat(2), Gear::Rope);
        scene.one(seat(0), Action::NewMission);
        scene.one(seat(2), Action::TieCaptain);
        scene.nobody_acts();
        let team = scene.legal(seat(1))[0];
        scene.only(team);
        scene.can(seat(1), Action::LookUnder { room: Room::Shed })
    };
    assert!(take_over(Options::default()));
    assert!(!take_over(Options { one_power_a_turn: true, ..Options::default() }));
}

#[test]
fn macready_throws_once_more_in_a_battle() {
    proves!("inf.power.macready");
    let scene = before_battle(Character::Macready);
    let scene = scene.seek(|scene| battle(scene, &[Card::Gun, Card::Knife]), |scene| scene.offers(Power::BattleThrow));
    let throws = |scene: &Scene| scene.events.iter().filter(|event| matches!(event, Event::Thrown { .. })).count();
    assert_eq!(throws(&scene), 3, "after the last throw");
    let mut yes = scene.clone();
    yes.only(Action::Yes);
    keep_on(&mut yes);
    assert!(used(&yes, Power::BattleThrow));
    assert_eq!(throws(&yes), 4);
    let mut no = scene;
    no.only(Action::No);
    assert!(no.had(Event::BattleLost { room: Room::Shed }));
}

#[test]
fn macready_hands_the_indicator_to_the_second_on_the_left() {
    proves!("inf.power.macready");
    let mut scene = led_by(Character::Macready);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.state.table.torched = seats(&[1]);
    scene.state.table.turn.team = seats(&[0]);
    scene.until(|scene| scene.offers(Power::SecondOnTheLeft));
    scene.only(Action::Yes);
    assert_eq!(scene.table().captain, seat(3), "only the crew is counted");
}

#[test]
fn childs_adds_a_die_below_six() {
    proves!("inf.power.childs");
    let mut scene = before_battle(Character::Childs);
    battle(&mut scene, &[Card::Gun, Card::Knife]);
    assert!(scene.offers(Power::BattleDie));
    scene.only(Action::Yes);
    assert!(scene.had(Event::DiceReady { dice: 5, throws: 3 }));
    let mut full = before_battle(Character::Childs);
    battle(&mut full, &[Card::Gun, Card::Gun]);
    assert!(full.had(Event::DiceReady { dice: 6, throws: 3 }) && !used(&full, Power::BattleDie));
}

#[test]
fn clark_keeps_the_chips_in_place_after_a_lost_battle() {
    proves!("inf.power.clark");
    let mut scene = before_battle(Character::Clark);
    scene.give(&[Card::PetriDish, Card::PetriDish]);
    while !scene.offers(Power::NoMixing) {
        scene.only(Action::Pass);
    }
    let chips = scene.state.secret.chips;
    scene.only(Action::Yes);
    assert!(scene.had(Event::ChipStays { room: Room::Shed }));
    assert_eq!((scene.state.secret.chips, scene.table().known_things), (chips, RoomSet::one(Room::Shed)));
    assert!(scene.table().chips.contains(Room::Shed), "face down again");
}

#[test]
fn blair_looks_under_a_chip_before_the_room_is_chosen() {
    proves!("inf.power.blair");
    let mut scene = led_by(Character::Blair);
    scene.chip(Room::Bathroom, Chip::Rope);
    scene.dark(Room::Greenhouse);
    scene.team(&[0, 1]);
    let locked = Action::LookUnder { room: Room::Kitchen };
    assert_eq!(why(scene.refuse(seat(0), locked)), ("sector-locked", "inf.room.which"));
    let mut refused = scene.clone();
    refused.only(Action::Enter { room: Room::Greenhouse });
    refused.all(Action::Pass);
    refused.all(Action::Pass);
    let late = Action::LookUnder { room: Room::Bathroom };
    assert_eq!(why(refused.refuse(seat(0), late)), ("no-such-power-now", "inf.power.one"));

    scene.only(Action::LookUnder { room: Room::Bathroom });
    let (looked, seen) = (
        Event::ChipLooked { room: Room::Bathroom },
        Event::ChipSeen { by: seat(0), room: Room::Bathroom, chip: Chip::Rope },
    );
    assert!(scene.had(looked) && scene.had(seen));
    assert_eq!((looked.audience(), seen.audience()), (Audience::Everyone, Audience::seat(seat(0))));
    assert_eq!(scene.step(), Step::Room);
}

#[test]
fn bennings_takes_another_mission_and_everybody_is_asked_again() {
    proves!("inf.power.bennings");
    let mut scene = led_by(Character::Bennings);
    assert!(!scene.can(seat(1), Action::NewMission));
    scene.one(seat(0), Action::NewMission);
    assert!(scene.had(Event::MissionDropped) && used(&scene, Power::NewMission));
    assert!(scene.table().log_discard.contains(0) && scene.table().turn.mission.is_some());
    assert_eq!((scene.step(), scene.asked().len()), (Step::Window { which: Window::First }, 6));
}

#[test]
fn bennings_needs_no_flashlight_for_a_turn() {
    proves!("inf.power.bennings");
    let mut scene = led_by(Character::Bennings);
    scene.dark(Room::Shed);
    scene.team(&[0, 1]);
    scene.only(Action::IgnorePowerOut);
    scene.only(Action::Enter { room: Room::Shed });
    assert!(scene.had(Event::Entered { room: Room::Shed }) && scene.table().dark.contains(Room::Shed));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Entry { .. }, .. })));
}

#[test]
fn nauls_lets_the_team_exchange_before_a_hand_in() {
    proves!("inf.power.nauls");
    let mut scene = led_by(Character::Nauls);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    assert_eq!(scene.step(), Step::Prepare);
    scene.only(Action::TeamExchange);
    assert_eq!((scene.step(), scene.asked()), (Step::Exchange { why: Why::HandIn }, seats(&[0, 1])));
    scene.all(Action::Pass);
    assert_eq!(scene.step(), Step::HandIn);
}

#[test]
fn nauls_removes_a_smoke_before_it_burns() {
    proves!("inf.power.nauls");
    let mut scene = led_by(Character::Nauls);
    scene.smoke(Room::Bathroom);
    scene.fire(Room::Greenhouse);
    scene.chip(Room::Greenhouse, Chip::Discard);
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::Knife]);
    scene.until(|scene| scene.step() == Step::RemoveSmoke);
    let fire = Action::RemoveSmoke { room: Room::Greenhouse };
    assert_eq!(why(scene.refuse(seat(0), fire)), ("no-smoke-there", "inf.power.nauls"));
    scene.only(Action::RemoveSmoke { room: Room::Bathroom });
    assert!(scene.table().burning().is_empty() && scene.table().destroyed.contains(Room::Greenhouse));
}

#[test]
fn nauls_comes_after_whoever_was_sent_to_a_fire() {
    proves!("inf.power.nauls", "inf.fire.fight");
    let mut scene = led_by(Character::Nauls);
    scene.smoke(Room::Bathroom);
    scene.smoke(Room::Greenhouse);
    scene.chip(Room::Shed, Chip::Rope);
    scene.hand(seat(2), &[Card::FireExtinguisher, Card::Gun]);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    scene.only(Action::Send { seat: seat(2), room: Room::Bathroom });
    scene.only(Action::Pass);
    scene.give(&[Card::Knife, Card::Knife]);
    scene.until(|scene| scene.step() == Step::Firefight);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::RemoveSmoke, .. })));
    scene.only(Action::Pay { card: Card::FireExtinguisher });
    assert_eq!(scene.step(), Step::RemoveSmoke);
    assert_eq!(
        scene.legal(seat(0)),
        [Action::RemoveSmoke { room: Room::Greenhouse }, Action::Pass],
        "the other is out"
    );
}

#[test]
fn copper_changes_a_battle_die_by_one() {
    proves!("inf.power.copper");
    let scene = before_battle(Character::Copper);
    let scene = scene.seek(
        |scene| {
            scene.give(&[Card::Gun, Card::Knife]);
            scene.only(Action::Pass);
        },
        |scene| scene.step() == Step::ShiftDie && scene.table().turn.dice == Dice::of(&[1, 5, 5, 6]),
    );
    let mut scene = scene;
    assert!(!scene.can(seat(0), Action::Shift { face: 6, up: true }));
    scene.only(Action::Shift { face: 6, up: false });
    assert!(scene.had(Event::DieShifted { by: seat(0), from: 6, to: 5, gear: false }));
    assert!(scene.had(Event::ThingBeaten { room: Room::Shed }));
}

#[test]
fn copper_may_spare_the_fallout_of_a_lost_battle() {
    proves!("inf.power.copper");
    let mut scene = before_battle(Character::Copper);
    scene.give(&[Card::PetriDish, Card::PetriDish]);
    scene.until(|scene| scene.offers(Power::SpareFallout));
    assert_eq!(scene.table().level, 1, "the level has risen");
    let roll = |scene: &mut Scene| scene.only(Action::Yes);
    let spared = scene.seek(roll, |scene| scene.had(Event::FalloutRolled { face: 5 }));
    assert!(!spared.table().dark.contains(Room::Shed));
    let hit = scene.seek(roll, |scene| scene.had(Event::FalloutRolled { face: 4 }));
    assert!(hit.table().dark.contains(Room::Shed));
    let mut mission = led_by(Character::Copper);
    mission.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::Knife]);
    mission.next_turn();
    assert!(!mission.saw(|event| matches!(event, Event::Asked { step: Step::Power { .. }, .. })), "battles only");
}

#[test]
fn palmer_lets_the_team_exchange_after_the_turn() {
    proves!("inf.power.palmer");
    let mut scene = led_by(Character::Palmer);
    scene.mission(3, &[], Directive::Sum { least: 1 });
    scene.investigate(&[0, 1, 2], Room::Shed, &[Card::Knife, Card::Knife, Card::Knife]);
    scene.until(|scene| scene.offers(Power::ExchangeAfter));
    scene.only(Action::Yes);
    assert_eq!((scene.step(), scene.asked()), (Step::Exchange { why: Why::After }, seats(&[0, 1, 2])));
    scene.all(Action::Pass);
    assert_eq!(scene.table().turn_number, 2);
}

#[test]
fn powers_of_the_sector_before_stay_with_their_rooms() {
    proves!("inf.power.blair");
    let mut scene = led_by(Character::Blair);
    scene.unlock(Sector::Two);
    scene.team(&[0, 1]);
    assert!(scene.can(seat(0), Action::LookUnder { room: Room::Shed }));
    assert!(scene.can(seat(0), Action::LookUnder { room: Room::Kitchen }));
}
