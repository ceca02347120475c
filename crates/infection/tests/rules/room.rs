//! Where to, what the way costs, and turns that are passed.

use whiteout_infection::words::{Blood, Card, Character, Chip, Gear, Room, RoomSet, Sector};
use whiteout_infection::{Action, Event, Options, Step, Why, Window};

use crate::scene::{Scene, proves, seat, seats, why};

/// What Sector 1 needs lies in two dark rooms, and its other rooms are cleared.
const DARK: [(Room, Chip); 2] = [(Room::Shed, Chip::Rope), (Room::LaundryRoom, Chip::Thing)];

fn only_dark_rooms(options: Options) -> Scene {
    let mut scene = Scene::with(5, options);
    for (room, chip) in DARK {
        scene.chip(room, chip);
        scene.dark(room);
    }
    for room in Sector::One.rooms().minus(scene.table().dark).iter() {
        scene.clear(room);
    }
    scene
}

/// Nobody pays for the way into any of them.
fn refuse_all(scene: &mut Scene) {
    for (room, _) in DARK {
        scene.only(Action::Enter { room });
        scene.all(Action::Pass);
        assert_eq!(scene.step(), Step::Window { which: Window::Second });
        scene.all(Action::Pass);
    }
}

/// The Captain takes anybody along, and the turn is passed.
fn pass(scene: &mut Scene) {
    scene.nobody_acts();
    let team = scene.legal(scene.table().captain)[0];
    scene.only(team);
    refuse_all(scene);
    assert!(scene.table().turn.passed || scene.end_reason().is_some());
}

#[test]
fn the_captain_chooses_a_room_with_a_chip_in_an_unlocked_sector() {
    proves!("inf.room.which");
    let mut scene = Scene::new(5);
    scene.clear(Room::Bathroom);
    scene.team(&[0, 1]);
    let enter = |room| Action::Enter { room };
    assert_eq!(why(scene.refuse(seat(0), enter(Room::Kitchen))), ("sector-locked", "inf.room.which"));
    assert_eq!(why(scene.refuse(seat(0), enter(Room::Bathroom))), ("no-chip-there", "inf.room.which"));
    assert_eq!(scene.legal(seat(0)).len(), 5);
    let mut later = Scene::new(5);
    later.unlock(Sector::Two);
    later.team(&[0, 1]);
    assert!(later.can(seat(0), enter(Room::Shed)) && later.can(seat(0), enter(Room::Kitchen)), "Sector 1 stays open");
}

#[test]
fn smoke_fire_and_darkness_each_cost_a_card() {
    proves!("inf.room.barriers");
    let mut scene = Scene::new(5);
    scene.smoke(Room::Shed);
    scene.dark(Room::Shed);
    assert_eq!(scene.table().barriers(Room::Shed).collect::<Vec<_>>(), [Card::FireExtinguisher, Card::Flashlight]);
    scene.hand(seat(0), &[Card::FireExtinguisher, Card::Flashlight, Card::Gun]);
    scene.hand(seat(1), &[Card::Gun, Card::Gun]);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    assert_eq!((scene.step(), scene.asked()), (Step::Entry { room: Room::Shed }, seats(&[0, 1])));
    assert_eq!(scene.legal(seat(1)), [Action::Pass], "asked though nothing could be paid");
    scene.one(seat(0), Action::PayBoth);
    for card in [Card::FireExtinguisher, Card::Flashlight] {
        assert!(scene.had(Event::Paid { seat: seat(0), card }));
    }
    assert!(scene.had(Event::Entered { room: Room::Shed }));
    let table = scene.table();
    assert!(!table.smoke.contains(Room::Shed) && table.dark.contains(Room::Shed), "only Power Out stays");
    assert_eq!((table.hand[seat(0)], table.turn.pool), (1, 0), "what was paid is not in the pool");
}

#[test]
fn a_fire_costs_an_extinguisher_too() {
    proves!("inf.room.barriers");
    let mut scene = Scene::new(5);
    scene.fire(Room::Shed);
    scene.hand(seat(1), &[Card::FireExtinguisher, Card::Gun]);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    scene.one(seat(1), Action::Pay { card: Card::FireExtinguisher });
    assert!(scene.table().burning().is_empty());
}

