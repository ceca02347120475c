//! Everything that can be said is said in every language.

use std::collections::BTreeSet;

use whiteout_boardgame::table::{Place, Rescue, Status};
use whiteout_boardgame::words::{Counts, Departure, Kind as _, Plan, Role, Room, TestKind};
use whiteout_boardgame::{Action, Cooperation, EndReason, Event, Give, Norwegian, State, Step};
use whiteout_core::{Seat, SeatSet};

use super::all_texts;
use super::samples::{actions, chase, claims, end_reasons, events, reasons, steps, table};
use crate::tests::{
    assert_complete, assert_rejections, assert_rules, assert_sentence, assert_whole, rejections, variant, variants,
};
use crate::{Language, Texts};

const EVENTS: &str = include_str!("../../../../boardgame/src/event/mod.rs");
const ENDINGS: &str = include_str!("../../../../boardgame/src/event/ending.rs");
const ACTIONS: &str = include_str!("../../../../boardgame/src/action.rs");
const CLAIMS: &str = include_str!("../../../../boardgame/src/claim.rs");
const STEPS: &str = include_str!("../../../../boardgame/src/step.rs");
const REJECTIONS: &str = include_str!("../../../../boardgame/src/reject.rs");

#[test]
fn every_event_has_a_sentence() {
    let silent = ["Asked", "Answered", "WeaponsShuffled", "ItemsShuffled", "WeaponsBuried", "ItemsBuried"];
    assert_complete(&events(), EVENTS, "Event");
    let mut table = table();
    for rescue in [Rescue::Flying(4), Rescue::Landed] {
        table.rescue = rescue;
        table.alien.set(Room::Shed, table.alien.at(Room::Shed) ^ 1);
        for texts in all_texts() {
            let mut spoken = BTreeSet::new();
            for event in events() {
                let Some(sentence) = texts.event(&table, &event) else { continue };
                assert_sentence(&sentence, &event, texts);
                spoken.insert(variant(&event));
            }
            for name in variants(EVENTS, "Event") {
                assert_eq!(spoken.contains(&name), !silent.contains(&name.as_str()), "{name}");
            }
        }
    }
}

#[test]
fn every_claim_has_its_sentences() {
    assert_complete(&claims(), CLAIMS, "Claim");
    assert_complete(&reasons(), CLAIMS, "Reason");
    for texts in all_texts() {
        let mut said = BTreeSet::new();
        for claim in claims() {
            let sentence = texts.claim(&table(), claim);
            assert_sentence(&sentence, &claim, texts);
            assert!(said.insert(sentence.clone()), "{sentence} stands for two claims");
        }
    }
}

#[test]
fn every_action_has_a_label_in_every_step() {
    assert_complete(&actions(), ACTIONS, "Action");
    assert_complete(&steps(), STEPS, "Step");
    let mut table = table();
    for texts in all_texts() {
        for step in steps() {
            table.step = step;
            for action in [Action::Yes, Action::No, Action::Pass, Action::Send, Action::Wreck] {
                assert_whole(&texts.action(&table, &action), &(step, action), texts);
            }
        }
        for action in actions() {
            assert_whole(&texts.action(&table, &action), &action, texts);
        }
    }
}

#[test]
fn every_step_has_a_question_and_a_phase() {
    let mut table = table();
    let few = SeatSet::one(Seat::at(5)).with(Seat::at(1));
    for texts in all_texts() {
        for step in steps() {
            table.step = step;
            for waiting in [SeatSet::EMPTY, few, table.people()] {
                table.waiting = waiting;
                assert_whole(&texts.prompt(&table), &step, texts);
            }
            assert_whole(&texts.phase(&table), &step, texts);
        }
    }
}

