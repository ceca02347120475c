//! Before the first turn.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Audience, Game as _, Seat};
use whiteout_infection::words::{Blood, Card, Character, Chip, Department, Gear, Kind as _, Sector};
use whiteout_infection::{Action, CharacterDeal, Components, Config, Event, Options, State, Step, Window};

use crate::scene::{Scene, proves, seat, seats};

fn start(players: u8, options: Options, seed: u64) -> (State, Vec<Event>) {
    let config = Config::new(players, options, &Components::built_in()).expect("a sound configuration");
    let mut events = Vec::new();
    let state = State::start(&config, &mut Xoshiro256PlusPlus::seed_from_u64(seed), &mut events);
    (state, events)
}

#[test]
fn the_highest_of_two_dice_is_captain_and_only_the_tied_roll_again() {
    proves!("inf.setup.captain");
    let mut ties = 0;
    for seed in 0..300 {
        let (state, events) = start(6, Options::default(), seed);
        let rolls: Vec<(Seat, u8)> = events
            .iter()
            .filter_map(|event| match *event {
                Event::RolledForCaptain { seat, dice } => Some((seat, dice[0] + dice[1])),
                _ => None,
            })
            .collect();
        let highest = rolls[..6].iter().map(|roll| roll.1).max().unwrap();
        let best: Vec<Seat> = rolls[..6].iter().filter(|roll| roll.1 == highest).map(|roll| roll.0).collect();
        if best.len() == 1 {
            assert_eq!((state.table.captain, rolls.len()), (best[0], 6));
        } else {
            ties += 1;
            let again: Vec<Seat> = rolls[6..6 + best.len()].iter().map(|roll| roll.0).collect();
            assert_eq!(again, best, "nobody else rolls again");
            assert!(best.contains(&state.table.captain));
        }
    }
    assert!(ties > 10);
}

#[test]
fn the_option_names_the_first_captain() {
    proves!("inf.setup.captain");
    let (state, events) = start(5, Options { first_captain: Some(seat(3)), ..Options::default() }, 1);
    assert_eq!(state.table.captain, seat(3));
    assert!(!events.iter().any(|event| matches!(event, Event::RolledForCaptain { .. })));
}

