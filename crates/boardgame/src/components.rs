//! Component values: read from data, each with a mark that says where it comes from.

use whiteout_core::{DataError, Marked, PerPlayers, component_tables, read_components, read_differences};

use crate::words::Setting;

/// The values that ship with the game.
pub const BUILT_IN: &str = include_str!("../../../data/boardgame/components.toml");
/// Its name in error messages.
pub const BUILT_IN_FILE: &str = "data/boardgame/components.toml";
/// What Norwegian Outpost has otherwise.
const NORWEGIAN: &str = include_str!("../../../data/norwegian/components.toml");
const NORWEGIAN_FILE: &str = "data/norwegian/components.toml";
/// What the 1-3 player game has otherwise.
const SOLO: &str = include_str!("../../../data/solo/components.toml");
const SOLO_FILE: &str = "data/solo/components.toml";

type Number = Marked<u8>;
type WeatherRow = Marked<[u8; 4]>;

component_tables! {
    /// All component values of The Boardgame.
    Components {
        tokens: Tokens,
        contagion_bag: ContagionBag,
        action_cards: ActionCards,
        weapons: WeaponCards,
        items: ItemCards,
        laboratory: Laboratory,
        fuel: FuelStores,
        fuel_spaces: FuelSpaces,
        damage_spaces: DamageSpaces,
        damage_at_start: DamageAtStart,
        hand: Hand,
        food: Food,
        limits: Limits,
        weather_die: WeatherDie,
        weather_up_to_six: WeatherTable,
        weather_seven_and_eight: WeatherTable,
        tracks: Tracks,
        expansion: Option<Expansion>,
        together: Option<Together>,
    }
    Tokens { fuel: Number, damage: Number, food: Number, fire: Number, reload: Number, dogs: Number, strength: Number }
    ContagionBag { human: Number, alien: Number }
    ActionCards { r#use: Number, repair: Number, sabotage: Number }
    WeaponCards { dynamite: PerPlayers, firearm: PerPlayers, flamethrower: PerPlayers, melee: PerPlayers }
    ItemCards { flashlight: PerPlayers, fuel: PerPlayers, keys: PerPlayers, tools: PerPlayers, wire: PerPlayers }
    Laboratory { blood_bags_per_player: Number, failures_per_player: Number }
    FuelStores { underground: PerPlayers, external: PerPlayers }
    FuelSpaces { generator: PerPlayers, boiler: PerPlayers, base_helicopter: PerPlayers, shed: PerPlayers }
    DamageSpaces { base_helicopter: PerPlayers, shed: PerPlayers, radio: PerPlayers, boiler: PerPlayers, generator: PerPlayers }
    DamageAtStart { base_helicopter: PerPlayers, shed: PerPlayers, radio: PerPlayers }
    Hand { start: Number, limit: Number, hungry: Number }
    Food { cooked: Number, uncooked_meal: Number, spoilt: Number }
    Limits { characters_in_a_room: Number, reloads: Number }
    WeatherDie { sun: Number, cloud: Number, snow: Number, storm: Number }
    WeatherTable { sun: WeatherRow, cloud: WeatherRow, snow: WeatherRow, storm: WeatherRow }
    Tracks { rescue: Number, rescue_tank: Number, freezing: Number }
    /// What only Norwegian Outpost has.
    Expansion {
        snow_cats: Number,
        dog_track: Number,
        rifle_two: Number,
        rifle_three: Number,
        rifle_four: Number,
        ufo_sectors: Marked<[u8; 8]>,
        departure_tokens: Marked<[u8; 3]>,
        launch_cards: Marked<[u8; 5]>,
        // Unknown to versions 1 and 2.
        records_shown: Option<Number>,
    }
    /// What only the 1-3 player game has.
    Together {
        characters: Number,
        die_use: Number,
        die_repair: Number,
        die_sabotage: Number,
        die_threat: Number,
        dice: Number,
        dice_hungry: Number,
        roles_human: Number,
        roles_alien: Number,
        first_strength: Number,
        threat_start: Number,
        threat_end: Number,
        escape_stops: Number,
        // Unknown to version 1.
        takeover_offered: Option<Number>,
        // Unknown up to version 3.
        asked_last: Option<Number>,
    }
}

impl Components {
    /// The values that ship with the game.
    pub fn built_in() -> Self {
        Self::at(Setting::Outpost31)
    }

    /// The values of Norwegian Outpost that ship with the game.
    pub fn norwegian() -> Self {
        Self::at(Setting::Norwegian)
    }

    /// The values of the 1-3 player game that ship with the game.
    pub fn solo() -> Self {
        Self::at(Setting::Solo)
    }

    /// The values that ship with the game at this place.
    pub fn at(setting: Setting) -> Self {
        let (file, text) = match setting {
            Setting::Outpost31 => (BUILT_IN_FILE, BUILT_IN),
            Setting::Norwegian => (NORWEGIAN_FILE, NORWEGIAN),
            Setting::Solo => (SOLO_FILE, SOLO),
        };
        Self::parse_at(setting, BUILT_IN, file, text).unwrap_or_else(|error| unreachable!("shipped data: {error}"))
    }

    /// Reads the text of a data file and checks that a game can be played with it.
    pub fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        Self::checked(file, read_components(file, text)?)
    }

    /// The same for the game at this place: elsewhere than at Outpost 31 a file names what is otherwise than in `base`, the
    /// text of the values there.
    pub fn parse_at(setting: Setting, base: &str, file: &str, text: &str) -> Result<Self, DataError> {
        if setting == Setting::Outpost31 {
            return Self::parse(file, text);
        }
        let components: Self = read_differences(file, text, base)?;
        let (key, there) = match setting {
            Setting::Solo => ("together", components.together.is_some()),
            _ => ("expansion", components.expansion.is_some()),
        };
        if !there {
            return Err(DataError::new(file, key, "missing"));
        }
        Self::checked(file, components)
    }

    fn checked(file: &str, components: Self) -> Result<Self, DataError> {
        components.check().map_err(|(key, reason)| DataError::new(file, key, reason))?;
        Ok(components)
    }

    /// Bounds the engine relies on; the first value that breaks one is named.
    fn check(&self) -> Result<(), (&'static str, String)> {
        let within = |key, value: u8, low: u8, high: u8| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err((key, format!("must be {low} to {high}, not {value}")))
            }
        };
        within("tokens.dogs", self.tokens.dogs.value, 0, 4)?;
        within("tokens.fire", self.tokens.fire.value, 0, 6)?;
        within("contagion_bag.human", self.contagion_bag.human.value, 0, 100)?;
        within("contagion_bag.alien", self.contagion_bag.alien.value, 1, 100)?;
        // Eight players' worth of both is still a number below 256.
        within("laboratory.blood_bags_per_player", self.laboratory.blood_bags_per_player.value, 0, 15)?;
        within("laboratory.failures_per_player", self.laboratory.failures_per_player.value, 0, 15)?;
        within("hand.limit", self.hand.limit.value, 1, 3)?;
        within("hand.hungry", self.hand.hungry.value, 1, self.hand.limit.value)?;
        within("hand.start", self.hand.start.value, 0, self.hand.limit.value)?;
        within("limits.characters_in_a_room", self.limits.characters_in_a_room.value, 2, 3)?;
        within("limits.reloads", self.limits.reloads.value, 1, 6)?;
        within("tracks.rescue", self.tracks.rescue.value, 1, 100)?;
        within("tracks.rescue_tank", self.tracks.rescue_tank.value, 1, 100)?;
        within("tracks.freezing", self.tracks.freezing.value, 1, 100)?;
        let mut rifles = 0;
        if let Some(expansion) = &self.expansion {
            within("expansion.snow_cats", expansion.snow_cats.value, 1, 2)?;
            within("expansion.dog_track", expansion.dog_track.value, 2, 50)?;
            for rifle in [&expansion.rifle_two, &expansion.rifle_three, &expansion.rifle_four] {
                within("expansion.rifle", rifle.value, 0, 1)?;
                rifles += rifle.value;
            }
            // The weakest Alien has somewhere to go.
            if !expansion.ufo_sectors.value.contains(&1) {
                return Err(("expansion.ufo_sectors", "one of them must be 1".to_owned()));
            }
            for &value in &expansion.ufo_sectors.value {
                within("expansion.ufo_sectors", value, 1, 15)?;
            }
            for &tokens in &expansion.departure_tokens.value {
                within("expansion.departure_tokens", tokens, 0, 20)?;
            }
            within("expansion.departure_tokens", expansion.departure_tokens.value.iter().sum(), 8, 60)?;
            for &cost in &expansion.launch_cards.value {
                within("expansion.launch_cards", cost, 1, 12)?;
            }
            let shown = expansion.records_shown.as_ref().map_or(0, |shown| shown.value);
            within("expansion.records_shown", shown, 0, 1)?;
        }
        if let Some(together) = &self.together {
            within("together.characters", together.characters.value, 6, 6)?;
            let faces = [&together.die_use, &together.die_repair, &together.die_sabotage, &together.die_threat];
            for face in faces {
                within("together.die", face.value, 0, 20)?;
            }
            within("together.die", faces.iter().map(|face| face.value).sum(), 1, 80)?;
            within("together.dice", together.dice.value, 1, 3)?;
            within("together.dice_hungry", together.dice_hungry.value, 1, together.dice.value)?;
            let roles = [together.roles_human.value, together.roles_alien.value];
            within("together.roles", roles[0].saturating_add(roles[1]), together.characters.value, 20)?;
            within("together.first_strength", together.first_strength.value, 1, 5)?;
            within("together.threat_end", together.threat_end.value, together.characters.value, 20)?;
            within("together.threat_start", together.threat_start.value, 1, together.threat_end.value)?;
            within("together.escape_stops", together.escape_stops.value, 1, 20)?;
            for (key, switch) in [
                ("together.takeover_offered", &together.takeover_offered),
                ("together.asked_last", &together.asked_last),
            ] {
                within(key, switch.as_ref().map_or(0, |switch| switch.value), 0, 1)?;
            }
        }
        let cards = [&self.action_cards.r#use, &self.action_cards.repair, &self.action_cards.sabotage];
        let total: u32 = cards.iter().map(|c| u32::from(c.value)).sum();
        if !(40..=120).contains(&total) {
            return Err(("action_cards", format!("40 to 120 cards in all, not {total}")));
        }
        let die = &self.weather_die;
        if die.sun.value.max(die.cloud.value).max(die.snow.value).max(die.storm.value) > 20
            || die.sun.value + die.cloud.value + die.snow.value + die.storm.value == 0
        {
            return Err(("weather_die", "needs 1 to 20 faces of a kind".to_owned()));
        }
        for players in 0..5 {
            let w = &self.weapons;
            within("weapons.flamethrower", w.flamethrower.value[players], 0, 2)?;
            let weapons = [&w.dynamite, &w.firearm, &w.flamethrower, &w.melee];
            sum("weapons", players, &weapons, 15 - rifles)?;
            let i = &self.items;
            sum("items", players, &[&i.flashlight, &i.fuel, &i.keys, &i.tools, &i.wire], 15)?;
            let spaces = &self.damage_spaces;
            let start = &self.damage_at_start;
            for (key, start, spaces) in [
                ("damage_at_start.base_helicopter", &start.base_helicopter, &spaces.base_helicopter),
                ("damage_at_start.shed", &start.shed, &spaces.shed),
                ("damage_at_start.radio", &start.radio, &spaces.radio),
            ] {
                within(key, start.value[players], 0, spaces.value[players])?;
            }
            // Snow Cats that are alike are a count: each has one space (`nw.setup.shed`).
            if let Some(expansion) = &self.expansion
                && spaces.shed.value[players] != expansion.snow_cats.value
            {
                let (found, cats) = (spaces.shed.value[players], expansion.snow_cats.value);
                return Err(("damage_spaces.shed", format!("must be {cats}, one for each Snow Cat, not {found}")));
            }
            within("damage_spaces.boiler", spaces.boiler.value[players], 1, 20)?;
            within("damage_spaces.generator", spaces.generator.value[players], 1, 20)?;
            let damage = [&start.base_helicopter, &start.shed, &start.radio];
            sum("damage_at_start", players, &damage, self.tokens.damage.value)?;
            let f = &self.fuel;
            let filled = [&f.underground, &f.external, &self.fuel_spaces.generator, &self.fuel_spaces.boiler];
            // One more token marks the tank of the Rescue Helicopter.
            sum("fuel", players, &filled, self.tokens.fuel.value.saturating_sub(1))?;
        }
        if self.limits.reloads.value * 2 > self.tokens.reload.value {
            return Err(("tokens.reload", "too few for two Flamethrowers".to_owned()));
        }
        Ok(())
    }
}

