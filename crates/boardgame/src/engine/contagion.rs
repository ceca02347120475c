//! The contagion check between Characters.

use whiteout_core::{BySeat, Chance as _, Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::{EndReason, Event};
use crate::step::Step;
use crate::table::Status;
use crate::words::{Role, Room, RoomSet};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Whoever is not green puts two tokens down; Humans are asked though they have no choice (`bg.enc.tokens`).
    pub(crate) fn place_tokens(&mut self, room: Room, left: RoomSet, inside: SeatSet) {
        let owners = self.owners(inside);
        if owners.is_empty() {
            return self.meet_next(left);
        }
        self.ask(Step::Tokens { room, left, inside }, owners);
    }

    fn owners(&self, inside: SeatSet) -> SeatSet {
        inside.iter().filter(|&seat| !self.t().is_green(seat)).collect()
    }

    /// Only who has two owners to take from has something to choose.
    pub(crate) fn tokens_placed(&mut self, room: Room, left: RoomSet, inside: SeatSet) {
        let owners = self.owners(inside);
        let choosers: SeatSet = inside.iter().filter(|&seat| owners.without(seat).len() > 1).collect();
        if choosers.is_empty() {
            return self.contagion_check(room, left, inside);
        }
        self.ask(Step::TakeFrom { room, left, inside }, choosers);
    }

    pub(crate) fn contagion_check(&mut self, room: Room, left: RoomSet, inside: SeatSet) {
        let owners = self.owners(inside);
        let order = self.t().leader;
        let mut takes: BySeat<Option<Seat>> = BySeat::default();
        for taker in inside.from(order) {
            takes[taker] = match self.secret.sealed[taker] {
                Some(Action::TakeFrom { seat }) => Some(seat),
                _ => owners.without(taker).lowest(),
            };
        }
        let offered = self.secret.offered;
        let mut tokens: BySeat<Role> = BySeat::all(Role::Human);
        for owner in owners.iter().filter(|&owner| offered.contains(owner)) {
            self.deal_tokens(owner, inside.iter().filter(|&taker| takes[taker] == Some(owner)).collect(), &mut tokens);
        }
        for taker in inside.from(order) {
            if let Some(owner) = takes[taker] {
                self.emit(Event::Took { taker, owner });
            }
        }
        for taker in inside.from(order) {
            let Some(owner) = takes[taker] else { continue };
            let token = tokens[taker];
            let was = self.secret.role[taker];
            self.emit(Event::Learnt { taker, owner, token });
            self.emit(Event::Lent { owner, taker, token });
            if self.infected(taker, was) {
                return;
            }
        }
        // All at once: who was infected first is nobody's business.
        self.tell_brood();
        for taker in inside.from(order) {
            if takes[taker].is_some() {
                self.suspect_in(room, taker);
            }
        }
        self.meet_next(left);
    }

    /// An owner with an Alien token has one Alien and one Human token: two takers get different ones,
    /// unless the option lets each draw anew (`bg.enc.two-takers`).
    fn deal_tokens(&mut self, owner: Seat, takers: SeatSet, tokens: &mut BySeat<Role>) {
        debug_assert!(!takers.contains(owner), "nobody takes their own token");
        if self.t().rules.options.independent_draws {
            for taker in takers.iter() {
                if self.rng.odds(1, 2) {
                    tokens[taker] = Role::Alien;
                }
            }
            return;
        }
        // One of the two tokens, taken or left lying.
        let unlucky = self.rng.below(2);
        if let Some(taker) = takers.nth(unlucky as u8) {
            tokens[taker] = Role::Alien;
        }
    }

    /// The step after a check in this room (`bg.enc.after-run-suspicion`).
    pub(crate) fn suspect_in(&mut self, room: Room, seat: Seat) {
        let quiet = self.t().rules.options.no_suspicion_after_alien && self.t().alien_met.contains(room);
        if !quiet {
            self.suspect(seat);
        }
    }

    /// One step up the track; whoever was green is green no more (`bg.enc.suspicion`).
    pub(crate) fn suspect(&mut self, seat: Seat) {
        let level = (self.t().suspicion[seat] + 1).min(self.t().rules.players as i8);
        if level != self.t().suspicion[seat] {
            self.emit(Event::Suspected { seat, level });
        }
    }

    /// Follows up a look at a token; true when no Human is left (`bg.end.check`).
    pub(crate) fn infected(&mut self, seat: Seat, was: Role) -> bool {
        if self.secret.role[seat] == was {
            return false;
        }
        if self.humans().is_empty() {
            self.end(EndReason::LastHumanTurned);
        }
        self.over()
    }

    /// Option `known_brood`: Aliens know each other.
    pub(crate) fn tell_brood(&mut self) {
        if self.t().rules.options.known_brood {
            // The role of the dead stays hidden, from Aliens too (`bg.enc.death-role`).
            let alive = self.t().seats().filter(|&seat| self.t().status[seat] != Status::Dead);
            let brood = alive.filter(|&seat| self.secret.role[seat] == Role::Alien).collect();
            if brood != self.secret.brood {
                self.emit(Event::BroodKnown { brood });
            }
        }
    }
}
