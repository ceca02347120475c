//! Which actions a seat may take, from the table and from what the seat itself knows: nothing else is here
//! to be asked, so neither the choices nor a rejection can tell a secret.

use whiteout_core::{Seat, SeatSet};

use crate::action::{Action, parts};
use crate::secret::Known;
use crate::step::{Step, Why, Window};
use crate::table::{Stage, Table};
use crate::words::{Blood, Card, Cards, Character, Department, Dice, Gear, Kind as _, Power};

/// Whether [`legal`] would push this action. The longest lists are not walked but asked.
pub(crate) fn allows(table: &Table, own: &Known<'_>, action: Action) -> bool {
    match (table.step, action) {
        _ if !table.waiting.contains(own.seat) => false,
        (Step::Team, Action::Team { seats }) => table.is_team(seats),
        (Step::Board, Action::Board { seats }) => may_fly(table, seats),
        (Step::HandIn, Action::HandIn { card }) => may_hand_in(table, own, card),
        (_, Action::Team { .. } | Action::Board { .. } | Action::HandIn { .. }) => false,
        _ => {
            let mut found = false;
            legal(table, own, &mut |candidate| found |= candidate == action);
            found
        }
    }
}

/// Pushes every legal action of the seat, in a stable order.
#[inline]
pub(crate) fn legal(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    use Action as A;
    let seat = own.seat;
    if !table.waiting.contains(seat) {
        return;
    }
    match table.step {
        Step::SettingUp | Step::Over => {}
        Step::PickCharacter => draft(table, push),
        Step::Window { which } => window(table, own, which, push),
        Step::Consent { .. }
        | Step::TorchVote { .. }
        | Step::Nomination { .. }
        | Step::KeepSwapped
        | Step::Power { .. }
        | Step::SkipFires => {
            push(A::Yes);
            push(A::No);
        }
        Step::Exchange { why } => exchange(table, own, why, push),
        Step::Team => table.teams().for_each(|seats| push(A::Team { seats })),
        Step::Room => room(table, push),
        Step::Entry { room } => {
            let [fire, dark] = [table.needs_extinguisher(room), table.needs_flashlight(room)];
            let pays = |card: Card| own.hand[card] > 0;
            for card in table.barriers(room).filter(|&card| pays(card)) {
                push(A::Pay { card });
            }
            if fire && dark && pays(Card::FireExtinguisher) && pays(Card::Flashlight) {
                push(A::PayBoth);
            }
            push(A::Pass);
        }
        Step::Firefighter => {
            for seat in firefighters(table).iter() {
                for room in table.fires_to_fight().iter() {
                    push(A::Send { seat, room });
                }
            }
            push(A::Pass);
        }
        Step::Prepare => prepare(table, push),
        Step::HandIn => {
            for &card in Card::ALL {
                if may_hand_in(table, own, card) {
                    push(A::HandIn { card });
                }
            }
        }
        Step::SeeHandedIn => {
            for seat in table.seen_by_clark().iter() {
                push(A::SeeCard { seat });
            }
            push(A::Pass);
        }
        Step::Sabotage => {
            for card in table.turn.found.kinds() {
                push(A::Face { card });
                if may_cancel(table, card) {
                    push(A::Cancel { card });
                }
            }
        }
        Step::Answer { card } => {
            for &card in card.answers() {
                if own.hand[card] > 0 {
                    push(A::Pay { card });
                }
            }
            push(A::Pass);
        }
        Step::SabotageDie { face, .. } => {
            shifts(Dice::of(&[face]), push);
            push(A::Pass);
        }
        Step::Swap => swap(table, own, push),
        Step::OrderTop => {
            let [first, second] = own.top;
            for card in first.into_iter().chain(second.filter(|_| first != second)) {
                push(A::PutOnTop { card });
            }
        }
        Step::Flip => {
            if let Some(pool) = own.pool {
                for card in pool.kinds() {
                    push(A::Flip { card });
                }
            }
            if own.unseen > 0 {
                push(A::FlipUnseen);
            }
        }
        Step::Dynamite { .. } => {
            shifts(table.turn.dice, push);
            push(A::Pass);
        }
        Step::ShiftDie => {
            shifts(table.turn.dice.and(table.turn.shifted), push);
            push(A::Pass);
        }
        Step::Keep => keep(table, push),
        Step::Boost => {
            push(A::Boost);
            push(A::Pass);
        }
        Step::Firefight => {
            if own.hand[Card::FireExtinguisher] > 0 {
                push(A::Pay { card: Card::FireExtinguisher });
            }
            push(A::Pass);
        }
        Step::RemoveSmoke => {
            for room in table.smoke.iter() {
                push(A::RemoveSmoke { room });
            }
            push(A::Pass);
        }
        Step::Return => push(A::Return { blood: returned(own) }),
        Step::Nominate => table.nominees().iter().for_each(|seat| push(A::Nominate { seat })),
        Step::EndTest => {
            for seat in testable(table).iter() {
                push(A::EndTest { seat });
            }
            push(A::Pass);
        }
        Step::Board => {
            for seats in flyers(table).subsets() {
                if may_fly(table, seats.with(table.captain)) {
                    push(A::Board { seats: seats.with(table.captain) });
                }
            }
        }
    }
}

