//! Phases 5 and 6: the vote, revealing oneself, and the Tests.

use whiteout_boardgame::table::{GREEN, LeaderToken, Place, Status};
use whiteout_boardgame::words::{Card, Item, Items, Lab, Plan, Role, Room, TestKind, Weapon, Weapons};
use whiteout_boardgame::{Action, Event, Give, Options, Step};
use whiteout_core::{Game as _, Seat, Viewer};

use crate::scene::{Scene, proves, seat, seats};
use crate::stage::{turning, why};

const BLOOD: Step = Step::OfferTest { kind: TestKind::Blood };
const FIRE: Step = Step::OfferTest { kind: TestKind::Fire };

fn vote(against: u8) -> Action {
    Action::Vote { seat: seat(against) }
}

/// Everybody sleeps through the day; on to this question of the evening.
fn evening(scene: &mut Scene, step: Step) {
    scene.rest_sleep();
    scene.until_step(|now| now == step);
}

/// These show themselves, the others stay.
fn reveal(scene: &mut Scene, aliens: &[u8]) {
    for asked in scene.asked().iter() {
        let alien = aliens.contains(&u8::from(asked));
        scene.act(asked, if alien { Action::Reveal } else { Action::Pass });
    }
}

#[test]
fn everybody_stands_in_the_leisure_room_in_the_evening() {
    proves!("bg.leisure.return");
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    turning(&mut scene, &[(seat(1), Room::Radio), (seat(2), Room::Armory)]);
    scene.lay(seat(2));
    scene.only(Action::Stop);
    assert!(scene.table().lying.is_empty());
    for i in 0..5 {
        assert_eq!(scene.table().place[seat(i)], Place::LeisureRoom);
    }
    assert_eq!(scene.table().place[seat(5)], Place::Gone);
    assert_eq!(scene.step(), Step::Vote);
    assert_eq!(scene.asked(), seats(&[0, 1, 2, 3, 4]));
}

#[test]
fn votes_are_sealed_and_then_open_with_their_voters() {
    proves!("bg.vote", "bg.info.step-by-step");
    let mut scene = Scene::new(6);
    evening(&mut scene, Step::Vote);
    scene.suspicion(seat(2), 5);
    let mut other = scene.clone();
    scene.act(seat(0), vote(2));
    other.act(seat(0), vote(3));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(scene.state.view(viewer), other.state.view(viewer));
    }
    for (voter, against) in [(1, 2), (3, 2), (4, 3)] {
        scene.act(seat(voter), vote(against));
    }
    scene.act(seat(5), Action::Pass);
    assert!(!scene.saw(|event| matches!(event, Event::Voted { .. } | Event::Suspected { .. })));
    scene.act(seat(2), vote(1));
    assert!(scene.saw(|event| *event == Event::Voted { seat: seat(3), against: Some(seat(2)) }));
    assert!(scene.saw(|event| *event == Event::Voted { seat: seat(5), against: None }));
    let levels: Vec<i8> = (0..6).map(|i| scene.table().suspicion[seat(i)]).collect();
    assert_eq!(levels, [0, 1, 6, 1, 0, 0], "three votes, but red is the end of the track");
}

#[test]
fn one_votes_for_another_character_only() {
    proves!("bg.vote");
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    evening(&mut scene, Step::Vote);
    assert_eq!(why(scene.refuse(seat(1), vote(1))), ("not-another-character", "bg.vote"));
    assert_eq!(why(scene.refuse(seat(1), vote(5))), ("not-another-character", "bg.vote"));
    assert_eq!(why(scene.refuse(seat(5), vote(1))), ("not-asked", "bg.table.asked"));
}

#[test]
fn a_green_disk_is_safe_from_votes_until_it_takes_a_token() {
    proves!("bg.vote.green");
    let mut scene = Scene::new(6);
    scene.suspicion(seat(2), GREEN);
    let mut day = scene.clone();
    evening(&mut scene, Step::Vote);
    assert_eq!(why(scene.refuse(seat(1), vote(2))), ("green-cannot-be-voted", "bg.vote.green"));
    assert!(scene.can(seat(2), vote(1)), "but votes like everybody");
    day.before_placing();
    for guest in [seat(1), seat(2)] {
        day.hand(guest, &[Card::Use; 3]);
        day.go(guest, Room::Kitchen, Card::Use);
    }
    day.rest_sleep();
    day.until_step(|step| step == Step::Vote);
    assert_eq!((day.table().suspicion[seat(1)], day.table().suspicion[seat(2)]), (0, 0));
    assert!(day.can(seat(1), vote(2)));
}

