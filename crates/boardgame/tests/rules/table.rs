//! At this table: who sees what, who is asked, and what happens when nobody answers.

use std::collections::HashSet;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::table::{LeaderToken, Place, Rescue, Status};
use whiteout_boardgame::words::{Card, Item, Lab, Role, Room, RoomSet, TestKind, Weapon};
use whiteout_boardgame::{Action, Event, Give, Options, Step};
use whiteout_core::{Audience, Game as _, Seat, Viewer};

use crate::scene::{Scene, proves, seat, seats};
use crate::stage::{play, turning, why};

fn seen_by(scene: &Scene, viewer: Viewer) -> Vec<Event> {
    scene.events.iter().copied().filter(|event| event.audience().includes(viewer)).collect()
}

#[test]
fn the_board_is_open_to_a_spectator() {
    proves!("bg.info.public");
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    scene.strength(3);
    scene.weapon(seat(1), Weapon::Flamethrower);
    scene.item(seat(2), Item::Keys);
    scene.lab(seat(2), Lab::Failure);
    scene.suspicion(seat(3), 4);
    scene.before_placing();
    scene.state.table.leader_token = LeaderToken::In(Room::Radio);
    scene.hand(seat(1), &[Card::Use; 3]);
    scene.go(seat(1), Room::Radio, Card::Use);
    let view = scene.state.view(Viewer::Spectator);
    assert!(view.own.is_none() && view.legal.is_empty() && view.truth.is_none());
    let table = view.table;
    assert_eq!((table.place[seat(1)], table.lying.contains(seat(1))), (Place::In(Room::Radio), false));
    assert_eq!((table.suspicion[seat(3)], table.strength), (4, 3));
    assert_eq!((table.flamethrowers[0].holder, table.flamethrowers[0].reloads), (Some(seat(1)), 6));
    assert_eq!(table.leader_token, LeaderToken::With(seat(1)));
    assert_eq!((table.hand[seat(1)], table.items[seat(2)], table.labs[seat(2)]), (2, 1, 1));
    assert_eq!(table.weapon_deck, scene.state.secret.weapon_deck.len());
    assert_eq!(table.item_deck, scene.state.secret.item_deck.len());
    assert_eq!(table.lab_bag, scene.state.secret.lab_bag.total());
    assert_eq!(table.action_deck, scene.state.secret.deck.total());
    assert_eq!(table.stack, scene.state.secret.stack.total());
}

/// Two games that differ in everything hidden from seats 0 and 1 and from spectators.
fn two_worlds(options: Options) -> (Scene, Scene) {
    let mut one = Scene::with(6, options);
    one.hand(seat(1), &[]);
    one.state.table.status[seat(1)] = Status::Dead;
    one.state.table.place[seat(1)] = Place::Gone;
    one.before_placing();
    let mut two = one.clone();
    for (scene, role, weapon, item, lab, card) in [
        (&mut one, Role::Human, Weapon::Firearm, Item::Keys, Lab::BloodBag, Card::Use),
        (&mut two, Role::Alien, Weapon::Melee, Item::Wire, Lab::Failure, Card::Sabotage),
    ] {
        scene.role(seat(3), role);
        scene.weapon(seat(3), weapon);
        scene.item(seat(3), item);
        scene.lab(seat(3), lab);
        scene.hand(seat(3), &[card; 3]);
        scene.stack(&[card]);
    }
    (one, two)
}

#[test]
fn the_living_the_dead_and_spectators_see_no_secrets_of_others() {
    proves!("bg.info.public", "bg.cards.secret");
    let (one, two) = two_worlds(Options::default());
    assert_eq!(one.own(seat(1)).role, Role::Human, "the dead keep what they knew of themselves");
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(one.state.view(viewer), two.state.view(viewer));
    }
    assert_ne!(one.state.view(Viewer::Seat(seat(3))), two.state.view(Viewer::Seat(seat(3))));
}

#[test]
fn an_option_shows_everything_to_the_dead_and_to_nobody_else() {
    proves!("bg.info.public");
    let (one, _) = two_worlds(Options { ghosts_see_all: true, ..Options::default() });
    assert_eq!(one.state.view(Viewer::Seat(seat(1))).truth.as_deref(), Some(&one.state.secret));
    assert!(one.state.view(Viewer::Spectator).truth.is_none(), "anybody may be a spectator");
    assert!(one.state.view(Viewer::Seat(seat(0))).truth.is_none(), "the living see no more than before");
    assert!(one.state.view(Viewer::Seat(seat(3))).truth.is_none());
}

