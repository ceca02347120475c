//! The questions that the rulebook answers itself, each played out.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game as _};
use whiteout_infection::mission::Directive;
use whiteout_infection::words::{Blood, Card, Cards, Character, Chip, Department, Dice, Gear, Room, Sector};
use whiteout_infection::{Action, Event, Step};

use crate::scene::{Scene, proves, seat, seats};

/// All rooms of Sector 1 but the Shed are done, and the Shed smokes.
fn barred() -> Scene {
    let mut scene = Scene::new(5);
    scene.state.table.progress[Sector::One].gear = true;
    scene.state.table.progress[Sector::One].things = 1;
    for room in Sector::One.rooms().iter().filter(|&room| room != Room::Shed) {
        scene.clear(room);
    }
    scene.smoke(Room::Shed);
    scene
}

#[test]
fn nobody_reveals_an_extinguisher_and_no_other_room_is_open() {
    proves!("inf.room.pass", "inf.pass.fires", "inf.molotov.when");
    let mut scene = barred();
    scene.hand(seat(3), &[Card::Molotov, Card::Gun]);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    scene.all(Action::Pass);
    let mut molotov = scene.clone();
    molotov.one(seat(3), Action::Molotov);
    molotov.all(Action::Pass);
    assert!(molotov.can(seat(0), Action::Enter { room: Room::Shed }), "everybody exchanged, and it is asked again");
    scene.all(Action::Pass);
    assert_eq!(scene.step(), Step::SkipFires, "the turn is passed; the fires may be left alone once a game");
    scene.only(Action::Yes);
    assert!(matches!(scene.step(), Step::Exchange { .. }), "everybody exchanges a card");
}

#[test]
fn an_imitation_as_captain_cannot_throw_rolls_away() {
    proves!("inf.dice.must", "inf.dice.keep", "inf.dice.dynamite", "inf.dice.boost");
    let mut scene = Scene::new(6);
    scene.character(seat(0), Character::Macready);
    scene.blood(seat(0), Blood::Imitation);
    scene.blood(seat(5), Blood::Human);
    scene.gear(seat(1), Gear::Dynamite);
    scene.gear(seat(1), Gear::Flamethrower);
    scene.gear(seat(0), Gear::Dynamite);
    scene.mission(2, &[], Directive::Roll { alike: 3, throws: 1 });
    scene.investigate(&[0, 1], Room::Shed, &[Card::Gun, Card::Knife]);
    let scene = scene.seek(
        |scene| scene.only(Action::Pass),
        |scene| matches!(scene.step(), Step::Dynamite { .. }) && scene.table().turn.dice == Dice::of(&[2, 3, 3, 5]),
    );
    let mut helped = scene.clone();
    helped.act(seat(1), Action::Shift { face: 2, up: true });
    assert!(helped.had(Event::MissionPassed), "a member's Dynamite is not to be refused");
    let mut scene = scene;
    scene.act(seat(1), Action::Pass);
    assert!(scene.can(seat(0), Action::Pass), "nobody must use their own Gear");
    scene.act(seat(0), Action::Pass);
    assert_eq!((scene.step(), scene.asked()), (Step::Boost, seats(&[1])));
    scene.act(seat(1), Action::Boost);
    assert!(scene.had(Event::DiceKept { dice: Dice::of(&[3, 3]) }), "the pair must be kept, the throws must be taken");
}

/// What was handed in since the last pool was formed, against what the Captain then sees.
fn pools_are_whole(events: &[Event]) -> usize {
    let (mut given, mut pools) = (Cards::default(), 0);
    for event in events {
        match *event {
            Event::HandedIn { .. } => given = Cards::default(),
            Event::Gave { card, .. } => given[card] += 1,
            Event::PoolSeen { cards, .. } => {
                assert_eq!(cards, given);
                pools += 1;
            }
            _ => {}
        }
    }
    pools
}

