//! The bots of a live table: they move, hear and speak like everybody, from what their seats may see.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinHandle;
use whiteout_bots::{Bot, Budget, Deadline, TimeLimit};
use whiteout_core::{Game, Seat, SeatSet, Viewer};
use whiteout_games::Seed;
use whiteout_store::{EventLog, StoreError};
use whiteout_table::{Entry, Millis, Phase, Playable, without_undone};

use crate::actor::Actor;
use crate::minds::remind;
use crate::reading::entries;
use crate::served::Served;

/// Nobody waits longer for a bot: so long after its question it makes do with what it has found.
const PATIENCE: Millis = 500;
/// How long a bot thinks depends on what it holds. A move that took thought is made on a beat counted from its question,
/// so that nobody learns anything from the wait; the beat leaves room for the last game looked into.
const BEAT: Millis = 750;

/// What somebody comes to, and the bot that came to it.
pub(crate) type Thought<G> = JoinHandle<(Box<dyn Bot<G>>, <G as Game>::Action)>;

/// A move that is thought about. The table goes on meanwhile: how fast it answers others must tell nothing either.
pub(crate) struct Held<G: Served> {
    seat: Seat,
    level: String,
    /// What could be chosen from.
    legal: Vec<G::Action>,
    thought: Thought<G>,
    asked_at: Millis,
    pub(crate) at: Millis,
}

impl<G: Served> Actor<G> {
    /// Lets one bot move. Whether somebody did, so that another may be asked by now.
    pub(crate) async fn bot_moves(&mut self) -> bool {
        self.bots_speak().await;
        let asked = self.table.bots_asked().into_iter().next();
        // Somebody may have come back to their seat, or another may have left theirs.
        if self.held.as_ref().is_some_and(|held| asked.as_ref() != Some(&(held.seat, held.level.clone()))) {
            self.drop_thought();
        }
        match (asked, self.held.take()) {
            (Some(_), Some(mut held)) if held.at <= self.outside.now() => {
                if held.thought.is_finished() {
                    return self.carry_out_thought(held, true).await;
                }
                held.at = next_beat(held.asked_at, self.outside.now());
                self.held = Some(held);
                false
            }
            (Some((seat, level)), None) => self.move_for(seat, level).await,
            (_, held) => {
                self.held = held;
                false
            }
        }
    }

    /// What a bot thinks about has become void; it wakes again with the next question.
    pub(crate) fn drop_thought(&mut self) {
        if let Some(held) = self.held.take() {
            self.bots.lose(held.seat);
            // One that has not begun never does; the other stops at the next game it would look into.
            held.thought.abort();
            self.patience.pass();
            self.void = Some(held.thought);
        }
    }

    /// What a bot thinks about a question that was answered for it is void.
    pub(crate) fn has_acted(&mut self, seat: Seat) {
        if self.held.as_ref().is_some_and(|held| held.seat == seat) {
            self.drop_thought();
        }
    }

    /// The clock has run out: everybody who is late does what tells nothing of their side. In the lobby the start is called
    /// off.
    pub(crate) async fn time_is_up(&mut self) {
        if let Some(entry) = self.table.call_off_start(self.outside.now()) {
            // Tried again later if it fails.
            let _ = self.store(vec![entry]).await;
            return;
        }
        let late = self.table.game().map(|game| game.decision().seats);
        for seat in late.into_iter().flat_map(SeatSet::iter).collect::<Vec<_>>() {
            if self.table.phase() == Phase::Playing {
                self.fall_back(seat).await;
            }
        }
    }

    async fn fall_back(&mut self, seat: Seat) -> bool {
        let Ok(seed) = self.outside.bytes() else {
            self.try_again_later();
            return false;
        };
        let mut rng = Seed::new(seed).rng();
        let action = self.table.game().and_then(|game| Playable::fallback(game, seat, &mut rng));
        match action.and_then(|action| self.table.decide_for(seat, action, self.outside.now()).ok()) {
            Some(entries) => self.store(entries).await.is_ok(),
            None => false,
        }
    }

