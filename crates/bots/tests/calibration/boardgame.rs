use whiteout_boardgame::table::Status;
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Config, State, Step};
use whiteout_bots::{Player, Style};

use crate::must_be_calibrated;
use crate::score::{Moment, Score};

/// The vote of every round; open are those who are neither proven nor exposed.
fn moment(state: &State) -> Option<Moment> {
    let table = &state.table;
    let open = table.seats().filter(|&seat| table.status[seat] == Status::Character && !table.is_green(seat));
    matches!(table.step, Step::Vote).then(|| Moment {
        round: usize::from(table.round),
        open: open.map(|seat| (seat, state.secret.role[seat] == Role::Alien)).collect(),
    })
}

#[test]
fn the_belief_is_nearer_to_the_truth_than_the_bare_number_of_aliens() {
    must_be_calibrated::<State>(0.5, |players, games| {
        let config = Config::standard(players).expect("standard rules");
        Score::of(&config, games, |seed| Player::new(seed, Style::REGULAR), moment)
    });
}
