//! How it ends, and who has won.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Role, Room, Vehicle, Weapon};
use whiteout_boardgame::{Action, EndReason, Event, ExposedAlone, Options, Step};

use crate::outpost::{at_the_wheel, leave_alone, outcome, outpost, outpost_with};
use crate::scene::{Scene, proves, seat, seats};

#[test]
fn the_last_human_out_wins_for_the_humans() {
    proves!("nw.end.all-out", "nw.end.humans", "nw.end.check");
    let mut scene = outpost(6);
    for i in [0, 2, 3, 4] {
        scene.role(seat(i), Role::Alien);
    }
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    let waiting = scene.clone();
    leave_alone(&mut scene, seat(1));
    let vehicle = Vehicle::SnowCat;
    assert_eq!(outcome(&scene), Some((EndReason::HumansEscaped { vehicle }, seats(&[1]))));

    // An Alien who waits in the Rescue Helicopter is away this very day.
    let mut scene = waiting;
    scene.state.table.rescue = Rescue::Landed;
    scene.state.fold(&Event::Boarded { seat: seat(3), vehicle: Vehicle::RescueHelicopter });
    leave_alone(&mut scene, seat(1));
    let vehicle = Vehicle::RescueHelicopter;
    let winners = seats(&[0, 1, 2, 3, 4, 5]);
    assert_eq!(outcome(&scene), Some((EndReason::AlienLeftAlone { vehicle }, winners)), "and who escaped wins too");
}

#[test]
fn the_last_human_out_wins_though_only_exposed_aliens_remain() {
    proves!("nw.end.all-out", "nw.end.humans");
    for hidden_play_on in [false, true] {
        let mut scene = outpost_with(4, Options { hidden_play_on, ..Options::default() });
        for i in [0, 2, 3] {
            scene.exposed(seat(i));
        }
        scene.strength(4);
        scene.leader(seat(1));
        at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
        leave_alone(&mut scene, seat(1));
        let reason = EndReason::HumansEscaped { vehicle: Vehicle::SnowCat };
        assert_eq!(outcome(&scene), Some((reason, seats(&[1]))));
    }
}

/// The last Human has left in a Snow Cat, seat 0 leads secret Aliens, and the game goes on.
fn played_on() -> Scene {
    let mut scene = outpost_with(6, Options { hidden_play_on: true, ..Options::default() });
    for i in [0, 2, 3, 4] {
        scene.role(seat(i), Role::Alien);
    }
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    leave_alone(&mut scene, seat(1));
    assert_eq!(outcome(&scene), None);
    scene
}

#[test]
fn by_an_option_secret_aliens_play_on() {
    proves!("nw.end.all-out");
    let mut scene = played_on();
    at_the_wheel(&mut scene, &[(seat(2), Room::Shed)]);
    leave_alone(&mut scene, seat(2));
    let vehicle = Vehicle::SnowCat;
    let everybody = seats(&[0, 1, 2, 3, 4, 5]);
    assert_eq!(outcome(&scene), Some((EndReason::AlienLeftAlone { vehicle }, everybody)), "nobody gives chase");

    let mut scene = played_on();
    scene.ask(Step::Reveal, scene.table().people());
    scene.all(Action::Reveal);
    assert_eq!(outcome(&scene), Some((EndReason::Deserted, seats(&[1]))));

    let mut scene = played_on();
    scene.state.table.freezing = Some(scene.table().rules.freezing_steps - 1);
    scene.until(|scene| outcome(scene).is_some());
    assert_eq!(outcome(&scene), Some((EndReason::Stranded, seats(&[1]))));

    // One part of the Alien eats another, and the last of them is alone.
    let mut scene = played_on();
    for i in [3, 4, 5] {
        scene.exposed(seat(i));
    }
    scene.strength(4);
    for i in [0, 2] {
        scene.stand(seat(i), Room::Kitchen);
        scene.state.table.alien.set(Room::Kitchen, 3);
        let left = whiteout_boardgame::words::RoomSet::EMPTY;
        let prey = whiteout_boardgame::Prey::Beaten;
        let team = scene.table().exposed();
        assert_eq!(outcome(&scene), None);
        scene.ask(Step::AlienChoice { room: Room::Kitchen, left, prey }, team);
        scene.all(Action::Eat { seat: seat(i) });
    }
    assert_eq!(outcome(&scene), Some((EndReason::Deserted, seats(&[1]))));
}

