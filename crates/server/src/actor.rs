//! One live table: the task that owns it, and the handle others hold.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use whiteout_boardgame::{Action, Claim, State};
use whiteout_store::{EventLog, StoreError, TableKey};
use whiteout_table::{Command, Entry, Eye, Person, Phase, Refusal, ServerSeed, Table};
use whiteout_text::Language;

use crate::bots::Bots;
use crate::history;
use crate::hub::Counters;
use crate::line::Line;
use crate::outside::Outside;
use crate::protocol::{Message, Page};
use crate::publish::{self, Reader, Streams};
use crate::snapshot::{self, Folded, Tokens};
use crate::tokens::TokenHash;
use crate::trace;
use crate::words;

/// A table nobody has touched for so long leaves memory.
const IDLE: Duration = Duration::from_secs(300);
/// Lines after which a table is worth a snapshot.
const SNAPSHOT_EVERY: u64 = 64;
/// When the log takes nothing, bots and clocks try again after this time.
const AGAIN: Duration = Duration::from_secs(1);
/// Codes for links are forgotten with the table's life.
const CODES: usize = 16;

/// Where a socket came in.
#[derive(Debug)]
pub(crate) struct Entered {
    pub(crate) session: u64,
}

pub(crate) enum Ask {
    /// A socket: who, what it has seen, and where its messages go.
    Enter {
        token: Option<TokenHash>,
        language: Option<Language>,
        since: Option<(u64, u64)>,
        out: mpsc::Sender<Arc<str>>,
        reply: oneshot::Sender<Result<Entered, &'static str>>,
    },
    Exit {
        session: u64,
    },
    Do {
        session: u64,
        id: u64,
        command: Command<Action, Claim>,
    },
    /// Somebody new, or whoever holds the code.
    Come {
        token: TokenHash,
        code: Option<String>,
        reply: oneshot::Sender<Result<Person, &'static str>>,
    },
    /// A code for another device, or for another person.
    Link {
        token: TokenHash,
        hand_over: bool,
        reply: oneshot::Sender<Result<String, &'static str>>,
    },
    /// All that a viewer has seen of the game.
    History {
        token: Option<TokenHash>,
        language: Language,
        reply: oneshot::Sender<Result<String, &'static str>>,
    },
    /// A game of this table that is over, as a file to keep.
    Record {
        token: Option<TokenHash>,
        /// Which one, or the present one.
        n: Option<u32>,
        reply: oneshot::Sender<Result<String, &'static str>>,
    },
    Summary {
        reply: oneshot::Sender<serde_json::Value>,
    },
    Stop {
        reply: oneshot::Sender<()>,
    },
}

pub(crate) type Handle = mpsc::Sender<Ask>;

struct Session {
    person: Option<Person>,
    language: Option<Language>,
    out: mpsc::Sender<Arc<str>>,
}

pub(crate) struct Actor<L> {
    pub(crate) key: TableKey,
    pub(crate) log: Arc<L>,
    counters: Arc<Counters>,
    pub(crate) outside: Arc<dyn Outside>,
    /// The next line of the log.
    next: u64,
    /// The first line after the newest snapshot.
    kept: u64,
    pub(crate) table: Table<State>,
    tokens: Tokens,
    codes: Vec<(String, Person, bool)>,
    streams: Streams,
    epoch: u64,
    sessions: HashMap<u64, Session>,
    next_session: u64,
    pub(crate) bots: Bots,
    /// The log did not take the move of a bot.
    pub(crate) held: bool,
    /// Only the log knows how far it got: what is in memory must not go on.
    doubtful: bool,
}

impl<L: EventLog> Actor<L> {
    /// Opens a table from its log.
    pub(crate) async fn load(
        key: TableKey,
        log: Arc<L>,
        counters: Arc<Counters>,
        outside: Arc<dyn Outside>,
    ) -> Result<Option<Self>, StoreError> {
        let Some(Folded { table, tokens, next, kept }) = snapshot::open(&*log, key).await? else { return Ok(None) };
        Ok(Some(Self {
            key,
            log,
            counters,
            next,
            kept,
            streams: Streams::new(&table),
            table,
            tokens,
            codes: Vec::new(),
            epoch: u64::from_le_bytes(outside.bytes()) >> 12,
            outside,
            sessions: HashMap::new(),
            next_session: 0,
            bots: Bots::default(),
            held: false,
            doubtful: false,
        }))
    }

