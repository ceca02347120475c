//! The words of Infection in a message.

use whiteout_infection::words::{Card, Chip, Dice, Gear, Power, Room, Sector};

use super::Phrase;
use super::names::room_key;

impl Phrase {
    pub(crate) fn room(self, room: Room) -> Self {
        self.room_named(room_key(room))
    }

    pub(crate) fn card(self, card: Card) -> Self {
        let name = self.texts().card(card);
        self.text("card", name)
    }

    /// A card as the object of the sentence.
    pub(crate) fn thing(self, card: Card) -> Self {
        let name = self.texts().a_card(card);
        self.text("thing", name)
    }

    pub(crate) fn gear(self, gear: Gear) -> Self {
        let name = self.texts().a_gear(gear);
        self.text("thing", name)
    }

    pub(crate) fn chip(self, chip: Chip) -> Self {
        let name = self.texts().a_chip(chip);
        self.text("chip", name)
    }

    pub(crate) fn power(self, power: Power) -> Self {
        let name = self.texts().power(power);
        self.text("power", name)
    }

    pub(crate) fn sector(self, sector: Sector) -> Self {
        let name = self.texts().sector(sector);
        self.text("sector", name)
    }

    pub(crate) fn dice(self, dice: Dice) -> Self {
        let faces = self.texts().dice(dice);
        self.text("dice", faces)
    }
}
