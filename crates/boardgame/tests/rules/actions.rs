//! Turning cards and carrying them out.

use whiteout_boardgame::table::{Rescue, Table};
use whiteout_boardgame::words::{Card, Character, Deck, Item, Lab, Labs, Room, Weapon};
use whiteout_boardgame::{Action, Event, Step};
use whiteout_core::{Audience, Seat};

use crate::encounters::set_out;
use crate::scene::{Scene, counts, proves, seat, seats};
use crate::stage::{play, turning, why};

/// These stand in their rooms and the Leader decides about the second card.
pub(crate) fn on_duty(scene: &mut Scene, people: &[(u8, Room)]) {
    let people: Vec<(Seat, Room)> = people.iter().map(|&(index, room)| (seat(index), room)).collect();
    turning(scene, &people);
}

/// The Weapon deck is exactly this, the first card uppermost.
pub(crate) fn armory(scene: &mut Scene, cards: &[Weapon]) {
    let mut deck = Deck::default();
    for &card in cards {
        deck.bury(card);
    }
    scene.state.secret.weapon_deck = deck;
    scene.state.table.weapon_deck = deck.len();
}

pub(crate) fn warehouse(scene: &mut Scene, cards: &[Item]) {
    let mut deck = Deck::default();
    for &card in cards {
        deck.bury(card);
    }
    scene.state.secret.item_deck = deck;
    scene.state.table.item_deck = deck.len();
}

/// The bag of the Laboratory holds exactly so many of each.
pub(crate) fn bag(scene: &mut Scene, blood_bags: u8, failures: u8) {
    let labs: Labs = counts([blood_bags, failures]);
    scene.state.secret.lab_bag = labs;
    scene.state.table.lab_bag = labs.total();
}

fn draws(scene: &Scene) -> usize {
    scene.events.iter().filter(|event| matches!(event, Event::LabDrawn { .. })).count()
}

#[test]
fn one_card_must_be_turned_and_the_leader_may_stop_after_it() {
    proves!("bg.act.turn");
    let mut scene = Scene::new(6);
    set_out(&mut scene, &[(1, Room::Armory), (2, Room::Kitchen)], &[Card::Use, Card::Use, Card::Use]);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Turn, .. })), "the first is no choice");
    assert_eq!((scene.table().cards_turned, scene.table().stack), (1, 2));
    scene.act(seat(0), Action::Assign { seat: seat(2) });
    assert_eq!((scene.step(), scene.asked()), (Step::Turn, seats(&[0])));
    assert_eq!(scene.legal(seat(0)), [Action::Turn, Action::Stop]);
    let mut on = scene.clone();
    on.act(seat(0), Action::Turn);
    assert_eq!((on.table().cards_turned, on.table().stack), (2, 1));
    let discards = scene.table().action_discard;
    scene.act(seat(0), Action::Stop);
    assert_eq!((scene.table().stack, scene.table().action_discard), (0, discards + 2));
    assert_eq!(scene.table().cards_turned, 1);
    // The rest is told by number only.
    let stopped = scene.events.iter().rposition(|event| *event == Event::StackDropped).expect("the rest goes");
    assert!(
        !scene.events[stopped..].iter().any(|event| matches!(event, Event::Turned { .. } | Event::StackLost { .. }))
    );
}

#[test]
fn the_stack_is_shuffled_before_a_card_is_turned() {
    proves!("bg.act.turn");
    let scene = Scene::new(6);
    for wanted in [Card::Use, Card::Repair, Card::Sabotage] {
        let deal = |scene: &mut Scene| set_out(scene, &[(1, Room::Armory)], &[Card::Use, Card::Repair, Card::Sabotage]);
        let turned = scene.seek(deal, |scene| scene.saw(|event| *event == Event::Turned { card: wanted }));
        let first = turned.events.iter().find(|event| matches!(event, Event::Turned { .. }));
        assert_eq!(first, Some(&Event::Turned { card: wanted }));
        assert_eq!(turned.events.iter().filter(|event| matches!(event, Event::Turned { .. })).count(), 1);
    }
}

