//! Encounters of Characters with each other and with dogs.

use whiteout_boardgame::table::{GREEN, Place};
use whiteout_boardgame::words::{Card, Character, Lab, Role, Room, Weapon};
use whiteout_boardgame::{Action, Event, Options, Source, Step};
use whiteout_core::{Audience, Seat, SeatSet};

use crate::scene::{Scene, proves, seat, seats};
use crate::stage::why;

/// These have been placed, everybody else sleeps, and this is the whole stack: the Leader, last as always,
/// ends the placing. If the Leader stands as well, the last card of the stack is the Leader's.
pub(crate) fn set_out(scene: &mut Scene, standing: &[(u8, Room)], stack: &[Card]) {
    scene.before_placing();
    let leader = scene.table().leader;
    for sleeper in scene.table().people().without(leader).iter() {
        scene.state.table.place[sleeper] = Place::Dormitory;
        scene.state.table.placed = scene.state.table.placed.with(sleeper);
        scene.lay(sleeper);
    }
    let mut leads = None;
    for &(index, room) in standing {
        if seat(index) == leader {
            leads = Some(room);
        } else {
            scene.stand(seat(index), room);
        }
    }
    scene.ask(Step::Place, SeatSet::one(leader));
    if let (Some(room), Some((&last, rest))) = (leads, stack.split_last()) {
        scene.stack(rest);
        scene.hand(leader, &[last]);
        scene.go(leader, room, last);
    } else {
        scene.stack(stack);
        scene.rest_sleep();
    }
}

/// What everybody sees of the events so far.
fn public(scene: &Scene) -> Vec<Event> {
    scene.events.iter().copied().filter(|event| event.audience() == Audience::Everyone).collect()
}

fn put_human_tokens(scene: &mut Scene) {
    assert!(matches!(scene.step(), Step::Tokens { .. }), "{:?}", scene.step());
    scene.all(Action::Tokens { alien: false });
}

fn token_of(scene: &Scene, wanted: Seat) -> Option<Role> {
    scene.events.iter().find_map(|event| match *event {
        Event::Learnt { taker, token, .. } if taker == wanted => Some(token),
        _ => None,
    })
}

#[test]
fn two_characters_catch_a_dog_before_they_check_each_other() {
    proves!("bg.enc.dog-caught", "bg.enc.tokens");
    let mut scene = Scene::new(6);
    // Seat 2 is Clark, who counts like anybody else here.
    assert!(scene.table().is(seat(2), Character::Clark));
    scene.dog(Room::Kitchen);
    assert!(!scene.table().kennel_card());
    set_out(&mut scene, &[(1, Room::Kitchen), (2, Room::Kitchen)], &[Card::Use]);
    assert!(scene.saw(|event| *event == Event::DogCaught { room: Room::Kitchen }));
    assert!(!scene.saw(|event| matches!(event, Event::DogBit { .. })));
    assert_eq!((scene.table().dogs_locked, scene.table().dogs.len()), (1, 0));
    assert!(scene.table().kennel_card());
    assert!(scene.table().location_deck().contains(Room::Kennel));
    // The meeting follows. Both Humans are asked though there is nothing to choose.
    assert!(matches!(scene.step(), Step::Tokens { room: Room::Kitchen, .. }));
    assert_eq!(scene.asked(), seats(&[1, 2]));
    assert_eq!(scene.legal(seat(1)), [Action::Tokens { alien: false }]);
}

#[test]
fn a_human_has_no_alien_token_to_put_down() {
    proves!("bg.enc.tokens");
    let mut scene = Scene::new(6);
    scene.suspicion(seat(2), GREEN);
    set_out(&mut scene, &[(1, Room::Shed), (2, Room::Shed), (5, Room::Shed)], &[Card::Use]);
    assert_eq!(scene.asked(), seats(&[1, 5]), "green puts none down");
    let refusal = scene.refuse(seat(1), Action::Tokens { alien: true });
    assert_eq!(why(refusal), ("humans-place-human-tokens", "bg.enc.tokens"));
    assert_eq!(scene.legal(seat(5)), [Action::Tokens { alien: false }, Action::Tokens { alien: true }]);
}

