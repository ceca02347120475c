//! Trading in the Leisure Room.

use whiteout_boardgame::table::LeaderToken;
use whiteout_boardgame::words::{Item, Items, Lab, Labs, Weapon, Weapons};
use whiteout_boardgame::{Action, Event, Options, Parcel, Step, Thing};
use whiteout_core::{Audience, Game as _, Viewer};

use crate::scene::{Scene, proves, seat, seats};
use crate::stage::why;

const fn add(thing: Thing) -> Action {
    Action::Add { thing }
}

const FIREARM: Action = add(Thing::Weapon(Weapon::Firearm));
const KEYS: Action = add(Thing::Item(Item::Keys));
const BLOOD_BAG: Action = add(Thing::Lab(Lab::BloodBag));

/// Seat 1 has a Firearm, seat 2 Keys and a Blood Bag; trading is open.
fn traders(options: Options) -> Scene {
    holders(Weapon::Firearm, Item::Keys, Lab::BloodBag, options)
}

/// Seat 1 has the Weapon, seat 2 the Item and the Lab Token.
fn holders(weapon: Weapon, item: Item, lab: Lab, options: Options) -> Scene {
    let mut scene = Scene::with(6, options);
    scene.weapon(seat(1), weapon);
    scene.item(seat(2), item);
    scene.lab(seat(2), lab);
    scene.rest_sleep();
    scene.forget();
    scene
}

/// Up to the moment when seat 1 may confirm: its Firearm for the Keys and the Blood Bag of seat 2.
fn agreed_on(scene: &mut Scene) {
    scene.act(seat(1), Action::Offer { to: seat(2) });
    for action in [FIREARM, Action::Send] {
        scene.act(seat(1), action);
    }
    for action in [KEYS, BLOOD_BAG, Action::Send] {
        scene.act(seat(2), action);
    }
}

#[test]
fn a_trade_is_offered_answered_and_confirmed() {
    proves!("bg.trade.protocol");
    let mut scene = traders(Options::default());
    assert_eq!((scene.step(), scene.asked()), (Step::Trade, seats(&[0, 1, 2, 3, 4, 5])));
    scene.act(seat(1), Action::Offer { to: seat(2) });
    assert_eq!(scene.asked(), seats(&[1]));
    assert_eq!(why(scene.refuse(seat(1), Action::Send)), ("offer-is-empty", "bg.trade.protocol"));
    assert_eq!(why(scene.refuse(seat(1), KEYS)), ("thing-not-held", "bg.trade.protocol"));
    scene.act(seat(1), FIREARM);
    assert_eq!(why(scene.refuse(seat(1), FIREARM)), ("thing-not-held", "bg.trade.protocol"));
    assert_eq!(scene.own(seat(2)).shown.weapons, Weapons::default(), "not before it is sent");
    scene.act(seat(1), Action::Send);
    assert_eq!(scene.asked(), seats(&[2]));
    assert_eq!(scene.own(seat(2)).shown.weapons[Weapon::Firearm], 1);
    scene.act(seat(2), KEYS);
    scene.act(seat(2), BLOOD_BAG);
    scene.act(seat(2), Action::Send);
    assert_eq!(scene.asked(), seats(&[1]));
    let shown = scene.own(seat(1)).shown;
    assert_eq!((shown.items[Item::Keys], shown.labs), (1, Labs::default()), "of Lab Tokens only the number");
    assert_eq!(scene.table().answer, Parcel { items: 1, labs: 1, ..Parcel::default() });
    scene.act(seat(1), Action::Yes);
    assert_eq!(scene.own(seat(2)).weapons[Weapon::Firearm], 1);
    let own = scene.own(seat(1));
    assert_eq!((own.items[Item::Keys], own.labs[Lab::BloodBag], own.weapons), (1, 1, Weapons::default()));
}

