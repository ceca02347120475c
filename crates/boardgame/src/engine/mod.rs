//! The rules: each file owns one part of the round and emits events; nothing here changes state otherwise.
//!
//! An action is checked, then the part that asked for it goes on until the next question.

mod alien;
mod boarding;
mod burning;
mod cards;
mod contagion;
mod dogs;
mod ending;
mod escape;
mod exposure;
mod food;
mod items;
mod locations;
mod meeting;
mod pack;
mod placing;
mod setup;
mod solo;
mod tests_phase;
mod trade;
mod ufo;
mod upkeep;
mod vote;
mod weather;

use whiteout_core::{Rejection, Rng, Seat, SeatSet, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::legal::allows;
use crate::reject;
use crate::secret::Secret;
use crate::solo::{News, SoloEvent};
use crate::step::{AfterItems, Step};
use crate::table::Table;

/// A running game with its source of chance and the receiver of its events.
pub(crate) struct Cx<'a, R, S> {
    pub(crate) table: &'a mut Table,
    pub(crate) secret: &'a mut Secret,
    pub(crate) rng: &'a mut R,
    pub(crate) sink: &'a mut S,
}

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// The only way anything changes.
    #[inline]
    pub(crate) fn emit(&mut self, event: Event) {
        let event = if self.table.rules.options.closed_hands { self.closed(event) } else { event };
        self.secret.apply(self.table, &event);
        self.table.apply(&event);
        self.sink.take(&event);
    }

    /// Where the hands of the 1-3 player game are closed, their owners alone are told (`solo.hands.open`).
    fn closed(&self, event: Event) -> Event {
        match News::of(&event) {
            Some(news) if self.table.solo.is_some() => {
                let to = SeatSet::one(self.table.owner(news.seat()));
                Event::Solo(SoloEvent::Private { to, news })
            }
            _ => event,
        }
    }

    #[inline]
    pub(crate) fn t(&self) -> &Table {
        self.table
    }

    pub(crate) fn over(&self) -> bool {
        self.table.step == Step::Over
    }

    pub(crate) fn ask(&mut self, step: Step, seats: SeatSet) {
        debug_assert!(!seats.is_empty(), "{step:?} asks nobody");
        self.emit(Event::Asked { step, seats });
    }

    pub(crate) fn ask_one(&mut self, step: Step, seat: Seat) {
        self.ask(step, SeatSet::one(seat));
    }

    pub(crate) fn ask_leader(&mut self, step: Step) {
        self.ask_one(step, self.table.leader);
    }

    /// Takes a sealed answer; true once it was the last one.
    fn seal(&mut self, seat: Seat, action: Action, to: SeatSet) -> bool {
        let to = self.table.owners(to);
        self.emit(Event::Sealed { seat, action, to });
        self.emit(Event::Answered { seat });
        self.table.waiting.is_empty()
    }

    fn seal_alone(&mut self, seat: Seat, action: Action) -> bool {
        self.seal(seat, action, SeatSet::one(seat))
    }

    /// Checks and carries out an action.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Rejection> {
        let own = self.secret.known(self.table, seat);
        if !allows(self.table, &own, action) {
            return Err(reject::explain(self.table, &own, action));
        }
        match (self.table.step, action) {
            (Step::Solo(step), action) => self.act_solo(step, seat, action),
            (Step::PickCharacter, Action::Pick { character }) => self.pick_character(seat, character),
            (Step::KeepWeather { .. }, Action::KeepFace { face }) => self.set_weather(face),
            (Step::Plan, action) => self.plan_action(seat, action),
            (Step::Exchange, action) => self.exchange(seat, action),
            (Step::Place, action) => self.place_action(seat, action),
            (Step::PickSpecial, Action::GiveDrawn { card }) => self.give_special(seat, card),
            (Step::ChooseHand { .. }, Action::ChooseHand { uses, repairs, sabotages }) => {
                self.choose_hand(seat, [uses, repairs, sabotages]);
            }
            (Step::Items { after }, action) => {
                if self.seal_alone(seat, action) {
                    self.use_items(after);
                }
            }
            (Step::Enter, Action::Enter { room }) => {
                self.emit(Event::EnteredSector { seat, room });
                self.place_next();
            }
            (Step::CollectRoom { left }, Action::Next { room }) => self.collect_next(room, left),
            (Step::Launch { active }, action) => {
                let team = self.table.exposed();
                if self.seal(seat, action, team) {
                    self.launch_answered(active);
                }
            }
            (Step::AlienRoom { left }, Action::Next { room }) => self.alien_enters(room, left.without(room)),
            (Step::Fight { room, left, rest }, action) => self.fight(seat, action, room, left, rest),
            (Step::AlienChoice { room, left, prey }, action) => {
                let team = self.table.exposed();
                if self.seal(seat, action, team) {
                    self.alien_chose(room, left, prey);
                }
            }
            (Step::EncounterRoom { left }, Action::Next { room }) => self.meet(room, left.without(room)),
            (Step::Avoid { room, left, rest, inside }, action) => self.avoid(seat, action, room, left, rest, inside),
            (Step::Tokens { room, left, inside }, action) => {
                if self.seal_alone(seat, action) {
                    self.tokens_placed(room, left, inside);
                }
            }
            (Step::TakeFrom { room, left, inside }, action) => {
                if self.seal_alone(seat, action) {
                    self.contagion_check(room, left, inside);
                }
            }
            (Step::Burn { rest }, action) => self.burn_request(seat, action, rest),
            (Step::BurnLeave { rest, seat, weapon }, action) => {
                self.burn_answer(action == Action::Yes, rest, seat, weapon);
            }
            (Step::BoardNow, action) => self.board_now(seat, action),
            (Step::Turn, Action::Turn) => self.turn_card(),
            (Step::Turn, _) => self.after_actions(),
            (Step::Assign { card }, Action::Assign { seat }) => self.assign(seat, card),
            (Step::KeepDie { .. }, Action::KeepFace { face }) => self.keep_die(seat, face),
            (Step::StationFuel, Action::Fuel { room }) => self.station_fuel(seat, room),
            (Step::KeepWeapon, Action::KeepWeapon { weapon }) => self.keep_weapon(seat, weapon),
            (Step::KeepItem, Action::KeepItem { item }) => self.keep_item(seat, item),
            (Step::KeepToken { more }, action) => self.keep_token(seat, action == Action::KeepToken, more),
            (Step::Escape { room }, action) => self.escape(seat, action, room),
            (Step::BoardAsk { asked }, action) => self.board_answer(seat, action == Action::Yes, asked),
            (Step::BoardVote { asked, candidate }, action) => {
                if self.seal_alone(seat, action) {
                    self.board_votes(asked, candidate);
                }
            }
            (Step::Trade, action) => self.trade_action(seat, action),
            (Step::TradeDraft { from, to }, action) => self.trade_draft(from, to, action),
            (Step::TradeAnswer { from, to }, action) => self.trade_answer(from, to, action),
            (Step::TradeConfirm { from, to }, action) => self.trade_confirm(from, to, action == Action::Yes),
            (Step::Vote, action) => {
                if self.seal_alone(seat, action) {
                    self.count_votes();
                }
            }
            (Step::Reveal, action) => {
                if self.seal_alone(seat, action) {
                    self.open_reveals();
                }
            }
            (Step::OrderTests, Action::First { kind }) => {
                self.emit(Event::TestsOrdered { first: kind });
                self.first_test();
            }
            (Step::OfferTest { kind }, action) => {
                if self.seal_alone(seat, action) {
                    self.open_offers(kind);
                }
            }
            (Step::PickTester { kind, .. }, action) => self.pick_tester(kind, action),
            (Step::TestTarget { kind, tester }, Action::Test { seat }) => self.test(kind, tester, seat),
            (Step::Examine { tester, done, rest }, action) => self.examine(tester, done, rest, action),
            (Step::Starve, action) => {
                if self.seal_alone(seat, action) {
                    self.starve();
                }
            }
            (step, action) => debug_assert!(false, "{action:?} was legal in {step:?} but nobody carries it out"),
        }
        Ok(())
    }

    /// What follows when nobody uses an item.
    fn after_items(&mut self, after: AfterItems) {
        match after {
            AfterItems::Placing => self.place_next(),
            AfterItems::Turning => self.turn_or_stop(),
        }
    }
}
