//! One of everything, and proof that it is everything.

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::mission::LogId;
use whiteout_infection::table::Table;
use whiteout_infection::words::{Blood, Card, Cards, Character, Chip, Dice, Gear, Kind as _, Power, Room, Sector};
use whiteout_infection::{Action, Claim, Config, EndReason, Event, Step, Why, Window};

/// A table in the middle of a mission; the last seat has no Character yet.
pub(super) fn table() -> Table {
    let config = Config::standard(6).expect("a standard game");
    let mut table = Table::blank(*config.rules());
    for (seat, &character) in Seat::all(5).zip(Character::ALL) {
        table.characters[seat] = Some(character);
    }
    table.turn_number = 3;
    table.turn.mission = Some(0);
    table.turn.team = SeatSet::first(4);
    table.turn.room = Some(Room::Greenhouse);
    table.turn.dice = Dice::of(&[2, 2, 5]);
    table.tests_left = 2;
    table.dark = table.dark.with(Room::Kitchen);
    table.smoke = table.smoke.with(Room::Kitchen);
    table
}

pub(super) fn actions(table: &Table) -> Vec<Action> {
    Action::universe(table)
}

pub(super) fn steps() -> Vec<Step> {
    let (seat, rest) = (Seat::at(1), SeatSet::first(3));
    let mut all = vec![
        Step::SettingUp,
        Step::PickCharacter,
        Step::Window { which: Window::First },
        Step::Window { which: Window::Second },
        Step::Consent { by: seat, target: Seat::at(2) },
        Step::TorchVote { by: seat, target: Seat::at(2) },
        Step::Team,
        Step::Room,
        Step::Entry { room: Room::Kitchen },
        Step::Firefighter,
        Step::Prepare,
        Step::HandIn,
        Step::SeeHandedIn,
        Step::Sabotage,
        Step::SabotageDie { face: 3, rest },
        Step::Swap,
        Step::OrderTop,
        Step::KeepSwapped,
        Step::Flip,
        Step::Dynamite { rest },
        Step::ShiftDie,
        Step::Keep,
        Step::Boost,
        Step::Firefight,
        Step::RemoveSmoke,
        Step::SkipFires,
        Step::Return,
        Step::Nominate,
        Step::Nomination { nominee: seat },
        Step::EndTest,
        Step::Board,
        Step::Over,
    ];
    let why = [Why::HandIn, Why::Chip, Why::RecRoom, Why::Passed, Why::After];
    all.extend(why.map(|why| Step::Exchange { why }));
    all.push(Step::Exchange { why: Why::Molotov { by: seat, window: Window::First } });
    all.extend(Power::ALL.iter().map(|&power| Step::Power { power }));
    all.extend([Card::SabotageDark, Card::SabotageFire, Card::SabotageAttack].map(|card| Step::Answer { card }));
    all
}

pub(super) fn claims() -> Vec<Claim> {
    let seat = Seat::at(1);
    let mut claims = vec![
        Claim::IAmHuman,
        Claim::ITrust { seat },
        Claim::ISuspect { seat },
        Claim::TakeMe,
        Claim::LeaveMeOut,
        Claim::IHelp { helps: true },
        Claim::IHelp { helps: false },
        Claim::PleaseTest { seat },
        Claim::PleaseTorch { seat },
    ];
    for &card in Card::ALL {
        claims.extend([Claim::IPromise { card }, Claim::IGave { card }]);
    }
    claims
}

