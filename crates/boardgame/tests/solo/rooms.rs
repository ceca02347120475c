//! What dice do in the rooms: the rooms of the big game as they hold here.

use whiteout_boardgame::solo::{SoloAction, SoloStep, Spot};
use whiteout_boardgame::table::Place;
use whiteout_boardgame::words::{Card, Character, Face, Item, Lab, Room, Weapon};
use whiteout_boardgame::{Action, Event, Options, Step};

use crate::company::{company, company_with, dice, rolling};
use crate::scene::{Scene, proves, seat, seats};

const ROLL: Action = Action::Solo(SoloAction::Roll);

fn act(card: Card) -> Action {
    Action::Solo(SoloAction::Do { card })
}

fn acting_with(options: Options, room: Room, faces: &[Face]) -> Scene {
    let mut scene = company_with(1, options);
    let other = if room == Room::Radio { Room::Shed } else { Room::Radio };
    rolling(&mut scene, &[(0, Spot::In(room)), (1, Spot::In(other))]);
    dice(&mut scene, 0, faces);
    scene
}

/// Character 0 has these dice in this room, and somebody else stands elsewhere.
fn acting(room: Room, faces: &[Face]) -> Scene {
    acting_with(Options::default(), room, faces)
}

#[test]
fn every_sabotage_die_harms_once() {
    proves!("solo.dice.bad");
    retells!("bg.loc.armory", "bg.loc.kitchen", "bg.loc.laboratory", "bg.loc.warehouse");
    let sabotaged = |room: Room| {
        let mut scene = acting(room, &[Face::Sabotage, Face::Sabotage]);
        scene.only(Action::Pass);
        scene
    };
    assert_eq!(sabotaged(Room::Boiler).table().damage[Room::Boiler], 2);
    assert_eq!(sabotaged(Room::Armory).table().weapon_deck, 8);
    assert_eq!(sabotaged(Room::Warehouse).table().item_deck, 11);
    assert_eq!(sabotaged(Room::Kitchen).table().pantry, 12);
    assert_eq!(sabotaged(Room::Laboratory).state.secret.lab_bag[Lab::BloodBag], 10);
    // Without a Blood Bag nothing is taken out, and a full track takes no more.
    let mut empty = acting(Room::Laboratory, &[Face::Sabotage]);
    let bags = core::mem::take(&mut empty.state.secret.lab_bag[Lab::BloodBag]);
    empty.state.table.lab_bag -= bags;
    empty.only(Action::Pass);
    assert_eq!(empty.state.secret.lab_bag[Lab::Failure], 18);
    let mut full = acting(Room::Shed, &[Face::Sabotage]);
    assert_eq!(full.table().damage[Room::Shed], 1);
    full.only(Action::Pass);
    assert_eq!(full.table().damage[Room::Shed], 1);
    assert!(full.table().lying.contains(seat(0)));
}

#[test]
fn decks_are_searched() {
    proves!("solo.dice.one");
    retells!("bg.loc.armory", "bg.loc.warehouse", "bg.weapon.flamethrower");
    for (character, cards) in [(Character::Blair, 2), (Character::Macready, 3)] {
        let mut scene = acting(Room::Armory, &[Face::Use]);
        assert_eq!(scene.table().weapon_deck, 10);
        scene.character(seat(0), character);
        scene.weapons_on_top(&[Weapon::Flamethrower, Weapon::Melee]);
        scene.only(act(Card::Use));
        assert!(scene.saw(|event| *event == Event::WeaponsDrawn { seat: seat(0), cards }), "{character:?}");
        scene.only(Action::KeepWeapon { weapon: Weapon::Flamethrower });
        let flamethrower = scene.table().flamethrowers[0];
        assert_eq!((flamethrower.holder, flamethrower.reloads), (Some(seat(0)), 6));
        assert_eq!(scene.table().weapon_deck, 9, "the others are under the deck");
    }
    let mut scene = acting(Room::Warehouse, &[Face::Use]);
    assert_eq!(scene.table().item_deck, 13);
    scene.items_on_top(&[Item::Keys, Item::Fuel]);
    scene.only(act(Card::Use));
    scene.only(Action::KeepItem { item: Item::Keys });
    assert_eq!((scene.table().items[seat(0)], scene.table().item_deck), (1, 12));
}

