//! Legal actions as a numbered menu; a long one asks twice: where, then how.

use whiteout_boardgame::Action;
use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::Room;

use crate::screen::Screen;

/// A longer list is too long to listen to.
const LONGEST_LIST: usize = 12;

/// One line of the menu: an action, or a room with several.
#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) label: String,
    pub(crate) actions: Vec<Action>,
}

const fn room(action: Action) -> Option<Room> {
    match action {
        Action::Place { room, .. } | Action::Stack { room, .. } => Some(room),
        _ => None,
    }
}

/// The menu for these actions, in their order.
pub(crate) fn menu(screen: Screen, table: &Table, legal: &[Action]) -> Vec<Choice> {
    if legal.len() <= LONGEST_LIST {
        return legal.iter().map(|&action| single(screen, table, action)).collect();
    }
    let mut menu: Vec<(Option<Room>, Choice)> = Vec::new();
    for &action in legal {
        match (room(action), menu.last_mut()) {
            (Some(room), Some((Some(last), choice))) if *last == room => choice.actions.push(action),
            (Some(room), _) => {
                let label = screen.room_with_those_there(table, room);
                menu.push((Some(room), Choice { label, actions: vec![action] }));
            }
            (None, _) => menu.push((None, single(screen, table, action))),
        }
    }
    menu.into_iter()
        .map(|(_, choice)| match choice.actions[..] {
            [only] => single(screen, table, only),
            _ => choice,
        })
        .collect()
}

/// A line for one action.
pub(crate) fn single(screen: Screen, table: &Table, action: Action) -> Choice {
    Choice { label: screen.texts.action(table, &action), actions: vec![action] }
}
