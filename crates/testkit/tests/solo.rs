//! The 1-3 player game keeps the contract: at every player count, by the book and with any mixture of options.

use std::collections::BTreeMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::solo::{SoloAction, SoloStep, Spot};
use whiteout_boardgame::table::GREEN;
use whiteout_boardgame::words::{Card, Face, Item, Room, Setting};
use whiteout_boardgame::{Action, CharacterDeal, Components, Config, Cooperation, Event, Options, Step, Victim};
use whiteout_core::{Chance as _, Game, Observer as _, Seat, SeatSet, Viewer};
use whiteout_testkit as kit;
use whiteout_testkit::Players;

/// The book for even seeds, any mixture of options for odd ones; all player counts in turn, and every fifth in a hurry.
fn config(seed: u64) -> Config {
    let players = 1 + (seed / 2 % 3) as u8;
    let options = if seed.is_multiple_of(2) { Options::default() } else { mixture(seed) };
    let components = if seed.is_multiple_of(5) { in_a_hurry() } else { Components::solo() };
    Config::at(Setting::Solo, players, options, &components).expect("a sound configuration")
}

/// Keys for all, vehicles nearly ready and help near: players without a plan leave far too seldom otherwise.
fn in_a_hurry() -> Components {
    let mut components = Components::solo();
    components.items.keys.value = [9; 5];
    components.items.flashlight.value = [2; 5];
    components.items.fuel.value = [0; 5];
    components.items.tools.value = [0; 5];
    components.fuel_spaces.shed.value = [1; 5];
    components.damage_at_start.radio.value = [0; 5];
    components.damage_at_start.base_helicopter.value = [0; 5];
    components.damage_at_start.shed.value = [0; 5];
    if let Some(together) = &mut components.together {
        together.die_threat.value = 0;
        together.die_sabotage.value = 0;
        together.threat_start.value = 8;
    }
    components.tracks.rescue.value = 2;
    components.tracks.freezing.value = 20;
    components
}

fn mixture(seed: u64) -> Options {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut flip = || rng.odds(1, 2);
    let mut options = Options {
        characters: if flip() { CharacterDeal::Draft } else { CharacterDeal::Random },
        station_fuel_anywhere: flip(),
        dark_at_upkeep: flip(),
        everyone_moves: flip(),
        dog_check_free: flip(),
        compare_phases_3_and_9: flip(),
        goal_all_rooms: flip(),
        fire_costs_extra: flip(),
        burn_without_leave: flip(),
        leader_stays: flip(),
        closed_hands: flip(),
        no_lab_trades: flip(),
        leader_may_forbid_tests: flip(),
        no_kennel_card: flip(),
        ..Options::default()
    };
    options.victim = [Victim::Leader, Victim::Random, Victim::MostSuspected][rng.below(3) as usize];
    options
}

kit::keeps_the_contract!(Cooperation, 1_500 games);
kit::no_view_tells_a_secret!(Cooperation, 60 each: part_1 0, part_2 1, part_3 2, part_4 3);

/// Roles, decks and bags are unknown to all; with closed hands the hands of others too, and nothing public ever is.
#[test]
fn worlds_differ_from_the_truth_in_everything_hidden() {
    let open = |seed: u64| Config::solo(1 + (seed % 3) as u8, Options::default()).expect("sound");
    let doubts = kit::Doubts::of::<Cooperation>(60, open);
    doubts.are_about_secrets();
    for viewer in [Some(Seat::at(0)), Some(Seat::at(2)), None] {
        for pile in ["role", "weapon_deck", "item_deck"] {
            assert!(doubts.vary(viewer, pile), "{viewer:?} would know {pile}");
        }
        for hand in ["weapons", "items", "labs"] {
            assert!(!doubts.vary(viewer, hand), "{viewer:?} does not know open {hand}");
        }
    }
    // Dice that are always good, so that people without a plan find something at all.
    let closed = |_| {
        let mut components = Components::solo();
        if let Some(together) = &mut components.together {
            together.die_use.value = 6;
            together.die_repair.value = 0;
            together.die_sabotage.value = 0;
            together.die_threat.value = 0;
        }
        let options = Options { closed_hands: true, ..Options::default() };
        Config::at(Setting::Solo, 3, options, &components).expect("sound")
    };
    let doubts = kit::Doubts::of::<Cooperation>(150, closed);
    doubts.are_about_secrets();
    // Lab Tokens are seldom kept by people without a plan, so that not everybody comes to doubt them.
    let (first, second) = (Some(Seat::at(0)), Some(Seat::at(2)));
    for (viewer, others, hand) in [
        (first, 2..6u8, "weapons"),
        (first, 2..6, "items"),
        (first, 2..6, "labs"),
        (second, 0..4, "weapons"),
        (second, 0..4, "items"),
    ] {
        let varies = others.clone().any(|other| doubts.vary(viewer, &format!("{hand}.{other}")));
        assert!(varies, "{viewer:?} would know {hand} of others");
    }
}

