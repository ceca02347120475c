//! Looks for better numbers of the expert's style, one side at a time.
//!
//! `cargo run --release -p whiteout-bots --example tune -- boardgame|infection|solo humans|enemies GAMES ROUNDS [STEP]
//! [FILE] [OPPONENT]`
//!
//! Every game moves every number of that side up or down at random. What the directions have to do with winning tells for
//! all numbers at once which way each should go. The other side is novice and regular in turn. FILE is the output of an
//! earlier run to go on from, OPPONENT that of one whose numbers the other side plays by every third game.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::{infection, lab, solo};
use whiteout_core::{Chance as _, Game as _};

/// The numbers of a game, and games between any of them.
trait Tuned: Clone {
    const NOVICE: Self;
    const REGULAR: Self;
    const EXPERT: Self;
    /// Numbers that only an enemy goes by. Whatever else there is decides what Humans do and believe.
    const OF_ENEMIES: &[&str];
    /// Numbers of players that are looked at.
    const COUNTS: &[u8] = &[4, 5, 6, 7, 8];
    type Config;

    fn numbers(&mut self) -> Vec<(&'static str, &mut f32)>;
    fn config(players: u8) -> Result<Self::Config, String>;
    fn humans_win(config: &Self::Config, humans: &Self, enemies: &Self, seed: u64) -> bool;
}

impl Tuned for whiteout_bots::Style {
    const NOVICE: Self = Self::NOVICE;
    const REGULAR: Self = Self::REGULAR;
    const EXPERT: Self = Self::EXPERT;
    const OF_ENEMIES: &[&str] = &[
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
    type Config = whiteout_boardgame::Config;

    fn numbers(&mut self) -> Vec<(&'static str, &mut f32)> {
        self.numbers()
    }

    fn config(players: u8) -> Result<Self::Config, String> {
        let config = whiteout_boardgame::Config::standard(players).map_err(|faults| format!("{faults:?}"))?;
        Ok(whiteout_boardgame::State::bounded(&config))
    }

    fn humans_win(config: &Self::Config, humans: &Self, enemies: &Self, seed: u64) -> bool {
        lab::play(config, humans, enemies, seed, false).0
    }
}

impl Tuned for infection::Style {
    const NOVICE: Self = Self::NOVICE;
    const REGULAR: Self = Self::REGULAR;
    const EXPERT: Self = Self::EXPERT;
    const OF_ENEMIES: &[&str] = &[
        "bold",
        "bold_crowd",
        "bold_third",
        "bold_half",
        "bold_level",
        "bold_battle",
        "quiet",
        "harmful_swap",
        "strays",
        "imitation_pays",
        "spite",
        "spite_of_few",
        "backs_own",
        "names_doubted",
        "idles",
        "odd_team",
        "hoards",
    ];
    type Config = whiteout_infection::Config;

    fn numbers(&mut self) -> Vec<(&'static str, &mut f32)> {
        self.numbers()
    }

    fn config(players: u8) -> Result<Self::Config, String> {
        let config = whiteout_infection::Config::standard(players).map_err(|faults| format!("{faults:?}"))?;
        Ok(whiteout_infection::State::bounded(&config))
    }

    fn humans_win(config: &Self::Config, humans: &Self, enemies: &Self, seed: u64) -> bool {
        let end = infection::lab::play(config, humans, enemies, seed);
        end.outcome().is_some_and(|outcome| outcome.humans_won())
    }
}

impl Tuned for solo::Style {
    const NOVICE: Self = Self::NOVICE;
    const REGULAR: Self = Self::REGULAR;
    const EXPERT: Self = Self::EXPERT;
    // The game plays them.
    const OF_ENEMIES: &[&str] = &[];
    const COUNTS: &[u8] = &[1, 2, 3];
    type Config = whiteout_boardgame::Config;

    fn numbers(&mut self) -> Vec<(&'static str, &mut f32)> {
        self.numbers()
    }

