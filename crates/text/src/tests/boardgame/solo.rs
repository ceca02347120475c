//! The game for 1 to 3 players.

use std::collections::BTreeSet;

use whiteout_boardgame::solo::{AfterTurning, DieState, News, SoloAction, SoloEvent, SoloStep, Then};
use whiteout_boardgame::table::{Place, Status, Table};
use whiteout_boardgame::words::{
    Character, Counts, Deck, Face, Item, Kind as _, Lab, Role, Room, RoomSet, Setting, TestKind, Vehicle, Weapon,
};
use whiteout_boardgame::{Action, Config, Cooperation, EndReason, Event, Options, Parcel, Step, Thing};
use whiteout_core::{Game as _, Seat, SeatSet};

use super::samples;
use crate::tests::{all_texts, assert_complete, assert_rejections, assert_sentence, assert_whole, rejections, variant};
use crate::{Language, Texts};

const EVENTS: &str = include_str!("../../../../boardgame/src/solo/event.rs");
const ACTIONS: &str = include_str!("../../../../boardgame/src/solo/action.rs");
const STEPS: &str = include_str!("../../../../boardgame/src/solo/step.rs");
const REJECTIONS: &str = include_str!("../../../../boardgame/src/solo/reject.rs");

fn config(players: u8, closed_hands: bool) -> Config {
    Config::solo(players, Options { closed_hands, ..Options::default() }).expect("a sound game")
}

/// Two players in the middle of things.
fn table(closed_hands: bool) -> Table {
    let rules = config(2, closed_hands);
    let mut table = Table { rules: *rules.rules(), ..samples::table() };
    table.solo = Table::blank(*rules.rules()).solo;
    for (seat, character) in Seat::all(6).zip(Setting::Solo.cast()) {
        table.characters[seat] = Some(character);
    }
    table.place[Seat::at(1)] = Place::LeisureRoom;
    table.place[Seat::at(2)] = Place::Dormitory;
    table.apply(&Event::Solo(SoloEvent::DiceGiven { seat: Seat::at(0) }));
    table.apply(&Event::Solo(rolled()));
    table
}

fn rolled() -> SoloEvent {
    SoloEvent::Rolled { faces: [Some(Face::Use), Some(Face::Sabotage), Some(Face::Threat)] }
}

pub(super) fn actions() -> Vec<Action> {
    let all = Cooperation::blank(&config(3, false)).universe();
    all.into_iter().filter(|action| matches!(action, Action::Solo(_))).collect()
}

fn solo_actions() -> Vec<SoloAction> {
    actions()
        .into_iter()
        .filter_map(|action| if let Action::Solo(action) = action { Some(action) } else { None })
        .collect()
}

fn solo_steps() -> Vec<SoloStep> {
    let (seat, among, room, left) = (Seat::at(1), SeatSet::first(2), Room::Kitchen, RoomSet::EMPTY);
    let mut all = vec![
        SoloStep::Move,
        SoloStep::TakeOver { giver: seat, then: Then::Night },
        SoloStep::HandOver { player: seat, then: Then::Night },
        SoloStep::Victim { among, room, left },
        SoloStep::Board { among },
        SoloStep::Roll,
        SoloStep::Give,
        SoloStep::Reroll,
        SoloStep::Turn { after: AfterTurning::Giving },
        SoloStep::Turn { after: AfterTurning::Resolving },
        SoloStep::Act,
        SoloStep::Share,
        SoloStep::Accept { from: seat, to: Seat::at(4) },
    ];
    let thens = [
        Then::Meeting { left },
        Then::Alien { left },
        Then::Cancelling,
        Then::Resolving,
        Then::Test { kind: TestKind::Blood },
        Then::Night,
    ];
    all.extend(thens.map(|then| SoloStep::Lose { among, then }));
    all
}

pub(super) fn steps() -> Vec<Step> {
    solo_steps().into_iter().map(Step::Solo).collect()
}

fn news() -> Vec<News> {
    let (seat, mut weapons, mut items) = (Seat::at(0), Deck::default(), Deck::default());
    weapons.bury(Weapon::Melee);
    items.bury(Item::Keys);
    let (held, kept) = (Counts([1, 0, 0, 1, 0, 0, 0]), Counts([0, 1, 0, 0, 1]));
    vec![
        News::WeaponsDealt { seat, deck: weapons },
        News::WeaponChosen { seat, weapon: Weapon::Firearm },
        News::ItemsDealt { seat, deck: items },
        News::ItemChosen { seat, item: Item::Keys },
        News::LabDealt { seat, token: Lab::BloodBag },
        News::Added { seat, thing: Thing::Item(Item::Wire) },
        News::ParcelShown { to: seat, weapons: held, items: kept },
        News::CardsReceived { seat, weapons: held, items: kept },
        News::LabsReceived { seat, tokens: Counts([1, 1]) },
        News::HandSeen { seat, weapons: held, items: kept, labs: Counts([0, 1]) },
        News::HandSeen { seat, weapons: Counts::default(), items: Counts::default(), labs: Counts::default() },
    ]
}

