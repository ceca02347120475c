//! What is looked at differs from game to game in a few things only.

use serde_json::{Value, json};
use whiteout_boardgame::Position;
use whiteout_boardgame::words::Counts;
use whiteout_core::Chance as _;
use whiteout_games::Hosted as _;
use whiteout_table::{Clock, Settings};
use whiteout_testkit::Random;

use crate::served::Served;

/// A game that servers are compared in.
pub(super) trait Watched: Served + Copy {
    /// Options that let every game come to an end.
    fn bounded_options() -> Value;

    /// Options that are no switches, with some of their words.
    const WORDS: &'static [(&'static str, [&'static str; 3])];

    /// Whether a seat may do something of which nobody else sees anything at all.
    fn moves_unseen() -> bool;

    /// Whether two people may do different things that look alike to a third.
    fn hides_choices() -> bool {
        true
    }

    /// Whether somebody dies in most random games, and may speak among the dead.
    fn many_die() -> bool;

    /// What somebody may try who has no seat.
    const PASS: Self::Action;

    /// Turns what a viewer has not seen of a deal into the deal of this world.
    fn redeal<'a>(&self, unseen: impl Iterator<Item = &'a mut Self::Event>)
    where
        Self::Event: 'a;

    /// A number that lies face down.
    fn hidden_number(&self) -> usize;
}

/// All player counts in turn, by the book and with any mixture of options, mostly against the clock.
pub(super) fn settings<G: Watched>(seed: u64, rng: &mut Random) -> Settings {
    let mut options = G::bounded_options();
    let switches = options.as_object_mut().expect("options");
    if seed % 2 == 1 {
        for value in switches.values_mut().filter(|value| value.is_boolean()) {
            *value = rng.odds(1, 2).into();
        }
        let known: Vec<_> = G::WORDS.iter().filter(|(name, _)| switches.contains_key(*name)).collect();
        for (name, words) in known {
            switches.insert((*name).to_owned(), words[rng.below(3) as usize].into());
        }
    }
    let clock = [Clock::Brisk, Clock::Relaxed, Clock::Days(2), Clock::Off][rng.below(4) as usize];
    let players = u64::from(G::FEWEST) + seed / 2 % u64::from(G::MOST - G::FEWEST + 1);
    let settings = json!({ "game": G::ID, "players": players, "options": options, "clock": clock });
    serde_json::from_value(settings).expect("settings")
}

/// So many of these cards, in no special order.
fn take<const N: usize>(cards: &mut Counts<N>, mut count: u8) -> Counts<N> {
    let mut taken = Counts::default();
    for (left, taken) in cards.0.iter_mut().zip(&mut taken.0) {
        let some = (*left).min(count);
        *taken = some;
        *left -= some;
        count -= some;
    }
    taken
}

/// What a host can set, as it stands unless somebody does, but for this many rounds or turns.
fn bounded<G: Served>(limit: &str) -> Value {
    let defaults = G::options().into_iter().map(|option| (option.name.to_owned(), option.default));
    let mut options: serde_json::Map<_, _> = defaults.collect();
    options.insert(limit.to_owned(), 12.into());
    options.into()
}

/// The Boardgame, Norwegian Outpost and the game for 1 to 3 players.
impl<V> Watched for Position<V>
where
    Self: Served<Event = whiteout_boardgame::Event, Action = whiteout_boardgame::Action> + Copy,
{
    const WORDS: &'static [(&'static str, [&'static str; 3])] = &[
        ("characters", ["random", "draft", "random"]),
        ("rescue_timing", ["instead_of_moving", "encounters_before", "after_encounters"]),
    ];

    /// With 1 to 3 players all sit on the same side of an open table, and nobody is among the dead.
    fn moves_unseen() -> bool {
        !Self::COOPERATIVE
    }

    fn hides_choices() -> bool {
        !Self::COOPERATIVE
    }

    fn many_die() -> bool {
        !Self::COOPERATIVE
    }

    const PASS: Self::Action = whiteout_boardgame::Action::Pass;

    fn bounded_options() -> Value {
        bounded::<Self>("max_rounds")
    }

    fn redeal<'a>(&self, unseen: impl Iterator<Item = &'a mut Self::Event>) {
        use whiteout_boardgame::Event;
        use whiteout_boardgame::words::{Card, Kind as _};
        let secret = &self.secret;
        let mut hands = secret.hand;
        let mut stack = secret.stack;
        for event in unseen {
            match event {
                Event::RoleDealt { seat, role } => *role = secret.role[*seat],
                Event::RecordDealt { seat, fillings } => *fillings = secret.fillings.contains(*seat),
                Event::WeaponsShuffled { deck } => *deck = secret.weapon_deck,
                Event::ItemsShuffled { deck } => *deck = secret.item_deck,
                Event::BroodKnown { brood } => *brood = secret.brood,
                Event::Dealt { seat, cards } => *cards = take(&mut hands[*seat], cards.total()),
                Event::LeaderDrewCard { card } => {
                    let drawn = take(&mut stack, 1);
                    *card = Card::ALL.iter().copied().find(|&card| drawn[card] > 0).unwrap_or(*card);
                }
                _ => {}
            }
        }
    }

    /// How many cards of a kind are in the Action deck.
    fn hidden_number(&self) -> usize {
        use whiteout_boardgame::words::Card;
        usize::from(self.secret.deck[Card::Sabotage]) + 10 * usize::from(self.secret.deck[Card::Use])
    }
}

impl Watched for whiteout_infection::State {
    const WORDS: &'static [(&'static str, [&'static str; 3])] =
        &[("characters", ["random", "draft", "random"]), ("talk", ["free", "helpful", "silent"])];

    /// Every answer is seen to be given.
    fn moves_unseen() -> bool {
        false
    }

    /// A torch is rare in so few turns.
    fn many_die() -> bool {
        false
    }

    const PASS: Self::Action = whiteout_infection::Action::Pass;

    fn bounded_options() -> Value {
        bounded::<Self>("max_turns")
    }

    fn redeal<'a>(&self, unseen: impl Iterator<Item = &'a mut Self::Event>) {
        use whiteout_infection::Event;
        let secret = &self.secret;
        let mut hands = secret.hand;
        for event in unseen {
            match event {
                Event::BloodReceived { seat, blood } => *blood = secret.blood[*seat],
                Event::Dealt { seat, cards } => *cards = take(&mut hands[*seat], cards.total()),
                Event::ChipsLaid { sector, chips } => {
                    let rooms = sector.rooms();
                    chips.iter_mut().zip(rooms.iter()).for_each(|(chip, room)| *chip = secret.chips[room]);
                }
                _ => {}
            }
        }
    }

    /// How many cards of two kinds are in the Supply deck.
    fn hidden_number(&self) -> usize {
        use whiteout_infection::words::Card;
        usize::from(self.secret.deck[Card::Molotov]) + 10 * usize::from(self.secret.deck[Card::Knife])
    }
}
