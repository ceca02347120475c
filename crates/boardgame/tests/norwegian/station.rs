//! The station: board, decks and people.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::words::{Card, Character, Item, Role, Room, Setting, TestKind, Weapon};
use whiteout_boardgame::{Action, Components, Config, Options, State, Step};
use whiteout_core::{Game as _, NoSink};

use crate::outpost::{at_the_wheel, leave_alone, outcome, outpost, seeded};
use crate::scene::{proves, seat, seats};
use crate::stage::{play, turning};

#[test]
fn there_is_no_wire_and_teeth_take_the_place_of_fire() {
    proves!("nw.setup.words");
    for players in 4..=8 {
        assert_eq!(outpost(players).table().rules.items[Item::Wire], 0);
    }
    assert_eq!(Setting::Norwegian.second_test(), TestKind::Teeth);
    assert_eq!(Setting::Outpost31.second_test(), TestKind::Fire);
}

#[test]
fn four_people_nobody_plays_come_in_at_the_end_of_round_1() {
    proves!("nw.setup.npcs");
    let mut scene = outpost(6);
    assert_eq!((scene.table().dogs_waiting, scene.table().dogs_locked), (4, 0));
    assert!(!scene.table().location_deck().contains(Room::Kennel));
    scene.rest_sleep();
    scene.until(|scene| scene.table().round == 2);
    assert_eq!(scene.table().dogs.len(), 4);
}

#[test]
fn the_radio_is_broken_and_the_vehicles_are_not() {
    proves!("nw.setup.damage");
    for players in 4..=8 {
        let scene = outpost(players);
        let table = scene.table();
        assert_eq!(table.damage[Room::Radio], players);
        assert_eq!((table.damage[Room::BaseHelicopter], table.damage[Room::Shed]), (0, 0));
        assert_eq!((table.damage_spaces(Room::BaseHelicopter), table.damage_spaces(Room::Shed)), (players - 2, 2));
    }
}

#[test]
fn without_a_counter_nothing_more_is_damaged() {
    proves!("nw.setup.counters");
    let mut scene = outpost(8);
    let spaces: u8 = Room::GREEN.iter().map(|&room| scene.table().damage_spaces(room)).sum();
    assert_eq!((spaces, scene.table().rules.damage), (21, 20));
    scene.damage(Room::BaseHelicopter, 6);
    scene.damage(Room::Shed, 2);
    scene.damage(Room::Boiler, 3);
    scene.damage(Room::Generator, 1);
    assert_eq!(scene.table().damage_pile, 0);
    assert!(!scene.table().can_do(Room::Generator, Card::Sabotage));
    scene.damage(Room::Shed, 1);
    assert!(scene.table().can_do(Room::Generator, Card::Sabotage));
}

#[test]
fn vehicles_need_no_fuel() {
    proves!("nw.setup.fuel");
    let scene = outpost(6);
    assert_eq!(scene.table().external, 0);
    for room in [Room::BaseHelicopter, Room::Shed] {
        assert!(scene.table().vehicle_ready(room));
        assert!(!scene.table().item_works(room, Item::Fuel));
    }
    let mut scene = scene;
    scene.fuel(Room::Generator, 2);
    assert!(scene.table().item_works(Room::Generator, Item::Fuel));
}

#[test]
fn the_shed_is_one_room_with_two_snow_cats() {
    proves!("nw.setup.shed");
    let mut scene = outpost(6);
    assert_eq!(scene.table().vehicles_in(Room::Shed), 2);
    scene.damage(Room::Shed, 1);
    assert!(scene.table().vehicle_ready(Room::Shed), "the other one still runs");
    scene.damage(Room::Shed, 2);
    assert!(!scene.table().vehicle_ready(Room::Shed));
    for i in 1..4 {
        scene.stand(seat(i), Room::Shed);
    }
    assert!(!scene.table().has_room(Room::Shed), "three Characters fill it");
}

#[test]
fn decks_are_those_of_the_expansion() {
    proves!("nw.setup.weapons", "nw.setup.items");
    for (players, weapons, items) in [
        (4, [3, 1, 1, 3, 1, 1, 1], [2, 2, 3, 2, 0]),
        (5, [3, 1, 1, 3, 1, 1, 1], [2, 2, 3, 2, 0]),
        (6, [3, 2, 1, 4, 1, 1, 1], [3, 2, 3, 2, 0]),
        (7, [3, 2, 1, 4, 1, 1, 1], [3, 3, 3, 3, 0]),
        (8, [4, 2, 2, 4, 1, 1, 1], [3, 4, 3, 4, 0]),
    ] {
        let scene = outpost(players);
        let rules = &scene.table().rules;
        assert_eq!((rules.weapons.0, rules.items.0), (weapons, items), "{players} players");
    }
    assert_eq!(Weapon::RIFLES.map(Weapon::track_spaces), [2, 3, 4]);
}

