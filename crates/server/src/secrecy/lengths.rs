//! What somebody learns who sees how long everything is that a seat is sent, and who may look on at the table.

use std::collections::{BTreeMap, HashMap};

use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::Value;
use whiteout_bots::{Bot, Budget};
use whiteout_core::{Seat, Viewer};
use whiteout_table::{Entry, Eye, Table};
use whiteout_testkit::Random;
use whiteout_text::Language;

use super::evening::{Evening, any_choice};
use super::games::Watched;
use crate::line::Line;
use crate::minds::remind;
use crate::padding::room_for;
use crate::publish::{Reader, Streams, board, events};

const LANGUAGES: [Option<Language>; 4] = [None, Some(Language::En), Some(Language::It), Some(Language::PtBr)];

/// News of nothing, without a number.
const EMPTY: usize = "{\"news\":{\"seq\":}}".len();

/// Frames of one kind, by all that everybody knows: whether there are words, who is asked what, and what has just happened.
type Kind = (bool, bool, String, String);

/// A frame as an eavesdropper meets it.
struct Frame {
    game: u64,
    /// The number of its kind.
    kind: usize,
    /// How much longer it is than what a spectator is sent at the same moment, and would be without spaces.
    longer: usize,
    private: usize,
    /// What it is filled up to.
    /// Nothing is secret at this table without it.
    room: Option<usize>,
    length: usize,
    /// What the eavesdropper would like to know.
    against: bool,
}

/// What everybody knows of a frame: its kind, and its room, which follows from the board.
type Known = (usize, Option<usize>);

impl Frame {
    const fn known(&self) -> Known {
        (self.kind, self.room)
    }
}

#[derive(Default)]
struct Heard {
    kinds: HashMap<Kind, usize>,
    frames: Vec<Frame>,
}

/// The name of an event or a step.
fn name(thing: &impl serde::Serialize) -> String {
    match serde_json::to_value(thing).expect("JSON") {
        Value::String(word) => word,
        Value::Object(parts) => parts.into_iter().next().map(|(name, _)| name).unwrap_or_default(),
        other => other.to_string(),
    }
}

/// How long its number is, which counts what can be counted on the line.
fn digits(news: &str) -> usize {
    let number = news.split_once("\"seq\":").map_or("", |(_, rest)| rest);
    number.bytes().take_while(u8::is_ascii_digit).count()
}

impl Heard {
    /// Plays a game, at random or by bots, with somebody at every seat's line, in every language.
    fn listen<G: Watched>(&mut self, seed: u64) {
        let evening = Evening::<G>::begin(seed);
        let entries =
            || evening.lines.iter().filter_map(|line| if let Line::Entry(entry) = line { Some(entry) } else { None });
        let mut table: Table<G> = Table::from_first(entries().next().expect("a first line")).expect("a table");
        let mut rng = Random::seed_from_u64(seed ^ 0x1E46);
        let level = ["", "novice", "regular", ""][(seed / 2 % 4) as usize];
        let seats = || Seat::all(evening.table.settings().players);
        let mut bots: Vec<(Seat, Box<dyn Bot<G>>)> =
            seats().filter_map(|seat| Some((seat, G::bot(level, seed, Budget::default())?))).collect();
        let mut streams = Streams::new(&table);
        for eye in seats().map(Eye::Seat).chain([Eye::Spectator]) {
            for language in LANGUAGES {
                streams.listen(&table, Reader { eye, language });
            }
        }
        let mut told = |table: &mut Table<G>, bots: &mut Vec<(Seat, Box<dyn Bot<G>>)>, entries: &[Entry<G>]| {
            for entry in entries {
                table.apply(entry);
                for (seat, bot) in bots.iter_mut() {
                    remind(bot.as_mut(), *seat, entry);
                }
            }
            self.hear(seed, table, entries, &streams.update(table, entries));
        };
        for entry in entries().skip(1) {
            told(&mut table, &mut bots, std::slice::from_ref(entry));
        }
        let mut now = evening.now;
        while table.game().expect("a game").outcome().is_none() {
            let game = *table.game().expect("a game");
            let (seat, action) = match game.decision().seats.nth(0).and_then(|seat| bots.get_mut(seat.index())) {
                Some((seat, bot)) => (*seat, bot.choose(&game.view(Viewer::Seat(*seat)))),
                None => any_choice(&game, &mut rng).expect("a choice"),
            };
            now += 1_000;
            let entries = table.decide_for(seat, action, now).expect("legal");
            told(&mut table, &mut bots, &entries);
        }
    }