#[test]
fn whoever_did_an_action_lies_and_gets_no_other_card() {
    proves!("bg.act.assign");
    let mut scene = Scene::new(6);
    on_duty(&mut scene, &[(1, Room::Boiler), (2, Room::Generator), (3, Room::Kitchen)]);
    play(&mut scene, seat(1), Card::Sabotage);
    assert_eq!(scene.table().damage[Room::Boiler], 1);
    assert_eq!((scene.table().standing(), scene.table().room_of(seat(1))), (seats(&[2, 3]), Some(Room::Boiler)));
    scene.act(seat(0), Action::Turn);
    assert_eq!(scene.legal(seat(0)), [Action::Assign { seat: seat(2) }, Action::Assign { seat: seat(3) }]);
    assert_eq!(why(scene.refuse(seat(0), Action::Assign { seat: seat(1) })), ("cannot-do-it", "bg.act.forced"));
}

#[test]
fn a_card_that_nobody_can_do_is_lost_and_still_lays_one_down() {
    proves!("bg.act.assign", "bg.act.forced");
    let mut scene = Scene::new(6);
    on_duty(&mut scene, &[(0, Room::Kitchen), (1, Room::Armory), (2, Room::Warehouse)]);
    scene.stack(&[Card::Repair, Card::Repair]);
    scene.act(seat(0), Action::Turn);
    let anybody = [0, 1, 2].map(|i| Action::Assign { seat: seat(i) });
    assert_eq!(scene.legal(seat(0)), anybody, "the own Character too");
    scene.act(seat(0), Action::Assign { seat: seat(0) });
    assert!(scene.saw(|event| *event == Event::ActionLost { card: Card::Repair }));
    assert_eq!(scene.table().standing(), seats(&[1, 2]));
}

#[test]
fn a_card_that_somebody_can_do_cannot_be_wasted() {
    proves!("bg.act.forced", "bg.act.assign");
    let mut scene = Scene::new(6);
    on_duty(&mut scene, &[(0, Room::Armory), (1, Room::Shed), (2, Room::Warehouse), (3, Room::Radio)]);
    scene.stack(&[Card::Repair, Card::Repair]);
    scene.act(seat(0), Action::Turn);
    assert_eq!(scene.legal(seat(0)), [Action::Assign { seat: seat(1) }, Action::Assign { seat: seat(3) }]);
    assert_eq!(why(scene.refuse(seat(0), Action::Assign { seat: seat(2) })), ("cannot-do-it", "bg.act.forced"));
    assert_eq!(why(scene.refuse(seat(1), Action::Assign { seat: seat(1) })), ("not-asked", "bg.table.asked"));

    // One alone can do the harm, so there is nothing to choose: the Shed and the Radio are full of damage.
    let mut harm = Scene::new(6);
    on_duty(&mut harm, &[(1, Room::Shed), (2, Room::Boiler), (3, Room::Radio)]);
    play(&mut harm, seat(2), Card::Sabotage);
    assert_eq!(harm.table().damage[Room::Boiler], 1);
    assert!(harm.saw(|event| *event == Event::Assigned { seat: seat(2), card: Card::Sabotage }));
}