#[test]
fn weather_and_stores_are_those_of_the_base_game() {
    proves!("nw.setup.words");
    for players in 4..=8 {
        let base = *Config::standard(players).expect("sound").rules();
        let here = outpost(players).table().rules;
        assert_eq!((here.weather, here.faces), (base.weather, base.faces));
        assert_eq!((here.underground, here.food, here.labs), (base.underground, base.food, base.labs));
        assert_eq!((here.bag_human, here.bag_alien, here.actions), (base.bag_human, base.bag_alien, base.actions));
    }
}

/// As chance has dealt it.
fn dealt(players: u8, seed: u64) -> State {
    let config = Config::at(Setting::Norwegian, players, Options::default(), &Components::norwegian());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    State::start(&config.expect("sound"), &mut rng, &mut NoSink)
}

#[test]
fn records_are_dealt_by_chance_but_the_alien_has_healthy_teeth() {
    proves!("nw.setup.records");
    let mut with_fillings = 0;
    for seed in 0..200 {
        let state = dealt(6, seed);
        for seat in state.table.seats() {
            let own = state.secret.own(&state.table, seat);
            assert!(!(own.fillings && own.role == Role::Alien), "an Alien with fillings");
            with_fillings += u32::from(own.fillings);
        }
    }
    assert!((400..=600).contains(&with_fillings), "{with_fillings} of 1000 Humans");
    // Where nobody keeps records, nobody has one.
    assert!(crate::scene::Scene::new(6).state.secret.fillings.is_empty());
}

#[test]
fn the_record_of_one_human_tells_nothing_of_another_s() {
    proves!("nw.setup.records");
    let deals: Vec<State> = (0..400).map(|seed| dealt(6, seed)).collect();
    for (i, j) in (0..6).flat_map(|i| (0..i).map(move |j| (i, j))) {
        let [mut both_human, mut alike] = [0, 0];
        for State { secret, .. } in &deals {
            if [i, j].iter().all(|&i| secret.role[seat(i)] == Role::Human) {
                both_human += 1;
                alike += u32::from(secret.fillings.contains(seat(i)) == secret.fillings.contains(seat(j)));
            }
        }
        assert!((38..=62).contains(&(100 * alike / both_human)), "seats {i} and {j}: {alike} of {both_human}");
    }
}

#[test]
fn one_alien_hides_among_humans_who_may_leave_a_few_at_a_time() {
    proves!("nw.setup.teams");
    for players in 4..=8 {
        for seed in 0..20 {
            let state = dealt(players, seed);
            let aliens = state.table.seats().filter(|&seat| state.secret.role[seat] == Role::Alien).count();
            assert_eq!(aliens, 1, "{players} players");
        }
    }
    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    leave_alone(&mut scene, seat(1));
    assert_eq!((scene.table().escaped(), outcome(&scene)), (seats(&[1]), None), "the others are not lost by it");
}

#[test]
fn peder_comes_instead_of_norris() {
    proves!("nw.setup.characters");
    let cast = Setting::Norwegian.cast();
    assert!(cast.contains(&Character::Peder) && !cast.contains(&Character::Norris));
    for seed in 0..20 {
        let scene = seeded(8, Options::default(), seed);
        assert!(scene.table().seats().all(|seat| !scene.table().is(seat, Character::Norris)));
    }
}

#[test]
fn peder_looks_at_three_items() {
    proves!("nw.char.peder");
    let mut scene = outpost(6);
    scene.character(seat(1), Character::Peder);
    scene.items_on_top(&[Item::Fuel, Item::Tools, Item::Keys]);
    turning(&mut scene, &[(seat(1), Room::Warehouse)]);
    play(&mut scene, seat(1), Card::Use);
    assert_eq!((scene.step(), scene.table().drawn), (Step::KeepItem, 3));
    let before = scene.table().item_deck;
    scene.act(seat(1), Action::KeepItem { item: Item::Keys });
    assert_eq!((scene.table().item_deck, scene.own(seat(1)).items[Item::Keys]), (before + 2, 1));
    let bottom: Vec<Item> = scene.state.secret.item_deck.iter().skip(usize::from(before)).collect();
    assert!(bottom.contains(&Item::Fuel) && bottom.contains(&Item::Tools), "{bottom:?}");
}