    pub(crate) fn spawn(self) -> Handle {
        let (handle, inbox) = mpsc::channel(256);
        tokio::spawn(self.run(inbox));
        handle
    }

    async fn run(mut self, mut inbox: mpsc::Receiver<Ask>) {
        self.bots_move().await;
        loop {
            if self.doubtful {
                // The hub opens it again, from the log.
                return self.close_all("table-reopens");
            }
            let wait = self.wait();
            match tokio::time::timeout(wait, inbox.recv()).await {
                Ok(Some(Ask::Stop { reply })) => {
                    self.close_all("server-stops");
                    self.keep_snapshot().await;
                    let _ = reply.send(());
                    return;
                }
                Ok(Some(ask)) => {
                    self.answer(ask).await;
                    self.snapshot_now_and_then();
                }
                Ok(None) => return,
                Err(_) if std::mem::take(&mut self.held) => self.bots_move().await,
                Err(_) if self.table.deadline().is_some_and(|at| at <= self.outside.now()) => self.time_is_up().await,
                // Asleep: the log holds everything, the hub opens it again.
                Err(_) if self.sessions.is_empty() && wait >= IDLE => {
                    tracing::info!(table = trace::name(self.key), "falls asleep");
                    return self.keep_snapshot().await;
                }
                Err(_) => {}
            }
        }
    }

    /// How long to wait for anything to happen.
    fn wait(&self) -> Duration {
        match self.table.deadline() {
            _ if self.held => AGAIN,
            Some(at) => Duration::from_millis(at.saturating_sub(self.outside.now()).max(1)),
            None => IDLE,
        }
    }

    /// After everybody was answered, and nobody waits for it: without it the next opening reads a little more.
    fn snapshot_now_and_then(&mut self) {
        if self.next - self.kept < SNAPSHOT_EVERY {
            return;
        }
        let Some(snapshot) = snapshot::write(&self.table, &self.tokens, self.next) else { return };
        self.kept = self.next;
        let (log, key) = (self.log.clone(), self.key);
        tokio::spawn(async move { log.put_snapshot(key, snapshot).await });
    }

