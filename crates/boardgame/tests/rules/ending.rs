//! Escape and the end of the game.

use whiteout_boardgame::table::{GREEN, Place, Rescue, Status};
use whiteout_boardgame::words::{Card, Item, Role, Room, Vehicle};
use whiteout_boardgame::{Action, EndReason, Event, Options, RescueTiming, Source, Step};
use whiteout_core::{Game as _, SeatSet};

use crate::scene::{Scene, proves, seat, seats};
use crate::stage::{play, turning, why};

const RESCUE: Vehicle = Vehicle::RescueHelicopter;

/// The Rescue Helicopter stands in the base and placing begins; seat 0 leads, so seat 1 is first.
fn landed(options: Options) -> Scene {
    let mut scene = Scene::with(6, options);
    scene.state.table.rescue = Rescue::Landed;
    scene.before_placing();
    scene
}

fn sleep(scene: &mut Scene) {
    scene.only(Action::ChangeCards);
    let sleeper = scene.asked().only().expect("one seat is asked");
    let first = scene.legal(sleeper)[0];
    scene.act(sleeper, first);
}

/// Seat 1 boards, the others sleep: boarding has begun.
fn boarding(scene: &mut Scene) {
    scene.act(seat(1), Action::Board);
    scene.rest_sleep();
    assert!(matches!(scene.step(), Step::BoardAsk { .. }));
}

/// The one asked wants aboard, and these say no.
fn applies(scene: &mut Scene, against: &[u8]) {
    scene.only(Action::Yes);
    for voter in scene.asked().iter() {
        let no = against.contains(&u8::from(voter));
        scene.act(voter, if no { Action::No } else { Action::Yes });
    }
}

fn reason(scene: &Scene) -> EndReason {
    scene.table().outcome.expect("the game is over").0
}

fn winners(scene: &Scene) -> SeatSet {
    scene.table().outcome.expect("the game is over").1
}

#[test]
fn the_lowest_disk_may_board_at_its_own_place() {
    proves!("bg.board.first");
    let mut scene = landed(Options::default());
    scene.suspicion(seat(3), GREEN);
    assert_eq!(why(scene.refuse(seat(1), Action::Board)), ("may-not-board", "bg.board.first"));
    sleep(&mut scene);
    sleep(&mut scene);
    assert!(scene.can(seat(3), Action::Board), "green lies below yellow");
    scene.act(seat(3), Action::Board);
    assert_eq!(scene.table().place[seat(3)], Place::Aboard);
    assert!(!scene.saw(|event| matches!(event, Event::RoleShown { .. })), "the role stays hidden");
    assert_eq!((scene.step(), scene.asked()), (Step::Place, seats(&[4])));
}

#[test]
fn ties_go_by_placing_order_and_a_no_ends_the_chance_for_all() {
    proves!("bg.board.first");
    let mut scene = landed(Options::default());
    for i in [1, 2] {
        scene.suspicion(seat(i), 1);
    }
    // Seats 0, 3, 4 and 5 are tied; seat 3 is placed first of them, the Leader last.
    sleep(&mut scene);
    sleep(&mut scene);
    assert!(scene.can(seat(3), Action::Board));
    sleep(&mut scene);
    for i in [4, 5, 0] {
        assert_eq!(why(scene.refuse(seat(i), Action::Board)), ("may-not-board", "bg.board.first"));
        sleep(&mut scene);
    }
    assert!(scene.table().aboard.is_empty());
}

#[test]
fn nobody_boards_a_helicopter_that_has_not_landed() {
    proves!("bg.board.first");
    for rescue in [Rescue::Unaware, Rescue::Flying(9), Rescue::Gone] {
        let mut scene = landed(Options::default());
        scene.state.table.rescue = rescue;
        assert_eq!(why(scene.refuse(seat(1), Action::Board)), ("may-not-board", "bg.board.first"));
    }
}

#[test]
fn with_encounters_before_only_those_already_placed_meet() {
    proves!("bg.board.first");
    let options = Options { rescue_timing: RescueTiming::EncountersBefore, ..Options::default() };
    let mut scene = landed(options);
    for i in 1..=2 {
        scene.suspicion(seat(i), 1);
        scene.hand(seat(i), &[Card::Use; 3]);
        scene.go(seat(i), Room::Kitchen, Card::Use);
    }
    scene.act(seat(3), Action::Board);
    assert!(matches!(scene.step(), Step::Tokens { room: Room::Kitchen, .. }), "seats 4, 5 and 0 are not placed");
    scene.all(Action::Tokens { alien: false });
    assert!(matches!(scene.step(), Step::BoardAsk { .. }));
    assert!(!scene.saw(|event| matches!(event, Event::Turned { .. })), "nobody acts");
}

