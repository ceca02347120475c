//! Fuel and Tools: when and where they work.

use whiteout_boardgame::words::{Card, Character, Item, Room};
use whiteout_boardgame::{Action, AfterItems, Event, Options, Step};

use crate::scene::{Scene, proves, seat, seats};
use crate::stage::{play, turning, why};

const FUEL: Action = Action::UseItem { item: Item::Fuel };
const TOOLS: Action = Action::UseItem { item: Item::Tools };
const WINDOW: Step = Step::Items { after: AfterItems::Turning };

/// These stand in their rooms and the question for Items has just been asked: seat 4 has cooked.
fn window(scene: &mut Scene, standing: &[(u8, Room)]) {
    let mut all: Vec<_> = standing.iter().map(|&(i, room)| (seat(i), room)).collect();
    all.push((seat(4), Room::Kitchen));
    turning(scene, &all);
    play(scene, seat(4), Card::Use);
}

#[test]
fn a_fuel_card_fills_one_space_where_its_user_stands() {
    proves!("bg.item.fuel", "bg.items.target", "bg.cards.used-up");
    for (room, underground, external) in
        [(Room::Generator, 1, 0), (Room::Boiler, 1, 0), (Room::BaseHelicopter, 0, 1), (Room::Shed, 0, 1)]
    {
        let mut scene = Scene::new(6);
        scene.item(seat(1), Item::Fuel);
        scene.fuel(room, 0);
        let (below, outside) = (scene.table().underground, scene.table().external);
        // A second Character stands there too: no bonus for Items.
        window(&mut scene, &[(1, room), (2, room)]);
        let (stack, hand) = (scene.table().stack, scene.table().hand[seat(1)]);
        scene.act(seat(1), FUEL);
        assert_eq!(scene.table().fuel[room], 1);
        assert_eq!((below - scene.table().underground, outside - scene.table().external), (underground, external));
        assert_eq!(scene.table().items[seat(1)], 0);
        assert!(scene.table().standing().contains(seat(1)), "it is no action");
        assert_eq!((scene.table().stack, scene.table().hand[seat(1)]), (stack, hand));
    }
}

#[test]
fn tools_take_one_counter_even_for_windows_in_company() {
    proves!("bg.item.tools", "bg.items.target");
    let mut scene = Scene::new(6);
    scene.character(seat(1), Character::Windows);
    scene.item(seat(1), Item::Tools);
    window(&mut scene, &[(1, Room::Radio), (2, Room::Radio)]);
    scene.act(seat(1), TOOLS);
    assert_eq!(scene.table().damage[Room::Radio], 5);
    assert_eq!(scene.table().items[seat(1)], 0);
    assert!(scene.table().standing().contains(seat(1)));
    assert_eq!(scene.step(), Step::Turn);
}

#[test]
fn fuel_needs_a_space_and_a_token_in_the_right_store() {
    proves!("bg.items.target");
    let mut scene = Scene::new(6);
    scene.fuel(Room::Boiler, 4);
    assert!(!scene.table().item_works(Room::Boiler, Item::Fuel), "full");
    scene.fuel(Room::Boiler, 3);
    assert!(scene.table().item_works(Room::Boiler, Item::Fuel));
    assert!(!scene.table().item_works(Room::Kitchen, Item::Fuel));
    scene.state.table.underground = 0;
    assert!(!scene.table().item_works(Room::Boiler, Item::Fuel));
    assert!(scene.table().item_works(Room::Shed, Item::Fuel));
    scene.state.table.external = 0;
    assert!(!scene.table().item_works(Room::Shed, Item::Fuel));
}

#[test]
fn nothing_works_in_a_lost_boiler_room() {
    proves!("bg.items.target");
    let mut scene = Scene::new(6);
    scene.item(seat(1), Item::Fuel);
    scene.item(seat(1), Item::Tools);
    scene.state.fold(&Event::BoilerLost);
    window(&mut scene, &[(1, Room::Boiler)]);
    assert_eq!(scene.step(), Step::Turn, "nobody is asked");
}

#[test]
fn a_card_that_does_not_work_here_is_refused() {
    proves!("bg.items.target", "bg.items.window");
    let mut scene = Scene::new(6);
    scene.item(seat(1), Item::Fuel);
    window(&mut scene, &[(1, Room::Radio)]);
    assert_eq!((scene.step(), scene.asked()), (WINDOW, seats(&[1])), "Tools could work, so the holder is asked");
    assert_eq!(why(scene.refuse(seat(1), FUEL)), ("item-does-not-work-here", "bg.items.target"));
    assert_eq!(why(scene.refuse(seat(1), TOOLS)), ("item-not-held", "bg.items.window"));
    assert_eq!(scene.legal(seat(1)), [Action::Pass]);
}

