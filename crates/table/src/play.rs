//! The game at the table: dealing, acting, taking back, and bots that move for absent people.

use core::fmt::Debug;

use serde::Serialize;
use whiteout_bots::{Bot, Budget};
use whiteout_core::{NoSink, Seat, SeatSet};
use whiteout_games::{Hosted, Proof, TableRng};

use crate::clock::Millis;
use crate::entry::Entry;
use crate::limits;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::settings::Under;
use crate::shuffle::Shuffle;
use crate::table::{Phase, Table};
use crate::undo::{Choice, Recent, is_open};

/// What a game has cost so far, as everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toll {
    pub lost: SeatSet,
    pub shown: SeatSet,
}

/// A game that can be played at a table.
pub trait Playable: Hosted {
    /// What everybody may see.
    type Public: Clone + PartialEq + Debug + Serialize;
    /// What one seat may see beside it, with its choices.
    type Own: Clone + PartialEq + Debug + Serialize;

    /// Levels of bots, the weakest first.
    const LEVELS: &'static [&'static str];
    /// The level that moves for people who are away.
    const STAND_IN: &'static str;

    /// A bot by its level.
    fn bot(level: &str, seed: u64, budget: Budget) -> Option<Box<dyn Bot<Self>>>;

    /// Counts up with the game, by public facts: a bot speaks at most once before it changes.
    fn turn_of_talk(&self) -> u64;

    /// The action that takes this character, where people choose theirs; a code if there is nothing to wish for.
    fn pick(config: &Self::Config, character: &str) -> Result<Self::Action, &'static str>;

    /// Whether the game asks for characters now.
    fn picks(&self) -> bool;

    /// What a seat does that runs out of time: nothing in it depends on its side.
    fn fallback(&self, seat: Seat, rng: &mut TableRng) -> Option<Self::Action>;

    fn public_part(&self) -> Self::Public;

    fn own_part(&self, seat: Seat) -> Option<Self::Own>;

    /// What those who look on may see beside it, where the rules show them anything.
    fn onlooker_part(&self) -> Option<Self::Own> {
        None
    }

    /// Lets what everybody sees follow an event, so that each sentence is told from the table of its moment.
    fn fold(public: &mut Self::Public, event: &Self::Event);

    /// The choices of a view.
    fn choices(view: &Self::View) -> &[Self::Action];

    fn choices_mut(view: &mut Self::View) -> &mut Vec<Self::Action>;

    /// Who is secretly against the Humans, or has been all along once the game is over. It holds every secret.
    fn against(&self) -> SeatSet;

    /// Whose side lies open for good.
    fn known_to_all(&self) -> SeatSet;

    /// Who turned somebody against the Humans by this event, where somebody did. It holds secrets.
    fn infector(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Whether this end leaves a story that another game may take up, by its option `sequel`.
    fn calls_for_a_sequel(&self) -> bool {
        false
    }

    /// The character of a seat, as a stable word.
    fn character(&self, seat: Seat) -> Option<String>;

    /// How many people are on the board: as many as seats, unless a player has several.
    fn people(&self) -> u8 {
        self.seats()
    }

    /// Whose they are.
    fn player_of(&self, person: Seat) -> Seat {
        person
    }

    /// Those of them who turned out to be against the Humans.
    fn unmasked(&self) -> SeatSet {
        self.against()
    }

    /// Who is out of the game for good, and who has been shown to be against the Humans.
    fn toll(&self) -> Toll;

    /// Players who are dead to the others: they hear and are heard only beyond.
    fn beyond(&self) -> SeatSet;
}

impl<G: Playable> Table<G> {
    pub(crate) fn rng_at(&self, drawn: u64) -> TableRng {
        let mut rng = self.deal_seed().rng();
        rng.set_word_pos(u128::from(drawn));
        rng
    }

    pub(crate) fn start(&self, person: Person, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        self.only_host(person)?;
        self.only_in(Phase::Lobby)?;
        self.not_while_shuffling()?;
        if self.seats.iter().any(Option::is_none) {
            return Err(Refusal::new("seats-empty"));
        }
        if self.seats.iter().flatten().any(|seated| !seated.ready) {
            return Err(Refusal::new("not-all-ready"));
        }
        if self.shuffle.sealed().is_empty() {
            Ok(self.deal(&self.shuffle, at))
        } else {
            Ok(vec![Entry::Shuffling { at }])
        }
    }

    /// Deals the cards from these parts.
    pub(crate) fn deal(&self, shuffle: &Shuffle, at: Millis) -> Vec<Entry<G>> {
        let mut rng = self.seed.deal(shuffle.parts().iter().copied()).rng();
        let mut events = Vec::new();
        let mut game = G::start(&self.chosen.config, &mut rng, &mut events);
        let under = Some(Under::present::<G>());
        let mut entries = vec![Entry::Started { at, drawn: rng.get_word_pos() as u64, events, under }];
        self.follow_wishes(&mut game, &mut rng, at, &mut entries);
        entries
    }

