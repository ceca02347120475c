//! Gear, and the Rope.

use whiteout_infection::mission::{Directive, Log, Mission, Slots};
use whiteout_infection::words::{Blood, Card, Character, Chip, Department, Gear, Room};
use whiteout_infection::{Action, Event, Options, Step, Window};

use crate::scene::{Scene, proves, seat, seats, why};

const FIRST: Step = Step::Window { which: Window::First };
const SUM: Directive = Directive::Sum { least: 1 };

#[test]
fn gear_stays_with_the_captain_who_found_it() {
    proves!("inf.gear.keep");
    let mut scene = Scene::new(5);
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_turn();
    assert!(scene.had(Event::GearTaken { seat: seat(0), gear: Gear::Rope }));
    assert_eq!((scene.table().gear[seat(0)].ropes, scene.table().captain), (1, seat(1)));
    let give = Action::HandOver { gear: Gear::Rope, to: seat(1) };
    assert_eq!(why(scene.refuse(seat(0), give)), ("gear-stays", "inf.gear.keep"));
}

#[test]
fn surplus_gear_is_kept_all_the_same() {
    proves!("inf.gear.keep");
    let mut scene = Scene::new(5);
    scene.state.table.progress[whiteout_infection::words::Sector::One].gear = true;
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_turn();
    assert_eq!(scene.table().gear[seat(0)].ropes, 1);
}

#[test]
fn gear_without_uses_is_out_of_play_and_the_objective_stays() {
    proves!("inf.gear.spent");
    let mut scene = Scene::new(5);
    scene.chip(Room::Shed, Chip::Rope);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_turn();
    scene.one(seat(0), Action::TieCaptain);
    assert!(!scene.table().gear[seat(0)].has(Gear::Rope));
    assert!(scene.table().progress[whiteout_infection::words::Sector::One].gear);
    let mut dynamite = Scene::new(5);
    dynamite.gear(seat(1), Gear::Dynamite);
    for left in [1, 0] {
        dynamite.state.fold(&Event::SabotageShifted { by: seat(1), face: 4 });
        assert_eq!(dynamite.table().dynamite_uses(seat(1)), left);
    }
    assert!(!dynamite.table().gear[seat(1)].has(Gear::Dynamite));
}

#[test]
fn the_option_lets_everybody_hand_over_one_piece_of_gear_a_turn() {
    proves!("inf.gear.keep");
    let mut scene = Scene::with(5, Options { gear_handover: true, ..Options::default() });
    scene.gear(seat(2), Gear::Rope);
    scene.gear(seat(2), Gear::Dynamite);
    scene.one(seat(2), Action::HandOver { gear: Gear::Rope, to: seat(1) });
    assert_eq!((scene.table().gear[seat(1)].ropes, scene.table().gear[seat(2)].ropes), (1, 0));
    assert_eq!(scene.step(), FIRST);
    let another = scene.refuse(seat(2), Action::HandOver { gear: Gear::Dynamite, to: seat(1) });
    assert_eq!(why(another), ("one-gear-a-turn", "inf.gear.keep"));
}

#[test]
fn gear_is_handed_over_by_who_has_it_to_somebody_else_who_is_free() {
    proves!("inf.gear.keep");
    let mut scene = Scene::with(6, Options { gear_handover: true, ..Options::default() });
    scene.state.fold(&Event::Torched { seat: seat(5), blood: Blood::Imitation, gear_to: None });
    scene.gear(seat(1), Gear::Rope);
    scene.ask(FIRST, scene.table().free());
    scene.one(seat(1), Action::TieCaptain);
    scene.gear(seat(2), Gear::Dynamite);
    for (gear, to, code) in [
        (Gear::Rope, 3, "no-such-gear"),
        (Gear::Dynamite, 2, "not-another-player"),
        (Gear::Dynamite, 5, "not-another-player"),
        (Gear::Dynamite, 0, "not-free"),
    ] {
        let refused = scene.refuse(seat(2), Action::HandOver { gear, to: seat(to) });
        assert_eq!(why(refused), (code, "inf.gear.keep"), "{gear:?} to {to}");
    }
    assert!(scene.can(seat(2), Action::HandOver { gear: Gear::Dynamite, to: seat(3) }));
}

