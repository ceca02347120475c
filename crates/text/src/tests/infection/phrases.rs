//! Everything that can be said is said in every language.

use std::collections::BTreeSet;

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::mission::Log;
use whiteout_infection::table::Stage;
use whiteout_infection::words::{Card, Chip, Fallout, Gear, Kind as _, Power, Room};
use whiteout_infection::{Action, EndReason, Event, State, Step};

use super::all_texts;
use super::samples::{actions, claims, events, steps, table};
use crate::tests::{
    assert_complete, assert_rejections, assert_rules, assert_sentence, assert_whole, rejections, variant, variants,
};
use crate::{Language, Texts};

const EVENTS: &str = include_str!("../../../../infection/src/event/mod.rs");
const ENDINGS: &str = include_str!("../../../../infection/src/event/ending.rs");
const ACTIONS: &str = include_str!("../../../../infection/src/action.rs");
const CLAIMS: &str = include_str!("../../../../infection/src/claim.rs");
const STEPS: &str = include_str!("../../../../infection/src/step.rs");
const REJECTIONS: &str = include_str!("../../../../infection/src/reject.rs");
const OPTIONS: &str = include_str!("../../../../infection/src/config.rs");

#[test]
fn every_event_has_a_sentence() {
    let silent = ["Asked", "Answered", "ChipsLaid", "Fed"];
    let (table, events) = (table(), events());
    assert_complete(&events, EVENTS, "Event");
    for texts in all_texts() {
        let mut spoken = BTreeSet::new();
        for event in &events {
            let Some(sentence) = texts.event(&table, event) else { continue };
            assert_sentence(&sentence, event, texts);
            spoken.insert(variant(event));
        }
        for name in variants(EVENTS, "Event") {
            assert_eq!(spoken.contains(&name), !silent.contains(&name.as_str()), "{name}");
        }
    }
}

#[test]
fn every_claim_has_its_sentence() {
    assert_complete(&claims(), CLAIMS, "Claim");
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
    let mut table = table();
    let actions = actions(&table);
    assert_complete(&actions, ACTIONS, "Action");
    assert_complete(&steps(), STEPS, "Step");
    for texts in all_texts() {
        for step in steps() {
            table.step = step;
            for action in [Action::Yes, Action::No, Action::Pass, Action::SeeCard { seat: Seat::at(1) }] {
                assert_whole(&texts.action(&table, &action), &(step, action), texts);
            }
        }
        for action in &actions {
            assert_whole(&texts.action(&table, action), action, texts);
        }
    }
}

#[test]
fn every_step_has_a_question_and_a_phase() {
    let mut table = table();
    let few = SeatSet::one(Seat::at(5)).with(Seat::at(1));
    for texts in all_texts() {
        for stage in [Stage::Mission, Stage::Battle] {
            table.turn.stage = stage;
            for step in steps() {
                table.step = step;
                for waiting in [SeatSet::EMPTY, few, table.crew()] {
                    table.waiting = waiting;
                    assert_whole(&texts.prompt(&table), &step, texts);
                }
                assert_whole(&texts.phase(&table), &step, texts);
            }
        }
    }
}

#[test]
fn every_question_has_its_rules() {
    let mut table = table();
    for log in 0..table.rules.logs.len() {
        let Log::Mission(_) = table.rules.logs.get(log) else { continue };
        table.turn.mission = Some(log);
        for texts in all_texts() {
            for step in steps() {
                table.step = step;
                let rules = texts.rules_asked(&table);
                let found: Vec<_> = rules.iter().map(|rule| rule.id.as_str()).collect();
                assert_eq!(found, crate::infection::asked::rules(&table), "{step:?}");
                assert!(!found.is_empty(), "{step:?}");
            }
        }
    }
}

#[test]
fn every_rejection_has_a_sentence_and_a_rule() {
    let mut found = rejections(REJECTIONS, "no");
    assert!(found.len() > 40, "the source of rejections is read wrongly: {found:?}");
    let claims = rejections(CLAIMS, "refuse");
    assert!(claims.len() > 3, "the source of refused claims is read wrongly: {claims:?}");
    found.extend(claims);
    assert_rejections::<State>(&found);
}

#[test]
fn every_ending_has_a_reason_and_names_the_winners() {
    let mut table = table();
    assert_complete(EndReason::ALL, ENDINGS, "EndReason");
    for texts in all_texts() {
        assert_eq!(texts.outcome(&table), None);
        for &reason in EndReason::ALL {
            table.outcome = Some((reason, SeatSet::first(2)));
            let outcome = texts.outcome(&table).expect("an outcome");
            assert_sentence(&outcome, &reason, texts);
            assert!(outcome.contains("MacReady") && outcome.contains("Childs"), "{outcome}");
        }
        table.outcome = None;
    }
}

