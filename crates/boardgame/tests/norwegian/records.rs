//! Dental records, and the tests of phase 6.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::table::{GREEN, Status};
use whiteout_boardgame::words::{Card, Item, Lab, Role, Room, Setting, TestKind};
use whiteout_boardgame::{
    Action, Components, Config, Event, Norwegian, NorwegianOutpost, Options, Source, Step, Witness,
};
use whiteout_core::{Game as _, Observer as _, SeatSet, Viewer};

use crate::outpost::{at_the_wheel, fillings, leave_alone, outpost, outpost_with};
use crate::scene::{Scene, proves, seat, seats};
use crate::stage::why;

const TEETH: Step = Step::OfferTest { kind: TestKind::Teeth };

/// This seat has a Flashlight and offers Test B; the others who are asked do not.
fn tester(scene: &mut Scene, index: u8, hand: &[Card]) {
    scene.item(seat(index), Item::Flashlight);
    scene.hand(seat(index), hand);
    scene.ask(TEETH, SeatSet::one(seat(index)));
    scene.act(seat(index), Action::OfferTest);
    assert_eq!(scene.step(), Step::Examine { tester: seat(index), done: SeatSet::EMPTY, rest: SeatSet::EMPTY });
}

fn look(scene: &mut Scene, tester: u8, at: u8, card: Card) {
    scene.act(seat(tester), Action::Examine { seat: seat(at), card });
}

#[test]
fn who_is_infected_has_healthy_teeth() {
    proves!("nw.dental.adjust");
    let mut scene = outpost(6);
    fillings(&mut scene, &[1, 2]);
    scene.state.fold(&Event::LearntOfDog { seat: seat(1), token: Role::Alien });
    scene.state.fold(&Event::LearntOfDog { seat: seat(2), token: Role::Human });
    assert_eq!((scene.own(seat(1)).fillings, scene.own(seat(2)).fillings), (false, true));
    scene.state.fold(&Event::Learnt { taker: seat(2), owner: seat(1), token: Role::Alien });
    assert!(!scene.own(seat(2)).fillings);
}

/// One who has fillings goes alone where an NPC is.
#[test]
fn a_check_heals_the_teeth_of_whom_it_infects_and_of_nobody_else() {
    proves!("nw.dental.adjust");
    let mut scene = outpost(6);
    fillings(&mut scene, &[0, 1, 2]);
    scene.dog(Room::Kitchen);
    for infected in [true, false] {
        let scene = scene.seek(
            |scene| {
                let card = *[Card::Use, Card::Repair, Card::Sabotage]
                    .iter()
                    .find(|&&card| scene.own(seat(1)).hand[card] > 0)
                    .expect("a card");
                scene.go(seat(1), Room::Kitchen, card);
                scene.rest_sleep();
            },
            |scene| (scene.own(seat(1)).role == Role::Alien) == infected,
        );
        assert!(scene.saw(|event| matches!(event, Event::LearntOfDog { .. })), "the bag was asked");
        assert_eq!(scene.own(seat(1)).fillings, !infected);
        assert_eq!(scene.state.secret.fillings.without(seat(1)), seats(&[0, 2]), "the others keep theirs");
        assert!(!scene.saw(|event| matches!(event, Event::RecordShown { .. })), "nobody else sees it");
    }
}

#[test]
fn records_of_those_who_are_gone_stay_unseen_until_the_end() {
    proves!("nw.dental.adjust");
    let mut scene = outpost(6);
    fillings(&mut scene, &[1, 2]);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    leave_alone(&mut scene, seat(1));
    scene.state.fold(&Event::Eaten { seat: seat(2), room: Room::Kitchen });
    scene.state.fold(&Event::Stripped { seat: seat(2) });
    scene.strength(0);
    let shown = |event: &Event| match *event {
        Event::RecordShown { seat, fillings } => Some((seat, fillings)),
        _ => None,
    };
    assert_eq!(scene.events.iter().find_map(shown), None);
    scene.state.table.freezing = Some(scene.table().rules.freezing_steps - 1);
    scene.until(|scene| scene.table().outcome.is_some());
    let all: Vec<_> = scene.events.iter().filter_map(shown).collect();
    assert_eq!(
        all,
        [false, true, true, false, false, false]
            .into_iter()
            .zip(0..)
            .map(|(has, i)| (seat(i), has))
            .collect::<Vec<_>>()
    );
    // Where nobody keeps records there is nothing to show.
    let mut base = Scene::new(6);
    base.state.table.freezing = Some(base.table().rules.freezing_steps - 1);
    base.until(|scene| scene.table().outcome.is_some());
    assert_eq!(base.events.iter().find_map(shown), None);
}

