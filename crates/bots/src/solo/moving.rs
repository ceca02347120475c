//! Where to send people: a plan for everybody who has not been sent yet, as good as small changes can make it.

use core::cell::Cell;

use whiteout_boardgame::solo::Spot;
use whiteout_boardgame::table::{GREEN, Place};
use whiteout_boardgame::words::{Character, Item, Kind as _, Room, Weapon};
use whiteout_core::{Seat, SeatSet};

use super::escape;
use super::sight::Sight;
use super::worth;

/// The ten rooms, the Leisure Room and the Dormitory.
const SPOTS: usize = 12;
const LEISURE: usize = 10;
const DORMITORY: usize = 11;
/// Characters in play at most.
const PEOPLE: usize = 6;
/// Times a plan is gone through for improvements.
const SWEEPS: usize = 4;

type There = [SeatSet; SPOTS];

pub(super) struct Plan<'a> {
    sight: &'a Sight<'a>,
    groups: Groups,
    /// The price of meeting in the Leisure Room, as far as it was reckoned.
    leisure: [Cell<Option<f32>>; 1 << PEOPLE],
    /// Who is to be where.
    there: There,
    value: f32,
}

impl<'a> Plan<'a> {
    /// Everybody who was sent stays; the others go where they are of most use together.
    pub(super) fn new(sight: &'a Sight<'a>) -> Self {
        let mut there = [SeatSet::EMPTY; SPOTS];
        let people = sight.t.people();
        for seat in people.and(sight.t.placed).iter() {
            let spot = match sight.t.place[seat] {
                Place::In(room) if room.index() < LEISURE => room.index(),
                Place::Dormitory => DORMITORY,
                _ => LEISURE,
            };
            there[spot] = there[spot].with(seat);
        }
        let waiting = people.minus(sight.t.placed);
        let groups = Groups::new(sight, &there, waiting);
        there[LEISURE] = there[LEISURE].or(waiting);
        let leisure = [const { Cell::new(None) }; 1 << PEOPLE];
        let mut plan = Self { sight, groups, leisure, there, value: 0.0 };
        plan.value = plan.worth(&plan.there);
        for _ in 0..SWEEPS {
            if !plan.improve(waiting) {
                break;
            }
        }
        plan
    }

    /// Where this one goes.
    pub(super) fn spot(&self, seat: Seat) -> Spot {
        match self.there.iter().position(|people| people.contains(seat)) {
            Some(DORMITORY) => Spot::Dormitory,
            Some(room) if room < LEISURE => Spot::In(Room::at(room)),
            _ => Spot::LeisureRoom,
        }
    }

    /// Who else is to be in this room, and how large the largest group is with this one there.
    pub(super) fn company(&self, seat: Seat, room: Room) -> (SeatSet, u8) {
        let there = moved(&self.there, seat, room.index());
        let largest = there[..LEISURE].iter().map(|people| people.len()).max().unwrap_or(0);
        (there[room.index()].without(seat), largest)
    }

    /// What it costs or gains to send this one there instead, if all else stays.
    pub(super) fn change(&self, seat: Seat, to: Spot) -> f32 {
        let to = match to {
            Spot::In(room) => room.index(),
            Spot::LeisureRoom => LEISURE,
            Spot::Dormitory => DORMITORY,
        };
        // Whoever was to sleep makes way.
        let mut there = moved(&self.there, seat, to);
        if let (DORMITORY, Some(other)) = (to, self.there[DORMITORY].lowest().filter(|&other| other != seat)) {
            there = moved(&there, other, LEISURE);
        }
        self.worth(&there) - self.value
    }

    /// Sends single people, or two together, to better places.
    fn improve(&mut self, waiting: SeatSet) -> bool {
        let mut better = false;
        for seat in waiting.iter() {
            for to in 0..SPOTS {
                better |= self.try_out(moved(&self.there, seat, to));
            }
            for other in waiting.without(seat).iter() {
                for to in 0..LEISURE {
                    better |= self.try_out(moved(&moved(&self.there, seat, to), other, to));
                }
                better |= self.try_out(swapped(&self.there, seat, other));
            }
        }
        better
    }

    fn try_out(&mut self, there: There) -> bool {
        if !self.is_allowed(&there) {
            return false;
        }
        let value = self.worth(&there);
        if value <= self.value + 1e-3 {
            return false;
        }
        (self.there, self.value) = (there, value);
        true
    }

    fn is_allowed(&self, there: &There) -> bool {
        let t = self.sight.t;
        let fits = |(people, &room): (&SeatSet, &Room)| {
            people.is_empty() || (people.len() <= t.rules.room_limit && t.is_open(room))
        };
        there[DORMITORY].len() <= 1 && there.iter().zip(Room::GREEN).all(fits)
    }

    /// Many may sit there, but they change little from one try to the next.
    fn leisure(&self, people: SeatSet) -> f32 {
        let known = &self.leisure[number(people)];
        known.get().unwrap_or_else(|| {
            let price = meeting(self.sight, people);
            known.set(Some(price));
            price
        })
    }

    fn worth(&self, there: &There) -> f32 {
        let sight = self.sight;
        let largest = there[..LEISURE].iter().map(|people| people.len()).max().unwrap_or(0);
        let hunt = Hunt::new(sight, largest);
        let mut sum = -self.leisure(there[LEISURE]) - hunt.finds_kennel();
        if !there[DORMITORY].is_empty() {
            sum += sight.style.sleeper;
        }
        for ((&people, &room), groups) in there.iter().zip(Room::GREEN).zip(&self.groups.0) {
            if people.is_empty() {
                sum -= hunt.finds_dog(room);
                continue;
            }
            let group = &groups[number(people)];
            let (disturbed, beaten) = if group.armed { (0.0, 0.0) } else { hunt.comes(people.len()) };
            sum += group.work * (1.0 - disturbed) - beaten * group.least_loss - group.price;
        }
        sum
    }
}

