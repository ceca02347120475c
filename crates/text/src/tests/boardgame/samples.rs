//! One of everything, and proof that it is everything.

use whiteout_boardgame::solo::SoloEvent;
use whiteout_boardgame::table::{Place, Rescue, Table};
use whiteout_boardgame::words::{
    Card, Character, Counts, Deck, Departure, Item, Kind as _, Lab, Plan, Role, Room, RoomSet, Setting, TestKind,
    Vehicle, Weapon, Weather,
};
use whiteout_boardgame::{
    Action, AfterItems, Claim, Components, Config, EndReason, Event, Options, Parcel, Prey, Reason, Source, Step,
    Store, Thing, Way,
};
use whiteout_core::{Seat, SeatSet};

/// A table in the middle of things; the last seat has no Character yet.
pub(super) fn table() -> Table {
    let config = Config::standard(6).expect("a standard game");
    let mut table = Table::blank(*config.rules());
    for (seat, &character) in Seat::all(5).zip(Character::ALL) {
        table.characters[seat] = Some(character);
        table.place[seat] = Place::In(Room::Kitchen);
    }
    table.round = 3;
    table.strength = 3;
    table.stack = 4;
    table.freezing = Some(2);
    table.rescue = Rescue::Flying(4);
    table.vehicle = Some(Vehicle::SnowCat);
    table.station_die = Some(Weather::Snow);
    table
}

/// The same once the base is left behind.
pub(super) fn chase() -> Table {
    let rules = Config::at(Setting::Norwegian, 6, Options::default(), &Components::norwegian());
    let mut chase = Table { rules: *rules.expect("a sound game").rules(), ..table() };
    chase.apply(&Event::UfoBegan { humans: SeatSet::first(3) });
    chase.apply(&Event::TokenLaid { room: Room::SectorA, token: Some(Departure::Two) });
    chase.apply(&Event::TokenLaid { room: Room::SectorB, token: None });
    chase
}

fn plan() -> Plan {
    let mut plan = Plan::default();
    plan.set(Room::Kitchen, 2);
    plan.set(Room::Kennel, 1);
    plan
}

fn deck<K: whiteout_boardgame::words::Kind>(kinds: &[K]) -> Deck {
    let mut deck = Deck::default();
    for &kind in kinds {
        deck.bury(kind);
    }
    deck
}

pub(super) fn actions() -> Vec<Action> {
    let mut all = Action::universe(6);
    all.extend(super::solo::actions());
    all
}

pub(super) fn steps() -> Vec<Step> {
    let (seat, seats) = (Seat::at(1), SeatSet::first(3));
    let (room, left) = (Room::Kitchen, RoomSet::EMPTY.with(Room::Shed));
    let prey = |prey| Step::AlienChoice { room, left, prey };
    let mut all = vec![
        Step::SettingUp,
        Step::PickCharacter,
        Step::KeepWeather { rolled: Weather::Sun, old: Weather::Storm },
        Step::Plan,
        Step::Exchange,
        Step::Place,
        Step::PickSpecial,
        Step::ChooseHand { size: 1 },
        Step::ChooseHand { size: 3 },
        Step::Items { after: AfterItems::Placing },
        Step::Items { after: AfterItems::Turning },
        Step::AlienRoom { left },
        Step::Fight { room, left, rest: seats },
        prey(Prey::Alone),
        prey(Prey::Beaten),
        prey(Prey::Kennel),
        Step::EncounterRoom { left },
        Step::Avoid { room, left, rest: seats, inside: seats },
        Step::Tokens { room, left, inside: seats },
        Step::TakeFrom { room, left, inside: seats },
        Step::Burn { rest: seats },
        Step::BurnLeave { rest: seats, seat, weapon: Weapon::Dynamite },
        Step::BoardNow,
        Step::Turn,
        Step::KeepDie { faces: [true, false, true, false] },
        Step::StationFuel,
        Step::KeepWeapon,
        Step::KeepItem,
        Step::KeepToken { more: 0 },
        Step::KeepToken { more: 1 },
        Step::KeepToken { more: 2 },
        Step::Escape { room: Room::Shed },
        Step::BoardAsk { asked: seats },
        Step::BoardVote { asked: seats, candidate: seat },
        Step::Trade,
        Step::TradeDraft { from: seat, to: Seat::at(2) },
        Step::TradeAnswer { from: seat, to: Seat::at(2) },
        Step::TradeConfirm { from: seat, to: Seat::at(2) },
        Step::Vote,
        Step::Reveal,
        Step::Examine { tester: seat, done: seats, rest: seats },
        Step::OrderTests,
        Step::Enter,
        Step::CollectRoom { left },
        Step::Launch { active: 0 },
        Step::Starve,
        Step::Over,
    ];
    all.extend(super::solo::steps());
    all.extend(Card::ALL.iter().map(|&card| Step::Assign { card }));
    for &kind in TestKind::ALL {
        all.extend([
            Step::OfferTest { kind },
            Step::PickTester { kind, offers: seats },
            Step::TestTarget { kind, tester: seat },
        ]);
    }
    all
}

