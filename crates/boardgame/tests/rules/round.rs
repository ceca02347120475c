//! The round and its weather; see `upkeep.rs` for phase 2.

use whiteout_boardgame::words::{Card, Character, Item, Kind as _, Room, Weapon, Weather};
use whiteout_boardgame::{Action, Event, Options, Step, Store};
use whiteout_core::Rejection;

use crate::scene::{Scene, proves, seat, seats};

/// Plays on until phase 1, where the Leader keeps this face; it was put into the station for that.
pub(crate) fn weather(scene: &mut Scene, face: Weather) {
    scene.state.table.station_die = Some(face);
    scene.until_step(|step| matches!(step, Step::KeepWeather { .. }));
    scene.forget();
    scene.only(Action::KeepFace { face });
}

/// The Character stands there and the one card of the stack is turned for it.
pub(crate) fn play(scene: &mut Scene, who: u8, room: Room, card: Card) {
    scene.stand(seat(who), room);
    scene.stack(&[card]);
    scene.ask(Step::Turn, seats(&[0]));
    scene.forget();
    scene.only(Action::Turn);
}

pub(crate) fn position(scene: &Scene, wanted: impl Fn(&Event) -> bool) -> usize {
    scene.events.iter().position(wanted).expect("it happened")
}

fn cause(refused: &Rejection) -> (&'static str, &'static str) {
    (refused.code, refused.rule.0)
}

pub(crate) fn burnt(room: Room, tokens: u8) -> impl Fn(&Event) -> bool {
    move |event| *event == Event::FuelBurnt { room, tokens }
}

