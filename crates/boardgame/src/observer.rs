//! What a viewer has learnt.
use whiteout_core::{Rng, Viewer};
use crate::config::Config;
use crate::event::Event;
use crate::state::State;

#[derive(Clone, Debug)]
pub struct Observer {}

impl whiteout_core::Observer for Observer {
    type Game = State;
    fn new(_config: &Config, _viewer: Viewer) -> Self { Self {} }
    fn see(&mut self, _event: &Event) {}
    fn resample(&self, _rng: &mut impl Rng) -> Option<State> { None }
}
