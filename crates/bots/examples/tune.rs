//! Looks for better numbers of the regular style, one side at a time.
//!
//! `cargo run --release -p whiteout-bots --example tune -- humans|aliens GAMES ROUNDS [STEP] [FILE] [OPPONENT]`
//!
//! Every game moves every number of that side up or down at random. What the directions have to do with winning tells for
//! all numbers at once which way each should go. FILE is the output of an earlier run to go on from, OPPONENT that of one
//! whose numbers the other side plays by.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Config, State};
use whiteout_bots::Style;
use whiteout_bots::lab::play;
use whiteout_core::{Chance as _, Game as _};

/// Numbers that only an Alien goes by. Whatever else there is decides what Humans do and believe.
const OF_ALIENS: &[&str] = &[
    "prey",
    "sabotage_often",
    "sabotage_place",
    "sabotage_worth",
    "alien_special",
    "cover",
    "prey_one",
    "prey_two",
    "shy",
    "alien_sleep",
    "alien_dog",
    "show_leaving",
    "show_suspect",
    "show_brood",
    "alien_vote_disk",
    "alien_vote_first",
    "alien_leads",
    "alien_fear",
    "alien_turn",
    "alien_assign",
    "alien_burn_leave",
    "boil",
    "eat_dogs",
    "eat_human",
    "break_boiler",
    "harm_boiler",
    "spoil_way_out",
];
const COUNTS: [u8; 3] = [4, 6, 8];

fn print(style: &mut Style) {
    let numbers: Vec<String> = style.numbers().into_iter().map(|(name, value)| format!("{name}={value:.4}")).collect();
    println!("STYLE {}", numbers.join(" "));
}

fn load(style: &mut Style, text: &str) {
    let last = text.lines().rfind(|line| line.starts_with("STYLE")).unwrap_or_default();
    for (name, value) in last.split(' ').filter_map(|word| word.split_once('=')) {
        for (known, number) in style.numbers() {
            if known == name
                && let Ok(value) = value.parse()
            {
                *number = value;
            }
        }
    }
}

fn main() -> Result<(), Box<dyn core::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [side, games, rounds, more @ ..] = &words[..] else {
        return Err("which side, how many games, how many rounds?".into());
    };
    let (tune_aliens, games, rounds): (bool, u64, u64) = (side == "aliens", games.parse()?, rounds.parse()?);
    let step: f32 = more.first().map_or(Ok(0.3), |word| word.parse())?;
    let (mut style, mut regular) = (Style::REGULAR, Style::REGULAR);
    for (style, path) in [&mut style, &mut regular].into_iter().zip(more.iter().skip(1)) {
        load(style, &std::fs::read_to_string(path)?);
    }
    let configs = COUNTS.map(|players| Config::standard(players).map(|config| State::bounded(&config)));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(games);
    let mut seed = 0;
    for round in 1..=rounds {
        let tuned: Vec<bool> =
            style.numbers().iter().map(|(name, _)| OF_ALIENS.contains(name) == tune_aliens).collect();
        let mut pull = vec![0.0f64; tuned.len()];
        let mut won = [[0u64; COUNTS.len()]; 2];
        for game in 0..games {
            seed += 1;
            let signs: Vec<f32> = tuned.iter().map(|_| if rng.below(2) == 0 { -1.0 } else { 1.0 }).collect();
            let mut tried = style.clone();
            for ((&sign, &tuned), (_, number)) in signs.iter().zip(&tuned).zip(tried.numbers()) {
                if tuned {
                    *number *= (step * sign).exp();
                }
            }
            let (other, count) = (game as usize % 2, game as usize / 2 % COUNTS.len());
            let opponent = if other == 0 { &Style::NOVICE } else { &regular };
            let (humans, aliens) = if tune_aliens { (opponent, &tried) } else { (&tried, opponent) };
            let config = configs[count].as_ref().map_err(|faults| format!("{faults:?}"))?;
            let good = play(config, humans, aliens, seed, false).0 != tune_aliens;
            won[other][count] += u64::from(good);
            for (pull, sign) in pull.iter_mut().zip(signs) {
                *pull += f64::from(sign) * if good { 0.5 } else { -0.5 };
            }
        }
        let error = 0.5 * (games as f64).sqrt();
        let mut strongest: Vec<(f64, &str)> = Vec::new();
        for (((name, number), pull), tuned) in style.numbers().into_iter().zip(&pull).zip(&tuned) {
            let errors = pull / error;
            if *tuned {
                strongest.push((errors, name));
                if errors.abs() > 1.0 {
                    *number *= (step * 1.5 * (errors as f32 / 4.0).clamp(-1.0, 1.0)).exp();
                }
            }
        }
        strongest.sort_by(|a, b| b.0.abs().total_cmp(&a.0.abs()));
        let share = |won: [u64; COUNTS.len()]| {
            won.map(|won| format!("{:.3}", won as f64 * 2.0 * COUNTS.len() as f64 / games as f64)).join(" ")
        };
        println!("round {round}: won against novice {}, against regular {}", share(won[0]), share(won[1]));
        println!(
            "  {}",
            strongest.iter().take(20).map(|(e, name)| format!("{name} {e:+.1}")).collect::<Vec<_>>().join(", ")
        );
        print(&mut style);
    }
    Ok(())
}
