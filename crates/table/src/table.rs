//! The table itself: commands become entries, entries become the state.

use std::collections::{BTreeSet, HashMap, VecDeque};

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet, Viewer};
use whiteout_games::{Commitment, Proof, Seed, ServerSeed};

use crate::clock::{Clock, Millis};
use crate::command::Command;
use crate::company::Company;
use crate::entry::Entry;
use crate::guesses::Kept;
use crate::limits;
use crate::people::{Holder, Person, Seated};
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::settings::{Chosen, Settings, Spectators, Under};
use crate::shuffle::Shuffle;
use crate::talk::Saying;
use crate::undo::Recent;
use crate::writing;

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Lobby,
    Playing,
    Over,
}

/// Who looks at a table, and as whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    Seat(Seat),
    Spectator,
}

impl Eye {
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    pub const fn viewer(self) -> Viewer {
        match self {
            Self::Seat(seat) => Viewer::Seat(seat),
            Self::Spectator => Viewer::Spectator,
        }
    }
}

/// A table, folded from its entries. What is serialised is a snapshot: it holds every secret.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Table<G: Playable> {
    pub(crate) chosen: Chosen<G>,
    pub(crate) code: String,
    /// When the lobby was opened last.
    pub(crate) opened_at: Millis,
    pub(crate) seed: ServerSeed,
    pub(crate) phase: Phase,
    /// Games played to their end before this one.
    pub(crate) games: u32,
    pub(crate) host: Option<Person>,
    pub(crate) people: u32,
    pub(crate) seats: Vec<Option<Seated>>,
    pub(crate) shuffle: Shuffle,
    pub(crate) clock: Clock,
    /// The level of bot that plays for people who are away.
    pub(crate) stand_in: String,
    pub(crate) game: Option<G>,
    /// How far the stream of chance has been used.
    pub(crate) drawn: u64,
    pub(crate) moved_at: Millis,
    pub(crate) recent: Option<Recent<G>>,
    /// Who would give this game up.
    pub(crate) conceding: SeatSet,
    pub(crate) talk: VecDeque<Saying<G::Claim>>,
    /// How many there were in each circle.
    pub(crate) sayings: [u64; 3],
    /// When the bot of a seat last spoke, in turns of talk.
    pub(crate) spoke: HashMap<Seat, u64>,
    pub(crate) muted: BTreeSet<Person>,
    /// Whom the host has sent away.
    pub(crate) kicked: BTreeSet<Person>,
    /// Who has had a seat in a game of this table.
    pub(crate) played: BTreeSet<Person>,
    /// Bytes that each has written since the last deal.
    pub(crate) written: HashMap<Person, u32>,
    pub(crate) notes: HashMap<Person, String>,
    pub(crate) guesses: Vec<Kept>,
    /// How often each seat has taken back a choice of this game.
    pub(crate) undone: HashMap<Seat, u32>,
    /// Whether its games may be found by everybody once they are over.
    pub(crate) listed: bool,
    #[serde(skip)]
    pub(crate) company: Company,
}

impl<G: Playable> Table<G> {
    /// Checks settings and gives the first entry of a new table.
    pub fn open(settings: Settings, seed: ServerSeed, code: String, at: Millis) -> Result<Entry<G>, Refusal> {
        let Chosen { settings, .. } = Chosen::<G>::new(settings)?;
        Ok(Entry::Opened { settings, seed, code, at })
    }

    /// A table from its first entry; `None` if that is not one, or its settings fit no game.
    pub fn from_first(entry: &Entry<G>) -> Option<Self> {
        let Entry::Opened { settings, seed, code, at } = entry else { return None };
        let players = usize::from(settings.players);
        Some(Self {
            chosen: Chosen::opened(settings.clone()).ok()?,
            code: code.clone(),
            opened_at: *at,
            seed: *seed,
            phase: Phase::Lobby,
            games: 0,
            host: None,
            people: 0,
            seats: vec![None; players],
            shuffle: Shuffle::new(players),
            clock: settings.clock,
            stand_in: settings.stand_in.clone().unwrap_or_else(|| G::STAND_IN.to_owned()),
            game: None,
            drawn: 0,
            moved_at: *at,
            recent: None,
            conceding: SeatSet::EMPTY,
            talk: VecDeque::new(),
            sayings: [0; 3],
            spoke: HashMap::new(),
            muted: BTreeSet::new(),
            kicked: BTreeSet::new(),
            played: BTreeSet::new(),
            written: HashMap::new(),
            notes: HashMap::new(),
            guesses: Vec::new(),
            undone: HashMap::new(),
            listed: settings.public,
            company: Company::default(),
        })
    }

    /// The same table with another hidden world: for tests that look for a difference.
    #[must_use]
    pub fn with_world(mut self, world: G) -> Self {
        self.game = Some(world);
        // What was chosen before was chosen in the other one.
        self.recent = None;
        self
    }

