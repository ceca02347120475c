//! The rooms, one by one.

use whiteout_boardgame::table::{Place, Rescue};
use whiteout_boardgame::words::{Card, Character, Item, Kind as _, Lab, Room, RoomSet, Vehicle, Weapon, Weather};
use whiteout_boardgame::{Action, Config, Event, Give, Options, State, Step, Store};
use whiteout_core::Audience;

use crate::actions::{armory, bag, on_duty, warehouse};
use crate::encounters::set_out;
use crate::scene::{Scene, proves, seat, seats};
use crate::stage::{play, why};

/// Seat 7 of 8, exposed, wrecks the empty room with so much Strength.
fn wrecked(scene: Scene, room: Room, strength: u8) -> Scene {
    let mut scene = scene;
    scene.exposed(seat(7));
    scene.strength(strength);
    scene.planned(&[(room, strength)]);
    // A pair elsewhere, whose meeting stops the game right after.
    let elsewhere = if room == Room::Shed { Room::Kitchen } else { Room::Shed };
    set_out(&mut scene, &[(1, elsewhere), (2, elsewhere)], &[Card::Use]);
    scene.act(seat(7), Action::Wreck);
    assert!(matches!(scene.step(), Step::Tokens { .. }));
    scene
}

/// Seat 3 is assigned the card in this room; seat 1 stands idle elsewhere.
fn act_in(scene: &mut Scene, room: Room, card: Card) {
    let elsewhere = if room == Room::Kitchen { Room::Armory } else { Room::Kitchen };
    on_duty(scene, &[(3, room), (1, elsewhere)]);
    play(scene, seat(3), card);
    assert!(scene.saw(|event| *event == Event::Assigned { seat: seat(3), card }));
    assert!(!scene.saw(|event| matches!(event, Event::ActionLost { .. })));
}

/// The board before the first weather.
fn laid_out() -> State {
    let mut state = State::blank(&Config::standard(6).expect("a sound configuration"));
    state.fold(&Event::BoardLaid);
    state
}

fn never(room: Room, card: Card) {
    let mut scene = Scene::new(8);
    scene.damage(Room::Shed, 0);
    assert!(!scene.table().can_do(room, card), "{card:?} in {room:?}");
}

#[test]
fn green_rooms_hold_three_characters_beside_the_alien_and_a_dog() {
    proves!("bg.loc.zones");
    assert_eq!(Room::GREEN.len(), 10);
    let mut scene = Scene::new(6);
    scene.before_placing();
    scene.dog(Room::Kitchen);
    scene.planned(&[(Room::Kitchen, 2)]);
    for other in [2, 3] {
        scene.stand(seat(other), Room::Kitchen);
    }
    scene.hand(seat(1), &[Card::Use]);
    let enter = |room| Action::Place { room, give: Give::Card(Card::Use) };
    assert!(scene.can(seat(1), enter(Room::Kitchen)), "neither dog nor Alien takes a space");
    scene.stand(seat(4), Room::Kitchen);
    assert_eq!(why(scene.refuse(seat(1), enter(Room::Kitchen))), ("room-full", "bg.place.capacity"));
    assert_eq!(why(scene.refuse(seat(1), enter(Room::Kennel))), ("not-for-characters", "bg.place.where"));
}

#[test]
fn blue_zones_have_no_limit_and_a_lost_room_takes_its_card() {
    proves!("bg.loc.zones", "bg.loc.dormitory");
    let mut scene = Scene::new(8);
    scene.before_placing();
    scene.rest_sleep();
    let slept = scene.events.iter().filter(|event| matches!(event, Event::WentToSleep { .. })).count();
    assert_eq!(slept, 8);
    assert_eq!(scene.table().location_deck(), Room::GREEN_SET);
    scene.state.table.burned = RoomSet::EMPTY.with(Room::Shed);
    assert_eq!(scene.table().location_deck(), Room::GREEN_SET.without(Room::Shed));
}