pub(super) fn reasons() -> Vec<Reason> {
    use Reason as R;
    vec![R::Cards, R::Company, R::Contact, R::Dog, R::Leading, R::Story, R::Test, R::Token, R::Vote, R::Work]
}

pub(super) fn claims() -> Vec<Claim> {
    let (seat, room) = (Seat::at(1), Room::Boiler);
    let mut claims = vec![
        Claim::IAmHuman,
        Claim::ItWasNotMe,
        Claim::ITrust { seat, because: None },
        Claim::ISuspect { seat, because: None },
        Claim::IGoTo { room },
        Claim::PleaseTest { seat },
        Claim::PleaseRepair { room },
        Claim::PleaseFuel { room },
        Claim::IKnewIt { seat },
        Claim::IWasWrong { seat },
        Claim::SoItWas { seat },
        Claim::NowYouKnow,
        Claim::OneOfUs { seat },
        Claim::WeLost { seat },
        Claim::ItBurns { room },
        Claim::TakeUsHome { seat },
        Claim::OfAllPeople { seat },
    ];
    claims.extend(Card::ALL.iter().map(|&card| Claim::IGave { card }));
    for because in reasons().into_iter().map(Some) {
        claims.extend([Claim::ITrust { seat, because }, Claim::ISuspect { seat, because }]);
    }
    claims
}

pub(super) fn end_reasons() -> Vec<EndReason> {
    let mut all = vec![
        EndReason::LastHumanTurned,
        EndReason::LastHumanEaten,
        EndReason::Frozen,
        EndReason::DogEscaped,
        EndReason::Deserted,
        EndReason::Stranded,
        EndReason::UfoLaunched,
        EndReason::UfoOverrun,
        EndReason::UfoAlienBeaten,
        EndReason::UfoStopped,
        EndReason::NobodyLeft,
        EndReason::Conceded,
        EndReason::Exterminated,
        EndReason::RoundLimit,
    ];
    for &vehicle in Vehicle::ALL {
        all.extend([
            EndReason::HumansEscaped { vehicle },
            EndReason::AlienBoarded { vehicle },
            EndReason::AlienLeftAmongUs { vehicle },
            EndReason::AlienLeftAlone { vehicle },
            EndReason::HumanLeftBehind { vehicle },
        ]);
    }
    all
}

