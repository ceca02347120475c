//! The names of rooms, cards and people.

use whiteout_infection::words::{Blood, Card, Character, Chip, Department, Fallout, Gear, Power, Room, Sector};

use super::Texts;

impl Texts {
    pub fn room(&self, room: Room) -> String {
        self.plain(room_key(room))
    }

    pub fn sector(&self, sector: Sector) -> String {
        self.plain(sector_key(sector))
    }

    pub fn card(&self, card: Card) -> String {
        self.plain(card_key(card))
    }

    pub fn gear(&self, gear: Gear) -> String {
        self.plain(gear_key(gear))
    }

    pub fn chip(&self, chip: Chip) -> String {
        self.plain(chip_key(chip))
    }

    pub fn blood(&self, blood: Blood) -> String {
        self.plain(blood_key(blood))
    }

    pub fn department(&self, department: Department) -> String {
        self.plain(department_key(department))
    }

    pub fn character(&self, character: Character) -> String {
        self.plain(character_key(character))
    }

    pub fn power(&self, power: Power) -> String {
        self.plain(power_key(power))
    }

    pub fn fallout(&self, fallout: Fallout) -> String {
        self.plain(fallout_key(fallout))
    }

    /// `a Knife`, `Dynamite`: a card as the object of a sentence.
    pub(crate) fn a_card(&self, card: Card) -> String {
        self.form(card_key(card), "a")
    }

    pub(crate) fn a_gear(&self, gear: Gear) -> String {
        self.form(gear_key(gear), "a")
    }

    pub(crate) fn a_chip(&self, chip: Chip) -> String {
        self.form(chip_key(chip), "a")
    }
}

pub(crate) const fn room_key(room: Room) -> &'static str {
    match room {
        Room::Shed => "room-shed",
        Room::LaundryRoom => "room-laundry-room",
        Room::Greenhouse => "room-greenhouse",
        Room::CommonOffice => "room-common-office",
        Room::SleepingQuarters => "room-sleeping-quarters",
        Room::Bathroom => "room-bathroom",
        Room::GeologyLab => "room-geology-lab",
        Room::FirstSupplyRoom => "room-first-supply-room",
        Room::Infirmary => "room-infirmary",
        Room::Kitchen => "room-kitchen",
        Room::BiologyLab => "room-biology-lab",
        Room::RadioRoom => "room-radio-room",
        Room::Kennel => "room-kennel",
        Room::Garage => "room-garage",
        Room::GeneratorRoom => "room-generator-room",
        Room::IceStore => "room-ice-store",
        Room::SecondSupplyRoom => "room-second-supply-room",
        Room::BalloonTower => "room-balloon-tower",
    }
}

const fn sector_key(sector: Sector) -> &'static str {
    match sector {
        Sector::One => "sector-one",
        Sector::Two => "sector-two",
        Sector::Three => "sector-three",
    }
}

pub(crate) const fn card_key(card: Card) -> &'static str {
    match card {
        Card::Knife => "card-knife",
        Card::PetriDish => "card-petri-dish",
        Card::Flashlight => "card-flashlight",
        Card::FireExtinguisher => "card-fire-extinguisher",
        Card::Axe => "card-axe",
        Card::CopperWire => "card-copper-wire",
        Card::Molotov => "card-molotov",
        Card::Gun => "card-gun",
        Card::SabotageRuin => "card-sabotage-ruin",
        Card::SabotageDark => "card-sabotage-dark",
        Card::SabotageFire => "card-sabotage-fire",
        Card::SabotageAttack => "card-sabotage-attack",
        Card::SabotageLuck => "card-sabotage-luck",
    }
}

const fn gear_key(gear: Gear) -> &'static str {
    match gear {
        Gear::Rope => "gear-rope",
        Gear::Dynamite => "gear-dynamite",
        Gear::Flamethrower => "gear-flamethrower",
    }
}

const fn chip_key(chip: Chip) -> &'static str {
    match chip {
        Chip::Rope => "chip-rope",
        Chip::Dynamite => "chip-dynamite",
        Chip::Flamethrower => "chip-flamethrower",
        Chip::Thing => "chip-thing",
        Chip::Discard => "chip-discard",
    }
}

const fn blood_key(blood: Blood) -> &'static str {
    match blood {
        Blood::Human => "blood-human",
        Blood::Imitation => "blood-imitation",
    }
}

pub(crate) const fn department_key(department: Department) -> &'static str {
    match department {
        Department::Maintenance => "department-maintenance",
        Department::Science => "department-science",
        Department::Operations => "department-operations",
    }
}

const fn character_key(character: Character) -> &'static str {
    match character {
        Character::Macready => "character-macready",
        Character::Childs => "character-childs",
        Character::Palmer => "character-palmer",
        Character::Clark => "character-clark",
        Character::Blair => "character-blair",
        Character::Bennings => "character-bennings",
        Character::Norris => "character-norris",
        Character::Fuchs => "character-fuchs",
        Character::Garry => "character-garry",
        Character::Windows => "character-windows",
        Character::Nauls => "character-nauls",
        Character::Copper => "character-copper",
    }
}

const fn power_key(power: Power) -> &'static str {
    match power {
        Power::BattleThrow => "power-battle-throw",
        Power::SecondOnTheLeft => "power-second-on-the-left",
        Power::BattleDie => "power-battle-die",
        Power::SwapTwo => "power-swap-two",
        Power::ExchangeAfter => "power-exchange-after",
        Power::ZeroCountsOne => "power-zero-counts-one",
        Power::SeeHandedIn => "power-see-handed-in",
        Power::NoMixing => "power-no-mixing",
        Power::SeeChip => "power-see-chip",
        Power::PetriCountsAny => "power-petri-counts-any",
        Power::NewMission => "power-new-mission",
        Power::IgnorePowerOut => "power-ignore-power-out",
        Power::SeeSwapped => "power-see-swapped",
        Power::OneMore => "power-one-more",
        Power::AddTop => "power-add-top",
        Power::OrderTop => "power-order-top",
        Power::CancelSabotage => "power-cancel-sabotage",
        Power::SwapAnyway => "power-swap-anyway",
        Power::RecRoomCard => "power-rec-room-card",
        Power::SeeRandom => "power-see-random",
        Power::ExchangeBefore => "power-exchange-before",
        Power::RemoveSmoke => "power-remove-smoke",
        Power::ShiftDie => "power-shift-die",
        Power::SpareFallout => "power-spare-fallout",
    }
}

const fn fallout_key(fallout: Fallout) -> &'static str {
    match fallout {
        Fallout::PowerOut => "fallout-power-out",
        Fallout::Smoke => "fallout-smoke",
        Fallout::Fire => "fallout-fire",
        Fallout::Destroyed => "fallout-destroyed",
    }
}
