//! What lies under the chips, and battles.

use whiteout_infection::mission::Directive;
use whiteout_infection::words::{Card, Character, Chip, Dice, Gear, Room, RoomSet, Sector};
use whiteout_infection::{Action, Event, Step, Why};

use crate::scene::{Scene, proves, seat, seats};

/// The team of 0 and 1 has passed its mission in the Shed, under which this lies.
fn found(chip: Chip) -> Scene {
    let mut scene = Scene::new(6);
    scene.chip(Room::Shed, chip);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    scene
}

/// A battle in the room, with these cards in the pool and the dice about to be thrown.
fn battle(scene: &mut Scene, cards: &[Card]) {
    assert_eq!(scene.step(), Step::HandIn);
    scene.give(cards);
    scene.no_extras();
}

/// Throws until it is over, keeping the first group.
fn fight(scene: &mut Scene) {
    while scene.step() == Step::Keep {
        let keep = scene.legal(seat(0))[0];
        scene.only(keep);
    }
}

#[test]
fn gear_goes_to_the_captain_and_fills_the_objective() {
    proves!("inf.chip.gear");
    let scene = found(Chip::Rope);
    assert!(scene.had(Event::ChipShown { room: Room::Shed, chip: Chip::Rope }));
    assert!(scene.had(Event::GearTaken { seat: seat(0), gear: Gear::Rope }));
    assert!(scene.table().progress[Sector::One].gear && !scene.table().chips.contains(Room::Shed));
    let mut dynamite = Scene::new(6);
    dynamite.unlock(Sector::Two);
    dynamite.chip(Room::Kitchen, Chip::Dynamite);
    dynamite.investigate(&[0, 1], Room::Kitchen, &[Card::Knife, Card::Knife]);
    dynamite.no_extras();
    assert_eq!(dynamite.table().dynamite_uses(seat(0)), 2, "with all its uses");
}

#[test]
fn a_sector_is_done_with_its_gear_and_its_things() {
    proves!("inf.chip.objectives");
    let mut scene = Scene::new(6);
    for (sector, gear, things) in
        [(Sector::One, Gear::Rope, 1), (Sector::Two, Gear::Dynamite, 1), (Sector::Three, Gear::Flamethrower, 2)]
    {
        let rules = scene.table().rules.sectors[sector];
        assert_eq!((rules.gear, rules.things), (gear, things));
        scene.state.table.progress[sector].gear = true;
        assert!(!scene.table().sector_done(sector));
        scene.state.table.progress[sector].things = things;
        assert!(scene.table().sector_done(sector));
    }
    // A Rope that turns up in Sector 2 is Gear, but nothing that the sector needs.
    let mut rope = Scene::new(6);
    rope.unlock(Sector::Two);
    rope.chip(Room::Kitchen, Chip::Rope);
    rope.investigate(&[0, 1], Room::Kitchen, &[Card::Knife, Card::Knife]);
    rope.no_extras();
    assert!(!rope.table().progress[Sector::Two].gear && rope.table().gear[seat(0)].ropes == 1);
}

#[test]
fn a_discard_chip_lets_the_team_exchange_a_card() {
    proves!("inf.chip.discard");
    let mut scene = found(Chip::Discard);
    assert_eq!((scene.step(), scene.asked()), (Step::Exchange { why: Why::Chip }, seats(&[0, 1])));
    scene.all(Action::Pass);
    assert!(!scene.table().chips.contains(Room::Shed));
    assert_eq!(scene.table().progress[Sector::One].left[Chip::Discard], 1, "out of play");
}

