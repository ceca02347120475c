//! Smoke, fire and those who are sent to it.

use whiteout_infection::mission::{Directive, Log};
use whiteout_infection::words::{Card, Chip, Fallout, Gear, Room, RoomSet};
use whiteout_infection::{Action, Event, Options, Step, Why};

use crate::scene::{Scene, proves, seat, seats, why};

fn grace() -> Options {
    Options { event_smoke_grace: true, ..Options::default() }
}

/// The team of 0 and 1 is in the Shed; who may be sent to a fire is asked, if anybody may.
fn in_the_shed(scene: &mut Scene) {
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
}

/// Plays on until the fires are dealt with.
fn through_the_fires(scene: &mut Scene) {
    scene.until(|scene| scene.saw(|event| matches!(event, Event::CameHome)) || scene.end_reason().is_some());
}

#[test]
fn somebody_may_be_sent_when_two_rooms_burn_or_one_without_a_chip() {
    proves!("inf.fire.duty");
    let mut one = Scene::new(5);
    one.smoke(Room::Bathroom);
    in_the_shed(&mut one);
    assert_eq!(one.step(), Step::HandIn, "a single room with a chip is for the team");
    let mut two = Scene::new(5);
    two.smoke(Room::Bathroom);
    two.fire(Room::Greenhouse);
    in_the_shed(&mut two);
    assert_eq!((two.step(), two.asked()), (Step::Firefighter, seats(&[0])));
    for room in [Room::Bathroom, Room::Greenhouse] {
        assert!(two.can(seat(0), Action::Send { seat: seat(2), room }));
    }
    let nothing = Action::Send { seat: seat(2), room: Room::Shed };
    assert_eq!(why(two.refuse(seat(0), nothing)), ("no-fire-to-send-to", "inf.fire.duty"));
    two.only(Action::Send { seat: seat(2), room: Room::Bathroom });
    assert_eq!(two.step(), Step::HandIn, "one a turn");
    let mut chipless = Scene::new(5);
    chipless.clear(Room::Bathroom);
    chipless.smoke(Room::Bathroom);
    in_the_shed(&mut chipless);
    assert_eq!(chipless.step(), Step::Firefighter);
}

#[test]
fn what_burns_is_counted_before_the_team_puts_a_fire_out() {
    proves!("inf.fire.duty");
    let mut scene = Scene::new(5);
    scene.smoke(Room::Shed);
    scene.smoke(Room::Bathroom);
    scene.hand(seat(0), &[Card::FireExtinguisher, Card::Gun]);
    in_the_shed(&mut scene);
    scene.one(seat(0), Action::Pay { card: Card::FireExtinguisher });
    assert_eq!(scene.step(), Step::Firefighter);
    assert!(scene.can(seat(0), Action::Send { seat: seat(2), room: Room::Bathroom }));
}

#[test]
fn by_option_each_burning_room_gets_its_own() {
    proves!("inf.fire.duty");
    let mut scene = Scene::with(5, Options { firefighter_per_room: true, ..Options::default() });
    scene.smoke(Room::Bathroom);
    scene.fire(Room::Greenhouse);
    in_the_shed(&mut scene);
    scene.only(Action::Send { seat: seat(2), room: Room::Bathroom });
    assert_eq!(scene.step(), Step::Firefighter);
    assert!(!scene.can(seat(0), Action::Send { seat: seat(3), room: Room::Bathroom }));
    scene.only(Action::Send { seat: seat(3), room: Room::Greenhouse });
    assert_eq!(scene.step(), Step::HandIn);
}

