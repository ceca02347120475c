//! Bots at the Norwegian station: games end by the rules, and in the UFO they know where they are.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::table::{Lying, Table, Ufo};
use whiteout_boardgame::words::{Role, Room, Setting, Vehicle};
use whiteout_boardgame::{Action, Claim, Components, Config, Options, Prey, State, Step};
use whiteout_bots::{Bot as _, Budget, Company, NAMES, Player, Style, by_name};
use whiteout_core::{Chance as _, Game as _, Seat, Viewer};

fn station(players: u8) -> Config {
    let rules = Config::at(Setting::Norwegian, players, Options::default(), &Components::norwegian());
    State::bounded(&rules.expect("sound"))
}

/// What somebody who looks on may ask about a game.
trait Witness {
    fn hears(&mut self, _table: &Table, _speaker: Seat, _claim: Claim) {}
    fn sees(&mut self, _state: &State, _seat: Seat, _action: Action) {}
}

fn play(levels: &[&str], seed: u64, witness: &mut impl Witness) {
    play_looking(levels, 2, seed, witness);
}

/// The same, where somebody who looks ahead looks into so many games.
fn play_looking(levels: &[&str], iterations: u32, seed: u64, witness: &mut impl Witness) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let players = 4 + (seed % 5) as u8;
    let budget = Budget { iterations, ..Budget::default() };
    let bots = (0..u64::from(players))
        .map(|seat| {
            let level = levels[rng.below(levels.len() as u32) as usize];
            by_name(level, seed * 8 + seat, budget.clone()).expect("a level")
        })
        .collect();
    let mut company = Company::new(bots, |game: &State| u64::from(game.table.turn_of_talk()));
    let mut events = Vec::new();
    let mut state = State::start(&station(players), &mut rng, &mut events);
    for _ in 0..State::LONGEST {
        events.drain(..).for_each(|event| company.see(&event));
        company.talk(&state, |speaker, claim| witness.hears(&state.table, speaker, claim));
        let Some(seat) = state.decision().seats.iter().next() else {
            assert!(state.outcome().is_some(), "seed {seed}: nobody is asked and nobody has won");
            return;
        };
        let action = company.choose(&state, seat).expect("a bot on every seat");
        witness.sees(&state, seat, action);
        let done = state.act(seat, action, &mut rng, &mut events);
        assert!(done.is_ok(), "seed {seed}: {action:?} at {:?}: {done:?}", state.decision().prompt);
    }
    panic!("seed {seed} does not end");
}

#[derive(Default)]
struct Words {
    in_the_ufo: u32,
    at_a_vehicle: u32,
}

impl Witness for Words {
    fn hears(&mut self, table: &Table, speaker: Seat, claim: Claim) {
        if table.ufo.is_some() {
            self.in_the_ufo += 1;
            let about_the_base = matches!(claim, Claim::PleaseFuel { .. } | Claim::PleaseRepair { .. });
            assert!(!about_the_base, "{speaker:?} thinks of the base in the UFO: {claim:?}");
        }
        if let Claim::TakeUsHome { .. } = claim {
            self.at_a_vehicle += u32::from(table.vehicle.and_then(Vehicle::room).is_some());
            assert!(table.may_come_aboard().contains(speaker), "{speaker:?} cannot come along");
        }
    }
}

#[test]
fn nobody_asks_for_what_is_out_of_reach() {
    let mut words = Words::default();
    (0..150).for_each(|seed| play(&["regular"], seed, &mut words));
    assert!(words.in_the_ufo > 0 && words.at_a_vehicle > 0, "nothing was said in the UFO, or at a vehicle");
}

/// Once the reserve is empty, a token lying where the Alien cannot come is what keeps the chase going.
#[derive(Default)]
struct LastTokens {
    questions: u32,
}

impl Witness for LastTokens {
    fn sees(&mut self, state: &State, _seat: Seat, action: Action) {
        let Action::Enter { room } = action else { return };
        let table = &state.table;
        let Some(ufo) = table.ufo.filter(|ufo| ufo.reserve == 0) else { return };
        let lies = |room: Room, ufo: &Ufo| ufo.lying(room) != Lying::Nothing && table.people_in(room).is_empty();
        if Room::SECTORS.iter().any(|&room| lies(room, &ufo) && table.least_strength(room) > table.strength) {
            self.questions += 1;
            assert!(lies(room, &ufo), "{room:?} brings nothing");
        }
    }
}

#[test]
fn the_last_tokens_are_fetched_and_not_left_lying() {
    let mut tokens = LastTokens::default();
    (0..150).for_each(|seed| play(&["regular"], seed, &mut tokens));
    assert!(tokens.questions > 0, "no chase came so far");
}

/// Where a vehicle has left, there is nothing to wreck.
#[derive(Default)]
struct EmptyPads {
    questions: u32,
}

impl Witness for EmptyPads {
    fn sees(&mut self, state: &State, seat: Seat, _action: Action) {
        let Step::AlienChoice { room: Room::BaseHelicopter, prey: Prey::Beaten, .. } = state.table.step else { return };
        let mut view = state.view(Viewer::Seat(seat));
        view.table.helicopter_gone = true;
        let choice = Player::new(u64::from(self.questions), Style::NOVICE).choose(&view);
        assert_ne!(choice, Action::Wreck, "somebody stands there, and nothing else");
        self.questions += 1;
    }
}

#[test]
fn an_alien_takes_people_where_a_vehicle_has_left() {
    let mut pads = EmptyPads::default();
    (0..100).for_each(|seed| play(&["novice"], seed, &mut pads));
    assert!(pads.questions > 0, "no Alien came so far");
}

/// A Human with Keys at a vehicle that is ready wins by leaving, whatever becomes of the others.
#[derive(Default)]
struct Drivers {
    left: u32,
    stayed: u32,
}

impl Witness for Drivers {
    fn sees(&mut self, state: &State, seat: Seat, action: Action) {
        if let Step::Escape { .. } = state.table.step
            && state.secret.role[seat] == Role::Human
        {
            *(if action == Action::Escape { &mut self.left } else { &mut self.stayed }) += 1;
        }
    }
}

#[test]
fn an_expert_knows_that_who_gets_away_has_won() {
    let mut drivers = Drivers::default();
    (0..60).for_each(|seed| play_looking(&["expert"], 30, seed, &mut drivers));
    assert!(drivers.left > 2 * drivers.stayed, "{} left, {} stayed", drivers.left, drivers.stayed);
}

struct Nobody;
impl Witness for Nobody {}

#[test]
fn a_hundred_games_of_all_levels_end_by_the_rules() {
    (1000..1100).for_each(|seed| play(NAMES, seed, &mut Nobody));
}
