//! Bots of the 1-3 player game: each level plays whole games at every number of players, and knows better than the one below.

use std::collections::BTreeSet;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::solo::{SoloAction, SoloStep};
use whiteout_boardgame::table::{GREEN, Rescue, Table};
use whiteout_boardgame::words::{Kind as _, Room};
use whiteout_boardgame::{Action, Config, Cooperation, Cooperative, Options, Step};
use whiteout_bots::{Because, Budget, Company, NAMES, of_family};
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

/// Every reason given in a game, as the table asks for it: by whoever sees what this seat has seen, and has more than one choice.
fn reasons_in(level: &str, players: u8, seed: u64, options: Options, given: &mut BTreeSet<String>) {
    let config = Cooperation::bounded(&Config::solo(players, options).expect("sound"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut events = Vec::new();
    let mut game = Cooperation::start(&config, &mut rng, &mut events);
    let budget = Budget { iterations: 2, ..Budget::default() };
    let bot = |seat| of_family::<Cooperative>(level, seed * 8 + seat, budget.clone()).expect("a level");
    let mut bots: Vec<_> = (0..u64::from(players)).map(bot).collect();
    while let Some(seat) = game.decision().seats.lowest() {
        for event in events.drain(..) {
            let audience = Cooperation::audience(&event);
            let seats = Seat::all(players).zip(&mut bots);
            seats.filter(|(seat, _)| audience.includes(Viewer::Seat(*seat))).for_each(|(_, bot)| bot.see(&event));
        }
        let view = game.view(Viewer::Seat(seat));
        let bot = &mut bots[seat.index()];
        let action = bot.choose(&view);
        if view.legal.len() > 1 {
            let why = bot.why().filter(|why| why.action == action).expect("a reason");
            let word = serde_json::to_value(why.because).expect("a word");
            given.insert(word.as_str().expect("a word").to_owned());
        }
        game.act(seat, action, &mut rng, &mut events).expect("legal");
    }
}

/// Here nobody has a secret, infects anybody or holds cards: what is said of those games would be false.
#[test]
fn the_reasons_are_those_of_this_game() {
    let mut given = BTreeSet::new();
    for seed in 0..60 {
        reasons_in("regular", 1 + (seed % 3) as u8, seed, Options::default(), &mut given);
        let closed_hands = Options { closed_hands: true, ..Options::default() };
        reasons_in("novice", 1 + (seed % 3) as u8, seed, closed_hands, &mut given);
    }
    reasons_in("expert", 1, 1, Options::default(), &mut given);
    reasons_in("expert", 2, 2, Options::default(), &mut given);
    let foreign: Vec<_> = given.iter().filter(|reason| !reason.starts_with("solo-")).collect();
    assert!(foreign.is_empty(), "{foreign:?}");
    // What takes a rare place, or a choice that only people make.
    let seldom = "drive-later fuel keep-room keys likely-alien likely-human no-die now ready save-item save-weapon small-step \
                  stuck sure test-later use-item warm weaker weather wire";
    let may_lack = |reason: &str| seldom.split_whitespace().any(|word| reason.strip_prefix("solo-") == Some(word));
    let never: Vec<_> = Because::ALL
        .iter()
        .map(|reason| serde_json::to_value(reason).expect("a word").as_str().expect("a word").to_owned())
        .filter(|reason| reason.starts_with("solo-") && !given.contains(reason) && !may_lack(reason))
        .collect();
    assert!(never.is_empty(), "{never:?}");
}
