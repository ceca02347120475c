//! Every game of the family as a [`Game`].

use whiteout_core::{Audience, Decision, Game, Outcome, Rejection, Rng, Seat, Sink, Viewer};

use crate::action::Action;
use crate::claim::Claim;
use crate::config::Config;
use crate::engine::Cx;
use crate::event::Event;
use crate::legal::legal;
use crate::observer::Witness;
use crate::reject::{refuse_claim, unasked};
use crate::solo::SoloAction;
use crate::state::Position;
use crate::step::Step;
use crate::variant::Variant;
use crate::view::View;

/// Rounds after which play that goes nowhere counts as freezing, in simulation.
pub const SIMULATED_ROUNDS: u8 = 60;

impl<V: Variant> Game for Position<V> {
    const ID: &'static str = V::ID;
    const LONGEST: usize = 60_000;

    type Config = Config;
    type Action = Action;
    type Prompt = Step;
    type Event = Event;
    type View = View;
    type Claim = Claim;
    type Observer = Witness<V>;

    fn bounded(config: &Config) -> Config {
        config.with_round_limit(SIMULATED_ROUNDS)
    }

    fn blank(config: &Config) -> Self {
        Self::blank(config)
    }

    fn start(config: &Config, rng: &mut impl Rng, sink: &mut impl Sink<Event>) -> Self {
        let mut state = Self::blank(config);
        Cx { table: &mut state.table, secret: &mut state.secret, rng, sink }.set_up();
        state
    }

    fn seats(&self) -> u8 {
        self.table.rules.seats()
    }

    fn decision(&self) -> Decision<Step> {
        Decision { seats: self.table.owners(self.table.waiting), prompt: self.table.step }
    }

    #[inline]
    fn legal(&self, seat: Seat, push: &mut impl FnMut(Action)) {
        if let Some(seat) = self.table.asked_for(seat) {
            legal(&self.table, &self.secret.known(&self.table, seat), push);
        }
    }

    #[inline]
    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        rng: &mut impl Rng,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Rejection> {
        let Some(seat) = self.table.asked_for(seat) else { return Err(unasked(&self.table)) };
        Cx { table: &mut self.table, secret: &mut self.secret, rng, sink }.act(seat, action)
    }

    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn audience(event: &Event) -> Audience {
        V::audience(event)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn unforeseen(event: &Event) -> bool {
        event.unforeseen()
    }

    fn is_harmless(seat: Seat, events: &[Event]) -> bool {
        // Who owns whom is not written in an event, so that nothing new at all may be in them.
        if V::TOGETHER { !events.iter().any(Event::reveals) } else { Event::are_harmless(events, seat) }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    fn sees_all(&self, viewer: Viewer) -> bool {
        self.is_all_seeing(viewer)
    }

    fn may_claim(&self, seat: Seat, claim: Claim) -> Result<(), Rejection> {
        refuse_claim(&self.table, seat, claim).map_or(Ok(()), Err)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn universe(&self) -> Vec<Action> {
        let mut all = Action::universe(self.table.rules.players);
        if self.table.solo.is_some() {
            all.extend(SoloAction::universe(self.table.rules.players).into_iter().map(Action::Solo));
        }
        all
    }

    fn conserved(&self) -> Result<(), String> {
        crate::conservation::check(&self.table, &self.secret)
    }
}
