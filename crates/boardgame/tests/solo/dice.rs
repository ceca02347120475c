//! Phase 5: Action Dice.

use whiteout_boardgame::solo::{SoloAction, SoloEvent, SoloStep, Spot};
use whiteout_boardgame::table::{GREEN, Place};
use whiteout_boardgame::words::{Card, Character, Face, Item, Room, Weapon};
use whiteout_boardgame::{Action, Event, Step};

use crate::company::{cancel, company, dice, is_gone, level, moves, rolling, solo, threat};
use crate::scene::{Scene, proves, seat, seats};

const RADIO: Spot = Spot::In(Room::Radio);
const LAB: Spot = Spot::In(Room::Laboratory);

fn act(card: Card) -> Action {
    Action::Solo(SoloAction::Do { card })
}

fn turn(die: u8, face: Face) -> Action {
    Action::Solo(SoloAction::Turn { die, face })
}

const ROLL: Action = Action::Solo(SoloAction::Roll);

fn rolled(scene: &Scene) -> usize {
    solo(scene).dice.iter().flatten().count()
}

#[test]
fn in_light_the_leader_sees_the_dice_and_gives_them() {
    proves!("solo.dice.who");
    let mut scene = company(2);
    rolling(&mut scene, &[(0, RADIO), (4, LAB), (5, Spot::LeisureRoom)]);
    assert_eq!(scene.refuse(seat(0), Action::Assign { seat: seat(4) }).code, "roll-first");
    scene.only(ROLL);
    assert_eq!((scene.step(), rolled(&scene)), (Step::Solo(SoloStep::Give), 3));
    assert_eq!(scene.refuse(seat(0), Action::Assign { seat: seat(3) }).code, "does-not-stand");
    assert!(scene.can(seat(0), Action::Assign { seat: seat(5) }), "in the Leisure Room as well");
    scene.only(Action::Assign { seat: seat(4) });
    assert_eq!((scene.step(), scene.asked().only()), (Step::Solo(SoloStep::Act), Some(seat(1))));
}

#[test]
fn any_die_is_cancelled_for_a_step() {
    proves!("solo.dice.cancel");
    let mut scene = company(1);
    scene.suspicion(seat(0), GREEN);
    rolling(&mut scene, &[(0, RADIO), (1, LAB)]);
    dice(&mut scene, 0, &[Face::Threat, Face::Use, Face::Repair]);
    scene.only(cancel(0));
    scene.only(cancel(1));
    assert_eq!(level(&scene, 0), 1);
    assert_eq!(scene.refuse(seat(0), cancel(0)).code, "no-such-die");
    assert_eq!(solo(&scene).threat, 6);
    scene.only(act(Card::Repair));
    assert_eq!(scene.table().damage[Room::Radio], 5);
}

#[test]
fn bad_dice_are_done_and_nothing_else() {
    proves!("solo.dice.bad");
    let mut scene = company(1);
    rolling(&mut scene, &[(0, Spot::In(Room::Boiler)), (1, LAB)]);
    dice(&mut scene, 0, &[Face::Threat, Face::Sabotage, Face::Use]);
    assert_eq!(scene.refuse(seat(0), act(Card::Use)).code, "bad-dice-come-first");
    scene.only(Action::Pass);
    assert_eq!((scene.table().damage[Room::Boiler], solo(&scene).threat), (1, 5));
    let order: Vec<_> = scene
        .events
        .iter()
        .filter(|event| matches!(event, Event::Damaged { .. } | Event::Solo(SoloEvent::ThreatAt { .. })))
        .collect();
    assert!(matches!(order[..], [Event::Damaged { .. }, Event::Solo(_)]), "Sabotage first");
    assert!(scene.table().lying.contains(seat(0)));
    // Without effect it still costs the action.
    let mut idle = company(1);
    rolling(&mut idle, &[(0, Spot::LeisureRoom), (1, LAB)]);
    dice(&mut idle, 0, &[Face::Sabotage, Face::Use]);
    idle.only(Action::Pass);
    assert!(idle.table().lying.contains(seat(0)) && !idle.saw(|event| matches!(event, Event::Assigned { .. })));
}

