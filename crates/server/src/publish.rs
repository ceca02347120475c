//! What each eye has been sent: one numbered stream for everybody who looks with the same eyes.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use whiteout_core::{Game, Viewer};
use whiteout_table::{Change, Entry, Eye, News, Playable, Table, changes};
use whiteout_text::Language;

use crate::limits;
use crate::padding::{self, pad};
use crate::protocol::{MessageOf, Update};
use crate::served::Served;
use crate::words::{self, Sentences, Words};
use crate::written::Written;

/// Whose eyes somebody reads with, and in which language, if in words at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Reader {
    pub(crate) eye: Eye,
    pub(crate) language: Option<Language>,
}

/// The page of everybody as it goes over the wire.
pub(crate) fn public_page<G: Served>(table: &Table<G>) -> Written<G::Public> {
    Written::new(&table.public_page())
}

pub(crate) fn own_page<G: Served>(table: &Table<G>, eye: Eye) -> Written<G::Own> {
    match eye {
        Eye::Seat(seat) => Written::new(&table.own_page(seat)),
        Eye::Spectator => Written::new(&table.onlooker_page()),
    }
}

/// The last updates that readers of one language were sent.
#[derive(Debug, Default)]
struct Kept {
    texts: VecDeque<Arc<str>>,
    bytes: usize,
}

impl Kept {
    fn push(&mut self, text: Arc<str>) {
        self.bytes += text.len();
        self.texts.push_back(text);
        while self.bytes > limits::UPDATES_KEPT {
            self.bytes -= self.texts.pop_front().map_or(self.bytes, |text| text.len());
        }
    }
}

/// The updates of one eye, counted by what that eye was sent: hidden moves leave no gap.
#[derive(Debug)]
struct Stream<O> {
    seq: u64,
    /// The eye's own page as it was last sent.
    own: Written<O>,
    /// For each language that somebody reads in.
    kept: Vec<(Option<Language>, Kept)>,
}

impl<O> Stream<O> {
    fn listen(&mut self, language: Option<Language>) {
        if !self.kept.iter().any(|(known, _)| *known == language) {
            self.kept.push((language, Kept::default()));
        }
    }
}

/// All streams of a table. An eye that nobody has looked through yet costs nothing.
#[derive(Debug)]
pub(crate) struct Streams<G: Served> {
    public: Written<G::Public>,
    board: Option<G::Public>,
    eyes: HashMap<Eye, Stream<G::Own>>,
}

impl<G: Served> Streams<G> {
    pub(crate) fn new(table: &Table<G>) -> Self {
        Self { public: public_page(table), board: board(table), eyes: HashMap::new() }
    }

    /// The public page as it was last sent.
    pub(crate) const fn public(&self) -> &Written<G::Public> {
        &self.public
    }

    /// From now on this reader's updates are made and kept.
    pub(crate) fn listen(&mut self, table: &Table<G>, reader: Reader) {
        let fresh = || Stream { seq: 0, own: own_page(table, reader.eye), kept: Vec::new() };
        self.eyes.entry(reader.eye).or_insert_with(fresh).listen(reader.language);
    }

    /// The number of the last update an eye was sent, and its own page as of then.
    pub(crate) fn now(&self, eye: Eye) -> (u64, Option<&Written<G::Own>>) {
        self.eyes.get(&eye).map_or((0, None), |stream| (stream.seq, Some(&stream.own)))
    }

    /// Everything after `seq`, if it is still known.
    pub(crate) fn since(&self, reader: Reader, seq: u64) -> Option<Vec<Arc<str>>> {
        let stream = self.eyes.get(&reader.eye)?;
        let (_, kept) = stream.kept.iter().find(|(language, _)| *language == reader.language)?;
        let missing = stream.seq.checked_sub(seq)? as usize;
        let known = kept.texts.len();
        (missing <= known).then(|| kept.texts.iter().skip(known - missing).cloned().collect())
    }

