//! What happened, line by line, for the one who looks.

use whiteout_core::{Audience, Viewer};
use whiteout_text::Texts;

use crate::screen::Shown;

/// Who looks at a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    One(Viewer),
    /// Everything, once it is over and done.
    All,
}

impl Eyes {
    fn see(self, audience: Audience) -> bool {
        match self {
            Self::One(viewer) => audience.includes(viewer),
            Self::All => true,
        }
    }
}

/// The sentence for an event, if this viewer may see it and there is one. `table` is the table after it.
pub(crate) fn line<G: Shown>(texts: &Texts<G>, table: &G::Board, event: &G::Event, eyes: Eyes) -> Option<String> {
    let audience = G::audience(event);
    if !eyes.see(audience) {
        return None;
    }
    let line = texts.event(table, event)?;
    // A private sentence says "you": whoever sees them all must know whom it speaks to.
    match (eyes, audience) {
        (Eyes::All, Audience::Only(seats)) => {
            let names: Vec<_> = seats.iter().map(|seat| texts.seat(table, seat)).collect();
            let names = if names.is_empty() { "-".to_owned() } else { names.join(", ") };
            Some(format!("[{names}] {line}"))
        }
        _ => Some(line),
    }
}

/// Folds the events that are public into the table and collects the lines that may be seen.
pub(crate) fn lines<'a, G: Shown>(
    texts: &'a Texts<G>,
    table: &'a mut G::Board,
    events: &'a [G::Event],
    eyes: Eyes,
) -> impl Iterator<Item = String> + 'a {
    events.iter().filter_map(move |event| {
        G::fold(table, event);
        line(texts, table, event, eyes)
    })
}
