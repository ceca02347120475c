//! What happens in a game of the 1-3 player game, line by line: `solo_trace LEVEL PLAYERS SEED`.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Config, Cooperation, Cooperative, Event, Options};
use whiteout_bots::{Budget, Company, of_family};
use whiteout_core::Game as _;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let level = args.first().map_or("regular", String::as_str);
    let number = |i: usize, otherwise: u64| args.get(i).and_then(|word| word.parse().ok()).unwrap_or(otherwise);
    let (players, seed) = (number(1, 1) as u8, number(2, 0));
    let config = Cooperation::bounded(&Config::solo(players, Options::default()).expect("sound"));
    let bots = (0..players)
        .filter_map(|seat| of_family::<Cooperative>(level, seed * 8 + u64::from(seat), Budget::default()))
        .collect();
    let mut company = Company::new(bots, |_: &Cooperation| 0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut events = Vec::new();
    let mut game = Cooperation::start(&config, &mut rng, &mut events);
    loop {
        for event in events.drain(..) {
            company.see(&event);
            if let Event::RoundBegan { .. } = event {
                let t = &game.table;
                let disks: Vec<_> = t.people().iter().map(|seat| (seat, t.suspicion[seat])).collect();
                let (threat, proven) = t.solo.map(|solo| (solo.threat, solo.proven)).unwrap_or_default();
                println!(
                    "== T {threat} S {} {disks:?} proven {proven:?} {:?} dogs {:?} fuel {:?} damage {:?} freezing {:?} labs {:?} hungry {}",
                    t.strength, t.rescue, t.dogs, t.fuel, t.damage, t.freezing, t.labs, t.hungry
                );
            }
            if !matches!(event, Event::Asked { .. } | Event::Answered { .. }) {
                println!("{event:?}");
            }
        }
        let Some(seat) = game.decision().seats.lowest() else { return };
        let Some(action) = company.choose(&game, seat) else { return };
        if game.act(seat, action, &mut rng, &mut events).is_err() {
            return;
        }
    }
}
