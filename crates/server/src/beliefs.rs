//! What each seat could have believed, all along a game that is over: from what it saw and heard, and nothing else.

use whiteout_bots::{Bot, Budget};
use whiteout_core::{Seat, Viewer};
use whiteout_table::Entry;

use crate::minds::remind;
use crate::past::Past;
use crate::replay::{is_step, nth_game, unsaid};
use crate::served::Served;
use crate::thinking::{Ended, Listener, Thought};

/// Tells what everybody could have believed, wherever it changes. Whether the game is over was asked before.
pub(crate) fn tell<G: Served>(past: &mut Past<G>, n: u32, listener: &mut Listener) -> Result<(), Ended> {
    let (mut table, entries) = nth_game(past, n)?;
    let unsaid = unsaid(&entries);
    let mut onlookers = Onlookers::<G>::of(table.settings().players);
    let mut step = 0;
    for (at, entry) in entries.iter().enumerate() {
        listener.progress(at, entries.len())?;
        table.apply(entry);
        onlookers.take_in(entry);
        if !is_step(entry, &unsaid) {
            continue;
        }
        if let Some(doubts) = table.game().and_then(|game| onlookers.news(game)) {
            listener.tell(&Thought::Doubts { step, doubts })?;
        }
        step += 1;
    }
    listener.progress(entries.len(), entries.len())
}

/// A thinker behind every seat.
struct Onlookers<G: Served> {
    bots: Vec<Box<dyn Bot<G>>>,
    said: Vec<Vec<u8>>,
}

impl<G: Served> Onlookers<G> {
    fn of(seats: u8) -> Self {
        // The same that advises learners. What it believes takes no chance and no search.
        let level = G::LEVELS.last().copied().unwrap_or(G::STAND_IN);
        let bots = (0..seats).filter_map(|_| G::bot(level, 0, Budget::default())).collect();
        Self { bots, said: Vec::new() }
    }

    fn seats(&mut self) -> impl Iterator<Item = (Seat, &mut Box<dyn Bot<G>>)> {
        Seat::all(self.bots.len() as u8).zip(&mut self.bots)
    }

    fn take_in(&mut self, entry: &Entry<G>) {
        for (seat, bot) in self.seats() {
            remind(bot.as_mut(), seat, entry);
        }
    }

    /// In the eyes of each seat, how likely everybody is against the Humans, in per cent: if that is new.
    fn news(&mut self, game: &G) -> Option<Vec<Vec<u8>>> {
        let per_cent = |doubts: Vec<f32>| doubts.into_iter().map(|doubt| (doubt * 100.0).round() as u8).collect();
        let now: Vec<Vec<u8>> =
            self.seats().map(|(seat, bot)| per_cent(bot.doubts(&game.view(Viewer::Seat(seat))))).collect();
        (now != self.said).then(|| {
            self.said.clone_from(&now);
            now
        })
    }
}
