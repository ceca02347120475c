//! Bots at both tables, and the dead.
//!
//! A bot decides by what its seat sees, so both worlds must be the same to the bots, too: then they must do and say the same,
//! and whatever else differs must not show to the viewer through them.

use serde_json::json;
use whiteout_core::{Chance as _, Game, Seat, SeatSet, Viewer};
use whiteout_table::{Entry, Eye, Phase, Saying, Table};
use whiteout_testkit::Random;

use super::evening::others;
use super::games::Watched;
use super::trial::{Trial, chosen, seen, settle};

impl<G: Watched> Trial<'_, G> {
    /// Whoever must see the same in both worlds: the viewer and, since they decide by what they see, the bots.
    pub(super) fn knowing(&self) -> Vec<Viewer> {
        let bots = self.sides[0].table.bots().map(|(seat, _)| Viewer::Seat(seat));
        bots.chain([self.look.eye.viewer()]).collect()
    }

    pub(super) fn shows_the_same(&self, one: &[Entry<G>], two: &[Entry<G>]) -> bool {
        self.knowing().into_iter().all(|viewer| seen(one, viewer) == seen(two, viewer))
    }

    /// Lets the bots of both tables move and speak until people are asked. They know the same, so they do the same.
    pub(super) async fn bots_move(&mut self) {
        if self.sides[0].table.bots().next().is_some() {
            let heard = self.sides.each_ref().map(|side| side.viewer.heard.len());
            for side in &self.sides {
                settle(&side.hub).await;
            }
            self.compare_bots(heard).await;
        }
    }

    /// Compares what bots have done since the viewer had heard so much.
    pub(super) async fn compare_bots(&mut self, heard: [usize; 2]) {
        for side in &mut self.sides {
            side.catch_up().await;
        }
        let [one, two] = self.sides.each_mut().map(|side| std::mem::take(&mut side.of_bots));
        for (one, two) in one.iter().zip(&two) {
            assert_eq!(deed_of(one), deed_of(two), "a bot knows more than its seat");
            self.done.bots += 1;
            if !self.shows_the_same(std::slice::from_ref(one), std::slice::from_ref(two)) {
                return self.part(heard);
            }
        }
        assert_eq!(one.len(), two.len(), "bots go on in one world alone");
        if self.whispered && self.is_over() {
            self.part(heard);
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.sides.iter().any(|side| side.table.phase() == Phase::Over)
    }

    /// The viewer has been shown another thing in each world since it had heard so much.
    pub(super) fn part(&mut self, heard: [usize; 2]) {
        self.parted = true;
        for (side, heard) in self.sides.iter_mut().zip(heard) {
            side.viewer.heard.truncate(heard);
        }
    }

    /// Somebody who is dead speaks in one world alone: neither the living nor those who look on hear a word of it.
    pub(super) async fn whisper(&mut self, rng: &mut Random) -> bool {
        if self.is_over() {
            // Everybody hears everybody then.
            return false;
        }
        let dead = self.sides[0].game().beyond();
        let speakers = others(&self.sides[0].table, self.look.eye).iter().filter(|&seat| dead.contains(seat));
        let speakers: SeatSet = speakers.collect();
        let hears = matches!(self.look.eye, Eye::Seat(seat) if dead.contains(seat));
        let Some(seat) = (!hears).then(|| speakers.nth(0)).flatten() else { return false };
        let words = json!({ "say": { "speech": { "text": "It was the cook." } } });
        let side = &mut self.sides[rng.below(2) as usize];
        if side.other_asks(seat, &words).await {
            self.whispered = true;
            self.done.whispers += 1;
        }
        side.catch_up().await;
        true
    }
}

pub(super) fn is_of_bot<G: Watched>(table: &Table<G>, entry: &Entry<G>) -> bool {
    match entry {
        Entry::Acted { seat, .. } => table.bots().any(|(bot, _)| bot == *seat),
        Entry::Said { saying } => saying.person.is_none(),
        _ => false,
    }
}

/// What a bot did or said.
type Deed<'a, G> = (Option<(Seat, <G as Game>::Action)>, Option<&'a Saying<<G as Game>::Claim>>);

fn deed_of<G: Watched>(entry: &Entry<G>) -> Deed<'_, G> {
    match entry {
        Entry::Said { saying } => (None, Some(saying)),
        _ => (chosen(entry), None),
    }
}
