//! A game in words: the same questions for every game.

use whiteout_core::{Game, Seat, SeatSet};

use crate::files::Library;
use crate::phrase::Phrase;
use crate::rules::RuleText;
use crate::{Language, Texts, capitalised};

/// A game that can be put into words. Everything is told from the public table, and from events and choices
/// that the reader may see.
pub trait Spoken: Game {
    /// The table as everybody sees it.
    type Board;

    /// The files of this game.
    #[doc(hidden)]
    fn library(language: Language) -> &'static Library;

    /// The texts where this board stands: a story may go on in another place, with its words and rules.
    fn at(texts: &Texts<Self>, _board: &Self::Board) -> Texts<Self> {
        *texts
    }

    /// The Character of a seat, or its number before there is one.
    fn seat(texts: &Texts<Self>, board: &Self::Board, seat: Seat) -> String;

    /// The short name of the phase.
    fn phase(texts: &Texts<Self>, board: &Self::Board) -> String;

    /// What everybody should have before their eyes all the time, a sentence each.
    fn facts(_texts: &Texts<Self>, _board: &Self::Board) -> Vec<String> {
        Vec::new()
    }

    /// What is asked now.
    fn question(texts: &Texts<Self>, board: &Self::Board) -> String;

    /// Of whom it is asked, and who is there at all.
    fn waiting(board: &Self::Board) -> (SeatSet, SeatSet);

    /// Those who are asked, by name.
    fn asked(texts: &Texts<Self>, board: &Self::Board, seats: SeatSet) -> String {
        texts.seats(board, seats)
    }

    /// The rules that explain what is asked now, the nearest first.
    fn rules_asked(board: &Self::Board) -> Vec<&'static str>;

    /// The label of a choice, as it is offered in the table's step.
    fn action(texts: &Texts<Self>, board: &Self::Board, action: &Self::Action) -> String;

    /// What happened, told at the table as it stands afterwards. Events that only one side may see speak
    /// to "you"; bookkeeping has no sentence.
    fn event(texts: &Texts<Self>, board: &Self::Board, event: &Self::Event) -> Option<String>;

    /// A claim in the words of its speaker.
    fn claim(texts: &Texts<Self>, board: &Self::Board, claim: Self::Claim) -> String;

    /// Who won and why, once it is over.
    fn ending(texts: &Texts<Self>, board: &Self::Board) -> Option<String>;

    /// What a side is called: that of the Humans, or the one that hides among them.
    fn side(texts: &Texts<Self>, against: bool) -> String;

    /// What became of somebody who was lost, where their side alone does not tell it.
    fn loss(_texts: &Texts<Self>, _board: &Self::Board, _seat: Seat) -> Option<String> {
        None
    }

    /// The number of the round, as it is counted in this game.
    fn round(texts: &Texts<Self>, board: &Self::Board) -> String;

    /// How an event made somebody one of those against the Humans, told at the table as it stands then; nothing where it was
    /// no more than the deal.
    fn turning(texts: &Texts<Self>, board: &Self::Board, event: &Self::Event) -> Option<String>;
}

/// See [`Spoken`] for what each of them is.
impl<G: Spoken> Texts<G> {
    #[must_use]
    pub fn at(&self, board: &G::Board) -> Self {
        G::at(self, board)
    }

    pub fn seat(&self, board: &G::Board, seat: Seat) -> String {
        G::seat(self, board, seat)
    }

    pub fn phase(&self, board: &G::Board) -> String {
        G::phase(self, board)
    }

    pub fn facts(&self, board: &G::Board) -> Vec<String> {
        G::facts(self, board)
    }

    /// What is asked now, and of whom.
    pub fn prompt(&self, board: &G::Board) -> String {
        let question = G::question(self, board);
        let (waiting, everybody) = G::waiting(board);
        let text = if waiting.is_empty() {
            question
        } else {
            let who = if waiting == everybody && waiting.len() > 2 {
                self.plain("everyone")
            } else {
                G::asked(self, board, waiting)
            };
            Phrase::new(*self).text("who", who).text("question", question).say("prompt-to")
        };
        capitalised(&text)
    }

    pub fn rules_asked(&self, board: &G::Board) -> Vec<RuleText> {
        let texts = self.at(board);
        G::rules_asked(board).into_iter().filter_map(|id| texts.rule(id)).collect()
    }

    pub fn action(&self, board: &G::Board, action: &G::Action) -> String {
        capitalised(&G::action(self, board, action))
    }

    pub fn event(&self, board: &G::Board, event: &G::Event) -> Option<String> {
        G::event(self, board, event).map(|sentence| capitalised(&sentence))
    }

    pub fn claim(&self, board: &G::Board, claim: G::Claim) -> String {
        G::claim(self, board, claim)
    }

    /// Who won and why, once it is over.
    pub fn outcome(&self, board: &G::Board) -> Option<String> {
        G::ending(self, board)
    }

    /// Why it ended, and who has won by it.
    pub(crate) fn ending_with(&self, board: &G::Board, ending: String, winners: SeatSet) -> String {
        let phrase = Phrase::new(*self).text("ending", ending);
        if winners.is_empty() {
            return phrase.say("ending-without-winners");
        }
        phrase.seats(board, winners).say("ending-with-winners")
    }
}