#[test]
fn whoever_is_free_and_not_on_the_team_can_be_sent() {
    proves!("inf.fire.who");
    let mut scene = Scene::new(5);
    scene.smoke(Room::Bathroom);
    scene.fire(Room::Greenhouse);
    in_the_shed(&mut scene);
    let member = Action::Send { seat: seat(1), room: Room::Bathroom };
    assert_eq!(why(scene.refuse(seat(0), member)), ("is-on-the-team", "inf.fire.who"));
    let mut tied = scene.clone();
    tied.state.table.tied = seats(&[3]);
    let bound = Action::Send { seat: seat(3), room: Room::Bathroom };
    assert_eq!(why(tied.refuse(seat(0), bound)), ("not-free", "inf.fire.who"));
    for who in [2, 3, 4] {
        assert!(scene.can(seat(0), Action::Send { seat: seat(who), room: Room::Bathroom }));
    }
    scene.only(Action::Send { seat: seat(4), room: Room::Bathroom });
    assert_eq!(scene.step(), Step::HandIn, "they are not asked");
}

#[test]
fn whoever_was_sent_chooses_in_secret_whether_to_put_it_out() {
    proves!("inf.fire.fight");
    let mut scene = Scene::new(5);
    scene.smoke(Room::Bathroom);
    scene.fire(Room::Greenhouse);
    scene.hand(seat(2), &[Card::FireExtinguisher, Card::Gun]);
    in_the_shed(&mut scene);
    scene.only(Action::Send { seat: seat(2), room: Room::Greenhouse });
    scene.give(&[Card::Knife, Card::Knife]);
    scene.no_extras();
    scene.until(|scene| scene.step() == Step::Firefight);
    assert_eq!(scene.asked(), seats(&[2]));
    let gun = Action::Pay { card: Card::Gun };
    assert_eq!(why(scene.refuse(seat(2), gun)), ("not-asked-for", "inf.fire.fight"));
    let mut without = scene.clone();
    without.hand(seat(2), &[Card::Gun]);
    let extinguisher = Action::Pay { card: Card::FireExtinguisher };
    assert_eq!(why(without.refuse(seat(2), extinguisher)), ("nothing-to-pay-with", "inf.fire.fight"));
    let mut idle = scene.clone();
    idle.only(Action::Pass);
    assert!(idle.table().destroyed.contains(Room::Greenhouse), "no reason is given");
    scene.only(Action::Pay { card: Card::FireExtinguisher });
    assert!(scene.had(Event::Paid { seat: seat(2), card: Card::FireExtinguisher }));
    assert!(scene.had(Event::Doused { room: Room::Greenhouse }) && scene.table().destroyed.is_empty());
}

#[test]
fn whoever_was_sent_takes_no_part_in_the_investigation_but_draws() {
    proves!("inf.fire.apart");
    let mut scene = Scene::new(5);
    scene.smoke(Room::Bathroom);
    scene.fire(Room::Greenhouse);
    scene.hand(seat(2), &[Card::FireExtinguisher, Card::Gun, Card::Flashlight]);
    in_the_shed(&mut scene);
    scene.only(Action::Send { seat: seat(2), room: Room::Greenhouse });
    assert_eq!(scene.asked(), seats(&[0, 1]), "no hand-in");
    scene.give(&[Card::SabotageDark, Card::Knife]);
    scene.until(|scene| matches!(scene.step(), Step::Answer { .. }));
    assert_eq!(scene.asked(), seats(&[0, 1]), "no answer to Sabotage");
    scene.until(|scene| matches!(scene.step(), Step::Exchange { why: Why::RecRoom }));
    assert_eq!(scene.asked(), seats(&[3, 4]), "no exchange in the Rec Room");
    assert_eq!(scene.table().hand[seat(2)], 5, "a full hand like the team");
}

#[test]
fn gear_of_whoever_was_sent_is_not_with_the_team() {
    proves!("inf.fire.apart");
    let mut scene = Scene::new(5);
    scene.mission(2, &[], Directive::Roll { alike: 3, throws: 1 });
    scene.smoke(Room::Bathroom);
    scene.fire(Room::Greenhouse);
    scene.gear(seat(2), Gear::Dynamite);
    scene.gear(seat(2), Gear::Flamethrower);
    in_the_shed(&mut scene);
    scene.only(Action::Send { seat: seat(2), room: Room::Greenhouse });
    scene.give(&[Card::Gun, Card::Gun]);
    let scene = scene.seek(Scene::no_extras, |scene| scene.had(Event::MissionFailed));
    assert!(scene.saw(|event| matches!(event, Event::Thrown { .. })));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Dynamite { .. } | Step::Boost, .. })));
}

