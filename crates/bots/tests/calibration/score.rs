//! How far beliefs are from the truth, in any game.

use core::fmt;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::Bot;
use whiteout_core::{Chance as _, Game, Seat, Viewer};

/// Rounds or turns that are told apart; all later ones go with the last.
const ROUNDS: usize = 12;
const TENTHS: usize = 10;

/// A moment at which everybody is asked what they believe.
pub(crate) struct Moment {
    /// The round or turn: each is measured once.
    pub(crate) round: usize,
    /// Everybody whose side is not plain to all, and whether they are secretly against the Humans.
    pub(crate) open: Vec<(Seat, bool)>,
}

/// Squared errors of the belief, and of the share of enemies at that moment, which is all the prior knows.
#[derive(Clone, Copy, Default)]
struct Errors {
    belief: f64,
    prior: f64,
    count: f64,
}

/// What was said with about the same certainty, and how often it came.
#[derive(Clone, Copy, Default)]
struct Tenth {
    said: f64,
    came: f64,
    times: f64,
}

#[derive(Default)]
pub(crate) struct Score {
    rounds: [Errors; ROUNDS],
    tenths: [Tenth; TENTHS],
}

fn number(is: bool) -> f64 {
    f64::from(u8::from(is))
}

impl Score {
    /// Plays games without a word, and asks the Humans at every moment.
    pub(crate) fn of<G: Game, B: Bot<G>>(
        config: &G::Config,
        games: u64,
        bot: impl Fn(u64) -> B,
        moment: impl Fn(&G) -> Option<Moment>,
    ) -> Self {
        let config = G::bounded(config);
        let mut score = Self::default();
        for seed in 0..games {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let (mut events, mut measured) = (Vec::new(), None);
            let mut state = G::start(&config, &mut rng, &mut events);
            let mut bots: Vec<B> = (0..u64::from(state.seats())).map(|seat| bot(seed * 8 + seat)).collect();
            loop {
                for event in events.drain(..) {
                    for (seat, bot) in Seat::all(state.seats()).zip(&mut bots) {
                        if G::audience(&event).includes(Viewer::Seat(seat)) {
                            bot.see(&event);
                        }
                    }
                }
                if let Some(moment) = moment(&state).filter(|moment| measured != Some(moment.round)) {
                    measured = Some(moment.round);
                    score.measure(&state, &moment, &mut bots);
                }
                let asked = state.decision().seats;
                let Some(seat) = asked.nth(rng.below(u32::from(asked.len())) as u8) else { break };
                let action = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)));
                state.act(seat, action, &mut rng, &mut events).expect("a legal action");
            }
        }
        score
    }

    /// What each Human believes of each other.
    fn measure<G: Game>(&mut self, state: &G, moment: &Moment, bots: &mut [impl Bot<G>]) {
        let errors = &mut self.rounds[moment.round.clamp(1, ROUNDS) - 1];
        for &(me, _) in moment.open.iter().filter(|(_, enemy)| !enemy) {
            let doubts = bots[me.index()].doubts(&state.view(Viewer::Seat(me)));
            let others = || moment.open.iter().filter(|(seat, _)| *seat != me);
            let share = others().map(|&(_, enemy)| number(enemy)).sum::<f64>() / others().count().max(1) as f64;
            for &(seat, enemy) in others() {
                let (said, came) = (f64::from(doubts[seat.index()]), number(enemy));
                errors.belief += (said - came).powi(2);
                errors.prior += (share - came).powi(2);
                errors.count += 1.0;
                let tenth = &mut self.tenths[((said * TENTHS as f64) as usize).min(TENTHS - 1)];
                tenth.said += said;
                tenth.came += came;
                tenth.times += 1.0;
            }
        }
    }

    /// The Brier scores of the belief and of the prior, over all rounds.
    pub(crate) fn brier(&self) -> (f64, f64) {
        let sum = |of: fn(&Errors) -> f64| self.rounds.iter().map(of).sum::<f64>();
        let count = sum(|errors| errors.count);
        (sum(|errors| errors.belief) / count, sum(|errors| errors.prior) / count)
    }

    /// How far what is said is from how often it comes.
    pub(crate) fn off(&self) -> f64 {
        let off: f64 = self.tenths.iter().map(|tenth| (tenth.said - tenth.came).abs()).sum();
        off / self.tenths.iter().map(|tenth| tenth.times).sum::<f64>()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| round | belief | prior |")?;
        for (round, errors) in (1..).zip(&self.rounds).filter(|(_, errors)| errors.count > 0.0) {
            writeln!(f, "| {round} | {:.3} | {:.3} |", errors.belief / errors.count, errors.prior / errors.count)?;
        }
        let (belief, prior) = self.brier();
        writeln!(f, "| all | {belief:.3} | {prior:.3} |")?;
        for Tenth { said, came, times } in self.tenths.iter().filter(|tenth| tenth.times > 0.0) {
            writeln!(f, "said {:.2} came {:.2} ({times:.0} times)", said / times, came / times)?;
        }
        Ok(())
    }
}