#[test]
fn everybody_else_sees_numbers_only() {
    proves!("bg.trade.protocol", "bg.info.step-by-step");
    let mut one = traders(Options::default());
    agreed_on(&mut one);
    // The same numbers with other faces.
    let mut two = holders(Weapon::Melee, Item::Tools, Lab::Failure, Options::default());
    two.act(seat(1), Action::Offer { to: seat(2) });
    for action in [add(Thing::Weapon(Weapon::Melee)), Action::Send] {
        two.act(seat(1), action);
    }
    for action in [add(Thing::Item(Item::Tools)), add(Thing::Lab(Lab::Failure)), Action::Send] {
        two.act(seat(2), action);
    }
    one.act(seat(1), Action::Yes);
    two.act(seat(1), Action::Yes);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Spectator] {
        let seen = |scene: &Scene| -> Vec<Event> {
            scene.events.iter().copied().filter(|event| event.audience().includes(viewer)).collect()
        };
        assert_eq!(seen(&one), seen(&two));
        assert_eq!(one.state.view(viewer), two.state.view(viewer));
    }
    assert!(one.events.contains(&Event::OfferSent {
        from: seat(1),
        to: seat(2),
        parcel: Parcel { weapons: 1, ..Parcel::default() }
    }));
    let faces = one.events.iter().find(|event| matches!(event, Event::LabsReceived { .. })).expect("it happened");
    assert_eq!(faces.audience(), Audience::seat(seat(1)), "the new owner alone sees the faces");
}

#[test]
fn it_happens_whole_or_not_at_all() {
    proves!("bg.trade.protocol");
    let start = traders(Options::default());
    let mut at_draft = start.clone();
    at_draft.act(seat(1), Action::Offer { to: seat(2) });
    at_draft.act(seat(1), FIREARM);
    at_draft.act(seat(1), Action::No);
    let mut at_answer = start.clone();
    at_answer.act(seat(1), Action::Offer { to: seat(2) });
    at_answer.act(seat(1), FIREARM);
    at_answer.act(seat(1), Action::Send);
    at_answer.act(seat(2), KEYS);
    at_answer.act(seat(2), Action::No);
    let mut at_confirm = start.clone();
    agreed_on(&mut at_confirm);
    at_confirm.act(seat(1), Action::No);
    for scene in [at_draft, at_answer, at_confirm] {
        for i in 0..6 {
            assert_eq!(scene.own(seat(i)).weapons, start.own(seat(i)).weapons);
            assert_eq!(scene.own(seat(i)).items, start.own(seat(i)).items);
            assert_eq!(scene.own(seat(i)).labs, start.own(seat(i)).labs);
        }
        assert_eq!(scene.step(), Step::Trade);
    }
}

#[test]
fn a_gift_needs_no_return() {
    proves!("bg.trade.protocol");
    let mut scene = traders(Options::default());
    scene.act(seat(1), Action::Offer { to: seat(3) });
    for action in [FIREARM, Action::Send] {
        scene.act(seat(1), action);
    }
    scene.act(seat(3), Action::Send);
    scene.act(seat(1), Action::Yes);
    assert_eq!(scene.own(seat(3)).weapons[Weapon::Firearm], 1);
}

#[test]
fn in_blind_trades_the_partner_learns_names_only_afterwards() {
    proves!("bg.trade.protocol");
    let mut scene = traders(Options { blind_trades: true, ..Options::default() });
    agreed_on(&mut scene);
    assert_eq!(scene.own(seat(2)).shown.weapons, Weapons::default());
    assert_eq!(scene.own(seat(1)).shown.items, Items::default());
    assert!(!scene.saw(|event| matches!(event, Event::ParcelShown { .. })));
    scene.act(seat(1), Action::Yes);
    assert!(scene.saw(|event| matches!(event, Event::CardsReceived { seat: to, .. } if *to == seat(2))));
    assert_eq!(scene.own(seat(1)).items[Item::Keys], 1);
}