#[test]
fn with_after_encounters_the_question_comes_when_they_are_over() {
    proves!("bg.board.first");
    let options = Options { rescue_timing: RescueTiming::AfterEncounters, ..Options::default() };
    let mut scene = landed(options);
    assert!(!scene.can(seat(1), Action::Board));
    scene.suspicion(seat(4), GREEN);
    scene.rest_sleep();
    assert_eq!((scene.step(), scene.asked()), (Step::BoardNow, seats(&[4])));
    let mut stay = scene.clone();
    stay.act(seat(4), Action::Pass);
    assert!(stay.saw(|event| matches!(event, Event::Turned { .. })), "the round goes on");
    scene.act(seat(4), Action::Board);
    assert!(matches!(scene.step(), Step::BoardAsk { .. }));
    assert!(!scene.saw(|event| matches!(event, Event::Turned { .. })));
}

#[test]
fn a_boarder_is_in_no_room_and_a_leader_goes_on_leading() {
    proves!("bg.board.aboard");
    let mut scene = landed(Options::default());
    let leader = seat(0);
    scene.suspicion(leader, GREEN);
    scene.item(leader, Item::Tools);
    scene.stack(&[Card::Use]);
    for i in 1..=2 {
        scene.hand(seat(i), &[Card::Use; 3]);
        scene.go(seat(i), [Room::Kitchen, Room::Armory][usize::from(i) - 1], Card::Use);
    }
    for _ in 3..6 {
        sleep(&mut scene);
    }
    let (hand, stack) = (scene.table().hand[leader], scene.table().stack);
    scene.act(leader, Action::Board);
    assert_eq!(scene.table().room_of(leader), None);
    assert_eq!(scene.table().hand[leader], hand, "no card is handed in");
    // The first card is turned at once: two in different rooms could do it, so the Leader is asked.
    assert_eq!((scene.step(), scene.asked()), (Step::Assign { card: Card::Use }, seats(&[0])));
    assert_eq!(scene.table().stack, stack - 1);
    let no = scene.refuse(leader, Action::Assign { seat: leader });
    assert_eq!(why(no), ("cannot-do-it", "bg.act.forced"));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Items { .. }, .. })));
    scene.act(leader, Action::Assign { seat: seat(1) });
    assert_eq!((scene.step(), scene.table().kitchen), (Step::Turn, 2), "the others act before boarding");
    scene.act(leader, Action::Stop);
    assert!(matches!(scene.step(), Step::BoardAsk { .. }));
}

#[test]
fn boarding_asks_by_disk_then_placing_order() {
    proves!("bg.board.process");
    let mut scene = landed(Options::default());
    for (i, level) in [(0, 2), (2, 3), (3, 1), (4, 1), (5, 2)] {
        scene.suspicion(seat(i), level);
    }
    boarding(&mut scene);
    let mut order = Vec::new();
    while let Some(asked) = scene.asked().only() {
        order.push(u8::from(asked));
        scene.act(asked, Action::No);
    }
    assert_eq!(order, [3, 4, 5, 0, 2]);
    assert!(scene.saw(|event| *event == Event::Departed));
}

#[test]
fn everybody_aboard_must_agree_sealed() {
    proves!("bg.board.process");
    let mut scene = landed(Options::default());
    boarding(&mut scene);
    assert_eq!(scene.asked(), seats(&[2]));
    applies(&mut scene, &[]);
    assert!(scene.saw(|event| *event == Event::RoleShown { seat: seat(2), role: Role::Human }));
    assert_eq!(scene.table().aboard, seats(&[1, 2]));
    scene.only(Action::Yes);
    assert_eq!(scene.asked(), seats(&[1, 2]), "both decide about seat 3");
    scene.act(seat(2), Action::No);
    assert!(!scene.saw(|event| matches!(event, Event::Agreed { seat: voter, yes: false } if *voter == seat(2))));
    scene.act(seat(1), Action::Yes);
    assert!(scene.saw(|event| *event == Event::Agreed { seat: seat(2), yes: false }));
    assert_eq!(scene.table().aboard, seats(&[1, 2]), "one no is enough");
    assert_eq!(scene.asked(), seats(&[4]));
}

#[test]
fn a_human_newcomer_starts_a_new_pass_and_a_pass_without_one_departs() {
    proves!("bg.board.process");
    let mut scene = landed(Options::default());
    boarding(&mut scene);
    applies(&mut scene, &[1]);
    assert_eq!(scene.asked(), seats(&[3]));
    applies(&mut scene, &[]);
    assert_eq!(scene.asked(), seats(&[2]), "the one refused is asked again");
    for _ in 0..4 {
        assert!(scene.table().outcome.is_none());
        scene.only(Action::No);
    }
    assert!(scene.table().outcome.is_some());
}

