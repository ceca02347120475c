//! The Mission Log, its events, and the Supply deck.

use whiteout_core::{Audience, Game as _, Viewer};
use whiteout_infection::mission::{Directive, Log, LogSet, Mission, Slots};
use whiteout_infection::words::{Card, Cards, Chip, Fallout, Room, RoomSet, Sector};
use whiteout_infection::{Action, Event, Options, Step, Window};

use crate::scene::{Scene, proves, seat};

fn easy() -> Log {
    Log::Mission(Mission { team: 2, departments: Slots::default(), directive: Directive::Sum { least: 0 } })
}

/// The room that the die picked for an event.
fn rolled(scene: &Scene) -> Option<Room> {
    scene.events.iter().find_map(|event| match *event {
        Event::RoomRolled { room } => Some(room),
        _ => None,
    })
}

/// A turn in which nothing happens has been played up to its end, with the event next.
fn before_event(players: u8, log: Log) -> Scene {
    let mut scene = Scene::new(players);
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_log(log);
    scene
}

#[test]
fn every_turn_begins_with_a_mission_for_all_to_see() {
    proves!("inf.log.mission");
    let mut scene = before_event(5, easy());
    scene.next_turn();
    let drawn = Event::LogDrawn { log: 1 };
    assert!(scene.had(drawn) && drawn.audience() == Audience::Everyone);
    assert_eq!(scene.table().turn.mission, Some(1));
    assert_eq!(scene.step(), Step::Window { which: Window::First });
    assert!(scene.table().log_discard.contains(0), "the last one lies open in the discards");
}

#[test]
fn events_happen_before_a_mission_is_drawn() {
    proves!("inf.log.events");
    for (log, happened) in [(Log::Smoke, Fallout::Smoke), (Log::PowerOut, Fallout::PowerOut)] {
        let mut scene = before_event(5, log);
        scene.next_turn();
        let room = rolled(&scene).expect("a die for the room");
        match happened {
            Fallout::Smoke => assert!(scene.had(Event::Smoked { room }) && scene.table().smoke.contains(room)),
            _ => assert!(scene.had(Event::Darkened { room }) && scene.table().dark.contains(room)),
        }
        assert!(scene.table().mission().is_some(), "drawn again");
        assert_eq!(scene.step(), Step::Window { which: Window::First });
    }
}

#[test]
fn an_event_hits_any_room_of_the_highest_unlocked_sector() {
    proves!("inf.log.rooms");
    let mut scene = before_event(6, Log::PowerOut);
    scene.unlock(Sector::Two);
    scene.clear(Room::Infirmary);
    let hit = core::cell::Cell::new(RoomSet::EMPTY);
    scene.each(100, |mut scene| {
        scene.next_turn();
        hit.set(hit.get().or(rolled(&scene).into_iter().collect()));
    });
    assert_eq!(hit.get(), Sector::Two.rooms(), "those of no other sector, but cleared ones too");
}

#[test]
fn a_sector_counts_from_the_turn_after_the_one_before_it_was_done() {
    proves!("inf.log.rooms");
    let mut scene = Scene::new(6);
    scene.state.table.progress[Sector::One].things = scene.table().rules.sectors[Sector::One].things;
    let gear = scene.table().rules.sectors[Sector::One].gear;
    scene.chip(Room::Shed, gear.chip());
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_log(Log::PowerOut);
    scene.each(20, |mut scene| {
        scene.next_turn();
        assert_eq!(rolled(&scene).map(Room::sector), Some(Sector::Two));
    });
}

#[test]
fn an_event_in_a_destroyed_room_is_lost() {
    proves!("inf.log.rooms");
    let mut scene = before_event(6, Log::Smoke);
    scene.state.fold(&Event::Destroyed { room: Room::Bathroom, chip: scene.state.secret.chips[Room::Bathroom] });
    scene.state.secret.chips[Room::Bathroom] = None;
    let scene = scene.seek(Scene::next_turn, |scene| rolled(scene) == Some(Room::Bathroom));
    let rolls = scene.events.iter().filter(|event| matches!(event, Event::RoomRolled { .. })).count();
    assert!(scene.table().smoke.is_empty() && scene.table().fire.is_empty());
    assert_eq!(rolls, 1, "no die is thrown again");
}

#[test]
fn a_token_on_a_token_climbs_the_ladder() {
    proves!("inf.log.ladder");
    let at_shed = |prepare: &dyn Fn(&mut Scene), log: Log| {
        let mut scene = before_event(6, log);
        // The fires of the turn are over before the event is drawn.
        scene.until(|scene| scene.saw(|event| matches!(event, Event::CameHome)));
        prepare(&mut scene);
        scene.seek(Scene::next_turn, |scene| rolled(scene) == Some(Room::LaundryRoom))
    };
    let on_smoke = at_shed(&|scene| scene.smoke(Room::LaundryRoom), Log::Smoke);
    assert!(on_smoke.table().fire.contains(Room::LaundryRoom) && !on_smoke.table().smoke.contains(Room::LaundryRoom));
    let on_fire = at_shed(&|scene| scene.fire(Room::LaundryRoom), Log::Smoke);
    assert!(on_fire.table().destroyed.contains(Room::LaundryRoom) && on_fire.table().burning().is_empty());
    let on_dark = at_shed(&|scene| scene.dark(Room::LaundryRoom), Log::PowerOut);
    assert_eq!(on_dark.table().dark.len(), 1, "one Power Out a room");
    assert!(!on_dark.saw(|event| matches!(event, Event::Darkened { .. })));
    let both = at_shed(&|scene| scene.smoke(Room::LaundryRoom), Log::PowerOut);
    assert!(both.table().smoke.contains(Room::LaundryRoom) && both.table().dark.contains(Room::LaundryRoom));
}

