//! Cards for the pool, the Captain's look, and the swap.

use whiteout_core::Audience;
use whiteout_infection::mission::Directive;
use whiteout_infection::words::{Blood, Card, Cards, Character, Chip, Room, Sector};
use whiteout_infection::{Action, Event, Options, Step};

use crate::scene::{Scene, proves, seat, seats, why};

#[test]
fn each_member_hands_in_one_card_unseen() {
    proves!("inf.pool.hand-in");
    let mut scene = Scene::new(5);
    scene.mission(3, &[], Directive::Sum { least: 1 });
    scene.enter(&[0, 1, 2], Room::Shed);
    assert_eq!((scene.step(), scene.asked()), (Step::HandIn, seats(&[0, 1, 2])), "the Captain too");
    scene.hand(seat(1), &[Card::Gun]);
    assert_eq!(
        why(scene.refuse(seat(1), Action::HandIn { card: Card::Axe })),
        ("card-not-in-hand", "inf.pool.hand-in")
    );
    scene.give(&[Card::Knife, Card::Gun, Card::Knife]);
    assert!(scene.had(Event::HandedIn { seats: seats(&[0, 1, 2]) }));
    let gave = Event::Gave { seat: seat(1), card: Card::Gun };
    assert!(scene.had(gave) && gave.audience() == Audience::seat(seat(1)));
}

#[test]
fn anybody_may_hand_in_anything_but_by_option() {
    proves!("inf.pool.any-card");
    let deal = |options: Options| {
        let mut scene = Scene::with(5, options);
        for who in [0, 4] {
            scene.hand(seat(who), &[Card::SabotageRuin, Card::Knife]);
        }
        scene.enter(&[0, 4], Room::Shed);
        scene
    };
    let sabotage = Action::HandIn { card: Card::SabotageRuin };
    assert!(deal(Options::default()).can(seat(0), sabotage), "Humans too");
    let mut honest = deal(Options { human_no_sabotage: true, ..Options::default() });
    assert_eq!(why(honest.refuse(seat(0), sabotage)), ("humans-give-items", "inf.pool.any-card"));
    assert!(honest.can(seat(4), sabotage), "the Imitation may");
    honest.hand(seat(0), &[Card::SabotageRuin, Card::SabotageLuck]);
    assert!(honest.can(seat(0), sabotage), "with nothing else in hand");
}

#[test]
fn an_empty_hand_gives_nothing_and_sabotage_alone_must_be_given() {
    proves!("inf.pool.empty-hand");
    let mut scene = Scene::new(5);
    scene.hand(seat(1), &[]);
    scene.hand(seat(0), &[Card::SabotageLuck]);
    scene.enter(&[0, 1], Room::Shed);
    assert_eq!(scene.asked(), seats(&[0]));
    assert_eq!(scene.legal(seat(0)), [Action::HandIn { card: Card::SabotageLuck }]);
    scene.only(Action::HandIn { card: Card::SabotageLuck });
    assert!(scene.had(Event::HandedIn { seats: seats(&[0]) }));
}

#[test]
fn the_captain_alone_looks_at_the_shuffled_pool() {
    proves!("inf.pool.look");
    let mut scene = Scene::new(5);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Gun, Card::Axe]);
    let cards: Cards = [Card::Gun, Card::Axe].into_iter().collect();
    let seen = Event::PoolSeen { by: seat(0), cards };
    assert!(scene.had(Event::PoolShuffled) && scene.had(seen));
    assert_eq!(seen.audience(), Audience::seat(seat(0)));
    assert_eq!((scene.own(seat(0)).pool, scene.own(seat(1)).pool), (cards, Cards::default()));
    assert_eq!(scene.own(seat(1)).given, None, "whose card is which is lost");
}

