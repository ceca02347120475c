//! Every rule has a test that names it. One file a part of `data/infection/rules.toml`.

#![allow(unreachable_pub, reason = "helpers are shared between the modules of this one test")]

/// Every rule of the game.
pub const RULES: &str = include_str!("../../../../data/infection/rules.toml");

mod scene;

mod answers;
mod chips;
mod consequences;
mod dice;
mod ends;
mod escape;
mod fire;
mod flame;
mod log;
mod pool;
mod powers;
mod powers_battle;
mod powers_pool;
mod reveal;
mod room;
mod rope;
mod sabotage;
mod setup;
mod table;
mod team;
mod windows;

mod coverage;