#[test]
fn the_last_objective_of_sector_three_starts_the_escape_at_once() {
    proves!("inf.chip.escape", "inf.escape.begins");
    let mut scene = Scene::new(6);
    scene.unlock(Sector::Three);
    scene.state.table.progress[Sector::Three].things = 2;
    scene.fire(Room::Bathroom);
    scene.state.table.tied = seats(&[5]);
    scene.chip(Room::Kennel, Chip::Flamethrower);
    scene.investigate(&[0, 1], Room::Kennel, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    assert!(scene.had(Event::EscapeBegan));
    assert_eq!((scene.step(), scene.asked()), (Step::Nominate, seats(&[0])));
    assert!(scene.table().fire.contains(Room::Bathroom), "whatever burns, burns on");
    assert!(scene.table().tied.is_empty());
    assert!(!scene.saw(|event| matches!(event, Event::SecondBloodDealt)), "no Assimilation");
}

#[test]
fn a_thing_is_fought_with_a_pool_of_its_own() {
    proves!("inf.battle.fight", "inf.battle.levels");
    let mut scene = found(Chip::Thing);
    assert_eq!((scene.step(), scene.asked()), (Step::HandIn, seats(&[0, 1])));
    scene.give(&[Card::Gun, Card::Axe]);
    assert_eq!(scene.step(), Step::Swap, "looked at, with a swap of its own");
    scene.no_extras();
    assert!(scene.had(Event::DiceReady { dice: 5, throws: 3 }));
    for (sector, throws, alike) in [(Sector::One, 3, 3), (Sector::Two, 2, 3), (Sector::Three, 4, 4)] {
        let rules = scene.table().rules.sectors[sector];
        assert_eq!((rules.throws, rules.alike), (throws, alike));
    }
}

#[test]
fn a_beaten_thing_fills_an_objective() {
    proves!("inf.battle.won");
    let scene = found(Chip::Thing);
    let play = |scene: &mut Scene| {
        battle(scene, &[Card::Gun, Card::Gun]);
        fight(scene);
    };
    let won = scene.seek(play, |scene| scene.had(Event::ThingBeaten { room: Room::Shed }));
    assert_eq!(won.table().progress[Sector::One].things, 1);
    assert!(!won.table().chips.contains(Room::Shed) && !won.table().turn.contagion);
}

#[test]
fn the_last_thing_of_sector_three_starts_the_escape() {
    proves!("inf.battle.won", "inf.chip.escape");
    let mut scene = Scene::new(6);
    scene.unlock(Sector::Three);
    scene.state.table.progress[Sector::Three].things = 1;
    scene.state.table.progress[Sector::Three].gear = true;
    scene.chip(Room::Kennel, Chip::Thing);
    scene.investigate(&[0, 1], Room::Kennel, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    let play = |scene: &mut Scene| {
        battle(scene, &[Card::Gun, Card::Gun]);
        fight(scene);
    };
    let won = scene.seek(play, |scene| scene.had(Event::ThingBeaten { room: Room::Kennel }));
    assert!(won.had(Event::EscapeBegan));
}

#[test]
fn a_thing_in_a_finished_sector_is_fought_for_nothing() {
    proves!("inf.battle.finished");
    let mut scene = Scene::new(6);
    scene.unlock(Sector::Two);
    scene.chip(Room::Shed, Chip::Thing);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    let play = |scene: &mut Scene| {
        battle(scene, &[Card::Gun, Card::Gun]);
        fight(scene);
    };
    let won = scene.seek(play, |scene| scene.had(Event::ThingBeaten { room: Room::Shed }));
    assert!(won.had(Event::DiceReady { dice: 6, throws: 3 }), "at the level of its own sector");
    assert_eq!(won.table().progress[Sector::One].things, 1, "no place for another");
    let lost = scene.seek(play, |scene| scene.had(Event::BattleLost { room: Room::Shed }));
    assert!(lost.table().turn.contagion);
}

#[test]
fn after_a_lost_battle_the_chips_of_the_sector_are_mixed() {
    proves!("inf.battle.lost");
    let mut scene = found(Chip::Thing);
    scene.clear(Room::Bathroom);
    scene.state.fold(&Event::ChipStays { room: Room::Shed });
    let chips = scene.table().chips;
    let play = |scene: &mut Scene| battle(scene, &[Card::PetriDish, Card::PetriDish]);
    let moved = scene.seek(play, |scene| scene.state.secret.chips[Room::Shed] != Some(Chip::Thing));
    assert!(moved.had(Event::BattleLost { room: Room::Shed }) && moved.had(Event::ChipsMixed { sector: Sector::One }));
    assert_eq!(moved.table().chips, chips, "over exactly the rooms that had one");
    assert_eq!(moved.table().known_things, RoomSet::EMPTY, "earlier looks are void");
    assert!(moved.table().turn.contagion && moved.state.secret.chips[Room::Bathroom].is_none());
}

#[test]
fn a_battle_has_a_boost_of_its_own() {
    proves!("inf.dice.boost");
    let mut scene = Scene::new(6);
    scene.character(seat(0), Character::Garry);
    scene.gear(seat(1), Gear::Flamethrower);
    scene.chip(Room::Shed, Chip::Thing);
    scene.mission(2, &[], Directive::Roll { alike: 2, throws: 1 });
    let mission = |scene: &mut Scene| {
        scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
        scene.no_extras();
        if scene.step() == Step::Boost {
            scene.all(Action::Boost);
            fight(scene);
        }
    };
    let boosted = |scene: &Scene| scene.saw(|event| matches!(event, Event::Boosted { .. }));
    let scene = scene.seek(mission, |scene| boosted(scene) && scene.had(Event::MissionPassed));
    let play = |scene: &mut Scene| {
        battle(scene, &[Card::Axe, Card::Knife]);
        fight(scene);
    };
    let again = scene.seek(play, |scene| scene.step() == Step::Boost);
    assert_eq!(again.table().turn.dice.total() + again.table().turn.shifted.total(), 3);
    assert_ne!(again.table().turn.dice, Dice::NONE);
}
