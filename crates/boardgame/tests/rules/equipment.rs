//! Weapons and Items.

use whiteout_boardgame::table::Place;
use whiteout_boardgame::words::{Card, Counts, Deck, Item, Lab, Room, TestKind, Weapon};
use whiteout_boardgame::{Action, Event, Give, Step};
use whiteout_core::{Game as _, SeatSet, Viewer};

use crate::scene::{Scene, proves, seat, seats};
use crate::stage::{play, turning, why};

/// Seat 5 is exposed and waits in the Kitchen with Strength 2; seat 1 goes there armed like this.
fn alien_in_the_kitchen(weapon: Weapon) -> Scene {
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    scene.strength(3);
    scene.planned(&[(Room::Kitchen, 2)]);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use; 3]);
    scene.weapon(seat(1), weapon);
    scene.go(seat(1), Room::Kitchen, Card::Use);
    scene.rest_sleep();
    scene
}

/// Seat 1, armed like this, meets seat 2 in the Kitchen.
fn meeting(weapon: Weapon) -> Scene {
    let mut scene = Scene::new(6);
    scene.before_placing();
    scene.weapon(seat(1), weapon);
    for guest in [seat(1), seat(2)] {
        scene.hand(guest, &[Card::Use; 3]);
        scene.go(guest, Room::Kitchen, Card::Use);
    }
    scene.rest_sleep();
    scene
}

/// Seat 1 stands alone in the Radio Room and is asked whether to burn it.
fn alone(weapon: Weapon) -> Scene {
    let mut scene = Scene::new(6);
    scene.before_placing();
    scene.weapon(seat(1), weapon);
    scene.hand(seat(1), &[Card::Use; 3]);
    scene.go(seat(1), Room::Radio, Card::Use);
    scene.rest_sleep();
    assert!(matches!(scene.step(), Step::Burn { .. }));
    scene
}

fn weapons_in_the_game(scene: &Scene) -> u8 {
    scene.table().weapon_deck + (0..6).map(|i| scene.table().weapons[seat(i)]).sum::<u8>()
}

#[test]
fn others_see_how_many_cards_one_holds_but_not_which() {
    proves!("bg.cards.secret");
    let mut one = Scene::new(6);
    one.weapon(seat(2), Weapon::Flamethrower);
    let mut other = one.clone();
    one.weapon(seat(1), Weapon::Firearm);
    one.item(seat(1), Item::Keys);
    one.lab(seat(1), Lab::BloodBag);
    other.weapon(seat(1), Weapon::Melee);
    other.item(seat(1), Item::Tools);
    other.lab(seat(1), Lab::Failure);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(one.state.view(viewer), other.state.view(viewer));
    }
    assert_ne!(one.own(seat(1)).weapons, other.own(seat(1)).weapons);
    let seen = one.state.view(Viewer::Spectator).table;
    assert_eq!((seen.weapons[seat(1)], seen.items[seat(1)], seen.labs[seat(1)]), (1, 1, 1));
    assert_eq!(seen.flamethrowers[0].holder, Some(seat(2)));
    assert_eq!(seen.flamethrowers[0].reloads, 6);
}

#[test]
fn one_may_hold_any_number_of_cards() {
    proves!("bg.cards.secret");
    let mut scene = Scene::new(6);
    for weapon in [Weapon::Dynamite, Weapon::Dynamite, Weapon::Firearm, Weapon::Melee, Weapon::Melee] {
        scene.weapon(seat(1), weapon);
    }
    scene.weapons_on_top(&[Weapon::Melee, Weapon::Dynamite]);
    turning(&mut scene, &[(seat(1), Room::Armory)]);
    play(&mut scene, seat(1), Card::Use);
    scene.only(Action::KeepWeapon { weapon: Weapon::Dynamite });
    assert_eq!(scene.table().weapons[seat(1)], 6);
    assert_eq!(scene.own(seat(1)).weapons[Weapon::Dynamite], 3);
}

