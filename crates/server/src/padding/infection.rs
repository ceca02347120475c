//! How much Infection at Outpost 31 tells one seat at a time.

use whiteout_core::Seat;
use whiteout_infection::table::Table;
use whiteout_infection::{Event, State, Step};

use super::{Padded, Room};

impl Padded for State {
    fn answered(event: &Event) -> Option<Seat> {
        match *event {
            Event::Answered { seat } => Some(seat),
            _ => None,
        }
    }

    fn is_asked(board: &Table, seat: Seat) -> bool {
        board.waiting.contains(seat)
    }

    /// Nobody does.
    fn sees_answers(_: &Table, _: Seat) -> bool {
        false
    }

    fn room(board: &Table, seat: Seat) -> Option<Room> {
        Some(match board.step {
            _ if !Self::is_asked(board, seat) => Room::new(512, 512),
            // Every group of players, every part of the dice.
            Step::Team | Step::Board | Step::Keep => Room::new(3 * 1024, 5 * 1024),
            // Every pair of cards, every room.
            Step::Swap | Step::Room => Room::new(2 * 1024, 2 * 1024),
            _ => Room::new(1024, 1024),
        })
    }
}
