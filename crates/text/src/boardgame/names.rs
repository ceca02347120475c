//! The names of rooms, cards and people.

use whiteout_boardgame::table::{Place, Status};
use whiteout_boardgame::words::{Card, Character, Item, Lab, Role, Room, TestKind, Vehicle, Weapon, Weather};
use whiteout_boardgame::{Store, Thing};

use super::{Texts, Voice};

impl<V: Voice> Texts<V> {
    pub fn room(&self, room: Room) -> String {
        self.plain(room_key(room))
    }

    pub fn card(&self, card: Card) -> String {
        self.plain(card_key(card))
    }

    pub fn weapon(&self, weapon: Weapon) -> String {
        self.plain(weapon_key(weapon))
    }

    pub fn item(&self, item: Item) -> String {
        self.plain(item_key(item))
    }

    pub fn lab(&self, lab: Lab) -> String {
        self.plain(lab_key(lab))
    }

    pub fn character(&self, character: Character) -> String {
        self.plain(character_key(character))
    }

    pub fn weather(&self, weather: Weather) -> String {
        self.plain(weather_key(weather))
    }

    pub fn role(&self, role: Role) -> String {
        self.plain(match role {
            Role::Human => "role-human",
            Role::Alien => "role-alien",
        })
    }

    pub fn vehicle(&self, vehicle: Vehicle) -> String {
        self.plain(vehicle_key(vehicle))
    }

    pub fn test(&self, kind: TestKind) -> String {
        self.plain(match kind {
            TestKind::Blood => "test-blood",
            TestKind::Fire => "test-fire",
            TestKind::Teeth => "test-teeth",
        })
    }

    pub fn store(&self, store: Store) -> String {
        self.plain(store_key(store))
    }

    pub fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Weapon(weapon) => self.weapon(weapon),
            Thing::Item(item) => self.item(item),
            Thing::Lab(lab) => self.lab(lab),
        }
    }

    /// Where somebody is, as a label.
    pub fn place(&self, place: Place) -> String {
        match place {
            Place::LeisureRoom => self.plain("place-leisure-room"),
            Place::Dormitory => self.plain("place-dormitory"),
            Place::In(room) => self.room(room),
            Place::Aboard => self.plain("place-aboard"),
            Place::Outside => self.plain("place-outside"),
            Place::Gone => self.plain("place-gone"),
        }
    }

    pub fn status(&self, status: Status) -> String {
        self.plain(match status {
            Status::Character => "status-character",
            Status::Exposed => "status-exposed",
            Status::Dead => "status-dead",
            Status::Escaped => "status-escaped",
        })
    }

    /// `a Firearm`, `Keys`: a thing as the object of a sentence.
    pub(crate) fn a_thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Weapon(weapon) => self.form(weapon_key(weapon), "a"),
            Thing::Item(item) => self.form(item_key(item), "a"),
            Thing::Lab(lab) => self.form(lab_key(lab), "a"),
        }
    }
}

pub(crate) const fn room_key(room: Room) -> &'static str {
    match room {
        Room::Armory => "room-armory",
        Room::BaseHelicopter => "room-base-helicopter",
        Room::Boiler => "room-boiler",
        Room::Generator => "room-generator",
        Room::Kitchen => "room-kitchen",
        Room::Laboratory => "room-laboratory",
        Room::Radio => "room-radio",
        Room::Shed => "room-shed",
        Room::Warehouse => "room-warehouse",
        Room::WeatherStation => "room-weather-station",
        Room::Kennel => "room-kennel",
        Room::SectorA => "room-sector-a",
        Room::SectorB => "room-sector-b",
        Room::SectorC => "room-sector-c",
        Room::SectorD => "room-sector-d",
        Room::SectorE => "room-sector-e",
        Room::SectorF => "room-sector-f",
        Room::SectorG => "room-sector-g",
        Room::SectorH => "room-sector-h",
        Room::LeisureRoom => "room-leisure-room",
    }
}

pub(crate) const fn card_key(card: Card) -> &'static str {
    match card {
        Card::Use => "card-use",
        Card::Repair => "card-repair",
        Card::Sabotage => "card-sabotage",
    }
}

pub(crate) const fn weapon_key(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::Dynamite => "weapon-dynamite",
        Weapon::Firearm => "weapon-firearm",
        Weapon::Flamethrower => "weapon-flamethrower",
        Weapon::Melee => "weapon-melee",
        Weapon::RifleTwo => "weapon-rifle-two",
        Weapon::RifleThree => "weapon-rifle-three",
        Weapon::RifleFour => "weapon-rifle-four",
    }
}

pub(crate) const fn item_key(item: Item) -> &'static str {
    match item {
        Item::Flashlight => "item-flashlight",
        Item::Fuel => "item-fuel",
        Item::Keys => "item-keys",
        Item::Tools => "item-tools",
        Item::Wire => "item-wire",
    }
}

pub(crate) const fn lab_key(lab: Lab) -> &'static str {
    match lab {
        Lab::BloodBag => "lab-blood-bag",
        Lab::Failure => "lab-failure",
    }
}

pub(crate) const fn character_key(character: Character) -> &'static str {
    match character {
        Character::Bennings => "character-bennings",
        Character::Blair => "character-blair",
        Character::Clark => "character-clark",
        Character::Garry => "character-garry",
        Character::Macready => "character-macready",
        Character::Nauls => "character-nauls",
        Character::Norris => "character-norris",
        Character::Windows => "character-windows",
        Character::Peder => "character-peder",
    }
}

const fn weather_key(weather: Weather) -> &'static str {
    match weather {
        Weather::Sun => "weather-sun",
        Weather::Cloud => "weather-cloud",
        Weather::Snow => "weather-snow",
        Weather::Storm => "weather-storm",
    }
}

pub(crate) const fn vehicle_key(vehicle: Vehicle) -> &'static str {
    match vehicle {
        Vehicle::RescueHelicopter => "vehicle-rescue-helicopter",
        Vehicle::BaseHelicopter => "vehicle-base-helicopter",
        Vehicle::SnowCat => "vehicle-snow-cat",
    }
}

pub(crate) const fn store_key(store: Store) -> &'static str {
    match store {
        Store::Underground => "store-underground",
        Store::External => "store-external",
    }
}
