//! Finished games of a table, in the form in which games are stored and verified.

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
    let mut played = Played::default();
    for entry in without_undone(entries) {
        table.apply(&entry);
        played.take_in(entry);
        if table.phase == Phase::Over {
            return table.recorded(played);
        }
    }
    None
}

/// What was done in one game, and what came of it.
pub(crate) struct Played<G: Playable> {
    actions: Vec<(Seat, G::Action)>,
    conceded: bool,
    /// How many events each step has: the deal, then each action, then giving up.
    lengths: Vec<usize>,
    events: Vec<G::Event>,
}

impl<G: Playable> Default for Played<G> {
    fn default() -> Self {
        Self { actions: Vec::new(), conceded: false, lengths: Vec::new(), events: Vec::new() }
    }
}

impl<G: Playable> Played<G> {
    /// A deal begins another game.
    pub(crate) fn take_in(&mut self, entry: Entry<G>) {
        let events = match entry {
            Entry::Started { events, .. } => {
                *self = Self::default();
                events
            }
            Entry::Acted { seat, action, events, .. } => {
                self.actions.push((seat, action));
                events
            }
            Entry::Conceded { events, .. } => {
                self.conceded = true;
                events
            }
            _ => return,
        };
        self.lengths.push(events.len());
        self.events.extend(events);
    }
}

impl<G: Playable> Table<G> {
    pub(crate) fn recorded(&self, played: Played<G>) -> Option<Record<G>> {
        let deal = Deal { server: self.seed, entropy: self.shuffle.parts().to_vec(), commitment: self.commitment() };
        let brought = self.brought_seed();
        let Played { actions, conceded, lengths, events } = played;
        Some(Record {
            setup: self.under().setup(self.settings())?,
            seed: brought.unwrap_or_else(|| self.deal_seed()),
            deal: brought.is_none().then_some(deal),
            seats: self.seats.iter().flatten().map(whom).collect(),
            actions,
            conceded,
            lengths,
            events,
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
