//! Who goes.

use whiteout_infection::mission::Directive;
use whiteout_infection::words::{Card, Character, Chip, Department, Gear, Room};
use whiteout_infection::{Action, Event, Options, Step};

use crate::scene::{Scene, proves, seat, seats, why};

const SUM: Directive = Directive::Sum { least: 1 };

#[test]
fn the_captain_always_goes() {
    proves!("inf.team.captain");
    let mut scene = Scene::new(5);
    scene.nobody_acts();
    let without = Action::Team { seats: seats(&[1, 2]) };
    assert_eq!(why(scene.refuse(seat(0), without)), ("captain-must-go", "inf.team.captain"));
    assert!(scene.can(seat(0), Action::Team { seats: seats(&[0, 4]) }));
}

#[test]
fn only_the_free_go_and_they_cannot_refuse() {
    proves!("inf.team.free");
    let mut scene = Scene::new(5);
    scene.gear(seat(1), Gear::Rope);
    scene.one(seat(1), Action::TieCaptain);
    scene.nobody_acts();
    let tied = Action::Team { seats: seats(&[0, 1]) };
    assert_eq!(why(scene.refuse(seat(1), tied)), ("not-free", "inf.team.free"));
    scene.only(Action::Team { seats: seats(&[1, 2]) });
    assert_eq!(scene.step(), Step::Room, "nobody else was asked");
}

#[test]
fn as_many_go_as_the_mission_says_or_all_who_are_free() {
    proves!("inf.team.size");
    let mut scene = Scene::new(4);
    scene.mission(3, &[], SUM);
    scene.nobody_acts();
    for wrong in [&[0, 1][..], &[0, 1, 2, 3]] {
        let team = Action::Team { seats: seats(wrong) };
        assert_eq!(why(scene.refuse(seat(0), team)), ("wrong-team-size", "inf.team.size"));
    }
    let mut large = Scene::new(4);
    large.mission(5, &[], SUM);
    large.nobody_acts();
    assert_eq!(large.legal(seat(0)), [Action::Team { seats: seats(&[0, 1, 2, 3]) }]);
}

#[test]
fn as_many_departments_as_possible_must_be_covered() {
    proves!("inf.team.departments");
    // Garry, Childs, Blair, Copper, Clark: Operations, Maintenance, Science, Operations, Maintenance.
    let mut scene = Scene::new(5);
    scene.mission(3, &[Department::Science, Department::Maintenance], SUM);
    scene.nobody_acts();
    let gap = Action::Team { seats: seats(&[0, 2, 3]) };
    assert_eq!(why(scene.refuse(seat(0), gap)), ("department-missing", "inf.team.departments"));
    assert!(scene.can(seat(0), Action::Team { seats: seats(&[0, 2, 4]) }));
    let mut two = Scene::new(5);
    two.mission(3, &[Department::Maintenance, Department::Maintenance], SUM);
    two.nobody_acts();
    assert_eq!(two.legal(seat(0)), [Action::Team { seats: seats(&[0, 1, 4]) }], "one member fills one place");
    let mut few = Scene::new(5);
    few.mission(3, &[Department::Science, Department::Science], SUM);
    few.nobody_acts();
    assert!(
        few.legal(seat(0)).iter().all(|action| matches!(action, Action::Team { seats } if seats.contains(seat(2))))
    );
}

#[test]
fn the_captains_own_department_counts_but_by_option() {
    proves!("inf.team.departments");
    let mission = |scene: &mut Scene| {
        scene.mission(2, &[Department::Operations], SUM);
        scene.nobody_acts();
    };
    let mut scene = Scene::new(5);
    mission(&mut scene);
    assert!(scene.can(seat(0), Action::Team { seats: seats(&[0, 1]) }));
    let mut excluded = Scene::with(5, Options { captain_dept_excluded: true, ..Options::default() });
    mission(&mut excluded);
    assert_eq!(excluded.legal(seat(0)), [Action::Team { seats: seats(&[0, 3]) }]);
}

#[test]
fn a_department_that_nobody_can_cover_costs_the_swap() {
    proves!("inf.team.no-swap");
    let mut scene = Scene::new(5);
    scene.character(seat(0), Character::Macready);
    scene.mission(2, &[Department::Science, Department::Science], SUM);
    scene.investigate(&[0, 2], Room::Shed, &[Card::Knife, Card::Knife]);
    assert!(scene.had(Event::TeamIs { seats: seats(&[0, 2]), may_swap: false }));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Swap, .. })));
    assert!(scene.had(Event::MissionPassed));
}

#[test]
fn too_few_members_do_not_cost_the_swap() {
    proves!("inf.team.no-swap");
    let mut scene = Scene::new(4);
    scene.mission(5, &[Department::Science], SUM);
    scene.investigate(&[0, 1, 2, 3], Room::Shed, &[Card::Knife; 4]);
    assert_eq!(scene.step(), Step::Swap);
}

/// A team of 0 and another passes the mission in the Shed, where a Thing is, without the right to swap.
fn before_a_battle_without_swap(character: Character, swap: Action) -> Scene {
    let mut scene = Scene::new(6);
    scene.character(seat(0), character);
    scene.chip(Room::Shed, Chip::Thing);
    scene.mission(2, &[Department::Science, Department::Science, Department::Science], SUM);
    scene.nobody_acts();
    let team = scene.legal(seat(0))[0];
    scene.only(team);
    scene.only(Action::Enter { room: Room::Shed });
    scene.give(&[Card::Knife, Card::Knife]);
    if scene.step() == Step::Swap {
        scene.top(&[Card::Knife]);
        scene.only(swap);
    }
    assert!(scene.had(Event::MissionPassed));
    scene.events.clear();
    scene.give(&[Card::Knife, Card::Knife]);
    scene
}

#[test]
fn without_the_swap_there_is_none_in_the_battle_of_the_turn_either() {
    proves!("inf.team.no-swap");
    let asked = |scene: &Scene| scene.saw(|event| matches!(event, Event::Asked { step: Step::Swap, .. }));
    assert!(!asked(&before_a_battle_without_swap(Character::Macready, Action::Pass)));
    let swap = Action::Swap { card: Card::Knife };
    assert!(!asked(&before_a_battle_without_swap(Character::Garry, swap)), "Garry lifts it for one pool");
    assert!(asked(&before_a_battle_without_swap(Character::Garry, Action::Pass)), "whichever he likes");
}
