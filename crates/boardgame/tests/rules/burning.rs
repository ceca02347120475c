//! Burning rooms.

use whiteout_boardgame::table::{LeaderToken, Place, Rescue};
use whiteout_boardgame::words::{Card, Item, Lab, Role, Room, RoomSet, TestKind, Weapon};
use whiteout_boardgame::{Action, Event, Give, Options, State, Step};
use whiteout_core::{Audience, Game as _};

use crate::encounters::set_out;
use crate::scene::{Scene, proves, seat, seats};
use crate::stage::why;

const DYNAMITE: Action = Action::Fire { weapon: Weapon::Dynamite };

/// Seat 1 stands alone in the room with Dynamite and is asked about burning it.
fn arsonist(scene: &mut Scene, room: Room) {
    scene.weapon(seat(1), Weapon::Dynamite);
    set_out(scene, &[(1, room)], &[Card::Use, Card::Use]);
    assert!(matches!(scene.step(), Step::Burn { .. }), "{:?}", scene.step());
}

/// Seat 1 asks, the Leader allows it.
fn burn(scene: &mut Scene) {
    scene.act(seat(1), DYNAMITE);
    scene.act(seat(0), Action::Yes);
}

/// Seat 1 has burned the room down.
fn burned(room: Room) -> Scene {
    let mut scene = Scene::new(6);
    arsonist(&mut scene, room);
    burn(&mut scene);
    scene
}

#[test]
fn those_with_weapons_are_asked_once_after_the_encounters() {
    proves!("bg.burn.window");
    let mut scene = Scene::new(8);
    scene.leader(seat(3));
    scene.weapon(seat(1), Weapon::Firearm);
    scene.weapon(seat(3), Weapon::Dynamite);
    scene.weapon(seat(4), Weapon::Dynamite);
    scene.weapon(seat(5), Weapon::Melee);
    let people = [
        (1, Room::Armory),
        (2, Room::Radio),
        (3, Room::Shed),
        (4, Room::Kitchen),
        (6, Room::Boiler),
        (7, Room::Boiler),
    ];
    set_out(&mut scene, &people, &[Card::Use, Card::Use, Card::Use]);
    assert!(matches!(scene.step(), Step::Tokens { .. }), "the encounters come first");
    scene.all(Action::Tokens { alien: false });
    // From the Leader on, whatever the Weapon is; seat 2 has none and seat 5 lies.
    for (who, rest) in [(3, seats(&[1, 4])), (4, seats(&[1])), (1, seats(&[]))] {
        assert_eq!((scene.step(), scene.asked()), (Step::Burn { rest }, seats(&[who])));
        assert!(!scene.saw(|event| matches!(event, Event::Turned { .. })), "the stack waits");
        scene.act(seat(who), Action::Pass);
    }
    assert!(scene.saw(|event| matches!(event, Event::Turned { .. })));
    assert!(!matches!(scene.step(), Step::Burn { .. }), "one pass");
}

#[test]
fn the_leader_answers_before_the_next_is_asked() {
    proves!("bg.burn.window", "bg.burn.request");
    let mut scene = Scene::new(6);
    scene.weapon(seat(1), Weapon::Dynamite);
    scene.weapon(seat(2), Weapon::Firearm);
    set_out(&mut scene, &[(1, Room::Kitchen), (2, Room::Radio)], &[Card::Use, Card::Use, Card::Use]);
    scene.act(seat(1), DYNAMITE);
    let asked = Event::BurnAsked { seat: seat(1), weapon: Weapon::Dynamite };
    assert!(scene.events.contains(&asked) && asked.audience() == Audience::Everyone);
    assert!(!State::is_harmless(seat(1), &[asked]), "the weapon is known now: it cannot be taken back");
    assert!(matches!(scene.step(), Step::BurnLeave { weapon: Weapon::Dynamite, .. }));
    assert_eq!(scene.asked(), seats(&[0]));
    let mut refused = scene.clone();
    refused.act(seat(0), Action::No);
    assert!(refused.saw(|event| *event == Event::BurnRefused { seat: seat(1) }));
    assert_eq!((refused.table().weapons[seat(1)], refused.table().stack), (1, 3), "a refusal costs nothing");
    assert!(refused.table().burned.is_empty());
    assert_eq!(refused.asked(), seats(&[2]), "nobody asks twice");

    scene.act(seat(0), Action::Yes);
    assert_eq!(scene.table().burned, RoomSet::EMPTY.with(Room::Kitchen));
    assert_eq!((scene.table().weapons[seat(1)], scene.own(seat(1)).weapons[Weapon::Dynamite]), (0, 0));
    assert_eq!((scene.table().stack, scene.table().fire_tokens), (2, 5));
    assert!(scene.saw(|event| matches!(event, Event::StackLost { .. })));
    assert_eq!(scene.asked(), seats(&[2]));
}

