//! What a Captain decides: who goes, where to, and what powers are for.

use whiteout_core::SeatSet;
use whiteout_infection::words::{Card, Kind as _, Power, Room};
use whiteout_infection::{Action, Step};

use super::cards;
use super::eyes::Eyes;

/// A team: the fewest doubts. An Imitation would rather have somebody to blame.
pub(super) fn team(eyes: &Eyes<'_>, team: SeatSet) -> f32 {
    -team.without(eyes.me).iter().map(|seat| eyes.suspicion[seat]).sum::<f32>()
}

pub(super) fn room(eyes: &Eyes<'_>, action: Action) -> f32 {
    let table = eyes.t;
    match action {
        Action::Enter { room } => {
            let barriers = table.barriers(room);
            let cost: f32 = barriers.map(|card| if eyes.own.hand[card] > 0 { 0.6 } else { 1.6 }).sum();
            // A fire is put out on the way in.
            let rescue = if table.fire.contains(room) { 1.2 } else { 0.0 };
            eyes.room_worth(room) - cost + rescue
        }
        Action::LookUnder { room } if !eyes.imitation => 3.5 + 0.1 * eyes.room_worth(room),
        Action::IgnorePowerOut => eyes.side(if table.dark.and(table.targets()).is_empty() { -1.0 } else { 2.8 }),
        Action::Pass => eyes.side(-1.0),
        _ => -1.0,
    }
}

pub(super) fn firefighter(eyes: &Eyes<'_>, action: Action) -> f32 {
    match action {
        Action::Send { seat, room } => {
            let urgent = if eyes.t.fire.contains(room) { 1.0 } else { 0.5 };
            if eyes.imitation { eyes.suspicion[seat] - 0.2 } else { urgent - eyes.suspicion[seat] }
        }
        _ => 0.0,
    }
}

/// Powers before a hand-in, and Clark's look.
pub(super) fn prepare(eyes: &Eyes<'_>, action: Action) -> f32 {
    match action {
        Action::TeamExchange => eyes.side(0.3),
        Action::AddHelper { seat } => eyes.side(0.25 - eyes.suspicion[seat]),
        Action::SeeCard { seat } => eyes.suspicion[seat] * if eyes.imitation { 0.0 } else { 1.0 },
        _ => 0.0,
    }
}

/// Sabotage that lies open: those somebody can answer come first, and what can be cancelled is.
pub(super) fn sabotage(eyes: &Eyes<'_>, action: Action) -> f32 {
    let weight = |card: Card| match card {
        Card::SabotageRuin => 0.0,
        Card::SabotageLuck => 1.0,
        _ => 2.0,
    };
    match action {
        Action::Face { card } => eyes.side(weight(card)),
        Action::Cancel { card } => eyes.side(2.5 - 0.2 * weight(card)),
        _ => 0.0,
    }
}

pub(super) fn swap(eyes: &Eyes<'_>, action: Action) -> f32 {
    let pool = &eyes.own.pool;
    match action {
        Action::Swap { card } => cards::swap(eyes, pool, &[card]),
        Action::SwapTwo { first, second } => cards::swap(eyes, pool, &[first, second]) - 0.02,
        // To see what comes is worth a little.
        Action::SwapSeeing { card } => cards::swap(eyes, pool, &[card]) + eyes.side(0.2),
        Action::LookAtTop if cards::pool_margin(eyes.t, pool) < 0.0 => eyes.side(0.15),
        Action::LookAtTop => -0.1,
        _ => 0.0,
    }
}

/// Whether a power that is a matter of yes or no is used.
pub(super) fn power(eyes: &Eyes<'_>, power: Power) -> f32 {
    match power {
        Power::SecondOnTheLeft => {
            let table = eyes.t;
            let next = table.next_of(table.crew(), eyes.me);
            let second = next.and_then(|seat| table.next_of(table.crew(), seat));
            let doubt = |seat: Option<whiteout_core::Seat>| seat.map_or(0.0, |seat| eyes.suspicion[seat]);
            eyes.side(doubt(next) - doubt(second) - 0.05)
        }
        // One more card may be Sabotage: only where something is missing.
        Power::AddTop => eyes.side(-0.1 - cards::pool_margin(eyes.t, &eyes.own.pool)),
        _ => eyes.side(1.0),
    }
}

pub(super) fn smoke(eyes: &Eyes<'_>, room: Room) -> f32 {
    eyes.side(1.0 + eyes.room_worth(room) + room.index() as f32 * 0.001)
}

/// Questions of yes or no that are no power.
pub(super) fn yes(eyes: &Eyes<'_>) -> f32 {
    match eyes.t.step {
        Step::Consent { target, .. } => eyes.side(eyes.suspicion[target] - 0.4),
        Step::SkipFires => eyes.side(1.0),
        Step::KeepSwapped => {
            let card = eyes.own.swapped;
            eyes.side(card.map_or(0.0, |card| cards::help(eyes.t, card) - 0.1))
        }
        _ => 0.0,
    }
}