#[test]
fn the_armory_gives_one_of_two_weapons() {
    proves!("bg.loc.armory");
    let sizes = [4, 5, 6, 7, 8].map(|players| Scene::new(players).table().weapon_deck);
    assert_eq!(sizes, [8, 8, 10, 10, 12]);
    let mut scene = Scene::new(6);
    armory(&mut scene, &[Weapon::Melee, Weapon::Flamethrower, Weapon::Firearm]);
    act_in(&mut scene, Room::Armory, Card::Use);
    let keep = |weapon| Action::KeepWeapon { weapon };
    assert_eq!(scene.legal(seat(3)), [keep(Weapon::Flamethrower), keep(Weapon::Melee)]);
    assert_eq!(why(scene.refuse(seat(3), keep(Weapon::Firearm))), ("card-not-drawn", "bg.loc.armory"));
    let mut secret = scene.clone();
    secret.act(seat(3), keep(Weapon::Melee));
    assert!(
        secret.state.secret.weapon_deck.iter::<Weapon>().eq([Weapon::Firearm, Weapon::Flamethrower]),
        "to the bottom"
    );
    assert_eq!((secret.table().weapons[seat(3)], secret.own(seat(3)).weapons[Weapon::Melee]), (1, 1));
    let names = secret.events.iter().filter(|e| matches!(e, Event::WeaponsDealt { .. } | Event::WeaponChosen { .. }));
    assert!(names.map(Event::audience).all(|audience| audience == Audience::seat(seat(3))));
    scene.act(seat(3), keep(Weapon::Flamethrower));
    assert!(scene.saw(|event| matches!(event, Event::WeaponKept { flamethrower: true, .. })));
    let open = scene.table().flamethrowers[0];
    assert_eq!((open.holder, open.reloads), (Some(seat(3)), 6));
}

#[test]
fn sabotage_in_the_armory_takes_weapons_unseen() {
    proves!("bg.loc.armory");
    let mut scene = Scene::new(6);
    armory(&mut scene, &[Weapon::Melee, Weapon::Dynamite, Weapon::Firearm]);
    act_in(&mut scene, Room::Armory, Card::Sabotage);
    assert!(scene.state.secret.weapon_deck.iter::<Weapon>().eq([Weapon::Dynamite, Weapon::Firearm]));
    assert_eq!(wrecked(Scene::new(8), Room::Armory, 3).table().weapon_deck, 9);
    let mut short = Scene::new(8);
    armory(&mut short, &[Weapon::Melee]);
    assert_eq!(wrecked(short, Room::Armory, 3).table().weapon_deck, 0);
    never(Room::Armory, Card::Repair);
}

#[test]
fn the_warehouse_gives_one_of_two_items() {
    proves!("bg.loc.warehouse");
    let sizes = [4, 5, 6, 7, 8].map(|players| Scene::new(players).table().item_deck);
    assert_eq!(sizes, [9, 9, 10, 13, 15]);
    let mut scene = Scene::new(6);
    warehouse(&mut scene, &[Item::Keys, Item::Wire, Item::Tools]);
    let mut harmed = scene.clone();
    act_in(&mut scene, Room::Warehouse, Card::Use);
    let keep = |item| Action::KeepItem { item };
    assert_eq!(scene.legal(seat(3)), [keep(Item::Keys), keep(Item::Wire)]);
    assert_eq!(why(scene.refuse(seat(3), keep(Item::Tools))), ("card-not-drawn", "bg.loc.warehouse"));
    scene.act(seat(3), keep(Item::Wire));
    assert!(scene.state.secret.item_deck.iter::<Item>().eq([Item::Tools, Item::Keys]), "the other under the deck");
    assert_eq!((scene.table().items[seat(3)], scene.own(seat(3)).items[Item::Wire]), (1, 1));
    let names = scene.events.iter().filter(|e| matches!(e, Event::ItemsDealt { .. } | Event::ItemChosen { .. }));
    assert!(names.map(Event::audience).all(|audience| audience == Audience::seat(seat(3))));
    act_in(&mut harmed, Room::Warehouse, Card::Sabotage);
    assert!(harmed.state.secret.item_deck.iter::<Item>().eq([Item::Wire, Item::Tools]));
    assert_eq!(wrecked(Scene::new(8), Room::Warehouse, 4).table().item_deck, 11);
    never(Room::Warehouse, Card::Repair);
}

