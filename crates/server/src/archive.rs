//! Finished games as files: out of a log, and into one.

use std::fmt;
use std::sync::Arc;

use whiteout_games::{AnyRecord, Proof, Record, RecordError, with_game, with_record};
use whiteout_store::{EventLog, StoreError, TableKey};
use whiteout_table::{Imported, Listing, Person, ServerSeed, Stats, Table, imported, record_dealt};

use crate::catalogue;
use crate::directory::{self, Awake, Notices};
use crate::library;
use crate::line::Line;
use crate::outside::Outside;
use crate::past::Past;
use crate::replay::nth_game;
use crate::served::Served;
use crate::snapshot::{self, Folded};
use crate::tokens::TokenHash;

/// Why a game did not go out or come in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchiveError {
    NoSuchTable,
    /// The table has not come to this game, or it goes on.
    NotOver,
    Record(RecordError),
    Store(StoreError),
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchTable => f.write_str("no such table"),
            Self::NotOver => f.write_str("no such game, or it is not over"),
            Self::Record(error) => error.fmt(f),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ArchiveError {}

impl From<StoreError> for ArchiveError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<RecordError> for ArchiveError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

/// A game of a table as a file: its `n`th from 0, or the last one that is over.
pub async fn export(log: Arc<dyn EventLog>, id: &str, n: Option<u32>) -> Result<String, ArchiveError> {
    let key = directory::key(id).ok_or(ArchiveError::NoSuchTable)?;
    let found = snapshot::find(&*log, key).await?.ok_or(ArchiveError::NoSuchTable)?;
    with_game!(found.game, G => {
        let folded: Folded<G> = snapshot::open(&*log, key, &found).await?.ok_or(ArchiveError::NoSuchTable)?;
        let over = library::over(&folded.body.table);
        let n = n.or(over.checked_sub(1)).filter(|n| *n < over).ok_or(ArchiveError::NotOver)?;
        let mut past = Past::<G>::of_game(log, key, n).await?;
        let recorded = tokio::task::spawn_blocking(move || {
            let (table, entries) = nth_game(&mut past, n).ok()?;
            record_dealt(table, entries).map(|record| record.to_json())
        });
        recorded.await.ok().flatten().ok_or(ArchiveError::NotOver)
    })
}

/// An imported game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Brought {
    /// The table where it has just ended.
    pub(crate) key: TableKey,
    pub(crate) proof: Proof,
}

/// A file becomes a table where its game has just ended. The holder of the token is its host.
pub(crate) async fn bring(
    log: &dyn EventLog,
    outside: &dyn Outside,
    text: String,
    listing: Listing,
    token: Option<TokenHash>,
) -> Result<Brought, ArchiveError> {
    let record = tokio::task::spawn_blocking(move || AnyRecord::parse(&text));
    let record = record.await.map_err(|_| lost())??;
    with_record!(record, record => bring_of(log, outside, record, listing, token).await)
}

fn lost() -> ArchiveError {
    ArchiveError::Record(RecordError::Damaged("it cannot be read".to_owned()))
}

async fn bring_of<G: Served>(
    log: &dyn EventLog,
    outside: &dyn Outside,
    record: Box<Record<G>>,
    listing: Listing,
    token: Option<TokenHash>,
) -> Result<Brought, ArchiveError> {
    let code = directory::fresh_code(log, outside).await?;
    let (fresh, at) = (ServerSeed(outside.bytes().map_err(StoreError::from)?), outside.now());
    let judged = tokio::task::spawn_blocking(move || imported(&record, listing, fresh, code, at));
    let Imported { entries, proof } = judged.await.map_err(|_| lost())??;
    let mut table = entries.first().and_then(Table::from_first).ok_or_else(lost)?;
    for entry in &entries {
        table.apply(entry);
    }
    let key = TableKey(u128::from_le_bytes(outside.bytes().map_err(StoreError::from)?));
    let token = token.map(|hash| Line::<G>::Token { person: Person(0), hash });
    let lines = entries.into_iter().map(Line::Entry).chain(token);
    log.append(key, 0, lines.map(|line| line.to_bytes()).collect()).await?;
    // Should these fail, the table mends them when it is next opened.
    let notices = directory::notices(key, &table, &table, Awake::No);
    let _ = directory::update(log, &mut Notices::new(), notices).await;
    let _ = library::update::<G>(log, key, &mut None, library::over(&table), table.listed()).await;
    Ok(Brought { key, proof })
}

/// A game that the operator imported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// The name of its table in links.
    pub id: String,
    pub proof: Proof,
}

/// A file becomes a table without a host.
pub async fn import(
    log: &dyn EventLog,
    outside: &dyn Outside,
    text: String,
    listing: Listing,
) -> Result<Arrival, ArchiveError> {
    let Brought { key, proof } = bring(log, outside, text, listing, None).await?;
    Ok(Arrival { id: directory::id(key), proof })
}

/// Every finished game, listed or not, counted once.
pub async fn stats(log: &dyn EventLog) -> Result<Stats, StoreError> {
    catalogue::stats(log).await
}
