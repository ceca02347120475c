//! Follows the public table through the events that a seat is handed.

/// A table that is folded from events.
pub(crate) trait Followed: Copy {
    type Event: Copy;

    /// The empty table of a game by the same rules.
    fn anew(&self) -> Self;

    fn follow(&mut self, event: &Self::Event);
}

impl Followed for whiteout_boardgame::table::Table {
    type Event = whiteout_boardgame::Event;

    fn anew(&self) -> Self {
        Self::blank(self.rules)
    }

    fn follow(&mut self, event: &Self::Event) {
        self.apply(event);
    }
}

impl Followed for whiteout_infection::table::Table {
    type Event = whiteout_infection::Event;

    fn anew(&self) -> Self {
        Self::blank(self.rules)
    }

    fn follow(&mut self, event: &Self::Event) {
        self.apply(event);
    }
}

/// The table as it was before each event. The rules are known from the first view on; until then events wait.
#[derive(Clone, Debug)]
pub(crate) struct Witness<T: Followed> {
    table: Option<T>,
    waiting: Vec<T::Event>,
}

impl<T: Followed> Default for Witness<T> {
    fn default() -> Self {
        Self { table: None, waiting: Vec::new() }
    }
}

impl<T: Followed> Witness<T> {
    /// Hands the event over with the table it happened at, now or as soon as there is one.
    pub(crate) fn see(&mut self, event: &T::Event, tell: &mut impl FnMut(&T::Event, &T)) {
        match &mut self.table {
            Some(table) => {
                tell(event, table);
                table.follow(event);
            }
            None => self.waiting.push(*event),
        }
    }

    /// The table now, once the rules are known.
    pub(crate) const fn table(&self) -> Option<&T> {
        self.table.as_ref()
    }

    /// Called with every view, before anything is asked of the memory. One that comes late has seen nothing.
    pub(crate) fn look(&mut self, now: &T, tell: &mut impl FnMut(&T::Event, &T)) {
        if self.table.is_some() {
            return;
        }
        let mut table = now.anew();
        for event in self.waiting.drain(..) {
            tell(&event, &table);
            table.follow(&event);
        }
        self.table = Some(table);
    }
}
