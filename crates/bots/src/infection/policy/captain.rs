//! What a Captain decides: who goes, where to, and what powers are for.

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::words::{Card, Cards, Chip, Kind as _, Power, Room};
use whiteout_infection::{Action, Step};

use super::super::odds;
use super::cards;
use super::eyes::Eyes;

/// A team: the fewest doubts, and people who have something for it. An Imitation might rather have somebody to blame.
pub(super) fn team(eyes: &Eyes<'_>, team: SeatSet) -> f32 {
    let style = eyes.style;
    let others = team.without(eyes.me);
    if eyes.imitation && eyes.whim < style.odd_team {
        return others.iter().map(|seat| 0.3 * eyes.mind.public.of(seat)).sum();
    }
    let member = |seat: Seat| {
        let doubt = eyes.seems(seat);
        let says = match eyes.mind.claims.helps(seat) {
            Some(true) => 1.0,
            Some(false) => -1.0,
            None => 0.0,
        };
        let gear = f32::from(eyes.t.dynamite_uses(seat) + eyes.t.gear[seat].flames());
        (style.team_helps * says + style.team_gear * gear) * (1.0 - doubt) - style.team_doubt * doubt
    };
    others.iter().map(member).sum()
}

/// What this room is worth to the Humans.
fn room_worth(eyes: &Eyes<'_>, room: Room) -> f32 {
    let table = eyes.t;
    let progress = &table.progress[room.sector()];
    let things_missing = table.rules.sectors[room.sector()].things > progress.things;
    let known_thing = table.known_things.contains(room);
    // A Thing that nobody needs is a danger and nothing else; with Gear still to be found it can wait.
    let thing = match (known_thing, things_missing) {
        (true, false) => -3.0,
        (true, true) if !progress.gear && progress.left[Chip::Thing] < table.chips.and(room.sector().rooms()).len() => {
            -0.5
        }
        _ => 0.0,
    };
    eyes.room_worth(room) + thing
}

pub(super) fn room(eyes: &Eyes<'_>, action: Action) -> f32 {
    let (table, style) = (eyes.t, eyes.style);
    match action {
        Action::Enter { room } => {
            let cost = |card: Card| if eyes.own.hand[card] > 0 { style.pay_mine } else { style.pay_theirs };
            let cost: f32 = table.barriers(room).map(cost).sum();
            // A fire is put out on the way in.
            let rescue = match () {
                () if table.fire.contains(room) => style.douse_fire,
                () if table.smoke.contains(room) => style.douse_smoke,
                () => 0.0,
            };
            eyes.side_if(style.strays, room_worth(eyes, room) - cost + rescue)
        }
        Action::LookUnder { room } if eyes.helps() => 5.0 + 0.1 * eyes.room_worth(room),
        Action::IgnorePowerOut => eyes.helping(if table.dark.and(table.targets()).is_empty() { -9.0 } else { 4.5 }),
        _ => -9.0,
    }
}

pub(super) fn firefighter(eyes: &Eyes<'_>, action: Action) -> f32 {
    match action {
        Action::Send { seat, room } => {
            let urgent = if eyes.t.fire.contains(room) { 1.0 } else { 0.7 };
            if eyes.helps() { urgent - 0.6 * eyes.seems(seat) } else { eyes.suspicion[seat] - 0.2 }
        }
        _ => 0.0,
    }
}

/// Powers before a hand-in, and Clark's look.
pub(super) fn prepare(eyes: &Eyes<'_>, action: Action) -> f32 {
    match action {
        Action::TeamExchange => eyes.helping(0.3),
        Action::AddHelper { seat } if eyes.helps() => 0.25 - eyes.seems(seat),
        Action::AddHelper { seat } => eyes.suspicion[seat] - 0.25,
        Action::SeeCard { seat } if eyes.helps() => eyes.seems(seat),
        _ => 0.0,
    }
}