#[test]
fn characters_are_drafted_from_the_fullest_departments_in_order() {
    proves!("inf.setup.draft");
    let options = Options { first_captain: Some(seat(2)), ..Options::default() };
    let (mut state, mut events) = start(5, options, 1);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for (turn, who) in [2, 3, 4, 0, 1].into_iter().enumerate() {
        assert_eq!((state.table.step, state.table.waiting), (Step::PickCharacter, seats(&[who])));
        let mut legal = Vec::new();
        state.legal(seat(who), &mut |action| legal.push(action));
        let departments: std::collections::BTreeSet<Department> = legal
            .iter()
            .map(|action| match action {
                Action::Pick { character } => character.department(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(departments.len(), 3 - turn % 3, "those with the most left");
        assert!(
            !events.iter().any(|event| matches!(event, Event::BloodReceived { .. })),
            "nobody knows their blood yet"
        );
        state.act(seat(who), legal[0], &mut rng, &mut events).expect("a pick");
    }
    assert!(matches!(state.table.step, Step::Window { .. }));
    let taken = events.iter().find_map(|event| match *event {
        Event::Seated { seat, character } => Some((seat, character)),
        _ => None,
    });
    assert_eq!(taken, Some((seat(2), Character::Macready)));
    assert_eq!(Event::Seated { seat: seat(2), character: Character::Macready }.audience(), Audience::Everyone);
}

#[test]
fn the_option_deals_characters_evenly_over_the_departments() {
    proves!("inf.setup.draft");
    for seed in 0..50 {
        let (state, events) = start(8, Options { characters: CharacterDeal::Random, ..Options::default() }, seed);
        for &department in Department::ALL {
            let people =
                state.table.seats().filter(|&seat| state.table.characters[seat].unwrap().department() == department);
            assert!((2..=3).contains(&people.count()));
        }
        assert!(!events.iter().any(|event| matches!(event, Event::Asked { step: Step::PickCharacter, .. })));
    }
}

#[test]
fn the_board_is_laid_out_for_the_number_of_players() {
    proves!("inf.setup.board", "inf.setup.count");
    for players in 4..=8 {
        let options = Options { characters: CharacterDeal::Random, ..Options::default() };
        let (state, _) = start(players, options, u64::from(players));
        let (table, secret) = (&state.table, &state.secret);
        assert_eq!((table.unlocked, table.destroyed.len(), table.chips.len()), (Sector::One, 0, 18));
        assert_eq!(table.rules.logs.len(), if players < 6 { 28 } else { 40 });
        assert_eq!(table.rules.tracker.last, if players < 6 { 7 } else { 8 });
        let mut gear = 0;
        for &sector in Sector::ALL {
            let chips: Vec<Chip> = sector.rooms().iter().map(|room| secret.chips[room].expect("a chip")).collect();
            gear += chips.iter().filter(|chip| chip.gear().is_some()).count();
            assert!(chips.contains(&table.rules.sectors[sector].gear.chip()));
        }
        assert_eq!(gear, 8, "as many Gear chips as Gear cards");
        for seat in table.seats() {
            assert_eq!((table.hand[seat], secret.hand[seat].total()), (5, 5));
        }
        assert_eq!(table.supply, 100 - 5 * players);
        assert_eq!(table.left(), seats(&[]), "all in the Rec Room");
    }
    assert_eq!(Scene::new(4).table().rules.sectors[Sector::Three].gear, Gear::Flamethrower);
}

#[test]
fn a_torched_seat_does_not_change_the_number_of_players() {
    proves!("inf.setup.count");
    let mut scene = Scene::new(6);
    scene.state.fold(&Event::Torched { seat: seat(5), blood: Blood::Imitation, gear_to: None });
    assert_eq!(scene.table().flight(), (4, 5), "a torched Imitation frees no place");
    // Six are left of seven, and for seven fire alone does not win.
    let mut seven = Scene::new(7);
    seven.state.fold(&Event::Torched { seat: seat(2), blood: Blood::Human, gear_to: None });
    seven.gear(seat(1), Gear::Flamethrower);
    seven.ask(Step::Window { which: Window::First }, seven.table().free());
    seven.one(seat(1), Action::Torch { seat: seat(6) });
    seven.all(Action::Yes);
    assert_eq!((seven.table().torched, seven.end_reason()), (seats(&[2, 6]), None));
}

#[test]
fn one_imitation_is_dealt_in_secret_and_the_deck_holds_the_rest() {
    proves!("inf.setup.blood", "inf.setup.teams");
    let decks = [(4, [7, 1]), (5, [4, 1]), (6, [5, 1]), (7, [5, 2]), (8, [6, 2])];
    for (players, deck) in decks {
        let options = Options { characters: CharacterDeal::Random, ..Options::default() };
        let mut first = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let (state, events) = start(players, options, seed);
            let imitations: Vec<Seat> =
                state.table.seats().filter(|&seat| state.secret.blood[seat] == Blood::Imitation).collect();
            assert_eq!(imitations.len(), 1);
            first.insert(imitations[0]);
            assert_eq!(state.secret.blood_deck.0, deck);
            for event in &events {
                if let Event::BloodReceived { seat, .. } = event {
                    assert_eq!(event.audience(), Audience::seat(*seat), "not even other Imitations are told");
                }
            }
        }
        assert_eq!(first.len(), usize::from(players), "anybody may be the one");
    }
}

#[test]
fn the_table_shows_how_many_imitations_there_can_be_at_most() {
    proves!("inf.setup.most");
    for (players, most) in [(4, 2), (5, 2), (6, 2), (7, 3), (8, 3)] {
        let mut scene = Scene::new(players);
        assert_eq!((scene.table().rules.most_imitations(), scene.table().possible_imitations), (most, 1));
        scene.state.fold(&Event::SecondBloodDealt);
        assert_eq!(scene.table().possible_imitations, most, "after the first Assimilation");
        scene.state.fold(&Event::Torched { seat: seat(players - 1), blood: Blood::Imitation, gear_to: None });
        assert_eq!(scene.table().possible_imitations, most - 1, "a torched one is none any more");
    }
}

#[test]
fn there_are_a_hundred_supply_cards_with_dice_values_from_0_to_3() {
    proves!("inf.supply.cards");
    let scene = Scene::new(4);
    let rules = &scene.table().rules;
    assert_eq!(rules.supply.total(), 100);
    let sabotage: u8 = Card::SABOTAGES.iter().map(|card| rules.supply[card]).sum();
    assert_eq!(sabotage, 18);
    assert!(Card::ALL.iter().all(|&card| rules.value(card) <= 3));
    assert!(Card::SABOTAGES.iter().all(|card| rules.value(card) == 0), "Sabotage is worth nothing");
}