#[test]
fn the_pool_cannot_get_messed_up() {
    proves!("inf.pool.whole");
    let mut scene = Scene::new(5);
    scene.enter(&[0, 1], Room::Shed);
    scene.hand(seat(0), &[Card::Gun, Card::Gun]);
    scene.act(seat(0), Action::HandIn { card: Card::Gun });
    for who in [0, 3] {
        scene.hand(seat(who), &[Card::Gun, Card::Gun]);
        let more = scene.refuse(seat(who), Action::HandIn { card: Card::Gun });
        assert_eq!(more.code, "not-asked", "one card each, of the team alone");
    }
    scene.give(&[Card::Knife]);
    for who in 0..5 {
        assert!(!scene.legal(seat(who)).iter().any(|action| matches!(action, Action::HandIn { .. })));
    }
    assert_eq!(scene.table().hand[seat(0)], 1, "what stayed in the hand is still there");
    // However a game goes, the Captain sees exactly what was handed in.
    let mut pools = 0;
    for seed in 0..8 {
        let mut game = Scene::new(6);
        game.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for _ in 0..600 {
            let Some(who) = game.asked().lowest() else { break };
            let legal = game.legal(who);
            let action = legal[game.rng.below(legal.len() as u32) as usize];
            game.act(who, action);
        }
        pools += pools_are_whole(&game.events);
    }
    assert!(pools > 40, "{pools}");
}

#[test]
fn a_thing_in_a_destroyed_room_fills_no_objective() {
    proves!("inf.fire.destroyed", "inf.end.impossible");
    let mut scene = Scene::new(6);
    scene.chip(Room::Bathroom, Chip::Thing);
    scene.fire(Room::Bathroom);
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::Knife]);
    scene.next_turn();
    assert!(scene.had(Event::Destroyed { room: Room::Bathroom, chip: Some(Chip::Thing) }));
    assert_eq!(scene.table().progress[Sector::One].things, 0);
}

#[test]
fn two_cards_that_fail_the_investigation_raise_contagion_once() {
    proves!("inf.contagion.once", "inf.sabotage.order");
    let mut scene = Scene::new(6);
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::SabotageRuin]);
    scene.next_turn();
    assert_eq!(scene.table().level, 1);
    let mut unanswered = Scene::new(6);
    unanswered.investigate(&[0, 1], Room::Shed, &[Card::SabotageDark, Card::SabotageAttack]);
    unanswered.only(Action::Face { card: Card::SabotageDark });
    unanswered.all(Action::Pass);
    assert!(unanswered.had(Event::SabotageStruck { card: Card::SabotageDark }));
    assert!(!unanswered.had(Event::SabotageStruck { card: Card::SabotageAttack }), "the other has no effect");
    unanswered.next_turn();
    assert_eq!(unanswered.table().level, 1);
}

#[test]
fn a_department_is_missing_because_of_a_torch_or_a_rope() {
    proves!("inf.team.departments", "inf.team.no-swap", "inf.team.size");
    // Blair is the only one of Science with five players.
    let mut torched = Scene::new(5);
    torched.character(seat(0), Character::Macready);
    torched.mission(3, &[Department::Science], Directive::Sum { least: 1 });
    torched.state.fold(&Event::Torched { seat: seat(2), blood: Blood::Human, gear_to: None });
    torched.ask(torched.step(), torched.table().free());
    torched.nobody_acts();
    assert!(torched.can(seat(0), Action::Team { seats: seats(&[0, 1, 3]) }), "the mission is done all the same");
    torched.only(Action::Team { seats: seats(&[0, 1, 3]) });
    assert!(!torched.table().turn.may_swap);
    let mut tied = Scene::new(5);
    tied.character(seat(0), Character::Macready);
    tied.mission(3, &[Department::Science], Directive::Sum { least: 1 });
    tied.gear(seat(0), Gear::Rope);
    tied.one(seat(0), Action::LeaveBehind { seat: seat(2) });
    tied.team(&[0, 1, 3]);
    assert!(!tied.table().turn.may_swap);
    let mut able = Scene::new(5);
    able.mission(3, &[Department::Science], Directive::Sum { least: 1 });
    able.nobody_acts();
    assert!(!able.can(seat(0), Action::Team { seats: seats(&[0, 1, 3]) }), "nobody may leave it open by choice");
}

#[test]
fn all_imitations_are_torched() {
    proves!("inf.torch.win");
    let torch = |scene: &mut Scene, target: u8| {
        scene.gear(seat(1), Gear::Flamethrower);
        scene.one(seat(1), Action::Torch { seat: seat(target) });
        scene.all(Action::Yes);
    };
    let mut hidden = Scene::new(6);
    hidden.blood(seat(4), Blood::Imitation);
    hidden.state.table.possible_imitations = 2;
    torch(&mut hidden, 5);
    assert_eq!(hidden.end_reason(), None, "no Imitation card lies in the deck, so there is another one");
    let mut deck = Scene::new(6);
    torch(&mut deck, 5);
    assert_eq!(deck.state.outcome().map(|outcome| outcome.side), Some("humans"));
}