#[test]
fn who_is_lost_over_the_dice_leaves_their_harm() {
    proves!("solo.dice.gone");
    let mut scene = company(1);
    threat(&mut scene, 1);
    rolling(&mut scene, &[(0, Spot::In(Room::Boiler)), (1, LAB)]);
    (1..6).for_each(|i| scene.suspicion(seat(i), GREEN));
    dice(&mut scene, 0, &[Face::Threat, Face::Sabotage, Face::Use]);
    scene.only(cancel(0));
    assert!(is_gone(&scene, 0));
    assert_eq!((scene.table().damage[Room::Boiler], solo(&scene).threat), (1, 1));
    assert_eq!(rolled(&scene), 0);
}

#[test]
fn one_good_die_is_one_action() {
    proves!("solo.dice.one");
    let mut scene = company(1);
    rolling(&mut scene, &[(0, RADIO), (1, RADIO), (2, LAB)]);
    dice(&mut scene, 0, &[Face::Repair, Face::Repair, Face::Use]);
    assert_eq!(scene.refuse(seat(0), act(Card::Use)).code, "does-nothing-here");
    assert_eq!(scene.refuse(seat(0), act(Card::Sabotage)).code, "no-such-die");
    scene.only(act(Card::Repair));
    assert_eq!(scene.table().damage[Room::Radio], 4, "two stand there");
    assert!(scene.table().lying.contains(seat(0)) && !scene.table().lying.contains(seat(1)));
    let mut lazy = company(1);
    rolling(&mut lazy, &[(0, RADIO), (1, RADIO)]);
    dice(&mut lazy, 0, &[Face::Repair]);
    lazy.only(Action::Pass);
    assert_eq!(lazy.table().damage[Room::Radio], 6);
    assert!(lazy.table().lying.contains(seat(0)));
}

#[test]
fn at_least_one_assignment_is_made() {
    proves!("solo.dice.stop");
    let mut scene = company(1);
    moves(&mut scene, &[]);
    assert_eq!(scene.step(), Step::Solo(SoloStep::Give), "the first dice are rolled at once");
    scene.only(Action::Assign { seat: seat(0) });
    scene.until(|scene| scene.step() == Step::Solo(SoloStep::Roll));
    scene.only(Action::Stop);
    assert!(scene.saw(|event| *event == Event::Gathered));
    // In darkness somebody must be named.
    let mut dark = company(1);
    rolling(&mut dark, &[(0, RADIO)]);
    dark.state.table.power_failure = true;
    if let Some(solo) = &mut dark.state.table.solo {
        solo.assignments = 0;
    }
    assert_eq!(dark.refuse(seat(0), Action::Stop).code, "roll-once-at-least");
    // Nobody stands: evening.
    let mut tired = company(1);
    rolling(&mut tired, &[(0, RADIO)]);
    dice(&mut tired, 0, &[Face::Use]);
    tired.only(Action::Pass);
    assert!(tired.saw(|event| *event == Event::Gathered));
}