#[test]
fn only_a_holder_of_fire_can_ask() {
    proves!("bg.burn.request");
    let mut scene = Scene::new(6);
    scene.weapon(seat(1), Weapon::Firearm);
    set_out(&mut scene, &[(1, Room::Kitchen)], &[Card::Use, Card::Use]);
    assert_eq!(scene.legal(seat(1)), [Action::Pass]);
    assert_eq!(why(scene.refuse(seat(1), DYNAMITE)), ("weapon-not-held", "bg.burn.request"));
    let refusal = scene.refuse(seat(1), Action::Fire { weapon: Weapon::Firearm });
    assert_eq!(why(refusal), ("not-a-fire-weapon", "bg.burn.request"));
}

#[test]
fn the_leader_needs_no_leave_and_a_flamethrower_burns_for_a_reload() {
    proves!("bg.burn.request");
    let mut scene = Scene::new(6);
    scene.weapon(seat(0), Weapon::Flamethrower);
    set_out(&mut scene, &[(0, Room::Kitchen)], &[Card::Use, Card::Use]);
    scene.act(seat(0), Action::Fire { weapon: Weapon::Flamethrower });
    assert!(scene.table().burned.contains(Room::Kitchen));
    assert_eq!(scene.table().weapons[seat(0)], 1);
    assert_eq!(scene.table().flamethrowers[0].reloads, scene.table().rules.reloads - 1);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::BurnLeave { .. }, .. })));
}

#[test]
fn by_option_nobody_needs_leave() {
    proves!("bg.burn.request");
    let mut scene = Scene::with(6, Options { burn_without_leave: true, ..Options::default() });
    arsonist(&mut scene, Room::Kitchen);
    scene.act(seat(1), DYNAMITE);
    assert!(scene.table().burned.contains(Room::Kitchen));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::BurnLeave { .. }, .. })));
}

#[test]
fn without_fire_tokens_nothing_burns() {
    proves!("bg.burn.where");
    let rooms = [Room::BaseHelicopter, Room::Shed, Room::Radio, Room::Kitchen, Room::Boiler, Room::WeatherStation];
    for left in [0, 1] {
        let mut scene = Scene::new(6);
        for &room in &rooms[usize::from(left)..] {
            scene.damage(room, 0);
            scene.state.table.burned = scene.state.table.burned.with(room);
            scene.state.table.fire_tokens -= 1;
        }
        assert_eq!(scene.table().fire_tokens, left);
        scene.weapon(seat(1), Weapon::Dynamite);
        set_out(&mut scene, &[(1, Room::Armory)], &[Card::Use, Card::Use]);
        assert_eq!(matches!(scene.step(), Step::Burn { .. }), left == 1, "{left} left");
    }
}

#[test]
fn any_green_room_burns_whether_the_base_freezes_or_not() {
    proves!("bg.burn.where");
    for &room in Room::GREEN {
        let scene = burned(room);
        assert_eq!(scene.table().burned, RoomSet::EMPTY.with(room));
        assert_eq!(scene.table().fire_tokens, scene.table().rules.fire - 1);
    }
}

#[test]
fn the_first_visitor_saves_the_leader_token() {
    proves!("bg.burn.where");
    let mut scene = Scene::new(6);
    scene.state.table.leader_token = LeaderToken::In(Room::Kitchen);
    scene.weapon(seat(1), Weapon::Dynamite);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use]);
    scene.go(seat(1), Room::Kitchen, Card::Use);
    scene.rest_sleep();
    burn(&mut scene);
    assert!(scene.table().burned.contains(Room::Kitchen));
    assert_eq!(scene.table().leader_token, LeaderToken::With(seat(1)));
}

