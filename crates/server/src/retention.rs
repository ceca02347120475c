//! Tables nobody comes back to: lobbies where nobody plays, games nobody ends.
//!
//! Beside the log of each stands the day it was last used, written when that day changes. A crash leaves a day that is
//! too early by one at most, as long as the table was awake.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use whiteout_store::{EventLog, StoreError, TableKey};
use whiteout_table::{Millis, Phase, Playable, Table};

use crate::{directory, library};

const USED: &str = "used/";
/// Since when days are written: a table without one counts from here.
const SINCE: &str = "used-since";
const DAY: Millis = 86_400_000;

/// How long tables are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Retention {
    /// Days after the end of the last game.
    pub days: Option<u64>,
    /// Finished games, the newest.
    pub games: Option<usize>,
    /// Days nobody has used a lobby where no game was finished.
    pub lobbies: Option<u64>,
    /// Days nobody has used a table with an unfinished game, if its finished ones are not kept either.
    pub unfinished: Option<u64>,
}

/// What stands beside the log of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Used {
    day: u64,
    playing: bool,
}

/// A table that may have been left, and as what it may be removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    pub(crate) key: TableKey,
    /// When it was last used.
    pub(crate) used: Millis,
    pub(crate) as_lobby: bool,
    pub(crate) as_game: bool,
}

pub(crate) const fn day(at: Millis) -> u64 {
    at / DAY
}

fn used_key(key: TableKey) -> String {
    format!("{USED}{}", directory::id(key))
}

/// What is to stand beside the log of a table that was last used then; nothing where finished games decide.
pub(crate) fn notice<G: Playable>(key: TableKey, table: &Table<G>, used: Millis) -> (String, Option<Vec<u8>>) {
    let playing = table.phase() == Phase::Playing;
    let stays = playing || is_bare_lobby(table);
    let used = stays.then(|| serde_json::to_vec(&Used { day: day(used), playing }).ok());
    (used_key(key), used.flatten())
}

fn is_bare_lobby<G: Playable>(table: &Table<G>) -> bool {
    table.phase() == Phase::Lobby && table.games() == 0
}

/// Whether a table is what it was taken for.
pub(crate) fn may_go<G: Playable>(left: Left, table: &Table<G>) -> bool {
    left.as_lobby && is_bare_lobby(table) || left.as_game && table.phase() == Phase::Playing
}

/// Forgets when a table was used.
pub(crate) async fn clear(log: &dyn EventLog, key: TableKey) -> Result<(), StoreError> {
    log.remove_meta(&used_key(key)).await
}

/// When this server first wrote down when its tables are used.
async fn since(log: &dyn EventLog, now: Millis) -> Result<Millis, StoreError> {
    let stored = log.get_meta(SINCE).await?;
    match stored.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
        Some(since) => Ok(since),
        None => log.put_meta(SINCE, now.to_string().as_bytes()).await.map(|()| now),
    }
}

/// Tables that nobody has used for long enough. `outlived` are those whose finished games need not be kept.
pub(crate) async fn left(
    log: &dyn EventLog,
    retention: Retention,
    outlived: &[TableKey],
    now: Millis,
) -> Result<Vec<Left>, StoreError> {
    let since = since(log, now).await?;
    let tables = log.tables().await?;
    let known: BTreeSet<TableKey> = tables.iter().copied().collect();
    let mut used = BTreeMap::new();
    for (name, bytes) in log.metas(USED, usize::MAX).await? {
        match name.strip_prefix(USED).and_then(directory::key).filter(|key| known.contains(key)) {
            Some(key) => used.extend(serde_json::from_slice::<Used>(&bytes).ok().map(|found| (key, found))),
            // Its table was removed while it was open.
            None => log.remove_meta(&name).await?,
        }
    }
    let outlived: BTreeSet<&TableKey> = outlived.iter().collect();
    let finished = library::tables(log).await?;
    let kept: BTreeSet<&TableKey> = finished.iter().filter(|key| !outlived.contains(key)).collect();
    let is_over =
        |days: Option<u64>, at: Millis| days.is_some_and(|days| now.saturating_sub(at) >= days.saturating_mul(DAY));
    let left = tables.into_iter().filter(|key| !kept.contains(key)).map(|key| {
        let found = used.get(&key);
        // It may have been used until the end of the day.
        let last = found.map_or(since, |used| (used.day + 1).saturating_mul(DAY));
        let may_be = |playing| found.is_none_or(|used| used.playing == playing);
        Left {
            key,
            used: last,
            as_lobby: may_be(false) && is_over(retention.lobbies, last),
            as_game: may_be(true) && is_over(retention.unfinished, last),
        }
    });
    Ok(left.filter(|left| left.as_lobby || left.as_game).collect())
}