#[test]
fn who_stands_there_helps() {
    proves!("solo.dice.one");
    retells!("bg.act.lab", "bg.loc.laboratory", "bg.enc.lying");
    let drawn = |character: Character, standing: bool| {
        let mut scene = acting(Room::Laboratory, &[Face::Use]);
        assert_eq!(scene.table().lab_bag, 30);
        scene.character(seat(0), character);
        scene.stand(seat(2), Room::Laboratory);
        if !standing {
            scene.lay(seat(2));
        }
        scene.only(act(Card::Use));
        while let Step::KeepToken { .. } = scene.step() {
            scene.only(Action::KeepToken);
        }
        scene.table().labs[seat(0)]
    };
    assert_eq!(drawn(Character::Bennings, false), 1, "whoever lies does not help");
    assert_eq!(drawn(Character::Bennings, true), 2);
    assert_eq!(drawn(Character::Blair, true), 3);
    for (character, standing, left) in
        [(Character::Clark, false, 5), (Character::Clark, true, 4), (Character::Windows, true, 3)]
    {
        let mut scene = acting(Room::Radio, &[Face::Repair]);
        scene.character(seat(0), character);
        scene.stand(seat(2), Room::Radio);
        if !standing {
            scene.lay(seat(2));
        }
        scene.only(act(Card::Repair));
        assert_eq!(scene.table().damage[Room::Radio], left, "{character:?}");
    }
}

#[test]
fn the_station_is_used_with_one_roll_or_two() {
    proves!("solo.dice.one");
    for (character, rolls) in [(Character::Clark, 1), (Character::Bennings, 2)] {
        let mut scene = acting(Room::WeatherStation, &[Face::Use]);
        scene.character(seat(0), character);
        scene.only(act(Card::Use));
        let seen = scene.events.iter().filter(|event| matches!(event, Event::DieRolled { .. })).count();
        assert_eq!(seen, rolls, "{character:?}");
    }
}

#[test]
fn a_die_is_spent_where_it_works() {
    proves!("solo.dice.one");
    retells!("bg.act.legal-public");
    for (room, card, works) in [
        (Room::Boiler, Card::Repair, false),
        (Room::Radio, Card::Repair, true),
        (Room::Radio, Card::Use, false),
        (Room::Shed, Card::Use, true),
        (Room::WeatherStation, Card::Use, true),
        (Room::WeatherStation, Card::Repair, false),
        (Room::Armory, Card::Use, true),
    ] {
        let scene = acting(room, &[Face::Use, Face::Repair]);
        assert_eq!(scene.can(seat(0), act(card)), works, "{card:?} in {room:?}");
    }
    let mut mended = acting(Room::Radio, &[Face::Use]);
    mended.damage(Room::Radio, 0);
    assert!(mended.can(seat(0), act(Card::Use)));
}

#[test]
fn the_base_eats_in_phase_eight() {
    proves!("solo.hunger");
    retells!("bg.loc.kitchen");
    for (character, cooked) in [(Character::Clark, 2), (Character::Nauls, 1)] {
        let mut scene = acting(Room::Kitchen, &[Face::Use]);
        scene.character(seat(0), character);
        scene.only(act(Card::Use));
        assert_eq!((scene.table().kitchen, scene.table().pantry), (cooked, 16 - cooked), "{character:?}");
        scene.until(|scene| scene.table().round == 2);
        assert_eq!((scene.table().kitchen, scene.table().pantry), (0, 16 - cooked));
        assert!(!scene.table().hungry);
    }
    for (pantry, left, hungry) in [(16, 12, false), (4, 0, false), (3, 0, true)] {
        let mut scene = acting(Room::Boiler, &[Face::Use]);
        scene.state.table.pantry = pantry;
        scene.until(|scene| scene.table().round == 2);
        assert_eq!((scene.table().pantry, scene.table().hungry), (left, hungry));
    }
}

#[test]
fn light_is_judged_at_each_roll() {
    proves!("solo.dark");
    retells!("bg.maint.power-failure");
    for (at_upkeep, dark) in [(false, true), (true, false)] {
        let options = Options { dark_at_upkeep: at_upkeep, ..Options::default() };
        let mut scene = acting_with(options, Room::Generator, &[Face::Sabotage, Face::Sabotage]);
        scene.only(Action::Pass);
        assert_eq!(scene.table().damage[Room::Generator], 2);
        assert_eq!(scene.step(), Step::Solo(SoloStep::Roll));
        assert_eq!(scene.can(seat(0), ROLL), !dark);
        assert_eq!(scene.can(seat(0), Action::Assign { seat: seat(1) }), dark, "somebody is named first");
    }
    let mut mended = acting(Room::Generator, &[Face::Repair]);
    mended.damage(Room::Generator, 2);
    mended.state.table.power_failure = true;
    mended.only(act(Card::Repair));
    assert!(!mended.table().power_failure && mended.can(seat(0), ROLL));
}

