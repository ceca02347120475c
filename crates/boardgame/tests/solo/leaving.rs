//! Escapes and ends.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::solo::{SoloAction, SoloEvent, SoloStep, Spot};
use whiteout_boardgame::table::{GREEN, Place, Rescue, Status};
use whiteout_boardgame::words::{Card, Face, Item, Role, Room, Vehicle};
use whiteout_boardgame::{Action, CharacterDeal, Config, Cooperation, EndReason, Event, Options, Step};
use whiteout_core::{Game as _, SeatSet};

use crate::company::{choose, company, company_with, dice, moves, rolling};
use crate::scene::{Scene, proves, seat, seats};

const SHED: Spot = Spot::In(Room::Shed);

/// The Rescue Helicopter is on the ground, and everybody has moved.
fn landed(players: u8, strength: u8) -> Scene {
    let mut scene = company(players);
    scene.state.table.rescue = Rescue::Landed;
    (0..6).for_each(|i| scene.role(seat(i), Role::Human));
    scene.suspicion(seat(0), 2);
    moves(&mut scene, &[]);
    scene.strength(strength);
    scene
}

#[test]
fn the_least_suspected_may_try() {
    proves!("solo.escape.who");
    let mut scene = landed(3, 0);
    // Character 1 of the Leader has the lowest disk first in turn order.
    assert_eq!(scene.step(), Step::Solo(SoloStep::Board { among: seats(&[1]) }));
    assert_eq!(scene.refuse(seat(0), choose(seat(0))).code, "not-the-least-suspected");
    let mut no = scene.clone();
    no.only(Action::Pass);
    assert_eq!(no.step(), Step::Solo(SoloStep::Give));
    scene.only(choose(seat(1)));
    assert_eq!(scene.table().aboard, seats(&[1]));
    let alone = landed(1, 0);
    assert_eq!(alone.step(), Step::Solo(SoloStep::Board { among: seats(&[1, 2, 3, 4, 5]) }));
}

/// After the dice as before them, until the next round.
#[test]
fn a_no_closes_the_question_for_the_round() {
    proves!("solo.escape.who");
    let mut scene = landed(2, 0);
    let is_question = |event: &Event| matches!(event, Event::Asked { step: Step::Solo(SoloStep::Board { .. }), .. });
    scene.only(Action::Pass);
    scene.forget();
    let mut assignments = 0;
    while !scene.saw(|event| *event == Event::Gathered) {
        match scene.step() {
            Step::Solo(SoloStep::Roll) => scene.only(Action::Solo(SoloAction::Roll)),
            Step::Solo(SoloStep::Give) => {
                let next = scene.table().upright().lowest().expect("somebody stands");
                scene.only(Action::Assign { seat: next });
                assignments += 1;
            }
            _ => scene.only(Action::Pass),
        }
    }
    assert_eq!(assignments, 6, "everybody had the dice");
    assert!(!scene.saw(is_question));
    scene.until(|scene| scene.table().round == 2);
    assert!(!scene.saw(is_question));
    scene.state.table.rescue = Rescue::Landed;
    scene.until(|scene| matches!(scene.step(), Step::Solo(SoloStep::Board { .. } | SoloStep::Give)));
    assert!(scene.saw(is_question), "asked again in the next");
}

fn stops(scene: &Scene) -> Option<bool> {
    scene.events.iter().find_map(|event| match event {
        Event::Solo(SoloEvent::EscapeRolled { faces, interrupted, .. }) => {
            assert_eq!(faces.total(), 5);
            assert_eq!(*interrupted, faces[Face::Sabotage] + faces[Face::Threat] >= 3);
            Some(*interrupted)
        }
        _ => None,
    })
}

