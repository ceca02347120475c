//! What the server needs of a game: what a table needs, its words, and that it can go from task to task.

use whiteout_core::Game;
use whiteout_table::Playable;
use whiteout_text::Spoken;

/// A game that is played at the tables of this server.
pub(crate) trait Served:
    Game<Config: Send, Action: Send, Event: Send, View: Send, Claim: Send>
    + Playable<Public: Send, Own: Send>
    + Spoken<Board = <Self as Playable>::Public>
    + Send
    + 'static
{
}

impl Served for whiteout_boardgame::State {}
impl Served for whiteout_boardgame::Norwegian {}
impl Served for whiteout_boardgame::Cooperation {}
impl Served for whiteout_infection::State {}

/// Does the same for whichever game this is, with `$game` as the type of its states.
macro_rules! with_game {
    ($kind:expr, $game:ident => $does:expr) => {
        match $kind {
            whiteout_games::GameKind::Boardgame => {
                type $game = whiteout_boardgame::State;
                $does
            }
            whiteout_games::GameKind::Norwegian => {
                type $game = whiteout_boardgame::Norwegian;
                $does
            }
            whiteout_games::GameKind::Solo => {
                type $game = whiteout_boardgame::Cooperation;
                $does
            }
            whiteout_games::GameKind::Infection => {
                type $game = whiteout_infection::State;
                $does
            }
        }
    };
}
pub(crate) use with_game;
