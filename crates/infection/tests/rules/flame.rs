//! The Flamethrower: tests and torches.

use whiteout_core::{Audience, Game as _};
use whiteout_infection::mission::Directive;
use whiteout_infection::words::{Blood, Card, Character, Fallout, Gear, Room, RoomSet, Sector};
use whiteout_infection::{Action, Event, Options, Step, Window};

use crate::scene::{Scene, proves, seat, seats, why};

const FIRST: Step = Step::Window { which: Window::First };

/// Seat 1 accuses this seat; these vote yes, the others no.
fn torch(scene: &mut Scene, target: u8, yes: &[u8]) {
    scene.gear(seat(1), Gear::Flamethrower);
    scene.one(seat(1), Action::Torch { seat: seat(target) });
    for voter in scene.asked().iter() {
        let aye = yes.contains(&u8::from(voter));
        scene.act(voter, if aye { Action::Yes } else { Action::No });
    }
}

#[test]
fn test_and_torch_need_a_full_flamethrower() {
    proves!("inf.flame.uses");
    let mut scene = Scene::new(6);
    let none = ("no-full-flamethrower", "inf.flame.uses");
    assert_eq!(why(scene.refuse(seat(1), Action::BloodTest { seat: seat(2) })), none);
    scene.gear(seat(1), Gear::Flamethrower);
    scene.one(seat(1), Action::BloodTest { seat: seat(2) });
    let gear = scene.table().gear[seat(1)];
    assert_eq!((gear.flamethrowers, gear.spent_flamethrowers, gear.flames()), (0, 1, 1));
    assert_eq!(why(scene.refuse(seat(1), Action::Torch { seat: seat(2) })), none);
    assert_eq!(why(scene.refuse(seat(1), Action::BloodTest { seat: seat(3) })), none, "the other use is for boosts");
}

#[test]
fn only_the_user_of_a_blood_test_sees_the_card() {
    proves!("inf.flame.test");
    let mut scene = Scene::new(6);
    scene.gear(seat(1), Gear::Flamethrower);
    assert_eq!(
        why(scene.refuse(seat(1), Action::BloodTest { seat: seat(1) })),
        ("not-another-player", "inf.flame.test")
    );
    scene.one(seat(1), Action::BloodTest { seat: seat(5) });
    let (tested, seen) = (
        Event::Tested { by: seat(1), seat: seat(5) },
        Event::BloodSeen { by: seat(1), seat: seat(5), blood: Blood::Imitation },
    );
    assert!(scene.had(tested) && scene.had(seen));
    assert_eq!((tested.audience(), seen.audience()), (Audience::Everyone, Audience::seat(seat(1))));
    assert_eq!(scene.table().shown[seat(5)], None);
}

#[test]
fn everybody_votes_and_more_than_half_must_say_yes() {
    proves!("inf.torch.vote");
    let mut tie = Scene::new(6);
    torch(&mut tie, 5, &[0, 1, 2]);
    assert!(tie.had(Event::TorchFailed { seat: seat(5) }) && tie.table().torched.is_empty());
    assert_eq!((tie.table().gear[seat(1)].flames(), tie.step()), (0, FIRST), "spent all the same");
    assert!(tie.had(Event::Voted { seat: seat(5), yes: false }), "the accused votes too");
    let mut torched = Scene::new(6);
    torch(&mut torched, 5, &[0, 1, 2, 3]);
    assert_eq!(torched.table().torched, seats(&[5]));
}

#[test]
fn with_four_or_five_players_one_is_torched_in_a_game() {
    proves!("inf.torch.limit");
    let mut scene = Scene::new(5);
    torch(&mut scene, 2, &[]);
    torch(&mut scene, 2, &[0, 1, 3]);
    assert_eq!(scene.table().torched, seats(&[2]), "a failed vote does not count");
    scene.gear(seat(1), Gear::Flamethrower);
    assert_eq!(why(scene.refuse(seat(1), Action::Torch { seat: seat(3) })), ("one-torch-a-game", "inf.torch.limit"));
    assert!(scene.can(seat(1), Action::BloodTest { seat: seat(3) }));
    let mut six = Scene::new(6);
    torch(&mut six, 2, &[0, 1, 3, 4]);
    six.gear(seat(1), Gear::Flamethrower);
    assert!(six.can(seat(1), Action::Torch { seat: seat(3) }));
    assert_eq!(why(six.refuse(seat(1), Action::Torch { seat: seat(1) })), ("not-another-player", "inf.torch.limit"));
}