#[test]
fn three_bad_dice_stop_an_escape() {
    proves!("solo.escape.dice");
    let scene = landed(1, 5);
    let stopped = scene.seek(|scene| scene.only(choose(seat(1))), |scene| stops(scene) == Some(true));
    assert!(stopped.saw(|event| *event == Event::Gathered) && stopped.table().aboard.is_empty());
    let off = scene.seek(|scene| scene.only(choose(seat(1))), |scene| stops(scene) == Some(false));
    assert_eq!(off.table().aboard, seats(&[1]));
    let mut free = landed(1, 0);
    free.only(choose(seat(1)));
    assert!(!free.saw(|event| matches!(event, Event::Solo(SoloEvent::EscapeRolled { .. }))));
    // By vehicle the Keys are kept when it is stopped.
    let mut scene = company(1);
    scene.item(seat(0), Item::Keys);
    scene.damage(Room::Shed, 0);
    scene.fuel(Room::Shed, scene.table().rules.fuel_spaces[Room::Shed]);
    rolling(&mut scene, &[(0, SHED)]);
    scene.strength(5);
    dice(&mut scene, 0, &[Face::Use]);
    scene.only(Action::Solo(SoloAction::Do { card: Card::Use }));
    assert_eq!(scene.step(), Step::Escape { room: Room::Shed });
    let stopped = scene.seek(|scene| scene.only(Action::Escape), |scene| stops(scene) == Some(true));
    assert_eq!(stopped.state.secret.items[seat(0)][Item::Keys], 1);
    let off = scene.seek(|scene| scene.only(Action::Escape), |scene| stops(scene) == Some(false));
    assert_eq!((off.table().vehicle, off.table().items[seat(0)]), (Some(Vehicle::SnowCat), 0));
}

#[test]
fn without_keys_a_ready_vehicle_takes_no_die() {
    proves!("solo.escape.who");
    let leave = Action::Solo(SoloAction::Do { card: Card::Use });
    for closed_hands in [false, true] {
        let mut scene = company_with(2, Options { closed_hands, ..Options::default() });
        scene.item(seat(1), Item::Keys);
        scene.damage(Room::Shed, 0);
        scene.fuel(Room::Shed, scene.table().rules.fuel_spaces[Room::Shed] - 1);
        rolling(&mut scene, &[(0, SHED), (1, SHED)]);
        dice(&mut scene, 0, &[Face::Use]);
        assert!(scene.can(seat(0), leave), "it takes fuel");
        scene.fuel(Room::Shed, scene.table().rules.fuel_spaces[Room::Shed]);
        let refused = scene.refuse(seat(0), leave);
        assert_eq!((refused.code, refused.rule.0), ("no-keys", "solo.escape.who"));
        scene.item(seat(0), Item::Keys);
        assert!(scene.can(seat(0), leave));
    }
}

#[test]
fn others_come_aboard_by_rising_suspicion() {
    proves!("solo.board");
    let mut scene = landed(3, 0);
    scene.only(choose(seat(1)));
    assert!(!scene.saw(|event| matches!(event, Event::RoleShown { .. })), "the first shows nothing");
    // Character 2 is next; the owner of Character 1 must agree.
    assert_eq!(scene.table().waiting, seats(&[2]));
    scene.only(Action::Yes);
    assert_eq!((scene.asked().only(), scene.table().waiting), (Some(seat(0)), seats(&[1])));
    scene.only(Action::Yes);
    assert!(scene.saw(|event| *event == Event::RoleShown { seat: seat(2), role: Role::Human }));
    // Of the own somebody comes if the other player aboard agrees, who is asked once.
    assert_eq!(scene.table().waiting, seats(&[3]));
    scene.only(Action::Yes);
    assert_eq!(scene.table().waiting, seats(&[1]));
    scene.only(Action::No);
    assert!(!scene.table().aboard.contains(seat(3)));
    let mut alone = landed(1, 0);
    alone.only(choose(seat(1)));
    alone.only(Action::Yes);
    assert!(alone.table().aboard.contains(seat(2)), "nobody else to ask");
}