/// What a group does and risks in a room.
#[derive(Clone, Copy, Default)]
struct Group {
    work: f32,
    /// Of meeting each other or a dog.
    price: f32,
    least_loss: f32,
    /// Fire keeps the Alien away.
    armed: bool,
}

/// All groups that may come together in each room, by their numbers.
struct Groups([[Group; 1 << PEOPLE]; LEISURE]);

impl Groups {
    fn new(sight: &Sight<'_>, sent: &There, waiting: SeatSet) -> Self {
        let mut groups = [[Group::default(); 1 << PEOPLE]; LEISURE];
        let mut meetings = [None; 1 << PEOPLE];
        for ((groups, &sent), &room) in groups.iter_mut().zip(sent).zip(Room::GREEN) {
            for people in waiting.subsets().map(|more| sent.or(more)) {
                if people.is_empty() || people.len() > sight.t.rules.room_limit {
                    continue;
                }
                let meeting = *meetings[number(people)].get_or_insert_with(|| meeting(sight, people));
                groups[number(people)] = Group {
                    work: worth::of_group(sight, room, people) + way_out(sight, people, room),
                    price: meeting + dog(sight, room, people),
                    least_loss: people.iter().map(|seat| sight.loss(seat)).fold(f32::INFINITY, f32::min),
                    armed: people.iter().any(|seat| sight.has_fire(seat)),
                };
            }
        }
        Self(groups)
    }
}

fn number(people: SeatSet) -> usize {
    people.iter().fold(0, |number, seat| number | 1 << seat.index())
}

fn moved(there: &There, seat: Seat, to: usize) -> There {
    let mut new = there.map(|people| people.without(seat));
    new[to] = new[to].with(seat);
    new
}

fn swapped(there: &There, one: Seat, other: Seat) -> There {
    there.map(|people| match (people.contains(one), people.contains(other)) {
        (true, false) => people.without(one).with(other),
        (false, true) => people.without(other).with(one),
        _ => people,
    })
}

/// The price of this meeting for all who are in it; a Firearm keeps out of it for nothing.
fn meeting(sight: &Sight<'_>, people: SeatSet) -> f32 {
    if people.len() < 2 {
        return 0.0;
    }
    let inside: SeatSet = people.iter().filter(|&seat| sight.weapon(seat, Weapon::Firearm) == 0).collect();
    let doubted: SeatSet = inside.iter().filter(|&seat| sight.t.suspicion[seat] != GREEN).collect();
    let meets = |seat: &Seat| !doubted.without(*seat).is_empty();
    sight.all_step(inside.iter().filter(meets).collect(), 1)
}

fn dog(sight: &Sight<'_>, room: Room, people: SeatSet) -> f32 {
    if !sight.t.dogs.contains(room) {
        return 0.0;
    }
    let Some(alone) = people.only() else { return -sight.style.dog_caught };
    if sight.t.is(alone, Character::Clark) {
        return 0.0;
    }
    let rules = &sight.t.rules;
    let odds = f32::from(rules.bag_alien) / f32::from(rules.bag_alien + rules.bag_human);
    odds * sight.loss(alone) + (1.0 - odds) * sight.steps(alone, 1)
}

/// How the Alien goes about if the largest group in its reach is so large (`solo.alien.goal`).
struct Hunt<'a> {
    sight: &'a Sight<'a>,
    goal: u8,
    /// The odds that it comes to any one room with all it needs, and with what is left.
    full: f32,
    rest: Option<(u8, f32)>,
}

impl<'a> Hunt<'a> {
    fn new(sight: &'a Sight<'a>, largest: u8) -> Self {
        let (goal, strength) = (largest + 1, sight.t.strength);
        let rooms = f32::from(sight.t.location_deck().len().max(1));
        let full = (f32::from(strength / goal) / rooms).min(1.0);
        let rest = Some(strength % goal).filter(|&rest| rest > 0).map(|rest| (rest, 1.0 / rooms));
        Self { sight, goal, full, rest }
    }

    /// How likely it disturbs so many people, and how likely it beats them.
    fn comes(&self, count: u8) -> (f32, f32) {
        let (mut disturbed, mut beaten) = (0.0, 0.0);
        for (strength, odds) in self.rest.into_iter().chain([(self.goal, self.full)]) {
            disturbed += if strength >= count { odds } else { 0.0 };
            beaten += if strength > count { odds } else { 0.0 };
        }
        (disturbed, beaten)
    }

    /// The price of a dog that may be found where nobody is.
    fn finds_dog(&self, room: Room) -> f32 {
        if self.sight.t.dogs.contains(room) { self.found() } else { 0.0 }
    }

    /// The same of those who are locked up.
    fn finds_kennel(&self) -> f32 {
        if self.sight.t.kennel_card() { self.found() } else { 0.0 }
    }

    fn found(&self) -> f32 {
        self.sight.style.strength * (self.full + self.rest.map_or(0.0, |(_, odds)| odds)).min(1.0)
    }
}

/// Keys where a vehicle is ready and it is time to go.
fn way_out(sight: &Sight<'_>, people: SeatSet, room: Room) -> f32 {
    if sight.t.vehicle_ready(room) && people.iter().any(|seat| sight.item(seat, Item::Keys) > 0) {
        escape::worth_of_driving(sight).max(0.0)
    } else {
        0.0
    }
}