/// Sabotage that lies open: those somebody can answer come first, and what can be cancelled is.
pub(super) fn sabotage(eyes: &Eyes<'_>, action: Action) -> f32 {
    let helpers = f32::from(eyes.t.turn.team.len()) - 1.0;
    match action {
        Action::Face { card } => eyes.helping(2.0 * odds::overcome(eyes.t, card, helpers)),
        Action::Cancel { card } => eyes.helping(2.5 - 0.2 * odds::overcome(eyes.t, card, helpers)),
        _ => 0.0,
    }
}

/// The pool without some cards of it.
fn without(pool: &Cards, cards: &[Card]) -> Cards {
    let mut rest = *pool;
    for &card in cards {
        rest[card] = rest[card].saturating_sub(1);
    }
    rest
}

/// What I know not to lie in the deck.
fn seen(eyes: &Eyes<'_>) -> Cards {
    let mut seen = eyes.own.pool;
    seen.add(&eyes.own.hand);
    seen
}

/// How likely the pool passes with a card from the deck.
fn with_one(eyes: &Eyes<'_>, pool: &Cards) -> f32 {
    let mut mean = 0.0;
    odds::with_unknown(eyes.t, pool, &seen(eyes), |share, passes| mean += share * passes);
    mean
}

/// The same if whatever is worse than the next may be thrown away.
fn with_chosen(eyes: &Eyes<'_>, pool: &Cards) -> f32 {
    let blind = with_one(eyes, pool);
    let mut mean = 0.0;
    odds::with_unknown(eyes.t, pool, &seen(eyes), |share, passes| mean += share * f32::max(passes, blind));
    mean
}

pub(super) fn swap(eyes: &Eyes<'_>, action: Action) -> f32 {
    let pool = &eyes.own.pool;
    let now = odds::passes(eyes.t, pool);
    let gain = match action {
        Action::Swap { card } => with_one(eyes, &without(pool, &[card])) - now,
        // The second card is reckoned as good as the first.
        Action::SwapTwo { first, second } => {
            let [one, other] = [first, second].map(|card| with_one(eyes, &without(pool, &[card])) - now);
            let both = without(pool, &[first, second]);
            (with_one(eyes, &both) - now).max(0.9 * one.max(other))
        }
        Action::SwapSeeing { card } => with_chosen(eyes, &without(pool, &[card])) - now,
        Action::LookAtTop if now < 0.9 => return eyes.side_if(eyes.style.harmful_swap, 0.9),
        Action::LookAtTop => -0.1,
        _ => 0.0,
    };
    if eyes.imitation {
        // Only now and then: a Captain who spoils a good pool is seen to.
        return if eyes.whim < eyes.style.harmful_swap { -gain - 0.1 } else { gain - 0.03 };
    }
    gain - 0.03
}

/// Whether a power that is a matter of yes or no is used.
pub(super) fn power(eyes: &Eyes<'_>, power: Power) -> f32 {
    match power {
        Power::SecondOnTheLeft => {
            let table = eyes.t;
            let next = table.next_of(table.crew(), eyes.me);
            let second = next.and_then(|seat| table.next_of(table.crew(), seat));
            let doubt = |seat: Option<Seat>| seat.map_or(0.0, |seat| eyes.doubt(seat));
            eyes.helping(doubt(next) - doubt(second) - 0.05)
        }
        // One more card may be Sabotage: only where something is missing.
        Power::AddTop => {
            let pool = &eyes.own.pool;
            eyes.helping(with_one(eyes, pool) - odds::passes(eyes.t, pool) - 0.02)
        }
        _ => eyes.helping(1.0),
    }
}

pub(super) fn smoke(eyes: &Eyes<'_>, room: Room) -> f32 {
    eyes.helping(1.0 + eyes.room_worth(room) + room.index() as f32 * 0.001)
}

/// Questions of yes or no that are no power.
pub(super) fn yes(eyes: &Eyes<'_>) -> f32 {
    match eyes.t.step {
        Step::Consent { target, .. } => eyes.helping(eyes.doubt(target) - 0.4),
        Step::SkipFires => eyes.helping(1.0),
        Step::KeepSwapped => {
            let card = eyes.own.swapped;
            eyes.helping(card.map_or(0.0, |card| cards::help(eyes.t, card) - 0.1))
        }
        _ => 0.0,
    }
}
