//! The end of the turn: coming home, contagion, fallout, Assimilation, and the ways to lose.

use whiteout_core::{Audience, Game as _};
use whiteout_infection::words::{Blood, Card, Chip, Fallout, Gear, Room, Sector};
use whiteout_infection::{Action, Event, Options, Step, Why};

use crate::scene::{Scene, proves, seat, seats, why};

/// The mission of 0 and 1 in the room fails.
fn fail(scene: &mut Scene, room: Room) {
    scene.investigate(&[0, 1], room, &[Card::SabotageRuin, Card::Knife]);
}

/// The turn of 0 and 1 in the Shed completes Sector 1, and everybody holds two Blood Sample cards.
fn assimilating(players: u8, second: &[(u8, Blood)]) -> Scene {
    let mut scene = Scene::new(players);
    scene.state.table.progress[Sector::One].things = 1;
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    let wanted = |scene: &Scene| {
        scene.step() == Step::Return
            && second.iter().all(|&(who, blood)| scene.own(seat(who)).second_blood == Some(blood))
    };
    scene.seek(|scene| scene.until(|scene| scene.step() == Step::Return), wanted)
}

/// Everybody returns what they may.
fn return_all(scene: &mut Scene) {
    for who in scene.asked().iter() {
        let action = scene.legal(who)[0];
        scene.act(who, action);
    }
}

#[test]
fn those_who_left_draw_and_those_who_stayed_may_exchange() {
    proves!("inf.home.draw");
    let mut scene = Scene::new(5);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    scene.until(|scene| matches!(scene.step(), Step::Exchange { why: Why::RecRoom }));
    assert_eq!((scene.table().hand[seat(0)], scene.table().hand[seat(1)]), (5, 5));
    assert_eq!(scene.asked(), seats(&[2, 3, 4]));
    let card = scene.own(seat(2)).hand.kinds().next().expect("a card");
    scene.one(seat(2), Action::Exchange { card });
    assert!(scene.had(Event::Exchanged { seat: seat(2), cards: 1 }));
}

#[test]
fn contagion_rises_once_a_turn_whatever_went_wrong() {
    proves!("inf.contagion.once");
    let mut scene = Scene::new(6);
    scene.mission(3, &[], whiteout_infection::mission::Directive::Sum { least: 1 });
    scene.investigate(&[0, 1, 2], Room::Shed, &[Card::SabotageRuin, Card::SabotageRuin, Card::Knife]);
    scene.next_turn();
    assert_eq!(scene.table().level, 1);
    let rises = scene.events.iter().filter(|event| matches!(event, Event::ContagionRose { .. })).count();
    assert_eq!(rises, 1);
}

#[test]
fn a_passed_mission_leaves_contagion_alone() {
    proves!("inf.contagion.once");
    let mut scene = Scene::new(6);
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_turn();
    assert_eq!(scene.table().level, 0);
}

#[test]
fn fallout_hits_the_room_of_the_team() {
    proves!("inf.contagion.fallout", "inf.contagion.tracker");
    let mut scene = Scene::new(6);
    for (level, expected) in
        [(1, Fallout::PowerOut), (4, Fallout::PowerOut), (6, Fallout::Destroyed), (7, Fallout::Fire)]
    {
        assert_eq!(scene.fallout(level), Some(expected));
    }
    scene.level(5);
    scene.chip(Room::Shed, Chip::Discard);
    fail(&mut scene, Room::Shed);
    scene.next_turn();
    assert!(scene.table().destroyed.contains(Room::Shed));
    let mut fire = Scene::new(6);
    fire.level(6);
    fail(&mut fire, Room::Shed);
    fire.next_turn();
    assert!(fire.table().fire.contains(Room::Shed));
}

#[test]
fn at_the_end_of_the_turn_hands_are_full_and_the_indicator_goes_left() {
    proves!("inf.turn.end");
    let mut scene = Scene::new(5);
    scene.hand(seat(3), &[Card::Gun]);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_turn();
    assert!(scene.table().seats().all(|seat| scene.table().hand[seat] == 5));
    assert_eq!((scene.table().captain, scene.table().turn_number), (seat(1), 2));
    scene.state.fold(&Event::Torched { seat: seat(2), blood: Blood::Human, gear_to: None });
    let hand = scene.state.secret.hand[seat(2)];
    assert_eq!(hand.total(), 0);
    scene.mission(2, &[], whiteout_infection::mission::Directive::Sum { least: 1 });
    scene.ask(Step::Window { which: whiteout_infection::Window::First }, scene.table().crew());
    scene.investigate(&[1, 3], Room::Bathroom, &[Card::Knife, Card::Knife]);
    scene.next_turn();
    assert_eq!(scene.table().captain, seat(3), "torched seats are passed over");
}

