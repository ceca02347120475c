//! All tables of this server: live ones in memory, the others in the log.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{Mutex, oneshot};
use whiteout_boardgame::State;
use whiteout_store::{EventLog, StoreError, TableKey};
use whiteout_table::{Person, Refusal, ServerSeed, Settings, Table};

use crate::actor::{Actor, Ask, Handle};
use crate::line::Line;
use crate::outside::{Machine, Outside};
use crate::tokens::TokenHash;
use crate::trace;

/// What the server counts; nothing in it depends on anything hidden.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    stored: AtomicU64,
    refused: AtomicU64,
    pub(crate) sockets: AtomicU64,
}

impl Counters {
    pub(crate) fn stored(&self, entries: u64) {
        self.stored.fetch_add(entries, Ordering::Relaxed);
    }

    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }
}

/// Opens tables and hands out their handles.
#[derive(Debug)]
pub struct Hub<L> {
    log: Arc<L>,
    live: Mutex<HashMap<TableKey, Handle>>,
    public: Mutex<Vec<TableKey>>,
    pub(crate) counters: Arc<Counters>,
    pub(crate) outside: Arc<dyn Outside>,
}

impl<L: EventLog> Hub<L> {
    pub fn new(log: L) -> Self {
        Self::within(log, Arc::new(Machine))
    }

    /// The same with another time and another chance.
    pub fn within(log: L, outside: Arc<dyn Outside>) -> Self {
        Self {
            log: Arc::new(log),
            live: Mutex::new(HashMap::new()),
            public: Mutex::new(Vec::new()),
            counters: Arc::default(),
            outside,
        }
    }

    /// A new table with its host.
    pub(crate) async fn create(&self, settings: Settings, token: TokenHash) -> Result<TableKey, Refusal> {
        let public = settings.public;
        let first = Table::<State>::open(settings, ServerSeed(self.outside.bytes()), self.outside.now())?;
        let key = TableKey(u128::from_le_bytes(self.outside.bytes()));
        let host = Person(0);
        let lines = [
            Line::Entry(first),
            Line::Entry(whiteout_table::Entry::Came { person: host }),
            Line::Token { person: host, hash: token },
        ];
        let bytes = lines.iter().map(Line::to_bytes).collect();
        self.log.append(key, 0, bytes).await.map_err(|error| Refusal::new(error.code()))?;
        if public {
            let mut list = self.public.lock().await;
            list.push(key);
            let surplus = list.len().saturating_sub(200);
            list.drain(..surplus);
        }
        Ok(key)
    }

    /// The handle of a table, opened from the log if it sleeps.
    pub(crate) async fn table(&self, key: TableKey) -> Result<Option<Handle>, StoreError> {
        let mut live = self.live.lock().await;
        if let Some(handle) = live.get(&key).filter(|handle| !handle.is_closed()) {
            return Ok(Some(handle.clone()));
        }
        // Those that fell asleep make room for the one that wakes.
        live.retain(|_, handle| !handle.is_closed());
        let (log, counters, outside) = (self.log.clone(), self.counters.clone(), self.outside.clone());
        let Some(actor) = Actor::load(key, log, counters, outside).await? else { return Ok(None) };
        tracing::info!(table = trace::name(key), "opened");
        let handle = actor.spawn();
        live.insert(key, handle.clone());
        Ok(Some(handle))
    }

    /// Puts something in between a table and everybody who speaks to it.
    #[cfg(test)]
    pub(crate) async fn replace(&self, key: TableKey, between: impl FnOnce(Handle) -> Handle) {
        if let Ok(Some(table)) = self.table(key).await {
            self.live.lock().await.insert(key, between(table));
        }
    }

    /// Public tables that wait for players, newest first.
    pub(crate) async fn open_tables(&self) -> Vec<(TableKey, serde_json::Value)> {
        let keys: Vec<TableKey> = self.public.lock().await.iter().rev().copied().collect();
        let mut open = Vec::new();
        for key in keys {
            let Ok(Some(handle)) = self.table(key).await else { continue };
            let (reply, answer) = oneshot::channel();
            if handle.send(Ask::Summary { reply }).await.is_ok()
                && let Ok(page) = answer.await
                && page["phase"] == "lobby"
            {
                open.push((key, page));
            }
        }
        open
    }

    /// Every table finishes what it is doing; what was acknowledged is stored already.
    pub(crate) async fn stop(&self) {
        tracing::info!("stops");
        let handles: Vec<Handle> = self.live.lock().await.drain().map(|(_, handle)| handle).collect();
        // All at once, so that their last snapshots share the disk's time.
        let mut stopping = Vec::with_capacity(handles.len());
        for handle in handles {
            let (reply, done) = oneshot::channel();
            if handle.send(Ask::Stop { reply }).await.is_ok() {
                stopping.push(done);
            }
        }
        for done in stopping {
            let _ = done.await;
        }
    }

    /// Numbers for `/metrics`.
    pub(crate) async fn metrics(&self) -> String {
        let live = self.live.lock().await.values().filter(|handle| !handle.is_closed()).count();
        format!(
            "# TYPE whiteout_tables_live gauge\nwhiteout_tables_live {live}\n\
             # TYPE whiteout_sockets gauge\nwhiteout_sockets {}\n\
             # TYPE whiteout_entries_stored counter\nwhiteout_entries_stored {}\n\
             # TYPE whiteout_commands_refused counter\nwhiteout_commands_refused {}\n",
            self.counters.sockets.load(Ordering::Relaxed),
            self.counters.stored.load(Ordering::Relaxed),
            self.counters.refused.load(Ordering::Relaxed),
        )
    }
}