fn sum(key: &'static str, players: usize, values: &[&PerPlayers], most: u8) -> Result<(), (&'static str, String)> {
    let total: u32 = values.iter().map(|v| u32::from(v.value[players])).sum();
    if total > u32::from(most) {
        return Err((key, format!("{total} in all with {} players, but there are only {most}", players + 4)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_values_are_sound() {
        assert_eq!(Components::built_in().tokens.fuel.value, 34);
    }

    #[test]
    fn an_error_names_file_key_and_reason() {
        let broken = BUILT_IN.replace("fire = { value = 6", "fire = { value = 60");
        let error = Components::parse("box.toml", &broken).unwrap_err();
        assert_eq!(error.to_string(), "box.toml: tokens.fire: must be 0 to 6, not 60");

        let broken = BUILT_IN.replace("fire = { value = 6, mark = \"source\"", "fire = { value = 6, mark = \"rumour\"");
        let error = Components::parse("box.toml", &broken).unwrap_err();
        assert_eq!((error.file.as_str(), error.key.as_str()), ("box.toml", "tokens.fire.mark"));
        assert!(error.reason.contains("rumour"), "{error}");

        let broken = BUILT_IN.replace("fire = { value = 6", "fire = { value = \"six\"");
        assert_eq!(Components::parse("box.toml", &broken).unwrap_err().key, "tokens.fire.value");

        let error = Components::parse("box.toml", "[tokens").unwrap_err();
        assert_eq!(error.key, "(the file)");
    }

    #[test]
    fn norwegian_outpost_names_only_what_differs() {
        let (base, norwegian) = (Components::built_in(), Components::norwegian());
        assert_eq!(norwegian.action_cards, base.action_cards);
        assert_eq!(norwegian.items.keys.value, [3; 5]);
        assert_eq!(norwegian.items.tools, base.items.tools);
        let parse = |text| Components::parse_at(Setting::Norwegian, BUILT_IN, "box.toml", text);
        let error = parse("[items]\nkeys = { value = 3 }").unwrap_err();
        assert!(error.key.starts_with("items.keys"), "{error}");
        let error = parse("").unwrap_err();
        assert_eq!(error.to_string(), "box.toml: expansion: missing");
    }

    /// Which of them a second space would belong to could not be told.
    #[test]
    fn each_snow_cat_has_one_damage_space() {
        let shipped = "shed = { value = [2, 2, 2, 2, 2]";
        assert_eq!(NORWEGIAN.matches(shipped).count(), 1);
        let with = |spaces: &str, cats: &str| {
            let changed = NORWEGIAN.replace(shipped, &format!("shed = {{ value = {spaces}"));
            let changed = changed.replace("snow_cats = { value = 2", &format!("snow_cats = {{ value = {cats}"));
            let read = Components::parse_at(Setting::Norwegian, BUILT_IN, "box.toml", &changed);
            read.map(|_| ()).map_err(|error| error.to_string())
        };
        assert_eq!(with("[1, 1, 1, 1, 1]", "1"), Ok(()));
        for (spaces, cats, found) in [
            ("[2, 2, 2, 2, 3]", "2", 3),
            ("[1, 2, 2, 2, 2]", "2", 1),
            ("[4, 4, 4, 4, 4]", "2", 4),
            ("[2, 2, 2, 2, 2]", "1", 2),
        ] {
            let reason = format!("box.toml: damage_spaces.shed: must be {cats}, one for each Snow Cat, not {found}");
            assert_eq!(with(spaces, cats), Err(reason));
        }
        let mut alone = Components::built_in();
        alone.damage_spaces.shed.value = [3; 5];
        assert_eq!(alone.check(), Ok(()), "the only one of Outpost 31 has as many as it likes");
    }

    #[test]
    fn too_many_components_are_refused() {
        let mut box_ = Components::built_in();
        box_.laboratory.failures_per_player.value = 32;
        assert_eq!(box_.check().unwrap_err().0, "laboratory.failures_per_player");
        let broken = BUILT_IN.replace("[10, 10, 14, 18, 18]", "[10, 10, 14, 18, 30]");
        let error = Components::parse("box.toml", &broken).unwrap_err();
        assert_eq!(error.key, "fuel");
    }
}
