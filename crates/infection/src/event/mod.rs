//! What happened. Everything that changes a state is here, chance included, each with its audience.
//!
//! Public events change the [`Table`](crate::table::Table) alone or say in public what also happens to
//! hidden things; private events touch hidden things only.

mod audience;
mod ending;

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet};

pub use self::ending::EndReason;

use crate::action::Action;
use crate::mission::LogId;
use crate::step::Step;
use crate::words::{Blood, Card, Cards, Character, Chip, Dice, Gear, Power, Room, Sector};

/// The chips of a sector by room, `None` where a room has none.
pub type ChipRow = [Option<Chip>; 6];

/// An event. Public unless its variant says `only`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // The table
    Asked {
        step: Step,
        seats: SeatSet,
    },
    Answered {
        seat: Seat,
    },
    /// Only the seat: the answer itself.
    Sealed {
        seat: Seat,
        action: Action,
    },

    // Set-up
    BoardLaid,
    /// Nobody.
    ChipsLaid {
        sector: Sector,
        chips: ChipRow,
    },
    RolledForCaptain {
        seat: Seat,
        dice: [u8; 2],
    },
    CaptainIs {
        seat: Seat,
    },
    Seated {
        seat: Seat,
        character: Character,
    },
    BloodDealt,
    /// Only the seat.
    BloodReceived {
        seat: Seat,
        blood: Blood,
    },

    // Supply cards
    Drew {
        seat: Seat,
        cards: u8,
    },
    /// Only the seat.
    Dealt {
        seat: Seat,
        cards: Cards,
    },
    SupplyShuffled,
    Exchanged {
        seat: Seat,
        cards: u8,
    },
    /// Only the seat.
    Threw {
        seat: Seat,
        card: Card,
    },
    /// Discarded face up for what was asked.
    Paid {
        seat: Seat,
        card: Card,
    },

    // Mission Log and tokens
    TurnBegan {
        turn: u16,
    },
    LogDrawn {
        log: LogId,
    },
    LogShuffled,
    /// A die picked a room for what comes.
    RoomRolled {
        room: Room,
    },
    Smoked {
        room: Room,
    },
    Ignited {
        room: Room,
    },
    Darkened {
        room: Room,
    },
    /// Smoke or Fire is gone from the room.
    Doused {
        room: Room,
    },
    /// The chip that lay there is out of play.
    Destroyed {
        room: Room,
        chip: Option<Chip>,
    },

    // Before the team
    MolotovUsed {
        seat: Seat,
    },
    RopeAsked {
        by: Seat,
        seat: Seat,
    },
    RopeRefused {
        by: Seat,
        seat: Seat,
    },
    Tied {
        by: Seat,
        seat: Seat,
    },
    Tested {
        by: Seat,
        seat: Seat,
    },
    /// Only `by`.
    BloodSeen {
        by: Seat,
        seat: Seat,
        blood: Blood,
    },
    TorchCalled {
        by: Seat,
        seat: Seat,
    },
    Voted {
        seat: Seat,
        yes: bool,
    },
    TorchFailed {
        seat: Seat,
    },
    /// Hand and Gear of the seat are gone; the Gear goes to `gear_to`, if anywhere.
    Torched {
        seat: Seat,
        blood: Blood,
        gear_to: Option<Seat>,
    },
    GearGiven {
        from: Seat,
        to: Seat,
        gear: Gear,
    },
    PowerUsed {
        seat: Seat,
        power: Power,
    },
    /// Bennings puts the mission away.
    MissionDropped,

    // Team and room
    TeamIs {
        seats: SeatSet,
        may_swap: bool,
    },
    ChipLooked {
        room: Room,
    },
    /// Only `by`.
    ChipSeen {
        by: Seat,
        room: Room,
        chip: Chip,
    },
    RoomProposed {
        room: Room,
    },
    RoomRefused {
        room: Room,
    },
    Entered {
        room: Room,
    },
    TurnPassed,
    /// The fires of a passed turn are left alone.
    FiresSkipped,
    Sent {
        seat: Seat,
        room: Room,
    },

    // The pool
    HelperIs {
        seat: Seat,
    },
    HandLooked {
        seat: Seat,
    },
    /// Only `by` and the seat.
    CardSeen {
        by: Seat,
        seat: Seat,
        card: Card,
    },
    HandedIn {
        seats: SeatSet,
    },
    /// Only the seat.
    Gave {
        seat: Seat,
        card: Card,
    },
    HandInLooked {
        seat: Seat,
    },
    /// Only `by`.
    HandInSeen {
        by: Seat,
        seat: Seat,
        card: Card,
    },
    PoolShuffled,
    /// Only `by`.
    PoolSeen {
        by: Seat,
        cards: Cards,
    },
    /// All Sabotage that was seen in the pool, none perhaps.
    SabotageFound {
        cards: Cards,
    },
    /// Resolved or cancelled.
    SabotageGone {
        card: Card,
    },
    /// It was not answered.
    SabotageStruck {
        card: Card,
    },
    SabotageRolled {
        face: u8,
    },
    SabotageShifted {
        by: Seat,
        face: u8,
    },
    /// So many cards of the pool are thrown away.
    Swapped {
        cards: u8,
    },
    /// Only `by`.
    SwappedOut {
        by: Seat,
        card: Card,
    },
    /// A Supply card joins the pool unseen.
    PoolFed,
    /// Nobody.
    Fed {
        card: Card,
    },
    /// Norris draws a card for the pool and looks at it.
    SwapDrawn,
    /// Only `by`.
    SwapSeen {
        by: Seat,
        card: Card,
    },
    SwapKept,
    SwapThrown,
    TopLooked,
    /// Only `by`: the top card first.
    TopSeen {
        by: Seat,
        cards: [Card; 2],
    },
    /// Only `by`: whether the two changed places.
    TopOrdered {
        by: Seat,
        turned: bool,
    },
    /// Only `by`, by option: the card turned next is one that came in unseen.
    FlipPicked {
        by: Seat,
        card: Card,
    },
    Flipped {
        card: Card,
    },
    /// What is left of the pool goes away unseen.
    PoolDropped,
    MissionPassed,
    MissionFailed,

    // Dice
    DiceReady {
        dice: u8,
        throws: u8,
    },
    Thrown {
        dice: Dice,
    },
    DieShifted {
        by: Seat,
        from: u8,
        to: u8,
        gear: bool,
    },
    DiceKept {
        dice: Dice,
    },
    Boosted {
        seat: Seat,
    },

    // Chips and battles
    ChipShown {
        room: Room,
        chip: Chip,
    },
    GearTaken {
        seat: Seat,
        gear: Gear,
    },
    ThingBeaten {
        room: Room,
    },
    BattleLost {
        room: Room,
    },
    /// The Thing lies face down again where it was.
    ChipStays {
        room: Room,
    },
    ChipsMixed {
        sector: Sector,
    },

    // End of the turn
    CameHome,
    ContagionRose {
        level: u8,
    },
    /// A roll against the fallout.
    FalloutRolled {
        face: u8,
    },
    SectorUnlocked {
        sector: Sector,
    },
    /// Everybody holds a second Blood Sample card.
    SecondBloodDealt,
    /// Only the seat.
    SecondBloodReceived {
        seat: Seat,
        blood: Blood,
    },
    /// Only the seat.
    BloodReturned {
        seat: Seat,
        blood: Blood,
    },
    BloodCollected,
    TurnEnded,

    // Escape and end
    EscapeBegan,
    Nominated {
        seat: Seat,
    },
    NominationRejected {
        seat: Seat,
    },
    NominationsCleared,
    FinalCaptainIs {
        seat: Seat,
    },
    /// In front of all.
    BloodShown {
        seat: Seat,
        blood: Blood,
    },
    Boarded {
        seats: SeatSet,
    },
    Ended {
        reason: EndReason,
        winners: SeatSet,
    },
    /// What everybody was at the end, and what they held.
    Unmasked {
        seat: Seat,
        blood: Blood,
        cards: Cards,
    },
}