#[test]
fn at_the_red_end_cards_are_handed_in_openly() {
    proves!("bg.vote.maximum");
    let place = |give| Action::Place { room: Room::Radio, give };
    for (give, dark) in [(Give::Card(Card::Repair), false), (Give::Special, false), (Give::Blind, true)] {
        for (level, shown) in [(6, true), (5, false)] {
            let mut scene = Scene::new(6);
            scene.state.table.power_failure = dark;
            scene.before_placing();
            scene.hand(seat(1), &[Card::Repair; 3]);
            scene.suspicion(seat(1), level);
            scene.act(seat(1), place(give));
            let seen = scene.events.iter().find_map(|event| match event {
                Event::Shown { seat: shower, card } => Some((*shower, *card)),
                _ => None,
            });
            assert_eq!(seen.is_some(), shown, "{give:?} at {level}");
            if give != Give::Special && shown {
                assert_eq!(seen, Some((seat(1), Card::Repair)));
            }
        }
    }
}

#[test]
fn all_are_asked_to_reveal_after_the_vote_and_humans_can_only_stay() {
    proves!("bg.reveal.window", "bg.table.asked");
    let mut scene = Scene::new(6);
    evening(&mut scene, Step::Vote);
    assert_eq!(why(scene.refuse(seat(5), Action::Reveal)), ("not-now", "bg.table.asked"));
    scene.all(Action::Pass);
    assert_eq!((scene.step(), scene.asked()), (Step::Reveal, seats(&[0, 1, 2, 3, 4, 5])));
    assert_eq!(scene.legal(seat(1)), [Action::Pass]);
    assert_eq!(why(scene.refuse(seat(1), Action::Reveal)), ("humans-stay", "bg.reveal.window"));
    scene.act(seat(5), Action::Reveal);
    assert_eq!(scene.table().status[seat(5)], Status::Character, "sealed until all have answered");
    scene.all(Action::Pass);
    assert_eq!(scene.table().status[seat(5)], Status::Exposed);
}

#[test]
fn several_reveal_clockwise_from_the_leader() {
    proves!("bg.reveal.window", "bg.expose.strength");
    let mut scene = Scene::new(6);
    scene.role(seat(1), Role::Alien);
    scene.leader(seat(4));
    evening(&mut scene, Step::Reveal);
    scene.leader(seat(4));
    reveal(&mut scene, &[1, 5]);
    let exposed: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Exposed { seat, strength } => Some((u8::from(*seat), *strength)),
            _ => None,
        })
        .collect();
    assert_eq!(exposed, [(5, 3), (1, 1)]);
    assert_eq!(scene.table().strength, 4);
}

#[test]
fn an_option_asks_before_trading() {
    proves!("bg.reveal.window");
    let mut scene = Scene::with(6, Options { reveal_before_trade: true, ..Options::default() });
    scene.item(seat(1), Item::Keys);
    scene.rest_sleep();
    assert_eq!(scene.step(), Step::Reveal);
    reveal(&mut scene, &[]);
    assert_eq!(scene.step(), Step::Trade);
    scene.all(Action::Pass);
    assert_eq!(scene.step(), Step::Vote);
    scene.forget();
    scene.all(Action::Pass);
    scene.until(|scene| scene.table().round == 2);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Reveal, .. })), "once a round");
}

#[test]
fn an_option_names_the_first_round_for_revealing() {
    proves!("bg.reveal.earliest");
    let first = |earliest_exposure| {
        let mut scene = Scene::with(6, Options { earliest_exposure, ..Options::default() });
        scene.rest_sleep();
        scene.until_step(|step| step == Step::Reveal);
        scene.table().round
    };
    assert_eq!((first(0), first(1), first(3)), (1, 1, 3));
}