#[test]
fn the_captain_may_swap_one_card_for_the_top_of_the_deck() {
    proves!("inf.pool.swap");
    let mut scene = Scene::new(5);
    scene.mission(2, &[], Directive::Set { values: whiteout_infection::mission::Values::of(&[1]) });
    scene.investigate(&[0, 1], Room::Shed, &[Card::Gun, Card::Knife]);
    scene.top(&[Card::CopperWire]);
    assert_eq!(scene.step(), Step::Swap);
    let absent = Action::Swap { card: Card::Axe };
    assert_eq!(why(scene.refuse(seat(0), absent)), ("card-not-in-pool", "inf.pool.swap"));
    scene.only(Action::Swap { card: Card::Gun });
    let out = Event::SwappedOut { by: seat(0), card: Card::Gun };
    assert!(scene.had(out) && out.audience() == Audience::seat(seat(0)));
    let fed = Event::Fed { card: Card::CopperWire };
    assert!(scene.had(fed) && fed.audience() == Audience::NOBODY, "not even the Captain sees it");
    assert!(scene.had(Event::MissionPassed));
}

#[test]
fn the_swap_is_free_to_leave() {
    proves!("inf.pool.swap");
    let mut scene = Scene::new(5);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Gun, Card::Knife]);
    scene.only(Action::Pass);
    assert!(!scene.saw(|event| matches!(event, Event::Swapped { .. })) && scene.had(Event::MissionPassed));
}

#[test]
fn an_empty_pool_has_no_swap_and_fails() {
    proves!("inf.pool.empty");
    for directive in
        [Directive::Sum { least: 0 }, Directive::Set { values: whiteout_infection::mission::Values::of(&[0]) }]
    {
        let mut scene = Scene::new(5);
        scene.mission(2, &[], directive);
        scene.hand(seat(0), &[]);
        scene.hand(seat(1), &[Card::SabotageLuck]);
        let play = |scene: &mut Scene| {
            scene.enter(&[0, 1], Room::Shed);
            scene.only(Action::HandIn { card: Card::SabotageLuck });
            scene.only(Action::Face { card: Card::SabotageLuck });
        };
        let scene = scene.seek(play, |scene| scene.had(Event::SabotageGone { card: Card::SabotageLuck }));
        assert!(scene.had(Event::MissionFailed));
        assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Swap, .. })));
    }
}

#[test]
fn an_empty_pool_has_no_dice_in_battle() {
    proves!("inf.pool.empty");
    for character in [Character::Garry, Character::Childs, Character::Palmer] {
        let mut scene = Scene::new(5);
        scene.character(seat(0), character);
        // One die alike would do: not even a power may throw for nothing.
        scene.state.table.rules.sectors[Sector::One].alike = 1;
        scene.chip(Room::Shed, Chip::Thing);
        scene.hand(seat(0), &[Card::Knife]);
        scene.hand(seat(1), &[Card::Knife]);
        scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
        scene.only(Action::Pass);
        let throws = scene.table().rules.sectors[Sector::One].throws;
        assert!(scene.had(Event::HandedIn { seats: seats(&[]) }), "nobody has a card left");
        assert!(scene.had(Event::DiceReady { dice: 0, throws }), "{character:?}: {:?}", scene.step());
        assert!(scene.had(Event::BattleLost { room: Room::Shed }));
    }
}

#[test]
fn cards_without_value_give_no_dice_in_battle() {
    proves!("inf.pool.empty", "inf.dice.few");
    let mut scene = Scene::new(5);
    scene.chip(Room::Shed, Chip::Thing);
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.no_extras();
    assert_eq!(scene.step(), Step::HandIn);
    for who in [0, 1] {
        scene.hand(seat(who), &[Card::PetriDish]);
    }
    scene.give(&[Card::PetriDish, Card::PetriDish]);
    scene.no_extras();
    assert!(scene.had(Event::DiceReady { dice: 0, throws: 3 }) && scene.had(Event::BattleLost { room: Room::Shed }));
}

#[test]
fn a_failed_pool_goes_away_unseen() {
    proves!("inf.pool.unseen");
    let mut scene = Scene::new(5);
    scene.blood(seat(1), Blood::Human);
    scene.investigate(&[0, 1], Room::Shed, &[Card::SabotageRuin, Card::Gun]);
    assert!(scene.had(Event::SabotageStruck { card: Card::SabotageRuin }) && scene.had(Event::PoolDropped));
    assert!(!scene.saw(|event| matches!(event, Event::Flipped { .. })));
    for event in &scene.events {
        if matches!(event, Event::PoolSeen { .. } | Event::Gave { .. }) {
            assert_ne!(event.audience(), Audience::Everyone);
        }
    }
}
