//! Escaping by vehicle.

use std::collections::BTreeSet;

use whiteout_boardgame::table::{LeaderToken, Rescue, Status};
use whiteout_boardgame::words::{Card, Item, Lab, Role, Room, Vehicle, Weapon};
use whiteout_boardgame::{Action, EndReason, Event, Options, SnowcatUfo, Step};
use whiteout_core::{Game as _, Viewer};

use crate::outpost::{at_the_wheel, leave_alone, outcome, outpost, outpost_with};
use crate::scene::{Scene, proves, seat, seats};
use crate::stage::play;

#[test]
fn only_those_at_the_vehicle_are_asked_lowest_disk_first() {
    proves!("nw.esc.who");
    let mut scene = outpost(6);
    scene.suspicion(seat(2), 3);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed), (seat(2), Room::Shed), (seat(3), Room::Shed)]);
    scene.lay(seat(3));
    scene.act(seat(1), Action::Escape);
    assert_eq!(scene.asked(), seats(&[3]), "lying or not");
    scene.only(Action::No);
    assert_eq!(scene.asked(), seats(&[2]));
    scene.only(Action::No);
    assert_eq!(scene.table().escaped(), seats(&[1]), "nobody from elsewhere");

    let anywhere = Options { board_from_anywhere: true, ..Options::default() };
    let mut scene = outpost_with(6, anywhere);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    scene.act(seat(1), Action::Escape);
    let mut asked = Vec::new();
    while let Step::BoardAsk { .. } = scene.step() {
        asked.extend(scene.asked().iter());
        scene.only(Action::No);
    }
    assert_eq!(asked.len(), 5);
}

#[test]
fn all_aboard_must_agree_and_a_driver_who_refuses_all_leaves_alone() {
    proves!("nw.esc.consent");
    let standing = [(seat(1), Room::Shed), (seat(2), Room::Shed), (seat(3), Room::Shed)];
    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &standing);
    scene.act(seat(1), Action::Escape);
    scene.act(seat(2), Action::Yes);
    scene.act(seat(1), Action::Yes);
    assert_eq!(scene.asked(), seats(&[3]), "a new pass");
    scene.act(seat(3), Action::Yes);
    assert_eq!(scene.asked(), seats(&[1, 2]));
    scene.act(seat(1), Action::Yes);
    scene.act(seat(2), Action::No);
    assert_eq!(scene.table().escaped(), seats(&[1, 2]));

    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &standing);
    scene.act(seat(1), Action::Escape);
    for i in [2, 3] {
        scene.act(seat(i), Action::Yes);
        scene.act(seat(1), Action::No);
    }
    assert_eq!(scene.table().escaped(), seats(&[1]));
}

#[test]
fn the_driver_shows_the_role_at_departure_and_humans_have_won() {
    proves!("nw.esc.owner-role");
    let mut scene = outpost(6);
    let there = Room::BaseHelicopter;
    at_the_wheel(&mut scene, &[(seat(1), there), (seat(2), there), (seat(3), Room::Kitchen)]);
    scene.act(seat(1), Action::Escape);
    let shown = |scene: &Scene, index: u8| {
        scene.saw(|event| *event == Event::RoleShown { seat: seat(index), role: Role::Human })
    };
    scene.act(seat(2), Action::Yes);
    scene.act(seat(1), Action::Yes);
    assert!(shown(&scene, 2) && shown(&scene, 1), "the newcomer first, the driver when all are in");
    let order: Vec<_> =
        scene.events.iter().filter(|event| matches!(event, Event::RoleShown { .. } | Event::Departed)).collect();
    assert!(matches!(order[..], [Event::RoleShown { .. }, Event::Departed, Event::RoleShown { .. }]), "{order:?}");
    assert_eq!(scene.table().escaped(), seats(&[1, 2]));
    assert_eq!(outcome(&scene), None, "the game goes on");
    assert_eq!(scene.asked(), seats(&[0]), "with the Leader");
}

