//! A table is forgotten: by its host, by the operator, or because it has been kept for long enough.

use serde::Deserialize;
use whiteout_store::{EventLog, StoreError, TableKey};
use whiteout_table::Phase;

use crate::actor::Actor;
use crate::archive::ArchiveError;
use crate::retention::{self, Left};
use crate::served::Served;
use crate::tokens::TokenHash;
use crate::{directory, library, trace};

/// Who wants a table gone.
#[derive(Clone, Debug)]
pub(crate) enum Remover {
    Host(Option<TokenHash>),
    /// Its finished games are older than the operator keeps them. Nobody is sent away for it.
    Age,
    /// Nobody has used it for longer than the operator keeps such tables.
    Left(Left),
}

impl<G: Served> Actor<G> {
    /// Nothing is left of it, unless somebody plays.
    pub(crate) async fn remove(&mut self, by: Remover) -> Result<(), &'static str> {
        match by {
            Remover::Host(token) => {
                let person = self.person(token).ok_or("not-seated")?;
                if self.table.host() != Some(person) {
                    return Err("host-only");
                }
                if self.shown_late_to(person).is_some_and(|shown| shown.phase() == Phase::Playing) {
                    return Err("not-now");
                }
            }
            Remover::Age | Remover::Left(_) if !self.sessions.is_empty() => return Err("not-now"),
            Remover::Left(left) => return self.remove_left(left).await,
            Remover::Age => {}
        }
        if self.table.phase() == Phase::Playing {
            return Err("not-now");
        }
        self.forget().await?;
        self.sessions.close("deleted", |_| true);
        Ok(())
    }

    /// Its clock, if it has one, ends the game some day.
    async fn remove_left(&mut self, left: Left) -> Result<(), &'static str> {
        if self.used.is_some() || self.table.deadline().is_some() {
            return Err("not-now");
        }
        if retention::may_go(left, &self.table) {
            return self.forget().await;
        }
        // It was of an earlier version, which did not write down what it was.
        let mut notices = directory::Notices::new();
        let notice = directory::Notices::from([retention::notice(self.key, &self.table, left.used)]);
        let _ = directory::update(&*self.log, &mut notices, notice).await;
        Err("not-now")
    }

    async fn forget(&mut self) -> Result<(), &'static str> {
        let removed = forget(&*self.log, self.key, Some(self.table.code())).await;
        if removed.is_err() {
            // What follows from the table is put right.
            self.notices.clear();
            self.shelf = None;
            self.noticed = false;
        }
        removed.map_err(|error| error.code())?;
        tracing::info!(table = trace::name(self.key), "removed");
        Ok(())
    }
}

/// First what leads to the table, then the table: a crash in between leaves one that puts the rest right.
async fn forget(log: &dyn EventLog, key: TableKey, code: Option<&str>) -> Result<(), StoreError> {
    library::clear(log, key).await?;
    directory::clear(log, key, code).await?;
    retention::clear(log, key).await?;
    log.remove(key).await
}

/// Forgets a table for the operator, whatever goes on there; a server that has it open notices with the next move.
pub async fn remove(log: &dyn EventLog, id: &str) -> Result<(), ArchiveError> {
    let key = directory::key(id).ok_or(ArchiveError::NoSuchTable)?;
    if log.last_seq(key).await?.is_none() {
        return Err(ArchiveError::NoSuchTable);
    }
    // A log that cannot be read can be removed; its code then leads nowhere.
    let lines = log.read_some(key, 0, 1).await.unwrap_or_default();
    let code = lines.first().and_then(|first| code(&first.bytes));
    Ok(forget(log, key, code.as_deref()).await?)
}

/// The code of the table that this line opens, of whichever game.
fn code(first: &[u8]) -> Option<String> {
    #[derive(Deserialize)]
    struct First {
        entry: Opening,
    }
    #[derive(Deserialize)]
    struct Opening {
        opened: Opened,
    }
    #[derive(Deserialize)]
    struct Opened {
        code: String,
    }
    let First { entry } = serde_json::from_slice(first).ok()?;
    Some(entry.opened.code)
}
