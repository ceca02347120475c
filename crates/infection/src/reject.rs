//! Why an action is not accepted: a code and the rule it rests on, from what the seat itself can see.

use whiteout_core::{Rejection, RuleId, Seat, SeatSet};

use crate::action::Action;
use crate::legal::{before_the_room, exchangeable, may_cancel, may_see_random, may_stay, may_torch};
use crate::secret::Known;
use crate::step::{Step, Window};
use crate::table::Table;
use crate::words::{Blood, Card, Dice, Gear, Power, Room};

const fn no(code: &'static str, rule: &'static str) -> Rejection {
    Rejection { code, rule: RuleId(rule) }
}

/// The reason for an action that is not legal.
pub(crate) fn explain(table: &Table, own: &Known<'_>, action: Action) -> Rejection {
    use Action as A;
    if table.step == Step::Over {
        return no("game-over", "inf.table.asked");
    }
    if !table.waiting.contains(own.seat) {
        return no("not-asked", "inf.table.asked");
    }
    match (table.step, action) {
        (Step::PickCharacter, A::Pick { .. }) => no("not-in-the-largest-department", "inf.setup.draft"),
        (Step::Window { which }, action) => explain_window(table, own, which, action),
        (Step::Exchange { .. }, A::Exchange { .. }) => no("card-not-in-hand", "inf.supply.exchange"),
        (Step::Exchange { why }, A::ExchangeTwo { .. }) => {
            if exchangeable(table, own.seat, why) > 1 {
                no("card-not-in-hand", "inf.supply.exchange")
            } else {
                no("too-many-cards", "inf.molotov.cards")
            }
        }
        (Step::Team, A::Team { seats }) => explain_team(table, seats),
        (Step::Room, A::Enter { room }) => explain_room(table, room),
        (Step::Room, A::LookUnder { room }) if before_the_room(table, Power::SeeChip) => {
            no(if table.open_rooms().contains(room) { "no-chip-there" } else { "sector-locked" }, "inf.room.which")
        }
        (Step::Room, A::LookUnder { .. } | A::IgnorePowerOut) => no("no-such-power-now", "inf.power.one"),
        // The first passed turn of the game has used up the choice.
        (Step::Room, A::Pass) if table.rules.options.free_pass && !may_stay(table) => {
            no("passed-before", "inf.pass.turn")
        }
        (Step::Room, A::Pass) => no("a-room-is-open", "inf.room.pass"),
        (Step::Entry { room }, action @ (A::Pay { .. } | A::PayBoth)) => explain_entry(table, room, action),
        (Step::Firefighter, A::Send { seat, .. }) if table.turn.team.contains(seat) => {
            no("is-on-the-team", "inf.fire.who")
        }
        (Step::Firefighter, A::Send { seat, .. }) if !table.free().contains(seat) => no("not-free", "inf.fire.who"),
        (Step::Firefighter, A::Send { .. }) => no("no-fire-to-send-to", "inf.fire.duty"),
        (Step::Prepare, action) => explain_prepare(table, action),
        (Step::HandIn, A::HandIn { card }) if own.hand[card] > 0 => no("humans-give-items", "inf.pool.any-card"),
        (Step::HandIn, A::HandIn { .. }) => no("card-not-in-hand", "inf.pool.hand-in"),
        (Step::SeeHandedIn, A::SeeCard { .. }) => no("not-another-member", "inf.power.clark"),
        (Step::Sabotage, A::Face { .. }) => no("no-such-sabotage", "inf.sabotage.order"),
        (Step::Sabotage, A::Cancel { card: Card::SabotageRuin }) => no("cannot-be-cancelled", "inf.power.garry"),
        (Step::Sabotage, A::Cancel { card }) if may_cancel(table, card) => no("no-such-sabotage", "inf.power.garry"),
        (Step::Sabotage, A::Cancel { .. }) => no("no-such-power-now", "inf.power.one"),
        (Step::Answer { card: sabotage }, A::Pay { card }) => {
            if sabotage.answers().contains(&card) {
                no("nothing-to-pay-with", "inf.sabotage.answer")
            } else {
                no("does-not-answer-it", "inf.sabotage.kinds")
            }
        }
        (Step::SabotageDie { .. } | Step::Dynamite { .. } | Step::ShiftDie, A::Shift { .. }) => {
            no("no-such-die", "inf.dice.dynamite")
        }
        (Step::Swap, A::Swap { .. }) => no("card-not-in-pool", "inf.pool.swap"),
        (Step::Swap, A::SwapTwo { .. }) if table.power_ready(Power::SwapTwo) => no("card-not-in-pool", "inf.pool.swap"),
        (Step::Swap, A::SwapSeeing { .. }) if table.power_ready(Power::SeeSwapped) => {
            no("card-not-in-pool", "inf.pool.swap")
        }
        (Step::Swap, A::SwapTwo { .. } | A::SwapSeeing { .. } | A::LookAtTop) => {
            no("no-such-power-now", "inf.power.one")
        }
        (Step::OrderTop, A::PutOnTop { .. }) => no("not-one-of-the-two", "inf.power.fuchs"),
        (Step::Flip, A::Flip { .. } | A::FlipUnseen) => no("card-not-in-pool", "inf.reveal.order"),
        (Step::Keep, A::Keep { dice }) if !lie_there(table, dice) => no("no-such-dice", "inf.dice.keep"),
        (Step::Keep, A::Keep { .. }) => no("not-the-largest-group", "inf.dice.keep"),
        (Step::Firefight, A::Pay { card: Card::FireExtinguisher }) => no("nothing-to-pay-with", "inf.fire.fight"),
        (Step::Firefight, A::Pay { .. }) => no("not-asked-for", "inf.fire.fight"),
        (Step::RemoveSmoke, A::RemoveSmoke { .. }) => no("no-smoke-there", "inf.power.nauls"),
        (Step::Return, A::Return { .. }) => no("the-other-card-goes-back", "inf.assimilation.return"),
        (Step::Nominate, A::Nominate { .. }) => no("cannot-be-nominated", "inf.escape.nominate"),
        (Step::EndTest, A::EndTest { .. }) => no("cannot-be-tested", "inf.escape.tests"),
        (Step::Board, A::Board { seats }) => explain_board(table, seats),
        _ => no("not-now", "inf.table.asked"),
    }
}