#[test]
fn whoever_stands_with_an_item_where_one_could_work_is_asked_sealed() {
    proves!("bg.items.window");
    let mut scene = Scene::new(6);
    // Keys, yet asked: which Item it is is hidden.
    scene.item(seat(1), Item::Keys);
    scene.item(seat(2), Item::Fuel);
    scene.item(seat(3), Item::Fuel);
    scene.fuel(Room::Boiler, 2);
    // Seat 3 holds Fuel where neither card could do anything; seat 5 has no Item.
    window(&mut scene, &[(1, Room::Boiler), (2, Room::Boiler), (3, Room::Armory), (5, Room::Radio)]);
    assert_eq!((scene.step(), scene.asked()), (WINDOW, seats(&[1, 2])));
    scene.act(seat(2), FUEL);
    assert_eq!(scene.table().fuel[Room::Boiler], 2, "sealed until all have answered");
    scene.act(seat(1), Action::Pass);
    assert_eq!(scene.table().fuel[Room::Boiler], 3);
    assert_eq!((scene.step(), scene.asked()), (WINDOW, seats(&[1])), "asked again because a card was used");
    scene.act(seat(1), Action::Pass);
    assert_eq!(scene.step(), Step::Turn);
}

#[test]
fn uses_happen_clockwise_from_the_leader_and_a_late_card_is_kept() {
    proves!("bg.items.window");
    let mut scene = Scene::new(6);
    scene.leader(seat(2));
    for holder in [seat(1), seat(3)] {
        scene.item(holder, Item::Fuel);
    }
    scene.fuel(Room::Boiler, 3);
    window(&mut scene, &[(1, Room::Boiler), (3, Room::Boiler)]);
    scene.act(seat(1), FUEL);
    scene.act(seat(3), FUEL);
    assert_eq!(scene.table().fuel[Room::Boiler], 4);
    assert_eq!((scene.table().items[seat(3)], scene.table().items[seat(1)]), (0, 1));
}

#[test]
fn the_question_comes_before_the_first_card_and_not_while_placing() {
    proves!("bg.items.window");
    let mut scene = Scene::new(6);
    scene.item(seat(1), Item::Tools);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use; 3]);
    scene.go(seat(1), Room::Radio, Card::Use);
    assert_eq!((scene.step(), scene.asked()), (Step::Place, seats(&[2])));
    while matches!(scene.step(), Step::Place | Step::ChooseHand { .. }) {
        let asked = scene.asked().only().expect("one seat is asked");
        let action = if scene.step() == Step::Place { Action::ChangeCards } else { scene.legal(asked)[0] };
        scene.act(asked, action);
    }
    assert_eq!(scene.step(), WINDOW);
    assert_eq!(scene.table().cards_turned, 0);
}

#[test]
fn lying_characters_use_nothing_unless_the_option_lets_them() {
    proves!("bg.items.window");
    for (items_while_lying, asked) in [(false, seats(&[])), (true, seats(&[1]))] {
        let mut scene = Scene::with(6, Options { items_while_lying, ..Options::default() });
        scene.item(seat(1), Item::Tools);
        turning(&mut scene, &[(seat(1), Room::Radio), (seat(4), Room::Kitchen)]);
        scene.lay(seat(1));
        scene.stack(&[Card::Use, Card::Use]);
        // Seat 2 stands on, so that the Leader still has something to decide.
        scene.stand(seat(2), Room::Armory);
        scene.only(Action::Turn);
        scene.only(Action::Assign { seat: seat(4) });
        let window = if scene.step() == WINDOW { scene.asked() } else { seats(&[]) };
        assert_eq!(window, asked);
    }
}

#[test]
fn an_option_opens_the_window_at_ones_own_placement() {
    proves!("bg.items.window");
    let mut scene = Scene::with(6, Options { items_from_placement: true, ..Options::default() });
    scene.item(seat(1), Item::Tools);
    scene.before_placing();
    scene.hand(seat(1), &[Card::Use; 3]);
    scene.go(seat(1), Room::Radio, Card::Use);
    assert_eq!((scene.step(), scene.asked()), (Step::Items { after: AfterItems::Placing }, seats(&[1])));
    scene.act(seat(1), TOOLS);
    assert_eq!(scene.table().damage[Room::Radio], 5);
    assert_eq!((scene.step(), scene.asked()), (Step::Place, seats(&[2])));
}
