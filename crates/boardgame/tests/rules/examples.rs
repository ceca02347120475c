//! Every example of play printed in the rulebook, as a test named after its chapter.

use whiteout_boardgame::table::{GREEN, LeaderToken, Place, Rescue, Status};
use whiteout_boardgame::words::{Card, Character, Counts, Item, Lab, Role, Room, Vehicle, Weapon, Weather};
use whiteout_boardgame::{Action, EndReason, Event, Give, Step, Way};
use whiteout_core::Seat;

use crate::scene::{Scene, seat, seats};
use crate::stage::{play, turning, why};

const RED: Seat = seat(0);
const YELLOW: Seat = seat(1);
const GREEN_PLAYER: Seat = seat(2);
const BLUE: Seat = seat(3);

/// The next phase 2 with this weather.
fn next_upkeep(start: &Scene, weather: Weather) -> Scene {
    start.seek(
        |scene| {
            let round = scene.table().round;
            scene.until(|scene| scene.table().round > round);
        },
        |scene| scene.table().weather == weather,
    )
}

/// Four players; red leads, nobody has an ability that matters, blue is the Alien.
fn four_players() -> Scene {
    let mut scene = Scene::new(4);
    for (player, character) in [
        (RED, Character::Macready),
        (YELLOW, Character::Nauls),
        (GREEN_PLAYER, Character::Windows),
        (BLUE, Character::Clark),
    ] {
        scene.character(player, character);
    }
    scene
}

/// Phase 2, Boiler Room: a storm asks for two fuel, there is one, and two counters lie there.
#[test]
fn the_boiler_in_a_storm_with_one_fuel_is_lost() {
    let mut start = Scene::new(6);
    start.rest_sleep();
    start.fuel(Room::Boiler, 1);
    start.damage(Room::Boiler, 2);
    let scene = next_upkeep(&start, Weather::Storm);
    assert!(scene.saw(|event| *event == Event::FuelBurnt { room: Room::Boiler, tokens: 1 }));
    assert!(scene.saw(|event| *event == Event::Damaged { room: Room::Boiler, counters: 1 }));
    assert!(scene.saw(|event| *event == Event::BoilerLost));
    assert_eq!(scene.table().freezing, Some(0));
}

/// Phase 2, Generator Room: a storm asks for two fuel, there is one, and one counter lies there.
#[test]
fn the_generator_in_a_storm_with_one_fuel_fails() {
    let mut start = Scene::new(6);
    start.rest_sleep();
    start.fuel(Room::Generator, 1);
    start.damage(Room::Generator, 1);
    let scene = next_upkeep(&start, Weather::Storm);
    assert!(scene.saw(|event| *event == Event::FuelBurnt { room: Room::Generator, tokens: 1 }));
    assert_eq!((scene.table().damage[Room::Generator], scene.table().fuel[Room::Generator]), (2, 0));
    assert!(scene.table().power_failure);
}

/// Phase 2, Rescue Helicopter: four steps in the sun for one fuel.
#[test]
fn the_rescue_helicopter_flies_four_steps_in_the_sun_on_one_fuel() {
    let mut start = Scene::new(6);
    start.rest_sleep();
    start.state.fold(&Event::SosSent);
    let scene = next_upkeep(&start, Weather::Sun);
    assert_eq!((scene.table().rescue, scene.table().tank_used), (Rescue::Flying(4), 1));
}

/// Phase 4.1: one hands in a card, one changes cards, one tries the Special Action in the Laboratory.
#[test]
fn a_card_handed_in_a_hand_changed_and_a_special_action() {
    let mut scene = four_players();
    scene.leader(BLUE);
    scene.before_placing();
    scene.stack(&[]);
    for player in [RED, YELLOW, GREEN_PLAYER] {
        scene.hand(player, &[Card::Sabotage, Card::Sabotage, Card::Repair]);
    }
    // Red: face down, so nobody sees which.
    scene.go(RED, Room::Radio, Card::Repair);
    assert_eq!((scene.table().stack, scene.table().hand[RED]), (1, 2));
    assert!(!scene.saw(|event| matches!(event, Event::Shown { .. })));
    // Yellow plays the part of the green player, whose turn comes next.
    scene.act(YELLOW, Action::ChangeCards);
    assert_eq!((scene.table().place[YELLOW], scene.step()), (Place::Dormitory, Step::ChooseHand { size: 3 }));
    scene.act(YELLOW, Action::ChooseHand { uses: 2, repairs: 1, sabotages: 0 });
    assert_eq!(scene.own(YELLOW).hand, Counts([2, 1, 0]));
    assert!(scene.table().lying.contains(YELLOW));
    assert_eq!((scene.table().stack, scene.table().action_discard), (1, 0), "the discards are shuffled in");
    // The third player would rather not play these cards in the Laboratory.
    scene.act(GREEN_PLAYER, Action::Place { room: Room::Laboratory, give: Give::Special });
    assert_eq!((scene.table().stack, scene.table().hand[GREEN_PLAYER], scene.table().action_discard), (2, 0, 3));
    assert!(scene.saw(|event| matches!(event, Event::Placed { way: Way::Special, .. })));
    let drawn = scene.events.iter().find_map(|event| match event {
        Event::SpecialDealt { cards, .. } => Some(*cards),
        _ => None,
    });
    let mut expected = drawn.expect("a card was drawn and seen");
    expected[Card::Repair] += 1;
    assert_eq!(scene.state.secret.stack, expected, "and that card had to be handed in");
}