#[test]
fn the_first_in_table_order_pays_and_only_the_team_is_asked() {
    proves!("inf.room.offer");
    let mut scene = Scene::new(5);
    scene.dark(Room::Shed);
    for who in [0, 1, 2] {
        scene.hand(seat(who), &[Card::Flashlight, Card::Gun]);
    }
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    assert_eq!(scene.asked(), seats(&[0, 1]));
    scene.all(Action::Pay { card: Card::Flashlight });
    assert!(scene.had(Event::Paid { seat: seat(1), card: Card::Flashlight }));
    assert_eq!(scene.own(seat(0)).hand[Card::Flashlight], 1, "the other keeps it, and that it was offered");
}

#[test]
fn with_one_of_two_barriers_paid_nothing_is_spent() {
    proves!("inf.room.offer");
    let mut scene = Scene::new(5);
    scene.smoke(Room::Shed);
    scene.dark(Room::Shed);
    scene.hand(seat(1), &[Card::FireExtinguisher, Card::Gun]);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    scene.one(seat(1), Action::Pay { card: Card::FireExtinguisher });
    assert!(
        scene.had(Event::RoomRefused { room: Room::Shed }) && !scene.saw(|event| matches!(event, Event::Paid { .. }))
    );
    scene.all(Action::Pass);
    let again = Action::Enter { room: Room::Shed };
    assert_eq!(why(scene.refuse(seat(0), again)), ("already-refused", "inf.room.offer"));
}

#[test]
fn a_turn_is_passed_only_when_every_room_was_refused() {
    proves!("inf.room.pass", "inf.pass.turn");
    let mut open = Scene::new(5);
    open.team(&[0, 1]);
    assert_eq!(why(open.refuse(seat(0), Action::Pass)), ("a-room-is-open", "inf.room.pass"));
    let mut scene = only_dark_rooms(Options::default());
    pass(&mut scene);
    assert!(scene.had(Event::TurnPassed));
    assert_eq!(scene.step(), Step::Exchange { why: Why::Passed });
    assert_eq!(scene.asked(), seats(&[0, 1, 2, 3, 4]), "all may exchange, the team too");
    assert!(scene.table().log_discard.contains(0));
    scene.all(Action::Pass);
    assert_eq!((scene.table().level, scene.table().turn_number, scene.table().captain), (0, 2, seat(1)));
}

#[test]
fn the_option_lets_the_captain_pass_freely() {
    proves!("inf.room.pass");
    let mut scene = Scene::with(5, Options { free_pass: true, ..Options::default() });
    scene.team(&[0, 1]);
    scene.only(Action::Pass);
    assert!(scene.had(Event::TurnPassed));
}

#[test]
fn by_option_only_the_first_passed_turn_is_free() {
    proves!("inf.pass.turn");
    let mut scene = only_dark_rooms(Options { pass_once: true, free_pass: true, ..Options::default() });
    scene.team(&[0, 1]);
    scene.only(Action::Pass);
    scene.next_turn();
    assert_eq!(scene.table().level, 0);
    let captain = scene.table().captain;
    scene.nobody_acts();
    let team = scene.legal(captain)[0];
    scene.only(team);
    let gone = scene.refuse(captain, Action::Pass);
    assert_eq!(why(gone), ("passed-before", "inf.pass.turn"), "the free choice is gone");
    refuse_all(&mut scene);
    assert_eq!((scene.table().turn.passed, scene.table().level), (true, 1));
}

#[test]
fn once_a_game_the_fires_of_a_passed_turn_are_left_alone() {
    proves!("inf.pass.fires");
    let mut scene = only_dark_rooms(Options::default());
    scene.smoke(Room::Shed);
    pass(&mut scene);
    assert_eq!((scene.step(), scene.asked()), (Step::SkipFires, seats(&[0])));
    let mut burning = scene.clone();
    burning.only(Action::No);
    assert!(burning.table().fire.contains(Room::Shed));
    scene.only(Action::Yes);
    assert!(scene.had(Event::FiresSkipped) && scene.table().smoke.contains(Room::Shed));
    scene.next_turn();
    pass(&mut scene);
    assert!(!scene.saw(
        |event| matches!(event, Event::Asked { step: Step::SkipFires, seats } if *seats == crate::scene::seats(&[1]))
    ));
    assert!(scene.table().fire.contains(Room::Shed));
}

