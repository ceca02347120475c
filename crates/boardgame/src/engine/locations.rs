//! Phase 4.2: the Leader turns cards and Characters carry them out, room by room.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::{Event, Store};
use crate::legal::{able, station_targets};
use crate::step::{AfterItems, Step};
use crate::table::Table;
use crate::words::{Card, Character, Deck, Item, Kind, Lab, Room, Weapon, Weather};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn actions(&mut self) {
        self.items_window(AfterItems::Turning);
    }

    /// At least one card must be turned (`bg.act.turn`).
    pub(crate) fn turn_or_stop(&mut self) {
        if self.is_solo() {
            return self.roll_or_stop();
        }
        let table = self.t();
        if table.stack == 0 {
            self.after_actions();
        } else if table.cards_turned == 0 {
            self.turn_card();
        } else if table.standing().is_empty() {
            self.after_actions();
        } else {
            self.ask_leader(Step::Turn);
        }
    }

    pub(crate) fn turn_card(&mut self) {
        let card = self.secret.stack.any(self.rng);
        self.emit(Event::Turned { card });
        let able = able(self.t(), card);
        let standing = self.t().standing();
        let choice = if able.is_empty() { standing } else { able };
        match (choice.is_empty(), choice.only()) {
            (true, _) => {
                self.emit(Event::ActionLost { card });
                self.turn_or_stop();
            }
            (_, Some(seat)) => self.assign(seat, card),
            _ => self.ask_leader(Step::Assign { card }),
        }
    }

    pub(crate) fn assign(&mut self, seat: Seat, card: Card) {
        self.emit(Event::Assigned { seat, card });
        match self.t().room_of(seat) {
            Some(room) if self.t().can_do(room, card) => match card {
                Card::Use => self.use_room(seat, room),
                Card::Repair => {
                    // The ability is not multiplied (`bg.char.windows`).
                    let extra = u8::from(self.t().is(seat, Character::Windows));
                    self.repair(room, self.repeats(room) + extra);
                    self.lie_down(seat);
                }
                Card::Sabotage => {
                    self.sabotage(room);
                    self.lie_down(seat);
                }
            },
            _ => {
                self.emit(Event::ActionLost { card });
                self.lie_down(seat);
            }
        }
    }

    /// The cooperation bonus: once for everybody who stands in the room (`bg.act.cooperation`).
    fn repeats(&self, room: Room) -> u8 {
        if room.cooperative() { self.t().standing_in(room).len().max(1) } else { 1 }
    }

    fn lie_down(&mut self, seat: Seat) {
        if self.is_solo() {
            return self.end_assignment();
        }
        self.emit(Event::LaidDown { seats: SeatSet::one(seat) });
        self.items_window(AfterItems::Turning);
    }

    pub(crate) fn after_actions(&mut self) {
        if self.t().stack > 0 {
            self.emit(Event::StackDropped);
        }
        if self.t().aboard.is_empty() {
            self.leisure();
        } else {
            self.board_next(SeatSet::EMPTY);
        }
    }

    fn use_room(&mut self, seat: Seat, room: Room) {
        match room {
            Room::Armory => {
                let wanted = if self.t().is(seat, Character::Macready) { 3 } else { 2 };
                return self.search_armory(seat, wanted);
            }
            Room::Warehouse => return self.search_warehouse(seat),
            Room::Laboratory => {
                let extra = u8::from(self.t().is(seat, Character::Blair));
                let draws = self.repeats(room) + extra;
                return self.draw_token(seat, draws);
            }
            Room::WeatherStation => return self.roll_in_station(seat),
            Room::Kitchen => {
                let need = if self.t().is(seat, Character::Nauls) { 1 } else { self.t().rules.cooked };
                self.emit(Event::Cooked { tokens: need.min(self.t().pantry) });
            }
            Room::Radio => self.emit(Event::SosSent),
            _ => {
                if self.t().vehicle_ready(room) {
                    // Asked with or without Keys: they are secret (`bg.keys.ask`).
                    return self.ask_one(Step::Escape { room }, seat);
                }
                self.fuel(room, self.repeats(room), Table::store_for(room));
            }
        }
        self.lie_down(seat);
    }

    fn fuel(&mut self, room: Room, wanted: u8, from: Store) {
        let space = self.t().rules.fuel_spaces[room] - self.t().fuel[room];
        let tokens = wanted.min(space).min(self.t().store(from));
        if tokens > 0 {
            self.emit(Event::Fuelled { room, tokens, from });
        }
    }

    /// Sabotage by card; never multiplied.
    pub(crate) fn sabotage(&mut self, room: Room) {
        match room {
            Room::Laboratory => {
                let found = self.secret.lab_bag[Lab::BloodBag] > 0;
                self.emit(Event::BloodBagLost { found });
            }
            _ => self.wreck(room, 1),
        }
    }

    fn search_armory(&mut self, seat: Seat, wanted: u8) {
        let cards = wanted.min(self.t().weapon_deck);
        let deck = { self.secret.weapon_deck }.draw_many(cards);
        self.emit(Event::WeaponsDrawn { seat, cards });
        self.emit(Event::WeaponsDealt { seat, deck });
        match (cards, deck.iter().next()) {
            (1, Some(weapon)) => self.keep_weapon(seat, weapon),
            _ => self.ask_one(Step::KeepWeapon, seat),
        }
    }

    pub(crate) fn keep_weapon(&mut self, seat: Seat, weapon: Weapon) {
        let back = self.without_one::<7, _>(self.secret.drawn.deck, weapon);
        self.emit(Event::WeaponChosen { seat, weapon });
        self.emit(Event::WeaponsBuried { deck: back });
        let flamethrower = weapon == Weapon::Flamethrower;
        self.emit(Event::WeaponKept { seat, flamethrower, back: back.len() });
        self.lie_down(seat);
    }

    fn search_warehouse(&mut self, seat: Seat) {
        let wanted = if self.t().is(seat, Character::Peder) { 3 } else { 2 };
        let cards = wanted.min(self.t().item_deck);
        let deck = { self.secret.item_deck }.draw_many(cards);
        self.emit(Event::ItemsDrawn { seat, cards });
        self.emit(Event::ItemsDealt { seat, deck });
        match (cards, deck.iter().next()) {
            (1, Some(item)) => self.keep_item(seat, item),
            _ => self.ask_one(Step::KeepItem, seat),
        }
    }

    pub(crate) fn keep_item(&mut self, seat: Seat, item: Item) {
        let back = self.without_one::<5, _>(self.secret.drawn.deck, item);
        self.emit(Event::ItemChosen { seat, item });
        self.emit(Event::ItemsBuried { deck: back });
        self.emit(Event::ItemKept { seat, back: back.len() });
        self.lie_down(seat);
    }

    /// The cards that go back under the deck, in random order (`bg.act.short-decks`).
    fn without_one<const N: usize, K: Kind>(&mut self, drawn: Deck, kept: K) -> Deck {
        let mut rest = drawn.counts::<N, K>();
        rest[kept] -= 1;
        self.shuffled::<N, K>(&rest)
    }

    /// One token at a time, kept or thrown away before the next (`bg.act.lab`).
    fn draw_token(&mut self, seat: Seat, draws: u8) {
        if draws == 0 || self.t().lab_bag == 0 {
            return self.lie_down(seat);
        }
        let token = self.secret.lab_bag.any(self.rng);
        self.emit(Event::LabDrawn { seat });
        self.emit(Event::LabDealt { seat, token });
        self.ask_one(Step::KeepToken { more: draws - 1 }, seat);
    }

    pub(crate) fn keep_token(&mut self, seat: Seat, kept: bool, more: u8) {
        self.emit(Event::LabKept { seat, kept });
        self.draw_token(seat, more);
    }

    fn roll_in_station(&mut self, seat: Seat) {
        let mut faces = [false; 4];
        let rolls = if self.t().is(seat, Character::Bennings) { 2 } else { 1 };
        let mut face = Weather::Sun;
        for _ in 0..rolls {
            face = self.roll();
            self.emit(Event::DieRolled { face });
            faces[face.index()] = true;
        }
        if let Some(old) = self.t().station_die {
            faces[old.index()] = true;
        }
        if faces.iter().filter(|&&shown| shown).count() > 1 {
            self.ask_one(Step::KeepDie { faces }, seat);
        } else {
            self.keep_die(seat, face);
        }
    }

    pub(crate) fn keep_die(&mut self, seat: Seat, face: Weather) {
        self.emit(Event::DieKept { face });
        let mut targets = station_targets(self.t());
        let (first, second) = (targets.next(), targets.next());
        drop(targets);
        match (first, second) {
            (Some(room), None) => self.station_fuel(seat, room),
            (Some(_), Some(_)) => self.ask_one(Step::StationFuel, seat),
            _ => self.lie_down(seat),
        }
    }

    pub(crate) fn station_fuel(&mut self, seat: Seat, room: Room) {
        self.fuel(room, 1, Store::Underground);
        self.lie_down(seat);
    }

    pub(crate) fn escape(&mut self, seat: Seat, action: Action, room: Room) {
        match (action, room.vehicle()) {
            (Action::Escape, Some(vehicle)) if self.is_solo() => self.drive_off(seat, vehicle),
            (Action::Escape, Some(vehicle)) => {
                self.emit(Event::KeysShown { seat });
                self.emit(Event::Boarded { seat, vehicle });
                // Where the game goes on afterwards, the stack waits (`nw.esc.several`).
                if self.t().stack > 0 && !self.t().rules.is_norwegian() {
                    self.emit(Event::StackDropped);
                }
                self.board_next(SeatSet::EMPTY);
            }
            _ => {
                self.emit(Event::ActionLost { card: Card::Use });
                self.lie_down(seat);
            }
        }
    }
}
