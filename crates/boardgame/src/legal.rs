//! Which actions a seat may take, from the table and from what the seat itself knows: nothing else is here
//! to be asked, so neither the choices nor a rejection can tell a secret.

use whiteout_core::Seat;

use crate::action::{Action, Give, Thing};
use crate::config::RescueTiming;
use crate::secret::Own;
use crate::step::{Prey, Step};
use crate::table::{Rescue, Table};
use crate::words::{Card, Character, Item, Kind as _, Lab, Role, Room, TestKind, Weapon, Weather};

/// Pushes every legal action of the seat, in a stable order.
#[inline]
pub(crate) fn legal(table: &Table, own: &Own, push: &mut impl FnMut(Action)) {
    use Action as A;
    let seat = own.seat;
    if !table.waiting.contains(seat) {
        return;
    }
    match table.step {
        Step::SettingUp | Step::Over => {}
        Step::PickCharacter => {
            for &character in Character::ALL {
                if !table.seats().any(|other| table.is(other, character)) {
                    push(A::Pick { character });
                }
            }
        }
        Step::KeepWeather { rolled, old } => {
            push(A::KeepFace { face: rolled });
            if old != rolled {
                push(A::KeepFace { face: old });
            }
        }
        Step::Plan => plan(table, own, push),
        Step::Exchange => {
            each_card(&own.hand, |card| push(A::Exchange { card }));
            push(A::Pass);
        }
        Step::Place => place(table, own, push),
        Step::PickSpecial => each_card(&own.drawn.cards, |card| push(A::GiveDrawn { card })),
        Step::ChooseHand { size } => choose_hand(own, size, push),
        Step::Items { .. } => {
            if let Some(room) = table.room_of(seat) {
                for item in [Item::Fuel, Item::Tools] {
                    if own.items[item] > 0 && table.item_works(room, item) {
                        push(A::UseItem { item });
                    }
                }
            }
            push(A::Pass);
        }
        Step::AlienRoom { left } | Step::EncounterRoom { left } => {
            for room in left.iter() {
                push(A::Next { room });
            }
        }
        Step::Fight { .. } | Step::Burn { .. } => {
            for weapon in Weapon::FIRE {
                if has_weapon(table, own, weapon) {
                    push(A::Fire { weapon });
                }
            }
            push(A::Pass);
        }
        Step::AlienChoice { room, prey, .. } => alien_choice(table, room, prey, push),
        Step::Avoid { .. } => {
            for weapon in Weapon::AVOID {
                if has_weapon(table, own, weapon) {
                    push(A::Avoid { weapon });
                }
            }
            push(A::Pass);
        }
        Step::Tokens { .. } => {
            push(A::Tokens { alien: false });
            if own.role == Role::Alien {
                push(A::Tokens { alien: true });
            }
        }
        Step::TakeFrom { inside, .. } => {
            for other in inside.without(seat).iter() {
                if !table.is_green(other) {
                    push(A::TakeFrom { seat: other });
                }
            }
        }
        Step::BurnLeave { .. } | Step::BoardAsk { .. } | Step::BoardVote { .. } | Step::TradeConfirm { .. } => {
            push(A::Yes);
            push(A::No);
        }
        Step::BoardNow => {
            push(A::Board);
            push(A::Pass);
        }
        Step::Turn => {
            push(A::Turn);
            push(A::Stop);
        }
        Step::Assign { card } => {
            let able = able(table, card);
            for seat in (if able.is_empty() { table.standing() } else { able }).iter() {
                push(A::Assign { seat });
            }
        }
        Step::KeepDie { faces } => {
            for &face in Weather::ALL {
                if faces[face.index()] {
                    push(A::KeepFace { face });
                }
            }
        }
        Step::StationFuel => {
            for room in station_targets(table) {
                push(A::Fuel { room });
            }
        }
        Step::KeepWeapon => {
            let drawn: crate::words::Weapons = own.drawn.deck.counts::<4, Weapon>();
            for &weapon in Weapon::ALL {
                if drawn[weapon] > 0 {
                    push(A::KeepWeapon { weapon });
                }
            }
        }
        Step::KeepItem => {
            let drawn: crate::words::Items = own.drawn.deck.counts::<5, Item>();
            for &item in Item::ALL {
                if drawn[item] > 0 {
                    push(A::KeepItem { item });
                }
            }
        }
        Step::KeepToken { .. } => {
            push(A::KeepToken);
            push(A::ThrowToken);
        }
        Step::Escape { .. } => {
            if own.items[Item::Keys] > 0 {
                push(A::Escape);
            }
            push(A::Pass);
        }
        Step::Trade => {
            if table.offers_made[seat] < table.rules.options.trade_offers && has_things(table, seat) {
                for to in table.people().without(seat).iter() {
                    push(A::Offer { to });
                }
            }
            push(A::Pass);
        }
        Step::TradeDraft { .. } => {
            add_things(table, own, push);
            if !own.bundle.is_empty() {
                push(A::Send);
            }
            push(A::No);
        }
        Step::TradeAnswer { .. } => {
            add_things(table, own, push);
            push(A::Send);
            push(A::No);
        }
        Step::Vote => {
            for other in table.people().without(seat).iter() {
                if !table.is_green(other) {
                    push(A::Vote { seat: other });
                }
            }
            push(A::Pass);
        }
        Step::Reveal => {
            if own.role == Role::Alien {
                push(A::Reveal);
            }
            push(A::Pass);
        }
        Step::OfferTest { kind } => {
            if can_test(own, kind) {
                push(A::OfferTest);
            }
            push(A::Pass);
        }
        Step::PickTester { offers, .. } => {
            for seat in offers.iter() {
                push(A::Tester { seat });
            }
            if table.rules.options.leader_may_forbid_tests {
                push(A::No);
            }
        }
        Step::TestTarget { kind, .. } => {
            for seat in test_targets(table, kind).iter() {
                push(A::Test { seat });
            }
        }
        Step::Starve => each_card(&own.hand, |card| push(A::Discard { card })),
    }
}

