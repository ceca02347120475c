//! The Thing: The Boardgame for 4 to 8 players; Norwegian Outpost and the game for 1 to 3 players, which state only what
//! they have otherwise.
//!
//! A [`Position`] is the [`Table`](table::Table) that everybody sees and the
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
mod observer;
mod reject;
pub mod secret;
pub mod solo;
mod state;
mod step;
pub mod table;
mod variant;
mod view;
pub mod words;

pub use action::{Action, Give, Thing};
pub use claim::{Claim, Reason};
pub use components::Components;
pub use config::{CharacterDeal, Config, ExposedAlone, Options, RescueTiming, Rules, SnowcatUfo, UfoTokens, Victim};
pub use event::{EndReason, Event, Parcel, Source, Store, Way};
pub use fallback::fallback;
pub use game::SIMULATED_ROUNDS;
pub use observer::{Observer, Witness};
pub use state::{Cooperation, Norwegian, Position, State};
pub use step::{AfterItems, Prey, Step};
pub use variant::{Cooperative, NorwegianOutpost, Outpost31, Variant};
pub use view::{Hand, View};
