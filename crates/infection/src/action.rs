//! What a seat may choose.

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet};

use crate::table::Table;
use crate::words::{Blood, Card, Character, Dice, Gear, Kind as _, Room};

/// A choice. Which are legal depends on the step and on what the seat itself knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take a Character in the draft.
    Pick {
        character: Character,
    },
    /// Discard a Molotov: everybody in the Rec Room may exchange.
    Molotov,
    /// Tie the Captain up with a Rope.
    TieCaptain,
    /// Tie this seat up with a Rope, so that it stays behind.
    LeaveBehind {
        seat: Seat,
    },
    /// See the Blood Sample of this seat.
    BloodTest {
        seat: Seat,
    },
    /// Accuse this seat and call for fire.
    Torch {
        seat: Seat,
    },
    /// By option: give a piece of Gear away.
    HandOver {
        gear: Gear,
        to: Seat,
    },
    /// Bennings: another mission.
    NewMission,
    /// Captain: this team.
    Team {
        seats: SeatSet,
    },
    /// Blair: look under the chip of this room.
    LookUnder {
        room: Room,
    },
    /// Bennings: no room is dark this turn.
    IgnorePowerOut,
    /// Captain: to this room.
    Enter {
        room: Room,
    },
    /// Captain: send this seat to the fire in this room.
    Send {
        seat: Seat,
        room: Room,
    },
    /// Windows: this seat in the Rec Room hands in a card too.
    AddHelper {
        seat: Seat,
    },
    /// Windows: see a random card of this seat. Clark: see the card this seat hands in.
    SeeCard {
        seat: Seat,
    },
    /// Nauls: the team may exchange.
    TeamExchange,
    HandIn {
        card: Card,
    },
    /// Captain: face this Sabotage next.
    Face {
        card: Card,
    },
    /// Garry: cancel this Sabotage.
    Cancel {
        card: Card,
    },
    /// Discard this card, face up, for what is asked.
    Pay {
        card: Card,
    },
    /// Discard a Fire Extinguisher and a Flashlight, should both be needed of me.
    PayBoth,
    /// Captain: this card of the pool for a new one.
    Swap {
        card: Card,
    },
    /// Childs: these two for new ones.
    SwapTwo {
        first: Card,
        second: Card,
    },
    /// Norris: this card for a new one that he sees.
    SwapSeeing {
        card: Card,
    },
    /// Fuchs: look at the two top Supply cards.
    LookAtTop,
    /// Fuchs: this one on top.
    PutOnTop {
        card: Card,
    },
    /// By option: turn this card of the pool.
    Flip {
        card: Card,
    },
    /// By option: turn a card that came into the pool unseen.
    FlipUnseen,
    /// Change a die that shows this face by one.
    Shift {
        face: u8,
        up: bool,
    },
    /// Keep these dice and throw the others.
    Keep {
        dice: Dice,
    },
    /// Spend a use of a Flamethrower for more throws.
    Boost,
    /// Exchange this card.
    Exchange {
        card: Card,
    },
    /// Exchange these two cards.
    ExchangeTwo {
        first: Card,
        second: Card,
    },
    /// Nauls: remove the Smoke from this room.
    RemoveSmoke {
        room: Room,
    },
    /// Return this Blood Sample card.
    Return {
        blood: Blood,
    },
    Nominate {
        seat: Seat,
    },
    /// Final Captain: test this seat in front of all.
    EndTest {
        seat: Seat,
    },
    /// Final Captain: these fly, I among them.
    Board {
        seats: SeatSet,
    },
    Yes,
    No,
    /// Do nothing.
    Pass,
}

impl Action {
    /// Every action that can be written down at this table. Of dice only those that could be meant: groups, and
    /// parts of what lies there.
    pub fn universe(table: &Table) -> Vec<Self> {
        use Action as A;
        let players = table.rules.players;
        let mut all = vec![
            A::Molotov,
            A::TieCaptain,
            A::NewMission,
            A::IgnorePowerOut,
            A::TeamExchange,
            A::PayBoth,
            A::LookAtTop,
            A::FlipUnseen,
            A::Boost,
            A::Return { blood: Blood::Human },
            A::Return { blood: Blood::Imitation },
            A::Yes,
            A::No,
            A::Pass,
        ];
        all.extend(Character::ALL.iter().map(|&character| A::Pick { character }));
        for seat in (0..=players).filter_map(Seat::new) {
            all.extend([
                A::LeaveBehind { seat },
                A::BloodTest { seat },
                A::Torch { seat },
                A::AddHelper { seat },
                A::SeeCard { seat },
                A::Nominate { seat },
                A::EndTest { seat },
            ]);
            all.extend(Gear::ALL.iter().map(|&gear| A::HandOver { gear, to: seat }));
            all.extend(Room::ALL.iter().map(|&room| A::Send { seat, room }));
        }
        for seats in SeatSet::first(players).subsets() {
            all.extend([A::Team { seats }, A::Board { seats }]);
        }
        for &room in Room::ALL {
            all.extend([A::LookUnder { room }, A::Enter { room }, A::RemoveSmoke { room }]);
        }
        for (i, &card) in Card::ALL.iter().enumerate() {
            all.extend([
                A::HandIn { card },
                A::Face { card },
                A::Cancel { card },
                A::Pay { card },
                A::Swap { card },
                A::SwapSeeing { card },
                A::PutOnTop { card },
                A::Flip { card },
                A::Exchange { card },
            ]);
            for &second in &Card::ALL[i..] {
                all.extend([A::SwapTwo { first: card, second }, A::ExchangeTwo { first: card, second }]);
            }
        }
        for face in 0..=7 {
            all.extend([A::Shift { face, up: true }, A::Shift { face, up: false }]);
        }
        all.extend(keeps(table.turn.dice.and(table.turn.shifted)).map(|dice| A::Keep { dice }));
        all
    }
}

/// Every part of these dice, and a group of any size of any face.
fn keeps(dice: Dice) -> impl Iterator<Item = Dice> {
    let groups = (1..=6).flat_map(|face| (1..=Dice::MOST).map(move |count| group(face, count)));
    parts(dice).chain(groups.filter(move |group| group.each().any(|face| group.count(face) > dice.count(face))))
}

fn group(face: u8, count: u8) -> Dice {
    let mut group = Dice::NONE;
    group.add_many(face, count);
    group
}

/// Every part of these dice, none and all of them included.
pub(crate) fn parts(dice: Dice) -> impl Iterator<Item = Dice> {
    let all: u32 = (1..=6).map(|face| u32::from(dice.count(face)) + 1).product();
    (0..all).map(move |number| {
        let mut part = Dice::NONE;
        let mut rest = number;
        for face in 1..=6 {
            let choices = u32::from(dice.count(face)) + 1;
            part.add_many(face, (rest % choices) as u8);
            rest /= choices;
        }
        part
    })
}
