//! What a seat believes about the others, from what it has seen and heard.

mod blood;
mod claims;
mod deeds;
mod memory;
mod mind;
mod pool;
mod reading;

pub(crate) use memory::Memory;
pub(crate) use mind::{Mind, Thoughts};
