//! Before the team: what everybody may do, and the Molotov.

use whiteout_core::Audience;
use whiteout_infection::words::{Card, Character, Chip, Gear, Room};
use whiteout_infection::{Action, Event, Options, Step, Why, Window};

use crate::scene::{Scene, proves, seat, seats, why};

const FIRST: Step = Step::Window { which: Window::First };
const SECOND: Step = Step::Window { which: Window::Second };

#[test]
fn everybody_is_asked_whatever_they_hold_and_again_after_each_act() {
    proves!("inf.window.everybody");
    let mut scene = Scene::new(5);
    assert_eq!((scene.step(), scene.asked()), (FIRST, seats(&[0, 1, 2, 3, 4])));
    scene.hand(seat(3), &[Card::Gun]);
    assert_eq!(scene.legal(seat(3)), [Action::Pass], "asked all the same");
    let mut everything = Scene::with(5, Options { gear_handover: true, ..Options::default() });
    everything.character(seat(0), Character::Bennings);
    everything.hand(seat(0), &[Card::Molotov, Card::Gun]);
    everything.gear(seat(0), Gear::Flamethrower);
    let give = Action::HandOver { gear: Gear::Flamethrower, to: seat(1) };
    for action in [Action::Molotov, Action::BloodTest { seat: seat(1) }, Action::NewMission, give, Action::Pass] {
        assert!(everything.can(seat(0), action), "{action:?}");
    }
    scene.gear(seat(1), Gear::Flamethrower);
    scene.one(seat(1), Action::BloodTest { seat: seat(2) });
    assert_eq!((scene.step(), scene.asked()), (FIRST, seats(&[0, 1, 2, 3, 4])));
    scene.all(Action::Pass);
    assert_eq!(scene.step(), Step::Team);
}

#[test]
fn the_first_in_table_order_acts_and_the_others_keep_their_secret() {
    proves!("inf.window.first");
    let mut scene = Scene::new(5);
    for who in [1, 3] {
        scene.hand(seat(who), &[Card::Molotov, Card::Gun]);
    }
    scene.act(seat(3), Action::Molotov);
    scene.act(seat(1), Action::Molotov);
    scene.all(Action::Pass);
    assert!(scene.had(Event::MolotovUsed { seat: seat(1) }) && !scene.had(Event::MolotovUsed { seat: seat(3) }));
    let told = |event: &Event| matches!(event, Event::Sealed { seat, .. } if *seat == crate::scene::seat(3));
    assert!(scene.events.iter().filter(|event| told(event)).all(|event| event.audience() == Audience::seat(seat(3))));
    assert_eq!(scene.own(seat(3)).hand[Card::Molotov], 1);
}

#[test]
fn a_molotov_is_for_the_time_before_the_team_and_once_a_turn() {
    proves!("inf.molotov.when");
    let mut scene = Scene::new(5);
    scene.hand(seat(1), &[Card::Molotov, Card::Molotov]);
    assert_eq!(why(scene.refuse(seat(2), Action::TieCaptain)), ("no-rope", "inf.rope.uses"));
    scene.hand(seat(2), &[Card::Gun]);
    assert_eq!(why(scene.refuse(seat(2), Action::Molotov)), ("no-molotov", "inf.molotov.when"));
    scene.one(seat(1), Action::Molotov);
    scene.all(Action::Pass);
    assert_eq!(scene.step(), FIRST);
    assert_eq!(why(scene.refuse(seat(1), Action::Molotov)), ("one-molotov-a-turn", "inf.molotov.when"));
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[0, 2], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_turn();
    scene.hand(seat(1), &[Card::Molotov, Card::Gun]);
    scene.one(seat(1), Action::Molotov);
    assert!(matches!(scene.step(), Step::Exchange { .. }), "another turn, another Molotov");
}

#[test]
fn after_a_refused_room_a_molotov_lets_it_be_asked_again() {
    proves!("inf.molotov.when");
    let mut scene = Scene::new(5);
    scene.hand(seat(4), &[Card::Molotov, Card::Gun]);
    scene.dark(Room::Shed);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    scene.all(Action::Pass);
    assert_eq!((scene.step(), scene.asked()), (SECOND, seats(&[0, 1, 2, 3, 4])));
    assert!(!scene.can(seat(4), Action::TieCaptain));
    let mut declined = scene.clone();
    declined.all(Action::Pass);
    assert_eq!(declined.step(), Step::Room);
    assert!(!declined.can(seat(0), Action::Enter { room: Room::Shed }));

    scene.one(seat(4), Action::Molotov);
    assert_eq!(scene.step(), Step::Exchange { why: Why::Molotov { by: seat(4), window: Window::Second } });
    scene.all(Action::Pass);
    assert_eq!(scene.step(), Step::Room, "there is one Molotov a turn, so nothing more is asked");
    assert!(scene.can(seat(0), Action::Enter { room: Room::Shed }));
}

