//! Steps 4 to 6: cards for the pool, and the Captain's look.

use whiteout_core::{Rng, SeatSet, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::step::Step;
use crate::table::Stage;
use crate::words::Power;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// The team, and whom Windows asked; an empty hand gives nothing (`inf.pool.empty-hand`).
    pub(crate) fn hand_in(&mut self) {
        let turn = &self.t().turn;
        let helper = turn.helper.map_or(SeatSet::EMPTY, SeatSet::one);
        let able: SeatSet = turn.team.or(helper).iter().filter(|&seat| self.t().hand[seat] > 0).collect();
        if able.is_empty() {
            self.emit(Event::HandedIn { seats: able });
            self.shuffle_pool();
        } else {
            self.ask(Step::HandIn, able);
        }
    }

    pub(crate) fn handed_in(&mut self) {
        let sealed = self.g.secret.sealed;
        let gives = |seat| matches!(sealed[seat], Some(Action::HandIn { .. }));
        let seats: SeatSet = self.t().seats().filter(|&seat| gives(seat)).collect();
        self.emit(Event::HandedIn { seats });
        for seat in self.t().in_order(seats) {
            if let Some(Action::HandIn { card }) = sealed[seat] {
                self.emit(Event::Gave { seat, card });
            }
        }
        if self.t().power_ready(Power::SeeHandedIn) && !self.t().seen_by_clark().is_empty() {
            self.ask_captain(Step::SeeHandedIn);
        } else {
            self.shuffle_pool();
        }
    }

    pub(crate) fn see_handed_in(&mut self, action: Action) {
        if let Action::SeeCard { seat } = action {
            self.use_power(Power::SeeHandedIn);
            self.emit(Event::HandInLooked { seat });
            if let Some(card) = self.g.secret.given[seat] {
                let by = self.t().captain;
                self.emit(Event::HandInSeen { by, seat, card });
            }
        }
        self.shuffle_pool();
    }

    fn shuffle_pool(&mut self) {
        self.emit(Event::PoolShuffled);
        let (by, cards) = (self.t().captain, self.g.secret.pool);
        self.emit(Event::PoolSeen { by, cards });
        self.show_sabotage();
    }

    /// All Sabotage that the Captain sees is shown at once (`inf.sabotage.shown`).
    pub(crate) fn show_sabotage(&mut self) {
        let cards = self.g.secret.sabotage_seen();
        self.emit(Event::SabotageFound { cards });
        self.next_sabotage();
    }

    /// The mission or the battle is lost by what happened to the pool.
    pub(crate) fn pool_fails(&mut self) {
        match self.t().turn.stage {
            Stage::Mission => self.mission_failed(),
            Stage::Battle => self.battle_lost(),
        }
    }

    pub(crate) fn drop_pool(&mut self) {
        if self.t().turn.pool > 0 {
            self.emit(Event::PoolDropped);
        }
    }
}