#[test]
fn public_facts_decide_what_can_be_done() {
    proves!("bg.act.legal-public");
    let mut start = Scene::new(6);
    start.fuel(Room::Boiler, 4);
    start.fuel(Room::Generator, 4);
    let check = |change: &dyn Fn(&mut Table), room, card, expected| {
        let mut scene = start.clone();
        change(&mut scene.state.table);
        assert_eq!(scene.table().can_do(room, card), expected, "{card:?} in {room:?}");
    };
    let nothing = |_: &mut Table| {};
    for &room in Room::STATION {
        let damaged = matches!(room, Room::BaseHelicopter | Room::Shed | Room::Radio);
        check(&nothing, room, Card::Repair, damaged);
        // Full tracks take no more damage, and the Kennel has no actions.
        check(&nothing, room, Card::Sabotage, !damaged && room != Room::Kennel);
        let full = matches!(room, Room::Boiler | Room::Generator | Room::Radio | Room::Kennel);
        check(&nothing, room, Card::Use, !full);
    }
    for card in [Card::Use, Card::Sabotage] {
        check(&|table| table.weapon_deck = 0, Room::Armory, card, false);
        check(&|table| table.item_deck = 0, Room::Warehouse, card, false);
        check(&|table| table.pantry = 0, Room::Kitchen, card, false);
        check(&|table| table.lab_bag = 0, Room::Laboratory, card, false);
    }
    check(&|table| table.underground = 0, Room::WeatherStation, Card::Use, true);
    check(&|table| table.underground = 0, Room::WeatherStation, Card::Sabotage, false);
    for room in [Room::Boiler, Room::Generator] {
        check(&|table| table.fuel[room] = 3, room, Card::Use, true);
        check(&|table| (table.fuel[room], table.underground) = (3, 0), room, Card::Use, false);
        check(&|table| table.damage[room] = 1, room, Card::Repair, true);
        check(&|table| table.damage[room] = table.rules.damage_spaces[room], room, Card::Sabotage, false);
    }
    check(&|table| table.damage[Room::Radio] = 0, Room::Radio, Card::Use, true);
    let sent = |table: &mut Table| (table.damage[Room::Radio], table.rescue) = (0, Rescue::Flying(2));
    check(&sent, Room::Radio, Card::Use, false);
    check(&|table| table.damage[Room::Radio] = 0, Room::Radio, Card::Sabotage, true);
    for room in [Room::BaseHelicopter, Room::Shed] {
        let spaces = start.table().rules.fuel_spaces[room];
        check(&|table| table.external = 0, room, Card::Use, false);
        // Full but damaged: neither fuel nor escape. Ready: always.
        check(&|table| table.fuel[room] = spaces, room, Card::Use, false);
        check(&|table| (table.fuel[room], table.damage[room], table.external) = (spaces, 0, 0), room, Card::Use, true);
    }
}

#[test]
fn a_lost_boiler_room_has_no_actions() {
    proves!("bg.act.legal-public");
    let mut scene = Scene::new(6);
    scene.fuel(Room::Boiler, 0);
    scene.state.table.freezing = Some(2);
    for card in [Card::Use, Card::Repair, Card::Sabotage] {
        assert!(!scene.table().can_do(Room::Boiler, card), "{card:?}");
    }
}

#[test]
fn with_nobody_standing_one_card_is_turned_and_lost() {
    proves!("bg.act.nobody-stands");
    let mut scene = Scene::new(6);
    set_out(&mut scene, &[], &[Card::Use, Card::Use, Card::Use]);
    let actions = |event: &&Event| {
        matches!(event, Event::Turned { .. } | Event::ActionLost { .. } | Event::StackDropped | Event::LaidDown { .. })
    };
    let told: Vec<Event> = scene.events.iter().filter(actions).copied().collect();
    let card = Card::Use;
    assert_eq!(told, [Event::Turned { card }, Event::ActionLost { card }, Event::StackDropped]);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Turn | Step::Assign { .. }, .. })));
    assert_eq!(scene.table().stack, 0);
}

#[test]
fn when_the_last_one_is_laid_down_the_rest_is_discarded() {
    proves!("bg.act.nobody-stands");
    let mut scene = Scene::new(6);
    set_out(&mut scene, &[(1, Room::Kitchen)], &[Card::Use, Card::Use, Card::Use]);
    assert!(scene.saw(|event| *event == Event::Cooked { tokens: 2 }));
    assert!(scene.saw(|event| *event == Event::StackDropped));
    assert_eq!((scene.table().cards_turned, scene.table().stack), (1, 0));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Turn, .. })));
}

