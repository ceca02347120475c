//! Component values of the game, as they stand in its data file.

use serde::{Deserialize, Serialize};
use whiteout_core::{DataError, Mark, Marked, PerPlayers, component_tables, read_components};

use crate::mission::{Directive, Logs, Mission, Slots};
use crate::words::{Dice, Fallout, Gear};

/// The values that ship with the game.
pub const BUILT_IN: &str = include_str!("../../../data/infection/components.toml");
/// Its name in error messages.
pub const BUILT_IN_FILE: &str = "data/infection/components.toml";

type Number = Marked<u8>;

component_tables! {
    /// All component values of Infection at Outpost 31.
    Components {
        supply: Supply,
        dice_value: DiceValue,
        hand: Hand,
        sabotage: Sabotage,
        tokens: Tokens,
        gear: GearCards,
        sector_one: SectorChips,
        sector_two: SectorChips,
        sector_three: SectorChips,
        things: Things,
        tracker_four_and_five: Tracker,
        tracker_six_to_eight: Tracker,
        blood_deck: BloodDeck,
        helicopter: Helicopter,
        mission_log: MissionLog,
    }
    Supply {
        knife: Number,
        petri_dish: Number,
        flashlight: Number,
        fire_extinguisher: Number,
        axe: Number,
        copper_wire: Number,
        molotov: Number,
        gun: Number,
        sabotage_ruin: Number,
        sabotage_dark: Number,
        sabotage_fire: Number,
        sabotage_attack: Number,
        sabotage_luck: Number,
    }
    DiceValue {
        knife: Number,
        petri_dish: Number,
        flashlight: Number,
        fire_extinguisher: Number,
        axe: Number,
        copper_wire: Number,
        molotov: Number,
        gun: Number,
        sabotage: Number,
    }
    Hand { size: Number }
    Sabotage { lowest_good_roll: Number }
    Tokens { smoke_and_fire: Number, power_out_and_destroyed: Number, destroyed_to_lose: Number }
    GearCards { dynamite_uses: Number, flamethrower_uses: Number, boost_throws: Number }
    SectorChips {
        rope: Number,
        dynamite: Number,
        flamethrower: Number,
        thing: Number,
        discard: Number,
        gear_needed: Marked<Gear>,
        things_needed: Number,
    }
    /// Throws, then dice alike.
    Things { level_one: Marked<[u8; 2]>, level_two: Marked<[u8; 2]>, level_three: Marked<[u8; 2]> }
    Tracker { fallout: Marked<Vec<Fallout>>, end_tests: Marked<Vec<u8>> }
    BloodDeck { humans: PerPlayers, imitations: PerPlayers }
    Helicopter { fewest: PerPlayers, most: PerPlayers }
    MissionLog {
        smoke: PerPlayers,
        power_out: PerPlayers,
        missions: Vec<MissionCard>,
        missions_from_six: Vec<MissionCard>,
    }
}

/// A mission with the mark of its source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionCard {
    pub team: u8,
    pub departments: Slots,
    pub directive: Directive,
    pub mark: Mark,
    pub from: String,
}

impl MissionCard {
    pub const fn mission(&self) -> Mission {
        Mission { team: self.team, departments: self.departments, directive: self.directive }
    }
}

impl Supply {
    /// In the order of the cards.
    pub const fn counts(&self) -> [u8; 13] {
        [
            self.knife.value,
            self.petri_dish.value,
            self.flashlight.value,
            self.fire_extinguisher.value,
            self.axe.value,
            self.copper_wire.value,
            self.molotov.value,
            self.gun.value,
            self.sabotage_ruin.value,
            self.sabotage_dark.value,
            self.sabotage_fire.value,
            self.sabotage_attack.value,
            self.sabotage_luck.value,
        ]
    }
}

impl DiceValue {
    /// In the order of the cards.
    pub const fn values(&self) -> [u8; 13] {
        let sabotage = self.sabotage.value;
        [
            self.knife.value,
            self.petri_dish.value,
            self.flashlight.value,
            self.fire_extinguisher.value,
            self.axe.value,
            self.copper_wire.value,
            self.molotov.value,
            self.gun.value,
            sabotage,
            sabotage,
            sabotage,
            sabotage,
            sabotage,
        ]
    }
}

impl SectorChips {
    /// In the order of the chips.
    pub const fn counts(&self) -> [u8; 5] {
        [self.rope.value, self.dynamite.value, self.flamethrower.value, self.thing.value, self.discard.value]
    }
}

type Broken = (String, String);

