//! The exposed Alien.

use whiteout_boardgame::table::Status;
use whiteout_boardgame::words::{Card, Deck, Plan, Role, Room, RoomSet, Weapon};
use whiteout_boardgame::{Action, Event, Options, Step};
use whiteout_core::{Audience, Rejection, SeatSet};

use crate::scene::{Scene, proves, seat, seats};

/// Seats become parts of the Alien in this order and plan with this much Strength.
fn planning(options: Options, exposed: &[u8], strength: u8) -> Scene {
    let mut scene = Scene::with(6, options);
    for &index in exposed {
        scene.exposed(seat(index));
    }
    scene.strength(strength);
    scene.ask(Step::Plan, seats(exposed));
    scene
}

fn by_the_book(exposed: &[u8], strength: u8) -> Scene {
    planning(Options::default(), exposed, strength)
}

/// Seat 5 is the Alien with such stacks; everybody who does not stand somewhere sleeps.
fn hunting(strength: u8, stacks: &[(Room, u8)], standing: &[(u8, Room)]) -> Scene {
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    scene.strength(strength);
    scene.planned(stacks);
    for &(index, room) in standing {
        scene.stand(seat(index), room);
    }
    scene
}

fn draft(scene: &mut Scene, index: u8, stacks: &[(Room, u8)]) {
    for &(room, strength) in stacks {
        scene.act(seat(index), Action::Stack { room, strength });
    }
}

fn propose(scene: &mut Scene, index: u8, stacks: &[(Room, u8)]) {
    draft(scene, index, stacks);
    scene.act(seat(index), Action::Propose);
}

fn plan(stacks: &[(Room, u8)]) -> Plan {
    let mut plan = Plan::default();
    for &(room, strength) in stacks {
        plan.set(room, strength);
    }
    plan
}

fn cause(refused: &Rejection) -> (&'static str, &'static str) {
    (refused.code, refused.rule.0)
}

#[test]
fn the_alien_plans_in_secret_and_its_cards_are_turned_after_the_last_is_placed() {
    proves!("bg.alien.plan");
    let mut scene = by_the_book(&[5], 3);
    let stacks = [(Room::Radio, 2), (Room::Kitchen, 1)];
    propose(&mut scene, 5, &stacks);
    assert!(scene.table().planned);
    assert_eq!(scene.table().alien, Plan::default());
    assert_eq!(scene.state.secret.plan, plan(&stacks));
    assert_eq!(scene.own(seat(5)).plan, plan(&stacks));
    assert_eq!(scene.own(seat(0)).plan, Plan::default());
    scene.until_step(|step| step == Step::Place);
    while scene.step() == Step::Place {
        assert!(!scene.saw(|event| matches!(event, Event::StacksRevealed { .. })));
        let card = scene.legal(scene.asked().lowest().expect("somebody"))[0];
        scene.only(card);
    }
    assert!(scene.saw(|event| *event == Event::StacksRevealed { plan: plan(&stacks) }));
    assert!(matches!(scene.step(), Step::AlienRoom { .. }));
}

#[test]
fn what_lies_on_the_card_is_what_the_alien_fights_and_sabotages_with() {
    proves!("bg.alien.plan");
    let mut scene = hunting(5, &[(Room::Radio, 1), (Room::Armory, 2)], &[(0, Room::Radio), (4, Room::Radio)]);
    scene.rest_sleep();
    let weapons = scene.table().weapon_deck;
    scene.only(Action::Next { room: Room::Radio });
    assert!(scene.saw(|event| *event == Event::AlienRan { room: Room::Radio }), "one against two");
    scene.only(Action::Wreck);
    assert_eq!(scene.table().weapon_deck, weapons - 2);
}

