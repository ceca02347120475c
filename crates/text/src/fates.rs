//! Who was what, told when nothing is left to hide.

use whiteout_core::Seat;

use crate::{Spoken, Texts};

impl<G: Spoken> Texts<G> {
    /// What everybody wants to know at the end.
    pub fn fate_title(&self) -> String {
        self.plain("fate-title")
    }

    /// Above those who never turned.
    pub fn fate_humans(&self) -> String {
        self.plain("fate-humans")
    }

    /// Where none of them is left.
    pub fn fate_nobody(&self) -> String {
        self.plain("fate-nobody")
    }

    /// How this event made somebody one of those against the Humans; what is dealt is so from the beginning.
    pub fn fate(&self, board: &G::Board, event: &G::Event) -> String {
        G::turning(self, board, event).unwrap_or_else(|| self.plain("fate-deal"))
    }

    /// What a side is called: that of the Humans, or the one that hides among them.
    pub fn side(&self, against: bool) -> String {
        G::side(self, against)
    }

    /// What became of somebody who was lost, where their side alone does not tell it.
    pub fn loss(&self, board: &G::Board, seat: Seat) -> Option<String> {
        G::loss(self, board, seat)
    }

    /// The number of the round, as it is counted in this game.
    pub fn round(&self, board: &G::Board) -> String {
        G::round(self, board)
    }
}