#[test]
fn a_finished_sector_opens_the_next_and_assimilates() {
    proves!("inf.assimilation.when");
    let scene = assimilating(6, &[]);
    assert!(scene.had(Event::SectorUnlocked { sector: Sector::Two }) && scene.had(Event::SecondBloodDealt));
    let place = |wanted: &dyn Fn(&Event) -> bool| scene.events.iter().position(wanted);
    assert!(place(&|event| *event == Event::CameHome) < place(&|event| *event == Event::SecondBloodDealt));
    assert_eq!(scene.asked(), seats(&[0, 1, 2, 3, 4, 5]));
}

#[test]
fn an_imitation_card_is_always_kept() {
    proves!("inf.assimilation.return");
    let (human, imitation) = (Blood::Human, Blood::Imitation);
    let mut turned = assimilating(6, &[(0, imitation)]);
    assert_eq!(turned.legal(seat(0)), [Action::Return { blood: human }]);
    let hide = Action::Return { blood: imitation };
    assert_eq!(why(turned.refuse(seat(0), hide)), ("the-other-card-goes-back", "inf.assimilation.return"));
    assert_eq!(turned.legal(seat(1)), [Action::Return { blood: human }], "two Human cards: asked all the same");
    return_all(&mut turned);
    assert_eq!((turned.own(seat(0)).blood, turned.own(seat(5)).blood), (imitation, imitation));
    let mut twice = assimilating(6, &[(5, imitation)]);
    assert_eq!(twice.legal(seat(5)), [Action::Return { blood: imitation }]);
    return_all(&mut twice);
    assert_eq!(twice.own(seat(5)).blood, imitation);
    for event in &twice.events {
        if let Event::SecondBloodReceived { seat, .. } | Event::BloodReturned { seat, .. } = event {
            assert_eq!(event.audience(), Audience::seat(*seat));
        }
    }
}

#[test]
fn returned_and_undealt_cards_make_the_new_deck() {
    proves!("inf.assimilation.deck");
    let mut six = assimilating(6, &[(0, Blood::Imitation)]);
    assert_eq!(six.state.secret.blood_deck.total(), 0, "all were dealt");
    return_all(&mut six);
    assert_eq!(six.state.secret.blood_deck.0, [6, 0]);
    let mut four = assimilating(4, &[(0, Blood::Human), (1, Blood::Human), (2, Blood::Human), (3, Blood::Human)]);
    assert_eq!(four.state.secret.blood_deck.total(), 4, "with four players half of it stays");
    return_all(&mut four);
    assert_eq!(four.state.secret.blood_deck.0, [7, 1]);
}

#[test]
fn the_tied_are_dealt_blood_and_the_torched_are_not() {
    proves!("inf.assimilation.who");
    let mut scene = Scene::new(6);
    scene.state.fold(&Event::Torched { seat: seat(4), blood: Blood::Human, gear_to: None });
    scene.gear(seat(1), Gear::Rope);
    scene.ask(Step::Window { which: whiteout_infection::Window::First }, scene.table().free());
    scene.one(seat(1), Action::TieCaptain);
    scene.state.table.progress[Sector::One].things = 1;
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[1, 2], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.until(|scene| scene.step() == Step::Return);
    assert_eq!(scene.asked(), seats(&[0, 1, 2, 3, 5]));
}

#[test]
fn the_last_level_or_the_last_room_ends_the_game() {
    proves!("inf.end.check", "inf.end.imitations");
    let mut contagion = Scene::new(6);
    contagion.level(7);
    fail(&mut contagion, Room::Shed);
    contagion.until(|scene| scene.end_reason().is_some());
    assert_eq!(contagion.end_reason(), Some("contagion_full"));
    let mut rooms = Scene::new(6);
    rooms.unlock(Sector::Two);
    for room in [Room::Shed, Room::LaundryRoom, Room::Greenhouse] {
        let chip = rooms.state.secret.chips[room];
        rooms.state.fold(&Event::Destroyed { room, chip });
    }
    rooms.fire(Room::Bathroom);
    rooms.investigate(&[0, 1], Room::Kitchen, &[Card::Knife, Card::Knife]);
    rooms.until(|scene| scene.end_reason().is_some());
    assert_eq!(rooms.end_reason(), Some("outpost_destroyed"));
    assert!(rooms.saw(|event| matches!(event, Event::Unmasked { .. })), "everything is shown");
}

