//! What is the same for everybody: the games there are, and their rules in words.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::Query;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use serde::{Deserialize, Serialize};
use whiteout_games::{GameKind, Meta, with_game};
use whiteout_table::{Playable, Refusal};
use whiteout_text::{Language, Section, Texts};

use crate::protocol::Refused;

/// For how long a client may keep an answer: only a new version of the server changes it.
const KEEP: &str = "public, max-age=600";

#[derive(Deserialize)]
pub(crate) struct About {
    #[serde(default)]
    lang: Option<String>,
    #[serde(default)]
    game: Option<String>,
}

impl About {
    fn language(&self) -> Option<Language> {
        self.lang.as_deref().unwrap_or(Language::default().tag()).parse().ok()
    }
}

/// A game, and for each of its options the rules that speak of it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Described {
    #[serde(flatten)]
    meta: Meta,
    /// Levels of bots, as the host adds them.
    bots: &'static [&'static str],
    #[cfg_attr(test, ts(type = "Record<string, Array<string>>"))]
    option_rules: HashMap<&'static str, Vec<String>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Games {
    games: &'static [Described],
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Rulebook {
    sections: Vec<Section>,
}

fn unknown(code: &'static str) -> Response {
    (StatusCode::NOT_FOUND, Json(Refused { refused: Refusal::new(code) })).into_response()
}

fn kept(body: impl Serialize) -> Response {
    ([(header::CACHE_CONTROL, KEEP)], Json(body)).into_response()
}

pub(crate) async fn rules(Query(about): Query<About>) -> Response {
    let Some(language) = about.language() else { return unknown("no-such-language") };
    if about.game.as_ref().is_some_and(|game| game.parse::<GameKind>().is_err()) {
        return unknown("no-such-game");
    }
    let kind = about.game.and_then(|game| game.parse().ok()).unwrap_or(GameKind::Boardgame);
    ([(header::CACHE_CONTROL, KEEP), (header::CONTENT_TYPE, "application/json")], rulebook(kind, language))
        .into_response()
}

/// Written once for each game and language: it is long, and anybody may ask for it again and again.
fn rulebook(kind: GameKind, language: Language) -> Bytes {
    static WRITTEN: LazyLock<Mutex<HashMap<(&str, Language), Bytes>>> = LazyLock::new(Mutex::default);
    let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
    let write = || serde_json::to_vec(&Rulebook { sections: sections(kind, language) }).unwrap_or_default().into();
    written.entry((kind.id(), language)).or_insert_with(write).clone()
}

pub(crate) async fn games() -> Response {
    static GAMES: LazyLock<Vec<Described>> = LazyLock::new(|| GameKind::ALL.iter().copied().map(describe).collect());
    kept(Games { games: &GAMES })
}

fn sections(kind: GameKind, language: Language) -> Vec<Section> {
    with_game!(kind, G => Texts::<G>::of(language).sections())
}

fn describe(kind: GameKind) -> Described {
    let meta = kind.meta();
    let sections = sections(kind, Language::default());
    let option_rules = meta.options.iter().map(|option| (option.name, speaking_of(&sections, option.name))).collect();
    let bots = with_game!(kind, G => <G as Playable>::LEVELS);
    Described { meta, bots, option_rules }
}

/// Rules name an option in backticks.
fn speaking_of(sections: &[Section], option: &str) -> Vec<String> {
    let name = format!("`{option}`");
    let rules = sections.iter().flat_map(|section| &section.rules);
    rules.filter(|rule| rule.text.contains(&name)).map(|rule| rule.id.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_spoken_of_in_some_rule() {
        for &kind in GameKind::ALL {
            for (option, rules) in describe(kind).option_rules {
                assert!(!rules.is_empty(), "{option}");
            }
        }
    }
}
