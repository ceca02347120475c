//! The games of this family: the same engine at another place.

use core::fmt::Debug;

use whiteout_core::Audience;

use crate::event::Event;
use crate::solo::SoloEvent;

/// Names a game of the family for whoever lists, stores and tells games. Its rules are data: see [`Rules`](crate::Rules).
pub trait Variant: Copy + Eq + Default + Debug + Send + Sync + 'static {
    /// The name in links, files and on the command line.
    const ID: &'static str;

    /// All play together against the game.
    const TOGETHER: bool = false;

    /// Who sees an event.
    fn audience(event: &Event) -> Audience {
        event.audience()
    }
}

/// The Thing: The Boardgame.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Outpost31;

impl Variant for Outpost31 {
    const ID: &'static str = "boardgame";
}

/// Its expansion, some days earlier.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NorwegianOutpost;

impl Variant for NorwegianOutpost {
    const ID: &'static str = "norwegian";
}

/// The game for 1 to 3 players, who all play against the Alien.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cooperative;

impl Variant for Cooperative {
    const ID: &'static str = "solo";

    const TOGETHER: bool = true;

    /// Hands are open, and what is closed is told otherwise; nobody looks at a role (`solo.hands.open`, `solo.roles`).
    fn audience(event: &Event) -> Audience {
        match *event {
            Event::RoleDealt { .. } => Audience::NOBODY,
            Event::Sealed { .. } | Event::Solo(SoloEvent::Private { .. }) => event.audience(),
            _ if event.audience() == Audience::NOBODY => Audience::NOBODY,
            _ => Audience::Everyone,
        }
    }
}
