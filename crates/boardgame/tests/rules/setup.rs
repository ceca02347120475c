//! Set-up.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::table::{LeaderToken, Place, Rescue};
use whiteout_boardgame::words::{Card, Character, Kind as _, Role, Room, RoomSet, Weather};
use whiteout_boardgame::{Action, CharacterDeal, Components, Config, Event, Options, Source, State, Step};
use whiteout_core::{Audience, Game as _, Seat, SeatSet};

use crate::scene::{Scene, counts, proves, seat, seats};

fn config(players: u8, options: Options) -> Config {
    Config::new(players, options, &Components::built_in()).expect("a sound configuration")
}

/// A fresh game with everything that happened until the first question.
fn start(players: u8, options: Options, seed: u64) -> (State, Vec<Event>) {
    let mut events = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let state = State::start(&config(players, options), &mut rng, &mut events);
    (state, events)
}

/// The board as it lies before round 1 begins.
fn laid_out(players: u8, options: Options) -> State {
    let (_, events) = start(players, options, 3);
    let mut state = State::blank(&config(players, options));
    for event in events.iter().take_while(|event| !matches!(event, Event::RoundBegan { .. })) {
        state.fold(event);
    }
    assert_eq!(state.conserved(), Ok(()));
    state
}

fn by_the_book(players: u8) -> State {
    laid_out(players, Options::default())
}

/// The Leader plays on until the next phase 1 and keeps this face, which lay in the station.
fn weather(scene: &mut Scene, face: Weather) {
    scene.state.table.station_die = Some(face);
    scene.until_step(|step| matches!(step, Step::KeepWeather { .. }));
    scene.only(Action::KeepFace { face });
}

#[test]
fn one_seat_of_any_is_the_alien_and_only_its_player_knows() {
    proves!("bg.setup.teams", "bg.setup.roles");
    for players in 4..=8 {
        let mut aliens = SeatSet::EMPTY;
        for seed in 0..150 {
            let (state, events) = start(players, Options::default(), seed);
            let dealt: Vec<_> = events.iter().filter(|event| matches!(event, Event::RoleDealt { .. })).collect();
            assert_eq!(dealt.len(), usize::from(players));
            for event in dealt {
                let Event::RoleDealt { seat, role } = *event else { continue };
                assert_eq!(event.audience(), Audience::seat(seat));
                assert_eq!(state.secret.role[seat], role);
            }
            let first: SeatSet = Seat::all(players).filter(|&seat| state.secret.role[seat] == Role::Alien).collect();
            let alien = first.only().expect("exactly one Alien");
            assert_eq!(state.secret.infected_by[alien], Some(Source::First));
            aliens = aliens.with(alien);
        }
        assert_eq!(aliens, SeatSet::first(players), "with {players} every seat may be the first Alien");
    }
}

#[test]
fn humans_own_no_way_to_infect_and_aliens_may_choose_it() {
    proves!("bg.setup.roles");
    let mut scene = Scene::new(4);
    let (room, left) = (Room::Kitchen, RoomSet::EMPTY);
    scene.ask(Step::Tokens { room, left, inside: seats(&[0, 3]) }, seats(&[0, 3]));
    assert_eq!(scene.legal(seat(0)), [Action::Tokens { alien: false }]);
    assert_eq!(scene.legal(seat(3)), [Action::Tokens { alien: false }, Action::Tokens { alien: true }]);
    let refused = scene.refuse(seat(0), Action::Tokens { alien: true });
    assert_eq!((refused.code, refused.rule.0), ("humans-place-human-tokens", "bg.enc.tokens"));
}

#[test]
fn whoever_is_infected_changes_sides_in_secret_and_wins_with_the_aliens() {
    proves!("bg.setup.teams");
    let mut scene = Scene::new(5);
    assert_eq!(scene.own(seat(1)).role, Role::Human);
    let (table, others) = (*scene.table(), scene.own(seat(2)));
    scene.state.fold(&Event::LearntOfDog { seat: seat(1), token: Role::Alien });
    assert_eq!(scene.own(seat(1)).role, Role::Alien);
    assert!(*scene.table() == table && scene.own(seat(2)) == others, "nobody else can see it");
    scene.state.table.freezing = Some(6);
    weather(&mut scene, Weather::Sun);
    let outcome = scene.state.outcome().expect("frozen");
    assert_eq!((outcome.side, outcome.winners), ("aliens", seats(&[1, 4])));
}

