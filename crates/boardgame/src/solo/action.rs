//! What a player may choose in the 1-3 player game only.

use serde::{Deserialize, Serialize};
use whiteout_core::Seat;

use crate::action::Thing;
use crate::table::Place;
use crate::words::{Card, Face, Item, Kind as _, Lab, Room, Weapon};

/// Where a Character may be sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    LeisureRoom,
    Dormitory,
    In(Room),
}

impl From<Spot> for Place {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::LeisureRoom => Self::LeisureRoom,
            Spot::Dormitory => Self::Dormitory,
            Spot::In(room) => Self::In(room),
        }
    }
}

/// A choice. Seats are Characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SoloAction {
    /// Send this Character there.
    Go { seat: Seat, to: Spot },
    /// This one: is lost to the Threat, is assimilated, goes to another player, or boards first.
    Choose { seat: Seat },
    /// Leader: roll the dice.
    Roll,
    /// Roll this die again.
    Reroll { die: u8 },
    /// Cancel this die for a step of suspicion.
    Cancel { die: u8 },
    /// Dormitory: turn this die to that face.
    Turn { die: u8, face: Face },
    /// Spend a die of this kind on the action of the room.
    Do { card: Card },
    /// Hand a thing over.
    Give { from: Seat, to: Seat, thing: Thing },
}

impl SoloAction {
    /// Every action that can be written down with so many Characters.
    pub(crate) fn universe(characters: u8) -> Vec<Self> {
        let mut all = vec![Self::Roll];
        all.extend(Card::ALL.iter().map(|&card| Self::Do { card }));
        for die in 0..4 {
            all.extend([Self::Reroll { die }, Self::Cancel { die }]);
            all.extend(Face::ALL.iter().map(|&face| Self::Turn { die, face }));
        }
        let mut things: Vec<Thing> = Weapon::ALL.iter().map(|&weapon| Thing::Weapon(weapon)).collect();
        things.extend(Item::ALL.iter().map(|&item| Thing::Item(item)));
        things.extend(Lab::ALL.iter().map(|&lab| Thing::Lab(lab)));
        let seats: Vec<Seat> = (0..=characters).filter_map(Seat::new).collect();
        for &seat in &seats {
            all.push(Self::Choose { seat });
            let rooms = Room::ALL.iter().map(|&room| Spot::In(room));
            all.extend(rooms.chain([Spot::LeisureRoom, Spot::Dormitory]).map(|to| Self::Go { seat, to }));
            for &to in &seats {
                all.extend(things.iter().map(|&thing| Self::Give { from: seat, to, thing }));
            }
        }
        all
    }
}
