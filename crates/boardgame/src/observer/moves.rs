//! What moved the face-down Weapons, Items and Lab Tokens, as the viewer saw it.
//!
//! Noted once, when it happens: most events move none of them, and whoever deals them anew needs no table.

use whiteout_core::Seat;

use crate::event::{Event, Parcel, Way};
use crate::secret::Bundle;
use crate::solo::{News, SoloEvent, SoloStep};
use crate::step::Step;
use crate::table::Table;
use crate::words::{Character, Counts, Deck, Item, Lab, Labs, Room, TestKind, Weapon};

/// What became of Weapon or Item cards.
#[derive(Clone, Copy, Debug)]
pub(super) enum CardMove<K, const N: usize> {
    Drawn { cards: u8 },
    Dealt { deck: Deck },
    Chosen { seat: Seat, kind: K },
    Kept { seat: Seat, open: bool },
    TopLost { cards: u8 },
    UsedUp { seat: Seat, kind: K },
    Shown { seat: Seat, kind: K },
    AllShown { seat: Seat, kinds: Counts<N> },
    Traded { from: Seat, to: Seat, offer: Side<N>, answer: Side<N> },
    Stripped { seat: Seat, lost: bool },
    Burned,
}

/// What became of Lab Tokens.
#[derive(Clone, Copy, Debug)]
pub(super) enum LabMove {
    Drawn,
    Dealt {
        token: Lab,
    },
    Kept {
        seat: Seat,
        kept: bool,
    },
    BloodBagLost {
        found: bool,
    },
    Lost {
        tokens: u8,
    },
    /// A Blood Bag was shown, and spent or not.
    BloodBag {
        seat: Seat,
        spent: bool,
    },
    AllShown {
        seat: Seat,
        labs: Labs,
    },
    Traded {
        from: Seat,
        to: Seat,
        offer: Side<2>,
        answer: Side<2>,
    },
    Stripped {
        seat: Seat,
    },
    Burned,
}

/// One side of a trade: what the viewer knows of it, and what everybody saw.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side<const N: usize> {
    pub(super) known: Option<Counts<N>>,
    pub(super) covered: u8,
    pub(super) open: u8,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Moves {
    pub(super) weapons: Vec<CardMove<Weapon, 7>>,
    pub(super) items: Vec<CardMove<Item, 5>>,
    pub(super) labs: Vec<LabMove>,
    trade: Trade,
}

/// What the viewer has put into the open trade, and what has come out of it.
#[derive(Clone, Copy, Debug, Default)]
struct Trade {
    /// Who has opened it.
    from: Option<Seat>,
    mine: Bundle,
    received: Bundle,
}

impl Moves {
    /// Notes an event that makes one table of another; `sees` tells whose hands the viewer sees before it.
    pub(super) fn note(&mut self, event: &Event, before: &Table, after: &Table, sees: impl Fn(Seat) -> bool) {
        self.follow_trade(event);
        self.note_weapons(event, &sees);
        self.note_flames(event, before, after);
        self.note_items(event, before, &sees);
        self.note_labs(event, &sees);
        match *event {
            Event::ParcelShown { to, weapons, items, .. } => {
                if let Some(seat) = self.partner(before, to) {
                    self.weapons.push(CardMove::AllShown { seat, kinds: weapons });
                    self.items.push(CardMove::AllShown { seat, kinds: items });
                }
            }
            Event::Solo(SoloEvent::Private { news: News::HandSeen { seat, weapons, items, labs }, .. }) => {
                self.weapons.push(CardMove::AllShown { seat, kinds: weapons });
                self.items.push(CardMove::AllShown { seat, kinds: items });
                self.labs.push(LabMove::AllShown { seat, labs });
            }
            Event::TradeDone { from, to } => self.note_trade(before, from, to, &sees),
            Event::Stripped { seat } => {
                self.weapons.push(CardMove::Stripped { seat, lost: !before.returns(seat, Room::Armory) });
                self.items.push(CardMove::Stripped { seat, lost: !before.returns(seat, Room::Warehouse) });
                self.labs.push(LabMove::Stripped { seat });
            }
            _ => {}
        }
    }

