//! What happened. Everything that changes a state is here, chance included, each with its audience.
//!
//! Public events change the [`Table`](crate::table::Table) alone or say in public what also happens to
//! hidden things; private events touch hidden things only.

mod audience;
mod ending;
mod parts;

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet};

pub use self::ending::EndReason;
pub use self::parts::{Parcel, Source, Store, Way};

use crate::action::{Action, Thing};
use crate::solo::SoloEvent;
use crate::step::Step;
use crate::words::{
    Card, Cards, Character, Deck, Departure, Departures, Item, Items, Lab, Labs, Plan, Role, Room, TestKind, Vehicle,
    Weapon, Weapons, Weather,
};

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
    /// Only `to`: the answer itself.
    Sealed {
        seat: Seat,
        action: Action,
        to: SeatSet,
    },

    // Set-up
    Seated {
        seat: Seat,
        character: Character,
    },
    /// Only the seat.
    RoleDealt {
        seat: Seat,
        role: Role,
    },
    /// Only the seat: Norwegian Outpost, whether its teeth have fillings.
    RecordDealt {
        seat: Seat,
        fillings: bool,
    },
    /// Nobody.
    WeaponsShuffled {
        deck: Deck,
    },
    /// Nobody.
    ItemsShuffled {
        deck: Deck,
    },
    BoardLaid,
    LeaderIs {
        seat: Seat,
    },
    LeaderTokenAt {
        room: Room,
    },

    // Phases 1 and 2
    RoundBegan {
        round: u16,
    },
    WeatherRolled {
        face: Weather,
    },
    WeatherIs {
        face: Weather,
    },
    FuelBurnt {
        room: Room,
        tokens: u8,
    },
    Damaged {
        room: Room,
        counters: u8,
    },
    Repaired {
        room: Room,
        counters: u8,
    },
    Fuelled {
        room: Room,
        tokens: u8,
        from: Store,
    },
    BoilerLost,
    Froze {
        steps: u8,
    },
    PowerFailed,
    PowerBack,
    RescueAdvanced {
        steps: u8,
    },
    RescueLeft,

    // The exposed Alien
    SpeakerIs {
        seat: Seat,
    },
    /// Only the seat.
    Drafted {
        seat: Seat,
        room: Room,
        strength: u8,
    },
    /// Only the team.
    Proposed {
        seat: Seat,
        plan: Plan,
        team: SeatSet,
    },
    /// Only the team.
    PlanFixed {
        plan: Plan,
        team: SeatSet,
    },
    PlanMade,
    /// Strength of each stack, largest first; 0 where it is hidden.
    StacksSeen {
        sizes: Deck,
    },
    /// Option: only Aliens learn who is one of them.
    BroodKnown {
        brood: SeatSet,
    },

    // Drawing and placing
    Drew {
        seat: Seat,
        cards: u8,
    },
    /// Only the seat.
    Dealt {
        seat: Seat,
        cards: Cards,
    },
    Reshuffled,
    /// Garry threw a card away unseen.
    Exchanged {
        seat: Seat,
    },
    /// Only the seat.
    Threw {
        seat: Seat,
        card: Card,
    },
    LeaderDrew,
    /// Nobody.
    LeaderDrewCard {
        card: Card,
    },
    Placed {
        seat: Seat,
        room: Room,
        way: Way,
    },
    /// Only the seat: which card of the hand went into the stack.
    Gave {
        seat: Seat,
        card: Card,
    },
    /// At maximum suspicion the card is seen by all.
    Shown {
        seat: Seat,
        card: Card,
    },
    SpecialDrew {
        seat: Seat,
        cards: u8,
    },
    /// Only the seat.
    SpecialDealt {
        seat: Seat,
        cards: Cards,
    },
    /// One drawn card went into the stack, the other away.
    SpecialGiven {
        seat: Seat,
    },
    /// Only the seat.
    SpecialGave {
        seat: Seat,
        card: Card,
    },
    TookLeaderToken {
        seat: Seat,
    },
    LeaderTokenBack,
    WentToSleep {
        seat: Seat,
    },
    /// Only the seat: how many of each kind lie in the deck.
    DeckSeen {
        seat: Seat,
        cards: Cards,
    },
    /// Only the seat.
    HandChosen {
        seat: Seat,
        cards: Cards,
    },
    ChoseHand {
        seat: Seat,
        cards: u8,
    },
    Boarded {
        seat: Seat,
        vehicle: Vehicle,
    },
    /// A rifle lengthens the track of the dog.
    RifleLaid {
        seat: Seat,
        weapon: Weapon,
    },

    // Encounters
    StacksRevealed {
        plan: Plan,
    },
    Entered {
        room: Room,
    },
    /// One Strength is gone, the user lies, the Alien runs.
    FireUsed {
        seat: Seat,
        weapon: Weapon,
        room: Room,
    },
    /// What the Alien does in the room.
    AlienChose {
        room: Room,
        choice: Action,
    },
    StackCardLost,
    /// Nobody.
    StackLost {
        card: Card,
    },
    AlienRan {
        room: Room,
    },
    LaidDown {
        seats: SeatSet,
    },
    /// They lie in the Leisure Room.
    Fled {
        seats: SeatSet,
    },
    Eaten {
        seat: Seat,
        room: Room,
    },
    DogEaten {
        room: Room,
    },
    WeaponsLost {
        cards: u8,
    },
    ItemsLost {
        cards: u8,
    },
    FoodLost {
        tokens: u8,
    },
    FuelLost {
        tokens: u8,
    },
    LabLost {
        tokens: u8,
    },
    /// Nobody.
    LabLostTokens {
        tokens: Labs,
    },
    /// A card sabotaged the Laboratory: was there a Blood Bag to take?
    BloodBagLost {
        found: bool,
    },
    DogCaught {
        room: Room,
    },
    Avoided {
        seat: Seat,
        weapon: Weapon,
    },
    Took {
        taker: Seat,
        owner: Seat,
    },
    /// Only the taker.
    Learnt {
        taker: Seat,
        owner: Seat,
        token: Role,
    },
    /// Only the owner.
    Lent {
        owner: Seat,
        taker: Seat,
        token: Role,
    },
    DogBit {
        seat: Seat,
    },
    /// Only the seat.
    LearntOfDog {
        seat: Seat,
        token: Role,
    },
    Suspected {
        seat: Seat,
        level: i8,
    },
    StacksReturned,

    // Burning
    BurnAsked {
        seat: Seat,
        weapon: Weapon,
    },
    BurnRefused {
        seat: Seat,
    },
    RoomBurned {
        seat: Seat,
        room: Room,
        weapon: Weapon,
    },

    // Actions
    Turned {
        card: Card,
    },
    Assigned {
        seat: Seat,
        card: Card,
    },
    ActionLost {
        card: Card,
    },
    StackDropped,
    WeaponsDrawn {
        seat: Seat,
        cards: u8,
    },
    /// Only the seat.
    WeaponsDealt {
        seat: Seat,
        deck: Deck,
    },
    WeaponKept {
        seat: Seat,
        flamethrower: bool,
        back: u8,
    },
    /// Only the seat.
    WeaponChosen {
        seat: Seat,
        weapon: Weapon,
    },
    /// Nobody: in which order the others went under the deck.
    WeaponsBuried {
        deck: Deck,
    },
    ItemsDrawn {
        seat: Seat,
        cards: u8,
    },
    /// Only the seat.
    ItemsDealt {
        seat: Seat,
        deck: Deck,
    },
    ItemKept {
        seat: Seat,
        back: u8,
    },
    /// Only the seat.
    ItemChosen {
        seat: Seat,
        item: Item,
    },
    /// Nobody.
    ItemsBuried {
        deck: Deck,
    },
    LabDrawn {
        seat: Seat,
    },
    /// Only the seat.
    LabDealt {
        seat: Seat,
        token: Lab,
    },
    LabKept {
        seat: Seat,
        kept: bool,
    },
    Cooked {
        tokens: u8,
    },
    SosSent,
    DieRolled {
        face: Weather,
    },
    DieKept {
        face: Weather,
    },
    ItemUsed {
        seat: Seat,
        item: Item,
    },
    KeysShown {
        seat: Seat,
    },

    // Leisure Room and Tests
    Gathered,
    OfferOpened {
        from: Seat,
        to: Seat,
    },
    /// Only the seat.
    Added {
        seat: Seat,
        thing: Thing,
    },
    OfferSent {
        from: Seat,
        to: Seat,
        parcel: Parcel,
    },
    ReturnSent {
        from: Seat,
        to: Seat,
        parcel: Parcel,
    },
    /// Only the partner: cards by name.
    ParcelShown {
        to: Seat,
        weapons: Weapons,
        items: Items,
    },
    TradeOff {
        from: Seat,
        to: Seat,
    },
    /// Only the receiver.
    CardsReceived {
        seat: Seat,
        weapons: Weapons,
        items: Items,
    },
    /// Only the receiver.
    LabsReceived {
        seat: Seat,
        tokens: Labs,
    },
    TradeDone {
        from: Seat,
        to: Seat,
    },
    Voted {
        seat: Seat,
        against: Option<Seat>,
    },
    Exposed {
        seat: Seat,
        strength: u8,
    },
    /// An exposed or dead player's things are gone.
    Stripped {
        seat: Seat,
    },
    /// Option: this test comes first tonight.
    TestsOrdered {
        first: TestKind,
    },
    TestOffered {
        seat: Seat,
        kind: TestKind,
    },
    Tested {
        by: Seat,
        seat: Seat,
        kind: TestKind,
    },
    RoleShown {
        seat: Seat,
        role: Role,
    },
    /// Teeth are shown to all.
    RecordShown {
        seat: Seat,
        fillings: bool,
    },

    // End of the round
    Ate {
        kitchen: u8,
        pantry: u8,
    },
    Hungry,
    Starved {
        seat: Seat,
    },
    DogsGathered,
    DogPlaced {
        room: Room,
    },
    /// Option: the marked dog is put here, at night or before the encounters.
    PackLeaderAt {
        room: Room,
    },
    KennelOpened,
    /// One space on along its track.
    DogRan,

    // Escape and end
    WantsAboard {
        seat: Seat,
        yes: bool,
    },
    Agreed {
        seat: Seat,
        yes: bool,
    },
    CameAboard {
        seat: Seat,
    },
    Departed,
    /// Humans are out of Norwegian Outpost, and the game goes on without them.
    Escaped {
        seats: SeatSet,
        vehicle: Vehicle,
    },
    /// The base is left behind; these are all who are Human in it.
    UfoBegan {
        humans: SeatSet,
    },
    /// The token of a sector, if it lies face up.
    TokenLaid {
        room: Room,
        token: Option<Departure>,
    },
    EnteredSector {
        seat: Seat,
        room: Room,
    },
    /// Option: fire has cost a card of the hand, seen by nobody else.
    ThrewCard {
        seat: Seat,
    },
    /// A side takes the token of a sector, and others from the reserve.
    Collected {
        room: Room,
        lying: Option<Departure>,
        drawn: Departures,
        by: Role,
    },
    Launched {
        paid: Departures,
    },
    Solo(SoloEvent),
    Ended {
        reason: EndReason,
        winners: SeatSet,
    },
    /// The chain of infections, told at the end.
    Chain {
        seat: Seat,
        role: Role,
        by: Option<Source>,
    },
    /// What a player held at the end; Flamethrowers lay open anyway.
    HandShown {
        seat: Seat,
        cards: Cards,
        weapons: Weapons,
        items: Items,
        labs: Labs,
    },
}
