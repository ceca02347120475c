//! Games that are over, on a shelf: a few words of each stand beside the logs.
//!
//! They follow from the tables. Should a write be lost, the table puts it right when it is next opened. Of a table that
//! some look on late, nothing stands here before they have seen it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use whiteout_store::{EventLog, StoreError, TableKey};
use whiteout_table::{Millis, Person, Phase, Stats, Summary, Table, count, summaries};

use crate::directory;
use crate::reading::entries;
use crate::served::Served;

/// Games that everybody may find stand apart, so that no other pushes one of them off its end.
const LISTED: &str = "library/";
const UNLISTED: &str = "unlisted/";
const SHELVES: &str = "shelf/";

/// So many games, the newest, are looked through and counted.
const COUNTED: usize = 5_000;
/// So many are told at once.
const PAGE: usize = 24;

/// What stands here of one table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Shelf {
    listed: bool,
    /// The keys of its games, one each.
    games: Vec<String>,
}

/// What stands under such a key.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    listed: bool,
    summary: Summary,
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

/// One page of the library.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LibraryPage {
    games: Vec<LibraryGame>,
    /// How many there are in all that were asked for.
    found: usize,
    /// Pages of them, the first of which is 0.
    pages: usize,
}

/// Which games somebody wants to see.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    game: Option<String>,
    players: Option<u8>,
    /// The side that won, or the reason.
    end: Option<String>,
    /// In somebody's name or character.
    text: Option<String>,
    #[serde(default)]
    order: Order,
    #[serde(default)]
    page: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Order {
    #[default]
    Drama,
    Newest,
}

impl Wanted {
    fn fits(&self, summary: &Summary) -> bool {
        let is = |wanted: &Option<String>, found: &[&str]| {
            wanted.as_ref().is_none_or(|wanted| found.contains(&wanted.as_str()))
        };
        let text = self.text.as_ref().map(|text| text.trim().to_lowercase());
        let named = |text: &String| {
            let words = summary.seats.iter().flat_map(|seat| [Some(&seat.name), seat.character.as_ref()]);
            words.flatten().any(|word| word.to_lowercase().contains(text.as_str()))
        };
        is(&self.game, &[summary.told_as()])
            && is(&self.end, &[&summary.side, &summary.reason])
            && self.players.is_none_or(|players| players == summary.players)
            && text.as_ref().is_none_or(named)
    }
}

fn shelf_key(key: TableKey) -> String {
    format!("{SHELVES}{}", directory::id(key))
}

const fn place(listed: bool) -> &'static str {
    if listed { LISTED } else { UNLISTED }
}

fn game_key(key: TableKey, summary: &Summary, listed: bool) -> String {
    format!("{}{:016x}/{}/{}", place(listed), summary.ended, directory::id(key), summary.n)
}

/// When the game ended, and the table's id, by the key of a game.
fn ended_at(game_key: &str) -> Option<(Millis, &str)> {
    let mut parts = game_key.split('/').skip(1);
    let ended = Millis::from_str_radix(parts.next()?, 16).ok()?;
    Some((ended, parts.next()?))
}

/// How many games of a table are over for everybody who may look at it.
pub(crate) fn over<G: Served>(shown: &Table<G>) -> u32 {
    shown.games() + u32::from(shown.phase() == Phase::Over)
}