fn each_card(cards: &crate::words::Cards, mut f: impl FnMut(Card)) {
    for &card in Card::ALL {
        if cards[card] > 0 {
            f(card);
        }
    }
}

fn plan(table: &Table, own: &Own, push: &mut impl FnMut(Action)) {
    let left = table.strength.saturating_sub(own.draft.total()).min(15);
    for room in table.location_deck().iter() {
        if own.draft.at(room) == 0 {
            for strength in 1..=left {
                push(Action::Stack { room, strength });
            }
        }
    }
    if !own.draft.is_empty() {
        push(Action::Propose);
    }
    for seat in table.exposed().without(own.seat).iter() {
        if own.proposals[seat].is_some() {
            push(Action::Back { seat });
        }
    }
}

/// Whether this seat may choose its card (`bg.dark.draw`, `bg.char.norris`).
pub(crate) fn sees_own_cards(table: &Table, seat: Seat) -> bool {
    !table.power_failure || table.is(seat, Character::Norris)
}

fn place(table: &Table, own: &Own, push: &mut impl FnMut(Action)) {
    let seat = own.seat;
    let chooses = sees_own_cards(table, seat);
    let flashlight = own.items[Item::Flashlight] > 0;
    let norris = table.is(seat, Character::Norris);
    let mut full = [0u8; 11];
    for other in table.seats() {
        if let Some(room) = table.room_of(other) {
            full[room.index()] += 1;
        }
    }
    for &room in Room::GREEN {
        if table.burned.contains(room) || full[room.index()] >= table.rules.room_limit {
            continue;
        }
        if chooses {
            each_card(&own.hand, |card| push(Action::Place { room, give: Give::Card(card) }));
        } else {
            push(Action::Place { room, give: Give::Blind });
            if flashlight {
                each_card(&own.hand, |card| push(Action::Place { room, give: Give::LitCard(card) }));
            }
        }
        push(Action::Place { room, give: Give::Special });
        // Norris has the same right without showing a card (`bg.special.no-stacking`).
        if flashlight && !norris {
            push(Action::Place { room, give: Give::LitSpecial });
        }
    }
    if may_sleep(table) {
        push(Action::ChangeCards);
    }
    if may_board(table, seat) {
        push(Action::Board);
    }
}

pub(crate) fn may_sleep(table: &Table) -> bool {
    let limit = table.rules.options.dormitory_limit;
    limit == 0 || table.sleepers < limit
}

