//! Encounters with the exposed Alien.

use whiteout_boardgame::table::{GREEN, Place, Status};
use whiteout_boardgame::words::{Card, Item, Lab, Role, Room, RoomSet, Weapon};
use whiteout_boardgame::{Action, Event, Options, Prey, Step};
use whiteout_core::Audience;

use crate::encounters::set_out;
use crate::scene::{Scene, proves, seat, seats};
use crate::stage::why;

/// Eight players; seat 7 is the exposed Alien with this Strength and plan.
fn hunt(options: Options, strength: u8, plan: &[(Room, u8)]) -> Scene {
    let mut scene = Scene::with(8, options);
    scene.exposed(seat(7));
    scene.strength(strength);
    scene.planned(plan);
    scene
}

fn hunted(strength: u8, plan: &[(Room, u8)]) -> Scene {
    hunt(Options::default(), strength, plan)
}

/// A pair in another room, whose meeting stops the game right after stage 1.
const LATER: [(u8, Room); 2] = [(5, Room::Kitchen), (6, Room::Kitchen)];

fn and_later(standing: &[(u8, Room)]) -> Vec<(u8, Room)> {
    standing.iter().copied().chain(LATER).collect()
}

#[test]
fn rooms_with_the_alien_come_first_and_the_leader_orders_both_stages() {
    proves!("bg.enc.order");
    let mut scene = hunted(4, &[(Room::Radio, 1), (Room::Armory, 3)]);
    assert!(scene.table().alien.is_empty());
    let people = [
        (1, Room::Armory),
        (2, Room::Armory),
        (3, Room::Shed),
        (4, Room::Shed),
        (5, Room::Kitchen),
        (6, Room::Kitchen),
    ];
    set_out(&mut scene, &people, &[Card::Use]);
    assert!(scene.saw(|event| matches!(event, Event::StacksRevealed { plan } if plan.total() == 4)));
    assert_eq!((scene.table().alien.at(Room::Radio), scene.table().alien.at(Room::Armory)), (1, 3));
    let left = RoomSet::EMPTY.with(Room::Armory).with(Room::Radio);
    assert_eq!((scene.step(), scene.asked()), (Step::AlienRoom { left }, seats(&[0])));
    let refusal = scene.refuse(seat(0), Action::Next { room: Room::Kitchen });
    assert_eq!(why(refusal), ("nothing-happens-there", "bg.enc.order"));
    let refusal = scene.refuse(seat(1), Action::Next { room: Room::Radio });
    assert_eq!(why(refusal), ("not-asked", "bg.table.asked"));
    scene.act(seat(0), Action::Next { room: Room::Radio });
    assert!(matches!(scene.step(), Step::AlienChoice { room: Room::Radio, prey: Prey::Alone, .. }));
    assert!(!scene.saw(|event| *event == Event::Entered { room: Room::Armory }), "one room at a time");
    scene.act(seat(7), Action::Pass);
    assert!(matches!(scene.step(), Step::AlienChoice { room: Room::Armory, prey: Prey::Beaten, .. }));
    scene.act(seat(7), Action::Wreck);
    let left = RoomSet::EMPTY.with(Room::Shed).with(Room::Kitchen);
    assert_eq!((scene.step(), scene.asked()), (Step::EncounterRoom { left }, seats(&[0])));
    scene.act(seat(0), Action::Next { room: Room::Shed });
    scene.all(Action::Tokens { alien: false });
    assert!(matches!(scene.step(), Step::Tokens { room: Room::Kitchen, .. }));
    assert_eq!(scene.table().alien.total(), 4, "it comes back when all encounters are over");
    scene.all(Action::Tokens { alien: false });
    assert!(scene.table().alien.is_empty());
    assert_eq!(scene.table().strength, 4);
}

#[test]
fn the_alien_without_characters_sabotages_or_does_nothing() {
    proves!("bg.enc.alien-alone");
    let mut scene = hunted(4, &[(Room::Boiler, 2)]);
    set_out(&mut scene, &LATER, &[Card::Use]);
    assert_eq!(scene.legal(seat(7)), [Action::Wreck, Action::Pass]);
    assert_eq!(why(scene.refuse(seat(7), Action::EatDog)), ("not-there", "bg.alien.choose"));
    let mut idle = scene.clone();
    idle.act(seat(7), Action::Pass);
    assert_eq!((idle.table().damage[Room::Boiler], idle.table().strength), (0, 4));
    scene.act(seat(7), Action::Wreck);
    assert_eq!((scene.table().damage[Room::Boiler], scene.table().strength), (2, 4));
}