#[test]
fn the_one_in_the_dormitory_turns_a_die() {
    proves!("solo.dormitory");
    // Of another player: asked before the Leader gives the dice, and before each choice of whoever has them.
    let mut scene = company(2);
    rolling(&mut scene, &[(0, RADIO), (3, Spot::Dormitory)]);
    scene.only(ROLL);
    assert!(matches!(scene.step(), Step::Solo(SoloStep::Turn { .. })));
    assert_eq!(scene.asked().only(), Some(seat(1)));
    scene.only(Action::Pass);
    scene.only(Action::Assign { seat: seat(0) });
    assert_eq!(scene.asked().only(), Some(seat(1)));
    let face = solo(&scene).dice[0].expect("a die").face;
    assert_eq!(scene.refuse(seat(1), turn(0, face)).code, "die-not-to-be-turned");
    let other = if face == Face::Use { Face::Repair } else { Face::Use };
    scene.only(turn(0, other));
    assert_eq!(solo(&scene).dice[0].map(|die| (die.face, die.turned)), Some((other, true)));
    assert!(scene.table().lying.contains(seat(3)));
    assert_eq!((scene.step(), scene.asked().only()), (Step::Solo(SoloStep::Act), Some(seat(0))));
    // Asked again once an Item has changed what the dice are good for.
    let mut repaired = company(2);
    rolling(&mut repaired, &[(0, RADIO), (3, Spot::Dormitory)]);
    repaired.item(seat(0), Item::Tools);
    dice(&mut repaired, 0, &[Face::Repair]);
    repaired.only(Action::UseItem { item: Item::Tools });
    assert_eq!(repaired.asked().only(), Some(seat(1)));
    repaired.only(turn(0, Face::Use));
    assert_eq!((repaired.step(), repaired.asked().only()), (Step::Solo(SoloStep::Act), Some(seat(0))));
    // One's own: among all other choices, not for a cancelled die.
    let mut own = company(1);
    rolling(&mut own, &[(0, RADIO), (1, Spot::Dormitory)]);
    dice(&mut own, 0, &[Face::Threat, Face::Use]);
    own.only(cancel(0));
    assert!(!own.can(seat(0), turn(0, Face::Use)));
    own.only(turn(1, Face::Repair));
    own.only(act(Card::Repair));
    assert_eq!(own.table().damage[Room::Radio], 5);
}

#[test]
fn whoever_sleeps_alone_takes_the_dice() {
    proves!("solo.dormitory");
    for players in [1, 2] {
        let mut scene = company(players);
        // Without a power over dice.
        scene.character(seat(3), Character::Blair);
        rolling(&mut scene, &[(3, Spot::Dormitory)]);
        scene.only(ROLL);
        assert_eq!((scene.step(), scene.asked().only()), (Step::Solo(SoloStep::Give), Some(seat(0))));
        let face = solo(&scene).dice[0].expect("a die").face;
        let other = if face == Face::Use { Face::Repair } else { Face::Use };
        assert_eq!(scene.refuse(seat(0), turn(0, other)).code, "die-not-to-be-turned");
        scene.only(Action::Assign { seat: seat(3) });
        assert_eq!(scene.step(), Step::Solo(SoloStep::Act));
        scene.only(turn(0, other));
        assert!(scene.table().lying.contains(seat(3)));
        assert_eq!(scene.step(), Step::Solo(SoloStep::Act), "and does what is left of them");
    }
}

#[test]
fn in_darkness_somebody_is_named_first() {
    proves!("solo.dark");
    let mut scene = company(1);
    rolling(&mut scene, &[(0, RADIO), (1, LAB)]);
    scene.state.table.power_failure = true;
    assert_eq!(scene.refuse(seat(0), ROLL).code, "name-somebody-first");
    scene.only(Action::Assign { seat: seat(1) });
    assert_eq!((scene.step(), rolled(&scene)), (Step::Solo(SoloStep::Act), 3));
    assert_eq!(scene.table().asked_for(seat(0)), Some(seat(1)));
}

#[test]
fn light_and_garry_roll_again() {
    proves!("solo.dark.rerolls");
    retells!("bg.item.flashlight", "bg.char.garry", "bg.char.norris");
    let again = |die| Action::Solo(SoloAction::Reroll { die });
    for (name, character, item, dark, count) in [
        ("Norris in darkness", Character::Norris, None, true, 3),
        ("Norris in light", Character::Norris, None, false, 0),
        ("a Flashlight", Character::Blair, Some(Item::Flashlight), true, 3),
        ("Garry", Character::Garry, None, false, 1),
        ("Garry with a Flashlight", Character::Garry, Some(Item::Flashlight), true, 4),
        ("Norris with a Flashlight", Character::Norris, Some(Item::Flashlight), true, 3),
    ] {
        let mut scene = company(1);
        scene.character(seat(0), character);
        if let Some(item) = item {
            scene.item(seat(0), item);
        }
        rolling(&mut scene, &[(0, RADIO), (1, LAB)]);
        scene.state.table.power_failure = dark;
        if !dark {
            scene.only(ROLL);
        }
        scene.only(Action::Assign { seat: seat(0) });
        let mut rerolls = 0;
        while scene.step() == Step::Solo(SoloStep::Reroll) {
            let die = (0..3).find(|&die| scene.can(seat(0), again(die))).expect("a die to roll again");
            scene.only(again(die));
            rerolls += 1;
        }
        assert_eq!(rerolls, count, "{name}");
        assert_eq!(scene.step(), Step::Solo(SoloStep::Act));
    }
    // Not a die that was turned, and none once the others are used.
    let mut scene = company(1);
    scene.character(seat(0), Character::Garry);
    rolling(&mut scene, &[(0, RADIO), (1, Spot::Dormitory)]);
    scene.only(ROLL);
    let face = solo(&scene).dice[1].expect("a die").face;
    scene.only(turn(1, if face == Face::Use { Face::Repair } else { Face::Use }));
    scene.only(Action::Assign { seat: seat(0) });
    assert_eq!(scene.refuse(seat(0), again(1)).code, "not-again");
    scene.only(Action::Pass);
    assert!(!scene.can(seat(0), again(0)));
}

