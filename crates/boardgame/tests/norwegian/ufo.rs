//! Escape by UFO.

use whiteout_boardgame::table::{Lying, Place, Rescue, Ufo};
use whiteout_boardgame::words::{Card, Counts, Item, Role, Room, RoomSet, Vehicle, Weapon};
use whiteout_boardgame::{Action, EndReason, Event, Options, Step, UfoTokens};
use whiteout_core::{Seat, SeatSet};

use crate::outpost::{at_the_wheel, leave_alone, outcome, outpost, outpost_with};
use crate::scene::{Scene, proves, seat, seats};
use crate::stage::why;

const A: Room = Room::SectorA;
const B: Room = Room::SectorB;
const C: Room = Room::SectorC;
const E: Room = Room::SectorE;
const G: Room = Room::SectorG;
const H: Room = Room::SectorH;

/// The Alien, who has the last seat, leaves alone in a Snow Cat.
fn drive_off(scene: &mut Scene) {
    let driver = seat(scene.table().rules.players - 1);
    at_the_wheel(scene, &[(driver, Room::Shed)]);
    leave_alone(scene, driver);
}

pub fn chase_with(players: u8, options: Options) -> Scene {
    let mut scene = outpost_with(players, options);
    drive_off(&mut scene);
    assert_eq!(scene.step(), Step::Plan);
    scene
}

pub fn chase(players: u8) -> Scene {
    chase_with(players, Options::default())
}

/// The Alien goes to these sectors.
pub fn plan(scene: &mut Scene, stacks: &[(Room, u8)]) {
    let speaker = scene.asked().lowest().expect("a part of the Alien");
    for &(room, strength) in stacks {
        scene.act(speaker, Action::Stack { room, strength });
    }
    scene.act(speaker, Action::Propose);
    if scene.step() == Step::Plan {
        scene.all(Action::Back { seat: speaker });
    }
}

/// These go to these sectors, everybody else where there is room at the far end.
pub fn enter(scene: &mut Scene, places: &[(u8, Room)]) {
    while scene.step() == Step::Enter {
        let who = scene.asked().only().expect("one at a time");
        let named = places.iter().find(|(index, _)| seat(*index) == who).map(|&(_, room)| room);
        let legal = scene.legal(who);
        let far = [H, G].into_iter().find(|&room| legal.contains(&Action::Enter { room })).expect("room for all");
        scene.act(who, Action::Enter { room: named.unwrap_or(far) });
    }
}

fn ufo(scene: &Scene) -> Ufo {
    scene.table().ufo.expect("in the UFO")
}

fn ufo_mut(scene: &mut Scene) -> &mut Ufo {
    scene.state.table.ufo.as_mut().expect("in the UFO")
}

/// The reserve holds exactly these; all others that were in it are out.
pub fn reserve(scene: &mut Scene, tokens: [u8; 3]) {
    let ufo = ufo_mut(scene);
    ufo.unseen = Counts(tokens);
    ufo.reserve = ufo.unseen.total();
}

/// The Alien has these tokens and is asked about the next launch card; the sectors are empty.
pub fn may_launch(scene: &mut Scene, tokens: [u8; 3], active: u8) {
    let ufo = ufo_mut(scene);
    ufo.taken = Counts(tokens);
    ufo.sectors = [Lying::Nothing; 8];
    let team = scene.table().exposed();
    scene.ask(Step::Launch { active }, team);
}

pub const fn pay(tokens: [u8; 3]) -> Action {
    Action::Pay { tokens: Counts(tokens) }
}

