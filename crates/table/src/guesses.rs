//! What people privately take one another for: something to do for those who are out of the game, and for the others.
//!
//! Nobody sees a guess of another seat before the game is over. Then all are shown, with who was right. Once everybody has
//! seen what a seat is, there is nothing left to guess about it.

use serde::{Deserialize, Serialize};
use whiteout_core::Seat;

use crate::entry::Entry;
use crate::people::Person;
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

/// What one seat takes another for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Guess {
    pub by: Seat,
    pub about: Seat,
    /// Whether it is secretly against the Humans.
    pub against: bool,
}

/// A guess once the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Judged {
    #[serde(flatten)]
    pub guess: Guess,
    pub right: bool,
}

/// A guess of one game. Those who look on late may still be at an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    game: u32,
    guess: Guess,
}

impl<G: Playable> Table<G> {
    pub(crate) fn guess(&self, person: Person, about: Seat, against: Option<bool>) -> Result<Vec<Entry<G>>, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::new("not-seated"))?;
        self.only_in(Phase::Playing)?;
        if about == seat {
            return Err(Refusal::new("yourself"));
        }
        if self.seated(about).is_none() {
            return Err(Refusal::new("nobody-there"));
        }
        if self.game.as_ref().is_some_and(|game| game.known_to_all().contains(about)) {
            return Err(Refusal::new("already-shown"));
        }
        self.may_write(person, 0)?;
        let before = self.guesses_of(seat).find(|guess| guess.about == about).map(|guess| guess.against);
        let changes = before != against;
        let guessed = Entry::Guessed { person, seat, about, against, game: self.games };
        Ok(changes.then_some(guessed).into_iter().collect())
    }

    pub(crate) fn apply_guessed(&mut self, game: u32, by: Seat, about: Seat, against: Option<bool>) {
        self.guesses.retain(|kept| (kept.game, kept.guess.by, kept.guess.about) != (game, by, about));
        self.guesses.extend(against.map(|against| Kept { game, guess: Guess { by, about, against } }));
    }

    fn guesses(&self) -> impl Iterator<Item = Guess> {
        self.guesses.iter().filter(|kept| kept.game == self.games).map(|kept| kept.guess)
    }

    /// What a seat takes the others for in this game.
    pub fn guesses_of(&self, seat: Seat) -> impl Iterator<Item = Guess> {
        self.guesses().filter(move |guess| guess.by == seat)
    }

    /// All of them, once there is nothing left to hide.
    pub(crate) fn judged(&self) -> Option<Vec<Judged>> {
        let against = self.game.as_ref().filter(|_| self.phase == Phase::Over)?.against();
        let judge = |guess: Guess| Judged { guess, right: against.contains(guess.about) == guess.against };
        Some(self.guesses().map(judge).collect())
    }

    /// Another game begins: nothing is left of those before it.
    pub(crate) fn forget_guesses(&mut self) {
        self.guesses.retain(|kept| kept.game >= self.games);
    }
}
