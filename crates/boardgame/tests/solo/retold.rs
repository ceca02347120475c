//! Rules of the big game that are told otherwise here: set-up, dogs, and what is known and asked.

use whiteout_boardgame::solo::{SoloStep, Spot};
use whiteout_boardgame::table::Place;
use whiteout_boardgame::words::{Item, Room};
use whiteout_boardgame::{Action, CharacterDeal, Config, Cooperative, Event, Options, Step, Variant as _};
use whiteout_core::{Audience, Game as _, Seat, SeatSet, Viewer};

use crate::company::{company, company_with, dice, moves, rolling};
use crate::scene::{Scene, seat, seats};

/// Nobody does anything more before the next morning.
fn night(scene: &mut Scene) {
    rolling(scene, &[]);
    scene.only(Action::Stop);
}

#[test]
fn six_of_eight_begin_in_the_leisure_room() {
    retells!("bg.setup.characters", "bg.setup.components", "bg.setup.dogs", "bg.loc.leisure-room");
    let scene = company(2);
    let table = scene.table();
    assert_eq!(table.people(), SeatSet::first(6));
    assert!(table.people().iter().all(|seat| table.place[seat] == Place::LeisureRoom && table.suspicion[seat] == 0));
    assert_eq!((table.dogs_waiting, table.dogs.len(), table.kennel_card()), (4, 0, false));
    let rules = table.rules;
    let solo = rules.solo.expect("the 1-3 player game");
    assert_eq!(solo.first_strength + (rules.players - 1) + rules.dogs, 14, "more Strength can never be needed");
    assert_eq!((rules.fire, rules.food), (6, 16));
    // Drafted: one seat after the other from the Leader's on, each by its owner.
    let options = Options { characters: CharacterDeal::Draft, first_leader: Some(seat(1)), ..Options::default() };
    let config = Config::solo(2, options).expect("sound");
    let mut rng = <whiteout_testkit::Random as rand_xoshiro::rand_core::SeedableRng>::seed_from_u64(1);
    let mut game = whiteout_boardgame::State::start(&config, &mut rng, &mut whiteout_core::NoSink);
    let mut order = Vec::new();
    while game.table.step == Step::PickCharacter {
        let picker = game.table.waiting.only().expect("one seat");
        let owner = game.table.owner(picker);
        order.push(u8::from(picker));
        let mut first = None;
        game.legal(owner, &mut |action| first = first.or(Some(action)));
        game.act(owner, first.expect("a Character"), &mut rng, &mut whiteout_core::NoSink).expect("legal");
    }
    assert_eq!(order, [3, 4, 5, 0, 1, 2]);
}

#[test]
fn dogs_roam_in_phase_nine() {
    retells!("bg.dogs.move", "bg.setup.dogs");
    let mut scene = company(1);
    night(&mut scene);
    assert_eq!((scene.table().dogs.len(), scene.table().dogs_waiting, scene.table().round), (4, 0, 2));
    // Each gets a card of its own, however few are left.
    let mut few = company(1);
    let burned = [Room::Armory, Room::Kitchen, Room::Laboratory, Room::Warehouse, Room::WeatherStation];
    for room in burned {
        few.state.table.burned = few.table().burned.with(room);
    }
    few.state.table.fire_tokens = 1;
    night(&mut few);
    assert_eq!(few.table().dogs.len(), 4, "no two in one room");
}

#[test]
fn the_kennel_opens_when_its_card_is_drawn_for_a_dog() {
    retells!("bg.kennel.cycle");
    let mut scene = company(1);
    scene.lock_dog();
    scene.lock_dog();
    assert!(scene.table().location_deck().contains(Room::Kennel));
    let opened = scene.seek(night, |scene| scene.saw(|event| *event == Event::KennelOpened));
    assert_eq!((opened.table().dogs_locked, opened.table().dogs.len()), (0, 4), "all find a room");
    assert!(!opened.table().location_deck().contains(Room::Kennel));
    let shut = scene.seek(night, |scene| !scene.saw(|event| *event == Event::KennelOpened));
    assert_eq!((shut.table().dogs_locked, shut.table().dogs.len()), (2, 2));
    // No dog outside, no card.
    let mut locked = company(1);
    (0..4).for_each(|_| locked.lock_dog());
    (0..5).for_each(|_| night(&mut locked));
    assert_eq!(locked.table().dogs_locked, 4);
    // Without the card they stay.
    let mut without = company_with(1, Options { no_kennel_card: true, ..Options::default() });
    without.lock_dog();
    assert!(!without.table().location_deck().contains(Room::Kennel));
    (0..5).for_each(|_| night(&mut without));
    assert_eq!(without.table().dogs_locked, 1);
}

