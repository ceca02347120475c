//! The table as everybody sees it. Folded from public events alone, so it cannot hold a secret.

use serde::{Deserialize, Serialize};
use whiteout_core::{BySeat, Outcome, Seat, SeatSet};

use crate::config::Rules;
use crate::event::{EndReason, Event, Parcel, Store, Way};
use crate::step::Step;
use crate::words::{
    ByRoom, Card, Character, Deck, Item, Kind as _, Plan, Room, RoomSet, TestKind, Vehicle, Weapon, Weather,
};

/// Proven Human on the suspicion track. Yellow is 0, the red maximum is the number of players.
pub const GREEN: i8 = -1;

/// What has become of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// In play with a Character, Human or secretly not.
    #[default]
    Character,
    /// Part of the exposed Alien.
    Exposed,
    /// Assimilated by the exposed Alien.
    Dead,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    #[default]
    LeisureRoom,
    Dormitory,
    In(Room),
    Aboard,
    /// Out of the base.
    Gone,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderToken {
    #[default]
    Aside,
    In(Room),
    With(Seat),
}

/// The Rescue Helicopter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rescue {
    /// No S.O.S. yet.
    #[default]
    Unaware,
    /// So many steps done.
    Flying(u8),
    Landed,
    Gone,
}

/// A Flamethrower that lies open before a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Flamethrower {
    pub holder: Option<Seat>,
    pub reloads: u8,
}

/// Everything public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    pub rules: Rules,
    pub round: u16,
    pub step: Step,
    /// Seats that still owe an answer to the step.
    pub waiting: SeatSet,
    pub outcome: Option<(EndReason, SeatSet)>,

    pub characters: BySeat<Option<Character>>,
    pub status: BySeat<Status>,
    pub place: BySeat<Place>,
    pub lying: SeatSet,
    pub suspicion: BySeat<i8>,
    pub leader: Seat,
    /// Who led when placing began: fixes the placing order of the round.
    pub placing_leader: Seat,
    pub leader_token: LeaderToken,
    /// Who moved this round, in the Dormitory included.
    pub placed: SeatSet,
    pub sleepers: u8,

    pub hand: BySeat<u8>,
    /// Weapon cards, Flamethrowers included.
    pub weapons: BySeat<u8>,
    pub items: BySeat<u8>,
    pub labs: BySeat<u8>,
    pub flamethrowers: [Flamethrower; 2],

    pub action_deck: u8,
    pub action_discard: u8,
    pub stack: u8,
    /// Cards drawn by someone who still chooses.
    pub drawn: u8,
    pub cards_turned: u8,
    pub weapon_deck: u8,
    pub item_deck: u8,
    pub lab_bag: u8,

    pub weather: Weather,
    /// The face that waits in the Weather Station.
    pub station_die: Option<Weather>,
    pub fuel: ByRoom<u8>,
    pub damage: ByRoom<u8>,
    pub burned: RoomSet,
    pub underground: u8,
    pub external: u8,
    pub damage_pile: u8,
    pub pantry: u8,
    pub kitchen: u8,
    pub fire_tokens: u8,
    /// The Freezing Marker, once the boiler is lost.
    pub freezing: Option<u8>,
    pub power_failure: bool,
    pub hungry: bool,
    pub rescue: Rescue,
    /// Spaces the fuel token of the Rescue Helicopter has moved.
    pub tank_used: u8,

    pub dogs: RoomSet,
    pub dogs_waiting: u8,
    pub dogs_locked: u8,

    pub exposed_ever: bool,
    pub strength: u8,
    pub speaker: Seat,
    /// A plan lies on the table.
    pub planned: bool,
    /// Sizes of its stacks, largest first; 0 where they are hidden.
    pub stack_sizes: Deck,
    /// Strength in the rooms once the plan is open.
    pub alien: Plan,
    /// The plan that was opened last.
    pub last_plan: Plan,
    /// Rooms where the Alien met Characters this round.
    pub alien_met: RoomSet,

    pub aboard: SeatSet,
    pub vehicle: Option<Vehicle>,
    /// Who is not done trading.
    pub traders: SeatSet,
    pub offers_made: BySeat<u8>,
    pub offer: Parcel,
    pub answer: Parcel,
}