#[test]
fn a_round_goes_through_its_phases_in_order() {
    proves!("bg.round.phases");
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    scene.strength(2);
    scene.until(|scene| scene.table().round == 2);
    scene.forget();
    scene.item(seat(0), Item::Wire);
    scene.weapon(seat(0), Weapon::Flamethrower);
    scene.fuel(Room::Boiler, 4);
    scene.until(|scene| scene.table().round == 3);
    let asked = |wanted: fn(Step) -> bool| {
        position(&scene, |event| matches!(event, Event::Asked { step, .. } if wanted(*step)))
    };
    let order = [
        position(&scene, |event| *event == Event::PlanMade),
        position(&scene, |event| matches!(event, Event::StacksSeen { .. })),
        position(&scene, |event| *event == Event::LeaderDrew),
        position(&scene, |event| matches!(event, Event::WentToSleep { .. })),
        position(&scene, |event| matches!(event, Event::StacksRevealed { .. })),
        position(&scene, |event| matches!(event, Event::Turned { .. })),
        position(&scene, |event| *event == Event::Gathered),
        position(&scene, |event| matches!(event, Event::Voted { .. })),
        asked(|step| step == Step::Reveal),
        asked(|step| matches!(step, Step::OfferTest { .. })),
        position(&scene, |event| matches!(event, Event::Ate { .. })),
        position(&scene, |event| matches!(event, Event::DogPlaced { .. })),
        position(&scene, |event| matches!(event, Event::LeaderTokenAt { .. })),
        position(&scene, |event| *event == Event::RoundBegan { round: 3 }),
        position(&scene, |event| matches!(event, Event::WeatherRolled { .. })),
        position(&scene, burnt(Room::Boiler, scene.table().rules.weather[scene.table().weather.index()][1])),
        scene.events.iter().rposition(|event| matches!(event, Event::Asked { step: Step::Plan, .. })).expect("a plan"),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn phase_3_is_skipped_while_no_exposed_alien_has_strength() {
    proves!("bg.round.phases");
    let plans = |scene: &Scene| scene.saw(|event| matches!(event, Event::Asked { step: Step::Plan, .. }));
    for (exposed, strength, expected) in [(false, 0, false), (true, 0, false), (true, 1, true)] {
        let mut scene = Scene::new(6);
        if exposed {
            scene.exposed(seat(5));
            scene.strength(strength);
        }
        scene.until(|scene| scene.table().round == 2);
        assert_eq!(plans(&scene), expected);
        assert_eq!(scene.step() == Step::Plan, expected);
    }
}

#[test]
fn the_die_has_one_sun_two_clouds_two_snow_and_one_storm() {
    proves!("bg.weather.roll");
    let mut faces = [0u32; 4];
    for seed in 0..3_000 {
        let scene = Scene::seeded(4, Options::default(), seed);
        faces[scene.table().weather.index()] += 1;
    }
    for (face, expected) in faces.into_iter().zip([500, 1_000, 1_000, 500]) {
        assert!(face.abs_diff(expected) < 120, "{faces:?}");
    }
}

#[test]
fn the_result_of_the_die_is_the_weather_of_the_round() {
    proves!("bg.weather.roll");
    let mut scene = Scene::new(6);
    scene.until(|scene| scene.table().round == 2);
    let weather = scene.table().weather;
    assert!(scene.saw(|event| *event == Event::WeatherRolled { face: weather }));
    assert!(
        !scene.saw(|event| matches!(event, Event::Asked { step: Step::KeepWeather { .. }, .. })),
        "no die, no pick"
    );
    let [generator, boiler, ..] = scene.table().rules.weather[weather.index()];
    assert!(scene.saw(burnt(Room::Generator, generator)) && scene.saw(burnt(Room::Boiler, boiler)));
}

#[test]
fn a_die_in_the_station_lets_the_leader_keep_the_old_result() {
    proves!("bg.weather.die-home");
    let mut scene = Scene::new(6);
    scene.leader(seat(2));
    scene.state.table.station_die = Some(Weather::Sun);
    let asks = |scene: &mut Scene| scene.until_step(|step| matches!(step, Step::KeepWeather { .. }));
    let mut scene = scene
        .seek(asks, |scene| matches!(scene.step(), Step::KeepWeather { rolled: Weather::Storm, old: Weather::Sun }));
    assert_eq!(scene.asked(), seats(&[2]), "the Leader picks");
    let refused = scene.refuse(seat(2), Action::KeepFace { face: Weather::Snow });
    assert_eq!(cause(&refused), ("face-not-rolled", "bg.weather.die-home"));
    for face in [Weather::Sun, Weather::Storm] {
        let mut scene = scene.clone();
        scene.act(seat(2), Action::KeepFace { face });
        assert_eq!((scene.table().weather, scene.table().station_die), (face, None), "the die goes to the table");
        let fuel = if face == Weather::Sun { 1 } else { 2 };
        assert!(scene.saw(burnt(Room::Generator, fuel)));
    }
}

#[test]
fn a_roll_in_the_station_waits_for_the_next_phase_1() {
    proves!("bg.weather.die-home");
    let mut scene = Scene::new(6);
    scene.state.table.weather = Weather::Sun;
    let roll = |scene: &mut Scene| play(scene, 1, Room::WeatherStation, Card::Use);
    let scene = scene.seek(roll, |scene| scene.table().station_die == Some(Weather::Storm));
    assert_eq!(scene.table().weather, Weather::Sun);
    let asks = |scene: &mut Scene| scene.until(|scene| scene.table().round == 2);
    let scene = scene.seek(asks, |scene| scene.asked() == seats(&[0]));
    assert!(matches!(scene.step(), Step::KeepWeather { old: Weather::Storm, .. }));
}

#[test]
fn a_burned_station_gives_the_die_back_and_leaves_no_pick() {
    proves!("bg.weather.die-home");
    let mut scene = Scene::new(6);
    scene.state.table.station_die = Some(Weather::Sun);
    scene.weapon(seat(0), Weapon::Dynamite);
    scene.stand(seat(0), Room::WeatherStation);
    scene.rest_sleep();
    assert!(matches!(scene.step(), Step::Burn { .. }));
    scene.only(Action::Fire { weapon: Weapon::Dynamite });
    assert_eq!(scene.table().station_die, None);
    scene.until(|scene| scene.table().round == 2);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::KeepWeather { .. }, .. })));
}