/// Characters of the departments with the most left (`inf.setup.draft`).
fn draft(table: &Table, push: &mut impl FnMut(Action)) {
    let mut left = [0; 3];
    let free = |character: Character| !table.seats().any(|seat| table.characters[seat] == Some(character));
    for &character in Character::ALL {
        left[character.department().index()] += u8::from(free(character));
    }
    let most = left.into_iter().max().unwrap_or(0);
    let largest = |department: Department| left[department.index()] == most;
    for &character in Character::ALL {
        if free(character) && largest(character.department()) {
            push(Action::Pick { character });
        }
    }
}

fn window(table: &Table, own: &Known<'_>, which: Window, push: &mut impl FnMut(Action)) {
    let seat = own.seat;
    if !table.turn.molotov_used && own.hand[Card::Molotov] > 0 {
        push(Action::Molotov);
    }
    if which == Window::First {
        if table.gear[seat].ropes > 0 {
            ropes(table, seat, push);
        }
        if table.gear[seat].flamethrowers > 0 {
            for seat in table.crew().without(seat).iter() {
                push(Action::BloodTest { seat });
            }
            if may_torch(table) {
                for seat in table.crew().without(seat).iter() {
                    push(Action::Torch { seat });
                }
            }
        }
        if table.rules.options.gear_handover && !table.turn.gave_gear.contains(seat) {
            for &gear in Gear::ALL.iter().filter(|&&gear| table.gear[seat].has(gear)) {
                for to in table.free().without(seat).iter() {
                    push(Action::HandOver { gear, to });
                }
            }
        }
        if seat == table.captain && table.power_ready(Power::NewMission) {
            push(Action::NewMission);
        }
    }
    push(Action::Pass);
}

fn ropes(table: &Table, seat: Seat, push: &mut impl FnMut(Action)) {
    let options = &table.rules.options;
    // Somebody must be left to be Captain.
    if seat != table.captain || (options.rope_self && table.free().len() > 1) {
        push(Action::TieCaptain);
    }
    if table.turn.rope_refused.contains(seat) {
        return;
    }
    for target in table.free().without(table.captain).iter() {
        let allowed = target != seat || options.rope_self;
        if allowed && (options.rope_any || table.is_required(target)) {
            push(Action::LeaveBehind { seat: target });
        }
    }
}

/// With four or five players one may be torched in a game (`inf.torch.limit`).
pub(crate) fn may_torch(table: &Table) -> bool {
    table.rules.players >= 6 || table.torched.is_empty()
}

/// How many cards this seat may exchange.
pub(crate) fn exchangeable(table: &Table, seat: Seat, why: Why) -> u8 {
    match why {
        Why::Molotov { by, .. } if by == seat && table.rules.options.molotov_extra => 2,
        _ => 1,
    }
}

fn exchange(table: &Table, own: &Known<'_>, why: Why, push: &mut impl FnMut(Action)) {
    for card in own.hand.kinds() {
        push(Action::Exchange { card });
    }
    if exchangeable(table, own.seat, why) > 1 {
        pairs(own.hand, |first, second| push(Action::ExchangeTwo { first, second }));
    }
    push(Action::Pass);
}

/// Every two of some cards.
fn pairs(cards: &Cards, mut f: impl FnMut(Card, Card)) {
    for first in cards.kinds::<Card>() {
        for second in cards.kinds::<Card>().filter(|&second| second >= first) {
            if first != second || cards[first] > 1 {
                f(first, second);
            }
        }
    }
}

fn room(table: &Table, push: &mut impl FnMut(Action)) {
    for room in table.targets().minus(table.turn.refused).iter() {
        push(Action::Enter { room });
    }
    if before_the_room(table, Power::SeeChip) {
        for room in table.targets().iter() {
            push(Action::LookUnder { room });
        }
    }
    if before_the_room(table, Power::IgnorePowerOut) {
        push(Action::IgnorePowerOut);
    }
    if may_stay(table) {
        push(Action::Pass);
    }
}

/// Powers for the time before a room is proposed (`inf.power.blair`, `inf.power.bennings`).
pub(crate) fn before_the_room(table: &Table, power: Power) -> bool {
    table.power_ready(power) && !table.turn.proposed
}

/// The option: the Captain may pass although a room is open.
pub(crate) fn may_stay(table: &Table) -> bool {
    let options = &table.rules.options;
    options.free_pass && !(options.pass_once && table.has_passed)
}