#[test]
fn how_many_imitations_are_possible_is_always_said() {
    let mut table = table();
    for texts in all_texts() {
        for most in 1..=3 {
            table.possible_imitations = most;
            let facts = texts.facts(&table);
            assert_eq!(facts.len(), 1);
            assert_sentence(&facts[0], &most, texts);
            assert!(most == 1 || facts[0].contains(&most.to_string()), "{facts:?}");
        }
        table.possible_imitations = 0;
        assert!(texts.facts(&table).is_empty(), "no blood is dealt yet");
    }
}

#[test]
fn every_name_is_there_and_its_own() {
    fn distinct(names: impl Iterator<Item = String>) -> usize {
        names.collect::<BTreeSet<_>>().len()
    }
    for texts in all_texts() {
        assert_eq!(distinct(Room::ALL.iter().map(|&room| texts.room(room))), Room::ALL.len());
        assert_eq!(distinct(Card::ALL.iter().map(|&card| texts.card(card))), Card::ALL.len());
        assert_eq!(distinct(Power::ALL.iter().map(|&power| texts.power(power))), Power::ALL.len());
        assert_eq!(distinct(Chip::ALL.iter().map(|&chip| texts.chip(chip))), Chip::ALL.len());
        assert_eq!(distinct(Gear::ALL.iter().map(|&gear| texts.gear(gear))), Gear::ALL.len());
        assert_eq!(distinct(Fallout::ALL.iter().map(|&fallout| texts.fallout(fallout))), Fallout::ALL.len());
        for blood in whiteout_infection::words::Blood::ALL {
            assert_whole(&texts.blood(*blood), blood, texts);
        }
    }
    let texts = Texts::<State>::of(Language::En);
    assert_eq!(texts.seat(&table(), Seat::at(0)), "MacReady");
    assert_eq!(texts.seat(&table(), Seat::at(5)), "Seat 6");
}

#[test]
fn every_rule_can_be_read() {
    assert_rules::<State>(14);
}

/// Options are found by their name in the rules.
#[test]
fn every_option_is_named_by_a_rule() {
    let (_, options) = OPTIONS.split_once("pub struct Options {").expect("the options");
    let (options, _) = options.split_once("\n}").expect("their end");
    let names: Vec<_> = options.split("pub ").skip(1).filter_map(|line| line.split_once(':')).collect();
    assert!(names.len() > 20, "the source of options is read wrongly: {names:?}");
    let rules: String = Texts::<State>::of(Language::En)
        .sections()
        .into_iter()
        .flat_map(|section| section.rules)
        .map(|rule| rule.text)
        .collect();
    for (name, _) in names {
        assert!(rules.contains(&format!("`{name}`")), "no rule speaks of {name}");
    }
}

#[test]
fn sentences_read_well() {
    let table = table();
    let destroyed = Event::Destroyed { room: Room::IceStore, chip: Some(Chip::Thing) };
    let mission = Event::LogDrawn { log: 0 };
    let swap = Action::SwapTwo { first: Card::Knife, second: Card::Knife };
    for (language, told, asked, label) in [
        (
            Language::En,
            "A room is destroyed: the Ice Store, and with it a Thing.",
            "The mission: every card is worth 1 or 2 (team of 4 with Operations).",
            "Swap out 2 Knives",
        ),
        (
            Language::It,
            "Una stanza è distrutta: il Deposito del Ghiaccio, e con lei una Cosa.",
            "La missione: ogni carta vale 1 o 2 (squadra di 4, con Operazioni).",
            "Sostituisci 2 Coltelli",
        ),
        (
            Language::PtBr,
            "Uma sala está destruída: o Depósito de Gelo, e com ela uma Coisa.",
            "A missão: cada carta vale 1 ou 2 (equipe de 4, com Operações).",
            "Substituir 2 Facas",
        ),
    ] {
        let texts = Texts::<State>::of(language);
        assert_eq!(texts.event(&table, &destroyed).as_deref(), Some(told));
        assert_eq!(texts.event(&table, &mission).as_deref(), Some(asked));
        assert_eq!(texts.action(&table, &swap), label);
    }
}

/// Whoever is asked the same is asked in the same words.
#[test]
fn the_question_names_whom_it_is_for() {
    let mut table = table();
    table.step = Step::Answer { card: Card::SabotageAttack };
    table.waiting = SeatSet::first(2);
    let texts = Texts::<State>::of(Language::En);
    let question = "discard an Axe or a Gun against Sabotage (Attack)? Otherwise the team fails.";
    assert_eq!(texts.prompt(&table), format!("MacReady and Childs: {question}"));
    table.waiting = table.crew();
    assert_eq!(texts.prompt(&table), format!("Everyone: {question}"));
}
