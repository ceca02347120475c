//! What players of Infection at Outpost 31 believe and say.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::infection::{Player, Style};
use whiteout_bots::{Bot, Company};
use whiteout_core::{Chance as _, Game as _, Seat, Viewer};
use whiteout_infection::words::Blood;
use whiteout_infection::{Claim, Config, Event, State, Step, Window};

/// Squared errors of the belief and of the bare share of Imitations at that moment, and how many there were.
#[derive(Default)]
struct Score {
    belief: f64,
    prior: f64,
    count: f64,
    /// What was said and what came, in tenths.
    said: [f64; 10],
    came: [f64; 10],
}

/// What each Human believes of each other whose blood does not lie open.
fn measure(score: &mut Score, state: &State, bots: &mut [Player]) {
    let table = &state.table;
    let open: Vec<Seat> = table.crew().iter().filter(|&seat| table.shown[seat].is_none()).collect();
    let imitation = |seat: Seat| f64::from(u8::from(state.secret.blood[seat] == Blood::Imitation));
    for me in open.iter().copied().filter(|&me| state.secret.blood[me] == Blood::Human) {
        let doubts = bots[me.index()].doubts(&state.view(Viewer::Seat(me)));
        let others: Vec<Seat> = open.iter().copied().filter(|&seat| seat != me).collect();
        let share = others.iter().map(|&seat| imitation(seat)).sum::<f64>() / others.len().max(1) as f64;
        for seat in others {
            let (said, came) = (f64::from(doubts[seat.index()]), imitation(seat));
            score.belief += (said - came).powi(2);
            score.prior += (share - came).powi(2);
            score.count += 1.0;
            let tenth = ((said * 10.0) as usize).min(9);
            score.said[tenth] += said;
            score.came[tenth] += came;
        }
    }
}

/// Scores the belief at the beginning of every turn.
fn score(players: u8, games: u64) -> Score {
    let config = State::bounded(&Config::standard(players).expect("standard rules"));
    let mut score = Score::default();
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut bots: Vec<_> =
            (0..u64::from(players)).map(|seat| Player::new(seed * 8 + seat, Style::REGULAR)).collect();
        let (mut events, mut turn) = (Vec::new(), 0);
        let mut state = State::start(&config, &mut rng, &mut events);
        loop {
            for event in events.drain(..) {
                for (seat, bot) in Seat::all(players).zip(&mut bots) {
                    if event.audience().includes(Viewer::Seat(seat)) {
                        bot.see(&event);
                    }
                }
            }
            if state.table.step == (Step::Window { which: Window::First }) && state.table.turn_number != turn {
                turn = state.table.turn_number;
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
fn the_belief_is_nearer_to_the_truth_than_the_bare_number_of_imitations() {
    for players in [4, 6, 8] {
        let score = score(players, 150);
        let (belief, prior) = (score.belief / score.count, score.prior / score.count);
        println!("{players} players: Brier score of the belief {belief:.3}, of the prior {prior:.3}");
        assert!(belief < 0.95 * prior, "{players} players: {belief:.3} against {prior:.3}");
        let off = score.said.iter().zip(score.came).map(|(said, came)| (said - came).abs()).sum::<f64>() / score.count;
        println!("said {:.0?}, came {:.0?}", score.said, score.came);
        assert!(off < 0.1, "{players} players: what is said and what comes differ by {off:.3}");
    }
}

/// Everything that is said in some games, with whether the speaker is an Imitation, and the end of each game.
fn claims(games: u64) -> Vec<(bool, Claim)> {
    let config = State::bounded(&Config::standard(6).expect("standard rules"));
    let mut said = Vec::new();
    for seed in 0..games {
        let bots = (0..6).map(|seat| Box::new(Player::new(seed * 8 + seat, Style::REGULAR)) as Box<dyn Bot<State>>);
        let mut company = Company::new(bots.collect(), |game: &State| u64::from(game.table.turn_of_talk()));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut events: Vec<Event> = Vec::new();
        let mut state = State::start(&config, &mut rng, &mut events);
        loop {
            events.drain(..).for_each(|event| company.see(&event));
            company.talk(&state, |speaker, claim| said.push((state.secret.blood[speaker] == Blood::Imitation, claim)));
            let Some(seat) = state.decision().seats.lowest() else { break };
            let action = company.choose(&state, seat).expect("a bot on every seat");
            state.act(seat, action, &mut rng, &mut events).expect("a legal action");
        }
    }
    said
}

#[test]
fn both_sides_speak_and_of_the_same_things() {
    let said = claims(60);
    let share = |imitation: bool, such: fn(&Claim) -> bool| {
        let of: Vec<_> = said.iter().filter(|(side, _)| *side == imitation).collect();
        assert!(of.len() > 100, "{} claims", of.len());
        of.iter().filter(|(_, claim)| such(claim)).count() as f64 / of.len() as f64
    };
    let topics: [fn(&Claim) -> bool; 3] = [
        |claim| matches!(claim, Claim::IHelp { .. }),
        |claim| matches!(claim, Claim::ISuspect { .. } | Claim::ITrust { .. }),
        |claim| matches!(claim, Claim::IGave { .. }),
    ];
    for such in topics {
        let (human, imitation) = (share(false, such), share(true, such));
        assert!(human > 0.01 && imitation > 0.01, "{human:.3}, {imitation:.3}");
        assert!((human - imitation).abs() < 0.25, "{human:.3}, {imitation:.3}");
    }
}

#[test]
fn nobody_says_to_have_handed_in_sabotage() {
    for (_, claim) in claims(60) {
        assert!(!matches!(claim, Claim::IGave { card } | Claim::IPromise { card } if card.is_sabotage()), "{claim:?}");
    }
}
