//! Phases 6 to 9.

use whiteout_boardgame::solo::{SoloAction, SoloEvent, SoloStep};
use whiteout_boardgame::table::GREEN;
use whiteout_boardgame::words::{Item, Lab, TestKind, Weapon};
use whiteout_boardgame::{Action, Event, Options, Step, Thing};

use crate::company::{choose, company, company_with, is_gone, level, rolling, solo, threat};
use crate::scene::{Scene, proves, seat};

fn give(from: u8, to: u8, thing: Thing) -> Action {
    Action::Solo(SoloAction::Give { from: seat(from), to: seat(to), thing })
}

/// Nobody does anything more before the next morning.
fn night(scene: &mut Scene) {
    rolling(scene, &[]);
    scene.only(Action::Stop);
}

fn evening(scene: &mut Scene) {
    scene.until(|scene| scene.step() == Step::Solo(SoloStep::Share));
    scene.forget();
}

#[test]
fn things_pass_when_both_owners_agree() {
    proves!("solo.share");
    for closed in [false, true] {
        let mut scene = company_with(2, Options { closed_hands: closed, ..Options::default() });
        scene.weapon(seat(0), Weapon::Flamethrower);
        scene.state.table.flamethrowers[0].reloads = 2;
        scene.item(seat(0), Item::Keys);
        scene.lab(seat(3), Lab::BloodBag);
        evening(&mut scene);
        assert_eq!(scene.asked().len(), 2, "each player once");
        // Among one's own at once.
        scene.act(seat(0), give(0, 1, Thing::Weapon(Weapon::Flamethrower)));
        assert_eq!(scene.table().flamethrowers[0].holder, Some(seat(1)));
        assert_eq!(scene.table().flamethrowers[0].reloads, 2);
        // The other player is asked.
        scene.act(seat(1), give(3, 0, Thing::Lab(Lab::BloodBag)));
        assert_eq!(scene.asked().only(), Some(seat(0)));
        scene.only(Action::Yes);
        assert_eq!(scene.state.secret.labs[seat(0)][Lab::BloodBag], 1);
        scene.act(seat(0), give(0, 4, Thing::Item(Item::Keys)));
        scene.only(Action::No);
        assert_eq!(scene.state.secret.items[seat(0)][Item::Keys], 1);
        assert_eq!(scene.refuse(seat(0), give(3, 0, Thing::Item(Item::Keys))).code, "not-yours-to-give");
        assert_eq!(scene.refuse(seat(0), give(0, 0, Thing::Item(Item::Keys))).code, "not-another-character");
        assert_eq!(scene.refuse(seat(0), give(0, 1, Thing::Item(Item::Wire))).code, "thing-not-held");
        scene.act(seat(0), Action::Pass);
        assert_eq!(scene.asked().only(), Some(seat(1)));
        scene.act(seat(1), Action::Pass);
        assert!(matches!(scene.step(), Step::OfferTest { kind: TestKind::Blood }));
    }
}

#[test]
fn everything_may_be_given_but_not_for_ever() {
    proves!("solo.share");
    let mut scene = company(2);
    let items = [Item::Keys, Item::Wire, Item::Flashlight, Item::Fuel, Item::Tools];
    for item in items {
        scene.item(seat(0), item);
    }
    scene.weapon(seat(0), Weapon::Firearm);
    scene.lab(seat(0), Lab::BloodBag);
    evening(&mut scene);
    // A no does not cost a gift that was to follow.
    for to in 3..6 {
        scene.act(seat(0), give(0, to, Thing::Item(Item::Keys)));
        scene.only(Action::No);
    }
    for item in items {
        scene.act(seat(0), give(0, 1, Thing::Item(item)));
    }
    scene.act(seat(0), give(0, 1, Thing::Weapon(Weapon::Firearm)));
    scene.act(seat(0), give(0, 1, Thing::Lab(Lab::BloodBag)));
    assert_eq!(scene.table().items[seat(1)] + scene.table().weapons[seat(1)] + scene.table().labs[seat(1)], 7);
    // To a player who is done as well.
    scene.act(seat(1), Action::Pass);
    scene.act(seat(0), give(1, 4, Thing::Item(Item::Keys)));
    scene.only(Action::Yes);
    assert_eq!(scene.table().items[seat(4)], 1);
    // Seven things and five others: the thirteenth of a Character is one too many.
    let wire = Thing::Item(Item::Wire);
    scene.act(seat(0), give(1, 0, wire));
    scene.act(seat(0), give(0, 1, wire));
    scene.act(seat(0), give(1, 0, wire));
    scene.act(seat(0), give(0, 1, wire));
    scene.act(seat(0), give(1, 0, wire));
    assert_eq!(scene.refuse(seat(0), give(0, 1, wire)).code, "no-offer-possible");
    scene.act(seat(0), give(1, 2, Thing::Item(Item::Fuel)));
}

