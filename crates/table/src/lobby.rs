//! Before the start: sitting down, bots, being ready, and what the host may do.

use whiteout_core::Seat;
use whiteout_games::{Entropy, Seal, ServerSeed};

use crate::clock::Millis;
use crate::entry::Entry;
use crate::names;
use crate::people::{Holder, LOOKS, Look, Person, Seated};
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::shuffle::Shuffle;
use crate::table::{Phase, Table};

impl<G: Playable> Table<G> {
    pub(crate) fn only_in(&self, phase: Phase) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(Refusal::new("not-now")) }
    }

    fn free_seat(&self) -> Result<Seat, Refusal> {
        let free = self.seats.iter().position(Option::is_none).and_then(|i| Seat::new(i as u8));
        free.ok_or(Refusal::new("table-full"))
    }

    /// Whether nobody else has its colour or its shape.
    fn look_is_free(&self, look: Look, mine: Option<Seat>) -> bool {
        let others = Seat::all(self.seats.len() as u8).filter(|&seat| Some(seat) != mine);
        let mut looks = others.filter_map(|seat| self.seated(seat)).map(|seated| seated.look);
        look.colour < LOOKS
            && look.shape < LOOKS
            && !looks.any(|other| other.colour == look.colour || other.shape == look.shape)
    }

    fn any_look(&self) -> Look {
        let free = |taken: fn(&Look) -> u8| {
            (0..LOOKS).find(|n| !self.seats.iter().flatten().any(|other| taken(&other.look) == *n)).unwrap_or(0)
        };
        Look { colour: free(|look| look.colour), shape: free(|look| look.shape) }
    }

    /// Takes a seat, if there is one to take.
    ///
    /// # Errors
    /// Why this person cannot sit down, or not so.
    pub fn sit(&self, person: Person, name: &str, look: Option<Look>) -> Result<Vec<Entry<G>>, Refusal> {
        self.only_in(Phase::Lobby)?;
        if self.seat_of(person).is_some() {
            return Err(Refusal::new("already-seated"));
        }
        if self.kicked.contains(&person) {
            return Err(Refusal::new("kicked"));
        }
        let name = names::accepted(name, G::ID, self.names())?;
        if look.is_some_and(|look| !self.look_is_free(look, None)) {
            return Err(Refusal::new("look-taken"));
        }
        let seat = self.free_seat()?;
        let look = look.unwrap_or_else(|| self.any_look());
        let seated = Seated { holder: Holder::Person(person), name, look, ready: false, wish: None, stand_in: None };
        Ok(vec![Entry::Sat { seat, seated }])
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().flatten().map(|seated| seated.name.as_str())
    }

    /// The first that is free; at an older table a person may be called like a bot.
    fn bot_name(&self) -> String {
        let is_free = |name: &String| !self.names().any(|other| names::are_alike(name, other));
        (1..=u8::MAX).map(names::bot).find(is_free).unwrap_or_default()
    }

    pub(crate) fn add_bot(&self, person: Person, level: &str) -> Result<Vec<Entry<G>>, Refusal> {
        self.only_host(person)?;
        self.only_in(Phase::Lobby)?;
        if !G::LEVELS.contains(&level) {
            return Err(Refusal::new("no-such-bot"));
        }
        let seat = self.free_seat()?;
        let seated = Seated {
            holder: Holder::Bot { level: level.to_owned() },
            name: self.bot_name(),
            look: self.any_look(),
            ready: true,
            wish: None,
            stand_in: None,
        };
        Ok(vec![Entry::Sat { seat, seated }])
    }

    /// Before the start the seat is free again; later a bot plays it until the person comes back. The table goes to
    /// somebody else if the host leaves.
    pub(crate) fn leave(&self, person: Person) -> Result<Vec<Entry<G>>, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::new("not-seated"))?;
        self.not_while_shuffling()?;
        let left = match self.phase {
            Phase::Lobby => Entry::Freed { seat },
            Phase::Playing if self.seated(seat).is_some_and(|seated| seated.stand_in.is_some()) => {
                return Err(Refusal::new("away"));
            }
            Phase::Playing => Entry::StandIn { seat, level: Some(self.stand_in.clone()) },
            Phase::Over => return Err(Refusal::new("not-now")),
        };
        let heir = if self.host == Some(person) { self.next_host() } else { None };
        Ok([left].into_iter().chain(heir.map(|person| Entry::HostIs { person })).collect())
    }

    pub(crate) fn come_back(&self, person: Person) -> Result<Vec<Entry<G>>, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::new("not-seated"))?;
        match self.seated(seat) {
            Some(seated) if seated.stand_in.is_some() => Ok(vec![Entry::StandIn { seat, level: None }]),
            _ => Err(Refusal::new("not-away")),
        }
    }

    pub(crate) fn ready(&self, person: Person, ready: bool, seal: Option<Seal>) -> Result<Vec<Entry<G>>, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::new("not-seated"))?;
        self.only_in(Phase::Lobby)?;
        self.not_while_shuffling()?;
        let seal = seal.filter(|_| ready);
        Ok(vec![Entry::ReadySet { seat, ready, entropy: Entropy::default(), seal }])
    }

    pub(crate) fn again(&self, person: Person, seed: ServerSeed, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        self.only_host(person)?;
        self.only_in(Phase::Over)?;
        Ok(vec![Entry::Again { seed, at, sequel: false }])
    }

    /// The story goes on, if the last game has left one to be told.
    pub(crate) fn go_on(&self, person: Person, seed: ServerSeed, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        self.again(person, seed, at)?;
        if self.game.as_ref().is_some_and(Playable::calls_for_a_sequel) {
            Ok(vec![Entry::Again { seed, at, sequel: true }])
        } else {
            Err(Refusal::new("no-sequel"))
        }
    }

    /// Everybody keeps their seat; whoever was away has to say that they are back by being ready.
    pub(crate) fn apply_again(&mut self, seed: ServerSeed, at: Millis, sequel: bool) {
        self.games += 1;
        let another_cast = self.chosen.turn_to(sequel);
        self.forget_guesses();
        self.seed = seed;
        self.phase = Phase::Lobby;
        self.game = None;
        self.drawn = 0;
        self.recent = None;
        self.spoke.clear();
        self.moved_at = at;
        self.opened_at = at;
        self.shuffle = Shuffle::new(self.seats.len());
        for seated in self.seats.iter_mut().flatten() {
            seated.ready = matches!(seated.holder, Holder::Bot { .. });
            seated.stand_in = None;
            if another_cast {
                seated.wish = None;
            }
        }
        // The end of the game had opened it to all.
        for saying in &mut self.talk {
            saying.beyond = false;
        }
    }

    pub(crate) fn set_look(&self, person: Person, look: Look) -> Result<Vec<Entry<G>>, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::new("not-seated"))?;
        self.only_in(Phase::Lobby)?;
        if self.look_is_free(look, Some(seat)) {
            Ok(vec![Entry::LookSet { seat, look }])
        } else {
            Err(Refusal::new("look-taken"))
        }
    }
}