#[test]
fn repairs_are_repeated_for_everybody_who_stands_there() {
    proves!("bg.act.cooperation");
    let mut scene = Scene::new(8);
    on_duty(&mut scene, &[(1, Room::BaseHelicopter), (2, Room::BaseHelicopter), (3, Room::BaseHelicopter)]);
    play(&mut scene, seat(2), Card::Repair);
    assert_eq!(scene.table().damage[Room::BaseHelicopter], 3, "three of six");
    assert_eq!(scene.table().standing(), seats(&[1, 3]), "only the assigned one is laid down");
    play(&mut scene, seat(1), Card::Repair);
    assert_eq!(scene.table().damage[Room::BaseHelicopter], 1, "two stand, two more");
    for room in [Room::Boiler, Room::Generator, Room::Radio] {
        let mut scene = Scene::new(6);
        scene.damage(room, 2);
        on_duty(&mut scene, &[(1, room), (2, room)]);
        play(&mut scene, seat(1), Card::Repair);
        assert_eq!(scene.table().damage[room], 0, "{room:?}");
    }
}

#[test]
fn fuelling_is_repeated_and_stops_where_space_or_fuel_ends() {
    proves!("bg.act.cooperation", "bg.act.who-decides");
    for (room, people, before, store, moved) in [
        (Room::Boiler, 2, 1, 9, 2),
        (Room::Generator, 3, 0, 9, 3),
        (Room::Generator, 3, 3, 9, 1),
        (Room::Boiler, 3, 0, 2, 2),
        (Room::Shed, 2, 1, 5, 2),
        (Room::Shed, 2, 0, 1, 1),
        (Room::BaseHelicopter, 3, 0, 5, 1),
    ] {
        let mut scene = Scene::new(6);
        scene.fuel(room, before);
        let external = room.vehicle().is_some();
        if external {
            scene.state.table.external = store;
        } else {
            scene.state.table.underground = store;
        }
        let standing: Vec<(u8, Room)> = (1..=people).map(|i| (i, room)).collect();
        on_duty(&mut scene, &standing);
        play(&mut scene, seat(1), Card::Use);
        assert_eq!(scene.table().fuel[room], before + moved, "{room:?}");
        let left = if external { scene.table().external } else { scene.table().underground };
        assert_eq!(left, store - moved, "{room:?}");
        assert_eq!(scene.table().standing().len(), people - 1);
    }
}

#[test]
fn abilities_are_not_multiplied_and_sabotage_never_is() {
    proves!("bg.act.cooperation");
    let mut scene = Scene::new(8);
    assert!(scene.table().is(seat(7), Character::Windows));
    on_duty(&mut scene, &[(1, Room::Radio), (2, Room::Radio), (7, Room::Radio)]);
    let mut other = scene.clone();
    play(&mut scene, seat(7), Card::Repair);
    assert_eq!(scene.table().damage[Room::Radio], 8 - 4, "three Characters and one more");
    play(&mut other, seat(1), Card::Repair);
    assert_eq!(other.table().damage[Room::Radio], 8 - 3, "not assigned, Windows is one of three");

    let mut harm = Scene::new(6);
    on_duty(&mut harm, &[(1, Room::Boiler), (2, Room::Boiler), (3, Room::Boiler)]);
    play(&mut harm, seat(1), Card::Sabotage);
    assert_eq!(harm.table().damage[Room::Boiler], 1);
}

#[test]
fn rooms_without_the_bonus_are_used_once() {
    proves!("bg.act.cooperation");
    for &room in Room::STATION {
        let bonus = matches!(
            room,
            Room::BaseHelicopter | Room::Boiler | Room::Generator | Room::Laboratory | Room::Radio | Room::Shed
        );
        assert_eq!(room.cooperative(), bonus, "{room:?}");
    }
    let mut kitchen = Scene::new(6);
    on_duty(&mut kitchen, &[(1, Room::Kitchen), (2, Room::Kitchen), (3, Room::Kitchen)]);
    play(&mut kitchen, seat(1), Card::Use);
    assert_eq!((kitchen.table().pantry, kitchen.table().kitchen), (14, 2));
    let mut armory = Scene::new(6);
    on_duty(&mut armory, &[(1, Room::Armory), (2, Room::Armory), (3, Room::Armory)]);
    play(&mut armory, seat(1), Card::Use);
    assert_eq!(armory.own(seat(1)).drawn.deck.len(), 2);
}