#[test]
fn an_empty_deck_gives_nothing_until_an_exposed_alien_returns_cards() {
    proves!("bg.cards.used-up");
    let mut scene = Scene::new(6);
    scene.weapon(seat(5), Weapon::Melee);
    scene.weapon(seat(5), Weapon::Firearm);
    scene.state.secret.weapon_deck = Deck::default();
    scene.state.table.weapon_deck = 0;
    assert!(!scene.table().can_do(Room::Armory, Card::Use));
    scene.rest_sleep();
    scene.until_step(|step| step == Step::Reveal);
    scene.act(seat(5), Action::Reveal);
    scene.all(Action::Pass);
    assert_eq!(scene.table().weapon_deck, 2);
    assert!(scene.table().can_do(Room::Armory, Card::Use));
}

#[test]
fn dynamite_drives_the_alien_off_and_is_gone() {
    proves!("bg.weapon.dynamite", "bg.cards.used-up");
    let mut scene = alien_in_the_kitchen(Weapon::Dynamite);
    let before = weapons_in_the_game(&scene);
    assert!(matches!(scene.step(), Step::Fight { room: Room::Kitchen, .. }));
    assert_eq!(scene.table().stack, 2);
    scene.act(seat(1), Action::Fire { weapon: Weapon::Dynamite });
    assert_eq!(scene.table().strength, 2);
    assert!(scene.saw(|event| *event == Event::AlienRan { room: Room::Kitchen }));
    assert!(scene.saw(|event| *event == Event::StackCardLost));
    // Lying where the fight was, so the one card that must be turned finds nobody.
    assert!(scene.saw(|event| matches!(event, Event::ActionLost { .. })));
    assert_eq!(scene.events.iter().filter(|event| matches!(event, Event::Turned { .. })).count(), 1);
    assert_eq!(weapons_in_the_game(&scene), before - 1);
}

#[test]
fn dynamite_does_not_keep_characters_away() {
    proves!("bg.weapon.dynamite");
    let mut scene = meeting(Weapon::Dynamite);
    assert!(matches!(scene.step(), Step::Avoid { .. }), "the count of weapons is open, so the question comes");
    assert_eq!(scene.legal(seat(1)), [Action::Pass]);
    let no = scene.refuse(seat(1), Action::Avoid { weapon: Weapon::Dynamite });
    assert_eq!(why(no), ("keeps-nobody-away", "bg.enc.avoid"));
}

#[test]
fn dynamite_burns_the_room_with_the_leaders_leave() {
    proves!("bg.weapon.dynamite");
    let mut scene = alone(Weapon::Dynamite);
    scene.act(seat(1), Action::Fire { weapon: Weapon::Dynamite });
    assert!(matches!(scene.step(), Step::BurnLeave { .. }));
    assert_eq!(scene.asked(), seats(&[0]));
    assert_eq!((scene.table().stack, scene.table().weapons[seat(1)]), (2, 1));
    scene.act(seat(0), Action::Yes);
    assert!(scene.table().burned.contains(Room::Radio));
    assert_eq!(scene.table().weapons[seat(1)], 0);
    assert!(scene.saw(|event| *event == Event::StackCardLost));
    assert!(scene.saw(|event| matches!(event, Event::ActionLost { .. })), "its user lies in the Leisure Room");
}

#[test]
fn a_firearm_avoids_characters_and_is_kept_hidden() {
    proves!("bg.weapon.firearm");
    let mut scene = meeting(Weapon::Firearm);
    scene.act(seat(1), Action::Avoid { weapon: Weapon::Firearm });
    assert!(scene.saw(|event| *event == Event::Avoided { seat: seat(1), weapon: Weapon::Firearm }));
    assert!(!scene.saw(|event| matches!(event, Event::Took { .. } | Event::Suspected { .. })));
    assert_eq!(scene.own(seat(1)).weapons[Weapon::Firearm], 1);
    assert_eq!(scene.table().weapons[seat(1)], 1);
    assert!(scene.table().standing().contains(seat(1)), "and the shooter may still act");
}

