//! Who looks at a live table through which socket, and what they are sent.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use whiteout_table::{Eye, Millis, Person, Spectators, Table};
use whiteout_text::Language;

use crate::actor::Actor;
use crate::limits::{self, Rate};
use crate::outbox::{Out, Outbox};
use crate::padding::pad;
use crate::protocol::{MessageOf, Page};
use crate::publish::{self, Reader, Streams};
use crate::served::Served;
use crate::session::Visit;
use crate::tokens::TokenHash;

/// Bytes that are enough for all guesses of a seat in its page.
const GUESSES: usize = 512;
/// Notes take a multiple of this in it.
const NOTE: usize = 1024;
/// More updates at once than anybody can follow.
const MANY: usize = 200;

struct Session {
    person: Option<Person>,
    /// With which eyes it got its last page.
    eye: Eye,
    language: Option<Language>,
    out: Outbox,
}

/// The sockets of a table.
#[derive(Default)]
pub(crate) struct Sessions {
    open: HashMap<u64, Session>,
    next: u64,
    pace: HashMap<Person, Pace>,
}

/// How fast one person may go on, with all their devices.
struct Pace {
    moves: Rate,
    /// Moments of a game that is shown again: nothing is stored, but everybody is told.
    shows: Rate,
    /// What is said, guessed and noted.
    words: Rate,
    /// Everything else: people do it now and then, and every time a line is stored.
    others: Rate,
}

/// What somebody wants to do, by how often people do it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pacing {
    Move,
    Show,
    Words,
    Other,
}

impl Pace {
    fn new(per_second: f64, now: Millis) -> Self {
        Self {
            moves: Rate::new(per_second, per_second, now),
            shows: Rate::new(per_second / 4.0, per_second, now),
            others: Rate::new(per_second / 80.0, per_second * 3.0, now),
            words: Rate::new(per_second / 20.0, per_second * 3.0, now),
        }
    }
}

impl Sessions {
    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    fn people(&self) -> BTreeSet<Person> {
        self.open.values().filter_map(|session| session.person).collect()
    }

    pub(crate) fn person(&self, session: u64) -> Option<(Option<Person>, Option<Language>)> {
        self.open.get(&session).map(|session| (session.person, session.language))
    }

    /// Whether somebody may send one more command of this kind.
    pub(crate) fn allow(&mut self, person: Person, pacing: Pacing, now: Millis) -> bool {
        self.pace.get_mut(&person).is_none_or(|pace| match pacing {
            Pacing::Move => pace.moves.allow(now),
            Pacing::Show => pace.shows.allow(now),
            Pacing::Words => pace.words.allow(now),
            Pacing::Other => pace.others.allow(now),
        })
    }

    /// Ends all connections of whom this concerns.
    pub(crate) fn close(&mut self, code: &'static str, whom: impl Fn(Option<Person>) -> bool) {
        self.open.retain(|_, session| {
            let ends = whom(session.person);
            if ends {
                let _ = session.out.try_send(Out::Closed(code));
            }
            !ends
        });
    }

    pub(crate) fn tell(&mut self, session: u64, text: Arc<str>) {
        if let Some(found) = self.open.get(&session)
            && found.out.try_send(Out::Text(text)).is_err()
        {
            self.open.remove(&session);
        }
    }
}

impl<G: Served> Actor<G> {
    pub(crate) fn person(&self, token: Option<TokenHash>) -> Option<Person> {
        self.doors.person(&token?)
    }

    /// The table and the streams that these eyes see.
    pub(crate) fn shown_to(&self, eye: Eye) -> (&Table<G>, &Streams<G>) {
        match (&self.late, eye) {
            (Some(late), Eye::Spectator) => (&late.table, &late.streams),
            _ => (&self.table, &self.streams),
        }
    }

    /// Names this life of the table as these eyes see it: what was sent to others cannot be gone on with.
    pub(crate) fn epoch(&self, eye: Eye) -> u64 {
        let eye = match eye {
            Eye::Spectator => 0,
            Eye::Seat(seat) => 1 + seat.index() as u64,
        };
        // Small enough for JavaScript.
        self.life << 4 | eye
    }

    fn listen(&mut self, reader: Reader) {
        match (&mut self.late, reader.eye) {
            (Some(late), Eye::Spectator) => late.streams.listen(&late.table, reader),
            _ => self.streams.listen(&self.table, reader),
        }
    }