fn events() -> Vec<SoloEvent> {
    let (seat, player, vehicle) = (Seat::at(0), Seat::at(1), Vehicle::SnowCat);
    let mut all = vec![
        rolled(),
        SoloEvent::Rolled { faces: [Some(Face::Repair), Some(Face::Repair), None] },
        SoloEvent::DiceGiven { seat },
        SoloEvent::DiceGiven { seat: Seat::at(2) },
        SoloEvent::Cancelled { seat, die: 1 },
        SoloEvent::DiceAway,
        SoloEvent::TakenOver { seat, player },
        SoloEvent::WaitsForTheEnd { player },
    ];
    let spots = solo_actions().into_iter().filter_map(|action| match action {
        SoloAction::Go { to, .. } => Some(SoloEvent::Went { seat, to }),
        _ => None,
    });
    all.extend(spots);
    all.extend(Role::ALL.iter().map(|&token| SoloEvent::DogShown { seat, token }));
    all.extend([0, 1, 8].map(|space| SoloEvent::ThreatAt { space }));
    all.extend((0..3).map(|die| SoloEvent::Spent { die }));
    for &face in Face::ALL {
        all.push(SoloEvent::Rerolled { seat, die: 0, face, light: true });
        all.push(SoloEvent::Turned { seat, die: 0, face });
    }
    for interrupted in [true, false] {
        all.push(SoloEvent::EscapeRolled { seat, vehicle, faces: Counts([1, 0, 2, 2]), interrupted });
    }
    all.extend(news().into_iter().map(|news| SoloEvent::Private { to: SeatSet::one(player), news }));
    all
}

#[test]
fn everything_that_happens_is_told() {
    assert_complete(&events(), EVENTS, "SoloEvent");
    assert_complete(&news(), EVENTS, "News");
    for closed in [false, true] {
        let table = table(closed);
        for texts in all_texts::<Cooperation>() {
            let mut told = BTreeSet::new();
            for event in events() {
                let Some(sentence) = texts.event(&table, &Event::Solo(event)) else { continue };
                assert_sentence(&sentence, &event, texts);
                told.insert(variant(&event));
            }
            assert_eq!(
                told.len() + 1,
                events().iter().map(variant).collect::<BTreeSet<_>>().len(),
                "all but dice put away"
            );
            for event in samples::events() {
                if let Some(sentence) = texts.event(&table, &event) {
                    assert_whole(&sentence, &event, texts);
                }
            }
        }
    }
}

#[test]
fn every_choice_and_question_has_words() {
    assert_complete(&solo_actions(), ACTIONS, "SoloAction");
    assert_complete(&solo_steps(), STEPS, "SoloStep");
    let mut table = table(false);
    for dice in [table.solo.expect("solo").dice, [None; 3]] {
        table.solo.as_mut().expect("solo").dice = dice;
        for dark in [false, true] {
            table.power_failure = dark;
            for texts in all_texts::<Cooperation>() {
                for step in samples::steps() {
                    table.step = step;
                    assert_whole(&texts.prompt(&table), &step, texts);
                    assert_whole(&texts.phase(&table), &step, texts);
                    for action in [Action::Yes, Action::No, Action::Pass, Action::Stop] {
                        assert_whole(&texts.action(&table, &action), &(step, action), texts);
                    }
                }
                for action in samples::actions() {
                    assert_whole(&texts.action(&table, &action), &action, texts);
                }
            }
        }
    }
}

/// Each question has the rules of this game behind it, and all of them are in the book.
#[test]
fn questions_name_rules_that_exist() {
    let mut table = table(false);
    for step in steps() {
        table.step = step;
        for texts in all_texts::<Cooperation>() {
            let found: BTreeSet<_> = texts.rules_asked(&table).into_iter().map(|rule| rule.id).collect();
            for id in crate::boardgame::asked::ids(step).iter().filter(|id| id.starts_with("solo.")) {
                assert!(found.contains(*id), "{id} of {step:?}");
            }
        }
    }
}

#[test]
fn every_rejection_has_a_sentence_and_a_rule() {
    let mut found = rejections(include_str!("../../../../boardgame/src/reject.rs"), "no");
    found.retain(|rejection| rejection.rule.0.starts_with("solo."));
    assert!(!found.is_empty());
    found.extend(rejections(REJECTIONS, "no"));
    assert!(found.len() > 15, "the source of rejections is read wrongly: {found:?}");
    assert_rejections::<Cooperation>(&found);
}

