//! What the host chooses before anybody sits down.

use serde::{Deserialize, Serialize};
use whiteout_games::{DataFile, OptionMap, list};

use crate::clock::Clock;
use crate::play::Playable;
use crate::refusal::Refusal;

/// Those who look on see everything within the hour: what they have not seen yet is kept in memory.
const LONGEST_DELAY: u16 = 3_600;

/// The option of a game that stands for the next chapter of its story.
const SEQUEL: &str = "sequel";

/// Whether others may look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    No,
    /// They see the public view, so many seconds late.
    Yes {
        delay: u16,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    #[cfg_attr(feature = "ts", ts(as = "whiteout_games::GameKind"))]
    pub game: String,
    pub players: u8,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: OptionMap,
    /// Listed for everybody, or found by its link alone.
    #[serde(default)]
    pub public: bool,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default = "everybody")]
    pub spectators: Spectators,
    /// The level of bot that plays for people who are away, or the game's usual one.
    #[serde(default)]
    pub stand_in: Option<String>,
}

const fn everybody() -> Spectators {
    Spectators::Yes { delay: 0 }
}

/// Settings that fit the game, with the configuration they stand for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", into = "Settings", try_from = "Settings")]
pub(crate) struct Chosen<G: Playable> {
    pub(crate) settings: Settings,
    pub(crate) config: G::Config,
}

impl<G: Playable> Chosen<G> {
    pub(crate) fn new(settings: Settings) -> Result<Self, Refusal> {
        if settings.game != G::ID {
            return Err(Refusal::new("no-such-game"));
        }
        if !settings.clock.is_sound() {
            return Err(Refusal::new("no-such-clock"));
        }
        if matches!(settings.spectators, Spectators::Yes { delay } if delay > LONGEST_DELAY) {
            return Err(Refusal::new("too-late"));
        }
        if settings.stand_in.as_deref().is_some_and(|level| !G::LEVELS.contains(&level)) {
            return Err(Refusal::new("no-such-bot"));
        }
        let config = G::configure(settings.players, &settings.options, None::<&DataFile>)
            .map_err(|faults| Refusal { faults: vec![list(&faults)], ..Refusal::new("bad-settings") })?;
        Ok(Self { settings, config })
    }

    /// Turns to the sequel of a story, or back to its beginning: whether that is something else. Other settings stay.
    pub(crate) fn turn_to(&mut self, sequel: bool) -> bool {
        let mut settings = self.settings.clone();
        let told = settings.options.remove(SEQUEL).is_some_and(|told| told == true);
        if sequel {
            settings.options.insert(SEQUEL.to_owned(), true.into());
        }
        let chosen = if told == sequel { None } else { Self::new(settings).ok() };
        let turns = chosen.is_some();
        if let Some(chosen) = chosen {
            *self = chosen;
        }
        turns
    }
}

impl<G: Playable> TryFrom<Settings> for Chosen<G> {
    type Error = &'static str;

    fn try_from(settings: Settings) -> Result<Self, Self::Error> {
        Self::new(settings).map_err(|refusal| refusal.code)
    }
}

impl<G: Playable> From<Chosen<G>> for Settings {
    fn from(chosen: Chosen<G>) -> Self {
        chosen.settings
    }
}