#[test]
fn the_chase_has_words_of_its_own() {
    let base = table();
    let mut table = chase();
    for texts in all_texts() {
        for step in steps() {
            table.step = step;
            assert_whole(&texts.prompt(&table), &step, texts);
            assert_whole(&texts.phase(&table), &step, texts);
        }
        for action in actions() {
            assert_whole(&texts.action(&table, &action), &action, texts);
        }
        for event in events() {
            if let Some(sentence) = texts.event(&table, &event) {
                assert_sentence(&sentence, &event, texts);
            }
        }
        let fled = Event::Fled { seats: SeatSet::first(2) };
        assert_ne!(texts.event(&table, &fled), texts.event(&base, &fled));
    }
    for language in Language::ALL {
        let texts = Texts::<Norwegian>::of(language);
        for step in steps() {
            table.step = step;
            assert!(!texts.rules_asked(&table).is_empty(), "{step:?}");
        }
    }
}

#[test]
fn questions_at_the_norwegian_station_have_its_rules() {
    let mut table = chase();
    table.ufo = None;
    for language in Language::ALL {
        let texts = Texts::<Norwegian>::of(language);
        let mut first = |step| {
            table.step = step;
            texts.rules_asked(&table).first().map(|rule| rule.id.clone())
        };
        for step in steps() {
            // Nobody asks for the fire test there, nor what only 1 to 3 players are asked.
            let elsewhere = matches!(
                step,
                Step::Solo(_)
                    | Step::OfferTest { kind: TestKind::Fire }
                    | Step::PickTester { kind: TestKind::Fire, .. }
                    | Step::TestTarget { kind: TestKind::Fire, .. }
            );
            assert!(elsewhere || first(step).is_some(), "{step:?}");
        }
        assert_eq!(first(Step::Over).as_deref(), Some("nw.end.personal"), "escapees win with whomever");
        assert_eq!(first(Step::SettingUp).as_deref(), Some("nw.setup.teams"));
    }
}

/// Whoever looks at the role after a check looks at the record, too (`nw.dental.adjust`).
#[test]
fn a_check_at_the_norwegian_station_tells_of_teeth() {
    use whiteout_boardgame::words::Role;
    let (base, mut station) = (table(), chase());
    station.ufo = None;
    let (taker, owner) = (Seat::at(1), Seat::at(2));
    for language in Language::ALL {
        let texts = Texts::<Norwegian>::of(language);
        for token in [Role::Human, Role::Alien] {
            for event in [Event::Learnt { taker, owner, token }, Event::LearntOfDog { seat: taker, token }] {
                assert_ne!(texts.event(&station, &event), texts.event(&base, &event), "{event:?}");
            }
        }
        let shown = Event::RecordShown { seat: taker, fillings: false };
        let during = texts.event(&station, &shown);
        let mut over = station;
        over.outcome = Some((EndReason::DogEscaped, SeatSet::EMPTY));
        assert_ne!(texts.event(&over, &shown), during, "at the end it is told of what was");
    }
}

/// Once they had fillings healthy teeth prove much, so what they prove is left to those who look (`nw.dental.tells`).
#[test]
fn healthy_teeth_are_told_without_a_verdict() {
    let mut station = chase();
    station.ufo = None;
    let shown = Event::RecordShown { seat: Seat::at(1), fillings: false };
    for (language, teeth) in
        [(Language::En, "has healthy teeth"), (Language::It, "ha denti sani"), (Language::PtBr, "tem dentes sadios")]
    {
        let texts = Texts::<Norwegian>::of(language);
        let name = texts.seat(&station, Seat::at(1));
        assert_eq!(texts.event(&station, &shown), Some(format!("{name} {teeth}.")));
    }
}

/// Only those at a vehicle come aboard there (`nw.esc.who`), anybody in the Rescue Helicopter.
#[test]
fn boarding_at_the_norwegian_station_is_told_by_the_vehicle() {
    for language in Language::ALL {
        let (base, station) = (Texts::<State>::of(language), Texts::<Norwegian>::of(language));
        let told = |texts: Option<crate::RuleText>| texts.expect("a rule").text;
        let [there, here] = [told(base.rule("bg.board.process")), told(station.rule("bg.board.process"))];
        let rescue = base.vehicle(whiteout_boardgame::words::Vehicle::RescueHelicopter);
        assert!(!there.contains(&rescue) && here.contains(&rescue), "{language}: {here}");
    }
}

