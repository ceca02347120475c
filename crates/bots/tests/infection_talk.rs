//! What players of Infection at Outpost 31 say.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::infection::{Player, Style};
use whiteout_bots::{Bot, Company};
use whiteout_core::Game as _;
use whiteout_infection::words::Blood;
use whiteout_infection::{Claim, Config, Event, State};

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