#[test]
fn fallout_climbs_the_same_ladder() {
    proves!("inf.log.ladder", "inf.contagion.fallout");
    let lies = |fallout: Fallout, prepare: fn(&mut Scene, Room)| {
        let mut scene = Scene::falling(6, Options::default(), fallout);
        scene.chip(Room::Shed, Chip::Discard);
        scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::Knife]);
        // The fires of the turn are over before the fallout.
        scene.until(|scene| matches!(scene.step(), Step::Exchange { .. }));
        prepare(&mut scene, Room::Shed);
        scene.next_turn();
        let table = scene.table();
        [table.smoke, table.fire, table.dark, table.destroyed].map(|rooms| rooms.contains(Room::Shed))
    };
    let (smoke, fire) = ([true, false, false, false], [false, true, false, false]);
    let (dark, destroyed) = ([false, false, true, false], [false, false, false, true]);
    assert_eq!(lies(Fallout::Smoke, |_, _| {}), smoke);
    assert_eq!(lies(Fallout::Smoke, Scene::smoke), fire);
    assert_eq!(lies(Fallout::Smoke, Scene::fire), destroyed);
    assert_eq!(lies(Fallout::Fire, |_, _| {}), fire);
    assert_eq!(lies(Fallout::Fire, Scene::smoke), fire);
    assert_eq!(lies(Fallout::Fire, Scene::fire), destroyed);
    assert_eq!(lies(Fallout::PowerOut, Scene::dark), dark);
    assert_eq!(lies(Fallout::PowerOut, Scene::smoke), [true, false, true, false], "both lie there");
    assert_eq!(lies(Fallout::Smoke, |scene, room| scene.ruin(&[room])), destroyed, "nothing falls on ruins");
}

#[test]
fn tokens_are_finite_but_destruction_is_not() {
    proves!("inf.log.tokens");
    let mut scene = before_event(6, Log::Smoke);
    scene.until(|scene| scene.saw(|event| matches!(event, Event::CameHome)));
    for room in Sector::Two.rooms().iter().chain(Sector::Three.rooms().iter()).take(10) {
        scene.smoke(room);
    }
    let none_left = scene.seek(Scene::next_turn, |scene| rolled(scene) == Some(Room::LaundryRoom));
    assert!(!none_left.table().smoke.contains(Room::LaundryRoom), "there are ten");
    for room in Sector::Two.rooms().iter().chain(Sector::Three.rooms().iter()).take(10) {
        scene.dark(room);
    }
    scene.next_log(Log::PowerOut);
    let dark = scene.seek(Scene::next_turn, |scene| rolled(scene) == Some(Room::LaundryRoom));
    assert!(!dark.table().dark.contains(Room::LaundryRoom));
    scene.state.fold(&Event::Doused { room: Room::Kitchen });
    scene.fire(Room::LaundryRoom);
    scene.next_log(Log::Smoke);
    let destroyed = scene.seek(Scene::next_turn, |scene| rolled(scene) == Some(Room::LaundryRoom));
    assert!(destroyed.table().destroyed.contains(Room::LaundryRoom));
}

#[test]
fn an_empty_log_is_made_of_its_discards() {
    proves!("inf.log.empty");
    // The only card left is an event: it is drawn, discarded and shuffled in with all others.
    let scene = before_event(5, Log::Smoke);
    let scene = scene.seek(Scene::next_turn, |scene| scene.table().log_deck.contains(1));
    assert!(scene.had(Event::LogDrawn { log: 1 }) && scene.had(Event::LogShuffled));
    let table = scene.table();
    assert_eq!((table.log_deck.len() + 1, table.log_discard), (table.rules.logs.len(), LogSet::EMPTY));
    assert!(table.turn.mission.is_some_and(|mission| !table.log_deck.contains(mission)), "but for the one drawn");
}