#[test]
fn the_number_of_seats_counts_for_the_whole_game() {
    proves!("bg.setup.n");
    let mut scene = Scene::new(7);
    scene.until_step(|step| step == Step::Reveal);
    for human in 0..6 {
        scene.act(seat(human), Action::Pass);
    }
    scene.act(seat(6), Action::Reveal);
    assert_eq!(scene.table().strength, 3, "half of seven, rounded down");
    assert_eq!(scene.table().people().len(), 6);
    scene.suspicion(seat(1), 6);
    assert!(!scene.table().at_maximum(seat(1)), "the red box stays at seven");
    scene.until_step(|step| step == Step::Vote);
    for voter in [0, 2, 3, 4, 5] {
        scene.act(seat(voter), Action::Vote { seat: seat(1) });
    }
    scene.act(seat(1), Action::Pass);
    assert_eq!(scene.table().suspicion[seat(1)], 7);
    assert!(scene.table().at_maximum(seat(1)));
    scene.fuel(Room::Boiler, 4);
    scene.forget();
    weather(&mut scene, Weather::Storm);
    // The side for seven and eight, though six Characters are left.
    assert!(scene.saw(|event| *event == Event::FuelBurnt { room: Room::Boiler, tokens: 3 }));
}

#[test]
fn the_first_leader_is_drawn_or_named() {
    proves!("bg.setup.first-leader");
    let mut drawn = SeatSet::EMPTY;
    for seed in 0..100 {
        let (state, _) = start(5, Options::default(), seed);
        drawn = drawn.with(state.table.leader);
        let named = Options { first_leader: Some(seat(3)), ..Options::default() };
        assert_eq!(start(5, named, seed).0.table.leader, seat(3));
    }
    assert_eq!(drawn, SeatSet::first(5));
    let nobody = Options { first_leader: Some(seat(5)), ..Options::default() };
    let faults = Config::new(5, nobody, &Components::built_in()).expect_err("there is no such seat");
    assert_eq!((faults[0].key, faults[0].highest), ("first_leader", 4));
}

#[test]
fn characters_are_dealt_at_random_and_begin_unsuspected_in_the_leisure_room() {
    proves!("bg.setup.characters");
    let mut with_seat_0 = [false; 8];
    for seed in 0..150 {
        let (state, _) = start(6, Options::default(), seed);
        let mut dealt: Vec<_> = state.table.seats().map(|seat| state.table.characters[seat].expect("one")).collect();
        with_seat_0[dealt[0].index()] = true;
        dealt.sort_unstable();
        dealt.dedup();
        assert_eq!(dealt.len(), 6, "nobody shares a Character");
        for seat in state.table.seats() {
            assert_eq!((state.table.place[seat], state.table.suspicion[seat]), (Place::LeisureRoom, 0));
        }
        assert!(state.table.lying.is_empty());
    }
    assert_eq!(with_seat_0, [true; 8]);
}

#[test]
fn in_a_draft_seats_choose_in_turn_before_any_role_is_dealt() {
    proves!("bg.setup.characters");
    let options = Options { characters: CharacterDeal::Draft, first_leader: Some(seat(2)), ..Options::default() };
    let (mut state, mut events) = start(4, options, 1);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let picks = [(2, Character::Norris), (3, Character::Clark), (0, Character::Blair), (1, Character::Windows)];
    for (index, character) in picks {
        assert_eq!((state.table.step, state.table.waiting), (Step::PickCharacter, seats(&[index])));
        assert!(!events.iter().any(|event| matches!(event, Event::RoleDealt { .. })));
        if index == 3 {
            let taken = Action::Pick { character: Character::Norris };
            let refused = state.act(seat(3), taken, &mut rng, &mut events).expect_err("taken");
            assert_eq!((refused.code, refused.rule.0), ("character-taken", "bg.setup.characters"));
        }
        state.act(seat(index), Action::Pick { character }, &mut rng, &mut events).expect("a free Character");
    }
    assert!(picks.iter().all(|&(index, character)| state.table.is(seat(index), character)));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::RoleDealt { .. })).count(), 4);
    assert_eq!(state.table.round, 1);
}

#[test]
fn everyone_holds_two_of_51_action_cards_before_round_1_and_three_when_placing() {
    proves!("bg.setup.hand");
    for players in 4..=8 {
        let state = by_the_book(players);
        assert_eq!(state.table.rules.actions, counts([17, 17, 17]));
        assert_eq!(state.table.action_deck, 51 - 2 * players);
        assert!(state.table.seats().all(|seat| state.secret.hand[seat].total() == 2));
        let scene = Scene::new(players);
        assert_eq!(scene.step(), Step::Place);
        assert!(scene.table().seats().all(|seat| scene.table().hand[seat] == 3));
    }
    let hands: Vec<_> = (0..60).map(|seed| start(4, Options::default(), seed).0.secret.hand[seat(0)]).collect();
    assert!(Card::ALL.iter().all(|&card| hands.iter().any(|hand| hand[card] > 0)), "any card may be dealt");
}