/// The exposed Alien takes the last Human, seat 1. Others are gone, secret Aliens, or escaped.
fn eaten(options: Options, escaped: bool, secret_alien: bool) -> (EndReason, whiteout_core::SeatSet) {
    let mut scene = outpost_with(4, options);
    scene.exposed(seat(3));
    scene.strength(4);
    if escaped {
        at_the_wheel(&mut scene, &[(seat(0), Room::Shed)]);
        leave_alone(&mut scene, seat(0));
    } else {
        scene.exposed(seat(0));
        scene.leader(seat(1));
    }
    if secret_alien {
        scene.role(seat(2), Role::Alien);
    } else {
        scene.exposed(seat(2));
    }
    scene.stand(seat(1), Room::Kitchen);
    scene.state.table.alien.set(Room::Kitchen, 2);
    let step = Step::AlienChoice {
        room: Room::Kitchen,
        left: whiteout_boardgame::words::RoomSet::EMPTY,
        prey: whiteout_boardgame::Prey::Beaten,
    };
    let team = scene.table().exposed();
    scene.ask(step, team);
    scene.all(Action::Eat { seat: seat(1) });
    outcome(&scene).expect("the end")
}

#[test]
fn exposed_aliens_alone_have_lost_if_somebody_escaped() {
    proves!("nw.end.eaten", "nw.end.aliens", "nw.end.personal");
    let book = Options::default();
    assert_eq!(eaten(book, true, false), (EndReason::Deserted, seats(&[0])));
    assert_eq!(eaten(book, false, false), (EndReason::LastHumanEaten, seats(&[0, 2, 3])));
    assert_eq!(eaten(book, true, true), (EndReason::LastHumanEaten, seats(&[0, 2, 3])), "a secret Alien remains");
    let lose = Options { exposed_alone: ExposedAlone::Lose, ..book };
    assert_eq!(eaten(lose, false, false).0, EndReason::Deserted);
    let win = Options { exposed_alone: ExposedAlone::Win, ..book };
    assert_eq!(eaten(win, true, false).0, EndReason::LastHumanEaten);
}

#[test]
fn the_last_human_infected_loses_and_escapees_win_with_the_aliens() {
    proves!("nw.end.turned", "nw.end.aliens");
    let mut scene = outpost(6);
    at_the_wheel(&mut scene, &[(seat(0), Room::Shed)]);
    leave_alone(&mut scene, seat(0));
    for i in [2, 3, 4] {
        scene.role(seat(i), Role::Alien);
    }
    scene.before_placing();
    scene.dog(Room::Radio);
    let bitten = scene.seek(
        |scene| {
            let card = scene.own(seat(1)).hand;
            let card = *[
                whiteout_boardgame::words::Card::Use,
                whiteout_boardgame::words::Card::Repair,
                whiteout_boardgame::words::Card::Sabotage,
            ]
            .iter()
            .find(|&&kind| card[kind] > 0)
            .expect("a card");
            scene.until(|scene| scene.asked().only() == Some(seat(1)) && scene.step() == Step::Place);
            scene.go(seat(1), Room::Radio, card);
            scene.rest_sleep();
        },
        |scene| outcome(scene).is_some(),
    );
    assert_eq!(outcome(&bitten), Some((EndReason::LastHumanTurned, seats(&[0, 2, 3, 4, 5]))));
}

/// Seat 1 has escaped; seat 2 was eaten as a Human, seat 4 as an Alien.
fn some_are_out(options: Options) -> Scene {
    let mut scene = outpost_with(6, options);
    at_the_wheel(&mut scene, &[(seat(1), Room::Shed)]);
    leave_alone(&mut scene, seat(1));
    scene.role(seat(4), Role::Alien);
    for i in [2, 4] {
        scene.state.fold(&Event::Eaten { seat: seat(i), room: Room::Kitchen });
        scene.state.fold(&Event::Stripped { seat: seat(i) });
    }
    // Nobody is exposed who would have the Strength.
    scene.strength(0);
    scene
}

#[test]
fn the_dead_win_or_lose_with_their_side_and_whoever_escaped_wins() {
    proves!("nw.end.personal", "nw.end.aliens");
    for (dead_stay_human, winners) in [(false, [1, 2, 3].as_slice()), (true, &[1, 2, 3, 4])] {
        let mut scene = some_are_out(Options { dead_stay_human, ..Options::default() });
        scene.role(seat(0), Role::Alien);
        at_the_wheel(&mut scene, &[(seat(3), Room::Shed)]);
        leave_alone(&mut scene, seat(3));
        let reason = EndReason::HumansEscaped { vehicle: Vehicle::SnowCat };
        assert_eq!(outcome(&scene), Some((reason, seats(winners))));
    }
    for (dead_stay_human, winners) in [(false, [1, 4, 5].as_slice()), (true, &[1, 5])] {
        let mut scene = some_are_out(Options { dead_stay_human, ..Options::default() });
        scene.state.table.freezing = Some(scene.table().rules.freezing_steps - 1);
        scene.until(|scene| outcome(scene).is_some());
        assert_eq!(outcome(&scene), Some((EndReason::Frozen, seats(winners))));
    }
}