/// The first seat of the Rescue Helicopter (`bg.board.first`).
pub(crate) fn may_board(table: &Table, seat: Seat) -> bool {
    table.rescue == Rescue::Landed
        && table.aboard.is_empty()
        && table.rules.options.rescue_timing != RescueTiming::AfterEncounters
        && table.least_suspected(table.people()) == Some(seat)
}

fn choose_hand(own: &Own, size: u8, push: &mut impl FnMut(Action)) {
    let Some(deck) = own.drawn.choice else { return };
    for uses in 0..=size.min(deck[Card::Use]) {
        for repairs in 0..=(size - uses).min(deck[Card::Repair]) {
            let sabotages = size - uses - repairs;
            if sabotages <= deck[Card::Sabotage] {
                push(Action::ChooseHand { uses, repairs, sabotages });
            }
        }
    }
}

pub(crate) fn has_weapon(table: &Table, own: &Own, weapon: Weapon) -> bool {
    match weapon {
        Weapon::Flamethrower => table.flamethrower_of(own.seat).is_some(),
        _ => own.weapons[weapon] > 0,
    }
}

fn alien_choice(table: &Table, room: Room, prey: Prey, push: &mut impl FnMut(Action)) {
    match prey {
        Prey::Kennel => {
            push(Action::EatDog);
            push(Action::Pass);
        }
        Prey::Alone => {
            push(Action::Wreck);
            if table.dogs.contains(room) {
                push(Action::EatDog);
            }
            push(Action::Pass);
        }
        Prey::Beaten => {
            for seat in table.standing_in(room).iter() {
                push(Action::Eat { seat });
            }
            if table.dogs.contains(room) {
                push(Action::EatDog);
            }
            push(Action::Wreck);
        }
    }
}

/// Standing Characters who can do the card where they are.
pub(crate) fn able(table: &Table, card: Card) -> whiteout_core::SeatSet {
    table.standing().iter().filter(|&seat| table.room_of(seat).is_some_and(|room| table.can_do(room, card))).collect()
}

/// Where the fuel of the Weather Station may go (`bg.weather.partial-use`).
pub(crate) fn station_targets(table: &Table) -> impl Iterator<Item = Room> {
    let rooms: &[Room] = if table.rules.options.station_fuel_anywhere {
        &[Room::Generator, Room::Boiler, Room::BaseHelicopter, Room::Shed]
    } else {
        &[Room::Generator, Room::Boiler]
    };
    rooms.iter().copied().filter(|&room| table.underground > 0 && table.fuel_space(room))
}

/// Whether a seat has anything to trade, by public counts.
pub(crate) fn has_things(table: &Table, seat: Seat) -> bool {
    let labs = if table.rules.options.no_lab_trades { 0 } else { table.labs[seat] };
    table.weapons[seat] + table.items[seat] + labs > 0
}

fn add_things(table: &Table, own: &Own, push: &mut impl FnMut(Action)) {
    for &weapon in Weapon::ALL {
        let held = match weapon {
            Weapon::Flamethrower => table.flamethrowers_of(own.seat),
            _ => own.weapons[weapon],
        };
        if held > own.bundle.weapons[weapon] {
            push(Action::Add { thing: Thing::Weapon(weapon) });
        }
    }
    for &item in Item::ALL {
        if own.items[item] > own.bundle.items[item] {
            push(Action::Add { thing: Thing::Item(item) });
        }
    }
    if !table.rules.options.no_lab_trades {
        for &lab in Lab::ALL {
            if own.labs[lab] > own.bundle.labs[lab] {
                push(Action::Add { thing: Thing::Lab(lab) });
            }
        }
    }
}

fn can_test(own: &Own, kind: TestKind) -> bool {
    match kind {
        TestKind::Blood => own.labs[Lab::BloodBag] > 0,
        TestKind::Fire => own.items[Item::Wire] > 0,
    }
}

/// Whom the Test may be made on (`bg.test.blood`, `bg.test.fire`).
pub(crate) fn test_targets(table: &Table, kind: TestKind) -> whiteout_core::SeatSet {
    let people = table.people();
    match kind {
        TestKind::Fire => people,
        TestKind::Blood => {
            let highest = people.iter().map(|seat| table.suspicion[seat]).max();
            people.iter().filter(|&seat| Some(table.suspicion[seat]) == highest).collect()
        }
    }
}
