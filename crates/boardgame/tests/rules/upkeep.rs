//! Upkeep: Boiler, Generator, Rescue Helicopter.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Card, Item, Kind as _, Room, Weapon, Weather};
use whiteout_boardgame::{Action, EndReason, Event, Options, Step};
use whiteout_core::Game as _;

use crate::round::{burnt, play, position, weather};
use crate::scene::{Scene, proves, seat, seats};

fn damaged(room: Room, counters: u8) -> impl Fn(&Event) -> bool {
    move |event| *event == Event::Damaged { room, counters }
}

#[test]
fn upkeep_goes_from_boiler_to_generator_to_helicopter() {
    proves!("bg.maint.order");
    let mut scene = Scene::new(6);
    scene.state.table.rescue = Rescue::Flying(0);
    weather(&mut scene, Weather::Snow);
    let boiler = position(&scene, burnt(Room::Boiler, 1));
    let generator = position(&scene, burnt(Room::Generator, 1));
    let rescue = position(&scene, |event| *event == Event::RescueAdvanced { steps: 2 });
    assert!(boiler < generator && generator < rescue);
}

#[test]
fn death_by_freezing_stops_upkeep() {
    proves!("bg.maint.order", "bg.maint.freeze-end");
    let mut scene = Scene::new(6);
    scene.state.table.rescue = Rescue::Flying(9);
    scene.state.table.freezing = Some(5);
    weather(&mut scene, Weather::Snow);
    assert_eq!(scene.table().outcome.expect("over"), (EndReason::Frozen, seats(&[5])));
    assert!(!scene.saw(|event| matches!(event, Event::FuelBurnt { .. } | Event::RescueAdvanced { .. })));
}

#[test]
fn the_boiler_burns_what_the_weather_asks_and_breaks_for_what_is_missing() {
    proves!("bg.maint.boiler");
    for players in [4, 5, 6, 7, 8] {
        let needs: [u8; 4] = if players < 7 { [1, 1, 1, 2] } else { [1, 2, 2, 3] };
        for (&face, need) in Weather::ALL.iter().zip(needs) {
            for fuel in 0..=4u8 {
                let mut scene = Scene::new(players);
                scene.fuel(Room::Boiler, fuel);
                weather(&mut scene, face);
                let missing = need.saturating_sub(fuel);
                let lost = missing == 3;
                assert_eq!(scene.saw(|event| *event == Event::BoilerLost), lost);
                let left = (scene.table().fuel[Room::Boiler], scene.table().damage[Room::Boiler]);
                assert_eq!(left, (fuel.saturating_sub(need), if lost { 0 } else { missing }), "{face:?} with {fuel}");
            }
        }
    }
}

#[test]
fn damage_to_the_boiler_stops_at_three() {
    proves!("bg.maint.boiler", "bg.maint.boiler-check");
    let mut scene = Scene::new(6);
    scene.fuel(Room::Boiler, 0);
    scene.damage(Room::Boiler, 2);
    let pile = scene.table().damage_pile;
    weather(&mut scene, Weather::Storm);
    assert!(scene.saw(damaged(Room::Boiler, 1)));
    assert_eq!(scene.table().freezing, Some(0));
    assert_eq!(scene.table().damage_pile, pile + 2, "the counters are back on the pile");
}

#[test]
fn the_boiler_is_lost_when_upkeep_finds_three_damage_even_with_fuel() {
    proves!("bg.maint.boiler-check", "bg.maint.boiler-covered");
    let mut scene = Scene::new(6);
    scene.fuel(Room::Boiler, 4);
    scene.damage(Room::Boiler, 3);
    assert_eq!(scene.table().freezing, None, "not before it is checked");
    let pile = scene.table().damage_pile;
    weather(&mut scene, Weather::Storm);
    assert!(!scene.saw(|event| matches!(event, Event::FuelBurnt { room: Room::Boiler, .. } | Event::Froze { .. })));
    assert_eq!(scene.table().freezing, Some(0), "no step in that round");
    assert_eq!((scene.table().fuel[Room::Boiler], scene.table().damage[Room::Boiler]), (0, 0));
    assert_eq!(scene.table().damage_pile, pile + 3);
    weather(&mut scene, Weather::Snow);
    assert_eq!(scene.table().freezing, Some(2));
    assert!(!scene.saw(|event| matches!(event, Event::Damaged { room: Room::Boiler, .. })));
}

