//! What a seat believes about the others, from what it has seen and heard.

mod claims;
mod clues;
mod grounds;
mod memory;
mod mind;
mod sets;
mod witness;

pub(crate) use memory::Memory;
pub(crate) use mind::Mind;
pub(crate) use sets::Belief;
