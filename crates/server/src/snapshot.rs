//! A table as it stands after some line of its log, so that opening it reads only what came later.
//!
//! A snapshot is a shortcut and never the truth: one that is damaged, or was written by another version, is passed
//! over, and the log is read from further back.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use whiteout_boardgame::State;
use whiteout_games::Hosted as _;
use whiteout_store::{EventLog, Snapshot, StoreError, TableKey};
use whiteout_table::{Person, Table};

use crate::line::Line;
use crate::tokens::TokenHash;

/// Rises with every change of what a snapshot holds.
const SHAPE: u32 = 5;
const SUM: usize = 32;

/// Who may act for whom.
pub(crate) type Tokens = HashMap<TokenHash, Person>;

/// Everything the lines of a table come to.
#[derive(Debug)]
pub(crate) struct Folded {
    pub(crate) table: Table<State>,
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

/// Folds a table from its newest sound snapshot and the lines after it; `None` if nobody ever opened it.
pub(crate) async fn open<L: EventLog>(log: &L, key: TableKey) -> Result<Option<Folded>, StoreError> {
    let kept = log.snapshots(key).await?.iter().find_map(read);
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

fn first(line: &Line, seq: u64) -> Option<Folded> {
    let Line::Entry(entry) = line else { return None };
    Some(Folded { table: Table::from_first(entry)?, tokens: Tokens::new(), next: seq + 1, kept: 0 })
}

impl Folded {
    fn apply(&mut self, line: &Line) {
        match line {
            Line::Entry(entry) => self.table.apply(entry),
            Line::Token { person, hash } => drop(self.tokens.insert(hash.clone(), *person)),
            Line::Revoked { person } => self.tokens.retain(|_, holder| holder != person),
        }
    }
}

/// The snapshot of a table whose next line is `next`.
pub(crate) fn write(table: &Table<State>, tokens: &Tokens, next: u64) -> Option<Snapshot> {
    let body = serde_json::to_vec(&Body { table, tokens }).ok()?;
    let bytes = [head().as_bytes(), &sum(&body)[..], &body].concat();
    Some(Snapshot { seq: next.checked_sub(1)?, bytes })
}

fn read(snapshot: &Snapshot) -> Option<Folded> {
    let rest = snapshot.bytes.strip_prefix(head().as_bytes())?;
    let (found, body) = rest.split_first_chunk::<SUM>()?;
    if *found != sum(body) {
        return None;
    }
    let Body::<Table<State>, Tokens> { table, tokens } = serde_json::from_slice(body).ok()?;
    let next = snapshot.seq + 1;
    Some(Folded { table, tokens, next, kept: next })
}

fn head() -> String {
    format!("whiteout snapshot {SHAPE} rules {}\n", State::RULES_VERSION)
}

fn sum(body: &[u8]) -> [u8; SUM] {
    Sha256::digest(body).into()
}
