//! Games of a table that are over, in the form in which games are stored and verified.

use whiteout_core::Seat;
use whiteout_games::{Deal, Record, Whom};

use crate::entry::Entry;
use crate::people::{Holder, Seated};
use crate::play::Playable;
use crate::table::{Phase, Table};
use crate::undo::without_undone;

/// The `n`th game of a table, from all its entries; `None` unless it is over.
pub fn record<G: Playable>(entries: impl IntoIterator<Item = Entry<G>>, n: u32) -> Option<Record<G>> {
    let mut entries = entries.into_iter();
    let mut table = Table::from_first(&entries.next()?)?;
    loop {
        let entry = entries.next()?;
        if table.games == n && matches!(entry, Entry::Started { .. }) {
            return record_dealt(table, core::iter::once(entry).chain(entries));
        }
        table.apply(&entry);
    }
}

/// The game that is dealt at this table by the first of these entries; `None` unless it is over. What was taken back is not
/// in it: it drew nothing, so the other actions give the same game without it.
pub fn record_dealt<G: Playable>(
    mut table: Table<G>,
    entries: impl IntoIterator<Item = Entry<G>>,
) -> Option<Record<G>> {
    let mut actions: Vec<(Seat, G::Action)> = Vec::new();
    let mut conceded = false;
    // Of the deal first, then of each action, then of giving up.
    let mut steps: Vec<Vec<G::Event>> = Vec::new();
    for entry in without_undone(entries) {
        table.apply(&entry);
        match entry {
            Entry::Started { events: dealt, .. } => steps.push(dealt),
            Entry::Acted { seat, action, events: more, .. } => {
                actions.push((seat, action));
                steps.push(more);
            }
            Entry::Conceded { events: last, .. } => {
                conceded = true;
                steps.push(last);
            }
            _ => {}
        }
        if table.phase == Phase::Over {
            return table.recorded(actions, conceded, &steps);
        }
    }
    None
}

impl<G: Playable> Table<G> {
    fn recorded(&self, actions: Vec<(Seat, G::Action)>, conceded: bool, steps: &[Vec<G::Event>]) -> Option<Record<G>> {
        let deal = Deal { server: self.seed, entropy: self.shuffle.parts().to_vec(), commitment: self.commitment() };
        let brought = self.brought_seed();
        Some(Record {
            setup: self.under().setup(self.settings())?,
            seed: brought.unwrap_or_else(|| self.deal_seed()),
            deal: brought.is_none().then_some(deal),
            seats: self.seats.iter().flatten().map(whom).collect(),
            actions,
            conceded,
            lengths: steps.iter().map(Vec::len).collect(),
            events: steps.concat(),
        })
    }
}

fn whom(seated: &Seated) -> Whom {
    let bot = match &seated.holder {
        Holder::Person(_) => None,
        Holder::Bot { level } => Some(level.clone()),
    };
    Whom { name: seated.name.clone(), bot }
}
