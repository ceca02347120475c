//! Dice turned by whoever stands in the Dormitory, and dice whose owner is lost.

use rand_xoshiro::rand_core::SeedableRng;
use whiteout_boardgame::solo::{AfterTurning, SoloAction, SoloStep, Spot};
use whiteout_boardgame::table::GREEN;
use whiteout_boardgame::words::{Card, Face, Room, Setting};
use whiteout_boardgame::{Action, Components, Config, Options, Step};
use whiteout_testkit::Random;

use crate::company::{cancel, choose, company, dice, is_gone, rolling, solo, threat};
use crate::scene::{Scene, proves, seat, seats};

const RADIO: Spot = Spot::In(Room::Radio);
const LAB: Spot = Spot::In(Room::Laboratory);
const BOILER: Spot = Spot::In(Room::Boiler);

const ROLL: Action = Action::Solo(SoloAction::Roll);

fn turn(die: u8, face: Face) -> Action {
    Action::Solo(SoloAction::Turn { die, face })
}

fn rolled(scene: &Scene) -> usize {
    solo(scene).dice.iter().flatten().count()
}

#[test]
fn whoever_sleeps_may_still_turn_a_die_of_the_lost() {
    proves!("solo.dice.gone", "solo.dormitory");
    for players in [1, 2] {
        let mut scene = company(players);
        threat(&mut scene, 1);
        (1..6).for_each(|i| scene.suspicion(seat(i), GREEN));
        rolling(&mut scene, &[(0, BOILER), (1, LAB), (3, Spot::Dormitory)]);
        dice(&mut scene, 0, &[Face::Threat, Face::Sabotage, Face::Use]);
        if players == 2 {
            // The owner was asked before, and let the dice lie.
            scene.ask(Step::Solo(SoloStep::Turn { after: AfterTurning::Acting }), seats(&[3]));
            scene.only(Action::Pass);
        }
        scene.only(cancel(0));
        assert!(is_gone(&scene, 0));
        assert_eq!(scene.step(), Step::Solo(SoloStep::Turn { after: AfterTurning::Resolving }));
        assert_eq!(scene.table().waiting, seats(&[3]));
        let mut left = scene.clone();
        left.only(Action::Pass);
        assert_eq!((left.table().damage[Room::Boiler], rolled(&left)), (1, 0));
        scene.only(turn(1, Face::Use));
        assert_eq!((scene.table().damage[Room::Boiler], rolled(&scene)), (0, 0));
        assert!(scene.table().lying.contains(seat(3)));
    }
    // With nothing to avert nobody is asked.
    let mut scene = company(1);
    threat(&mut scene, 1);
    rolling(&mut scene, &[(0, RADIO), (3, Spot::Dormitory)]);
    dice(&mut scene, 0, &[Face::Threat, Face::Use]);
    scene.only(cancel(0));
    assert!(is_gone(&scene, 0) && rolled(&scene) == 0);
}

