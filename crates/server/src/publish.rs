//! What each eye has been sent: one stream a seat, one for all who look on.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::Value;
use whiteout_boardgame::State;
use whiteout_core::Seat;
use whiteout_table::{Change, Entry, Eye, Table, diff};

use crate::protocol::{Message, Update};

/// Updates kept for those who were away for a moment.
const KEPT: usize = 64;

/// The updates of one eye, counted by what that eye was sent: hidden moves leave no gap.
#[derive(Debug, Default)]
pub(crate) struct Stream {
    pub(crate) seq: u64,
    kept: VecDeque<Arc<str>>,
}

impl Stream {
    /// Everything after `seq`, if it is still known.
    pub(crate) fn since(&self, seq: u64) -> Option<Vec<Arc<str>>> {
        let missing = self.seq.checked_sub(seq)? as usize;
        (missing <= self.kept.len()).then(|| self.kept.iter().skip(self.kept.len() - missing).cloned().collect())
    }

    fn push(&mut self, text: Arc<str>) {
        self.kept.push_back(text);
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
    }
}

/// The pages as they were last sent.
#[derive(Debug)]
pub(crate) struct Streams {
    pub(crate) public: Value,
    pub(crate) own: Vec<Value>,
    seats: Vec<Stream>,
    spectators: Stream,
}

impl Streams {
    pub(crate) fn new(table: &Table<State>) -> Self {
        let players = table.settings().players;
        Self {
            public: table.public_page(),
            own: Seat::all(players).map(|seat| table.own_page(seat)).collect(),
            seats: Seat::all(players).map(|_| Stream::default()).collect(),
            spectators: Stream::default(),
        }
    }

    pub(crate) fn of(&self, eye: Eye) -> &Stream {
        match eye {
            Eye::Seat(seat) => self.seats.get(seat.index()).unwrap_or(&self.spectators),
            Eye::Spectator => &self.spectators,
        }
    }

    /// What every eye is to be sent about these entries, which have been applied.
    pub(crate) fn update(&mut self, table: &Table<State>, entries: &[Entry<State>]) -> Vec<(Eye, Arc<str>)> {
        let public = table.public_page();
        let changes = diff(&self.public, &public);
        self.public = public;
        let mut sent = Vec::with_capacity(self.seats.len() + 1);
        for seat in Seat::all(self.seats.len() as u8) {
            let page = table.own_page(seat);
            let own = diff(&self.own[seat.index()], &page);
            self.own[seat.index()] = page;
            let eye = Eye::Seat(seat);
            sent.extend(send(&mut self.seats[seat.index()], table, entries, eye, &changes, own));
        }
        sent.extend(send(&mut self.spectators, table, entries, Eye::Spectator, &changes, Vec::new()));
        sent
    }
}

fn send(
    stream: &mut Stream,
    table: &Table<State>,
    entries: &[Entry<State>],
    eye: Eye,
    changes: &[Change],
    own: Vec<Change>,
) -> Option<(Eye, Arc<str>)> {
    let mut news = table.news(entries, eye);
    news.changes = changes.to_vec();
    if news.is_empty() && own.is_empty() {
        return None;
    }
    stream.seq += 1;
    let text: Arc<str> = Message::News(Update { seq: stream.seq, own, news }).to_text().into();
    stream.push(text.clone());
    Some((eye, text))
}