#[test]
fn the_alien_alone_with_a_dog_may_take_it() {
    proves!("bg.enc.alien-alone");
    let mut scene = hunted(4, &[(Room::Boiler, 1)]);
    scene.dog(Room::Boiler);
    set_out(&mut scene, &LATER, &[Card::Use]);
    assert_eq!(scene.legal(seat(7)), [Action::Wreck, Action::EatDog, Action::Pass]);
    scene.act(seat(7), Action::EatDog);
    let table = scene.table();
    assert_eq!((table.strength, table.damage[Room::Boiler]), (5, 0));
    assert_eq!(table.dogs.len() + table.dogs_waiting + table.dogs_locked, table.rules.dogs - 1, "out of the game");
}

#[test]
fn a_weaker_alien_runs_and_the_characters_meet_and_act() {
    proves!("bg.enc.alien-weaker", "bg.enc.after-run", "bg.enc.after-run-suspicion");
    let mut scene = hunted(4, &[(Room::Shed, 1)]);
    scene.dog(Room::Shed);
    set_out(&mut scene, &[(1, Room::Shed), (2, Room::Shed)], &[Card::Repair, Card::Repair]);
    assert!(scene.saw(|event| *event == Event::AlienRan { room: Room::Shed }));
    assert!(
        !scene.saw(|event| matches!(event, Event::AlienChose { .. } | Event::LaidDown { .. } | Event::Fled { .. }))
    );
    assert_eq!(scene.table().suspicion[seat(1)], 0, "the fight moves no disk");
    assert_eq!(scene.table().standing_in(Room::Shed), seats(&[1, 2]));
    // Stage 2: they catch the dog and check each other.
    assert!(scene.saw(|event| *event == Event::DogCaught { room: Room::Shed }));
    assert_eq!(scene.asked(), seats(&[1, 2]));
    scene.all(Action::Tokens { alien: false });
    assert_eq!([1, 2].map(|i| scene.table().suspicion[seat(i)]), [1, 1]);
    assert_eq!((scene.table().strength, scene.table().alien.is_empty()), (4, true));
    // The first card comes up and one of them gets it.
    assert_eq!(scene.legal(seat(0)), [Action::Assign { seat: seat(1) }, Action::Assign { seat: seat(2) }]);
}

#[test]
fn an_equal_alien_runs_and_lays_everybody_down() {
    proves!("bg.enc.alien-equal", "bg.enc.dog-left", "bg.enc.lying", "bg.enc.suspicion");
    let mut scene = hunted(4, &[(Room::Shed, 2)]);
    scene.dog(Room::Shed);
    scene.suspicion(seat(2), GREEN);
    set_out(&mut scene, &[(1, Room::Shed), (2, Room::Shed), (3, Room::Armory), (4, Room::Warehouse)], &[Card::Repair]);
    assert_eq!(scene.table().lying.and(seats(&[1, 2])), seats(&[1, 2]));
    assert_eq!(scene.table().people_in(Room::Shed), seats(&[1, 2]), "where they are");
    assert!(!scene.saw(|event| matches!(event, Event::AlienChose { .. } | Event::Took { .. } | Event::DogBit { .. })));
    assert!(scene.table().dogs.contains(Room::Shed) && scene.table().dogs_locked == 0);
    assert_eq!([1, 2].map(|i| scene.table().suspicion[seat(i)]), [0, GREEN]);
    // The Repair would fit the Shed only, but whoever lies gets no card.
    assert!(matches!(scene.step(), Step::Assign { card: Card::Repair }));
    assert_eq!(scene.legal(seat(0)), [Action::Assign { seat: seat(3) }, Action::Assign { seat: seat(4) }]);
    scene.act(seat(0), Action::Assign { seat: seat(3) });
    scene.until_step(|step| matches!(step, Step::Trade | Step::Vote));
    assert!(scene.table().lying.is_empty(), "phase 5: all stand up");
    assert_eq!(scene.table().place[seat(1)], Place::LeisureRoom);
    scene.until(|scene| scene.saw(|event| *event == Event::DogsGathered));
    let placed = scene.events.iter().filter(|event| matches!(event, Event::DogPlaced { .. })).count();
    assert_eq!(placed, 4, "the dog left behind roams with the others");
}