    async fn move_for(&mut self, seat: Seat, level: String) -> bool {
        if self.table.phase() != Phase::Playing {
            return false;
        }
        let Some(game) = self.table.game() else { return false };
        let mut view = game.view(Viewer::Seat(seat));
        // There are more characters than seats, so something is always left to choose.
        let legal = G::choices_mut(&mut view);
        legal.retain(|&action| !self.table.is_wished_by_another(seat, action));
        let legal = legal.clone();
        if !self.bots.plays(seat, &level) && self.wake_bots().await.is_err() {
            self.try_again_later();
            return false;
        }
        // One at a time, however often questions change.
        if let Some(void) = self.void.take() {
            let _ = void.await;
        }
        // How long it takes to be told the game tells nothing of a hand.
        let asked_at = self.outside.now();
        self.patience.set(Duration::from_millis(asked_at.saturating_add(PATIENCE)));
        let Some(mut bot) = self.bots.take(seat, &level) else { return self.fall_back(seat).await };
        let ponders = bot.ponders(&view);
        // Where it holds up no other table.
        let thought = tokio::task::spawn_blocking(move || {
            let action = bot.choose(&view);
            (bot, action)
        });
        let held = Held { seat, level, legal, thought, asked_at, at: asked_at.saturating_add(BEAT) };
        if ponders {
            self.held = Some(held);
            return false;
        }
        self.carry_out_thought(held, false).await
    }

    async fn carry_out_thought(&mut self, held: Held<G>, pondered: bool) -> bool {
        let Held { seat, legal, thought, .. } = held;
        let Ok((bot, action)) = thought.await else {
            // One that panics is gone and wakes again with the next question.
            self.bots.lose(seat);
            return self.fall_back(seat).await;
        };
        self.bots.give_back(seat, bot);
        // One that errs, or plays by other rules, must not end people's game.
        if !legal.contains(&action) {
            return self.fall_back(seat).await;
        }
        match self.table.decide_for(seat, action, self.outside.now()) {
            Ok(entries) => self.store(entries).await.is_ok(),
            // The question has become another one: it is thought about anew.
            Err(_) if pondered => true,
            Err(_) => self.fall_back(seat).await,
        }
    }

    /// Every bot that may speak is asked; what it says is stored like anything said.
    async fn bots_speak(&mut self) {
        for seat in self.bots.seats() {
            if !self.table.bot_may_speak(seat) {
                continue;
            }
            let claim = self.bots.speaker(seat).and_then(Bot::speak);
            if let Some(entries) = claim.and_then(|claim| self.table.say_for(seat, claim, self.outside.now()).ok())
                && self.store(entries).await.is_err()
            {
                return;
            }
        }
    }

    /// Every bot of this table that sleeps is told the present game, all from one reading.
    async fn wake_bots(&mut self) -> Result<(), StoreError> {
        let past = self.past().await?;
        let asleep = self.table.bots().filter(|&(seat, level)| !self.bots.plays(seat, level));
        let mut woken: Vec<_> = asleep
            .filter_map(|(seat, level)| Some((seat, level.to_owned(), self.bot(level, &self.patience)?)))
            .collect();
        let told = tokio::task::spawn_blocking(move || {
            for (seat, _, bot) in &mut woken {
                for entry in &past {
                    remind(bot.as_mut(), *seat, entry);
                }
            }
            woken
        });
        for (seat, level, bot) in told.await.unwrap_or_default() {
            self.bots.join(seat, level, bot);
        }
        Ok(())
    }

    /// A bot that knows nothing yet.
    pub(crate) fn bot(&self, level: &str, until: &Deadline) -> Option<Box<dyn Bot<G>>> {
        let outside = self.outside.clone();
        let clock = Arc::new(move || Duration::from_millis(outside.now()));
        let limit = TimeLimit { at_most: Duration::from_millis(PATIENCE), until: until.clone(), clock };
        let budget = Budget::default().within(limit);
        G::bot(level, u64::from_le_bytes(self.outside.bytes().ok()?), budget)
    }

    /// The present game so far, without what was taken back.
    pub(crate) async fn past(&mut self) -> Result<Vec<Entry<G>>, StoreError> {
        Ok(without_undone(entries(&self.log.read(self.key, self.deal).await?)))
    }
}

/// The first beat after this, counted from the question.
const fn next_beat(asked_at: Millis, now: Millis) -> Millis {
    let taken = now.saturating_sub(asked_at);
    asked_at.saturating_add((taken / BEAT + 1) * BEAT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beat_is_counted_from_the_question_and_never_passed_by() {
        for (taken, beats) in [(0, 1), (1, 1), (BEAT - 1, 1), (BEAT, 2), (BEAT * 2 + 5, 3)] {
            assert_eq!(next_beat(1_000, 1_000 + taken), 1_000 + beats * BEAT);
        }
    }
}