#[test]
fn the_alien_must_play_a_card_with_strength_and_no_card_twice() {
    proves!("bg.alien.must-play", "bg.alien.plan");
    let mut scene = by_the_book(&[5], 3);
    let stack = |room, strength| Action::Stack { room, strength };
    assert_eq!(cause(&scene.refuse(seat(5), Action::Propose)), ("plan-is-empty", "bg.alien.must-play"));
    let refused = scene.refuse(seat(5), Action::Pass);
    assert_eq!(cause(&refused), ("not-now", "bg.table.asked"));
    let refused = scene.refuse(seat(5), stack(Room::Radio, 0));
    assert_eq!(cause(&refused), ("stack-needs-strength", "bg.alien.must-play"));
    let refused = scene.refuse(seat(5), stack(Room::Radio, 4));
    assert_eq!(cause(&refused), ("not-enough-strength", "bg.alien.plan"));
    draft(&mut scene, 5, &[(Room::Radio, 2)]);
    let refused = scene.refuse(seat(5), stack(Room::Radio, 1));
    assert_eq!(cause(&refused), ("one-stack-per-card", "bg.alien.must-play"));
    let refused = scene.refuse(seat(5), stack(Room::Shed, 2));
    assert_eq!(cause(&refused), ("not-enough-strength", "bg.alien.plan"));
    // The third point stays in the pool.
    scene.act(seat(5), Action::Propose);
    assert_eq!((scene.table().strength, scene.state.secret.plan.total()), (3, 2));
}

#[test]
fn burned_rooms_have_no_card_to_play() {
    proves!("bg.alien.plan");
    let mut scene = by_the_book(&[5], 3);
    scene.state.table.burned = RoomSet::EMPTY.with(Room::Shed);
    scene.state.table.fire_tokens -= 1;
    let refused = scene.refuse(seat(5), Action::Stack { room: Room::Shed, strength: 1 });
    assert_eq!(cause(&refused), ("no-such-location-card", "bg.alien.plan"));
    assert!(scene.can(seat(5), Action::Stack { room: Room::Radio, strength: 1 }));
}

#[test]
fn others_see_that_there_is_a_plan_and_then_how_strong_its_stacks_are() {
    proves!("bg.alien.stack-sizes");
    let mut scene = by_the_book(&[5], 6);
    propose(&mut scene, 5, &[(Room::Armory, 1), (Room::Radio, 3), (Room::Shed, 2)]);
    let made = scene.events.iter().position(|event| *event == Event::PlanMade).expect("public");
    for event in &scene.events[..made] {
        let public = event.audience() == Audience::Everyone;
        assert!(!public || matches!(event, Event::Answered { .. }), "phase 3 tells {event:?}");
    }
    let mut sizes = Deck::default();
    for size in [3, 2, 1] {
        sizes.bury_number(size);
    }
    assert_eq!(scene.table().stack_sizes, sizes, "in an order that does not depend on the rooms");
    let same = |stacks: &[(Room, u8)]| {
        let mut scene = by_the_book(&[5], 6);
        propose(&mut scene, 5, stacks);
        *scene.table()
    };
    let other = same(&[(Room::Kitchen, 2), (Room::Generator, 3), (Room::WeatherStation, 1)]);
    assert!(other == *scene.table(), "the rooms leave no trace on the table");
    scene.rest_sleep();
    scene.until(|scene| !scene.table().alien.is_empty());
    assert!(scene.table().stack_sizes.is_empty());
}

#[test]
fn by_option_only_the_number_of_stacks_is_seen() {
    proves!("bg.alien.stack-sizes");
    let sealed = |stacks: &[(Room, u8)]| {
        let mut scene = planning(Options { sealed_stacks: true, ..Options::default() }, &[5], 6);
        propose(&mut scene, 5, stacks);
        scene.table().stack_sizes
    };
    let weak = sealed(&[(Room::Armory, 1), (Room::Radio, 1)]);
    let strong = sealed(&[(Room::Kitchen, 4), (Room::Radio, 2)]);
    assert_eq!((weak, weak.len()), (strong, 2), "two cards, whatever lies on them");
    assert_eq!(sealed(&[(Room::Radio, 6)]).len(), 1);
    assert!(weak.numbers().all(|size| size == 0));
}