/// The Alien, seat 5, takes the wheel; these come along.
fn alien_leaves(options: Options, room: Room, passengers: &[u8]) -> Scene {
    let mut scene = outpost_with(6, options);
    let mut standing = vec![(seat(5), room)];
    standing.extend(passengers.iter().map(|&index| (seat(index), room)));
    at_the_wheel(&mut scene, &standing);
    scene.act(seat(5), Action::Escape);
    while let Step::BoardAsk { .. } | Step::BoardVote { .. } = scene.step() {
        scene.all(Action::Yes);
    }
    scene
}

#[test]
fn an_alien_in_the_base_helicopter_wins() {
    proves!("nw.esc.heli");
    let vehicle = Vehicle::BaseHelicopter;
    let alone = alien_leaves(Options::default(), Room::BaseHelicopter, &[]);
    assert_eq!(outcome(&alone), Some((EndReason::AlienLeftAlone { vehicle }, seats(&[5]))));
    let company = alien_leaves(Options::default(), Room::BaseHelicopter, &[1]);
    assert_eq!(outcome(&company), Some((EndReason::AlienLeftAmongUs { vehicle }, seats(&[5]))));
}

#[test]
fn an_alien_alone_in_a_snow_cat_drives_to_the_ufo() {
    proves!("nw.esc.cat");
    let vehicle = Vehicle::SnowCat;
    let alone = alien_leaves(Options::default(), Room::Shed, &[]);
    assert_eq!((outcome(&alone), alone.step()), (None, Step::Plan));
    assert!(alone.table().ufo.is_some());
    let company = alien_leaves(Options::default(), Room::Shed, &[1]);
    assert_eq!(outcome(&company), Some((EndReason::AlienLeftAmongUs { vehicle }, seats(&[5]))));

    let no_human = Options { snowcat_ufo: SnowcatUfo::NoHumanAboard, ..Options::default() };
    assert!(outcome(&alien_leaves(no_human, Room::Shed, &[1])).is_some());
    let owner = Options { snowcat_ufo: SnowcatUfo::AlienOwner, ..Options::default() };
    let chase = alien_leaves(owner, Room::Shed, &[1]);
    assert_eq!((outcome(&chase), chase.step()), (None, Step::Plan));
    assert!(chase.table().people().contains(seat(1)), "the passenger gives chase");
}

#[test]
fn two_aliens_in_a_snow_cat_may_drive_to_the_ufo() {
    proves!("nw.esc.stowaway");
    for (option, ends) in
        [(SnowcatUfo::Alone, true), (SnowcatUfo::NoHumanAboard, false), (SnowcatUfo::AlienOwner, false)]
    {
        let mut scene = outpost_with(6, Options { snowcat_ufo: option, ..Options::default() });
        scene.role(seat(1), Role::Alien);
        at_the_wheel(&mut scene, &[(seat(5), Room::Shed), (seat(1), Room::Shed)]);
        scene.act(seat(5), Action::Escape);
        scene.act(seat(1), Action::Yes);
        scene.act(seat(5), Action::Yes);
        assert_eq!(outcome(&scene).is_some(), ends, "{option:?}");
        assert_eq!(scene.table().ufo.is_some(), !ends, "{option:?}");
    }
    // With a Human among them it ends: only `alien_owner` takes any company.
    for (option, ends) in [(SnowcatUfo::NoHumanAboard, true), (SnowcatUfo::AlienOwner, false)] {
        let mut scene = outpost_with(6, Options { snowcat_ufo: option, ..Options::default() });
        scene.role(seat(1), Role::Alien);
        scene.suspicion(seat(1), 2);
        at_the_wheel(&mut scene, &[(seat(5), Room::Shed), (seat(2), Room::Shed), (seat(1), Room::Shed)]);
        scene.act(seat(5), Action::Escape);
        while let Step::BoardAsk { .. } | Step::BoardVote { .. } = scene.step() {
            scene.all(Action::Yes);
        }
        assert_eq!((outcome(&scene).is_some(), scene.table().ufo.is_some()), (ends, !ends), "{option:?}");
    }
    // A Human at the wheel has let one in.
    let mut scene = outpost_with(6, Options { snowcat_ufo: SnowcatUfo::AlienOwner, ..Options::default() });
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed), (seat(5), Room::Shed)]);
    scene.act(seat(1), Action::Escape);
    scene.act(seat(5), Action::Yes);
    scene.act(seat(1), Action::Yes);
    let reason = EndReason::AlienBoarded { vehicle: Vehicle::SnowCat };
    assert_eq!(outcome(&scene).map(|(reason, _)| reason), Some(reason));
}

