//! A game at a table, with its log and what each eye has seen of it.

use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Game, Observer as _, Seat, SeatSet, Viewer};
use whiteout_table::{
    Clock, Command, Entropy, Entry, Eye, Millis, Person, Phase, ServerSeed, Settings, Spectators, Table,
};
use whiteout_testkit::Random;

use super::games::{Watched, settings};
use crate::doors::Doors;
use crate::line::Line;
use crate::tokens;

/// What proves who somebody is; a stranger has none that is known.
pub(super) fn token(person: Person) -> String {
    format!("token-{}", person.0)
}

/// What somebody's device adds to the deal.
fn part(person: Person) -> Entropy {
    Entropy([person.0 as u8; 32])
}

pub(super) struct Evening<G: Watched> {
    pub(super) table: Table<G>,
    pub(super) lines: Vec<Line<G>>,
    pub(super) eyes: Vec<(Eye, G::Observer)>,
    pub(super) now: Millis,
    rng: Random,
}

impl<G: Watched> Evening<G> {
    /// People on all seats, everything as the number says, the game begun.
    pub(super) fn begin(seed: u64) -> Self {
        let mut rng = Random::seed_from_u64(seed);
        let settings = settings::<G>(seed, &mut rng);
        Self::of(settings, seed, rng, 0)
    }

    /// Bots that talk on the last seats, those who look on late, and time enough.
    pub(super) fn in_company(seed: u64) -> Self {
        let mut rng = Random::seed_from_u64(seed);
        let settings = settings::<G>(seed, &mut rng);
        let settings = Settings { clock: Clock::Off, spectators: Spectators::Yes { delay: 3 }, ..settings };
        Self::of(settings, seed, rng, 1 + (seed % 2) as u8)
    }

    fn of(settings: Settings, seed: u64, rng: Random, bots: u8) -> Self {
        let players = settings.players;
        let first = Table::open(settings, ServerSeed([seed as u8; 32]), "CODE".to_owned(), 0).expect("sound settings");
        let table = Table::from_first(&first).expect("a table");
        let mut evening = Self { table, lines: vec![Line::Entry(first)], eyes: Vec::new(), now: 0, rng };
        for _ in 0..players - bots {
            let (person, entry, _) = evening.table.arrival().expect("room for all");
            evening.store(vec![entry]);
            evening.lines.push(Line::Token { person, hash: tokens::hash(&token(person)) });
            evening.must(person, Command::Sit { name: format!("Player {}", person.0), look: None });
            let seat = evening.table.seat_of(person).expect("a seat");
            let seal = Some(part(person).seal(&evening.table.commitment(), seat));
            evening.must(person, Command::Ready { ready: true, seal });
        }
        // One that talks, where there is one.
        let level = G::LEVELS.iter().find(|&&level| level == "regular").unwrap_or(&G::STAND_IN);
        for _ in 0..bots {
            evening.must(Person(0), Command::AddBot { level: (*level).to_owned() });
        }
        let people = Seat::all(players).filter(|&seat| evening.table.person_at(seat).is_some());
        let eyes = people.map(Eye::Seat).chain([Eye::Spectator]).collect::<Vec<_>>().into_iter();
        evening.eyes = eyes.map(|eye| (eye, G::Observer::new(evening.table.config(), eye.viewer()))).collect();
        evening.must(Person(0), Command::Start);
        for person in (0..u32::from(players - bots)).map(Person) {
            evening.must(person, Command::Unseal { part: part(person) });
        }
        evening
    }

    pub(super) fn state(&self) -> &G {
        self.table.game().expect("a game")
    }

    pub(super) fn over(&self) -> bool {
        self.table.phase() == Phase::Over
    }

    pub(super) fn doors(&self) -> Doors {
        let mut doors = Doors::default();
        self.lines.iter().for_each(|line| doors.take_in(line));
        doors
    }

    /// Somebody who is asked makes a random move.
    pub(super) fn random_move(&mut self) {
        let Some((seat, action)) = any_choice(&self.state().clone(), &mut self.rng) else { return };
        self.must(Person(seat.index() as u32), Command::Act { action });
    }

    fn must(&mut self, person: Person, command: Command<G::Action, G::Claim>) {
        self.now += 1_000;
        let entries = self.table.decide(person, command, self.now, no_rematch).expect("in order");
        self.store(entries);
    }

    fn store(&mut self, entries: Vec<Entry<G>>) {
        for entry in entries {
            self.table.apply(&entry);
            for event in crate::publish::events(std::slice::from_ref(&entry)) {
                for (eye, observer) in &mut self.eyes {
                    if G::audience(event).includes(eye.viewer()) {
                        observer.see(event);
                    }
                }
            }
            self.lines.push(Line::Entry(entry));
        }
    }

    /// A world that fits what somebody has seen of the deal, and in which the bots have been dealt the same: they decide by
    /// what they hold, so nothing could be compared where they hold another hand.
    pub(super) fn world_for_bots(&self, viewer: Viewer, observer: &G::Observer, rng: &mut Random) -> Option<G> {
        let bots: Vec<Seat> = self.table.bots().map(|(seat, _)| seat).collect();
        let fits = |world: &G| {
            let lines = self.dealt_otherwise(world, viewer)?;
            let alike = bots.iter().all(|&bot| dealt(&lines, bot) == dealt(&self.lines, bot));
            (alike && world != self.state()).then_some(*world)
        };
        (0..2_000).find_map(|_| observer.resample(rng).as_ref().and_then(fits))
    }

    /// The log of a table that was dealt this world instead, if the deal is all that has happened.
    pub(super) fn dealt_otherwise(&self, world: &G, viewer: Viewer) -> Option<Vec<Line<G>>> {
        let mut lines = self.lines.clone();
        let Some(Line::Entry(Entry::Started { events, .. })) = lines.last_mut() else { return None };
        let unseen = events.iter_mut().filter(|event| !G::audience(event).includes(viewer));
        world.redeal(unseen);
        let mut folded = G::blank(self.table.config());
        for event in events.iter() {
            folded.apply(event);
        }
        (folded == *world).then_some(lines)
    }
}

/// What a seat has seen of the last line.
fn dealt<G: Watched>(lines: &[Line<G>], seat: Seat) -> Vec<G::Event> {
    let Some(Line::Entry(entry)) = lines.last() else { return Vec::new() };
    let events = crate::publish::events(std::slice::from_ref(entry));
    events.filter(|event| G::audience(event).includes(Viewer::Seat(seat))).cloned().collect()
}

/// The seed of another game, which nobody asks for here.
fn no_rematch() -> ServerSeed {
    ServerSeed([0; 32])
}

/// A random asked seat with a random choice.
pub(super) fn any_choice<G: Game>(game: &G, rng: &mut Random) -> Option<(Seat, G::Action)> {
    let seats = game.decision().seats;
    let seat = seats.nth(rng.below(u32::from(seats.len())) as u8)?;
    let legal = legal(game, seat);
    // Doing nothing is mostly listed last; choosing it often leads deeper into a game.
    let last = legal.len() - 1;
    Some((seat, legal[if rng.odds(1, 4) { last } else { rng.below(legal.len() as u32) as usize }]))
}

pub(super) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut |action| legal.push(action));
    legal
}

/// Everybody but the one who looks; bots need no socket.
pub(super) fn others<G: Watched>(table: &Table<G>, eye: Eye) -> SeatSet {
    let people = Seat::all(table.settings().players).filter(|&seat| table.person_at(seat).is_some());
    people.filter(|&seat| eye != Eye::Seat(seat)).collect()
}
