//! Captain powers in a battle, in a passed turn, and where something comes late.

use whiteout_infection::mission::{Directive, Log};
use whiteout_infection::words::{Card, Character, Chip, Dice, Gear, Power, Room};
use whiteout_infection::{Action, Event, Options, Step, Why, Window};

use crate::scene::{Scene, proves, seat, seats};

fn led_by(character: Character, options: Options) -> Scene {
    let mut scene = Scene::with(6, options);
    scene.character(seat(0), character);
    scene
}

fn used(scene: &Scene, power: Power) -> bool {
    scene.had(Event::PowerUsed { seat: seat(0), power })
}

fn decline(scene: &mut Scene) {
    while matches!(scene.step(), Step::Swap | Step::SeeHandedIn | Step::Power { .. }) {
        let action = if matches!(scene.step(), Step::Power { .. }) { Action::No } else { Action::Pass };
        scene.only(action);
    }
}

/// 0 and 1 have found a Thing in the Shed; no power was used, and no card of the battle is handed in.
fn facing_a_thing(character: Character) -> Scene {
    let mut scene = led_by(character, Options::default());
    scene.chip(Room::Shed, Chip::Thing);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    decline(&mut scene);
    assert!(scene.had(Event::ChipShown { room: Room::Shed, chip: Chip::Thing }));
    scene
}

/// The same with these cards in the pool of the battle.
fn battle(character: Character, cards: &[Card]) -> Scene {
    let mut scene = facing_a_thing(character);
    scene.give(cards);
    scene
}

/// Whoever leads it passes the turn.
fn passed_turn(character: Character) -> Scene {
    let mut scene = led_by(character, Options { free_pass: true, ..Options::default() });
    scene.team(&[0, 1]);
    scene.only(Action::Pass);
    scene
}

#[test]
fn macreadys_throw_comes_before_a_boost() {
    proves!("inf.power.macready", "inf.dice.boost");
    let mut scene = battle(Character::Macready, &[Card::Gun, Card::Gun]);
    scene.gear(seat(1), Gear::Flamethrower);
    let throw = |scene: &mut Scene| {
        while scene.step() == Step::Keep {
            let keep = scene.legal(seat(0))[0];
            scene.only(keep);
        }
    };
    let play = |scene: &mut Scene| {
        scene.only(Action::Pass);
        throw(scene);
    };
    let mut scene = scene.seek(play, |scene| scene.offers(Power::BattleThrow));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Boost, .. })));
    let mut declined = scene.clone();
    declined.only(Action::No);
    assert_eq!(declined.step(), Step::Boost);
    let play = |scene: &mut Scene| {
        scene.only(Action::Yes);
        throw(scene);
    };
    scene = scene.seek(play, |scene| scene.step() == Step::Boost);
    assert!(used(&scene, Power::BattleThrow));
    declined.events.clear();
    let play = |scene: &mut Scene| {
        scene.only(Action::Boost);
        throw(scene);
    };
    let lost = declined.seek(play, |scene| scene.had(Event::BattleLost { room: Room::Shed }));
    assert!(!lost.saw(|event| matches!(event, Event::Asked { step: Step::Power { .. }, .. })), "nor after one");
}

#[test]
fn macready_hands_the_indicator_on_after_a_passed_turn_too() {
    proves!("inf.power.macready");
    let mut scene = passed_turn(Character::Macready);
    scene.until(|scene| scene.offers(Power::SecondOnTheLeft));
    scene.only(Action::Yes);
    assert_eq!(scene.table().captain, seat(2));
}

#[test]
fn after_a_passed_turn_palmers_team_exchanges_nothing() {
    proves!("inf.power.palmer");
    let mut scene = passed_turn(Character::Palmer);
    scene.next_turn();
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Power { .. }, .. })));
}

#[test]
fn palmers_zero_is_a_die_in_a_battle() {
    proves!("inf.power.palmer");
    let mut scene = battle(Character::Palmer, &[Card::Gun, Card::PetriDish]);
    scene.only(Action::Pass);
    assert!(scene.offers(Power::ZeroCountsOne));
    let value = scene.table().rules.value(Card::Gun);
    scene.only(Action::Yes);
    assert!(scene.saw(|event| matches!(event, Event::DiceReady { dice, .. } if *dice == value + 1)));
}

#[test]
fn clark_sees_a_card_of_the_battle() {
    proves!("inf.power.clark");
    let mut scene = battle(Character::Clark, &[Card::Knife, Card::Gun]);
    assert_eq!(scene.step(), Step::SeeHandedIn);
    scene.only(Action::SeeCard { seat: seat(1) });
    assert!(scene.had(Event::HandInSeen { by: seat(0), seat: seat(1), card: Card::Gun }));
}

#[test]
fn the_team_of_nauls_exchanges_before_a_battle() {
    proves!("inf.power.nauls");
    let mut scene = facing_a_thing(Character::Nauls);
    assert_eq!(scene.step(), Step::Prepare);
    scene.only(Action::TeamExchange);
    assert_eq!((scene.step(), scene.asked()), (Step::Exchange { why: Why::HandIn }, seats(&[0, 1])));
    scene.all(Action::Pass);
    assert_eq!(scene.step(), Step::HandIn);
}

#[test]
fn windows_asks_for_a_card_of_the_battle_but_sees_none() {
    proves!("inf.power.windows");
    let mut scene = facing_a_thing(Character::Windows);
    assert_eq!(scene.step(), Step::Prepare);
    assert!(!scene.can(seat(0), Action::SeeCard { seat: seat(1) }), "only before the mission");
    scene.only(Action::AddHelper { seat: seat(3) });
    assert_eq!((scene.step(), scene.asked()), (Step::HandIn, seats(&[0, 1, 3])));
}

