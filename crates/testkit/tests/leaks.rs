//! The suite finds leaks: games broken on purpose do not pass it.

use serde::{Deserialize, Serialize};
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Action, Claim, Config, Event, Observer, State, Step, View};
use whiteout_core::{Audience, Decision, Game, Outcome, Rejection, Rng, RuleId, Seat, Sink, Viewer};
use whiteout_testkit as kit;

/// The seat that is an Alien from the start, which nobody else may know.
fn alien(state: &State) -> Option<Seat> {
    Seat::all(state.table.rules.players).find(|&seat| state.secret.role[seat] == Role::Alien)
}

/// What each game below breaks one promise of.
trait Broken {
    fn decision_of(state: &State) -> Decision<Step> {
        state.decision()
    }

    fn rejection_of(rejection: Rejection, _alien: Option<Seat>) -> Rejection {
        rejection
    }

    fn audience_of(event: &Event) -> Audience {
        event.audience()
    }

    fn view_of(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    fn events_of(events: Vec<Event>, _alien: Option<Seat>) -> Vec<Event> {
        events
    }
}

/// Defines a game that is The Boardgame but for one broken promise.
macro_rules! leaky {
    ($name:ident, $observer:ident, { $($broken:item)* }) => {
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        struct $name(State);

        #[derive(Clone, Debug)]
        struct $observer(Observer);

        impl whiteout_core::Observer for $observer {
            type Game = $name;

            fn new(config: &Config, viewer: Viewer) -> Self {
                Self(whiteout_core::Observer::new(config, viewer))
            }

            fn see(&mut self, event: &Event) {
                self.0.see(event);
            }

            fn view(&self) -> View {
                self.0.view()
            }

            fn resample(&self, rng: &mut impl Rng) -> Option<$name> {
                self.0.resample(rng).map($name)
            }
        }

        impl Broken for $name { $($broken)* }

        impl Game for $name {
            const ID: &'static str = "leaky";
            const LONGEST: usize = State::LONGEST;
            type Config = Config;
            type Action = Action;
            type Prompt = Step;
            type Event = Event;
            type View = View;
            type Claim = Claim;
            type Observer = $observer;

            fn bounded(config: &Config) -> Config {
                State::bounded(config)
            }

            fn blank(config: &Config) -> Self {
                Self(State::blank(config))
            }

            fn start(config: &Config, rng: &mut impl Rng, sink: &mut impl Sink<Event>) -> Self {
                Self(State::start(config, rng, sink))
            }

            fn seats(&self) -> u8 {
                self.0.seats()
            }

            fn decision(&self) -> Decision<Step> {
                Self::decision_of(&self.0)
            }

            fn legal(&self, seat: Seat, push: &mut impl FnMut(Action)) {
                self.0.legal(seat, push);
            }

            fn act(
                &mut self,
                seat: Seat,
                action: Action,
                rng: &mut impl Rng,
                sink: &mut impl Sink<Event>,
            ) -> Result<(), Rejection> {
                let known = alien(&self.0);
                let mut events = Vec::new();
                let result = self.0.act(seat, action, rng, &mut events);
                for event in Self::events_of(events, known) {
                    sink.take(&event);
                }
                result.map_err(|rejection| Self::rejection_of(rejection, known))
            }

            fn apply(&mut self, event: &Event) {
                self.0.apply(event);
            }

            fn audience(event: &Event) -> Audience {
                Self::audience_of(event)
            }

            fn reveals(event: &Event) -> bool {
                State::reveals(event)
            }

            fn unforeseen(event: &Event) -> bool {
                State::unforeseen(event)
            }

            fn view(&self, viewer: Viewer) -> View {
                Self::view_of(&self.0, viewer)
            }

            fn sees_all(&self, viewer: Viewer) -> bool {
                self.0.sees_all(viewer)
            }

            fn may_claim(&self, seat: Seat, claim: Claim) -> Result<(), Rejection> {
                self.0.may_claim(seat, claim)
            }

            fn outcome(&self) -> Option<Outcome> {
                self.0.outcome()
            }

            fn universe(&self) -> Vec<Action> {
                self.0.universe()
            }

            fn conserved(&self) -> Result<(), String> {
                self.0.conserved()
            }
        }
    };
}

leaky!(LeakyView, LeakyViewObserver, {
    /// One bit too many: an even round number while the Alien sits on an even seat.
    fn view_of(state: &State, viewer: Viewer) -> View {
        let mut view = state.view(viewer);
        view.table.round += u16::from(alien(state).is_some_and(|seat| seat.index() % 2 == 0));
        view
    }
});

leaky!(LeakyQuestion, LeakyQuestionObserver, {
    /// Asks Humans for their tokens only if the first of them is none: silence tells.
    fn decision_of(state: &State) -> Decision<Step> {
        let mut decision = state.decision();
        if decision.seats.len() > 1
            && let (Step::Tokens { .. }, Some(seat)) = (decision.prompt, alien(state))
            && decision.seats.contains(seat)
        {
            decision.seats = whiteout_core::SeatSet::one(seat);
        }
        decision
    }
});

leaky!(LeakyRejection, LeakyRejectionObserver, {
    /// Gives another reason when the Alien sits on an even seat.
    fn rejection_of(rejection: Rejection, known: Option<Seat>) -> Rejection {
        if known.is_some_and(|seat| seat.index() % 2 == 0) {
            Rejection { code: "odd", rule: RuleId("bg.table.asked") }
        } else {
            rejection
        }
    }
});

leaky!(LeakyEvent, LeakyEventObserver, {
    /// Everybody sees which token a taker drew.
    fn audience_of(event: &Event) -> Audience {
        match event {
            Event::LearntOfDog { .. } => Audience::Everyone,
            _ => event.audience(),
        }
    }
});

leaky!(LeakyNumber, LeakyNumberObserver, {
    /// An Alien token is answered twice: only the number of events tells.
    fn events_of(mut events: Vec<Event>, _: Option<Seat>) -> Vec<Event> {
        if let Some(&Event::Sealed { seat, action: Action::Tokens { alien: true }, .. }) = events.first() {
            events.insert(1, Event::Answered { seat });
        }
        events
    }
});

leaky!(LeakyTail, LeakyTailObserver, {
    /// The line after a turned card tells where the Alien sits, though turning it shows something too.
    fn events_of(mut events: Vec<Event>, known: Option<Seat>) -> Vec<Event> {
        let turned = events.iter().position(|event| matches!(event, Event::Turned { .. }));
        if let (Some(i), true) = (turned, known.is_some_and(|seat| seat.index() % 2 == 0)) {
            events.insert(i + 1, Event::Departed);
        }
        events
    }
});

fn config() -> Config {
    Config::standard(6).expect("standard")
}

#[test]
#[should_panic(expected = "tells a secret")]
fn a_view_that_depends_on_a_role_is_caught() {
    for seed in 0..20 {
        kit::non_interference::<LeakyView>(&config(), seed);
    }
}

#[test]
#[should_panic(expected = "a secret")]
fn a_question_that_depends_on_a_role_is_caught() {
    for seed in 0..20 {
        kit::non_interference::<LeakyQuestion>(&config(), seed);
    }
}

#[test]
#[should_panic(expected = "a secret")]
fn a_rejection_that_depends_on_a_role_is_caught() {
    for seed in 0..20 {
        kit::non_interference::<LeakyRejection>(&config(), seed);
    }
}

#[test]
#[should_panic(expected = "is not for")]
fn an_event_shown_to_the_wrong_seats_is_caught() {
    for seed in 0..20 {
        kit::observers_agree::<LeakyEvent>(&config(), seed);
        kit::non_interference::<LeakyEvent>(&config(), seed);
    }
}

#[test]
#[should_panic(expected = "a secret")]
fn a_sealed_answer_told_by_the_number_of_events_is_caught() {
    for seed in 0..100 {
        kit::non_interference::<LeakyNumber>(&config(), seed);
    }
}

#[test]
#[should_panic(expected = "a secret")]
fn an_event_that_tells_a_secret_after_others_is_caught() {
    for seed in 0..200 {
        kit::non_interference::<LeakyTail>(&config(), seed);
    }
}