#[test]
fn everybody_in_the_room_lies_in_the_leisure_room_and_the_dog_is_set_aside() {
    proves!("bg.burn.people");
    let mut scene = Scene::new(8);
    scene.exposed(seat(7));
    scene.strength(4);
    scene.planned(&[(Room::Shed, 3)]);
    scene.weapon(seat(2), Weapon::Dynamite);
    scene.weapon(seat(1), Weapon::Dynamite);
    scene.dog(Room::Shed);
    let cards = [Card::Use, Card::Use, Card::Use, Card::Use];
    // Seat 2 is Clark, so the dog stays once seat 1 has driven the Alien away and lies there.
    set_out(&mut scene, &[(1, Room::Shed), (2, Room::Shed), (3, Room::Armory), (4, Room::Warehouse)], &cards);
    scene.act(seat(1), DYNAMITE);
    assert_eq!((scene.step(), scene.asked()), (Step::Burn { rest: seats(&[]) }, seats(&[2])));
    let waiting = scene.table().dogs_waiting;
    scene.act(seat(2), DYNAMITE);
    scene.act(seat(0), Action::Yes);
    for victim in [1, 2].map(seat) {
        assert_eq!((scene.table().place[victim], scene.table().lying.contains(victim)), (Place::LeisureRoom, true));
    }
    assert!(!scene.table().dogs.contains(Room::Shed));
    assert_eq!(scene.table().dogs_waiting, waiting + 1);
    scene.until(|scene| scene.table().round == 2);
    assert_eq!((scene.table().dogs.len(), scene.table().dogs_waiting), (4, 0), "all dogs come back in phase 8");
}

#[test]
fn others_who_stand_in_a_burned_room_are_not_asked_any_more() {
    proves!("bg.burn.window", "bg.burn.people");
    let mut scene = Scene::new(6);
    scene.weapon(seat(1), Weapon::Dynamite);
    scene.weapon(seat(2), Weapon::Dynamite);
    let people = [(1, Room::Shed), (2, Room::Shed), (3, Room::Armory), (4, Room::Warehouse)];
    set_out(&mut scene, &people, &[Card::Use, Card::Use, Card::Use]);
    scene.until_step(|step| matches!(step, Step::Burn { .. }));
    burn(&mut scene);
    assert_eq!(scene.table().lying.and(seats(&[1, 2])), seats(&[1, 2]));
    assert!(matches!(scene.step(), Step::Assign { .. }), "seat 2 lies and is not asked");
    assert_eq!(scene.table().weapons[seat(2)], 1);
}

#[test]
fn a_burned_room_is_closed_and_its_card_gone() {
    proves!("bg.burn.loss");
    let mut scene = burned(Room::Radio);
    assert!(!scene.table().location_deck().contains(Room::Radio));
    for card in [Card::Use, Card::Repair, Card::Sabotage] {
        assert!(!scene.table().can_do(Room::Radio, card), "{card:?}");
    }
    scene.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    scene.hand(seat(1), &[Card::Use]);
    scene.ask(Step::Place, seats(&[1]));
    let refusal = scene.refuse(seat(1), Action::Place { room: Room::Radio, give: Give::Card(Card::Use) });
    assert_eq!(why(refusal), ("room-burned", "bg.burn.loss"));
    assert!(!scene.can(seat(1), Action::Place { room: Room::Radio, give: Give::Special }));
}

#[test]
fn a_fire_takes_deck_bag_vehicle_fuel_and_damage() {
    proves!("bg.burn.loss");
    assert_eq!(burned(Room::Armory).table().weapon_deck, 0);
    assert_eq!(burned(Room::Warehouse).table().item_deck, 0);
    assert_eq!(burned(Room::Laboratory).table().lab_bag, 0);
    for room in [Room::BaseHelicopter, Room::Shed] {
        let mut scene = Scene::new(6);
        scene.damage(room, 0);
        scene.fuel(room, scene.table().rules.fuel_spaces[room]);
        assert!(scene.table().vehicle_ready(room));
        arsonist(&mut scene, room);
        burn(&mut scene);
        assert!(!scene.table().vehicle_ready(room));
        assert_eq!(scene.table().fuel[room], 0);
    }
    let pile = Scene::new(6).table().damage_pile;
    let scene = burned(Room::Radio);
    assert_eq!((scene.table().damage[Room::Radio], scene.table().damage_pile), (0, pile + 6));
}

