//! The Boardgame.

mod phrases;
mod play;
mod samples;
mod solo;
mod values;

use whiteout_boardgame::State;

use crate::Texts;

fn all_texts() -> impl Iterator<Item = Texts> {
    super::all_texts::<State>()
}
