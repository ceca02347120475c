//! All tables of this server: live ones in memory, the others in the log.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::value::RawValue;
use tokio::sync::{Mutex, mpsc, oneshot};
use whiteout_games::{GameKind, with_game};
use whiteout_store::{EventLog, Figures, StoreError, TableKey};
use whiteout_table::{Entry, Millis, Person, Refusal, ServerSeed, Settings, Table};

use crate::actor::{Actor, Ask, Handle};
use crate::alerts::{Alerts, LogAddresses};
use crate::catalogue::{Catalogue, Listing};
use crate::directory::{self, Awake, Notices};
use crate::health::Health;
use crate::library;
use crate::line::Line;
use crate::meters::{self, Text};
use crate::outside::{Machine, Outside};
use crate::panics::{self, Panicked, caught};
use crate::removal::Remover;
use crate::retention::{self, Retention};
use crate::served::Served;
use crate::snapshot::{self, Found};
use crate::tokens::TokenHash;
use crate::trace;

/// What the server counts. Anybody may read it: neither moves nor refusals are in it, for some of them are hidden.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) sockets: AtomicU64,
    created: AtomicU64,
    woken: AtomicU64,
}

/// When to wake a table that sleeps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Alarm {
    pub(crate) at: Millis,
    pub(crate) key: TableKey,
}

/// A table that could not be opened is tried again after so long.
const RETRY: Millis = 60_000;
const HOUR: Millis = 3_600_000;

/// What is opened may be broken in a way that nobody foresaw: then it is as good as damaged, and nothing else is.
async fn unless_it_panics<T>(opening: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    // In a box: it is large, and would be held twice.
    caught(Box::pin(opening))
        .await
        .unwrap_or_else(|Panicked| Err(StoreError::Corrupt("it cannot be opened".to_owned())))
}

/// Where a live table is found. Whoever opens it holds this one place, and nobody else waits.
type Place = Arc<Mutex<Option<Handle>>>;

fn is_live(handle: &Handle) -> bool {
    !handle.is_closed()
}

/// Opens tables and hands out their handles.
#[derive(Debug)]
pub struct Hub {
    log: Arc<dyn EventLog>,
    live: Mutex<HashMap<TableKey, Place>>,
    alarms: mpsc::UnboundedSender<Alarm>,
    /// For whoever keeps the clocks.
    alarmed: Mutex<mpsc::UnboundedReceiver<Alarm>>,
    pub(crate) counters: Arc<Counters>,
    pub(crate) alerts: Arc<Alerts>,
    health: Health,
    pub(crate) outside: Arc<dyn Outside>,
    retention: Retention,
    catalogue: Catalogue,
}

impl Hub {
    pub fn new(log: impl EventLog) -> Self {
        Self::within(log, Arc::new(Machine))
    }

    /// The same with another time and another chance.
    pub fn within(log: impl EventLog, outside: Arc<dyn Outside>) -> Self {
        let (alarms, alarmed) = mpsc::unbounded_channel();
        Self {
            log: Arc::new(log),
            live: Mutex::new(HashMap::new()),
            alarms,
            alarmed: Mutex::new(alarmed),
            counters: Arc::default(),
            alerts: Arc::new(Alerts::new(outside.clone(), LogAddresses::default())),
            health: Health::default(),
            outside,
            retention: Retention::default(),
            catalogue: Catalogue::default(),
        }
    }

    /// The same with an end to how long tables are kept.
    #[must_use]
    pub fn keeping(mut self, retention: Retention) -> Self {
        self.retention = retention;
        self
    }

    /// The same with more or less of clients' addresses in the log.
    #[must_use]
    pub fn logging(mut self, addresses: LogAddresses) -> Self {
        self.alerts = Arc::new(Alerts::new(self.outside.clone(), addresses));
        self
    }

    /// A new table with its host.
    pub(crate) async fn create(&self, settings: Settings, token: TokenHash) -> Result<TableKey, Refusal> {
        let game: GameKind = settings.game.parse().map_err(|_| Refusal::new("no-such-game"))?;
        with_game!(game, G => self.create_for::<G>(settings, token).await)
    }

