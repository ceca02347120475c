//! Trains the net that tells an expert what a position is worth.
//!
//! `cargo run --release -p whiteout-bots --example value -- GAMES FILE`: regular and novice players meet in so many games at
//! each number of players; the net learns from the beginning of every round who wins in the end.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::{Config, State};
use whiteout_bots::Style;
use whiteout_bots::lab::{FEATURES, NODES, Net, Position, SIZE, play};
use whiteout_core::{Chance as _, Game as _};

/// Passes over all positions.
const EPOCHS: usize = 8;
/// Positions before each step.
const BATCH: usize = 64;
/// One game in so many is kept for the exam.
const EXAM: u64 = 10;

fn uniform(rng: &mut Xoshiro256PlusPlus) -> f32 {
    rng.below(1 << 24) as f32 / (1 << 24) as f32
}

/// Mean squared error of the chances.
fn error(net: &Net, samples: &[(Position, bool)]) -> f32 {
    let sum: f32 = samples.iter().map(|(x, won)| (net.humans(x) - f32::from(u8::from(*won))).powi(2)).sum();
    sum / samples.len().max(1) as f32
}

/// Adds what one position teaches to the gradient.
fn learn(net: &Net, gradient: &mut [f32], x: &Position, won: bool) {
    let stride = FEATURES + 2;
    let slope = net.humans(x) - f32::from(u8::from(won));
    gradient[SIZE - 1] += slope;
    for node in 0..NODES {
        let (weights, gradient) = (&net.0[node * stride..][..stride], &mut gradient[node * stride..][..stride]);
        let input: f32 = weights[2..].iter().zip(x).map(|(w, x)| w * x).sum();
        let out = (weights[0] + input).tanh();
        gradient[1] += slope * out;
        let inner = slope * weights[1] * (1.0 - out * out);
        gradient[0] += inner;
        for (g, x) in gradient[2..].iter_mut().zip(x) {
            *g += inner * x;
        }
    }
}

fn train(samples: &mut [(Position, bool)], exam: &[(Position, bool)]) -> Net {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut net = Net([0.0; SIZE]);
    net.0.iter_mut().for_each(|w| *w = 0.6 * (uniform(&mut rng) - 0.5));
    // Adam.
    let (mut mean, mut square) = (vec![0.0f32; SIZE], vec![0.0f32; SIZE]);
    let (mut fade1, mut fade2) = (1.0f32, 1.0f32);
    for epoch in 0..EPOCHS {
        for i in (1..samples.len()).rev() {
            samples.swap(i, rng.below(i as u32 + 1) as usize);
        }
        let rate = 0.003 * 0.6f32.powi(epoch as i32);
        for batch in samples.chunks(BATCH) {
            let mut gradient = vec![0.0f32; SIZE];
            for (x, won) in batch {
                learn(&net, &mut gradient, x, *won);
            }
            (fade1, fade2) = (fade1 * 0.9, fade2 * 0.999);
            for i in 0..SIZE {
                let g = gradient[i] / batch.len() as f32 + 1e-5 * net.0[i];
                mean[i] = 0.9 * mean[i] + 0.1 * g;
                square[i] = 0.999 * square[i] + 0.001 * g * g;
                net.0[i] -= rate * mean[i] / (1.0 - fade1) / ((square[i] / (1.0 - fade2)).sqrt() + 1e-8);
            }
        }
        println!("pass {}: Brier {:.4}, exam {:.4}", epoch + 1, error(&net, samples), error(&net, exam));
    }
    net
}

fn main() -> Result<(), Box<dyn core::error::Error>> {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().ok_or("how many games?")?.parse()?;
    let path = words.next().ok_or("which file?")?;
    let (mut samples, mut exam) = (Vec::new(), Vec::new());
    // Mostly the players of the search; some who err, so that odd positions are known too.
    let wild = Style::wilder(3.0);
    let mixes = [
        [&Style::REGULAR, &Style::REGULAR],
        [&wild, &wild],
        [&Style::REGULAR, &Style::NOVICE],
        [&Style::NOVICE, &Style::REGULAR],
    ];
    for players in 4..=8 {
        let config = State::bounded(&Config::standard(players).map_err(|faults| format!("{faults:?}"))?);
        for game in 0..games {
            let [humans, aliens] = mixes[[0, 0, 1, 1, 2, 3][game as usize % 6]];
            let (won, positions) = play(&config, humans, aliens, game * 8 + u64::from(players), true);
            let kept = if game % EXAM == 0 { &mut exam } else { &mut samples };
            kept.extend(positions.into_iter().map(|position| (position, won)));
        }
    }
    println!("{} positions, {} for the exam", samples.len(), exam.len());
    let net = train(&mut samples, &exam);
    let lines: Vec<String> = net
        .0
        .chunks(FEATURES + 2)
        .map(|node| node.iter().map(|w| format!("{w:.5}")).collect::<Vec<_>>().join(" "))
        .collect();
    std::fs::write(path, lines.join("\n") + "\n")?;
    Ok(())
}
