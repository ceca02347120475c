//! The rules: each file owns one part of the turn and emits events; nothing here changes state otherwise.
//!
//! An action is checked, then the part that asked for it goes on until the next question.

mod assimilation;
mod battle;
mod chips;
mod contagion;
mod dice;
mod ending;
mod escape;
mod exchange;
mod fire;
mod home;
mod log;
mod pool;
mod reveal;
mod room;
mod sabotage;
mod setup;
mod swap;
mod team;
mod torch;
mod window;

use whiteout_core::{Rejection, Rng, Seat, SeatSet, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::legal::allows;
use crate::reject;
use crate::state::State;
use crate::step::Step;
use crate::table::Table;
use crate::words::Power;

/// A running game with its source of chance and the receiver of its events.
pub(crate) struct Cx<'a, R, S> {
    pub(crate) g: &'a mut State,
    pub(crate) rng: &'a mut R,
    pub(crate) sink: &'a mut S,
}

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// The only way anything changes.
    #[inline]
    pub(crate) fn emit(&mut self, event: Event) {
        self.g.fold(&event);
        self.sink.take(&event);
    }

    #[inline]
    pub(crate) fn t(&self) -> &Table {
        &self.g.table
    }

    pub(crate) fn over(&self) -> bool {
        self.g.table.step == Step::Over
    }

    pub(crate) fn ask(&mut self, step: Step, seats: SeatSet) {
        debug_assert!(!seats.is_empty(), "{step:?} asks nobody");
        self.emit(Event::Asked { step, seats });
    }

    pub(crate) fn ask_captain(&mut self, step: Step) {
        self.ask(step, SeatSet::one(self.g.table.captain));
    }

    /// Asks the Captain whether to use a power that is nothing but a yes.
    pub(crate) fn ask_power(&mut self, power: Power) {
        self.ask_captain(Step::Power { power });
    }

    pub(crate) fn use_power(&mut self, power: Power) {
        let seat = self.t().captain;
        self.emit(Event::PowerUsed { seat, power });
    }

    /// Takes a sealed answer; true once it was the last one.
    fn seal(&mut self, seat: Seat, action: Action) -> bool {
        self.emit(Event::Sealed { seat, action });
        self.emit(Event::Answered { seat });
        self.g.table.waiting.is_empty()
    }

    /// The first of these in table order whose sealed answer is wanted.
    pub(crate) fn first_who(&self, seats: SeatSet, wanted: impl Fn(Action) -> bool) -> Option<Seat> {
        self.t().in_order(seats).find(|&seat| self.g.secret.sealed[seat].is_some_and(&wanted))
    }

    /// Checks and carries out an action.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Rejection> {
        let own = self.g.secret.known(&self.g.table, seat);
        if !allows(&self.g.table, &own, action) {
            return Err(reject::explain(&self.g.table, &own, action));
        }
        let step = self.g.table.step;
        if is_sealed(step) {
            if self.seal(seat, action) {
                self.answers_in(step);
            }
            return Ok(());
        }
        match (step, action) {
            (Step::PickCharacter, Action::Pick { character }) => self.pick_character(seat, character),
            (Step::Consent { by, target }, action) => self.consent(by, target, action == Action::Yes),
            (Step::Team, Action::Team { seats }) => self.name_team(seats),
            (Step::Room, action) => self.room_action(action),
            (Step::Firefighter, action) => self.firefighter(action),
            (Step::Prepare, action) => self.prepare(action),
            (Step::SeeHandedIn, action) => self.see_handed_in(action),
            (Step::Sabotage, action) => self.order_sabotage(action),
            (Step::SabotageDie { face, rest }, action) => self.sabotage_die(seat, action, face, rest),
            (Step::Swap, action) => self.swap_action(action),
            (Step::OrderTop, Action::PutOnTop { card }) => self.put_on_top(card),
            (Step::KeepSwapped, action) => self.keep_swapped(action == Action::Yes),
            (Step::Flip, action) => self.flip_action(action),
            (Step::Power { power }, action) => self.power_answer(power, action == Action::Yes),
            (Step::Dynamite { rest }, action) => self.dynamite(seat, action, rest),
            (Step::ShiftDie, action) => self.shift_die(action),
            (Step::Keep, Action::Keep { dice }) => self.keep_dice(dice),
            (Step::RemoveSmoke, action) => self.remove_smoke(action),
            (Step::SkipFires, action) => self.skip_fires(action == Action::Yes),
            (Step::Nominate, Action::Nominate { seat }) => self.nominate(seat),
            (Step::EndTest, action) => self.end_test(action),
            (Step::Board, Action::Board { seats }) => self.board(seats),
            (step, action) => debug_assert!(false, "{action:?} was legal in {step:?} but nobody carries it out"),
        }
        Ok(())
    }

    /// All have answered unseen.
    fn answers_in(&mut self, step: Step) {
        match step {
            Step::Window { which } => self.close_window(which),
            Step::TorchVote { by, target } => self.torch_votes(by, target),
            Step::Exchange { why } => self.exchanges(why),
            Step::Entry { room } => self.pay_entry(room),
            Step::HandIn => self.handed_in(),
            Step::Answer { card } => self.sabotage_answers(card),
            Step::Boost => self.boosts(),
            Step::Firefight => self.firefight(),
            Step::Return => self.collect_blood(),
            Step::Nomination { nominee } => self.nomination_votes(nominee),
            step => debug_assert!(false, "{step:?} is not sealed"),
        }
    }

    fn power_answer(&mut self, power: Power, yes: bool) {
        match power {
            Power::ZeroCountsOne | Power::PetriCountsAny | Power::BattleDie => self.judging_power(power, yes),
            Power::OneMore if self.t().turn.dice_count == 0 => self.judging_power(power, yes),
            Power::BattleThrow | Power::OneMore => self.extra_throw(power, yes),
            Power::AddTop => self.add_top(yes),
            Power::NoMixing => self.no_mixing(yes),
            Power::SpareFallout => self.spare_fallout(yes),
            Power::ExchangeAfter => self.exchange_after(yes),
            Power::SecondOnTheLeft => self.second_on_the_left(yes),
            power => debug_assert!(false, "{power:?} is not a matter of yes or no"),
        }
    }
}

/// Answered by several seats unseen by each other.
const fn is_sealed(step: Step) -> bool {
    matches!(
        step,
        Step::Window { .. }
            | Step::TorchVote { .. }
            | Step::Exchange { .. }
            | Step::Entry { .. }
            | Step::HandIn
            | Step::Answer { .. }
            | Step::Boost
            | Step::Firefight
            | Step::Return
            | Step::Nomination { .. }
    )
}
