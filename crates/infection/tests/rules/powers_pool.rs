//! Captain powers that act on the pool.

use whiteout_core::Audience;
use whiteout_infection::mission::{Directive, Items, Values};
use whiteout_infection::words::{Card, Character, Department, Gear, Power, Room};
use whiteout_infection::{Action, Event, Step};

use crate::scene::{Scene, proves, seat, seats, why};

fn led_by(character: Character) -> Scene {
    let mut scene = Scene::new(6);
    scene.character(seat(0), character);
    scene
}

fn used(scene: &Scene, power: Power) -> bool {
    scene.had(Event::PowerUsed { seat: seat(0), power })
}

/// The mission of a team of 0 and 1 in the Shed, with these cards handed in.
fn pool(scene: &mut Scene, directive: Directive, cards: &[Card]) {
    scene.mission(cards.len() as u8, &[], directive);
    let team: Vec<u8> = (0..cards.len() as u8).collect();
    scene.investigate(&team, Room::Shed, cards);
}

const SUM: Directive = Directive::Sum { least: 2 };

#[test]
fn childs_swaps_two_cards_unseen() {
    proves!("inf.power.childs");
    let mut scene = led_by(Character::Childs);
    pool(&mut scene, SUM, &[Card::PetriDish, Card::PetriDish]);
    scene.top(&[Card::Knife, Card::Gun]);
    let other = Action::SwapTwo { first: Card::PetriDish, second: Card::Gun };
    assert_eq!(why(scene.refuse(seat(0), other)), ("card-not-in-pool", "inf.pool.swap"));
    scene.only(Action::SwapTwo { first: Card::PetriDish, second: Card::PetriDish });
    assert!(used(&scene, Power::SwapTwo) && scene.had(Event::MissionPassed));
    assert!(scene.had(Event::Swapped { cards: 2 }));
}

#[test]
fn childs_needs_the_right_to_swap() {
    proves!("inf.power.childs");
    let mut scene = led_by(Character::Childs);
    scene.mission(2, &[Department::Science, Department::Science, Department::Science], SUM);
    scene.nobody_acts();
    let team = scene.legal(seat(0))[0];
    scene.only(team);
    scene.only(Action::Enter { room: Room::Shed });
    scene.give(&[Card::Knife, Card::Knife]);
    assert!(!scene.saw(|event| matches!(event, Event::Asked { step: Step::Swap, .. })));
}

#[test]
fn palmer_counts_one_zero_as_one() {
    proves!("inf.power.palmer");
    let mut set = led_by(Character::Palmer);
    pool(&mut set, Directive::Set { values: Values::of(&[1]) }, &[Card::PetriDish, Card::Knife]);
    set.only(Action::Pass);
    assert!(set.offers(Power::ZeroCountsOne));
    let mut no = set.clone();
    no.only(Action::No);
    assert!(no.had(Event::MissionFailed));
    set.only(Action::Yes);
    assert!(set.had(Event::MissionPassed));
    let mut two = led_by(Character::Palmer);
    pool(&mut two, Directive::Set { values: Values::of(&[1]) }, &[Card::PetriDish, Card::PetriDish]);
    two.only(Action::Pass);
    assert!(two.had(Event::MissionFailed), "one card only");
    let mut sum = led_by(Character::Palmer);
    pool(&mut sum, SUM, &[Card::PetriDish, Card::Knife]);
    sum.only(Action::Pass);
    sum.only(Action::Yes);
    assert!(sum.had(Event::MissionPassed));
    let mut roll = led_by(Character::Palmer);
    pool(&mut roll, Directive::Roll { alike: 2, throws: 1 }, &[Card::PetriDish, Card::Knife]);
    roll.only(Action::Pass);
    roll.only(Action::Yes);
    assert!(roll.had(Event::DiceReady { dice: 2, throws: 1 }));
}

#[test]
fn clark_sees_another_members_card_on_its_way_in() {
    proves!("inf.power.clark");
    let mut scene = led_by(Character::Clark);
    pool(&mut scene, SUM, &[Card::Knife, Card::Gun]);
    assert_eq!(scene.step(), Step::SeeHandedIn);
    assert_eq!(
        why(scene.refuse(seat(0), Action::SeeCard { seat: seat(0) })),
        ("not-another-member", "inf.power.clark")
    );
    scene.only(Action::SeeCard { seat: seat(1) });
    let (looked, seen) =
        (Event::HandInLooked { seat: seat(1) }, Event::HandInSeen { by: seat(0), seat: seat(1), card: Card::Gun });
    assert!(scene.had(looked) && scene.had(seen));
    assert_eq!((looked.audience(), seen.audience()), (Audience::Everyone, Audience::seat(seat(0))));
}