/// Seats 4 and 5 are exposed with Strength 3 and plan.
fn two_plan() -> Scene {
    let mut scene = Scene::new(6);
    for alien in [seat(5), seat(4)] {
        scene.exposed(alien);
    }
    scene.strength(3);
    scene.before_placing();
    scene.rest_sleep();
    scene.until_step(|step| step == Step::Plan);
    scene.forget();
    scene
}

#[test]
fn the_exposed_see_their_team_and_nobody_else_sees_the_plan() {
    proves!("bg.info.public", "bg.info.step-by-step");
    let plan = |room| {
        let mut scene = two_plan();
        scene.role(seat(3), Role::Alien);
        scene.act(seat(5), Action::Stack { room, strength: 2 });
        scene.act(seat(5), Action::Propose);
        assert_eq!(scene.own(seat(4)).proposals[seat(5)].at(room), 2);
        scene.act(seat(4), Action::Back { seat: seat(5) });
        scene
    };
    let (one, two) = (plan(Room::Radio), plan(Room::Armory));
    assert_eq!(one.own(seat(4)).plan.at(Room::Radio), 2);
    // Seat 3 is an Alien too, but not exposed.
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(one.state.view(viewer), two.state.view(viewer));
        assert_eq!(seen_by(&one, viewer), seen_by(&two, viewer));
    }
    assert!(one.saw(|event| *event == Event::PlanMade));
}

#[test]
fn taker_and_owner_alone_learn_a_token() {
    proves!("bg.info.step-by-step");
    let meet = |alien| {
        let mut scene = Scene::new(6);
        scene.role(seat(2), Role::Alien);
        scene.before_placing();
        for guest in [seat(1), seat(2)] {
            scene.hand(guest, &[Card::Use; 3]);
            scene.go(guest, Room::Kitchen, Card::Use);
        }
        scene.rest_sleep();
        scene.stack(&[Card::Sabotage; 3]);
        scene.forget();
        scene.act(seat(1), Action::Tokens { alien: false });
        scene.seek(
            |scene| scene.act(seat(2), Action::Tokens { alien }),
            |scene| (scene.state.secret.role[seat(1)] == Role::Alien) == alien,
        )
    };
    let (clean, infected) = (meet(false), meet(true));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(seen_by(&clean, viewer), seen_by(&infected, viewer));
        assert!(seen_by(&clean, viewer).contains(&Event::Took { taker: seat(1), owner: seat(2) }));
        assert!(seen_by(&clean, viewer).contains(&Event::Suspected { seat: seat(1), level: 1 }));
    }
    for (scene, token) in [(&clean, Role::Human), (&infected, Role::Alien)] {
        let learnt = Event::Learnt { taker: seat(1), owner: seat(2), token };
        let lent = Event::Lent { owner: seat(2), taker: seat(1), token };
        assert_eq!(learnt.audience(), Audience::seat(seat(1)));
        assert_eq!(lent.audience(), Audience::seat(seat(2)));
        assert!(scene.events.contains(&learnt) && scene.events.contains(&lent));
        assert!(scene.events.contains(&Event::Lent { owner: seat(1), taker: seat(2), token: Role::Human }));
    }
    assert_eq!(infected.own(seat(1)).role, Role::Alien);
}

#[test]
fn searching_shows_others_numbers_only() {
    proves!("bg.info.step-by-step");
    let search = |weapon: Weapon, other: Weapon| {
        let mut scene = Scene::new(6);
        scene.weapons_on_top(&[weapon, other]);
        turning(&mut scene, &[(seat(1), Room::Armory), (seat(2), Room::Radio)]);
        play(&mut scene, seat(1), Card::Use);
        scene.only(Action::KeepWeapon { weapon });
        scene
    };
    let (one, two) = (search(Weapon::Firearm, Weapon::Melee), search(Weapon::Dynamite, Weapon::Dynamite));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(seen_by(&one, viewer), seen_by(&two, viewer));
        assert_eq!(one.state.view(viewer), two.state.view(viewer));
    }
    assert!(seen_by(&one, Viewer::Spectator).contains(&Event::WeaponsDrawn { seat: seat(1), cards: 2 }));
    assert_ne!(seen_by(&one, Viewer::Seat(seat(1))), seen_by(&two, Viewer::Seat(seat(1))));
    let flame = search(Weapon::Flamethrower, Weapon::Melee);
    assert_eq!(flame.state.view(Viewer::Spectator).table.flamethrowers[0].holder, Some(seat(1)));
}

