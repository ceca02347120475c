//! Escape by UFO: the base is left behind, and whoever is Human gives chase.
//!
//! Plan, placing and the fight in a sector are those of the base; this file has what follows in a sector, and the ends.

use whiteout_core::{Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::config::{SnowcatUfo, UfoTokens};
use crate::event::{EndReason, Event};
use crate::step::Step;
use crate::table::{Lying, Ufo, payments};
use crate::words::{Departure, Departures, Role, Room, RoomSet, Vehicle};

/// Launch cards that may go active in a round (`nw.ufo.launch`).
const LAUNCHES: u8 = 2;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Whether an Alien at the wheel heads for the UFO with these aboard (`nw.esc.cat`).
    pub(crate) fn heads_for_ufo(&self, vehicle: Vehicle, aboard: SeatSet) -> bool {
        vehicle == Vehicle::SnowCat
            && match self.t().rules.options.snowcat_ufo {
                SnowcatUfo::Alone => aboard.len() == 1,
                SnowcatUfo::NoHumanAboard => aboard.iter().all(|seat| self.secret.role[seat] == Role::Alien),
                SnowcatUfo::AlienOwner => true,
            }
    }

    /// Every Alien shows itself, the driver first (`nw.ufo.strength`).
    pub(crate) fn begin_ufo(&mut self, driver: Seat) {
        if self.t().stack > 0 {
            self.emit(Event::StackDropped);
        }
        let leader = self.t().leader;
        self.expose(driver);
        let hidden = self.t().people().minus(self.humans());
        for seat in hidden.from(leader) {
            self.expose(seat);
        }
        // With `hidden_play_on` there may be nobody to give chase.
        if self.t().people().is_empty() {
            return self.end(EndReason::AlienLeftAlone { vehicle: Vehicle::SnowCat });
        }
        self.emit(Event::UfoBegan { humans: self.t().people() });
        for &room in Room::SECTORS {
            let token = (!self.t().rules.options.ufo_face_down).then(|| self.turn_departure());
            self.emit(Event::TokenLaid { room, token });
        }
        self.end_round();
    }

    fn ufo(&self) -> &Ufo {
        self.t().ufo.as_ref().unwrap_or_else(|| unreachable!("only asked in the UFO"))
    }

    /// Any token that nobody has seen: which one is a matter of chance until it is turned.
    fn turn_departure(&mut self) -> Departure {
        { self.ufo().unseen }.any(self.rng)
    }

    /// So many random tokens of the reserve, or what there is.
    fn draw_departures(&mut self, count: u8) -> Departures {
        let count = count.min(self.ufo().reserve);
        { self.ufo().unseen }.draw_many(count, self.rng)
    }

    /// The token of a sector; one that lies face down is turned, after these have been drawn.
    fn lying_in(&mut self, room: Room, drawn: Departures) -> Option<Departure> {
        match self.ufo().lying(room) {
            Lying::Nothing => None,
            Lying::Open(token) => Some(token),
            Lying::FaceDown => {
                let mut unseen = self.ufo().unseen;
                unseen.remove(&drawn);
                Some(unseen.any(self.rng))
            }
        }
    }

    /// Where only the Alien is left it takes the token there and by the sector's value, before the Humans (`nw.ufo.collect`).
    pub(crate) fn collect(&mut self) {
        for room in self.t().alien.rooms().iter() {
            let drawn = self.draw_departures(self.t().least_strength(room));
            let lying = self.lying_in(room, drawn);
            self.emit(Event::Collected { room, lying, drawn, by: Role::Alien });
        }
        let held = Room::SECTORS.iter().copied().filter(|&room| !self.t().standing_in(room).is_empty()).collect();
        self.humans_collect(held);
    }

    /// One token a sector. The Leader orders them where the reserve serves some only.
    fn humans_collect(&mut self, mut left: RoomSet) {
        while let Some(room) = left.iter().next() {
            if (1..left.len()).contains(&self.ufo().reserve) {
                return self.ask_leader(Step::CollectRoom { left });
            }
            self.human_takes(room);
            left = left.without(room);
        }
        self.launch(0);
    }

    pub(crate) fn collect_next(&mut self, room: Room, left: RoomSet) {
        self.human_takes(room);
        self.humans_collect(left.without(room));
    }

    fn human_takes(&mut self, room: Room) {
        let drawn = self.draw_departures(1);
        let lying = if drawn.is_empty() { self.lying_in(room, drawn) } else { None };
        if lying.is_some() || !drawn.is_empty() {
            self.emit(Event::Collected { room, lying, drawn, by: Role::Human });
        }
    }

    /// The next launch card, and one more, each paid by itself (`nw.ufo.launch`).
    fn launch(&mut self, active: u8) {
        let ufo = self.ufo();
        let cost = ufo.cost(&self.t().rules).filter(|_| active < LAUNCHES);
        let mut payable = false;
        if let Some(cost) = cost {
            payments(ufo.taken, cost, |_| payable = true);
        }
        if payable {
            self.ask(Step::Launch { active }, self.t().exposed());
        } else {
            self.end_ufo_round();
        }
    }

    pub(crate) fn launch_answered(&mut self, active: u8) {
        let Action::Pay { tokens } = self.agreed(self.t().exposed(), |_, action| action) else {
            return self.end_ufo_round();
        };
        self.emit(Event::Launched { paid: tokens });
        if self.ufo().cost(&self.t().rules).is_none() {
            return self.end(EndReason::UfoLaunched);
        }
        self.launch(active + 1);
    }

    fn end_ufo_round(&mut self) {
        if self.is_out_of_tokens() {
            return self.end(EndReason::UfoStopped);
        }
        if !self.t().alien.is_empty() {
            self.emit(Event::StacksReturned);
        }
        self.end_round();
    }

    /// Tokens that the Alien has are within its reach while they pay all cards that are left (`nw.ufo.empty`).
    fn is_out_of_tokens(&self) -> bool {
        let (ufo, rules) = (self.ufo(), &self.t().rules);
        match rules.options.ufo_tokens {
            UfoTokens::Gone => ufo.is_bare() && !ufo.pays_on(rules),
            UfoTokens::Insufficient => !ufo.could_pay(rules),
            UfoTokens::Strict => ufo.is_bare(),
        }
    }

    /// Fire in the UFO costs no card, or with `ufo_fire_card` one of the hand, seen by nobody (`nw.ufo.fire`).
    pub(crate) fn pay_for_fire(&mut self, seat: Seat) {
        if self.t().ufo.is_some() && self.t().rules.options.ufo_fire_card {
            let card = self.secret.hand[seat].any(self.rng);
            self.emit(Event::ThrewCard { seat });
            self.emit(Event::Threw { seat, card });
        }
        self.lose_stack_card();
    }
}
