//! What every scene of a rule test can do, whatever the game.

/// Makes a `Scene`: a real game whose pieces are put where a test wants them. A game adds the moving of its pieces in an
/// `impl` of its own. `mild` are the answers by which a scene goes on when nothing is said.
#[macro_export]
macro_rules! scene {
    ($game:ty, mild: [$($mild:expr),+ $(,)?]) => {
        #[derive(Clone)]
        pub struct Scene {
            pub state: $game,
            pub rng: $crate::Random,
            /// Everything that happened since the scene was built.
            pub events: Vec<<$game as whiteout_core::Game>::Event>,
        }

        impl Scene {
            pub fn step(&self) -> <$game as whiteout_core::Game>::Prompt {
                self.state.decision().prompt
            }

            pub fn asked(&self) -> whiteout_core::SeatSet {
                self.state.decision().seats
            }

            pub fn legal(&self, seat: whiteout_core::Seat) -> Vec<<$game as whiteout_core::Game>::Action> {
                let mut legal = Vec::new();
                self.state.legal(seat, &mut |action| legal.push(action));
                legal
            }

            pub fn can(&self, seat: whiteout_core::Seat, action: <$game as whiteout_core::Game>::Action) -> bool {
                self.legal(seat).contains(&action)
            }

            /// Whether such an event has happened.
            pub fn saw(&self, wanted: impl Fn(&<$game as whiteout_core::Game>::Event) -> bool) -> bool {
                self.events.iter().any(wanted)
            }

            pub fn act(&mut self, seat: whiteout_core::Seat, action: <$game as whiteout_core::Game>::Action) {
                let step = self.step();
                let result = self.state.act(seat, action, &mut self.rng, &mut self.events);
                assert!(
                    result.is_ok(),
                    "{seat:?} {action:?} in {step:?}: {result:?}; asked {:?}, legal {:?}",
                    self.asked(),
                    self.legal(seat)
                );
                if let Err(lost) = self.state.conserved() {
                    panic!("{lost} after {seat:?} {action:?}");
                }
            }

            /// The one seat that is asked acts.
            pub fn only(&mut self, action: <$game as whiteout_core::Game>::Action) {
                let seat = self.asked().only().unwrap_or_else(|| panic!("{:?} asks {:?}", self.step(), self.asked()));
                self.act(seat, action);
            }

            /// Everybody who is asked gives the same answer.
            pub fn all(&mut self, action: <$game as whiteout_core::Game>::Action) {
                for seat in self.asked().iter() {
                    self.act(seat, action);
                }
            }

            /// The action is refused; nothing changes.
            pub fn refuse(
                &mut self,
                seat: whiteout_core::Seat,
                action: <$game as whiteout_core::Game>::Action,
            ) -> whiteout_core::Rejection {
                let before = self.state;
                let events = self.events.len();
                let result = self.state.act(seat, action, &mut self.rng, &mut self.events);
                let rejection = result.expect_err("this should have been refused");
                assert!(self.state == before && self.events.len() == events, "a refusal left a mark");
                rejection
            }

            /// Answers with the mildest choice, or the first, until the predicate holds.
            pub fn until(&mut self, wanted: impl Fn(&Self) -> bool) {
                for _ in 0..10_000 {
                    if wanted(self) {
                        return;
                    }
                    let asked = self.asked().lowest();
                    let seat = asked.unwrap_or_else(|| panic!("the game ended: {:?}", self.state.outcome()));
                    let legal = self.legal(seat);
                    let mild = [$($mild),+].into_iter().find(|action| legal.contains(action));
                    self.act(seat, mild.unwrap_or(legal[0]));
                }
                panic!("never came true; now in {:?}", self.step());
            }

            /// Plays the same scene with other dice until the predicate holds at the end.
            pub fn seek(&self, play: impl Fn(&mut Self), wanted: impl Fn(&Self) -> bool) -> Self {
                for seed in 0..5_000 {
                    let mut copy = self.clone();
                    copy.rng = <$crate::Random as rand_xoshiro::rand_core::SeedableRng>::seed_from_u64(seed);
                    play(&mut copy);
                    if wanted(&copy) {
                        return copy;
                    }
                }
                panic!("no dice make it happen");
            }
        }
    };
}
