//! What the server needs of a game: what a table needs, its words, and that it can go from task to task.

use whiteout_core::Game;
use whiteout_table::Playable;
use whiteout_text::Spoken;

use crate::padding::Padded;

/// A game that is played at the tables of this server.
pub(crate) trait Served:
    Game<Config: Send, Action: Send, Event: Send, View: Send, Claim: Send>
    + Playable<Public: Send, Own: Send>
    + Padded
    + Spoken<Board = <Self as Playable>::Public>
    + Send
    + 'static
{
}

impl Served for whiteout_boardgame::State {}
impl Served for whiteout_boardgame::Norwegian {}
impl Served for whiteout_boardgame::Cooperation {}
impl Served for whiteout_infection::State {}