#[test]
fn an_alien_newcomer_ends_the_game() {
    proves!("bg.board.process", "bg.end.aliens");
    let mut scene = landed(Options::default());
    scene.role(seat(2), Role::Alien);
    boarding(&mut scene);
    applies(&mut scene, &[]);
    assert_eq!(reason(&scene), EndReason::AlienBoarded { vehicle: RESCUE });
    assert_eq!(winners(&scene), seats(&[2, 5]));
    let last = scene.state.outcome().expect("the game is over");
    assert_eq!((last.side, last.reason), ("aliens", "alien_boarded_rescue_helicopter"));
}

/// Seat 1 starts the Snow Cat with its Keys; seat 2 lies, seat 3 sleeps.
fn snow_cat() -> Scene {
    let mut scene = Scene::new(6);
    scene.item(seat(1), Item::Keys);
    scene.damage(Room::Shed, 0);
    scene.fuel(Room::Shed, 4);
    turning(&mut scene, &[(seat(1), Room::Shed), (seat(2), Room::Radio), (seat(4), Room::Kitchen)]);
    scene.lay(seat(2));
    play(&mut scene, seat(1), Card::Use);
    scene
}

#[test]
fn keys_start_an_escape_for_people_from_anywhere() {
    proves!("bg.board.vehicles", "bg.end.humans");
    let mut scene = snow_cat();
    assert_eq!(scene.step(), Step::Escape { room: Room::Shed });
    scene.act(seat(1), Action::Escape);
    assert!(!scene.saw(|event| matches!(event, Event::RoleShown { .. })));
    assert_eq!(scene.table().stack, 0, "nothing else is done in this round");
    for guest in [2, 3, 4] {
        assert_eq!(scene.asked(), seats(&[guest]));
        applies(&mut scene, &[]);
    }
    // Seat 5 is the Alien; seat 0 is last in placing order.
    assert_eq!(scene.asked(), seats(&[5]));
    applies(&mut scene, &[1]);
    applies(&mut scene, &[]);
    assert_eq!(scene.table().aboard, seats(&[0, 1, 2, 3, 4]), "there is no limit of seats");
    scene.only(Action::No);
    assert_eq!(reason(&scene), EndReason::HumansEscaped { vehicle: Vehicle::SnowCat });
    assert_eq!(winners(&scene), seats(&[0, 1, 2, 3, 4]));
}

#[test]
fn no_second_escape_starts_while_someone_is_aboard() {
    proves!("bg.board.one-escape");
    let mut scene = Scene::new(6);
    scene.item(seat(1), Item::Keys);
    scene.damage(Room::Shed, 0);
    scene.fuel(Room::Shed, 4);
    scene.state.table.rescue = Rescue::Landed;
    turning(&mut scene, &[(seat(1), Room::Shed), (seat(4), Room::Kitchen)]);
    assert!(scene.table().can_do(Room::Shed, Card::Use));
    scene.state.fold(&Event::Boarded { seat: seat(3), vehicle: RESCUE });
    assert!(!scene.table().can_do(Room::Shed, Card::Use));
    scene.stand(seat(2), Room::Radio);
    scene.lay(seat(4));
    scene.stack(&[Card::Use, Card::Use]);
    scene.only(Action::Turn);
    // Nobody can do it now, so anybody may be laid down, but no question follows.
    scene.only(Action::Assign { seat: seat(1) });
    assert!(scene.saw(|event| *event == Event::ActionLost { card: Card::Use }));
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Escape { .. }, .. })));
}

#[test]
fn departure_decides_by_who_is_aboard_and_who_is_left() {
    proves!("bg.board.one-escape", "bg.end.humans", "bg.end.aliens");
    let depart = |roles: &[(u8, Role)], dead: &[u8], guests: &[u8]| {
        let mut scene = landed(Options::default());
        for &(i, role) in roles {
            scene.role(seat(i), role);
        }
        for &i in dead {
            scene.hand(seat(i), &[]);
            scene.state.table.status[seat(i)] = Status::Dead;
            scene.state.table.place[seat(i)] = Place::Gone;
        }
        boarding(&mut scene);
        while let Some(asked) = scene.asked().only() {
            if guests.contains(&u8::from(asked)) {
                applies(&mut scene, &[]);
            } else {
                scene.act(asked, Action::No);
            }
        }
        reason(&scene)
    };
    let vehicle = RESCUE;
    assert_eq!(depart(&[], &[], &[0, 2, 3, 4]), EndReason::HumansEscaped { vehicle });
    assert_eq!(depart(&[], &[2], &[0, 3, 4]), EndReason::HumansEscaped { vehicle }, "the dead are not left behind");
    assert_eq!(depart(&[], &[], &[0, 2, 3]), EndReason::HumanLeftBehind { vehicle });
    assert_eq!(depart(&[(1, Role::Alien)], &[], &[0, 2, 3, 4]), EndReason::AlienLeftAmongUs { vehicle });
    assert_eq!(depart(&[(1, Role::Alien)], &[], &[]), EndReason::AlienLeftAlone { vehicle });
}

