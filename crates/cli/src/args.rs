//! Arguments that several commands share, and what they mean.

use std::path::PathBuf;

use whiteout_bots::{Bot, Budget};
use whiteout_core::Seat;
use whiteout_games::{DataFile, GameKind, Hosted, Seed, Setup, list};
use whiteout_table::Playable;
use whiteout_text::Language;

use crate::failure::{Failure, Outcome};
use crate::files;

/// What a table is set up from.
#[derive(clap::Args, Debug)]
pub(crate) struct TableArgs {
    /// Which game
    #[arg(long, default_value = "boardgame")]
    pub(crate) game: GameKind,
    /// Number of players [default: 6, or the fewest of a game that is not for so many]
    #[arg(long)]
    players: Option<u8>,
    /// An option of the game, written name=value; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", long_help = options_help())]
    pub(crate) options: Vec<String>,
    /// A file of component values instead of the ones that ship with the game
    #[arg(long, value_name = "FILE")]
    pub(crate) data: Option<PathBuf>,
}

impl TableArgs {
    pub(crate) fn setup<G: Hosted>(&self) -> Outcome<Setup<G>> {
        self.setup_for(self.players::<G>())
    }

    /// How many play, where nothing else is said.
    pub(crate) fn players<G: Hosted>(&self) -> u8 {
        let usual = if (G::FEWEST..=G::MOST).contains(&6) { 6 } else { G::FEWEST };
        self.players.unwrap_or(usual)
    }

    /// The same for another number of players.
    pub(crate) fn setup_for<G: Hosted>(&self, players: u8) -> Outcome<Setup<G>> {
        let data = match &self.data {
            None => None,
            Some(path) => Some(DataFile { name: path.display().to_string(), text: files::read_text(path)? }),
        };
        Setup::from_words(players, &self.options, data).map_err(|faults| Failure::input(list(&faults)))
    }
}

fn options_help() -> String {
    let mut lines =
        vec!["An option of the game, written name=value; may be repeated. Options, with defaults:".to_owned()];
    for kind in GameKind::ALL {
        lines.push(format!("{kind}:"));
        for spec in kind.meta().options {
            lines.push(format!("  {}={} ({})", spec.name, spec.word(&spec.default), spec.kind));
        }
    }
    lines.join("\n")
}

/// A level of bots by its name.
pub(crate) fn level<G: Playable>(name: &str) -> Outcome<&'static str> {
    let known = G::LEVELS.iter().copied().find(|known| *known == name);
    known.ok_or_else(|| Failure::input(format!("unknown bot \"{name}\"; known: {}", G::LEVELS.join(", "))))
}

/// One bot name for each seat, from one name for all or a list.
pub(crate) fn bot_names<G: Playable>(list: &str, players: u8) -> Outcome<Vec<&'static str>> {
    let names = list.split(',').map(|name| level::<G>(name.trim())).collect::<Outcome<Vec<_>>>()?;
    match names.len() {
        1 => Ok(vec![names[0]; usize::from(players)]),
        n if n == usize::from(players) => Ok(names),
        n => Err(Failure::input(format!("{n} bots named for {players} players: name one, or one for each seat"))),
    }
}

/// Bots with chance of their own, apart from the table's.
pub(crate) fn bots<G: Playable>(names: &[&str], seed: &Seed) -> Vec<Box<dyn Bot<G>>> {
    let bot = |(name, stream): (&&str, u64)| G::bot(name, seed.side_stream(stream), Budget::default());
    names.iter().zip(0..).filter_map(bot).collect()
}

/// A seat as people count them.
pub(crate) fn seat(number: u8, players: u8) -> Outcome<Seat> {
    let seat = number.checked_sub(1).filter(|&index| index < players).and_then(Seat::new);
    seat.ok_or_else(|| Failure::input(format!("seat: must be 1 to {players}, not {number}")))
}

/// A seed from a number or from its 64 hexadecimal digits; without one, nobody can guess it.
pub(crate) fn seed(word: Option<&str>) -> Outcome<Seed> {
    let Some(word) = word else {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| Failure::Fault(format!("no randomness: {error}")))?;
        return Ok(Seed::new(bytes));
    };
    if let Ok(seed) = word.parse() {
        return Ok(seed);
    }
    let number = word
        .parse()
        .map_err(|_| Failure::input(format!("seed: must be a number or 64 hexadecimal digits, not \"{word}\"")))?;
    Ok(Seed::from_number(number))
}

/// The language of the texts.
#[derive(clap::Args, Debug)]
pub(crate) struct LanguageArg {
    /// Language: en, it or pt-BR
    #[arg(long, default_value = "en", value_parser = language)]
    pub(crate) lang: Language,
}

fn language(tag: &str) -> Result<Language, String> {
    tag.parse().map_err(|_| "must be en, it or pt-BR".to_owned())
}
