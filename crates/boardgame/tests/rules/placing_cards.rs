//! Handing in cards in the dark, at maximum suspicion and by Special Action; the Dormitory.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::words::{Card, Cards, Character, Item, Room};
use whiteout_boardgame::{Action, Event, Give, Options, State, Step, Way};
use whiteout_core::{Audience, Game as _};

use crate::placing::{card, cause, exhaust_deck, placing};
use crate::scene::{Scene, counts, proves, seat, seats};

fn place(give: Give) -> Action {
    Action::Place { room: Room::Radio, give }
}

fn dark(mut scene: Scene) -> Scene {
    scene.state.fold(&Event::PowerFailed);
    scene
}

fn shown(scene: &Scene) -> Vec<Card> {
    let cards = scene.events.iter().filter_map(|event| match *event {
        Event::Shown { card, .. } => Some(card),
        _ => None,
    });
    cards.collect()
}

#[test]
fn at_maximum_suspicion_the_card_handed_in_is_shown() {
    proves!("bg.place.max-shown");
    for (level, expected) in [(5, vec![]), (6, vec![Card::Sabotage])] {
        let mut scene = placing(6, Options::default());
        scene.suspicion(seat(1), level);
        let stack = scene.state.secret.stack;
        scene.act(seat(1), card(Room::Radio, Card::Sabotage));
        assert_eq!(shown(&scene), expected, "at {level} of 6");
        assert_eq!(scene.state.secret.stack[Card::Sabotage], stack[Card::Sabotage] + 1, "a card like any other");
    }
    let event = Event::Shown { seat: seat(1), card: Card::Use };
    assert_eq!(event.audience(), Audience::Everyone);
}

#[test]
fn a_special_action_shows_only_the_card_given_and_changing_cards_none() {
    proves!("bg.place.max-shown");
    let mut scene = placing(6, Options::default());
    scene.suspicion(seat(1), 6);
    scene.character(seat(1), Character::Norris);
    let mut sleeper = scene.clone();
    let two = |scene: &mut Scene| scene.act(seat(1), place(Give::Special));
    let mut scene = scene.seek(two, |scene| scene.own(seat(1)).drawn.cards == counts([0, 1, 1]));
    assert!(shown(&scene).is_empty());
    scene.act(seat(1), Action::GiveDrawn { card: Card::Repair });
    assert_eq!(shown(&scene), [Card::Repair]);
    sleeper.act(seat(1), Action::ChangeCards);
    sleeper.only(Action::ChooseHand { uses: 3, repairs: 0, sabotages: 0 });
    assert!(shown(&sleeper).is_empty());
}

#[test]
fn in_darkness_the_table_draws_evenly_from_the_hand() {
    proves!("bg.dark.draw");
    let mut scene = dark(placing(6, Options::default()));
    scene.hand(seat(1), &[Card::Use, Card::Use, Card::Repair]);
    let refused = scene.refuse(seat(1), card(Room::Radio, Card::Use));
    assert_eq!(cause(&refused), ("darkness", "bg.dark.draw"));
    let mut repairs = 0;
    for seed in 0..1_800 {
        let mut scene = scene.clone();
        scene.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        scene.act(seat(1), place(Give::Blind));
        assert_eq!(scene.asked(), seats(&[2]), "nobody is asked to draw");
        assert!(scene.saw(|event| *event == Event::Placed { seat: seat(1), room: Room::Radio, way: Way::Dark }));
        let hand = scene.own(seat(1)).hand;
        assert_eq!(hand.total(), 2);
        let card = if hand[Card::Repair] == 0 { Card::Repair } else { Card::Use };
        let gave = Event::Gave { seat: seat(1), card };
        assert!(scene.saw(|event| *event == gave), "the owner sees what is gone");
        assert_eq!(gave.audience(), Audience::seat(seat(1)));
        assert!(shown(&scene).is_empty());
        repairs += u32::from(card == Card::Repair);
    }
    assert!((510..690).contains(&repairs), "{repairs} of 1800 instead of about 600");
}

#[test]
fn in_the_light_nobody_gives_blindly() {
    proves!("bg.dark.draw");
    let mut scene = placing(6, Options::default());
    assert_eq!(cause(&scene.refuse(seat(1), place(Give::Blind))), ("light-is-on", "bg.dark.draw"));
    let mut suspect = dark(placing(6, Options::default()));
    suspect.suspicion(seat(1), 6);
    suspect.hand(seat(1), &[Card::Repair; 3]);
    suspect.act(seat(1), place(Give::Blind));
    assert_eq!(shown(&suspect), [Card::Repair], "all see it at maximum suspicion");
}