    /// What every reader is to be sent about these entries, which have been applied.
    pub(crate) fn update(&mut self, table: &Table<G>, entries: &[Entry<G>]) -> Vec<(Reader, Arc<str>)> {
        let public = public_page(table);
        let changed = changes(self.public.get(), public.get());
        let changed = (!changed.is_empty()).then(|| Written::new(&changed));
        self.public = public;
        let board = board(table);
        let before = std::mem::replace(&mut self.board, board.clone()).or_else(|| table.game().map(|_| blank(table)));
        let spoken = table.news(entries, Eye::Spectator);
        let mut shared: Vec<Shared<G>> = Vec::new();
        let mut sent = Vec::with_capacity(self.eyes.len());
        for (&eye, stream) in &mut self.eyes {
            let page = own_page(table, eye);
            let own = changes(stream.own.get(), page.get());
            stream.own = page;
            let news = table.news(entries, eye);
            if changed.is_none() && own.is_empty() && news.is_empty() {
                continue;
            }
            stream.seq += 1;
            let mut update = Update { seq: stream.seq, changes: changed.as_ref(), own, news, words: None };
            for (language, kept) in &mut stream.kept {
                let known = shared.iter().position(|shared| shared.language == *language);
                let known = known.unwrap_or_else(|| {
                    let words =
                        language.map(|language| Shared::read(language, board.as_ref(), before.as_ref(), entries));
                    shared.push(Shared::new(*language, words, changed.as_ref(), spoken.clone()));
                    shared.len() - 1
                });
                let shared = &shared[known];
                update.words = shared.words_of(table, eye);
                let mut text = MessageOf::<G>::News(&update).to_text();
                let room = eye.seat().and_then(|seat| padding::room_for(entries, board.as_ref(), seat));
                if let Some(room) = room {
                    // How many messages came before this one is no secret on a line.
                    let private = text.len().saturating_sub(shared.length + padding::length(&stream.seq));
                    pad(&mut text, private, room.bytes(language.is_some()));
                }
                let text: Arc<str> = text.into();
                kept.push(text.clone());
                sent.push((Reader { eye, language: *language }, text));
            }
        }
        sent
    }
}

/// What all readers of one language are sent alike about the same entries, made once.
struct Shared<'a, G: Served> {
    language: Option<Language>,
    words: Option<(Words, Sentences<'a, G>)>,
    /// Bytes of a message that holds nothing private.
    length: usize,
}

impl<'a, G: Served> Shared<'a, G> {
    fn read(
        language: Language,
        board: Option<&G::Public>,
        before: Option<&G::Public>,
        entries: &'a [Entry<G>],
    ) -> (Words, Sentences<'a, G>) {
        let words = board.map_or_else(Words::default, |board| Words::of::<G>(language, board));
        let sentences = before.map(|before| Sentences::new(language, before.clone(), events(entries)));
        (words, sentences.unwrap_or_default())
    }

    fn new(
        language: Option<Language>,
        words: Option<(Words, Sentences<'a, G>)>,
        changes: Option<&Written<Change>>,
        news: News<'_, G::Event, G::Claim>,
    ) -> Self {
        let mut shared = Self { language, words, length: 0 };
        let words = shared.told(Viewer::Spectator, Vec::new());
        let update = Update { seq: 0, changes, own: Vec::new(), news, words };
        shared.length = padding::length(&MessageOf::<G>::News(&update)) - padding::length(&update.seq);
        shared
    }

    fn words_of(&self, table: &Table<G>, eye: Eye) -> Option<Words> {
        let choices = self.language.map(|language| choices_in_words(language, table, eye));
        self.told(eye.viewer(), choices.unwrap_or_default())
    }

    fn told(&self, viewer: Viewer, choices: Vec<String>) -> Option<Words> {
        let (words, sentences) = self.words.as_ref()?;
        Some(Words { choices, log: sentences.seen_by(viewer), ..words.clone() })
    }
}

pub(crate) fn board<G: Playable>(table: &Table<G>) -> Option<G::Public> {
    table.game().map(G::public_part)
}

/// The board that the deal begins with.
pub(crate) fn blank<G: Playable>(table: &Table<G>) -> G::Public {
    G::blank(table.config()).public_part()
}

/// The table as it stands, and the viewer's choices.
pub(crate) fn present<G: Served>(language: Language, table: &Table<G>, eye: Eye) -> Words {
    let words = board(table).map_or_else(Words::default, |board| Words::of::<G>(language, &board));
    Words { choices: choices_in_words(language, table, eye), ..words }
}

fn choices_in_words<G: Served>(language: Language, table: &Table<G>, eye: Eye) -> Vec<String> {
    let (Some(game), Eye::Seat(seat)) = (table.game(), eye) else { return Vec::new() };
    let mut choices = Vec::new();
    game.legal(seat, &mut |action| choices.push(action));
    if choices.is_empty() {
        return Vec::new();
    }
    words::choices::<G>(language, &game.public_part(), &choices)
}

/// The game's events in these entries.
pub(crate) fn events<G: Game>(entries: &[Entry<G>]) -> impl Iterator<Item = &G::Event> {
    entries.iter().flat_map(|entry| match entry {
        Entry::Started { events, .. } | Entry::Acted { events, .. } | Entry::Conceded { events, .. } => {
            events.as_slice()
        }
        _ => &[],
    })
}
