//! How public events change the table. Private ones change nothing here.

use whiteout_core::{BySeat, Seat, SeatSet};

use super::{Flamethrower, LeaderToken, PackLeader, Place, Rescue, Status, Table, Ufo};
use crate::event::{Event, Parcel, Store, Way};
use crate::step::Step;
use crate::words::{Deck, Item, Plan, Room, RoomSet, TestKind, Vehicle, Weapon};

impl Table {
    /// Folds a public event; private ones change nothing here.
    pub fn apply(&mut self, event: &Event) {
        use Event as E;
        if self.solo.is_some() {
            self.apply_beyond(event);
        }
        match *event {
            E::Solo(ref event) => self.apply_solo(event),
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
                self.second_test_first = false;
                if self.ufo.is_some() {
                    self.gather_outside();
                }
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
            E::Exchanged { seat } | E::Starved { seat } | E::ThrewCard { seat } => {
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
                self.placed = self.placed.with(seat);
                if vehicle == Vehicle::RescueHelicopter {
                    self.in_rescue = Some(seat);
                }
                self.aboard = SeatSet::one(seat);
                self.vehicle = Some(vehicle);
                self.driver = Some(seat);
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
            E::AlienRan { room } => {
                self.alien_met = self.alien_met.with(room);
                // In the UFO it counts where the Alien stays (`nw.ufo.fight`).
                if self.ufo.is_some() {
                    self.alien.set(room, 0);
                }
            }
            E::LaidDown { seats } => self.lying = self.lying.or(seats),
            E::Fled { seats } => {
                self.lying = self.lying.or(seats);
                let refuge = if self.ufo.is_some() { Place::Outside } else { Place::LeisureRoom };
                for seat in seats.iter() {
                    self.place[seat] = refuge;
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
                    // The others are taken before it (`bg.pack.leader`).
                    if self.dogs_locked == 0 && self.pack_leader == PackLeader::Locked {
                        self.pack_leader = PackLeader::None;
                    }
                } else {
                    self.dogs = self.dogs.without(room);
                    self.move_pack_leader(room, PackLeader::None);
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
                self.move_pack_leader(room, PackLeader::Locked);
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
            E::RifleLaid { seat, weapon } => {
                self.weapons[seat] -= 1;
                self.rifle = weapon.track_spaces();
            }
            E::DogRan => self.dog_at += 1,
            E::Escaped { seats, vehicle } => self.let_go(seats, vehicle),
            E::TestsOrdered { first } => self.second_test_first = first == self.rules.setting.second_test(),
            E::UfoBegan { .. } => {
                self.ufo = Some(Ufo::new(&self.rules));
                self.aboard = SeatSet::EMPTY;
                self.vehicle = None;
                self.driver = None;
                self.in_rescue = None;
                self.gather_outside();
            }
            E::TokenLaid { room, token } => self.in_ufo(|ufo| ufo.lay(room, token)),
            E::EnteredSector { seat, room } => {
                self.place[seat] = Place::In(room);
                self.placed = self.placed.with(seat);
            }
            E::Collected { room, lying, drawn, by } => self.in_ufo(|ufo| ufo.collect(room, lying, drawn, by)),
            E::Launched { paid } => self.in_ufo(|ufo| ufo.launch(paid)),
            E::Tested { by, kind, .. } => match kind {
                TestKind::Teeth => {
                    self.hand[by] -= 1;
                    self.action_discard += 1;
                }
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
                if let PackLeader::In(_) = self.pack_leader {
                    self.pack_leader = PackLeader::Waiting;
                }
            }
            E::DogPlaced { room } => {
                self.dogs = self.dogs.with(room);
                self.dogs_waiting -= 1;
            }
            E::PackLeaderAt { room } => {
                match self.pack_leader {
                    PackLeader::In(old) => self.dogs = self.dogs.without(old),
                    _ => self.dogs_waiting -= 1,
                }
                self.dogs = self.dogs.with(room);
                self.pack_leader = PackLeader::In(room);
            }
            E::KennelOpened => {
                self.dogs_waiting += self.dogs_locked;
                self.dogs_locked = 0;
                if self.pack_leader == PackLeader::Locked {
                    self.pack_leader = PackLeader::Waiting;
                }
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
            | E::RecordShown { .. }
            | E::WantsAboard { .. }
            | E::Agreed { .. }
            | E::Departed
            | E::Chain { .. }
            | E::HandShown { .. } => {}
            // Private: nothing here may follow from them.
            E::Sealed { .. }
            | E::RoleDealt { .. }
            | E::RecordDealt { .. }
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
        for &room in Room::STATION {
            self.damage_pile -= self.damage[room];
        }
        self.underground = rules.underground;
        self.external = rules.external;
        self.pantry = rules.food;
        self.weapon_deck = rules.weapons.total();
        self.item_deck = rules.items.total();
        self.lab_bag = rules.labs.total();
        self.dog_at = rules.dog_track.min(1);
        let first = if rules.options.dogs_start_locked {
            self.dogs_locked = rules.dogs;
            PackLeader::Locked
        } else {
            self.dogs_waiting = rules.dogs;
            PackLeader::Waiting
        };
        if rules.options.pack_leader && rules.dogs > 0 {
            self.pack_leader = first;
        }
    }

    /// The dog of this room is gone from it: if it was the Pack Leader, that is somewhere else now.
    fn move_pack_leader(&mut self, from: Room, to: PackLeader) {
        if self.pack_leader == PackLeader::In(from) {
            self.pack_leader = to;
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
            self.move_pack_leader(room, PackLeader::Waiting);
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

    /// They are out and have won; the vehicle is gone (`nw.veh.keys`). Whoever waits in the Rescue Helicopter still does.
    fn let_go(&mut self, seats: SeatSet, vehicle: Vehicle) {
        for seat in seats.iter() {
            self.status[seat] = Status::Escaped;
            self.place[seat] = Place::Gone;
        }
        match vehicle {
            Vehicle::BaseHelicopter => self.helicopter_gone = true,
            Vehicle::SnowCat => self.snow_cats_gone += 1,
            Vehicle::RescueHelicopter => {}
        }
        self.aboard = self.in_rescue.into_iter().collect();
        self.vehicle = self.in_rescue.map(|_| Vehicle::RescueHelicopter);
        self.driver = self.in_rescue;
    }

    /// A round in the UFO begins: all stand before it, and the Leader goes in last (`nw.ufo.place`).
    fn gather_outside(&mut self) {
        for seat in self.people().iter() {
            self.place[seat] = Place::Outside;
        }
        self.lying = SeatSet::EMPTY;
        self.placing_leader = self.leader;
    }

    fn in_ufo(&mut self, change: impl FnOnce(&mut Ufo)) {
        if let Some(ufo) = &mut self.ufo {
            change(ufo);
        }
    }

    /// Takes everything from a player who is out (`bg.expose.things`, `bg.enc.death`, `nw.esc.things`).
    fn strip(&mut self, seat: Seat) {
        self.action_discard += self.hand[seat];
        self.hand[seat] = 0;
        if self.returns(seat, Room::Armory) {
            self.weapon_deck += self.weapons[seat];
        }
        self.weapons[seat] = 0;
        if self.returns(seat, Room::Warehouse) {
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