#[test]
fn two_used_dynamites_are_handed_over_one_by_one() {
    proves!("inf.gear.keep");
    let mut scene = Scene::with(5, Options { gear_handover: true, ..Options::default() });
    for who in [1, 2] {
        scene.gear(seat(who), Gear::Dynamite);
        scene.state.fold(&Event::SabotageShifted { by: seat(who), face: 4 });
    }
    let give = |to| Action::HandOver { gear: Gear::Dynamite, to: seat(to) };
    scene.one(seat(1), give(2));
    assert_eq!((scene.table().dynamite_uses(seat(1)), scene.table().dynamite_uses(seat(2))), (0, 2));
    scene.one(seat(2), give(3));
    assert_eq!((scene.table().dynamite_uses(seat(2)), scene.table().dynamite_uses(seat(3))), (1, 1));
}

#[test]
fn a_rope_works_once_and_only_before_the_team() {
    proves!("inf.rope.uses");
    let mut scene = Scene::new(5);
    assert_eq!(why(scene.refuse(seat(1), Action::TieCaptain)), ("no-rope", "inf.rope.uses"));
    scene.gear(seat(1), Gear::Rope);
    scene.one(seat(1), Action::TieCaptain);
    assert!(scene.had(Event::Tied { by: seat(1), seat: seat(0) }));
    assert_eq!(scene.table().gear[seat(1)].ropes, 0);
    assert_eq!(why(scene.refuse(seat(2), Action::TieCaptain)), ("no-rope", "inf.rope.uses"));
}