#[test]
fn healed_teeth_tell_but_change_nothing() {
    proves!("nw.dental.tells");
    let mut scene = outpost(6);
    fillings(&mut scene, &[2]);
    tester(&mut scene, 1, &[Card::Use, Card::Use]);
    look(&mut scene, 1, 2, Card::Use);
    assert!(scene.saw(|event| *event == Event::RecordShown { seat: seat(2), fillings: true }));
    assert_eq!(scene.table().suspicion[seat(2)], GREEN);
    scene.state.fold(&Event::LearntOfDog { seat: seat(2), token: Role::Alien });
    scene.suspicion(seat(2), 2);
    scene.ask(TEETH, SeatSet::one(seat(1)));
    scene.act(seat(1), Action::OfferTest);
    look(&mut scene, 1, 2, Card::Use);
    assert!(scene.saw(|event| *event == Event::RecordShown { seat: seat(2), fillings: false }));
    assert_eq!((scene.table().suspicion[seat(2)], scene.table().status[seat(2)]), (2, Status::Character));
}

/// A game up to the first placing, and what has happened in it.
fn begun() -> (Norwegian, Vec<Event>) {
    let config = Config::at(Setting::Norwegian, 6, Options::default(), &Components::norwegian()).expect("sound");
    let mut events = Vec::new();
    let game = Norwegian::start(&config, &mut Xoshiro256PlusPlus::seed_from_u64(1), &mut events);
    (game, events)
}