#[test]
fn the_weather_table_has_a_side_up_to_six_and_one_for_seven_and_eight() {
    proves!("bg.setup.weather-side");
    for players in 4..=8 {
        let expected = if players <= 6 {
            [[1, 1, 1, 4], [1, 1, 1, 3], [1, 1, 2, 2], [2, 2, 3, 1]]
        } else {
            [[1, 1, 1, 4], [1, 2, 1, 3], [2, 2, 2, 2], [2, 3, 3, 1]]
        };
        assert_eq!(by_the_book(players).table.rules.weather, expected, "with {players}");
    }
}

#[test]
fn the_board_is_stocked_by_the_number_of_players() {
    proves!("bg.setup.fuel", "bg.setup.food", "bg.setup.damage");
    for (players, underground) in [(4, 10), (5, 10), (6, 14), (7, 18), (8, 18)] {
        let table = by_the_book(players).table;
        let filled = [Room::Generator, Room::Boiler];
        for &room in Room::STATION {
            assert_eq!(table.fuel[room], if filled.contains(&room) { 4 } else { 0 }, "{room:?}");
        }
        assert_eq!((table.underground, table.external), (underground, players - 1));
        assert_eq!((table.rescue, table.tank_used), (Rescue::Unaware, 0));
        let spaces = |room| table.rules.fuel_spaces[room];
        assert_eq!((spaces(Room::BaseHelicopter), spaces(Room::Shed)), (1, players - 2));
        assert_eq!((table.pantry, table.kitchen), (16, 0));
        for &room in Room::STATION {
            let (start, spaces) = match room {
                Room::Shed => (1, 1),
                Room::BaseHelicopter => (players - 2, players - 2),
                Room::Radio => (players, players),
                Room::Boiler => (0, 3),
                Room::Generator => (0, 2),
                _ => (0, 0),
            };
            assert_eq!((table.damage[room], table.rules.damage_spaces[room]), (start, spaces), "{room:?}");
        }
        assert_eq!(table.damage_pile, 20 - 1 - (players - 2) - players);
    }
}

#[test]
fn decks_and_bag_are_made_up_by_the_number_of_players() {
    proves!("bg.setup.weapons", "bg.setup.items", "bg.setup.lab");
    // Dynamite, Firearm, Flamethrower, Melee; Flashlight, Fuel, Keys, Tools, Wire.
    let decks = [
        (4, [3, 1, 1, 3], [2, 2, 2, 2, 1]),
        (5, [3, 1, 1, 3], [2, 2, 2, 2, 1]),
        (6, [3, 2, 1, 4], [3, 2, 2, 2, 1]),
        (7, [3, 2, 1, 4], [3, 3, 2, 3, 2]),
        (8, [4, 2, 2, 4], [3, 4, 2, 4, 2]),
    ];
    for (players, weapons, items) in decks {
        let state = by_the_book(players);
        assert_eq!(state.secret.weapon_deck.counts::<4, whiteout_boardgame::words::Weapon>(), counts(weapons));
        assert_eq!(state.secret.item_deck.counts::<5, whiteout_boardgame::words::Item>(), counts(items));
        assert_eq!(state.secret.lab_bag, counts([2 * players, 3 * players]));
        assert_eq!(state.table.lab_bag, 5 * players);
    }
    let orders = |seed| start(8, Options::default(), seed).0.secret;
    assert_ne!(orders(1).weapon_deck, orders(2).weapon_deck, "shuffled");
    assert_ne!(orders(1).item_deck, orders(2).item_deck, "shuffled");
}

#[test]
fn the_contagion_bag_gives_two_aliens_in_nine_and_every_token_goes_back() {
    proves!("bg.setup.contagion-bag");
    let mut scene = Scene::new(6);
    scene.dog(Room::Kitchen);
    scene.dog(Room::Radio);
    for (index, room) in [(0, Room::Kitchen), (4, Room::Radio)] {
        scene.hand(seat(index), &[Card::Use, Card::Use, Card::Use]);
        scene.stand(seat(index), room);
    }
    let (mut first, mut both) = (0, 0);
    for seed in 0..6_000 {
        let mut scene = scene.clone();
        scene.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        scene.rest_sleep();
        scene.only(Action::Next { room: Room::Kitchen });
        let alien = |seat: Seat| scene.saw(|event| *event == Event::LearntOfDog { seat, token: Role::Alien });
        assert!(scene.saw(|event| matches!(event, Event::LearntOfDog { seat, .. } if *seat == Seat::at(4))));
        first += u32::from(alien(seat(0)));
        both += u32::from(alien(seat(0)) && alien(seat(4)));
    }
    assert!((1_200..1_470).contains(&first), "{first} of 6000 instead of about 1333");
    // Without putting back it would be about 167.
    assert!((235..360).contains(&both), "{both} of 6000 instead of about 296");
}