#[test]
fn every_human_in_the_base_gives_chase_and_every_alien_shows_itself() {
    proves!("nw.ufo.who");
    let mut scene = outpost(8);
    scene.role(seat(6), Role::Alien);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    leave_alone(&mut scene, seat(1));
    scene.state.fold(&Event::Eaten { seat: seat(2), room: Room::Kitchen });
    scene.state.fold(&Event::Stripped { seat: seat(2) });
    scene.state.table.rescue = Rescue::Landed;
    scene.state.fold(&Event::Boarded { seat: seat(3), vehicle: Vehicle::RescueHelicopter });
    drive_off(&mut scene);
    assert_eq!(scene.step(), Step::Plan);
    assert_eq!(scene.table().exposed(), seats(&[6, 7]));
    assert_eq!(scene.asked(), seats(&[6, 7]));
    assert_eq!(scene.table().people(), seats(&[0, 3, 4, 5]), "asleep, lying or in the Rescue Helicopter");
    assert!(scene.table().people().iter().all(|seat| scene.table().place[seat] == Place::Outside));
    assert!(scene.table().lying.is_empty());
    assert_eq!((scene.table().stack, scene.table().aboard), (0, SeatSet::EMPTY));
    assert!(
        !scene.saw(|event| *event == Event::RoleShown { seat: seat(2), role: Role::Human }),
        "the dead keep theirs"
    );
}

#[test]
fn the_alien_brings_half_the_players_and_one_for_each_who_joins() {
    proves!("nw.ufo.strength");
    assert_eq!(chase(7).table().strength, 3);
    let mut two = outpost(7);
    two.role(seat(1), Role::Alien);
    drive_off(&mut two);
    assert_eq!(two.table().strength, 4);
    // A pool is there already, perhaps an empty one.
    for (pool, strength) in [(2, 3), (0, 1)] {
        let mut scene = outpost(7);
        scene.exposed(seat(2));
        scene.strength(pool);
        drive_off(&mut scene);
        assert_eq!(scene.table().strength, strength);
        assert_eq!(scene.table().exposed(), seats(&[2, 6]));
    }
}

#[test]
fn another_part_of_the_alien_speaks_for_the_first_plan_than_for_the_last_one_before() {
    proves!("nw.ufo.plan");
    let mut scene = outpost(7);
    scene.exposed(seat(2));
    scene.exposed(seat(4));
    scene.state.table.speaker = seat(2);
    scene.state.table.last_plan.set(Room::Radio, 1);
    drive_off(&mut scene);
    assert_eq!(scene.table().exposed(), seats(&[2, 4, 6]));
    assert_eq!(scene.table().speaker, seat(4));
}

#[test]
fn a_token_lies_open_in_each_sector_and_the_rest_face_down() {
    proves!("nw.ufo.tokens");
    let scene = chase(6);
    let open = ufo(&scene);
    assert!(open.sectors.iter().all(|lying| matches!(lying, Lying::Open(_))));
    assert_eq!((open.reserve, open.unseen.total()), (14, 14));
    assert_eq!(scene.table().rules.departures, Counts([10, 8, 4]));

    let mut scene = chase_with(6, Options { ufo_face_down: true, ..Options::default() });
    let covered = ufo(&scene);
    assert!(covered.sectors.iter().all(|&lying| lying == Lying::FaceDown));
    assert_eq!((covered.reserve, covered.unseen.total()), (14, 22));
    plan(&mut scene, &[(A, 3)]);
    enter(&mut scene, &[]);
    let turned = scene.saw(|event| matches!(event, Event::Collected { room: A, lying: Some(_), by: Role::Alien, .. }));
    assert!(turned, "turned when taken");
    assert_eq!(ufo(&scene).lying(A), Lying::Nothing);
}

#[test]
fn nobody_trades_votes_tests_or_checks_any_more() {
    proves!("nw.ufo.things");
    let mut scene = chase(6);
    for i in [0, 1] {
        scene.item(seat(i), Item::Flashlight);
        scene.weapon(seat(i), Weapon::Melee);
    }
    plan(&mut scene, &[(A, 3)]);
    let disks = scene.table().suspicion;
    enter(&mut scene, &[(0, B), (1, B), (2, C)]);
    while scene.step() != Step::Plan {
        assert!(matches!(scene.step(), Step::Launch { .. }), "{:?}", scene.step());
        scene.only(Action::Pass);
    }
    assert!(!scene.saw(|event| matches!(event, Event::Took { .. } | Event::Gathered | Event::DogRan)));
    assert_eq!(scene.table().suspicion, disks);
}

