//! The Boardgame.

mod phrases;
mod play;
mod samples;
mod values;
mod solo;

use whiteout_boardgame::State;

use crate::Texts;

fn all_texts() -> impl Iterator<Item = Texts> {
    super::all_texts::<State>()
}
