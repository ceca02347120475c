//! What dice are worth to whoever gets them, and what a whole phase of them promises.

use whiteout_boardgame::words::{Card, Face, Kind as _, Room};
use whiteout_core::{Seat, SeatSet};

use super::sight::Sight;
use super::worth;

/// How many open dice show each face.
pub(super) type Faces = [u8; 4];

/// Characters in one room at most, and in play at most.
const GROUP: usize = 3;
const PEOPLE: usize = 6;

pub(super) fn open(sight: &Sight<'_>) -> Faces {
    let mut faces = [0; 4];
    sight.solo.open_dice().for_each(|(_, face)| faces[face.index()] += 1);
    faces
}

/// What one Character does with dice.
#[derive(Clone, Copy, Default)]
struct Hands {
    seat: Option<Seat>,
    room: Option<Room>,
    /// Use and Repair by how many stand in the room.
    good: [[f32; 2]; GROUP + 1],
    /// The price of none to three steps of suspicion.
    steps: [f32; 4],
    /// What a Sabotage does there.
    harm: f32,
    /// What it could do instead with any dice.
    idle: f32,
}

/// The dice as somebody would use them: their worth, and which kinds of bad dice are cancelled for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    pub(super) worth: f32,
    pub(super) cancels: [bool; 2],
}

/// Everybody who stands, and what they could do one after the other.
pub(super) struct Prospects {
    people: [Hands; PEOPLE],
    count: usize,
    /// The price of none to three steps of the Threat.
    threats: [f32; 4],
    rolls: Vec<(Faces, f32)>,
    dark: bool,
    /// What the rest of the phase is worth by who still stands.
    ahead: Vec<f32>,
}

impl Prospects {
    pub(super) fn new(sight: &Sight<'_>, standing: SeatSet) -> Self {
        let mut people = [Hands::default(); PEOPLE];
        let mut count = 0;
        for (hands, seat) in people.iter_mut().zip(standing.iter()) {
            *hands = Hands::new(sight, seat);
            count += 1;
        }
        let threats = [0, 1, 2, 3].map(|spaces| sight.threats(spaces));
        let mut new =
            Self { people, count, threats, rolls: rolls(sight), dark: sight.t.power_failure, ahead: Vec::new() };
        new.look_ahead();
        new
    }

    /// From nobody standing up to everybody: whoever gets dice stands no more.
    fn look_ahead(&mut self) {
        let plays = self.all_plays();
        let mut ahead = vec![0.0f32; 1 << self.count];
        for standing in 1..ahead.len() {
            let of = |i: usize, roll: usize| plays[i][self.together(i, standing)][roll];
            let after = |i: usize| ahead[standing & !(1 << i)];
            let able = || (0..self.count).filter(|i| standing & (1 << i) != 0);
            let promise = if self.dark {
                let mean = |i| self.rolls.iter().enumerate().map(|(roll, (_, odds))| odds * of(i, roll)).sum::<f32>();
                able().map(|i| mean(i) + after(i)).fold(f32::NEG_INFINITY, f32::max)
            } else {
                let best = |roll| able().map(|i| of(i, roll) + after(i)).fold(f32::NEG_INFINITY, f32::max);
                self.rolls.iter().enumerate().map(|(roll, (_, odds))| odds * best(roll)).sum()
            };
            // The Leader may stop.
            ahead[standing] = promise.max(0.0);
        }
        self.ahead = ahead;
    }

    /// By Character, how many stand in the room, and roll.
    fn all_plays(&self) -> [[[f32; 20]; GROUP + 1]; PEOPLE] {
        let mut plays = [[[0.0; 20]; GROUP + 1]; PEOPLE];
        for (i, of_one) in plays.iter_mut().enumerate().take(self.count) {
            let most = self.together(i, usize::MAX);
            for (standing, of_group) in of_one.iter_mut().enumerate().take(most + 1).skip(1) {
                for (play, (faces, _)) in of_group.iter_mut().zip(&self.rolls) {
                    *play = self.play(i, *faces, standing).worth;
                }
            }
        }
        plays
    }

    /// How many of these stand in the room of this one.
    fn together(&self, i: usize, standing: usize) -> usize {
        let room = self.people[i].room;
        if room.is_none() {
            return 1;
        }
        let others = (0..self.count).filter(|other| standing & (1 << other) != 0 && self.people[*other].room == room);
        others.count().clamp(1, GROUP)
    }

