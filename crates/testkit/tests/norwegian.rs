//! Norwegian Outpost keeps the contract: at every player count, by the book and with any mixture of options.

use std::collections::BTreeMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::words::{Card, Item, Role, Room, Setting, Weapon};
use whiteout_boardgame::{
    Action, CharacterDeal, Components, Config, ExposedAlone, Give, Norwegian, Options, RescueTiming, SnowcatUfo,
    UfoTokens,
};
use whiteout_core::{Chance as _, Game as _, Seat};
use whiteout_testkit as kit;
use whiteout_testkit::Players;

/// The book for even seeds, any mixture of options for odd ones; all player counts in turn, and every third in a hurry.
fn config(seed: u64) -> Config {
    let players = 4 + (seed / 2 % 5) as u8;
    let options = if seed.is_multiple_of(2) { Options::default() } else { mixture(seed) };
    let components = if seed.is_multiple_of(3) { in_a_hurry() } else { Components::norwegian() };
    Config::at(Setting::Norwegian, players, options, &components).expect("a sound configuration")
}

/// Keys and fire for all, a slow dog and a warm winter: players without a plan leave far too seldom otherwise.
fn in_a_hurry() -> Components {
    let mut components = Components::norwegian();
    components.weapons.dynamite.value = [10; 5];
    components.weapons.firearm.value = [0; 5];
    components.weapons.melee.value = [1; 5];
    components.weapons.flamethrower.value = [1; 5];
    components.items.keys.value = [13; 5];
    components.items.flashlight.value = [2; 5];
    components.items.fuel.value = [0; 5];
    components.items.tools.value = [0; 5];
    components.action_cards.r#use.value = 60;
    components.action_cards.sabotage.value = 5;
    components.tracks.freezing.value = 40;
    if let Some(expansion) = &mut components.expansion {
        expansion.dog_track.value = 30;
    }
    components
}

/// Options of its own, and those of the base game that touch what is otherwise here.
fn mixture(seed: u64) -> Options {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut flip = || rng.odds(1, 2);
    let mut options = Options {
        characters: if flip() { CharacterDeal::Draft } else { CharacterDeal::Random },
        shed_one_damage: flip(),
        board_from_anywhere: flip(),
        baggage_gone: flip(),
        stranded_strict: flip(),
        hidden_play_on: flip(),
        leader_orders_tests: flip(),
        many_testers: flip(),
        sniper_anytime: flip(),
        ufo_face_down: flip(),
        ufo_fire_card: flip(),
        ufo_no_limit: flip(),
        sealed_stacks: flip(),
        dogs_start_locked: flip(),
        known_brood: flip(),
        avoid_before_dog: flip(),
        sealed_avoid: flip(),
        independent_draws: flip(),
        items_while_lying: flip(),
        blind_trades: flip(),
        leader_may_forbid_tests: flip(),
        dead_stay_human: flip(),
        extermination_wins: flip(),
        ghosts_see_all: flip(),
        ..Options::default()
    };
    options.exposed_alone =
        [ExposedAlone::LoseIfEscapees, ExposedAlone::Lose, ExposedAlone::Win][rng.below(3) as usize];
    options.snowcat_ufo = [SnowcatUfo::Alone, SnowcatUfo::NoHumanAboard, SnowcatUfo::AlienOwner][rng.below(3) as usize];
    options.ufo_tokens = [UfoTokens::Gone, UfoTokens::Insufficient, UfoTokens::Strict][rng.below(3) as usize];
    options.rescue_timing =
        [RescueTiming::InsteadOfMoving, RescueTiming::EncountersBefore, RescueTiming::AfterEncounters]
            [rng.below(3) as usize];
    options
}

kit::keeps_the_contract!(Norwegian, 1_500 games);
kit::no_view_tells_a_secret!(Norwegian, 125 each: part_1 0, part_2 1, part_3 2, part_4 3);

/// Teeth vary in the worlds drawn for everybody who cannot know them, and the owner knows them.
#[test]
fn worlds_differ_from_the_truth_in_teeth() {
    let doubts = kit::Doubts::of::<Norwegian>(60, config);
    doubts.are_about_secrets();
    for viewer in Seat::all(4).map(Some).chain([None]) {
        assert!(doubts.vary(viewer, "fillings"), "{viewer:?} would know everybody's teeth");
    }
}