#[test]
fn hunger_takes_a_die() {
    proves!("solo.hunger");
    let mut scene = company(1);
    rolling(&mut scene, &[(0, RADIO)]);
    scene.state.table.hungry = true;
    scene.only(ROLL);
    assert_eq!(rolled(&scene), 2);
    let mut fed = company(1);
    fed.state.table.pantry = 4;
    fed.until(|scene| scene.table().round == 2);
    assert!(!fed.table().hungry && fed.table().pantry == 0);
    fed.until(|scene| scene.table().round == 3);
    assert!(fed.table().hungry);
}

#[test]
fn fuel_and_tools_are_free() {
    proves!("solo.items");
    let mut scene = company(1);
    scene.item(seat(0), Item::Tools);
    scene.item(seat(1), Item::Tools);
    rolling(&mut scene, &[(0, RADIO), (1, LAB)]);
    dice(&mut scene, 0, &[Face::Sabotage]);
    scene.only(Action::UseItem { item: Item::Tools });
    assert_eq!(scene.table().damage[Room::Radio], 5);
    assert!(!scene.table().lying.contains(seat(0)));
    assert_eq!(scene.refuse(seat(0), Action::UseItem { item: Item::Tools }).code, "item-not-held");
    // With no dice on the table whoever has one that works is asked.
    let mut scene = company(1);
    scene.item(seat(1), Item::Tools);
    rolling(&mut scene, &[(0, RADIO), (1, RADIO)]);
    dice(&mut scene, 0, &[Face::Use]);
    scene.only(Action::Pass);
    assert!(matches!(scene.step(), Step::Items { .. }) && scene.table().waiting == seats(&[1]));
}

#[test]
fn a_room_burns_for_a_die_if_the_leader_agrees() {
    proves!("solo.burn");
    let mut scene = company(2);
    scene.weapon(seat(3), Weapon::Dynamite);
    rolling(&mut scene, &[(0, RADIO), (3, LAB), (4, LAB)]);
    dice(&mut scene, 3, &[Face::Repair]);
    let fire = Action::Fire { weapon: Weapon::Dynamite };
    scene.act(seat(1), fire);
    assert_eq!(scene.asked().only(), Some(seat(0)), "the Leader is asked");
    let mut refused = scene.clone();
    refused.only(Action::No);
    assert_eq!(refused.step(), Step::Solo(SoloStep::Act));
    assert_eq!(refused.refuse(seat(1), fire).code, "cannot-burn-now");
    scene.only(Action::Yes);
    let table = scene.table();
    assert!(table.burned.contains(Room::Laboratory));
    assert_eq!(table.lying.and(seats(&[3, 4])), seats(&[3, 4]));
    assert_eq!([3, 4].map(|i| table.place[seat(i)]), [Place::LeisureRoom; 2]);
    // Not with a bad die left.
    let mut bad = company(1);
    bad.weapon(seat(0), Weapon::Dynamite);
    rolling(&mut bad, &[(0, LAB)]);
    dice(&mut bad, 0, &[Face::Repair, Face::Threat]);
    assert_eq!(bad.refuse(seat(0), fire).code, "cannot-burn-now");
}