#[test]
fn a_flashlight_shows_itself_and_lets_its_holder_choose() {
    proves!("bg.dark.flashlight");
    let mut scene = dark(placing(6, Options::default()));
    let refused = scene.refuse(seat(1), place(Give::LitCard(Card::Use)));
    assert_eq!(cause(&refused), ("no-flashlight", "bg.item.flashlight"));
    scene.item(seat(1), Item::Flashlight);
    assert!(scene.can(seat(1), place(Give::Blind)), "it may be left unused");
    scene.act(seat(1), place(Give::LitCard(Card::Sabotage)));
    let lit = Event::Placed { seat: seat(1), room: Room::Radio, way: Way::Lit };
    assert!(scene.events.contains(&lit));
    assert!(!State::is_harmless(seat(1), &[lit]), "the Flashlight is known now: it cannot be taken back");
    assert!(scene.saw(|event| *event == Event::Gave { seat: seat(1), card: Card::Sabotage }));
    assert_eq!((scene.own(seat(1)).items[Item::Flashlight], scene.table().items[seat(1)]), (1, 1), "kept");

    let mut light = placing(6, Options::default());
    light.item(seat(1), Item::Flashlight);
    let refused = light.refuse(seat(1), place(Give::LitCard(Card::Use)));
    assert_eq!(cause(&refused), ("no-light-needed", "bg.dark.flashlight"));
}

#[test]
fn norris_chooses_in_the_dark_without_a_card() {
    proves!("bg.dark.flashlight");
    let mut scene = dark(placing(6, Options::default()));
    scene.character(seat(1), Character::Norris);
    assert!(scene.can(seat(1), card(Room::Radio, Card::Repair)));
    assert!(!scene.can(seat(1), place(Give::Blind)));
    scene.act(seat(1), card(Room::Radio, Card::Repair));
    assert!(scene.saw(|event| *event == Event::Placed { seat: seat(1), room: Room::Radio, way: Way::Card }));
}

#[test]
fn a_special_action_throws_the_hand_away_and_hands_in_one_card_of_the_deck() {
    proves!("bg.special.action", "bg.dark.special");
    for start in [placing(6, Options::default()), dark(placing(6, Options::default()))] {
        let deck = start.table().action_deck;
        let discard = start.table().action_discard;
        let stack = start.table().stack;
        let mut kinds = Cards::default();
        for seed in 0..40 {
            let mut scene = start.clone();
            scene.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            scene.act(seat(1), place(Give::Special));
            assert_eq!(scene.asked(), seats(&[2]), "there is nothing to choose");
            assert_eq!(scene.table().hand[seat(1)], 0);
            assert_eq!(scene.table().action_deck, deck - 1);
            assert_eq!((scene.table().action_discard, scene.table().stack), (discard + 3, stack + 1));
            let dealt = scene.events.iter().find_map(|event| match event {
                Event::SpecialDealt { cards, .. } => Some((*cards, event.audience())),
                _ => None,
            });
            let (cards, audience) = dealt.expect("the owner sees the card");
            assert_eq!(audience, Audience::seat(seat(1)));
            kinds.add(&cards);
        }
        assert!(kinds.0.iter().all(|&count| count > 0), "any card may lie on top: {kinds:?}");
    }
}

#[test]
fn the_hand_is_filled_up_again_in_the_next_round() {
    proves!("bg.special.action");
    let mut scene = placing(6, Options::default());
    scene.act(seat(1), place(Give::Special));
    scene.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    assert_eq!(scene.table().hand[seat(1)], 3);
}

#[test]
fn a_flashlight_or_norris_chooses_one_of_two() {
    proves!("bg.special.action", "bg.dark.special", "bg.special.no-stacking");
    for darkness in [false, true] {
        for (norris, flashlight) in [(false, true), (true, false), (true, true)] {
            let mut scene = placing(6, Options::default());
            if darkness {
                scene = dark(scene);
            }
            if norris {
                scene.character(seat(1), Character::Norris);
            }
            if flashlight {
                scene.item(seat(1), Item::Flashlight);
            }
            let give = if norris { Give::Special } else { Give::LitSpecial };
            let discard = scene.table().action_discard;
            let draw = |scene: &mut Scene| scene.act(seat(1), place(give));
            let mut scene = scene.seek(draw, |scene| scene.own(seat(1)).drawn.cards == counts([1, 1, 0]));
            assert_eq!((scene.step(), scene.asked()), (Step::PickSpecial, seats(&[1])));
            assert_eq!(scene.table().drawn, 2, "never three");
            let refused = scene.refuse(seat(1), Action::GiveDrawn { card: Card::Sabotage });
            assert_eq!(cause(&refused), ("card-not-drawn", "bg.special.action"));
            scene.act(seat(1), Action::GiveDrawn { card: Card::Repair });
            assert_eq!(scene.table().action_discard, discard + 4, "the hand and the other card");
            assert!(scene.saw(|event| *event == Event::SpecialGave { seat: seat(1), card: Card::Repair }));
        }
    }
}

#[test]
fn only_a_holder_draws_by_flashlight_and_norris_need_not_show_one() {
    proves!("bg.special.no-stacking");
    let mut scene = placing(6, Options::default());
    let refused = scene.refuse(seat(1), place(Give::LitSpecial));
    assert_eq!(cause(&refused), ("no-flashlight", "bg.item.flashlight"));
    scene.character(seat(1), Character::Norris);
    scene.item(seat(1), Item::Flashlight);
    let refused = scene.refuse(seat(1), place(Give::LitSpecial));
    assert_eq!(cause(&refused), ("no-light-needed", "bg.special.no-stacking"));
    // Who leaves the Flashlight hidden draws one.
    let mut hidden = placing(6, Options::default());
    hidden.item(seat(1), Item::Flashlight);
    hidden.act(seat(1), place(Give::Special));
    assert_eq!(hidden.asked(), seats(&[2]));
}