#[test]
fn one_character_alone_with_a_dog_draws_from_the_bag() {
    proves!("bg.enc.dog-alone", "bg.enc.suspicion", "bg.enc.role-cards");
    let mut scene = Scene::new(6);
    scene.dog(Room::Kitchen);
    scene.weapon(seat(1), Weapon::Firearm);
    scene.suspicion(seat(1), 2);
    let drawn = |scene: &Scene| {
        scene.events.iter().find_map(|event| match *event {
            Event::LearntOfDog { seat, token } => Some((seat, token, event.audience())),
            _ => None,
        })
    };
    let mut infected = 0;
    for dice in 0..900 {
        let mut scene = scene.clone();
        scene.rng = Scene::seeded(4, Options::default(), dice).rng;
        set_out(&mut scene, &[(1, Room::Kitchen)], &[Card::Use]);
        // No Weapon keeps a dog away: nobody was asked before the check was over.
        assert!(scene.saw(|event| *event == Event::DogBit { seat: seat(1) }));
        assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Avoid { .. }, .. })));
        assert_eq!(scene.table().suspicion[seat(1)], 3);
        assert!(scene.table().dogs.contains(Room::Kitchen), "the dog stays free");
        let (who, token, audience) = drawn(&scene).expect("a look at the token, whatever it is");
        assert_eq!((who, audience), (seat(1), Audience::seat(seat(1))));
        assert_eq!(scene.own(seat(1)).role, token);
        if token == Role::Alien {
            infected += 1;
            assert_eq!(scene.state.secret.infected_by[seat(1)], Some(Source::Dog));
        }
    }
    // Two of nine tokens, put back each time: 200 of 900 are expected.
    assert!((160..=240).contains(&infected), "{infected} of 900");
}

#[test]
fn clark_alone_with_a_dog_has_no_encounter() {
    proves!("bg.enc.dog-alone");
    let mut scene = Scene::new(6);
    scene.dog(Room::Kitchen);
    set_out(&mut scene, &[(2, Room::Kitchen)], &[Card::Use]);
    assert!(
        !scene.saw(|event| matches!(event, Event::Entered { .. } | Event::DogBit { .. } | Event::DogCaught { .. }))
    );
    assert_eq!(scene.table().suspicion[seat(2)], 0);
    assert!(scene.saw(|event| matches!(event, Event::Turned { .. })));
}

#[test]
fn a_green_character_alone_with_a_dog_steps_to_yellow() {
    proves!("bg.enc.green-dog");
    let mut scene = Scene::new(6);
    scene.dog(Room::Shed);
    scene.suspicion(seat(1), GREEN);
    set_out(&mut scene, &[(1, Room::Shed)], &[Card::Use]);
    assert!(scene.saw(|event| matches!(*event, Event::LearntOfDog { seat: who, .. } if who == seat(1))));
    assert_eq!(scene.table().suspicion[seat(1)], 0);
}

#[test]
fn the_dog_is_caught_before_weapons_are_used() {
    proves!("bg.enc.dog-first");
    let mut scene = Scene::new(6);
    scene.dog(Room::Shed);
    scene.weapon(seat(1), Weapon::Firearm);
    set_out(&mut scene, &[(1, Room::Shed), (3, Room::Shed)], &[Card::Use, Card::Use]);
    assert!(matches!(scene.step(), Step::Avoid { .. }));
    assert_eq!(scene.table().dogs_locked, 1, "caught before the first Weapon");
    scene.act(seat(1), Action::Avoid { weapon: Weapon::Firearm });
    assert!(!scene.saw(|event| matches!(event, Event::DogBit { .. })));
    assert_eq!(scene.table().suspicion[seat(3)], 0);
}

