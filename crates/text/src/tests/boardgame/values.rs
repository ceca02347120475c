//! Numbers that a rule tells are those of the components, in every game that shows the rule.

use std::collections::BTreeMap;

use whiteout_boardgame::words::{Card, Character, Item, Kind as _, Lab, Room, Setting, Weapon};
use whiteout_boardgame::{Components, Config, Norwegian, Options, Rules, State, Store};

use crate::tests::numbers::{assert_numbers, list, ranges};
use crate::{Language, Texts};

/// The box of a game, and what comes out of it for 4 to 8 players.
struct InTheBox {
    components: Components,
    rules: [Rules; 5],
}

impl InTheBox {
    fn of(setting: Setting, components: Components) -> Self {
        let rules = [4, 5, 6, 7, 8].map(|players| {
            *Config::at(setting, players, Options::default(), &components).expect("a sound configuration").rules()
        });
        Self { components, rules }
    }

    fn boardgame() -> Self {
        Self::of(Setting::Outpost31, Components::built_in())
    }

    fn norwegian() -> Self {
        Self::of(Setting::Norwegian, Components::norwegian())
    }

    fn with(&self, players: u8) -> &Rules {
        &self.rules[usize::from(players - 4)]
    }

    /// What is the same for any number of players.
    fn any(&self, value: impl Fn(&Rules) -> u8) -> u8 {
        let first = value(&self.rules[0]);
        assert!(self.rules.iter().all(|rules| value(rules) == first), "it depends on the number of players");
        first
    }

    /// "2 with 4-5 players, 3 with 6, ...": each value with the ends of its range.
    fn by_players(&self, value: impl Fn(&Rules) -> u8) -> Vec<u8> {
        ranges(&self.rules.each_ref().map(|rules| (rules.players, value(rules))))
    }

    /// "2/3/3/4": values for these numbers of players, which are the first of their ranges.
    fn at(&self, players: &[u8], value: impl Fn(&Rules) -> u8) -> Vec<u8> {
        for rules in &self.rules {
            let first = players.iter().rfind(|&&first| first <= rules.players).expect("a range");
            assert_eq!(value(rules), value(self.with(*first)), "{} players", rules.players);
        }
        players.iter().map(|&players| value(self.with(players))).collect()
    }

    /// What the weather asks for: sun, cloud, snow and storm on both sides of the table.
    fn by_weather(&self, value: usize) -> [Vec<u8>; 2] {
        [4, 8].map(|players| self.with(players).weather.map(|values| values[value]).to_vec())
    }
}