/// Contagion check: two encounters, one with an Alien in disguise, one with a dog and a green disk.
#[test]
fn two_encounters_in_the_generator_and_boiler_rooms() {
    let mut start = Scene::new(5);
    let leader = seat(4);
    start.role(leader, Role::Human);
    start.role(BLUE, Role::Alien);
    start.leader(leader);
    start.suspicion(RED, GREEN);
    start.before_placing();
    start.dog(Room::Boiler);
    for (player, room) in
        [(RED, Room::Boiler), (YELLOW, Room::Boiler), (GREEN_PLAYER, Room::Generator), (BLUE, Room::Generator)]
    {
        start.hand(player, &[Card::Use; 3]);
        start.go(player, room, Card::Use);
    }
    start.rest_sleep();
    // The Leader decides which comes first.
    start.act(leader, Action::Next { room: Room::Generator });
    assert_eq!(start.asked(), seats(&[2, 3]));
    assert_eq!(start.legal(GREEN_PLAYER), [Action::Tokens { alien: false }]);
    start.act(GREEN_PLAYER, Action::Tokens { alien: false });
    let mut scene = start.seek(
        |scene| scene.act(BLUE, Action::Tokens { alien: true }),
        |scene| scene.state.secret.role[GREEN_PLAYER] == Role::Alien,
    );
    assert_eq!((scene.table().suspicion[GREEN_PLAYER], scene.table().suspicion[BLUE]), (1, 1));
    // The Boiler Room: the dog first, then only yellow puts tokens down, and only red takes one.
    assert!(scene.saw(|event| *event == Event::DogCaught { room: Room::Boiler }));
    assert!(matches!(scene.step(), Step::Tokens { room: Room::Boiler, .. }));
    assert_eq!((scene.asked(), scene.table().dogs_locked), (seats(&[1]), 1));
    scene.act(YELLOW, Action::Tokens { alien: false });
    assert!(scene.saw(|event| *event == Event::Took { taker: RED, owner: YELLOW }));
    assert!(!scene.saw(|event| matches!(event, Event::Took { taker, .. } if *taker == YELLOW)));
    assert!(!scene.saw(|event| matches!(event, Event::DogBit { .. })));
    assert_eq!((scene.table().suspicion[RED], scene.table().suspicion[YELLOW]), (0, 0));
    assert_eq!(scene.state.secret.role[RED], Role::Human);
}

/// Phase 4.2: a Repair can only go to somebody in a damaged room.
#[test]
fn a_repair_goes_to_a_damaged_room() {
    let mut scene = four_players();
    turning(&mut scene, &[(RED, Room::Armory), (YELLOW, Room::Radio), (GREEN_PLAYER, Room::Shed)]);
    scene.stack(&[Card::Repair, Card::Repair]);
    scene.only(Action::Turn);
    assert_eq!(why(scene.refuse(RED, Action::Assign { seat: RED })), ("cannot-do-it", "bg.act.forced"));
    assert_eq!(scene.legal(RED), [Action::Assign { seat: YELLOW }, Action::Assign { seat: GREEN_PLAYER }]);
}

/// Cooperation Bonus: three at the Base Helicopter, repaired twice.
#[test]
fn three_repair_the_base_helicopter_together() {
    let mut scene = Scene::new(8);
    let crew = [seat(0), seat(1), seat(2)];
    turning(&mut scene, &crew.map(|player| (player, Room::BaseHelicopter)));
    assert_eq!(scene.table().damage[Room::BaseHelicopter], 6);
    play(&mut scene, crew[0], Card::Repair);
    assert_eq!(scene.table().damage[Room::BaseHelicopter], 3);
    assert_eq!(scene.table().standing_in(Room::BaseHelicopter), seats(&[1, 2]));
    play(&mut scene, crew[1], Card::Repair);
    assert_eq!(scene.table().damage[Room::BaseHelicopter], 1);
    assert_eq!(scene.table().standing_in(Room::BaseHelicopter), seats(&[2]));
}