    fn hear<G: Watched>(
        &mut self,
        game: u64,
        table: &Table<G>,
        entries: &[Entry<G>],
        sent: &[(Reader, std::sync::Arc<str>)],
    ) {
        let Some(state) = table.game() else { return };
        let decision = state.decision();
        let public = events(entries).filter(|event| G::audience(event).includes(Viewer::Spectator));
        let events = public.map(name).collect::<Vec<_>>().join(" ");
        let spectator = |language| {
            let of = |reader: &Reader| reader.eye == Eye::Spectator && reader.language == language;
            sent.iter().find(|(reader, _)| of(reader)).map(|(_, text)| text.len() - digits(text))
        };
        let bases = LANGUAGES.map(|language| (language, spectator(language)));
        for (reader, text) in sent {
            let Eye::Seat(seat) = reader.eye else { continue };
            let base = bases.iter().find(|(language, _)| *language == reader.language).and_then(|(_, base)| *base);
            // Steps that nobody else sees are compared with an empty message, which has no words.
            let base = match base {
                Some(base) => base,
                None if reader.language.is_none() => EMPTY,
                None => continue,
            };
            let in_words = reader.language.is_some();
            let kind = (in_words, decision.seats.contains(seat), name(&decision.prompt), events.clone());
            let number = self.kinds.len();
            self.frames.push(Frame {
                game,
                kind: *self.kinds.entry(kind).or_insert(number),
                longer: text.len().saturating_sub(base + digits(text)),
                private: text.trim_end().len().saturating_sub(base + digits(text)),
                room: room_for(entries, board(table).as_ref(), seat).map(|room| room.bytes(in_words)),
                length: text.len(),
                against: state.against().contains(seat),
            });
        }
    }

    /// How often the side of a seat is guessed right by the lengths of its frames with something private in them: by somebody
    /// who has learnt from every other game, and by somebody who only knows the odds of each kind of frame.
    fn guesses(&self, length: impl Fn(&Frame) -> usize) -> (f64, f64) {
        let frames = || self.frames.iter().filter(|frame| frame.private > 0);
        let mut learnt: HashMap<(Known, usize), [usize; 2]> = HashMap::new();
        let mut odds: HashMap<Known, [usize; 2]> = HashMap::new();
        let is_lesson = |frame: &&Frame| (frame.game / 8).is_multiple_of(2);
        for frame in frames().filter(is_lesson) {
            learnt.entry((frame.known(), length(frame))).or_default()[usize::from(frame.against)] += 1;
            odds.entry(frame.known()).or_default()[usize::from(frame.against)] += 1;
        }
        let guess = |counts: Option<&[usize; 2]>| counts.filter(|[no, yes]| no != yes).map(|[no, yes]| yes > no);
        let (mut right, mut by_odds, mut all) = (0, 0, 0);
        for frame in frames().filter(|frame| !is_lesson(frame)) {
            let usual = guess(odds.get(&frame.known())).unwrap_or(false);
            let heard = guess(learnt.get(&(frame.known(), length(frame)))).unwrap_or(usual);
            right += usize::from(heard == frame.against);
            by_odds += usize::from(usual == frame.against);
            all += 1;
        }
        (f64::from(right as u32) / f64::from(all.max(1)), f64::from(by_odds as u32) / f64::from(all.max(1)))
    }
}

