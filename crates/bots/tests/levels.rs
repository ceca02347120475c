//! A level that does not beat the one below is none.

use whiteout_bots::{Budget, infection, lab};
use whiteout_core::Game as _;

const GAMES: u64 = 400;
/// Games of somebody who looks ahead cost a hundred times as much.
const EXPERT_GAMES: u64 = 20;

/// Whether Humans of one level win against enemies of another.
type Play<C> = fn(&C, &str, &str, u64, &Budget) -> Option<bool>;

/// Levels of one game, with 4, 6 and 8 players.
struct Arena<C> {
    configs: [C; 3],
    play: Play<C>,
}

fn boardgame() -> Arena<whiteout_boardgame::Config> {
    let config = |players| whiteout_boardgame::Config::standard(players).expect("standard rules");
    let configs = [4, 6, 8].map(|players| whiteout_boardgame::State::bounded(&config(players)));
    Arena { configs, play: lab::humans_win }
}

fn infection() -> Arena<whiteout_infection::Config> {
    let config = |players| whiteout_infection::Config::standard(players).expect("standard rules");
    let configs = [4, 6, 8].map(|players| whiteout_infection::State::bounded(&config(players)));
    Arena { configs, play: infection::lab::humans_win }
}

impl<C> Arena<C> {
    /// Share of games that the Humans win, over all numbers of players.
    fn humans_win(&self, humans: &str, enemies: &str, games: u64) -> f64 {
        let budget = Budget { iterations: 30, ..Budget::default() };
        let shares = self.configs.each_ref().map(|config| {
            let won = |&seed: &u64| (self.play)(config, humans, enemies, seed, &budget).expect("both levels");
            (0..games).filter(won).count() as f64 / games as f64
        });
        println!("{humans} Humans, {enemies} enemies, 4, 6, 8 players: {shares:.3?}");
        shares.iter().sum::<f64>() / 3.0
    }

    /// The margins: as Humans, as enemies, and as Humans against good enemies.
    fn regular_beats_novice(&self, [humans, enemies, against_good]: [f64; 3]) {
        let novices = self.humans_win("novice", "novice", GAMES);
        let as_humans = self.humans_win("regular", "novice", GAMES);
        let as_enemies = self.humans_win("novice", "regular", GAMES);
        let regulars = self.humans_win("regular", "regular", GAMES);
        assert!(as_humans > novices + humans, "as Humans: {as_humans:.3} against {novices:.3}");
        assert!(as_enemies < novices - enemies, "as enemies: {as_enemies:.3} against {novices:.3}");
        assert!(regulars > as_enemies + against_good, "against good enemies: {regulars:.3} against {as_enemies:.3}");
    }

    /// The margins: as Humans and as enemies.
    fn expert_beats_regular(&self, games: u64, [humans, enemies]: [f64; 2]) {
        let regulars = self.humans_win("regular", "regular", games);
        let as_humans = self.humans_win("expert", "regular", games);
        let as_enemies = self.humans_win("regular", "expert", games);
        assert!(as_humans > regulars + humans, "as Humans: {as_humans:.3} against {regulars:.3}");
        assert!(as_enemies < regulars - enemies, "as enemies: {as_enemies:.3} against {regulars:.3}");
    }
}

#[test]
fn a_regular_player_of_the_boardgame_beats_a_novice_on_both_sides() {
    boardgame().regular_beats_novice([0.03, 0.15, 0.03]);
}

#[test]
fn an_expert_of_the_boardgame_beats_a_regular_player_on_both_sides() {
    boardgame().expert_beats_regular(EXPERT_GAMES, [0.15, 0.03]);
}

#[test]
fn a_regular_player_of_infection_beats_a_novice_on_both_sides() {
    infection().regular_beats_novice([0.05, 0.05, 0.05]);
}

#[test]
fn an_expert_of_infection_beats_a_regular_player_on_both_sides() {
    infection().expert_beats_regular(GAMES, [0.15, 0.08]);
}
