//! Drawing and placing; see `placing_cards.rs` for darkness, the Special Action and the Dormitory.

use whiteout_boardgame::table::{LeaderToken, Place, Rescue};
use whiteout_boardgame::words::{Card, Kind as _, Role, Room, RoomSet, Weapon};
use whiteout_boardgame::{Action, Claim, Event, Give, Options, Step};
use whiteout_core::{Audience, Chance as _, Game as _, Rejection, Seat};

use crate::scene::{Scene, counts, proves, seat, seats};

pub(crate) fn cause(refused: &Rejection) -> (&'static str, &'static str) {
    (refused.code, refused.rule.0)
}

/// Everybody has these cards and seat 1 is the first to be placed.
pub(crate) fn placing(players: u8, options: Options) -> Scene {
    let mut scene = Scene::with(players, options);
    for index in 0..players {
        scene.hand(seat(index), &[Card::Use, Card::Repair, Card::Sabotage]);
    }
    scene.before_placing();
    scene
}

pub(crate) fn card(room: Room, card: Card) -> Action {
    Action::Place { room, give: Give::Card(card) }
}

/// All cards of the Action deck lie in the discard pile.
pub(crate) fn exhaust_deck(scene: &mut Scene) {
    let deck = scene.state.secret.deck.take();
    scene.state.secret.discard.add(&deck);
    scene.state.table.action_discard += deck.total();
    scene.state.table.action_deck = 0;
}

/// The next round opens with this many cards in each hand, up to the next drawing.
fn next_draw(scene: &mut Scene, hands: &[&[Card]]) {
    scene.until(|scene| scene.step() == Step::Vote);
    for (index, cards) in hands.iter().enumerate() {
        scene.hand(seat(index as u8), cards);
    }
    scene.forget();
    scene.until(|scene| matches!(scene.step(), Step::Place | Step::Exchange) && scene.table().round == 2);
}

fn draws(scene: &Scene) -> Vec<(u8, u8)> {
    let drawn = scene.events.iter().filter_map(|event| match *event {
        Event::Drew { seat, cards } => Some((u8::from(seat), cards)),
        _ => None,
    });
    drawn.collect()
}

#[test]
fn hands_are_filled_to_three_from_the_leader_on() {
    proves!("bg.draw.up");
    let mut scene = Scene::new(6);
    // Garry sits out: nobody is asked in between.
    scene.exposed(seat(3));
    scene.leader(seat(4));
    next_draw(&mut scene, &[&[], &[Card::Use], &[Card::Use; 2], &[], &[Card::Use; 2], &[Card::Use; 3]]);
    assert_eq!(draws(&scene), [(4, 1), (0, 3), (1, 2), (2, 1)], "the exposed draw nothing, nor a full hand");
    for index in [0, 1, 2, 4, 5] {
        assert_eq!(scene.own(seat(index)).hand.total(), 3);
    }
}

#[test]
fn the_hungry_draw_up_to_two() {
    proves!("bg.draw.up");
    let mut scene = Scene::new(6);
    scene.exposed(seat(3));
    scene.state.table.hungry = true;
    next_draw(&mut scene, &[&[], &[Card::Use], &[Card::Use; 2], &[], &[Card::Use; 2], &[Card::Use; 2]]);
    assert_eq!(draws(&scene), [(0, 2), (1, 1)]);
}

#[test]
fn an_empty_deck_is_made_anew_from_the_discards() {
    proves!("bg.draw.up");
    let mut scene = Scene::new(6);
    scene.exposed(seat(3));
    scene.until(|scene| scene.step() == Step::Vote);
    for index in [0, 1, 2, 4, 5] {
        scene.hand(seat(index), &[Card::Use]);
    }
    exhaust_deck(&mut scene);
    // One card is left on the deck: the first draw goes on with the new one.
    scene.state.secret.discard[Card::Repair] -= 1;
    scene.state.secret.deck[Card::Repair] = 1;
    scene.state.table.action_discard -= 1;
    scene.state.table.action_deck = 1;
    scene.forget();
    scene.until_step(|step| step == Step::Place);
    assert_eq!(draws(&scene), [(0, 1), (0, 1), (1, 2), (2, 2), (4, 2), (5, 2)]);
    assert!(scene.own(seat(0)).hand[Card::Repair] > 0);
    assert_eq!(scene.events.iter().filter(|event| **event == Event::Reshuffled).count(), 1);
    assert_eq!(scene.table().action_discard, 0);
}

