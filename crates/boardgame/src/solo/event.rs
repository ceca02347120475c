//! What happens in the 1-3 player game only.

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet};

use super::Spot;
use crate::action::Thing;
use crate::event::Event;
use crate::words::{Deck, Face, Faces, Item, Items, Lab, Labs, Role, Vehicle, Weapon, Weapons};

/// An event. Seats are Characters, players are named as such. Public unless its variant says `only`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SoloEvent {
    Went {
        seat: Seat,
        to: Spot,
    },
    /// A token of the dog bag, shown to all and put back.
    DogShown {
        seat: Seat,
        token: Role,
    },
    /// The Threat Token stands on this space now.
    ThreatAt {
        space: i8,
    },
    /// The Action Dice on the table; nothing where fewer are rolled.
    Rolled {
        faces: [Option<Face>; 3],
    },
    DiceGiven {
        seat: Seat,
    },
    /// By light, or else because it is Garry.
    Rerolled {
        seat: Seat,
        die: u8,
        face: Face,
        light: bool,
    },
    /// Paid for with a step of suspicion.
    Cancelled {
        seat: Seat,
        die: u8,
    },
    /// Someone in the Dormitory turned a die and lies down.
    Turned {
        seat: Seat,
        die: u8,
        face: Face,
    },
    /// A die does its harm or its good.
    Spent {
        die: u8,
    },
    /// The assignment is over.
    DiceAway,
    /// The Alien's dice against an escape.
    EscapeRolled {
        seat: Seat,
        vehicle: Vehicle,
        faces: Faces,
        interrupted: bool,
    },
    /// A Character has another owner.
    TakenOver {
        seat: Seat,
        player: Seat,
    },
    /// A player who has nobody left takes no other Character.
    WaitsForTheEnd {
        player: Seat,
    },
    /// Only these players: cards and tokens where hands are closed.
    Private {
        to: SeatSet,
        news: News,
    },
}

/// What only some players see where hands are closed: the same as the event of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum News {
    WeaponsDealt {
        seat: Seat,
        deck: Deck,
    },
    WeaponChosen {
        seat: Seat,
        weapon: Weapon,
    },
    ItemsDealt {
        seat: Seat,
        deck: Deck,
    },
    ItemChosen {
        seat: Seat,
        item: Item,
    },
    LabDealt {
        seat: Seat,
        token: Lab,
    },
    Added {
        seat: Seat,
        thing: Thing,
    },
    ParcelShown {
        to: Seat,
        weapons: Weapons,
        items: Items,
    },
    CardsReceived {
        seat: Seat,
        weapons: Weapons,
        items: Items,
    },
    LabsReceived {
        seat: Seat,
        tokens: Labs,
    },
    /// What a Character holds that changes its owner.
    HandSeen {
        seat: Seat,
        weapons: Weapons,
        items: Items,
        labs: Labs,
    },
}

impl News {
    /// What is told of this event where hands are closed, if it is not for everybody anyway.
    pub(crate) const fn of(event: &Event) -> Option<Self> {
        Some(match *event {
            Event::WeaponsDealt { seat, deck } => Self::WeaponsDealt { seat, deck },
            Event::WeaponChosen { seat, weapon } => Self::WeaponChosen { seat, weapon },
            Event::ItemsDealt { seat, deck } => Self::ItemsDealt { seat, deck },
            Event::ItemChosen { seat, item } => Self::ItemChosen { seat, item },
            Event::LabDealt { seat, token } => Self::LabDealt { seat, token },
            Event::Added { seat, thing } => Self::Added { seat, thing },
            Event::ParcelShown { to, weapons, items } => Self::ParcelShown { to, weapons, items },
            Event::CardsReceived { seat, weapons, items } => Self::CardsReceived { seat, weapons, items },
            Event::LabsReceived { seat, tokens } => Self::LabsReceived { seat, tokens },
            _ => return None,
        })
    }

    /// The event it tells of; a hand that is looked at is none.
    pub const fn event(&self) -> Option<Event> {
        Some(match *self {
            Self::WeaponsDealt { seat, deck } => Event::WeaponsDealt { seat, deck },
            Self::WeaponChosen { seat, weapon } => Event::WeaponChosen { seat, weapon },
            Self::ItemsDealt { seat, deck } => Event::ItemsDealt { seat, deck },
            Self::ItemChosen { seat, item } => Event::ItemChosen { seat, item },
            Self::LabDealt { seat, token } => Event::LabDealt { seat, token },
            Self::Added { seat, thing } => Event::Added { seat, thing },
            Self::ParcelShown { to, weapons, items } => Event::ParcelShown { to, weapons, items },
            Self::CardsReceived { seat, weapons, items } => Event::CardsReceived { seat, weapons, items },
            Self::LabsReceived { seat, tokens } => Event::LabsReceived { seat, tokens },
            Self::HandSeen { .. } => return None,
        })
    }

    /// The Character it is about.
    pub const fn seat(&self) -> Seat {
        match *self {
            Self::WeaponsDealt { seat, .. }
            | Self::WeaponChosen { seat, .. }
            | Self::ItemsDealt { seat, .. }
            | Self::ItemChosen { seat, .. }
            | Self::LabDealt { seat, .. }
            | Self::Added { seat, .. }
            | Self::CardsReceived { seat, .. }
            | Self::LabsReceived { seat, .. }
            | Self::HandSeen { seat, .. } => seat,
            Self::ParcelShown { to, .. } => to,
        }
    }
}

impl SoloEvent {
    /// Whether this tells its audience something that was hidden or left to chance until now.
    pub(crate) const fn reveals(&self) -> bool {
        match self {
            Self::DogShown { .. } | Self::Rolled { .. } | Self::Rerolled { .. } | Self::EscapeRolled { .. } => true,
            Self::Private { news, .. } => match news.event() {
                Some(event) => event.reveals(),
                None => true,
            },
            _ => false,
        }
    }
}