#[test]
fn a_stronger_alien_takes_one_being_or_sabotages() {
    proves!("bg.enc.alien-stronger", "bg.enc.dog-left");
    let mut scene = hunted(4, &[(Room::Boiler, 3)]);
    scene.dog(Room::Boiler);
    set_out(&mut scene, &and_later(&[(1, Room::Boiler), (2, Room::Boiler)]), &[Card::Use]);
    let choices = [Action::Eat { seat: seat(1) }, Action::Eat { seat: seat(2) }, Action::EatDog, Action::Wreck];
    assert_eq!(scene.legal(seat(7)), choices, "it cannot do nothing");
    assert_eq!(why(scene.refuse(seat(7), Action::Pass)), ("not-there", "bg.alien.choose"));
    assert_eq!(why(scene.refuse(seat(7), Action::Eat { seat: seat(3) })), ("not-there", "bg.alien.choose"));
    for (choice, strength, fled, dog, damage) in [
        (Action::Eat { seat: seat(1) }, 5, seats(&[2]), true, 0),
        (Action::EatDog, 5, seats(&[1, 2]), false, 0),
        (Action::Wreck, 4, seats(&[1, 2]), true, 3),
    ] {
        let mut scene = scene.clone();
        scene.act(seat(7), choice);
        let table = scene.table();
        assert_eq!(table.strength, strength, "{choice:?}");
        assert_eq!(table.damage[Room::Boiler], damage, "{choice:?}");
        assert!(scene.saw(|event| *event == Event::Fled { seats: fled }), "{choice:?}");
        for runner in fled.iter() {
            assert_eq!((table.place[runner], table.lying.contains(runner)), (Place::LeisureRoom, true));
        }
        assert_eq!((table.dogs.contains(Room::Boiler), table.dogs_locked), (dog, 0), "{choice:?}");
        assert_eq!(table.status[seat(1)] == Status::Dead, choice == Action::Eat { seat: seat(1) });
        assert!(matches!(scene.step(), Step::Tokens { room: Room::Kitchen, .. }), "nobody here meets any more");
    }
}

#[test]
fn fire_is_asked_for_clockwise_from_the_leader_and_the_first_use_ends_it() {
    proves!("bg.enc.fight", "bg.enc.stack-card");
    let mut scene = hunted(9, &[(Room::Shed, 9)]);
    scene.leader(seat(2));
    scene.weapon(seat(1), Weapon::Flamethrower);
    scene.weapon(seat(2), Weapon::Melee);
    scene.weapon(seat(3), Weapon::Dynamite);
    let cards = [Card::Use, Card::Use, Card::Use];
    set_out(&mut scene, &and_later(&[(1, Room::Shed), (2, Room::Shed), (3, Room::Shed)]), &cards);
    // A Melee Weapon is no help, but its holder is asked like the others: the card is secret.
    assert_eq!(scene.asked().only(), Some(seat(2)));
    let refusal = scene.refuse(seat(2), Action::Fire { weapon: Weapon::Melee });
    assert_eq!(why(refusal), ("not-a-fire-weapon", "bg.enc.fight"));
    let refusal = scene.refuse(seat(2), Action::Fire { weapon: Weapon::Dynamite });
    assert_eq!(why(refusal), ("weapon-not-held", "bg.enc.fight"));
    scene.act(seat(2), Action::Pass);
    assert_eq!(scene.asked().only(), Some(seat(3)));
    scene.act(seat(3), Action::Fire { weapon: Weapon::Dynamite });
    let table = scene.table();
    assert!(scene.saw(|event| *event == Event::AlienRan { room: Room::Shed }), "however strong it is");
    assert_eq!((table.strength, table.alien.at(Room::Shed)), (8, 8));
    assert_eq!((table.weapons[seat(3)], table.weapons[seat(1)]), (0, 1));
    assert_eq!((table.place[seat(3)], table.lying.contains(seat(3))), (Place::In(Room::Shed), true));
    assert_eq!(table.standing_in(Room::Shed), seats(&[1, 2]), "seat 1 was not asked");
    assert_eq!((table.stack, table.action_discard), (2, 1));
}

#[test]
fn a_flamethrower_loses_a_reload_and_the_last_strength_beats_the_alien() {
    proves!("bg.enc.fight");
    let mut scene = hunted(1, &[(Room::Shed, 1)]);
    scene.weapon(seat(1), Weapon::Flamethrower);
    set_out(&mut scene, &and_later(&[(1, Room::Shed)]), &[Card::Use, Card::Use]);
    scene.only(Action::Fire { weapon: Weapon::Flamethrower });
    assert_eq!((scene.table().strength, scene.table().weapons[seat(1)]), (0, 1));
    assert_eq!(scene.table().flamethrowers[0].reloads, scene.table().rules.reloads - 1);
    scene.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    assert_eq!(scene.table().outcome, None, "beaten, but the game goes on");
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Plan, .. })));
}

