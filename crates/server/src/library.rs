//! Finished games: a short summary of each is kept beside the logs.
//!
//! They follow from the tables. Should a write be lost, the table puts it right when it is next opened. Of a table with
//! delayed spectators, nothing is here before they have seen it. What everybody may find is in [`crate::catalogue`].

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use whiteout_store::{EventLog, StoreError, TableKey};
use whiteout_table::{Millis, Person, Phase, Summary, Table, summaries};

use crate::catalogue;
use crate::directory;
use crate::reading::entries;
use crate::retention::Retention;
use crate::served::Served;

/// Games that everybody may find are kept apart, so that no other pushes one of them off the end; those that were
/// imported apart from those that were played here, for the same reason.
pub(crate) const LISTED: &str = "library/";
pub(crate) const IMPORTED: &str = "imported/";
const UNLISTED: &str = "unlisted/";
pub(crate) const PLACES: [&str; 3] = [LISTED, IMPORTED, UNLISTED];
const SHELVES: &str = "shelf/";

/// Rises when summaries are made another way: then every table makes its own again.
const EDITION: u32 = 1;

/// What is kept of one table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Shelf {
    #[serde(default)]
    edition: u32,
    listed: bool,
    /// The keys of its games, one each.
    games: Vec<String>,
}

/// What is kept under such a key.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    #[serde(default)]
    edition: u32,
    pub(crate) listed: bool,
    pub(crate) summary: Summary,
}

impl Kept {
    /// Reads a stored game. Earlier versions did not say which games were imported, and believed files that prove
    /// nothing: what looks like one waits until its table is opened.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let kept: Self = serde_json::from_slice(bytes).ok()?;
        let judged = kept.edition >= EDITION || kept.summary.minutes.is_some();
        (judged && !kept.summary.unproven).then_some(kept)
    }
}

/// A game of the library.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LibraryGame {
    /// The table where it was played.
    pub(crate) id: String,
    #[serde(flatten)]
    pub(crate) summary: Summary,
    /// Where you sat, if you ask for your own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) seat: Option<usize>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LibraryGames {
    pub(crate) games: Vec<LibraryGame>,
}

fn shelf_key(key: TableKey) -> String {
    format!("{SHELVES}{}", directory::id(key))
}

/// Nothing lists an unproven game.
const fn place(summary: &Summary, listed: bool) -> &'static str {
    match (listed && !summary.unproven, summary.imported) {
        (false, _) => UNLISTED,
        (true, false) => LISTED,
        (true, true) => IMPORTED,
    }
}

/// Whether a game with this key may be found by everybody.
fn is_public(game_key: &str) -> bool {
    !game_key.starts_with(UNLISTED)
}

fn game_key(key: TableKey, summary: &Summary, listed: bool) -> String {
    format!("{}{:016x}/{}/{}", place(summary, listed), summary.ended, directory::id(key), summary.n)
}

/// When the game ended, and the table's id, by the key of a game.
pub(crate) fn ended_at(game_key: &str) -> Option<(Millis, &str)> {
    let mut parts = game_key.split('/').skip(1);
    let ended = Millis::from_str_radix(parts.next()?, 16).ok()?;
    Some((ended, parts.next()?))
}

/// How many games of a table are over for everybody who may look at it.
pub(crate) fn over<G: Served>(shown: &Table<G>) -> u32 {
    shown.games() + u32::from(shown.phase() == Phase::Over)
}

/// Keeps a summary of every finished game, where it can be found if it may be.
pub(crate) async fn update<G: Served>(
    log: &dyn EventLog,
    key: TableKey,
    known: &mut Option<Shelf>,
    over: u32,
    listed: bool,
) -> Result<(), StoreError> {
    let is_right = |shelf: &Shelf| {
        shelf.games.len() == over as usize && (over == 0 || shelf.listed == listed && shelf.edition == EDITION)
    };
    if known.as_ref().is_some_and(is_right) {
        return Ok(());
    }
    let before = shelf(log, key).await?;
    if is_right(&before) {
        *known = Some(before);
        return Ok(());
    }
    let lines = log.read(key, 0).await?;
    let told = tokio::task::spawn_blocking(move || summaries(entries::<G>(&lines)));
    let told = told.await.map_err(|_| StoreError::Corrupt("a game".to_owned()))?;
    let kept = told.into_iter().filter(|summary| summary.n < over).map(|summary| {
        let key = game_key(key, &summary, listed);
        (key, to_bytes(&Kept { edition: EDITION, listed, summary }))
    });
    let kept: Vec<_> = kept.collect();
    let games: Vec<_> = kept.iter().map(|(key, _)| key.clone()).collect();
    // First what is in another place: after a crash games are missing until the table puts it right, and none is twice.
    for game in before.games.iter().filter(|game| !games.contains(game)) {
        log.remove_meta(game).await?;
    }
    for (key, bytes) in kept {
        log.put_meta(&key, &bytes).await?;
    }
    if before.games.iter().chain(&games).any(|game| is_public(game)) {
        catalogue::changed(log, key).await?;
    }
    // Last, so that a crash in between leaves a shelf that is put right later.
    let shelf = Shelf { edition: EDITION, listed, games };
    log.put_meta(&shelf_key(key), &to_bytes(&shelf)).await?;
    *known = Some(shelf);
    Ok(())
}

