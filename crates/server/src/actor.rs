//! One live table: the task that owns it, and the handle others hold.

use std::cell::Cell;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use whiteout_bots::Deadline;
use whiteout_store::{EventLog, Snapshot, StoreError, TableKey};
use whiteout_table::{Command, Entry, Millis, Person, Phase, Refusal, ServerSeed, Table};
use whiteout_text::Language;

use crate::alerts::Alerts;
use crate::audience::{Pacing, Sessions};
use crate::bots::{Held, Thought};
use crate::directory::{self, Awake, Notices};
use crate::doors::Doors;
use crate::hub::Alarm;
use crate::late::{self, Late};
use crate::library::{self, Shelf};
use crate::limits::Leave;
use crate::line::Line;
use crate::minds::Bots;
use crate::notes::{self, Notes};
use crate::outbox::Outbox;
use crate::outside::Outside;
use crate::padding::body::Opaque;
use crate::panics::{Panicked, caught};
use crate::protocol::{Answer, Request};
use crate::publish::Streams;
use crate::reading::Told;
use crate::removal::Remover;
use crate::retention;
use crate::served::Served;
use crate::session::Visit;
use crate::snapshot::{self, Body, Folded, Found};
use crate::thinking::{Subject, Thoughts};
use crate::tokens::TokenHash;
use crate::trace;
use crate::words;

/// A table nobody has touched for so long leaves memory.
const IDLE: Millis = 300_000;
/// Lines after which a table is worth a snapshot.
const SNAPSHOT_EVERY: u64 = 64;
/// After a disk that did not take something: when to try again.
const RETRY: Millis = 1_000;
/// How long bots wait after a move where nobody plays with them.
const REST: Millis = 1_000;
/// How long a table without a game waits for its host.
const HOST_PATIENCE: Millis = 120_000;

pub(crate) enum Ask {
    /// A socket: who, what it has seen, and where its messages go. The answer names the session.
    Enter {
        visit: Visit,
        out: Outbox,
        reply: oneshot::Sender<Result<u64, &'static str>>,
    },
    Exit {
        session: u64,
    },
    Do {
        session: u64,
        /// A request in the words of the game.
        text: Utf8Bytes,
    },
    /// Somebody new, or whoever holds the code.
    Come {
        token: TokenHash,
        /// Who the browser says it is already.
        known: Option<TokenHash>,
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
        /// Whether the answer may be packed.
        packed: bool,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Result<Opaque, &'static str>>,
    },
    /// A game of this table that is over, as a file to keep.
    Record {
        token: Option<TokenHash>,
        /// Which one, or the present one.
        n: Option<u32>,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    },
    /// The same to look at again, step by step.
    Replay {
        token: Option<TokenHash>,
        n: Option<u32>,
        language: Language,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    },
    /// The same in one picture, as SVG.
    Picture {
        token: Option<TokenHash>,
        n: Option<u32>,
        language: Language,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    },
    /// A choice of such a game, with what would have been better.
    Hindsight {
        token: Option<TokenHash>,
        n: Option<u32>,
        choice: usize,
        language: Language,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    },
    /// What takes a while to think about of such a game.
    Think {
        token: Option<TokenHash>,
        n: Option<u32>,
        subject: Subject,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Thoughts>,
    },
    /// Advice for a learner.
    Hint {
        token: Option<TokenHash>,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    },
    /// The games of this table at which whoever holds the token sat.
    Mine {
        token: Option<TokenHash>,
        reply: oneshot::Sender<Told>,
    },
    /// The table is forgotten with all its games.
    Remove {
        by: Remover,
        reply: oneshot::Sender<Result<(), &'static str>>,
    },
    Stop {
        reply: oneshot::Sender<()>,
    },
    /// Whatever follows by itself, to its end: tests compare what two tables do.
    #[cfg(test)]
    Settle {
        reply: oneshot::Sender<()>,
    },
}

pub(crate) type Handle = mpsc::Sender<Ask>;