#[test]
fn firearm_and_melee_help_neither_against_the_alien_nor_against_a_dog() {
    proves!("bg.weapon.firearm", "bg.weapon.melee");
    for weapon in [Weapon::Firearm, Weapon::Melee] {
        let mut scene = alien_in_the_kitchen(weapon);
        assert_eq!(scene.legal(seat(1)), [Action::Pass]);
        let no = scene.refuse(seat(1), Action::Fire { weapon });
        assert_eq!(why(no), ("not-a-fire-weapon", "bg.enc.fight"));

        let mut scene = Scene::new(6);
        scene.before_placing();
        scene.weapon(seat(1), weapon);
        scene.hand(seat(1), &[Card::Use; 3]);
        scene.dog(Room::Kitchen);
        scene.go(seat(1), Room::Kitchen, Card::Use);
        scene.rest_sleep();
        assert!(scene.saw(|event| *event == Event::DogBit { seat: seat(1) }));
    }
}

#[test]
fn a_melee_weapon_avoids_once() {
    proves!("bg.weapon.melee", "bg.cards.used-up");
    let mut scene = meeting(Weapon::Melee);
    let before = weapons_in_the_game(&scene);
    scene.act(seat(1), Action::Avoid { weapon: Weapon::Melee });
    assert!(!scene.saw(|event| matches!(event, Event::Took { .. })));
    assert_eq!((scene.table().weapons[seat(1)], weapons_in_the_game(&scene)), (0, before - 1));
    assert!(scene.table().standing().contains(seat(1)));
}

#[test]
fn a_flamethrower_lies_open_with_six_reloads_from_the_draw() {
    proves!("bg.weapon.flamethrower");
    let mut scene = Scene::new(6);
    scene.weapons_on_top(&[Weapon::Flamethrower, Weapon::Melee]);
    turning(&mut scene, &[(seat(1), Room::Armory)]);
    play(&mut scene, seat(1), Card::Use);
    scene.only(Action::KeepWeapon { weapon: Weapon::Flamethrower });
    assert!(scene.saw(|event| *event == Event::WeaponKept { seat: seat(1), flamethrower: true, back: 1 }));
    let seen = scene.state.view(Viewer::Spectator).table;
    assert_eq!((seen.flamethrowers[0].holder, seen.flamethrowers[0].reloads), (Some(seat(1)), 6));
}

#[test]
fn every_use_of_a_flamethrower_costs_a_reload() {
    proves!("bg.weapon.flamethrower");
    let weapon = Weapon::Flamethrower;
    let mut fight = alien_in_the_kitchen(weapon);
    fight.act(seat(1), Action::Fire { weapon });
    assert!(fight.saw(|event| *event == Event::StackCardLost));
    assert_eq!(fight.table().strength, 2);
    let mut avoid = meeting(weapon);
    avoid.act(seat(1), Action::Avoid { weapon });
    assert!(!avoid.saw(|event| *event == Event::StackCardLost));
    let mut burn = alone(weapon);
    burn.act(seat(1), Action::Fire { weapon });
    burn.act(seat(0), Action::Yes);
    assert!(burn.saw(|event| *event == Event::StackCardLost));
    for scene in [fight, avoid, burn] {
        assert_eq!(scene.table().flamethrowers[0].reloads, 5);
        assert_eq!(scene.table().weapons[seat(1)], 1);
    }
}

#[test]
fn wire_and_flamethrower_make_the_fire_test_for_a_reload() {
    proves!("bg.item.wire", "bg.weapon.flamethrower");
    let mut scene = Scene::new(6);
    scene.weapon(seat(1), Weapon::Flamethrower);
    scene.item(seat(1), Item::Wire);
    scene.rest_sleep();
    scene.until_step(|step| step == Step::OfferTest { kind: TestKind::Fire });
    scene.act(seat(1), Action::OfferTest);
    scene.act(seat(1), Action::Test { seat: seat(3) });
    assert_eq!(scene.table().flamethrowers[0].reloads, 5);
    assert_eq!(scene.own(seat(1)).items[Item::Wire], 1);
}