#[test]
fn the_assigned_player_makes_the_choices_inside_the_action() {
    proves!("bg.act.who-decides");
    let question = |room, change: &dyn Fn(&mut Scene)| {
        let mut scene = Scene::new(6);
        change(&mut scene);
        on_duty(&mut scene, &[(3, room), (1, Room::Radio)]);
        play(&mut scene, seat(3), Card::Use);
        assert_eq!(scene.asked(), seats(&[3]), "{room:?}");
        scene.step()
    };
    let two = [Weapon::Melee, Weapon::Dynamite];
    assert_eq!(question(Room::Armory, &|scene| scene.weapons_on_top(&two)), Step::KeepWeapon);
    let two = [Item::Keys, Item::Wire];
    assert_eq!(question(Room::Warehouse, &|scene| scene.items_on_top(&two)), Step::KeepItem);
    assert_eq!(question(Room::Laboratory, &|_| {}), Step::KeepToken { more: 0 });
    let cold = |scene: &mut Scene| {
        scene.fuel(Room::Generator, 1);
        scene.fuel(Room::Boiler, 1);
    };
    assert_eq!(question(Room::WeatherStation, &cold), Step::StationFuel);
}

#[test]
fn from_a_short_deck_comes_what_is_there() {
    proves!("bg.act.short-decks");
    let mut scene = Scene::new(6);
    armory(&mut scene, &[Weapon::Melee]);
    warehouse(&mut scene, &[Item::Keys]);
    on_duty(&mut scene, &[(1, Room::Armory), (2, Room::Warehouse), (3, Room::Radio)]);
    play(&mut scene, seat(1), Card::Use);
    assert_eq!((scene.own(seat(1)).weapons[Weapon::Melee], scene.table().weapon_deck), (1, 0));
    assert!(!scene.table().can_do(Room::Armory, Card::Use), "an empty deck gives nothing");
    play(&mut scene, seat(2), Card::Use);
    assert_eq!((scene.own(seat(2)).items[Item::Keys], scene.table().item_deck), (1, 0));
    assert!(!scene.table().can_do(Room::Warehouse, Card::Use));
}

#[test]
fn macready_puts_two_of_three_under_the_deck_in_random_order() {
    proves!("bg.act.short-decks");
    let mut scene = Scene::new(6);
    assert!(scene.table().is(seat(4), Character::Macready));
    armory(&mut scene, &[Weapon::Melee, Weapon::Firearm, Weapon::Dynamite, Weapon::Flamethrower]);
    on_duty(&mut scene, &[(4, Room::Armory), (1, Room::Radio)]);
    play(&mut scene, seat(4), Card::Use);
    assert_eq!(scene.own(seat(4)).drawn.deck.len(), 3);
    let keep = |scene: &mut Scene| scene.act(seat(4), Action::KeepWeapon { weapon: Weapon::Firearm });
    for under in [[Weapon::Melee, Weapon::Dynamite], [Weapon::Dynamite, Weapon::Melee]] {
        let expected = [Weapon::Flamethrower, under[0], under[1]];
        let kept = scene.seek(keep, |scene| scene.state.secret.weapon_deck.iter::<Weapon>().eq(expected));
        assert_eq!(kept.table().weapon_deck, 3);
    }
    let mut short = Scene::new(6);
    armory(&mut short, &[Weapon::Melee, Weapon::Firearm]);
    on_duty(&mut short, &[(4, Room::Armory), (1, Room::Radio)]);
    play(&mut short, seat(4), Card::Use);
    assert_eq!((short.own(seat(4)).drawn.deck.len(), short.table().weapon_deck), (2, 0), "two of three");
}