#[test]
fn clark_looks_only_at_those_who_handed_something_in() {
    proves!("inf.power.clark");
    let mut scene = led_by(Character::Clark);
    scene.mission(3, &[], SUM);
    scene.hand(seat(1), &[]);
    scene.enter(&[0, 1, 2], Room::Shed);
    scene.give(&[Card::Knife, Card::Gun]);
    assert_eq!(scene.legal(seat(0)), [Action::SeeCard { seat: seat(2) }, Action::Pass]);
}

#[test]
fn blair_takes_a_petri_dish_for_any_item() {
    proves!("inf.power.blair");
    let find = Directive::Find { count: 1, items: Items::of(&[Card::Axe]), also: Items::default(), among: 2 };
    let mut scene = led_by(Character::Blair);
    pool(&mut scene, find, &[Card::PetriDish, Card::PetriDish]);
    scene.only(Action::Pass);
    assert!(scene.offers(Power::PetriCountsAny));
    scene.only(Action::Yes);
    assert!(used(&scene, Power::PetriCountsAny) && scene.had(Event::MissionPassed));
    let mut sum = led_by(Character::Blair);
    pool(&mut sum, SUM, &[Card::PetriDish, Card::Knife]);
    sum.only(Action::Pass);
    assert!(sum.had(Event::MissionFailed), "its value stays 0");
}

#[test]
fn norris_sees_the_swapped_in_card_and_may_take_the_next_unseen() {
    proves!("inf.power.norris");
    let mut scene = led_by(Character::Norris);
    pool(&mut scene, SUM, &[Card::PetriDish, Card::PetriDish]);
    scene.top(&[Card::PetriDish, Card::Gun]);
    scene.only(Action::SwapSeeing { card: Card::PetriDish });
    let seen = Event::SwapSeen { by: seat(0), card: Card::PetriDish };
    assert!(scene.had(seen) && seen.audience() == Audience::seat(seat(0)));
    assert_eq!(scene.step(), Step::KeepSwapped);
    let mut kept = scene.clone();
    kept.only(Action::Yes);
    assert!(kept.had(Event::SwapKept) && kept.had(Event::MissionFailed));
    scene.only(Action::No);
    assert!(scene.had(Event::SwapThrown) && scene.had(Event::MissionPassed));
}

#[test]
fn sabotage_that_norris_keeps_is_faced_at_once() {
    proves!("inf.power.norris");
    let mut scene = led_by(Character::Norris);
    pool(&mut scene, SUM, &[Card::Gun, Card::PetriDish]);
    scene.top(&[Card::SabotageRuin]);
    scene.only(Action::SwapSeeing { card: Card::PetriDish });
    scene.only(Action::Yes);
    assert!(scene.had(Event::SabotageStruck { card: Card::SabotageRuin }) && scene.had(Event::MissionFailed));
    assert!(!scene.saw(|event| matches!(event, Event::Flipped { .. })));
}

#[test]
fn norris_adds_one_to_a_sum_or_a_throw_to_a_mission() {
    proves!("inf.power.norris");
    let mut sum = led_by(Character::Norris);
    pool(&mut sum, SUM, &[Card::PetriDish, Card::Knife]);
    sum.only(Action::Pass);
    assert!(sum.offers(Power::OneMore));
    sum.only(Action::Yes);
    assert!(sum.had(Event::MissionPassed));
    let mut roll = led_by(Character::Norris);
    pool(&mut roll, Directive::Roll { alike: 3, throws: 1 }, &[Card::Gun, Card::Knife]);
    let roll = roll.seek(|scene| scene.only(Action::Pass), |scene| scene.offers(Power::OneMore));
    let mut more = roll;
    more.only(Action::Yes);
    while more.step() == Step::Keep {
        let keep = more.legal(seat(0))[0];
        more.only(keep);
    }
    let throws = more.events.iter().filter(|event| matches!(event, Event::Thrown { .. })).count();
    assert_eq!(throws, 2);
}

#[test]
fn fuchs_adds_the_top_card_even_without_the_right_to_swap() {
    proves!("inf.power.fuchs");
    let mut scene = led_by(Character::Fuchs);
    scene.mission(
        2,
        &[Department::Maintenance, Department::Maintenance, Department::Maintenance],
        Directive::Sum { least: 3 },
    );
    scene.nobody_acts();
    let team = scene.legal(seat(0))[0];
    scene.only(team);
    scene.only(Action::Enter { room: Room::Shed });
    scene.give(&[Card::PetriDish, Card::PetriDish]);
    assert!(!scene.table().turn.may_swap && scene.offers(Power::AddTop));
    scene.top(&[Card::Gun]);
    scene.only(Action::Yes);
    assert!(scene.had(Event::PoolFed) && scene.had(Event::MissionPassed));
}