fn explain_window(table: &Table, own: &Known<'_>, which: Window, action: Action) -> Rejection {
    use Action as A;
    let gear = table.gear[own.seat];
    match action {
        A::Molotov if table.turn.molotov_used => no("one-molotov-a-turn", "inf.molotov.when"),
        A::Molotov => no("no-molotov", "inf.molotov.when"),
        _ if which == Window::Second => no("not-now", "inf.molotov.when"),
        A::TieCaptain | A::LeaveBehind { .. } if gear.ropes == 0 => no("no-rope", "inf.rope.uses"),
        // Oneself could be tied up, were anybody else left to be Captain.
        A::TieCaptain if table.rules.options.rope_self => no("nobody-else-free", "inf.rope.captain"),
        A::TieCaptain => no("not-oneself", "inf.rope.self"),
        A::LeaveBehind { seat } if seat == own.seat && !table.rules.options.rope_self => {
            no("not-oneself", "inf.rope.self")
        }
        A::LeaveBehind { seat } if seat == table.captain => no("captain-must-go", "inf.rope.leave"),
        A::LeaveBehind { .. } if table.turn.rope_refused.contains(own.seat) => {
            no("already-refused", "inf.rope.consent")
        }
        A::LeaveBehind { seat } if !table.free().contains(seat) => no("not-free", "inf.rope.leave"),
        A::LeaveBehind { .. } => no("would-not-be-missed", "inf.rope.leave"),
        A::BloodTest { .. } | A::Torch { .. } if gear.flamethrowers == 0 => {
            no("no-full-flamethrower", "inf.flame.uses")
        }
        A::BloodTest { .. } => no("not-another-player", "inf.flame.test"),
        A::Torch { .. } if !may_torch(table) => no("one-torch-a-game", "inf.torch.limit"),
        A::Torch { .. } => no("not-another-player", "inf.torch.limit"),
        A::HandOver { gear, to } => explain_hand_over(table, own.seat, gear, to),
        A::NewMission => no("no-such-power-now", "inf.power.one"),
        _ => no("not-now", "inf.table.asked"),
    }
}