#[test]
fn a_plan_is_fixed_when_all_parts_of_the_alien_back_it() {
    proves!("bg.alien.team");
    let mut scene = by_the_book(&[5, 3, 4], 3);
    assert_eq!((scene.asked(), scene.table().speaker), (seats(&[3, 4, 5]), seat(5)));
    let refused = scene.refuse(seat(5), Action::Back { seat: seat(3) });
    assert_eq!(cause(&refused), ("nothing-proposed", "bg.alien.team"));
    propose(&mut scene, 3, &[(Room::Radio, 3)]);
    assert!(scene.own(seat(4)).proposed.contains(seat(3)));
    assert!(scene.own(seat(0)).proposed.is_empty());
    assert!(scene.events.iter().all(|event| match event {
        Event::Proposed { .. } | Event::Sealed { .. } => event.audience() == Audience::Only(seats(&[3, 4, 5])),
        _ => true,
    }));
    scene.act(seat(5), Action::Back { seat: seat(3) });
    assert_eq!(scene.step(), Step::Plan, "the speaker has answered, but not everybody");
    scene.act(seat(4), Action::Back { seat: seat(3) });
    assert_eq!(scene.state.secret.plan, plan(&[(Room::Radio, 3)]));
    let fixed = Event::PlanFixed { plan: plan(&[(Room::Radio, 3)]), team: seats(&[3, 4, 5]) };
    assert!(scene.saw(|event| *event == fixed));
}

#[test]
fn a_divided_alien_does_what_its_speaker_wants() {
    proves!("bg.alien.team");
    for speaker in [3, 5] {
        let mut scene = by_the_book(&[5, 3, 4], 3);
        scene.state.table.speaker = seat(speaker);
        propose(&mut scene, 5, &[(Room::Kitchen, 1)]);
        propose(&mut scene, 3, &[(Room::Radio, 3)]);
        scene.act(seat(4), Action::Back { seat: seat(if speaker == 3 { 5 } else { 3 }) });
        let wanted = if speaker == 3 { [(Room::Radio, 3)] } else { [(Room::Kitchen, 1)] };
        assert_eq!(scene.state.secret.plan, plan(&wanted), "two against the speaker");
    }
    // The speaker may also speak for the plan of another.
    let mut scene = by_the_book(&[5, 3, 4], 3);
    propose(&mut scene, 3, &[(Room::Radio, 3)]);
    propose(&mut scene, 4, &[(Room::Shed, 2)]);
    scene.act(seat(5), Action::Back { seat: seat(4) });
    assert_eq!(scene.state.secret.plan, plan(&[(Room::Shed, 2)]));
}

#[test]
fn choices_in_a_room_are_made_by_the_team_as_well() {
    proves!("bg.alien.team");
    let mut scene = hunting(2, &[(Room::Kitchen, 2)], &[(0, Room::Kitchen)]);
    scene.exposed(seat(4));
    scene.rest_sleep();
    assert_eq!(scene.asked(), seats(&[4, 5]));
    scene.forget();
    scene.act(seat(5), Action::Eat { seat: seat(0) });
    assert!(!scene.saw(|event| matches!(event, Event::AlienChose { .. })));
    assert_eq!(scene.own(seat(4)).answers[seat(5)], Some(Action::Eat { seat: seat(0) }));
    assert_eq!(scene.own(seat(1)).answers[seat(5)], None);
    scene.act(seat(4), Action::Wreck);
    assert!(
        scene.saw(|event| *event == Event::AlienChose { room: Room::Kitchen, choice: Action::Eat { seat: seat(0) } })
    );
}

#[test]
fn the_first_exposed_speaks_first_and_then_the_next_clockwise() {
    proves!("bg.alien.team");
    let mut scene = Scene::new(6);
    scene.role(seat(2), Role::Alien);
    scene.leader(seat(4));
    scene.until_step(|step| step == Step::Reveal);
    for index in 0..6 {
        let action = if [2, 5].contains(&index) { Action::Reveal } else { Action::Pass };
        scene.act(seat(index), action);
    }
    // Asking order from the Leader: seat 5 was the first.
    for speaker in [5, 2, 5] {
        scene.until_step(|step| step == Step::Plan);
        assert_eq!(scene.table().speaker, seat(speaker), "round {}", scene.table().round);
        scene.until_step(|step| step != Step::Plan);
    }
}