#[test]
fn a_card_that_fuchs_adds_does_not_raise_the_number_that_is_turned() {
    proves!("inf.power.fuchs");
    let find = Directive::Find { count: 1, items: Items::of(&[Card::Axe]), also: Items::default(), among: 2 };
    let mut scene = led_by(Character::Fuchs);
    pool(&mut scene, find, &[Card::Knife, Card::Knife]);
    scene.top(&[Card::Gun]);
    scene.only(Action::Pass);
    scene.only(Action::Yes);
    let flips = scene.events.iter().filter(|event| matches!(event, Event::Flipped { .. })).count();
    assert_eq!((flips, scene.had(Event::MissionFailed)), (2, true));
}

#[test]
fn fuchs_adds_nothing_to_an_empty_pool() {
    proves!("inf.power.fuchs", "inf.pool.empty");
    let mut scene = led_by(Character::Fuchs);
    scene.hand(seat(0), &[Card::SabotageDark]);
    scene.hand(seat(1), &[]);
    scene.mission(2, &[], SUM);
    scene.enter(&[0, 1], Room::Shed);
    scene.only(Action::HandIn { card: Card::SabotageDark });
    scene.hand(seat(1), &[Card::Flashlight]);
    scene.one(seat(1), Action::Pay { card: Card::Flashlight });
    assert!(scene.had(Event::MissionFailed) && !used(&scene, Power::AddTop));
}

#[test]
fn fuchs_puts_the_two_top_cards_in_order_before_the_swap() {
    proves!("inf.power.fuchs");
    let mut scene = led_by(Character::Fuchs);
    pool(&mut scene, SUM, &[Card::PetriDish, Card::PetriDish]);
    scene.top(&[Card::SabotageRuin, Card::Gun]);
    scene.only(Action::LookAtTop);
    let seen = Event::TopSeen { by: seat(0), cards: [Card::SabotageRuin, Card::Gun] };
    assert!(scene.had(seen) && seen.audience() == Audience::seat(seat(0)));
    assert_eq!(
        why(scene.refuse(seat(0), Action::PutOnTop { card: Card::Axe })),
        ("not-one-of-the-two", "inf.power.fuchs")
    );
    scene.only(Action::PutOnTop { card: Card::Gun });
    assert_eq!(scene.step(), Step::Swap, "no Sabotage was found in the deck");
    scene.only(Action::Swap { card: Card::PetriDish });
    assert!(scene.had(Event::MissionPassed), "the Gun came");
}

#[test]
fn garry_cancels_a_sabotage_that_does_not_ruin_all() {
    proves!("inf.power.garry");
    let mut scene = led_by(Character::Garry);
    pool(&mut scene, SUM, &[Card::SabotageLuck, Card::Gun]);
    assert_eq!(scene.step(), Step::Sabotage);
    scene.only(Action::Cancel { card: Card::SabotageLuck });
    assert!(used(&scene, Power::CancelSabotage) && scene.had(Event::SabotageGone { card: Card::SabotageLuck }));
    assert!(!scene.saw(|event| matches!(event, Event::SabotageRolled { .. })), "before the throw");
    let mut ruin = led_by(Character::Garry);
    pool(&mut ruin, SUM, &[Card::SabotageRuin, Card::SabotageDark]);
    let cancel = Action::Cancel { card: Card::SabotageRuin };
    assert_eq!(why(ruin.refuse(seat(0), cancel)), ("cannot-be-cancelled", "inf.power.garry"));
}

#[test]
fn garry_swaps_although_a_department_is_missing() {
    proves!("inf.power.garry");
    let mut scene = led_by(Character::Garry);
    scene.mission(2, &[Department::Science, Department::Science, Department::Science], SUM);
    scene.nobody_acts();
    let team = scene.legal(seat(0))[0];
    scene.only(team);
    scene.only(Action::Enter { room: Room::Shed });
    scene.give(&[Card::PetriDish, Card::PetriDish]);
    assert!(!scene.table().turn.may_swap);
    assert_eq!(scene.step(), Step::Swap);
    scene.top(&[Card::Gun]);
    scene.only(Action::Swap { card: Card::PetriDish });
    assert!(used(&scene, Power::SwapAnyway) && scene.had(Event::MissionPassed));
}

