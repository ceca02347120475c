//! Set-up, hands and the shape of the round.

use whiteout_boardgame::solo::{SoloAction, SoloEvent, SoloStep, Spot};
use whiteout_boardgame::table::{LeaderToken, Place, Status};
use whiteout_boardgame::words::{Item, Lab, Role, Room, TestKind, Weapon};
use whiteout_boardgame::{Action, Claim, Config, Cooperation, Cooperative, Event, Options, Step, Thing, Variant as _};
use whiteout_core::{Audience, Game as _, Seat, SeatSet, Viewer};
use whiteout_testkit::Random;

use crate::company::{company, company_with, moves, rolling, solo};
use crate::scene::{Scene, proves, seat, seats};

#[test]
fn six_characters_are_shared_out() {
    proves!("solo.setup.six", "solo.setup.decks");
    for (players, each) in [(1, 6), (2, 3), (3, 2)] {
        let scene = company(players);
        for player in Seat::all(players) {
            assert_eq!(scene.table().characters_of(player).len(), each);
        }
        assert_eq!(scene.state.seats(), players);
        let rules = scene.table().rules;
        assert_eq!((rules.underground, rules.external, rules.players), (14, 5, 6));
        assert_eq!(rules.items.0, [3, 3, 2, 3, 2]);
        assert_eq!((rules.weapons.total(), rules.actions.total()), (10, 0));
        assert_eq!((rules.labs[Lab::BloodBag], rules.labs[Lab::Failure]), (12, 18));
        assert_eq!(solo(&scene).threat, 6);
        let damage = [Room::BaseHelicopter, Room::Shed, Room::Radio].map(|room| scene.table().damage[room]);
        assert_eq!(damage, [4, 1, 6]);
    }
    assert!(Config::solo(4, Options::default()).is_err() && Config::solo(0, Options::default()).is_err());
}

#[test]
fn the_sheet_passes_to_the_left() {
    proves!("solo.setup.leader");
    let scene = company_with(3, Options { first_leader: Some(seat(1)), ..Options::default() });
    assert_eq!(scene.table().owner(scene.table().leader), seat(1));
    assert_eq!(scene.table().leader_token, LeaderToken::Aside);
}

#[test]
fn the_leader_token_stays_aside() {
    proves!("solo.setup.leader");
    for players in [1, 3] {
        let mut scene = company(players);
        let never = |event: &Event| {
            matches!(event, Event::LeaderTokenAt { .. } | Event::TookLeaderToken { .. } | Event::LeaderTokenBack)
        };
        for round in 2..=4 {
            scene.until(|scene| scene.table().round == round);
            assert_eq!(scene.table().leader_token, LeaderToken::Aside, "round {round}");
        }
        assert!(!scene.saw(never));
        // Nor does anybody come upon it in a room.
        assert!(scene.saw(|event| matches!(event, Event::Solo(SoloEvent::Went { to: Spot::In(_), .. }))));
    }
}

#[test]
fn nobody_has_seen_a_role() {
    proves!("solo.roles");
    let mut dealt = [0u32; 3];
    for seed in 0..400 {
        let mut events = Vec::new();
        let mut rng = <Random as rand_xoshiro::rand_core::SeedableRng>::seed_from_u64(seed);
        let config = Config::solo(1, Options::default()).expect("sound");
        let game = Cooperation::start(&config, &mut rng, &mut events);
        let roles = events.iter().filter(|event| matches!(event, Event::RoleDealt { .. }));
        assert!(
            roles.clone().count() == 6 && roles.clone().all(|event| Cooperative::audience(event) == Audience::NOBODY)
        );
        let aliens = Seat::all(6).filter(|&seat| game.secret.role[seat] == Role::Alien).count();
        dealt[aliens] += 1;
        let view = game.view(Viewer::Seat(seat(0)));
        assert!(view.own.is_none() && view.truth.is_none(), "only hands are seen");
    }
    // 1, 12 and 15 of 28.
    assert!(dealt[0] < dealt[1] && dealt[1] < dealt[2] + 60 && dealt[0] > 0, "{dealt:?}");
    // Were all Aliens, the game would go on.
    let mut scene = company(1);
    (0..6).for_each(|i| scene.role(seat(i), Role::Alien));
    moves(&mut scene, &[]);
    assert!(scene.state.outcome().is_none());
}

