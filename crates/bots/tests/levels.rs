//! A level that does not beat the one below is none.

use whiteout_boardgame::{Config, State};
use whiteout_bots::lab::{self, play};
use whiteout_bots::{Budget, Style};
use whiteout_core::Game as _;

const GAMES: u64 = 400;

/// Share of games that Humans of one style win against Aliens of another, over 4, 6 and 8 players.
fn humans_win(humans: &Style, aliens: &Style) -> f64 {
    let shares = [4, 6, 8].map(|players| {
        let config = State::bounded(&Config::standard(players).expect("standard rules"));
        let won = (0..GAMES).filter(|&seed| play(&config, humans, aliens, seed, false).0).count();
        won as f64 / GAMES as f64
    });
    println!("4, 6, 8 players: {shares:.3?}");
    shares.iter().sum::<f64>() / 3.0
}

#[test]
fn a_regular_player_beats_a_novice_on_both_sides() {
    let novices = humans_win(&Style::NOVICE, &Style::NOVICE);
    let as_humans = humans_win(&Style::REGULAR, &Style::NOVICE);
    let as_aliens = humans_win(&Style::NOVICE, &Style::REGULAR);
    let regulars = humans_win(&Style::REGULAR, &Style::REGULAR);
    assert!(as_humans > novices + 0.03, "as Humans: {as_humans:.3} against {novices:.3}");
    assert!(as_aliens < novices - 0.15, "as Aliens: {as_aliens:.3} against {novices:.3}");
    assert!(regulars > as_aliens + 0.03, "against good Aliens: {regulars:.3} against {as_aliens:.3}");
}

/// Games of an expert cost a hundred times as much.
const EXPERT_GAMES: u64 = 20;

#[test]
fn an_expert_beats_a_regular_player_on_both_sides() {
    let budget = Budget { iterations: 30, ..Budget::default() };
    let humans_win = |humans: &str, aliens: &str| {
        let won = [4, 6, 8].map(|players| {
            let config = State::bounded(&Config::standard(players).expect("standard rules"));
            let won = |&seed: &u64| lab::humans_win(&config, humans, aliens, seed, &budget).expect("both levels");
            (0..EXPERT_GAMES).filter(won).count()
        });
        println!("{humans} Humans, {aliens} Aliens, of {EXPERT_GAMES} games with 4, 6, 8 players: {won:?}");
        won.iter().sum::<usize>() as f64 / (3 * EXPERT_GAMES) as f64
    };
    let regulars = humans_win("regular", "regular");
    let as_humans = humans_win("expert", "regular");
    let as_aliens = humans_win("regular", "expert");
    assert!(as_humans > regulars + 0.15, "as Humans: {as_humans:.3} against {regulars:.3}");
    assert!(as_aliens < regulars - 0.03, "as Aliens: {as_aliens:.3} against {regulars:.3}");
}