    async fn keep_snapshot(&mut self) {
        if self.next > self.kept
            && let Some(snapshot) = snapshot::write(&self.table, &self.tokens, self.next)
        {
            let _ = self.log.put_snapshot(self.key, snapshot).await;
        }
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Enter { token, language, since, out, reply } => {
                let _ = reply.send(self.enter(token, language, since, out));
            }
            Ask::Exit { session } => drop(self.sessions.remove(&session)),
            Ask::Do { session, id, command } => self.carry_out(session, id, command).await,
            Ask::Come { token, code, reply } => {
                let _ = reply.send(self.come(token, code).await);
            }
            Ask::Link { token, hand_over, reply } => {
                let _ = reply.send(self.link(&token, hand_over));
            }
            Ask::History { token, language, reply } => self.tell_history(token, language, reply).await,
            Ask::Record { token, n, reply } => self.tell_record(token, n, reply).await,
            Ask::Summary { reply } => {
                let _ = reply.send(serde_json::from_str(self.streams.public().get()).unwrap_or_default());
            }
            Ask::Stop { .. } => {}
        }
    }

    fn enter(
        &mut self,
        token: Option<TokenHash>,
        language: Option<Language>,
        since: Option<(u64, u64)>,
        out: mpsc::Sender<Arc<str>>,
    ) -> Result<Entered, &'static str> {
        let person = token.and_then(|token| self.tokens.get(&token).copied());
        let eye = self.table.eye_of(person).ok_or("no-spectators")?;
        let reader = Reader { eye, language };
        let gap = since.filter(|&(epoch, _)| epoch == self.epoch).and_then(|(_, seq)| self.streams.since(reader, seq));
        self.streams.listen(&self.table, reader);
        let first = match gap {
            Some(gap) => gap,
            None => vec![self.page(person, reader).to_text().into()],
        };
        for text in first {
            out.try_send(text).map_err(|_| "too-slow")?;
        }
        let session = self.next_session;
        self.next_session += 1;
        self.sessions.insert(session, Session { person, language, out });
        Ok(Entered { session })
    }

    fn page(&self, person: Option<Person>, reader: Reader) -> Message<'_> {
        let seat = match reader.eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator => None,
        };
        let (seq, own) = self.streams.now(reader.eye);
        Message::Page(Box::new(Page {
            epoch: self.epoch,
            seq,
            person,
            seat,
            public: self.streams.public(),
            own,
            note: person.map_or("", |person| self.table.note_of(person)),
            talk: self.table.heard(reader.eye),
            words: reader.language.map(|language| publish::present(language, &self.table, reader.eye)),
        }))
    }

    async fn carry_out(&mut self, session: u64, id: u64, command: Command<Action, Claim>) {
        let Some((person, language)) = self.sessions.get(&session).map(|session| (session.person, session.language))
        else {
            return;
        };
        let result = match person {
            Some(person) => self.decide_and_store(person, command).await,
            None => Err(Refusal::new("not-seated")),
        };
        let answer = match result {
            Ok(()) => Message::Done { id },
            Err(refusal) => {
                self.counters.refused();
                let words = language.and_then(|language| words::refusal(language, &refusal));
                Message::Refused { id: Some(id), refusal, words }
            }
        };
        self.tell(session, answer.to_text().into());
        self.bots_move().await;
    }

    async fn decide_and_store(&mut self, person: Person, command: Command<Action, Claim>) -> Result<(), Refusal> {
        let eye_before = self.table.eye_of(Some(person));
        let (at, fresh) = (self.outside.now(), || ServerSeed(self.outside.bytes()));
        let entries = self.table.decide(person, command, at, fresh)?;
        self.store(entries).await.map_err(|error| Refusal::new(error.code()))?;
        // Whoever sat down or got up looks on with other eyes from now on.
        if self.table.eye_of(Some(person)) != eye_before {
            self.resend(person);
        }
        Ok(())
    }

    /// Append, then publish.
    pub(crate) async fn store(&mut self, entries: Vec<Entry<State>>) -> Result<(), StoreError> {
        let lines: Vec<Line> = entries.iter().cloned().map(Line::Entry).collect();
        self.append(&lines).await?;
        let count = lines.len() as u64;
        for entry in &entries {
            self.table.apply(entry);
            self.bots.take_in(entry);
        }
        self.counters.stored(count);
        for (reader, text) in self.streams.update(&self.table, &entries) {
            self.publish(reader, &text);
        }
        Ok(())
    }

    async fn append(&mut self, lines: &[Line]) -> Result<(), StoreError> {
        let bytes = lines.iter().map(Line::to_bytes).collect();
        if let Err(error) = self.log.append(self.key, self.next, bytes).await {
            use StoreError::{Busy, Conflict, Corrupt, Full, ReadOnly, Unavailable};
            self.doubtful |= match error {
                Full | ReadOnly | Busy => false,
                Conflict | Corrupt(_) | Unavailable(_) => true,
            };
            tracing::warn!(table = trace::name(self.key), code = error.code(), "the log takes nothing");
            return Err(error);
        }
        self.next += lines.len() as u64;
        Ok(())
    }

    fn publish(&mut self, reader: Reader, text: &Arc<str>) {
        let slow: Vec<u64> = self
            .sessions
            .iter()
            .filter(|(_, session)| session.language == reader.language)
            .filter(|(_, session)| self.table.eye_of(session.person) == Some(reader.eye))
            .filter(|(_, session)| session.out.try_send(text.clone()).is_err())
            .map(|(&id, _)| id)
            .collect();
        // Who cannot follow is let go and may come back with its last number.
        for id in slow {
            tracing::debug!(table = trace::name(self.key), "a reader who cannot follow is let go");
            self.sessions.remove(&id);
        }
    }

    fn resend(&mut self, person: Person) {
        let Some(eye) = self.table.eye_of(Some(person)) else { return };
        for session in self.sessions.values().filter(|session| session.person == Some(person)) {
            let reader = Reader { eye, language: session.language };
            self.streams.listen(&self.table, reader);
            let _ = session.out.try_send(self.page(Some(person), reader).to_text().into());
        }
    }

    async fn tell_record(
        &mut self,
        token: Option<TokenHash>,
        n: Option<u32>,
        reply: oneshot::Sender<Result<String, &'static str>>,
    ) {
        let person = token.and_then(|token| self.tokens.get(&token).copied());
        let n = n.unwrap_or(self.table.games());
        let refused = match self.table.eye_of(person) {
            None => Some("no-spectators"),
            Some(_) if n > self.table.games() => Some("no-such-game"),
            Some(_) if n == self.table.games() && self.table.phase() != Phase::Over => Some("not-over"),
            Some(_) => None,
        };
        if let Some(code) = refused {
            let _ = reply.send(Err(code));
            return;
        }
        match self.log.read(self.key, 0).await {
            Err(error) => drop(reply.send(Err(error.code()))),
            Ok(lines) => {
                tokio::task::spawn_blocking(move || {
                    let entries = lines.iter().filter_map(|line| match Line::from_bytes(&line.bytes) {
                        Some(Line::Entry(entry)) => Some(entry),
                        _ => None,
                    });
                    let record = whiteout_table::record(entries, n);
                    reply.send(record.map(|record| record.to_json()).ok_or("corrupt"))
                });
            }
        }
    }

    /// Read from the log, so that a table keeps no more in memory than it needs to go on.
    async fn tell_history(
        &mut self,
        token: Option<TokenHash>,
        language: Language,
        reply: oneshot::Sender<Result<String, &'static str>>,
    ) {
        let person = token.and_then(|token| self.tokens.get(&token).copied());
        let Some(eye) = self.table.eye_of(person) else {
            let _ = reply.send(Err("no-spectators"));
            return;
        };
        let (epoch, (seq, _)) = (self.epoch, self.streams.now(eye));
        match self.log.read(self.key, 0).await {
            Err(error) => drop(reply.send(Err(error.code()))),
            Ok(lines) => {
                let asked = history::Asked {
                    epoch,
                    seq,
                    reader: Reader { eye, language: Some(language) },
                    at: self.outside.now(),
                };
                // A long game takes a moment to tell; the table goes on meanwhile.
                tokio::task::spawn_blocking(move || reply.send(history::tell(&lines, asked)));
            }
        }
    }

    fn tell(&mut self, session: u64, text: Arc<str>) {
        if let Some(found) = self.sessions.get(&session)
            && found.out.try_send(text).is_err()
        {
            self.sessions.remove(&session);
        }
    }

    fn close_all(&mut self, code: &'static str) {
        let text: Arc<str> = Message::Closed { code }.to_text().into();
        for (_, session) in self.sessions.drain() {
            let _ = session.out.try_send(text.clone());
        }
    }

    async fn come(&mut self, token: TokenHash, code: Option<String>) -> Result<Person, &'static str> {
        let (person, lines) = match code {
            Some(code) => {
                let i = self.codes.iter().position(|(known, ..)| *known == code).ok_or("no-such-code")?;
                let (_, person, hand_over) = self.codes.swap_remove(i);
                let mut lines = vec![Line::Token { person, hash: token }];
                if hand_over {
                    lines.insert(0, Line::Revoked { person });
                }
                (person, lines)
            }
            None => {
                let (person, entry) = self.table.arrival();
                (person, vec![Line::Entry(entry), Line::Token { person, hash: token }])
            }
        };
        self.append(&lines).await.map_err(|error| error.code())?;
        for line in lines {
            match line {
                Line::Entry(entry) => self.table.apply(&entry),
                Line::Token { person, hash } => drop(self.tokens.insert(hash, person)),
                Line::Revoked { person } => {
                    self.tokens.retain(|_, holder| *holder != person);
                    self.sessions.retain(|_, session| session.person != Some(person));
                }
            }
        }
        Ok(person)
    }

    fn link(&mut self, token: &TokenHash, hand_over: bool) -> Result<String, &'static str> {
        let person = *self.tokens.get(token).ok_or("not-seated")?;
        if self.codes.len() >= CODES {
            self.codes.remove(0);
        }
        let code = crate::tokens::fresh_code(&*self.outside);
        self.codes.push((code.clone(), person, hand_over));
        Ok(code)
    }
}