#[test]
fn aliens_do_not_know_each_other() {
    proves!("bg.alien.brood");
    let mut scene = by_the_book(&[5], 3);
    scene.role(seat(1), Role::Alien);
    propose(&mut scene, 5, &[(Room::Radio, 3)]);
    let (secret, exposed) = (scene.own(seat(1)), scene.own(seat(5)));
    assert_eq!((secret.plan, secret.brood), (Plan::default(), SeatSet::EMPTY));
    assert_eq!(exposed.brood, SeatSet::EMPTY);
    assert!(scene.events.iter().all(|event| match event {
        Event::Drafted { .. } | Event::Proposed { .. } | Event::PlanFixed { .. } => {
            event.audience() == Audience::Only(seats(&[5]))
        }
        _ => true,
    }));
    let mut human = scene.clone();
    human.role(seat(1), Role::Human);
    assert!(human.own(seat(5)) == exposed, "the exposed see the same whoever is infected");
}

/// Seat 4, an Alien, infects seat 1 in the Kitchen while seat 5 is exposed.
fn infection(options: Options) -> Scene {
    let mut scene = Scene::with(6, options);
    scene.exposed(seat(5));
    scene.strength(0);
    scene.role(seat(4), Role::Alien);
    scene.stand(seat(0), Room::Kitchen);
    scene.stand(seat(4), Room::Kitchen);
    let play = |scene: &mut Scene| {
        scene.rest_sleep();
        scene.act(seat(4), Action::Tokens { alien: true });
        scene.act(seat(0), Action::Tokens { alien: false });
    };
    scene.seek(play, |scene| scene.own(seat(0)).role == Role::Alien)
}

#[test]
fn by_option_the_brood_knows_itself() {
    proves!("bg.alien.brood");
    assert!(!infection(Options::default()).saw(|event| matches!(event, Event::BroodKnown { .. })));
    let scene = infection(Options { known_brood: true, ..Options::default() });
    let brood = seats(&[0, 4, 5]);
    let known = Event::BroodKnown { brood };
    assert_eq!(known.audience(), Audience::Only(brood));
    assert!(scene.saw(|event| *event == known));
    for index in 0..6 {
        let expected = if brood.contains(seat(index)) { brood } else { SeatSet::EMPTY };
        assert_eq!(scene.own(seat(index)).brood, expected);
    }
}

#[test]
fn a_beaten_alien_waits_until_another_shows_itself() {
    proves!("bg.alien.beaten");
    let mut scene = hunting(1, &[(Room::Kitchen, 1)], &[(0, Room::Kitchen)]);
    scene.weapon(seat(0), Weapon::Dynamite);
    scene.rest_sleep();
    scene.only(Action::Fire { weapon: Weapon::Dynamite });
    assert_eq!(scene.table().strength, 0);
    assert!(scene.table().outcome.is_none(), "beating it wins nothing yet");
    scene.forget();
    scene.until(|scene| scene.table().round == 2);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Plan, .. })));
    assert_eq!(scene.table().status[seat(5)], Status::Exposed);
    assert_eq!(scene.own(seat(5)).role, Role::Alien);
    scene.role(seat(2), Role::Alien);
    scene.until_step(|step| step == Step::Reveal);
    for index in 0..5 {
        scene.act(seat(index), if index == 2 { Action::Reveal } else { Action::Pass });
    }
    assert_eq!(scene.table().strength, 1);
    scene.until_step(|step| step == Step::Plan);
    assert_eq!(scene.asked(), seats(&[2, 5]), "all of them share it");
}

#[test]
fn strength_is_split_freely_and_comes_back_before_burning_and_actions() {
    proves!("bg.alien.pieces");
    let mut scene = by_the_book(&[5], 7);
    propose(&mut scene, 5, &[(Room::Radio, 1), (Room::Shed, 1), (Room::Kitchen, 1), (Room::Armory, 3)]);
    assert_eq!(scene.state.secret.plan.total(), 6);
    scene.until_step(|step| step == Step::Place);
    scene.weapon(seat(0), Weapon::Firearm);
    scene.hand(seat(0), &[Card::Use; 3]);
    scene.stand(seat(0), Room::Laboratory);
    scene.until_step(|step| matches!(step, Step::Burn { .. }));
    let at = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted).expect("it happened");
    assert!(
        at(|event| *event == Event::StacksReturned)
            < at(|event| matches!(event, Event::Asked { step: Step::Burn { .. }, .. }))
    );
    assert!(!scene.saw(|event| matches!(event, Event::Turned { .. })));
    assert_eq!((scene.table().alien, scene.table().strength), (Plan::default(), 7));
    scene.until_step(|step| step == Step::Plan);
    assert!(scene.can(seat(5), Action::Stack { room: Room::Radio, strength: 7 }), "all of it is back in the pool");
}