#[test]
fn a_test_exposes_in_any_round() {
    proves!("bg.reveal.earliest");
    let mut scene = Scene::with(6, Options { earliest_exposure: 50, ..Options::default() });
    scene.lab(seat(1), Lab::BloodBag);
    scene.suspicion(seat(5), 3);
    evening(&mut scene, BLOOD);
    scene.act(seat(1), Action::OfferTest);
    assert_eq!((scene.table().round, scene.table().status[seat(5)]), (2, Status::Exposed));
    assert_eq!(scene.table().strength, 3);
}

#[test]
fn exposure_costs_everything_one_holds() {
    proves!("bg.expose.things", "bg.cards.used-up");
    let mut start = Scene::new(6);
    let alien = seat(5);
    start.weapon(alien, Weapon::Firearm);
    start.weapon(alien, Weapon::Flamethrower);
    start.item(alien, Item::Wire);
    start.item(alien, Item::Keys);
    start.lab(alien, Lab::BloodBag);
    start.suspicion(alien, 4);
    evening(&mut start, Step::Reveal);
    start.state.table.leader_token = LeaderToken::With(alien);
    let under = |scene: &Scene| {
        let weapons: Vec<Weapon> = scene.state.secret.weapon_deck.iter().collect();
        let items: Vec<Item> = scene.state.secret.item_deck.iter().collect();
        (weapons[weapons.len() - 2..].to_vec(), items[items.len() - 2..].to_vec())
    };
    let (weapons, items, bag) = (start.table().weapon_deck, start.table().item_deck, start.table().lab_bag);
    let orders = [
        (vec![Weapon::Firearm, Weapon::Flamethrower], vec![Item::Wire, Item::Keys]),
        (vec![Weapon::Flamethrower, Weapon::Firearm], vec![Item::Keys, Item::Wire]),
    ];
    for order in orders {
        let scene = start.seek(|scene| reveal(scene, &[5]), |scene| under(scene) == order);
        let table = scene.table();
        assert_eq!((table.weapon_deck, table.item_deck, table.lab_bag), (weapons + 2, items + 2, bag));
        assert_eq!((table.weapons[alien], table.items[alien], table.labs[alien], table.hand[alien]), (0, 0, 0, 0));
        assert!(table.flamethrowers.iter().all(|flamethrower| flamethrower.holder.is_none()));
        assert_eq!((table.place[alien], table.suspicion[alien]), (Place::Gone, 0));
        let own = scene.own(alien);
        assert_eq!((own.weapons, own.items, own.hand.total()), (Weapons::default(), Items::default(), 0));
        assert!(scene.saw(|event| *event == Event::LeaderTokenBack));
        assert_eq!(table.leader, seat(0), "nobody holds the token, so the Leader stays");
        // Cards of a hand are thrown away unseen: only their number is open.
        assert!(!scene.saw(|event| matches!(event, Event::Threw { seat, .. } if *seat == alien)));
    }
}

#[test]
fn the_first_exposure_brings_half_the_players_and_later_ones_a_point() {
    proves!("bg.expose.strength");
    for (players, strength) in [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4)] {
        let mut scene = Scene::new(players);
        scene.role(seat(1), Role::Alien);
        evening(&mut scene, Step::Reveal);
        reveal(&mut scene, &[players - 1]);
        assert_eq!(scene.table().strength, strength);
        // Beaten to nothing in between: still one point.
        scene.until_step(|step| step == Step::Place);
        scene.strength(0);
        scene.state.secret.plan = Plan::default();
        scene.state.table.planned = false;
        scene.until_step(|step| step == Step::Reveal);
        reveal(&mut scene, &[1]);
        assert_eq!(scene.table().strength, 1);
        scene.until_step(|step| step == Step::Plan);
        assert_eq!(scene.asked(), seats(&[1, players - 1]), "they share it in the next phase 3");
    }
}

#[test]
fn an_exposed_leader_hands_the_sheet_to_the_next_character() {
    proves!("bg.leader.pass");
    let mut scene = Scene::new(6);
    scene.role(seat(4), Role::Alien);
    scene.exposed(seat(5));
    scene.strength(3);
    scene.leader(seat(4));
    scene.before_placing();
    evening(&mut scene, Step::Reveal);
    reveal(&mut scene, &[4]);
    assert!(scene.saw(|event| *event == Event::LeaderIs { seat: seat(0) }));
    assert_eq!(scene.table().leader, seat(0));
}