    /// An action of a seat, whoever moves for it.
    pub(crate) fn act(&self, seat: Seat, action: G::Action, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        let Some(game) = &self.game else { return Err(Refusal::new("not-started")) };
        let mut game = game.clone();
        let mut rng = self.rng_at(self.drawn);
        let mut events = Vec::new();
        game.act(seat, action, &mut rng, &mut events)?;
        let mut entries = vec![Entry::Acted { seat, action, at, drawn: rng.get_word_pos() as u64, events }];
        self.follow_wishes(&mut game, &mut rng, at, &mut entries);
        Ok(entries)
    }

    /// Whether the last choice of a seat may be taken back.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.undo(seat, 0).is_ok()
    }

    pub(crate) fn undo(&self, seat: Seat, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        self.only_in(Phase::Playing)?;
        match self.recent.as_ref().and_then(|recent| recent.last_of(seat)) {
            Some(_) if self.undone.get(&seat).is_some_and(|&undone| undone >= limits::UNDONE) => {
                Err(Refusal::new("undone-enough"))
            }
            Some(choice) if choice.harmless => Ok(vec![Entry::Undone { seat, at }]),
            Some(_) => Err(Refusal::new("already-revealed")),
            None => Err(Refusal::new("nothing-to-undo")),
        }
    }

    pub(crate) fn apply_started(&mut self, at: Millis, drawn: u64, events: &[G::Event], under: Option<&Under>) {
        let mut under = under.cloned();
        if drawn == 0 {
            // Every deal of a table draws something; only that of a file leaves the stream of chance alone.
            let under = under.get_or_insert_with(Under::present::<G>);
            under.imported.get_or_insert(Proof::Unchecked);
        }
        self.chosen.deal(under);
        let mut game = G::blank(&self.chosen.config);
        for event in events {
            game.apply(event);
        }
        self.game = Some(game);
        self.recent = None;
        self.conceding = SeatSet::EMPTY;
        self.written.clear();
        self.undone.clear();
        self.shuffle.end();
        self.phase = Phase::Playing;
        self.remember_players();
        self.after_move(at, drawn, true);
    }

    pub(crate) fn apply_acted(&mut self, seat: Seat, at: Millis, drawn: u64, events: &[G::Event]) {
        let Some(game) = &mut self.game else { return };
        let harmless = drawn == self.drawn && G::is_harmless(seat, events);
        let open = is_open::<G>(events);
        // What everybody saw ends what could be taken back before it.
        let recent = self.recent.take().filter(|_| !open);
        let mut recent = recent.unwrap_or_else(|| Recent::new(game.clone(), self.drawn));
        recent.push(Choice { seat, events: events.to_vec(), harmless, open });
        self.recent = Some(recent);
        for event in events {
            game.apply(event);
        }
        self.after_move(at, drawn, open);
    }

    pub(crate) fn apply_undone(&mut self, seat: Seat, at: Millis) {
        let Some(recent) = &mut self.recent else { return };
        let Some((game, open)) = recent.take_back(seat) else { return };
        *self.undone.entry(seat).or_default() += 1;
        let drawn = if open { recent.drawn } else { self.drawn };
        self.game = Some(game);
        self.after_move(at, drawn, open);
    }

    /// A move that nobody else sees leaves the clock alone: a new deadline would tell of it.
    pub(crate) fn after_move(&mut self, at: Millis, drawn: u64, open: bool) {
        self.drawn = drawn;
        if open {
            self.moved_at = at;
        }
        if self.game.as_ref().is_some_and(|game| game.outcome().is_some()) {
            self.phase = Phase::Over;
        }
    }

    /// Seats that a bot plays, with its level.
    pub fn bots(&self) -> impl Iterator<Item = (Seat, &str)> {
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats);
        seats.filter_map(|(seat, seated)| Some((seat, seated.as_ref()?.driver()?)))
    }

    /// Seats that a bot moves for now.
    pub fn bots_asked(&self) -> Vec<(Seat, String)> {
        let Some(game) = &self.game else { return Vec::new() };
        let asked = game.decision().seats;
        self.bots().filter(|(seat, _)| asked.contains(*seat)).map(|(seat, level)| (seat, level.to_owned())).collect()
    }

    /// When time runs out for the seats or devices that are asked now, if it does.
    pub fn deadline(&self) -> Option<Millis> {
        match self.phase {
            Phase::Lobby => self.shuffle.until(),
            Phase::Playing => self.clock.limit().map(|limit| self.moved_at.saturating_add(limit)),
            Phase::Over => None,
        }
    }

    /// Whether its clock runs, or will once it is played.
    pub fn has_clock(&self) -> bool {
        self.phase != Phase::Over && self.clock.limit().is_some()
    }

    /// Whether nobody plays who is not a bot, or played by one.
    pub fn is_left_to_bots(&self) -> bool {
        self.phase == Phase::Playing && self.seats.iter().flatten().all(|seated| seated.driver().is_some())
    }

    /// Whether deciding again from the seed gives this game: for tests and after doubts.
    pub fn re_decides(&self, actions: &[(Seat, G::Action)]) -> bool {
        let mut rng = self.deal_seed().rng();
        let mut game = G::start(&self.chosen.config, &mut rng, &mut NoSink);
        actions.iter().all(|&(seat, action)| game.act(seat, action, &mut rng, &mut NoSink).is_ok())
            && Some(&game) == self.game.as_ref()
    }
}

/// The stable word of something that is written as one.
pub(crate) fn word(thing: impl Serialize) -> String {
    match serde_json::to_value(thing) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}