#[test]
fn a_torched_seat_loses_everything_and_is_asked_nothing_more() {
    proves!("inf.torch.seat");
    let mut scene = Scene::new(6);
    scene.gear(seat(2), Gear::Rope);
    let discards = scene.table().supply_discard;
    torch(&mut scene, 2, &[0, 1, 3, 4]);
    assert!(scene.had(Event::Torched { seat: seat(2), blood: Blood::Human, gear_to: None }));
    assert_eq!((scene.table().hand[seat(2)], scene.table().supply_discard), (0, discards + 5));
    assert_eq!((scene.table().gear[seat(2)].ropes, scene.table().gear[seat(1)].ropes), (0, 0), "out of play");
    assert_eq!(scene.asked(), seats(&[0, 1, 3, 4, 5]));
    let claim = scene.state.may_claim(seat(2), whiteout_infection::Claim::IAmHuman);
    assert_eq!(claim.map_err(why), Err(("torched-are-silent", "inf.torch.seat")));
    assert!(!scene.state.sees_all(whiteout_core::Viewer::Seat(seat(2))));
}

#[test]
fn options_give_the_gear_to_the_user_and_let_the_torched_talk() {
    proves!("inf.torch.seat");
    let options = Options { torched_gear_to_user: true, torched_chat: true, ..Options::default() };
    let mut scene = Scene::with(6, options);
    scene.gear(seat(2), Gear::Rope);
    torch(&mut scene, 2, &[0, 1, 3, 4]);
    assert_eq!(scene.table().gear[seat(1)].ropes, 1);
    assert!(scene.state.may_claim(seat(2), whiteout_infection::Claim::IAmHuman).is_ok());
}

#[test]
fn the_left_of_a_torched_captain_takes_over_the_same_mission() {
    proves!("inf.torch.captain");
    let mut scene = Scene::new(6);
    let mission = scene.table().turn.mission;
    torch(&mut scene, 0, &[1, 2, 3, 4]);
    assert_eq!((scene.table().captain, scene.table().turn.mission), (seat(1), mission));
    assert_eq!(scene.step(), FIRST);
}

#[test]
fn who_follows_a_torched_captain_has_a_power_of_their_own() {
    proves!("inf.power.one", "inf.torch.captain");
    let mut scene = Scene::new(6);
    scene.character(seat(0), Character::Bennings);
    scene.character(seat(1), Character::Blair);
    scene.one(seat(0), Action::NewMission);
    torch(&mut scene, 0, &[1, 2, 3, 4]);
    scene.nobody_acts();
    let team = scene.legal(seat(1))[0];
    scene.only(team);
    assert!(scene.can(seat(1), Action::LookUnder { room: Room::Shed }));
}

#[test]
fn a_torched_human_raises_contagion_with_fallout_in_a_rolled_room() {
    proves!("inf.torch.human");
    let mut scene = Scene::new(6);
    torch(&mut scene, 2, &[0, 1, 3, 4]);
    assert_eq!(scene.table().level, 1);
    let room = scene.events.iter().find_map(|event| match *event {
        Event::RoomRolled { room } => Some(room),
        _ => None,
    });
    let room = room.expect("a die for the room");
    assert!(room.sector() == Sector::One && scene.table().dark.contains(room));
    assert_eq!(scene.step(), FIRST, "play goes on");
    let mut last = Scene::new(6);
    last.level(7);
    torch(&mut last, 2, &[0, 1, 3, 4]);
    assert_eq!(last.end_reason(), Some("contagion_full"));
}

#[test]
fn torching_the_last_imitation_wins_with_up_to_six_players() {
    proves!("inf.torch.win", "inf.end.humans");
    for players in [4, 5, 6] {
        let mut scene = Scene::new(players);
        let imitation = players - 1;
        torch(&mut scene, imitation, &[0, 1, 2, 3]);
        assert_eq!(scene.end_reason(), Some("imitations_torched"), "the other card lies in the deck");
    }
    let mut second = Scene::new(6);
    second.blood(seat(4), Blood::Imitation);
    second.state.table.possible_imitations = 2;
    torch(&mut second, 5, &[0, 1, 2, 3]);
    assert_eq!((second.end_reason(), second.step()), (None, FIRST), "the other one lives");
    torch(&mut second, 4, &[0, 1, 2, 3]);
    assert_eq!(second.end_reason(), Some("imitations_torched"));
}

#[test]
fn with_seven_or_eight_players_there_is_no_such_win_but_by_option() {
    proves!("inf.torch.win");
    let mut seven = Scene::new(7);
    torch(&mut seven, 6, &[0, 1, 2, 3]);
    assert_eq!((seven.end_reason(), seven.step()), (None, FIRST));
    let mut option = Scene::with(7, Options { torch_win_always: true, ..Options::default() });
    torch(&mut option, 6, &[0, 1, 2, 3]);
    assert_eq!(option.end_reason(), Some("imitations_torched"));
}

