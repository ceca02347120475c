//! Numbers that a rule tells are those of the components.

use std::collections::BTreeMap;

use whiteout_infection::words::{Blood, Card, Kind as _, Sector};
use whiteout_infection::{Components, Config, Options, Rules, State};

use crate::tests::numbers::{assert_numbers, list, ranges};
use crate::{Language, Texts};

/// What comes out of the box for 4 to 8 players.
struct InTheBox([Rules; 5]);

impl InTheBox {
    fn of(components: &Components) -> Self {
        let rules =
            |players| *Config::new(players, Options::default(), components).expect("a sound configuration").rules();
        Self([4, 5, 6, 7, 8].map(rules))
    }

    fn with(&self, players: u8) -> &Rules {
        &self.0[usize::from(players - 4)]
    }

    /// What is the same for any number of players.
    fn any(&self, value: impl Fn(&Rules) -> u8) -> u8 {
        let first = value(&self.0[0]);
        assert!(self.0.iter().all(|rules| value(rules) == first), "it depends on the number of players");
        first
    }
}

/// "7 with 4 or 5, 8 with 6 to 8": each value with the ends of its range.
fn by_players(rules: &[Rules], value: impl Fn(&Rules) -> u8) -> Vec<u8> {
    ranges(&rules.iter().map(|rules| (rules.players, value(rules))).collect::<Vec<_>>())
}

/// Every number of these rules, in any order.
fn numbers(found: &InTheBox) -> BTreeMap<&'static str, Vec<u8>> {
    let rules = found.with(4);
    let [one, two, three] = [Sector::One, Sector::Two, Sector::Three].map(|sector| rules.sectors[sector]);
    let supply = |cards: &[Card]| {
        let first = rules.supply[cards[0]];
        assert!(cards.iter().all(|&card| rules.supply[card] == first), "{cards:?} are told in one");
        first
    };
    let value = |card: &&Card| rules.value(**card);
    let worth = |best: Option<&Card>| rules.value(*best.expect("a card"));
    let hand = found.any(|rules| rules.hand);
    let gone = found.any(|rules| rules.destroyed_to_lose);
    let logs = by_players(&found.0, |rules| rules.logs.len());
    let humans_and_imitations = |players: u8| {
        let deck = found.with(players).blood;
        [deck[Blood::Human], deck[Blood::Imitation], players]
    };
    // With four players the number aboard has two bounds, with more of them only a lower one.
    let five_and_more = &found.0[1..];
    assert!(five_and_more.iter().all(|rules| rules.most_aboard == rules.players), "more may fly");
    BTreeMap::from([
        ("inf.setup.board", list(&[&[1, hand, 0], &logs])),
        ("inf.setup.blood", [4, 5, 6, 7, 8].map(humans_and_imitations).concat()),
        ("inf.setup.most", {
            // Where every card is dealt, the first Imitation can take no more than one other.
            assert!([7, 8].iter().all(|&players| found.with(players).blood.total() == players));
            let dealt = found.with(7).most_imitations() - 1;
            list(&[&by_players(&found.0, Rules::most_imitations), &[7, 8, dealt]])
        }),
        (
            "inf.supply.cards",
            vec![
                rules.supply.total(),
                supply(&[Card::Knife, Card::PetriDish, Card::Flashlight, Card::FireExtinguisher]),
                supply(&[Card::Axe, Card::CopperWire]),
                supply(&[Card::Molotov]),
                supply(&[Card::Gun]),
                Card::SABOTAGES.iter().map(|card| rules.supply[card]).sum(),
                worth(Card::ALL.iter().min_by_key(value)),
                worth(Card::ALL.iter().max_by_key(value)),
            ],
        ),
        ("inf.log.tokens", vec![rules.smoke_tokens, rules.power_tokens]),
        ("inf.sabotage.kinds", vec![1, rules.lowest_good_roll - 1]),
        ("inf.dice.dynamite", vec![1, 1, 6, rules.dynamite_uses]),
        ("inf.dice.boost", vec![rules.boost_throws]),
        ("inf.chip.objectives", vec![1, one.things, 2, two.things, 3, three.things]),
        ("inf.battle.levels", vec![1, one.alike, one.throws, 2, two.alike, two.throws, 3, three.alike, three.throws]),
        ("inf.fire.destroyed", vec![gone]),
        ("inf.home.draw", vec![hand]),
        ("inf.turn.end", vec![hand]),
        ("inf.contagion.once", list(&[&[1], &by_players(&found.0, |rules| rules.tracker.last)])),
        ("inf.escape.seats", list(&[&by_players(five_and_more, |rules| rules.fewest_aboard), &[1]])),
        ("inf.escape.four", vec![4, rules.fewest_aboard, rules.most_aboard, 1]),
        ("inf.end.imitations", vec![gone, 4]),
    ])
}

#[test]
fn rules_tell_the_numbers_of_the_box() {
    assert_numbers::<State>(&numbers(&InTheBox::of(&Components::built_in())));
}

#[test]
fn the_objectives_name_the_gear_of_their_sectors() {
    let rules = InTheBox::of(&Components::built_in()).0[0];
    for language in Language::ALL {
        let texts = Texts::<State>::of(language);
        let told = texts.rule("inf.chip.objectives").expect("a rule").text;
        let places = Sector::ALL.iter().map(|&sector| told.find(&texts.gear(rules.sectors[sector].gear)));
        let places: Vec<_> = places.map(|place| place.unwrap_or_else(|| panic!("{language}: {told}"))).collect();
        assert!(places.is_sorted(), "{language}: {told}");
    }
}
