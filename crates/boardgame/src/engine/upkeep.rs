//! Phase 2: Boiler, Generator, Rescue Helicopter, in this order (`bg.maint.order`).

use whiteout_core::{Rng, Sink};

use super::Cx;
use crate::event::{EndReason, Event};
use crate::table::Rescue;
use crate::words::{Kind as _, Room};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn upkeep(&mut self) {
        let [generator, boiler, freezing, helicopter] = self.t().rules.weather[self.t().weather.index()];
        if self.t().freezing.is_some() {
            self.emit(Event::Froze { steps: freezing });
            if self.t().freezing.is_some_and(|at| at >= self.t().rules.freezing_steps) {
                return self.end(if self.frozen_is_stranded() { EndReason::Stranded } else { EndReason::Frozen });
            }
        } else {
            self.heat(boiler);
        }
        self.light(generator);
        self.rescue(helicopter);
        if self.t().is_stranded() {
            return self.end(EndReason::Stranded);
        }
        if self.is_solo() {
            return self.move_next();
        }
        self.alien_phase();
    }

    fn heat(&mut self, need: u8) {
        if !self.boiler_is_wrecked() {
            self.burn_fuel(Room::Boiler, need);
        }
        if self.boiler_is_wrecked() {
            self.emit(Event::BoilerLost);
        }
    }

    fn boiler_is_wrecked(&self) -> bool {
        self.t().damage[Room::Boiler] >= self.t().rules.damage_spaces[Room::Boiler]
    }

    fn light(&mut self, need: u8) {
        let room = Room::Generator;
        // A broken generator burns nothing (`bg.maint.generator`).
        if self.t().burned.contains(room) || self.t().power_failure {
            return;
        }
        if !self.generator_is_wrecked() {
            self.burn_fuel(room, need);
        }
        if self.generator_is_wrecked() {
            self.emit(Event::PowerFailed);
        }
    }

    fn generator_is_wrecked(&self) -> bool {
        self.t().damage[Room::Generator] >= self.t().rules.damage_spaces[Room::Generator]
    }

    fn burn_fuel(&mut self, room: Room, need: u8) {
        let tokens = need.min(self.t().fuel[room]);
        if tokens > 0 {
            self.emit(Event::FuelBurnt { room, tokens });
        }
        if need > tokens {
            self.damage(room, need - tokens);
        }
    }

    /// Places as many counters as fit; the Generator fails at once unless the option says otherwise.
    pub(crate) fn damage(&mut self, room: Room, counters: u8) {
        let space = self.t().damage_spaces(room).saturating_sub(self.t().damage[room]);
        let counters = counters.min(space).min(self.t().damage_pile);
        if counters == 0 {
            return;
        }
        self.emit(Event::Damaged { room, counters });
    }

    /// Damage outside phase 2: darkness falls at once (`bg.maint.power-failure`).
    pub(crate) fn harm(&mut self, room: Room, counters: u8) {
        if room == Room::Boiler && self.t().boiler_lost() {
            return;
        }
        self.damage(room, counters);
        if room == Room::Generator
            && !self.t().power_failure
            && !self.t().rules.options.dark_at_upkeep
            && self.generator_is_wrecked()
        {
            self.emit(Event::PowerFailed);
        }
    }

    pub(crate) fn repair(&mut self, room: Room, counters: u8) {
        let counters = counters.min(self.t().damage[room]);
        if counters == 0 {
            return;
        }
        self.emit(Event::Repaired { room, counters });
        if room == Room::Generator && self.t().power_failure {
            self.emit(Event::PowerBack);
        }
    }

    fn rescue(&mut self, steps: u8) {
        if !matches!(self.t().rescue, Rescue::Flying(_) | Rescue::Landed) {
            return;
        }
        if self.t().tank_used + 1 >= self.t().rules.tank_spaces {
            self.emit(Event::RescueLeft);
        } else {
            self.emit(Event::RescueAdvanced { steps });
        }
    }
}