impl Components {
    /// The values that ship with the game.
    pub fn built_in() -> Self {
        Self::parse(BUILT_IN_FILE, BUILT_IN).unwrap_or_else(|error| unreachable!("shipped data: {error}"))
    }

    /// Reads the text of a data file and checks that a game can be played with it.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        let components: Self = read_components(file, text)?;
        components.check().map_err(|(key, reason)| DataError::new(file, key, reason))?;
        Ok(components)
    }

    /// Bounds the engine relies on; the first value that breaks one is named.
    fn check(&self) -> Result<(), Broken> {
        let supply: u32 = self.supply.counts().into_iter().map(u32::from).sum();
        // Eight hands and a pool must leave something to draw; counts are bytes.
        if !(60..=200).contains(&supply) {
            return Err(("supply".to_owned(), format!("60 to 200 cards in all, not {supply}")));
        }
        for value in self.dice_value.values() {
            within("dice_value", value, 0, 7)?;
        }
        within("hand.size", self.hand.size.value, 2, 6)?;
        within("sabotage.lowest_good_roll", self.sabotage.lowest_good_roll.value, 1, 6)?;
        within("tokens.destroyed_to_lose", self.tokens.destroyed_to_lose.value, 1, 18)?;
        within("gear.dynamite_uses", self.gear.dynamite_uses.value, 1, 6)?;
        within("gear.flamethrower_uses", self.gear.flamethrower_uses.value, 2, 2)?;
        within("gear.boost_throws", self.gear.boost_throws.value, 1, 9)?;
        self.check_chips()?;
        let levels = [&self.things.level_one, &self.things.level_two, &self.things.level_three];
        for (key, level) in ["things.level_one", "things.level_two", "things.level_three"].into_iter().zip(levels) {
            within(key, level.value[0], 1, 20)?;
            within(key, level.value[1], 1, Dice::MOST)?;
        }
        for (key, tracker) in [
            ("tracker_four_and_five", &self.tracker_four_and_five),
            ("tracker_six_to_eight", &self.tracker_six_to_eight),
        ] {
            let levels = tracker.fallout.value.len();
            within(&format!("{key}.fallout"), levels.min(255) as u8, 1, 12)?;
            if tracker.end_tests.value.len() != levels + 1 {
                let reason = format!("needs {} numbers, one for level 0 and each fallout", levels + 1);
                return Err((format!("{key}.end_tests"), reason));
            }
        }
        for players in 4..=8 {
            self.check_people(players)?;
            self.check_missions(players)?;
        }
        Ok(())
    }

    fn check_chips(&self) -> Result<(), Broken> {
        for (key, sector) in
            [("sector_one", &self.sector_one), ("sector_two", &self.sector_two), ("sector_three", &self.sector_three)]
        {
            let chips: u32 = sector.counts().into_iter().map(u32::from).sum();
            if chips != 6 {
                return Err((key.to_owned(), format!("6 chips for 6 rooms, not {chips}")));
            }
            within(&format!("{key}.things_needed"), sector.things_needed.value, 0, sector.thing.value)?;
            let gear = sector.counts()[sector.gear_needed.value.chip() as usize];
            within(&format!("{key}.gear_needed"), gear, 1, 6)?;
        }
        Ok(())
    }

    fn check_people(&self, players: u8) -> Result<(), Broken> {
        let (humans, imitations) = (self.blood_deck.humans.with(players), self.blood_deck.imitations.with(players));
        within("blood_deck.humans", humans, 0, 20)?;
        within("blood_deck.imitations", imitations, 0, 3)?;
        // Everybody is dealt a card.
        within("blood_deck", humans + imitations, players, 23)?;
        let (fewest, most) = (self.helicopter.fewest.with(players), self.helicopter.most.with(players));
        // So that those who are not known as Imitations can always fill it.
        within("helicopter.fewest", fewest, 1, players - 1 - imitations)?;
        within("helicopter.most", most, fewest, players)
    }

    fn check_missions(&self, players: u8) -> Result<(), Broken> {
        let log = &self.mission_log;
        let missions: Vec<_> = log.missions(players).collect();
        let cards = missions.len() + usize::from(log.smoke.with(players)) + usize::from(log.power_out.with(players));
        if missions.is_empty() || cards > Logs::MOST {
            let reason = format!("1 to {} cards with a mission among them, not {cards}", Logs::MOST);
            return Err(("mission_log".to_owned(), reason));
        }
        for mission in missions {
            within("mission_log.missions.team", mission.team, 1, 8)?;
            match mission.directive {
                Directive::Find { count, items, among, .. } => {
                    within("mission_log.missions.find.count", count, 1, among)?;
                    if items.is_empty() {
                        return Err(("mission_log.missions.find.items".to_owned(), "names no item".to_owned()));
                    }
                }
                Directive::Roll { alike, throws } => {
                    within("mission_log.missions.roll.alike", alike, 1, Dice::MOST)?;
                    within("mission_log.missions.roll.throws", throws, 1, 20)?;
                }
                Directive::Set { .. } | Directive::Sum { .. } => {}
            }
        }
        Ok(())
    }
}