pub(super) fn events() -> Vec<Event> {
    use Event as E;
    // The last seat of the table has no Character.
    let (seat, other, nameless) = (Seat::at(4), Seat::at(1), Seat::at(5));
    let (team, some, few) = (SeatSet::first(3), SeatSet::first(2), SeatSet::one(seat));
    let (weapon, item, room) = (Weapon::Flamethrower, Item::Keys, Room::Shed);
    let (plan, cards, labs) = (plan(), Counts([2, 0, 1]), Counts([1, 2]));
    let (weapons, items) = (Counts([1, 2, 0, 1, 1, 0, 0]), Counts([0, 1, 1, 2, 0]));
    let parcel = Parcel { weapons: 1, flamethrowers: 1, items: 2, labs: 1 };
    let mut all = vec![
        E::Asked { step: Step::Place, seats: few },
        E::Answered { seat },
        E::Sealed { seat, action: Action::Vote { seat: other }, to: few },
        E::Sealed { seat, action: Action::Back { seat: other }, to: team },
        E::Sealed { seat, action: Action::Propose, to: team },
        E::Seated { seat, character: Character::Garry },
        E::WeaponsShuffled { deck: deck(&[weapon]) },
        E::ItemsShuffled { deck: deck(&[item]) },
        E::BoardLaid,
        E::LeaderIs { seat: nameless },
        E::RoundBegan { round: 3 },
        E::BoilerLost,
        E::PowerFailed,
        E::PowerBack,
        E::RescueLeft,
        E::SpeakerIs { seat },
        E::Proposed { seat, plan, team },
        E::PlanFixed { plan, team },
        E::PlanMade,
        E::StacksSeen { sizes: deck(&[Room::Armory, Room::Armory]) },
        E::StacksSeen { sizes: deck(&[Room::Boiler]) },
        E::StacksSeen { sizes: deck(&[Room::Generator, Room::BaseHelicopter]) },
        E::BroodKnown { brood: few },
        E::BroodKnown { brood: some },
        E::Dealt { seat, cards },
        E::Reshuffled,
        E::Exchanged { seat },
        E::LeaderDrew,
        E::SpecialDealt { seat, cards },
        E::SpecialGiven { seat },
        E::TookLeaderToken { seat },
        E::LeaderTokenBack,
        E::WentToSleep { seat },
        E::DeckSeen { seat, cards },
        E::HandChosen { seat, cards },
        E::StacksRevealed { plan },
        E::StackCardLost,
        E::LaidDown { seats: few },
        E::LaidDown { seats: team },
        E::Fled { seats: few },
        E::Fled { seats: team },
        E::LabLostTokens { tokens: labs },
        E::BloodBagLost { found: true },
        E::BloodBagLost { found: false },
        E::Took { taker: seat, owner: other },
        E::DogBit { seat },
        E::StacksReturned,
        E::BurnAsked { seat, weapon },
        E::BurnAsked { seat: nameless, weapon },
        E::BurnRefused { seat },
        E::StackDropped,
        E::WeaponsDealt { seat, deck: deck(Weapon::ALL) },
        E::WeaponKept { seat, flamethrower: true, back: 1 },
        E::WeaponKept { seat, flamethrower: false, back: 1 },
        E::WeaponsBuried { deck: deck(&[weapon]) },
        E::ItemsDealt { seat, deck: deck(Item::ALL) },
        E::ItemKept { seat, back: 1 },
        E::ItemsBuried { deck: deck(&[item]) },
        E::LabDrawn { seat },
        E::LabKept { seat, kept: true },
        E::LabKept { seat, kept: false },
        E::SosSent,
        E::KeysShown { seat },
        E::Gathered,
        E::OfferOpened { from: seat, to: other },
        E::OfferSent { from: seat, to: other, parcel },
        E::ReturnSent { from: seat, to: other, parcel },
        E::ReturnSent { from: seat, to: other, parcel: Parcel::default() },
        E::ParcelShown { to: seat, weapons, items },
        E::ParcelShown { to: seat, weapons: Counts::default(), items: Counts::default() },
        E::TradeOff { from: seat, to: other },
        E::CardsReceived { seat, weapons, items },
        E::LabsReceived { seat, tokens: labs },
        E::TradeDone { from: seat, to: other },
        E::Voted { seat, against: Some(other) },
        E::Voted { seat, against: None },
        E::Stripped { seat },
        E::Ate { kitchen: 2, pantry: 0 },
        E::Ate { kitchen: 0, pantry: 4 },
        E::Ate { kitchen: 0, pantry: 0 },
        E::Hungry,
        E::Starved { seat },
        E::DogsGathered,
        E::KennelOpened,
        E::CameAboard { seat },
        E::Departed,
        E::DogRan,
        E::Solo(SoloEvent::ThreatAt { space: 3 }),
        E::Escaped { seats: few, vehicle: Vehicle::SnowCat },
        E::UfoBegan { humans: some },
        E::TokenLaid { room: Room::SectorA, token: Some(Departure::Two) },
        E::TokenLaid { room: Room::SectorB, token: None },
        E::EnteredSector { seat, room: Room::SectorH },
        E::ThrewCard { seat },
        E::Launched { paid: Counts([2, 0, 1]) },
        E::HandShown {
            seat,
            cards: Counts([1, 0, 2]),
            weapons: Counts([1, 0, 0, 1, 0, 1, 0]),
            items: Counts([0, 1, 0, 0, 0]),
            labs: Counts([1, 1]),
        },
        E::HandShown {
            seat,
            cards: Counts::default(),
            weapons: Counts::default(),
            items: Counts::default(),
            labs: Counts::default(),
        },
        E::Chain { seat, role: Role::Human, by: None },
        E::Chain { seat, role: Role::Alien, by: None },
        E::Chain { seat, role: Role::Alien, by: Some(Source::First) },
        E::Chain { seat, role: Role::Alien, by: Some(Source::Dog) },
        E::Chain { seat, role: Role::Alien, by: Some(Source::Seat(other)) },
    ];
    for yes in [true, false] {
        all.extend([E::WantsAboard { seat, yes }, E::Agreed { seat, yes }]);
        all.extend([E::RecordDealt { seat, fillings: yes }, E::RecordShown { seat, fillings: yes }]);
    }
    for n in [1, 2, 5] {
        all.extend([
            E::FuelBurnt { room, tokens: n },
            E::Damaged { room, counters: n },
            E::Repaired { room, counters: n },
            E::Fuelled { room, tokens: n, from: Store::External },
            E::Fuelled { room: Room::Boiler, tokens: n, from: Store::Underground },
            E::Froze { steps: n },
            E::RescueAdvanced { steps: n },
            E::Drafted { seat, room, strength: n },
            E::Drew { seat, cards: n },
            E::SpecialDrew { seat, cards: n },
            E::ChoseHand { seat, cards: n },
            E::WeaponsLost { cards: n },
            E::ItemsLost { cards: n },
            E::FoodLost { tokens: n },
            E::FuelLost { tokens: n },
            E::LabLost { tokens: n },
            E::WeaponsDrawn { seat, cards: n },
            E::ItemsDrawn { seat, cards: n },
            E::Cooked { tokens: n },
            E::Exposed { seat, strength: n },
        ]);
    }
    all.extend(Weapon::RIFLES.map(|weapon| E::RifleLaid { seat, weapon }));
    all.extend([-1, 0, 1, 6].map(|level| E::Suspected { seat, level }));
    for &card in Card::ALL {
        all.extend([
            E::Threw { seat, card },
            E::LeaderDrewCard { card },
            E::Gave { seat, card },
            E::Shown { seat, card },
            E::SpecialGave { seat, card },
            E::StackLost { card },
            E::Turned { card },
            E::Assigned { seat, card },
            E::ActionLost { card },
        ]);
    }
    for &room in Room::ALL {
        all.extend([
            E::LeaderTokenAt { room },
            E::Entered { room },
            E::AlienChose { room, choice: Action::Wreck },
            E::AlienChose { room, choice: Action::Pass },
            E::AlienChose { room, choice: Action::EatDog },
            E::AlienChose { room, choice: Action::Hold },
            E::AlienRan { room },
            E::Eaten { seat, room },
            E::DogEaten { room },
            E::DogCaught { room },
            E::DogPlaced { room },
            E::PackLeaderAt { room },
        ]);
        all.extend([Way::Card, Way::Lit, Way::Dark, Way::Special, Way::LitSpecial].map(|way| E::Placed {
            seat,
            room,
            way,
        }));
    }
    for &weapon in Weapon::ALL {
        all.extend([
            E::FireUsed { seat, weapon, room },
            E::Avoided { seat, weapon },
            E::RoomBurned { seat, room, weapon },
            E::WeaponChosen { seat, weapon },
            E::Added { seat, thing: Thing::Weapon(weapon) },
        ]);
    }
    for &item in Item::ALL {
        all.extend([
            E::ItemChosen { seat, item },
            E::ItemUsed { seat, item },
            E::Added { seat, thing: Thing::Item(item) },
        ]);
    }
    for &token in Lab::ALL {
        all.extend([E::LabDealt { seat, token }, E::Added { seat, thing: Thing::Lab(token) }]);
    }
    for &role in Role::ALL {
        all.extend([
            E::RoleDealt { seat, role },
            E::Learnt { taker: seat, owner: other, token: role },
            E::Lent { owner: other, taker: seat, token: role },
            E::LearntOfDog { seat, token: role },
            E::RoleShown { seat, role },
            E::Collected { room: Room::SectorA, lying: Some(Departure::Three), drawn: Counts([1, 0, 0]), by: role },
            E::Collected { room: Room::SectorB, lying: None, drawn: Counts([0; 3]), by: role },
            E::Collected { room: Room::SectorC, lying: None, drawn: Counts([0, 1, 0]), by: role },
        ]);
    }
    for &face in Weather::ALL {
        all.extend([E::WeatherRolled { face }, E::WeatherIs { face }, E::DieRolled { face }, E::DieKept { face }]);
    }
    for &kind in TestKind::ALL {
        all.extend([
            E::TestsOrdered { first: kind },
            E::TestOffered { seat, kind },
            E::Tested { by: seat, seat: other, kind },
        ]);
    }
    all.extend(Vehicle::ALL.iter().map(|&vehicle| E::Boarded { seat, vehicle }));
    for reason in end_reasons() {
        all.extend([SeatSet::EMPTY, few, team].map(|winners| E::Ended { reason, winners }));
    }
    all
}
