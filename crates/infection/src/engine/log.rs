//! Step 1: the Mission Log, its events, and what tokens do to rooms.

use whiteout_core::{Chance as _, Rng, Sink};

use super::Cx;
use crate::event::{EndReason, Event};
use crate::mission::Log;
use crate::step::Window;
use crate::words::{Fallout, Room};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn begin_turn(&mut self) {
        let turn = self.t().turn_number + 1;
        let limit = u16::from(self.t().rules.options.max_turns);
        if limit > 0 && turn > limit {
            return self.end(EndReason::TurnLimit);
        }
        self.emit(Event::TurnBegan { turn });
        self.draw_mission();
    }

    /// Draws until a mission lies open; events happen on the way (`inf.log.events`).
    pub(crate) fn draw_mission(&mut self) {
        loop {
            if self.t().log_deck.is_empty() {
                self.emit(Event::LogShuffled);
            }
            let deck = self.t().log_deck;
            let n = self.rng.below(u32::from(deck.len())) as usize;
            let Some(log) = deck.iter().nth(n) else {
                debug_assert!(false, "a Mission Log without cards");
                return;
            };
            self.emit(Event::LogDrawn { log });
            match self.t().rules.logs.get(log) {
                Log::Mission(_) => return self.open_window(Window::First),
                Log::Smoke => self.event(Fallout::Smoke),
                Log::PowerOut => self.event(Fallout::PowerOut),
            }
            if self.over() {
                return;
            }
        }
    }

    fn event(&mut self, token: Fallout) {
        let room = self.roll_room();
        self.place(token, room);
        self.check_ends();
    }

    /// A room of the highest unlocked sector (`inf.log.rooms`).
    pub(crate) fn roll_room(&mut self) -> Room {
        let die = self.roll();
        let room = self.t().unlocked.room(die);
        self.emit(Event::RoomRolled { room });
        room
    }

    /// A token falls on a room, by the ladder (`inf.log.ladder`).
    pub(crate) fn place(&mut self, token: Fallout, room: Room) {
        let table = self.t();
        if table.destroyed.contains(room) {
            return;
        }
        let (smoke, fire) = (table.smoke.contains(room), table.fire.contains(room));
        let tokens_left = table.burning().len() < table.rules.smoke_tokens;
        let cards_left = table.dark.len() + table.destroyed.len() < table.rules.power_tokens;
        match token {
            Fallout::PowerOut => {
                if cards_left && !table.dark.contains(room) {
                    self.emit(Event::Darkened { room });
                }
            }
            Fallout::Smoke | Fallout::Fire if fire => self.destroy(room),
            Fallout::Smoke if smoke => self.emit(Event::Ignited { room }),
            Fallout::Smoke => {
                if tokens_left {
                    self.emit(Event::Smoked { room });
                }
            }
            Fallout::Fire => {
                if smoke || tokens_left {
                    self.emit(Event::Ignited { room });
                }
            }
            Fallout::Destroyed => self.destroy(room),
        }
    }

    /// The room is closed for ever; its chip is shown and out of play (`inf.fire.destroyed`).
    pub(crate) fn destroy(&mut self, room: Room) {
        let chip = self.g.secret.chips[room];
        self.emit(Event::Destroyed { room, chip });
    }
}