/// Whoever has the dice cancels no more: only now the other player knows what would be borne.
#[test]
fn what_would_be_borne_may_still_be_averted() {
    proves!("solo.dormitory");
    let mut scene = company(2);
    rolling(&mut scene, &[(0, BOILER), (1, LAB), (3, Spot::Dormitory)]);
    dice(&mut scene, 0, &[Face::Threat, Face::Sabotage, Face::Use]);
    scene.only(cancel(0));
    scene.only(Action::Pass);
    assert_eq!((scene.step(), scene.asked().only()), (Step::Solo(SoloStep::Act), Some(seat(0))));
    scene.only(Action::Pass);
    assert_eq!(scene.step(), Step::Solo(SoloStep::Turn { after: AfterTurning::Resolving }));
    assert_eq!(scene.table().waiting, seats(&[3]));
    assert_eq!(scene.table().damage[Room::Boiler], 0, "nothing is done yet");
    let mut borne = scene.clone();
    borne.only(Action::Pass);
    assert_eq!((borne.table().damage[Room::Boiler], rolled(&borne)), (1, 0));
    assert!(borne.table().lying.contains(seat(0)) && !borne.table().lying.contains(seat(3)));
    // Turned: its owner looks at the dice anew, and nobody else is asked any more.
    scene.only(turn(1, Face::Use));
    assert_eq!((scene.step(), scene.asked().only()), (Step::Solo(SoloStep::Act), Some(seat(0))));
    scene.only(Action::Solo(SoloAction::Do { card: Card::Use }));
    assert_eq!((scene.table().damage[Room::Boiler], rolled(&scene)), (0, 0));
    // Bad dice that are left are borne without another question.
    let mut both = company(2);
    rolling(&mut both, &[(0, BOILER), (1, LAB), (3, Spot::Dormitory)]);
    dice(&mut both, 0, &[Face::Threat, Face::Sabotage]);
    both.only(Action::Pass);
    both.only(turn(1, Face::Use));
    both.only(Action::Pass);
    assert_eq!((solo(&both).threat, both.table().damage[Room::Boiler], rolled(&both)), (5, 0, 0));
    // With nothing to avert nobody is asked.
    let mut good = company(2);
    rolling(&mut good, &[(0, BOILER), (1, LAB), (3, Spot::Dormitory)]);
    dice(&mut good, 0, &[Face::Use]);
    good.only(Action::Pass);
    assert_eq!(rolled(&good), 0);
}

/// Games dealt before go on as they were.
#[test]
fn up_to_version_3_nobody_is_asked_last() {
    let mut components = Components::solo();
    components.together.as_mut().expect("values of this game").asked_last = None;
    let options = Options { first_leader: Some(seat(0)), ..Options::default() };
    let config = Config::at(Setting::Solo, 2, options, &components).expect("sound");
    let mut scene = Scene::played(&config, 1);
    rolling(&mut scene, &[(0, BOILER), (3, Spot::Dormitory)]);
    dice(&mut scene, 0, &[Face::Sabotage]);
    scene.only(Action::Pass);
    assert_eq!((scene.table().damage[Room::Boiler], rolled(&scene)), (1, 0));
}

#[test]
fn who_does_not_answer_turns_no_die() {
    proves!("solo.dormitory");
    retells!("bg.clock.defaults");
    let mut scene = company(1);
    rolling(&mut scene, &[(0, RADIO), (1, Spot::Dormitory)]);
    scene.only(ROLL);
    for seed in 0..50 {
        let mut rng = <Random as SeedableRng>::seed_from_u64(seed);
        let default = scene.state.fallback(seat(0), &mut rng).expect("the Leader is asked");
        assert!(matches!(default, Action::Assign { .. }), "{default:?}");
    }
}

#[test]
fn another_player_turns_a_die_before_it_is_given() {
    proves!("solo.dormitory");
    retells!("bg.loc.dormitory");
    let mut scene = company(2);
    rolling(&mut scene, &[(0, RADIO), (1, LAB), (3, Spot::Dormitory)]);
    scene.only(ROLL);
    assert_eq!(scene.asked().only(), Some(seat(1)), "the owner, not the Leader");
    let face = solo(&scene).dice[2].expect("a die").face;
    let other = if face == Face::Use { Face::Repair } else { Face::Use };
    scene.only(turn(2, other));
    assert_eq!(solo(&scene).dice[2].map(|die| (die.face, die.turned)), Some((other, true)));
    assert!(scene.table().lying.contains(seat(3)));
    assert_eq!((scene.step(), scene.asked().only()), (Step::Solo(SoloStep::Give), Some(seat(0))));
    assert_eq!(scene.refuse(seat(0), Action::Assign { seat: seat(3) }).code, "does-not-stand");
    // In darkness there is nothing between roll and assignment, but it can be turned afterwards.
    let mut dark = company(2);
    dark.state.table.power_failure = true;
    rolling(&mut dark, &[(0, RADIO), (3, Spot::Dormitory)]);
    dark.only(Action::Assign { seat: seat(0) });
    assert_eq!(dark.step(), Step::Solo(SoloStep::Turn { after: AfterTurning::Acting }));
    let face = solo(&dark).dice[0].expect("a die").face;
    let other = if face == Face::Use { Face::Repair } else { Face::Use };
    dark.only(turn(0, other));
    assert_eq!(solo(&dark).dice[0].map(|die| die.face), Some(other));
}