/// Example of play, four Action cards: fuel for two, sabotage, a lone repair, and a Use that is lost.
#[test]
fn four_action_cards() {
    let mut scene = four_players();
    scene.fuel(Room::Boiler, 1);
    scene.damage(Room::Boiler, 2);
    let at = [(YELLOW, Room::Boiler), (BLUE, Room::Boiler), (GREEN_PLAYER, Room::WeatherStation), (RED, Room::Radio)];
    turning(&mut scene, &at);
    let underground = scene.table().underground;
    play(&mut scene, YELLOW, Card::Use);
    assert_eq!((scene.table().fuel[Room::Boiler], scene.table().underground), (3, underground - 2));
    assert_eq!(scene.table().standing(), seats(&[0, 2, 3]));
    play(&mut scene, GREEN_PLAYER, Card::Sabotage);
    assert_eq!(scene.table().underground, underground - 3);
    assert_eq!(scene.table().standing(), seats(&[0, 3]));
    play(&mut scene, BLUE, Card::Repair);
    assert_eq!(scene.table().damage[Room::Boiler], 1);
    assert_eq!(scene.table().standing(), seats(&[0]));
    let sent = scene.table().rescue;
    play(&mut scene, RED, Card::Use);
    assert!(scene.saw(|event| *event == Event::ActionLost { card: Card::Use }));
    assert!(scene.saw(|event| *event == Event::LaidDown { seats: seats(&[0]) }));
    assert_eq!(scene.table().rescue, sent, "a damaged radio sends nothing");
}

/// Phase 5: a vote among four, one of them proven Human.
#[test]
fn the_vote_of_four_players() {
    let mut scene = four_players();
    scene.rest_sleep();
    for (player, level) in [(RED, GREEN), (YELLOW, 2), (GREEN_PLAYER, 1), (BLUE, 0)] {
        scene.suspicion(player, level);
    }
    let vote = |seat| Action::Vote { seat };
    assert_eq!(why(scene.refuse(BLUE, vote(RED))), ("green-cannot-be-voted", "bg.vote.green"));
    scene.act(RED, vote(YELLOW));
    scene.act(BLUE, vote(YELLOW));
    scene.act(YELLOW, vote(GREEN_PLAYER));
    scene.act(GREEN_PLAYER, vote(BLUE));
    let levels = [RED, YELLOW, GREEN_PLAYER, BLUE].map(|player| scene.table().suspicion[player]);
    assert_eq!(levels, [GREEN, 4, 2, 1]);
    assert!(scene.table().at_maximum(YELLOW));
}

/// Phase 6, Test results: a test finds the first Alien.
#[test]
fn the_first_exposure_after_a_test() {
    let mut scene = Scene::new(6);
    scene.role(RED, Role::Alien);
    scene.role(seat(5), Role::Human);
    scene.weapon(RED, Weapon::Firearm);
    scene.item(RED, Item::Keys);
    scene.lab(YELLOW, Lab::BloodBag);
    scene.suspicion(RED, 3);
    scene.rest_sleep();
    scene.until_step(|step| matches!(step, Step::OfferTest { .. }));
    let (weapons, items) = (scene.table().weapon_deck, scene.table().item_deck);
    scene.act(YELLOW, Action::OfferTest);
    assert!(scene.saw(|event| *event == Event::RoleShown { seat: RED, role: Role::Alien }));
    assert_eq!((scene.table().status[RED], scene.table().place[RED]), (Status::Exposed, Place::Gone));
    assert_eq!((scene.table().weapon_deck, scene.table().item_deck), (weapons + 1, items + 1));
    assert_eq!(scene.table().strength, 3);
    scene.until_step(|step| step == Step::Plan);
    assert_eq!(scene.asked(), seats(&[0]));
}

