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
    /// The table as it stands, as everybody reads it.
    pub(crate) fn of<G: Spoken>(language: Language, board: &G::Board) -> Self {
        let texts = Texts::<G>::of(language);
        Self {
            phase: texts.phase(board),
            prompt: texts.prompt(board),
            facts: texts.facts(board),
            rules: texts.rules_asked(board).into_iter().map(|rule| rule.id).collect(),
            choices: Vec::new(),
            outcome: texts.outcome(board),
            log: Vec::new(),
        }
    }
}

/// The labels of choices at this table.
pub(crate) fn choices<G: Spoken>(language: Language, board: &G::Board, choices: &[G::Action]) -> Vec<String> {
    let texts = Texts::<G>::of(language);
    choices.iter().map(|action| texts.action(board, action)).collect()
}

/// The short name of the phase.
pub(crate) fn phase<G: Spoken>(language: Language, board: &G::Board) -> String {
    Texts::<G>::of(language).phase(board)
}

/// The label of a choice at the table where it is made.
pub(crate) fn choice<G: Spoken>(language: Language, board: &G::Board, action: &G::Action) -> String {
    Texts::<G>::of(language).action(board, action)
}

/// What happened, sentence by sentence, from the table as it was before: made once for all who read one language.
pub(crate) struct Sentences<'a, G: Served>(Vec<(&'a G::Event, Option<String>)>);

impl<G: Served> Default for Sentences<'_, G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'a, G: Served> Sentences<'a, G> {
    pub(crate) fn new(language: Language, mut board: G::Board, events: impl Iterator<Item = &'a G::Event>) -> Self {
        let texts = Texts::<G>::of(language);
        let tell = |event| {
            G::fold(&mut board, event);
            (event, texts.event(&board, event))
        };
        Self(events.map(tell).collect())
    }

    pub(crate) fn seen_by(&self, viewer: Viewer) -> Vec<Told> {
        self.seen_if(|event| G::audience(event).includes(viewer))
    }

    /// The same with nothing hidden.
    pub(crate) fn all(&self) -> Vec<Told> {
        self.seen_if(|_| true)
    }

    fn seen_if(&self, sees: impl Fn(&G::Event) -> bool) -> Vec<Told> {
        let seen = self.0.iter().filter(|(event, _)| sees(event)).enumerate();
        seen.filter_map(|(event, (_, text))| Some(Told { event, text: text.clone()? })).collect()
    }
}

/// Why a rule of the game does not allow something; other refusals are codes only.
pub(crate) fn refusal<G: Spoken>(language: Language, refusal: &Refusal) -> Option<String> {
    let rule = RuleId(refusal.rule?);
    Some(Texts::<G>::of(language).rejection(&Rejection { code: refusal.code, rule }))
}