fn listen<G: Watched>(seeds: impl Iterator<Item = u64>) -> Heard {
    let mut heard = Heard::default();
    seeds.for_each(|seed| heard.listen::<G>(seed));
    heard
}

/// What is private fits its room, with some to spare, so that only its room is seen.
fn fits<G: Watched>(seeds: impl Iterator<Item = u64>) {
    let heard = listen::<G>(seeds);
    let kinds: HashMap<_, _> = heard.kinds.iter().map(|(kind, number)| (number, kind)).collect();
    for frame in &heard.frames {
        let Frame { game, private, room: Some(room), longer, .. } = frame else { continue };
        let kind = kinds[&frame.kind];
        assert!(private <= room, "game {game}: {private} bytes do not fit {room} at {kind:?}");
        assert!(longer == room, "game {game}: {longer} is not {room} at {kind:?}");
    }
    assert!(heard.frames.len() > 1_000, "too little was heard");
}

fn figures<G: Watched>() {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(400);
    let heard = listen::<G>(0..games);
    let count = heard.frames.len();
    let (before, odds) = heard.guesses(|frame| frame.private);
    let (after, _) = heard.guesses(|frame| frame.longer);
    let bytes = |length: fn(&Frame) -> usize| heard.frames.iter().map(length).sum::<usize>() / count;
    println!(
        "{}: {games} games, {count} frames of {} bytes, {} without spaces; sides guessed right: {:.1} %, without spaces {:.1} %, by the odds {:.1} %",
        G::ID,
        bytes(|frame| frame.length),
        bytes(|frame| frame.length - frame.longer + frame.private),
        100.0 * after,
        100.0 * before,
        100.0 * odds
    );
    // In words, asked, at which step, and the room: the most it held, and how often.
    let mut rooms = BTreeMap::<_, (usize, usize)>::new();
    let kinds: HashMap<_, _> = heard.kinds.iter().map(|(kind, number)| (number, kind)).collect();
    for frame in &heard.frames {
        let (in_words, asked, step, _) = kinds[&frame.kind];
        let (most, count) = rooms.entry((*in_words, *asked, step, frame.room)).or_default();
        (*most, *count) = ((*most).max(frame.private), *count + 1);
    }
    for ((in_words, asked, step, room), (most, count)) in rooms {
        let room = room.unwrap_or(0);
        let part = 100 * most / room.max(1);
        let words = if in_words { "words" } else { "plain" };
        let asked = if asked { "asked" } else { "other" };
        println!("  {part:4} % {words} {asked} {step}: at most {most} of {room} in {count}");
    }
}

/// What a browser sends when somebody chooses is filled up to this.
const COMMAND: usize = 256;

/// A choice takes no more, however it is named.
fn choices_fit<G: Watched>() {
    let evening = Evening::<G>::begin(0);
    for action in evening.state().universe() {
        let command = serde_json::json!({ "id": 9_999_999_999_u64, "do": { "act": { "action": action } } }).to_string();
        assert!(command.len() <= COMMAND, "{} bytes: {command}", command.len());
    }
}

macro_rules! lengths {
    ($name:ident, $game:ty) => {
        mod $name {
            #[test]
            fn what_is_private_fits_its_room() {
                super::fits::<$game>(0..24);
            }

            #[test]
            fn choices_fit_into_a_command() {
                super::choices_fit::<$game>();
            }

            /// For `make soak`.
            #[test]
            #[ignore = "takes minutes; run by make soak"]
            fn what_is_private_fits_its_room_in_many_games() {
                super::fits::<$game>(100..1_000);
            }

            #[test]
            #[ignore = "prints figures and fails never"]
            fn figures() {
                super::figures::<$game>();
            }
        }
    };
}

lengths!(boardgame, whiteout_boardgame::State);
lengths!(norwegian, whiteout_boardgame::Norwegian);
lengths!(solo, whiteout_boardgame::Cooperation);
lengths!(infection, whiteout_infection::State);