#[test]
fn one_who_waits_in_the_rescue_helicopter_is_still_in_the_base() {
    proves!("nw.end.check");
    for waits in [true, false] {
        let mut scene = outpost(4);
        at_the_wheel(&mut scene, &[(seat(0), Room::Shed)]);
        leave_alone(&mut scene, seat(0));
        scene.exposed(seat(3));
        scene.strength(4);
        if waits {
            scene.state.table.rescue = Rescue::Landed;
            scene.state.fold(&Event::Boarded { seat: seat(2), vehicle: Vehicle::RescueHelicopter });
        } else {
            scene.role(seat(2), Role::Alien);
        }
        scene.stand(seat(1), Room::Kitchen);
        scene.state.table.alien.set(Room::Kitchen, 2);
        let left = whiteout_boardgame::words::RoomSet::EMPTY;
        let prey = whiteout_boardgame::Prey::Beaten;
        scene.ask(Step::AlienChoice { room: Room::Kitchen, left, prey }, seats(&[3]));
        scene.all(Action::Eat { seat: seat(1) });
        let vehicle = Vehicle::RescueHelicopter;
        let (reason, winners) = if waits {
            (EndReason::HumansEscaped { vehicle }, [0, 1, 2])
        } else {
            (EndReason::LastHumanEaten, [0, 2, 3])
        };
        assert_eq!(outcome(&scene), Some((reason, seats(&winners))), "the escapee does not count");
    }
}

/// All vehicles are used but one Snow Cat, which seat 3 may take.
fn last_vehicle(options: Options) -> Scene {
    let mut scene = outpost_with(6, options);
    at_the_wheel(&mut scene, &[(seat(1), Room::BaseHelicopter)]);
    leave_alone(&mut scene, seat(1));
    at_the_wheel(&mut scene, &[(seat(2), Room::Shed)]);
    leave_alone(&mut scene, seat(2));
    at_the_wheel(&mut scene, &[(seat(3), Room::Shed)]);
    scene
}

#[test]
fn without_any_way_out_nobody_in_the_base_wins() {
    proves!("nw.end.stranded", "nw.end.personal");
    let mut scene = last_vehicle(Options::default());
    leave_alone(&mut scene, seat(3));
    assert_eq!(outcome(&scene), None, "the radio may still be mended");
    let mut scene = last_vehicle(Options::default());
    scene.state.table.rescue = Rescue::Gone;
    leave_alone(&mut scene, seat(3));
    assert_eq!(outcome(&scene), Some((EndReason::Stranded, seats(&[1, 2, 3]))));

    // The Rescue Helicopter flies away without anybody.
    let mut scene = last_vehicle(Options::default());
    leave_alone(&mut scene, seat(3));
    scene.state.table.rescue = Rescue::Landed;
    scene.state.table.tank_used = scene.table().rules.tank_spaces - 1;
    scene.until(|scene| outcome(scene).is_some());
    assert_eq!(outcome(&scene).map(|(reason, _)| reason), Some(EndReason::Stranded));
}

/// Burns these rooms by events, then the last of them by a Character, in the right step.
fn burned(options: Options) -> Scene {
    let mut scene = outpost_with(6, options);
    for room in [Room::BaseHelicopter, Room::Shed] {
        scene.weapon(seat(1), Weapon::Dynamite);
        scene.state.fold(&Event::RoomBurned { seat: seat(1), room, weapon: Weapon::Dynamite });
    }
    burn(&mut scene, Room::Radio);
    scene
}

/// The Leader, seat 0, burns this room.
fn burn(scene: &mut Scene, room: Room) {
    scene.weapon(seat(0), Weapon::Dynamite);
    scene.stand(seat(0), room);
    scene.stack(&[whiteout_boardgame::words::Card::Use; 2]);
    scene.ask(Step::Burn { rest: whiteout_core::SeatSet::EMPTY }, seats(&[0]));
    scene.act(seat(0), Action::Fire { weapon: Weapon::Dynamite });
}

#[test]
fn burned_vehicles_and_a_burned_radio_leave_no_hope() {
    proves!("nw.end.stranded");
    assert_eq!(outcome(&burned(Options::default())).map(|(reason, _)| reason), Some(EndReason::Stranded));
    let strict = Options { stranded_strict: true, ..Options::default() };
    assert_eq!(outcome(&burned(strict)), None);
}

/// Another round begins, phase 2 looks around and ends nothing.
fn goes_on(scene: &mut Scene) {
    assert_eq!(outcome(scene), None);
    let next = scene.table().round + 1;
    scene.until(|scene| scene.table().round == next && scene.step() == Step::Place);
}