#[test]
fn by_option_weapons_come_before_the_dog() {
    proves!("bg.enc.dog-first");
    let options = Options { avoid_before_dog: true, ..Options::default() };
    let mut scene = Scene::with(6, options);
    scene.dog(Room::Shed);
    scene.weapon(seat(1), Weapon::Firearm);
    set_out(&mut scene, &[(1, Room::Shed), (3, Room::Shed)], &[Card::Use, Card::Use]);
    assert!(scene.table().dogs.contains(Room::Shed), "still free when Weapons are asked for");
    let mut shot = scene.clone();
    shot.act(seat(1), Action::Avoid { weapon: Weapon::Firearm });
    assert!(shot.saw(|event| *event == Event::DogBit { seat: seat(3) }));
    assert_eq!((shot.table().suspicion[seat(1)], shot.table().suspicion[seat(3)]), (0, 1));
    scene.act(seat(1), Action::Pass);
    assert!(scene.saw(|event| *event == Event::DogCaught { room: Room::Shed }), "two were left");
    assert!(matches!(scene.step(), Step::Tokens { .. }));

    let mut with_clark = Scene::with(6, options);
    with_clark.dog(Room::Shed);
    with_clark.weapon(seat(1), Weapon::Firearm);
    set_out(&mut with_clark, &[(1, Room::Shed), (2, Room::Shed)], &[Card::Use, Card::Use]);
    with_clark.act(seat(1), Action::Avoid { weapon: Weapon::Firearm });
    assert!(!with_clark.saw(|event| matches!(event, Event::DogBit { .. } | Event::DogCaught { .. })));
}

#[test]
fn those_with_weapon_cards_are_asked_one_by_one_from_the_leader() {
    proves!("bg.enc.avoid");
    let mut scene = Scene::new(6);
    scene.leader(seat(3));
    scene.weapon(seat(1), Weapon::Melee);
    scene.weapon(seat(3), Weapon::Dynamite);
    scene.weapon(seat(4), Weapon::Firearm);
    set_out(&mut scene, &[(1, Room::Radio), (3, Room::Radio), (4, Room::Radio)], &[Card::Use, Card::Use]);
    // Dynamite keeps nobody away, but its holder is asked like the others: the card is secret.
    assert_eq!(scene.asked().only(), Some(seat(3)));
    assert_eq!(scene.legal(seat(3)), [Action::Pass]);
    let refusal = scene.refuse(seat(3), Action::Avoid { weapon: Weapon::Dynamite });
    assert_eq!(why(refusal), ("keeps-nobody-away", "bg.enc.avoid"));
    let refusal = scene.refuse(seat(3), Action::Avoid { weapon: Weapon::Firearm });
    assert_eq!(why(refusal), ("weapon-not-held", "bg.enc.avoid"));
    scene.act(seat(3), Action::Pass);
    assert_eq!(scene.asked().only(), Some(seat(4)));
    scene.act(seat(4), Action::Avoid { weapon: Weapon::Firearm });
    assert!(public(&scene).contains(&Event::Avoided { seat: seat(4), weapon: Weapon::Firearm }));
    // Two are left, so the next is asked, knowing what the Firearm did.
    assert_eq!(scene.asked().only(), Some(seat(1)));
    let mut without = scene.clone();
    without.act(seat(1), Action::Avoid { weapon: Weapon::Melee });
    assert!(!without.saw(|event| matches!(event, Event::Took { .. } | Event::Suspected { .. })));
    scene.act(seat(1), Action::Pass);
    assert_eq!(scene.asked(), seats(&[1, 3]), "the meeting goes on without the one who shot");
    put_human_tokens(&mut scene);
    assert_eq!(scene.table().suspicion[seat(4)], 0);
}

#[test]
fn nobody_is_asked_once_fewer_than_two_remain() {
    proves!("bg.enc.avoid");
    let mut scene = Scene::new(6);
    scene.weapon(seat(1), Weapon::Melee);
    scene.weapon(seat(2), Weapon::Firearm);
    set_out(&mut scene, &[(1, Room::Radio), (2, Room::Radio), (3, Room::Kitchen), (4, Room::Kitchen)], &[Card::Use]);
    scene.act(seat(0), Action::Next { room: Room::Radio });
    scene.act(seat(1), Action::Avoid { weapon: Weapon::Melee });
    assert!(matches!(scene.step(), Step::Tokens { room: Room::Kitchen, .. }), "{:?}", scene.step());
    assert!(
        !scene
            .saw(|event| matches!(*event, Event::Asked { step: Step::Avoid { .. }, seats } if seats.contains(seat(2))))
    );
}