#[test]
fn the_first_card_of_the_stack_is_nobodys_and_seen_by_nobody() {
    proves!("bg.draw.leader-extra");
    let mut scene = Scene::new(6);
    scene.exposed(seat(3));
    next_draw(&mut scene, &[&[Card::Use]; 6].map(|hand| &hand[..]));
    let extra: Vec<_> =
        scene.events.iter().filter(|event| matches!(event, Event::LeaderDrewCard { .. } | Event::LeaderDrew)).collect();
    assert_eq!(extra.len(), 2);
    assert_eq!(extra[0].audience(), Audience::NOBODY, "not even the Leader looks");
    let last_draw = scene.events.iter().rposition(|event| matches!(event, Event::Drew { .. })).expect("draws");
    let laid = scene.events.iter().position(|event| *event == Event::LeaderDrew).expect("the extra card");
    assert!(last_draw < laid);
    assert_eq!((scene.table().stack, scene.state.secret.stack.total()), (1, 1));
    // It can be turned like any other.
    let kinds = |scene: &Scene| Card::ALL.iter().position(|&card| scene.state.secret.stack[card] == 1);
    let first = kinds(&scene);
    let again = |scene: &mut Scene| {
        scene.until(|scene| scene.table().round == 3 && scene.step() == Step::Place);
    };
    let other = scene.seek(again, |scene| kinds(scene) != first);
    assert_eq!(other.table().stack, 1);
    scene.rest_sleep();
    let Some(card) = first.map(Card::at) else { panic!("one card") };
    assert!(scene.saw(|event| *event == Event::Turned { card }), "with nobody about it is the only card");
}

#[test]
fn garry_exchanges_right_after_his_own_draw() {
    proves!("bg.draw.garry");
    let mut scene = Scene::new(6);
    next_draw(&mut scene, &[&[Card::Use]; 6].map(|hand| &hand[..]));
    assert_eq!((scene.step(), scene.asked()), (Step::Exchange, seats(&[3])));
    assert_eq!(draws(&scene), [(0, 2), (1, 2), (2, 2), (3, 2)], "those after him have not drawn");
    assert!(!scene.saw(|event| *event == Event::LeaderDrew));
    scene.forget();
    scene.only(Action::Exchange { card: Card::Use });
    assert_eq!(draws(&scene), [(3, 1), (4, 2), (5, 2)], "asked once");
    assert_eq!(scene.step(), Step::Place);
    assert_eq!(scene.table().hand[seat(3)], 3);
    assert!(scene.state.secret.discard[Card::Use] > 0);
    let threw = Event::Threw { seat: seat(3), card: Card::Use };
    assert!(scene.saw(|event| *event == threw));
    assert_eq!(threw.audience(), Audience::seat(seat(3)));
    assert!(scene.saw(|event| *event == Event::Exchanged { seat: seat(3) }));
}

#[test]
fn garry_is_asked_with_a_full_hand_too_and_gives_only_what_he_has() {
    proves!("bg.draw.garry");
    let mut scene = Scene::new(6);
    next_draw(&mut scene, &[&[], &[], &[], &[Card::Use, Card::Use, Card::Repair], &[], &[]]);
    assert!(draws(&scene).iter().all(|&(index, _)| index != 3));
    assert_eq!((scene.step(), scene.asked()), (Step::Exchange, seats(&[3])));
    let refused = scene.refuse(seat(3), Action::Exchange { card: Card::Sabotage });
    assert_eq!(cause(&refused), ("card-not-in-hand", "bg.draw.garry"));
    let hand = scene.own(seat(3)).hand;
    scene.only(Action::Pass);
    assert_eq!(scene.own(seat(3)).hand, hand);
}

