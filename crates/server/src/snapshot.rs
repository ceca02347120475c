//! A table as it stands after some line of its log, so that opening it reads only what came later.
//!
//! A snapshot is a shortcut and never the truth: one that is damaged, or was written by another version, is passed
//! over, and the log is read from further back.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use whiteout_games::GameKind;
use whiteout_store::{EventLog, Snapshot, StoreError, TableKey};
use whiteout_table::{Person, Playable, Settings, Table};

use crate::line::Line;
use crate::tokens::TokenHash;

/// Rises with every change of what a snapshot holds.
const SHAPE: u32 = 6;
const HEAD: &str = "whiteout snapshot";
const SUM: usize = 32;

/// Who may act for whom.
pub(crate) type Tokens = HashMap<TokenHash, Person>;

/// Everything the lines of a table come to.
#[derive(Debug)]
pub(crate) struct Folded<G: Playable> {
    pub(crate) table: Table<G>,
    pub(crate) tokens: Tokens,
    /// The next line of the log.
    pub(crate) next: u64,
    /// The first line after the newest snapshot.
    pub(crate) kept: u64,
}

#[derive(Serialize, Deserialize)]
struct Body<T, K> {
    table: T,
    tokens: K,
}

/// The game of a table, and whatever snapshots it has.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) game: GameKind,
    snapshots: Vec<Snapshot>,
}

/// Looks for a table; `None` if nobody ever opened it.
pub(crate) async fn find<L: EventLog>(log: &L, key: TableKey) -> Result<Option<Found>, StoreError> {
    let snapshots = log.snapshots(key).await?;
    let game = match snapshots.iter().find_map(named) {
        Some(game) => Some(game),
        None => match log.read(key, 0).await?.first() {
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
pub(crate) async fn open<L: EventLog, G: Playable>(
    log: &L,
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
                folded.apply(&line);
                folded.next = stored.seq + 1;
            }
            None => folded = first(&line, stored.seq),
        }
    }
    Ok(folded)
}

fn first<G: Playable>(line: &Line<G>, seq: u64) -> Option<Folded<G>> {
    let Line::Entry(entry) = line else { return None };
    Some(Folded { table: Table::from_first(entry)?, tokens: Tokens::new(), next: seq + 1, kept: 0 })
}

impl<G: Playable> Folded<G> {
    fn apply(&mut self, line: &Line<G>) {
        match line {
            Line::Entry(entry) => self.table.apply(entry),
            Line::Token { person, hash } => drop(self.tokens.insert(hash.clone(), *person)),
            Line::Revoked { person } => self.tokens.retain(|_, holder| holder != person),
        }
    }
}

/// The snapshot of a table whose next line is `next`.
pub(crate) fn write<G: Playable>(table: &Table<G>, tokens: &Tokens, next: u64) -> Option<Snapshot> {
    let body = serde_json::to_vec(&Body { table, tokens }).ok()?;
    let bytes = [head::<G>().as_bytes(), &sum(&body)[..], &body].concat();
    Some(Snapshot { seq: next.checked_sub(1)?, bytes })
}

fn read<G: Playable>(snapshot: &Snapshot) -> Option<Folded<G>> {
    let rest = snapshot.bytes.strip_prefix(head::<G>().as_bytes())?;
    let (found, body) = rest.split_first_chunk::<SUM>()?;
    if *found != sum(body) {
        return None;
    }
    let Body::<Table<G>, Tokens> { table, tokens } = serde_json::from_slice(body).ok()?;
    let next = snapshot.seq + 1;
    Some(Folded { table, tokens, next, kept: next })
}

fn head<G: Playable>() -> String {
    format!("{HEAD} {SHAPE} {} rules {}\n", G::ID, G::RULES_VERSION)
}

fn sum(body: &[u8]) -> [u8; SUM] {
    Sha256::digest(body).into()
}