#[test]
fn nauls_removes_a_smoke_in_a_passed_turn_too() {
    proves!("inf.power.nauls", "inf.pass.turn");
    let mut scene = only_dark_rooms(Options::default());
    scene.character(seat(0), Character::Nauls);
    scene.smoke(Room::Shed);
    pass(&mut scene);
    scene.only(Action::No);
    assert_eq!((scene.step(), scene.asked()), (Step::RemoveSmoke, seats(&[0])));
    scene.only(Action::RemoveSmoke { room: Room::Shed });
    assert!(scene.table().burning().is_empty());
}

#[test]
fn passing_on_and_on_raises_contagion() {
    proves!("inf.pass.stall");
    let mut scene = only_dark_rooms(Options::default());
    for turn in 1..=7 {
        pass(&mut scene);
        scene.next_turn();
        assert_eq!(scene.table().level, u8::saturating_sub(turn, 5), "the sixth of five players, and each after it");
    }
    let dark: RoomSet = DARK.into_iter().map(|(room, _)| room).collect();
    assert_eq!((scene.table().dark, scene.table().burning()), (dark, RoomSet::EMPTY), "without fallout");
    let mut off = only_dark_rooms(Options { no_stall_guard: true, ..Options::default() });
    for _ in 0..7 {
        pass(&mut off);
        off.next_turn();
    }
    assert_eq!(off.table().level, 0);
}

#[test]
fn a_turn_out_of_the_rec_room_ends_the_run_of_passed_turns() {
    proves!("inf.pass.stall");
    let mut scene = only_dark_rooms(Options::default());
    scene.state.table.passes_in_a_row = 5;
    scene.hand(seat(0), &[Card::Flashlight, Card::Knife, Card::Knife]);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    scene.one(seat(0), Action::Pay { card: Card::Flashlight });
    assert_eq!(scene.table().passes_in_a_row, 0);
}

/// The team of 0 and 1 is asked for the way into the Shed, with these hands.
fn asked_to_pay(prepare: impl Fn(&mut Scene, Room), hands: [&[Card]; 2]) -> Scene {
    let mut scene = Scene::new(5);
    prepare(&mut scene, Room::Shed);
    for (who, hand) in [seat(0), seat(1)].into_iter().zip(hands) {
        scene.hand(who, hand);
    }
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    assert_eq!(scene.step(), Step::Entry { room: Room::Shed });
    scene
}

fn smoke_in_the_dark(scene: &mut Scene, room: Room) {
    scene.smoke(room);
    scene.dark(room);
}

#[test]
fn what_the_way_does_not_cost_is_not_asked_for() {
    proves!("inf.room.barriers", "inf.room.offer");
    let extinguisher = Action::Pay { card: Card::FireExtinguisher };
    let flashlight = Action::Pay { card: Card::Flashlight };
    let all = [Card::FireExtinguisher, Card::Flashlight, Card::Gun];
    let elsewhere = ("not-asked-for", "inf.room.barriers");
    let mut dark = asked_to_pay(Scene::dark, [&all, &[Card::Gun, Card::Gun]]);
    for other in [extinguisher, Action::PayBoth, Action::Pay { card: Card::Gun }] {
        assert_eq!(why(dark.refuse(seat(0), other)), elsewhere, "{other:?}");
    }
    assert_eq!(why(dark.refuse(seat(1), flashlight)), ("nothing-to-pay-with", "inf.room.offer"));
    let mut smoke = asked_to_pay(Scene::smoke, [&all, &[Card::Gun, Card::Gun]]);
    for other in [flashlight, Action::PayBoth] {
        assert_eq!(why(smoke.refuse(seat(0), other)), elsewhere, "{other:?}");
    }
    assert_eq!(why(smoke.refuse(seat(1), extinguisher)), ("nothing-to-pay-with", "inf.room.offer"));
    let mut both = asked_to_pay(smoke_in_the_dark, [&all, &[Card::Flashlight, Card::Gun]]);
    assert_eq!(
        why(both.refuse(seat(1), Action::PayBoth)),
        ("not-both-cards", "inf.room.offer"),
        "one alone does not do"
    );
}