    async fn create_for<G: Served>(&self, settings: Settings, token: TokenHash) -> Result<TableKey, Refusal> {
        let refused = |error: StoreError| Refusal::new(error.code());
        let code = directory::fresh_code(&*self.log, &*self.outside).await.map_err(refused)?;
        let first = Table::<G>::open(settings, ServerSeed(self.outside.bytes()?), code, self.outside.now())?;
        let table = Table::from_first(&first).ok_or(Refusal::new("bad-settings"))?;
        let key = TableKey(u128::from_le_bytes(self.outside.bytes()?));
        let host = Person(0);
        let lines =
            [Line::Entry(first), Line::Entry(Entry::Came { person: host }), Line::Token { person: host, hash: token }];
        let bytes = lines.iter().map(Line::to_bytes).collect();
        let stored = self.log.append(key, 0, bytes).await;
        self.alerts.stored(key, &stored);
        stored.map_err(refused)?;
        self.counters.created.fetch_add(1, Ordering::Relaxed);
        // Should this fail, the table mends it when it is next opened.
        if table.settings().public {
            // If nobody comes, it wakes once, falls asleep, and is listed no longer.
            let _ = self.alarms.send(Alarm { at: self.outside.now().saturating_add(RETRY), key });
        }
        let mut notices = directory::notices(key, &table, &table, Awake::Yes);
        notices.extend([retention::notice(key, &table, self.outside.now())]);
        let _ = directory::update(&*self.log, &mut Notices::new(), notices).await;
        Ok(key)
    }

    /// The handle of a table, opened from the log if it sleeps.
    pub(crate) async fn table(&self, key: TableKey) -> Result<Option<Handle>, StoreError> {
        let place = self.live.lock().await.entry(key).or_default().clone();
        let mut found = place.lock().await;
        if let Some(handle) = found.as_ref().filter(|handle| is_live(handle)) {
            return Ok(Some(handle.clone()));
        }
        // Those that fell asleep, or never were, make room; a place that somebody holds stays.
        self.live.lock().await.retain(|_, place| {
            Arc::strong_count(place) > 1 || place.try_lock().is_ok_and(|found| found.as_ref().is_some_and(is_live))
        });
        let Some(at) = snapshot::find(&*self.log, key).await? else { return Ok(None) };
        let Some(handle) = with_game!(at.game, G => self.wake::<G>(key, &at).await?) else { return Ok(None) };
        tracing::info!(table = trace::name(key), "opened");
        self.counters.woken.fetch_add(1, Ordering::Relaxed);
        *found = Some(handle.clone());
        Ok(Some(handle))
    }

    async fn wake<G: Served>(&self, key: TableKey, found: &Found) -> Result<Option<Handle>, StoreError> {
        let (log, outside) = (self.log.clone(), self.outside.clone());
        let loading = Actor::<G>::load(key, found, log, outside, self.alarms.clone(), self.alerts.clone());
        Ok(unless_it_panics(loading).await?.map(Actor::spawn))
    }

    /// Does what follows by itself, for as long as the server runs.
    pub(crate) async fn keep(self: Arc<Self>) {
        tokio::join!(
            self.clone().unbroken("clocks", Self::keep_clocks),
            self.clone().unbroken("library", Self::keep_library),
            self.clone().unbroken("summaries", Self::mend_library),
        );
    }

    /// Begins again what ends by a panic: every other table counts on it.
    async fn unbroken<F: Future<Output = ()>>(self: Arc<Self>, what: &str, keep: impl Fn(Arc<Self>) -> F) {
        while let Err(Panicked) = caught(keep(self.clone())).await {
            self.alerts.failed(what, None, panics::CODE);
            self.outside.until(self.outside.now().saturating_add(RETRY)).await;
        }
    }

    /// When the clock of a table that sleeps runs out.
    async fn deadline(&self, key: TableKey) -> Result<Option<Millis>, StoreError> {
        let Some(found) = snapshot::find(&*self.log, key).await? else { return Ok(None) };
        Ok(with_game!(found.game, G => {
            let opening = snapshot::open::<G>(&*self.log, key, &found);
            unless_it_panics(opening).await?.and_then(|folded| folded.body.table.deadline())
        }))
    }

