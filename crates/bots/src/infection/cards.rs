//! What Supply cards are worth: for the pool, for paying, for keeping.

use whiteout_infection::mission::Directive;
use whiteout_infection::table::{Stage, Table};
use whiteout_infection::words::{Card, Cards};

use super::eyes::Eyes;

/// How much a card helps the pool that is asked for now: 1 fits, 0 does nothing, below that it harms.
pub(super) fn help(table: &Table, card: Card) -> f32 {
    if card.is_sabotage() {
        return -3.0;
    }
    let value = f32::from(table.rules.value(card));
    match (table.turn.stage, table.directive()) {
        (Stage::Mission, Some(Directive::Set { values })) => {
            if values.contains(table.rules.value(card)) {
                1.0
            } else {
                -1.0
            }
        }
        (Stage::Mission, Some(Directive::Find { items, also, .. })) => {
            if items.contains(card) || also.contains(card) {
                1.0
            } else {
                0.0
            }
        }
        _ => value / 3.0,
    }
}

/// What a card is good for besides this pool.
fn keeping(table: &Table, card: Card) -> f32 {
    let fires = f32::from(table.burning().len());
    let dark = f32::from(table.dark.len());
    match card {
        Card::FireExtinguisher => 0.3 + 0.3 * fires,
        Card::Flashlight => 0.3 + 0.2 * dark,
        Card::Gun => 0.5,
        Card::Axe => 0.4,
        Card::Knife | Card::CopperWire | Card::PetriDish => 0.25,
        Card::Molotov => 0.35,
        _ => 0.0,
    }
}

/// What I hand in. A Human gives what helps most and is missed least; an Imitation harms where it is not found out.
pub(super) fn hand_in(eyes: &Eyes<'_>, card: Card) -> f32 {
    let table = eyes.t;
    let honest = 4.0 * help(table, card) - keeping(table, card);
    if !eyes.imitation {
        return honest;
    }
    let crowd = table.turn.team.len();
    // Sabotage where many could have been it; otherwise a card that quietly does not help.
    let bold = crowd >= 3 && eyes.whim < 0.25 + 0.1 * f32::from(table.level) && !table.turn.contagion;
    match card {
        Card::SabotageRuin if bold => 6.0,
        _ if card.is_sabotage() && bold => 5.0,
        _ if card.is_sabotage() => -9.0,
        _ if bold => -help(table, card),
        _ => honest,
    }
}

/// Exchanging this card away.
pub(super) fn exchange(eyes: &Eyes<'_>, card: Card) -> f32 {
    if eyes.imitation {
        // Sabotage is worth keeping, and so is a card that explains why it was not mine.
        return if card.is_sabotage() { -1.0 } else { keeping(eyes.t, card) - 0.4 };
    }
    if card.is_sabotage() { 2.0 } else { 0.28 - keeping(eyes.t, card) }
}

/// Paying for a way, a Sabotage or a fire.
pub(super) fn pay(eyes: &Eyes<'_>) -> f32 {
    // An Imitation pays now and then, to be trusted.
    if eyes.imitation && eyes.whim > 0.35 { -1.0 } else { 1.0 }
}

/// How far a pool is from what is asked: 0 or more passes.
pub(super) fn pool_margin(table: &Table, pool: &Cards) -> f32 {
    let sum: f32 = pool.each::<Card>().map(|card| f32::from(table.rules.value(card))).sum();
    match (table.turn.stage, table.directive()) {
        (Stage::Mission, Some(Directive::Set { values })) => {
            -(pool.each::<Card>().filter(|&card| !values.contains(table.rules.value(card))).count() as f32)
        }
        (Stage::Mission, Some(find @ Directive::Find { .. })) => {
            if find.is_found(pool, false) {
                0.0
            } else {
                -1.0
            }
        }
        (Stage::Mission, Some(Directive::Sum { least })) => (sum - f32::from(least)).min(0.0),
        _ => (sum.min(6.0) - 6.0) / 2.0,
    }
}

/// Swapping this card out of the pool for one that nobody knows.
pub(super) fn swap(eyes: &Eyes<'_>, pool: &Cards, cards: &[Card]) -> f32 {
    let mut rest = *pool;
    for &card in cards {
        rest[card] = rest[card].saturating_sub(1);
    }
    let table = eyes.t;
    let before = pool_margin(table, pool);
    // The card that comes is worth a little, and one in six is Sabotage.
    let unknown = 0.35 * cards.len() as f32;
    let after = (pool_margin(table, &rest) + unknown).min(0.0) - 0.18 * cards.len() as f32;
    if eyes.imitation {
        // Only with somebody to blame, and only now and then.
        return if eyes.whim < 0.3 { before - after - 0.1 } else { -1.0 };
    }
    after - before
}