#[test]
fn a_wire_without_a_flamethrower_is_no_test() {
    proves!("bg.item.wire");
    let mut scene = Scene::new(6);
    scene.item(seat(1), Item::Wire);
    scene.weapon(seat(2), Weapon::Flamethrower);
    scene.item(seat(2), Item::Keys);
    scene.rest_sleep();
    scene.until_step(|step| step == Step::OfferTest { kind: TestKind::Fire });
    assert_eq!(scene.asked(), seats(&[2]), "both must be in one hand");
    assert_eq!(why(scene.refuse(seat(2), Action::OfferTest)), ("no-wire", "bg.test.fire"));
}

#[test]
fn a_flamethrower_leaves_with_its_last_reload() {
    proves!("bg.flame.empty");
    let mut scene = meeting(Weapon::Flamethrower);
    let before = weapons_in_the_game(&scene);
    scene.state.table.flamethrowers[0].reloads = 1;
    scene.act(seat(1), Action::Avoid { weapon: Weapon::Flamethrower });
    assert_eq!(scene.table().flamethrowers[0].holder, None);
    assert_eq!((scene.table().weapons[seat(1)], weapons_in_the_game(&scene)), (0, before - 1));
    let deck: Counts<7> = scene.state.secret.weapon_deck.counts::<7, Weapon>();
    assert_eq!(deck[Weapon::Flamethrower], 0);
}

#[test]
fn a_flamethrower_that_went_back_returns_with_full_reloads() {
    proves!("bg.flame.empty");
    let mut scene = Scene::new(6);
    scene.weapon(seat(5), Weapon::Flamethrower);
    scene.state.table.flamethrowers[0].reloads = 2;
    scene.rest_sleep();
    scene.until_step(|step| step == Step::Reveal);
    scene.act(seat(5), Action::Reveal);
    scene.all(Action::Pass);
    assert_eq!(scene.table().flamethrowers[0].holder, None);
    scene.weapons_on_top(&[Weapon::Flamethrower, Weapon::Melee]);
    turning(&mut scene, &[(seat(1), Room::Armory)]);
    play(&mut scene, seat(1), Card::Use);
    scene.only(Action::KeepWeapon { weapon: Weapon::Flamethrower });
    assert_eq!(scene.table().flamethrowers[0].reloads, 6);
}

#[test]
fn a_flashlight_gives_the_choice_back_in_darkness_and_is_kept() {
    proves!("bg.item.flashlight");
    let mut scene = Scene::new(6);
    scene.damage(Room::Generator, 2);
    scene.state.table.power_failure = true;
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use, Card::Use, Card::Repair]);
    scene.hand(seat(2), &[Card::Use, Card::Use, Card::Repair]);
    scene.item(seat(1), Item::Flashlight);
    scene.stack(&[]);
    scene.act(seat(1), Action::Place { room: Room::Radio, give: Give::LitCard(Card::Repair) });
    assert_eq!(scene.state.secret.stack[Card::Repair], 1);
    assert_eq!(scene.own(seat(1)).items[Item::Flashlight], 1);
    let lit = Action::Place { room: Room::Radio, give: Give::LitCard(Card::Repair) };
    assert_eq!(why(scene.refuse(seat(2), lit)), ("no-flashlight", "bg.item.flashlight"));
    let chosen = Action::Place { room: Room::Radio, give: Give::Card(Card::Repair) };
    assert_eq!(why(scene.refuse(seat(2), chosen)), ("darkness", "bg.dark.draw"));
}

