//! Infection at Outpost 31 for 4 to 8 players.
//!
//! A [`State`] is the [`Table`](table::Table) that everybody sees and the
//! [`Secret`](secret::Secret) that lies face down. Choices are made from the table and a seat's
//! [`Own`](secret::Own) knowledge; everything that changes goes through an [`Event`].

mod action;
mod claim;
pub mod components;
pub mod config;
mod conservation;
mod engine;
mod event;
mod fallback;
mod game;
mod legal;
pub mod mission;
mod observer;
mod reject;
pub mod secret;
mod state;
mod step;
pub mod table;
mod view;
pub mod words;

pub use action::Action;
pub use claim::Claim;
pub use components::Components;
pub use config::{CharacterDeal, Config, Options, Rules, Talk};
pub use event::{ChipRow, EndReason, Event};
pub use fallback::fallback;
pub use game::SIMULATED_TURNS;
pub use observer::Observer;
pub use state::State;
pub use step::{Step, Why, Window};
pub use view::View;
