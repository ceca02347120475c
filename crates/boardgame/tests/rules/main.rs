//! Every rule has a test that names it. One file a section of `data/boardgame/rules.toml`.

#![allow(unreachable_pub, reason = "helpers are shared between the modules of this one test")]

/// Every rule of the game.
pub const RULES: &str = include_str!("../../../../data/boardgame/rules.toml");

mod scene;
mod stage;

mod actions;
mod alien;
mod burning;
mod characters;
mod encounters;
mod encounters_alien;
mod ending;
mod equipment;
mod equipment_items;
mod evening;
mod evening_night;
mod evening_trade;
mod examples;
mod locations;
mod pack;
mod placing;
mod placing_cards;
mod round;
mod setup;
mod table;
mod upkeep;

mod coverage;