#[test]
fn a_flashlight_lets_the_special_action_choose_among_two() {
    proves!("bg.item.flashlight");
    let mut scene = Scene::new(6);
    scene.before_placing();
    scene.item(seat(1), Item::Flashlight);
    let (stack, discards) = (scene.table().stack, scene.table().action_discard);
    scene.act(seat(1), Action::Place { room: Room::Radio, give: Give::LitSpecial });
    assert_eq!(scene.step(), Step::PickSpecial);
    let drawn = scene.own(seat(1)).drawn.cards;
    assert_eq!(drawn.total(), 2);
    let card = scene.legal(seat(1))[0];
    scene.act(seat(1), card);
    assert_eq!((scene.table().stack, scene.table().action_discard), (stack + 1, discards + 4));
    assert_eq!(scene.own(seat(1)).items[Item::Flashlight], 1);
    let mut dark = Scene::new(6);
    dark.before_placing();
    let lit = Action::Place { room: Room::Radio, give: Give::LitSpecial };
    assert_eq!(why(dark.refuse(seat(1), lit)), ("no-flashlight", "bg.item.flashlight"));
}

#[test]
fn keys_fit_both_vehicles_and_are_used_up() {
    proves!("bg.item.keys", "bg.keys.any");
    for (room, spaces) in [(Room::BaseHelicopter, 1), (Room::Shed, 4)] {
        let mut scene = Scene::new(6);
        assert_eq!(scene.table().rules.fuel_spaces[room], spaces);
        scene.item(seat(1), Item::Keys);
        scene.damage(room, 0);
        scene.fuel(room, spaces);
        turning(&mut scene, &[(seat(1), room)]);
        play(&mut scene, seat(1), Card::Use);
        assert_eq!(scene.step(), Step::Escape { room });
        scene.act(seat(1), Action::Escape);
        assert!(scene.saw(|event| *event == Event::KeysShown { seat: seat(1) }));
        assert_eq!(scene.table().items[seat(1)], 0);
        assert_eq!(scene.table().place[seat(1)], Place::Aboard);
        assert!(matches!(scene.step(), Step::BoardAsk { .. }));
    }
}

#[test]
fn a_vehicle_is_ready_without_damage_and_with_full_tank() {
    proves!("bg.keys.any");
    let mut scene = Scene::new(6);
    scene.damage(Room::Shed, 0);
    scene.fuel(Room::Shed, 3);
    assert!(!scene.table().vehicle_ready(Room::Shed));
    scene.fuel(Room::Shed, 4);
    assert!(scene.table().vehicle_ready(Room::Shed));
    scene.damage(Room::Shed, 1);
    assert!(!scene.table().vehicle_ready(Room::Shed));
}

#[test]
fn whoever_is_assigned_a_ready_vehicle_is_asked_with_or_without_keys() {
    proves!("bg.keys.ask", "bg.item.keys");
    let mut scene = Scene::new(6);
    scene.damage(Room::Shed, 0);
    scene.fuel(Room::Shed, 4);
    turning(&mut scene, &[(seat(1), Room::Shed)]);
    play(&mut scene, seat(1), Card::Use);
    assert_eq!((scene.step(), scene.asked()), (Step::Escape { room: Room::Shed }, SeatSet::one(seat(1))));
    assert_eq!(why(scene.refuse(seat(1), Action::Escape)), ("no-keys", "bg.item.keys"));
    scene.act(seat(1), Action::Pass);
    assert!(scene.saw(|event| *event == Event::ActionLost { card: Card::Use }));
    assert!(scene.saw(|event| *event == Event::LaidDown { seats: seats(&[1]) }));
    assert!(scene.table().aboard.is_empty());
}

#[test]
fn one_card_cannot_fill_the_last_space_and_leave() {
    proves!("bg.keys.bonus");
    let mut scene = Scene::new(6);
    scene.item(seat(1), Item::Keys);
    scene.damage(Room::Shed, 0);
    scene.fuel(Room::Shed, 3);
    let external = scene.table().external;
    turning(&mut scene, &[(seat(1), Room::Shed), (seat(2), Room::Shed)]);
    play(&mut scene, seat(1), Card::Use);
    // Two stand there, but there is one space.
    assert_eq!((scene.table().fuel[Room::Shed], scene.table().external), (4, external - 1));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Escape { .. }, .. })));
    assert!(scene.table().lying.contains(seat(1)));
    play(&mut scene, seat(2), Card::Use);
    assert_eq!(scene.step(), Step::Escape { room: Room::Shed });
}
