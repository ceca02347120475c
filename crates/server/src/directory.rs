//! Tables that can be found while they sleep: by their code, in the list of public ones, by a running clock.
//!
//! What stands here follows from the tables, as small values beside their logs. Should a write be lost, the table puts
//! it right when it is next opened.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use whiteout_store::{EventLog, StoreError, TableKey};
use whiteout_table::{Phase, Playable, Table};

use crate::limits;
use crate::outside::Outside;
use crate::protocol::OpenTable;

/// Letters and digits that nobody confuses, when read aloud or by hand.
const LETTERS: &[u8] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH: usize = 6;
/// Codes to try before giving up; one would do, nearly always.
const TRIES: usize = 100;

const OPEN: &str = "open/";
const CLOCKS: &str = "clock/";

/// The name of a table in links.
pub(crate) fn id(key: TableKey) -> String {
    format!("{:032x}", key.0)
}

pub(crate) fn key(id: &str) -> Option<TableKey> {
    (id.len() == 32).then(|| u128::from_str_radix(id, 16).ok()).flatten().map(TableKey)
}

/// What a table wants to stand here: each of its keys, with a value or none.
pub(crate) type Notices = BTreeMap<String, Option<Vec<u8>>>;

/// Whether a table is in memory, because somebody is there or was a moment ago.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Awake {
    Yes,
    No,
}

/// What stands here of a table. `shown` is the table as those who look on see it, which may be a while ago.
pub(crate) fn notices<G: Playable>(key: TableKey, table: &Table<G>, shown: &Table<G>, awake: Awake) -> Notices {
    let id = id(key);
    let lobby = shown.phase() == Phase::Lobby;
    let listed = (lobby && shown.settings().public && awake == Awake::Yes)
        .then(|| serde_json::to_vec(&OpenTable { id: &id, settings: shown.settings(), seats: shown.seats() }).ok());
    BTreeMap::from([
        // A code stays with its table, so that no other takes it; after the start it leads nowhere.
        (code_key(shown.code()), Some(if lobby { id.clone().into_bytes() } else { Vec::new() })),
        (format!("{OPEN}{:016x}/{id}", shown.opened_at()), listed.flatten()),
        (clock_key(key), table.has_clock().then(Vec::new)),
    ])
}

/// Writes what differs from what is known to stand there.
pub(crate) async fn update(log: &dyn EventLog, known: &mut Notices, wanted: Notices) -> Result<(), StoreError> {
    for (key, value) in wanted {
        let before = match known.get(&key) {
            Some(before) => before.clone(),
            None => log.get_meta(&key).await?,
        };
        if before != value {
            match &value {
                Some(value) => log.put_meta(&key, value).await?,
                None => log.remove_meta(&key).await?,
            }
        }
        known.insert(key, value);
    }
    Ok(())
}

/// Removes whatever leads to a table.
pub(crate) async fn clear(log: &dyn EventLog, key: TableKey, code: Option<&str>) -> Result<(), StoreError> {
    if let Some(code) = code {
        log.remove_meta(&code_key(code)).await?;
    }
    let id = id(key);
    for (name, _) in log.metas(OPEN, usize::MAX).await? {
        if name.ends_with(&id) {
            log.remove_meta(&name).await?;
        }
    }
    log.remove_meta(&deal_key(key)).await?;
    log.remove_meta(&clock_key(key)).await
}

/// A code that no table has.
pub(crate) async fn fresh_code(log: &dyn EventLog, outside: &dyn Outside) -> Result<String, StoreError> {
    for _ in 0..TRIES {
        let mut number = u64::from_le_bytes(outside.bytes()?);
        let mut code = String::with_capacity(LENGTH);
        for _ in 0..LENGTH {
            code.push(char::from(LETTERS[(number % LETTERS.len() as u64) as usize]));
            number /= LETTERS.len() as u64;
        }
        if log.get_meta(&code_key(&code)).await?.is_none() {
            return Ok(code);
        }
    }
    Err(StoreError::Unavailable("no code is left".to_owned()))
}

fn code_key(code: &str) -> String {
    format!("code/{code}")
}

/// The id of the table that waits for people with this code.
pub(crate) async fn by_code(log: &dyn EventLog, code: &str) -> Result<Option<String>, StoreError> {
    let code = code.to_ascii_uppercase();
    if code.len() != LENGTH || !code.bytes().all(|letter| LETTERS.contains(&letter)) {
        return Ok(None);
    }
    let id = log.get_meta(&code_key(&code)).await?.and_then(|id| String::from_utf8(id).ok());
    Ok(id.filter(|id| !id.is_empty()))
}

/// Public tables that wait for people, newest first.
pub(crate) async fn listed(log: &dyn EventLog) -> Result<Vec<Box<RawValue>>, StoreError> {
    let found = log.metas(OPEN, limits::TABLES_LISTED).await?;
    Ok(found.iter().filter_map(|(_, bytes)| serde_json::from_slice(bytes).ok()).collect())
}

fn clock_key(key: TableKey) -> String {
    format!("{CLOCKS}{}", id(key))
}

/// Where the table as it was before its last deal is kept.
pub(crate) fn deal_key(key: TableKey) -> String {
    format!("deal/{}", id(key))
}

/// Notes that a table's clock is to be kept.
pub(crate) async fn keep_clock(log: &dyn EventLog, key: TableKey) -> Result<(), StoreError> {
    log.put_meta(&clock_key(key), &[]).await
}

/// Tables with a clock that may be running, and public ones that may have been left.
pub(crate) async fn to_look_after(log: &dyn EventLog) -> Result<[Vec<TableKey>; 2], StoreError> {
    let (clocks, open) = (log.metas(CLOCKS, usize::MAX).await?, log.metas(OPEN, usize::MAX).await?);
    Ok([clocks, open].map(|found| found.iter().filter_map(|(name, _)| key(name.rsplit('/').next()?)).collect()))
}