#[test]
fn fuchs_adds_or_orders_cards_in_a_battle() {
    proves!("inf.power.fuchs");
    let mut add = battle(Character::Fuchs, &[Card::Gun, Card::PetriDish]);
    add.top(&[Card::Gun]);
    add.only(Action::Pass);
    assert!(add.offers(Power::AddTop));
    add.only(Action::Yes);
    assert!(add.saw(|event| matches!(event, Event::DiceReady { dice: 6, .. })), "two Guns");
    let mut order = battle(Character::Fuchs, &[Card::Gun, Card::PetriDish]);
    order.top(&[Card::Knife, Card::Gun]);
    order.only(Action::LookAtTop);
    order.only(Action::PutOnTop { card: Card::Gun });
    order.only(Action::Swap { card: Card::PetriDish });
    assert!(order.saw(|event| matches!(event, Event::DiceReady { dice: 6, .. })), "the other came");
}

#[test]
fn the_last_card_stays_on_top_when_the_discards_are_shuffled_in_for_fuchs() {
    proves!("inf.power.fuchs", "inf.supply.empty");
    let mut scene = led_by(Character::Fuchs, Options::default());
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    let (table, secret) = (&mut scene.state.table, &mut scene.state.secret);
    secret.deck[Card::Gun] -= 1;
    secret.discard.add(&secret.deck);
    secret.deck = [Card::Gun].into_iter().collect();
    (table.supply, table.supply_discard) = (1, secret.discard.total());
    scene.each(30, |mut scene| {
        scene.only(Action::LookAtTop);
        let first = scene.events.iter().find_map(|event| match *event {
            Event::TopSeen { cards, .. } => Some(cards[0]),
            _ => None,
        });
        assert!(scene.had(Event::SupplyShuffled));
        assert_eq!(first, Some(Card::Gun));
    });
}

#[test]
fn childs_swaps_two_in_a_battle() {
    proves!("inf.power.childs");
    let mut scene = battle(Character::Childs, &[Card::PetriDish, Card::PetriDish]);
    scene.top(&[Card::Gun, Card::Gun]);
    scene.only(Action::SwapTwo { first: Card::PetriDish, second: Card::PetriDish });
    assert!(scene.saw(|event| matches!(event, Event::DiceReady { dice: 6, .. })));
}

#[test]
fn norris_sees_the_swapped_in_card_of_a_battle_but_throws_no_more() {
    proves!("inf.power.norris");
    let mut scene = battle(Character::Norris, &[Card::Gun, Card::PetriDish]);
    scene.top(&[Card::Gun]);
    let mut seeing = scene.clone();
    seeing.only(Action::SwapSeeing { card: Card::PetriDish });
    assert!(seeing.had(Event::SwapSeen { by: seat(0), card: Card::Gun }));
    seeing.only(Action::Yes);
    assert!(seeing.saw(|event| matches!(event, Event::DiceReady { dice: 6, .. })));
    let play = |scene: &mut Scene| scene.until(|scene| scene.saw(|event| matches!(event, Event::CameHome)));
    let lost = scene.seek(play, |scene| scene.had(Event::BattleLost { room: Room::Shed }));
    assert!(!lost.saw(|event| matches!(event, Event::Asked { step: Step::Power { .. }, .. })), "missions only");
    scene.only(Action::Pass);
}

#[test]
fn copper_adds_to_what_dynamite_has_changed() {
    proves!("inf.power.copper", "inf.dice.dynamite");
    let mut scene = battle(Character::Copper, &[Card::Gun, Card::Knife]);
    scene.state.table.rules.sectors[Room::Shed.sector()].alike = 3;
    scene.gear(seat(1), Gear::Dynamite);
    let mut scene = scene.seek(
        |scene| scene.only(Action::Pass),
        |scene| matches!(scene.step(), Step::Dynamite { .. }) && scene.table().turn.dice == Dice::of(&[1, 3, 5, 5]),
    );
    scene.only(Action::Shift { face: 3, up: true });
    scene.only(Action::Pass);
    assert_eq!((scene.step(), scene.table().turn.shifted), (Step::ShiftDie, Dice::of(&[4])));
    scene.only(Action::Shift { face: 4, up: true });
    assert!(used(&scene, Power::ShiftDie) && scene.had(Event::ThingBeaten { room: Room::Shed }));
}

#[test]
fn garry_cancels_sabotage_that_comes_late() {
    proves!("inf.power.garry", "inf.reveal.late");
    let mut scene = led_by(Character::Garry, Options::default());
    scene.mission(2, &[], Directive::Sum { least: 1 });
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.top(&[Card::SabotageDark]);
    scene.only(Action::Swap { card: Card::Knife });
    assert_eq!(scene.step(), Step::Sabotage);
    scene.only(Action::Cancel { card: Card::SabotageDark });
    assert!(used(&scene, Power::CancelSabotage) && scene.had(Event::MissionPassed));
}

#[test]
fn an_event_on_the_way_to_bennings_other_mission_happens() {
    proves!("inf.power.bennings", "inf.log.events");
    let mut scene = led_by(Character::Bennings, Options::default());
    scene.next_log(Log::PowerOut);
    scene.one(seat(0), Action::NewMission);
    assert!(scene.saw(|event| matches!(event, Event::RoomRolled { .. })));
    assert!(scene.table().mission().is_some());
    assert_eq!(scene.step(), Step::Window { which: Window::First });
}