    /// The same table without a word of what people said and noted, for those who only tell its games.
    #[must_use]
    pub fn without_words(&self) -> Self {
        Self { talk: VecDeque::new(), notes: HashMap::new(), ..self.clone() }
    }

    pub const fn settings(&self) -> &Settings {
        &self.chosen.settings
    }

    pub const fn config(&self) -> &G::Config {
        &self.chosen.config
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Games played to their end before this one, which is its number, too.
    pub const fn games(&self) -> u32 {
        self.games
    }

    pub const fn game(&self) -> Option<&G> {
        self.game.as_ref()
    }

    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The server's part of the deal, once there is nothing left to hide.
    pub fn revealed_seed(&self) -> Option<ServerSeed> {
        (self.phase == Phase::Over && self.brought_seed().is_none()).then_some(self.seed)
    }

    /// The seed of a game that was brought here and dealt elsewhere, from nothing that this table knows.
    pub(crate) fn brought_seed(&self) -> Option<Seed> {
        self.chosen.under.as_ref().and_then(|under| under.seed)
    }

    /// How the present game was judged, if it was imported as a file.
    pub fn imported(&self) -> Option<Proof> {
        self.chosen.under.as_ref().and_then(|under| under.imported)
    }

    /// Whether the present game has component values of its own.
    pub fn is_custom(&self) -> bool {
        self.chosen.under.as_ref().is_some_and(|under| under.components.is_some())
    }

    /// What the present game was dealt under.
    pub(crate) fn under(&self) -> Under {
        self.chosen.under.clone().unwrap_or_else(Under::present::<G>)
    }

    /// Whether games of this table that are over may be found by everybody: never where nobody may look on.
    pub fn listed(&self) -> bool {
        self.listed && self.settings().spectators != Spectators::No
    }

    pub(crate) fn deal_seed(&self) -> Seed {
        self.seed.deal(self.shuffle.parts().iter().copied())
    }

    /// Leads people here while the table is in the lobby.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// When the lobby was opened last.
    pub const fn opened_at(&self) -> Millis {
        self.opened_at
    }

    pub fn seats(&self) -> &[Option<Seated>] {
        &self.seats
    }

    /// The person whose seat this is, at the table or away.
    pub fn person_at(&self, seat: Seat) -> Option<Person> {
        match self.seated(seat)?.holder {
            Holder::Person(person) => Some(person),
            Holder::Bot { .. } => None,
        }
    }

    pub const fn host(&self) -> Option<Person> {
        self.host
    }

    pub fn seated(&self, seat: Seat) -> Option<&Seated> {
        self.seats.get(seat.index())?.as_ref()
    }

    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        let i = self.seats.iter().position(|seated| seated.as_ref().is_some_and(|seated| seated.is(person)))?;
        Seat::new(i as u8)
    }

    /// As whom a person looks on, if at all.
    pub fn eye_of(&self, person: Option<Person>) -> Option<Eye> {
        match person.and_then(|person| self.seat_of(person)) {
            Some(seat) => Some(Eye::Seat(seat)),
            None if self.phase == Phase::Lobby || self.settings().spectators != Spectators::No => Some(Eye::Spectator),
            None => None,
        }
    }

    /// What a command would add, or why it may not. `seed` gives fresh chance, should another game want it.
    pub fn decide(
        &self,
        person: Person,
        command: Command<G::Action, G::Claim>,
        at: Millis,
        seed: impl FnOnce() -> ServerSeed,
    ) -> Result<Vec<Entry<G>>, Refusal> {
        match command {
            Command::Sit { name, look } => self.sit(person, &name, look),
            Command::Leave => self.leave(person),
            Command::Return => self.come_back(person),
            Command::Ready { ready, seal } => self.ready(person, ready, seal),
            Command::Unseal { part } => self.unseal(person, part, at),
            Command::Look { look } => self.set_look(person, look),
            Command::Wish { character } => self.wish(person, character),
            Command::AddBot { level } => self.add_bot(person, &level),
            Command::RemoveBot { seat } => self.free(person, seat, true),
            Command::Kick { seat } => self.free(person, seat, false),
            Command::Start => self.start(person, at),
            Command::Again => self.again(person, seed(), at),
            Command::GoOn => self.go_on(person, seed(), at),
            Command::SetClock { clock } => {
                self.only_host(person)?;
                if !clock.is_sound() {
                    return Err(Refusal::new("no-such-clock"));
                }
                Ok(vec![Entry::ClockSet { clock, at }])
            }
            Command::List { listed } => self.list(person, listed),
            Command::SetStandIn { level } => self.set_stand_in(person, level),
            Command::GiveHost { seat } => self.give_host(person, seat),
            Command::Mute { person: other, mute } => {
                self.only_host(person)?;
                if !self.knows(other) {
                    return Err(Refusal::new("nobody-there"));
                }
                let changes = self.muted.contains(&other) != mute;
                Ok(changes.then_some(Entry::Muted { person: other, mute }).into_iter().collect())
            }
            Command::Unsay { id } => {
                self.only_host(person)?;
                Ok(vec![Entry::Unsaid { id }])
            }
            Command::Act { action } => self.act(self.playing_seat(person)?, action, at),
            Command::Undo => self.undo(self.playing_seat(person)?, at),
            Command::Concede { agree } => self.concede(self.playing_seat(person)?, agree, at),
            Command::Say { speech } => self.say(person, speech, at),
            Command::Guess { seat, against } => self.guess(person, seat, against),
            // Nothing is stored of it: whoever holds the connections shows it.
            Command::Lead { shown } => self.lead(person, shown).map(|_| Vec::new()),
            Command::LetGo => Ok(Vec::new()),
            Command::Note { text } => {
                let text = writing::lines(&text, limits::NOTE);
                if text.len() > limits::NOTE_BYTES {
                    return Err(Refusal::new("too-long"));
                }
                self.may_write(person, 0)?;
                let changes = self.note_of(person) != text;
                Ok(changes.then_some(Entry::Noted { person, text }).into_iter().collect())
            }
        }
    }