#[test]
fn the_mission_stays_and_the_next_free_seat_is_captain() {
    proves!("inf.rope.captain");
    let mut scene = Scene::new(5);
    let mission = scene.table().turn.mission;
    scene.gear(seat(3), Gear::Rope);
    scene.gear(seat(4), Gear::Rope);
    scene.one(seat(3), Action::TieCaptain);
    assert_eq!((scene.table().captain, scene.table().turn.mission), (seat(1), mission));
    scene.one(seat(4), Action::TieCaptain);
    assert_eq!((scene.table().captain, scene.table().tied), (seat(2), seats(&[0, 1])));
    scene.investigate(&[2, 3], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_turn();
    assert_eq!(scene.table().captain, seat(3), "the indicator goes on from there");
}

#[test]
fn nobody_ties_themselves() {
    proves!("inf.rope.self");
    let mut scene = Scene::new(5);
    scene.gear(seat(0), Gear::Rope);
    assert_eq!(why(scene.refuse(seat(0), Action::TieCaptain)), ("not-oneself", "inf.rope.self"));
    let mut free = Scene::with(5, Options { rope_self: true, ..Options::default() });
    free.gear(seat(0), Gear::Rope);
    free.one(seat(0), Action::TieCaptain);
    assert_eq!((free.table().captain, free.table().tied), (seat(1), seats(&[0])));
}

#[test]
fn by_option_one_may_stay_behind_with_the_own_rope_but_never_everybody() {
    proves!("inf.rope.self");
    let stays = Action::LeaveBehind { seat: seat(1) };
    let ready = |options: Options| {
        let mut scene = Scene::with(5, options);
        scene.gear(seat(1), Gear::Rope);
        scene.mission(5, &[], SUM);
        scene
    };
    let mut by_the_book = ready(Options::default());
    assert_eq!(why(by_the_book.refuse(seat(1), stays)), ("not-oneself", "inf.rope.self"));
    let captain = Action::LeaveBehind { seat: seat(0) };
    assert_eq!(why(by_the_book.refuse(seat(1), captain)), ("captain-must-go", "inf.rope.leave"));
    let mut scene = ready(Options { rope_self: true, ..Options::default() });
    scene.one(seat(1), stays);
    scene.only(Action::Yes);
    assert_eq!(scene.table().tied, seats(&[1]));
    for who in [2, 3, 4] {
        scene.gear(seat(who), Gear::Rope);
        scene.one(seat(who), Action::TieCaptain);
    }
    assert_eq!(scene.table().free(), seats(&[4]));
    scene.gear(seat(4), Gear::Rope);
    let alone = scene.refuse(seat(4), Action::TieCaptain);
    assert_eq!(why(alone), ("nobody-else-free", "inf.rope.captain"), "somebody must be left to be Captain");
}

#[test]
fn only_somebody_who_would_be_missed_can_be_left_behind() {
    proves!("inf.rope.leave");
    let mut scene = Scene::new(5);
    scene.gear(seat(1), Gear::Rope);
    // Blair is the only one of Science besides nobody: seats are Garry, Childs, Blair, Copper, Clark.
    scene.mission(3, &[Department::Science], SUM);
    assert!(scene.can(seat(1), Action::LeaveBehind { seat: seat(2) }), "their department would be missing");
    let other = Action::LeaveBehind { seat: seat(3) };
    assert_eq!(why(scene.refuse(seat(1), other)), ("would-not-be-missed", "inf.rope.leave"));
    scene.mission(5, &[], SUM);
    assert!(scene.can(seat(1), Action::LeaveBehind { seat: seat(3) }), "the team would be too small");
    assert!(!scene.can(seat(1), Action::LeaveBehind { seat: seat(0) }), "never the Captain");
    let mut any = Scene::with(5, Options { rope_any: true, ..Options::default() });
    any.gear(seat(1), Gear::Rope);
    assert!(any.can(seat(1), Action::LeaveBehind { seat: seat(3) }));
}

#[test]
fn the_captain_must_agree_and_a_refusal_costs_nothing() {
    proves!("inf.rope.consent");
    let mut scene = Scene::new(5);
    scene.gear(seat(1), Gear::Rope);
    scene.mission(5, &[], SUM);
    scene.one(seat(1), Action::LeaveBehind { seat: seat(3) });
    assert!(scene.had(Event::RopeAsked { by: seat(1), seat: seat(3) }));
    assert_eq!((scene.step(), scene.asked()), (Step::Consent { by: seat(1), target: seat(3) }, seats(&[0])));
    let mut agreed = scene.clone();
    agreed.only(Action::Yes);
    assert_eq!((agreed.table().tied, agreed.table().gear[seat(1)].ropes), (seats(&[3]), 0));
    agreed.nobody_acts();
    assert_eq!(agreed.legal(seat(0)), [Action::Team { seats: seats(&[0, 1, 2, 4]) }]);

    scene.only(Action::No);
    assert!(scene.had(Event::RopeRefused { by: seat(1), seat: seat(3) }));
    assert_eq!((scene.step(), scene.table().gear[seat(1)].ropes), (FIRST, 1));
    let again = Action::LeaveBehind { seat: seat(3) };
    assert_eq!(why(scene.refuse(seat(1), again)), ("already-refused", "inf.rope.consent"));
}

#[test]
fn the_captains_own_rope_needs_no_consent() {
    proves!("inf.rope.consent");
    let mut scene = Scene::new(5);
    scene.gear(seat(0), Gear::Rope);
    scene.mission(5, &[], SUM);
    scene.one(seat(0), Action::LeaveBehind { seat: seat(3) });
    assert_eq!((scene.table().tied, scene.step()), (seats(&[3]), FIRST));
    scene.gear(seat(1), Gear::Rope);
    let tied = Action::LeaveBehind { seat: seat(3) };
    assert_eq!(why(scene.refuse(seat(1), tied)), ("not-free", "inf.rope.leave"));
}

#[test]
fn the_next_captain_is_the_next_free_seat_after_the_one_who_is_out() {
    proves!("inf.rope.captain", "inf.torch.captain");
    let mut scene = Scene::new(6);
    for who in [2, 3] {
        scene.gear(seat(who), Gear::Rope);
    }
    scene.mission(6, &[], SUM);
    scene.one(seat(2), Action::LeaveBehind { seat: seat(1) });
    scene.only(Action::Yes);
    let mut tied = scene.clone();
    tied.one(seat(3), Action::TieCaptain);
    assert_eq!((tied.table().captain, tied.table().tied), (seat(2), seats(&[0, 1])));
    scene.gear(seat(4), Gear::Flamethrower);
    scene.one(seat(4), Action::Torch { seat: seat(0) });
    scene.all(Action::Yes);
    assert_eq!(scene.table().captain, seat(2));
}

#[test]
fn who_is_tied_up_neither_leaves_nor_exchanges_nor_uses_gear() {
    proves!("inf.rope.tied");
    let mut scene = Scene::new(5);
    scene.gear(seat(1), Gear::Rope);
    scene.gear(seat(0), Gear::Flamethrower);
    scene.hand(seat(0), &[Card::Molotov, Card::Gun]);
    scene.one(seat(1), Action::TieCaptain);
    assert_eq!(scene.asked(), seats(&[1, 2, 3, 4]), "no Molotov, no Gear");
    scene.nobody_acts();
    assert!(scene.legal(seat(1)).iter().all(|action| match action {
        Action::Team { seats } => !seats.contains(seat(0)),
        _ => true,
    }));
    scene.investigate(&[1, 2], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    scene.until(|scene| matches!(scene.step(), Step::Exchange { why: whiteout_infection::Why::RecRoom }));
    assert_eq!(scene.asked(), seats(&[3, 4]), "no exchange in the Rec Room");
    assert_eq!(scene.table().hand[seat(0)], 2, "nothing drawn");
    scene.next_turn();
    assert_eq!((scene.table().tied, scene.table().hand[seat(0)]), (seats(&[]), 5), "free, with a full hand");
}

#[test]
fn who_is_tied_up_still_votes_and_can_be_torched() {
    proves!("inf.rope.tied", "inf.torch.vote");
    let mut scene = Scene::new(6);
    scene.gear(seat(1), Gear::Rope);
    scene.gear(seat(2), Gear::Flamethrower);
    scene.one(seat(1), Action::TieCaptain);
    scene.one(seat(2), Action::Torch { seat: seat(0) });
    assert_eq!(scene.asked(), seats(&[0, 1, 2, 3, 4, 5]));
}

/// Seat 2 wanted to leave seat 4 behind, and the Captain refused.
fn refused() -> Scene {
    let mut scene = Scene::new(6);
    scene.character(seat(0), Character::Bennings);
    scene.gear(seat(2), Gear::Rope);
    scene.gear(seat(3), Gear::Rope);
    scene.mission(6, &[], SUM);
    scene.one(seat(2), Action::LeaveBehind { seat: seat(4) });
    scene.only(Action::No);
    scene
}

#[test]
fn a_refusal_is_that_of_one_captain_for_one_mission() {
    proves!("inf.rope.consent");
    let mut same = refused();
    for target in [4, 5] {
        let again = same.refuse(seat(2), Action::LeaveBehind { seat: seat(target) });
        assert_eq!(why(again), ("already-refused", "inf.rope.consent"), "whomever it is about");
    }
    assert!(same.can(seat(3), Action::LeaveBehind { seat: seat(4) }), "another player may ask");

    let mut other_captain = refused();
    other_captain.one(seat(3), Action::TieCaptain);
    other_captain.one(seat(2), Action::LeaveBehind { seat: seat(4) });
    assert_eq!(other_captain.step(), Step::Consent { by: seat(2), target: seat(4) });
    assert_eq!(other_captain.asked(), seats(&[1]));

    let mut other_mission = refused();
    let all = Mission { team: 6, departments: Slots::default(), directive: SUM };
    other_mission.next_log(Log::Mission(all));
    other_mission.one(seat(0), Action::NewMission);
    assert!(other_mission.can(seat(2), Action::LeaveBehind { seat: seat(4) }));
}

#[test]
fn a_refusal_of_an_earlier_captain_does_not_bind_the_captains_own_rope() {
    proves!("inf.rope.consent");
    let mut scene = Scene::new(5);
    scene.gear(seat(1), Gear::Rope);
    scene.gear(seat(3), Gear::Rope);
    scene.mission(5, &[], SUM);
    scene.one(seat(1), Action::LeaveBehind { seat: seat(4) });
    scene.only(Action::No);
    scene.one(seat(3), Action::TieCaptain);
    assert_eq!(scene.table().captain, seat(1));
    scene.one(seat(1), Action::LeaveBehind { seat: seat(4) });
    assert_eq!((scene.table().tied, scene.step()), (seats(&[0, 4]), FIRST), "without consent");
}

#[test]
fn who_is_tied_up_is_called_on_for_nothing_but_can_be_tested() {
    proves!("inf.rope.tied", "inf.fire.who", "inf.power.windows");
    let mut scene = Scene::new(6);
    scene.character(seat(1), Character::Windows);
    scene.gear(seat(3), Gear::Rope);
    scene.gear(seat(2), Gear::Flamethrower);
    scene.smoke(Room::Bathroom);
    scene.fire(Room::Greenhouse);
    scene.one(seat(3), Action::TieCaptain);
    assert!(scene.can(seat(2), Action::BloodTest { seat: seat(0) }));
    scene.team(&[1, 2]);
    scene.only(Action::Enter { room: Room::Shed });
    let send = |who| Action::Send { seat: seat(who), room: Room::Bathroom };
    assert!(scene.can(seat(1), send(4)) && !scene.can(seat(1), send(0)), "nobody sends them to a fire");
    scene.only(Action::Pass);
    let add = |who| Action::AddHelper { seat: seat(who) };
    assert!(scene.can(seat(1), add(4)) && !scene.can(seat(1), add(0)), "nor asks them for a card");
}
