//! The table in plain lines, one fact after the other, for a reader or a voice.

mod boardgame;
mod boardgame_words;
mod infection;
mod infection_words;
mod solo;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

use whiteout_core::Seat;
use whiteout_table::Playable;
use whiteout_text::{Spoken, Texts};

use crate::choices::Choice;
use crate::words::Words;

/// Writes lines in one language.
#[derive(Clone, Copy)]
pub(crate) struct Screen<'a, G> {
    pub(crate) texts: &'a Texts<G>,
    pub(crate) words: &'static Words,
}

/// A game that can be shown in plain lines.
pub(crate) trait Shown: Playable + Copy + Spoken<Board = <Self as Playable>::Public> {
    /// The public part of a view.
    fn board(view: &Self::View) -> &Self::Board;

    /// Everything that the viewer may see.
    fn whole(screen: Screen<'_, Self>, view: &Self::View) -> Vec<String>;

    /// What lies open besides, for whoever asks for the table: too long to be told every round.
    fn besides(_screen: Screen<'_, Self>, _view: &Self::View) -> Vec<String> {
        Vec::new()
    }

    /// What changes within a round.
    fn short(screen: Screen<'_, Self>, view: &Self::View) -> Vec<String>;

    /// What a seat holds, for those who may see it all.
    fn hidden(&self, screen: Screen<'_, Self>, seat: Seat) -> String;

    /// A choice, with what one has to know to make it.
    fn label(screen: Screen<'_, Self>, board: &Self::Board, action: Self::Action) -> String {
        screen.texts.action(board, &action)
    }

    /// What this seat could say, each kind with those it may be about. Whether it may be said now is for the rules to say.
    fn claims(screen: Screen<'_, Self>, board: &Self::Board, me: Seat) -> Vec<Choice<Self::Claim>>;

    /// Choices with the same heading are asked for in two steps, where the list is long.
    fn heading(screen: Screen<'_, Self>, board: &Self::Board, action: Self::Action) -> Option<String>;
}
