//! A game that is imported as a file becomes a table where it has just ended.

use whiteout_core::Seat;
use whiteout_games::{Proof, Record, RecordError, ServerSeed, Whom};

use crate::clock::{Clock, Millis};
use crate::entry::Entry;
use crate::names;
use crate::people::{Holder, Look, Person, Seated};
use crate::play::Playable;
use crate::settings::{Settings, Spectators, Under};

/// The person who imports it is the host; those who played are known by name and never come.
const HOST: Person = Person(0);

/// Whether a game may be found by everybody as soon as it is imported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Not before the host of its table lists it.
    Unlisted,
    Listed,
}

/// What becomes of an imported game.
#[derive(Clone, PartialEq, Debug)]
pub struct Imported<G: Playable> {
    /// All of its table so far.
    pub entries: Vec<Entry<G>>,
    pub proof: Proof,
}

/// The table of an imported game, or why the game is refused. `fresh` is the table's own part of deals to come.
pub fn imported<G: Playable>(
    record: &Record<G>,
    listing: Listing,
    fresh: ServerSeed,
    code: String,
    at: Millis,
) -> Result<Imported<G>, RecordError> {
    let judgement = record.judge();
    let (course, proof) = match listing {
        Listing::Listed => (judgement.proven()?, Proof::Proven),
        Listing::Unlisted => judgement.shown()?,
    };
    if course.end.outcome().is_none() {
        return Err(RecordError::Unfinished);
    }
    let steps = course.steps;
    let setup = &record.setup;
    let settings = Settings {
        game: G::ID.to_owned(),
        players: setup.players(),
        options: setup.options(),
        public: false,
        clock: Clock::default(),
        spectators: Spectators::Yes { delay: 0 },
        stand_in: None,
    };
    let seed = record.deal.as_ref().map_or(fresh, |deal| deal.server);
    let mut entries = vec![Entry::Opened { settings, seed, code, at }, Entry::Came { person: HOST }];
    let mut taken = Vec::new();
    for seat in Seat::all(setup.players()) {
        let person = Person(1 + seat.index() as u32);
        entries.push(Entry::Came { person });
        let seated = seated::<G>(record.seats.get(seat.index()), seat, person, &taken);
        taken.push(seated.name.clone());
        entries.push(Entry::Sat { seat, seated });
        if let Some(&entropy) = record.deal.as_ref().and_then(|deal| deal.entropy.get(seat.index())) {
            entries.push(Entry::ReadySet { seat, ready: true, entropy, seal: None });
        }
    }
    if listing == Listing::Listed {
        entries.push(Entry::Listed { listed: true });
    }
    let under = Under {
        rules: setup.rules(),
        components: setup.components().map(|file| file.text.clone()),
        seed: record.deal.is_none().then_some(record.seed),
        imported: Some(proof),
    };
    let events = |step: usize| record.events[steps[step].clone()].to_vec();
    entries.push(Entry::Started { at, drawn: 0, events: events(0), under: Some(under) });
    entries.extend((1..).zip(&record.actions).map(|(step, &(seat, action))| {
        // Nothing more is drawn here, so where the stream of chance stands is nobody's concern.
        Entry::Acted { seat, action, at, drawn: 0, events: events(step) }
    }));
    if record.conceded {
        entries.push(Entry::Conceded { at, events: events(1 + record.actions.len()) });
    }
    Ok(Imported { entries, proof })
}

fn seated<G: Playable>(whom: Option<&Whom>, seat: Seat, person: Person, taken: &[String]) -> Seated {
    let number = seat.index() as u8;
    let bot = whom.and_then(|whom| whom.bot.as_deref()).filter(|level| G::LEVELS.contains(level));
    Seated {
        holder: bot.map_or(Holder::Person(person), |level| Holder::Bot { level: level.to_owned() }),
        name: name::<G>(whom, number, taken),
        look: Look { colour: number, shape: number },
        ready: true,
        wish: None,
        stand_in: None,
    }
}

/// The name in the file, if somebody could sit under it here, and a number in its place if not.
fn name<G: Playable>(whom: Option<&Whom>, number: u8, taken: &[String]) -> String {
    let others = || taken.iter().map(String::as_str);
    let is_free = |name: &String| !others().any(|other| names::are_alike(name, other));
    match whom {
        Some(Whom { name, bot: Some(_) }) if names::is_of_a_bot(name) && is_free(name) => name.clone(),
        // The same in every language we speak.
        _ => whom
            .and_then(|whom| names::accepted(&whom.name, G::ID, others()).ok())
            .unwrap_or_else(|| (number + 1..=u8::MAX).map(|n| format!("P{n}")).find(is_free).unwrap_or_default()),
    }
}
