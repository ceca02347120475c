//! Names by which people are known at a table: how they are cleaned, and which are refused.
//!
//! Checked where a name enters, never where stored entries are folded: tables keep the names they have.

use std::collections::{BTreeMap, HashSet};
use std::sync::LazyLock;

use serde::Deserialize;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};
use unicode_security::{MixedScript as _, RestrictionLevel, RestrictionLevelDetection as _, skeleton};
use unicode_segmentation::UnicodeSegmentation as _;

use crate::limits;
use crate::refusal::Refusal;
use crate::writing::{is_mark, visible};

/// No name needs more; the rest is not read.
const MOST_READ: usize = 500;

/// Returns the name under which somebody may sit among these others.
///
/// # Errors
/// Why nobody may have that name at this table.
pub(crate) fn accepted<'a>(
    name: &str,
    game: &str,
    mut others: impl Iterator<Item = &'a str>,
) -> Result<String, Refusal> {
    let name = clean(name).ok_or(Refusal::new("name-missing"))?;
    if mixes_alphabets(&name) {
        return Err(Refusal::new("name-mixed"));
    }
    if is_reserved(&name, game) {
        return Err(Refusal::new("name-reserved"));
    }
    if others.any(|other| are_alike(&name, other)) {
        return Err(Refusal::new("name-taken"));
    }
    Ok(name)
}

/// Returns the name without what cannot be seen, in Normalization Form C and not longer than allowed; `None` if
/// nothing is left that people could call each other.
pub(crate) fn clean(name: &str) -> Option<String> {
    let read: String = name.chars().take(MOST_READ).collect();
    let mut name = String::new();
    for cluster in single_spaced(&visible(&read)).graphemes(true).take(limits::NAME) {
        if name.len() + cluster.len() > limits::NAME_BYTES {
            break;
        }
        name.push_str(cluster);
    }
    name.truncate(name.trim_end().len());
    let is_called = |c: char| c.is_alphanumeric() || c.general_category() == GeneralCategory::OtherSymbol;
    name.chars().any(is_called).then_some(name)
}

fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether people could take one name for the other.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    let [one, other] = [looks(one), looks(other)];
    one.iter().any(|look| other.contains(look))
}

/// Whether this is what a table calls a bot.
pub(crate) fn is_of_a_bot(name: &str) -> bool {
    let number = name.strip_prefix(BOT).and_then(|rest| rest.strip_prefix(' '));
    number.and_then(|number| number.parse::<u8>().ok()).is_some_and(|number| bot(number) == name)
}

/// Returns the name of a bot, the same in every language we speak.
pub(crate) fn bot(number: u8) -> String {
    format!("{BOT} {number}")
}

const BOT: &str = "Bot";

/// Returns how a name looks, by the confusables of TR39: once with the look-alikes of its small letters, once with
/// those of its letters as they are written. Cyrillic В is like Latin B, but в is not like b.
fn looks(name: &str) -> [String; 2] {
    // A stored name may be older than the rules of this module.
    let shown = single_spaced(&visible(name).nfkc().collect::<String>());
    [folded(&skeleton(&folded(&shown)).collect::<String>()), folded(&skeleton(&shown).collect::<String>())]
}

/// The same for all ways to write a word in capital and small letters.
fn folded(text: &str) -> String {
    text.to_uppercase().to_lowercase()
}

/// Whether a word mixes scripts that no language mixes, such as Latin and Cyrillic: its letters are chosen for how they look.
fn mixes_alphabets(name: &str) -> bool {
    let is_of_a_word = |c: char| c.is_alphanumeric() || is_mark(c);
    let mut words = name.split(|c| !is_of_a_word(c));
    words.any(|word| !word.is_single_script() && !word.check_restriction_level(RestrictionLevel::ModeratelyRestrictive))
}

/// The names that would pass for a part of the table; see `data/names.toml`.
struct Reserved {
    anywhere: HashSet<String>,
    /// By the game.
    characters: BTreeMap<String, HashSet<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReservedFile {
    numbered: Vec<String>,
    /// By the language.
    reserved: BTreeMap<String, Vec<String>>,
    characters: BTreeMap<String, Vec<String>>,
}

static RESERVED: LazyLock<Reserved> = LazyLock::new(|| {
    let file: ReservedFile =
        toml::from_str(include_str!("../../../data/names.toml")).expect("the names that ship can be read");
    let all = |words: &[String]| words.iter().flat_map(|word| bare(word)).collect::<HashSet<_>>();
    let numbers = file.numbered.iter().flat_map(|word| (1..100).map(move |n| format!("{word} {n}")));
    let mut anywhere = all(&numbers.collect::<Vec<_>>());
    anywhere.extend(file.reserved.values().flat_map(|words| all(words)));
    let characters = file.characters.into_iter().map(|(game, names)| (game, all(&names))).collect();
    Reserved { anywhere, characters }
});

fn is_reserved(name: &str, game: &str) -> bool {
    let is_in = |words: &HashSet<String>| bare(name).iter().any(|bare| words.contains(bare));
    is_in(&RESERVED.anywhere) || RESERVED.characters.get(game).is_some_and(is_in)
}

/// What is left of the look of a name without accents, spaces and punctuation, and without the difference between I, l and 1.
fn bare(name: &str) -> [String; 2] {
    looks(name)
        .map(|look| look.chars().filter(|c| c.is_alphanumeric()).map(|c| if c == 'l' { 'i' } else { c }).collect())
}

#[cfg(test)]
mod tests;