impl Table {
    pub fn blank(rules: Rules) -> Self {
        let first = Seat::at(0);
        Self {
            rules,
            round: 0,
            step: Step::SettingUp,
            waiting: SeatSet::EMPTY,
            outcome: None,
            characters: BySeat::default(),
            status: BySeat::default(),
            place: BySeat::default(),
            lying: SeatSet::EMPTY,
            suspicion: BySeat::default(),
            leader: first,
            placing_leader: first,
            leader_token: LeaderToken::Aside,
            placed: SeatSet::EMPTY,
            sleepers: 0,
            hand: BySeat::default(),
            weapons: BySeat::default(),
            items: BySeat::default(),
            labs: BySeat::default(),
            flamethrowers: Default::default(),
            action_deck: rules.actions.total(),
            action_discard: 0,
            stack: 0,
            drawn: 0,
            cards_turned: 0,
            weapon_deck: 0,
            item_deck: 0,
            lab_bag: 0,
            weather: Weather::Sun,
            station_die: None,
            fuel: ByRoom::default(),
            damage: ByRoom::default(),
            burned: RoomSet::EMPTY,
            underground: 0,
            external: 0,
            damage_pile: rules.damage,
            pantry: 0,
            kitchen: 0,
            fire_tokens: rules.fire,
            freezing: None,
            power_failure: false,
            hungry: false,
            rescue: Rescue::Unaware,
            tank_used: 0,
            dogs: RoomSet::EMPTY,
            dogs_waiting: 0,
            dogs_locked: 0,
            exposed_ever: false,
            strength: 0,
            speaker: first,
            planned: false,
            stack_sizes: Deck::default(),
            alien: Plan::default(),
            last_plan: Plan::default(),
            alien_met: RoomSet::EMPTY,
            aboard: SeatSet::EMPTY,
            vehicle: None,
            traders: SeatSet::EMPTY,
            offers_made: BySeat::default(),
            offer: Parcel::default(),
            answer: Parcel::default(),
        }
    }