#[test]
fn a_burned_room_is_gone() {
    proves!("solo.burn");
    retells!("bg.weapon.dynamite");
    let burned = |room: Room, options: Options| {
        let mut scene = acting_with(options, room, &[Face::Repair]);
        scene.weapon(seat(0), Weapon::Dynamite);
        scene.stand(seat(2), room);
        scene.lay(seat(2));
        scene.dog(room);
        scene.state.table.freezing = (room == Room::Laboratory).then_some(4);
        scene.only(Action::Fire { weapon: Weapon::Dynamite });
        scene
    };
    let scene = burned(Room::Laboratory, Options::default());
    let table = scene.table();
    assert!(table.burned.contains(Room::Laboratory) && !table.location_deck().contains(Room::Laboratory));
    assert_eq!([0, 2].map(|i| table.place[seat(i)]), [Place::LeisureRoom; 2]);
    assert_eq!(table.lying.and(seats(&[0, 2])), seats(&[0, 2]));
    assert_eq!((table.dogs_waiting, table.dogs.len()), (4, 0), "the dog is set aside");
    assert_eq!((table.freezing, table.fire_tokens, table.weapons[seat(0)]), (Some(0), 5, 0));
    assert!(burned(Room::Generator, Options::default()).table().power_failure);
    assert_eq!(burned(Room::Boiler, Options::default()).table().freezing, Some(0));
    // Without a Fire Token nothing burns.
    let mut last = acting(Room::Laboratory, &[Face::Repair]);
    last.weapon(seat(0), Weapon::Dynamite);
    last.state.table.fire_tokens = 0;
    assert_eq!(last.refuse(seat(0), Action::Fire { weapon: Weapon::Dynamite }).code, "cannot-burn-now");
    // With the option the Leader is not asked, whoever burns it.
    for (option, asked) in [(false, true), (true, false)] {
        let mut scene = company_with(2, Options { burn_without_leave: option, ..Options::default() });
        scene.weapon(seat(3), Weapon::Dynamite);
        rolling(&mut scene, &[(3, Spot::In(Room::Laboratory))]);
        dice(&mut scene, 3, &[Face::Use]);
        scene.only(Action::Fire { weapon: Weapon::Dynamite });
        assert_eq!(matches!(scene.step(), Step::BurnLeave { .. }), asked);
        assert_eq!(scene.table().burned.contains(Room::Laboratory), !asked);
    }
}

#[test]
fn free_cards_belong_to_whoever_stands_and_may_act() {
    proves!("solo.items");
    retells!("bg.item.fuel", "bg.item.tools", "bg.enc.lying");
    // Not somebody else's while dice are on the table.
    let mut scene = company(1);
    scene.item(seat(1), Item::Tools);
    rolling(&mut scene, &[(0, Spot::In(Room::Radio)), (1, Spot::In(Room::Radio))]);
    dice(&mut scene, 0, &[Face::Use]);
    let tools = Action::UseItem { item: Item::Tools };
    assert_eq!(scene.refuse(seat(0), tools).code, "item-not-held");
    let mut lying = scene.clone();
    scene.only(Action::Pass);
    assert_eq!(scene.table().waiting, seats(&[1]));
    scene.only(tools);
    assert_eq!((scene.table().damage[Room::Radio], scene.table().items[seat(1)]), (5, 0));
    // Nor of somebody who lies.
    lying.lay(seat(1));
    lying.only(Action::Pass);
    assert!(!lying.saw(|event| matches!(event, Event::Asked { step: Step::Items { .. }, .. })));
    let mut fuel = company(1);
    fuel.item(seat(0), Item::Fuel);
    rolling(&mut fuel, &[(0, Spot::In(Room::Shed)), (1, Spot::In(Room::Radio))]);
    dice(&mut fuel, 0, &[Face::Use]);
    fuel.only(Action::UseItem { item: Item::Fuel });
    fuel.only(act(Card::Use));
    assert_eq!(fuel.table().fuel[Room::Shed], 2, "the card costs no die");
}