#[test]
fn fire_costs_a_random_card_that_nobody_sees() {
    proves!("bg.enc.stack-card");
    let mut scene = hunted(4, &[(Room::Shed, 3)]);
    scene.weapon(seat(1), Weapon::Dynamite);
    set_out(&mut scene, &and_later(&[(1, Room::Shed)]), &[Card::Use, Card::Repair, Card::Sabotage]);
    for wanted in [Card::Use, Card::Repair, Card::Sabotage] {
        let burnt = scene.seek(
            |scene| scene.only(Action::Fire { weapon: Weapon::Dynamite }),
            |scene| scene.saw(|event| *event == Event::StackLost { card: wanted }),
        );
        assert_eq!(burnt.state.secret.stack[wanted], 0);
        assert_eq!((burnt.table().stack, burnt.state.secret.discard[wanted]), (2, 1));
        assert!(burnt.saw(|event| *event == Event::StackCardLost));
        assert_eq!(Event::StackLost { card: wanted }.audience(), Audience::NOBODY);
    }
}

#[test]
fn a_lone_fire_user_leaves_a_card_in_the_stack() {
    proves!("bg.enc.stack-card");
    let mut scene = hunted(4, &[(Room::Shed, 3)]);
    scene.weapon(seat(1), Weapon::Dynamite);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use]);
    assert_eq!(scene.table().stack, 1, "the card the Leader added");
    scene.go(seat(1), Room::Shed, Card::Use);
    scene.rest_sleep();
    scene.only(Action::Fire { weapon: Weapon::Dynamite });
    assert!(scene.saw(|event| matches!(event, Event::Turned { .. })), "one card is left to be turned");
}

#[test]
fn after_fire_those_who_stand_meet_without_the_user() {
    proves!("bg.enc.after-run", "bg.enc.lying");
    let mut scene = hunted(4, &[(Room::Shed, 4)]);
    scene.dog(Room::Shed);
    scene.weapon(seat(1), Weapon::Dynamite);
    let cards = [Card::Repair, Card::Repair, Card::Repair];
    set_out(&mut scene, &[(1, Room::Shed), (2, Room::Shed), (3, Room::Shed)], &cards);
    scene.only(Action::Fire { weapon: Weapon::Dynamite });
    assert!(scene.saw(|event| *event == Event::DogCaught { room: Room::Shed }));
    assert_eq!(scene.asked(), seats(&[2, 3]));
    scene.all(Action::Tokens { alien: false });
    assert!(!scene.saw(|event| matches!(*event, Event::Took { taker, owner } if taker == seat(1) || owner == seat(1))));
    assert_eq!([1, 2, 3].map(|i| scene.table().suspicion[seat(i)]), [0, 1, 1]);
    assert_eq!(scene.legal(seat(0)), [Action::Assign { seat: seat(2) }, Action::Assign { seat: seat(3) }]);
}

#[test]
fn after_fire_one_alone_meets_the_dog_unless_it_is_clark() {
    proves!("bg.enc.after-run");
    for (other, bitten) in [(3, true), (2, false)] {
        let mut scene = hunted(4, &[(Room::Shed, 4)]);
        scene.dog(Room::Shed);
        scene.weapon(seat(1), Weapon::Dynamite);
        set_out(&mut scene, &[(1, Room::Shed), (other, Room::Shed)], &[Card::Use, Card::Use]);
        scene.only(Action::Fire { weapon: Weapon::Dynamite });
        assert_eq!(scene.saw(|event| *event == Event::DogBit { seat: seat(other) }), bitten);
        assert_eq!(scene.table().suspicion[seat(other)], i8::from(bitten));
        assert!(scene.table().dogs.contains(Room::Shed));
    }
}

#[test]
fn by_option_no_check_after_the_alien_moves_a_disk() {
    proves!("bg.enc.after-run-suspicion");
    let options = Options { no_suspicion_after_alien: true, ..Options::default() };
    let mut pair = hunt(options, 4, &[(Room::Shed, 1)]);
    set_out(&mut pair, &and_later(&[(1, Room::Shed), (2, Room::Shed)]), &[Card::Use]);
    pair.act(seat(0), Action::Next { room: Room::Shed });
    pair.all(Action::Tokens { alien: false });
    pair.all(Action::Tokens { alien: false });
    assert!(pair.saw(|event| *event == Event::Took { taker: seat(1), owner: seat(2) }), "the check itself is made");
    // The other room never saw the Alien: there the disks move.
    assert_eq!([1, 2, 5, 6].map(|i| pair.table().suspicion[seat(i)]), [0, 0, 1, 1]);

    let mut alone = hunt(options, 4, &[(Room::Shed, 4)]);
    alone.dog(Room::Shed);
    alone.weapon(seat(1), Weapon::Dynamite);
    set_out(&mut alone, &[(1, Room::Shed), (3, Room::Shed)], &[Card::Use, Card::Use]);
    alone.only(Action::Fire { weapon: Weapon::Dynamite });
    assert!(alone.saw(|event| *event == Event::DogBit { seat: seat(3) }));
    assert_eq!(alone.table().suspicion[seat(3)], 0);
}

