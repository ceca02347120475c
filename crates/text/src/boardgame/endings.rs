//! How the game ended.

use whiteout_boardgame::EndReason;
use whiteout_boardgame::table::Table;
use whiteout_core::SeatSet;

use super::{Texts, Voice};
use crate::phrase::Phrase;

impl<V: Voice> Texts<V> {
    pub(crate) fn ending(&self, table: &Table, reason: EndReason, winners: SeatSet) -> String {
        let reason = self.reason(reason);
        // All share the result, so that nobody need be named (`solo.end`).
        if table.solo.is_some() { reason } else { self.ending_with(table, reason, winners) }
    }

    fn reason(&self, reason: EndReason) -> String {
        let phrase = Phrase::new(*self);
        match reason {
            EndReason::HumansEscaped { vehicle } => phrase.vehicle(vehicle).say("ending-humans-escaped"),
            EndReason::LastHumanTurned => phrase.say("ending-last-human-turned"),
            EndReason::LastHumanEaten => phrase.say("ending-last-human-eaten"),
            EndReason::Frozen => phrase.say("ending-frozen"),
            EndReason::AlienBoarded { vehicle } => phrase.vehicle(vehicle).say("ending-alien-boarded"),
            EndReason::AlienLeftAmongUs { vehicle } => phrase.vehicle(vehicle).say("ending-alien-left-among-us"),
            EndReason::AlienLeftAlone { vehicle } => phrase.vehicle(vehicle).say("ending-alien-left-alone"),
            EndReason::HumanLeftBehind { vehicle } => phrase.vehicle(vehicle).say("ending-human-left-behind"),
            EndReason::DogEscaped => phrase.say("ending-dog-escaped"),
            EndReason::Deserted => phrase.say("ending-deserted"),
            EndReason::Stranded => phrase.say("ending-stranded"),
            EndReason::UfoLaunched => phrase.say("ending-ufo-launched"),
            EndReason::UfoOverrun => phrase.say("ending-ufo-overrun"),
            EndReason::UfoAlienBeaten => phrase.say("ending-ufo-alien-beaten"),
            EndReason::UfoStopped => phrase.say("ending-ufo-stopped"),
            EndReason::NobodyLeft => phrase.say("ending-nobody-left"),
            EndReason::Conceded => phrase.say("ending-conceded"),
            EndReason::Exterminated => phrase.say("ending-exterminated"),
            EndReason::RoundLimit => phrase.say("ending-round-limit"),
        }
    }
}
