//! The choices of a game that is over which mattered most: where the strongest bot would have done something else, by what that
//! seat could know then, and its side would have been most likely to fare better.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use whiteout_bots::{Bot, Budget, Deadline, TimeLimit};
use whiteout_core::{Seat, Viewer};
use whiteout_table::Entry;
use whiteout_text::Language;

use crate::hindsight::{Better, second_thoughts};
use crate::minds::remind;
use crate::outside::Outside;
use crate::past::Past;
use crate::replay::{Made, is_step, nth_game, unsaid};
use crate::served::Served;
use crate::thinking::{Ended, Listener, Thought};

/// Games looked into for each choice: enough to tell what mattered, and a whole game is thought over in seconds.
const GAMES: u32 = 160;
/// The whole takes no longer than this: on a slow machine each choice is looked into less.
const AT_MOST: Duration = Duration::from_secs(12);
/// So many are told.
const MOST: usize = 6;
/// A smaller difference may be no more than luck.
const LEAST: f32 = 0.04;

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurningPoint {
    /// The step of the replay, and the number of the choice among all, each from 0.
    step: usize,
    choice: usize,
    made: Made,
    better: Better,
}

/// Tells them in the order of the game. Whether it is over was asked before.
pub(crate) fn tell<G: Served>(
    past: &mut Past<G>,
    n: u32,
    language: Language,
    outside: Arc<dyn Outside>,
    listener: &mut Listener,
) -> Result<(), Ended> {
    let (mut table, entries) = nth_game(past, n)?;
    let unsaid = unsaid(&entries);
    let level = G::LEVELS.last().copied().unwrap_or(G::STAND_IN);
    let choices = entries.iter().filter(|entry| matches!(entry, Entry::Acted { .. })).count();
    // Looking back at one is thinking twice: what to do, and what it is worth against what was done.
    let time = TimeLimit {
        at_most: AT_MOST / (2 * choices.max(1)) as u32,
        until: Deadline::default(),
        clock: Arc::new(move || Duration::from_millis(outside.now())),
    };
    let budget = Budget { iterations: GAMES, ..Budget::default() }.within(time);
    // Always the same luck, so that whoever asks again is told the same.
    let bots = (0..table.settings().players).filter_map(|seat| G::bot(level, seat.into(), budget.clone()));
    let mut bots: Vec<Box<dyn Bot<G>>> = bots.collect();
    let mut points: Vec<TurningPoint> = Vec::new();
    let (mut step, mut choice) = (0, 0);
    for (at, entry) in entries.iter().enumerate() {
        listener.progress(at, entries.len())?;
        if let Entry::Acted { seat, action, .. } = entry {
            if let Some(game) = table.game()
                && let Some(bot) = bots.get_mut(seat.index())
                && let Some(hindsight) = bot.look_back(&game.view(Viewer::Seat(*seat)), *action)
            {
                let (made, better) = second_thoughts(language, &table, *seat, action, Some(hindsight));
                points.extend(better.map(|better| TurningPoint { step, choice, made, better }));
            }
            choice += 1;
        }
        for (seat, bot) in Seat::all(bots.len() as u8).zip(&mut bots) {
            remind(bot.as_mut(), seat, entry);
        }
        table.apply(entry);
        step += usize::from(is_step(entry, &unsaid));
    }
    points.retain(|point| point.better.gain() >= LEAST);
    points.sort_by(|a, b| b.better.gain().total_cmp(&a.better.gain()));
    points.truncate(MOST);
    points.sort_by_key(|point| point.step);
    for point in points {
        listener.tell(&Thought::Turn(point))?;
    }
    listener.progress(entries.len(), entries.len())
}
