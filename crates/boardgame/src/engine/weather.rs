//! A round begins: phase 1, the weather die, or in the UFO the plan of the Alien.

use whiteout_core::{Chance as _, Rng, Sink};

use super::Cx;
use crate::event::{EndReason, Event};
use crate::step::Step;
use crate::words::{Kind as _, Weather};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn begin_round(&mut self) {
        let round = self.t().round + 1;
        if self.is_past_limit(round) {
            return self.end(self.end_by_limit());
        }
        self.emit(Event::RoundBegan { round });
        if self.t().ufo.is_some() {
            return self.ask(Step::Plan, self.t().exposed());
        }
        let rolled = self.roll();
        self.emit(Event::WeatherRolled { face: rolled });
        match self.t().station_die {
            // Only a die that lay in the station leaves a choice (`bg.weather.die-home`).
            Some(old) => self.ask_leader(Step::KeepWeather { rolled, old }),
            None => self.set_weather(rolled),
        }
    }

    fn is_past_limit(&self, round: u16) -> bool {
        let limit = self.t().rules.options.max_rounds;
        limit > 0 && round > u16::from(limit)
    }

    /// What too many rounds come to (`bg.end.round-limit`, `nw.ufo.leader`).
    fn end_by_limit(&self) -> EndReason {
        if self.t().ufo.is_some() {
            EndReason::UfoStopped
        } else if self.frozen_is_stranded() {
            EndReason::Stranded
        } else {
            EndReason::RoundLimit
        }
    }

    pub(crate) fn set_weather(&mut self, face: Weather) {
        self.emit(Event::WeatherIs { face });
        self.upkeep();
    }

    pub(crate) fn roll(&mut self) -> Weather {
        Weather::at(self.rng.pick(&self.table.rules.faces))
    }
}