#[test]
fn by_option_all_decide_about_weapons_unseen() {
    proves!("bg.enc.avoid");
    let mut scene = Scene::with(6, Options { sealed_avoid: true, ..Options::default() });
    scene.weapon(seat(1), Weapon::Melee);
    scene.weapon(seat(2), Weapon::Firearm);
    set_out(&mut scene, &[(1, Room::Radio), (2, Room::Radio)], &[Card::Use, Card::Use]);
    assert_eq!(scene.asked(), seats(&[1, 2]));
    scene.act(seat(1), Action::Avoid { weapon: Weapon::Melee });
    assert!(!scene.saw(|event| matches!(event, Event::Avoided { .. })), "nobody sees it yet");
    assert_eq!(scene.own(seat(1)).weapons[Weapon::Melee], 1);
    scene.act(seat(2), Action::Avoid { weapon: Weapon::Firearm });
    // Both Weapons are used, though one would have done.
    assert!(scene.saw(|event| *event == Event::Avoided { seat: seat(1), weapon: Weapon::Melee }));
    assert!(scene.saw(|event| *event == Event::Avoided { seat: seat(2), weapon: Weapon::Firearm }));
    assert!(!scene.saw(|event| matches!(event, Event::Took { .. })));
}

#[test]
fn a_weapon_used_is_shown_and_its_user_stays_standing() {
    proves!("bg.enc.weapon-shown");
    for (weapon, kept) in [(Weapon::Firearm, true), (Weapon::Melee, false), (Weapon::Flamethrower, true)] {
        let mut scene = Scene::new(6);
        scene.weapon(seat(1), weapon);
        let deck = scene.table().weapon_deck;
        set_out(&mut scene, &[(1, Room::Armory), (2, Room::Armory), (3, Room::Armory)], &[Card::Use, Card::Use]);
        scene.act(seat(1), Action::Avoid { weapon });
        assert!(public(&scene).contains(&Event::Avoided { seat: seat(1), weapon }));
        assert_eq!(scene.table().weapons[seat(1)], u8::from(kept), "{weapon:?}");
        assert_eq!(scene.table().weapon_deck, deck, "{weapon:?} does not come back");
        if weapon == Weapon::Flamethrower {
            assert_eq!(scene.table().flamethrowers[0].reloads, scene.table().rules.reloads - 1);
        } else {
            assert_eq!(scene.own(seat(1)).weapons[weapon], u8::from(kept));
        }
        put_human_tokens(&mut scene);
        scene.until_step(|step| matches!(step, Step::Assign { .. }));
        assert!(scene.can(seat(0), Action::Assign { seat: seat(1) }));
    }
}

#[test]
fn green_takes_from_the_others_and_the_others_not_from_green() {
    proves!("bg.enc.who-takes", "bg.enc.suspicion");
    let mut scene = Scene::new(6);
    scene.suspicion(seat(1), GREEN);
    set_out(&mut scene, &[(1, Room::Boiler), (2, Room::Boiler)], &[Card::Use]);
    assert_eq!(scene.asked(), seats(&[2]));
    put_human_tokens(&mut scene);
    assert!(scene.saw(|event| *event == Event::Took { taker: seat(1), owner: seat(2) }));
    assert!(!scene.saw(|event| matches!(*event, Event::Took { taker, .. } if taker == seat(2))));
    assert_eq!((scene.table().suspicion[seat(1)], scene.table().suspicion[seat(2)]), (0, 0));
}

#[test]
fn with_one_green_of_three_everybody_takes_from_the_two_others() {
    proves!("bg.enc.who-takes");
    let mut scene = Scene::new(6);
    scene.suspicion(seat(1), GREEN);
    scene.suspicion(seat(3), 6);
    set_out(&mut scene, &[(1, Room::Boiler), (2, Room::Boiler), (3, Room::Boiler)], &[Card::Use]);
    put_human_tokens(&mut scene);
    assert!(matches!(scene.step(), Step::TakeFrom { .. }));
    assert_eq!(scene.asked(), seats(&[1]), "the others have one partner only to take from");
    let refusal = scene.refuse(seat(1), Action::TakeFrom { seat: seat(4) });
    assert_eq!(why(refusal), ("places-no-tokens", "bg.enc.who-takes"));
    scene.act(seat(1), Action::TakeFrom { seat: seat(3) });
    for (taker, owner) in [(1, 3), (2, 3), (3, 2)] {
        assert!(scene.saw(|event| *event == Event::Took { taker: seat(taker), owner: seat(owner) }));
    }
    // At the red end of the track there is no further step.
    let levels = [1, 2, 3].map(|i| scene.table().suspicion[seat(i)]);
    assert_eq!(levels, [0, 1, 6]);
}

