//! What each Character can do.

use whiteout_boardgame::words::{Card, Character, Item, Kind as _, Room, Weapon, Weather};
use whiteout_boardgame::{Action, Event, Give, Step};
use whiteout_core::{Audience, Seat};

use crate::scene::{Scene, proves, seat, seats};
use crate::stage::{play, turning, why};

/// Eight players, so everybody is there, in the order of the list.
fn who(character: Character) -> Seat {
    seat(character.index() as u8)
}

fn count(scene: &Scene, wanted: impl Fn(&Event) -> bool) -> usize {
    scene.events.iter().filter(|event| wanted(event)).count()
}

#[test]
fn bennings_rolls_twice_and_picks() {
    proves!("bg.char.bennings");
    let roll = |character| {
        move |scene: &mut Scene| {
            turning(scene, &[(who(character), Room::WeatherStation)]);
            play(scene, who(character), Card::Use);
        }
    };
    let start = Scene::new(8);
    let mut scene = start.seek(roll(Character::Bennings), |scene| matches!(scene.step(), Step::KeepDie { .. }));
    assert_eq!(count(&scene, |event| matches!(event, Event::DieRolled { .. })), 2);
    let faces = scene.legal(who(Character::Bennings));
    assert_eq!(faces.len(), 2);
    let Action::KeepFace { face } = faces[1] else { panic!("{faces:?}") };
    scene.act(who(Character::Bennings), faces[1]);
    assert_eq!(scene.table().station_die, Some(face));

    let mut other = start.clone();
    roll(Character::Garry)(&mut other);
    assert_eq!(count(&other, |event| matches!(event, Event::DieRolled { .. })), 1);
    assert!(!matches!(other.step(), Step::KeepDie { .. }));
}

#[test]
fn bennings_picks_among_three_when_the_die_lay_there() {
    proves!("bg.char.bennings");
    let mut start = Scene::new(8);
    start.state.table.station_die = Some(Weather::Storm);
    let scene = start.seek(
        |scene| {
            turning(scene, &[(who(Character::Bennings), Room::WeatherStation)]);
            play(scene, who(Character::Bennings), Card::Use);
        },
        |scene| scene.legal(who(Character::Bennings)).len() == 3,
    );
    assert!(scene.can(who(Character::Bennings), Action::KeepFace { face: Weather::Storm }));
}

#[test]
fn blair_draws_one_token_more_than_those_who_stand_there() {
    proves!("bg.char.blair");
    for (character, wanted) in [(Character::Blair, 3), (Character::Garry, 2)] {
        let mut scene = Scene::new(8);
        turning(&mut scene, &[(who(character), Room::Laboratory), (who(Character::Clark), Room::Laboratory)]);
        play(&mut scene, who(character), Card::Use);
        while matches!(scene.step(), Step::KeepToken { .. }) {
            scene.act(who(character), Action::KeepToken);
        }
        assert_eq!(count(&scene, |event| matches!(event, Event::LabDrawn { .. })), wanted);
        assert_eq!(usize::from(scene.table().labs[who(character)]), wanted);
    }
}

#[test]
fn clark_alone_ignores_a_dog() {
    proves!("bg.char.clark");
    for (character, bitten) in [(Character::Clark, false), (Character::Garry, true)] {
        let mut scene = Scene::new(8);
        scene.character(seat(1), character);
        scene.before_placing();
        scene.dog(Room::Kitchen);
        scene.hand(seat(1), &[Card::Use; 3]);
        scene.go(seat(1), Room::Kitchen, Card::Use);
        scene.rest_sleep();
        assert_eq!(scene.saw(|event| *event == Event::DogBit { seat: seat(1) }), bitten);
        assert_eq!(scene.saw(|event| matches!(event, Event::Suspected { .. })), bitten);
        assert!(!scene.saw(|event| matches!(event, Event::DogCaught { .. })), "alone nobody catches it");
    }
}

#[test]
fn clark_and_another_catch_the_dog() {
    proves!("bg.char.clark");
    let mut scene = Scene::new(8);
    scene.before_placing();
    scene.dog(Room::Kitchen);
    for guest in [seat(1), who(Character::Clark)] {
        scene.hand(guest, &[Card::Use; 3]);
        scene.go(guest, Room::Kitchen, Card::Use);
    }
    scene.rest_sleep();
    assert!(scene.saw(|event| *event == Event::DogCaught { room: Room::Kitchen }));
    assert!(matches!(scene.step(), Step::Tokens { .. }));
}

#[test]
fn garry_exchanges_after_his_own_draw_and_before_the_leaders_card() {
    proves!("bg.char.garry");
    let mut scene = Scene::new(8);
    let garry = who(Character::Garry);
    scene.rest_sleep();
    scene.hand(seat(4), &[Card::Use]);
    scene.hand(garry, &[Card::Use, Card::Use, Card::Use]);
    scene.until_step(|step| step == Step::Exchange);
    assert_eq!((scene.table().round, scene.asked()), (2, seats(&[3])));
    assert_eq!(scene.table().hand[garry], 3, "asked though he drew nothing");
    assert_eq!(scene.table().hand[seat(4)], 1, "those after him have not drawn");
    assert_eq!(scene.table().stack, 0);
    assert_eq!(
        why(scene.refuse(garry, Action::Exchange { card: Card::Repair })),
        ("card-not-in-hand", "bg.draw.garry")
    );
    scene.forget();
    scene.act(garry, Action::Exchange { card: Card::Use });
    assert_eq!((scene.table().hand[garry], scene.table().hand[seat(4)], scene.table().stack), (3, 3, 1));
    assert_eq!(scene.step(), Step::Place, "once a round");
    let thrown = scene.events.iter().find(|event| matches!(event, Event::Threw { .. })).expect("it happened");
    assert_eq!(thrown.audience(), Audience::seat(garry));
}