fn explain_hand_over(table: &Table, from: Seat, gear: Gear, to: Seat) -> Rejection {
    if !table.rules.options.gear_handover {
        no("gear-stays", "inf.gear.keep")
    } else if table.turn.gave_gear.contains(from) {
        no("one-gear-a-turn", "inf.gear.keep")
    } else if !table.gear[from].has(gear) {
        no("no-such-gear", "inf.gear.keep")
    } else if table.crew().without(from).contains(to) {
        no("not-free", "inf.gear.keep")
    } else {
        no("not-another-player", "inf.gear.keep")
    }
}

fn explain_team(table: &Table, seats: SeatSet) -> Rejection {
    if !seats.contains(table.captain) {
        return no("captain-must-go", "inf.team.captain");
    }
    if !seats.minus(table.free()).is_empty() {
        return no("not-free", "inf.team.free");
    }
    let size = table.mission().map_or(0, |mission| mission.team.min(table.free().len()));
    if seats.len() == size {
        no("department-missing", "inf.team.departments")
    } else {
        no("wrong-team-size", "inf.team.size")
    }
}

fn explain_prepare(table: &Table, action: Action) -> Rejection {
    use Action as A;
    match action {
        A::AddHelper { .. } if table.power_ready(Power::RecRoomCard) => no("not-in-the-rec-room", "inf.power.windows"),
        A::SeeCard { .. } if may_see_random(table) => no("not-another-member", "inf.power.windows"),
        A::AddHelper { .. } | A::SeeCard { .. } | A::TeamExchange => no("no-such-power-now", "inf.power.one"),
        _ => no("not-now", "inf.table.asked"),
    }
}

fn explain_room(table: &Table, room: Room) -> Rejection {
    if !table.open_rooms().contains(room) {
        no("sector-locked", "inf.room.which")
    } else if table.turn.refused.contains(room) {
        no("already-refused", "inf.room.offer")
    } else {
        no("no-chip-there", "inf.room.which")
    }
}

/// A card that the way does not cost is another matter than one that is not held.
fn explain_entry(table: &Table, room: Room, action: Action) -> Rejection {
    match action {
        Action::Pay { card } if table.barriers(room).any(|barrier| barrier == card) => {
            no("nothing-to-pay-with", "inf.room.offer")
        }
        Action::PayBoth if table.barriers(room).count() > 1 => no("not-both-cards", "inf.room.offer"),
        _ => no("not-asked-for", "inf.room.barriers"),
    }
}

/// Whether all of these are among the dice on the table.
fn lie_there(table: &Table, kept: Dice) -> bool {
    let dice = table.turn.dice.and(table.turn.shifted);
    kept.faces().all(|face| kept.count(face) <= dice.count(face))
}

fn explain_board(table: &Table, seats: SeatSet) -> Rejection {
    let crew = table.crew();
    let imitation = |seat: Seat| seat != table.captain && table.shown[seat] == Some(Blood::Imitation);
    if !seats.contains(table.captain) {
        no("final-captain-flies", "inf.escape.board")
    } else if !seats.minus(crew).is_empty() {
        no("not-alive", "inf.escape.board")
    } else if seats.iter().any(imitation) {
        no("shown-imitation", "inf.escape.board")
    } else {
        no("wrong-number-aboard", "inf.escape.seats")
    }
}