#[test]
fn a_torched_human_never_wins_the_game() {
    proves!("inf.torch.win");
    let mut scene = Scene::new(6);
    scene.blood(seat(5), Blood::Human);
    torch(&mut scene, 2, &[0, 1, 3, 4]);
    assert_eq!(scene.end_reason(), None, "even if no Imitation is left alive");
}

#[test]
fn a_boost_needs_only_one_use() {
    proves!("inf.flame.uses");
    let mut scene = Scene::new(6);
    scene.gear(seat(1), Gear::Flamethrower);
    scene.one(seat(1), Action::BloodTest { seat: seat(2) });
    scene.mission(2, &[], Directive::Roll { alike: 2, throws: 1 });
    let play = |scene: &mut Scene| {
        scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
        scene.no_extras();
    };
    let scene = scene.seek(play, |scene| scene.step() == Step::Boost);
    assert_eq!(scene.asked(), seats(&[1]));
}

#[test]
fn what_a_torched_captain_has_found_still_counts() {
    proves!("inf.torch.seat");
    let mut scene = Scene::new(6);
    let gear = scene.table().rules.sectors[Sector::One].gear;
    scene.chip(Room::Shed, gear.chip());
    scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
    scene.next_turn();
    assert!(scene.table().gear[seat(0)].has(gear));
    torch(&mut scene, 0, &[1, 2, 3, 4]);
    assert!(!scene.table().gear[seat(0)].has(gear) && scene.table().progress[Sector::One].gear);
}

#[test]
fn a_boost_takes_the_last_use_and_a_used_flamethrower_before_a_full_one() {
    proves!("inf.flame.uses", "inf.gear.spent", "inf.dice.boost");
    let boost = |full: u8| {
        let mut scene = Scene::new(6);
        for _ in 0..=full {
            scene.gear(seat(1), Gear::Flamethrower);
        }
        scene.one(seat(1), Action::BloodTest { seat: seat(2) });
        scene.mission(2, &[], Directive::Roll { alike: 2, throws: 1 });
        let play = |scene: &mut Scene| {
            scene.investigate(&[0, 1], Room::Shed, &[Card::Knife, Card::Knife]);
            scene.no_extras();
        };
        let mut scene = scene.seek(play, |scene| scene.step() == Step::Boost);
        scene.only(Action::Boost);
        assert!(scene.had(Event::Boosted { seat: seat(1) }));
        scene.table().gear[seat(1)]
    };
    assert!(!boost(0).has(Gear::Flamethrower), "the card leaves play");
    let full = boost(1);
    assert_eq!((full.flamethrowers, full.spent_flamethrowers), (1, 0));
}

#[test]
fn who_was_torched_has_no_vote_on_the_next_torch() {
    proves!("inf.torch.vote", "inf.torch.seat");
    let mut scene = Scene::new(6);
    torch(&mut scene, 2, &[0, 1, 3, 4]);
    let again = scene.refuse(seat(2), Action::Pass);
    assert_eq!(again.code, "not-asked");
    scene.gear(seat(1), Gear::Flamethrower);
    let dead = Action::Torch { seat: seat(2) };
    assert_eq!(why(scene.refuse(seat(1), dead)), ("not-another-player", "inf.torch.limit"));
    scene.one(seat(1), Action::Torch { seat: seat(3) });
    assert_eq!(scene.asked(), seats(&[0, 1, 3, 4, 5]));
    for (who, vote) in [(0, Action::Yes), (1, Action::Yes), (3, Action::No), (4, Action::Yes), (5, Action::No)] {
        scene.act(seat(who), vote);
    }
    assert_eq!(scene.table().torched, seats(&[2, 3]), "three are more than half of five");
}

#[test]
fn the_fallout_of_a_torch_falls_on_the_highest_open_sector() {
    proves!("inf.torch.human", "inf.contagion.fallout");
    let mut scene = Scene::falling(6, Options::default(), Fallout::PowerOut);
    scene.unlock(Sector::Two);
    let hit = core::cell::Cell::new(RoomSet::EMPTY);
    scene.each(100, |mut scene| {
        torch(&mut scene, 2, &[0, 1, 3, 4]);
        hit.set(hit.get().or(scene.table().dark));
    });
    assert_eq!(hit.get(), Sector::Two.rooms(), "any room of it, and none of another");
}