#[test]
fn a_character_among_green_ones_takes_nothing() {
    proves!("bg.enc.who-takes", "bg.enc.suspicion");
    let mut scene = Scene::new(6);
    scene.suspicion(seat(1), GREEN);
    scene.suspicion(seat(2), GREEN);
    let everybody_green = {
        let mut scene = scene.clone();
        scene.suspicion(seat(3), GREEN);
        set_out(&mut scene, &[(1, Room::Boiler), (2, Room::Boiler), (3, Room::Boiler)], &[Card::Use]);
        scene
    };
    assert!(!everybody_green.saw(|event| matches!(event, Event::Took { .. } | Event::Suspected { .. })));
    assert!(everybody_green.saw(|event| matches!(event, Event::Turned { .. })));
    set_out(&mut scene, &[(1, Room::Boiler), (2, Room::Boiler), (3, Room::Boiler)], &[Card::Use]);
    put_human_tokens(&mut scene);
    let levels = [1, 2, 3].map(|i| scene.table().suspicion[seat(i)]);
    assert_eq!(levels, [0, 0, 0], "the green ones step to yellow, the third stays");
}

/// Seat 5 offers an Alien token to seats 1 and 2, who both take from it.
fn two_take_from_an_alien(options: Options, dice: u64) -> Scene {
    let mut scene = Scene::with(6, options);
    scene.rng = Scene::seeded(4, Options::default(), dice).rng;
    set_out(&mut scene, &[(1, Room::Shed), (2, Room::Shed), (5, Room::Shed)], &[Card::Use]);
    scene.act(seat(1), Action::Tokens { alien: false });
    scene.act(seat(5), Action::Tokens { alien: true });
    scene.act(seat(2), Action::Tokens { alien: false });
    scene.act(seat(1), Action::TakeFrom { seat: seat(5) });
    scene.act(seat(5), Action::TakeFrom { seat: seat(1) });
    assert!(!scene.saw(|event| matches!(event, Event::Took { .. })), "nothing is open before all have chosen");
    for event in &scene.events {
        if let Event::Sealed { seat, .. } = event {
            assert_eq!(event.audience(), Audience::seat(*seat));
        }
    }
    scene.act(seat(2), Action::TakeFrom { seat: seat(5) });
    scene
}

#[test]
fn two_who_take_from_one_get_different_tokens() {
    proves!("bg.enc.two-takers");
    let mut first = 0;
    for dice in 0..200 {
        let scene = two_take_from_an_alien(Options::default(), dice);
        let infected = [1, 2].map(|i| scene.own(seat(i)).role == Role::Alien);
        assert!(infected[0] != infected[1], "exactly one of them");
        first += u32::from(infected[0]);
    }
    assert!((70..=130).contains(&first), "{first} of 200");
}

#[test]
fn by_option_two_takers_draw_independently() {
    proves!("bg.enc.two-takers");
    let options = Options { independent_draws: true, ..Options::default() };
    let mut seen = [0; 3];
    for dice in 0..200 {
        let scene = two_take_from_an_alien(options, dice);
        seen[[1, 2].into_iter().filter(|&i| scene.own(seat(i)).role == Role::Alien).count()] += 1;
    }
    assert!((30..=70).contains(&seen[0]) && (70..=130).contains(&seen[1]) && (30..=70).contains(&seen[2]), "{seen:?}");
}

#[test]
fn one_taker_gets_the_alien_token_half_the_time() {
    proves!("bg.enc.two-takers");
    let mut infected = 0;
    for dice in 0..200 {
        let mut scene = Scene::new(6);
        scene.rng = Scene::seeded(4, Options::default(), dice).rng;
        set_out(&mut scene, &[(1, Room::Shed), (5, Room::Shed)], &[Card::Use]);
        scene.act(seat(1), Action::Tokens { alien: false });
        scene.act(seat(5), Action::Tokens { alien: true });
        infected += u32::from(scene.own(seat(1)).role == Role::Alien);
    }
    assert!((70..=130).contains(&infected), "{infected} of 200");
}