    fn note_weapons(&mut self, event: &Event, sees: &impl Fn(Seat) -> bool) {
        use CardMove as M;
        self.weapons.push(match *event {
            Event::WeaponsDrawn { cards, .. } => M::Drawn { cards },
            Event::WeaponsDealt { deck, .. } => M::Dealt { deck },
            Event::WeaponChosen { seat, weapon } => M::Chosen { seat, kind: weapon },
            Event::WeaponKept { seat, flamethrower, .. } if !sees(seat) => M::Kept { seat, open: flamethrower },
            Event::WeaponsLost { cards } => M::TopLost { cards },
            Event::FireUsed { seat, weapon, .. } | Event::RoomBurned { seat, weapon, .. }
                if weapon != Weapon::Flamethrower =>
            {
                M::UsedUp { seat, kind: weapon }
            }
            Event::Avoided { seat, weapon: weapon @ Weapon::Melee } | Event::RifleLaid { seat, weapon } => {
                M::UsedUp { seat, kind: weapon }
            }
            Event::Avoided { seat, weapon: weapon @ Weapon::Firearm }
            | Event::BurnAsked { seat, weapon: weapon @ Weapon::Dynamite } => M::Shown { seat, kind: weapon },
            _ => return,
        });
    }

    /// The deck of a burned Armory, and a Flamethrower that went with its last reload.
    fn note_flames(&mut self, event: &Event, before: &Table, after: &Table) {
        if matches!(event, Event::RoomBurned { room: Room::Armory, .. }) {
            self.weapons.push(CardMove::Burned);
        }
        if matches!(
            event,
            Event::FireUsed { .. }
                | Event::RoomBurned { .. }
                | Event::Avoided { .. }
                | Event::Tested { kind: TestKind::Fire, .. }
        ) {
            for seat in after.seats() {
                if after.flamethrowers_of(seat) < before.flamethrowers_of(seat) {
                    self.weapons.push(CardMove::UsedUp { seat, kind: Weapon::Flamethrower });
                }
            }
        }
    }

    fn note_items(&mut self, event: &Event, before: &Table, sees: &impl Fn(Seat) -> bool) {
        use CardMove as M;
        self.items.push(match *event {
            Event::ItemsDrawn { cards, .. } => M::Drawn { cards },
            Event::ItemsDealt { deck, .. } => M::Dealt { deck },
            Event::ItemChosen { seat, item } => M::Chosen { seat, kind: item },
            Event::ItemKept { seat, .. } if !sees(seat) => M::Kept { seat, open: false },
            Event::ItemsLost { cards } => M::TopLost { cards },
            Event::ItemUsed { seat, item } => M::UsedUp { seat, kind: item },
            Event::KeysShown { seat } => M::UsedUp { seat, kind: Item::Keys },
            Event::Placed { seat, way: Way::Lit | Way::LitSpecial, .. }
            | Event::TestOffered { seat, kind: TestKind::Teeth } => M::Shown { seat, kind: Item::Flashlight },
            Event::TestOffered { seat, kind: TestKind::Fire } => M::Shown { seat, kind: Item::Wire },
            Event::Solo(SoloEvent::Rerolled { seat, light: true, .. }) if !before.is(seat, Character::Norris) => {
                M::Shown { seat, kind: Item::Flashlight }
            }
            Event::RoomBurned { room: Room::Warehouse, .. } => M::Burned,
            _ => return,
        });
    }