#[test]
fn a_stack_is_as_strong_as_its_sector_asks() {
    proves!("nw.ufo.plan");
    let mut scene = chase(8);
    let values: Vec<_> = Room::SECTORS.iter().map(|&room| scene.table().least_strength(room)).collect();
    assert_eq!(values, [1, 1, 1, 1, 2, 2, 3, 4]);
    assert_eq!(why(scene.refuse(seat(7), Action::Propose)).0, "plan-is-empty");
    for (room, strength) in [(E, 1), (H, 3)] {
        let weak = scene.refuse(seat(7), Action::Stack { room, strength });
        assert_eq!(why(weak), ("too-weak-for-the-sector", "nw.ufo.plan"));
    }
    let base = scene.refuse(seat(7), Action::Stack { room: Room::Kitchen, strength: 1 });
    assert_eq!(why(base).0, "no-such-location-card");
    plan(&mut scene, &[(A, 1), (E, 3)]);
    assert_eq!(scene.table().stack_sizes.numbers().collect::<Vec<_>>(), [3, 1], "sizes are open, sectors are not");
    assert!(scene.table().alien.is_empty());
}

#[test]
fn humans_go_in_placing_order_three_to_a_sector() {
    proves!("nw.ufo.place");
    let mut scene = chase(8);
    plan(&mut scene, &[(A, 4)]);
    let mut order = Vec::new();
    while scene.step() == Step::Enter {
        let who = scene.asked().only().expect("one at a time");
        order.push(who);
        let room = if order.len() <= 3 { B } else { C };
        if order.len() == 4 {
            let full = scene.refuse(who, Action::Enter { room: B });
            assert_eq!(why(full), ("sector-full", "nw.ufo.place"));
            assert!(!scene.can(who, Action::Pass), "nobody stays away");
        }
        if order.len() == 7 {
            break;
        }
        scene.act(who, Action::Enter { room });
    }
    assert_eq!(order, [1, 2, 3, 4, 5, 6, 0].map(seat), "the Leader last");

    let mut scene = chase_with(8, Options { ufo_no_limit: true, ..Options::default() });
    plan(&mut scene, &[(A, 4)]);
    enter(&mut scene, &[(0, B), (1, B), (2, B), (3, B), (4, B)]);
    assert_ne!(scene.step(), Step::Enter);
}

#[test]
fn sectors_with_both_sides_are_fought_as_in_the_base() {
    proves!("nw.ufo.fight");
    let mut scene = chase(8);
    plan(&mut scene, &[(A, 1), (B, 2), (C, 1)]);
    enter(&mut scene, &[(1, A), (2, B), (3, B), (4, B)]);
    let left: RoomSet = [A, B].into_iter().collect();
    assert_eq!(scene.step(), Step::AlienRoom { left }, "not where only one side is");
    scene.only(Action::Next { room: B });
    assert_eq!(scene.table().lying, seats(&[1]), "a tie lays down, the weaker Alien runs");
    let collected = |wanted: Room, side: Role| {
        scene.saw(|event| matches!(event, Event::Collected { room, by, .. } if *room == wanted && *by == side))
    };
    assert!(collected(C, Role::Alien), "alone it holds the sector");
    assert!(collected(B, Role::Human) && !collected(B, Role::Alien));
    assert!(!collected(A, Role::Human) && !collected(A, Role::Alien));
}

#[test]
fn fire_costs_no_card_and_lets_the_others_collect() {
    proves!("nw.ufo.fire");
    let mut scene = chase(6);
    scene.weapon(seat(1), Weapon::Dynamite);
    plan(&mut scene, &[(A, 3)]);
    enter(&mut scene, &[(1, A), (2, A)]);
    assert_eq!(
        (scene.step(), scene.asked()),
        (Step::Fight { room: A, left: RoomSet::EMPTY, rest: SeatSet::EMPTY }, seats(&[1]))
    );
    let hand = scene.table().hand[seat(1)];
    scene.act(seat(1), Action::Fire { weapon: Weapon::Dynamite });
    assert_eq!((scene.table().strength, scene.table().hand[seat(1)]), (2, hand));
    assert!(scene.saw(|event| matches!(event, Event::Collected { room: A, by: Role::Human, .. })), "seat 2 stands");
    assert!(!scene.saw(|event| matches!(event, Event::Collected { by: Role::Alien, .. })));

    let with_card = Options { ufo_fire_card: true, ..Options::default() };
    let mut scene = chase_with(6, with_card);
    scene.weapon(seat(1), Weapon::Dynamite);
    scene.weapon(seat(2), Weapon::Dynamite);
    scene.hand(seat(1), &[]);
    scene.hand(seat(2), &[Card::Use, Card::Use]);
    plan(&mut scene, &[(A, 3)]);
    enter(&mut scene, &[(1, A), (2, A)]);
    let fire = Action::Fire { weapon: Weapon::Dynamite };
    assert_eq!(why(scene.refuse(seat(1), fire)), ("no-card-for-fire", "nw.ufo.fire"));
    scene.act(seat(1), Action::Pass);
    scene.act(seat(2), fire);
    assert_eq!(scene.table().hand[seat(2)], 1);
}