#[test]
fn fires_destroy_then_smoke_turns_to_fire() {
    proves!("inf.fire.escalate");
    let mut scene = Scene::new(5);
    scene.smoke(Room::Bathroom);
    scene.fire(Room::Greenhouse);
    scene.fire(Room::LaundryRoom);
    scene.enter(&[0, 1], Room::Shed);
    scene.give(&[Card::Knife, Card::Knife]);
    through_the_fires(&mut scene);
    let table = scene.table();
    assert_eq!(table.destroyed, [Room::LaundryRoom, Room::Greenhouse].into_iter().collect::<RoomSet>());
    assert_eq!((table.fire, table.smoke), (RoomSet::one(Room::Bathroom), RoomSet::EMPTY));
    let place = |wanted: Event| scene.events.iter().position(|event| *event == wanted);
    let last = scene.events.iter().rposition(|event| matches!(event, Event::Destroyed { .. }));
    assert!(last < place(Event::Ignited { room: Room::Bathroom }), "smoke never destroys in the same turn");
}

#[test]
fn smoke_of_an_event_turns_to_fire_the_same_turn_but_by_option() {
    proves!("inf.fire.smoke");
    let burns = |options: Options| {
        let mut scene = Scene::with(5, options);
        scene.chip(Room::Shed, Chip::Rope);
        scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
        scene.next_log(Log::Smoke);
        let mut scene = scene.seek(Scene::next_turn, |scene| scene.table().smoke == RoomSet::one(Room::Bathroom));
        scene.events.clear();
        scene.investigate(&[1, 2], Room::Greenhouse, &[Card::SabotageRuin, Card::Knife]);
        through_the_fires(&mut scene);
        scene.table().fire.contains(Room::Bathroom)
    };
    assert!(burns(Options::default()));
    assert!(!burns(grace()));
}

#[test]
fn the_option_spares_no_smoke_of_a_torch() {
    proves!("inf.fire.smoke");
    let mut scene = Scene::falling(6, grace(), Fallout::Smoke);
    scene.gear(seat(1), Gear::Flamethrower);
    scene.one(seat(1), Action::Torch { seat: seat(2) });
    let mut scene = scene.seek(|scene| scene.all(Action::Yes), |scene| scene.table().smoke.contains(Room::Bathroom));
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    through_the_fires(&mut scene);
    assert!(scene.table().fire.contains(Room::Bathroom), "only that of events");
}

#[test]
fn smoke_of_fallout_waits_for_the_next_turn() {
    proves!("inf.fire.smoke");
    let mut scene = Scene::new(5);
    scene.level(1);
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::Knife]);
    scene.next_turn();
    assert!(scene.table().smoke.contains(Room::Shed));
    scene.events.clear();
    scene.investigate(&[1, 2], Room::Bathroom, &[Card::Knife, Card::Knife]);
    through_the_fires(&mut scene);
    assert!(scene.table().fire.contains(Room::Shed));
}

#[test]
fn a_destroyed_room_loses_its_chip_and_its_tokens_for_ever() {
    proves!("inf.fire.destroyed");
    let mut scene = Scene::new(5);
    scene.chip(Room::Bathroom, Chip::Discard);
    scene.fire(Room::Bathroom);
    scene.dark(Room::Bathroom);
    scene.enter(&[0, 1], Room::Shed);
    scene.give(&[Card::Knife, Card::Knife]);
    through_the_fires(&mut scene);
    let chip = Some(Chip::Discard);
    assert!(scene.had(Event::Destroyed { room: Room::Bathroom, chip }), "the chip is shown");
    let table = scene.table();
    assert!(!table.chips.contains(Room::Bathroom) && table.dark.is_empty() && table.burning().is_empty());
    assert!(!table.targets().contains(Room::Bathroom));
}