    /// A move by the bot that plays a seat, or by the clock.
    pub fn decide_for(&self, seat: Seat, action: G::Action, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        self.act(seat, action, at)
    }

    fn playing_seat(&self, person: Person) -> Result<Seat, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::new("not-seated"))?;
        match self.seated(seat) {
            Some(seated) if seated.stand_in.is_some() => Err(Refusal::new("away")),
            _ => Ok(seat),
        }
    }

    /// Makes a stored entry happen.
    pub fn apply(&mut self, entry: &Entry<G>) {
        match entry {
            Entry::Opened { .. } => {}
            Entry::Came { person } => self.apply_came(*person),
            Entry::Kicked { person } => drop(self.kicked.insert(*person)),
            Entry::Sat { seat, seated } => {
                if let Some(place) = self.seats.get_mut(seat.index()) {
                    *place = Some(seated.clone());
                }
            }
            Entry::Freed { seat } => {
                if let Some(place) = self.seats.get_mut(seat.index()) {
                    *place = None;
                }
                self.shuffle.free(*seat);
            }
            Entry::LookSet { seat, look } => {
                if let Some(seated) = self.seated_mut(*seat) {
                    seated.look = *look;
                }
            }
            Entry::Wished { seat, character } => {
                if let Some(seated) = self.seated_mut(*seat) {
                    seated.wish.clone_from(character);
                }
            }
            Entry::ReadySet { seat, ready, entropy, seal } => {
                if let Some(seated) = self.seated_mut(*seat) {
                    seated.ready = *ready;
                }
                self.shuffle.ready(*seat, *seal, *entropy);
            }
            Entry::Shuffling { at } => self.shuffle.begin(*at),
            Entry::Unsealed { seat, part } => self.shuffle.open(*seat, *part),
            Entry::StartFailed { .. } => self.apply_start_failed(),
            Entry::StandIn { seat, level } => {
                if let Some(seated) = self.seated_mut(*seat) {
                    seated.stand_in.clone_from(level);
                }
            }
            Entry::HostIs { person } => self.host = Some(*person),
            Entry::StandInSet { level } => self.apply_stand_in_set(level),
            Entry::ClockSet { clock, at } => {
                self.clock = *clock;
                self.moved_at = *at;
            }
            Entry::Started { at, drawn, events, under } => self.apply_started(*at, *drawn, events, under.as_ref()),
            Entry::Listed { listed } => self.listed = *listed,
            Entry::Acted { seat, at, drawn, events, .. } => self.apply_acted(*seat, *at, *drawn, events),
            Entry::Undone { seat, at } => self.apply_undone(*seat, *at),
            Entry::Conceding { seat, agree } => self.apply_conceding(*seat, *agree),
            Entry::Conceded { at, events } => self.apply_conceded(*at, events),
            Entry::Again { seed, at, sequel } => self.apply_again(*seed, *at, *sequel),
            Entry::Said { saying } => self.apply_said(saying),
            Entry::Unsaid { id } => self.talk.retain(|saying| saying.id != *id),
            Entry::Muted { person, mute } => {
                if *mute {
                    self.muted.insert(*person);
                } else {
                    self.muted.remove(person);
                }
            }
            Entry::Guessed { person, seat, about, against, game } => {
                self.apply_written(*person, 0);
                self.apply_guessed(*game, *seat, *about, *against);
            }
            Entry::Noted { person, text } => {
                // Only the last note is kept, and that one is bounded.
                self.apply_written(*person, 0);
                self.notes.insert(*person, text.clone());
            }
        }
    }

    pub(crate) fn seated_mut(&mut self, seat: Seat) -> Option<&mut Seated> {
        self.seats.get_mut(seat.index())?.as_mut()
    }
}