#[test]
fn hands_lie_open_unless_an_option_closes_them() {
    proves!("solo.hands.open");
    for closed in [false, true] {
        let mut scene = company_with(2, Options { closed_hands: closed, ..Options::default() });
        scene.item(seat(0), Item::Keys);
        scene.item(seat(3), Item::Wire);
        let seen = |viewer| scene.state.view(viewer).hands.iter().map(|hand| hand.seat).collect::<SeatSet>();
        let all = SeatSet::first(6);
        let [first, second, nobody] =
            if closed { [seats(&[0, 1, 2]), seats(&[3, 4, 5]), SeatSet::EMPTY] } else { [all, all, all] };
        assert_eq!(seen(Viewer::Seat(seat(0))), first);
        assert_eq!(seen(Viewer::Seat(seat(1))), second);
        assert_eq!(seen(Viewer::Spectator), nobody);
        // A card that is drawn is told to those who may see it.
        scene.stand(seat(0), Room::Warehouse);
        rolling(&mut scene, &[(0, Spot::In(Room::Warehouse))]);
        crate::company::dice(&mut scene, 0, &[whiteout_boardgame::words::Face::Use]);
        scene.act(seat(0), Action::Solo(SoloAction::Do { card: whiteout_boardgame::words::Card::Use }));
        let told = scene.events.iter().find(|event| match event {
            Event::ItemsDealt { .. } => !closed,
            Event::Solo(SoloEvent::Private { .. }) => closed,
            _ => false,
        });
        let audience = Cooperative::audience(told.expect("the cards are dealt"));
        assert_eq!(audience, if closed { Audience::seat(seat(0)) } else { Audience::Everyone });
        let claim = Claim::IAmHuman;
        assert!(scene.state.may_claim(seat(0), claim).is_err());
    }
}

#[test]
fn nobody_uses_what_another_holds() {
    proves!("solo.hands.own");
    retells!("bg.item.wire");
    let mut scene = company(1);
    scene.weapon(seat(0), Weapon::Flamethrower);
    scene.item(seat(1), Item::Wire);
    scene.until(|scene| matches!(scene.step(), Step::Solo(SoloStep::Share)));
    scene.act(seat(0), Action::Pass);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::OfferTest { .. }, .. })));
    // In one hand they do.
    let mut scene = company(1);
    scene.weapon(seat(0), Weapon::Flamethrower);
    scene.item(seat(1), Item::Wire);
    scene.until(|scene| matches!(scene.step(), Step::Solo(SoloStep::Share)));
    let give = SoloAction::Give { from: seat(1), to: seat(0), thing: Thing::Item(Item::Wire) };
    scene.act(seat(0), Action::Solo(give));
    scene.act(seat(0), Action::Pass);
    assert_eq!(scene.step(), Step::OfferTest { kind: TestKind::Fire });
}

/// What happens in a phase, or a part of it.
type Mark = (&'static str, fn(&Event) -> bool);

/// One whole round in which something happens in each of them.
#[test]
fn nine_phases_follow_each_other() {
    proves!("solo.round.order");
    let mut scene = company(2);
    scene.lab(seat(0), Lab::BloodBag);
    scene.state.table.status[seat(5)] = Status::Exposed;
    scene.state.table.place[seat(5)] = Place::Gone;
    scene.state.table.exposed_ever = true;
    let round = |scene: &mut Scene| {
        rolling(scene, &[]);
        scene.only(Action::Stop);
        scene.until(|scene| scene.step() == Step::Solo(SoloStep::Move));
        scene.strength(1);
        scene.until(|scene| scene.table().round == 3);
        let begun = |round| move |event: &Event| *event == Event::RoundBegan { round };
        let start = scene.events.iter().position(begun(2)).expect("it has begun");
        scene.events.drain(..start);
        let end = scene.events.iter().position(begun(3)).expect("it has ended");
        scene.events.truncate(end);
    };
    // Not every weather burns fuel.
    let scene = scene.seek(round, |scene| scene.saw(|event| matches!(event, Event::FuelBurnt { .. })));
    let marks: [Mark; 11] = [
        ("weather", |event| matches!(event, Event::WeatherIs { .. })),
        ("upkeep", |event| matches!(event, Event::FuelBurnt { .. })),
        ("moves", |event| matches!(event, Event::Solo(SoloEvent::Went { .. }))),
        ("meetings", |event| matches!(event, Event::Suspected { .. })),
        ("the Alien", |event| matches!(event, Event::StacksRevealed { .. })),
        ("actions", |event| matches!(event, Event::Solo(SoloEvent::Rolled { .. } | SoloEvent::DiceAway))),
        ("Leisure Room", |event| matches!(event, Event::Asked { step: Step::Solo(SoloStep::Share), .. })),
        ("Tests", |event| matches!(event, Event::Asked { step: Step::OfferTest { .. }, .. })),
        ("food", |event| matches!(event, Event::Ate { .. })),
        ("dogs", |event| matches!(event, Event::DogsGathered | Event::DogPlaced { .. })),
        ("lead", |event| matches!(event, Event::LeaderIs { .. })),
    ];
    let mut before = 0;
    for (phase, mark) in marks {
        let first = scene.events.iter().position(mark).unwrap_or_else(|| panic!("nothing of {phase}"));
        assert!(first > before, "{phase} too early: {:?}", scene.events);
        before = scene.events.iter().rposition(mark).expect("found before");
    }
    let last = scene.events.last();
    assert!(matches!(last, Some(Event::Solo(SoloEvent::ThreatAt { .. }))), "then the Threat: {last:?}");
}

#[test]
fn the_leader_moves_first_and_then_clockwise() {
    proves!("solo.round.order");
    let mut scene = company_with(3, Options { first_leader: Some(seat(1)), ..Options::default() });
    moves(&mut scene, &[]);
    let order: Vec<u8> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Solo(SoloEvent::Went { seat, .. }) => Some(u8::from(*seat)),
            _ => None,
        })
        .collect();
    assert_eq!(order, [2, 3, 4, 5, 0, 1]);
}
