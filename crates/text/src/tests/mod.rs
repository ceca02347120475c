//! What no single module can promise: that the languages agree, and that nothing is left without words.

mod files;
mod phrases;
mod play;
mod samples;

use crate::{Language, Texts};

fn all_texts() -> impl Iterator<Item = Texts> {
    Language::ALL.into_iter().map(Texts::new)
}

/// A missing message or variable shows in braces.
fn assert_whole(text: &str, what: &dyn core::fmt::Debug, texts: Texts) {
    let broken = text.is_empty() || text.contains(['{', '}', '\n']) || text.contains("  ") || text.trim() != text;
    assert!(!broken, "{} says {text:?} for {what:?}", texts.language());
}