#[test]
fn freezing_wins_for_the_aliens_even_when_all_are_beaten() {
    proves!("bg.end.aliens", "bg.end.result");
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    scene.strength(0);
    scene.state.fold(&Event::BoilerLost);
    scene.state.table.freezing = Some(6);
    scene.rest_sleep();
    scene.until(|scene| scene.table().outcome.is_some());
    assert_eq!((reason(&scene), winners(&scene)), (EndReason::Frozen, seats(&[5])));
}

/// Seats 1 and 2 meet in the Kitchen and the Radio Room has another meeting; only seat 1 is Human.
fn last_human() -> Scene {
    let mut start = Scene::new(6);
    for i in [0, 2, 3, 4] {
        start.role(seat(i), Role::Alien);
    }
    start.before_placing();
    for (i, room) in [(1, Room::Kitchen), (2, Room::Kitchen), (3, Room::Radio), (4, Room::Radio)] {
        start.hand(seat(i), &[Card::Use; 3]);
        start.go(seat(i), room, Card::Use);
    }
    start.rest_sleep();
    start.act(seat(0), Action::Next { room: Room::Kitchen });
    start.act(seat(1), Action::Tokens { alien: false });
    start.seek(
        |scene| scene.act(seat(2), Action::Tokens { alien: true }),
        |scene| scene.state.secret.role[seat(1)] == Role::Alien,
    )
}

#[test]
fn the_last_infection_ends_the_game_in_the_middle_and_its_victim_loses() {
    proves!("bg.end.check", "bg.end.result", "bg.end.aliens");
    let scene = last_human();
    assert_eq!(reason(&scene), EndReason::LastHumanTurned);
    assert_eq!(winners(&scene), seats(&[0, 2, 3, 4, 5]));
    assert!(!scene.saw(|event| *event == Event::Entered { room: Room::Radio }), "the other room is never reached");
    assert_eq!(scene.state.secret.role[seat(1)], Role::Alien);
}

#[test]
fn a_human_aboard_counts_as_living() {
    proves!("bg.end.check");
    let mut scene = landed(Options::default());
    for i in [0, 3, 4] {
        scene.role(seat(i), Role::Alien);
    }
    scene.act(seat(1), Action::Board);
    for i in [2, 3] {
        scene.hand(seat(i), &[Card::Use; 3]);
        scene.go(seat(i), Room::Kitchen, Card::Use);
    }
    scene.rest_sleep();
    scene.act(seat(2), Action::Tokens { alien: false });
    let turned = scene.seek(
        |scene| scene.act(seat(3), Action::Tokens { alien: true }),
        |scene| scene.state.secret.role[seat(2)] == Role::Alien,
    );
    assert_eq!(turned.table().outcome, None, "seat 1 is left, in the helicopter");
}

/// Seat 5 is exposed and about to eat somebody in the Kitchen, where only seat 1 stands.
fn about_to_eat(options: Options) -> Scene {
    let mut scene = Scene::with(6, options);
    scene.exposed(seat(5));
    scene.strength(3);
    scene.planned(&[(Room::Kitchen, 2)]);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use; 3]);
    scene.go(seat(1), Room::Kitchen, Card::Use);
    scene.rest_sleep();
    scene
}

#[test]
fn eating_the_last_human_ends_the_game() {
    proves!("bg.end.check", "bg.end.aliens", "bg.end.result");
    let mut scene = about_to_eat(Options::default());
    for i in [0, 2, 3, 4] {
        scene.role(seat(i), Role::Alien);
    }
    scene.act(seat(5), Action::Eat { seat: seat(1) });
    assert_eq!((reason(&scene), winners(&scene)), (EndReason::LastHumanEaten, seats(&[0, 2, 3, 4, 5])));
}