#[test]
fn windows_has_somebody_in_the_rec_room_add_a_card() {
    proves!("inf.power.windows");
    let mut scene = led_by(Character::Windows);
    scene.mission(2, &[], Directive::Sum { least: 3 });
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    assert_eq!(scene.step(), Step::Prepare);
    let member = Action::AddHelper { seat: seat(1) };
    assert_eq!(why(scene.refuse(seat(0), member)), ("not-in-the-rec-room", "inf.power.windows"));
    let oneself = Action::SeeCard { seat: seat(0) };
    assert_eq!(why(scene.refuse(seat(0), oneself)), ("not-another-member", "inf.power.windows"));
    scene.only(Action::AddHelper { seat: seat(3) });
    assert_eq!((scene.step(), scene.asked()), (Step::HandIn, seats(&[0, 1, 3])));
    scene.give(&[Card::PetriDish, Card::PetriDish, Card::Gun]);
    scene.no_extras();
    assert!(scene.had(Event::MissionPassed));
    scene.next_turn();
    assert_eq!(scene.table().hand[seat(3)], 5, "full again at the end of the turn");
}

#[test]
fn whoever_helped_the_mission_is_not_asked_again_for_the_battle() {
    proves!("inf.power.windows", "inf.power.one");
    let mut scene = led_by(Character::Windows);
    scene.chip(Room::Shed, whiteout_infection::words::Chip::Thing);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    scene.only(Action::AddHelper { seat: seat(3) });
    scene.give(&[Card::Knife, Card::Knife, Card::Knife]);
    scene.no_extras();
    assert_eq!((scene.step(), scene.asked()), (Step::HandIn, seats(&[0, 1])));
}

#[test]
fn windows_sees_a_random_card_and_its_owner_learns_which() {
    proves!("inf.power.windows");
    let mut scene = led_by(Character::Windows);
    scene.hand(seat(1), &[Card::Gun, Card::Gun]);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    scene.only(Action::SeeCard { seat: seat(1) });
    let seen = Event::CardSeen { by: seat(0), seat: seat(1), card: Card::Gun };
    assert!(scene.had(Event::HandLooked { seat: seat(1) }) && scene.had(seen));
    assert_eq!(seen.audience(), Audience::Only(seats(&[0, 1])));
    assert_eq!(scene.step(), Step::HandIn);
}

#[test]
fn which_card_windows_sees_is_left_to_chance() {
    proves!("inf.power.windows");
    let mut scene = led_by(Character::Windows);
    let hand = [Card::SabotageLuck, Card::Knife, Card::Axe, Card::Gun];
    scene.hand(seat(1), &hand);
    scene.team(&[0, 1]);
    scene.only(Action::Enter { room: Room::Shed });
    let seen = core::cell::Cell::new([0; 4]);
    scene.each(400, |mut scene| {
        scene.only(Action::SeeCard { seat: seat(1) });
        let place = hand.iter().position(|&card| scene.had(Event::CardSeen { by: seat(0), seat: seat(1), card }));
        let mut times = seen.get();
        times[place.expect("a card of the hand")] += 1;
        seen.set(times);
    });
    assert!(seen.get().iter().all(|times| (60..160).contains(times)), "{:?}", seen.get());
}

#[test]
fn norris_throws_once_more_after_the_last_throw_and_before_a_boost() {
    proves!("inf.power.norris", "inf.dice.boost");
    let mut scene = led_by(Character::Norris);
    scene.gear(seat(1), Gear::Flamethrower);
    pool(&mut scene, Directive::Roll { alike: 3, throws: 2 }, &[Card::Gun, Card::Knife]);
    let keep_on = |scene: &mut Scene| {
        while scene.step() == Step::Keep {
            let keep = scene.legal(seat(0))[0];
            scene.only(keep);
        }
    };
    let throws = |scene: &Scene| scene.events.iter().filter(|event| matches!(event, Event::Thrown { .. })).count();
    let play = |scene: &mut Scene| {
        scene.only(Action::Pass);
        keep_on(scene);
    };
    let asked = scene.seek(play, |scene| scene.offers(Power::OneMore));
    assert_eq!(throws(&asked), 2, "all others are made");
    assert!(!asked.saw(|event| matches!(event, Event::Asked { step: Step::Boost, .. })));
    let mut declined = asked.clone();
    declined.only(Action::No);
    assert_eq!(declined.step(), Step::Boost);
    let play = |scene: &mut Scene| {
        scene.only(Action::Yes);
        keep_on(scene);
    };
    let boost = asked.seek(play, |scene| scene.step() == Step::Boost);
    assert!(throws(&boost) == 3 && used(&boost, Power::OneMore));
}