#[test]
fn the_base_helicopter_is_mended_fuelled_and_flown() {
    proves!("bg.loc.base-helicopter");
    for players in 4..=8 {
        let table = *Scene::new(players).table();
        let spaces = (table.rules.damage_spaces[Room::BaseHelicopter], table.rules.fuel_spaces[Room::BaseHelicopter]);
        assert_eq!((table.damage[Room::BaseHelicopter], spaces), (players - 2, (players - 2, 1)));
    }
    let mut scene = Scene::new(6);
    let external = scene.table().external;
    act_in(&mut scene, Room::BaseHelicopter, Card::Use);
    assert_eq!((scene.table().fuel[Room::BaseHelicopter], scene.table().external), (1, external - 1));
    act_in(&mut scene, Room::BaseHelicopter, Card::Repair);
    assert_eq!(scene.table().damage[Room::BaseHelicopter], 3);
    assert!(!scene.table().vehicle_ready(Room::BaseHelicopter), "fuelled but damaged");
    act_in(&mut scene, Room::BaseHelicopter, Card::Sabotage);
    assert_eq!(scene.table().damage[Room::BaseHelicopter], 4);
    let mut mended = Scene::new(8);
    mended.damage(Room::BaseHelicopter, 2);
    assert_eq!(wrecked(mended, Room::BaseHelicopter, 3).table().damage[Room::BaseHelicopter], 5);

    scene.damage(Room::BaseHelicopter, 0);
    scene.item(seat(3), Item::Keys);
    act_in(&mut scene, Room::BaseHelicopter, Card::Use);
    assert_eq!(scene.step(), Step::Escape { room: Room::BaseHelicopter });
    scene.act(seat(3), Action::Escape);
    let left = Event::Boarded { seat: seat(3), vehicle: Vehicle::BaseHelicopter };
    assert!(scene.saw(|event| *event == left));
}

#[test]
fn the_shed_holds_the_snow_cat() {
    proves!("bg.loc.shed");
    for players in 4..=8 {
        let table = *Scene::new(players).table();
        assert_eq!((table.damage[Room::Shed], table.rules.damage_spaces[Room::Shed]), (1, 1));
        assert_eq!(table.rules.fuel_spaces[Room::Shed], players - 2);
    }
    let mut scene = Scene::new(6);
    let external = scene.table().external;
    act_in(&mut scene, Room::Shed, Card::Use);
    assert_eq!((scene.table().fuel[Room::Shed], scene.table().external), (1, external - 1));
    act_in(&mut scene, Room::Shed, Card::Repair);
    assert_eq!(scene.table().damage[Room::Shed], 0);
    assert!(!scene.table().vehicle_ready(Room::Shed), "not fuelled");
    let mut harmed = scene.clone();
    act_in(&mut harmed, Room::Shed, Card::Sabotage);
    assert_eq!(harmed.table().damage[Room::Shed], 1);
    let mut mended = Scene::new(8);
    mended.damage(Room::Shed, 0);
    let shed = wrecked(mended, Room::Shed, 3);
    assert!(shed.saw(|event| *event == Event::Damaged { room: Room::Shed, counters: 1 }));

    scene.fuel(Room::Shed, 4);
    scene.item(seat(3), Item::Keys);
    act_in(&mut scene, Room::Shed, Card::Use);
    scene.act(seat(3), Action::Escape);
    assert!(scene.saw(|event| *event == Event::Boarded { seat: seat(3), vehicle: Vehicle::SnowCat }));
}

