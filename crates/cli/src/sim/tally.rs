//! What is counted over many games. Sums only, so that the order of games does not matter.

use std::collections::BTreeMap;

use whiteout_games::Hosted;

/// How one game went.
pub(crate) enum Played {
    Ended {
        side: &'static str,
        reason: &'static str,
        rounds: u64,
        actions: u64,
    },
    /// The engine or a bot is broken.
    Trouble(String),
}

impl Played {
    pub(super) fn ended(state: &impl Hosted, actions: usize) -> Self {
        match state.outcome() {
            Some(outcome) => Self::Ended {
                side: outcome.side,
                reason: outcome.reason,
                rounds: u64::from(state.rounds()),
                actions: actions as u64,
            },
            None => Self::Trouble("nobody is asked, but the game is not over".to_owned()),
        }
    }
}

pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) errors: u64,
    pub(super) actions: u64,
    pub(super) rounds: u64,
    pub(super) wins: BTreeMap<&'static str, u64>,
    pub(super) end_reasons: BTreeMap<&'static str, u64>,
    first_trouble: Option<(u64, String)>,
}

impl Tally {
    pub(super) fn new(sides: &[&'static str]) -> Self {
        Self {
            games: 0,
            errors: 0,
            actions: 0,
            rounds: 0,
            // A side that never wins is counted too.
            wins: sides.iter().map(|&side| (side, 0)).collect(),
            end_reasons: BTreeMap::new(),
            first_trouble: None,
        }
    }

    pub(super) fn add(&mut self, game: u64, played: Played) {
        self.games += 1;
        match played {
            Played::Ended { side, reason, rounds, actions } => {
                *self.wins.entry(side).or_default() += 1;
                *self.end_reasons.entry(reason).or_default() += 1;
                self.rounds += rounds;
                self.actions += actions;
            }
            Played::Trouble(trouble) => {
                self.errors += 1;
                self.keep_first(Some((game, trouble)));
            }
        }
    }

    pub(super) fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.errors += other.errors;
        self.actions += other.actions;
        self.rounds += other.rounds;
        for (side, count) in other.wins {
            *self.wins.entry(side).or_default() += count;
        }
        for (reason, count) in other.end_reasons {
            *self.end_reasons.entry(reason).or_default() += count;
        }
        self.keep_first(other.first_trouble);
    }

    fn keep_first(&mut self, trouble: Option<(u64, String)>) {
        let all = self.first_trouble.take().into_iter().chain(trouble);
        self.first_trouble = all.min_by_key(|(game, _)| *game);
    }

    pub(super) fn first_trouble(&self) -> Option<(u64, &str)> {
        self.first_trouble.as_ref().map(|(game, trouble)| (*game, trouble.as_str()))
    }
}