#[test]
fn two_members_may_share_what_two_barriers_cost() {
    proves!("inf.room.offer", "inf.room.barriers");
    let (extinguisher, flashlight) = (Card::FireExtinguisher, Card::Flashlight);
    let mut each = asked_to_pay(smoke_in_the_dark, [&[flashlight, Card::Gun], &[extinguisher, Card::Gun]]);
    each.act(seat(0), Action::Pay { card: flashlight });
    each.act(seat(1), Action::Pay { card: extinguisher });
    assert!(each.had(Event::Paid { seat: seat(0), card: flashlight }));
    assert!(each.had(Event::Paid { seat: seat(1), card: extinguisher }));
    assert!(each.had(Event::Entered { room: Room::Shed }));

    let offers = asked_to_pay(smoke_in_the_dark, [&[extinguisher, flashlight]; 2]);
    // Seat 1 comes first: what it offers is taken, and of the Captain only what is missing.
    let mut first = offers.clone();
    first.act(seat(0), Action::PayBoth);
    first.act(seat(1), Action::Pay { card: extinguisher });
    assert!(first.had(Event::Paid { seat: seat(1), card: extinguisher }));
    assert!(first.had(Event::Paid { seat: seat(0), card: flashlight }));
    assert_eq!((first.own(seat(0)).hand[extinguisher], first.own(seat(1)).hand[flashlight]), (1, 1));
    let mut both = offers;
    both.act(seat(0), Action::Pay { card: flashlight });
    both.act(seat(1), Action::PayBoth);
    for card in [extinguisher, flashlight] {
        assert!(both.had(Event::Paid { seat: seat(1), card }));
    }
    assert_eq!(both.table().hand[seat(0)], 2, "the Captain keeps all");
}

#[test]
fn fires_that_were_not_left_alone_may_be_in_another_passed_turn() {
    proves!("inf.pass.fires");
    let mut declined = only_dark_rooms(Options::default());
    declined.smoke(Room::Shed);
    pass(&mut declined);
    declined.only(Action::No);
    declined.next_turn();
    assert!(!declined.table().has_skipped_fires);
    pass(&mut declined);
    assert_eq!(declined.step(), Step::SkipFires, "resolving them uses nothing up");
    declined.only(Action::Yes);
    assert!(declined.table().destroyed.is_empty() && declined.table().fire.contains(Room::Shed));

    let mut none = only_dark_rooms(Options::default());
    pass(&mut none);
    assert_eq!(none.step(), Step::Exchange { why: Why::Passed }, "with no fire nothing is asked");
    none.next_turn();
    none.smoke(Room::Shed);
    pass(&mut none);
    assert_eq!(none.step(), Step::SkipFires);
}

#[test]
fn who_is_tied_up_takes_no_part_in_the_exchange_of_a_passed_turn() {
    proves!("inf.rope.tied", "inf.pass.turn");
    let mut scene = only_dark_rooms(Options::default());
    scene.gear(seat(3), Gear::Rope);
    scene.one(seat(3), Action::TieCaptain);
    pass(&mut scene);
    assert_eq!((scene.step(), scene.asked()), (Step::Exchange { why: Why::Passed }, seats(&[1, 2, 3, 4])));
}

#[test]
fn endless_passing_is_counted_by_those_who_are_left() {
    proves!("inf.pass.stall");
    let mut scene = only_dark_rooms(Options::default());
    scene.state.fold(&Event::Torched { seat: seat(2), blood: Blood::Human, gear_to: None });
    scene.ask(scene.step(), scene.table().free());
    for turn in 1..=6 {
        pass(&mut scene);
        scene.next_turn();
        assert_eq!(scene.table().level, u8::saturating_sub(turn, 4), "four are left, the fifth passed turn counts");
    }
}

#[test]
fn endless_passing_and_the_option_add_up() {
    proves!("inf.pass.turn", "inf.pass.stall");
    let mut scene = only_dark_rooms(Options { pass_once: true, ..Options::default() });
    let mut levels = Vec::new();
    for _ in 0..6 {
        pass(&mut scene);
        scene.next_turn();
        levels.push(scene.table().level);
    }
    assert_eq!(levels, [0, 1, 2, 3, 4, 6], "the sixth of five players counts twice");
    assert!(scene.table().burning().is_empty(), "without fallout");
    // Either may be the last.
    for (level, asked) in [(6, false), (5, true)] {
        let mut last = only_dark_rooms(Options { pass_once: true, ..Options::default() });
        last.state.table.has_passed = true;
        last.state.table.passes_in_a_row = 5;
        last.level(level);
        pass(&mut last);
        assert_eq!(last.saw(|event| matches!(event, Event::Asked { step: Step::Exchange { .. }, .. })), asked);
        last.until(|scene| scene.end_reason().is_some());
        assert_eq!(last.end_reason(), Some("contagion_full"));
    }
}
