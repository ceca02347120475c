//! Every component is somewhere, and public counts agree with what lies face down.

use whiteout_core::Seat;

use crate::secret::Secret;
use crate::table::{PackLeader, Table};
use crate::words::{Item, Items, Kind as _, Lab, Role, Room, Weapon, Weapons};

pub(crate) fn check(table: &Table, secret: &Secret) -> Result<(), String> {
    let rules = &table.rules;
    let same = |what: &str, left: u32, right: u32| {
        if left == right { Ok(()) } else { Err(format!("{what}: {left} instead of {right}")) }
    };
    let at_most = |what: &str, left: u32, right: u32| {
        if left <= right { Ok(()) } else { Err(format!("{what}: {left}, more than {right}")) }
    };
    let mut cards = secret.deck;
    cards.add(&secret.discard);
    cards.add(&secret.stack);
    cards.add(&secret.drawn.cards);
    let mut weapons: Weapons = secret.weapon_deck.counts::<7, Weapon>();
    let mut items: Items = secret.item_deck.counts::<5, Item>();
    let mut labs = secret.lab_bag;
    for seat in Seat::all(rules.players) {
        cards.add(&secret.hand[seat]);
        weapons.add(&secret.weapons[seat]);
        weapons[Weapon::Flamethrower] += table.flamethrowers_of(seat);
        items.add(&secret.items[seat]);
        labs.add(&secret.labs[seat]);
        same("hand", secret.hand[seat].total().into(), table.hand[seat].into())?;
        same("items", secret.items[seat].total().into(), table.items[seat].into())?;
        same("lab tokens", secret.labs[seat].total().into(), table.labs[seat].into())?;
        let held = secret.weapons[seat].total() + table.flamethrowers_of(seat);
        same("weapons", held.into(), table.weapons[seat].into())?;
        let level = table.suspicion[seat];
        if secret.fillings.contains(seat) && secret.role[seat] == Role::Alien {
            return Err(format!("{seat:?} is an Alien with fillings"));
        }
        if !(-1..=rules.players as i8).contains(&level) {
            return Err(format!("suspicion of {seat:?} is {level}"));
        }
    }
    if cards != rules.actions {
        return Err(format!("Action cards: {cards:?} instead of {:?}", rules.actions));
    }
    same("Action deck", secret.deck.total().into(), table.action_deck.into())?;
    same("Action discards", secret.discard.total().into(), table.action_discard.into())?;
    same("stack", secret.stack.total().into(), table.stack.into())?;
    same("Weapon deck", secret.weapon_deck.len().into(), table.weapon_deck.into())?;
    same("Item deck", secret.item_deck.len().into(), table.item_deck.into())?;
    same("Lab bag", secret.lab_bag.total().into(), table.lab_bag.into())?;
    for &weapon in Weapon::ALL {
        at_most("Weapon cards", weapons[weapon].into(), rules.weapons[weapon].into())?;
    }
    for &item in Item::ALL {
        at_most("Item cards", items[item].into(), rules.items[item].into())?;
    }
    for &lab in Lab::ALL {
        at_most("Lab Tokens", labs[lab].into(), rules.labs[lab].into())?;
    }
    let damage: u32 = table.damage.iter().map(|(_, &d)| u32::from(d)).sum();
    same("damage counters", damage + u32::from(table.damage_pile), rules.damage.into())?;
    for &room in Room::STATION {
        at_most("damage in a room", table.damage[room].into(), table.damage_spaces(room).into())?;
        at_most("fuel in a room", table.fuel[room].into(), rules.fuel_spaces[room].into())?;
        let people = table.people_in(room).len();
        at_most("Characters in a room", people.into(), rules.room_limit.into())?;
    }
    if let Some(ufo) = &table.ufo {
        ufo.conserved(rules)?;
        let hidden = table.people().iter().any(|seat| secret.role[seat] == Role::Alien);
        if hidden {
            return Err("an Alien is hidden in the UFO".to_owned());
        }
    }
    at_most("food", u32::from(table.pantry) + u32::from(table.kitchen), rules.food.into())?;
    let dogs = table.dogs.len() + table.dogs_locked + table.dogs_waiting;
    at_most("dogs", dogs.into(), rules.dogs.into())?;
    let counted = match table.pack_leader {
        PackLeader::None => true,
        PackLeader::Waiting => table.dogs_waiting > 0,
        PackLeader::In(room) => table.dogs.contains(room),
        PackLeader::Locked => table.dogs_locked > 0,
    };
    if !counted {
        return Err(format!("the Pack Leader is not among the dogs: {:?}", table.pack_leader));
    }
    same("fire tokens", u32::from(table.fire_tokens) + u32::from(table.burned.len()), rules.fire.into())?;
    // In the 1-3 player game every being counts once, the first exposed more (`bg.setup.components`).
    let strength = rules.solo.map_or(18, |solo| solo.first_strength + rules.players - 1 + rules.dogs);
    at_most("Alien Strength", table.strength.into(), strength.into())
}
