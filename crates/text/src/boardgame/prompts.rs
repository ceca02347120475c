//! What is asked, and in which phase: the same words for every role.

use whiteout_boardgame::table::Table;
use whiteout_boardgame::{AfterItems, Prey, Step};

use super::{Texts, Voice};
use crate::phrase::Phrase;

impl<V: Voice> Texts<V> {
    pub(crate) fn asks(&self, table: &Table) -> String {
        let p = Phrase::new(*self);
        match table.step {
            Step::Solo(step) => self.solo_asks(table, step),
            Step::SettingUp => p.say("prompt-setting-up"),
            Step::PickCharacter => p.say("prompt-pick-character"),
            Step::KeepWeather { rolled, old } => {
                let old = self.weather(old);
                p.weather(rolled).text("old", old).say("prompt-keep-weather")
            }
            Step::Plan => p.n(table.strength).say("prompt-plan"),
            Step::Enter => p.say("prompt-enter"),
            Step::CollectRoom { .. } => p.say("prompt-collect-room"),
            Step::Launch { .. } => {
                let cost = table.ufo.and_then(|ufo| ufo.cost(&table.rules)).unwrap_or(0);
                p.n(cost).say("prompt-launch")
            }
            Step::OrderTests => p.say("prompt-order-tests"),
            Step::Exchange => p.say("prompt-exchange"),
            Step::Place => p.say("prompt-place"),
            Step::PickSpecial => p.say("prompt-pick-special"),
            Step::ChooseHand { size } => p.n(size).say("prompt-choose-hand"),
            Step::Items { after: AfterItems::Placing | AfterItems::Turning } => p.say("prompt-items"),
            Step::AlienRoom { .. } if table.ufo.is_some() => p.say("prompt-alien-sector"),
            Step::AlienRoom { .. } => p.say("prompt-alien-room"),
            Step::Fight { room, .. } => p.room(room).say("prompt-fight"),
            Step::AlienChoice { room, prey, .. } => p.room(room).say(match prey {
                Prey::Alone => "prompt-alien-choice-alone",
                Prey::Beaten if table.ufo.is_some() => "prompt-alien-choice-ufo",
                Prey::Beaten => "prompt-alien-choice-beaten",
                Prey::Kennel => "prompt-alien-choice-kennel",
            }),
            Step::EncounterRoom { .. } => p.say("prompt-encounter-room"),
            Step::Avoid { room, .. } => p.room(room).say("prompt-avoid"),
            Step::Tokens { room, .. } => p.room(room).say("prompt-tokens"),
            Step::TakeFrom { room, .. } => p.room(room).say("prompt-take-from"),
            Step::Burn { .. } => p.say("prompt-burn"),
            Step::BurnLeave { seat, weapon, .. } => {
                p.seat(table, seat).room_of(table, seat).weapon(weapon).say("prompt-burn-leave")
            }
            Step::BoardNow => p.say("prompt-board-now"),
            Step::Turn => p.n(table.stack).say("prompt-turn"),
            Step::Assign { card } => p.card(card).say("prompt-assign"),
            Step::KeepDie { .. } => p.say("prompt-keep-die"),
            Step::StationFuel => p.say("prompt-station-fuel"),
            Step::KeepWeapon => p.say("prompt-keep-weapon"),
            Step::KeepItem => p.say("prompt-keep-item"),
            Step::KeepToken { more } => p.n(more).say("prompt-keep-token"),
            Step::Escape { room } => p.some_vehicle(room.vehicle()).say("prompt-escape"),
            Step::BoardAsk { .. } => p.say("prompt-board-ask"),
            Step::BoardVote { candidate, .. } => p.seat(table, candidate).say("prompt-board-vote"),
            Step::Trade => p.say("prompt-trade"),
            Step::TradeDraft { to, .. } => p.other(table, to).say("prompt-trade-draft"),
            Step::TradeAnswer { from, .. } => {
                let parcel = self.parcel(table.offer);
                p.other(table, from).text("parcel", parcel).say("prompt-trade-answer")
            }
            Step::TradeConfirm { to, .. } if table.answer.is_empty() => {
                p.other(table, to).say("prompt-trade-confirm-gift")
            }
            Step::TradeConfirm { to, .. } => {
                let parcel = self.parcel(table.answer);
                p.other(table, to).text("parcel", parcel).say("prompt-trade-confirm")
            }
            Step::Vote => p.say("prompt-vote"),
            Step::Reveal => p.say("prompt-reveal"),
            Step::OfferTest { kind } => p.text("test", self.test(kind)).say("prompt-offer-test"),
            Step::PickTester { kind, .. } => p.text("test", self.test(kind)).say("prompt-pick-tester"),
            Step::TestTarget { kind, .. } => p.text("test", self.test(kind)).say("prompt-test-target"),
            Step::Examine { .. } => p.say("prompt-examine"),
            Step::Starve => p.say("prompt-starve"),
            Step::Over => p.say("prompt-over"),
        }
    }

    /// The short name of the phase.
    pub(crate) fn phase_of(&self, table: &Table) -> String {
        if table.solo.is_some()
            && let Some(key) = super::solo::phase_key(table.step)
        {
            return self.plain(key);
        }
        self.plain(match table.step {
            Step::SettingUp | Step::PickCharacter => "phase-set-up",
            Step::KeepWeather { .. } => "phase-weather",
            _ if table.ufo.is_some() && table.step != Step::Over => "phase-chase",
            Step::Plan => "phase-plan",
            Step::Enter | Step::CollectRoom { .. } | Step::Launch { .. } => "phase-chase",
            Step::Exchange => "phase-drawing",
            Step::Place | Step::PickSpecial | Step::ChooseHand { .. } | Step::Items { after: AfterItems::Placing } => {
                "phase-placing"
            }
            Step::AlienRoom { .. }
            | Step::Fight { .. }
            | Step::AlienChoice { .. }
            | Step::EncounterRoom { .. }
            | Step::Avoid { .. }
            | Step::Tokens { .. }
            | Step::TakeFrom { .. } => "phase-encounters",
            Step::Burn { .. } | Step::BurnLeave { .. } => "phase-burning",
            Step::Items { after: AfterItems::Turning }
            | Step::Turn
            | Step::Assign { .. }
            | Step::KeepDie { .. }
            | Step::StationFuel
            | Step::KeepWeapon
            | Step::KeepItem
            | Step::KeepToken { .. }
            | Step::Escape { .. } => "phase-actions",
            Step::BoardNow | Step::BoardAsk { .. } | Step::BoardVote { .. } => "phase-boarding",
            Step::Trade | Step::TradeDraft { .. } | Step::TradeAnswer { .. } | Step::TradeConfirm { .. } => {
                "phase-trading"
            }
            Step::Vote => "phase-vote",
            Step::Reveal => "phase-reveal",
            Step::OrderTests
            | Step::OfferTest { .. }
            | Step::PickTester { .. }
            | Step::TestTarget { .. }
            | Step::Examine { .. } => "phase-tests",
            Step::Starve => "phase-food",
            Step::Solo(_) => "phase-actions",
            Step::Over => "phase-over",
        })
    }
}