#[test]
fn a_damaged_vehicle_may_still_be_mended() {
    proves!("nw.end.stranded");
    for (leave, stays, damage) in
        [([Room::BaseHelicopter, Room::Shed], Room::Shed, 1), ([Room::Shed; 2], Room::BaseHelicopter, 4)]
    {
        let mut scene = outpost(6);
        scene.state.table.rescue = Rescue::Gone;
        scene.damage(stays, damage);
        for (i, room) in (1..).zip(leave) {
            at_the_wheel(&mut scene, &[(seat(i), room)]);
            leave_alone(&mut scene, seat(i));
        }
        assert_eq!((scene.table().vehicles_in(stays), scene.table().vehicle_ready(stays)), (1, false));
        goes_on(&mut scene);
        burn(&mut scene, stays);
        assert_eq!(outcome(&scene), Some((EndReason::Stranded, seats(&[1, 2]))), "now it may not");
    }
}

#[test]
fn help_that_was_called_comes_though_the_radio_burns() {
    proves!("nw.end.stranded");
    let mut scene = last_vehicle(Options::default());
    scene.state.table.rescue = Rescue::Flying(0);
    leave_alone(&mut scene, seat(3));
    burn(&mut scene, Room::Radio);
    goes_on(&mut scene);
    assert!(matches!(scene.table().rescue, Rescue::Flying(_) | Rescue::Landed), "{:?}", scene.table().rescue);
}

/// All vehicles have left; the fire afterwards changes nothing in that.
#[test]
fn a_vehicle_that_left_is_used_though_its_room_burns_later() {
    proves!("nw.end.stranded");
    for room in [Room::BaseHelicopter, Room::Shed] {
        let mut scene = last_vehicle(Options { stranded_strict: true, ..Options::default() });
        leave_alone(&mut scene, seat(3));
        scene.weapon(seat(0), Weapon::Dynamite);
        scene.state.fold(&Event::RoomBurned { seat: seat(0), room, weapon: Weapon::Dynamite });
        assert_eq!(outcome(&scene), None);
        scene.state.table.rescue = Rescue::Landed;
        scene.state.table.tank_used = scene.table().rules.tank_spaces - 1;
        scene.until(|scene| outcome(scene).is_some());
        assert_eq!(outcome(&scene), Some((EndReason::Stranded, seats(&[1, 2, 3]))), "{room:?}");
    }
}

/// Phase 2 finds the last step of the frost, and no rescue any more.
#[test]
fn frost_comes_before_being_stranded() {
    proves!("nw.end.order");
    let mut scene = last_vehicle(Options::default());
    leave_alone(&mut scene, seat(3));
    scene.state.table.rescue = Rescue::Landed;
    scene.state.table.tank_used = scene.table().rules.tank_spaces - 1;
    scene.state.table.freezing = Some(scene.table().rules.freezing_steps - 1);
    scene.until(|scene| outcome(scene).is_some());
    assert_eq!(outcome(&scene), Some((EndReason::Frozen, seats(&[1, 2, 3, 5]))));
}

#[test]
fn an_alien_who_boards_comes_before_the_last_human_out() {
    proves!("nw.end.order");
    let mut scene = last_vehicle(Options::default());
    scene.stand(seat(5), Room::Shed);
    for i in [0, 4] {
        scene.role(seat(i), Role::Alien);
    }
    scene.act(seat(3), Action::Escape);
    scene.act(seat(5), Action::Yes);
    scene.act(seat(3), Action::Yes);
    let reason = EndReason::AlienBoarded { vehicle: Vehicle::SnowCat };
    assert_eq!(outcome(&scene), Some((reason, seats(&[0, 1, 2, 4, 5]))));
}

#[test]
fn the_last_human_in_the_last_vehicle_wins_for_the_humans() {
    proves!("nw.end.order");
    let mut scene = last_vehicle(Options::default());
    scene.state.table.rescue = Rescue::Gone;
    for i in [0, 4] {
        scene.role(seat(i), Role::Alien);
    }
    leave_alone(&mut scene, seat(3));
    let vehicle = Vehicle::SnowCat;
    assert_eq!(outcome(&scene), Some((EndReason::HumansEscaped { vehicle }, seats(&[1, 2, 3]))));
}

#[test]
fn beating_every_alien_ends_nothing() {
    proves!("nw.end.beaten");
    let mut scene = outpost(6);
    scene.exposed(seat(5));
    scene.strength(0);
    scene.before_placing();
    scene.rest_sleep();
    scene.until(|scene| scene.table().round == 2);
    assert_eq!(outcome(&scene), None);
    assert_eq!(scene.table().dog_at, 2, "the dog still runs");
}