/// All share the result: no Character is named as if it had won alone.
#[test]
fn an_ending_names_no_winners() {
    let mut table = table(false);
    for texts in all_texts::<Cooperation>() {
        for reason in samples::end_reasons() {
            table.outcome = Some((reason, SeatSet::first(2)));
            let outcome = texts.outcome(&table).expect("an outcome");
            assert_sentence(&outcome, &reason, texts);
            assert!(!outcome.contains("Bennings"), "{outcome}");
        }
    }
    table.outcome = Some((EndReason::NobodyLeft, SeatSet::EMPTY));
    let outcome = Texts::<Cooperation>::of(Language::En).outcome(&table);
    assert_eq!(outcome.as_deref(), Some("The Thing wins: no Character is left."));
}

/// Players have several Characters: what one of them gets is told of that one, never of "you".
#[test]
fn cards_are_told_of_the_character_who_gets_them() {
    let table = table(false);
    let texts = Texts::<Cooperation>::of(Language::En);
    let seat = Seat::at(0);
    let told = |event: Event| texts.event(&table, &event);
    assert_eq!(
        told(Event::WeaponChosen { seat, weapon: Weapon::Melee }).as_deref(),
        Some("Bennings keeps a Melee Weapon.")
    );
    assert_eq!(told(Event::WeaponKept { seat, flamethrower: false, back: 1 }), None);
    assert_eq!(
        told(Event::Seated { seat: Seat::at(5), character: Character::Nauls }).as_deref(),
        Some("Seat 2 plays Nauls.")
    );
    let parcel = Parcel { weapons: 1, flamethrowers: 0, items: 0, labs: 0 };
    let sent = Event::OfferSent { from: seat, to: Seat::at(4), parcel };
    assert_eq!(told(sent), None);
    assert!(texts.event(&self::table(true), &sent).is_some(), "where hands are closed the backs are told");
}

/// A player is asked by the number of the seat, for which a browser puts the name, unless it is about one Character.
#[test]
fn a_question_is_for_a_player_or_for_a_character() {
    let texts = Texts::<Cooperation>::of(Language::En);
    let mut table = table(false);
    table.waiting = SeatSet::one(Seat::at(5));
    table.step = Step::Solo(SoloStep::Move);
    assert_eq!(texts.prompt(&table), "Seat 2: which of your Characters goes where?");
    table.step = Step::Solo(SoloStep::Accept { from: Seat::at(0), to: Seat::at(5) });
    assert!(texts.prompt(&table).starts_with("Nauls: Bennings offers "), "{}", texts.prompt(&table));
    table.step = Step::Solo(SoloStep::TakeOver { giver: Seat::at(0), then: Then::Night });
    assert_eq!(texts.prompt(&table), "Seat 2: you have nobody left; do you take over one of the Characters of Seat 1?");
    // Before there are Characters, players choose them.
    table.characters[Seat::at(5)] = None;
    table.step = Step::PickCharacter;
    assert!(texts.prompt(&table).starts_with("Seat 2: "), "{}", texts.prompt(&table));
}

#[test]
fn whoever_is_alone_is_not_addressed_by_a_character() {
    let texts = Texts::<Cooperation>::of(Language::En);
    let mut table = Table::blank(*config(1, false).rules());
    table.characters[Seat::at(0)] = Some(Character::Bennings);
    table.waiting = SeatSet::one(Seat::at(0));
    table.step = Step::Solo(SoloStep::Move);
    assert_eq!(texts.prompt(&table), "Which of your Characters goes where?");
    table.step = Step::Solo(SoloStep::Act);
    table.apply(&Event::Solo(rolled()));
    assert_eq!(
        texts.prompt(&table),
        "Bennings: the dice show 1 Use, 1 Sabotage and 1 Threat; cancel any of them for suspicion, or bear the harm?"
    );
    let mut solo = table.solo.expect("solo");
    solo.dice.iter_mut().flatten().for_each(|die| die.state = DieState::Cancelled);
    table.solo = Some(solo);
    assert_eq!(texts.prompt(&table), "Bennings: no die is left; anything else?");
}

#[test]
fn the_first_to_break_out_brings_all_its_strength_and_every_other_one_more() {
    let texts = Texts::<Cooperation>::of(Language::En);
    let seat = Seat::at(5);
    let told = |strength| texts.event(&table(false), &Event::Exposed { seat, strength }).unwrap_or_default();
    assert_eq!(told(5), "The Thing breaks out of Nauls, with 5 Strength.");
    assert_eq!(told(1), "The Thing breaks out of Nauls, with 1 Strength more.");
}

#[test]
fn the_lost_are_told_as_lost() {
    let texts = Texts::<Cooperation>::of(Language::En);
    let mut table = table(false);
    let seat = Seat::at(5);
    assert_eq!(texts.loss(&table, seat), None);
    table.status[seat] = Status::Exposed;
    assert_eq!(texts.loss(&table, seat).as_deref(), Some("lost to the Thing"));
}