    fn config(players: u8) -> Result<Self::Config, String> {
        let options = whiteout_boardgame::Options::default();
        let config = whiteout_boardgame::Config::solo(players, options).map_err(|faults| format!("{faults:?}"))?;
        Ok(whiteout_boardgame::Cooperation::bounded(&config))
    }

    fn humans_win(config: &Self::Config, humans: &Self, _enemies: &Self, seed: u64) -> bool {
        solo::lab::humans_win(config, humans, seed)
    }
}

fn print(style: &mut impl Tuned) {
    let numbers: Vec<String> = style.numbers().into_iter().map(|(name, value)| format!("{name}={value:.4}")).collect();
    println!("STYLE {}", numbers.join(" "));
}

fn load(style: &mut impl Tuned, text: &str) {
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
    match words.split_first() {
        Some((game, words)) if game == "boardgame" => tune::<whiteout_bots::Style>(words),
        Some((game, words)) if game == "infection" => tune::<infection::Style>(words),
        Some((game, words)) if game == "solo" => tune::<solo::Style>(words),
        _ => Err("which game?".into()),
    }
}

fn tune<S: Tuned>(words: &[String]) -> Result<(), Box<dyn core::error::Error>> {
    let [side, games, rounds, more @ ..] = words else {
        return Err("which side, how many games, how many rounds?".into());
    };
    let (tune_enemies, games, rounds): (bool, u64, u64) = (side == "enemies", games.parse()?, rounds.parse()?);
    let step: f32 = more.first().map_or(Ok(0.3), |word| word.parse())?;
    let mut style = S::EXPERT;
    if let Some(path) = more.get(1) {
        load(&mut style, &std::fs::read_to_string(path)?);
    }
    let mut opponents = vec![S::NOVICE, S::REGULAR];
    if let Some(path) = more.get(2) {
        let mut opponent = S::EXPERT;
        load(&mut opponent, &std::fs::read_to_string(path)?);
        opponents.push(opponent);
    }
    let configs: Vec<_> = S::COUNTS.iter().map(|&players| S::config(players)).collect::<Result<_, _>>()?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(games);
    let mut seed = 0;
    for round in 1..=rounds {
        let tuned: Vec<bool> =
            style.numbers().iter().map(|(name, _)| S::OF_ENEMIES.contains(name) == tune_enemies).collect();
        let mut pull = vec![0.0f64; tuned.len()];
        let mut won = vec![vec![(0u64, 0u64); configs.len()]; opponents.len()];
        for game in 0..games as usize {
            seed += 1;
            let signs: Vec<f32> = tuned.iter().map(|_| if rng.below(2) == 0 { -1.0 } else { 1.0 }).collect();
            let mut tried = style.clone();
            for ((&sign, &tuned), (_, number)) in signs.iter().zip(&tuned).zip(tried.numbers()) {
                if tuned {
                    *number *= (step * sign).exp();
                }
            }
            let (other, count) = (game % opponents.len(), game / opponents.len() % configs.len());
            let opponent = &opponents[other];
            let (humans, enemies) = if tune_enemies { (opponent, &tried) } else { (&tried, opponent) };
            let good = S::humans_win(&configs[count], humans, enemies, seed) != tune_enemies;
            let (games, wins) = &mut won[other][count];
            (*games, *wins) = (*games + 1, *wins + u64::from(good));
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
        let share = |won: &Vec<(u64, u64)>| {
            let share = |&(games, wins): &(u64, u64)| format!("{:.3}", wins as f64 / games.max(1) as f64);
            won.iter().map(share).collect::<Vec<_>>().join(" ")
        };
        println!("round {round}: won against {}", won.iter().map(share).collect::<Vec<_>>().join(", against "));
        println!(
            "  {}",
            strongest.iter().take(20).map(|(e, name)| format!("{name} {e:+.1}")).collect::<Vec<_>>().join(", ")
        );
        print(&mut style);
    }
    Ok(())
}
