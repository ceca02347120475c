//! How much The Boardgame, Norwegian Outpost and the game for 1 to 3 players tell one seat at a time.

use whiteout_boardgame::table::{Status, Table};
use whiteout_boardgame::{Event, Position, Step};
use whiteout_core::Seat;
use whiteout_table::Playable;

use super::{Padded, Room};

impl<V> Padded for Position<V>
where
    Self: Playable<Event = Event, Public = Table>,
{
    fn answered(event: &Event) -> Option<Seat> {
        match *event {
            Event::Answered { seat } => Some(seat),
            _ => None,
        }
    }

    fn is_asked(board: &Table, seat: Seat) -> bool {
        board.asked_for(seat).is_some()
    }

    fn sees_answers(board: &Table, seat: Seat) -> bool {
        board.solo.is_some() || sees_all(board, seat) || board.status[seat] == Status::Exposed
    }

    fn room(board: &Table, seat: Seat) -> Option<Room> {
        let asked = Self::is_asked(board, seat);
        Some(match board.step {
            // Roles are hidden from all alike.
            _ if board.hands_are_open() => return None,
            // A player sees the hands of several Characters, and places them.
            _ if board.solo.is_some() && asked => Room::new(6 * 1024, 4 * 1024),
            _ if board.solo.is_some() => Room::new(1536, 256),
            _ if sees_all(board, seat) => Room::new(2560, 512),
            // Every room with every amount of Strength.
            Step::Plan if asked => Room::new(8 * 1024, 8 * 1024),
            // The parts of the Alien see each other's plans.
            _ if board.status[seat] == Status::Exposed => Room::new(1536, 512),
            // Every room with every kind of card.
            Step::Place if asked => Room::new(4 * 1024, 7 * 1024),
            _ if asked => Room::new(1024, 768),
            // New hands, and the results of the night.
            Step::PickCharacter | Step::Exchange | Step::Place => Room::new(1024, 512),
            _ => Room::new(512, 512),
        })
    }
}

/// The option `ghosts_see_all`.
fn sees_all(board: &Table, seat: Seat) -> bool {
    board.rules.options.ghosts_see_all && matches!(board.status[seat], Status::Dead | Status::Escaped)
}