#[test]
fn lab_tokens_are_drawn_and_decided_one_by_one() {
    proves!("bg.act.lab", "bg.act.cooperation");
    let mut scene = Scene::new(6);
    assert!(scene.table().is(seat(1), Character::Blair));
    bag(&mut scene, 0, 9);
    on_duty(&mut scene, &[(1, Room::Laboratory), (2, Room::Laboratory), (3, Room::Radio)]);
    let mut other = scene.clone();
    play(&mut scene, seat(1), Card::Use);
    assert_eq!((scene.step(), draws(&scene)), (Step::KeepToken { more: 2 }, 1), "two stand, and one more for Blair");
    scene.act(seat(1), Action::KeepToken);
    assert_eq!((draws(&scene), scene.own(seat(1)).labs[Lab::Failure]), (2, 1), "a Failure may be kept");
    scene.act(seat(1), Action::ThrowToken);
    scene.act(seat(1), Action::KeepToken);
    assert_eq!((draws(&scene), scene.table().labs[seat(1)], scene.table().lab_bag), (3, 2, 6), "one left the game");
    assert_eq!(scene.table().standing(), seats(&[2, 3]));
    let faces = scene.events.iter().filter(|event| matches!(event, Event::LabDealt { .. }));
    assert!(faces.map(Event::audience).all(|audience| audience == Audience::seat(seat(1))), "unseen by others");
    play(&mut other, seat(2), Card::Use);
    assert_eq!(other.step(), Step::KeepToken { more: 1 }, "Blair is not the assigned one");
}

#[test]
fn lab_draws_end_with_the_bag() {
    proves!("bg.act.lab", "bg.act.who-decides");
    let mut scene = Scene::new(6);
    bag(&mut scene, 1, 0);
    on_duty(&mut scene, &[(2, Room::Laboratory), (3, Room::Laboratory), (4, Room::Radio)]);
    play(&mut scene, seat(2), Card::Use);
    scene.act(seat(2), Action::KeepToken);
    assert_eq!((draws(&scene), scene.step()), (1, Step::Turn));
    assert_eq!(scene.own(seat(2)).labs[Lab::BloodBag], 1);
}

#[test]
fn a_sabotage_card_takes_a_blood_bag_if_there_is_one() {
    proves!("bg.act.lab-sabotage");
    for (blood_bags, failures) in [(2, 5), (0, 5)] {
        let mut scene = Scene::new(6);
        bag(&mut scene, blood_bags, failures);
        on_duty(&mut scene, &[(1, Room::Laboratory), (2, Room::Radio)]);
        play(&mut scene, seat(1), Card::Sabotage);
        let found = blood_bags > 0;
        let told = Event::BloodBagLost { found };
        assert!(scene.events.contains(&told) && told.audience() == Audience::Everyone);
        let taken = u8::from(found);
        assert_eq!(scene.state.secret.lab_bag, counts([blood_bags - taken, failures]));
        assert_eq!(scene.table().lab_bag, blood_bags + failures - taken);
    }
    let mut empty = Scene::new(6);
    bag(&mut empty, 0, 0);
    assert!(!empty.table().can_do(Room::Laboratory, Card::Sabotage));
}

#[test]
fn food_can_be_cooked_twice_and_sabotage_takes_from_the_pantry_only() {
    proves!("bg.act.kitchen");
    let mut scene = Scene::new(6);
    on_duty(&mut scene, &[(1, Room::Kitchen), (2, Room::Kitchen), (3, Room::Kitchen), (4, Room::Radio)]);
    play(&mut scene, seat(1), Card::Use);
    play(&mut scene, seat(2), Card::Use);
    assert_eq!((scene.table().pantry, scene.table().kitchen), (12, 4));
    play(&mut scene, seat(3), Card::Sabotage);
    assert_eq!((scene.table().pantry, scene.table().kitchen), (10, 4));
    scene.until(|scene| scene.table().round == 2);
    assert_eq!((scene.table().pantry, scene.table().kitchen), (10, 0), "phase 7 clears the Kitchen alone");

    let mut short = Scene::new(6);
    short.state.table.pantry = 1;
    short.state.table.kitchen = 2;
    on_duty(&mut short, &[(1, Room::Kitchen), (2, Room::Radio)]);
    play(&mut short, seat(1), Card::Sabotage);
    assert_eq!((short.table().pantry, short.table().kitchen), (0, 2), "as much as there is");
}
