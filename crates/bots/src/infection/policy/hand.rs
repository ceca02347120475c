//! What a hand is good for in the turns to come.

use whiteout_infection::mission::{Directive, Log, Logs};
use whiteout_infection::table::{Stage, Table};
use whiteout_infection::words::{Card, Cards, Kind as _};

/// The most that a Supply card adds to a roll.
const STRONGEST: f32 = 3.0;
/// A strong card for the next battle, against a card for the next mission.
const BATTLE: f32 = 0.8;
/// A card for the mission that lies open, against one for the next.
const NOW: f32 = 2.0;
/// Something to put out a fire with: while nothing burns, and for each room that does.
const FIRE: (f32, f32) = (0.1, 0.25);
/// The same with light.
const LIGHT: (f32, f32) = (0.1, 0.15);

/// Kinds of cards, a bit each.
type Kinds = u16;

const fn bit(card: Card) -> Kinds {
    1 << card as u8
}

/// What the Mission Log may still ask for, and what may have to be paid.
pub(super) struct Demand {
    /// For each mission that asks for certain cards: these.
    asked: [Kinds; Logs::MOST],
    asking: usize,
    /// Missions in all, and those among them that ask for strength.
    missions: f32,
    strength: f32,
    /// The cards of the mission that lies open, while cards for it can still be had; no bit set where it asks for strength.
    now: Option<Kinds>,
    values: [f32; 8],
    fires: f32,
    dark: f32,
}

fn asked(table: &Table, directive: Directive) -> Kinds {
    let fits = |card: Card| match directive {
        Directive::Set { values } => values.contains(table.rules.value(card)),
        Directive::Find { items, also, .. } => items.contains(card) || also.contains(card),
        Directive::Sum { .. } | Directive::Roll { .. } => false,
    };
    Card::ITEMS.iter().filter(|&&card| fits(card)).fold(0, |kinds, &card| kinds | bit(card))
}

impl Demand {
    pub(super) fn of(table: &Table) -> Self {
        let open = table.turn.stage == Stage::Mission && table.turn.handed_in.is_empty() && table.turn.pool == 0;
        let mut demand = Self {
            asked: [0; Logs::MOST],
            asking: 0,
            missions: 0.0,
            strength: 0.0,
            now: table.directive().filter(|_| open).map(|directive| asked(table, directive)),
            values: core::array::from_fn(|card| f32::from(table.rules.value(Card::at(card)))),
            fires: f32::from(table.burning().len()),
            dark: f32::from(table.dark.len()),
        };
        for (id, log) in (0..).zip(table.rules.logs.iter()) {
            // What was drawn comes again only when the Log is shuffled.
            if let (Log::Mission(mission), true) = (log, table.log_deck.contains(id) || table.log_deck.is_empty()) {
                demand.missions += 1.0;
                match asked(table, mission.directive) {
                    0 => demand.strength += 1.0,
                    kinds => {
                        demand.asked[demand.asking] = kinds;
                        demand.asking += 1;
                    }
                }
            }
        }
        demand
    }

    fn strongest(&self, kinds: Kinds) -> f32 {
        let held = Card::ITEMS.iter().filter(|&&card| kinds & bit(card) != 0);
        held.map(|&card| self.values[card.index()]).fold(0.0, f32::max) / STRONGEST
    }

    /// How ready such a hand is: about 1 for each mission, and something for battles and for what must be paid.
    fn ready(&self, kinds: Kinds) -> f32 {
        let strongest = self.strongest(kinds);
        let met = self.asked[..self.asking].iter().filter(|&&asked| asked & kinds != 0).count() as f32;
        let next = (met + self.strength * strongest) / self.missions.max(1.0);
        let now = match self.now {
            Some(0) => NOW * strongest,
            Some(asked) if asked & kinds != 0 => NOW,
            _ => 0.0,
        };
        let pays = |card: Card, (ever, now): (f32, f32), rooms: f32| {
            if kinds & bit(card) != 0 { ever + now * rooms } else { 0.0 }
        };
        next + now
            + BATTLE * strongest
            + pays(Card::FireExtinguisher, FIRE, self.fires)
            + pays(Card::Flashlight, LIGHT, self.dark)
    }

    /// How much readier a hand is with this card than without it.
    pub(super) fn missed(&self, hand: &Cards, card: Card) -> f32 {
        self.ready(kinds(hand)) - self.ready(kinds_without(hand, card))
    }

    /// How much readier a hand gets by a card from the deck instead of this one.
    pub(super) fn exchanged(&self, supply: &Cards, hand: &Cards, card: Card) -> f32 {
        let rest = kinds_without(hand, card);
        let without = self.ready(rest);
        // Sabotage, and a card of a kind that is held, make a hand no readier.
        let idle = |drawn: Card| drawn.is_sabotage() || rest & bit(drawn) != 0;
        let with = |drawn: Card| if idle(drawn) { without } else { self.ready(rest | bit(drawn)) };
        let drawn = |drawn: &Card| f32::from(supply[*drawn]) * with(*drawn);
        Card::ALL.iter().map(drawn).sum::<f32>() / f32::from(supply.total().max(1)) - self.ready(kinds(hand))
    }
}

fn kinds(hand: &Cards) -> Kinds {
    hand.kinds::<Card>().fold(0, |kinds, card| kinds | bit(card))
}

fn kinds_without(hand: &Cards, card: Card) -> Kinds {
    let mut rest = *hand;
    rest[card] = rest[card].saturating_sub(1);
    kinds(&rest)
}

#[cfg(test)]
mod tests {
    use whiteout_infection::Config;

    use super::*;

    #[test]
    fn sabotage_goes_first_then_doubles_and_a_varied_hand_stays() {
        let rules = *Config::standard(6).expect("standard").rules();
        let demand = Demand::of(&Table::blank(rules));
        let gain = |hand: &Cards, card| demand.exchanged(&rules.supply, hand, card);
        let hand: Cards =
            [Card::SabotageDark, Card::Knife, Card::Knife, Card::Gun, Card::Flashlight].into_iter().collect();
        assert!(gain(&hand, Card::SabotageDark) > 0.0);
        assert!((gain(&hand, Card::SabotageDark) - gain(&hand, Card::Knife)).abs() < 1e-6, "a double is as useless");
        assert!(gain(&hand, Card::Gun) < 0.0);
        let single: Cards = [Card::Knife, Card::Gun, Card::Flashlight].into_iter().collect();
        assert!(gain(&single, Card::Knife) < gain(&hand, Card::Knife));
    }
}