    pub(crate) fn enter(&mut self, visit: Visit, out: Outbox) -> Result<u64, &'static str> {
        let Visit { token, language, since, per_second } = visit;
        let person = self.person(token);
        let devices = self.sessions.open.values().filter(|session| session.person == person).count();
        if person.is_some() && devices >= limits::DEVICES {
            return Err("too-many-sockets");
        }
        let eye = self.table.eye_of(person).ok_or("no-spectators")?;
        // The others learn first that somebody is there, so that the page to come says so, too.
        let mut present = self.sessions.people();
        present.extend(person);
        self.show_present(present);
        let reader = Reader { eye, language };
        // Whoever comes between two games must not catch up with one that nobody could look on at.
        let kept_out = eye == Eye::Spectator && self.table.settings().spectators == Spectators::No;
        let since = since.filter(|&(epoch, _)| epoch == self.epoch(eye) && !kept_out);
        let gap = since.and_then(|(_, seq)| self.shown_to(eye).1.since(reader, seq));
        self.listen(reader);
        let first = match gap {
            Some(gap) => gap,
            None => vec![self.page(person, reader)],
        };
        for text in first {
            out.try_send(Out::Text(text)).map_err(|_| "too-slow")?;
        }
        let now = self.outside.now();
        if let Some(person) = person {
            self.sessions.pace.entry(person).or_insert_with(|| Pace::new(per_second, now));
        }
        let id = self.sessions.next;
        self.sessions.next += 1;
        self.sessions.open.insert(id, Session { person, eye, language, out });
        Ok(id)
    }

    pub(crate) fn exit(&mut self, session: u64) {
        self.sessions.open.remove(&session);
    }

    fn page(&self, person: Option<Person>, reader: Reader) -> Arc<str> {
        let (table, streams) = self.shown_to(reader.eye);
        let (seq, own) = streams.now(reader.eye);
        let seat = reader.eye.seat();
        let page = Page {
            epoch: self.epoch(reader.eye),
            seq,
            person,
            seat,
            public: streams.public(),
            own,
            guesses: seat.into_iter().flat_map(|seat| self.table.guesses_of(seat)).collect(),
            note: person.map_or("", |person| self.table.note_of(person)),
            talk: table.heard(reader.eye),
            words: reader.language.map(|language| publish::present(language, table, reader.eye)),
        };
        let (private, note) = (page.private(), page.note.len().next_multiple_of(NOTE));
        let room = seat.zip(publish::board(table)).and_then(|(seat, board)| G::room(&board, seat));
        let mut text = MessageOf::<G>::Page(Box::new(page)).to_text();
        if let Some(room) = room {
            pad(&mut text, private, room.bytes(reader.language.is_some()) + GUESSES + note);
        }
        text.into()
    }

    /// Sends updates to everybody they are made for.
    pub(crate) fn publish(&mut self, updates: Vec<(Reader, Arc<str>)>) {
        for (reader, text) in updates {
            let table = &self.table;
            // Who cannot follow is let go and may come back with its last number.
            self.sessions.open.retain(|_, session| {
                // Whoever looks on with other eyes by now gets a page, not news.
                let concerned = (session.eye, session.language) == (reader.eye, reader.language)
                    && table.eye_of(session.person) == Some(reader.eye);
                !concerned || session.out.try_send(Out::Text(text.clone())).is_ok()
            });
        }
    }

    /// A fresh page for everybody whom this concerns.
    pub(crate) fn send_pages(&mut self, whom: impl Fn(Option<Person>) -> bool) {
        let concerned: Vec<u64> =
            self.sessions.open.iter().filter(|(_, session)| whom(session.person)).map(|(&id, _)| id).collect();
        for id in concerned {
            let Some((person, language)) = self.sessions.person(id) else { continue };
            let Some(eye) = self.table.eye_of(person) else {
                self.sessions.close("no-spectators", |other| other == person);
                continue;
            };
            let reader = Reader { eye, language };
            self.listen(reader);
            let text = self.page(person, reader);
            if let Some(session) = self.sessions.open.get_mut(&id) {
                session.eye = eye;
            }
            self.sessions.tell(id, text);
        }
    }

    /// Tells the table who is there.
    pub(crate) fn count_present(&mut self) {
        let present = self.sessions.people();
        self.show_present(present);
    }

    fn show_present(&mut self, present: BTreeSet<Person>) {
        if *self.table.present() == present {
            return;
        }
        self.table.set_present(present);
        self.show_company();
    }

    /// Tells everybody what no log tells.
    pub(crate) fn show_company(&mut self) {
        let updates = self.streams.update(&self.table, &[]);
        self.publish(updates);
        let now = self.outside.now();
        if let Some(late) = &mut self.late {
            late.put(Vec::new(), self.table.company().clone(), now, self.next);
        }
        self.show_late();
    }

    /// Shows those who look on late what they may see by now.
    pub(crate) fn show_late(&mut self) {
        let now = self.outside.now();
        let Some(late) = &mut self.late else { return };
        let before = late.table.phase();
        let updates = late.show(now);
        if late.table.phase() != before {
            self.noticed = false;
        }
        if updates.len() < MANY {
            return self.publish(updates);
        }
        // After a long sleep, or a leap of the clock, a fresh page is shorter.
        let table = self.table.clone();
        self.send_pages(|person| table.eye_of(person) == Some(Eye::Spectator));
    }
}