#[test]
fn who_lies_waits_for_the_evening() {
    retells!("bg.enc.lying");
    let mut scene = company(1);
    rolling(&mut scene, &[(0, Spot::In(Room::Radio)), (1, Spot::Dormitory)]);
    scene.lay(seat(1));
    dice(&mut scene, 0, &[whiteout_boardgame::words::Face::Threat]);
    assert!(
        !scene
            .legal(seat(0))
            .iter()
            .any(|action| { matches!(action, Action::Solo(whiteout_boardgame::solo::SoloAction::Turn { .. })) })
    );
    scene.until(|scene| scene.saw(|event| *event == Event::Gathered));
    assert!(scene.table().lying.is_empty());
    assert!(scene.table().people().iter().all(|seat| scene.table().place[seat] == Place::LeisureRoom));
}

#[test]
fn roles_are_shown_when_all_is_over() {
    retells!("bg.info.public");
    let mut scene = company(2);
    scene.item(seat(0), Item::Keys);
    let all = SeatSet::first(6);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator] {
        let view = scene.state.view(viewer);
        assert!(view.truth.is_none() && view.own.is_none());
        assert_eq!(view.hands.iter().map(|hand| hand.seat).collect::<SeatSet>(), all);
    }
    scene.state.table.freezing = Some(6);
    scene.until(|scene| scene.table().outcome.is_some());
    let shown = scene.events.iter().filter(|event| matches!(event, Event::Chain { .. }));
    assert_eq!(shown.clone().count(), 6);
    assert!(shown.clone().all(|event| Cooperative::audience(event) == Audience::Everyone));
}

#[test]
fn who_is_asked_does_not_depend_on_what_is_hidden() {
    retells!("bg.table.asked");
    // With closed hands whoever holds an Item is asked, useful or not; with open hands whose Item works.
    for (closed_hands, item, asked) in
        [(true, Item::Tools, true), (true, Item::Keys, true), (false, Item::Tools, true), (false, Item::Keys, false)]
    {
        let mut scene = company_with(2, Options { closed_hands, ..Options::default() });
        scene.item(seat(3), item);
        rolling(&mut scene, &[(0, Spot::In(Room::Shed)), (3, Spot::In(Room::Radio))]);
        dice(&mut scene, 0, &[]);
        scene.only(Action::Pass);
        assert_eq!(matches!(scene.step(), Step::Items { .. }), asked, "{item:?}");
    }
    // Where there is one choice the table makes it: one meeting needs no order.
    let mut scene = company(1);
    moves(&mut scene, &[(0, Spot::In(Room::Radio)), (1, Spot::In(Room::Radio))]);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::EncounterRoom { .. }, .. })));
    assert!(scene.saw(|event| *event == Event::Entered { room: Room::Radio }));
}

#[test]
fn silence_uses_and_agrees_to_nothing() {
    retells!("bg.clock.defaults");
    let mut rng = <whiteout_testkit::Random as rand_xoshiro::rand_core::SeedableRng>::seed_from_u64(7);
    let mut scene = company(2);
    scene.item(seat(0), Item::Keys);
    rolling(&mut scene, &[(0, Spot::In(Room::Radio)), (3, Spot::Dormitory)]);
    dice(&mut scene, 0, &[whiteout_boardgame::words::Face::Use]);
    let mut default = |scene: &Scene, player: Seat| scene.state.fallback(player, &mut rng).expect("asked");
    assert_eq!(default(&scene, seat(0)), Action::Pass, "neither cancelled nor used");
    scene.ask(Step::Solo(SoloStep::Roll), seats(&[0]));
    assert_eq!(default(&scene, seat(0)), Action::Stop, "one assignment has been made");
    scene.ask(Step::Solo(SoloStep::Share), seats(&[0, 3]));
    assert_eq!(default(&scene, seat(0)), Action::Pass);
    scene.ask(Step::Solo(SoloStep::Accept { from: seat(0), to: seat(3) }), seats(&[3]));
    assert_eq!(default(&scene, seat(1)), Action::No);
    scene.ask(Step::Solo(SoloStep::Board { among: seats(&[0]) }), seats(&[0]));
    assert_eq!(default(&scene, seat(0)), Action::Pass);
}
