//! What the host chooses before anybody sits down.

use serde::{Deserialize, Serialize};
use whiteout_games::{DataFile, Fault, OptionMap, Proof, SEQUEL, Seed, Setup, list};

use crate::clock::Clock;
use crate::limits;
use crate::play::Playable;
use crate::refusal::Refusal;

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

/// What a game was dealt under: rules and values change, and games that were played stay as they were.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Under {
    /// The version of the rules.
    pub rules: u32,
    /// Component values of its own, instead of those that shipped with the version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// The game was brought here as a file, and its seed comes from nobody at this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The game was imported as a file: how it was judged then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<Proof>,
}

impl Under {
    /// The rules and values that a game is dealt under now.
    pub(crate) const fn present<G: Playable>() -> Self {
        Self { rules: G::RULES_VERSION, components: None, seed: None, imported: None }
    }

    pub(crate) fn setup<G: Playable>(&self, settings: &Settings) -> Option<Setup<G>> {
        let components = self.components.clone().map(|text| DataFile { name: "components".to_owned(), text });
        Setup::of_table(self.rules, settings.players, &settings.options, components).ok()
    }
}

/// Settings that fit the game, with the configuration they stand for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", into = "Stored", try_from = "Stored")]
pub(crate) struct Chosen<G: Playable> {
    pub(crate) settings: Settings,
    pub(crate) config: G::Config,
    /// Of the game that was dealt last, until the next lobby.
    pub(crate) under: Option<Under>,
}

/// The same in a snapshot.
#[derive(Serialize, Deserialize)]
pub(crate) struct Stored {
    settings: Settings,
    under: Option<Under>,
}

impl<G: Playable> Chosen<G> {
    pub(crate) fn new(settings: Settings) -> Result<Self, Refusal> {
        let setup = Setup::new(settings.players, &settings.options, None);
        Self::checked(settings, setup)
    }

    /// The same of a table that was opened before, maybe with options that are gone: its next game does without them.
    pub(crate) fn opened(settings: Settings) -> Result<Self, Refusal> {
        let setup = Setup::of_table(G::RULES_VERSION, settings.players, &settings.options, None);
        Self::checked(settings, setup)
    }

    fn checked(settings: Settings, setup: Result<Setup<G>, Vec<Fault>>) -> Result<Self, Refusal> {
        if settings.game != G::ID {
            return Err(Refusal::new("no-such-game"));
        }
        if !settings.clock.is_sound() {
            return Err(Refusal::new("no-such-clock"));
        }
        if matches!(settings.spectators, Spectators::Yes { delay } if delay > limits::LONGEST_DELAY) {
            return Err(Refusal::new("too-late"));
        }
        if settings.stand_in.as_deref().is_some_and(|level| !G::LEVELS.contains(&level)) {
            return Err(Refusal::new("no-such-bot"));
        }
        let setup = setup.map_err(|faults| Refusal { faults: vec![list(&faults)], ..Refusal::new("bad-settings") })?;
        Ok(Self { settings, config: setup.config().clone(), under: None })
    }

    /// A game is dealt: it is told by the rules and values that it was dealt under.
    pub(crate) fn deal(&mut self, under: Option<Under>) {
        let otherwise = under.as_ref().filter(|under| under.rules != G::RULES_VERSION || under.components.is_some());
        if let Some(setup) = otherwise.and_then(|under| under.setup::<G>(&self.settings)) {
            self.config = setup.config().clone();
        }
        self.under = under;
    }

    /// Turns to the sequel of a story, or back to its beginning: whether that is something else. Other settings stay.
    pub(crate) fn turn_to(&mut self, sequel: bool) -> bool {
        let mut settings = self.settings.clone();
        let told = settings.options.remove(SEQUEL).is_some_and(|told| told == true);
        if sequel {
            settings.options.insert(SEQUEL.to_owned(), true.into());
        }
        // The next game is dealt under what is valid then.
        if let Ok(chosen) = Self::opened(settings) {
            *self = chosen;
            return told != sequel;
        }
        false
    }
}

impl<G: Playable> TryFrom<Stored> for Chosen<G> {
    type Error = &'static str;

    fn try_from(Stored { settings, under }: Stored) -> Result<Self, Self::Error> {
        let mut chosen = Self::opened(settings).map_err(|refusal| refusal.code)?;
        chosen.deal(under);
        Ok(chosen)
    }
}

impl<G: Playable> From<Chosen<G>> for Stored {
    fn from(Chosen { settings, under, .. }: Chosen<G>) -> Self {
        Self { settings, under }
    }
}
