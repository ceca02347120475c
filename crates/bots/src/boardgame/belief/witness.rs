//! Follows the public table through the events that a seat is handed.

use whiteout_boardgame::Event;
use whiteout_boardgame::table::Table;

/// The table as it was before each event. The rules are known from the first view on; until then events wait.
#[derive(Clone, Debug, Default)]
pub(crate) struct Witness {
    table: Option<Table>,
    waiting: Vec<Event>,
}

impl Witness {
    /// Hands the event over with the table it happened at, now or as soon as there is one.
    pub(crate) fn see(&mut self, event: &Event, tell: &mut impl FnMut(&Event, &Table)) {
        match &mut self.table {
            Some(table) => {
                tell(event, table);
                table.apply(event);
            }
            None => self.waiting.push(*event),
        }
    }

    /// The table now, once the rules are known.
    pub(crate) const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Called with every view, before anything is asked of the memory. One that comes late has seen nothing.
    pub(crate) fn look(&mut self, now: &Table, tell: &mut impl FnMut(&Event, &Table)) {
        if self.table.is_some() {
            return;
        }
        let mut table = Table::blank(now.rules);
        for event in self.waiting.drain(..) {
            tell(&event, &table);
            table.apply(&event);
        }
        self.table = Some(table);
    }
}