#[test]
fn exchanging_discards_before_anybody_draws() {
    proves!("inf.supply.exchange");
    let mut scene = Scene::new(5);
    scene.hand(seat(1), &[Card::Molotov, Card::Knife]);
    scene.hand(seat(2), &[Card::Gun, Card::Gun]);
    scene.one(seat(1), Action::Molotov);
    assert!(matches!(scene.step(), Step::Exchange { .. }));
    scene.act(seat(2), Action::Exchange { card: Card::Gun });
    scene.act(seat(1), Action::Exchange { card: Card::Knife });
    scene.all(Action::Pass);
    let last_discard = scene.events.iter().rposition(|event| matches!(event, Event::Threw { .. })).expect("discards");
    let first_draw = scene.events.iter().position(|event| matches!(event, Event::Drew { .. })).expect("draws");
    assert!(last_discard < first_draw);
    let threw = Event::Threw { seat: seat(2), card: Card::Gun };
    assert!(scene.had(Event::Exchanged { seat: seat(2), cards: 1 }) && scene.had(threw));
    assert_eq!(threw.audience(), Audience::seat(seat(2)), "how many is public, which is not");
}

#[test]
fn discards_lie_face_down_and_what_was_shown_is_shown_once() {
    proves!("inf.supply.closed");
    let mut scene = Scene::new(5);
    scene.hand(seat(1), &[Card::Molotov, Card::Knife]);
    scene.one(seat(1), Action::Molotov);
    assert!(scene.had(Event::MolotovUsed { seat: seat(1) }));
    // Whatever somebody throws away, the others see the same.
    let after = |card: Card| {
        let mut scene = scene.clone();
        scene.hand(seat(2), &[Card::Gun, Card::Axe]);
        scene.one(seat(2), Action::Exchange { card });
        [Viewer::Spectator, Viewer::Seat(seat(3))].map(|viewer| scene.state.view(viewer))
    };
    assert_eq!(after(Card::Gun), after(Card::Axe));
}

#[test]
fn an_empty_supply_deck_is_made_of_its_discards() {
    proves!("inf.supply.empty");
    let mut scene = Scene::new(5);
    scene.hand(seat(1), &[Card::Molotov, Card::Knife]);
    let (table, secret) = (&mut scene.state.table, &mut scene.state.secret);
    secret.discard = secret.deck;
    secret.deck = Cards::default();
    (table.supply, table.supply_discard) = (0, secret.discard.total());
    scene.one(seat(1), Action::Molotov);
    scene.act(seat(2), Action::Pass);
    scene.act(seat(1), Action::Exchange { card: Card::Knife });
    scene.all(Action::Pass);
    assert!(scene.had(Event::SupplyShuffled));
    let before = scene.events.iter().position(|event| *event == Event::SupplyShuffled);
    let drew = scene.events.iter().position(|event| matches!(event, Event::Drew { .. }));
    assert!(before < drew, "just discarded cards are shuffled in too");
    assert_eq!(scene.table().hand[seat(1)], 2);
}

#[test]
fn fire_of_fallout_needs_a_token_too() {
    proves!("inf.log.tokens", "inf.contagion.fallout");
    let mut scene = Scene::falling(6, Options::default(), Fallout::Fire);
    scene.chip(Room::Shed, Chip::Discard);
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::Knife]);
    // The fires of the turn are over before the fallout.
    scene.until(|scene| matches!(scene.step(), Step::Exchange { .. }));
    let burns = |mut scene: Scene| {
        let left = scene.table().rules.smoke_tokens - scene.table().burning().len();
        for room in Sector::Two.rooms().or(Sector::Three.rooms()).iter().take(left.into()) {
            scene.smoke(room);
        }
        scene.next_turn();
        assert_eq!(scene.table().burning().len(), scene.table().rules.smoke_tokens);
        scene.table().fire.contains(Room::Shed)
    };
    assert!(!burns(scene.clone()), "none is left");
    scene.smoke(Room::Shed);
    assert!(burns(scene), "the token that lies there is turned");
}

/// Who drew, one after the other.
fn drew(scene: &Scene) -> Vec<u8> {
    let who = |event: &Event| match *event {
        Event::Drew { seat, .. } => Some(u8::from(seat)),
        _ => None,
    };
    scene.events.iter().filter_map(who).collect()
}

#[test]
fn draws_go_round_from_the_captains_left() {
    proves!("inf.supply.exchange", "inf.table.order", "inf.home.draw");
    let mut scene = Scene::new(5);
    scene.captain(seat(2));
    scene.hand(seat(1), &[Card::Molotov, Card::Knife]);
    scene.one(seat(1), Action::Molotov);
    for who in scene.asked().iter() {
        let card = scene.own(who).hand.kinds().next().expect("a card");
        scene.act(who, Action::Exchange { card });
    }
    assert_eq!(drew(&scene), [3, 4, 0, 1, 2]);
    for who in [0, 4] {
        scene.hand(seat(who), &[Card::Gun; 2]);
    }
    scene.mission(3, &[], Directive::Sum { least: 0 });
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[0, 2, 3], Room::Shed, &[Card::Knife, Card::Knife, Card::Knife]);
    scene.events.clear();
    scene.until(|scene| matches!(scene.step(), Step::Exchange { .. }));
    assert_eq!(drew(&scene), [3, 0, 2], "at home");
    scene.events.clear();
    scene.hand(seat(3), &[Card::Gun]);
    scene.next_turn();
    assert_eq!(drew(&scene), [3, 4, 1], "at the end of the turn");
}