#[test]
fn the_dead_win_with_the_side_they_died_on_unless_the_option_says_human() {
    proves!("bg.end.result");
    for (dead_stay_human, role, wins) in
        [(false, Role::Alien, true), (true, Role::Alien, false), (false, Role::Human, false)]
    {
        let mut scene = about_to_eat(Options { dead_stay_human, max_rounds: 1, ..Options::default() });
        scene.role(seat(1), role);
        scene.act(seat(5), Action::Eat { seat: seat(1) });
        scene.until(|scene| scene.table().outcome.is_some());
        assert_eq!(reason(&scene).side(), "aliens");
        assert_eq!(winners(&scene).contains(seat(1)), wins, "{role:?}, dead_stay_human: {dead_stay_human}");
    }
}

#[test]
fn a_dead_human_wins_with_the_humans_and_those_who_got_away_can_lose() {
    proves!("bg.end.result");
    let mut scene = landed(Options::default());
    scene.hand(seat(2), &[]);
    scene.state.table.status[seat(2)] = Status::Dead;
    boarding(&mut scene);
    let mut left = scene.clone();
    while let Some(asked) = scene.asked().only() {
        if asked == seat(5) {
            scene.act(asked, Action::No);
        } else {
            applies(&mut scene, &[]);
        }
    }
    assert_eq!(winners(&scene), seats(&[0, 1, 2, 3, 4]));
    while let Some(asked) = left.asked().only() {
        left.act(asked, Action::No);
    }
    assert_eq!(reason(&left), EndReason::HumanLeftBehind { vehicle: RESCUE });
    assert_eq!(winners(&left), seats(&[5]), "seat 1 got away and has lost");
}

#[test]
fn beating_every_alien_wins_only_with_the_option() {
    proves!("bg.end.no-alien-left");
    for (extermination_wins, strength, secret, over) in [
        (false, 0, Role::Human, false),
        (true, 0, Role::Human, true),
        (true, 1, Role::Human, false),
        (true, 0, Role::Alien, false),
    ] {
        let mut scene = Scene::with(6, Options { extermination_wins, ..Options::default() });
        scene.exposed(seat(5));
        scene.strength(strength);
        scene.role(seat(4), secret);
        scene.before_placing();
        scene.rest_sleep();
        scene.until(|scene| scene.table().round == 2 || scene.table().outcome.is_some());
        assert_eq!(scene.table().outcome.is_some(), over);
        if over {
            assert_eq!((reason(&scene), winners(&scene)), (EndReason::Exterminated, seats(&[0, 1, 2, 3, 4])));
        }
    }
    // Nobody was ever exposed: an Alien that never was is no reason to win.
    let mut scene = Scene::with(6, Options { extermination_wins: true, ..Options::default() });
    scene.role(seat(5), Role::Human);
    scene.rest_sleep();
    scene.until(|scene| scene.table().round == 2);
    assert_eq!(scene.table().outcome, None);
}

#[test]
fn rounds_are_limited_by_option_only() {
    proves!("bg.end.round-limit");
    let mut scene = Scene::with(6, Options { max_rounds: 2, ..Options::default() });
    scene.rest_sleep();
    scene.until(|scene| scene.table().outcome.is_some());
    assert_eq!((scene.table().round, reason(&scene), winners(&scene)), (2, EndReason::RoundLimit, seats(&[5])));
    let mut long = Scene::new(6);
    long.state.table.round = 250;
    long.rest_sleep();
    long.until(|scene| scene.table().round == 251);
    assert_eq!(long.table().outcome, None);
}

#[test]
fn at_the_end_the_chain_of_infections_is_told() {
    proves!("bg.end.result", "bg.info.public");
    let scene = last_human();
    let chain: Vec<_> = scene.events.iter().filter(|event| matches!(event, Event::Chain { .. })).collect();
    assert_eq!(chain.len(), 6);
    assert!(chain.contains(&&Event::Chain { seat: seat(1), role: Role::Alien, by: Some(Source::Seat(seat(2))) }));
    let ended = scene.events.iter().position(|event| matches!(event, Event::Ended { .. })).expect("it happened");
    let (chain, hands) = scene.events[ended + 1..].split_at(6);
    assert!(chain.iter().all(|event| matches!(event, Event::Chain { .. })), "the chain comes first");
    assert_eq!(hands.len(), 6);
    for (event, seat) in hands.iter().zip(scene.table().seats()) {
        let own = scene.own(seat);
        let shown = Event::HandShown { seat, cards: own.hand, weapons: own.weapons, items: own.items, labs: own.labs };
        assert_eq!(*event, shown);
    }
    let mut over = scene;
    assert_eq!(why(over.refuse(seat(0), Action::Pass)), ("game-over", "bg.table.asked"));
}
