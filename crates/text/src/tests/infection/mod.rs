//! Infection at Outpost 31.

mod phrases;
mod play;
mod samples;
mod values;

use whiteout_infection::State;

use crate::Texts;

fn all_texts() -> impl Iterator<Item = Texts<State>> {
    super::all_texts::<State>()
}