#[test]
fn tests_show_the_card() {
    proves!("solo.tests");
    let mut scene = company(2);
    scene.lab(seat(0), Lab::BloodBag);
    scene.weapon(seat(3), Weapon::Flamethrower);
    scene.item(seat(3), Item::Wire);
    scene.suspicion(seat(4), 3);
    evening(&mut scene);
    scene.all(Action::Pass);
    assert_eq!(scene.step(), Step::OrderTests);
    scene.only(Action::First { kind: TestKind::Fire });
    scene.only(Action::OfferTest);
    scene.only(Action::Test { seat: seat(5) });
    assert!(is_gone(&scene, 5) && scene.table().strength == 5, "an Alien");
    assert_eq!(solo(&scene).threat, 6);
    scene.only(Action::OfferTest);
    assert_eq!(level(&scene, 4), GREEN, "the highest disk, and Human");
    assert!(solo(&scene).proven.contains(seat(4)));
    assert!(!scene.saw(|event| matches!(event, Event::Voted { .. })));
    scene.state.fold(&Event::Suspected { seat: seat(4), level: 0 });
    assert!(solo(&scene).proven.contains(seat(4)), "known for good");
}

#[test]
fn the_leader_picks_of_several_offers() {
    proves!("solo.tests");
    for (forbids, can_refuse) in [(false, false), (true, true)] {
        let mut scene = company_with(2, Options { leader_may_forbid_tests: forbids, ..Options::default() });
        scene.lab(seat(1), Lab::BloodBag);
        scene.lab(seat(4), Lab::BloodBag);
        for i in [2, 4] {
            scene.suspicion(seat(i), 3);
        }
        evening(&mut scene);
        scene.all(Action::Pass);
        scene.all(Action::OfferTest);
        assert!(matches!(scene.step(), Step::PickTester { kind: TestKind::Blood, .. }));
        assert_eq!(scene.asked().only(), Some(seat(0)));
        assert_eq!(scene.can(seat(0), Action::No), can_refuse);
        scene.only(Action::Tester { seat: seat(4) });
        // Of two highest disks the owner of the Blood Bag picks, the tester's own as well.
        assert_eq!(scene.asked().only(), Some(seat(1)));
        assert_eq!(scene.refuse(seat(1), Action::Test { seat: seat(0) }).code, "not-the-most-suspected");
        assert!(scene.can(seat(1), Action::Test { seat: seat(2) }));
        scene.only(Action::Test { seat: seat(4) });
        assert_eq!((level(&scene, 4), scene.table().labs[seat(4)], scene.table().labs[seat(1)]), (GREEN, 0, 1));
        assert!(!matches!(scene.step(), Step::OfferTest { .. }), "one of a kind in a round");
    }
}

#[test]
fn whoever_is_exposed_makes_no_other_test() {
    proves!("solo.tests");
    let mut scene = company(2);
    scene.role(seat(3), whiteout_boardgame::words::Role::Alien);
    scene.lab(seat(0), Lab::BloodBag);
    scene.weapon(seat(3), Weapon::Flamethrower);
    scene.item(seat(3), Item::Wire);
    scene.suspicion(seat(3), 3);
    evening(&mut scene);
    scene.all(Action::Pass);
    scene.only(Action::First { kind: TestKind::Blood });
    scene.only(Action::OfferTest);
    assert!(is_gone(&scene, 3));
    assert!(!matches!(scene.step(), Step::OfferTest { .. }), "the means for Test B are gone");
}

#[test]
fn lab_tokens_stay_where_an_option_says_so() {
    proves!("solo.share");
    let mut scene = company_with(1, Options { no_lab_trades: true, ..Options::default() });
    scene.lab(seat(0), Lab::BloodBag);
    scene.item(seat(0), Item::Wire);
    evening(&mut scene);
    assert_eq!(scene.refuse(seat(0), give(0, 1, Thing::Lab(Lab::BloodBag))).code, "thing-not-held");
    assert!(scene.can(seat(0), give(0, 1, Thing::Item(Item::Wire))));
}

#[test]
fn at_night_the_lead_passes_and_the_threat_comes_nearer() {
    proves!("solo.night");
    let mut scene = company(3);
    night(&mut scene);
    assert_eq!(scene.table().owner(scene.table().leader), seat(1));
    assert_eq!(solo(&scene).threat, 5);
    let mut alone = company(1);
    night(&mut alone);
    assert_eq!(alone.table().owner(alone.table().leader), seat(0));
    // It comes to two disks: the new Leader picks.
    let mut scene = company(2);
    threat(&mut scene, 4);
    scene.suspicion(seat(1), 3);
    scene.suspicion(seat(4), 3);
    night(&mut scene);
    assert_eq!((solo(&scene).threat, scene.asked().only()), (3, Some(seat(1))));
    scene.only(choose(seat(1)));
    assert_eq!(solo(&scene).threat, 4);
    // By the option it may share a space with somebody, and leaves that one behind.
    let mut scene = company_with(1, Options { compare_phases_3_and_9: true, ..Options::default() });
    threat(&mut scene, 3);
    scene.suspicion(seat(0), 3);
    night(&mut scene);
    assert!(scene.saw(|event| matches!(event, Event::Solo(SoloEvent::ThreatAt { .. }))));
    assert_eq!((solo(&scene).threat, is_gone(&scene, 0)), (4, false));
}
