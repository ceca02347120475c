//! The labels of choices.

use whiteout_infection::table::Table;
use whiteout_infection::words::{Blood, Card, Cards, Dice};
use whiteout_infection::{Action, Step};

use super::{Phrase, Texts};
use crate::answers::{Answers, PLAIN, pass, yes_no};

impl Texts {
    pub(crate) fn choice(&self, table: &Table, action: Action) -> String {
        use Action as A;
        let p = Phrase::new(*self);
        match action {
            A::Pick { character } => p
                .text("character", self.character(character))
                .text("department", self.department(character.department()))
                .say("choice-pick"),
            A::Molotov => p.say("choice-molotov"),
            A::TieCaptain => p.say("choice-tie-captain"),
            A::LeaveBehind { seat } => p.seat(table, seat).say("choice-leave-behind"),
            A::BloodTest { seat } => p.seat(table, seat).say("choice-blood-test"),
            A::Torch { seat } => p.seat(table, seat).say("choice-torch"),
            A::HandOver { gear, to } => p.seat(table, to).gear(gear).say("choice-hand-over"),
            A::NewMission => p.say("choice-new-mission"),
            A::Team { seats } => p.text("seats", self.seats(table, seats)).say("choice-team"),
            A::LookUnder { room } => p.room(room).say("choice-look-under"),
            A::IgnorePowerOut => p.say("choice-ignore-power-out"),
            A::Enter { room } => p.room(room).say("choice-enter"),
            A::Send { seat, room } => p.seat(table, seat).room(room).say("choice-send"),
            A::AddHelper { seat } => p.seat(table, seat).say("choice-add-helper"),
            A::SeeCard { seat } => {
                let handed_in = table.step == Step::SeeHandedIn;
                p.seat(table, seat).say(if handed_in { "choice-see-handed-in" } else { "choice-see-random" })
            }
            A::TeamExchange => p.say("choice-team-exchange"),
            A::HandIn { card } => p.thing(card).say("choice-hand-in"),
            A::Face { card } => p.card(card).say("choice-face"),
            A::Cancel { card } => p.card(card).say("choice-cancel"),
            A::Pay { card } => p.thing(card).say("choice-pay"),
            A::PayBoth => p.say("choice-pay-both"),
            A::Swap { card } => p.text("things", self.pair(card, None)).say("choice-swap"),
            A::SwapTwo { first, second } => p.text("things", self.pair(first, Some(second))).say("choice-swap"),
            A::SwapSeeing { card } => p.thing(card).say("choice-swap-seeing"),
            A::LookAtTop => p.say("choice-look-at-top"),
            A::PutOnTop { card } => p.thing(card).say("choice-put-on-top"),
            A::Flip { card } => p.thing(card).say("choice-flip"),
            A::FlipUnseen => p.say("choice-flip-unseen"),
            A::Shift { face, up } => {
                let to = if up { face.saturating_add(1) } else { face.saturating_sub(1) };
                p.number("from", face).number("to", to).say("choice-shift")
            }
            A::Keep { dice } if dice == Dice::NONE => p.say("choice-keep-none"),
            A::Keep { dice } => p.dice(dice).say("choice-keep"),
            A::Boost => p.say("choice-boost"),
            A::Exchange { card } => p.text("things", self.pair(card, None)).say("choice-exchange"),
            A::ExchangeTwo { first, second } => p.text("things", self.pair(first, Some(second))).say("choice-exchange"),
            A::RemoveSmoke { room } => p.room(room).say("choice-remove-smoke"),
            A::Return { blood: Blood::Human } => p.say("choice-return-human"),
            A::Return { blood: Blood::Imitation } => p.say("choice-return-imitation"),
            A::Nominate { seat } => p.seat(table, seat).say("choice-nominate"),
            A::EndTest { seat } => p.seat(table, seat).say("choice-end-test"),
            A::Board { seats } => p.text("seats", self.seats(table, seats)).say("choice-board"),
            A::Yes => self.answer(table, answers(table.step).yes),
            A::No => self.answer(table, answers(table.step).no),
            A::Pass => self.answer(table, answers(table.step).pass),
        }
    }

    /// One or two cards; two of a kind are counted.
    fn pair(&self, first: Card, second: Option<Card>) -> String {
        let mut cards = Cards::default();
        for card in [Some(first), second].into_iter().flatten() {
            cards[card] += 1;
        }
        self.cards(cards)
    }

    /// Answers to a question about somebody name them.
    fn answer(&self, table: &Table, key: &str) -> String {
        let p = Phrase::new(*self);
        match table.step {
            Step::TorchVote { target: seat, .. } | Step::Nomination { nominee: seat } => p.seat(table, seat).say(key),
            _ => p.say(key),
        }
    }
}

/// What `Yes`, `No` and `Pass` mean in a step.
const fn answers(step: Step) -> Answers {
    match step {
        Step::Consent { .. } => yes_no("choice-yes-consent", "choice-no-consent"),
        Step::TorchVote { .. } => yes_no("choice-yes-torch", "choice-no-torch"),
        Step::Nomination { .. } => yes_no("choice-yes-nomination", "choice-no-nomination"),
        Step::KeepSwapped => yes_no("choice-yes-keep-swapped", "choice-no-keep-swapped"),
        Step::Power { .. } => yes_no("choice-yes-power", "choice-no-power"),
        Step::SkipFires => yes_no("choice-yes-skip-fires", "choice-no-skip-fires"),
        Step::Window { .. } => pass("choice-pass-window"),
        Step::Exchange { .. } => pass("choice-pass-exchange"),
        Step::Room => pass("choice-pass-room"),
        Step::Entry { .. } | Step::Answer { .. } | Step::Firefight => pass("choice-pass-pay"),
        Step::Firefighter => pass("choice-pass-firefighter"),
        Step::Prepare | Step::SeeHandedIn | Step::ShiftDie | Step::RemoveSmoke => pass("choice-pass-power"),
        Step::SabotageDie { .. } | Step::Dynamite { .. } => pass("choice-pass-dynamite"),
        Step::Swap => pass("choice-pass-swap"),
        Step::Boost => pass("choice-pass-boost"),
        Step::EndTest => pass("choice-pass-end-test"),
        Step::SettingUp
        | Step::PickCharacter
        | Step::Team
        | Step::HandIn
        | Step::Sabotage
        | Step::OrderTop
        | Step::Flip
        | Step::Keep
        | Step::Return
        | Step::Nominate
        | Step::Board
        | Step::Over => PLAIN,
    }
}
