//! One look at the table, with the questions every part of the bot asks.

use whiteout_boardgame::secret::Own;
use whiteout_boardgame::table::{PackLeader, Rescue, Table};
use whiteout_boardgame::words::{Character, Item, Kind as _, Role, Room, RoomSet, Weapon};
use whiteout_core::{Seat, SeatSet};

use super::super::belief::Belief;
use super::super::style::Style;

#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes<'a> {
    pub(super) t: &'a Table,
    pub(super) own: &'a Own,
    pub(super) me: Seat,
    pub(super) alien: bool,
    pub(super) style: &'a Style,
    belief: &'a Belief,
    /// One throw of chance for the whole question, so that all answers are scored in the same mood.
    mood: u32,
}

impl<'a> Eyes<'a> {
    pub(super) fn new(t: &'a Table, own: &'a Own, belief: &'a Belief, style: &'a Style, mood: u32) -> Self {
        Self { t, own, me: own.seat, alien: own.role == Role::Alien, style, belief, mood }
    }

    /// True so many times out of a hundred, the same for every answer to a question.
    pub(super) const fn feels_like(&self, percent: u32) -> bool {
        self.mood % 100 < percent
    }

    /// How likely this seat is a secret Alien.
    pub(super) fn doubt(&self, seat: Seat) -> f32 {
        if seat == self.me { f32::from(u8::from(self.alien)) } else { self.belief.of(seat) }
    }

    /// How likely everybody can be told apart rightly.
    pub(super) const fn certainty(&self) -> f32 {
        self.belief.certainty()
    }

    pub(super) fn others(&self) -> SeatSet {
        self.t.people().without(self.me)
    }

    /// Secret Aliens to be expected beside me.
    pub(super) fn hidden(&self) -> f32 {
        self.others().iter().map(|seat| self.doubt(seat)).sum()
    }

    pub(super) fn is(&self, character: Character) -> bool {
        self.t.is(self.me, character)
    }

    pub(super) fn has_flamethrower(&self) -> bool {
        self.t.flamethrower_of(self.me).is_some()
    }

    pub(super) fn has_fire(&self) -> bool {
        self.own.weapons[Weapon::Dynamite] > 0 || self.has_flamethrower()
    }

    pub(super) fn has_keys(&self) -> bool {
        self.own.items[Item::Keys] > 0
    }

    /// Lab Tokens before everybody still in play: perhaps Blood Bags.
    pub(super) fn labs_held(&self) -> u8 {
        self.t.people().iter().map(|seat| self.t.labs[seat]).sum()
    }

    /// Where people will meet a dog that is there now: the Pack Leader runs on before they do (`bg.pack.draw`).
    pub(super) fn dogs_that_stay(&self) -> RoomSet {
        match self.t.pack_leader {
            PackLeader::In(room) => self.t.dogs.without(room),
            _ => self.t.dogs,
        }
    }

    /// The Alien is out and has strength left.
    pub(super) fn hunted(&self) -> bool {
        self.t.exposed_ever && self.t.strength > 0
    }

    /// Average over the weather die of one column: Generator, Boiler, freezing, helicopter.
    pub(super) fn average(&self, column: usize) -> f32 {
        let rules = &self.t.rules;
        let faces = rules.faces.iter().map(|&f| f32::from(f)).sum::<f32>().max(1.0);
        rules.faces.iter().zip(&rules.weather).map(|(&f, row)| f32::from(f) * f32::from(row[column])).sum::<f32>()
            / faces
    }

    /// Largest value of a column.
    pub(super) fn worst(&self, column: usize) -> u8 {
        self.t.rules.weather.iter().map(|row| row[column]).max().unwrap_or(0)
    }

    /// The next weather may end the game.
    pub(super) fn freezing_soon(&self) -> bool {
        self.t.freezing.is_some_and(|at| at + self.worst(2) >= self.t.rules.freezing_steps)
    }

    /// Counters and fuel still missing until this way out is open; `None` where it is closed.
    pub(super) fn work_left(&self, room: Room) -> Option<u8> {
        let t = self.t;
        // A vehicle that has left is no way out.
        if !t.is_open(room) || room.vehicle().is_some() && t.vehicles_in(room) == 0 {
            return None;
        }
        match room {
            Room::Radio if t.rescue == Rescue::Unaware => Some(t.damage[room] + 1),
            Room::BaseHelicopter | Room::Shed => {
                let fuel = t.rules.fuel_spaces[room] - t.fuel[room];
                (fuel <= t.external).then_some(t.damage[room] + fuel)
            }
            _ => None,
        }
    }

    /// Rounds the Rescue Helicopter will still be there after this one.
    pub(super) fn rescue_rounds(&self) -> u8 {
        (self.t.rules.tank_spaces.saturating_sub(1)).saturating_sub(self.t.tank_used)
    }

    pub(super) fn ready_vehicle(&self) -> bool {
        [Room::BaseHelicopter, Room::Shed].into_iter().any(|room| self.t.vehicle_ready(room))
    }

    /// Sizes of the stacks the Alien has planned; where they are sealed, an even share of its Strength.
    pub(super) fn stacks(&self) -> impl Iterator<Item = u8> {
        let seen = self.t.stack_sizes;
        let share = self.t.strength.div_ceil(seen.len().max(1));
        seen.numbers().map(move |size| if size == 0 { share } else { size })
    }
}

/// Whether a weapon in this hand keeps others away, and at what price.
pub(super) fn can_avoid(eyes: &Eyes<'_>) -> bool {
    Weapon::ALL.iter().any(|&weapon| matches!(weapon, Weapon::Firearm | Weapon::Melee) && eyes.own.weapons[weapon] > 0)
}
