//! A table as it stands after some line of its log, so that opening it reads only what came later.
//!
//! A snapshot is a shortcut and never the truth: one that is damaged, or was written by another version, is passed
//! over, and the log is read from further back.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use whiteout_games::GameKind;
use whiteout_store::{EventLog, Snapshot, StoreError, TableKey};
use whiteout_table::{Entry, Playable, Settings, Table};

use crate::doors::Doors;
use crate::line::Line;
use crate::notes::{Notes, Outdated};

/// Rises with every change of what a snapshot holds.
const SHAPE: u32 = 12;
const HEAD: &str = "whiteout snapshot";
const SUM: usize = 32;

/// Everything the lines of a table come to.
#[derive(Debug)]
pub(crate) struct Folded<G: Playable> {
    pub(crate) body: Body<Table<G>, Doors, Notes>,
    /// The next line of the log.
    pub(crate) next: u64,
    /// The first line after the newest snapshot.
    pub(crate) kept: u64,
    /// Notes among the lines read that newer ones follow.
    pub(crate) outdated: Vec<Outdated>,
}

/// What a snapshot holds.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Body<T, D, N> {
    pub(crate) table: T,
    pub(crate) doors: D,
    pub(crate) notes: N,
    /// The line of the last deal: whoever has to know the present game reads no further back.
    pub(crate) deal: u64,
    /// Where others look on late: what they had been shown when the snapshot was written.
    pub(crate) shown: Option<Shown<T>>,
}

/// A table as it was a while ago.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Shown<T> {
    pub(crate) table: T,
    /// The first line that is not in it.
    pub(crate) next: u64,
}

/// The game of a table, and whatever snapshots it has.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) game: GameKind,
    snapshots: Vec<Snapshot>,
}

/// Looks for a table; `None` if nobody ever opened it.
pub(crate) async fn find(log: &dyn EventLog, key: TableKey) -> Result<Option<Found>, StoreError> {
    let snapshots = log.snapshots(key).await?;
    let game = match snapshots.iter().find_map(named) {
        Some(game) => Some(game),
        None => match log.read_some(key, 0, 1).await?.first() {
            Some(first) => Some(opened(&first.bytes).ok_or_else(|| StoreError::Corrupt("the first line".to_owned()))?),
            None => None,
        },
    };
    Ok(game.map(|game| Found { game, snapshots }))
}

/// The game that a snapshot says it is of.
fn named(snapshot: &Snapshot) -> Option<GameKind> {
    let line = snapshot.bytes.split(|&byte| byte == b'\n').next()?;
    str::from_utf8(line).ok()?.strip_prefix(HEAD)?.split(' ').nth(2)?.parse().ok()
}

/// The game that the first line of a log opens.
fn opened(bytes: &[u8]) -> Option<GameKind> {
    #[derive(Deserialize)]
    struct First {
        entry: Opening,
    }
    #[derive(Deserialize)]
    struct Opening {
        opened: Chosen,
    }
    #[derive(Deserialize)]
    struct Chosen {
        settings: Settings,
    }
    let First { entry } = serde_json::from_slice(bytes).ok()?;
    entry.opened.settings.game.parse().ok()
}

/// Folds a table from its newest sound snapshot and the lines after it.
pub(crate) async fn open<G: Playable>(
    log: &dyn EventLog,
    key: TableKey,
    found: &Found,
) -> Result<Option<Folded<G>>, StoreError> {
    let kept = found.snapshots.iter().find_map(read);
    let from = kept.as_ref().map_or(0, |kept| kept.next);
    let mut folded = kept;
    for stored in log.read(key, from).await? {
        let line = Line::from_bytes(&stored.bytes).ok_or_else(|| StoreError::Corrupt("a line".to_owned()))?;
        match &mut folded {
            Some(folded) => {
                folded.outdated.extend(folded.body.apply(&line, stored.seq));
                folded.next = stored.seq + 1;
            }
            None => folded = first(&line, stored.seq),
        }
    }
    Ok(folded)
}

fn first<G: Playable>(line: &Line<G>, seq: u64) -> Option<Folded<G>> {
    let Line::Entry(entry) = line else { return None };
    let body = Body {
        table: Table::from_first(entry)?,
        doors: Doors::default(),
        notes: Notes::default(),
        deal: 0,
        shown: None,
    };
    Some(Folded { body, next: seq + 1, kept: 0, outdated: Vec::new() })
}

impl<G: Playable> Body<Table<G>, Doors, Notes> {
    fn apply(&mut self, line: &Line<G>, seq: u64) -> Option<Outdated> {
        self.doors.take_in(line);
        if let Line::Entry(entry) = line {
            self.table.apply(entry);
            if let Entry::Started { .. } = entry {
                self.deal = seq;
            }
        }
        self.notes.take_in(line, seq)
    }
}

/// The table just before the line of a deal: whoever tells that game need not read what came before.
pub(crate) fn write_before_deal<G: Playable>(table: &Table<G>, line: u64) -> Option<Vec<u8>> {
    Some(sealed::<G>(&serde_json::to_vec(&(table, line)).ok()?))
}

pub(crate) fn read_before_deal<G: Playable>(bytes: &[u8]) -> Option<(Table<G>, u64)> {
    serde_json::from_slice(unsealed::<G>(bytes)?).ok()
}

/// The snapshot of a table whose next line is `next`.
pub(crate) fn write<G: Playable>(body: &Body<&Table<G>, &Doors, &Notes>, next: u64) -> Option<Snapshot> {
    let body = serde_json::to_vec(body).ok()?;
    Some(Snapshot { seq: next.checked_sub(1)?, bytes: sealed::<G>(&body) })
}

/// A body that only this version reads, and only undamaged.
fn sealed<G: Playable>(body: &[u8]) -> Vec<u8> {
    [head::<G>().as_bytes(), &sum(body)[..], body].concat()
}

fn unsealed<G: Playable>(bytes: &[u8]) -> Option<&[u8]> {
    let (found, body) = bytes.strip_prefix(head::<G>().as_bytes())?.split_first_chunk::<SUM>()?;
    (*found == sum(body)).then_some(body)
}

fn read<G: Playable>(snapshot: &Snapshot) -> Option<Folded<G>> {
    let body = unsealed::<G>(&snapshot.bytes)?;
    let next = snapshot.seq + 1;
    Some(Folded { body: serde_json::from_slice(body).ok()?, next, kept: next, outdated: Vec::new() })
}

fn head<G: Playable>() -> String {
    format!("{HEAD} {SHAPE} {} rules {}\n", G::ID, G::RULES_VERSION)
}

fn sum(body: &[u8]) -> [u8; SUM] {
    Sha256::digest(body).into()
}