#[test]
fn nobody_learns_who_gave_what_nor_what_was_lost_from_the_stack() {
    proves!("bg.info.step-by-step");
    let give = |card: Card| {
        let mut scene = Scene::new(6);
        scene.before_placing();
        scene.hand(seat(1), &[card; 3]);
        scene.forget();
        scene.go(seat(1), Room::Radio, card);
        scene
    };
    let (one, two) = (give(Card::Use), give(Card::Sabotage));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Spectator] {
        assert_eq!(seen_by(&one, viewer), seen_by(&two, viewer));
        assert_eq!(one.state.view(viewer), two.state.view(viewer));
    }
    assert_eq!(Event::StackLost { card: Card::Use }.audience(), Audience::NOBODY);
    assert_eq!(Event::LeaderDrewCard { card: Card::Use }.audience(), Audience::NOBODY);
}

#[test]
fn the_role_of_the_dead_stays_hidden() {
    proves!("bg.info.step-by-step");
    let eat = |role| {
        let mut scene = Scene::new(6);
        scene.exposed(seat(5));
        scene.strength(3);
        scene.planned(&[(Room::Kitchen, 2)]);
        scene.before_placing();
        scene.role(seat(1), role);
        scene.hand(seat(1), &[Card::Use; 3]);
        scene.go(seat(1), Room::Kitchen, Card::Use);
        scene.rest_sleep();
        scene.forget();
        scene.act(seat(5), Action::Eat { seat: seat(1) });
        scene
    };
    let (human, alien) = (eat(Role::Human), eat(Role::Alien));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(5)), Viewer::Spectator] {
        assert_eq!(seen_by(&human, viewer), seen_by(&alien, viewer));
        assert_eq!(human.state.view(viewer), alien.state.view(viewer));
    }
}

#[test]
fn only_those_asked_may_answer() {
    proves!("bg.table.asked");
    let mut scene = Scene::new(6);
    scene.before_placing();
    assert_eq!(why(scene.refuse(seat(2), Action::ChangeCards)), ("not-asked", "bg.table.asked"));
    assert_eq!(why(scene.refuse(seat(1), Action::Turn)), ("not-now", "bg.table.asked"));
    assert!(scene.legal(seat(2)).is_empty());
}

#[test]
fn humans_are_asked_though_they_have_no_choice() {
    proves!("bg.table.asked");
    let mut decisions = Vec::new();
    for role in [Role::Human, Role::Alien] {
        let mut scene = Scene::new(6);
        scene.role(seat(1), role);
        scene.before_placing();
        for guest in [seat(1), seat(2)] {
            scene.hand(guest, &[Card::Use; 3]);
            scene.go(guest, Room::Kitchen, Card::Use);
        }
        scene.rest_sleep();
        assert!(scene.asked().contains(seat(1)));
        let human = role == Role::Human;
        assert_eq!(scene.legal(seat(1)).len(), if human { 1 } else { 2 });
        if human {
            let no = scene.refuse(seat(1), Action::Tokens { alien: true });
            assert_eq!(why(no), ("humans-place-human-tokens", "bg.enc.tokens"));
        }
        decisions.push(scene.state.decision());
    }
    assert_eq!(decisions[0], decisions[1]);
}

#[test]
fn the_table_makes_a_choice_that_open_facts_leave_single() {
    proves!("bg.table.asked");
    let mut scene = Scene::new(6);
    turning(&mut scene, &[(seat(1), Room::Kitchen), (seat(2), Room::Armory)]);
    scene.state.table.pantry = 0;
    scene.stack(&[Card::Use, Card::Use]);
    scene.only(Action::Turn);
    // Only seat 2 can do anything with it.
    assert!(scene.saw(|event| *event == Event::Assigned { seat: seat(2), card: Card::Use }));
    assert_eq!(scene.asked(), seats(&[2]));
}

fn fallback(scene: &Scene, seat: Seat) -> Option<Action> {
    scene.state.fallback(seat, &mut Xoshiro256PlusPlus::seed_from_u64(7))
}

/// What seat 1 does out of time, as a Human and as an Alien, at a step that `play` leads to.
fn silent(play: impl Fn(&mut Scene)) -> Action {
    let answers = [Role::Human, Role::Alien].map(|role| {
        let mut scene = Scene::new(6);
        scene.role(seat(1), role);
        for weapon in [Weapon::Dynamite, Weapon::Firearm] {
            scene.weapon(seat(1), weapon);
        }
        for item in [Item::Tools, Item::Keys] {
            scene.item(seat(1), item);
        }
        scene.lab(seat(1), Lab::BloodBag);
        scene.before_placing();
        scene.hand(seat(1), &[Card::Use; 3]);
        scene.hand(seat(2), &[Card::Use; 3]);
        play(&mut scene);
        assert!(scene.asked().contains(seat(1)), "{:?} does not ask seat 1", scene.step());
        let action = fallback(&scene, seat(1)).expect("an action");
        assert!(scene.can(seat(1), action));
        action
    });
    assert_eq!(answers[0], answers[1], "silence must not tell a role");
    answers[0]
}