#[test]
fn a_newcomer_begins_the_pass_anew() {
    proves!("solo.board");
    let mut scene = landed(1, 0);
    scene.only(choose(seat(1)));
    // Character 2 refuses, 3 comes: then 2 is asked again.
    assert_eq!(scene.table().waiting, seats(&[2]));
    scene.only(Action::No);
    assert_eq!(scene.table().waiting, seats(&[3]));
    scene.only(Action::Yes);
    assert_eq!((scene.table().aboard, scene.table().waiting), (seats(&[1, 3]), seats(&[2])));
    // The one with the highest disk comes last.
    for next in [2, 4, 5] {
        assert_eq!(scene.table().waiting, seats(&[next]));
        scene.only(Action::No);
    }
    assert_eq!(scene.table().waiting, seats(&[0]));
}

#[test]
fn green_is_lowest_and_whoever_lies_may_board() {
    proves!("solo.escape.who");
    retells!("bg.enc.lying");
    let entitled = |levels: [i8; 6]| {
        let mut scene = company(3);
        scene.state.table.rescue = Rescue::Landed;
        (0u8..).zip(levels).for_each(|(i, level)| scene.suspicion(seat(i), level));
        moves(&mut scene, &[]);
        scene
    };
    let mut green = entitled([0, 0, 0, 0, 0, GREEN]);
    assert_eq!(green.step(), Step::Solo(SoloStep::Board { among: seats(&[5]) }));
    assert_eq!(green.asked().only(), Some(seat(2)));
    green.lay(seat(5));
    green.only(choose(seat(5)));
    assert_eq!(green.table().aboard, seats(&[5]));
    // The Leader's are not lowest: the next owner in turn order, among the own.
    let tie = entitled([2, 2, 1, 1, 1, 1]);
    assert_eq!(tie.step(), Step::Solo(SoloStep::Board { among: seats(&[2, 3]) }));
    assert_eq!(tie.asked().only(), Some(seat(1)));
}

#[test]
fn neither_hunger_nor_darkness_changes_the_dice_of_the_alien() {
    proves!("solo.escape.dice");
    retells!("bg.item.keys");
    let mut scene = company(1);
    scene.item(seat(0), Item::Keys);
    scene.damage(Room::Shed, 0);
    scene.fuel(Room::Shed, scene.table().rules.fuel_spaces[Room::Shed]);
    rolling(&mut scene, &[(0, SHED), (1, Spot::In(Room::Radio)), (2, Spot::Dormitory)]);
    scene.strength(5);
    scene.state.table.hungry = true;
    scene.state.table.power_failure = true;
    dice(&mut scene, 0, &[Face::Use]);
    scene.only(Action::Solo(SoloAction::Do { card: Card::Use }));
    // Five dice, which nobody may turn; the evening follows at once, where all stand up.
    let stopped = scene.seek(|scene| scene.only(Action::Escape), |scene| stops(scene) == Some(true));
    assert!(stopped.saw(|event| *event == Event::Gathered));
    let table = stopped.table();
    assert!(table.lying.is_empty() && table.aboard.is_empty() && table.items[seat(0)] == 1);
    assert!(table.people().iter().all(|seat| table.place[seat] == Place::LeisureRoom));
    assert!(!stopped.saw(|event| matches!(event, Event::Asked { step: Step::Solo(SoloStep::Turn { .. }), .. })));
}

#[test]
fn all_players_share_the_result() {
    proves!("solo.end");
    for players in [2, 3] {
        let mut scene = landed(players, 0);
        scene.only(choose(seat(1)));
        while !scene.asked().is_empty() {
            scene.all(Action::Yes);
        }
        let all = SeatSet::first(players);
        assert_eq!(scene.state.outcome().map(|outcome| outcome.winners), Some(all));
    }
}

fn leave(mut scene: Scene, aboard: &[u8]) -> EndReason {
    scene.only(choose(seat(aboard[0])));
    while let Step::BoardAsk { .. } = scene.step() {
        let asked = scene.table().waiting.only().expect("one");
        scene.only(if aboard.contains(&u8::from(asked)) { Action::Yes } else { Action::No });
    }
    let winners = scene.state.outcome().expect("over").winners;
    let (reason, _) = scene.table().outcome.expect("over");
    assert_eq!(winners, if reason.side() == "humans" { SeatSet::one(seat(0)) } else { SeatSet::EMPTY });
    reason
}

