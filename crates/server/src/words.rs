//! The same news in words, for clients that ask for a language.

use serde::Serialize;
use whiteout_core::{Rejection, RuleId, Viewer};
use whiteout_table::Refusal;
use whiteout_text::{Language, Spoken, Texts};

use crate::served::Served;

/// What a viewer reads. Made from what it may see anyway, so that it tells nothing more.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Words {
    /// The short name of the phase.
    pub(crate) phase: String,
    /// What is asked now, and of whom.
    pub(crate) prompt: String,
    /// What everybody should have before their eyes all the time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) facts: Vec<String>,
    /// Ids of the rules behind the question, the nearest first.
    pub(crate) rules: Vec<String>,
    /// A label for each of the viewer's choices, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) choices: Vec<String>,
    /// Who won and why, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) outcome: Option<String>,
    /// One sentence for each event that has one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) log: Vec<Told>,
}

/// A sentence, and which of the events beside it it tells.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Told {
    pub(crate) event: usize,
    pub(crate) text: String,
}

impl Words {
    /// The table as it stands, and the viewer's choices.
    pub(crate) fn of<G: Spoken>(language: Language, board: &G::Board, choices: &[G::Action]) -> Self {
        let texts = Texts::<G>::of(language);
        Self {
            phase: texts.phase(board),
            prompt: texts.prompt(board),
            facts: texts.facts(board),
            rules: texts.rules_asked(board).into_iter().map(|rule| rule.id).collect(),
            choices: choices.iter().map(|action| texts.action(board, action)).collect(),
            outcome: texts.outcome(board),
            log: Vec::new(),
        }
    }
}

/// The short name of the phase.
pub(crate) fn phase<G: Spoken>(language: Language, board: &G::Board) -> String {
    Texts::<G>::of(language).phase(board)
}

/// The label of a choice at the table where it is made.
pub(crate) fn choice<G: Spoken>(language: Language, board: &G::Board, action: &G::Action) -> String {
    Texts::<G>::of(language).action(board, action)
}

/// What happened, sentence by sentence, from the table as it was before.
pub(crate) fn log<'a, G: Served>(
    language: Language,
    board: G::Board,
    events: impl IntoIterator<Item = &'a G::Event>,
    viewer: Viewer,
) -> Vec<Told> {
    log_where::<G>(language, board, events, |event| G::audience(event).includes(viewer))
}

/// The same with nothing hidden.
pub(crate) fn log_of_all<G: Served>(language: Language, board: G::Board, events: &[G::Event]) -> Vec<Told> {
    log_where::<G>(language, board, events, |_| true)
}

fn log_where<'a, G: Served>(
    language: Language,
    mut board: G::Board,
    events: impl IntoIterator<Item = &'a G::Event>,
    sees: impl Fn(&G::Event) -> bool,
) -> Vec<Told> {
    let texts = Texts::<G>::of(language);
    let mut log = Vec::new();
    let mut seen = 0;
    for event in events {
        G::fold(&mut board, event);
        if sees(event) {
            log.extend(texts.event(&board, event).map(|text| Told { event: seen, text }));
            seen += 1;
        }
    }
    log
}

/// Why a rule of the game does not allow something; other refusals are codes only.
pub(crate) fn refusal<G: Spoken>(language: Language, refusal: &Refusal) -> Option<String> {
    let rule = RuleId(refusal.rule?);
    Some(Texts::<G>::of(language).rejection(&Rejection { code: refusal.code, rule }))
}
