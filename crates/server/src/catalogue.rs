//! What everybody may find of the finished games: pages of the library, and counts.
//!
//! All of it is worked out once and kept until something changes, off the async threads and never twice at the same
//! time. The store holds a value that every change replaces, so that a change by another process is seen as well. A game
//! that nobody may find changes nothing here, not even how long an answer takes.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, OwnedMutexGuard};
use whiteout_store::{EventLog, StoreError, TableKey};
use whiteout_table::{Millis, Stats, Summary, count};

use crate::directory;
use crate::library::{IMPORTED, Kept, LISTED, LibraryGame, PLACES, ended_at};
use crate::limits;

/// What was worked out is used no longer than this: a crash may have lost the mark of a change.
const STALE: Millis = 60_000;
/// Under this key is the mark that every change replaces.
const MARK: &str = "catalogue";

/// Marks that games of this table can be found now, or no longer.
pub(crate) async fn changed(log: &dyn EventLog, key: TableKey) -> Result<(), StoreError> {
    let mark = log.get_meta(MARK).await?.unwrap_or_default();
    let number = str::from_utf8(&mark).ok().and_then(|mark| mark.split(' ').next()?.parse().ok());
    // Two processes may come to the same number at the same time, but not with the same table.
    let next = number.map_or(0, |number: u64| number.wrapping_add(1));
    log.put_meta(MARK, format!("{next} {}", directory::id(key)).as_bytes()).await
}

/// Every game, listed or not, counted once: for the operator.
pub(crate) async fn stats(log: &dyn EventLog) -> Result<Stats, StoreError> {
    let mut stored = Vec::new();
    for place in PLACES {
        stored.extend(log.metas(place, limits::GAMES_SEARCHED).await?);
    }
    worked_out(move || counted(&games(&stored, |_| true))).await
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
        is(&self.game, &[summary.told_as()])
            && is(&self.end, &[&summary.side, &summary.reason])
            && self.players.is_none_or(|players| players == summary.players)
    }
}

/// Everything that everybody may find.
#[derive(Debug)]
pub(crate) struct Listing {
    /// The newest first, each game once.
    games: Vec<LibraryGame>,
    /// The names and characters of each, in small letters.
    words: Vec<String>,
    /// The places of all games, the most dramatic first; of equals the newest.
    by_drama: Vec<usize>,
    pub(crate) stats: Stats,
}

impl Listing {
    fn of(stored: &[(String, Vec<u8>)]) -> Self {
        // Earlier versions kept all games in one place.
        let games = games(stored, |kept| kept.listed);
        let words = games.iter().map(|game| {
            let words = game.summary.seats.iter().flat_map(|seat| [Some(&seat.name), seat.character.as_ref()]);
            words.flatten().map(|word| word.to_lowercase()).collect::<Vec<_>>().join("\n")
        });
        let words = words.collect();
        let mut by_drama: Vec<_> = (0..games.len()).collect();
        by_drama.sort_by_key(|&i| Reverse(games[i].summary.drama));
        let stats = counted(&games);
        Self { games: games.into_iter().map(LibraryGame::for_everybody).collect(), words, by_drama, stats }
    }

    /// A page of what somebody wants to see.
    pub(crate) fn find(&self, wanted: &Wanted) -> LibraryPage {
        let text = wanted.text.as_ref().map(|text| text.trim().to_lowercase());
        let fits = |&i: &usize| {
            wanted.fits(&self.games[i].summary) && text.as_ref().is_none_or(|text| self.words[i].contains(text))
        };
        let found: Vec<_> = match wanted.order {
            Order::Drama => self.by_drama.iter().copied().filter(fits).collect(),
            Order::Newest => (0..self.games.len()).filter(fits).collect(),
        };
        let page = found.iter().skip(wanted.page.saturating_mul(limits::GAMES_PER_PAGE)).take(limits::GAMES_PER_PAGE);
        let games = page.map(|&i| self.games[i].clone()).collect();
        LibraryPage { games, found: found.len(), pages: found.len().div_ceil(limits::GAMES_PER_PAGE) }
    }
}