#[test]
fn the_user_exchanges_the_molotov_and_one_more_the_others_one() {
    proves!("inf.molotov.cards");
    let mut scene = Scene::new(5);
    scene.hand(seat(1), &[Card::Molotov, Card::Knife, Card::Knife, Card::Gun, Card::Axe]);
    scene.one(seat(1), Action::Molotov);
    assert_eq!(scene.table().hand[seat(1)], 4);
    let two = Action::ExchangeTwo { first: Card::Knife, second: Card::Knife };
    assert_eq!(why(scene.refuse(seat(1), two)), ("too-many-cards", "inf.molotov.cards"));
    let absent = Action::Exchange { card: Card::SabotageRuin };
    assert_eq!(why(scene.refuse(seat(1), absent)), ("card-not-in-hand", "inf.supply.exchange"));
    scene.act(seat(1), Action::Exchange { card: Card::Knife });
    scene.all(Action::Pass);
    assert!(scene.had(Event::Drew { seat: seat(1), cards: 2 }));
    assert_eq!(scene.table().hand[seat(1)], 5);
}

#[test]
fn a_user_who_keeps_the_rest_still_draws_for_the_molotov() {
    proves!("inf.molotov.cards");
    let mut scene = Scene::new(5);
    scene.hand(seat(1), &[Card::Molotov, Card::Knife]);
    scene.one(seat(1), Action::Molotov);
    scene.all(Action::Pass);
    assert!(scene.had(Event::Drew { seat: seat(1), cards: 1 }));
}

#[test]
fn the_option_gives_the_user_of_a_molotov_two_cards_more() {
    proves!("inf.molotov.cards");
    let mut scene = Scene::with(5, Options { molotov_extra: true, ..Options::default() });
    scene.hand(seat(1), &[Card::Molotov, Card::Knife, Card::Gun]);
    scene.one(seat(1), Action::Molotov);
    assert!(!scene.can(seat(2), Action::ExchangeTwo { first: Card::Knife, second: Card::Knife }));
    let absent = Action::ExchangeTwo { first: Card::Axe, second: Card::Axe };
    assert_eq!(why(scene.refuse(seat(1), absent)), ("card-not-in-hand", "inf.supply.exchange"));
    scene.act(seat(1), Action::ExchangeTwo { first: Card::Knife, second: Card::Gun });
    scene.all(Action::Pass);
    assert!(scene.had(Event::Drew { seat: seat(1), cards: 3 }));
}

#[test]
fn all_free_seats_take_part_in_a_molotov() {
    proves!("inf.molotov.who");
    let mut scene = Scene::new(5);
    scene.gear(seat(2), Gear::Rope);
    scene.one(seat(2), Action::TieCaptain);
    scene.hand(seat(1), &[Card::Molotov, Card::Knife]);
    scene.one(seat(1), Action::Molotov);
    assert_eq!(scene.asked(), seats(&[1, 2, 3, 4]), "who is tied up does not");
}

#[test]
fn no_molotov_brings_back_the_time_before_the_room() {
    proves!("inf.power.blair", "inf.power.bennings", "inf.molotov.when");
    let powers =
        [(Character::Blair, Action::LookUnder { room: Room::Bathroom }), (Character::Bennings, Action::IgnorePowerOut)];
    for (character, power) in powers {
        let mut scene = Scene::new(5);
        scene.character(seat(0), character);
        scene.hand(seat(4), &[Card::Molotov, Card::Gun]);
        scene.dark(Room::Shed);
        let mut early = scene.clone();
        early.one(seat(4), Action::Molotov);
        early.all(Action::Pass);
        early.team(&[0, 1]);
        assert!(early.can(seat(0), power), "no room was proposed yet");

        scene.team(&[0, 1]);
        scene.only(Action::Enter { room: Room::Shed });
        scene.all(Action::Pass);
        scene.one(seat(4), Action::Molotov);
        scene.all(Action::Pass);
        assert!(scene.can(seat(0), Action::Enter { room: Room::Shed }));
        assert_eq!(why(scene.refuse(seat(0), power)), ("no-such-power-now", "inf.power.one"));
    }
}
