//! Which actions a seat may take, from the table and from what the seat itself knows: nothing else is here
//! to be asked, so neither the choices nor a rejection can tell a secret.

use arrayvec::ArrayVec;
use whiteout_core::Seat;

use crate::action::{Action, Give, Thing};
use crate::config::RescueTiming;
use crate::secret::{Bundle, Known};
use crate::step::{Prey, Step};
use crate::table::{Rescue, Table, payments};
use crate::words::{
    Card, Cards, Character, Item, Items, Kind as _, Lab, Role, Room, TestKind, Weapon, Weapons, Weather,
};

/// Whether [`legal`] would push this action. The two longest lists are not walked but asked.
pub(crate) fn allows(table: &Table, own: &Known<'_>, action: Action) -> bool {
    match (table.step, action) {
        _ if !table.waiting.contains(own.seat) => false,
        (Step::Place, Action::Place { room, give }) => table.has_room(room) && may_give(table, own, give),
        (Step::Plan, Action::Stack { room, strength }) => {
            table.location_deck().contains(room)
                && own.draft.at(room) == 0
                && (table.least_strength(room)..=strength_left(table, own)).contains(&strength)
        }
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
        Step::Solo(step) => crate::solo::legal(table, own, step, push),
        Step::PickCharacter => {
            for character in table.rules.setting.cast() {
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
            each_card(*own.hand, |card| push(A::Exchange { card }));
            push(A::Pass);
        }
        Step::Place => place(table, own, push),
        Step::PickSpecial => {
            if let Some(drawn) = own.drawn {
                each_card(drawn.cards, |card| push(A::GiveDrawn { card }));
            }
        }
        Step::ChooseHand { size } => choose_hand(own, size, push),
        Step::Items { .. } => {
            free_items(table, own, push);
            rifles(table, own, push);
            push(A::Pass);
        }
        Step::Enter => {
            for &room in Room::SECTORS {
                if table.has_sector_room(room) {
                    push(A::Enter { room });
                }
            }
        }
        Step::Launch { .. } => {
            if let Some((ufo, cost)) = table.ufo.and_then(|ufo| Some((ufo, ufo.cost(&table.rules)?))) {
                payments(ufo.taken, cost, |tokens| push(A::Pay { tokens }));
            }
            push(A::Pass);
        }
        Step::AlienRoom { left } | Step::EncounterRoom { left } | Step::CollectRoom { left } => {
            for room in left.iter() {
                push(A::Next { room });
            }
        }
        Step::Fight { .. } | Step::Burn { .. } => {
            fires(table, own, push);
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
            let drawn: Weapons = own.drawn.map_or_else(Weapons::default, |drawn| drawn.deck.counts::<7, Weapon>());
            for &weapon in Weapon::ALL {
                if drawn[weapon] > 0 {
                    push(A::KeepWeapon { weapon });
                }
            }
        }
        Step::KeepItem => {
            let drawn: Items = own.drawn.map_or_else(Items::default, |drawn| drawn.deck.counts::<5, Item>());
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
            rifles(table, own, push);
            push(A::Pass);
        }
        Step::TradeDraft { .. } => {
            add_things(table, own, push);
            if !own.in_bundle().is_empty() {
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
        Step::OrderTests => {
            push(A::First { kind: TestKind::Blood });
            push(A::First { kind: table.rules.setting.second_test() });
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
        Step::Examine { done, .. } => {
            for seat in table.people().minus(done).iter() {
                each_card(*own.hand, |card| push(A::Examine { seat, card }));
            }
            // The first who offered looks at one at least (`nw.test.repeat`).
            if !done.is_empty() {
                push(A::Pass);
            }
        }
        Step::Starve => each_card(*own.hand, |card| push(A::Discard { card })),
    }
}

fn each_card(cards: Cards, mut f: impl FnMut(Card)) {
    for &card in Card::ALL {
        if cards[card] > 0 {
            f(card);
        }
    }
}

/// Strength that is not on a card of the draft yet.
fn strength_left(table: &Table, own: &Known<'_>) -> u8 {
    table.strength.saturating_sub(own.draft.total()).min(15)
}

fn plan(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    let left = strength_left(table, own);
    for room in table.location_deck().iter() {
        if own.draft.at(room) == 0 {
            for strength in table.least_strength(room)..=left {
                push(Action::Stack { room, strength });
            }
        }
    }
    if !own.draft.is_empty() {
        push(Action::Propose);
    }
    for seat in table.exposed().without(own.seat).iter() {
        if own.proposed.contains(seat) {
            push(Action::Back { seat });
        }
    }
}

/// Whether this seat may choose its card (`bg.dark.draw`, `bg.char.norris`).
pub(crate) fn sees_own_cards(table: &Table, seat: Seat) -> bool {
    !table.power_failure || table.is(seat, Character::Norris)
}

/// Whether the seat may hand this in, wherever it goes.
fn may_give(table: &Table, own: &Known<'_>, give: Give) -> bool {
    let flashlight = own.items[Item::Flashlight] > 0;
    match give {
        Give::Card(card) => sees_own_cards(table, own.seat) && own.hand[card] > 0,
        Give::LitCard(card) => !sees_own_cards(table, own.seat) && flashlight && own.hand[card] > 0,
        Give::Blind => !sees_own_cards(table, own.seat),
        Give::Special => true,
        // Norris has the same right without showing a card (`bg.special.no-stacking`).
        Give::LitSpecial => flashlight && !table.is(own.seat, Character::Norris),
    }
}

/// Every way to hand something in.
const GIVES: [Give; 9] = [
    Give::Card(Card::Use),
    Give::Card(Card::Repair),
    Give::Card(Card::Sabotage),
    Give::Blind,
    Give::LitCard(Card::Use),
    Give::LitCard(Card::Repair),
    Give::LitCard(Card::Sabotage),
    Give::Special,
    Give::LitSpecial,
];

fn place(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    let seat = own.seat;
    let mut gives = ArrayVec::<Give, 9>::new();
    gives.extend(GIVES.into_iter().filter(|&give| may_give(table, own, give)));
    for room in rooms_with_space(table) {
        for &give in &gives {
            push(Action::Place { room, give });
        }
    }
    for weapon in Weapon::RIFLES {
        if may_snipe(table, own, weapon) {
            push(Action::Snipe { weapon });
        }
    }
    if may_sleep(table) {
        push(Action::ChangeCards);
    }
    if may_board(table, seat) {
        push(Action::Board);
    }
}

/// Where one more Character fits ([`Table::has_room`]), counting heads once for all rooms.
pub(crate) fn rooms_with_space(table: &Table) -> impl Iterator<Item = Room> + use<> {
    let mut people = [0u8; 11];
    for other in table.seats() {
        if let Some(room) = table.room_of(other) {
            people[room.index()] += 1;
        }
    }
    let (burned, limit) = (table.burned, table.rules.room_limit);
    Room::GREEN.iter().copied().filter(move |&room| !burned.contains(room) && people[room.index()] < limit)
}

/// Fuel and Tools in hand that help where the seat stands.
pub(crate) fn free_items(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    let Some(room) = table.room_of(own.seat).filter(|_| table.may_use_items(own.seat)) else { return };
    for item in [Item::Fuel, Item::Tools] {
        if own.items[item] > 0 && table.item_works(room, item) {
            push(Action::UseItem { item });
        }
    }
}

/// Fire at hand, against the Alien or against a room.
pub(crate) fn fires(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    for weapon in Weapon::FIRE {
        if has_weapon(table, own, weapon) && can_pay_for_fire(table, own) {
            push(Action::Fire { weapon });
        }
    }
}

/// Rifles outside one's own placing turn (`nw.sniper.when`).
fn rifles(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    if table.rifle_anytime() {
        for weapon in Weapon::RIFLES.into_iter().filter(|&weapon| may_snipe(table, own, weapon)) {
            push(Action::Snipe { weapon });
        }
    }
}

/// Option `ufo_fire_card`: fire in the UFO needs a card of the hand (`nw.ufo.fire`).
pub(crate) fn can_pay_for_fire(table: &Table, own: &Known<'_>) -> bool {
    table.ufo.is_none() || !table.rules.options.ufo_fire_card || table.hand[own.seat] > 0
}

/// Only the first rifle counts, whoever lays it (`nw.sniper.one`).
pub(crate) fn may_snipe(table: &Table, own: &Known<'_>, weapon: Weapon) -> bool {
    table.rules.dog_track > 0 && table.rifle == 0 && weapon.track_spaces() > 0 && own.weapons[weapon] > 0
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

fn choose_hand(own: &Known<'_>, size: u8, push: &mut impl FnMut(Action)) {
    let Some(deck) = own.drawn.and_then(|drawn| drawn.choice) else { return };
    for uses in 0..=size.min(deck[Card::Use]) {
        for repairs in 0..=(size - uses).min(deck[Card::Repair]) {
            let sabotages = size - uses - repairs;
            if sabotages <= deck[Card::Sabotage] {
                push(Action::ChooseHand { uses, repairs, sabotages });
            }
        }
    }
}

pub(crate) fn has_weapon(table: &Table, own: &Known<'_>, weapon: Weapon) -> bool {
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
            if table.ufo.is_some() {
                return push(Action::Hold);
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

/// What a seat has to trade, by public counts.
pub(crate) fn things(table: &Table, seat: Seat) -> u8 {
    let labs = if table.rules.options.no_lab_trades { 0 } else { table.labs[seat] };
    table.weapons[seat] + table.items[seat] + labs
}

pub(crate) fn has_things(table: &Table, seat: Seat) -> bool {
    things(table, seat) > 0
}

fn add_things(table: &Table, own: &Known<'_>, push: &mut impl FnMut(Action)) {
    let bundle = own.in_bundle();
    let held = Bundle { weapons: *own.weapons, items: *own.items, labs: *own.labs };
    each_thing(table, own.seat, &held, |thing| {
        let (held, added) = match thing {
            Thing::Weapon(Weapon::Flamethrower) => {
                (table.flamethrowers_of(own.seat), bundle.weapons[Weapon::Flamethrower])
            }
            Thing::Weapon(weapon) => (own.weapons[weapon], bundle.weapons[weapon]),
            Thing::Item(item) => (own.items[item], bundle.items[item]),
            Thing::Lab(lab) => (own.labs[lab], bundle.labs[lab]),
        };
        if held > added {
            push(Action::Add { thing });
        }
    });
}

/// The kinds of things that a Character holds and may hand over.
pub(crate) fn each_thing(table: &Table, seat: Seat, held: &Bundle, mut f: impl FnMut(Thing)) {
    for &weapon in Weapon::ALL {
        let count = match weapon {
            Weapon::Flamethrower => table.flamethrowers_of(seat),
            _ => held.weapons[weapon],
        };
        if count > 0 {
            f(Thing::Weapon(weapon));
        }
    }
    held.items.kinds().for_each(|item| f(Thing::Item(item)));
    if !table.rules.options.no_lab_trades {
        held.labs.kinds().for_each(|lab| f(Thing::Lab(lab)));
    }
}

fn can_test(own: &Known<'_>, kind: TestKind) -> bool {
    match kind {
        TestKind::Blood => own.labs[Lab::BloodBag] > 0,
        TestKind::Fire => own.items[Item::Wire] > 0,
        TestKind::Teeth => own.items[Item::Flashlight] > 0,
    }
}

/// Whom the Test may be made on (`bg.test.blood`, `bg.test.fire`).
pub(crate) fn test_targets(table: &Table, kind: TestKind) -> whiteout_core::SeatSet {
    let people = table.people();
    match kind {
        TestKind::Fire | TestKind::Teeth => people,
        TestKind::Blood => {
            let highest = people.iter().map(|seat| table.suspicion[seat]).max();
            people.iter().filter(|&seat| Some(table.suspicion[seat]) == highest).collect()
        }
    }
}
