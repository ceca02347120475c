//! A game at a table, with its log and what each eye has seen of it.

use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::json;
use whiteout_boardgame::words::{Card, Counts, Kind as _};
use whiteout_boardgame::{Action, Claim, Event, Observer, Options, State};
use whiteout_core::{Chance as _, Game as _, Observer as _, Seat, SeatSet, Viewer};
use whiteout_table::{Clock, Command, Entropy, Entry, Eye, Millis, Person, Phase, ServerSeed, Settings, Table};
use whiteout_testkit::Random;

use crate::line::Line;
use crate::snapshot::Tokens;
use crate::tokens;

/// What proves who somebody is; a stranger has none that is known.
pub(super) fn token(person: Person) -> String {
    format!("token-{}", person.0)
}

pub(super) struct Evening {
    pub(super) table: Table<State>,
    pub(super) lines: Vec<Line>,
    pub(super) eyes: Vec<(Eye, Observer)>,
    pub(super) now: Millis,
    rng: Random,
}

impl Evening {
    /// People on all seats, everything as the number says, the game begun.
    pub(super) fn begin(seed: u64) -> Self {
        let mut rng = Random::seed_from_u64(seed);
        let settings = settings(seed, &mut rng);
        let players = settings.players;
        let first = Table::open(settings, ServerSeed([seed as u8; 32]), "CODE".to_owned(), 0).expect("sound settings");
        let table = Table::from_first(&first).expect("a table");
        let mut evening = Self { table, lines: vec![Line::Entry(first)], eyes: Vec::new(), now: 0, rng };
        for _ in 0..players {
            let (person, entry, _) = evening.table.arrival().expect("room for all");
            evening.store(vec![entry]);
            evening.lines.push(Line::Token { person, hash: tokens::hash(&token(person)) });
            evening.must(person, Command::Sit { name: format!("Player {}", person.0), look: None });
            evening.must(person, Command::Ready { ready: true, entropy: Entropy([person.0 as u8; 32]) });
        }
        let eyes = Seat::all(players).map(Eye::Seat).chain([Eye::Spectator]);
        evening.eyes = eyes.map(|eye| (eye, Observer::new(evening.table.config(), eye.viewer()))).collect();
        evening.must(Person(0), Command::Start);
        evening
    }

    pub(super) fn state(&self) -> &State {
        self.table.game().expect("a game")
    }

    pub(super) fn over(&self) -> bool {
        self.table.phase() == Phase::Over
    }

    pub(super) fn tokens(&self) -> Tokens {
        let people = Seat::all(self.table.settings().players).map(|seat| Person(seat.index() as u32));
        people.map(|person| (tokens::hash(&token(person)), person)).collect()
    }

    /// Somebody who is asked makes a random move.
    pub(super) fn random_move(&mut self) {
        let Some((seat, action)) = any_choice(&{ *self.state() }, &mut self.rng) else { return };
        self.must(Person(seat.index() as u32), Command::Act { action });
    }

    fn must(&mut self, person: Person, command: Command<Action, Claim>) {
        self.now += 1_000;
        let entries = self.table.decide(person, command, self.now, no_rematch).expect("in order");
        self.store(entries);
    }

    fn store(&mut self, entries: Vec<Entry<State>>) {
        for entry in entries {
            self.table.apply(&entry);
            for event in crate::publish::events(std::slice::from_ref(&entry)) {
                for (eye, observer) in &mut self.eyes {
                    if event.audience().includes(eye.viewer()) {
                        observer.see(event);
                    }
                }
            }
            self.lines.push(Line::Entry(entry));
        }
    }

    /// The log of a table that was dealt this world instead, if the deal is all that has happened.
    pub(super) fn dealt_otherwise(&self, world: &State, viewer: Viewer) -> Option<Vec<Line>> {
        let mut lines = self.lines.clone();
        let Some(Line::Entry(Entry::Started { events, .. })) = lines.last_mut() else { return None };
        redeal(events, world, viewer);
        let mut folded = State::blank(self.table.config());
        for event in events.iter() {
            folded.apply(event);
        }
        (folded == *world).then_some(lines)
    }
}

/// The seed of another game, which nobody asks for here.
pub(super) fn no_rematch() -> ServerSeed {
    ServerSeed([0; 32])
}

/// A random asked seat with a random choice.
pub(super) fn any_choice(game: &State, rng: &mut Random) -> Option<(Seat, Action)> {
    let seats = game.decision().seats;
    let seat = seats.nth(rng.below(u32::from(seats.len())) as u8)?;
    let legal = legal(game, seat);
    // Doing nothing is mostly listed last; choosing it often leads deeper into a game.
    let last = legal.len() - 1;
    Some((seat, legal[if rng.odds(1, 4) { last } else { rng.below(legal.len() as u32) as usize }]))
}

pub(super) fn legal(game: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut |action| legal.push(action));
    legal
}

/// All player counts in turn, by the book and with any mixture of options, mostly against the clock.
fn settings(seed: u64, rng: &mut Random) -> Settings {
    let mut options = serde_json::to_value(Options { max_rounds: 12, ..Options::default() }).expect("options");
    let switches = options.as_object_mut().expect("options");
    if seed % 2 == 1 {
        for value in switches.values_mut().filter(|value| value.is_boolean()) {
            *value = rng.odds(1, 2).into();
        }
        for (name, words) in [
            ("characters", ["random", "draft", "random"]),
            ("rescue_timing", ["instead_of_moving", "encounters_before", "after_encounters"]),
        ] {
            switches.insert(name.to_owned(), words[rng.below(3) as usize].into());
        }
    }
    let clock = [Clock::Brisk, Clock::Relaxed, Clock::Days(2), Clock::Off][rng.below(4) as usize];
    let settings = json!({ "game": "boardgame", "players": 4 + seed / 2 % 5, "options": options, "clock": clock });
    serde_json::from_value(settings).expect("settings")
}

/// Turns what this viewer has not seen of a deal into the deal of another world.
fn redeal(events: &mut [Event], world: &State, viewer: Viewer) {
    let secret = &world.secret;
    let mut hands = secret.hand;
    let mut stack = secret.stack;
    for event in events.iter_mut().filter(|event| !event.audience().includes(viewer)) {
        match event {
            Event::RoleDealt { seat, role } => *role = secret.role[*seat],
            Event::WeaponsShuffled { deck } => *deck = secret.weapon_deck,
            Event::ItemsShuffled { deck } => *deck = secret.item_deck,
            Event::BroodKnown { brood } => *brood = secret.brood,
            Event::Dealt { seat, cards } => *cards = take(&mut hands[*seat], cards.total()),
            Event::LeaderDrewCard { card } => {
                let drawn: Counts<3> = take(&mut stack, 1);
                *card = Card::ALL.iter().copied().find(|&card| drawn[card] > 0).unwrap_or(*card);
            }
            _ => {}
        }
    }
}

/// So many of these cards, in no special order.
fn take(cards: &mut Counts<3>, mut count: u8) -> Counts<3> {
    let mut taken = Counts::default();
    for &card in Card::ALL {
        let some = cards[card].min(count);
        taken[card] = some;
        cards[card] -= some;
        count -= some;
    }
    taken
}

/// Everybody but the one who looks.
pub(super) fn others(players: u8, eye: Eye) -> SeatSet {
    match eye {
        Eye::Seat(seat) => SeatSet::first(players).without(seat),
        Eye::Spectator => SeatSet::first(players),
    }
}