impl MissionLog {
    /// The missions of a game with so many players.
    pub fn missions(&self, players: u8) -> impl Iterator<Item = &MissionCard> {
        let more: &[MissionCard] = if players >= 6 { &self.missions_from_six } else { &[] };
        self.missions.iter().chain(more)
    }
}

fn within(key: &str, value: u8, low: u8, high: u8) -> Result<(), Broken> {
    if (low..=high).contains(&value) {
        Ok(())
    } else {
        Err((key.to_owned(), format!("must be {low} to {high}, not {value}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_values_are_sound() {
        let components = Components::built_in();
        assert_eq!(components.supply.counts().into_iter().map(u32::from).sum::<u32>(), 100);
        assert_eq!(components.mission_log.missions(4).count(), 24);
        assert_eq!(components.mission_log.missions(6).count(), 34);
    }

    /// Parts of values that are `assumed` as a whole.
    #[test]
    fn the_shipped_values_agree_with_the_pictures_of_the_rulebook() {
        let components = Components::built_in();
        let (small, large) = (&components.tracker_four_and_five, &components.tracker_six_to_eight);
        assert_eq!((small.fallout.value.len() + 1, large.fallout.value.len() + 1), (7, 8), "the level that ends it");
        let shown = [1, 4, 6, 7].map(|level: usize| large.fallout.value[level - 1]);
        assert_eq!(shown, [Fallout::PowerOut, Fallout::PowerOut, Fallout::Destroyed, Fallout::Fire]);
        assert_eq!((large.end_tests.value[0], &large.end_tests.value[4..]), (2, &[1, 1, 0, 0][..]));
        // The example passes with a Knife where the Petri Dish would not have done.
        assert!((1..=2).contains(&components.dice_value.knife.value));
        assert!(!(1..=2).contains(&components.dice_value.petri_dish.value));
        let log = &components.mission_log;
        let cards =
            |players| log.missions(players).count() as u8 + log.smoke.with(players) + log.power_out.with(players);
        assert_eq!([6, 7, 8].map(cards), [40; 3], "all of them are for 6 and more");
        assert_eq!((log.smoke.with(4), log.power_out.with(4)), (log.smoke.with(5), log.power_out.with(5)));
        assert_eq!(components.supply.counts()[8..].iter().sum::<u8>(), 18, "Sabotage");
        assert!(components.supply.sabotage_ruin.value >= 2, "two may come in one pool");
    }

    #[test]
    fn an_error_names_file_key_and_reason() {
        let broken = BUILT_IN.replace("size = { value = 5", "size = { value = 50");
        let error = Components::parse("box.toml", &broken).unwrap_err();
        assert_eq!(error.to_string(), "box.toml: hand.size: must be 2 to 6, not 50");
        let broken = BUILT_IN.replace("values = [0, 1]", "values = [0, 9]");
        let error = Components::parse("box.toml", &broken).unwrap_err();
        assert!(error.key.starts_with("mission_log.missions[3].directive"), "{error}");
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let refused = |from: &str, to: &str| {
            assert!(BUILT_IN.contains(from), "{from}");
            Components::parse("box.toml", &BUILT_IN.replace(from, to)).unwrap_err().key
        };
        assert_eq!(refused("thing = { value = 3", "thing = { value = 4"), "sector_three");
        assert_eq!(refused("humans = { value = [7, 4", "humans = { value = [7, 3"), "blood_deck");
        assert_eq!(refused("fewest = { value = [2, 3", "fewest = { value = [2, 4"), "helicopter.fewest");
        assert_eq!(refused("end_tests = { value = [", "end_tests = { value = [0, "), "tracker_four_and_five.end_tests");
        assert_eq!(refused("gun = { value = 6", "gun = { value = 120"), "supply");
        assert_eq!(refused("smoke = { value = [2, 2, 3", "smoke = { value = [2, 2, 4"), "mission_log");
    }
}