    // Questions about people

    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.rules.players)
    }

    fn with_status(&self, status: Status) -> SeatSet {
        self.seats().filter(|&seat| self.status[seat] == status).collect()
    }

    /// Players who still have a Character.
    pub fn people(&self) -> SeatSet {
        self.with_status(Status::Character)
    }

    pub fn exposed(&self) -> SeatSet {
        self.with_status(Status::Exposed)
    }

    pub fn is(&self, seat: Seat, character: Character) -> bool {
        self.characters[seat] == Some(character)
    }

    /// Who stands in this room.
    pub fn standing_in(&self, room: Room) -> SeatSet {
        self.seats().filter(|&seat| self.place[seat] == Place::In(room) && !self.lying.contains(seat)).collect()
    }

    /// Who was placed in this room, standing or not.
    pub fn people_in(&self, room: Room) -> SeatSet {
        self.seats().filter(|&seat| self.place[seat] == Place::In(room)).collect()
    }

    pub fn room_of(&self, seat: Seat) -> Option<Room> {
        if let Place::In(room) = self.place[seat] { Some(room) } else { None }
    }

    /// Everybody who stands in a room with a location card.
    pub fn standing(&self) -> SeatSet {
        self.seats().filter(|&seat| matches!(self.place[seat], Place::In(_)) && !self.lying.contains(seat)).collect()
    }

    pub fn hand_limit(&self) -> u8 {
        if self.hungry { self.rules.hand_hungry } else { self.rules.hand_limit }
    }

    /// At the red end of the track cards are handed in openly (`bg.vote.maximum`).
    pub fn at_maximum(&self, seat: Seat) -> bool {
        self.suspicion[seat] == self.rules.players as i8
    }

    pub fn is_green(&self, seat: Seat) -> bool {
        self.suspicion[seat] == GREEN
    }

    /// How soon a seat is placed: the Leader's left neighbour first (`bg.place.order`).
    pub fn placing_rank(&self, seat: Seat) -> u8 {
        let n = self.rules.players;
        (u8::from(seat) + 2 * n - u8::from(self.placing_leader) - 1) % n
    }

    /// Lowest disk first, ties by placing order (`bg.board.first`).
    pub fn least_suspected(&self, among: SeatSet) -> Option<Seat> {
        among.iter().min_by_key(|&seat| (self.suspicion[seat], self.placing_rank(seat)))
    }

    pub fn flamethrower_of(&self, seat: Seat) -> Option<usize> {
        self.flamethrowers.iter().position(|f| f.holder == Some(seat) && f.reloads > 0)
    }

    pub fn flamethrowers_of(&self, seat: Seat) -> u8 {
        self.flamethrowers.iter().filter(|f| f.holder == Some(seat)).count() as u8
    }

    // Questions about rooms

    pub fn boiler_lost(&self) -> bool {
        self.freezing.is_some() && !self.burned.contains(Room::Boiler)
    }

    pub fn is_open(&self, room: Room) -> bool {
        room != Room::Kennel && !self.burned.contains(room)
    }

    /// Rooms where one more Character fits.
    pub fn has_room(&self, room: Room) -> bool {
        self.is_open(room) && self.people_in(room).len() < self.rules.room_limit
    }

    /// The Kennel card is in the deck exactly while a dog is locked (`bg.kennel.cycle`).
    pub fn kennel_card(&self) -> bool {
        self.dogs_locked > 0 && !self.rules.options.no_kennel_card
    }

    /// Rooms whose card is in the location deck.
    pub fn location_deck(&self) -> RoomSet {
        let rooms = RoomSet::GREEN.minus(self.burned);
        if self.kennel_card() { rooms.with(Room::Kennel) } else { rooms }
    }

    pub fn fuel_space(&self, room: Room) -> bool {
        self.is_open(room)
            && self.fuel[room] < self.rules.fuel_spaces[room]
            && !(room == Room::Boiler && self.boiler_lost())
    }

    pub fn store_for(room: Room) -> Store {
        if room.vehicle().is_some() { Store::External } else { Store::Underground }
    }

    pub fn store(&self, store: Store) -> u8 {
        match store {
            Store::Underground => self.underground,
            Store::External => self.external,
        }
    }

    pub fn damage_space(&self, room: Room) -> bool {
        self.damage[room] < self.rules.damage_spaces[room]
            && self.damage_pile > 0
            && !(room == Room::Boiler && self.boiler_lost())
    }

    /// Undamaged and fully fuelled (`bg.keys.any`).
    pub fn vehicle_ready(&self, room: Room) -> bool {
        room.vehicle().is_some()
            && self.is_open(room)
            && self.damage[room] == 0
            && self.fuel[room] == self.rules.fuel_spaces[room]
    }

    /// Whether the card can do anything in the room, by public facts alone (`bg.act.legal-public`).
    pub fn can_do(&self, room: Room, card: Card) -> bool {
        if !self.is_open(room) || (room == Room::Boiler && self.boiler_lost()) {
            return false;
        }
        match card {
            Card::Repair => self.damage[room] > 0,
            Card::Sabotage => match room {
                Room::Armory => self.weapon_deck > 0,
                Room::Warehouse => self.item_deck > 0,
                Room::Kitchen => self.pantry > 0,
                Room::Laboratory => self.lab_bag > 0,
                Room::WeatherStation => self.underground > 0,
                _ => self.damage_space(room),
            },
            Card::Use => match room {
                Room::Armory => self.weapon_deck > 0,
                Room::Warehouse => self.item_deck > 0,
                Room::Kitchen => self.pantry > 0,
                Room::Laboratory => self.lab_bag > 0,
                Room::WeatherStation => true,
                Room::Radio => self.damage[room] == 0 && self.rescue == Rescue::Unaware,
                _ => {
                    (self.vehicle_ready(room) && self.aboard.is_empty())
                        || (self.fuel_space(room) && self.store(Self::store_for(room)) > 0)
                }
            },
        }
    }

    /// Where a Fuel or Tools card could do something (`bg.items.target`).
    pub fn item_works(&self, room: Room, item: Item) -> bool {
        if room == Room::Boiler && self.boiler_lost() {
            return false;
        }
        match item {
            Item::Fuel => {
                self.rules.fuel_spaces[room] > 0 && self.fuel_space(room) && self.store(Self::store_for(room)) > 0
            }
            Item::Tools => self.is_open(room) && self.damage[room] > 0,
            _ => false,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        let (reason, winners) = self.outcome?;
        Some(Outcome { side: reason.side(), reason: reason.word(), winners })
    }

    /// Folds a public event; private ones change nothing here.
    pub fn apply(&mut self, event: &Event) {
        use Event as E;
        match *event {
            E::Asked { step, seats } => {
                self.step = step;
                self.waiting = seats;
            }
            E::Answered { seat } => {
                self.waiting = self.waiting.without(seat);
                if self.step == Step::Trade {
                    self.traders = self.traders.without(seat);
                }
            }
            E::Seated { seat, character } => self.characters[seat] = Some(character),
            E::BoardLaid => self.lay_out(),
            E::LeaderIs { seat } => self.leader = seat,
            E::LeaderTokenAt { room } => self.leader_token = LeaderToken::In(room),
            E::RoundBegan { round } => {
                self.round = round;
                self.placed = SeatSet::EMPTY;
                self.sleepers = 0;
                self.cards_turned = 0;
                self.alien_met = RoomSet::EMPTY;
            }
            E::WeatherRolled { .. } | E::DieRolled { .. } => {}
            E::WeatherIs { face } => {
                self.weather = face;
                self.station_die = None;
            }
            E::FuelBurnt { room, tokens } => self.fuel[room] -= tokens,
            E::Damaged { room, counters } => {
                self.damage[room] += counters;
                self.damage_pile -= counters;
            }
            E::Repaired { room, counters } => {
                self.damage[room] -= counters;
                self.damage_pile += counters;
            }
            E::Fuelled { room, tokens, from } => {
                self.fuel[room] += tokens;
                match from {
                    Store::Underground => self.underground -= tokens,
                    Store::External => self.external -= tokens,
                }
            }
            E::BoilerLost => {
                self.clear_room(Room::Boiler);
                self.freezing = Some(0);
            }
            E::Froze { steps } => self.freezing = self.freezing.map(|at| at.saturating_add(steps)),
            E::PowerFailed => self.power_failure = true,
            E::PowerBack => self.power_failure = false,
            E::RescueAdvanced { steps } => {
                self.tank_used += 1;
                if let Rescue::Flying(done) = self.rescue {
                    let done = done.saturating_add(steps);
                    self.rescue = if done >= self.rules.rescue_steps { Rescue::Landed } else { Rescue::Flying(done) };
                }
            }
            E::RescueLeft => self.rescue = Rescue::Gone,
            E::SpeakerIs { seat } => self.speaker = seat,
            E::PlanMade => self.planned = true,
            E::StacksSeen { sizes } => self.stack_sizes = sizes,
            E::Drew { seat, cards } => {
                self.action_deck -= cards;
                self.hand[seat] += cards;
            }
            E::Reshuffled => {
                self.action_deck += self.action_discard;
                self.action_discard = 0;
            }
            E::Exchanged { seat } | E::Starved { seat } => {
                self.hand[seat] -= 1;
                self.action_discard += 1;
            }
            E::LeaderDrew => {
                self.action_deck -= 1;
                self.stack += 1;
                self.placing_leader = self.leader;
            }
            E::Placed { seat, room, way } => {
                self.place[seat] = Place::In(room);
                self.placed = self.placed.with(seat);
                match way {
                    Way::Card | Way::Lit | Way::Dark => {
                        self.hand[seat] -= 1;
                        self.stack += 1;
                    }
                    Way::Special | Way::LitSpecial => {
                        self.action_discard += self.hand[seat];
                        self.hand[seat] = 0;
                    }
                }
            }
            E::SpecialDrew { cards, .. } => {
                self.action_deck -= cards;
                self.drawn += cards;
            }
            E::SpecialGiven { .. } => {
                self.stack += 1;
                self.action_discard += self.drawn - 1;
                self.drawn = 0;
            }
            E::TookLeaderToken { seat } => self.leader_token = LeaderToken::With(seat),
            E::LeaderTokenBack => self.leader_token = LeaderToken::Aside,
            E::WentToSleep { seat } => {
                self.place[seat] = Place::Dormitory;
                self.lying = self.lying.with(seat);
                self.placed = self.placed.with(seat);
                self.sleepers += 1;
                self.action_discard += self.hand[seat];
                self.hand[seat] = 0;
            }
            E::ChoseHand { seat, cards } => {
                self.hand[seat] += cards;
                self.action_deck -= cards;
                self.action_deck += self.action_discard;
                self.action_discard = 0;
            }
            E::Boarded { seat, vehicle } => {
                self.place[seat] = Place::Aboard;
                self.aboard = self.aboard.with(seat);
                self.placed = self.placed.with(seat);
                self.vehicle = Some(vehicle);
            }
            E::StacksRevealed { plan } => {
                self.alien = plan;
                self.last_plan = plan;
                self.planned = false;
                self.stack_sizes = Deck::default();
            }
            E::FireUsed { seat, weapon, room } => {
                self.spend_weapon(seat, weapon);
                self.strength -= 1;
                self.alien.set(room, self.alien.at(room) - 1);
                self.lying = self.lying.with(seat);
            }
            E::StackCardLost => {
                self.stack -= 1;
                self.action_discard += 1;
            }
            E::AlienRan { room } => self.alien_met = self.alien_met.with(room),
            E::LaidDown { seats } => self.lying = self.lying.or(seats),
            E::Fled { seats } => {
                self.lying = self.lying.or(seats);
                for seat in seats.iter() {
                    self.place[seat] = Place::LeisureRoom;
                }
            }
            E::Eaten { seat, .. } => {
                self.status[seat] = Status::Dead;
                self.place[seat] = Place::Gone;
                self.strength += 1;
            }
            E::DogEaten { room } => {
                if room == Room::Kennel {
                    self.dogs_locked -= 1;
                } else {
                    self.dogs = self.dogs.without(room);
                }
                self.strength += 1;
            }
            E::WeaponsLost { cards } => self.weapon_deck -= cards,
            E::ItemsLost { cards } => self.item_deck -= cards,
            E::FoodLost { tokens } => self.pantry -= tokens,
            E::FuelLost { tokens } => self.underground -= tokens,
            E::LabLost { tokens } => self.lab_bag -= tokens,
            E::BloodBagLost { found } => self.lab_bag -= u8::from(found),
            E::DogCaught { room } => {
                self.dogs = self.dogs.without(room);
                self.dogs_locked += 1;
            }
            E::Avoided { seat, weapon } => {
                if weapon != Weapon::Firearm {
                    self.spend_weapon(seat, weapon);
                }
            }
            E::Suspected { seat, level } => self.suspicion[seat] = level,
            E::StacksReturned => self.alien = Plan::default(),
            E::RoomBurned { seat, room, weapon } => {
                self.spend_weapon(seat, weapon);
                self.burn(room);
            }
            E::Turned { .. } => {
                self.stack -= 1;
                self.action_discard += 1;
                self.cards_turned += 1;
            }
            E::StackDropped => {
                self.action_discard += self.stack;
                self.stack = 0;
            }
            E::WeaponsDrawn { cards, .. } => {
                self.weapon_deck -= cards;
                self.drawn = cards;
            }
            E::WeaponKept { seat, flamethrower, back } => {
                self.weapons[seat] += 1;
                self.weapon_deck += back;
                self.drawn = 0;
                if flamethrower && let Some(free) = self.flamethrowers.iter_mut().find(|f| f.holder.is_none()) {
                    *free = Flamethrower { holder: Some(seat), reloads: self.rules.reloads };
                }
            }
            E::ItemsDrawn { cards, .. } => {
                self.item_deck -= cards;
                self.drawn = cards;
            }
            E::ItemKept { seat, back } => {
                self.items[seat] += 1;
                self.item_deck += back;
                self.drawn = 0;
            }
            E::LabDrawn { .. } => {
                self.lab_bag -= 1;
                self.drawn = 1;
            }
            E::LabKept { seat, kept } => {
                self.labs[seat] += u8::from(kept);
                self.drawn = 0;
            }
            E::Cooked { tokens } => {
                self.pantry -= tokens;
                self.kitchen += tokens;
            }
            E::SosSent => self.rescue = Rescue::Flying(0),
            E::DieKept { face } => self.station_die = Some(face),
            E::ItemUsed { seat, item } => {
                if matches!(item, Item::Fuel | Item::Tools) {
                    self.items[seat] -= 1;
                }
            }
            E::KeysShown { seat } => self.items[seat] -= 1,
            E::Gathered => {
                for seat in self.people().iter() {
                    self.place[seat] = Place::LeisureRoom;
                }
                self.lying = SeatSet::EMPTY;
                self.offers_made = BySeat::default();
                self.traders = self.people();
            }
            E::OfferOpened { from, .. } => {
                self.offers_made[from] += 1;
                self.offer = Parcel::default();
                self.answer = Parcel::default();
            }
            E::OfferSent { parcel, .. } => self.offer = parcel,
            E::ReturnSent { parcel, .. } => self.answer = parcel,
            E::TradeDone { from, to } => self.hand_over(from, to),
            E::Exposed { seat, strength } => {
                self.status[seat] = Status::Exposed;
                self.place[seat] = Place::Gone;
                self.strength += strength;
                if !self.exposed_ever {
                    self.exposed_ever = true;
                    self.speaker = seat;
                }
            }
            E::Stripped { seat } => self.strip(seat),
            E::Tested { by, kind, .. } => match kind {
                TestKind::Blood => self.labs[by] -= 1,
                TestKind::Fire => self.spend_weapon(by, Weapon::Flamethrower),
            },
            E::Ate { kitchen, pantry } => {
                self.kitchen -= kitchen;
                self.pantry -= pantry;
            }
            E::Hungry => self.hungry = true,
            E::DogsGathered => {
                self.dogs_waiting += self.dogs.len();
                self.dogs = RoomSet::EMPTY;
            }
            E::DogPlaced { room } => {
                self.dogs = self.dogs.with(room);
                self.dogs_waiting -= 1;
            }
            E::KennelOpened => {
                self.dogs_waiting += self.dogs_locked;
                self.dogs_locked = 0;
            }
            E::CameAboard { seat } => {
                self.place[seat] = Place::Aboard;
                self.aboard = self.aboard.with(seat);
            }
            E::Ended { reason, winners } => {
                self.outcome = Some((reason, winners));
                self.step = Step::Over;
                self.waiting = SeatSet::EMPTY;
            }
            E::Assigned { .. }
            | E::ActionLost { .. }
            | E::Entered { .. }
            | E::AlienChose { .. }
            | E::Took { .. }
            | E::DogBit { .. }
            | E::Shown { .. }
            | E::BurnAsked { .. }
            | E::BurnRefused { .. }
            | E::TradeOff { .. }
            | E::Voted { .. }
            | E::TestOffered { .. }
            | E::RoleShown { .. }
            | E::WantsAboard { .. }
            | E::Agreed { .. }
            | E::Departed
            | E::Chain { .. }
            | E::HandShown { .. } => {}
            // Private: nothing here may follow from them.
            E::Sealed { .. }
            | E::RoleDealt { .. }
            | E::WeaponsShuffled { .. }
            | E::ItemsShuffled { .. }
            | E::Drafted { .. }
            | E::Proposed { .. }
            | E::PlanFixed { .. }
            | E::BroodKnown { .. }
            | E::Dealt { .. }
            | E::Threw { .. }
            | E::LeaderDrewCard { .. }
            | E::Gave { .. }
            | E::SpecialDealt { .. }
            | E::SpecialGave { .. }
            | E::DeckSeen { .. }
            | E::HandChosen { .. }
            | E::StackLost { .. }
            | E::LabLostTokens { .. }
            | E::Learnt { .. }
            | E::Lent { .. }
            | E::LearntOfDog { .. }
            | E::WeaponsDealt { .. }
            | E::WeaponChosen { .. }
            | E::WeaponsBuried { .. }
            | E::ItemsDealt { .. }
            | E::ItemChosen { .. }
            | E::ItemsBuried { .. }
            | E::LabDealt { .. }
            | E::Added { .. }
            | E::ParcelShown { .. }
            | E::CardsReceived { .. }
            | E::LabsReceived { .. } => {}
        }
    }

    /// The board of set-up steps 3 to 11.
    fn lay_out(&mut self) {
        let rules = self.rules;
        self.fuel[Room::Generator] = rules.fuel_spaces[Room::Generator];
        self.fuel[Room::Boiler] = rules.fuel_spaces[Room::Boiler];
        self.damage = rules.damage_at_start;
        for &room in Room::ALL {
            self.damage_pile -= self.damage[room];
        }
        self.underground = rules.underground;
        self.external = rules.external;
        self.pantry = rules.food;
        self.weapon_deck = rules.weapons.total();
        self.item_deck = rules.items.total();
        self.lab_bag = rules.labs.total();
        if rules.options.dogs_start_locked {
            self.dogs_locked = rules.dogs;
        } else {
            self.dogs_waiting = rules.dogs;
        }
    }

    fn clear_room(&mut self, room: Room) {
        self.fuel[room] = 0;
        self.damage_pile += self.damage[room];
        self.damage[room] = 0;
    }

    /// What fire takes with a room (`bg.burn.loss`, `bg.burn.systems`).
    fn burn(&mut self, room: Room) {
        self.clear_room(room);
        self.burned = self.burned.with(room);
        self.fire_tokens -= 1;
        for seat in self.people_in(room).iter() {
            self.place[seat] = Place::LeisureRoom;
            self.lying = self.lying.with(seat);
        }
        if self.dogs.contains(room) {
            self.dogs = self.dogs.without(room);
            self.dogs_waiting += 1;
        }
        if self.freezing.is_some() || room == Room::Boiler {
            self.freezing = Some(0);
        }
        match room {
            Room::Generator => self.power_failure = true,
            Room::Armory => self.weapon_deck = 0,
            Room::Warehouse => self.item_deck = 0,
            Room::Laboratory => self.lab_bag = 0,
            Room::Kitchen => self.kitchen = 0,
            Room::WeatherStation => self.station_die = None,
            _ => {}
        }
    }

    /// A card is used up; a Flamethrower loses a reload, and goes with its last (`bg.flame.empty`).
    fn spend_weapon(&mut self, seat: Seat, weapon: Weapon) {
        if weapon == Weapon::Flamethrower {
            if let Some(i) = self.flamethrower_of(seat) {
                self.flamethrowers[i].reloads -= 1;
                if self.flamethrowers[i].reloads == 0 {
                    self.flamethrowers[i] = Flamethrower::default();
                    self.weapons[seat] -= 1;
                }
            }
        } else {
            self.weapons[seat] -= 1;
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat) {
        let (offer, answer) = (self.offer, self.answer);
        let (from_flames, to_flames) = (self.held_by(from), self.held_by(to));
        self.move_parcel(from, to, offer, from_flames);
        self.move_parcel(to, from, answer, to_flames);
        self.offer = Parcel::default();
        self.answer = Parcel::default();
    }

    fn held_by(&self, seat: Seat) -> [bool; 2] {
        [self.flamethrowers[0].holder == Some(seat), self.flamethrowers[1].holder == Some(seat)]
    }

    fn move_parcel(&mut self, from: Seat, to: Seat, parcel: Parcel, held: [bool; 2]) {
        let weapons = parcel.weapons + parcel.flamethrowers;
        self.weapons[from] -= weapons;
        self.weapons[to] += weapons;
        self.items[from] -= parcel.items;
        self.items[to] += parcel.items;
        self.labs[from] -= parcel.labs;
        self.labs[to] += parcel.labs;
        let mut left = parcel.flamethrowers;
        for (i, held) in held.into_iter().enumerate() {
            if held && left > 0 {
                self.flamethrowers[i].holder = Some(to);
                left -= 1;
            }
        }
    }

    /// Takes everything from a player who is out (`bg.expose.things`, `bg.enc.death`).
    fn strip(&mut self, seat: Seat) {
        self.action_discard += self.hand[seat];
        self.hand[seat] = 0;
        if !self.burned.contains(Room::Armory) {
            self.weapon_deck += self.weapons[seat];
        }
        self.weapons[seat] = 0;
        if !self.burned.contains(Room::Warehouse) {
            self.item_deck += self.items[seat];
        }
        self.items[seat] = 0;
        self.labs[seat] = 0;
        for flamethrower in &mut self.flamethrowers {
            if flamethrower.holder == Some(seat) {
                *flamethrower = Flamethrower::default();
            }
        }
        self.lying = self.lying.without(seat);
        self.suspicion[seat] = 0;
    }
}

impl EndReason {
    /// The side that wins this way.
    pub const fn side(self) -> &'static str {
        match self {
            Self::HumansEscaped { .. } | Self::Exterminated => "humans",
            _ => "aliens",
        }
    }

    pub const fn word(self) -> &'static str {
        use Vehicle::{BaseHelicopter, RescueHelicopter, SnowCat};
        match self {
            Self::HumansEscaped { vehicle: RescueHelicopter } => "humans_escaped_rescue_helicopter",
            Self::HumansEscaped { vehicle: BaseHelicopter } => "humans_escaped_base_helicopter",
            Self::HumansEscaped { vehicle: SnowCat } => "humans_escaped_snow_cat",
            Self::LastHumanTurned => "last_human_turned",
            Self::LastHumanEaten => "last_human_eaten",
            Self::Frozen => "frozen",
            Self::AlienBoarded { vehicle: RescueHelicopter } => "alien_boarded_rescue_helicopter",
            Self::AlienBoarded { vehicle: BaseHelicopter } => "alien_boarded_base_helicopter",
            Self::AlienBoarded { vehicle: SnowCat } => "alien_boarded_snow_cat",
            Self::AlienLeftAmongUs { vehicle: RescueHelicopter } => "alien_left_among_us_rescue_helicopter",
            Self::AlienLeftAmongUs { vehicle: BaseHelicopter } => "alien_left_among_us_base_helicopter",
            Self::AlienLeftAmongUs { vehicle: SnowCat } => "alien_left_among_us_snow_cat",
            Self::AlienLeftAlone { vehicle: RescueHelicopter } => "alien_left_alone_rescue_helicopter",
            Self::AlienLeftAlone { vehicle: BaseHelicopter } => "alien_left_alone_base_helicopter",
            Self::AlienLeftAlone { vehicle: SnowCat } => "alien_left_alone_snow_cat",
            Self::HumanLeftBehind { vehicle: RescueHelicopter } => "human_left_behind_rescue_helicopter",
            Self::HumanLeftBehind { vehicle: BaseHelicopter } => "human_left_behind_base_helicopter",
            Self::HumanLeftBehind { vehicle: SnowCat } => "human_left_behind_snow_cat",
            Self::Exterminated => "exterminated",
            Self::RoundLimit => "round_limit",
        }
    }
}
