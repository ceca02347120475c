//! Moments that a game played from its beginning comes to late or seldom.

use std::sync::LazyLock;

use whiteout_boardgame::table::{Lying, Ufo};
use whiteout_boardgame::words::{Departure, Departures, Room};
use whiteout_boardgame::{Claim, Norwegian, View};
use whiteout_core::{Game as _, Seat, Viewer};
use whiteout_games::{OptionMap, Seed, Setup};
use whiteout_text::{Language, Texts};

use super::{Screen, Shown};
use crate::words::Words;

fn at_the_station() -> View {
    let setup = Setup::<Norwegian>::new(5, &OptionMap::new(), None).unwrap();
    let mut events = Vec::new();
    Norwegian::start(setup.config(), &mut Seed::from_number(1).rng(), &mut events).view(Viewer::Spectator)
}

fn screen() -> Screen<'static, Norwegian> {
    static TEXTS: LazyLock<Texts<Norwegian>> = LazyLock::new(|| Texts::of(Language::En));
    Screen { texts: &TEXTS, words: Words::of(Language::En) }
}

fn whole(view: &View) -> String {
    [Norwegian::whole(screen(), view), Norwegian::short(screen(), view)].concat().join("\n")
}

#[test]
fn spaces_for_damage_leave_with_their_vehicle() {
    let mut view = at_the_station();
    view.table.damage[Room::Shed] = 1;
    assert!(whole(&view).contains("Shed 1 of 2"), "{}", whole(&view));
    view.table.snow_cats_gone = 1;
    assert!(whole(&view).contains("Shed 1 of 1"), "{}", whole(&view));
}

#[test]
fn the_ufo_shows_tokens_by_value_and_nothing_that_is_over() {
    let mut view = at_the_station();
    let mut taken = Departures::default();
    taken[Departure::One] = 2;
    taken[Departure::Three] = 1;
    let rules = &view.table.rules;
    view.table.ufo =
        Some(Ufo { sectors: [Lying::Nothing; 8], reserve: 9, unseen: rules.departures, taken, launched: 1 });
    let text = whole(&view);
    assert!(text.contains("Points the Alien has: 5, in tokens of 1, 1, 3."), "{text}");
    assert!(text.contains(&format!("1 of 5, the next costs {}.", view.table.rules.launch[1])), "{text}");
    assert!(text.contains("Leader: "), "who places last and orders sectors: {text}");
    for over in ["uspicion", "Leader Token", "Weather"] {
        assert!(!text.contains(over), "{over:?} is in {text}");
    }
    let offered = Norwegian::claims(screen(), &view.table, Seat::at(0));
    let sectors: Vec<_> = Room::SECTORS.iter().map(|&room| Claim::IGoTo { room }).collect();
    assert_eq!(offered.iter().map(|kind| &kind.actions).collect::<Vec<_>>(), [&sectors], "the base is out");
}