#[test]
fn three_damage_can_be_mended_before_the_check() {
    proves!("bg.maint.boiler-check");
    let mut scene = Scene::new(6);
    scene.damage(Room::Boiler, 2);
    play(&mut scene, 1, Room::Boiler, Card::Sabotage);
    assert_eq!(scene.table().damage[Room::Boiler], 3);
    play(&mut scene, 2, Room::Boiler, Card::Repair);
    assert_eq!(scene.table().damage[Room::Boiler], 2);
    weather(&mut scene, Weather::Sun);
    assert_eq!(scene.table().freezing, None);
}

#[test]
fn a_lost_boiler_room_can_be_entered_but_nothing_can_be_done_there() {
    proves!("bg.maint.boiler-covered");
    let mut scene = Scene::new(6);
    scene.state.fold(&Event::BoilerLost);
    assert!(scene.table().location_deck().contains(Room::Boiler));
    for &card in Card::ALL {
        assert!(!scene.table().can_do(Room::Boiler, card), "{card:?}");
    }
    scene.item(seat(1), Item::Fuel);
    scene.item(seat(1), Item::Tools);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use; 3]);
    scene.go(seat(1), Room::Boiler, Card::Use);
    scene.rest_sleep();
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Items { .. }, .. })));
    assert!(scene.saw(|event| matches!(event, Event::ActionLost { .. })), "the card that is turned finds no use");
    let fuel = scene.clone();
    assert_eq!(fuel.table().fuel[Room::Boiler], 0);
    // The Weather Station cannot send fuel there either.
    let mut scene = fuel;
    scene.fuel(Room::Generator, 4);
    play(&mut scene, 2, Room::WeatherStation, Card::Use);
    assert!(!scene.saw(|event| matches!(event, Event::Fuelled { .. })));
}

#[test]
fn people_meet_fight_and_burn_in_a_lost_boiler_room() {
    proves!("bg.maint.boiler-covered");
    let mut lost = Scene::new(6);
    lost.state.fold(&Event::BoilerLost);
    lost.stand(seat(0), Room::Boiler);
    let mut scene = lost.clone();
    scene.stand(seat(2), Room::Boiler);
    scene.rest_sleep();
    assert!(matches!(scene.step(), Step::Tokens { room: Room::Boiler, .. }));

    let mut scene = lost.clone();
    scene.exposed(seat(5));
    scene.strength(2);
    scene.planned(&[(Room::Boiler, 2)]);
    scene.rest_sleep();
    assert!(matches!(scene.step(), Step::AlienChoice { room: Room::Boiler, .. }));
    scene.only(Action::Wreck);
    assert!(scene.saw(|event| *event == Event::Fled { seats: seats(&[0]) }));
    assert!(!scene.saw(|event| matches!(event, Event::Damaged { .. })));

    let mut scene = lost;
    scene.state.table.freezing = Some(5);
    scene.weapon(seat(0), Weapon::Dynamite);
    scene.rest_sleep();
    scene.only(Action::Fire { weapon: Weapon::Dynamite });
    assert!(scene.table().burned.contains(Room::Boiler));
    assert_eq!(scene.table().freezing, Some(0));
}

#[test]
fn the_freezing_marker_steps_by_the_weather_and_fire_puts_it_back() {
    proves!("bg.maint.freezing");
    for (&face, steps) in Weather::ALL.iter().zip([1, 1, 2, 3]) {
        let mut scene = Scene::new(6);
        scene.state.table.freezing = Some(2);
        scene.fuel(Room::Boiler, 0);
        weather(&mut scene, face);
        assert_eq!(scene.table().freezing, Some(2 + steps), "{face:?}");
        assert!(!scene.saw(|event| matches!(event, Event::Damaged { room: Room::Boiler, .. })));
    }
    let mut scene = Scene::new(6);
    scene.state.table.freezing = Some(6);
    scene.weapon(seat(0), Weapon::Dynamite);
    scene.stand(seat(0), Room::Radio);
    scene.rest_sleep();
    scene.only(Action::Fire { weapon: Weapon::Dynamite });
    assert_eq!(scene.table().freezing, Some(0));
    weather(&mut scene, Weather::Storm);
    assert_eq!(scene.table().freezing, Some(3));
}

