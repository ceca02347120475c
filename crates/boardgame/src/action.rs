//! What a seat may choose.

use serde::{Deserialize, Serialize};
use whiteout_core::Seat;

use crate::solo::SoloAction;
use crate::words::{Card, Character, Counts, Departures, Item, Kind as _, Lab, Room, TestKind, Weapon, Weather};

/// How a Character comes to a room: what goes to the Leader with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Give {
    /// A chosen card of the hand.
    Card(Card),
    /// In darkness: a card chosen by the light of a Flashlight, which is shown.
    LitCard(Card),
    /// In darkness: a random card of the hand.
    Blind,
    /// Special Action: throw the hand away and hand in the top card of the deck.
    Special,
    /// Special Action with a Flashlight, which is shown: one of the top two cards.
    LitSpecial,
}

/// Something that changes hands in the Leisure Room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Weapon(Weapon),
    Item(Item),
    Lab(Lab),
}

/// A choice. Which are legal depends on the step and on what the seat itself knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take a Character in the draft.
    Pick {
        character: Character,
    },
    /// Keep this face of the weather die.
    KeepFace {
        face: Weather,
    },
    /// Exposed Alien: put this much Strength on a location card of my draft.
    Stack {
        room: Room,
        strength: u8,
    },
    /// Exposed Alien: show my draft to the others of the Alien.
    Propose,
    /// Exposed Alien: support what that seat proposed.
    Back {
        seat: Seat,
    },
    /// Garry: throw this card away for a new one.
    Exchange {
        card: Card,
    },
    /// Go to a room.
    Place {
        room: Room,
        give: Give,
    },
    /// Lie down in the Dormitory and choose a new hand.
    ChangeCards,
    /// Take a seat in the Rescue Helicopter.
    Board,
    /// Hand in this one of the two cards drawn by the Special Action.
    GiveDrawn {
        card: Card,
    },
    /// Choose a new hand in the Dormitory.
    ChooseHand {
        uses: u8,
        repairs: u8,
        sabotages: u8,
    },
    /// Leader: resolve this room next.
    Next {
        room: Room,
    },
    /// Alien: assimilate this Character.
    Eat {
        seat: Seat,
    },
    /// Alien: assimilate the dog.
    EatDog,
    /// Alien: do the room its harm.
    Wreck,
    /// Alien: stay in the sector and take its tokens.
    Hold,
    /// Go to a sector of the UFO.
    Enter {
        room: Room,
    },
    /// Alien: activate the next launch card with these.
    Pay {
        tokens: Departures,
    },
    /// Leader: this test comes first.
    First {
        kind: TestKind,
    },
    /// Use fire on the Alien, or to burn the room.
    Fire {
        weapon: Weapon,
    },
    /// Keep the others away with this weapon.
    Avoid {
        weapon: Weapon,
    },
    /// Put down two contagion tokens.
    Tokens {
        alien: bool,
    },
    /// Take a token from this seat.
    TakeFrom {
        seat: Seat,
    },
    /// Use a Fuel or Tools card where I stand.
    UseItem {
        item: Item,
    },
    /// Leader: turn the next card.
    Turn,
    /// Leader: stop and discard the rest.
    Stop,
    /// Leader: this Character does it.
    Assign {
        seat: Seat,
    },
    /// Put the station's fuel here.
    Fuel {
        room: Room,
    },
    KeepWeapon {
        weapon: Weapon,
    },
    KeepItem {
        item: Item,
    },
    KeepToken,
    ThrowToken,
    /// Show the Keys and start the escape.
    Escape,
    /// Open an offer to this seat.
    Offer {
        to: Seat,
    },
    /// Add a thing to my side of the trade.
    Add {
        thing: Thing,
    },
    /// My side of the trade is complete.
    Send,
    /// Point at this seat.
    Vote {
        seat: Seat,
    },
    /// Show that I am an Alien.
    Reveal,
    /// Offer to make the Test.
    OfferTest,
    /// Leader: this one makes the Test.
    Tester {
        seat: Seat,
    },
    /// Test this seat.
    Test {
        seat: Seat,
    },
    /// Throw this card away to look at the teeth of this seat.
    Examine {
        seat: Seat,
        card: Card,
    },
    /// Lay this rifle at the end of the dog's track.
    Snipe {
        weapon: Weapon,
    },
    /// Hungry: throw this card away.
    Discard {
        card: Card,
    },
    /// The 1-3 player game: something that only it has.
    Solo(SoloAction),
    Yes,
    No,
    /// Do nothing: keep the hand, use no weapon or item, point at nobody, stay, do not offer, done trading.
    Pass,
}

impl Action {
    /// Every action that can be written down at a table of `players`.
    pub fn universe(players: u8) -> Vec<Self> {
        use Action as A;
        let mut all = vec![
            A::Propose,
            A::ChangeCards,
            A::Board,
            A::EatDog,
            A::Wreck,
            A::Hold,
            A::Tokens { alien: false },
            A::Tokens { alien: true },
            A::Turn,
            A::Stop,
            A::KeepToken,
            A::ThrowToken,
            A::Escape,
            A::Send,
            A::Reveal,
            A::OfferTest,
            A::Yes,
            A::No,
            A::Pass,
        ];
        all.extend(Character::ALL.iter().map(|&character| A::Pick { character }));
        all.extend(Weather::ALL.iter().map(|&face| A::KeepFace { face }));
        let mut things = Vec::new();
        for &weapon in Weapon::ALL {
            all.extend([A::Fire { weapon }, A::Avoid { weapon }, A::KeepWeapon { weapon }, A::Snipe { weapon }]);
            things.push(Thing::Weapon(weapon));
        }
        for &item in Item::ALL {
            all.extend([A::UseItem { item }, A::KeepItem { item }]);
            things.push(Thing::Item(item));
        }
        things.extend(Lab::ALL.iter().map(|&lab| Thing::Lab(lab)));
        all.extend(things.into_iter().map(|thing| A::Add { thing }));
        let mut gives = vec![Give::Blind, Give::Special, Give::LitSpecial];
        for &card in Card::ALL {
            all.extend([A::Exchange { card }, A::GiveDrawn { card }, A::Discard { card }]);
            gives.extend([Give::Card(card), Give::LitCard(card)]);
        }
        for &room in Room::ALL {
            all.extend([A::Next { room }, A::Fuel { room }, A::Enter { room }]);
            all.extend(gives.iter().map(|&give| A::Place { room, give }));
            all.extend((0..=16).map(|strength| A::Stack { room, strength }));
        }
        for seat in (0..=players).filter_map(Seat::new) {
            all.extend([
                A::Back { seat },
                A::Eat { seat },
                A::TakeFrom { seat },
                A::Assign { seat },
                A::Offer { to: seat },
                A::Vote { seat },
                A::Tester { seat },
                A::Test { seat },
            ]);
            all.extend(Card::ALL.iter().map(|&card| A::Examine { seat, card }));
        }
        all.extend(TestKind::ALL.iter().map(|&kind| A::First { kind }));
        for ones in 0..=6 {
            for twos in 0..=3 {
                all.extend((0..=3).map(|threes| A::Pay { tokens: Counts([ones, twos, threes]) }));
            }
        }
        for uses in 0..=3 {
            for repairs in 0..=3 {
                all.extend((0..=3).map(|sabotages| A::ChooseHand { uses, repairs, sabotages }));
            }
        }
        all
    }
}