#[test]
fn all_humans_and_nobody_else() {
    proves!("solo.end");
    let vehicle = Vehicle::RescueHelicopter;
    let with_alien = |alien: u8| {
        let mut scene = landed(1, 0);
        scene.role(seat(alien), Role::Alien);
        scene
    };
    assert_eq!(leave(landed(1, 0), &[1, 0, 2, 3, 4, 5]), EndReason::HumansEscaped { vehicle });
    assert_eq!(leave(with_alien(5), &[1, 0, 2, 3, 4]), EndReason::HumansEscaped { vehicle });
    assert_eq!(leave(landed(1, 0), &[1, 0, 2, 3, 4]), EndReason::HumanLeftBehind { vehicle });
    assert_eq!(leave(with_alien(5), &[1, 0, 2, 3, 4, 5]), EndReason::AlienBoarded { vehicle });
    assert_eq!(leave(with_alien(1), &[1, 0, 2, 3, 4, 5]), EndReason::AlienLeftAmongUs { vehicle });
    assert_eq!(leave(with_alien(1), &[1]), EndReason::AlienLeftAlone { vehicle });
    // Nobody left.
    let mut scene = company(1);
    for index in 1..6 {
        scene.state.table.status[seat(index)] = Status::Dead;
        scene.state.table.place[seat(index)] = Place::Gone;
    }
    scene.suspicion(seat(0), 5);
    rolling(&mut scene, &[(0, SHED)]);
    dice(&mut scene, 0, &[Face::Use]);
    scene.only(crate::company::cancel(0));
    assert_eq!(scene.table().outcome, Some((EndReason::NobodyLeft, SeatSet::EMPTY)));
    // Frozen, whoever they were.
    let mut scene = company(1);
    scene.state.table.freezing = Some(6);
    (0..6).for_each(|i| scene.role(seat(i), Role::Alien));
    scene.until(|scene| scene.table().outcome.is_some() || scene.table().round > 2);
    assert_eq!(scene.table().outcome.map(|(reason, _)| reason), Some(EndReason::Frozen));
}

#[test]
fn a_lost_cause_may_be_given_up() {
    proves!("solo.concede");
    for players in 1..=3 {
        let mut scene = company(players);
        moves(&mut scene, &[]);
        scene.forget();
        let asked = scene.asked();
        assert!(!asked.is_empty());
        assert!(scene.state.concede(&mut scene.rng, &mut scene.events));
        let end = Event::Ended { reason: EndReason::Conceded, winners: SeatSet::EMPTY };
        assert_eq!(scene.events.first(), Some(&end));
        let shown = scene.events.iter().filter(|event| matches!(event, Event::Chain { .. })).count();
        assert_eq!(shown, 6, "every card is shown");
        let outcome = scene.state.outcome().expect("over");
        assert_eq!((outcome.side, outcome.reason, outcome.winners), ("aliens", "conceded", SeatSet::EMPTY));
        assert!(scene.asked().is_empty());
        assert!(!scene.state.concede(&mut scene.rng, &mut scene.events), "only once");
    }
    // Before any card is dealt there is none to show.
    let drafting = Options { characters: CharacterDeal::Draft, ..Options::default() };
    let (config, mut events) = (Config::solo(2, drafting).expect("sound"), Vec::new());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = Cooperation::start(&config, &mut rng, &mut events);
    events.clear();
    assert!(state.concede(&mut rng, &mut events));
    assert!(!events.iter().any(|event| matches!(event, Event::Chain { .. })), "{events:?}");
    // Where players are against each other nobody can.
    let mut scene = Scene::new(4);
    assert!(!scene.state.concede(&mut scene.rng, &mut scene.events) && scene.state.outcome().is_none());
}