#[test]
fn dogs_come_in_at_the_end_of_round_1() {
    proves!("bg.setup.dogs");
    let state = by_the_book(5);
    assert_eq!((state.table.dogs_waiting, state.table.dogs_locked, state.table.dogs.len()), (4, 0, 0));
    assert!(!state.table.kennel_card());
    assert_eq!(state.table.location_deck(), Room::GREEN_SET);
    let mut scene = Scene::new(5);
    scene.until(|scene| scene.table().round == 2);
    assert_eq!((scene.table().dogs_waiting, scene.table().dogs.len()), (0, 4));
    let at = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted).expect("it happened");
    assert!(at(|event| matches!(event, Event::DogPlaced { .. })) > at(|event| matches!(event, Event::Ate { .. })));
}

#[test]
fn by_option_the_dogs_begin_locked_and_the_kennel_card_is_in_the_deck() {
    proves!("bg.setup.dogs");
    let options = Options { dogs_start_locked: true, ..Options::default() };
    let state = laid_out(5, options);
    assert_eq!((state.table.dogs_waiting, state.table.dogs_locked), (0, 4));
    assert_eq!(state.table.location_deck(), Room::GREEN_SET.with(Room::Kennel));
    let next = |scene: &mut Scene| scene.until(|scene| scene.table().round == 2);
    let scene = Scene::with(5, options);
    let shut = scene.seek(next, |scene| !scene.saw(|event| *event == Event::KennelOpened));
    assert_eq!((shut.table().dogs_locked, shut.table().dogs.len()), (4, 0));
    let open = scene.seek(next, |scene| scene.saw(|event| *event == Event::KennelOpened));
    assert_eq!((open.table().dogs_locked, open.table().dogs.len()), (0, 4));
}

#[test]
fn the_leader_token_starts_in_any_green_room_whose_card_stays_in_the_deck() {
    proves!("bg.setup.leader-token");
    let mut rooms = RoomSet::EMPTY;
    for seed in 0..200 {
        let (state, _) = start(4, Options::default(), seed);
        let LeaderToken::In(room) = state.table.leader_token else { panic!("the token lies in a room") };
        rooms = rooms.with(room);
        assert_eq!(state.table.location_deck(), Room::GREEN_SET);
    }
    assert_eq!(rooms, Room::GREEN_SET);
}

#[test]
fn no_set_up_uses_more_than_there_is_in_the_box() {
    proves!("bg.setup.components");
    let box_of = Components::built_in().tokens;
    let numbers = [&box_of.fuel, &box_of.damage, &box_of.food, &box_of.fire, &box_of.reload, &box_of.strength];
    assert_eq!(numbers.map(|number| number.value), [34, 20, 16, 6, 12, 18]);
    for players in 4..=8 {
        let table = by_the_book(players).table;
        let tank = 1;
        assert!(table.underground + table.external + 4 + 4 + tank <= 34);
        let spaces: u8 = Room::STATION.iter().map(|&room| table.rules.damage_spaces[room]).sum();
        assert!(spaces <= 20, "every damage space has its counter");
        assert_eq!((table.fire_tokens, table.rules.reloads), (6, 6));
        // Half the players at first, one for every other player exposed or eaten, one for every dog.
        assert!(players / 2 + (players - 1) + table.rules.dogs < 18);
    }
}

#[test]
fn a_full_track_takes_no_more_and_damage_without_counters_is_dropped() {
    proves!("bg.setup.components");
    let mut scene = Scene::new(6);
    scene.exposed(seat(5));
    scene.strength(5);
    scene.planned(&[(Room::Boiler, 5)]);
    scene.rest_sleep();
    scene.only(Action::Wreck);
    assert!(scene.saw(|event| *event == Event::Damaged { room: Room::Boiler, counters: 3 }));

    let mut scene = Scene::new(6);
    scene.state.table.rules.damage -= scene.table().damage_pile;
    scene.state.table.damage_pile = 0;
    scene.fuel(Room::Boiler, 1);
    weather(&mut scene, Weather::Storm);
    assert_eq!((scene.table().fuel[Room::Boiler], scene.table().damage[Room::Boiler]), (0, 0));
    assert!(!scene.table().can_do(Room::Generator, Card::Sabotage), "no counter left for it");
}
