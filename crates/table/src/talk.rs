//! What people say: free text, and claims that bots understand too.

use serde::{Deserialize, Serialize};
use whiteout_core::Seat;

use crate::clock::Millis;
use crate::entry::Entry;
use crate::limits;
use crate::people::{Holder, Person};
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::table::{Phase, Table};
use crate::writing;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Speech<C> {
    Text(String),
    /// A statement with a meaning in the game, true or not.
    Claim(C),
}

impl<C> Speech<C> {
    /// Bytes of its text.
    const fn bytes(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Claim(_) => 0,
        }
    }
}

/// Something said. The dead and those who look on talk among themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Saying<C> {
    pub id: u64,
    pub at: Millis,
    /// Nobody where a bot speaks.
    pub person: Option<Person>,
    pub seat: Option<Seat>,
    pub name: String,
    pub speech: Speech<C>,
    /// Heard only by those who are out of the game.
    pub beyond: bool,
}

/// Who is meant to hear something. Each circle counts its own sayings, or a gap in the numbers would tell of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Circle {
    Table,
    /// Those who have left the game.
    Dead,
    /// Those who never were in it.
    Onlookers,
}

impl Circle {
    const ALL: [Self; 3] = [Self::Table, Self::Dead, Self::Onlookers];

    /// The circle in which a saying got its number.
    pub(crate) const fn of(id: u64) -> Self {
        Self::ALL[(id % 3) as usize]
    }
}

impl<C> Saying<C> {
    pub(crate) const fn circle(&self) -> Circle {
        match (self.beyond, self.seat) {
            (false, _) => Circle::Table,
            (true, Some(_)) => Circle::Dead,
            (true, None) => Circle::Onlookers,
        }
    }
}

impl<G: Playable> Table<G> {
    pub(crate) fn say(&self, person: Person, speech: Speech<G::Claim>, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        if self.muted.contains(&person) {
            return Err(Refusal::new("muted"));
        }
        if self.eye_of(Some(person)).is_none() {
            return Err(Refusal::new("no-spectators"));
        }
        let recent = self.talk.iter().rev().take_while(|saying| saying.at + limits::SAYINGS_WITHIN > at);
        if recent.filter(|saying| saying.person == Some(person)).count() >= limits::SAYINGS {
            return Err(Refusal::new("too-fast"));
        }
        let seat = self.seat_of(person);
        let speech = match speech {
            Speech::Text(text) if text.chars().count() > limits::SAYING => return Err(Refusal::new("too-long")),
            Speech::Text(text) => {
                self.may_talk(seat)?;
                Speech::Text(writing::line(&text, limits::SAYING).ok_or(Refusal::new("nothing-said"))?)
            }
            Speech::Claim(claim) => {
                self.may_claim(seat.ok_or(Refusal::new("not-seated"))?, claim)?;
                Speech::Claim(claim)
            }
        };
        self.may_write(person, speech.bytes())?;
        Ok(vec![self.saying(Some(person), seat, speech, at)])
    }

    /// What the bot on a seat says: claims only, and one in each turn of talk, so that people can follow.
    pub fn say_for(&self, seat: Seat, claim: G::Claim, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        if !self.bot_may_speak(seat) {
            return Err(Refusal::new("too-fast"));
        }
        self.may_claim(seat, claim)?;
        Ok(vec![self.saying(None, Some(seat), Speech::Claim(claim), at)])
    }

    /// Whether the bot on this seat would be heard. One that only stands in for somebody keeps silent.
    pub fn bot_may_speak(&self, seat: Seat) -> bool {
        let Some(game) = &self.game else { return false };
        let is_bot = self.seated(seat).is_some_and(|seated| matches!(seated.holder, Holder::Bot { .. }));
        is_bot
            && self.phase == Phase::Playing
            && !self.is_beyond(Some(seat))
            && self.spoke.get(&seat) != Some(&game.turn_of_talk())
    }

    fn may_claim(&self, seat: Seat, claim: G::Claim) -> Result<(), Refusal> {
        match &self.game {
            Some(game) => Ok(game.may_claim(seat, claim)?),
            None => Err(Refusal::new("not-started")),
        }
    }

    /// The rules of a game bind those whom the living hear, while it is played.
    fn may_talk(&self, seat: Option<Seat>) -> Result<(), Refusal> {
        match (seat, &self.game) {
            (Some(seat), Some(game)) if self.phase == Phase::Playing && !self.is_beyond(Some(seat)) => {
                Ok(game.may_talk(seat)?)
            }
            _ => Ok(()),
        }
    }

    fn saying(&self, person: Option<Person>, seat: Option<Seat>, speech: Speech<G::Claim>, at: Millis) -> Entry<G> {
        let name = seat.and_then(|seat| self.seated(seat)).map_or_else(String::new, |seated| seated.name.clone());
        let beyond = self.phase == Phase::Playing && self.is_beyond(seat);
        let mut saying = Saying { id: 0, at, person, seat, name, speech, beyond };
        let circle = saying.circle() as usize;
        saying.id = 3 * self.sayings[circle] + circle as u64;
        Entry::Said { saying }
    }

    /// The dead and those who only look on are not heard by the living.
    pub(crate) fn is_beyond(&self, seat: Option<Seat>) -> bool {
        match (seat, &self.game) {
            (Some(seat), Some(game)) => game.beyond().contains(seat),
            (None, _) => true,
            (Some(_), None) => false,
        }
    }

    pub(crate) fn apply_said(&mut self, saying: &Saying<G::Claim>) {
        self.sayings[Circle::of(saying.id) as usize] = saying.id / 3 + 1;
        if let Some(person) = saying.person {
            self.apply_written(person, saying.speech.bytes());
        }
        if let (None, Some(seat), Some(game)) = (saying.person, saying.seat, &self.game) {
            self.spoke.insert(seat, game.turn_of_talk());
        }
        self.talk.push_back(saying.clone());
        self.forget_talk(saying.circle());
    }

    /// Forgets the oldest sayings of a circle beyond what is remembered. Nobody talks another circle's words away.
    fn forget_talk(&mut self, circle: Circle) {
        let (mut count, mut bytes) = (0, 0);
        let mut kept: Vec<bool> = Vec::with_capacity(self.talk.len());
        for saying in self.talk.iter().rev() {
            let of_it = saying.circle() == circle;
            count += usize::from(of_it);
            bytes += if of_it { saying.speech.bytes() } else { 0 };
            kept.push(!of_it || (count <= limits::REMEMBERED && bytes <= limits::REMEMBERED_BYTES));
        }
        self.talk.retain(|_| kept.pop().unwrap_or(true));
    }
}