#[test]
fn a_silent_seat_uses_shows_and_agrees_to_nothing() {
    proves!("bg.clock.defaults");
    let alone = |scene: &mut Scene| {
        scene.go(seat(1), Room::Radio, Card::Use);
        scene.rest_sleep();
    };
    let meet = |scene: &mut Scene| {
        scene.go(seat(1), Room::Radio, Card::Use);
        scene.go(seat(2), Room::Radio, Card::Use);
        scene.rest_sleep();
        assert!(matches!(scene.step(), Step::Avoid { .. }));
    };
    let to = |step: Step| {
        move |scene: &mut Scene| {
            scene.rest_sleep();
            scene.until_step(|now| now == step);
        }
    };
    assert_eq!(silent(alone), Action::Pass, "burning");
    assert_eq!(silent(meet), Action::Pass, "avoiding");
    let tokens = silent(|scene| {
        meet(scene);
        scene.until_step(|step| matches!(step, Step::Tokens { .. }));
    });
    assert_eq!(tokens, Action::Tokens { alien: false });
    let items = silent(|scene| {
        alone(scene);
        scene.until_step(|step| matches!(step, Step::Items { .. }));
    });
    assert_eq!(items, Action::Pass);
    for step in [Step::Trade, Step::Vote, Step::Reveal, Step::OfferTest { kind: TestKind::Blood }] {
        assert_eq!(silent(to(step)), Action::Pass, "{step:?}");
    }
    let answer = silent(|scene| {
        scene.item(seat(2), Item::Fuel);
        to(Step::Trade)(scene);
        scene.act(seat(2), Action::Offer { to: seat(1) });
        scene.act(seat(2), Action::Add { thing: whiteout_boardgame::Thing::Item(Item::Fuel) });
        scene.act(seat(2), Action::Send);
    });
    assert_eq!(answer, Action::No);
    let escape = silent(|scene| {
        scene.damage(Room::Shed, 0);
        scene.fuel(Room::Shed, 4);
        turning(scene, &[(seat(1), Room::Shed)]);
        play(scene, seat(1), Card::Use);
        assert!(scene.can(seat(1), Action::Escape));
    });
    assert_eq!(escape, Action::Pass);
}

#[test]
fn a_silent_seat_neither_boards_nor_lets_anybody_in() {
    proves!("bg.clock.defaults");
    let landed = |scene: &mut Scene| scene.state.table.rescue = Rescue::Landed;
    let aboard = |scene: &mut Scene| {
        scene.state.table.rescue = Rescue::Landed;
        scene.act(seat(1), Action::Board);
        scene.rest_sleep();
        scene.only(Action::Yes);
    };
    assert_eq!(silent(aboard), Action::No);
    let asked = silent(|scene| {
        scene.state.table.rescue = Rescue::Landed;
        scene.suspicion(seat(2), -1);
        scene.only(Action::ChangeCards);
        let first = scene.legal(seat(1))[0];
        scene.act(seat(1), first);
        scene.act(seat(2), Action::Board);
        scene.rest_sleep();
    });
    assert_eq!(asked, Action::No);
    let mut rooms = RoomSet::EMPTY;
    let mut scene = Scene::new(6);
    scene.before_placing();
    landed(&mut scene);
    assert!(scene.can(seat(1), Action::Board));
    for seed in 0..600 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        match scene.state.fallback(seat(1), &mut rng) {
            Some(Action::Place { room, .. }) => rooms = rooms.with(room),
            other => assert_eq!(other, Some(Action::ChangeCards), "seed {seed}"),
        }
    }
    assert_eq!(rooms, Room::GREEN_SET, "any room is as good as another");
}

/// What others see of a way to be placed.
fn seen_of(action: Action) -> (Option<Room>, bool) {
    match action {
        Action::Place { room, give } => (Some(room), give == Give::Special),
        other => {
            assert_eq!(other, Action::ChangeCards, "a silent seat shows no Flashlight and boards nothing");
            (None, false)
        }
    }
}