/// Worlds that agree with such a game and with what followed, as this viewer saw it.
fn worlds(viewer: Viewer, then: &[Event]) -> Vec<Norwegian> {
    let (game, events) = begun();
    let mut observer = Witness::<NorwegianOutpost>::by_rules(game.table.rules, viewer);
    for event in events.iter().chain(then).filter(|event| event.audience().includes(viewer)) {
        observer.see(event);
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    (0..600).map(|_| observer.resample(&mut rng).expect("a world")).collect()
}

/// The role of seat 2, its teeth, and who infected it.
fn second(world: &Norwegian) -> (Role, bool, Option<Source>) {
    let secret = &world.secret;
    (secret.role[seat(2)], secret.fillings.contains(seat(2)), secret.infected_by[seat(2)])
}

const fn shown(fillings: bool) -> Event {
    Event::RecordShown { seat: seat(2), fillings }
}

/// Seat 2 takes a token of seat 1.
const MET: Event = Event::Took { taker: seat(2), owner: seat(1) };
const BITTEN: Event = Event::DogBit { seat: seat(2) };
const HUMAN: (Role, bool, Option<Source>) = (Role::Human, true, None);

#[test]
fn in_every_world_that_explains_fillings_the_seat_was_human_then() {
    proves!("nw.dental.adjust");
    for then in [[shown(true)].as_slice(), &[MET, BITTEN, shown(true)]] {
        assert!(worlds(Viewer::Spectator, then).iter().all(|world| second(world) == HUMAN), "{then:?}");
    }
    // Afterwards it may have been infected, by somebody who can have done it.
    let later = worlds(Viewer::Spectator, &[shown(true), MET]);
    let infected = (Role::Alien, false, Some(Source::Seat(seat(1))));
    for world in &later {
        let found = second(world);
        assert!(found == HUMAN || (found == infected && world.secret.role[seat(1)] == Role::Alien), "{found:?}");
    }
    assert!(later.iter().any(|world| second(world) == infected));
    assert!(later.iter().any(|world| second(world) == HUMAN));
}

#[test]
fn in_every_world_that_explains_healed_teeth_the_seat_was_infected_in_between() {
    proves!("nw.dental.tells");
    for world in worlds(Viewer::Spectator, &[shown(true), MET, shown(false)]) {
        assert_eq!(second(&world), (Role::Alien, false, Some(Source::Seat(seat(1)))));
        assert_eq!(world.secret.role[seat(1)], Role::Alien, "who alone can have done it");
    }
    for world in worlds(Viewer::Spectator, &[MET, shown(true), BITTEN, shown(false), MET]) {
        assert_eq!(second(&world), (Role::Alien, false, Some(Source::Dog)), "neither before nor after");
    }
}

#[test]
fn in_every_world_that_explains_healthy_teeth_they_stay_healthy() {
    proves!("nw.dental.adjust");
    for then in [[shown(false)].as_slice(), &[shown(false), MET], &[BITTEN, shown(false), MET]] {
        let worlds = worlds(Viewer::Spectator, then);
        assert!(worlds.iter().all(|world| !second(world).1), "{then:?}");
        for role in [Role::Human, Role::Alien] {
            assert!(worlds.iter().any(|world| second(world).0 == role), "{role:?} explains {then:?} too");
        }
    }
}

#[test]
fn teeth_that_nobody_saw_are_an_even_chance_for_a_human_and_healthy_for_an_alien() {
    proves!("nw.dental.adjust", "nw.setup.records");
    let unseen = worlds(Viewer::Spectator, &[MET, BITTEN]);
    for i in 0..6 {
        let [mut humans, mut filled] = [0, 0];
        for world in &unseen {
            let fillings = world.secret.fillings.contains(seat(i));
            match world.secret.role[seat(i)] {
                Role::Human => {
                    humans += 1;
                    filled += u32::from(fillings);
                }
                Role::Alien => assert!(!fillings, "an Alien with fillings"),
            }
        }
        assert!((40..=60).contains(&(100 * filled / humans)), "seat {i}: {filled} of {humans}");
    }
    let (truth, _) = begun();
    for own in truth.table.seats() {
        let fillings = truth.secret.fillings.contains(own);
        let worlds = worlds(Viewer::Seat(own), &[]);
        assert!(worlds.iter().all(|world| world.secret.fillings.contains(own) == fillings), "one's own are known");
    }
}

#[test]
fn blood_comes_before_teeth() {
    proves!("nw.test.order");
    let mut scene = outpost(6);
    scene.lab(seat(3), Lab::BloodBag);
    scene.item(seat(3), Item::Flashlight);
    scene.rest_sleep();
    scene.until_step(|step| matches!(step, Step::OfferTest { .. }));
    assert_eq!(scene.step(), Step::OfferTest { kind: TestKind::Blood });
    scene.all(Action::Pass);
    assert_eq!(scene.step(), TEETH);
    scene.act(seat(3), Action::OfferTest);
    assert_eq!(scene.step(), Step::Examine { tester: seat(3), done: SeatSet::EMPTY, rest: SeatSet::EMPTY });
}

#[test]
fn fillings_prove_a_human_and_healthy_teeth_nothing() {
    proves!("nw.test.teeth");
    let mut scene = outpost(6);
    fillings(&mut scene, &[2]);
    scene.suspicion(seat(2), 4);
    scene.suspicion(seat(5), 3);
    tester(&mut scene, 1, &[Card::Use, Card::Repair, Card::Sabotage]);
    look(&mut scene, 1, 2, Card::Use);
    look(&mut scene, 1, 5, Card::Repair);
    assert_eq!(scene.table().suspicion[seat(2)], GREEN);
    assert_eq!((scene.table().suspicion[seat(5)], scene.table().status[seat(5)]), (3, Status::Character));
    assert!(!scene.saw(|event| matches!(event, Event::RoleShown { .. })), "no role is shown");
}

#[test]
fn one_card_buys_one_look_at_everybody_once() {
    proves!("nw.test.repeat");
    let mut scene = outpost(6);
    tester(&mut scene, 1, &[Card::Use, Card::Use, Card::Sabotage]);
    let looks = scene.refuse(seat(1), Action::Pass);
    assert_eq!(why(looks), ("one-look-at-least", "nw.test.repeat"), "who offered looks at one at least");
    let none = scene.refuse(seat(1), Action::Examine { seat: seat(2), card: Card::Repair });
    assert_eq!(why(none), ("card-not-in-hand", "nw.test.repeat"));
    let discards = scene.table().action_discard;
    look(&mut scene, 1, 1, Card::Use);
    assert_eq!((scene.table().hand[seat(1)], scene.table().action_discard), (2, discards + 1));
    let again = scene.refuse(seat(1), Action::Examine { seat: seat(1), card: Card::Use });
    assert_eq!(why(again), ("teeth-not-to-be-seen", "nw.test.repeat"));
    assert!(scene.can(seat(1), Action::Pass));
    look(&mut scene, 1, 2, Card::Sabotage);
    look(&mut scene, 1, 3, Card::Use);
    assert!(!matches!(scene.step(), Step::Examine { .. }), "no card, no look");
    let private = |event: &Event| matches!(event, Event::Threw { .. });
    assert_eq!(scene.events.iter().filter(|event| private(event)).count(), 3);
    assert!(
        scene
            .events
            .iter()
            .filter(|event| private(event))
            .all(|event| { event.audience() == whiteout_core::Audience::seat(seat(1)) })
    );
}

/// Whoever was proven Human once may have been infected since.
#[test]
fn green_ones_may_be_looked_at_and_so_may_oneself() {
    proves!("nw.test.repeat");
    let mut scene = outpost(6);
    fillings(&mut scene, &[1]);
    for i in [1, 2, 5] {
        scene.suspicion(seat(i), GREEN);
    }
    tester(&mut scene, 1, &[Card::Use, Card::Use, Card::Use]);
    for (i, fillings) in [(1, true), (2, false), (5, false)] {
        look(&mut scene, 1, i, Card::Use);
        assert!(scene.saw(|event| *event == Event::RecordShown { seat: seat(i), fillings }));
        assert_eq!(scene.table().suspicion[seat(i)], GREEN, "healthy teeth move no disk");
    }
}

#[test]
fn only_a_flashlight_makes_a_tester_and_it_is_kept() {
    proves!("nw.test.light");
    let mut scene = outpost(6);
    scene.item(seat(2), Item::Tools);
    scene.item(seat(1), Item::Flashlight);
    scene.item(seat(4), Item::Flashlight);
    scene.state.table.power_failure = true;
    scene.rest_sleep();
    scene.hand(seat(4), &[]);
    scene.until_step(|step| step == TEETH);
    assert_eq!(scene.asked(), seats(&[1, 2]), "everybody with an Item and a card");
    assert_eq!(why(scene.refuse(seat(2), Action::OfferTest)), ("no-flashlight", "nw.test.light"));
    scene.act(seat(2), Action::Pass);
    scene.act(seat(1), Action::OfferTest);
    let card = Card::Use;
    scene.hand(seat(1), &[card]);
    look(&mut scene, 1, 3, card);
    assert_eq!(scene.own(seat(1)).items[Item::Flashlight], 1);

    let mut scene = outpost(6);
    for i in [1, 3] {
        scene.item(seat(i), Item::Flashlight);
    }
    scene.ask(TEETH, seats(&[1, 3]));
    scene.all(Action::OfferTest);
    assert_eq!(scene.step(), Step::PickTester { kind: TestKind::Teeth, offers: seats(&[1, 3]) });
    scene.act(seat(0), Action::Tester { seat: seat(3) });
    assert_eq!(scene.asked(), seats(&[3]));
}

#[test]
fn by_an_option_the_leader_says_which_test_comes_first() {
    proves!("nw.test.order");
    let mut scene = outpost_with(6, Options { leader_orders_tests: true, ..Options::default() });
    scene.lab(seat(3), Lab::BloodBag);
    scene.item(seat(3), Item::Flashlight);
    scene.rest_sleep();
    scene.until_step(|step| step == Step::OrderTests);
    assert_eq!(scene.asked(), seats(&[0]));
    scene.only(Action::First { kind: TestKind::Teeth });
    assert_eq!(scene.step(), TEETH);
    scene.all(Action::Pass);
    assert_eq!(scene.step(), Step::OfferTest { kind: TestKind::Blood });
    scene.all(Action::Pass);
    assert!(!matches!(scene.step(), Step::OfferTest { .. }));
}

/// At Outpost 31 blood always comes before fire (`bg.test.procedure`).
#[test]
fn in_the_sequel_the_leader_orders_no_tests() {
    proves!("nw.test.order");
    let options = Options { leader_orders_tests: true, first_leader: Some(seat(0)), ..Options::default() };
    let mut scene = Scene::played(&Config::sequel(6, options, &Components::built_in()).expect("sound"), 1);
    scene.lab(seat(3), Lab::BloodBag);
    scene.until_step(|step| matches!(step, Step::OrderTests | Step::OfferTest { .. }));
    assert_eq!(scene.step(), Step::OfferTest { kind: TestKind::Blood });
}

#[test]
fn by_an_option_everybody_who_offers_looks_at_teeth() {
    proves!("nw.test.light");
    let mut scene = outpost_with(6, Options { many_testers: true, ..Options::default() });
    for i in [1, 3] {
        scene.item(seat(i), Item::Flashlight);
        scene.hand(seat(i), &[Card::Use]);
    }
    scene.ask(TEETH, seats(&[1, 3]));
    scene.all(Action::OfferTest);
    assert_eq!(scene.step(), Step::Examine { tester: seat(1), done: SeatSet::EMPTY, rest: seats(&[3]) });
    look(&mut scene, 1, 2, Card::Use);
    assert_eq!(scene.asked(), seats(&[3]));
    assert!(!scene.can(seat(3), Action::Examine { seat: seat(2), card: Card::Use }), "everybody once");
    look(&mut scene, 3, 4, Card::Use);
    assert!(!matches!(scene.step(), Step::Examine { .. }));
}
