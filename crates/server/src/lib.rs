//! The server: HTTP and WebSocket in front of live tables, every acknowledged action on disk.
//!
//! One task owns one live table; handlers hold a handle to it. Append, then publish: nobody sees what is not
//! stored, and nothing stored is lost. See `docs/protocol.md` for the wire.

mod actor;
mod alerts;
mod app;
mod archive;
mod audience;
mod beliefs;
mod bodies;
mod bots;
mod caller;
mod catalogue;
mod directory;
mod doors;
mod health;
mod hindsight;
mod hint;
mod history;
mod hosts;
mod hub;
mod late;
mod library;
mod library_requests;
mod limits;
mod line;
mod listen;
mod meters;
mod minds;
mod notes;
mod outbox;
mod outside;
mod padding;
mod panics;
mod past;
mod picture;
mod progress;
mod protocol;
mod publish;
mod reading;
mod reference;
mod removal;
mod replay;
mod requests;
mod retention;
mod screening;
#[cfg(test)]
mod secrecy;
mod served;
mod session;
mod snapshot;
mod thinking;
mod tokens;
mod trace;
mod turns;
#[cfg(test)]
mod types;
mod unmet;
mod watch;
mod words;
mod written;

pub use alerts::LogAddresses;
pub use app::{Server, serve};
pub use archive::{ArchiveError, Arrival, export, import, stats};
pub use hub::Hub;
pub use limits::Limits;
pub use listen::listen;
pub use outside::{Machine, NoRandomness, Outside};
pub use panics::log_panics;
pub use removal::remove;
pub use retention::Retention;
pub use trace::log;