#[test]
fn macready_sees_three_weapons() {
    proves!("bg.char.macready");
    let top = [Weapon::Melee, Weapon::Dynamite, Weapon::Firearm];
    let draw = |character: Character| {
        let mut scene = Scene::new(8);
        scene.weapons_on_top(&top);
        turning(&mut scene, &[(who(character), Room::Armory)]);
        play(&mut scene, who(character), Card::Use);
        scene
    };
    assert_eq!(draw(Character::Garry).legal(who(Character::Garry)).len(), 2);
    let scene = draw(Character::Macready);
    let macready = who(Character::Macready);
    assert_eq!(scene.legal(macready).len(), 3);
    let under = |scene: &Scene| {
        let deck: Vec<Weapon> = scene.state.secret.weapon_deck.iter().collect();
        (deck[deck.len() - 2], deck[deck.len() - 1])
    };
    let keep = |scene: &mut Scene| scene.act(macready, Action::KeepWeapon { weapon: Weapon::Firearm });
    for order in [(Weapon::Melee, Weapon::Dynamite), (Weapon::Dynamite, Weapon::Melee)] {
        let kept = scene.seek(keep, |scene| under(scene) == order);
        assert_eq!(kept.own(macready).weapons[Weapon::Firearm], 1);
        assert_eq!((kept.table().weapons[macready], kept.table().weapon_deck), (1, 11));
    }
}

#[test]
fn nauls_feeds_the_base_with_one_token() {
    proves!("bg.char.nauls");
    for (character, tokens) in [(Character::Nauls, 1), (Character::Garry, 2)] {
        let mut scene = Scene::new(8);
        turning(&mut scene, &[(who(character), Room::Kitchen)]);
        play(&mut scene, who(character), Card::Use);
        assert_eq!((scene.table().kitchen, scene.table().pantry), (tokens, 16 - tokens));
        scene.until(|scene| scene.table().round == 2);
        assert_eq!((scene.table().kitchen, scene.table().pantry, scene.table().hungry), (0, 16 - tokens, false));
    }
}

#[test]
fn norris_sees_in_the_dark() {
    proves!("bg.char.norris");
    let mut scene = Scene::new(8);
    scene.character(seat(1), Character::Norris);
    scene.damage(Room::Generator, 2);
    scene.state.table.power_failure = true;
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use, Card::Use, Card::Repair]);
    scene.hand(seat(2), &[Card::Use; 3]);
    scene.stack(&[]);
    scene.go(seat(1), Room::Radio, Card::Repair);
    assert_eq!(scene.state.secret.stack[Card::Repair], 1);
    let chosen = Action::Place { room: Room::Radio, give: Give::Card(Card::Use) };
    assert_eq!(why(scene.refuse(seat(2), chosen)), ("darkness", "bg.dark.draw"));
}

#[test]
fn norris_draws_two_in_a_special_action_never_three() {
    proves!("bg.char.norris");
    let special = |give| Action::Place { room: Room::Radio, give };
    let mut scene = Scene::new(8);
    scene.character(seat(1), Character::Norris);
    scene.before_placing();
    scene.item(seat(1), Item::Flashlight);
    let no = scene.refuse(seat(1), special(Give::LitSpecial));
    assert_eq!(why(no), ("no-light-needed", "bg.special.no-stacking"));
    let (stack, discards) = (scene.table().stack, scene.table().action_discard);
    scene.act(seat(1), special(Give::Special));
    assert_eq!((scene.step(), scene.own(seat(1)).drawn.cards.total()), (Step::PickSpecial, 2));
    let first = scene.legal(seat(1))[0];
    scene.act(seat(1), first);
    assert_eq!((scene.table().stack, scene.table().action_discard), (stack + 1, discards + 4));
    scene.act(seat(2), special(Give::Special));
    assert_eq!(scene.step(), Step::Place, "anybody else draws one");
}

#[test]
fn windows_adds_one_to_a_repair() {
    proves!("bg.char.windows");
    for (company, character, left) in [
        (false, Character::Windows, 6),
        (true, Character::Windows, 5),
        (false, Character::Garry, 7),
        (true, Character::Garry, 6),
    ] {
        let mut scene = Scene::new(8);
        let mut standing = vec![(who(character), Room::Radio)];
        if company {
            standing.push((who(Character::Clark), Room::Radio));
        }
        turning(&mut scene, &standing);
        play(&mut scene, who(character), Card::Repair);
        assert_eq!(scene.table().damage[Room::Radio], left, "{character:?}, company: {company}");
    }
}
