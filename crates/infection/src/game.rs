//! Infection at Outpost 31 as a [`Game`].

use whiteout_core::{Audience, Decision, Game, Outcome, Rejection, Rng, Seat, Sink, Viewer};

use crate::action::Action;
use crate::claim::{self, Claim};
use crate::config::Config;
use crate::engine::Cx;
use crate::event::Event;
use crate::legal::legal;
use crate::observer::Observer;
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// Turns after which play that goes nowhere is lost, in simulation.
pub const SIMULATED_TURNS: u8 = 120;

impl Game for State {
    const ID: &'static str = "infection";
    const LONGEST: usize = 40_000;

    type Config = Config;
    type Action = Action;
    type Prompt = Step;
    type Event = Event;
    type View = View;
    type Claim = Claim;
    type Observer = Observer;

    fn bounded(config: &Config) -> Config {
        config.with_turn_limit(SIMULATED_TURNS)
    }

    fn blank(config: &Config) -> Self {
        State::blank(config)
    }

    fn start(config: &Config, rng: &mut impl Rng, sink: &mut impl Sink<Event>) -> Self {
        let mut state = State::blank(config);
        Cx { g: &mut state, rng, sink }.set_up();
        state
    }

    fn seats(&self) -> u8 {
        self.table.rules.players
    }

    fn decision(&self) -> Decision<Step> {
        Decision { seats: self.table.waiting, prompt: self.table.step }
    }

    #[inline]
    fn legal(&self, seat: Seat, push: &mut impl FnMut(Action)) {
        legal(&self.table, &self.secret.known(&self.table, seat), push);
    }

    #[inline]
    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        rng: &mut impl Rng,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Rejection> {
        Cx { g: self, rng, sink }.act(seat, action)
    }

    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn audience(event: &Event) -> Audience {
        event.audience()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn unforeseen(event: &Event) -> bool {
        event.unforeseen()
    }

    fn is_harmless(_: Seat, events: &[Event]) -> bool {
        Event::are_harmless(events)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    /// Nobody: a torched seat knows public facts and its own past (`inf.torch.seat`).
    fn sees_all(&self, _: Viewer) -> bool {
        false
    }

    fn may_claim(&self, seat: Seat, claim: Claim) -> Result<(), Rejection> {
        claim::may_claim(&self.table, seat, claim)
    }

    fn may_talk(&self, _: Seat) -> Result<(), Rejection> {
        claim::may_talk(&self.table)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn universe(&self) -> Vec<Action> {
        Action::universe(&self.table)
    }

    fn conserved(&self) -> Result<(), String> {
        crate::conservation::check(self)
    }
}
