//! What is asked: the same words for both sides.

use whiteout_infection::table::{Stage, Table};
use whiteout_infection::words::Card;
use whiteout_infection::{Step, Window};

use super::{Phrase, Texts};

impl Texts {
    pub(crate) fn asks(&self, table: &Table) -> String {
        let p = Phrase::new(*self);
        let dice = table.turn.dice.and(table.turn.shifted);
        match table.step {
            Step::SettingUp => p.say("prompt-setting-up"),
            Step::PickCharacter => p.say("prompt-pick-character"),
            Step::Window { which: Window::First } => p.say("prompt-window-first"),
            Step::Window { which: Window::Second } => p.say("prompt-window-second"),
            Step::Consent { by, target } => p.seat(table, by).other(table, target).say("prompt-consent"),
            Step::TorchVote { by, target } => p.seat(table, by).other(table, target).say("prompt-torch-vote"),
            Step::Exchange { .. } => p.say("prompt-exchange"),
            Step::Team => self.asks_team(table),
            Step::Room => p.say("prompt-room"),
            Step::Entry { room } => {
                let cards = table.barriers(room).map(|card: Card| self.a_card(card)).collect();
                p.room(room).text("things", self.list(cards)).say("prompt-entry")
            }
            Step::Firefighter => p.say("prompt-firefighter"),
            Step::Prepare => p.say("prompt-prepare"),
            Step::HandIn => self.asks_card(table),
            Step::SeeHandedIn => p.say("prompt-see-handed-in"),
            Step::Sabotage => p.say("prompt-sabotage"),
            Step::Answer { card } => {
                let cards = self.any_of(card.answers().iter().copied());
                p.card(card).text("things", cards).say("prompt-answer")
            }
            Step::SabotageDie { face, .. } => p.n(face).say("prompt-sabotage-die"),
            Step::Swap => p.say("prompt-swap"),
            Step::OrderTop => p.say("prompt-order-top"),
            Step::KeepSwapped => p.say("prompt-keep-swapped"),
            Step::Flip => p.say("prompt-flip"),
            Step::Power { power } => p.power(power).say("prompt-power"),
            Step::Dynamite { .. } => p.dice(dice).say("prompt-dynamite"),
            Step::ShiftDie => p.dice(dice).say("prompt-shift-die"),
            Step::Keep => p.dice(dice).say("prompt-keep"),
            Step::Boost => p.say("prompt-boost"),
            Step::Firefight => p.say("prompt-firefight"),
            Step::RemoveSmoke => p.say("prompt-remove-smoke"),
            Step::SkipFires => p.say("prompt-skip-fires"),
            Step::Return => p.say("prompt-return"),
            Step::Nominate => p.say("prompt-nominate"),
            Step::Nomination { nominee } => p.seat(table, nominee).say("prompt-nomination"),
            Step::EndTest => p.n(table.tests_left).say("prompt-end-test"),
            Step::Board => {
                let (fewest, most) = table.flight();
                p.number("fewest", fewest).number("most", most).say("prompt-board")
            }
            Step::Over => p.say("prompt-over"),
        }
    }

    fn asks_team(&self, table: &Table) -> String {
        let (size, slots) =
            table.mission().map_or_else(Default::default, |mission| (mission.team, mission.departments));
        let p = Phrase::new(*self).n(size.min(table.free().len()));
        if slots.total() == 0 {
            return p.say("prompt-team");
        }
        p.text("departments", self.departments(slots)).say("prompt-team-departments")
    }

    fn asks_card(&self, table: &Table) -> String {
        let p = Phrase::new(*self);
        match (table.turn.stage, table.turn.room, table.directive()) {
            (Stage::Mission, _, Some(directive)) => {
                p.text("directive", self.directive(directive)).say("prompt-hand-in")
            }
            (_, room, _) => {
                let throws = room.map_or(0, |room| table.rules.sectors[room.sector()].throws);
                p.n(table.alike_needed()).number("throws", throws).say("prompt-hand-in-battle")
            }
        }
    }
}