/// Whoever goes on after the dog got away plays the base game, Pack Leader, fire test and all.
#[test]
fn a_story_that_goes_on_at_outpost_31_has_the_rules_of_that_place() {
    let mut table = table();
    for language in Language::ALL {
        let texts = Texts::<Norwegian>::of(language);
        let there = texts.at(&table);
        assert_eq!(there.sections(), Texts::<State>::of(language).sections());
        assert!(there.rule("bg.pack.leader").is_some() && there.rule("nw.ufo.plan").is_none());
        assert!(texts.at(&chase()).rule("nw.ufo.plan").is_some());
        for step in [Step::OfferTest { kind: TestKind::Fire }, Step::Escape { room: Room::Shed }, Step::Over] {
            table.step = step;
            assert_eq!(texts.rules_asked(&table), Texts::<State>::of(language).rules_asked(&table), "{step:?}");
        }
    }
}

#[test]
fn every_question_has_its_rules() {
    let mut table = table();
    table.power_failure = true;
    for texts in all_texts() {
        for step in steps() {
            table.step = step;
            let rules = texts.rules_asked(&table);
            let found: Vec<_> = rules.iter().map(|rule| rule.id.as_str()).collect();
            // What only Norwegian Outpost asks has rules of its own too.
            let ids = crate::boardgame::asked::ids(step).iter().copied().filter(|id| id.starts_with("bg."));
            let ids: Vec<_> = ids.collect();
            assert!(!found.is_empty() && found.starts_with(&ids), "{step:?}: {found:?}");
        }
    }
}

#[test]
fn every_rejection_has_a_sentence_and_a_rule() {
    let mut found = rejections(REJECTIONS, "no");
    // Those that rest on rules of the 1-3 player game are looked at with its texts.
    found.retain(|rejection| !rejection.rule.0.starts_with("solo."));
    assert!(found.len() > 40, "the source of rejections is read wrongly: {found:?}");
    assert_rejections::<State>(&found);
}

#[test]
fn norwegian_rejections_have_their_sentences_and_rules() {
    let found = rejections(include_str!("../../../../boardgame/src/reject/norwegian.rs"), "no");
    assert!(found.len() > 4, "the source of rejections is read wrongly: {found:?}");
    assert_rejections::<Norwegian>(&found);
}

#[test]
fn every_ending_has_a_reason_and_names_the_winners() {
    let mut table = table();
    assert_complete(&end_reasons(), ENDINGS, "EndReason");
    for texts in all_texts() {
        assert_eq!(texts.outcome(&table), None);
        for reason in end_reasons() {
            table.outcome = Some((reason, SeatSet::first(2)));
            let outcome = texts.outcome(&table).expect("an outcome");
            assert_whole(&outcome, &reason, texts);
            assert!(outcome.contains("Bennings") && outcome.contains("Blair"), "{outcome}");
        }
        table.outcome = None;
    }
}

#[test]
fn every_name_is_there() {
    let table = table();
    for texts in all_texts() {
        for place in
            [Place::LeisureRoom, Place::Dormitory, Place::In(Room::Shed), Place::Aboard, Place::Outside, Place::Gone]
        {
            assert_whole(&texts.place(place), &place, texts);
        }
        for status in [Status::Character, Status::Exposed, Status::Dead, Status::Escaped] {
            assert_whole(&texts.status(status), &status, texts);
        }
        for &vehicle in whiteout_boardgame::words::Vehicle::ALL {
            assert_whole(&texts.vehicle(vehicle), &vehicle, texts);
        }
        for store in [whiteout_boardgame::Store::Underground, whiteout_boardgame::Store::External] {
            assert_whole(&texts.store(store), &store, texts);
        }
        let rooms: BTreeSet<_> = Room::ALL.iter().map(|&room| texts.room(room)).collect();
        assert_eq!(rooms.len(), Room::ALL.len());
        assert_eq!(texts.seat(&table, Seat::at(0)), "Bennings");
    }
    assert_eq!(Texts::new(Language::En).seat(&table, Seat::at(5)), "Seat 6");
}