/// Everything that must hold after every settled step, by the book.
#[test]
fn disks_stay_left_of_the_threat() {
    for seed in 0..600 {
        let config = Config::solo(1 + (seed % 3) as u8, Options::default()).expect("sound");
        kit::play::<Cooperation>(
            &config,
            seed,
            |game, step, _| {
                let table = &game.table;
                let solo = table.solo.expect("the 1-3 player game");
                // Several may share its space until the Leader has picked one.
                let settled = !matches!(table.step, Step::Solo(SoloStep::Lose { .. }));
                assert!((0..=8).contains(&solo.threat), "seed {seed}, {step:?}");
                for seat in table.people().iter() {
                    let level = table.suspicion[seat];
                    assert!((GREEN..=6).contains(&level), "seed {seed}, {step:?}: {level}");
                    let left = level == GREEN || level < solo.threat || (level == 6 && solo.threat == 6);
                    assert!(!settled || left && level != solo.threat, "seed {seed}, {step:?}: {level}");
                }
                assert!(table.strength <= 14, "seed {seed}, {step:?}");
                let asked = game.decision().seats;
                assert!(asked.minus(SeatSet::first(game.seats())).is_empty());
                // Whoever has nobody is asked nothing but whether to take somebody over.
                let bereft = matches!(table.step, Step::Solo(SoloStep::TakeOver { .. }));
                for player in asked.iter() {
                    assert_eq!(table.characters_of(player).is_empty(), bereft, "seed {seed}, {step:?}: {player:?}");
                }
            },
            |_, _| {},
        );
    }
}

/// Whatever is under way, everybody sees the same end, and nothing is drawn or lost.
#[test]
fn a_game_is_given_up_at_any_moment() {
    for seed in 0..60 {
        let config = Cooperation::bounded(&config(seed));
        let (mut rng, mut players) =
            (Xoshiro256PlusPlus::seed_from_u64(seed), Xoshiro256PlusPlus::seed_from_u64(!seed));
        let mut events = Vec::new();
        let mut game = Cooperation::start(&config, &mut rng, &mut events);
        let eyes = Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        let mut witnesses: Vec<_> =
            eyes.map(|viewer| (viewer, <Cooperation as Game>::Observer::new(&config, viewer))).collect();
        loop {
            for (viewer, witness) in &mut witnesses {
                see(witness, *viewer, &events);
            }
            let Some((seat, action)) = Players::<Cooperation>::choose(&mut players, &game) else { break };
            let (mut given_up, untouched, mut end) = (game, rng.clone(), Vec::new());
            assert!(given_up.concede(&mut rng, &mut end));
            assert_eq!(rng, untouched, "seed {seed}, {action:?}");
            let outcome = given_up.outcome().map(|outcome| (outcome.side, outcome.reason));
            assert_eq!(outcome, Some(("aliens", "conceded")));
            assert_eq!(given_up.conserved(), Ok(()), "seed {seed}, {action:?}");
            assert!(given_up.decision().seats.is_empty());
            for (viewer, witness) in &witnesses {
                let mut witness = witness.clone();
                see(&mut witness, *viewer, &end);
                assert_eq!(witness.view(), given_up.view(*viewer), "seed {seed}, {action:?}: {viewer:?}");
            }
            assert!(!given_up.concede(&mut rng, &mut end), "it is over");
            events.clear();
            game.act(seat, action, &mut rng, &mut events).expect("legal");
        }
    }
}