#[test]
fn the_seventh_step_or_any_beyond_ends_the_game_for_the_aliens() {
    proves!("bg.maint.freezing", "bg.maint.freeze-end");
    for (at, face, dead) in [
        (5, Weather::Sun, false),
        (6, Weather::Sun, true),
        (3, Weather::Storm, false),
        (4, Weather::Storm, true),
        (6, Weather::Storm, true),
    ] {
        let mut scene = Scene::new(6);
        // Every Alien is known and beaten: it makes no difference.
        scene.exposed(seat(5));
        scene.strength(0);
        scene.state.table.freezing = Some(at);
        weather(&mut scene, face);
        let frozen = scene.table().outcome == Some((EndReason::Frozen, seats(&[5])));
        assert_eq!(frozen, dead, "{face:?} from {at}");
        assert_eq!(scene.state.outcome().is_some(), dead);
    }
}

#[test]
fn the_generator_burns_what_the_weather_asks_and_breaks_for_what_is_missing() {
    proves!("bg.maint.generator", "bg.maint.power-failure");
    for players in [4, 5, 6, 7, 8] {
        let needs: [u8; 4] = if players < 7 { [1, 1, 1, 2] } else { [1, 1, 2, 2] };
        for (&face, need) in Weather::ALL.iter().zip(needs) {
            for fuel in 0..=4u8 {
                for old in 0..=1u8 {
                    let mut scene = Scene::new(players);
                    scene.fuel(Room::Generator, fuel);
                    scene.damage(Room::Generator, old);
                    weather(&mut scene, face);
                    let damage = (old + need.saturating_sub(fuel)).min(2);
                    let left = (scene.table().fuel[Room::Generator], scene.table().damage[Room::Generator]);
                    assert_eq!(left, (fuel.saturating_sub(need), damage), "{face:?} with {fuel}, damage {old}");
                    assert_eq!(scene.table().power_failure, damage == 2);
                }
            }
        }
    }
}

#[test]
fn the_second_damage_brings_darkness_at_once_and_the_first_repair_light() {
    proves!("bg.maint.power-failure", "bg.maint.light-without-fuel");
    let mut scene = Scene::new(6);
    scene.damage(Room::Generator, 1);
    assert!(!scene.table().power_failure);
    play(&mut scene, 1, Room::Generator, Card::Sabotage);
    assert!(scene.table().power_failure);
    scene.fuel(Room::Generator, 3);
    weather(&mut scene, Weather::Storm);
    assert_eq!(scene.table().fuel[Room::Generator], 3, "a broken generator burns nothing");
    assert!(scene.table().power_failure);
    scene.fuel(Room::Generator, 0);
    play(&mut scene, 1, Room::Generator, Card::Repair);
    assert_eq!(scene.table().damage[Room::Generator], 1);
    assert!(!scene.table().power_failure, "there is light, though no fuel");
    weather(&mut scene, Weather::Sun);
    assert!(scene.saw(damaged(Room::Generator, 1)));
    assert!(scene.table().power_failure, "the next upkeep asks for fuel again");
}

#[test]
fn the_alien_can_bring_darkness_too() {
    proves!("bg.maint.power-failure");
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    scene.strength(3);
    scene.planned(&[(Room::Generator, 3)]);
    scene.rest_sleep();
    scene.only(Action::Wreck);
    assert!(scene.saw(damaged(Room::Generator, 2)) && scene.table().power_failure);
}

