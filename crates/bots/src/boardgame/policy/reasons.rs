//! What a choice is for, in one stable word.

use whiteout_boardgame::words::{Card, Room};
use whiteout_boardgame::{Action, Give, Step};

use super::eyes::Eyes;

pub(super) fn of(eyes: &Eyes<'_>, action: Action) -> &'static str {
    match (eyes.t.step, action) {
        (_, Action::Place { give: Give::Card(Card::Sabotage) | Give::LitCard(Card::Sabotage), .. }) => "sabotage",
        (_, Action::Place { room, .. }) if eyes.alien && !eyes.t.standing_in(room).is_empty() => "prey",
        (_, Action::Place { .. }) if eyes.alien => "cover",
        (_, Action::Place { room, .. }) => work(room),
        (_, Action::ChangeCards) => "rest",
        (_, Action::Board | Action::Escape) => "leave",
        (Step::Turn | Step::Assign { .. }, _) => "lead",
        (Step::Vote, Action::Vote { .. }) => {
            if eyes.alien {
                "frame"
            } else {
                "suspect"
            }
        }
        (Step::Reveal, Action::Reveal) => "show",
        (Step::Reveal, _) if eyes.alien => "hide",
        (_, Action::Enter { .. }) => "chase",
        (_, Action::Pay { .. } | Action::Hold) => "launch",
        (Step::OfferTest { .. } | Step::PickTester { .. } | Step::TestTarget { .. } | Step::Examine { .. }, _) => {
            "test"
        }
        (_, Action::Snipe { .. }) => "shoot",
        (Step::BoardVote { .. } | Step::BoardAsk { .. }, _) => "board",
        (Step::Avoid { .. }, Action::Avoid { .. }) => "keep-away",
        (Step::Fight { .. }, Action::Fire { .. }) => "fight",
        (Step::AlienChoice { .. }, _) => "strike",
        (Step::Burn { .. } | Step::BurnLeave { .. }, _) => "burn",
        (Step::Trade | Step::TradeDraft { .. } | Step::TradeAnswer { .. } | Step::TradeConfirm { .. }, _) => "trade",
        _ => "routine",
    }
}

const fn work(room: Room) -> &'static str {
    match room {
        Room::Boiler | Room::Generator | Room::WeatherStation => "keep-warm",
        Room::Radio | Room::BaseHelicopter | Room::Shed => "way-out",
        Room::Armory => "arms",
        Room::Warehouse => "items",
        Room::Laboratory => "blood",
        Room::Kitchen => "food",
        _ => "routine",
    }
}