#[test]
fn boiler_and_generator_take_fuel_from_below() {
    proves!("bg.loc.boiler", "bg.loc.generator");
    for (room, spaces) in [(Room::Boiler, 3), (Room::Generator, 2)] {
        let rules = Scene::new(6).table().rules;
        assert_eq!((rules.fuel_spaces[room], rules.damage_spaces[room]), (4, spaces));
        assert_eq!(laid_out().table.fuel[room], 4);
        let mut scene = Scene::new(6);
        scene.fuel(room, 2);
        let underground = scene.table().underground;
        act_in(&mut scene, room, Card::Use);
        assert_eq!((scene.table().fuel[room], scene.table().underground), (3, underground - 1));
        assert!(scene.saw(|event| *event == Event::Fuelled { room, tokens: 1, from: Store::Underground }));
        act_in(&mut scene, room, Card::Sabotage);
        assert_eq!(scene.table().damage[room], 1);
        act_in(&mut scene, room, Card::Repair);
        assert_eq!(scene.table().damage[room], 0);
        assert_eq!(wrecked(Scene::new(8), room, 2).table().damage[room], 2);
        assert_eq!(wrecked(Scene::new(8), room, 7).table().damage[room], spaces, "a full track takes no more");
    }
}

#[test]
fn three_damage_in_the_boiler_room_wait_for_phase_2() {
    proves!("bg.loc.boiler");
    let mut scene = wrecked(Scene::new(8), Room::Boiler, 3);
    assert_eq!((scene.table().damage[Room::Boiler], scene.table().freezing), (3, None));
    scene.until(|scene| scene.table().round == 2);
    assert!(scene.saw(|event| *event == Event::BoilerLost));
    assert_eq!((scene.table().freezing, scene.table().damage[Room::Boiler]), (Some(0), 0));
}

#[test]
fn two_damage_in_the_generator_room_bring_darkness() {
    proves!("bg.loc.generator");
    let scene = wrecked(Scene::new(8), Room::Generator, 2);
    assert!(scene.table().power_failure);
    assert!(!wrecked(Scene::new(8), Room::Generator, 1).table().power_failure);
    let mut mended = Scene::new(6);
    mended.damage(Room::Generator, 1);
    act_in(&mut mended, Room::Generator, Card::Sabotage);
    assert!(mended.table().power_failure);
    act_in(&mut mended, Room::Generator, Card::Repair);
    assert!(!mended.table().power_failure);
}

#[test]
fn whoever_changes_cards_lies_in_the_dormitory() {
    proves!("bg.loc.dormitory");
    let mut scene = Scene::new(6);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Sabotage, Card::Sabotage]);
    let total = scene.table().action_deck + scene.table().action_discard + 2;
    scene.act(seat(1), Action::ChangeCards);
    assert_eq!((scene.table().place[seat(1)], scene.table().lying.contains(seat(1))), (Place::Dormitory, true));
    assert_eq!(scene.step(), Step::ChooseHand { size: 2 });
    scene.act(seat(1), Action::ChooseHand { uses: 1, repairs: 1, sabotages: 0 });
    let hand = scene.own(seat(1)).hand;
    assert_eq!([hand[Card::Use], hand[Card::Repair], hand[Card::Sabotage]], [1, 1, 0]);
    assert_eq!((scene.table().action_deck, scene.table().action_discard), (total - 2, 0), "shuffled together");
    scene.rest_sleep();
    assert!(
        !scene.saw(|event| matches!(event, Event::Entered { .. } | Event::Assigned { .. })),
        "nothing happens here"
    );
}

