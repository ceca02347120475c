//! The dog on its track, and rifles.

use whiteout_boardgame::table::{Rescue, Status};
use whiteout_boardgame::words::{Card, Item, Room, Setting, Weapon};
use whiteout_boardgame::{Action, AfterItems, Components, Config, EndReason, Event, Options, Step};

use crate::outpost::{outcome, outpost, outpost_with};
use crate::scene::{Scene, proves, seat, seats};
use crate::stage::why;

/// Nights pass until the game ends; the last round.
fn run(scene: &mut Scene) -> u16 {
    // Nobody freezes or starves on the way.
    while outcome(scene).is_none() {
        let table = &mut scene.state.table;
        table.pantry = 16;
        table.fuel[Room::Boiler] = 4;
        let round = table.round;
        scene.rest_sleep();
        scene.until(|scene| scene.table().round > round || outcome(scene).is_some());
        if outcome(scene).is_none() {
            scene.until(|scene| scene.step() == Step::Place || outcome(scene).is_some());
        }
    }
    scene.table().round
}

#[test]
fn the_dog_is_away_on_the_last_space() {
    proves!("nw.dog.track", "nw.dog.end");
    let mut scene = outpost(6);
    assert_eq!((scene.table().dog_at, scene.table().rules.dog_track), (1, 13));
    assert_eq!(run(&mut scene), 12);
    assert_eq!(outcome(&scene).map(|(reason, _)| reason), Some(EndReason::DogEscaped));
    let last = |wanted: fn(&Event) -> bool| scene.events.iter().rposition(wanted).expect("it happened");
    assert!(last(|event| *event == Event::DogRan) > last(|event| matches!(event, Event::LeaderTokenAt { .. })));
    assert_eq!(Scene::new(6).table().dog_at, 0, "no dog runs at Outpost 31");
}

#[test]
fn the_aliens_win_by_the_dog_though_beaten() {
    proves!("nw.dog.end");
    let mut scene = outpost(6);
    scene.exposed(seat(5));
    scene.strength(0);
    scene.before_placing();
    scene.state.table.dog_at = scene.table().rules.dog_track - 1;
    run(&mut scene);
    let (reason, winners) = outcome(&scene).expect("the end");
    assert_eq!((reason, winners.contains(seat(5))), (EndReason::DogEscaped, true));
    assert_eq!(scene.table().status[seat(5)], Status::Exposed);
}

#[test]
fn a_rifle_is_laid_before_ones_own_move() {
    proves!("nw.sniper.when");
    let mut scene = outpost(6);
    scene.weapon(seat(1), Weapon::RifleThree);
    scene.weapon(seat(2), Weapon::Melee);
    assert_eq!(scene.asked().only(), Some(seat(1)));
    scene.act(seat(1), Action::Snipe { weapon: Weapon::RifleThree });
    assert_eq!((scene.step(), scene.asked().only()), (Step::Place, Some(seat(1))), "the move is still to be made");
    assert_eq!((scene.table().rifle, scene.table().weapons[seat(1)]), (3, 0));
    scene.act(seat(1), Action::ChangeCards);
    let first = scene.legal(seat(1))[0];
    scene.act(seat(1), first);
    let none = scene.refuse(seat(2), Action::Snipe { weapon: Weapon::RifleTwo });
    assert_eq!(why(none), ("no-rifle", "nw.sniper.when"));
}

#[test]
fn only_the_first_rifle_counts_and_lengthens_the_track() {
    proves!("nw.sniper.one");
    for (weapon, round) in [(Weapon::RifleTwo, 14), (Weapon::RifleThree, 15), (Weapon::RifleFour, 16)] {
        let mut scene = outpost(6);
        scene.weapon(seat(1), weapon);
        let other = if weapon == Weapon::RifleTwo { Weapon::RifleFour } else { Weapon::RifleTwo };
        scene.weapon(seat(2), other);
        scene.act(seat(1), Action::Snipe { weapon });
        scene.act(seat(1), Action::ChangeCards);
        let first = scene.legal(seat(1))[0];
        scene.act(seat(1), first);
        let late = scene.refuse(seat(2), Action::Snipe { weapon: other });
        assert_eq!(why(late), ("rifle-laid-already", "nw.sniper.one"));
        assert_eq!(scene.table().weapons[seat(2)], 1, "a dead card, but a Weapon card");
        assert_eq!(run(&mut scene), round);
    }
}

