//! The Boardgame keeps the contract.

use whiteout_boardgame::{Config, State};
use whiteout_testkit as kit;

#[test]
fn quick() {
    for players in 4..=8 {
        let config = Config::standard(players).unwrap();
        for seed in 0..200 {
            kit::folds_and_re_decides::<State>(&config, seed);
        }
    }
}
#[test]
fn observers() {
    for players in 4..=8 {
        let config = Config::standard(players).unwrap();
        for seed in 0..200 {
            kit::observers_agree::<State>(&config, seed);
        }
    }
}
#[test]
fn exchange() {
    for players in 4..=8 {
        let config = Config::standard(players).unwrap();
        for seed in 0..200 {
            kit::worlds_are_exchangeable::<State>(&config, seed);
        }
    }
}
#[test]
fn legal() {
    for players in 4..=8 {
        let config = Config::standard(players).unwrap();
        kit::accepts_exactly_the_legal::<State>(&config, 3);
        kit::survives_serde::<State>(&config, 3);
    }
}
#[test]
fn noninterference() {
    for players in 4..=8 {
        let config = Config::standard(players).unwrap();
        for seed in 0..12 {
        kit::non_interference::<State>(&config, seed);
        }
    }
}