fn see(witness: &mut <Cooperation as Game>::Observer, viewer: Viewer, events: &[Event]) {
    events.iter().filter(|event| Cooperation::audience(event).includes(viewer)).for_each(|event| witness.see(event));
}

/// Players who mostly do what brings them out, so that ends are reached that chance alone hardly comes to.
struct Eager {
    rng: Xoshiro256PlusPlus,
    /// Whether nobody goes along, or lets others.
    alone: bool,
}

impl Eager {
    fn wants(&self, action: Action) -> bool {
        use SoloAction as S;
        match action {
            Action::Solo(S::Go { to: Spot::In(room), .. }) => {
                matches!(room, Room::Shed | Room::BaseHelicopter | Room::Warehouse | Room::Radio | Room::Laboratory)
            }
            Action::Solo(S::Do { card }) => card != Card::Sabotage,
            Action::Solo(S::Turn { face, .. }) => face == Face::Use,
            Action::KeepItem { item } => item == Item::Keys,
            Action::Solo(S::Choose { .. } | S::Roll) => true,
            Action::Yes => !self.alone,
            Action::No => self.alone,
            Action::Escape | Action::OfferTest | Action::KeepToken => true,
            _ => false,
        }
    }
}

impl Players<Cooperation> for Eager {
    fn choose(&mut self, game: &Cooperation) -> Option<(Seat, Action)> {
        let (seat, any) = Players::<Cooperation>::choose(&mut self.rng, game)?;
        let mut wanted = Vec::new();
        game.legal(seat, &mut |action| {
            if self.wants(action) {
                wanted.push(action);
            }
        });
        if wanted.is_empty() || self.rng.odds(1, 4) {
            return Some((seat, any));
        }
        Some((seat, wanted[self.rng.below(wanted.len() as u32) as usize]))
    }
}

/// The same with the Base Helicopter alone ready, many Aliens among the Characters, and an early last round.
fn among_aliens() -> (Options, Components) {
    let mut components = in_a_hurry();
    components.fuel_spaces.shed.value = [6; 5];
    components.fuel_spaces.base_helicopter.value = [0; 5];
    if let Some(together) = &mut components.together {
        together.roles_alien.value = 8;
    }
    (Options { max_rounds: 6, ..Options::default() }, components)
}

#[test]
fn games_end_in_every_way_there_is() {
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..6_000 {
        let mut players =
            Eager { rng: Xoshiro256PlusPlus::seed_from_u64(seed), alone: matches!(seed % 16, 2 | 6 | 10) };
        let at = |(options, components): (Options, Components)| {
            Config::at(Setting::Solo, 1 + (seed % 3) as u8, options, &components).expect("sound")
        };
        let config = match seed % 8 {
            0 | 2 | 4 => at((Options::default(), in_a_hurry())),
            6 => at(among_aliens()),
            _ => config(seed),
        };
        let end = kit::play_by::<Cooperation>(&config, seed, &mut players, |_, _, _| {}, |_, _| {});
        *ends.entry(end.outcome().expect("over").reason).or_default() += 1;
    }
    // Giving up is no choice of players like these: see above.
    let all = [
        "alien_boarded_base_helicopter",
        "alien_boarded_rescue_helicopter",
        "alien_boarded_snow_cat",
        "alien_left_alone_base_helicopter",
        "alien_left_alone_rescue_helicopter",
        "alien_left_alone_snow_cat",
        "alien_left_among_us_base_helicopter",
        "alien_left_among_us_rescue_helicopter",
        "alien_left_among_us_snow_cat",
        "frozen",
        "human_left_behind_base_helicopter",
        "human_left_behind_rescue_helicopter",
        "human_left_behind_snow_cat",
        "humans_escaped_base_helicopter",
        "humans_escaped_rescue_helicopter",
        "humans_escaped_snow_cat",
        "nobody_left",
        "round_limit",
    ];
    assert_eq!(ends.keys().copied().collect::<Vec<_>>(), all, "{ends:?}");
}