fn counted(games: &[LibraryGame]) -> Stats {
    count(games.iter().map(|game| (&game.summary, None)))
}

/// The stored games that are wanted, the newest first. Of several copies of one game, the one that was played here
/// remains, or else the one that came first.
fn games(stored: &[(String, Vec<u8>)], wanted: impl Fn(&Kept) -> bool) -> Vec<LibraryGame> {
    let mut read: Vec<_> = stored
        .iter()
        .filter_map(|(key, bytes)| {
            let kept = Kept::read(bytes).filter(&wanted)?;
            let (_, id) = ended_at(key)?;
            Some(LibraryGame { id: id.to_owned(), summary: kept.summary, seat: None })
        })
        .collect();
    read.sort_by_key(|game| Reverse(game.summary.ended));
    let mut first = BTreeMap::new();
    for (i, LibraryGame { summary, .. }) in read.iter().enumerate() {
        if let Some(fingerprint) = &summary.fingerprint {
            let place = (summary.imported, Reverse(i));
            first.entry(fingerprint.clone()).and_modify(|best| *best = place.min(*best)).or_insert(place);
        }
    }
    let is_first = |i, game: &LibraryGame| {
        let fingerprint = game.summary.fingerprint.as_ref();
        fingerprint.and_then(|print| first.get(print)).is_none_or(|(_, Reverse(best))| *best == i)
    };
    let mut i = 0;
    read.retain(|game| {
        i += 1;
        is_first(i - 1, game)
    });
    read
}

/// Works something out off the async threads.
pub(crate) async fn worked_out<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|_| StoreError::Corrupt("a game".to_owned()))
}

/// What was worked out last.
#[derive(Debug, Default)]
pub(crate) struct Catalogue(Arc<Mutex<Option<Known>>>);

#[derive(Debug)]
struct Known {
    mark: Option<Vec<u8>>,
    at: Millis,
    listing: Arc<Listing>,
}

impl Catalogue {
    /// What can be found now. Whoever asks while it is being worked out waits for the same answer.
    pub(crate) async fn listing(&self, log: &Arc<dyn EventLog>, now: Millis) -> Result<Arc<Listing>, StoreError> {
        let known = self.0.clone().lock_owned().await;
        let mark = log.get_meta(MARK).await?;
        if let Some(known) = &*known
            && known.mark == mark
            && now < known.at.saturating_add(STALE)
        {
            return Ok(known.listing.clone());
        }
        // On its own, so that whoever asks and goes away again does not make the next one begin anew.
        let fresh = tokio::spawn(refresh(known, log.clone(), mark, now));
        fresh.await.map_err(|_| StoreError::Corrupt("a game".to_owned()))?
    }
}

