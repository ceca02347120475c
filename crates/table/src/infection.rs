//! Infection at Outpost 31 at a table.

use serde::Serialize;
use whiteout_bots::{Bot, Budget};
use whiteout_core::{Game as _, Seat, SeatSet, Viewer};
use whiteout_games::TableRng;
use whiteout_infection::secret::Own;
use whiteout_infection::words::Blood;
use whiteout_infection::{Action, CharacterDeal, Config, Event, State, Step, View};

use crate::play::{Playable, Toll, word};

/// What one seat of Infection at Outpost 31 may see beside the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnPart {
    pub own: Own,
    /// Exactly the actions that would be accepted now; empty unless this seat is asked.
    pub legal: Vec<Action>,
}

impl Playable for State {
    type Public = whiteout_infection::table::Table;
    type Own = OwnPart;

    const LEVELS: &'static [&'static str] = whiteout_bots::infection::NAMES;
    const STAND_IN: &'static str = "novice";

    fn bot(level: &str, seed: u64, budget: Budget) -> Option<Box<dyn Bot<Self>>> {
        whiteout_bots::infection::by_name(level, seed, budget)
    }

    fn turn_of_talk(&self) -> u64 {
        u64::from(self.table.turn_of_talk())
    }

    fn pick(config: &Config, character: &str) -> Result<Action, &'static str> {
        if config.rules().options.characters != CharacterDeal::Draft {
            return Err("dealt-at-random");
        }
        let character = serde_json::from_value(character.into()).map_err(|_| "no-such-character")?;
        Ok(Action::Pick { character })
    }

    fn picks(&self) -> bool {
        self.table.step == Step::PickCharacter
    }

    fn public_part(&self) -> Self::Public {
        self.table
    }

    fn own_part(&self, seat: Seat) -> Option<OwnPart> {
        let view = self.view(Viewer::Seat(seat));
        view.own.map(|own| OwnPart { own, legal: view.legal })
    }

    fn fallback(&self, seat: Seat, rng: &mut TableRng) -> Option<Action> {
        Self::fallback(self, seat, rng)
    }

    fn fold(public: &mut Self::Public, event: &Event) {
        public.apply(event);
    }

    fn choices(view: &View) -> &[Action] {
        &view.legal
    }

    fn choices_mut(view: &mut View) -> &mut Vec<Action> {
        &mut view.legal
    }

    fn against(&self) -> SeatSet {
        self.table.seats().filter(|&seat| self.secret.blood[seat] == Blood::Imitation).collect()
    }

    fn known_to_all(&self) -> SeatSet {
        self.table.seats().filter(|&seat| self.table.shown[seat].is_some()).collect()
    }

    fn character(&self, seat: Seat) -> Option<String> {
        self.table.characters[seat].map(word)
    }

    fn toll(&self) -> Toll {
        // Whoever is torched shows their blood.
        let shown = self.against();
        Toll {
            lost: self.table.torched,
            shown: self.table.torched.iter().filter(|&seat| shown.contains(seat)).collect(),
        }
    }

    fn beyond(&self) -> SeatSet {
        if self.table.rules.options.torched_chat { SeatSet::EMPTY } else { self.table.torched }
    }
}