    fn note_labs(&mut self, event: &Event, sees: &impl Fn(Seat) -> bool) {
        use LabMove as M;
        self.labs.push(match *event {
            Event::LabDrawn { seat } if !sees(seat) => M::Drawn,
            Event::LabDealt { token, .. } => M::Dealt { token },
            Event::LabKept { seat, kept } => M::Kept { seat, kept },
            Event::BloodBagLost { found } => M::BloodBagLost { found },
            Event::LabLost { tokens } => M::Lost { tokens },
            Event::TestOffered { seat, kind: TestKind::Blood } => M::BloodBag { seat, spent: false },
            Event::Tested { by, kind: TestKind::Blood, .. } => M::BloodBag { seat: by, spent: true },
            Event::RoomBurned { room: Room::Laboratory, .. } => M::Burned,
            _ => return,
        });
    }

    /// Follows the viewer's own side of the open trade.
    fn follow_trade(&mut self, event: &Event) {
        match *event {
            Event::OfferOpened { from, .. } => self.trade = Trade { from: Some(from), ..Trade::default() },
            Event::TradeOff { .. } => self.trade = Trade::default(),
            Event::Added { thing, .. } => self.trade.mine.add(thing),
            Event::CardsReceived { weapons, items, .. } => {
                self.trade.received.weapons = weapons;
                self.trade.received.items = items;
            }
            Event::LabsReceived { tokens, .. } => self.trade.received.labs = tokens,
            _ => {}
        }
    }

    /// Who showed the parcel, given that it was shown to `to` in this step.
    fn partner(&self, table: &Table, to: Seat) -> Option<Seat> {
        match table.step {
            Step::TradeDraft { from, .. } => Some(from),
            Step::Solo(SoloStep::Share) => self.trade.from,
            Step::TradeAnswer { to: other, .. } if other != to => Some(other),
            _ => None,
        }
    }

    fn note_trade(&mut self, table: &Table, from: Seat, to: Seat, sees: &impl Fn(Seat) -> bool) {
        let [offer, answer] = self.known_sides(table, from, to, sees);
        let weapons = |known: Option<Bundle>, parcel: Parcel| Side {
            known: known.map(|side| side.weapons),
            covered: parcel.weapons,
            open: parcel.flamethrowers,
        };
        let items = |known: Option<Bundle>, parcel: Parcel| Side {
            known: known.map(|side| side.items),
            covered: parcel.items,
            open: 0,
        };
        let labs = |known: Option<Bundle>, parcel: Parcel| Side {
            known: known.map(|side| side.labs),
            covered: parcel.labs,
            open: 0,
        };
        let Table { offer: given, answer: returned, .. } = *table;
        let (weapons, items, labs) = (
            [weapons(offer, given), weapons(answer, returned)],
            [items(offer, given), items(answer, returned)],
            [labs(offer, given), labs(answer, returned)],
        );
        self.weapons.push(CardMove::Traded { from, to, offer: weapons[0], answer: weapons[1] });
        self.items.push(CardMove::Traded { from, to, offer: items[0], answer: items[1] });
        self.labs.push(LabMove::Traded { from, to, offer: labs[0], answer: labs[1] });
    }

    /// What the viewer knows of the offer and of the answer of a trade that goes through.
    fn known_sides(&self, table: &Table, from: Seat, to: Seat, sees: &impl Fn(Seat) -> bool) -> [Option<Bundle>; 2] {
        let Trade { mine, received, .. } = self.trade;
        let received = |parcel: Parcel| {
            let mut side = received;
            side.weapons[Weapon::Flamethrower] = parcel.flamethrowers;
            side
        };
        // Among players of one side nothing comes back (`solo.share`).
        if table.solo.is_some() {
            let offer = if sees(from) { Some(mine) } else { sees(to).then(|| received(table.offer)) };
            return [offer, Some(Bundle::default())];
        }
        if sees(from) {
            [Some(mine), Some(received(table.answer))]
        } else if sees(to) {
            [Some(received(table.offer)), Some(mine)]
        } else {
            [None, None]
        }
    }
}
