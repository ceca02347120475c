//! Leaving Norwegian Outpost: who gets away has won, and the game goes on for the others.

use whiteout_core::{Rng, Seat, Sink};

use super::Cx;
use crate::config::{ExposedAlone, SnowcatUfo};
use crate::event::{EndReason, Event};
use crate::step::AfterItems;
use crate::words::{Role, Vehicle};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Newcomers have shown that they are Human; now the driver's role is seen (`nw.esc.owner-role`).
    pub(crate) fn leave_the_station(&mut self, vehicle: Vehicle) {
        let aboard = self.t().aboard;
        let driver = self.t().driver.unwrap_or(self.t().leader);
        let role = self.secret.role[driver];
        self.emit(Event::RoleShown { seat: driver, role });
        if role == Role::Alien && self.heads_for_ufo(vehicle, aboard) {
            return self.begin_ufo(driver);
        }
        if role == Role::Alien {
            return self.end(self.alien_away(vehicle));
        }
        self.emit(Event::Escaped { seats: aboard, vehicle });
        for seat in aboard.from(self.t().leader) {
            self.strip(seat);
        }
        if self.humans().is_empty() && !self.plays_on() {
            return self.end(self.last_human_out(vehicle));
        }
        if self.t().is_stranded() {
            return self.end(EndReason::Stranded);
        }
        self.items_window(AfterItems::Turning);
    }

    /// An Alien was let aboard; by an option its driver may be one of them (`nw.esc.stowaway`).
    pub(crate) fn alien_aboard(&mut self, vehicle: Vehicle) {
        if vehicle == Vehicle::SnowCat
            && self.t().rules.is_norwegian()
            && self.t().rules.options.snowcat_ufo != SnowcatUfo::Alone
            && let Some(driver) = self.t().driver
        {
            let role = self.secret.role[driver];
            self.emit(Event::RoleShown { seat: driver, role });
            if role == Role::Alien && self.heads_for_ufo(vehicle, self.t().aboard) {
                return self.begin_ufo(driver);
            }
        }
        self.end(EndReason::AlienBoarded { vehicle });
    }

    /// Option `hidden_play_on`: no Human is left, and a secret Alien goes on (`nw.end.all-out`).
    fn plays_on(&self) -> bool {
        self.t().rules.options.hidden_play_on && !self.t().people().is_empty()
    }

    /// The last who played on has gone, too.
    pub(crate) fn is_deserted(&self) -> bool {
        self.t().people().is_empty()
    }

    /// Aliens alone in the cold have not won by it (`nw.end.all-out`). Among 1 to 3 players it is lost in any case (`solo.end`).
    pub(crate) fn frozen_is_stranded(&self) -> bool {
        !self.is_solo() && self.humans().is_empty()
    }

    /// Only Aliens are left; one who waits in the Rescue Helicopter is away before night (`nw.end.all-out`).
    fn last_human_out(&self, vehicle: Vehicle) -> EndReason {
        match self.t().in_rescue {
            Some(_) => EndReason::AlienLeftAlone { vehicle: Vehicle::RescueHelicopter },
            None => EndReason::HumansEscaped { vehicle },
        }
    }

    /// How it ends now that this seat was eaten, if it does.
    pub(crate) fn end_by_eating(&self, eaten: Seat) -> Option<EndReason> {
        if !self.humans().is_empty() {
            None
        } else if self.secret.role[eaten] == Role::Human {
            Some(self.last_human_eaten())
        } else if self.plays_on() {
            None
        } else {
            Some(EndReason::Deserted)
        }
    }

    /// Exposed Aliens alone in an empty base have not won if somebody got away (`nw.end.eaten`).
    fn last_human_eaten(&self) -> EndReason {
        if self.t().ufo.is_some() {
            return EndReason::UfoOverrun;
        }
        let deserted = self.t().rules.is_norwegian()
            && self.t().people().is_empty()
            && match self.t().rules.options.exposed_alone {
                ExposedAlone::LoseIfEscapees => !self.t().escaped().is_empty(),
                ExposedAlone::Lose => true,
                ExposedAlone::Win => false,
            };
        if deserted { EndReason::Deserted } else { EndReason::LastHumanEaten }
    }
}
