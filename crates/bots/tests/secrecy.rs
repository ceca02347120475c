//! No view tells a secret in games that are played on purpose either: they reach what random play seldom does.

use whiteout_boardgame::{Action, Components, Config, Event, Options, State};
use whiteout_bots::{Bot, Player, Style};
use whiteout_core::{Game as _, Seat, Viewer};
use whiteout_testkit::{Players, non_interference_by};

/// A player by rules of thumb on every seat.
struct Bots(Vec<Player>);

impl Players<State> for Bots {
    fn see(&mut self, events: &[Event]) {
        for (i, bot) in (0..).zip(&mut self.0) {
            let viewer = Viewer::Seat(Seat::at(i));
            events.iter().filter(|event| event.audience().includes(viewer)).for_each(|event| bot.see(event));
        }
    }

    fn choose(&mut self, game: &State) -> Option<(Seat, Action)> {
        let seat = game.decision().seats.lowest()?;
        Some((seat, self.0[seat.index()].choose(&game.view(Viewer::Seat(seat)))))
    }
}

fn no_secret_is_told(options: Options, seeds: core::ops::Range<u64>) {
    for seed in seeds {
        let players = 4 + (seed % 5) as u8;
        let config = Config::new(players, options, &Components::built_in()).expect("good options");
        let style = if seed % 2 == 0 { Style::NOVICE } else { Style::REGULAR };
        let mut bots = Bots((0..u64::from(players)).map(|seat| Player::new(seed * 8 + seat, style.clone())).collect());
        non_interference_by::<State>(&config, seed, &mut bots);
    }
}

#[test]
fn by_the_book() {
    no_secret_is_told(Options::default(), 0..60);
}

#[test]
fn with_what_hides_more() {
    let options = Options {
        sealed_stacks: true,
        sealed_avoid: true,
        blind_trades: true,
        items_from_placement: true,
        reveal_before_trade: true,
        leader_may_forbid_tests: true,
        ..Options::default()
    };
    no_secret_is_told(options, 100..140);
}

#[test]
fn with_what_shows_more() {
    let options = Options {
        known_brood: true,
        ghosts_see_all: true,
        independent_draws: true,
        extermination_wins: true,
        avoid_before_dog: true,
        ..Options::default()
    };
    no_secret_is_told(options, 200..240);
}