#[test]
fn the_kennel_card_can_be_played_only_while_a_dog_is_locked() {
    proves!("bg.alien.kennel");
    let stack = Action::Stack { room: Room::Kennel, strength: 1 };
    let mut scene = by_the_book(&[5], 3);
    let refused = scene.refuse(seat(5), stack);
    assert_eq!(cause(&refused), ("no-such-location-card", "bg.alien.plan"));
    scene.lock_dog();
    assert!(scene.can(seat(5), stack));
    let mut closed = planning(Options { no_kennel_card: true, ..Options::default() }, &[5], 3);
    closed.lock_dog();
    assert_eq!(closed.refuse(seat(5), stack).code, "no-such-location-card");
}

#[test]
fn in_the_kennel_the_alien_takes_one_dog_or_nothing() {
    proves!("bg.alien.kennel");
    let mut scene = hunting(3, &[(Room::Kennel, 3)], &[]);
    for _ in 0..3 {
        scene.lock_dog();
    }
    scene.rest_sleep();
    assert_eq!(scene.legal(seat(5)), [Action::EatDog, Action::Pass]);
    assert_eq!(cause(&scene.refuse(seat(5), Action::Wreck)), ("not-there", "bg.alien.choose"));
    let mut idle = scene.clone();
    scene.act(seat(5), Action::EatDog);
    assert_eq!((scene.table().dogs_locked, scene.table().strength), (2, 4));
    assert!(scene.table().dogs.is_empty(), "the others stay locked");
    idle.act(seat(5), Action::Pass);
    assert_eq!((idle.table().dogs_locked, idle.table().strength), (3, 3));
}

#[test]
fn alone_the_alien_may_do_nothing() {
    proves!("bg.alien.choose");
    let mut scene = hunting(2, &[(Room::Armory, 2)], &[]);
    scene.rest_sleep();
    assert_eq!(scene.legal(seat(5)), [Action::Wreck, Action::Pass]);
    assert_eq!(cause(&scene.refuse(seat(5), Action::EatDog)), ("not-there", "bg.alien.choose"));
    let weapons = scene.table().weapon_deck;
    scene.act(seat(5), Action::Pass);
    assert_eq!((scene.table().weapon_deck, scene.table().strength), (weapons, 2));

    let mut scene = hunting(2, &[(Room::Armory, 2)], &[]);
    scene.dog(Room::Armory);
    scene.rest_sleep();
    assert_eq!(scene.legal(seat(5)), [Action::Wreck, Action::EatDog, Action::Pass]);
    scene.act(seat(5), Action::EatDog);
    assert_eq!(scene.table().strength, 3);
    assert!(!scene.table().dogs.contains(Room::Armory));
}

#[test]
fn stronger_than_characters_it_must_take_one_being_or_sabotage() {
    proves!("bg.alien.choose");
    let mut scene = hunting(3, &[(Room::Armory, 3)], &[(0, Room::Armory), (4, Room::Armory)]);
    scene.dog(Room::Armory);
    scene.rest_sleep();
    let (leader, other) = (Action::Eat { seat: seat(0) }, Action::Eat { seat: seat(4) });
    assert_eq!(scene.legal(seat(5)), [leader, other, Action::EatDog, Action::Wreck]);
    for wrong in [Action::Pass, Action::Eat { seat: seat(1) }] {
        assert_eq!(cause(&scene.refuse(seat(5), wrong)), ("not-there", "bg.alien.choose"));
    }
    let mut eats = scene.clone();
    eats.act(seat(5), other);
    assert_eq!((eats.table().status[seat(4)], eats.table().strength), (Status::Dead, 4));
    assert!(eats.saw(|event| *event == Event::Fled { seats: seats(&[0]) }));
    // Nothing is left in the Armory to destroy.
    scene.state.secret.weapon_deck = Deck::default();
    scene.state.table.weapon_deck = 0;
    scene.act(seat(5), Action::Wreck);
    assert!(!scene.saw(|event| matches!(event, Event::WeaponsLost { .. })));
    assert!(scene.saw(|event| *event == Event::Fled { seats: seats(&[0, 4]) }));
    assert_eq!(scene.table().strength, 3);
}