    /// Puts a question to a table, which may fall asleep just then: it is woken and asked again.
    pub(crate) async fn ask<T>(
        &self,
        key: TableKey,
        ask: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<Option<(Handle, T)>, StoreError> {
        for _ in 0..3 {
            let Some(table) = self.table(key).await? else { break };
            let (reply, answer) = oneshot::channel();
            if table.send(ask(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(Some((table, answer)));
            }
        }
        Ok(None)
    }

    /// Puts something in between a table and everybody who speaks to it.
    #[cfg(test)]
    pub(crate) async fn replace(&self, key: TableKey, between: impl FnOnce(Handle) -> Handle) {
        if let Ok(Some(table)) = self.table(key).await {
            self.live.lock().await.insert(key, Arc::new(Mutex::new(Some(between(table)))));
        }
    }

    /// Public tables that wait for players, newest first.
    pub(crate) async fn open_tables(&self) -> Result<Vec<Box<RawValue>>, StoreError> {
        directory::listed(&*self.log).await
    }

    /// The id of the table that waits for people with this code.
    pub(crate) async fn by_code(&self, code: &str) -> Result<Option<String>, StoreError> {
        directory::by_code(&*self.log, code).await
    }

    pub(crate) fn log(&self) -> &dyn EventLog {
        &self.log
    }

    /// The finished games that everybody may find.
    pub(crate) async fn listing(&self) -> Result<Arc<Listing>, StoreError> {
        self.catalogue.listing(&self.log, self.outside.now()).await
    }

    /// Has every table whose summaries an earlier version made make them again, one after the other.
    pub(crate) async fn mend_library(self: Arc<Self>) {
        let outdated = loop {
            match library::outdated(&*self.log).await {
                Ok(outdated) => break outdated,
                Err(error) => tracing::warn!(code = error.code(), "the library cannot be read"),
            }
            self.outside.until(self.outside.now().saturating_add(RETRY)).await;
        };
        for key in outdated {
            // In a box: a table that is being opened is large, and this task lives as long as the server.
            if let Err(error) = Box::pin(self.mend(key)).await {
                tracing::warn!(table = trace::name(key), code = error.code(), "its summaries stay as they are");
            }
        }
    }

    /// Makes the summaries of a sleeping table again; one that is awake has done so by itself.
    async fn mend(&self, key: TableKey) -> Result<(), StoreError> {
        let place = self.live.lock().await.entry(key).or_default().clone();
        let found = place.lock().await;
        if found.as_ref().is_some_and(is_live) {
            return Ok(());
        }
        let Some(at) = snapshot::find(&*self.log, key).await? else { return Ok(()) };
        let (log, outside, alarms) = (self.log.clone(), self.outside.clone(), self.alarms.clone());
        let alerts = self.alerts.clone();
        with_game!(at.game, G => {
            // One table that panics must not keep those after it from being mended.
            unless_it_panics(Box::pin(async {
                match Actor::<G>::load(key, &at, log, outside, alarms, alerts).await? {
                    Some(mut table) => table.keep_summaries().await,
                    None => Ok(()),
                }
            }))
            .await
        })
    }

    /// Forgets tables that have been kept for long enough, now and every hour.
    pub(crate) async fn keep_library(self: Arc<Self>) {
        if self.retention == Retention::default() {
            return;
        }
        loop {
            self.forget_outlived().await;
            let next = self.outside.now().saturating_add(HOUR);
            while self.outside.now() < next {
                self.outside.until(next).await;
            }
        }
    }

    async fn forget_outlived(&self) {
        let Ok(outlived) = library::outlived(&*self.log, self.retention, self.outside.now()).await else { return };
        for key in &outlived {
            // One that is being played, or looked at, is tried again later.
            let _ = self.ask(*key, |reply| Ask::Remove { by: Remover::Age, reply }).await;
        }
        let Ok(left) = retention::left(&*self.log, self.retention, &outlived, self.outside.now()).await else { return };
        for left in left {
            let _ = self.ask(left.key, |reply| Ask::Remove { by: Remover::Left(left), reply }).await;
        }
    }

    /// Wakes tables that sleep when their clocks run out, those of earlier lives of this server included.
    pub(crate) async fn keep_clocks(self: Arc<Self>) {
        // Held, not taken: should this end by a panic, it begins again.
        let mut alarmed = self.alarmed.lock().await;
        let mut alarms = BTreeSet::new();
        let [clocked, listed] = self.to_look_after().await;
        for key in clocked {
            // One that cannot be read just now is opened, and tried again until it can.
            let at = self.deadline(key).await.unwrap_or_else(|_| Some(self.outside.now()));
            alarms.extend(at.map(|at| Alarm { at, key }));
        }
        // If nobody comes back to them, they fall asleep and are listed no longer.
        let soon = self.outside.now().saturating_add(RETRY);
        alarms.extend(listed.into_iter().map(|key| Alarm { at: soon, key }));
        loop {
            let now = self.outside.now();
            while let Some(Alarm { key, .. }) = alarms.first().copied().filter(|alarm| alarm.at <= now) {
                alarms.pop_first();
                if let Err(error) = self.table(key).await {
                    self.alerts.failed("clocks", Some(key), error.code());
                    alarms.insert(Alarm { at: now.saturating_add(RETRY), key });
                }
            }
            let next = alarms.first().map_or(Millis::MAX, |alarm| alarm.at);
            tokio::select! {
                alarm = alarmed.recv() => match alarm {
                    Some(alarm) => drop(alarms.insert(alarm)),
                    None => return,
                },
                () = self.outside.until(next) => {}
            }
        }
    }

    /// What earlier lives of this server left behind; asked again until the log tells.
    async fn to_look_after(&self) -> [Vec<TableKey>; 2] {
        loop {
            match directory::to_look_after(&*self.log).await {
                Ok(found) => return found,
                Err(error) => tracing::warn!(code = error.code(), "the clocks cannot be read"),
            }
            self.outside.until(self.outside.now().saturating_add(RETRY)).await;
        }
    }

    /// Every table finishes what it is doing; what was acknowledged is stored already.
    pub(crate) async fn stop(&self) {
        tracing::info!("stops");
        let places: Vec<Place> = self.live.lock().await.drain().map(|(_, place)| place).collect();
        // All at once, so that their last snapshots share the disk's time.
        let mut stopping = Vec::with_capacity(places.len());
        for place in places {
            let Some(handle) = place.lock().await.take() else { continue };
            let (reply, done) = oneshot::channel();
            if handle.send(Ask::Stop { reply }).await.is_ok() {
                stopping.push(done);
            }
        }
        for done in stopping {
            let _ = done.await;
        }
    }

    /// Numbers for the `/metrics` that anybody may read.
    pub(crate) async fn metrics(&self) -> Text {
        let live = self.live.lock().await;
        let live =
            live.values().filter_map(|place| place.try_lock().ok()).filter(|found| found.as_ref().is_some_and(is_live));
        let live = live.count();
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = Text::default();
        text.one("whiteout_tables_live", "gauge", "Tables in memory.", live);
        text.one("whiteout_sockets", "gauge", "Open WebSockets.", count(&self.counters.sockets));
        text.one("whiteout_tables_created_total", "counter", "Tables opened.", count(&self.counters.created));
        text.one("whiteout_tables_woken_total", "counter", "Tables read from the log.", count(&self.counters.woken));
        text
    }

    /// The same and all that only the operator may read.
    pub(crate) async fn all_metrics(&self, requests: &meters::Requests) -> Text {
        let mut text = self.metrics().await;
        let alerts = &self.alerts;
        text.family("whiteout_refused_total", "counter", "Clients refused or disconnected by a limit.");
        for (kind, count) in alerts.refusals() {
            text.sample("whiteout_refused_total", &[("kind", kind)], count);
        }
        text.family("whiteout_failed_total", "counter", "Requests and writes that the server failed.");
        for (code, count) in alerts.failures() {
            text.sample("whiteout_failed_total", &[("code", code)], count);
        }
        let name = "whiteout_not_accepted_total";
        text.one(name, "counter", "Times that no connection could be accepted.", alerts.unaccepted());
        text.one("whiteout_panics_total", "counter", "Panics: each is a defect to report.", panics::count());
        let name = "whiteout_store_write_seconds";
        text.family(name, "histogram", "Time of a small write until it is on disk, as the health check sees it.");
        text.histogram(name, &[], &self.health.took());
        let Figures { waiting, bytes } = self.log.figures();
        if let Some(waiting) = waiting {
            let name = "whiteout_store_waiting";
            text.one(name, "gauge", "Writes that wait for the disk, in sixty-fours.", waiting / 64 * 64);
        }
        if let Some(bytes) = bytes {
            text.one(
                "whiteout_store_bytes",
                "gauge",
                "Size of the database, in steps of 16 MiB.",
                bytes.next_multiple_of(16 << 20),
            );
        }
        requests.write(&mut text);
        meters::process(&mut text);
        text
    }

    /// Whether tables can be read and written; if not, the code of what is wrong.
    pub(crate) async fn health(&self) -> Result<(), &'static str> {
        match self.alerts.trouble() {
            Some(code) => Err(code),
            None => self.health.ask(&*self.log).await,
        }
    }
}
