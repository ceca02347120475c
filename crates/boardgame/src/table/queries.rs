//! Questions that the table answers: about people and about rooms.

use whiteout_core::{Outcome, Seat, SeatSet};

use super::{GREEN, Place, Rescue, Status, Table};
use crate::claim::in_actions;
use crate::event::Store;
use crate::step::Step;
use crate::words::{Card, Character, Item, Room, RoomSet, Vehicle};

impl Table {
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
        self.people_in(room).minus(self.lying)
    }

    /// Who was placed in this room, standing or not.
    pub fn people_in(&self, room: Room) -> SeatSet {
        let place = if room == Room::LeisureRoom { Place::LeisureRoom } else { Place::In(room) };
        self.seats().filter(|&seat| self.place[seat] == place).collect()
    }

    pub fn room_of(&self, seat: Seat) -> Option<Room> {
        if let Place::In(room) = self.place[seat] { Some(room) } else { None }
    }

    /// Whether this seat is up for Fuel and Tools (`bg.items.window`).
    pub fn may_use_items(&self, seat: Seat) -> bool {
        self.rules.options.items_while_lying || !self.lying.contains(seat)
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
        if self.solo.is_some() {
            return self.turn_rank(seat);
        }
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
        Room::GREEN_SET.contains(room) && !self.burned.contains(room)
    }

    /// Rooms where one more Character fits.
    pub fn has_room(&self, room: Room) -> bool {
        self.is_open(room) && self.fits_one_more(room)
    }

    fn fits_one_more(&self, room: Room) -> bool {
        self.people_in(room).len() < self.rules.room_limit
    }

    /// Sectors of the UFO where one more Human fits (`nw.ufo.place`).
    pub fn has_sector_room(&self, room: Room) -> bool {
        let unlimited = self.rules.options.ufo_no_limit;
        self.ufo.is_some() && room.sector().is_some() && (unlimited || self.fits_one_more(room))
    }

    /// The least Strength the Alien can send there: the value of a sector (`nw.ufo.plan`).
    pub fn least_strength(&self, room: Room) -> u8 {
        room.sector().map_or(1, |sector| self.rules.sectors[sector])
    }

    /// The Kennel card is in the deck exactly while a dog is locked (`bg.kennel.cycle`).
    pub fn kennel_card(&self) -> bool {
        self.dogs_locked > 0 && !self.rules.options.no_kennel_card
    }

    /// Rooms whose card the Alien can plan with: those of the location deck, or the sectors of the UFO.
    pub fn location_deck(&self) -> RoomSet {
        if self.ufo.is_some() {
            return Room::SECTOR_SET;
        }
        let rooms = Room::GREEN_SET.minus(self.burned);
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

    /// Vehicles that are parked here at the start.
    const fn parked(&self, vehicle: Vehicle) -> u8 {
        match vehicle {
            Vehicle::SnowCat => self.rules.snow_cats,
            Vehicle::BaseHelicopter | Vehicle::RescueHelicopter => 1,
        }
    }

    /// Vehicles that are still parked here (`nw.veh.room`).
    pub fn vehicles_in(&self, room: Room) -> u8 {
        match room.vehicle() {
            _ if self.burned.contains(room) => 0,
            Some(Vehicle::SnowCat) => self.rules.snow_cats - self.snow_cats_gone,
            Some(_) => u8::from(!self.helicopter_gone),
            None => 0,
        }
    }

    /// Spaces for damage: those of a vehicle go with it.
    pub fn damage_spaces(&self, room: Room) -> u8 {
        let all = self.rules.damage_spaces[room];
        room.vehicle().map_or(all, |vehicle| all / self.parked(vehicle) * self.vehicles_in(room))
    }

    pub fn damage_space(&self, room: Room) -> bool {
        self.damage[room] < self.damage_spaces(room)
            && self.damage_pile > 0
            && !(room == Room::Boiler && self.boiler_lost())
    }

    /// Undamaged and fully fuelled (`bg.keys.any`, `nw.setup.fuel`); of two that are alike, one is enough (`nw.veh.use`).
    pub fn vehicle_ready(&self, room: Room) -> bool {
        let Some(vehicle) = room.vehicle() else { return false };
        let one = self.rules.damage_spaces[room] / self.parked(vehicle);
        self.vehicles_in(room) > 0
            && self.damage[room] + one <= self.damage_spaces(room)
            && self.fuel[room] == self.rules.fuel_spaces[room]
    }

    /// Whether an escape may begin: where it ends the game, only one can (`bg.board.one-escape`, `nw.esc.several`).
    fn may_leave(&self, room: Room) -> bool {
        self.vehicle_ready(room) && (self.rules.is_norwegian() || self.aboard.is_empty())
    }

    /// Who may be asked to come aboard: anybody, or in Norwegian Outpost those at the vehicle (`nw.esc.who`).
    pub fn may_come_aboard(&self) -> SeatSet {
        let people: SeatSet = self.people().iter().filter(|&seat| self.place[seat] != Place::Aboard).collect();
        match self.vehicle.and_then(Vehicle::room) {
            Some(room) if self.rules.is_norwegian() && !self.rules.options.board_from_anywhere => {
                people.and(self.people_in(room))
            }
            _ => people,
        }
    }

    /// Who left Norwegian Outpost as a Human.
    pub fn escaped(&self) -> SeatSet {
        self.with_status(Status::Escaped)
    }

    /// Option `sniper_anytime`: a rifle may be laid where items are used, and among the trades.
    pub const fn rifle_anytime(&self) -> bool {
        self.rules.options.sniper_anytime && self.rules.dog_track > 0 && self.rifle == 0
    }

    /// The dog has run its whole track (`nw.dog.track`).
    pub const fn dog_is_away(&self) -> bool {
        self.rules.dog_track > 0 && self.dog_at >= self.rules.dog_track + self.rifle
    }

    /// Whether the cards of a lost player go back to the deck of this room.
    pub fn returns(&self, seat: Seat, deck: Room) -> bool {
        let taken_along = self.status[seat] == Status::Escaped && self.rules.options.baggage_gone;
        !self.burned.contains(deck) && !taken_along
    }

    /// No vehicle is left, and no rescue to hope for (`nw.end.stranded`).
    pub fn is_stranded(&self) -> bool {
        let strict = self.rules.options.stranded_strict;
        let none_left = if strict {
            self.helicopter_gone && self.snow_cats_gone == self.rules.snow_cats
        } else {
            self.vehicles_in(Room::BaseHelicopter) == 0 && self.vehicles_in(Room::Shed) == 0
        };
        let no_rescue = match self.rescue {
            Rescue::Gone => true,
            Rescue::Unaware => !strict && self.burned.contains(Room::Radio),
            Rescue::Flying(_) | Rescue::Landed => false,
        };
        self.rules.is_norwegian() && no_rescue && none_left
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
                _ => self.may_leave(room) || (self.fuel_space(room) && self.store(Self::store_for(room)) > 0),
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

    /// Whether everybody is in the Leisure Room: what is decided there shows in the next round.
    pub const fn is_evening(&self) -> bool {
        matches!(
            self.step,
            Step::Trade
                | Step::TradeDraft { .. }
                | Step::TradeAnswer { .. }
                | Step::TradeConfirm { .. }
                | Step::Vote
                | Step::Reveal
                | Step::OrderTests
                | Step::OfferTest { .. }
                | Step::PickTester { .. }
                | Step::TestTarget { .. }
                | Step::Examine { .. }
                | Step::Starve
        )
    }

    /// Counts the turns of talk: of each round the way to work, the cards, the evening in the Leisure Room or the leaving,
    /// and the Tests. After whatever makes people speak there is a turn that nobody has used.
    pub const fn turn_of_talk(&self) -> u16 {
        let part = match self.step {
            Step::OrderTests
            | Step::OfferTest { .. }
            | Step::PickTester { .. }
            | Step::TestTarget { .. }
            | Step::Examine { .. }
            | Step::Starve => 3,
            Step::BoardAsk { .. } | Step::BoardVote { .. } => 2,
            _ if self.is_evening() => 2,
            step if in_actions(step) => 1,
            _ => 0,
        };
        4 * self.round + part
    }

    pub fn outcome(&self) -> Option<Outcome> {
        let (reason, winners) = self.outcome?;
        Some(Outcome { side: reason.side(), reason: reason.word(), winners })
    }
}