#[test]
fn a_leader_eaten_in_the_middle_leaves_decisions_and_stack_to_the_next() {
    proves!("bg.leader.pass");
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    scene.strength(6);
    scene.leader(seat(4));
    scene.planned(&[(Room::Kitchen, 2), (Room::Radio, 1), (Room::Shed, 1)]);
    scene.before_placing();
    scene.hand(seat(4), &[Card::Use; 3]);
    while scene.asked() != seats(&[4]) {
        let asked = scene.asked().only().expect("one seat is asked");
        let first = if scene.step() == Step::Place { Action::ChangeCards } else { scene.legal(asked)[0] };
        scene.act(asked, first);
    }
    scene.go(seat(4), Room::Kitchen, Card::Use);
    scene.act(seat(4), Action::Next { room: Room::Kitchen });
    let stack = scene.table().stack;
    scene.act(seat(5), Action::Eat { seat: seat(4) });
    assert!(matches!(scene.step(), Step::AlienRoom { .. }));
    assert_eq!((scene.asked(), scene.table().leader), (seats(&[0]), seat(0)));
    assert_eq!(scene.table().stack, stack);
}

/// Six at the table with these Lab Tokens, at the blood test.
fn blood(tokens: &[(u8, Lab)], suspicion: &[(u8, i8)], options: Options) -> Scene {
    let mut scene = Scene::with(6, options);
    for &(holder, token) in tokens {
        scene.lab(seat(holder), token);
    }
    evening(&mut scene, Step::Vote);
    for &(who, level) in suspicion {
        scene.suspicion(seat(who), level);
    }
    scene.until_step(|step| step == BLOOD);
    scene
}

#[test]
fn a_blood_bag_tests_the_most_suspected_and_is_spent() {
    proves!("bg.test.blood", "bg.test.result", "bg.cards.used-up");
    let mut scene = blood(&[(1, Lab::BloodBag), (2, Lab::Failure)], &[(3, 4), (4, 2)], Options::default());
    assert_eq!(scene.asked(), seats(&[1, 2]), "which tokens they are is hidden");
    assert_eq!(why(scene.refuse(seat(2), Action::OfferTest)), ("no-blood-bag", "bg.test.blood"));
    scene.act(seat(2), Action::Pass);
    let bag = scene.table().lab_bag;
    scene.act(seat(1), Action::OfferTest);
    assert!(scene.saw(|event| *event == Event::Tested { by: seat(1), seat: seat(3), kind: TestKind::Blood }));
    assert!(scene.saw(|event| *event == Event::RoleShown { seat: seat(3), role: Role::Human }));
    assert_eq!((scene.table().suspicion[seat(3)], scene.table().suspicion[seat(4)]), (GREEN, 2));
    assert_eq!((scene.table().labs[seat(1)], scene.table().lab_bag), (0, bag));
}

#[test]
fn among_the_most_suspected_the_tester_chooses_oneself_included() {
    proves!("bg.test.blood");
    let mut scene = blood(&[(1, Lab::BloodBag)], &[(1, 4), (4, 4), (2, 3)], Options::default());
    scene.act(seat(1), Action::OfferTest);
    assert_eq!(scene.asked(), seats(&[1]));
    assert_eq!(scene.legal(seat(1)), [Action::Test { seat: seat(1) }, Action::Test { seat: seat(4) }]);
    let no = scene.refuse(seat(1), Action::Test { seat: seat(2) });
    assert_eq!(why(no), ("not-the-most-suspected", "bg.test.blood"));
    scene.act(seat(1), Action::Test { seat: seat(1) });
    assert_eq!(scene.table().suspicion[seat(1)], GREEN);
}

#[test]
fn when_all_are_green_green_is_the_highest() {
    proves!("bg.test.blood");
    let green: Vec<_> = (0..6).map(|i| (i, GREEN)).collect();
    let mut scene = blood(&[(1, Lab::BloodBag)], &green, Options::default());
    scene.act(seat(1), Action::OfferTest);
    assert_eq!(scene.legal(seat(1)).len(), 6);
}