#[test]
fn bennings_rolls_twice_and_also_picks_an_old_result() {
    proves!("bg.weather.bennings");
    let mut scene = Scene::new(6);
    scene.state.table.station_die = Some(Weather::Cloud);
    let roll = |scene: &mut Scene| play(scene, 0, Room::WeatherStation, Card::Use);
    let mut bennings = scene.seek(roll, |scene| {
        scene.step() == Step::KeepDie { faces: [true, true, false, true] }
            && scene.saw(|event| *event == Event::DieRolled { face: Weather::Sun })
    });
    assert_eq!(bennings.events.iter().filter(|event| matches!(event, Event::DieRolled { .. })).count(), 2);
    assert_eq!(bennings.asked(), seats(&[0]));
    let refused = bennings.refuse(seat(0), Action::KeepFace { face: Weather::Snow });
    assert_eq!(cause(&refused), ("face-not-rolled", "bg.weather.bennings"));
    for face in [Weather::Sun, Weather::Cloud, Weather::Storm] {
        let mut bennings = bennings.clone();
        bennings.act(seat(0), Action::KeepFace { face });
        assert_eq!(bennings.table().station_die, Some(face));
    }
    // Anybody else rolls once.
    scene.character(seat(0), Character::Clark);
    roll(&mut scene);
    assert_eq!(scene.events.iter().filter(|event| matches!(event, Event::DieRolled { .. })).count(), 1);
}

#[test]
fn a_use_in_the_station_rolls_the_die_and_must_send_fuel_where_it_fits() {
    proves!("bg.weather.partial-use");
    let full = Scene::new(6);
    for (generator, boiler, underground, expected) in
        [(4, 3, 5, Some(Room::Boiler)), (3, 4, 5, Some(Room::Generator)), (4, 4, 5, None), (3, 3, 0, None)]
    {
        let mut scene = full.clone();
        scene.fuel(Room::Generator, generator);
        scene.fuel(Room::Boiler, boiler);
        scene.state.table.underground = underground;
        play(&mut scene, 1, Room::WeatherStation, Card::Use);
        assert!(scene.table().station_die.is_some());
        assert_eq!(scene.saw(|event| matches!(event, Event::Fuelled { .. })), expected.is_some());
        if let Some(room) = expected {
            assert!(scene.saw(|event| *event == Event::Fuelled { room, tokens: 1, from: Store::Underground }));
        }
        assert!(!scene.saw(|event| matches!(event, Event::ActionLost { .. })));
    }
}

#[test]
fn the_acting_player_picks_the_result_and_the_room_for_the_fuel() {
    proves!("bg.weather.partial-use");
    let mut scene = Scene::new(6);
    scene.fuel(Room::Generator, 1);
    scene.fuel(Room::Boiler, 1);
    scene.state.table.station_die = Some(Weather::Sun);
    let roll = |scene: &mut Scene| play(scene, 3, Room::WeatherStation, Card::Use);
    let mut scene = scene.seek(roll, |scene| scene.saw(|event| *event == Event::DieRolled { face: Weather::Storm }));
    assert_eq!(scene.asked(), seats(&[3]));
    assert_eq!(scene.legal(seat(3)), [Weather::Sun, Weather::Storm].map(|face| Action::KeepFace { face }));
    scene.only(Action::KeepFace { face: Weather::Sun });
    assert_eq!((scene.step(), scene.asked()), (Step::StationFuel, seats(&[3])));
    assert_eq!(scene.legal(seat(3)), [Room::Generator, Room::Boiler].map(|room| Action::Fuel { room }));
    let refused = scene.refuse(seat(3), Action::Fuel { room: Room::Shed });
    assert_eq!(cause(&refused), ("no-space-for-fuel", "bg.weather.partial-use"));
    scene.only(Action::Fuel { room: Room::Boiler });
    assert_eq!((scene.table().fuel[Room::Generator], scene.table().fuel[Room::Boiler]), (1, 2));
}

#[test]
fn by_option_the_fuel_of_the_station_goes_anywhere() {
    proves!("bg.weather.partial-use");
    let mut scene = Scene::with(6, Options { station_fuel_anywhere: true, ..Options::default() });
    scene.fuel(Room::Generator, 4);
    scene.fuel(Room::Boiler, 4);
    let (underground, external) = (scene.table().underground, scene.table().external);
    play(&mut scene, 1, Room::WeatherStation, Card::Use);
    assert_eq!(scene.step(), Step::StationFuel);
    assert_eq!(scene.legal(seat(1)), [Room::BaseHelicopter, Room::Shed].map(|room| Action::Fuel { room }));
    scene.only(Action::Fuel { room: Room::Shed });
    assert_eq!(scene.table().fuel[Room::Shed], 1);
    assert_eq!((scene.table().underground, scene.table().external), (underground - 1, external));
}
