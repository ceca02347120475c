//! What a choice is for.

use whiteout_boardgame::words::{Card, Room};
use whiteout_boardgame::{Action, Give, Step};

use super::eyes::Eyes;
use crate::Because;

pub(super) fn of(eyes: &Eyes<'_>, action: Action) -> Because {
    match (eyes.t.step, action) {
        (_, Action::Place { give: Give::Card(Card::Sabotage) | Give::LitCard(Card::Sabotage), .. }) => {
            Because::Sabotage
        }
        (_, Action::Place { room, .. }) if eyes.alien && !eyes.t.standing_in(room).is_empty() => Because::Prey,
        (_, Action::Place { .. }) if eyes.alien => Because::Cover,
        (_, Action::Place { room, .. }) => work(room),
        (_, Action::ChangeCards) => Because::Rest,
        (_, Action::Board | Action::Escape) => Because::Leave,
        (Step::Turn | Step::Assign { .. }, _) => Because::Lead,
        (Step::Vote, Action::Vote { .. }) => {
            if eyes.alien {
                Because::Frame
            } else {
                Because::Suspect
            }
        }
        (Step::Reveal, Action::Reveal) => Because::Show,
        (Step::Reveal, _) if eyes.alien => Because::Hide,
        (_, Action::Enter { .. }) => Because::Chase,
        (_, Action::Pay { .. } | Action::Hold) => Because::Launch,
        (Step::OfferTest { .. } | Step::PickTester { .. } | Step::TestTarget { .. } | Step::Examine { .. }, _) => {
            Because::Test
        }
        (_, Action::Snipe { .. }) => Because::Shoot,
        (Step::BoardVote { .. } | Step::BoardAsk { .. }, _) => Because::Board,
        (Step::Avoid { .. }, Action::Avoid { .. }) => Because::KeepAway,
        (Step::Fight { .. }, Action::Fire { .. }) => Because::Fight,
        (Step::AlienChoice { .. }, _) => Because::Strike,
        (Step::Burn { .. } | Step::BurnLeave { .. }, _) => Because::Burn,
        (Step::Trade | Step::TradeDraft { .. } | Step::TradeAnswer { .. } | Step::TradeConfirm { .. }, _) => {
            Because::Trade
        }
        _ => Because::Routine,
    }
}

const fn work(room: Room) -> Because {
    match room {
        Room::Boiler | Room::Generator | Room::WeatherStation => Because::KeepWarm,
        Room::Radio | Room::BaseHelicopter | Room::Shed => Because::WayOut,
        Room::Armory => Because::Arms,
        Room::Warehouse => Because::Items,
        Room::Laboratory => Because::Blood,
        Room::Kitchen => Because::Food,
        _ => Because::Routine,
    }
}
