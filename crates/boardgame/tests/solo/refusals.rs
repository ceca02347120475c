//! Whatever is refused rests on a rule that holds here.

use std::collections::{BTreeMap, BTreeSet};

use whiteout_boardgame::solo::Spot;
use whiteout_boardgame::words::{Face, Item, Room, RoomSet, Setting, TestKind, Weapon};
use whiteout_boardgame::{Action, AfterItems, CharacterDeal, Components, Config, Cooperation, Options, Step};
use whiteout_core::{Game as _, NoSink, Seat, SeatSet};
use whiteout_testkit as kit;

use crate::company::{company, dice, rolling};
use crate::scene::{Scene, seat, seats};

/// Every rule that a reader of this game finds.
fn holding() -> BTreeSet<String> {
    let replaced = crate::replaced();
    let base = kit::rule_ids(crate::BASE).into_iter().filter(|id| !replaced.contains(&id.as_str()));
    base.chain(kit::rule_ids(crate::RULES)).collect()
}

/// Dice that are always good, so that people without a plan find something at all.
fn only_use() -> Components {
    let mut components = Components::solo();
    if let Some(together) = &mut components.together {
        together.die_use.value = 6;
        together.die_repair.value = 0;
        together.die_sabotage.value = 0;
        together.die_threat.value = 0;
    }
    components
}

/// Everything that can be tried, at every kind of question that comes up.
#[test]
fn every_refusal_rests_on_a_rule_that_holds() {
    let holding = holding();
    let mut looked_at: BTreeMap<String, u32> = BTreeMap::new();
    let mut refused = BTreeSet::new();
    for seed in 0..60u64 {
        let options = Options {
            closed_hands: seed.is_multiple_of(2),
            leader_may_forbid_tests: seed.is_multiple_of(3),
            characters: if seed.is_multiple_of(5) { CharacterDeal::Draft } else { CharacterDeal::Random },
            ..Options::default()
        };
        let components = if seed.is_multiple_of(4) { Components::solo() } else { only_use() };
        let config = Config::at(Setting::Solo, 1 + (seed % 3) as u8, options, &components).expect("sound");
        kit::play::<Cooperation>(
            &config,
            seed,
            |game, _, chance| {
                let kind = format!("{:?}", game.table.step).replace("Solo(", "");
                let kind = kind.chars().take_while(char::is_ascii_alphanumeric).collect();
                let times = looked_at.entry(kind).or_default();
                *times += 1;
                if *times > 4 {
                    return;
                }
                for player in Seat::all(game.seats()) {
                    let mut legal = Vec::new();
                    game.legal(player, &mut |action| legal.push(action));
                    let (mut copy, mut chance) = (*game, chance.clone());
                    for action in game.universe().into_iter().filter(|action| !legal.contains(action)) {
                        let refusal = copy.act(player, action, &mut chance, &mut NoSink).expect_err("not legal");
                        let rule = refusal.rule.0;
                        assert!(holding.contains(rule), "{action:?} in {:?}: {refusal:?}", game.table.step);
                        refused.insert(refusal.code);
                    }
                }
            },
            |_, _| {},
        );
    }
    assert!(looked_at.len() > 20 && refused.len() > 20, "{looked_at:?}, {refused:?}");
}

/// Questions that are seldom asked, where the big game has a rule that does not hold here.
#[test]
fn questions_of_the_big_game_are_refused_by_rules_of_this_one() {
    let mut scene = company(1);
    scene.weapon(seat(0), Weapon::Melee);
    scene.item(seat(0), Item::Tools);
    rolling(&mut scene, &[(0, Spot::In(Room::Radio)), (1, Spot::In(Room::Radio))]);
    let (room, left, rest) = (Room::Radio, RoomSet::EMPTY, SeatSet::EMPTY);
    let rule = |scene: &Scene, step: Step, action: Action| {
        let mut scene = scene.clone();
        scene.ask(step, seats(&[0]));
        scene.refuse(seat(0), action).rule.0
    };
    let next = Action::Next { room: Room::Kitchen };
    let fire = Action::Fire { weapon: Weapon::Dynamite };
    let avoid = Action::Avoid { weapon: Weapon::Firearm };
    let fuel = Action::UseItem { item: Item::Fuel };
    for (step, action, expected) in [
        (Step::AlienRoom { left }, next, "solo.alien.cards"),
        (Step::EncounterRoom { left }, next, "solo.meet.order"),
        (Step::Fight { room, left, rest }, fire, "solo.alien.fire"),
        (Step::Fight { room, left, rest }, Action::Fire { weapon: Weapon::Melee }, "solo.alien.fire"),
        (Step::Avoid { room, left, rest, inside: seats(&[0, 1]) }, avoid, "solo.meet.avoid"),
        (Step::Items { after: AfterItems::Turning }, fuel, "solo.items"),
        (
            Step::PickTester { kind: TestKind::Blood, offers: seats(&[1]) },
            Action::Tester { seat: seat(2) },
            "solo.tests",
        ),
    ] {
        assert_eq!(rule(&scene, step, action), expected, "{step:?}");
        assert!(holding().contains(expected));
    }
}

/// What the big game asks in a step of its own is asked here among the dice.
#[test]
fn fire_and_free_cards_are_refused_by_rules_of_this_game() {
    let mut scene = company(1);
    scene.weapon(seat(0), Weapon::Melee);
    scene.item(seat(0), Item::Keys);
    rolling(&mut scene, &[(0, Spot::In(Room::Radio)), (1, Spot::In(Room::Radio))]);
    dice(&mut scene, 0, &[Face::Use]);
    for (action, code, rule) in [
        (Action::Fire { weapon: Weapon::Dynamite }, "weapon-not-held", "solo.burn"),
        (Action::Fire { weapon: Weapon::Melee }, "not-a-fire-weapon", "solo.burn"),
        (Action::UseItem { item: Item::Tools }, "item-not-held", "solo.items"),
        (Action::UseItem { item: Item::Keys }, "item-does-not-work-here", "bg.items.target"),
    ] {
        let refused = scene.refuse(seat(0), action);
        assert_eq!((refused.code, refused.rule.0), (code, rule), "{action:?}");
        assert!(holding().contains(rule));
    }
}
