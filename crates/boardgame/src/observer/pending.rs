//! Deals what is still under way: sealed answers, the Alien's plan, cards being chosen, open trades.

use whiteout_core::{Chance as _, Rng, Seat, SeatSet};

use super::{Seen, TRIES};
use crate::action::Action;
use crate::event::{Event, Parcel};
use crate::legal::legal;
use crate::secret::{Bundle, Secret};
use crate::solo::SoloStep;
use crate::step::Step;
use crate::table::{Status, Table};
use crate::words::{Plan, Role, Room, RoomSet, Weapon};

pub(super) fn deal(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) {
    let table = &observer.table;
    drawn(table, secret);
    if table.rules.options.known_brood && table.round > 0 {
        secret.brood = match observer.own {
            Some(own) if !own.brood.is_empty() => own.brood,
            _ => table
                .seats()
                .filter(|&seat| secret.role[seat] == Role::Alien && table.status[seat] != Status::Dead)
                .collect(),
        };
    }
    plan(observer, rng, secret);
    trade(observer, rng, secret);
    tokens(observer, rng, secret);
    answers(observer, rng, secret);
}

/// Who holds drawn cards: the one who is asked about them.
fn drawn(table: &Table, secret: &mut Secret) {
    secret.drawn.by = None;
    match table.step {
        Step::ChooseHand { .. } => {
            secret.drawn.by = table.waiting.only();
            secret.drawn.choice = Some(secret.deck);
        }
        Step::PickSpecial | Step::KeepWeapon | Step::KeepItem | Step::KeepToken { .. } => {
            secret.drawn.by = table.waiting.only();
        }
        _ => {}
    }
}

fn plan(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) {
    let table = &observer.table;
    let part = observer.own.filter(|own| table.status[own.seat] == Status::Exposed);
    if table.planned {
        secret.plan = match part {
            Some(own) => own.plan,
            None => guess_plan(table, rng),
        };
    }
    if table.step != Step::Plan {
        return;
    }
    // What somebody has begun and shown nobody may be anything.
    for seat in table.exposed().and(table.waiting).iter() {
        if rng.odds(1, 2) {
            secret.draft[seat] = random_plan(table, rng);
        }
    }
    if let Some(own) = part {
        secret.draft[own.seat] = own.draft;
        for seat in own.proposed.iter() {
            secret.draft[seat] = own.proposals[seat];
        }
        secret.proposed = own.proposed;
        return;
    }
    for seat in table.exposed().minus(table.waiting).iter() {
        let backed = secret.proposed.lowest().filter(|_| rng.odds(1, 2));
        secret.sealed[seat] = Some(match backed {
            Some(other) => Action::Back { seat: other },
            None => {
                secret.draft[seat] = random_plan(table, rng);
                secret.proposed = secret.proposed.with(seat);
                Action::Propose
            }
        });
    }
}

/// A plan with the stacks that everybody sees, in rooms nobody knows.
fn guess_plan(table: &Table, rng: &mut impl Rng) -> Plan {
    let mut sizes: Vec<u8> = table.stack_sizes.numbers().collect();
    // The smallest first: the others fit wherever it does.
    sizes.sort_unstable();
    let mut plan = Plan::default();
    for _ in 0..TRIES {
        plan = Plan::default();
        let mut rooms = table.location_deck();
        let mut spare = table.strength;
        let fits = sizes.iter().all(|&seen| {
            let Some(room) = pick_room(&mut rooms, |room| seen == 0 || table.least_strength(room) <= seen, rng) else {
                return false;
            };
            let size = if seen == 0 { table.least_strength(room) } else { seen };
            plan.set(room, size);
            spare.checked_sub(size).inspect(|&left| spare = left).is_some()
        });
        if fits {
            hide_more(&mut plan, &sizes, spare, rng);
            break;
        }
    }
    plan
}

/// Hidden stacks share what is left: each has as much as its place asks for, and who knows what more.
fn hide_more(plan: &mut Plan, sizes: &[u8], mut spare: u8, rng: &mut impl Rng) {
    if sizes.first() != Some(&0) {
        return;
    }
    for room in plan.rooms().iter() {
        let more = rng.below(u32::from(spare.min(15 - plan.at(room))) + 1) as u8;
        spare -= more;
        plan.set(room, plan.at(room) + more);
    }
}

fn random_plan(table: &Table, rng: &mut impl Rng) -> Plan {
    let mut plan = Plan::default();
    let mut rooms = table.location_deck();
    let mut left = table.strength.min(15);
    while let Some(room) = pick_room(&mut rooms, |room| table.least_strength(room) <= left, rng) {
        let least = table.least_strength(room);
        let strength = least + rng.below(u32::from(left - least) + 1) as u8;
        plan.set(room, strength);
        left -= strength;
        if rng.odds(1, 2) {
            break;
        }
    }
    plan
}