#[test]
fn cards_for_a_burned_deck_leave_the_game() {
    proves!("bg.burn.loss");
    let mut scene = Scene::new(6);
    scene.weapon(seat(5), Weapon::Melee);
    scene.item(seat(5), Item::Wire);
    arsonist(&mut scene, Room::Armory);
    burn(&mut scene);
    let items = scene.table().item_deck;
    scene.until_step(|step| step == Step::Reveal);
    scene.act(seat(5), Action::Reveal);
    scene.all(Action::Pass);
    assert_eq!((scene.table().weapons[seat(5)], scene.table().weapon_deck), (0, 0));
    assert_eq!(scene.table().item_deck, items + 1, "the Warehouse still takes its card");
}

#[test]
fn stores_hands_and_the_sos_outlive_the_room() {
    proves!("bg.burn.loss");
    let mut kitchen = burned(Room::Kitchen);
    assert_eq!(kitchen.table().pantry, 16);
    kitchen.until(|scene| scene.table().round == 2);
    assert_eq!(kitchen.table().pantry, 12, "phase 7 takes 4 from the Pantry");

    let mut station = Scene::new(6);
    let underground = station.table().underground;
    station.state.table.station_die = Some(whiteout_boardgame::words::Weather::Sun);
    arsonist(&mut station, Room::WeatherStation);
    burn(&mut station);
    assert_eq!((station.table().underground, station.table().station_die), (underground, None));

    let mut radio = Scene::new(6);
    radio.state.table.rescue = Rescue::Flying(3);
    arsonist(&mut radio, Room::Radio);
    burn(&mut radio);
    assert_eq!(radio.table().rescue, Rescue::Flying(3));
    radio.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    assert_ne!(radio.table().rescue, Rescue::Flying(3), "it flies on");

    let mut laboratory = Scene::new(6);
    laboratory.lab(seat(2), Lab::BloodBag);
    arsonist(&mut laboratory, Room::Laboratory);
    burn(&mut laboratory);
    assert_eq!(laboratory.own(seat(2)).labs[Lab::BloodBag], 1);
    laboratory.until_step(|step| step == Step::OfferTest { kind: TestKind::Blood });
    assert!(laboratory.can(seat(2), Action::OfferTest));
}

#[test]
fn every_fire_puts_the_freezing_marker_back() {
    proves!("bg.burn.warmth");
    let mut scene = Scene::new(6);
    scene.state.table.freezing = Some(6);
    arsonist(&mut scene, Room::Kitchen);
    burn(&mut scene);
    assert_eq!(scene.table().freezing, Some(0));
    scene.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    assert_eq!(scene.table().outcome, None, "again {} steps from death", scene.table().rules.freezing_steps);
    assert_eq!(scene.table().rules.freezing_steps, 7);
    assert_eq!(burned(Room::Kitchen).table().freezing, None, "a warm base stays warm");
}

#[test]
fn burning_the_boiler_room_brings_the_cold() {
    proves!("bg.burn.systems");
    let scene = burned(Room::Boiler);
    assert_eq!(scene.table().freezing, Some(0));
    assert_eq!(scene.table().fuel[Room::Boiler], 0);
    assert!(!scene.saw(|event| matches!(event, Event::Froze { .. })), "no step in this round");
    let mut next = scene.clone();
    next.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    let step = next.table().rules.weather[next.table().weather as usize][2];
    assert_eq!(next.table().freezing, Some(step));

    let mut lost = Scene::new(6);
    lost.fuel(Room::Boiler, 0);
    lost.state.table.freezing = Some(4);
    assert!(lost.table().boiler_lost());
    arsonist(&mut lost, Room::Boiler);
    burn(&mut lost);
    assert_eq!(lost.table().freezing, Some(0), "under the tile it burns like any room");
}

#[test]
fn burning_the_generator_room_means_darkness_for_good() {
    proves!("bg.burn.systems");
    let mut scene = Scene::new(6);
    scene.role(seat(5), Role::Human);
    scene.role(seat(4), Role::Alien);
    arsonist(&mut scene, Room::Generator);
    burn(&mut scene);
    assert!(scene.table().power_failure);
    assert_eq!((scene.table().fuel[Room::Generator], scene.table().damage[Room::Generator]), (0, 0));
    for round in [2, 3] {
        scene.until(|scene| scene.table().round == round && scene.step() == Step::Place);
        let first = scene.asked().only().expect("one is placed at a time");
        assert!(scene.can(first, Action::Place { room: Room::Kitchen, give: Give::Blind }), "round {round}");
        assert!(!scene.saw(|event| *event == Event::PowerBack));
        assert!(!scene.saw(|event| matches!(event, Event::FuelBurnt { room: Room::Generator, .. })));
    }
}
