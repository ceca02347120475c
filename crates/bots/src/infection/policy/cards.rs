//! What Supply cards are worth: for the pool, for paying, for keeping.

use whiteout_infection::mission::Directive;
use whiteout_infection::secret::Own;
use whiteout_infection::table::{Stage, Table};
use whiteout_infection::words::Card;

use super::super::odds;
use super::super::style::Style;
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

/// How much the best card of a hand helps.
pub(crate) fn best_help(table: &Table, own: &Own) -> f32 {
    own.hand.kinds::<Card>().map(|card| help(table, card)).fold(-3.0, f32::max)
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
    let honest = 4.0 * help(table, card) - eyes.demand().missed(&eyes.own.hand, card);
    if !eyes.imitation {
        return honest;
    }
    let armed = Card::SABOTAGES.iter().any(|sabotage| eyes.own.hand[sabotage] > 0);
    let boldness = boldness(table, eyes.style);
    let dares = eyes.whim < if armed { boldness } else { eyes.style.quiet * boldness };
    match card {
        _ if card.is_sabotage() && dares => {
            let helpers = f32::from(table.turn.team.len()) - 1.0;
            6.0 - 2.0 * odds::overcome(table, card, helpers)
        }
        _ if card.is_sabotage() => -9.0,
        _ if dares => -help(table, card),
        _ => honest,
    }
}

/// How likely an Imitation does harm now.
pub(crate) fn boldness(table: &Table, style: &Style) -> f32 {
    // One more failure and it is over.
    if table.level + 1 >= table.rules.tracker.last && !table.turn.contagion {
        return 1.0;
    }
    // Contagion rises once a turn only, and two alone know who it was.
    if table.turn.contagion || table.turn.handed_in.len().max(table.turn.team.len()) < 3 {
        return 0.0;
    }
    let battle = if table.turn.stage == Stage::Battle { style.bold_battle } else { 0.0 };
    let third = if table.rules.most_imitations() > 2 { style.bold_third } else { 0.0 };
    let crowd = style.bold_crowd * (f32::from(table.turn.team.len()) - 4.0) + third;
    let half = if odds::may_be_half(table) { style.bold_half } else { 0.0 };
    let level = style.bold_level * f32::from(table.level);
    style.bold + crowd + half + level + battle
}

/// Exchanging this card away.
pub(super) fn exchange(eyes: &Eyes<'_>, card: Card) -> f32 {
    if !eyes.imitation {
        return as_a_human(eyes, card);
    }
    if eyes.whim < eyes.style.hoards {
        // Sabotage is worth keeping, and so is a card that explains why it was not mine.
        return if card.is_sabotage() { -1.0 } else { keeping(eyes.t, card) - 0.4 };
    }
    let hand = &eyes.own.hand;
    let first = hand.kinds::<Card>().map(|card| as_a_human(eyes, card)).fold(0.0, f32::max);
    // All see whether, nobody sees what: one Sabotage stays.
    let rare = card.is_sabotage() && Card::SABOTAGES.iter().map(|sabotage| hand[sabotage]).sum::<u8>() == 1;
    match () {
        () if first <= 0.0 => -1.0,
        () if rare => 0.1,
        () => 2.0 + as_a_human(eyes, card),
    }
}

/// The same for somebody who wants what is good for all.
fn as_a_human(eyes: &Eyes<'_>, card: Card) -> f32 {
    let gain = eyes.demand().exchanged(&eyes.t.rules.supply, &eyes.own.hand, card) - eyes.style.settled;
    // Of two cards that are missed as little, Sabotage is the one that can do harm.
    if card.is_sabotage() { gain.max(0.0) + 1.0 } else { gain }
}

/// Paying for a way, a Sabotage or a fire: with what is missed least.
pub(super) fn pay(eyes: &Eyes<'_>, card: Card) -> f32 {
    // An Imitation pays now and then, to be trusted.
    if eyes.imitation && eyes.whim > eyes.style.imitation_pays { -1.0 } else { 1.0 - 0.5 * keeping(eyes.t, card) }
}

pub(super) fn pay_both(eyes: &Eyes<'_>) -> f32 {
    if eyes.imitation && eyes.whim > eyes.style.imitation_pays { -1.0 } else { 1.0 }
}