async fn refresh(
    mut known: OwnedMutexGuard<Option<Known>>,
    log: Arc<dyn EventLog>,
    mark: Option<Vec<u8>>,
    at: Millis,
) -> Result<Arc<Listing>, StoreError> {
    let mut stored = log.metas(LISTED, limits::GAMES_SEARCHED).await?;
    stored.extend(log.metas(IMPORTED, limits::GAMES_SEARCHED).await?);
    let listing = Arc::new(worked_out(move || Listing::of(&stored)).await?);
    *known = Some(Known { mark, at, listing: listing.clone() });
    Ok(listing)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::Instant;
    use whiteout_store::Sqlite;
    use whiteout_table::SummarySeat;

    use super::*;

    fn summary(n: u64) -> Summary {
        let seat = |i: u64| SummarySeat {
            name: format!("Person {}", (n + i) % 97),
            bot: None,
            character: Some(["macready", "blair", "childs", "clark"][i as usize % 4].to_owned()),
            against: i == n % 6,
            won: i != n % 6,
            person: None,
        };
        Summary {
            n: 0,
            game: "boardgame".to_owned(),
            players: 6,
            options: serde_json::Map::new(),
            rules: 2,
            side: if n.is_multiple_of(3) { "aliens" } else { "humans" }.to_owned(),
            reason: "escaped".to_owned(),
            rounds: 9,
            choices: 380,
            ended: n,
            minutes: Some(70),
            drama: (n % 101) as u8,
            imported: false,
            unproven: false,
            custom: false,
            seats: (0..6).map(seat).collect(),
            fingerprint: None,
        }
    }

    async fn put(log: &Arc<dyn EventLog>, place: &str, n: u64) {
        let id = directory::id(TableKey(n.into()));
        let kept = serde_json::json!({ "edition": 1, "listed": true, "summary": summary(n) });
        let stored = log.put_meta(&format!("{place}{n:016x}/{id}/0"), kept.to_string().as_bytes()).await;
        stored.expect("stored");
    }

    #[tokio::test]
    async fn what_was_worked_out_is_kept_until_something_changes() {
        let log: Arc<dyn EventLog> = Arc::new(whiteout_store::Memory::default());
        let catalogue = Catalogue::default();
        put(&log, LISTED, 1).await;
        let first = catalogue.listing(&log, 0).await.expect("a listing");
        let again = catalogue.listing(&log, STALE - 1).await.expect("a listing");
        assert!(Arc::ptr_eq(&first, &again) && first.stats.games == 1);
        put(&log, IMPORTED, 2).await;
        changed(&log, TableKey(2)).await.expect("marked");
        let both = catalogue.listing(&log, 0).await.expect("a listing");
        assert_eq!((both.stats.games, both.games.len()), (2, 2));
        put(&log, LISTED, 3).await;
        let lost = catalogue.listing(&log, STALE - 1).await.expect("a listing");
        assert!(Arc::ptr_eq(&both, &lost), "nothing marked the change");
        assert_eq!(catalogue.listing(&log, STALE).await.expect("a listing").stats.games, 3, "but not for long");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn those_who_ask_at_the_same_time_wait_for_one_answer() {
        let log: Arc<dyn EventLog> = Arc::new(whiteout_store::Memory::default());
        for n in 0..300 {
            put(&log, LISTED, n).await;
        }
        let catalogue = Arc::new(Catalogue::default());
        // One goes away while it waits.
        let impatient = tokio::time::timeout(Duration::from_nanos(1), catalogue.listing(&log, 0)).await;
        drop(impatient);
        let mut asked = tokio::task::JoinSet::new();
        for _ in 0..50 {
            let (catalogue, log) = (catalogue.clone(), log.clone());
            asked.spawn(async move { catalogue.listing(&log, 0).await.expect("a listing") });
        }
        let answers = asked.join_all().await;
        assert!(answers.iter().all(|answer| Arc::ptr_eq(answer, &answers[0])));
    }

    #[tokio::test]
    #[ignore = "prints figures"]
    async fn the_library_of_5_000_games_in_milliseconds() {
        let folder = tempfile::tempdir().expect("a folder");
        let log: Arc<dyn EventLog> = Arc::new(Sqlite::open(&folder.path().join("x.db")).await.expect("a log"));
        for n in 0..5_000 {
            put(&log, LISTED, n).await;
        }
        let wanted = Wanted { text: Some("person 42".to_owned()), ..Wanted::default() };
        let each = async |what: &str, catalogue: Option<&Catalogue>| {
            let mut times = Vec::new();
            for _ in 0..40 {
                let begun = Instant::now();
                let fresh = Catalogue::default();
                let listing = catalogue.unwrap_or(&fresh).listing(&log, 0).await.expect("a listing");
                assert_eq!(listing.find(&wanted).found, 312);
                times.push(begun.elapsed());
            }
            times.sort_unstable();
            let ms = |time: Duration| time.as_secs_f64() * 1e3;
            println!("{what}: median {:.2} ms, slowest {:.2} ms", ms(times[20]), ms(times[39]));
        };
        each("worked out for every request", None).await;
        let catalogue = Catalogue::default();
        catalogue.listing(&log, 0).await.expect("a listing");
        each("kept", Some(&catalogue)).await;
    }
}
