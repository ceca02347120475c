//! Bots of the 1-3 player game: each level plays whole games at every number of players, and knows better than the one below.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::solo::{SoloAction, SoloStep};
use whiteout_boardgame::table::{GREEN, Rescue, Table};
use whiteout_boardgame::words::{Kind as _, Room};
use whiteout_boardgame::{Action, Config, Cooperation, Cooperative, Options, Step};
use whiteout_bots::{Budget, Company, NAMES, of_family};
use whiteout_core::{Game as _, Seat, Viewer};

fn won(level: &str, players: u8, seeds: core::ops::Range<u64>, options: Options) -> u32 {
    let config = Cooperation::bounded(&Config::solo(players, options).expect("sound"));
    let mut won = 0;
    for seed in seeds {
        let budget = Budget { iterations: 6, ..Budget::default() };
        let bots = (0..players)
            .map(|seat| of_family::<Cooperative>(level, seed * 8 + u64::from(seat), budget.clone()).expect("a level"))
            .collect();
        let end = Company::new(bots, |_: &Cooperation| 0).play(&config, seed);
        let outcome = end.outcome().unwrap_or_else(|| panic!("{level}, seed {seed}: stuck in {:?}", end.table.step));
        won += u32::from(outcome.humans_won());
    }
    won
}

#[test]
fn every_level_plays_to_the_end() {
    for &level in NAMES.iter().filter(|&&level| level != "expert") {
        for players in 1..=3 {
            won(level, players, 0..20, Options::default());
            won(level, players, 0..20, Options { closed_hands: true, ..Options::default() });
        }
    }
    won("expert", 2, 0..1, Options::default());
}

/// Whoever plays by rule wins about every other game, at every number of players, and a novice clearly fewer.
#[test]
fn a_regular_player_wins_about_half_and_a_novice_fewer() {
    let novice = won("novice", 1, 0..200, Options::default());
    for players in 1..=3 {
        let regular = won("regular", players, 0..200, Options::default());
        assert!((80..125).contains(&regular), "{regular} of 200 with {players} players");
        assert!(regular > novice + 10, "{regular} to {novice} of 200");
    }
    assert!(novice > won("random", 1, 0..200, Options::default()) + 30, "{novice} of 200");
}

/// Where a regular player sends everybody, in a first round that was changed before.
fn sent(seed: u64, change: impl FnOnce(&mut Table)) -> Table {
    let config = Cooperation::bounded(&Config::solo(1, Options::default()).expect("sound"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut events = Vec::new();
    let mut game = Cooperation::start(&config, &mut rng, &mut events);
    change(&mut game.table);
    let mut bot = of_family::<Cooperative>("regular", seed, Budget::default()).expect("a level");
    let player = Seat::at(0);
    while game.table.step == Step::Solo(SoloStep::Move) {
        let before = game.table;
        let action = bot.choose(&game.view(Viewer::Seat(player)));
        game.act(player, action, &mut rng, &mut events).expect("legal");
        if game.table.step != before.step {
            let mut sent = before;
            if let Action::Solo(SoloAction::Go { seat, to }) = action {
                sent.place[seat] = to.into();
            }
            return sent;
        }
    }
    game.table
}

#[test]
fn three_mend_the_radio_first() {
    for seed in 0..20 {
        let table = sent(seed, |_| {});
        assert_eq!(table.people_in(Room::Radio).len(), 3, "seed {seed}: {:?}", table.place);
    }
}

/// The Alien goes by the largest group: against three it comes to two rooms with 6 points, against people who hide to six.
#[test]
fn proven_people_keep_three_together_when_the_alien_is_out() {
    for seed in 0..20 {
        let table = sent(seed, |table| {
            let people = table.people();
            people.iter().for_each(|seat| table.suspicion[seat] = GREEN);
            (table.strength, table.exposed_ever, table.rescue) = (6, true, Rescue::Flying(4));
            if let Some(solo) = &mut table.solo {
                solo.proven = people;
            }
        });
        let largest = Room::ALL.iter().map(|&room| table.people_in(room).len()).max();
        assert_eq!(largest, Some(3), "seed {seed}: {:?}", table.place);
    }
}
