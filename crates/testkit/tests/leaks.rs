//! The suite finds leaks: games broken on purpose do not pass it.

use serde::{Deserialize, Serialize};
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Action, Config, Event, Observer, State, Step, View};
use whiteout_core::{Audience, Decision, Game, Outcome, Rejection, Rng, RuleId, Seat, Sink, Viewer};
use whiteout_testkit as kit;

/// The seat that is an Alien from the start, which nobody else may know.
fn alien(state: &State) -> Option<Seat> {
    Seat::all(state.table.rules.players).find(|&seat| state.secret.role[seat] == Role::Alien)
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

        impl $name { $($broken)* }

        impl Game for $name {
            const ID: &'static str = "leaky";
            const LONGEST: usize = State::LONGEST;
            type Config = Config;
            type Action = Action;
            type Prompt = Step;
            type Event = Event;
            type View = View;
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
                self.broken_decision()
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
                self.0.act(seat, action, rng, sink).map_err(|rejection| Self::broken_rejection(rejection, known))
            }

            fn apply(&mut self, event: &Event) {
                self.0.apply(event);
            }

            fn audience(event: &Event) -> Audience {
                Self::broken_audience(event)
            }

            fn reveals(event: &Event) -> bool {
                State::reveals(event)
            }

            fn view(&self, viewer: Viewer) -> View {
                self.broken_view(viewer)
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
    fn broken_decision(&self) -> Decision<Step> {
        self.0.decision()
    }

    fn broken_rejection(rejection: Rejection, _: Option<Seat>) -> Rejection {
        rejection
    }

    fn broken_audience(event: &Event) -> Audience {
        event.audience()
    }

    /// One bit too many: an even round number while the Alien sits on an even seat.
    fn broken_view(&self, viewer: Viewer) -> View {
        let mut view = self.0.view(viewer);
        view.table.round += u16::from(alien(&self.0).is_some_and(|seat| seat.index() % 2 == 0));
        view
    }
});

leaky!(LeakyQuestion, LeakyQuestionObserver, {
    /// Asks Humans for their tokens only if the first of them is none: silence tells.
    fn broken_decision(&self) -> Decision<Step> {
        let mut decision = self.0.decision();
        if decision.seats.len() > 1
            && let (Step::Tokens { .. }, Some(seat)) = (decision.prompt, alien(&self.0))
            && decision.seats.contains(seat)
        {
            decision.seats = whiteout_core::SeatSet::one(seat);
        }
        decision
    }

    fn broken_rejection(rejection: Rejection, _: Option<Seat>) -> Rejection {
        rejection
    }

    fn broken_audience(event: &Event) -> Audience {
        event.audience()
    }

    fn broken_view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }
});

leaky!(LeakyRejection, LeakyRejectionObserver, {
    fn broken_decision(&self) -> Decision<Step> {
        self.0.decision()
    }

    /// Gives another reason when the Alien sits on an even seat.
    fn broken_rejection(rejection: Rejection, known: Option<Seat>) -> Rejection {
        if known.is_some_and(|seat| seat.index() % 2 == 0) {
            Rejection { code: "odd", rule: RuleId("bg.table.asked") }
        } else {
            rejection
        }
    }

    fn broken_audience(event: &Event) -> Audience {
        event.audience()
    }

    fn broken_view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }
});

leaky!(LeakyEvent, LeakyEventObserver, {
    fn broken_decision(&self) -> Decision<Step> {
        self.0.decision()
    }

    fn broken_rejection(rejection: Rejection, _: Option<Seat>) -> Rejection {
        rejection
    }

    /// Everybody sees which token a taker drew.
    fn broken_audience(event: &Event) -> Audience {
        match event {
            Event::LearntOfDog { .. } => Audience::Everyone,
            _ => event.audience(),
        }
    }

    fn broken_view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
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