pub(super) fn events() -> Vec<Event> {
    use Event as E;
    // The last seat of the table has no Character.
    let (seat, other, nameless) = (Seat::at(4), Seat::at(1), Seat::at(5));
    let (some, few) = (SeatSet::first(3), SeatSet::one(seat));
    let (room, card) = (Room::Shed, Card::Axe);
    let mut hand = Cards::default();
    hand[Card::Knife] = 2;
    hand[Card::SabotageDark] = 1;
    let mut all = vec![
        E::Asked { step: Step::Team, seats: few },
        E::Answered { seat },
        E::Sealed { seat, action: Action::HandIn { card } },
        E::BoardLaid,
        E::RolledForCaptain { seat: nameless, dice: [2, 6] },
        E::CaptainIs { seat: nameless },
        E::Seated { seat, character: Character::Garry },
        E::BloodDealt,
        E::Dealt { seat, cards: hand },
        E::SupplyShuffled,
        E::TurnBegan { turn: 3 },
        E::LogShuffled,
        E::Destroyed { room, chip: None },
        E::MolotovUsed { seat },
        E::RopeAsked { by: seat, seat: other },
        E::RopeRefused { by: seat, seat: other },
        E::Tied { by: seat, seat: other },
        E::Tied { by: seat, seat: Seat::at(0) },
        E::Tested { by: seat, seat: other },
        E::TorchCalled { by: seat, seat: other },
        E::Voted { seat, yes: true },
        E::Voted { seat, yes: false },
        E::TorchFailed { seat },
        E::MissionDropped,
        E::TurnPassed,
        E::FiresSkipped,
        E::HelperIs { seat },
        E::HandLooked { seat },
        E::HandInLooked { seat },
        E::PoolShuffled,
        E::PoolSeen { by: seat, cards: hand },
        E::PoolSeen { by: seat, cards: Cards::default() },
        E::SabotageFound { cards: hand },
        E::SabotageFound { cards: Cards::default() },
        E::PoolFed,
        E::SwapDrawn,
        E::SwapKept,
        E::SwapThrown,
        E::TopLooked,
        E::TopSeen { by: seat, cards: [Card::Gun, Card::Gun] },
        E::TopOrdered { by: seat, turned: true },
        E::TopOrdered { by: seat, turned: false },
        E::PoolDropped,
        E::MissionPassed,
        E::MissionFailed,
        E::Thrown { dice: Dice::of(&[1, 1, 6]) },
        E::DieShifted { by: seat, from: 2, to: 3, gear: true },
        E::DieShifted { by: seat, from: 2, to: 1, gear: false },
        E::DiceKept { dice: Dice::NONE },
        E::DiceKept { dice: Dice::of(&[4, 4]) },
        E::Boosted { seat },
        E::CameHome,
        E::SecondBloodDealt,
        E::BloodCollected,
        E::TurnEnded,
        E::EscapeBegan,
        E::Nominated { seat },
        E::NominationRejected { seat },
        E::NominationsCleared,
        E::FinalCaptainIs { seat },
    ];
    let logs = table().rules.logs.len();
    all.extend((0..logs).map(|log: LogId| E::LogDrawn { log }));
    for n in [1, 2, 5] {
        all.extend([
            E::Drew { seat, cards: n },
            E::Exchanged { seat, cards: n },
            E::SabotageRolled { face: n },
            E::SabotageShifted { by: seat, face: n },
            E::Swapped { cards: n },
            E::ContagionRose { level: n },
            E::FalloutRolled { face: n },
        ]);
        all.extend([0, 1, 4].map(|dice| E::DiceReady { dice, throws: n }));
    }
    for seats in [few, some] {
        all.extend([true, false].map(|may_swap| E::TeamIs { seats, may_swap }));
        all.extend([E::HandedIn { seats }, E::Boarded { seats }]);
    }
    all.push(E::HandedIn { seats: SeatSet::EMPTY });
    for &room in Room::ALL {
        all.extend([
            E::RoomRolled { room },
            E::Smoked { room },
            E::Ignited { room },
            E::Darkened { room },
            E::Doused { room },
            E::ChipLooked { room },
            E::RoomProposed { room },
            E::RoomRefused { room },
            E::Entered { room },
            E::Sent { seat, room },
            E::ThingBeaten { room },
            E::BattleLost { room },
            E::ChipStays { room },
        ]);
    }
    for &card in Card::ALL {
        all.extend([
            E::Threw { seat, card },
            E::Paid { seat, card },
            E::CardSeen { by: other, seat, card },
            E::Gave { seat, card },
            E::HandInSeen { by: other, seat, card },
            E::SabotageGone { card },
            E::SabotageStruck { card },
            E::SwappedOut { by: seat, card },
            E::Fed { card },
            E::SwapSeen { by: seat, card },
            E::FlipPicked { by: seat, card },
            E::Flipped { card },
        ]);
    }
    for &chip in Chip::ALL {
        all.extend([
            E::Destroyed { room, chip: Some(chip) },
            E::ChipSeen { by: seat, room, chip },
            E::ChipShown { room, chip },
        ]);
    }
    for &gear in Gear::ALL {
        all.extend([E::GearTaken { seat, gear }, E::GearGiven { from: seat, to: other, gear }]);
    }
    for &sector in Sector::ALL {
        all.extend([E::ChipsLaid { sector, chips: [None; 6] }, E::ChipsMixed { sector }, E::SectorUnlocked { sector }]);
    }
    for &blood in Blood::ALL {
        all.extend([
            E::BloodReceived { seat, blood },
            E::BloodSeen { by: seat, seat: other, blood },
            E::Torched { seat, blood, gear_to: None },
            E::Torched { seat, blood, gear_to: Some(other) },
            E::SecondBloodReceived { seat, blood },
            E::BloodReturned { seat, blood },
            E::BloodShown { seat, blood },
            E::Unmasked { seat, blood, cards: hand },
            E::Unmasked { seat, blood, cards: Cards::default() },
        ]);
    }
    all.extend(Power::ALL.iter().map(|&power| E::PowerUsed { seat, power }));
    for &reason in EndReason::ALL {
        all.extend([SeatSet::EMPTY, few, some].map(|winners| E::Ended { reason, winners }));
    }
    all
}