#[test]
fn the_things_of_the_dead_go_back_or_away() {
    proves!("bg.enc.death");
    let mut scene = hunted(4, &[(Room::Shed, 2)]);
    scene.weapon(seat(1), Weapon::Flamethrower);
    scene.weapon(seat(1), Weapon::Dynamite);
    scene.item(seat(1), Item::Keys);
    scene.item(seat(1), Item::Wire);
    scene.lab(seat(1), Lab::BloodBag);
    scene.hand(seat(1), &[Card::Use, Card::Sabotage]);
    scene.suspicion(seat(1), 3);
    let (weapons, items, bag) = (scene.table().weapon_deck, scene.table().item_deck, scene.table().lab_bag);
    set_out(&mut scene, &and_later(&[(1, Room::Shed)]), &[Card::Use, Card::Repair]);
    scene.act(seat(1), Action::Pass);
    let discards = scene.table().action_discard;
    scene.forget();
    let eat = |scene: &mut Scene| scene.act(seat(7), Action::Eat { seat: seat(1) });
    for order in [[Item::Keys, Item::Wire], [Item::Wire, Item::Keys]] {
        let dead = scene.seek(eat, |scene| {
            scene.state.secret.item_deck.iter::<Item>().skip(usize::from(items)).collect::<Vec<_>>() == order
        });
        let table = dead.table();
        assert_eq!((table.status[seat(1)], table.place[seat(1)]), (Status::Dead, Place::Gone));
        assert_eq!((table.weapon_deck, table.item_deck, table.lab_bag), (weapons + 2, items + 2, bag));
        let buried: Vec<Weapon> = dead.state.secret.weapon_deck.iter().skip(usize::from(weapons)).collect();
        assert!(buried.contains(&Weapon::Flamethrower) && buried.contains(&Weapon::Dynamite));
        assert_eq!([table.hand[seat(1)], table.weapons[seat(1)], table.items[seat(1)], table.labs[seat(1)]], [0; 4]);
        assert!(table.flamethrowers.iter().all(|flamethrower| flamethrower.holder.is_none()));
        assert_eq!((table.action_discard, table.stack), (discards + 2, 2), "the card handed in stays");
        assert_eq!(table.suspicion[seat(1)], 0);
        // Nobody sees what it was.
        let told = |event: &Event| matches!(event, Event::WeaponsBuried { .. } | Event::ItemsBuried { .. });
        assert!(dead.events.iter().filter(|event| told(event)).all(|event| event.audience() == Audience::NOBODY));
    }
}

#[test]
fn the_dead_keep_their_role_to_themselves_and_have_no_later_turn() {
    proves!("bg.enc.death-role");
    let mut scene = hunted(4, &[(Room::Shed, 2)]);
    scene.role(seat(1), Role::Alien);
    set_out(&mut scene, &and_later(&[(1, Room::Shed)]), &[Card::Use]);
    scene.act(seat(7), Action::Eat { seat: seat(1) });
    assert_eq!(scene.table().strength, 5, "a secret Alien is food as well");
    scene.until_step(|step| step == Step::Plan);
    assert_eq!(scene.table().round, 2);
    assert_eq!(scene.asked(), seats(&[7]), "no part of the Alien");
    scene.act(seat(7), Action::Stack { room: Room::Radio, strength: 1 });
    scene.act(seat(7), Action::Propose);
    scene.until(|scene| scene.table().round == 3);
    let told = |event: &Event| matches!(event, Event::RoleShown { .. } | Event::Chain { .. });
    assert!(!scene.saw(told));
    let died = scene.events.iter().position(|event| *event == Event::Eaten { seat: seat(1), room: Room::Shed });
    let later = &scene.events[died.expect("a death")..];
    let asked = |event: &Event| matches!(*event, Event::Asked { seats, .. } if seats.contains(seat(1)));
    assert!(!later.iter().any(asked));
}