#[test]
fn what_is_needed_must_still_lie_in_the_sector() {
    proves!("inf.end.impossible");
    let burn = |chips: [Chip; 2]| {
        let mut scene = Scene::new(6);
        // One of each pair is gone already, the other burns.
        let rooms: Vec<Room> = Sector::One.rooms().iter().collect();
        scene.chip(rooms[1], chips[0]);
        scene.clear(rooms[1]);
        let other = Sector::One.rooms().iter().find(|&room| scene.state.secret.chips[room] == Some(chips[1]));
        let other = other.expect("the other");
        let target =
            rooms.iter().copied().find(|&room| room != other && scene.table().chips.contains(room)).expect("a room");
        if scene.state.secret.chips[target] == Some(Chip::Thing) {
            scene.chip(target, Chip::Discard);
        }
        scene.fire(other);
        fail(&mut scene, target);
        scene.until(|scene| scene.end_reason().is_some() || scene.table().turn_number > 1);
        scene.end_reason()
    };
    assert_eq!(burn([Chip::Rope, Chip::Rope]), Some("objective_impossible"));
    assert_eq!(burn([Chip::Thing, Chip::Thing]), Some("objective_impossible"));
    assert_eq!(burn([Chip::Discard, Chip::Discard]), None, "lost Discards do not matter");
}

#[test]
fn everybody_wins_with_the_side_of_their_last_blood() {
    proves!("inf.end.winners");
    let play = |options: Options| {
        let mut scene = Scene::with(6, options);
        scene.blood(seat(4), Blood::Imitation);
        scene.state.table.possible_imitations = 2;
        scene.level(7);
        scene.state.fold(&Event::Torched { seat: seat(4), blood: Blood::Imitation, gear_to: None });
        scene.ask(Step::Window { which: whiteout_infection::Window::First }, scene.table().free());
        fail(&mut scene, Room::Shed);
        scene.until(|scene| scene.end_reason().is_some());
        scene.state.outcome().map(|outcome| (outcome.side, outcome.winners))
    };
    assert_eq!(play(Options::default()), Some(("imitations", seats(&[4, 5]))), "torched ones too");
    let strict = Options { torched_lose: true, ..Options::default() };
    assert_eq!(play(strict), Some(("imitations", seats(&[5]))));
}

#[test]
fn the_second_sector_opens_the_third_and_assimilates_again() {
    proves!("inf.assimilation.when");
    let mut scene = Scene::new(6);
    scene.unlock(Sector::Two);
    let rules = scene.table().rules.sectors[Sector::Two];
    scene.state.table.progress[Sector::Two].things = rules.things;
    scene.chip(Room::Kitchen, rules.gear.chip());
    scene.investigate(&[0, 1], Room::Kitchen, &[Card::Knife, Card::Knife]);
    scene.until(|scene| scene.step() == Step::Return);
    assert!(scene.had(Event::SectorUnlocked { sector: Sector::Three }) && scene.had(Event::SecondBloodDealt));
}

#[test]
fn the_card_of_a_torched_imitation_is_never_dealt_again() {
    proves!("inf.assimilation.who", "inf.assimilation.deck");
    let mut scene = Scene::new(6);
    scene.blood(seat(4), Blood::Imitation);
    scene.state.table.possible_imitations = 2;
    scene.gear(seat(1), Gear::Flamethrower);
    scene.one(seat(1), Action::Torch { seat: seat(5) });
    scene.all(Action::Yes);
    scene.state.table.progress[Sector::One].things = 1;
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    // Both Imitation cards are out: one is torched, one is held.
    scene.each(50, |mut scene| {
        scene.until(|scene| scene.step() == Step::Return);
        assert_eq!(scene.own(seat(5)).second_blood, None);
        for who in scene.asked().iter() {
            assert_eq!(scene.own(who).second_blood, Some(Blood::Human));
        }
        return_all(&mut scene);
        assert_eq!(scene.state.secret.blood_deck.0, [6, 0]);
    });
}

#[test]
fn a_torched_human_counts_apart_from_the_failure_of_the_turn() {
    proves!("inf.contagion.once", "inf.torch.human");
    let mut scene = Scene::falling(6, Options::default(), Fallout::PowerOut);
    scene.gear(seat(1), Gear::Flamethrower);
    scene.one(seat(1), Action::Torch { seat: seat(2) });
    scene.all(Action::Yes);
    // The rolled room may be dark now.
    let bright = Sector::One.rooms().minus(scene.table().dark).iter().next().expect("a room");
    scene.chip(bright, Chip::Discard);
    fail(&mut scene, bright);
    scene.next_turn();
    assert_eq!(scene.table().level, 2);
}