#[test]
fn every_rule_can_be_read() {
    assert_rules::<State>(14);
    // Its own seven sections, and what is left of the others; the Pack Leader is not there.
    assert_rules::<Norwegian>(7 + 13);
    // Nor are there plans of the Alien or cards to place among 1 to 3 players.
    assert_rules::<Cooperation>(7 + 11);
}

#[test]
fn the_chase_and_whoever_was_away_before_are_told_exactly() {
    let texts = Texts::<Norwegian>::of(Language::En);
    let mut table = chase();
    let pay = |tokens| texts.action(&table, &Action::Pay { tokens: Counts(tokens) });
    assert_eq!([pay([0, 1, 0]), pay([1, 1, 0])], ["Pay 2 with token 2", "Pay 3 with tokens 1 and 2"]);
    let collected = |lying, drawn, by| {
        texts.event(&table, &Event::Collected { room: Room::SectorA, lying, drawn: Counts(drawn), by }).expect("told")
    };
    assert_eq!(
        collected(None, [0, 0, 1], Role::Human),
        "The Humans in Sector A take token 3 of the reserve out of the game."
    );
    assert_eq!(
        collected(Some(Departure::Two), [0; 3], Role::Human),
        "The Humans take token 2 in Sector A out of the game."
    );
    assert_eq!(collected(Some(Departure::Two), [1, 0, 0], Role::Alien), "The Alien takes tokens 1 and 2 in Sector A.");
    let seat = Seat::at(1);
    let stayed = Event::Chain { seat, role: Role::Human, by: None };
    let name = texts.seat(&table, seat);
    assert_eq!(texts.event(&table, &stayed), Some(format!("{name} stayed Human.")));
    table.status[seat] = Status::Escaped;
    assert_eq!(texts.event(&table, &stayed), Some(format!("{name} got away as a Human.")));
}

#[test]
fn sentences_read_well() {
    let table = table();
    let mut plan = Plan::default();
    plan.set(Room::Kitchen, 2);
    plan.set(Room::Kennel, 1);
    let event = Event::StacksRevealed { plan };
    let place = Action::Place { room: Room::Kitchen, give: Give::Card(whiteout_boardgame::words::Card::Repair) };
    for (language, came, went) in [
        (
            Language::En,
            "The Alien comes to the Kitchen with Strength 2 and to the Kennel with Strength 1.",
            "Go to the Kitchen and hand in Repair",
        ),
        (
            Language::It,
            "L'Alieno arriva in Cucina con Forza 2 e nel Canile con Forza 1.",
            "Vai in Cucina e consegna Riparare",
        ),
        (
            Language::PtBr,
            "O Alien vai para a Cozinha com Força 2 e para o Canil com Força 1.",
            "Ir para a Cozinha e entregar Reparar",
        ),
    ] {
        let texts = Texts::new(language);
        assert_eq!(texts.event(&table, &event).as_deref(), Some(came));
        assert_eq!(texts.action(&table, &place), went);
    }
}

/// Whoever is asked the same is asked in the same words.
#[test]
fn the_question_names_whom_it_is_for() {
    let mut table = table();
    table.step = Step::Vote;
    table.waiting = SeatSet::one(Seat::at(0)).with(Seat::at(1));
    let texts = Texts::new(Language::En);
    assert_eq!(texts.prompt(&table), "Bennings and Blair: at whom do you point?");
    table.waiting = table.people();
    assert_eq!(texts.prompt(&table), "Everyone: at whom do you point?");
}