/// Whoever can be sent to a fire (`inf.fire.who`).
pub(crate) fn firefighters(table: &Table) -> SeatSet {
    table.free().minus(table.turn.team).minus(table.sent())
}

/// Whom Windows can ask for a card.
pub(crate) fn helpers(table: &Table) -> SeatSet {
    table.at_home().iter().filter(|&seat| table.hand[seat] > 0).collect()
}

/// Whether the Captain may look at a card of a member before the hand-in.
pub(crate) fn may_see_random(table: &Table) -> bool {
    table.power_ready(Power::SeeRandom) && table.turn.stage == Stage::Mission
}

fn prepare(table: &Table, push: &mut impl FnMut(Action)) {
    if table.power_ready(Power::RecRoomCard) {
        for seat in helpers(table).iter() {
            push(Action::AddHelper { seat });
        }
    }
    if may_see_random(table) {
        for seat in table.turn.team.without(table.captain).iter().filter(|&seat| table.hand[seat] > 0) {
            push(Action::SeeCard { seat });
        }
    }
    if table.power_ready(Power::ExchangeBefore) {
        push(Action::TeamExchange);
    }
    push(Action::Pass);
}

/// The option keeps Humans from Sabotage while they hold anything else (`inf.pool.any-card`).
fn may_hand_in(table: &Table, own: &Known<'_>, card: Card) -> bool {
    let honest = table.rules.options.human_no_sabotage && own.blood == Blood::Human;
    own.hand[card] > 0 && !(honest && card.is_sabotage() && Card::ITEMS.iter().any(|&item| own.hand[item] > 0))
}

/// Garry cancels anything but the card that ruins all (`inf.power.garry`).
pub(crate) fn may_cancel(table: &Table, card: Card) -> bool {
    card != Card::SabotageRuin && table.power_ready(Power::CancelSabotage)
}

/// Whether the Captain may swap at all now (`inf.pool.swap`).
pub(crate) fn may_swap(table: &Table) -> bool {
    table.turn.pool > 0 && (table.turn.may_swap || table.power_ready(Power::SwapAnyway))
}

fn swap(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    let Some(pool) = own.pool else { return };
    for card in pool.kinds() {
        push(Action::Swap { card });
    }
    if table.power_ready(Power::SwapTwo) {
        pairs(pool, |first, second| push(Action::SwapTwo { first, second }));
    }
    if table.power_ready(Power::SeeSwapped) {
        for card in pool.kinds() {
            push(Action::SwapSeeing { card });
        }
    }
    if table.power_ready(Power::OrderTop) {
        push(Action::LookAtTop);
    }
    push(Action::Pass);
}

/// A die that shows one of these faces, up or down by one (`inf.dice.dynamite`).
fn shifts(dice: Dice, push: &mut impl FnMut(Action)) {
    for face in dice.faces() {
        if face < 6 {
            push(Action::Shift { face, up: true });
        }
        if face > 1 {
            push(Action::Shift { face, up: false });
        }
    }
}

/// One whole largest group, or with no two alike one die or none (`inf.dice.keep`).
pub(crate) fn groups(dice: Dice) -> impl Iterator<Item = Dice> {
    let most = dice.alike();
    let none = (most < 2).then_some(Dice::NONE);
    let faces = dice.faces().filter(move |&face| dice.count(face) == most);
    faces.map(move |face| dice.group(face)).chain(none)
}

fn keep(table: &Table, push: &mut impl FnMut(Action)) {
    let dice = table.turn.dice.and(table.turn.shifted);
    if table.rules.options.free_keep {
        parts(dice).for_each(|dice| push(Action::Keep { dice }));
    } else {
        groups(dice).for_each(|dice| push(Action::Keep { dice }));
    }
}

/// The card that goes back: never the last Imitation (`inf.assimilation.return`).
pub(crate) fn returned(own: &Known<'_>) -> Blood {
    match (own.blood, own.second_blood) {
        (Blood::Imitation, Some(Blood::Imitation)) => Blood::Imitation,
        _ => Blood::Human,
    }
}

/// Whose blood can still be tested in front of all.
pub(crate) fn testable(table: &Table) -> SeatSet {
    table.crew().iter().filter(|&seat| table.shown[seat].is_none()).collect()
}

/// Who may fly besides the Final Captain: nobody shown to be an Imitation (`inf.escape.board`).
fn flyers(table: &Table) -> SeatSet {
    let others = table.crew().without(table.captain);
    others.iter().filter(|&seat| table.shown[seat] != Some(Blood::Imitation)).collect()
}

pub(crate) fn may_fly(table: &Table, seats: SeatSet) -> bool {
    let (fewest, most) = table.flight();
    seats.contains(table.captain)
        && seats.minus(flyers(table).with(table.captain)).is_empty()
        && (fewest..=most).contains(&seats.len())
}