#[test]
fn where_a_silent_seat_goes_does_not_tell_what_it_holds() {
    proves!("bg.clock.defaults");
    for dark in [false, true] {
        let hands = [
            (&[Card::Use, Card::Use, Card::Use], Item::Keys),
            (&[Card::Use, Card::Repair, Card::Sabotage], Item::Flashlight),
        ];
        let scenes = hands.map(|(cards, item)| {
            let mut scene = Scene::new(6);
            scene.item(seat(1), item);
            scene.before_placing();
            scene.state.table.power_failure = dark;
            scene.hand(seat(1), cards);
            scene
        });
        let mut ways = HashSet::new();
        for seed in 0..600 {
            let shown = scenes.each_ref().map(|scene| {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let action = scene.state.fallback(seat(1), &mut rng).expect("an action");
                assert!(scene.can(seat(1), action));
                if let Action::Place { give, .. } = action {
                    assert!(!matches!(give, Give::LitCard(_) | Give::LitSpecial), "an item is used");
                    ways.insert(give);
                }
                seen_of(action)
            });
            assert_eq!(shown[0], shown[1], "seed {seed}, dark {dark}");
        }
        assert_eq!(ways.len(), if dark { 2 } else { 4 }, "every way that uses nothing: {ways:?}");
    }
}

#[test]
fn a_silent_leader_turns_one_card_and_stops() {
    proves!("bg.clock.defaults");
    let mut scene = Scene::new(6);
    scene.before_placing();
    for i in 1..=3 {
        scene.hand(seat(i), &[Card::Use; 3]);
        scene.go(seat(i), [Room::Kitchen, Room::Armory, Room::Warehouse][usize::from(i) - 1], Card::Use);
    }
    scene.rest_sleep();
    while !matches!(scene.step(), Step::Vote | Step::Trade) {
        let asked = scene.asked().lowest().expect("somebody is asked");
        let action = fallback(&scene, asked).expect("an action");
        scene.act(asked, action);
    }
    let turned = scene.events.iter().filter(|event| matches!(event, Event::Turned { .. })).count();
    assert_eq!(turned, 1);
}

#[test]
fn silent_aliens_repeat_their_last_plan_or_play_one_point() {
    proves!("bg.clock.defaults");
    let quiet = |scene: &mut Scene| {
        while scene.step() == Step::Plan {
            let asked = scene.asked().lowest().expect("somebody is asked");
            let action = fallback(scene, asked).expect("an action");
            scene.act(asked, action);
        }
    };
    let mut scene = two_plan();
    quiet(&mut scene);
    let plan = scene.own(seat(5)).plan;
    assert_eq!((plan.rooms().len(), plan.total()), (1, 1), "no plan yet: one card with one point");
    let mut scene = two_plan();
    for alien in [seat(4), seat(5)] {
        scene.act(alien, Action::Stack { room: Room::Radio, strength: 2 });
        scene.act(alien, Action::Stack { room: Room::Shed, strength: 1 });
        scene.act(alien, Action::Propose);
    }
    let wanted = scene.own(seat(5)).plan;
    assert_eq!(wanted.total(), 3);
    scene.until_step(|step| step == Step::Plan);
    let mut weaker = scene.clone();
    quiet(&mut scene);
    assert_eq!(scene.own(seat(5)).plan, wanted);
    weaker.strength(2);
    quiet(&mut weaker);
    assert_eq!(weaker.own(seat(5)).plan.total(), 1, "the old plan is no longer legal");
}

#[test]
fn nobody_acts_for_a_seat_that_is_not_asked() {
    proves!("bg.clock.defaults");
    let mut scene = two_plan();
    for alien in [seat(4), seat(5)] {
        scene.act(alien, Action::Stack { room: Room::Radio, strength: 2 });
        scene.act(alien, Action::Propose);
    }
    assert_eq!(scene.step(), Step::Exchange);
    assert_eq!(fallback(&scene, seat(5)), None);
    scene.until_step(|step| step == Step::Plan);
    for i in 0..4 {
        assert_eq!(fallback(&scene, seat(i)), None, "there is a last plan, but seat {i} has no say");
    }
}

#[test]
fn a_table_of_silent_seats_plays_to_the_end() {
    proves!("bg.clock.defaults");
    for seed in 0..10 {
        let mut scene = Scene::seeded(6, Options { max_rounds: 30, ..Options::default() }, seed);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while let Some(asked) = scene.asked().lowest() {
            let action = scene.state.fallback(asked, &mut rng).expect("an action");
            scene.act(asked, action);
        }
        assert!(scene.table().outcome.is_some());
    }
}