#[test]
fn an_empty_deck_takes_the_hand_just_thrown_away() {
    proves!("bg.special.no-stacking");
    let mut scene = placing(6, Options::default());
    exhaust_deck(&mut scene);
    let discard = scene.table().action_discard;
    scene.act(seat(1), place(Give::Special));
    assert!(scene.saw(|event| *event == Event::Reshuffled));
    assert_eq!((scene.table().action_deck, scene.table().action_discard), (discard + 3 - 1, 0));
}

#[test]
fn whoever_changes_cards_chooses_from_the_deck_and_is_out() {
    proves!("bg.dorm.change");
    let mut scene = placing(6, Options::default());
    scene.hand(seat(1), &[Card::Use, Card::Use]);
    let deck = scene.state.secret.deck;
    scene.act(seat(1), Action::ChangeCards);
    assert_eq!((scene.step(), scene.asked()), (Step::ChooseHand { size: 2 }, seats(&[1])));
    let seen = Event::DeckSeen { seat: seat(1), cards: deck };
    assert!(scene.saw(|event| *event == seen), "without the hand just thrown away");
    assert_eq!(seen.audience(), Audience::seat(seat(1)));
    assert_eq!(scene.own(seat(1)).drawn.choice, Some(deck));
    assert_eq!(scene.own(seat(0)).drawn.choice, None);
    let refused = scene.refuse(seat(1), Action::ChooseHand { uses: 0, repairs: 0, sabotages: 3 });
    assert_eq!(cause(&refused), ("not-in-the-deck", "bg.dorm.change"));
    assert!(!scene.saw(|event| *event == Event::Reshuffled));
    scene.only(Action::ChooseHand { uses: 0, repairs: 0, sabotages: 2 });
    assert_eq!(scene.own(seat(1)).hand, counts([0, 0, 2]));
    assert_eq!(scene.table().action_discard, 0, "deck and discards are one");
    assert_eq!(scene.state.secret.deck[Card::Use], deck[Card::Use] + 2);
    assert_eq!(scene.state.secret.deck[Card::Sabotage], deck[Card::Sabotage] - 2);
    assert!(scene.table().lying.contains(seat(1)) && !scene.table().standing().contains(seat(1)));
    assert_eq!(scene.asked(), seats(&[2]));
}

#[test]
fn a_deck_too_small_is_filled_up_before_the_choice() {
    proves!("bg.dorm.change");
    let mut scene = placing(6, Options::default());
    exhaust_deck(&mut scene);
    // Two cards for a hand of three.
    scene.state.secret.discard[Card::Repair] -= 2;
    scene.state.secret.deck[Card::Repair] = 2;
    scene.state.table.action_discard -= 2;
    scene.state.table.action_deck = 2;
    let mut all = scene.state.secret.discard;
    all.add(&scene.state.secret.deck);
    all.add(&scene.own(seat(1)).hand);
    let mut enough = scene.clone();
    scene.act(seat(1), Action::ChangeCards);
    assert_eq!(scene.own(seat(1)).drawn.choice, Some(all), "this hand included");
    scene.only(Action::ChooseHand { uses: 3, repairs: 0, sabotages: 0 });

    enough.hand(seat(1), &[Card::Repair, Card::Repair]);
    enough.state.secret.discard[Card::Repair] -= 2;
    enough.state.secret.deck = counts([1, 2, 1]);
    enough.state.secret.discard = {
        let mut rest = all;
        rest.remove(&counts([1, 2, 1]));
        rest.remove(&counts([0, 2, 0]));
        rest
    };
    enough.state.table.action_deck = 4;
    enough.state.table.action_discard = enough.state.secret.discard.total();
    enough.act(seat(1), Action::ChangeCards);
    assert_eq!(enough.own(seat(1)).drawn.choice, Some(counts([1, 2, 1])), "only the deck lies open");
    assert_eq!(enough.legal(seat(1)).len(), 4, "UR, US, RR, RS and no second U or S");
}

#[test]
fn by_option_only_so_many_may_change_cards() {
    proves!("bg.dorm.limit");
    let mut scene = placing(6, Options { dormitory_limit: 2, ..Options::default() });
    for index in [1, 2] {
        scene.act(seat(index), Action::ChangeCards);
        scene.only(Action::ChooseHand { uses: 1, repairs: 1, sabotages: 1 });
    }
    let refused = scene.refuse(seat(3), Action::ChangeCards);
    assert_eq!(cause(&refused), ("dormitory-full", "bg.dorm.limit"));
    for index in [3, 4, 5, 0] {
        assert!(!scene.can(seat(index), Action::ChangeCards));
        scene.act(
            seat(index),
            card([Room::Radio, Room::Shed, Room::Kitchen, Room::Armory][usize::from(index) % 4], Card::Use),
        );
    }
    scene.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    assert!(scene.can(seat(1), Action::ChangeCards), "a new round, a new bed");
}
