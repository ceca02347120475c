//! How likely a pool does what is asked of it.

use std::sync::LazyLock;

use whiteout_infection::mission::Directive;
use whiteout_infection::table::{Stage, Table};
use whiteout_infection::words::{Card, Cards, Dice, Kind as _};

/// Dice, from none to six.
const DICE: usize = Dice::MOST as usize + 1;
/// Throws that are reckoned with.
const THROWS: usize = 6;

/// By dice, group kept and group in the end: how often a throw of the other dice makes the one of the other.
static GROWTH: LazyLock<[[[f32; DICE]; DICE]; DICE]> = LazyLock::new(|| {
    let mut growth = [[[0.0; DICE]; DICE]; DICE];
    for (dice, of_dice) in growth.iter_mut().enumerate() {
        for (group, of_group) in of_dice.iter_mut().enumerate().take(dice + 1) {
            *of_group = thrown(dice - group, group);
        }
    }
    growth
});

/// By dice, throws and dice that must be alike: the chance to get there if the largest group is always kept.
static ALIKE: LazyLock<[[[f32; DICE]; THROWS]; DICE]> = LazyLock::new(|| {
    let mut odds = [[[0.0; DICE]; THROWS]; DICE];
    for (dice, of_dice) in odds.iter_mut().enumerate() {
        for (throws, of_throws) in of_dice.iter_mut().enumerate() {
            for (alike, chance) in of_throws.iter_mut().enumerate() {
                *chance = growing(dice as u8, 0, alike as u8, throws as u8);
            }
        }
    }
    odds
});

/// How large the largest group is after so many dice are thrown beside one.
fn thrown(dice: usize, group: usize) -> [f32; DICE] {
    let all = 6usize.pow(dice as u32);
    let mut grown = [0.0; DICE];
    for number in 0..all {
        let mut count = [0; 6];
        count[0] = group;
        let mut rest = number;
        for _ in 0..dice {
            count[rest % 6] += 1;
            rest /= 6;
        }
        grown[count.into_iter().max().unwrap_or(0)] += 1.0 / all as f32;
    }
    grown
}

/// The chance of so many dice alike.
pub(super) fn alike(dice: u8, alike: u8, throws: u8) -> f32 {
    let place = |number: u8, end: usize| usize::from(number).min(end - 1);
    ALIKE[place(dice, DICE)][place(throws, THROWS)][place(alike, DICE)]
}

/// The chance that a group of so many grows to what is needed.
pub(super) fn growing(dice: u8, group: u8, needed: u8, throws: u8) -> f32 {
    if group >= needed {
        return 1.0;
    }
    if throws == 0 || dice < needed {
        return 0.0;
    }
    let grown = &GROWTH[usize::from(dice.min(Dice::MOST))][usize::from(group)];
    let throws = throws.min(THROWS as u8 - 1) - 1;
    (group..=dice).map(|to| grown[usize::from(to)] * growing(dice, to, needed, throws)).sum()
}

fn total(table: &Table, pool: &Cards) -> u8 {
    Card::ITEMS.iter().map(|&card| pool[card] * table.rules.value(card)).sum()
}

/// How likely this pool passes, be it a mission or a battle. Sabotage in it is taken for answered.
pub(super) fn passes(table: &Table, pool: &Cards) -> f32 {
    let certain = |is: bool| f32::from(u8::from(is));
    let dice = total(table, pool).min(Dice::MOST);
    match (table.turn.stage, table.directive()) {
        (Stage::Mission, Some(Directive::Set { values })) => {
            let cards = Card::ITEMS.iter().filter(|&&card| pool[card] > 0);
            certain(!pool.is_empty() && cards.copied().all(|card| values.contains(table.rules.value(card))))
        }
        (Stage::Mission, Some(find @ Directive::Find { .. })) => found(find, pool),
        (Stage::Mission, Some(Directive::Sum { least })) => certain(total(table, pool) >= least),
        (Stage::Mission, Some(Directive::Roll { alike: needed, throws })) => alike(dice, needed, throws),
        _ => {
            let Some(room) = table.turn.room else { return 0.0 };
            let rules = &table.rules.sectors[room.sector()];
            alike(dice, rules.alike, rules.throws)
        }
    }
}

/// How often what is asked for is among the cards that are turned.
fn found(find: Directive, pool: &Cards) -> f32 {
    let cards: Vec<Card> = pool.each().collect();
    let turned = usize::from(find.among()).min(cards.len());
    let (mut all, mut good) = (0.0, 0.0);
    for set in (0..1u32 << cards.len().min(8)).filter(|set| set.count_ones() as usize == turned) {
        let shown: Cards = (0..cards.len()).filter(|&i| set & (1 << i) != 0).map(|i| cards[i]).collect();
        all += 1.0;
        good += f32::from(u8::from(find.is_found(&shown, false)));
    }
    good / f32::max(all, 1.0)
}

/// Whether the Imitations may be half of the crew: no vote passes then that they all are against.
pub(super) fn may_be_half(table: &Table) -> bool {
    2 * table.possible_imitations >= table.crew().len()
}

/// How likely a Sabotage of this kind is overcome by so many who would.
pub(super) fn overcome(table: &Table, card: Card, helpers: f32) -> f32 {
    match card {
        Card::SabotageRuin => 0.0,
        Card::SabotageLuck => f32::from(7 - table.rules.lowest_good_roll.min(7)) / 6.0,
        _ => 1.0 - (1.0 - holds(table, |held| card.answers().contains(&held))).powf(helpers),
    }
}

/// How likely a full hand holds such a card.
pub(super) fn holds(table: &Table, such: impl Fn(Card) -> bool) -> f32 {
    let supply = &table.rules.supply;
    let share = Card::ALL.iter().filter(|&&card| such(card)).map(|&card| f32::from(supply[card])).sum::<f32>()
        / f32::from(supply.total().max(1));
    1.0 - (1.0 - share).powi(i32::from(table.rules.hand))
}

/// How likely the pool passes with one more card that nobody knows, and how it does with each.
pub(super) fn with_unknown(table: &Table, pool: &Cards, seen: &Cards, mut each: impl FnMut(f32, f32)) {
    let mut deck = table.rules.supply;
    for card in seen.each::<Card>() {
        deck[card] = deck[card].saturating_sub(1);
    }
    let all = f32::from(deck.total().max(1));
    let helpers = f32::from(table.turn.team.len());
    for &card in Card::ALL.iter().filter(|&&card| deck[card] > 0) {
        let share = f32::from(deck[card]) / all;
        if card.is_sabotage() {
            each(share, passes(table, pool) * overcome(table, card, helpers));
        } else {
            let mut with = *pool;
            with[card] += 1;
            each(share, passes(table, &with));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_dice_and_throws_are_better_and_few_dice_are_hopeless() {
        assert!((alike(3, 3, 1) - 6.0 / 216.0).abs() < 1e-5);
        assert!((alike(2, 2, 1) - 1.0 / 6.0).abs() < 1e-5);
        assert!(alike(2, 3, 4) < 1e-6);
        for dice in 3..6 {
            assert!(alike(dice + 1, 3, 2) > alike(dice, 3, 2));
            assert!(alike(dice, 3, 3) > alike(dice, 3, 2));
        }
        assert!((growing(4, 0, 3, 2) - alike(4, 3, 2)).abs() < 1e-4);
        assert!(growing(4, 2, 3, 2) > growing(4, 1, 3, 2));
    }
}