    fn play(&self, i: usize, faces: Faces, standing: usize) -> Play {
        let hands = &self.people[i];
        let [uses, repairs, sabotages, threats] = faces.map(usize::from);
        let [of_use, of_repair] = hands.good[standing];
        let mut action = 0.0f32;
        if uses > 0 {
            action = action.max(of_use);
        }
        if repairs > 0 {
            action = action.max(of_repair);
        }
        let (harm, fear) = (hands.harm * sabotages as f32, self.threats[threats.min(3)]);
        let mut best = Play { worth: f32::NEG_INFINITY, cancels: [false; 2] };
        for cancels in [[false, false], [true, false], [false, true], [true, true]] {
            let (paid, left) = match cancels {
                [false, false] => (0, sabotages + threats),
                [true, false] => (sabotages, threats),
                [false, true] => (threats, sabotages),
                [true, true] => (sabotages + threats, 0),
            };
            let bad = if cancels[0] { 0.0 } else { harm } + if cancels[1] { 0.0 } else { fear };
            let good = if left == 0 { action } else { 0.0 };
            let worth = good - bad - hands.steps[paid.min(3)] - hands.idle;
            if worth > best.worth + 1e-4 {
                best = Play { worth, cancels };
            }
        }
        best
    }

    fn index(&self, seat: Seat) -> Option<usize> {
        (0..self.count).find(|&i| self.people[i].seat == Some(seat))
    }

    const fn everybody(&self) -> usize {
        (1 << self.count) - 1
    }

    /// What this one makes of these dice while all stand.
    pub(super) fn plays(&self, seat: Seat, faces: Faces) -> Play {
        let nothing = Play { worth: 0.0, cancels: [false; 2] };
        self.index(seat).map_or(nothing, |i| self.play(i, faces, self.together(i, self.everybody())))
    }

    /// These dice given to this one, and whatever the others do afterwards; somebody else may lie down for it.
    pub(super) fn given(&self, seat: Seat, faces: Faces, lies_down: Option<Seat>) -> f32 {
        let Some(i) = self.index(seat) else { return 0.0 };
        let lying = lies_down.and_then(|seat| self.index(seat)).map_or(0, |i| 1 << i);
        let standing = self.everybody() & !lying;
        self.play(i, faces, self.together(i, standing)).worth + self.ahead[standing & !(1 << i)]
    }

    /// These dice given to whoever makes most of them.
    pub(super) fn best(&self, faces: Faces, lies_down: Option<Seat>) -> f32 {
        let able = self.people[..self.count].iter().filter_map(|hands| hands.seat);
        let able = able.filter(|&seat| Some(seat) != lies_down);
        able.map(|seat| self.given(seat, faces, lies_down)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// Another roll, with whatever follows.
    pub(super) fn promise(&self) -> f32 {
        self.rolls.iter().map(|&(faces, odds)| odds * self.best(faces, None)).sum()
    }

    /// The same for one who is named before the dice are seen.
    pub(super) fn promise_to(&self, seat: Seat) -> f32 {
        self.rolls.iter().map(|&(faces, odds)| odds * self.given(seat, faces, None)).sum()
    }
}

impl Hands {
    fn new(sight: &Sight<'_>, seat: Seat) -> Self {
        let room = sight.t.room_of(seat);
        let mut good = [[0.0; 2]; GROUP + 1];
        if let Some(room) = room {
            for (standing, good) in (0u8..).zip(&mut good) {
                *good = [Card::Use, Card::Repair].map(|card| worth::of(sight, seat, room, card, standing));
            }
        }
        // Nobody pays at the end of the track.
        let stuck = sight.t.at_maximum(seat);
        let steps = [0, 1, 2, 3].map(|steps| if stuck && steps > 0 { f32::INFINITY } else { sight.steps(seat, steps) });
        let idle = if sight.t.sleeper() == Some(seat) { sight.style.sleeper } else { 0.0 };
        Self { seat: Some(seat), room, good, steps, harm: worth::sabotage(sight, room), idle }
    }
}

/// Every roll of the dice with its odds, dice alike taken together.
fn rolls(sight: &Sight<'_>) -> Vec<(Faces, f32)> {
    let Some(rules) = sight.t.rules.solo else { return Vec::new() };
    let count = if sight.t.hungry { rules.dice_hungry } else { rules.dice };
    let total: f32 = rules.faces.iter().map(|&faces| f32::from(faces)).sum();
    let odds = rules.faces.map(|faces| f32::from(faces) / total);
    let mut all = Vec::with_capacity(20);
    each_roll(count, &mut [0; 4], 1.0, 0, &odds, &mut all);
    all
}

fn each_roll(left: u8, faces: &mut Faces, chance: f32, from: usize, odds: &[f32; 4], all: &mut Vec<(Faces, f32)>) {
    if left == 0 {
        return all.push((*faces, chance));
    }
    for face in from..Face::ALL.len() {
        // Orders in which the same dice may fall: each further die of a kind counts once less.
        faces[face] += 1;
        let sum: u8 = faces.iter().sum();
        let orders = f32::from(sum) / f32::from(faces[face]);
        each_roll(left - 1, faces, chance * odds[face] * orders, face, odds, all);
        faces[face] -= 1;
    }
}