/// Puts every game that is over on the shelf, and says which may be found.
pub(crate) async fn update<G: Served>(
    log: &dyn EventLog,
    key: TableKey,
    known: &mut Option<Shelf>,
    over: u32,
    listed: bool,
) -> Result<(), StoreError> {
    let stands = |shelf: &Shelf| {
        let in_place = || shelf.listed == listed && shelf.games.iter().all(|game| game.starts_with(place(listed)));
        shelf.games.len() == over as usize && (over == 0 || in_place())
    };
    if known.as_ref().is_some_and(stands) {
        return Ok(());
    }
    let shelf = shelf(log, key).await?;
    if stands(&shelf) {
        *known = Some(shelf);
        return Ok(());
    }
    let lines = log.read(key, 0).await?;
    let told = tokio::task::spawn_blocking(move || summaries(entries::<G>(&lines)));
    let told = told.await.map_err(|_| StoreError::Corrupt("a game".to_owned()))?;
    // First what stands in the other place: after a crash games are missing until the shelf is put right, and none is twice.
    for game in shelf.games.iter().filter(|game| !game.starts_with(place(listed))) {
        log.remove_meta(game).await?;
    }
    let mut games = Vec::new();
    for summary in told.into_iter().filter(|summary| summary.n < over) {
        let key = game_key(key, &summary, listed);
        log.put_meta(&key, &to_bytes(&Kept { listed, summary })).await?;
        games.push(key);
    }
    // Last, so that a crash in between leaves a shelf that is put right later.
    let shelf = Shelf { listed, games };
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

/// Takes all games of a table from the shelf.
pub(crate) async fn clear(log: &dyn EventLog, key: TableKey) -> Result<(), StoreError> {
    for game in shelf(log, key).await?.games {
        log.remove_meta(&game).await?;
    }
    log.remove_meta(&shelf_key(key)).await
}

/// What stands here, the newest first: only what everybody may find, or all of it.
async fn kept(log: &dyn EventLog, unlisted: bool) -> Result<Vec<LibraryGame>, StoreError> {
    let mut stored = log.metas(LISTED, COUNTED).await?;
    if unlisted {
        stored.extend(log.metas(UNLISTED, COUNTED).await?);
        stored.sort_by_key(|(key, _)| std::cmp::Reverse(ended_at(key).map(|(ended, _)| ended)));
        stored.truncate(COUNTED);
    }
    let read = |(key, bytes): &(String, Vec<u8>)| {
        // Earlier versions kept all of them in one place.
        let Kept { listed, summary } = serde_json::from_slice(bytes).ok()?;
        let (_, id) = ended_at(key).filter(|_| listed || unlisted)?;
        Some(LibraryGame { id: id.to_owned(), summary, seat: None })
    };
    Ok(stored.iter().filter_map(read).collect())
}

/// A page of what everybody may find.
pub(crate) async fn find(log: &dyn EventLog, wanted: &Wanted) -> Result<LibraryPage, StoreError> {
    let mut games = kept(log, false).await?;
    games.retain(|game| wanted.fits(&game.summary));
    if wanted.order == Order::Drama {
        // Among equals the newest first, as they come.
        games.sort_by_key(|game| std::cmp::Reverse(game.summary.drama));
    }
    let found = games.len();
    let games = games.into_iter().skip(wanted.page.saturating_mul(PAGE)).take(PAGE);
    Ok(LibraryPage { games: games.map(LibraryGame::without_people).collect(), found, pages: found.div_ceil(PAGE) })
}

/// The games of a table at which this person sat.
pub(crate) async fn mine(log: &dyn EventLog, key: TableKey, person: Person) -> Result<Vec<LibraryGame>, StoreError> {
    let mut games = Vec::new();
    for name in shelf(log, key).await?.games {
        let Some(bytes) = log.get_meta(&name).await? else { continue };
        let Ok(Kept { summary, .. }) = serde_json::from_slice(&bytes) else { continue };
        let seat = summary.seats.iter().position(|seat| seat.person == Some(person));
        if seat.is_some() {
            games.push(LibraryGame { id: directory::id(key), summary, seat }.without_people());
        }
    }
    Ok(games)
}

impl LibraryGame {
    /// Who somebody was at a table is the server's business.
    fn without_people(mut self) -> Self {
        for seat in &mut self.summary.seats {
            seat.person = None;
        }
        self
    }
}

/// All that everybody may find, counted; or really all, for whoever keeps the server.
pub(crate) async fn stats(log: &dyn EventLog, unlisted: bool) -> Result<Stats, StoreError> {
    let games = kept(log, unlisted).await?;
    Ok(count(games.iter().map(|game| (&game.summary, None))))
}

/// How long games are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Retention {
    pub days: Option<u64>,
    pub games: Option<usize>,
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
    for place in [LISTED, UNLISTED] {
        for (n, (key, _)) in log.metas(place, usize::MAX).await?.iter().enumerate() {
            let Some((ended, id)) = ended_at(key) else { continue };
            let keeps = ended >= oldest && retention.games.is_none_or(|games| n < games);
            let ids = if keeps { &mut stay } else { &mut go };
            ids.insert(id.to_owned());
        }
    }
    Ok(go.difference(&stay).filter_map(|id| directory::key(id)).collect())
}