#[test]
fn a_grenade_or_one_reload_is_spent_and_its_user_takes_no_token() {
    proves!("nw.ufo.fire");
    for weapon in Weapon::FIRE {
        for company in [false, true] {
            let mut scene = chase(6);
            scene.weapon(seat(1), weapon);
            scene.weapon(seat(3), Weapon::Firearm);
            plan(&mut scene, &[(A, 2), (B, 1)]);
            enter(&mut scene, if company { &[(1, A), (2, A), (3, B)] } else { &[(1, A), (3, B)] });
            scene.only(Action::Next { room: A });
            let hand = scene.table().hand[seat(1)];
            scene.act(seat(1), Action::Fire { weapon });
            // The other sector asks its own question.
            assert!(matches!(scene.step(), Step::Fight { room: B, .. }), "{:?}", scene.step());
            let table = scene.table();
            let reloads = table.flamethrowers.iter().find(|flame| flame.holder == Some(seat(1))).map(|own| own.reloads);
            let left = match weapon {
                Weapon::Flamethrower => (1, Some(table.rules.reloads - 1)),
                _ => (0, None),
            };
            assert_eq!((table.weapons[seat(1)], reloads), left, "{weapon:?}");
            assert_eq!((table.strength, table.hand[seat(1)]), (2, hand));
            assert_eq!(table.lying, seats(&[1]), "its user lies, nobody else");
            scene.only(Action::Pass);
            let taken = |wanted: Room, side: Role| {
                scene.saw(|event| matches!(event, Event::Collected { room, by, .. } if *room == wanted && *by == side))
            };
            assert_eq!((taken(A, Role::Human), taken(A, Role::Alien)), (company, false), "{weapon:?}");
            assert!(!scene.saw(|event| matches!(event, Event::StackCardLost | Event::ThrewCard { .. })));
        }
    }
}

#[test]
fn a_stronger_alien_takes_one_or_holds_the_sector() {
    proves!("nw.ufo.stronger");
    let mut scene = chase(8);
    plan(&mut scene, &[(A, 4)]);
    enter(&mut scene, &[(1, A), (2, A)]);
    assert!(matches!(scene.step(), Step::AlienChoice { room: A, .. }));
    assert_eq!(scene.legal(seat(7)), [Action::Eat { seat: seat(1) }, Action::Eat { seat: seat(2) }, Action::Hold]);
    for other in [Action::Wreck, Action::EatDog, Action::Pass] {
        assert_eq!(why(scene.refuse(seat(7), other)), ("not-in-this-place", "nw.ufo.stronger"), "{other:?}");
    }
    let held = scene.clone();
    scene.only(Action::Eat { seat: seat(1) });
    assert_eq!(scene.table().strength, 5);
    assert!(scene.saw(|event| *event == Event::Fled { seats: seats(&[2]) }));
    assert_eq!(scene.table().place[seat(2)], Place::Outside);
    assert!(!scene.saw(|event| matches!(event, Event::Collected { room: A, .. })), "it has left");

    let mut scene = held;
    scene.only(Action::Hold);
    assert_eq!(scene.table().lying, seats(&[1, 2]));
    assert!(scene.saw(|event| matches!(event, Event::Collected { room: A, by: Role::Alien, .. })));
}