/// What players are after, so that ends are reached that chance alone hardly comes to.
#[derive(Clone, Copy, Debug)]
enum Aim {
    Nothing,
    /// Humans arm themselves and fight; Aliens drive off, and are met in the UFO.
    Fight,
    /// The S.O.S. is sent, and everybody wants to fly.
    Rescue,
    /// Everybody leaves as soon as they can, and what is left burns.
    Flight,
}

/// Random players who mostly do what serves their aim.
struct Eager {
    rng: Xoshiro256PlusPlus,
    aim: Aim,
}

impl Eager {
    fn wants(&self, game: &Norwegian, seat: Seat, action: Action) -> bool {
        use Action as A;
        let alien = game.secret.role[seat] == Role::Alien;
        let uses =
            |rooms: &[Room]| matches!(action, A::Place { room, give: Give::Card(Card::Use) } if rooms.contains(&room));
        match self.aim {
            Aim::Nothing => false,
            Aim::Fight if alien => {
                matches!(action, A::Escape | A::KeepItem { item: Item::Keys }) || uses(&[Room::Warehouse, Room::Shed])
            }
            Aim::Fight => {
                let arms = matches!(action, A::KeepWeapon { weapon: Weapon::Dynamite | Weapon::Flamethrower });
                let fires = game.table.ufo.is_some() && matches!(action, A::Fire { .. });
                arms || fires || uses(&[Room::Armory])
            }
            Aim::Rescue => {
                matches!(action, A::Place { room: Room::Radio, give: Give::Card(Card::Use | Card::Repair) })
                    || matches!(action, A::Turn | A::Board | A::Yes)
            }
            Aim::Flight => {
                matches!(action, A::Escape | A::Fire { .. } | A::Yes | A::KeepItem { item: Item::Keys })
                    || uses(&[Room::Warehouse, Room::Armory, Room::Shed, Room::BaseHelicopter])
            }
        }
    }
}

impl Players<Norwegian> for Eager {
    fn choose(&mut self, game: &Norwegian) -> Option<(Seat, Action)> {
        let (seat, any) = Players::<Norwegian>::choose(&mut self.rng, game)?;
        let mut wanted = Vec::new();
        game.legal(seat, &mut |action| {
            if self.wants(game, seat, action) {
                wanted.push(action);
            }
        });
        if wanted.is_empty() || self.rng.odds(1, 4) {
            return Some((seat, any));
        }
        Some((seat, wanted[self.rng.below(wanted.len() as u32) as usize]))
    }
}

#[test]
fn games_end_in_every_way_there_is() {
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    for (number, seed) in (0..24_000).step_by(3).enumerate() {
        let aim = [Aim::Nothing, Aim::Fight, Aim::Rescue, Aim::Flight][number / 2 % 4];
        let mut players = Eager { rng: Xoshiro256PlusPlus::seed_from_u64(seed), aim };
        let end = kit::play_by::<Norwegian>(&config(seed), seed, &mut players, |_, _, _| {}, |_, _| {});
        *ends.entry(end.outcome().expect("over").reason).or_default() += 1;
    }
    // With its Snow Cat an Alien alone drives to the UFO, and who stays behind in a vehicle's room plays on.
    for reason in [
        "humans_escaped_rescue_helicopter",
        "humans_escaped_base_helicopter",
        "humans_escaped_snow_cat",
        "last_human_turned",
        "last_human_eaten",
        "frozen",
        "alien_boarded_rescue_helicopter",
        "alien_boarded_base_helicopter",
        "alien_boarded_snow_cat",
        "alien_left_among_us_rescue_helicopter",
        "alien_left_among_us_base_helicopter",
        "alien_left_among_us_snow_cat",
        "alien_left_alone_rescue_helicopter",
        "alien_left_alone_base_helicopter",
        "human_left_behind_rescue_helicopter",
        "dog_escaped",
        "deserted",
        "stranded",
        "ufo_launched",
        "ufo_overrun",
        "ufo_alien_beaten",
        "ufo_stopped",
        "exterminated",
    ] {
        assert!(ends.contains_key(reason), "{reason} never happened: {ends:?}");
    }
}