#[test]
fn an_alien_let_aboard_ends_it_at_once() {
    proves!("nw.esc.stowaway");
    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed), (seat(5), Room::Shed), (seat(2), Room::Shed)]);
    scene.suspicion(seat(2), 1);
    scene.act(seat(1), Action::Escape);
    scene.act(seat(5), Action::Yes);
    scene.act(seat(1), Action::Yes);
    assert_eq!(outcome(&scene), Some((EndReason::AlienBoarded { vehicle: Vehicle::SnowCat }, seats(&[5]))));
}

/// Seat 1 escapes with a Melee Weapon, Tools, a Blood Bag and a Flamethrower.
fn with_baggage(options: Options) -> Scene {
    let mut scene = outpost_with(6, options);
    scene.weapon(seat(1), Weapon::Melee);
    scene.weapon(seat(1), Weapon::Flamethrower);
    scene.item(seat(1), Item::Tools);
    scene.lab(seat(1), Lab::BloodBag);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed), (seat(3), Room::Kitchen)]);
    leave_alone(&mut scene, seat(1));
    scene
}

#[test]
fn what_they_had_goes_under_the_decks() {
    proves!("nw.esc.things");
    let all = outpost(6).table().rules;
    let scene = with_baggage(Options::default());
    let table = scene.table();
    assert_eq!((table.weapon_deck, table.item_deck), (all.weapons.total(), all.items.total() - 1));
    assert_eq!((table.labs[seat(1)], table.hand[seat(1)], table.weapons[seat(1)]), (0, 0, 0));
    assert!(table.flamethrowers.iter().all(|flame| flame.holder.is_none()));
    assert_eq!(table.stack, 1, "cards in the stack stay");
    let secret = &scene.state.secret;
    let mut weapons: Vec<Weapon> = secret.weapon_deck.iter().collect();
    let under: BTreeSet<Weapon> = weapons.split_off(weapons.len() - 2).into_iter().collect();
    assert_eq!(under, BTreeSet::from([Weapon::Melee, Weapon::Flamethrower]), "under the deck");
    let items: Vec<Item> = secret.item_deck.iter().collect();
    assert_eq!(items.last(), Some(&Item::Tools));
    let keys = items.iter().filter(|&&item| item == Item::Keys).count();
    assert_eq!(keys, usize::from(all.items[Item::Keys]) - 1, "the Keys stay on the vehicle");
    let gone = with_baggage(Options { baggage_gone: true, ..Options::default() });
    let table = gone.table();
    assert_eq!((table.weapon_deck, table.item_deck), (all.weapons.total() - 2, all.items.total() - 2));
}

#[test]
fn numbers_stay_those_of_the_start() {
    proves!("nw.esc.counts");
    let before = outpost(8);
    let mut scene = before.clone();
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    leave_alone(&mut scene, seat(1));
    scene.suspicion(seat(2), 8);
    assert!(scene.table().at_maximum(seat(2)));
    // Seven and six players would bring 3.
    at_the_wheel(&mut scene, &[(seat(2), Room::Shed)]);
    leave_alone(&mut scene, seat(2));
    scene.ask(Step::Reveal, scene.table().people());
    for asked in scene.asked().iter() {
        scene.act(asked, if asked == seat(7) { Action::Reveal } else { Action::Pass });
    }
    assert_eq!(scene.table().strength, 4);
    // Nobody needs less food because some are gone.
    let pantry = scene.table().pantry;
    scene.until(|scene| scene.table().pantry != pantry);
    assert_eq!(pantry - scene.table().pantry, scene.table().rules.uncooked_meal);
}