/// Phase 6: Test A on the most suspected, Test B on anybody, in a game of four.
#[test]
fn a_blood_test_and_a_fire_test_in_one_round() {
    let mut scene = four_players();
    scene.lab(RED, Lab::BloodBag);
    scene.weapon(GREEN_PLAYER, Weapon::Flamethrower);
    scene.item(GREEN_PLAYER, Item::Wire);
    scene.item(BLUE, Item::Tools);
    for (player, level) in [(RED, 0), (YELLOW, 3), (GREEN_PLAYER, 1), (BLUE, 2)] {
        scene.suspicion(player, level);
    }
    scene.rest_sleep();
    scene.until_step(|step| matches!(step, Step::OfferTest { .. }));
    scene.act(RED, Action::OfferTest);
    assert_eq!((scene.table().suspicion[YELLOW], scene.table().labs[RED]), (GREEN, 0));
    scene.act(GREEN_PLAYER, Action::OfferTest);
    scene.act(GREEN_PLAYER, Action::Test { seat: BLUE });
    assert_eq!(scene.table().flamethrowers[0].reloads, 5);
    assert_eq!((scene.table().status[BLUE], scene.table().strength), (Status::Exposed, 2));
    assert_eq!((scene.table().items[BLUE], scene.table().hand[BLUE]), (0, 0));
}

/// Exposing yourself as an Alien: red joins white, who is exposed already.
#[test]
fn red_reveals_to_join_white() {
    let mut scene = Scene::new(6);
    let white = seat(5);
    scene.exposed(white);
    scene.strength(3);
    scene.role(RED, Role::Alien);
    scene.weapon(RED, Weapon::Melee);
    scene.before_placing();
    scene.rest_sleep();
    scene.until_step(|step| step == Step::Reveal);
    let weapons = scene.table().weapon_deck;
    scene.act(RED, Action::Reveal);
    scene.all(Action::Pass);
    assert_eq!((scene.table().status[RED], scene.table().strength), (Status::Exposed, 4));
    assert_eq!((scene.table().weapon_deck, scene.table().weapons[RED]), (weapons + 1, 0));
    scene.until_step(|step| step == Step::Plan);
    assert_eq!(scene.asked(), seats(&[0, 5]), "they choose together");
}

/// Phase 8: three free dogs, then the Kennel card while looking for a place for the Leader Token.
#[test]
fn the_kennel_opens_while_the_leader_token_is_placed() {
    let mut start = Scene::new(6);
    start.rest_sleep();
    start.lock_dog();
    let night = |scene: &mut Scene| {
        scene.forget();
        scene.until(|scene| scene.table().round == 2);
    };
    let drawn = |scene: &Scene| -> Vec<Event> {
        let wanted = |event: &&Event| {
            matches!(event, Event::DogPlaced { .. } | Event::KennelOpened | Event::LeaderTokenAt { .. })
        };
        scene.events.iter().filter(wanted).copied().collect()
    };
    let end =
        [Event::KennelOpened, Event::DogPlaced { room: Room::Armory }, Event::LeaderTokenAt { room: Room::Generator }];
    let scene = start.seek(night, |scene| drawn(scene).ends_with(&end));
    let cards = drawn(&scene);
    assert_eq!(cards.len(), 6);
    assert!(cards[..3].iter().all(|event| matches!(event, Event::DogPlaced { .. })));
    assert_eq!((scene.table().dogs.len(), scene.table().dogs_locked), (4, 0));
    assert_eq!(scene.table().leader_token, LeaderToken::In(Room::Generator));
    assert!(!scene.table().kennel_card());
}

/// Winning the game, Rescue Helicopter: red boards, takes green along and leaves the two Aliens behind.
#[test]
fn red_and_green_leave_yellow_and_blue_behind() {
    let mut scene = four_players();
    scene.role(YELLOW, Role::Alien);
    for (player, level) in [(RED, 0), (YELLOW, 1), (GREEN_PLAYER, 2), (BLUE, 3)] {
        scene.suspicion(player, level);
    }
    scene.leader(BLUE);
    scene.state.table.rescue = Rescue::Landed;
    scene.before_placing();
    scene.act(RED, Action::Board);
    scene.rest_sleep();
    let refused = |scene: &mut Scene, player: Seat| {
        scene.act(player, Action::Yes);
        scene.all(Action::No);
    };
    refused(&mut scene, YELLOW);
    scene.act(GREEN_PLAYER, Action::Yes);
    scene.act(RED, Action::Yes);
    assert!(scene.saw(|event| *event == Event::RoleShown { seat: GREEN_PLAYER, role: Role::Human }));
    assert_eq!(scene.table().outcome, None);
    refused(&mut scene, YELLOW);
    refused(&mut scene, BLUE);
    let vehicle = Vehicle::RescueHelicopter;
    assert_eq!(scene.table().outcome, Some((EndReason::HumansEscaped { vehicle }, seats(&[0, 2]))));
    for player in [YELLOW, BLUE] {
        assert!(scene.saw(|event| matches!(event, Event::Chain { seat, role: Role::Alien, .. } if *seat == player)));
    }
}
