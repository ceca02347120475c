//! Every component is somewhere, and public counts agree with what lies face down.

use whiteout_core::Counts;

use crate::state::State;
use crate::words::{Blood, Cards, Chips, Kind as _, Room, Sector};

pub(crate) fn check(state: &State) -> Result<(), String> {
    supply(state)?;
    chips(state)?;
    blood(state)?;
    tokens(state)
}

fn same<T: Copy + PartialEq + core::fmt::Debug>(what: &str, found: T, expected: T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found:?} instead of {expected:?}")) }
}

fn supply(state: &State) -> Result<(), String> {
    let (table, secret) = (&state.table, &state.secret);
    let top: Cards = secret.top.into_iter().flatten().collect();
    let given: Cards = table.seats().filter_map(|seat| secret.given[seat]).collect();
    let swapped: Cards = secret.swapped.into_iter().collect();
    let mut cards = secret.deck;
    for pile in [top, secret.discard, given, secret.pool, secret.unseen, swapped] {
        cards.add(&pile);
    }
    for seat in table.seats() {
        cards.add(&secret.hand[seat]);
        same("hand", secret.hand[seat].total(), table.hand[seat])?;
    }
    same("Supply cards", cards, table.rules.supply)?;
    same("Supply deck", secret.deck.total() + top.total(), table.supply)?;
    same("ordered top", top.total(), table.top)?;
    same("Supply discards", secret.discard.total(), table.supply_discard)?;
    same("pool", secret.pool.total() + secret.unseen.total() + given.total(), table.turn.pool)?;
    if !secret.pool.covers(&table.turn.found) {
        return Err(format!("Sabotage {:?} lies open but is not in the pool {:?}", table.turn.found, secret.pool));
    }
    Ok(())
}

fn chips(state: &State) -> Result<(), String> {
    let (table, secret) = (&state.table, &state.secret);
    if table.chips.is_empty() && table.turn_number == 0 {
        return Ok(());
    }
    for &sector in Sector::ALL {
        let found: Chips = sector.rooms().iter().filter_map(|room| secret.chips[room]).collect();
        same("chips of a sector", found, table.progress[sector].left)?;
    }
    for &room in Room::ALL {
        same("a chip in a room", secret.chips[room].is_some(), table.chips.contains(room))?;
        if table.known_things.contains(room) {
            same("a known Thing", secret.chips[room], Some(crate::words::Chip::Thing))?;
        }
    }
    Ok(())
}

fn blood(state: &State) -> Result<(), String> {
    let (table, secret) = (&state.table, &state.secret);
    if table.turn_number == 0 {
        return Ok(());
    }
    let held: Counts<2> = table.seats().map(|seat| secret.blood[seat]).collect();
    let second: Counts<2> = table.seats().filter_map(|seat| secret.second_blood[seat]).collect();
    let mut all = secret.blood_deck;
    all.add(&held);
    all.add(&second);
    let mut expected = table.rules.blood;
    expected[Blood::Human] += table.rules.players - 1;
    expected[Blood::Imitation] += 1;
    same("Blood Sample cards", all, expected)?;
    let alive = table.crew().iter().filter(|&seat| secret.blood[seat] == Blood::Imitation).count() as u8;
    if alive > table.possible_imitations {
        return Err(format!("{alive} Imitations where {} are possible", table.possible_imitations));
    }
    for seat in table.seats() {
        if let Some(shown) = table.shown[seat] {
            same("blood that was shown", secret.blood[seat], shown)?;
        }
    }
    Ok(())
}

fn tokens(state: &State) -> Result<(), String> {
    let table = &state.table;
    let at_most = |what: &str, found: u8, most: u8| {
        if found <= most { Ok(()) } else { Err(format!("{what}: {found}, more than {most}")) }
    };
    at_most("Smoke and Fire", table.burning().len(), table.rules.smoke_tokens)?;
    at_most("Contagion", table.level, table.rules.tracker.last)?;
    same("Smoke and Fire in one room", table.smoke.and(table.fire).len(), 0)?;
    same("tokens in destroyed rooms", table.destroyed.and(table.burning().or(table.dark)).len(), 0)?;
    same("chips in destroyed rooms", table.destroyed.and(table.chips).len(), 0)?;
    same("Mission Log cards twice", table.log_deck.and(table.log_discard).len(), 0)?;
    let in_play = u8::from(table.turn.mission.is_some());
    same("Mission Log", table.log_deck.len() + table.log_discard.len() + in_play, table.rules.logs.len())?;
    let team_free = table.turn.team.minus(table.crew()).is_empty();
    same("a torched member of the team", team_free, true)
}