#[test]
fn the_kennel_locks_dogs_and_lends_its_card_meanwhile() {
    proves!("bg.loc.kennel");
    let mut scene = Scene::new(6);
    assert!(!scene.table().location_deck().contains(Room::Kennel));
    scene.lock_dog();
    assert!(scene.table().location_deck().contains(Room::Kennel));
    for &card in Card::ALL {
        assert!(!scene.table().can_do(Room::Kennel, card));
    }
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use]);
    for give in [Give::Card(Card::Use), Give::Special] {
        let refusal = scene.refuse(seat(1), Action::Place { room: Room::Kennel, give });
        assert_eq!(why(refusal), ("not-for-characters", "bg.place.where"));
    }
    let freed = |scene: &mut Scene| scene.until(|scene| scene.table().round == 2);
    let open = scene.seek(freed, |scene| scene.saw(|event| *event == Event::KennelOpened));
    assert_eq!((open.table().dogs_locked, open.table().dogs.len()), (0, 4));
    assert!(!open.table().location_deck().contains(Room::Kennel), "back on its space");
}

#[test]
fn the_kitchen_cooks_for_the_meal() {
    proves!("bg.loc.kitchen");
    let mut scene = Scene::new(6);
    assert_eq!((scene.table().pantry, scene.table().kitchen), (16, 0));
    let mut raw = scene.clone();
    raw.until(|scene| scene.table().round == 2);
    assert_eq!(raw.table().pantry, 12);
    act_in(&mut scene, Room::Kitchen, Card::Use);
    assert_eq!((scene.table().pantry, scene.table().kitchen), (14, 2));
    scene.until(|scene| scene.table().round == 2);
    assert_eq!((scene.table().pantry, scene.table().kitchen), (14, 0), "only what was cooked");

    let mut nauls = Scene::new(6);
    nauls.character(seat(3), Character::Nauls);
    act_in(&mut nauls, Room::Kitchen, Card::Use);
    assert_eq!((nauls.table().pantry, nauls.table().kitchen), (15, 1));
    nauls.until(|scene| scene.table().round == 2);
    assert_eq!((nauls.table().pantry, nauls.table().hungry), (15, false), "one is enough");
}

#[test]
fn sabotage_in_the_kitchen_spoils_the_pantry() {
    proves!("bg.loc.kitchen");
    let mut scene = Scene::new(6);
    act_in(&mut scene, Room::Kitchen, Card::Sabotage);
    assert_eq!(scene.table().pantry, 14);
    assert_eq!(wrecked(Scene::new(8), Room::Kitchen, 3).table().pantry, 10);
    let mut short = Scene::new(8);
    short.state.table.pantry = 5;
    assert_eq!(wrecked(short, Room::Kitchen, 3).table().pantry, 0);
    never(Room::Kitchen, Card::Repair);
}

#[test]
fn the_laboratory_gives_tokens_unseen() {
    proves!("bg.loc.laboratory");
    for players in 4..=8 {
        let bag = Scene::new(players).state.secret.lab_bag;
        assert_eq!((bag[Lab::BloodBag], bag[Lab::Failure]), (2 * players, 3 * players));
    }
    let mut scene = Scene::new(6);
    bag(&mut scene, 3, 0);
    act_in(&mut scene, Room::Laboratory, Card::Use);
    let mut thrown = scene.clone();
    scene.act(seat(3), Action::KeepToken);
    assert_eq!((scene.own(seat(3)).labs[Lab::BloodBag], scene.table().lab_bag), (1, 2));
    thrown.act(seat(3), Action::ThrowToken);
    assert_eq!((thrown.table().labs[seat(3)], thrown.table().lab_bag), (0, 2), "not back into the bag");
    never(Room::Laboratory, Card::Repair);
}