pub(crate) struct Actor<G: Served> {
    pub(crate) key: TableKey,
    pub(crate) log: Arc<dyn EventLog>,
    pub(crate) outside: Arc<dyn Outside>,
    alarms: mpsc::UnboundedSender<Alarm>,
    alerts: Arc<Alerts>,
    /// The next line of the log.
    pub(crate) next: u64,
    /// The first line after the newest snapshot.
    kept: u64,
    /// The line of the last deal.
    pub(crate) deal: u64,
    pub(crate) table: Table<G>,
    pub(crate) doors: Doors,
    notes: Notes,
    pub(crate) streams: Streams<G>,
    /// What those see who look on late.
    pub(crate) late: Option<Late<G>>,
    pub(crate) life: u64,
    pub(crate) sessions: Sessions,
    /// The socket of whoever shows the others a game again.
    pub(crate) leader: Option<u64>,
    pub(crate) bots: Bots<G>,
    pub(crate) notices: Notices,
    /// What is known to stand in the library.
    pub(crate) shelf: Option<Shelf>,
    /// Whether the notices are up to date.
    pub(crate) noticed: bool,
    /// When somebody last asked for something, and when it was last seen whether the table may sleep.
    touched: Millis,
    looked: Millis,
    /// When somebody last asked for something or was there, in this life of the table; and the day that is written down.
    pub(crate) used: Option<Millis>,
    used_day: Option<u64>,
    host_seen: Millis,
    /// The log took nothing; bots, clocks and the rest wait until then.
    retry_at: Option<Millis>,
    /// Where nobody plays with them, bots take their time, so that somebody may come back.
    bots_rest_until: Option<Millis>,
    /// What a bot thinks about and has not yet done.
    pub(crate) held: Option<Held<G>>,
    /// A thought that has become void and may not have ended yet.
    pub(crate) void: Option<Thought<G>>,
    /// How long the bots of this table may think about the question they have.
    pub(crate) patience: Deadline,
    /// Only the log knows how far it got: what is in memory must not go on.
    doubtful: bool,
}

impl<G: Served> Actor<G> {
    /// Opens a table from its log.
    pub(crate) async fn load(
        key: TableKey,
        found: &Found,
        log: Arc<dyn EventLog>,
        outside: Arc<dyn Outside>,
        alarms: mpsc::UnboundedSender<Alarm>,
        alerts: Arc<Alerts>,
    ) -> Result<Option<Self>, StoreError> {
        let folded = snapshot::open(&*log, key, found).await?;
        let Some(Folded { body, next, kept, outdated }) = folded else { return Ok(None) };
        let Body { table, doors, notes, deal, shown } = body;
        notes::empty::<G>(&log, key, outdated);
        let now = outside.now();
        let late = match late::delay(&table) {
            Some(delay) => {
                let lines = log.read(key, shown.as_ref().map_or(0, |shown| shown.next)).await?;
                Late::open(shown, &lines, delay, now)
            }
            None => None,
        };
        Ok(Some(Self {
            key,
            log,
            alarms,
            alerts,
            next,
            kept,
            deal,
            streams: Streams::new(&table),
            late,
            table,
            doors,
            notes,
            life: u64::from_le_bytes(outside.bytes()?) >> 16,
            outside,
            sessions: Sessions::default(),
            leader: None,
            bots: Bots::default(),
            notices: Notices::new(),
            shelf: None,
            noticed: false,
            touched: now,
            looked: now,
            used: None,
            used_day: None,
            host_seen: now,
            retry_at: None,
            bots_rest_until: None,
            held: None,
            void: None,
            patience: Deadline::default(),
            doubtful: false,
        }))
    }

    pub(crate) fn spawn(self) -> Handle {
        let (handle, inbox) = mpsc::channel(256);
        // In a box of its own: a future that takes it whole would hold it twice, and a sleeping table would cost a tenth more.
        tokio::spawn(Box::new(self).run(inbox));
        handle
    }

