//! What each eye has been sent: one numbered stream for everybody who looks with the same eyes.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use serde_json::Value;
use whiteout_boardgame::table::Table as Board;
use whiteout_boardgame::{Action, Event, State};
use whiteout_core::{Game as _, Seat};
use whiteout_table::{Change, Entry, Eye, Table, diff};
use whiteout_text::Language;

use crate::protocol::{Message, Update};
use crate::words::{self, Words};

/// Updates kept for those who were away for a moment.
const KEPT: usize = 64;

/// Whose eyes somebody reads with, and in which language, if in words at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Reader {
    pub(crate) eye: Eye,
    pub(crate) language: Option<Language>,
}

/// The updates of one eye, counted by what that eye was sent: hidden moves leave no gap.
#[derive(Debug, Default)]
struct Stream {
    seq: u64,
    /// The eye's own page as it was last sent.
    own: Value,
    /// The last updates, for each language that somebody reads them in.
    kept: Vec<(Option<Language>, VecDeque<Arc<str>>)>,
}

impl Stream {
    fn listen(&mut self, language: Option<Language>) {
        if !self.kept.iter().any(|(known, _)| *known == language) {
            self.kept.push((language, VecDeque::new()));
        }
    }
}

/// All streams of a table. An eye that nobody has looked through yet costs nothing.
#[derive(Debug)]
pub(crate) struct Streams {
    public: Value,
    board: Option<Board>,
    eyes: HashMap<Eye, Stream>,
}

impl Streams {
    pub(crate) fn new(table: &Table<State>) -> Self {
        Self { public: table.public_page(), board: board(table), eyes: HashMap::new() }
    }

    /// The public page as it was last sent.
    pub(crate) const fn public(&self) -> &Value {
        &self.public
    }

    /// From now on this reader's updates are made and kept.
    pub(crate) fn listen(&mut self, table: &Table<State>, reader: Reader) {
        let fresh = || Stream { own: own_page(table, reader.eye), ..Stream::default() };
        self.eyes.entry(reader.eye).or_insert_with(fresh).listen(reader.language);
    }

    /// The number of the last update an eye was sent, and its own page as of then.
    pub(crate) fn now(&self, eye: Eye) -> (u64, Value) {
        self.eyes.get(&eye).map_or((0, Value::Null), |stream| (stream.seq, stream.own.clone()))
    }

    /// Everything after `seq`, if it is still known.
    pub(crate) fn since(&self, reader: Reader, seq: u64) -> Option<Vec<Arc<str>>> {
        let stream = self.eyes.get(&reader.eye)?;
        let (_, kept) = stream.kept.iter().find(|(language, _)| *language == reader.language)?;
        let missing = stream.seq.checked_sub(seq)? as usize;
        (missing <= kept.len()).then(|| kept.iter().skip(kept.len() - missing).cloned().collect())
    }

    /// What every reader is to be sent about these entries, which have been applied.
    pub(crate) fn update(&mut self, table: &Table<State>, entries: &[Entry<State>]) -> Vec<(Reader, Arc<str>)> {
        let public = table.public_page();
        let changes = diff(&self.public, &public);
        self.public = public;
        let before = std::mem::replace(&mut self.board, board(table)).or_else(|| blank(table));
        let mut sent = Vec::new();
        for (&eye, stream) in &mut self.eyes {
            let page = own_page(table, eye);
            let own = own_changes(&stream.own, &page);
            stream.own = page;
            let mut news = table.news(entries, eye);
            news.changes.clone_from(&changes);
            if news.is_empty() && own.is_empty() {
                continue;
            }
            stream.seq += 1;
            let mut update = Update { seq: stream.seq, own, news, words: None };
            for (language, kept) in &mut stream.kept {
                update.words = language.map(|language| words_of(language, table, before.as_ref(), entries, eye));
                let text: Arc<str> = Message::News(&update).to_text().into();
                if kept.len() == KEPT {
                    kept.pop_front();
                }
                kept.push_back(text.clone());
                sent.push((Reader { eye, language: *language }, text));
            }
        }
        sent
    }
}

fn board(table: &Table<State>) -> Option<Board> {
    table.game().map(|game| game.table)
}

/// The table that the deal begins with.
fn blank(table: &Table<State>) -> Option<Board> {
    table.game().map(|_| State::blank(table.config()).table)
}

pub(crate) fn own_page(table: &Table<State>, eye: Eye) -> Value {
    match eye {
        Eye::Seat(seat) => table.own_page(seat),
        Eye::Spectator => Value::Null,
    }
}

/// An own page is small: whatever part of it differs is sent whole.
pub(crate) fn own_changes(before: &Value, after: &Value) -> Vec<Change> {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) => new
            .iter()
            .filter(|(key, value)| old.get(*key) != Some(value))
            .map(|(key, value)| Change { path: format!("/{key}"), value: Some(value.clone()) })
            .collect(),
        _ if before == after => Vec::new(),
        _ => vec![Change { path: String::new(), value: Some(after.clone()) }],
    }
}

fn choices(game: &State, seat: Seat) -> Vec<Action> {
    let mut choices = Vec::new();
    game.legal(seat, &mut |action| choices.push(action));
    choices
}

/// The present in words.
pub(crate) fn present(language: Language, table: &Table<State>, eye: Eye) -> Words {
    let Some(game) = table.game() else { return Words::default() };
    let choices = match eye {
        Eye::Seat(seat) => choices(game, seat),
        Eye::Spectator => Vec::new(),
    };
    Words::of(language, &game.table, &choices)
}

fn words_of(
    language: Language,
    table: &Table<State>,
    before: Option<&Board>,
    entries: &[Entry<State>],
    eye: Eye,
) -> Words {
    let mut words = present(language, table, eye);
    if let Some(before) = before {
        words.log = words::log(language, *before, events(entries), eye.viewer());
    }
    words
}

/// The game's events in these entries.
pub(crate) fn events(entries: &[Entry<State>]) -> impl Iterator<Item = &Event> {
    entries.iter().flat_map(|entry| match entry {
        Entry::Started { events, .. } | Entry::Acted { events, .. } => events.as_slice(),
        _ => &[],
    })
}
