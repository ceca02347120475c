//! Step 3: where to, what the way costs, and who goes to a fire.

use whiteout_core::{Rng, Sink};

use super::Cx;
use crate::action::Action;
use crate::event::Event;
use crate::legal::{firefighters, helpers};
use crate::step::{Step, Why, Window};
use crate::table::Stage;
use crate::words::{Card, Power, Room};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// The Captain chooses a room, or nobody would pay for any (`inf.room.pass`).
    pub(crate) fn ask_room(&mut self) {
        if self.t().targets().minus(self.t().turn.refused).is_empty() {
            self.pass_turn();
        } else {
            self.ask_captain(Step::Room);
        }
    }

    pub(crate) fn room_action(&mut self, action: Action) {
        match action {
            Action::LookUnder { room } => {
                self.use_power(Power::SeeChip);
                self.emit(Event::ChipLooked { room });
                if let Some(chip) = self.g.secret.chips[room] {
                    let by = self.t().captain;
                    self.emit(Event::ChipSeen { by, room, chip });
                }
                self.ask_room();
            }
            Action::IgnorePowerOut => {
                self.use_power(Power::IgnorePowerOut);
                self.ask_room();
            }
            Action::Enter { room } if self.t().barriers(room).next().is_none() => self.enter(room),
            Action::Enter { room } => {
                self.emit(Event::RoomProposed { room });
                self.ask(Step::Entry { room }, self.t().turn.team);
            }
            _ => self.pass_turn(),
        }
    }

    /// Either everything is paid or nothing is (`inf.room.offer`).
    pub(crate) fn pay_entry(&mut self, room: Room) {
        let team = self.t().turn.team;
        let payer =
            |card: Card| self.first_who(team, |action| action == Action::PayBoth || action == Action::Pay { card });
        let mut payers = [None; 2];
        for (place, card) in payers.iter_mut().zip(self.t().barriers(room)) {
            let Some(seat) = payer(card) else {
                self.emit(Event::RoomRefused { room });
                return self.open_window(Window::Second);
            };
            *place = Some((seat, card));
        }
        for (seat, card) in payers.into_iter().flatten() {
            self.emit(Event::Paid { seat, card });
        }
        if self.t().needs_extinguisher(room) {
            self.emit(Event::Doused { room });
        }
        self.enter(room);
    }

    fn enter(&mut self, room: Room) {
        self.emit(Event::Entered { room });
        self.ask_firefighter();
    }

    fn ask_firefighter(&mut self) {
        if self.t().fires_to_fight().is_empty() || firefighters(self.t()).is_empty() {
            self.ask_prepare();
        } else {
            self.ask_captain(Step::Firefighter);
        }
    }

    pub(crate) fn firefighter(&mut self, action: Action) {
        let Action::Send { seat, room } = action else { return self.ask_prepare() };
        self.emit(Event::Sent { seat, room });
        if self.t().rules.options.firefighter_per_room {
            self.ask_firefighter();
        } else {
            self.ask_prepare();
        }
    }

    /// Powers before a hand-in: Windows and Nauls have one.
    pub(crate) fn ask_prepare(&mut self) {
        let table = self.t();
        let team = table.turn.team.without(table.captain);
        let helps = table.power_ready(Power::RecRoomCard) && !helpers(table).is_empty();
        let looks = table.power_ready(Power::SeeRandom)
            && table.turn.stage == Stage::Mission
            && team.iter().any(|seat| table.hand[seat] > 0);
        if helps || looks || table.power_ready(Power::ExchangeBefore) {
            self.ask_captain(Step::Prepare);
        } else {
            self.hand_in();
        }
    }

    pub(crate) fn prepare(&mut self, action: Action) {
        match action {
            Action::AddHelper { seat } => {
                self.use_power(Power::RecRoomCard);
                self.emit(Event::HelperIs { seat });
            }
            Action::SeeCard { seat } => {
                self.use_power(Power::SeeRandom);
                let by = self.t().captain;
                let card = self.g.secret.hand[seat].any(self.rng);
                self.emit(Event::HandLooked { seat });
                self.emit(Event::CardSeen { by, seat, card });
            }
            Action::TeamExchange => {
                self.use_power(Power::ExchangeBefore);
                return self.ask_exchange(self.t().turn.team, Why::HandIn);
            }
            _ => {}
        }
        self.hand_in();
    }
}
