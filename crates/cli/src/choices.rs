//! Legal actions as a numbered menu; a long one asks twice: where, then how.

use crate::screen::{Screen, Shown};

/// A longer list is too long to listen to.
const LONGEST_LIST: usize = 12;

/// One line of the menu: an action, or a heading with several.
#[derive(Debug)]
pub(crate) struct Choice<A> {
    pub(crate) label: String,
    pub(crate) actions: Vec<A>,
}

/// The menu for these actions, in their order.
pub(crate) fn menu<G: Shown>(screen: Screen<'_, G>, board: &G::Board, legal: &[G::Action]) -> Vec<Choice<G::Action>> {
    if legal.len() <= LONGEST_LIST {
        return legal.iter().map(|&action| single(screen, board, action)).collect();
    }
    let mut menu: Vec<Choice<G::Action>> = Vec::new();
    for &action in legal {
        match (G::heading(screen, board, action), menu.last_mut()) {
            (Some(heading), Some(last)) if last.label == heading => last.actions.push(action),
            (Some(label), _) => menu.push(Choice { label, actions: vec![action] }),
            (None, _) => menu.push(single(screen, board, action)),
        }
    }
    menu.into_iter()
        .map(|choice| match choice.actions[..] {
            [only] => single(screen, board, only),
            _ => choice,
        })
        .collect()
}

/// A line for one action.
pub(crate) fn single<G: Shown>(screen: Screen<'_, G>, board: &G::Board, action: G::Action) -> Choice<G::Action> {
    Choice { label: G::label(screen, board, action), actions: vec![action] }
}
