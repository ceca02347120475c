use whiteout_bots::infection::{Player, Style};
use whiteout_infection::words::Blood;
use whiteout_infection::{Config, State, Step, Window};

use crate::must_be_calibrated;
use crate::score::{Moment, Score};

/// The beginning of every turn; open are those whose blood is not.
fn moment(state: &State) -> Option<Moment> {
    let table = &state.table;
    let open = table.crew().iter().filter(|&seat| table.shown[seat].is_none());
    (table.step == Step::Window { which: Window::First }).then(|| Moment {
        round: usize::from(table.turn_number),
        open: open.map(|seat| (seat, state.secret.blood[seat] == Blood::Imitation)).collect(),
    })
}

#[test]
fn the_belief_is_nearer_to_the_truth_than_the_bare_number_of_imitations() {
    must_be_calibrated::<State>(0.95, |players, games| {
        let config = Config::standard(players).expect("standard rules");
        Score::of(&config, games, |seed| Player::new(seed, Style::REGULAR), moment)
    });
}