#[test]
fn the_alien_collects_by_value_before_the_humans_take_one_each() {
    proves!("nw.ufo.collect");
    let mut scene = chase(6);
    plan(&mut scene, &[(G, 3)]);
    enter(&mut scene, &[(0, A), (1, A), (2, B), (3, C), (4, C)]);
    let taken = ufo(&scene);
    assert_eq!((taken.taken.total(), taken.reserve), (4, 14 - 3 - 3), "one lying and three; one a sector for Humans");
    assert_eq!(taken.lying(G), Lying::Nothing);
    assert!(matches!(taken.lying(A), Lying::Open(_)), "Humans draw from the reserve while there is one");

    let mut scene = chase(6);
    plan(&mut scene, &[(G, 3)]);
    reserve(&mut scene, [2, 0, 0]);
    enter(&mut scene, &[(0, A), (1, A), (2, B), (3, C), (4, C)]);
    let taken = ufo(&scene);
    assert_eq!((taken.taken.total(), taken.reserve), (3, 0), "what there is");
    assert_eq!([A, B, C].map(|room| taken.lying(room)), [Lying::Nothing; 3], "Humans fall back on what lies there");

    let mut scene = chase(6);
    plan(&mut scene, &[(A, 1)]);
    reserve(&mut scene, [2, 0, 0]);
    enter(&mut scene, &[(0, B), (1, B), (2, C), (3, C), (4, C)]);
    let left: RoomSet = [B, C].into_iter().collect();
    assert_eq!((scene.step(), scene.asked()), (Step::CollectRoom { left }, seats(&[0])), "one token for two sectors");
    let nobody_there = scene.refuse(seat(0), Action::Next { room: A });
    assert_eq!(why(nobody_there), ("nothing-happens-there", "nw.ufo.collect"));
    scene.only(Action::Next { room: C });
    assert_eq!(ufo(&scene).lying(B), Lying::Nothing);
    assert!(matches!(ufo(&scene).lying(C), Lying::Open(_)), "the order saved it");
}

#[test]
fn two_launch_cards_a_round_in_their_order() {
    proves!("nw.ufo.launch");
    let mut scene = chase(6);
    assert_eq!(scene.table().rules.launch, [2, 3, 4, 5, 6]);
    reserve(&mut scene, [4, 2, 0]);
    may_launch(&mut scene, [0, 1, 4], 0);
    scene.only(pay([0, 1, 0]));
    assert_eq!((scene.step(), ufo(&scene).launched), (Step::Launch { active: 1 }, 1));
    scene.only(pay([0, 0, 1]));
    assert_eq!(ufo(&scene).launched, 2);
    assert_eq!(scene.step(), Step::Plan, "the third must wait");

    let mut scene = chase(6);
    reserve(&mut scene, [4, 2, 0]);
    may_launch(&mut scene, [0, 1, 4], 0);
    scene.only(Action::Pass);
    assert_eq!((scene.step(), ufo(&scene).launched), (Step::Plan, 0), "it need not");
}

#[test]
fn each_card_is_paid_by_itself_without_change() {
    proves!("nw.ufo.pay");
    let mut scene = chase(6);
    reserve(&mut scene, [4, 2, 0]);
    may_launch(&mut scene, [1, 1, 1], 0);
    assert_eq!(scene.legal(seat(5)), [pay([0, 0, 1]), pay([0, 1, 0]), Action::Pass]);
    let odd = scene.refuse(seat(5), pay([1, 1, 0]));
    assert_eq!(why(odd), ("not-a-fitting-payment", "nw.ufo.pay"));
    scene.only(pay([0, 0, 1]));
    assert_eq!(ufo(&scene).taken, Counts([1, 1, 0]), "what is beyond the cost is lost, the rest is kept");
}

/// The round ends with these in the Alien's hands, nothing else anywhere but `unseen` in the reserve.
fn dry(tokens: UfoTokens, taken: [u8; 3], unseen: [u8; 3]) -> Option<EndReason> {
    let mut scene = chase_with(6, Options { ufo_tokens: tokens, ..Options::default() });
    reserve(&mut scene, unseen);
    ufo_mut(&mut scene).launched = 3;
    may_launch(&mut scene, taken, 0);
    scene.only(Action::Pass);
    outcome(&scene).map(|(reason, _)| reason)
}