#[test]
fn takers_and_owners_learn_in_messages_of_one_form() {
    proves!("bg.enc.learn", "bg.enc.role-cards");
    let mut forms = Vec::new();
    for alien in [false, true] {
        let mut scene = Scene::new(6);
        set_out(&mut scene, &[(1, Room::Shed), (5, Room::Shed)], &[Card::Use]);
        let before = scene.events.len();
        scene.act(seat(1), Action::Tokens { alien: false });
        let scene = scene.seek(
            |scene| scene.act(seat(5), Action::Tokens { alien }),
            |scene| token_of(scene, seat(1)) == Some(if alien { Role::Alien } else { Role::Human }),
        );
        let token = if alien { Role::Alien } else { Role::Human };
        let told = |wanted: Event, audience| scene.events.contains(&wanted) && wanted.audience() == audience;
        assert!(told(Event::Took { taker: seat(1), owner: seat(5) }, Audience::Everyone));
        assert!(told(Event::Learnt { taker: seat(1), owner: seat(5), token }, Audience::seat(seat(1))));
        assert!(told(Event::Lent { owner: seat(5), taker: seat(1), token }, Audience::seat(seat(5))));
        assert!(told(Event::Learnt { taker: seat(5), owner: seat(1), token: Role::Human }, Audience::seat(seat(5))));
        assert!(told(Event::Lent { owner: seat(1), taker: seat(5), token: Role::Human }, Audience::seat(seat(1))));
        assert!(told(Event::Suspected { seat: seat(1), level: 1 }, Audience::Everyone));
        assert_eq!(scene.own(seat(1)).role, token);
        // To the table an infection looks like none: the same public events in the same order.
        let check = scene.events[before..].iter().take_while(|event| !matches!(event, Event::Turned { .. }));
        forms.push(check.copied().filter(|event| event.audience() == Audience::Everyone).collect::<Vec<_>>());
    }
    assert_eq!(forms[0], forms[1]);
}

#[test]
fn infection_counts_at_the_end_of_the_check_and_before_the_next_room() {
    proves!("bg.enc.moment");
    let mut scene = Scene::new(6);
    let rooms = [(1, Room::Shed), (2, Room::Shed), (5, Room::Shed), (3, Room::Radio), (4, Room::Radio)];
    set_out(&mut scene, &rooms, &[Card::Use]);
    scene.act(seat(0), Action::Next { room: Room::Shed });
    for (who, alien) in [(1, false), (2, false), (5, true)] {
        scene.act(seat(who), Action::Tokens { alien });
    }
    scene.act(seat(1), Action::TakeFrom { seat: seat(5) });
    scene.act(seat(2), Action::TakeFrom { seat: seat(1) });
    let infected = scene.seek(
        |scene| scene.act(seat(5), Action::TakeFrom { seat: seat(2) }),
        |scene| token_of(scene, seat(1)) == Some(Role::Alien),
    );
    assert!(matches!(infected.step(), Step::Tokens { room: Room::Radio, .. }), "the next room waits");
    assert_eq!(infected.own(seat(1)).role, Role::Alien);
    assert_eq!(infected.state.secret.infected_by[seat(1)], Some(Source::Seat(seat(5))));
    // Seat 1 put Human tokens down while still Human, and seat 5 stays an Alien after a Human token.
    assert_eq!(token_of(&infected, seat(2)), Some(Role::Human));
    assert_eq!(infected.own(seat(2)).role, Role::Human);
    assert_eq!((token_of(&infected, seat(5)), infected.own(seat(5)).role), (Some(Role::Human), Role::Alien));
}

#[test]
fn everybody_who_takes_looks_once_and_steps_once() {
    proves!("bg.enc.role-cards", "bg.enc.suspicion");
    let mut scene = Scene::new(6);
    scene.suspicion(seat(2), 6);
    scene.lab(seat(1), Lab::Failure);
    set_out(&mut scene, &[(1, Room::Shed), (2, Room::Shed), (3, Room::Shed)], &[Card::Use]);
    put_human_tokens(&mut scene);
    scene.act(seat(1), Action::TakeFrom { seat: seat(2) });
    scene.act(seat(2), Action::TakeFrom { seat: seat(1) });
    scene.act(seat(3), Action::TakeFrom { seat: seat(1) });
    for taker in [1, 2, 3].map(seat) {
        let looks =
            scene.events.iter().filter(|event| matches!(**event, Event::Learnt { taker: who, .. } if who == taker));
        assert_eq!(looks.count(), 1);
    }
    assert_eq!([1, 2, 3].map(|i| scene.table().suspicion[seat(i)]), [1, 6, 1], "at most to n");
}