/// Every number of these rules, in any order.
fn numbers_of_the_family(found: &InTheBox) -> BTreeMap<&'static str, Vec<u8>> {
    let (rules, tokens) = (found.with(6), &found.components.tokens);
    let bag = [rules.bag_human + rules.bag_alien, rules.bag_human, rules.bag_alien];
    let spaces = |room: Room| found.any(|rules| rules.damage_spaces[room]);
    let fuel = |room: Room| found.any(|rules| rules.fuel_spaces[room]);
    let labs = |lab: Lab| rules.labs[lab] / rules.players;
    let weapon = |weapon: Weapon| found.by_players(move |rules| rules.weapons[weapon]);
    let item = |item: Item| found.by_players(move |rules| rules.items[item]);
    let except_eight = |weapon: Weapon| {
        let few_and_eight = found.at(&[4, 8], |rules| rules.weapons[weapon]);
        [few_and_eight[0], 8, few_and_eight[1]]
    };
    let upkeep = |value: usize, room: Room| {
        let [few, many] = found.by_weather(value);
        list(&[&[2], &few, &[4, 6], &many, &[7, 8, 1, spaces(room)]])
    };
    let [freezing, _] = found.by_weather(2);
    let [flight, _] = found.by_weather(3);
    let weathers = |players: u8| found.with(players).weather.concat();
    let actions = [Card::Use, Card::Repair, Card::Sabotage].map(|card| rules.actions[card]);
    let room_with_fuel = |room: Room| [fuel(room), fuel(room), spaces(room), 1, 1, 1, 1];
    BTreeMap::from([
        ("bg.setup.weather-side", list(&[&[4, 5, 6, 1, 6, 7, 8, 1, 6], &weathers(4), &[7, 8], &weathers(8)])),
        ("bg.setup.hand", list(&[&[rules.actions.total()], &actions, &[rules.hand_start, 1, 4, rules.hand_limit]])),
        ("bg.setup.food", vec![rules.food]),
        ("bg.setup.lab", {
            let (good, bad) = (labs(Lab::BloodBag), labs(Lab::Failure));
            vec![good, bad, good, good + bad]
        }),
        ("bg.setup.contagion-bag", list(&[&bag, &[bag[2], bag[0]]])),
        ("bg.enc.dog-alone", list(&[&[1], &bag, &[1]])),
        ("bg.setup.dogs", vec![rules.dogs, 1, 8]),
        ("bg.dogs.move", vec![8, rules.dogs, 1]),
        ("bg.setup.components", {
            let of = [&tokens.fuel, &tokens.damage, &tokens.food, &tokens.fire, &tokens.reload, &tokens.strength];
            of.map(|token| token.value).to_vec()
        }),
        ("bg.setup.leader-token", vec![Room::GREEN.len() as u8]),
        ("bg.place.where", vec![rules.fire, Room::GREEN.len() as u8]),
        ("bg.place.capacity", vec![rules.room_limit]),
        ("bg.loc.zones", vec![rules.room_limit]),
        ("bg.alien.pieces", vec![tokens.strength.value, 4, 8]),
        ("bg.weather.roll", list(&[&[1], &rules.faces])),
        ("bg.maint.boiler", upkeep(1, Room::Boiler)),
        ("bg.maint.generator", upkeep(0, Room::Generator)),
        ("bg.maint.boiler-check", vec![2, spaces(Room::Boiler)]),
        // Sun and cloud are told in one.
        ("bg.maint.freezing", list(&[&[2], &freezing[1..], &[rules.freezing_steps]])),
        (
            "bg.rescue.advance",
            list(&[&[2, 1], &flight, &[rules.rescue_steps, rules.tank_spaces, rules.tank_spaces - 1]]),
        ),
        ("bg.draw.up", vec![4, rules.hand_limit, rules.hand_hungry]),
        ("bg.burn.where", vec![rules.fire]),
        ("bg.burn.loss", vec![rules.uncooked_meal]),
        ("bg.burn.warmth", vec![rules.freezing_steps]),
        ("bg.loc.armory", list(&[&found.by_players(|rules| rules.weapons.total()), &[2, 1, rules.reloads, 1, 1]])),
        ("bg.loc.warehouse", list(&[&found.by_players(|rules| rules.items.total()), &[2, 1, 1, 1]])),
        // All are lost with the third damage of phase 2.
        ("bg.loc.boiler", list(&[&room_with_fuel(Room::Boiler), &[spaces(Room::Boiler), 2]])),
        ("bg.loc.generator", room_with_fuel(Room::Generator).to_vec()),
        ("bg.loc.kitchen", vec![rules.food, rules.cooked, 7, rules.uncooked_meal, 1, rules.spoilt, rules.spoilt]),
        ("bg.loc.laboratory", vec![labs(Lab::BloodBag), labs(Lab::Failure), 1, 1, 1]),
        ("bg.loc.radio", vec![rules.rescue_steps, rules.tank_spaces, 1, 1, 1]),
        ("bg.weapon.dynamite", list(&[&[1], &except_eight(Weapon::Dynamite)])),
        ("bg.weapon.firearm", weapon(Weapon::Firearm)),
        (
            "bg.weapon.flamethrower",
            list(&[&[rules.reloads, 1], &except_eight(Weapon::Flamethrower), &[tokens.reload.value]]),
        ),
        ("bg.weapon.melee", weapon(Weapon::Melee)),
        ("bg.flame.empty", vec![rules.reloads]),
        ("bg.item.flashlight", item(Item::Flashlight)),
        ("bg.item.fuel", list(&[&[1], &item(Item::Fuel)])),
        ("bg.item.keys", vec![found.any(|rules| rules.items[Item::Keys])]),
        ("bg.item.tools", list(&[&[1], &item(Item::Tools)])),
        ("bg.expose.strength", list(&[&[2], &found.by_players(|rules| rules.players / 2), &[1, 3]])),
        ("bg.food.meal", vec![rules.uncooked_meal, rules.uncooked_meal]),
        ("bg.food.hunger", vec![rules.hand_hungry, rules.hand_limit]),
        ("bg.board.first", vec![rules.rescue_steps, 4, 1]),
        // The most offers that a host may allow.
        ("bg.trade.limits", vec![rules.options.trade_offers, 0, 9]),
    ])
}