#[test]
fn an_option_keeps_lab_tokens_out_of_trades() {
    proves!("bg.trade.protocol");
    let mut scene = Scene::with(6, Options { no_lab_trades: true, ..Options::default() });
    scene.lab(seat(1), Lab::BloodBag);
    scene.item(seat(2), Item::Keys);
    scene.rest_sleep();
    let no = scene.refuse(seat(1), Action::Offer { to: seat(2) });
    assert_eq!(why(no), ("no-offer-possible", "bg.trade.limits"));
    scene.act(seat(2), Action::Offer { to: seat(1) });
    for action in [KEYS, Action::Send] {
        scene.act(seat(2), action);
    }
    assert_eq!(why(scene.refuse(seat(1), BLOOD_BAG)), ("thing-not-held", "bg.trade.protocol"));
}

#[test]
fn a_flamethrower_moves_openly_with_its_reloads() {
    proves!("bg.trade.limits");
    let mut scene = Scene::new(6);
    scene.weapon(seat(1), Weapon::Flamethrower);
    scene.state.table.flamethrowers[0].reloads = 4;
    scene.rest_sleep();
    scene.act(seat(1), Action::Offer { to: seat(2) });
    for action in [add(Thing::Weapon(Weapon::Flamethrower)), Action::Send] {
        scene.act(seat(1), action);
    }
    let parcel = Parcel { flamethrowers: 1, ..Parcel::default() };
    assert!(scene.saw(|event| *event == Event::OfferSent { from: seat(1), to: seat(2), parcel }));
    scene.act(seat(2), Action::Send);
    scene.act(seat(1), Action::Yes);
    let flamethrower = scene.table().flamethrowers[0];
    assert_eq!((flamethrower.holder, flamethrower.reloads), (Some(seat(2)), 4));
    assert_eq!((scene.table().weapons[seat(1)], scene.table().weapons[seat(2)]), (0, 1));
}

#[test]
fn neither_action_cards_nor_the_leader_token_change_hands() {
    proves!("bg.trade.limits");
    let mut scene = traders(Options::default());
    scene.state.table.leader_token = LeaderToken::With(seat(1));
    scene.act(seat(1), Action::Offer { to: seat(2) });
    assert_eq!(scene.legal(seat(1)), [FIREARM, Action::No]);
    assert!(scene.table().hand[seat(1)] > 0);
    for action in [FIREARM, Action::Send] {
        scene.act(seat(1), action);
    }
    scene.act(seat(2), Action::Send);
    scene.act(seat(1), Action::Yes);
    assert_eq!(scene.table().leader_token, LeaderToken::With(seat(1)));
}

#[test]
fn one_offer_is_open_at_a_time_and_three_are_the_most() {
    proves!("bg.trade.limits");
    for (trade_offers, most) in [(3, 3), (1, 1), (5, 5)] {
        let mut scene = traders(Options { trade_offers, ..Options::default() });
        for _ in 0..most {
            scene.act(seat(1), Action::Offer { to: seat(2) });
            let no = scene.refuse(seat(2), Action::Offer { to: seat(1) });
            assert_eq!(why(no), ("not-asked", "bg.table.asked"));
            scene.act(seat(1), Action::No);
        }
        let no = scene.refuse(seat(1), Action::Offer { to: seat(2) });
        assert_eq!(why(no), ("no-offer-possible", "bg.trade.limits"));
        assert!(scene.can(seat(2), Action::Offer { to: seat(1) }), "the limit is each seat's own");
    }
}

#[test]
fn trading_closes_when_all_are_ready() {
    proves!("bg.trade.limits");
    let mut scene = traders(Options::default());
    for i in 0..5 {
        scene.act(seat(i), Action::Pass);
        assert_eq!(scene.step(), Step::Trade);
    }
    assert_eq!(scene.asked(), seats(&[5]));
    scene.act(seat(5), Action::Pass);
    assert_eq!(scene.step(), Step::Vote);
    assert_eq!(traders(Options { trade_offers: 0, ..Options::default() }).step(), Step::Vote, "switched off");
}