#[test]
fn the_alien_takes_random_lab_tokens_and_a_card_a_blood_bag() {
    proves!("bg.loc.laboratory");
    let mut scene = Scene::new(6);
    bag(&mut scene, 1, 8);
    act_in(&mut scene, Room::Laboratory, Card::Sabotage);
    assert_eq!(scene.state.secret.lab_bag[Lab::BloodBag], 0);
    let mut some = Scene::new(8);
    bag(&mut some, 2, 2);
    let lost = |scene: &Scene| {
        let bag = scene.state.secret.lab_bag;
        (bag[Lab::BloodBag], bag[Lab::Failure])
    };
    let mut seen = std::collections::BTreeSet::new();
    for dice in 0..100 {
        let mut scene = some.clone();
        scene.rng = Scene::seeded(4, Options::default(), dice).rng;
        let scene = wrecked(scene, Room::Laboratory, 2);
        assert_eq!(scene.table().lab_bag, 2);
        seen.insert(lost(&scene));
        let told = scene.events.iter().find(|event| matches!(event, Event::LabLostTokens { .. }));
        assert_eq!(told.map(Event::audience), Some(Audience::NOBODY));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [(0, 2), (1, 1), (2, 0)]);
    assert_eq!(wrecked(some, Room::Laboratory, 9).table().lab_bag, 0);
}

#[test]
fn the_leisure_room_is_for_meetings_and_flight_only() {
    proves!("bg.loc.leisure-room");
    let mut scene = Scene::new(6);
    for index in 0..6 {
        assert_eq!(scene.table().place[seat(index)], Place::LeisureRoom);
    }
    // Nobody may stay: every choice leads into a green room or the Dormitory.
    scene.before_placing();
    let elsewhere = |action: &Action| {
        matches!(action, Action::ChangeCards) || matches!(action, Action::Place { room, .. } if *room != Room::Kennel)
    };
    assert!(scene.legal(seat(1)).iter().all(elsewhere));
    assert!(!scene.can(seat(1), Action::Pass));
    let fled = {
        let mut scene = Scene::new(6);
        scene.exposed(seat(5));
        scene.strength(3);
        scene.planned(&[(Room::Shed, 3)]);
        set_out(&mut scene, &[(1, Room::Shed), (2, Room::Armory), (3, Room::Warehouse)], &[Card::Use]);
        scene.act(seat(5), Action::Wreck);
        scene
    };
    assert!(matches!(fled.step(), Step::Assign { .. }));
    assert_eq!((fled.table().place[seat(1)], fled.table().lying.contains(seat(1))), (Place::LeisureRoom, true));
    let mut evening = fled.clone();
    evening.until_step(|step| matches!(step, Step::Trade | Step::Vote));
    assert!(evening.table().lying.is_empty());
    let here = |index: u8| evening.table().place[seat(index)] == Place::LeisureRoom;
    assert!((0..5).all(here) && !here(5), "everybody but the Alien");
}

#[test]
fn the_radio_room_sends_one_call() {
    proves!("bg.loc.radio");
    for players in 4..=8 {
        let table = *Scene::new(players).table();
        assert_eq!((table.damage[Room::Radio], table.rules.damage_spaces[Room::Radio]), (players, players));
        assert_eq!((table.rules.rescue_steps, table.rules.tank_spaces), (10, 7));
    }
    let mut scene = Scene::new(6);
    assert!(!scene.table().can_do(Room::Radio, Card::Use), "not with damage");
    act_in(&mut scene, Room::Radio, Card::Repair);
    assert_eq!(scene.table().damage[Room::Radio], 5);
    scene.damage(Room::Radio, 0);
    act_in(&mut scene, Room::Radio, Card::Use);
    assert_eq!(scene.table().rescue, Rescue::Flying(0));
    assert!(!scene.table().can_do(Room::Radio, Card::Use), "once in a game");
    act_in(&mut scene, Room::Radio, Card::Sabotage);
    assert_eq!(scene.table().damage[Room::Radio], 1);
    scene.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    let steps = scene.table().rules.weather[scene.table().weather.index()][3];
    assert_eq!(scene.table().rescue, Rescue::Flying(steps), "damage does not stop it");
    let mut mended = Scene::new(8);
    mended.damage(Room::Radio, 1);
    assert_eq!(wrecked(mended, Room::Radio, 4).table().damage[Room::Radio], 5);
}