    async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<Ask>) {
        if let Err(Panicked) = caught(self.live(&mut inbox)).await {
            // The hub opens it again, from the log.
            self.alerts.panicked(self.key);
            self.sessions.close("table-reopens", |_| true);
        }
    }

    async fn live(&mut self, inbox: &mut mpsc::Receiver<Ask>) {
        loop {
            let bots_go_on = self.settle().await;
            if self.doubtful {
                // The hub opens it again, from the log.
                return self.sessions.close("table-reopens", |_| true);
            }
            let outside = self.outside.clone();
            let asked = tokio::select! {
                biased;
                asked = inbox.recv() => Some(asked),
                // Between two moves of bots everybody is heard.
                () = std::future::ready(()), if bots_go_on => continue,
                () = outside.until(self.due()) => None,
            };
            match asked {
                Some(Some(Ask::Stop { reply })) => {
                    self.sessions.close("server-stops", |_| true);
                    self.keep_snapshot().await;
                    let _ = reply.send(());
                    return;
                }
                Some(Some(Ask::Remove { by, reply })) => {
                    let removed = self.remove(by).await;
                    let gone = removed.is_ok();
                    let _ = reply.send(removed);
                    if gone {
                        return;
                    }
                }
                Some(Some(ask)) => {
                    self.touched = self.outside.now();
                    self.used = Some(self.touched);
                    self.answer(ask).await;
                }
                Some(None) => return,
                None if self.may_sleep() => return self.fall_asleep().await,
                None => {
                    self.looked = self.outside.now();
                    if !self.sessions.is_empty() {
                        self.used = Some(self.looked);
                    }
                }
            }
        }
    }

    /// The log holds everything; the hub opens the table again for whoever comes, and when its clock runs out.
    async fn fall_asleep(&mut self) {
        tracing::info!(table = trace::name(self.key), "falls asleep");
        if let Some(at) = self.table.deadline() {
            let _ = self.alarms.send(Alarm { at, key: self.key });
        }
        // A table that was removed from outside leaves nothing behind.
        if self.log.last_seq(self.key).await == Ok(None) {
            return;
        }
        self.keep_snapshot().await;
        // Nobody finds company at a table where nobody is.
        let shown = self.late.as_ref().map_or(&self.table, |late| &late.table);
        let mut wanted = directory::notices(self.key, &self.table, shown, Awake::No);
        wanted.extend(self.used.map(|used| retention::notice(self.key, &self.table, used)));
        let _ = directory::update(&*self.log, &mut self.notices, wanted).await;
    }

    /// What follows by itself once something has happened, or time has passed: at most one move of a bot. Whether the
    /// bots go on at once.
    async fn settle(&mut self) -> bool {
        let now = self.outside.now();
        let mut bots_go_on = false;
        if self.retry_at.is_none_or(|at| at <= now) {
            self.retry_at = None;
            if self.table.deadline().is_some_and(|at| at <= now) {
                self.time_is_up().await;
                bots_go_on = true;
            } else if self.bots_rest_until.is_none_or(|at| at <= now) {
                bots_go_on = self.bot_moves().await;
                self.bots_rest_until = self.table.is_left_to_bots().then(|| now.saturating_add(REST));
                bots_go_on &= self.bots_rest_until.is_none();
            }
            self.pass_host_on(now).await;
        }
        self.count_present();
        self.free_the_lead();
        self.show_late();
        self.snapshot_now_and_then();
        let used_day = self.used.map(retention::day);
        if !self.noticed || used_day != self.used_day {
            let shown = self.late.as_ref().map_or(&self.table, |late| &late.table);
            let mut wanted = directory::notices(self.key, &self.table, shown, Awake::Yes);
            wanted.extend(self.used.map(|used| retention::notice(self.key, &self.table, used)));
            self.noticed = directory::update(&*self.log, &mut self.notices, wanted).await.is_ok();
            self.noticed &= self.keep_summaries().await.is_ok();
            if self.noticed {
                self.used_day = used_day;
            }
        }
        bots_go_on
    }

    /// Brings into the library what everybody has seen to the end, and takes out what may not be there.
    pub(crate) async fn keep_summaries(&mut self) -> Result<(), StoreError> {
        let over = library::over(self.late.as_ref().map_or(&self.table, |late| &late.table));
        let (log, listed) = (self.log.clone(), self.table.listed());
        library::update::<G>(&*log, self.key, &mut self.shelf, over, listed).await
    }

    /// When something will follow by itself.
    fn due(&self) -> Millis {
        let host = self.table.pass_host_on().map(|_| self.host_seen.saturating_add(HOST_PATIENCE));
        let late = self.late.as_ref().and_then(Late::due);
        let bots = self.held.as_ref().map(|held| held.at).max(self.bots_rest_until);
        let own = match self.retry_at {
            Some(at) => Some(at),
            None => [self.table.deadline(), host, bots].into_iter().flatten().min(),
        };
        let sleep = self.touched.max(self.looked).saturating_add(IDLE);
        [own, late, Some(sleep)].into_iter().flatten().min().unwrap_or(sleep)
    }

    fn may_sleep(&self) -> bool {
        let now = self.outside.now();
        self.sessions.is_empty()
            && self.touched.saturating_add(IDLE) <= now
            && self.table.deadline().is_none_or(|at| at > now.saturating_add(IDLE))
            && self.late.as_ref().and_then(Late::due).is_none()
    }

    /// Where people wait for somebody to start, the host must be there.
    async fn pass_host_on(&mut self, now: Millis) {
        match self.table.pass_host_on() {
            None => self.host_seen = now,
            Some(entry) if self.host_seen.saturating_add(HOST_PATIENCE) <= now => {
                // Tried again later if it fails.
                let _ = self.store(vec![entry]).await;
            }
            Some(_) => {}
        }
    }

    /// After everybody was answered, and nobody waits for it: without it the next opening reads a little more.
    fn snapshot_now_and_then(&mut self) {
        if self.next - self.kept < SNAPSHOT_EVERY {
            return;
        }
        let Some(snapshot) = self.snapshot() else { return };
        self.kept = self.next;
        let (log, key) = (self.log.clone(), self.key);
        tokio::spawn(async move { log.put_snapshot(key, snapshot).await });
    }

    fn snapshot(&self) -> Option<Snapshot> {
        let shown = self.late.as_ref().map(Late::shown);
        let (table, doors, notes) = (&self.table, &self.doors, &self.notes);
        snapshot::write(&Body { table, doors, notes, deal: self.deal, shown }, self.next)
    }

    async fn keep_snapshot(&mut self) {
        if self.next > self.kept
            && let Some(snapshot) = self.snapshot()
        {
            let _ = self.log.put_snapshot(self.key, snapshot).await;
        }
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Enter { visit, out, reply } => {
                let _ = reply.send(self.enter(visit, out));
            }
            Ask::Exit { session } => self.exit(session),
            Ask::Do { session, text } => self.carry_out(session, &text).await,
            Ask::Come { token, known, code, reply } => {
                let _ = reply.send(self.come(token, known, code).await);
            }
            Ask::Link { token, hand_over, reply } => {
                let _ = reply.send(self.link(&token, hand_over).await);
            }
            Ask::History { token, language, packed, leave, reply } => {
                self.tell_history(token, (language, packed), leave, reply).await;
            }
            Ask::Record { token, n, leave, reply } => self.tell_record(token, n, leave, reply).await,
            Ask::Replay { token, n, language, leave, reply } => {
                self.tell_replay(token, n, language, leave, reply).await;
            }
            Ask::Picture { token, n, language, leave, reply } => {
                self.tell_picture(token, n, language, leave, reply).await;
            }
            Ask::Hindsight { token, n, choice, language, leave, reply } => {
                self.tell_hindsight(token, n, (choice, language), leave, reply).await;
            }
            Ask::Think { token, n, subject, leave, reply } => {
                self.think_over(token, n, subject, leave, reply).await;
            }
            Ask::Hint { token, leave, reply } => self.tell_hint(token, leave, reply).await,
            Ask::Mine { token, reply } => {
                let _ = reply.send(self.tell_mine(token).await);
            }
            Ask::Remove { .. } | Ask::Stop { .. } => {}
            #[cfg(test)]
            Ask::Settle { reply } => {
                while self.settle().await {}
                let _ = reply.send(());
            }
        }
    }

    async fn carry_out(&mut self, session: u64, text: &str) {
        let Some((person, language)) = self.sessions.person(session) else { return };
        let Ok(Request { id, command }) = serde_json::from_str(text) else {
            return self.sessions.tell(session, Answer::refused(None, "not-understood").to_answer().into());
        };
        let pace = match command {
            Command::Act { .. } => Pacing::Move,
            Command::Lead { .. } => Pacing::Show,
            Command::Say { .. } | Command::Guess { .. } | Command::Note { .. } => Pacing::Words,
            _ => Pacing::Other,
        };
        let result = match (person, command) {
            (None, _) => Err(Refusal::new("not-seated")),
            (Some(person), _) if !self.sessions.allow(person, pace, self.outside.now()) => {
                Err(Refusal::new("too-fast"))
            }
            (Some(person), Command::Lead { shown }) => self.lead(session, person, shown),
            (Some(_), Command::LetGo) => {
                self.let_go(session);
                Ok(())
            }
            (Some(person), command) => self.decide_and_store(person, command).await,
        };
        // Only the log knows whether it was stored; the connection ends without an answer.
        if self.doubtful {
            return;
        }
        let answer = match result {
            Ok(()) => Answer::Done { id },
            Err(refusal) => {
                let words = language.and_then(|language| words::refusal::<G>(language, &refusal));
                Answer::Refused { id: Some(id), refusal, words }
            }
        };
        self.sessions.tell(session, answer.to_answer().into());
    }

    async fn decide_and_store(&mut self, person: Person, command: Command<G::Action, G::Claim>) -> Result<(), Refusal> {
        let eye_before = self.table.eye_of(Some(person));
        let kicked = match command {
            Command::Kick { seat } => self.table.person_at(seat),
            _ => None,
        };
        self.tells_nothing_early(person, &command)?;
        // Drawn only if another game begins; nothing is stored unless the system gave it.
        let drawn = Cell::new(Ok(()));
        let fresh = || {
            ServerSeed(self.outside.bytes().unwrap_or_else(|error| {
                drawn.set(Err(error));
                [0; 32]
            }))
        };
        let entries = self.table.decide(person, command, self.outside.now(), fresh)?;
        drawn.get()?;
        if entries.is_empty() {
            return Ok(());
        }
        if entries.iter().any(sets_clock) {
            // Before it runs, so that no crash in between leaves a clock that nobody keeps.
            directory::keep_clock(&*self.log, self.key).await.map_err(|error| Refusal::new(error.code()))?;
            self.notices.clear();
        }
        let lists = entries.iter().any(|entry| matches!(entry, Entry::Listed { .. }));
        self.store(entries).await.map_err(|error| Refusal::new(error.code()))?;
        if lists {
            // Before the host is answered, who will look at once. Should it fail, it is put right later.
            let _ = self.keep_summaries().await;
        }
        if kicked.is_some() {
            self.sessions.close("kicked", |other| other == kicked);
        }
        // Whoever sat down or got up looks on with other eyes from now on.
        if self.table.eye_of(Some(person)) != eye_before {
            self.send_pages(|other| other == Some(person));
        }
        Ok(())
    }

    /// Whoever looks on late must not learn by trying how far the table is.
    fn tells_nothing_early(&self, person: Person, command: &Command<G::Action, G::Claim>) -> Result<(), Refusal> {
        let Some(shown) = self.shown_late_to(person) else { return Ok(()) };
        match command {
            Command::Sit { name, look } => {
                shown.sit(person, name, *look)?;
                // As if somebody had just taken the last seat.
                if self.table.phase() == Phase::Lobby { Ok(()) } else { Err(Refusal::new("table-full")) }
            }
            Command::Again | Command::GoOn if shown.phase() != Phase::Over => Err(Refusal::new("not-now")),
            _ => Ok(()),
        }
    }

    /// The table as somebody sees it who looks on late.
    pub(crate) fn shown_late_to(&self, person: Person) -> Option<&Table<G>> {
        self.late.as_ref().map(|late| &late.table).filter(|_| self.table.seat_of(person).is_none())
    }

    pub(crate) async fn store(&mut self, entries: Vec<Entry<G>>) -> Result<(), StoreError> {
        self.append(entries.into_iter().map(Line::Entry).collect()).await
    }

    /// Nothing moves by itself for a moment: the log has no time for this table.
    pub(crate) fn try_again_later(&mut self) {
        self.retry_at = Some(self.outside.now().saturating_add(RETRY));
    }

    /// Append, then publish.
    pub(crate) async fn append(&mut self, lines: Vec<Line<G>>) -> Result<(), StoreError> {
        let count = lines.len() as u64;
        let stored = self.log.append(self.key, self.next, lines.iter().map(Line::to_bytes).collect()).await;
        self.alerts.stored(self.key, &stored);
        if let Err(error) = stored {
            use StoreError::{Busy, Conflict, Corrupt, Damaged, Full, InUse, ReadOnly, Unavailable};
            self.doubtful |= match error {
                Full | ReadOnly | Busy => false,
                Conflict | Corrupt(_) | Damaged { .. } | InUse | Unavailable(_) => true,
            };
            self.try_again_later();
            return Err(error);
        }
        let first = self.next;
        let before_deal = before_deal(&self.table, first, &lines);
        self.next += count;
        let phase = self.table.phase();
        let mut entries = Vec::with_capacity(lines.len());
        let mut outdated = Vec::new();
        for (seq, line) in (first..).zip(lines) {
            self.doors.take_in(&line);
            outdated.extend(self.notes.take_in(&line, seq));
            match line {
                Line::Entry(entry) => {
                    match entry {
                        Entry::Started { .. } => self.deal = seq,
                        // What a bot thinks about is void.
                        Entry::Undone { .. } | Entry::Conceded { .. } => self.drop_thought(),
                        Entry::Acted { seat, .. } => self.has_acted(seat),
                        _ => {}
                    }
                    self.table.apply(&entry);
                    self.bots.take_in(&entry);
                    entries.push(entry);
                }
                Line::Revoked { person } => self.sessions.close("handed-over", |other| other == Some(person)),
                Line::Token { .. } | Line::Linked(_) | Line::Followed { .. } => {}
            }
        }
        notes::empty::<G>(&self.log, self.key, outdated);
        if phase != Phase::Playing || self.table.phase() != phase || entries.iter().any(is_noticed) {
            self.noticed = false;
        }
        if phase != self.table.phase() {
            let table = &self.table;
            self.sessions.close("no-spectators", |person| table.eye_of(person).is_none());
        }
        let updates = self.streams.update(&self.table, &entries);
        self.publish(updates);
        let now = self.outside.now();
        if let Some(late) = &mut self.late {
            late.put(entries, self.table.company().clone(), now, self.next);
            self.show_late();
        }
        if let Some(table) = before_deal {
            // Should this fail, telling the game takes longer.
            let _ = self.log.put_meta(&directory::deal_key(self.key), &table).await;
        }
        Ok(())
    }
}

/// The table as it is before the deal among these lines, if there is one.
fn before_deal<G: Served>(table: &Table<G>, first: u64, lines: &[Line<G>]) -> Option<Vec<u8>> {
    let deal = lines.iter().position(|line| matches!(line, Line::Entry(Entry::Started { .. })))?;
    let mut table = table.without_words();
    for line in &lines[..deal] {
        if let Line::Entry(entry) = line {
            table.apply(entry);
        }
    }
    snapshot::write_before_deal(&table, first + deal as u64)
}

/// Whether it changes what is told of the table elsewhere, even in the middle of a game.
fn is_noticed<G: Served>(entry: &Entry<G>) -> bool {
    sets_clock(entry) || matches!(entry, Entry::Listed { .. })
}

fn sets_clock<G: Served>(entry: &Entry<G>) -> bool {
    matches!(entry, Entry::ClockSet { .. })
}
