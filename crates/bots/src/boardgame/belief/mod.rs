//! What a seat believes about the others, from what it has seen and heard.

mod claims;
mod clues;
mod grounds;
mod meetings;
mod memory;
mod mind;

pub(crate) use memory::Memory;
pub(crate) use mind::Mind;

pub(crate) use crate::belief::Belief;