#[test]
fn the_weather_station_keeps_a_roll_and_moves_fuel() {
    proves!("bg.loc.weather-station");
    let mut scene = Scene::new(6);
    scene.fuel(Room::Generator, 3);
    scene.fuel(Room::Boiler, 1);
    let underground = scene.table().underground;
    act_in(&mut scene, Room::WeatherStation, Card::Use);
    let rolled = scene.events.iter().find_map(|event| match *event {
        Event::DieRolled { face } => Some(face),
        _ => None,
    });
    assert!(rolled.is_some() && scene.table().station_die == rolled, "no die lay there: no choice");
    assert_eq!(scene.legal(seat(3)), [Room::Generator, Room::Boiler].map(|room| Action::Fuel { room }));
    let refusal = scene.refuse(seat(3), Action::Fuel { room: Room::Shed });
    assert_eq!(why(refusal), ("no-space-for-fuel", "bg.weather.partial-use"));
    scene.act(seat(3), Action::Fuel { room: Room::Boiler });
    assert_eq!((scene.table().fuel[Room::Boiler], scene.table().underground), (2, underground - 1));
    scene.until_step(|step| matches!(step, Step::KeepWeather { .. }));
    assert!(matches!(scene.step(), Step::KeepWeather { old, .. } if Some(old) == rolled), "kept for the next round");
}

#[test]
fn a_die_that_lay_in_the_station_may_stay() {
    proves!("bg.loc.weather-station");
    let mut scene = Scene::new(6);
    scene.state.table.station_die = Some(Weather::Sun);
    let roll = |scene: &mut Scene| act_in(scene, Room::WeatherStation, Card::Use);
    let mut choice = scene.seek(roll, |scene| scene.saw(|event| *event == Event::DieRolled { face: Weather::Storm }));
    assert_eq!(choice.asked(), seats(&[3]));
    assert_eq!(choice.legal(seat(3)), [Weather::Sun, Weather::Storm].map(|face| Action::KeepFace { face }));
    choice.act(seat(3), Action::KeepFace { face: Weather::Sun });
    assert_eq!(choice.table().station_die, Some(Weather::Sun));
}

#[test]
fn by_option_the_stations_fuel_goes_anywhere() {
    proves!("bg.loc.weather-station");
    let mut scene = Scene::with(6, Options { station_fuel_anywhere: true, ..Options::default() });
    let (underground, external) = (scene.table().underground, scene.table().external);
    scene.fuel(Room::Generator, 3);
    scene.fuel(Room::Boiler, 4);
    act_in(&mut scene, Room::WeatherStation, Card::Use);
    let targets = [Room::Generator, Room::BaseHelicopter, Room::Shed].map(|room| Action::Fuel { room });
    assert_eq!(scene.legal(seat(3)), targets, "wherever there is space");
    scene.act(seat(3), Action::Fuel { room: Room::Shed });
    assert_eq!(scene.table().fuel[Room::Shed], 1);
    assert_eq!((scene.table().underground, scene.table().external), (underground - 1, external));
}

#[test]
fn sabotage_in_the_weather_station_drains_the_store() {
    proves!("bg.loc.weather-station");
    let mut scene = Scene::new(6);
    act_in(&mut scene, Room::WeatherStation, Card::Sabotage);
    assert_eq!(scene.table().underground, 13);
    assert_eq!(wrecked(Scene::new(8), Room::WeatherStation, 4).table().underground, 14);
    let mut short = Scene::new(8);
    short.state.table.underground = 2;
    assert_eq!(wrecked(short, Room::WeatherStation, 4).table().underground, 0);
    never(Room::WeatherStation, Card::Repair);
}
