//! What people write, made fit to be shown to others: nothing in it is invisible, turns other text around or
//! stacks without end. Names, talk and notes all pass through here.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{GeneralCategory, UnicodeEmoji as _, UnicodeGeneralCategory as _};
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::skeleton;

const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';
const ZERO_WIDTH_JOINER: char = '\u{200d}';
const EMOJI_SELECTOR: char = '\u{fe0f}';
const KEYCAP: char = '\u{20e3}';
/// Begins the flags of England, Scotland and Wales, which invisible tags spell out.
const BLACK_FLAG: char = '\u{1f3f4}';
const CANCEL_TAG: char = '\u{e007f}';
/// A flag, its longest spelling and the end of it.
const LONGEST_TAGGED: usize = 8;

/// The canonical combining class of signs that join consonants in Indic scripts.
const VIRAMA: u8 = 9;

/// Returns one line of text, at most so many characters long; `None` if nothing is left.
pub(crate) fn line(text: &str, longest: usize) -> Option<String> {
    let text: String = visible(text).replace('\n', " ").chars().take(longest).collect();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Returns text of several lines, which may be empty.
pub(crate) fn lines(text: &str, longest: usize) -> String {
    visible(text).chars().take(longest).collect::<String>().trim_end().to_owned()
}

/// Removes what nobody can see, and combining marks beyond those that real words stack.
///
/// What is left is in Normalization Form C. A removal can bring characters together that change each other, so this goes
/// on until nothing changes.
pub(crate) fn visible(text: &str) -> String {
    let mut text: String = text.nfc().collect();
    loop {
        let next = pass(&text);
        if next == text {
            return text;
        }
        text = next;
    }
}

fn pass(text: &str) -> String {
    let chars: Vec<char> = text.chars().map(plain_space).collect();
    let mut kept = String::with_capacity(text.len());
    // Marks on the last character, composed ones included. A space or the beginning carries none.
    let mut marks = usize::MAX;
    for (at, &c) in chars.iter().enumerate() {
        if is_mark(c) && !is_ignorable(c) {
            let repeated = at > 0 && chars[at - 1] == c;
            if repeated || marks >= most_marks(c) {
                continue;
            }
            marks += 1;
        } else if !is_shown(&chars, at) {
            continue;
        } else if c.is_whitespace() {
            marks = usize::MAX;
        } else if !is_ignorable(c) {
            marks = c.nfd().filter(|&part| is_mark(part)).count();
        }
        kept.push(c);
    }
    kept.nfc().collect()
}

/// Every kind of space becomes the usual one, as do characters that leave an empty place.
fn plain_space(c: char) -> char {
    const BLANK: [char; 6] = ['\u{2800}', '\u{fffc}', '\u{13441}', '\u{13442}', '\u{16fe4}', '\u{1d159}'];
    if c != '\n' && (c.is_whitespace() || BLANK.contains(&c)) { ' ' } else { c }
}

fn is_shown(chars: &[char], at: usize) -> bool {
    let c = chars[at];
    let before = at.checked_sub(1).map(|at| chars[at]);
    let after = chars.get(at + 1).copied();
    match c {
        '\n' => true,
        ZERO_WIDTH_JOINER => joins_emoji(before, after) || joins_letters(before, after),
        ZERO_WIDTH_NON_JOINER => joins_letters(before, after) || parts_arabic_letters(before, after),
        EMOJI_SELECTOR => before.is_some_and(is_emoji) || after == Some(KEYCAP),
        '\u{e0020}'..=CANCEL_TAG => spells_a_flag(chars, at),
        _ if is_ignorable(c) => false,
        _ => !matches!(
            c.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::PrivateUse
                | GeneralCategory::Surrogate
                | GeneralCategory::Unassigned
        ),
    }
}

/// Whether Unicode lets renderers ignore a character: the skeleton of TR39 leaves these out.
fn is_ignorable(c: char) -> bool {
    skeleton(c.encode_utf8(&mut [0; 4])).next().is_none()
}

/// Whether a character combines with the one before without taking space of its own.
pub(crate) fn is_mark(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// Two marks are enough for Latin, Greek, Arabic, Thai or Vietnamese; pointed Hebrew, Tibetan, Burmese and the
/// scripts of India pile up more.
fn most_marks(mark: char) -> usize {
    match mark.script() {
        Script::Inherited | Script::Common | Script::Thai | Script::Lao => 2,
        _ => 4,
    }
}

/// A digit is an emoji only under a keycap.
fn is_emoji(c: char) -> bool {
    !c.is_ascii() && c.is_emoji_char()
}

/// As in families: the first may have a skin tone or a selector behind it.
fn joins_emoji(before: Option<char>, after: Option<char>) -> bool {
    before.is_some_and(|c| is_emoji(c) || c == EMOJI_SELECTOR) && after.is_some_and(is_emoji)
}

/// As in Sinhala, Bengali or Malayalam, where it decides how consonants are joined.
fn joins_letters(before: Option<char>, after: Option<char>) -> bool {
    let is_virama = |c: Option<char>| c.is_some_and(|c| canonical_combining_class(c) == VIRAMA);
    is_virama(before) || (is_virama(after) && before.is_some_and(char::is_alphabetic))
}

/// As in Persian, between the parts of a word.
fn parts_arabic_letters(before: Option<char>, after: Option<char>) -> bool {
    let is_arabic = |c: Option<char>| c.is_some_and(|c| c.script() == Script::Arabic && c.is_alphabetic());
    is_arabic(before) && is_arabic(after)
}

fn spells_a_flag(chars: &[char], at: usize) -> bool {
    let is_tag = |c: &char| matches!(c, '\u{e0020}'..=CANCEL_TAG);
    let Some(flag) = chars[..at].iter().rposition(|c| !is_tag(c)) else { return false };
    let tags = chars[flag + 1..].iter().take_while(|c| is_tag(c)).count();
    chars[flag] == BLACK_FLAG
        && tags < LONGEST_TAGGED
        && chars[flag + 1..].iter().position(|&c| c == CANCEL_TAG) == Some(tags - 1)
}