/// Takes one of the rooms that will do.
fn pick_room(rooms: &mut RoomSet, will_do: impl Fn(Room) -> bool, rng: &mut impl Rng) -> Option<Room> {
    let choice: RoomSet = rooms.iter().filter(|&room| will_do(room)).collect();
    let room = choice.any(rng)?;
    *rooms = rooms.without(room);
    Some(room)
}

fn trade(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) {
    let table = &observer.table;
    let (from, to) = match table.step {
        Step::TradeDraft { from, to } => {
            secret.offer = unfinished(table, rng, secret, from);
            (from, to)
        }
        Step::TradeAnswer { from, to } => {
            secret.offer = bundle(observer, rng, secret, from, to, table.offer);
            secret.answer = unfinished(table, rng, secret, to);
            (from, to)
        }
        Step::Solo(SoloStep::Accept { from, to }) => {
            secret.offer = bundle(observer, rng, secret, from, to, table.offer);
            (from, to)
        }
        Step::TradeConfirm { from, to } => {
            secret.offer = bundle(observer, rng, secret, from, to, table.offer);
            secret.answer = bundle(observer, rng, secret, to, from, table.answer);
            (from, to)
        }
        _ => return,
    };
    for own in observer.own.iter().chain(&observer.hands) {
        if own.seat == from {
            secret.offer = own.bundle;
        } else if own.seat == to && table.solo.is_none() {
            secret.answer = own.bundle;
        }
    }
}

/// What a seat may have put together so far, which nobody else has seen.
fn unfinished(table: &Table, rng: &mut impl Rng, secret: &Secret, seat: Seat) -> Bundle {
    let mut up_to = |count: u8| rng.below(u32::from(count) + 1) as u8;
    let parcel = Parcel {
        weapons: up_to(secret.weapons[seat].total()),
        flamethrowers: up_to(table.flamethrowers_of(seat)),
        items: up_to(secret.items[seat].total()),
        labs: if table.rules.options.no_lab_trades { 0 } else { up_to(secret.labs[seat].total()) },
    };
    some_bundle(rng, secret, seat, parcel)
}

/// What `giver` may have put in this parcel for `taker`.
fn bundle(observer: &Seen, rng: &mut impl Rng, secret: &Secret, giver: Seat, taker: Seat, parcel: Parcel) -> Bundle {
    let blind = observer.table.rules.options.blind_trades;
    let mut own = observer.own.iter().chain(&observer.hands);
    let shown = own.find(|own| own.seat == taker && !blind).map(|own| own.shown);
    let any = some_bundle(rng, secret, giver, parcel);
    match shown {
        Some(shown) => Bundle { labs: any.labs, ..shown },
        None => any,
    }
}

/// As many of the seat's things as the parcel says.
fn some_bundle(rng: &mut impl Rng, secret: &Secret, seat: Seat, parcel: Parcel) -> Bundle {
    let mut weapons = { secret.weapons[seat] }.draw_many(parcel.weapons, rng);
    weapons[Weapon::Flamethrower] = parcel.flamethrowers;
    let items = { secret.items[seat] }.draw_many(parcel.items, rng);
    Bundle { weapons, items, labs: { secret.labs[seat] }.draw_many(parcel.labs, rng) }
}

/// Tokens that lie on the table while takers choose.
fn tokens(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) {
    let table = &observer.table;
    if let Step::TakeFrom { inside, .. } = table.step {
        for seat in inside.iter().filter(|&seat| !table.is_green(seat)) {
            let offers = match observer.own {
                Some(own) if own.seat == seat => own.offered,
                _ => secret.role[seat] == Role::Alien && rng.odds(1, 2),
            };
            if offers {
                secret.offered = secret.offered.with(seat);
            }
        }
    }
}

/// Answers given but not open: the viewer's own as they are, the others any that are legal for them.
fn answers(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) {
    let table = &observer.table;
    let asked = observer
        .log
        .iter()
        .rev()
        .find_map(|event| match event {
            Event::Asked { seats, .. } => Some(*seats),
            _ => None,
        })
        .unwrap_or(SeatSet::EMPTY);
    // Who is done trading has given no sealed answer.
    if matches!(table.step, Step::Trade | Step::Solo(_)) {
        return;
    }
    for seat in asked.minus(table.waiting).iter() {
        let own = observer.own.iter().chain(&observer.hands).find_map(|own| own.answers[seat]);
        if let Some(answer) = own {
            secret.sealed[seat] = Some(answer);
        } else if secret.sealed[seat].is_none() {
            let mut then = *table;
            then.waiting = SeatSet::one(seat);
            let own = secret.known(&then, seat);
            secret.sealed[seat] = rng.any_of(|mut tell| legal(&then, &own, &mut tell));
        }
        if secret.sealed[seat] == Some(Action::Tokens { alien: true }) {
            secret.offered = secret.offered.with(seat);
        }
    }
}