/// Those that are told otherwise, or nowhere else.
fn numbers_of_outpost_31(found: &InTheBox) -> BTreeMap<&'static str, Vec<u8>> {
    let mut all = numbers_of_the_family(found);
    let weapon = |weapon: Weapon| found.at(&[4, 6, 8], |rules| rules.weapons[weapon]);
    let item = |item: Item| found.at(&[4, 6, 7, 8], |rules| rules.items[item]);
    let fuel = |room: Room| found.any(|rules| rules.fuel_spaces[room]);
    let underground = found.by_players(|rules| rules.underground);
    for rules in &found.rules {
        let n = rules.players;
        assert_eq!((rules.external, rules.fuel_spaces[Room::Shed]), (n - 1, n - 2));
        assert_eq!((rules.damage_spaces[Room::BaseHelicopter], rules.damage_spaces[Room::Radio]), (n - 2, n));
        assert_eq!(rules.damage_at_start[Room::BaseHelicopter], n - 2);
    }
    let [shed, boiler, generator] =
        [Room::Shed, Room::Boiler, Room::Generator].map(|room| found.any(|rules| rules.damage_spaces[room]));
    all.extend([
        ("bg.setup.fuel", list(&[&[fuel(Room::Boiler), 1], &underground, &[1, fuel(Room::BaseHelicopter), 2]])),
        ("bg.setup.damage", vec![shed, 2, boiler, generator]),
        ("bg.setup.weapons", {
            let kinds = [Weapon::Dynamite, Weapon::Firearm, Weapon::Flamethrower, Weapon::Melee].map(weapon).concat();
            list(&[&[4, 5, 6, 7, 8], &kinds, &found.at(&[4, 6, 8], |rules| rules.weapons.total())])
        }),
        ("bg.setup.items", {
            let kinds: Vec<u8> = Item::ALL.iter().flat_map(|&kind| item(kind)).collect();
            list(&[&[4, 5, 6, 7, 8], &kinds, &found.at(&[4, 6, 7, 8], |rules| rules.items.total())])
        }),
        ("bg.loc.base-helicopter", vec![2, fuel(Room::BaseHelicopter), 1, 1, 1, 1]),
        ("bg.loc.shed", vec![shed, 2, 1, 1]),
        ("bg.keys.any", vec![fuel(Room::BaseHelicopter), 2]),
        ("bg.item.wire", list(&[&[1], &found.by_players(|rules| rules.items[Item::Wire])])),
    ]);
    all
}

fn numbers_of_the_norwegian_station(found: &InTheBox) -> BTreeMap<&'static str, Vec<u8>> {
    let mut all = numbers_of_the_family(found);
    let rules = found.with(8);
    let weapon = |weapon: Weapon| found.at(&[4, 6, 8], |rules| rules.weapons[weapon]);
    let item = |item: Item| found.at(&[4, 6, 7, 8], |rules| rules.items[item]);
    let one_cat = found.any(|rules| rules.damage_spaces[Room::Shed] / rules.snow_cats);
    for rules in &found.rules {
        let n = rules.players;
        assert_eq!((rules.external, rules.snow_cats), (0, 2));
        assert_eq!((rules.damage_spaces[Room::BaseHelicopter], rules.damage_at_start[Room::Radio]), (n - 2, n));
        assert!([Room::BaseHelicopter, Room::Shed].iter().all(|&room| rules.damage_at_start[room] == 0));
    }
    let damage_spaces: u8 = Room::GREEN.iter().map(|&room| rules.damage_spaces[room]).sum();
    let sectors = rules.sectors.len() as u8;
    all.extend([
        ("bg.setup.fuel", list(&[&[rules.fuel_spaces[Room::Boiler], 1], &found.by_players(|rules| rules.underground)])),
        ("bg.loc.base-helicopter", vec![2, 1, 1, 1]),
        ("bg.loc.shed", vec![one_cat, 1, 1, 1]),
        ("nw.setup.npcs", vec![rules.dogs, 8, 1]),
        ("nw.setup.damage", vec![2, one_cat]),
        ("nw.setup.counters", vec![8, damage_spaces, rules.damage, 2]),
        ("nw.setup.weapons", {
            let kinds = [Weapon::Dynamite, Weapon::Firearm, Weapon::Flamethrower, Weapon::Melee].map(weapon).concat();
            assert!(Weapon::RIFLES.iter().all(|&rifle| weapon(rifle) == [1, 1, 1]));
            list(&[&[4, 5, 6, 7, 8], &kinds, &Weapon::RIFLES.map(Weapon::track_spaces)])
        }),
        ("nw.setup.items", {
            let kinds = [Item::Flashlight, Item::Tools, Item::Fuel].map(item).concat();
            list(&[&[4, 5, 6, 7, 8, found.any(|rules| rules.items[Item::Keys])], &kinds])
        }),
        ("nw.dog.track", vec![1, rules.dog_track, 8]),
        ("nw.sniper.one", Weapon::RIFLES.map(Weapon::track_spaces).to_vec()),
        ("nw.ufo.strength", vec![sectors, 1, 0]),
        ("nw.ufo.tokens", vec![rules.departures.total(), 1, 2, 3, sectors, rules.departures.total() - sectors]),
        ("nw.ufo.plan", rules.sectors.to_vec()),
        ("nw.ufo.launch", rules.launch.to_vec()),
    ]);
    all
}