#[test]
fn the_sheet_passes_on_and_the_token_goes_back() {
    proves!("nw.esc.leader");
    let mut scene = outpost(6);
    scene.state.table.leader_token = LeaderToken::With(seat(0));
    at_the_wheel(&mut scene, &[(seat(0), Room::Shed), (seat(3), Room::Radio)]);
    leave_alone(&mut scene, seat(0));
    assert_eq!((scene.table().leader, scene.table().leader_token), (seat(1), LeaderToken::Aside));
    assert_eq!((scene.step(), scene.asked()), (Step::Turn, seats(&[1])), "the next one goes on with the stack");
}

#[test]
fn several_may_leave_even_while_somebody_waits_in_the_rescue_helicopter() {
    proves!("nw.esc.several");
    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed), (seat(2), Room::Shed)]);
    scene.state.table.rescue = Rescue::Landed;
    scene.state.fold(&Event::Boarded { seat: seat(3), vehicle: Vehicle::RescueHelicopter });
    leave_alone(&mut scene, seat(1));
    assert_eq!((scene.table().aboard, scene.table().vehicle), (seats(&[3]), Some(Vehicle::RescueHelicopter)));
    assert_eq!(scene.table().stack, 1, "the stack waits");
    scene.item(seat(2), Item::Keys);
    play(&mut scene, seat(2), Card::Use);
    leave_alone(&mut scene, seat(2));
    assert_eq!((scene.table().escaped(), scene.table().vehicles_in(Room::Shed)), (seats(&[1, 2]), 0));
    assert_eq!(scene.table().in_rescue, Some(seat(3)));
}

#[test]
fn the_rescue_helicopter_ends_the_game_and_leaves_no_escapee_behind() {
    proves!("nw.esc.rescue", "nw.end.humans", "nw.end.aliens", "nw.end.personal");
    let vehicle = Vehicle::RescueHelicopter;
    for (stays, reason, winners) in [
        (false, EndReason::HumansEscaped { vehicle }, &[0, 1, 2, 3, 4][..]),
        (true, EndReason::HumanLeftBehind { vehicle }, &[1, 5][..]),
    ] {
        let mut scene = outpost(6);
        at_the_wheel(&mut scene, &[(seat(1), Room::Shed), (seat(3), Room::Kitchen)]);
        leave_alone(&mut scene, seat(1));
        scene.state.table.rescue = Rescue::Landed;
        scene.state.fold(&Event::Boarded { seat: seat(2), vehicle });
        scene.only(Action::Stop);
        while let Step::BoardAsk { .. } | Step::BoardVote { .. } = scene.step() {
            let asked = scene.asked().lowest().expect("somebody");
            let declines = asked == seat(5) || (stays && asked == seat(4));
            let wants = matches!(scene.step(), Step::BoardVote { .. }) || !declines;
            scene.act(asked, if wants { Action::Yes } else { Action::No });
        }
        assert_eq!(outcome(&scene), Some((reason, seats(winners))));
    }
}

#[test]
fn those_who_are_out_see_what_everybody_sees() {
    proves!("nw.esc.view");
    for ghosts_see_all in [false, true] {
        let mut scene = outpost_with(6, Options { ghosts_see_all, ..Options::default() });
        at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
        leave_alone(&mut scene, seat(1));
        assert_eq!(scene.table().status[seat(1)], Status::Escaped);
        let view = scene.state.view(Viewer::Seat(seat(1)));
        assert_eq!(view.truth.is_some(), ghosts_see_all);
        assert!(view.legal.is_empty());
    }
}