/// Whether an event names an Action card.
fn names_a_card(event: &Event) -> bool {
    let text = format!("{event:?}");
    text.contains("card: ") || text.contains("Card(") || text.contains("Counts(") || text.contains("sabotages")
}

/// Whose cards an event is about.
fn owner(event: &Event) -> Option<Seat> {
    match *event {
        Event::Sealed { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::Threw { seat, .. }
        | Event::Gave { seat, .. }
        | Event::SpecialDealt { seat, .. }
        | Event::SpecialGave { seat, .. }
        | Event::DeckSeen { seat, .. }
        | Event::HandChosen { seat, .. } => Some(seat),
        _ => None,
    }
}

#[test]
fn the_card_given_is_spoken_of_from_the_turning_of_the_stack_until_the_evening_is_over() {
    proves!("bg.talk.claims");
    let gave = Claim::IGave { card: Card::Use };
    for no_claims in [false, true] {
        let mut scene = Scene::seeded(5, Options { no_claims, ..Options::default() }, 9);
        let mut spoken = 0;
        while scene.table().round < 4 {
            let Some(seat) = scene.asked().lowest() else { break };
            let said = scene.state.may_claim(seat, gave).is_ok();
            let turning = matches!(scene.table().step, Step::Turn | Step::Assign { .. });
            let evening = matches!(scene.table().step, Step::Trade | Step::Vote | Step::OfferTest { .. });
            assert!(!said || !no_claims);
            assert!(said || no_claims || !(turning || evening), "{:?}", scene.table().step);
            assert!(!said || !matches!(scene.table().step, Step::Place), "before anybody knows what was given");
            assert!(!said || scene.table().stack + scene.table().cards_turned > 0, "{:?}", scene.table().step);
            spoken += u32::from(said);
            assert!(scene.state.may_claim(seat, Claim::IAmHuman).is_ok(), "the rest is free");
            let legal = scene.legal(seat);
            let action = legal[scene.rng.below(legal.len() as u32) as usize];
            scene.act(seat, action);
        }
        assert_eq!(spoken == 0, no_claims);
    }
}

#[test]
fn only_turned_and_shown_cards_are_ever_seen_by_others_and_nobody_states_a_hand() {
    proves!("bg.draw.discards", "bg.talk.claims");
    assert!(!Options::default().no_claims);
    let mut thrown = 0;
    for (seed, no_claims) in [(1, false), (2, true), (3, false), (4, true), (5, false), (6, false)] {
        let mut scene = Scene::seeded(6, Options { no_claims, ..Options::default() }, seed);
        assert_eq!(scene.table().rules.options.no_claims, no_claims, "everybody can read it");
        for _ in 0..2_000 {
            let Some(seat) = scene.asked().lowest() else { break };
            let legal = scene.legal(seat);
            let mut other = scene.clone();
            other.state.table.rules.options.no_claims = !no_claims;
            assert_eq!(other.legal(seat), legal, "the option is for the talk at the table");
            let action = legal[scene.rng.below(legal.len() as u32) as usize];
            let before = scene.state;
            scene.forget();
            scene.act(seat, action);
            assert!(scene.state != before, "{action:?} would be mere talk");
            thrown += u32::from(scene.saw(|event| matches!(event, Event::StackDropped | Event::Threw { .. })));
            for event in scene.events.iter().filter(|event| names_a_card(event)) {
                let open = match event {
                    Event::Turned { .. } | Event::Assigned { .. } | Event::ActionLost { .. } => true,
                    Event::Shown { seat, .. } => scene.table().at_maximum(*seat),
                    Event::Asked { step, .. } => matches!(step, Step::Assign { .. }),
                    Event::HandShown { .. } => scene.step() == Step::Over,
                    // What changes hands in the evening are no Action cards.
                    other => matches!(
                        other,
                        Event::ParcelShown { .. } | Event::CardsReceived { .. } | Event::LabsReceived { .. }
                    ),
                };
                let closed = owner(event).map_or(Audience::NOBODY, Audience::seat);
                assert!(open || event.audience() == closed, "{event:?} after {action:?}");
            }
        }
    }
    assert!(thrown > 20, "the games were too short to tell");
}

#[test]
fn a_hand_thrown_away_is_seen_by_its_owner_alone() {
    proves!("bg.draw.discards");
    let mut scene = placing(6, Options::default());
    scene.act(seat(1), Action::Place { room: Room::Radio, give: Give::Special });
    scene.until(|scene| scene.table().round == 2);
    for event in &scene.events {
        if let Event::Placed { .. } | Event::WentToSleep { .. } | Event::StackDropped | Event::ChoseHand { .. } = event
        {
            assert!(!names_a_card(event), "{event:?}");
        }
    }
    // Two games that differ only in what was discarded look the same to the others.
    let table = |cards: [Card; 3]| {
        let mut scene = Scene::new(6);
        scene.hand(seat(1), &cards);
        scene.before_placing();
        scene.forget();
        scene.act(seat(1), Action::ChangeCards);
        let seen: Vec<_> =
            scene.events.iter().filter(|event| event.audience() == Audience::Everyone).copied().collect();
        (scene.state.table, seen)
    };
    assert!(table([Card::Use; 3]) == table([Card::Sabotage; 3]));
}

#[test]
fn the_left_neighbour_of_the_leader_is_placed_first_and_the_leader_last() {
    proves!("bg.place.order");
    let mut scene = placing(6, Options::default());
    scene.leader(seat(2));
    scene.exposed(seat(4));
    scene.before_placing();
    for index in [3, 5, 0, 1, 2] {
        assert_eq!((scene.step(), scene.asked()), (Step::Place, seats(&[index])));
        let refused = scene.refuse(seat((index + 1) % 6), Action::ChangeCards);
        assert_eq!(cause(&refused), ("not-asked", "bg.table.asked"));
        scene.only(card(Room::GREEN[usize::from(index)], Card::Use));
    }
    assert_ne!(scene.step(), Step::Place);
}

#[test]
fn the_order_of_placing_stands_when_the_leader_changes() {
    proves!("bg.place.order");
    let mut scene = placing(6, Options::default());
    scene.until(|scene| scene.table().round == 2 && scene.step() == Step::Place);
    assert_eq!(scene.table().placing_leader, scene.table().leader);
    let rank = scene.table().placing_rank(seat(3));
    scene.state.fold(&Event::LeaderIs { seat: seat(3) });
    assert_eq!(scene.table().placing_rank(seat(3)), rank);
}

#[test]
fn a_card_of_the_hand_goes_face_down_to_the_stack() {
    proves!("bg.place.with-card");
    let mut scene = placing(6, Options::default());
    scene.hand(seat(1), &[Card::Use, Card::Use, Card::Repair]);
    let (stack, sabotages) = (scene.table().stack, scene.state.secret.stack);
    let refused = scene.refuse(seat(1), card(Room::Radio, Card::Sabotage));
    assert_eq!(cause(&refused), ("card-not-in-hand", "bg.place.with-card"));
    scene.forget();
    scene.go(seat(1), Room::Radio, Card::Repair);
    assert_eq!(scene.own(seat(1)).hand, counts([2, 0, 0]));
    assert_eq!(scene.table().stack, stack + 1);
    assert_eq!(scene.state.secret.stack[Card::Repair], sabotages[Card::Repair] + 1);
    assert_eq!(scene.table().place[seat(1)], Place::In(Room::Radio));
    let gave = Event::Gave { seat: seat(1), card: Card::Repair };
    assert!(scene.saw(|event| *event == gave) && gave.audience() == Audience::seat(seat(1)));
    assert!(scene.events.iter().all(|event| event.audience() != Audience::Everyone || !names_a_card(event)));
}

#[test]
fn the_card_says_nothing_about_the_room() {
    proves!("bg.place.with-card");
    let mut scene = placing(6, Options::default());
    scene.stack(&[]);
    // Seat 1 brings a Repair to a room that has none.
    scene.go(seat(1), Room::Kitchen, Card::Repair);
    scene.go(seat(2), Room::Shed, Card::Repair);
    scene.go(seat(3), Room::Radio, Card::Repair);
    scene.rest_sleep();
    assert_eq!(scene.step(), Step::Assign { card: Card::Repair });
    assert_eq!(scene.legal(seat(0)), [Action::Assign { seat: seat(2) }, Action::Assign { seat: seat(3) }]);
}

#[test]
fn moving_is_a_must_and_some_places_are_closed() {
    proves!("bg.place.where", "bg.place.order");
    let mut scene = placing(6, Options::default());
    scene.damage(Room::Shed, 0);
    scene.state.table.burned = RoomSet::EMPTY.with(Room::Shed);
    scene.state.table.fire_tokens -= 1;
    for idle in [Action::Pass, Action::No, Action::Stop] {
        assert_eq!(cause(&scene.refuse(seat(1), idle)), ("not-now", "bg.table.asked"));
    }
    let refused = scene.refuse(seat(1), card(Room::Kennel, Card::Use));
    assert_eq!(cause(&refused), ("not-for-characters", "bg.place.where"));
    let refused = scene.refuse(seat(1), card(Room::Shed, Card::Use));
    assert_eq!(cause(&refused), ("room-burned", "bg.burn.loss"));
    assert_eq!(cause(&scene.refuse(seat(1), Action::Board)), ("may-not-board", "bg.board.first"));
    for action in scene.legal(seat(1)) {
        match action {
            Action::Place { room, .. } => assert!(room != Room::Shed && room != Room::Kennel),
            _ => assert_eq!(action, Action::ChangeCards),
        }
    }
    scene.act(seat(1), Action::ChangeCards);
    assert_eq!(scene.table().place[seat(1)], Place::Dormitory);
    assert!(scene.table().lying.contains(seat(1)), "nobody stands in the Dormitory");
}

#[test]
fn six_burned_rooms_still_leave_a_place_for_eight() {
    proves!("bg.place.where");
    let mut scene = placing(8, Options { dormitory_limit: 1, ..Options::default() });
    for &room in &Room::GREEN[..6] {
        scene.damage(room, 0);
        scene.state.table.burned = scene.state.table.burned.with(room);
    }
    scene.state.table.fire_tokens = 0;
    scene.state.table.sleepers = 1;
    scene.state.table.freezing = Some(0);
    while scene.step() == Step::Place {
        let seat = scene.asked().only().expect("one");
        let room = Room::GREEN[6..].iter().copied().find(|&room| scene.table().has_room(room)).expect("room");
        scene.act(seat, card(room, Card::Use));
    }
    assert_eq!(scene.table().placed.len(), 8);
}

#[test]
fn a_room_holds_three_characters_whatever_else_is_there() {
    proves!("bg.place.capacity");
    let mut scene = placing(8, Options::default());
    scene.dog(Room::Radio);
    scene.exposed(seat(7));
    scene.strength(2);
    scene.planned(&[(Room::Radio, 2)]);
    for index in [1, 2, 3] {
        scene.go(seat(index), Room::Radio, Card::Use);
    }
    for give in [Give::Card(Card::Use), Give::Special] {
        let refused = scene.refuse(seat(4), Action::Place { room: Room::Radio, give });
        assert_eq!(cause(&refused), ("room-full", "bg.place.capacity"));
    }
    assert!(!scene.legal(seat(4)).iter().any(|action| matches!(action, Action::Place { room: Room::Radio, .. })));
}

#[test]
fn dormitory_and_helicopter_have_no_limit() {
    proves!("bg.place.capacity", "bg.dorm.limit");
    let mut scene = placing(8, Options::default());
    scene.rest_sleep();
    let sleeping = scene.table().seats().filter(|&seat| scene.saw(|event| *event == Event::WentToSleep { seat }));
    assert_eq!(sleeping.count(), 8);

    let mut scene = placing(6, Options::default());
    scene.state.table.rescue = Rescue::Landed;
    scene.act(seat(1), Action::Board);
    scene.rest_sleep();
    while scene.table().outcome.is_none() {
        let stays = scene.asked().contains(seat(5)) && matches!(scene.step(), Step::BoardAsk { .. });
        scene.all(if stays { Action::No } else { Action::Yes });
    }
    assert_eq!(scene.table().aboard, seats(&[0, 1, 2, 3, 4]));
}

#[test]
fn the_first_visitor_takes_the_leader_token_at_once_and_leads_next() {
    proves!("bg.place.leader-token");
    let mut scene = placing(6, Options::default());
    scene.state.table.leader_token = LeaderToken::In(Room::Kitchen);
    scene.go(seat(1), Room::Radio, Card::Use);
    assert_eq!(scene.table().leader_token, LeaderToken::In(Room::Kitchen));
    scene.go(seat(2), Room::Kitchen, Card::Use);
    assert_eq!(scene.table().leader_token, LeaderToken::With(seat(2)));
    scene.go(seat(3), Room::Kitchen, Card::Use);
    assert_eq!(scene.table().leader_token, LeaderToken::With(seat(2)), "too late");
    scene.exposed(seat(5));
    scene.strength(3);
    scene.planned(&[(Room::Kitchen, 3)]);
    scene.rest_sleep();
    scene.act(seat(5), Action::Wreck);
    assert_eq!(scene.table().leader_token, LeaderToken::With(seat(2)), "kept in flight");
    assert_eq!(scene.table().leader, seat(0));
    // Something to trade, but the token is not among it.
    scene.weapon(seat(2), Weapon::Melee);
    scene.until_step(|step| step == Step::Trade);
    scene.act(seat(2), Action::Offer { to: seat(1) });
    let things = scene.legal(seat(2));
    assert_eq!(things.iter().filter(|action| matches!(action, Action::Add { .. })).count(), 1);
    scene.until(|scene| scene.table().round == 2);
    assert_eq!(scene.table().leader, seat(2));
    assert!(matches!(scene.table().leader_token, LeaderToken::In(_)));
}

fn with_token() -> Scene {
    let mut scene = placing(6, Options::default());
    scene.state.table.leader_token = LeaderToken::In(Room::Kitchen);
    scene.go(seat(1), Room::Kitchen, Card::Use);
    scene
}

fn next_leader(mut scene: Scene) -> Seat {
    assert!(scene.saw(|event| *event == Event::LeaderTokenBack));
    scene.until(|scene| scene.table().round == 2);
    assert!(matches!(scene.table().leader_token, LeaderToken::In(_)), "it comes back in phase 8");
    scene.table().leader
}

#[test]
fn the_leader_token_goes_back_when_its_holder_is_lost() {
    proves!("bg.place.leader-token-lost");
    let mut eaten = with_token();
    eaten.exposed(seat(5));
    eaten.strength(3);
    eaten.planned(&[(Room::Kitchen, 3)]);
    eaten.rest_sleep();
    eaten.act(seat(5), Action::Eat { seat: seat(1) });
    assert_eq!(next_leader(eaten), seat(0));

    let mut exposed = with_token();
    exposed.role(seat(1), Role::Alien);
    exposed.until_step(|step| step == Step::Reveal);
    for index in 0..6 {
        exposed.act(seat(index), if index == 1 { Action::Reveal } else { Action::Pass });
    }
    assert_eq!(next_leader(exposed), seat(0));
}
