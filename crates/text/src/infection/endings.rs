//! How the game ended.

use whiteout_core::SeatSet;
use whiteout_infection::EndReason;
use whiteout_infection::table::Table;

use super::Texts;

impl Texts {
    pub(crate) fn ending(&self, table: &Table, reason: EndReason, winners: SeatSet) -> String {
        self.ending_with(table, self.plain(key(reason)), winners)
    }
}

const fn key(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Escaped => "ending-escaped",
        EndReason::ImitationsTorched => "ending-imitations-torched",
        EndReason::ContagionFull => "ending-contagion-full",
        EndReason::OutpostDestroyed => "ending-outpost-destroyed",
        EndReason::ObjectiveImpossible => "ending-objective-impossible",
        EndReason::StowedAway => "ending-stowed-away",
        EndReason::HumanLeftBehind => "ending-human-left-behind",
        EndReason::TurnLimit => "ending-turn-limit",
    }
}