#[test]
fn an_alien_that_is_tested_is_exposed_at_once() {
    proves!("bg.test.result");
    let mut scene = blood(&[(1, Lab::BloodBag)], &[(5, 2)], Options::default());
    scene.act(seat(1), Action::OfferTest);
    assert!(scene.saw(|event| *event == Event::RoleShown { seat: seat(5), role: Role::Alien }));
    assert_eq!((scene.table().status[seat(5)], scene.table().strength), (Status::Exposed, 3));
}

#[test]
fn among_several_offers_the_leader_must_pick_one() {
    proves!("bg.test.procedure");
    let mut scene = blood(&[(1, Lab::BloodBag), (2, Lab::BloodBag)], &[(3, 4)], Options::default());
    scene.act(seat(2), Action::OfferTest);
    assert!(!scene.saw(|event| matches!(event, Event::TestOffered { .. })), "sealed");
    scene.act(seat(1), Action::OfferTest);
    assert_eq!(scene.asked(), seats(&[0]));
    assert_eq!(scene.legal(seat(0)), [Action::Tester { seat: seat(1) }, Action::Tester { seat: seat(2) }]);
    let no = scene.refuse(seat(0), Action::Tester { seat: seat(3) });
    assert_eq!(why(no), ("did-not-offer", "bg.test.procedure"));
    scene.act(seat(0), Action::Tester { seat: seat(2) });
    assert_eq!((scene.table().labs[seat(1)], scene.table().labs[seat(2)]), (1, 0), "one Test A a round");
    assert!(!matches!(scene.step(), Step::OfferTest { kind: TestKind::Blood }));
}

#[test]
fn an_option_lets_the_leader_forbid_even_a_single_offer() {
    proves!("bg.test.procedure");
    let options = Options { leader_may_forbid_tests: true, ..Options::default() };
    let mut scene = blood(&[(1, Lab::BloodBag)], &[(3, 4)], options);
    scene.act(seat(1), Action::OfferTest);
    assert_eq!(scene.legal(seat(0)), [Action::Tester { seat: seat(1) }, Action::No]);
    scene.act(seat(0), Action::No);
    assert_eq!(scene.table().labs[seat(1)], 1);
    assert!(!scene.saw(|event| matches!(event, Event::Tested { .. })));
}

/// Seat 1 can make Test A, `fire` can make Test B, seat 5 is the most suspected.
fn both_tests(fire: Seat) -> Scene {
    let mut scene = Scene::new(6);
    scene.lab(seat(1), Lab::BloodBag);
    scene.weapon(fire, Weapon::Flamethrower);
    scene.item(fire, Item::Wire);
    evening(&mut scene, Step::Vote);
    scene.suspicion(seat(5), 5);
    scene.until_step(|step| step == BLOOD);
    scene
}

#[test]
fn test_a_comes_first_and_its_result_counts_for_test_b() {
    proves!("bg.test.procedure", "bg.test.fire");
    let mut scene = both_tests(seat(2));
    scene.act(seat(1), Action::OfferTest);
    assert_eq!((scene.step(), scene.asked()), (FIRE, seats(&[2])));
    scene.act(seat(2), Action::OfferTest);
    let no = scene.refuse(seat(2), Action::Test { seat: seat(5) });
    assert_eq!(why(no), ("not-a-character", "bg.test.fire"));
    let wanted: Vec<_> = (0..5).map(|i| Action::Test { seat: seat(i) }).collect();
    assert_eq!(scene.legal(seat(2)), wanted, "anybody, whatever the disk, oneself too");
    scene.act(seat(2), Action::Test { seat: seat(4) });
    assert_eq!(scene.table().suspicion[seat(4)], GREEN);
    assert_eq!((scene.table().flamethrowers[0].reloads, scene.own(seat(2)).items[Item::Wire]), (5, 1));
}

#[test]
fn a_tester_exposed_by_test_a_makes_no_test_b() {
    proves!("bg.test.procedure");
    let mut scene = both_tests(seat(5));
    scene.forget();
    scene.act(seat(1), Action::OfferTest);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::OfferTest { .. }, .. })));
}
