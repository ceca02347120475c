//! A table is forgotten, by its host or because it has been kept for long enough.

use whiteout_store::EventLog;
use whiteout_table::Phase;

use crate::actor::Actor;
use crate::directory::{self, Awake};
use crate::library;
use crate::served::Served;
use crate::tokens::TokenHash;

/// Who wants a table gone.
#[derive(Clone, Debug)]
pub(crate) enum Remover {
    Host(Option<TokenHash>),
    /// Whoever keeps the server has said how long games stay. Nobody is sent away for it.
    Age,
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
            Remover::Age if !self.sessions.is_empty() => return Err("not-now"),
            Remover::Age => {}
        }
        if self.table.phase() == Phase::Playing {
            return Err("not-now");
        }
        let removed = self.forget().await;
        if removed.is_err() {
            // What follows from the table is put right.
            self.notices.clear();
            self.shelf = None;
            self.noticed = false;
        }
        removed.map_err(|error| error.code())?;
        self.sessions.close("deleted", |_| true);
        Ok(())
    }

    /// First what leads to the table, then the table: a crash in between leaves one that puts the rest right.
    async fn forget(&mut self) -> Result<(), whiteout_store::StoreError> {
        library::clear(&*self.log, self.key).await?;
        for (notice, _) in directory::notices(self.key, &self.table, &self.table, Awake::No) {
            self.log.remove_meta(&notice).await?;
        }
        self.log.remove_meta(&directory::deal_key(self.key)).await?;
        self.log.remove(self.key).await
    }
}