#[test]
fn without_tokens_within_reach_the_ufo_stays() {
    proves!("nw.ufo.empty");
    let stopped = Some(EndReason::UfoStopped);
    // The cards of 5 and 6 are left.
    assert_eq!(dry(UfoTokens::Gone, [3, 1, 0], [0, 0, 0]), stopped);
    assert_eq!(dry(UfoTokens::Gone, [0, 4, 1], [0, 0, 0]), None, "it can pay both");
    assert_eq!(dry(UfoTokens::Gone, [0, 0, 3], [0, 0, 0]), stopped, "nine points");
    assert_eq!(dry(UfoTokens::Gone, [5, 0, 0], [1, 0, 0]), None, "a token is left to be taken");
    assert_eq!(dry(UfoTokens::Insufficient, [5, 0, 0], [1, 0, 0]), stopped);
    assert_eq!(dry(UfoTokens::Insufficient, [5, 0, 0], [0, 0, 2]), None);
    assert_eq!(dry(UfoTokens::Strict, [0, 4, 1], [0, 0, 0]), stopped);
}

#[test]
fn the_chase_ends_with_the_fifth_card_the_last_human_or_the_last_strength() {
    proves!("nw.ufo.ends");
    let mut scene = chase(6);
    reserve(&mut scene, [0; 3]);
    ufo_mut(&mut scene).launched = 4;
    may_launch(&mut scene, [0, 0, 2], 1);
    scene.only(pay([0, 0, 2]));
    assert_eq!(outcome(&scene), Some((EndReason::UfoLaunched, seats(&[5]))));

    let mut scene = chase(4);
    for i in [1, 2] {
        scene.state.fold(&Event::Eaten { seat: seat(i), room: A });
        scene.state.fold(&Event::Stripped { seat: seat(i) });
    }
    plan(&mut scene, &[(A, 2)]);
    enter(&mut scene, &[(0, A)]);
    scene.only(Action::Eat { seat: seat(0) });
    assert_eq!(outcome(&scene), Some((EndReason::UfoOverrun, seats(&[3]))));

    let mut scene = chase(6);
    scene.strength(1);
    scene.weapon(seat(1), Weapon::Dynamite);
    plan(&mut scene, &[(A, 1)]);
    enter(&mut scene, &[(1, A)]);
    scene.act(seat(1), Action::Fire { weapon: Weapon::Dynamite });
    assert_eq!(outcome(&scene), Some((EndReason::UfoAlienBeaten, seats(&[0, 1, 2, 3, 4]))));

    // Otherwise all stand up again.
    let mut scene = chase(6);
    plan(&mut scene, &[(A, 1)]);
    enter(&mut scene, &[(1, A)]);
    scene.until_step(|step| step == Step::Plan);
    assert!(scene.table().lying.is_empty() && scene.table().alien.is_empty());
    assert!(scene.table().people().iter().all(|seat| scene.table().place[seat] == Place::Outside));
}

#[test]
fn a_human_leads_and_too_many_rounds_stop_the_ufo() {
    proves!("nw.ufo.leader");
    let mut scene = outpost(6);
    scene.role(seat(0), Role::Alien);
    drive_off(&mut scene);
    assert_eq!(scene.table().leader, seat(1), "the next Human clockwise");
    assert_eq!(scene.table().round, 2, "rounds are counted on");
    plan(&mut scene, &[(A, 4)]);
    let first: Option<Seat> = scene.asked().only();
    assert_eq!(first, Some(seat(2)), "the Leader places last");
    enter(&mut scene, &[(1, A), (2, B)]);
    scene.all(Action::Eat { seat: seat(1) });
    assert_eq!(scene.table().leader, seat(2), "until dead");

    let mut scene = chase_with(6, Options { max_rounds: 2, ..Options::default() });
    plan(&mut scene, &[(A, 3)]);
    enter(&mut scene, &[]);
    scene.until(|scene| outcome(scene).is_some());
    assert_eq!(outcome(&scene).map(|(reason, _)| reason), Some(EndReason::UfoStopped));
}
