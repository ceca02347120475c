//! Who keeps the table, who is there, and who plays for those who are not.

use std::collections::BTreeSet;

use serde_json::json;
use whiteout_core::Seat;
use whiteout_table::{Clock, Command, Entry, Look, Person, Phase, ServerSeed, Table};

use crate::Evening;

fn host(evening: &Evening) -> serde_json::Value {
    evening.page()["host"].clone()
}

#[test]
fn a_host_who_leaves_is_followed_by_somebody_who_is_there() {
    let (mut evening, ada, ben) = Evening::seated(4);
    evening.table.set_present(BTreeSet::from([ada, ben]));
    evening.must(ada, Command::Leave);
    assert_eq!(host(&evening), json!(ben));
    assert_eq!(evening.refused(ada, Command::Leave), "away");
    evening.must(ben, Command::Leave);
    assert_eq!(host(&evening), json!(ben), "nobody else is at the table");
    evening.must(ada, Command::Return);
    evening.must(ben, Command::GiveHost { seat: Seat::at(0) });
    assert_eq!(host(&evening), json!(ada));
    assert_eq!(evening.refused(ben, Command::GiveHost { seat: Seat::at(1) }), "host-only");
    assert_eq!(evening.refused(ada, Command::GiveHost { seat: Seat::at(2) }), "nobody-there");
}

#[test]
fn the_table_passes_on_only_where_people_wait_for_its_host() {
    let mut evening = Evening::open(4, Clock::Off);
    let (ada, ben) = (Person(0), evening.come());
    for (person, name) in [(ada, "Ada"), (ben, "Ben")] {
        evening.must(person, Command::Sit { name: name.to_owned(), look: None });
    }
    assert!(evening.table.pass_host_on().is_none(), "nobody is there");
    evening.table.set_present(BTreeSet::from([ada, ben]));
    assert!(evening.table.pass_host_on().is_none(), "the host is there");
    evening.table.set_present(BTreeSet::from([ben]));
    assert_eq!(evening.table.pass_host_on(), Some(Entry::HostIs { person: ben }));

    let (mut playing, _, ben) = Evening::seated(4);
    playing.table.set_present(BTreeSet::from([ben]));
    assert_eq!((playing.table.phase(), playing.table.pass_host_on()), (Phase::Playing, None));
}

#[test]
fn the_level_that_stands_in_is_chosen_and_can_be_changed() {
    let settings = |level: &str| {
        serde_json::from_value(json!({ "game": "boardgame", "players": 4, "stand_in": level })).expect("settings")
    };
    let refused = Table::<whiteout_boardgame::State>::open(settings("genius"), ServerSeed([0; 32]), String::new(), 0);
    assert_eq!(refused.expect_err("no such level").code, "no-such-bot");
    assert_eq!(Evening::with(settings("random")).page()["stand_in"], "random");

    let (mut evening, ada, ben) = Evening::seated(4);
    evening.must(ben, Command::Leave);
    let level = |evening: &Evening| evening.page()["seats"][1]["stand_in"].clone();
    assert_eq!(level(&evening), "novice");
    evening.must(ada, Command::SetStandIn { level: "random".to_owned() });
    assert_eq!(level(&evening), "random", "also for those who are away already");
    assert_eq!(evening.refused(ada, Command::SetStandIn { level: "genius".to_owned() }), "no-such-bot");
}

#[test]
fn a_seat_may_keep_its_colour_when_it_changes_its_shape() {
    let mut evening = Evening::open(4, Clock::Off);
    let ada = Person(0);
    evening.must(ada, Command::Sit { name: "Ada".to_owned(), look: Some(Look { colour: 1, shape: 1 }) });
    evening.must(ada, Command::Look { look: Look { colour: 1, shape: 5 } });
    assert_eq!(evening.page()["seats"][0]["look"], json!({ "colour": 1, "shape": 5 }));
}