#[test]
fn whoever_sleeps_may_get_the_dice_and_turn_one_of_them() {
    proves!("solo.dice.who");
    let mut scene = company(1);
    rolling(&mut scene, &[(0, RADIO), (1, Spot::Dormitory)]);
    scene.only(ROLL);
    scene.only(Action::Assign { seat: seat(1) });
    dice(&mut scene, 1, &[Face::Threat, Face::Sabotage]);
    scene.only(turn(0, Face::Use));
    assert!(!scene.can(seat(0), turn(1, Face::Use)), "once");
    scene.only(Action::Pass);
    assert_eq!(solo(&scene).threat, 6, "the Threat was turned, and there is nothing to sabotage");
    assert!(scene.table().lying.contains(seat(1)) && rolled(&scene) == 0);
    // Without turning any the sleeper lies down all the same.
    let mut idle = company(1);
    rolling(&mut idle, &[(0, RADIO), (1, Spot::Dormitory)]);
    dice(&mut idle, 1, &[Face::Threat]);
    idle.only(Action::Pass);
    assert!(solo(&idle).threat == 5 && idle.table().lying.contains(seat(1)));
}

#[test]
fn what_is_left_of_the_dice_of_the_lost_is_done() {
    proves!("solo.dice.gone");
    let two_threats = |level: i8, at: i8| {
        let mut scene = company(1);
        (1..6).for_each(|i| scene.suspicion(seat(i), GREEN));
        scene.suspicion(seat(0), level);
        threat(&mut scene, at);
        rolling(&mut scene, &[(0, BOILER), (1, LAB)]);
        dice(&mut scene, 0, &[Face::Threat, Face::Threat, Face::Use]);
        scene
    };
    // Lost while cancelling one Threat: the other moves the token.
    let mut paying = two_threats(1, 2);
    paying.only(cancel(0));
    assert!(is_gone(&paying, 0));
    assert_eq!((solo(&paying).threat, rolled(&paying)), (1, 0));
    // Lost to the first of two Threats: the second still moves it.
    let mut taken = two_threats(1, 2);
    taken.only(Action::Pass);
    assert!(is_gone(&taken, 0));
    assert_eq!((solo(&taken).threat, rolled(&taken)), (0, 0));
}

#[test]
fn each_threat_die_is_compared_before_the_next() {
    proves!("solo.dice.bad", "solo.threat.compare");
    let mut scene = company(2);
    (0..6).for_each(|i| scene.suspicion(seat(i), GREEN));
    for i in [1, 4] {
        scene.suspicion(seat(i), 1);
    }
    threat(&mut scene, 2);
    rolling(&mut scene, &[(0, RADIO), (3, LAB)]);
    dice(&mut scene, 0, &[Face::Threat, Face::Threat]);
    scene.only(Action::Pass);
    // On 1 are two: the Leader picks, and the token gives way by the other.
    assert!(matches!(scene.step(), Step::Solo(SoloStep::Lose { .. })));
    assert_eq!(scene.asked().only(), Some(seat(0)));
    scene.only(choose(seat(4)));
    // Then the second Threat comes back to the one that was left.
    assert!(is_gone(&scene, 4) && is_gone(&scene, 1));
    assert_eq!((solo(&scene).threat, rolled(&scene)), (1, 0));
    assert_eq!(scene.table().owner(scene.table().leader), seat(1), "the Leader has lost somebody");
}