#[test]
fn by_option_darkness_waits_for_upkeep() {
    proves!("bg.maint.power-failure");
    let mut scene = Scene::with(6, Options { dark_at_upkeep: true, ..Options::default() });
    scene.damage(Room::Generator, 1);
    play(&mut scene, 1, Room::Generator, Card::Sabotage);
    assert_eq!(scene.table().damage[Room::Generator], 2);
    assert!(!scene.table().power_failure);
    let fuel = scene.table().fuel[Room::Generator];
    let mut mended = scene.clone();
    weather(&mut scene, Weather::Sun);
    assert!(scene.table().power_failure);
    assert_eq!(scene.table().fuel[Room::Generator], fuel, "it was broken when upkeep found it");
    play(&mut mended, 1, Room::Generator, Card::Repair);
    weather(&mut mended, Weather::Sun);
    assert!(!mended.table().power_failure);
}

#[test]
fn the_helicopter_flies_ten_steps_by_the_weather_and_then_waits() {
    proves!("bg.rescue.advance", "bg.rescue.sos-once");
    let mut scene = Scene::new(6);
    weather(&mut scene, Weather::Sun);
    assert_eq!((scene.table().rescue, scene.table().tank_used), (Rescue::Unaware, 0), "nobody has called");
    scene.state.table.rescue = Rescue::Flying(0);
    let flight = [
        (Weather::Sun, Rescue::Flying(4)),
        (Weather::Cloud, Rescue::Flying(7)),
        (Weather::Storm, Rescue::Flying(8)),
        (Weather::Storm, Rescue::Flying(9)),
        // Steps beyond arrival are lost.
        (Weather::Snow, Rescue::Landed),
        (Weather::Snow, Rescue::Landed),
    ];
    for (tank, (face, rescue)) in flight.into_iter().enumerate() {
        scene.fuel(Room::Boiler, 4);
        scene.state.table.pantry = 8;
        weather(&mut scene, face);
        assert_eq!((scene.table().rescue, usize::from(scene.table().tank_used)), (rescue, tank + 1));
    }
    let mut exact = Scene::new(6);
    exact.state.table.rescue = Rescue::Flying(6);
    weather(&mut exact, Weather::Sun);
    assert_eq!(exact.table().rescue, Rescue::Landed);
}

#[test]
fn the_sos_is_sent_once_and_later_damage_does_not_stop_the_flight() {
    proves!("bg.rescue.sos-once");
    let mut scene = Scene::new(6);
    play(&mut scene, 1, Room::Radio, Card::Use);
    assert!(scene.saw(|event| *event == Event::ActionLost { card: Card::Use }), "damaged");
    scene.damage(Room::Radio, 0);
    play(&mut scene, 1, Room::Radio, Card::Use);
    assert_eq!((scene.table().rescue, scene.table().tank_used), (Rescue::Flying(0), 0));
    play(&mut scene, 1, Room::Radio, Card::Use);
    assert!(!scene.saw(|event| *event == Event::SosSent));
    assert!(scene.saw(|event| *event == Event::ActionLost { card: Card::Use }));
    scene.damage(Room::Radio, 6);
    weather(&mut scene, Weather::Cloud);
    assert_eq!((scene.table().rescue, scene.table().tank_used), (Rescue::Flying(3), 1));
    for rescue in [Rescue::Landed, Rescue::Gone] {
        scene.damage(Room::Radio, 0);
        scene.state.table.rescue = rescue;
        assert!(!scene.table().can_do(Room::Radio, Card::Use), "{rescue:?}");
    }
}

#[test]
fn a_helicopter_whose_fuel_is_on_the_last_space_is_gone() {
    proves!("bg.rescue.dry", "bg.rescue.advance");
    for rescue in [Rescue::Landed, Rescue::Flying(1), Rescue::Flying(9)] {
        let mut scene = Scene::new(6);
        scene.state.table.rescue = rescue;
        scene.state.table.tank_used = 5;
        weather(&mut scene, Weather::Storm);
        assert_eq!(scene.table().tank_used, 6, "onto the last of seven spaces");
        assert_ne!(scene.table().rescue, Rescue::Gone);
        scene.fuel(Room::Boiler, 4);
        weather(&mut scene, Weather::Sun);
        assert!(scene.saw(|event| *event == Event::RescueLeft));
        assert_eq!(scene.table().rescue, Rescue::Gone);
        weather(&mut scene, Weather::Sun);
        assert_eq!(scene.table().rescue, Rescue::Gone, "for good");
    }
}