#[test]
fn by_an_option_a_rifle_is_laid_among_items_and_trades() {
    proves!("nw.sniper.when");
    let anytime = Options { sniper_anytime: true, ..Options::default() };
    let mut scene = outpost_with(6, anytime);
    scene.weapon(seat(2), Weapon::RifleFour);
    scene.weapon(seat(4), Weapon::Melee);
    scene.until_step(|step| matches!(step, Step::Items { .. }));
    assert_eq!(scene.asked(), seats(&[2, 4]), "whoever has a Weapon card, asleep or not");
    assert_eq!(scene.legal(seat(4)), [Action::Pass]);
    let trading = scene.clone();
    scene.act(seat(2), Action::Snipe { weapon: Weapon::RifleFour });
    scene.act(seat(4), Action::Pass);
    assert_eq!(scene.table().rifle, 4);

    let mut scene = trading;
    scene.until_step(|step| step == Step::Trade);
    scene.act(seat(2), Action::Snipe { weapon: Weapon::RifleFour });
    assert_eq!((scene.step(), scene.table().rifle), (Step::Trade, 4));
    assert!(scene.asked().contains(seat(2)), "and trades on");
}

#[test]
fn whoever_lies_down_and_is_asked_about_a_rifle_uses_no_item() {
    proves!("nw.sniper.when");
    let mut scene = outpost_with(6, Options { sniper_anytime: true, ..Options::default() });
    scene.weapon(seat(4), Weapon::Melee);
    scene.item(seat(4), Item::Tools);
    scene.stand(seat(4), Room::Radio);
    scene.state.table.lying = seats(&[4]);
    scene.damage(Room::Radio, 5);
    scene.ask(Step::Items { after: AfterItems::Turning }, seats(&[4]));
    assert_eq!(scene.legal(seat(4)), [Action::Pass]);
    let tools = Action::UseItem { item: Item::Tools };
    assert_eq!(why(scene.refuse(seat(4), tools)), ("lies-down", "bg.items.window"));
    scene.state.table.lying = seats(&[]);
    assert!(scene.can(seat(4), tools));
}

/// The evening has a place for it though nobody may trade.
#[test]
fn by_an_option_a_rifle_is_laid_in_the_evening_without_trades() {
    proves!("nw.sniper.when");
    let mut scene = outpost_with(6, Options { sniper_anytime: true, trade_offers: 0, ..Options::default() });
    scene.weapon(seat(2), Weapon::RifleFour);
    scene.until_step(|step| matches!(step, Step::Trade | Step::Vote));
    assert_eq!(scene.step(), Step::Trade);
    assert_eq!(scene.legal(seat(2)), [Action::Snipe { weapon: Weapon::RifleFour }, Action::Pass]);
    assert_eq!(scene.legal(seat(3)), [Action::Pass], "everybody is asked, so that silence tells nothing");
    scene.act(seat(2), Action::Snipe { weapon: Weapon::RifleFour });
    assert_eq!(scene.table().rifle, 4);
    scene.until_step(|step| step == Step::Vote);
}

#[test]
fn without_the_option_a_rifle_waits_for_ones_own_move_whatever_that_is() {
    proves!("nw.sniper.when");
    let mut scene = outpost(6);
    scene.weapon(seat(1), Weapon::RifleTwo);
    scene.item(seat(1), Item::Tools);
    let snipe = Action::Snipe { weapon: Weapon::RifleTwo };
    let mut elsewhere = scene.clone();
    elsewhere.until_step(|step| step == Step::Trade);
    assert!(!elsewhere.can(seat(1), snipe));
    let mut elsewhere = scene.clone();
    elsewhere.stand(seat(1), Room::Radio);
    elsewhere.ask(Step::Items { after: AfterItems::Turning }, seats(&[1]));
    assert!(!elsewhere.can(seat(1), snipe));

    // Before going to a room, and before boarding.
    scene.act(seat(1), snipe);
    let card = *[Card::Use, Card::Repair, Card::Sabotage]
        .iter()
        .find(|&&card| scene.own(seat(1)).hand[card] > 0)
        .expect("a card");
    scene.go(seat(1), Room::Radio, card);
    assert_eq!(scene.table().rifle, 2);
    let mut scene = outpost(6);
    scene.weapon(seat(1), Weapon::RifleTwo);
    scene.state.table.rescue = Rescue::Landed;
    scene.before_placing();
    scene.act(seat(1), snipe);
    scene.act(seat(1), Action::Board);
    assert_eq!(scene.table().in_rescue, Some(seat(1)));
}

#[test]
fn the_story_goes_on_at_outpost_31_with_the_pack_leader() {
    proves!("nw.dog.sequel");
    let options = Options { known_brood: true, ..Options::default() };
    let config = Config::sequel(6, options, &Components::built_in()).expect("sound");
    let rules = config.rules();
    assert_eq!(rules.setting, Setting::Outpost31);
    assert!(rules.options.pack_leader && rules.options.known_brood && rules.options.sequel);
    let scene = Scene::played(&config, 1);
    assert_eq!(scene.table().dogs_waiting, rules.dogs, "the dogs of the base game, one of them marked");
}
