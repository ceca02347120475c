//! Several things in a row: cards, parcels, plans.

use whiteout_boardgame::Parcel;
use whiteout_boardgame::table::{Lying, Table};
use whiteout_boardgame::words::{
    Card, Cards, Deck, Departure, Departures, Item, Items, Kind as _, Lab, Labs, Plan, Room, Weapon, Weapons,
};

use super::names::{card_key, item_key, lab_key, weapon_key};
use super::{Texts, Voice};
use crate::phrase::Phrase;

impl<V: Voice> Texts<V> {
    pub(crate) fn cards(&self, cards: Cards) -> String {
        self.list(self.counts(Card::ALL, card_key, |card| cards[card]))
    }

    pub(crate) fn labs(&self, tokens: Labs) -> String {
        self.list(self.counts(Lab::ALL, lab_key, |lab| tokens[lab]))
    }

    pub(crate) fn weapon_cards(&self, deck: Deck) -> String {
        self.things(deck.counts::<7, Weapon>(), Items::default())
    }

    pub(crate) fn item_cards(&self, deck: Deck) -> String {
        self.things(Weapons::default(), deck.counts::<5, Item>())
    }

    /// Weapons and items by name.
    pub(crate) fn things(&self, weapons: Weapons, items: Items) -> String {
        let mut parts = self.counts(Weapon::ALL, weapon_key, |weapon| weapons[weapon]);
        parts.extend(self.counts(Item::ALL, item_key, |item| items[item]));
        self.list(parts)
    }

    /// Everything a hand holds, by name; `None` for an empty one.
    pub(crate) fn belongings(&self, cards: Cards, weapons: Weapons, items: Items, labs: Labs) -> Option<String> {
        let mut parts = self.counts(Card::ALL, card_key, |card| cards[card]);
        parts.extend(self.counts(Weapon::ALL, weapon_key, |weapon| weapons[weapon]));
        parts.extend(self.counts(Item::ALL, item_key, |item| items[item]));
        parts.extend(self.counts(Lab::ALL, lab_key, |lab| labs[lab]));
        (!parts.is_empty()).then(|| self.list(parts))
    }

    /// What everybody sees of one side of a trade.
    pub(crate) fn parcel(&self, parcel: Parcel) -> String {
        let Parcel { weapons, flamethrowers, items, labs } = parcel;
        let parts = [
            (weapons, "count-weapon-cards"),
            (flamethrowers, "count-weapon-flamethrower"),
            (items, "count-item-cards"),
            (labs, "count-lab-tokens"),
        ];
        self.list(parts.into_iter().filter_map(|(count, key)| self.counted(count, key)).collect())
    }

    /// Where the Alien goes and how strong.
    pub(crate) fn plan(&self, plan: Plan) -> String {
        let stack = |room| Phrase::new(*self).room(room).n(plan.at(room)).say("plan-stack");
        self.list(plan.rooms().iter().map(stack).collect())
    }

    /// Departure tokens by what they show.
    pub(crate) fn departures(&self, tokens: Departures) -> String {
        self.list(tokens.each::<Departure>().map(|token| token.value().to_string()).collect())
    }

    /// The departure token of a sector.
    pub fn lying(&self, table: &Table, room: Room) -> String {
        match table.ufo.map_or(Lying::Nothing, |ufo| ufo.lying(room)) {
            Lying::Nothing => self.plain("token-nothing"),
            Lying::FaceDown => self.plain("token-face-down"),
            Lying::Open(token) => Phrase::new(*self).n(token.value()).say("token-open"),
        }
    }

    /// The Strength of each stack.
    pub(crate) fn sizes(&self, sizes: Deck) -> String {
        self.list(sizes.numbers().map(|size| size.to_string()).collect())
    }
}
