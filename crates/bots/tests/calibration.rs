//! The belief against the truth: what is believed with 30 % happens about three times in ten.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::table::Status;
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Config, State};
use whiteout_bots::{Bot, Player, Style};
use whiteout_core::{Chance as _, Game as _, Seat, Viewer};

const ROUNDS: usize = 8;
const TENTHS: usize = 10;

#[derive(Default)]
struct Score {
    /// Squared errors of the belief and of the share of Aliens at that moment, which is all the prior knows.
    belief: [f64; ROUNDS],
    prior: [f64; ROUNDS],
    count: [f64; ROUNDS],
    said: [f64; TENTHS],
    came: [f64; TENTHS],
    times: [f64; TENTHS],
}

/// At the vote of every round, what each Human believes of each other who is neither proven nor exposed.
fn measure(score: &mut Score, state: &State, bots: &mut [Player]) {
    let table = &state.table;
    let round = usize::from(table.round).min(ROUNDS) - 1;
    let open: Vec<Seat> =
        table.seats().filter(|&seat| table.status[seat] == Status::Character && !table.is_green(seat)).collect();
    let alien = |seat: Seat| f64::from(u8::from(state.secret.role[seat] == Role::Alien));
    for me in open.iter().copied().filter(|&me| state.secret.role[me] == Role::Human) {
        let doubts = bots[me.index()].doubts(&state.view(Viewer::Seat(me)));
        let others: Vec<Seat> = open.iter().copied().filter(|&seat| seat != me).collect();
        let share = others.iter().map(|&seat| alien(seat)).sum::<f64>() / others.len().max(1) as f64;
        for seat in others {
            let (said, came) = (f64::from(doubts[seat.index()]), alien(seat));
            score.belief[round] += (said - came).powi(2);
            score.prior[round] += (share - came).powi(2);
            score.count[round] += 1.0;
            let tenth = ((said * TENTHS as f64) as usize).min(TENTHS - 1);
            score.said[tenth] += said;
            score.came[tenth] += came;
            score.times[tenth] += 1.0;
        }
    }
}

fn score(players: u8, games: u64) -> Score {
    let config = State::bounded(&Config::standard(players).expect("standard rules"));
    let mut score = Score::default();
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut bots: Vec<_> =
            (0..u64::from(players)).map(|seat| Player::new(seed * 8 + seat, Style::REGULAR)).collect();
        let (mut events, mut told, mut voted) = (Vec::new(), 0, 0);
        let mut state = State::start(&config, &mut rng, &mut events);
        loop {
            for event in &events[told..] {
                for (seat, bot) in Seat::all(players).zip(&mut bots) {
                    if event.audience().includes(Viewer::Seat(seat)) {
                        bot.see(event);
                    }
                }
            }
            told = events.len();
            if matches!(state.table.step, whiteout_boardgame::Step::Vote) && voted != state.table.round {
                voted = state.table.round;
                measure(&mut score, &state, &mut bots);
            }
            let asked = state.decision().seats;
            let Some(seat) = asked.nth(rng.below(u32::from(asked.len())) as u8) else { break };
            let action = bots[seat.index()].choose(&state.view(Viewer::Seat(seat)));
            state.act(seat, action, &mut rng, &mut events).expect("a legal action");
        }
    }
    score
}

#[test]
fn the_belief_is_nearer_to_the_truth_than_the_bare_number_of_aliens() {
    for players in [4, 6, 8] {
        let score = score(players, 150);
        println!("{players} players: round, Brier score of the belief, of the prior");
        for round in 0..ROUNDS {
            let n = score.count[round].max(1.0);
            println!("| {} | {:.3} | {:.3} |", round + 1, score.belief[round] / n, score.prior[round] / n);
        }
        for tenth in 0..TENTHS {
            let n = score.times[tenth].max(1.0);
            println!("said {:.2} came {:.2} ({n:.0} times)", score.said[tenth] / n, score.came[tenth] / n);
        }
        let total = |sums: &[f64; ROUNDS]| sums.iter().sum::<f64>() / score.count.iter().sum::<f64>();
        let (belief, prior) = (total(&score.belief), total(&score.prior));
        assert!(belief < 0.9 * prior, "{players} players: {belief:.3} against {prior:.3}");
        let off: f64 = (0..TENTHS).map(|tenth| (score.said[tenth] - score.came[tenth]).abs()).sum::<f64>()
            / score.times.iter().sum::<f64>();
        assert!(off < 0.1, "{players} players: what is said and what comes differ by {off:.3}");
    }
}