fn to_bytes(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).unwrap_or_default()
}

async fn shelf(log: &dyn EventLog, key: TableKey) -> Result<Shelf, StoreError> {
    let bytes = log.get_meta(&shelf_key(key)).await?;
    Ok(bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default())
}

/// Forgets the summaries of a table.
pub(crate) async fn clear(log: &dyn EventLog, key: TableKey) -> Result<(), StoreError> {
    let games = shelf(log, key).await?.games;
    for game in &games {
        log.remove_meta(game).await?;
    }
    if games.iter().any(|game| is_public(game)) {
        catalogue::changed(log, key).await?;
    }
    log.remove_meta(&shelf_key(key)).await
}

/// Tables whose summaries an earlier version made.
pub(crate) async fn outdated(log: &dyn EventLog) -> Result<Vec<TableKey>, StoreError> {
    let shelves = log.metas(SHELVES, usize::MAX).await?;
    let outdated = shelves.iter().filter_map(|(key, bytes)| {
        let shelf: Shelf = serde_json::from_slice(bytes).unwrap_or_default();
        let is_old = shelf.edition < EDITION && !shelf.games.is_empty();
        directory::key(key.strip_prefix(SHELVES)?).filter(|_| is_old)
    });
    Ok(outdated.collect())
}

/// The games of a table at which this person sat.
pub(crate) async fn mine(log: &dyn EventLog, key: TableKey, person: Person) -> Result<Vec<LibraryGame>, StoreError> {
    let mut games = Vec::new();
    for name in shelf(log, key).await?.games {
        let Some(bytes) = log.get_meta(&name).await? else { continue };
        let Ok(Kept { summary, .. }) = serde_json::from_slice(&bytes) else { continue };
        let seat = summary.seats.iter().position(|seat| seat.person == Some(person));
        if seat.is_some() {
            games.push(LibraryGame { id: directory::id(key), summary, seat }.for_everybody());
        }
    }
    Ok(games)
}

impl LibraryGame {
    /// Without who somebody was at a table, and without what only the server needs.
    pub(crate) fn for_everybody(mut self) -> Self {
        self.summary.fingerprint = None;
        for seat in &mut self.summary.seats {
            seat.person = None;
        }
        self
    }
}

/// Tables with finished games.
pub(crate) async fn tables(log: &dyn EventLog) -> Result<Vec<TableKey>, StoreError> {
    let shelves = log.metas(SHELVES, usize::MAX).await?;
    let has_games = |bytes: &[u8]| serde_json::from_slice(bytes).is_ok_and(|shelf: Shelf| !shelf.games.is_empty());
    let shelves = shelves.iter().filter(|(_, bytes)| has_games(bytes));
    Ok(shelves.filter_map(|(name, _)| directory::key(name.strip_prefix(SHELVES)?)).collect())
}

/// Tables whose games have all been kept for long enough.
pub(crate) async fn outlived(
    log: &dyn EventLog,
    retention: Retention,
    now: Millis,
) -> Result<Vec<TableKey>, StoreError> {
    let oldest = retention.days.map_or(0, |days| now.saturating_sub(days.saturating_mul(86_400_000)));
    let (mut stay, mut go) = (BTreeSet::new(), BTreeSet::new());
    // Each place for itself: nobody sees by a game that goes that a private one has ended.
    for place in PLACES {
        for (n, (key, _)) in log.metas(place, usize::MAX).await?.iter().enumerate() {
            let Some((ended, id)) = ended_at(key) else { continue };
            let keeps = ended >= oldest && retention.games.is_none_or(|games| n < games);
            let ids = if keeps { &mut stay } else { &mut go };
            ids.insert(id.to_owned());
        }
    }
    Ok(go.difference(&stay).filter_map(|id| directory::key(id)).collect())
}