#[test]
fn rules_of_outpost_31_tell_the_numbers_of_its_box() {
    assert_numbers::<State>(&numbers_of_outpost_31(&InTheBox::boardgame()));
}

#[test]
fn rules_shown_at_the_norwegian_station_tell_the_numbers_of_its_box() {
    assert_numbers::<Norwegian>(&numbers_of_the_norwegian_station(&InTheBox::norwegian()));
}

/// Each has the power of somebody at Outpost 31 (`nw.setup.characters`).
#[test]
fn people_of_the_norwegian_station_have_their_powers() {
    let names = [
        (Character::Macready, "Sam Carter"),
        (Character::Blair, "Dr. Sander"),
        (Character::Bennings, "Lars"),
        (Character::Windows, "Jonas"),
        (Character::Nauls, "Juliette"),
        (Character::Garry, "Kate"),
        (Character::Clark, "Derek"),
        (Character::Peder, "Peder"),
    ];
    for language in Language::ALL {
        let (base, station) = (Texts::<State>::of(language), Texts::<Norwegian>::of(language));
        let all = station.rule("nw.setup.characters").expect("a rule").text;
        for (character, name) in names {
            assert_eq!(station.character(character), name, "{language}");
            let id = if character == Character::Peder { "nw.char.peder".to_owned() } else { power(character) };
            let rule = station.rule(&id).expect("a power");
            assert_eq!(rule.title, name, "{language}");
            assert!(rule.text.contains(name) && all.contains(name), "{language}: {}", rule.text);
            if character != Character::Peder {
                assert!(all.contains(&base.character(character)), "{language}: {all}");
            }
        }
    }
}

/// The rule of a power of Outpost 31.
fn power(character: Character) -> String {
    format!("bg.char.{}", format!("{character:?}").to_lowercase())
}

/// Whoever reads a rule of the base game at the Norwegian station finds people and weapons there by its names.
#[test]
fn rules_shown_at_the_norwegian_station_use_its_names() {
    for language in Language::ALL {
        let (base, station) = (Texts::<State>::of(language), Texts::<Norwegian>::of(language));
        let mut elsewhere: Vec<String> = Character::ALL
            .iter()
            .filter(|&&character| {
                base.character(character) != station.character(character)
                    || !Setting::Norwegian.cast().contains(&character)
            })
            .map(|&character| base.character(character))
            .collect();
        assert_eq!(elsewhere.len(), 8, "{elsewhere:?}");
        let reserve = base.store(Store::External);
        elsewhere.extend([base.weapon(Weapon::Dynamite), base.item(Item::Wire), reserve.clone()]);
        let rules = station.sections().into_iter().flat_map(|section| section.rules);
        for rule in rules.filter(|rule| rule.id.starts_with("bg.")) {
            for name in &elsewhere {
                let said = rule.text.contains(name.as_str()) || rule.title.contains(name.as_str());
                // That there is none is said where fuel is told.
                let denied = rule.id == "bg.setup.fuel" && *name == reserve;
                assert!(!said || denied, "{language}: {} names {name}: {}", rule.id, rule.text);
            }
        }
    }
}
