//! The bots of a live table: they move, hear and speak like everybody, from what their seats may see.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use whiteout_bots::{Bot, Budget, TimeLimit};
use whiteout_core::{Seat, SeatSet, Viewer};
use whiteout_games::Seed;
use whiteout_store::{EventLog, StoreError};
use whiteout_table::{Entry, Phase, Playable, Speech, without_undone};

use crate::actor::Actor;
use crate::line::Line;
use crate::served::Served;

/// Nobody waits longer for a bot.
const PATIENCE: Duration = Duration::from_millis(900);

pub(crate) struct Player<G> {
    level: String,
    pub(crate) bot: Box<dyn Bot<G>>,
}

pub(crate) struct Bots<G> {
    players: BTreeMap<Seat, Player<G>>,
}

impl<G> Default for Bots<G> {
    fn default() -> Self {
        Self { players: BTreeMap::new() }
    }
}

impl<G: Served> Bots<G> {
    /// Bots learn from what they may see and hear.
    pub(crate) fn take_in(&mut self, entry: &Entry<G>) {
        // They cannot forget what was taken back, or a whole game: they start again from the log when they are next asked.
        if let Entry::Undone { .. } | Entry::Again { .. } = entry {
            self.players.clear();
        }
        for (&seat, player) in &mut self.players {
            remind(player.bot.as_mut(), seat, entry);
        }
    }
}

fn remind<G: Served>(bot: &mut dyn Bot<G>, seat: Seat, entry: &Entry<G>) {
    match entry {
        Entry::Started { events, .. } | Entry::Acted { events, .. } => {
            events
                .iter()
                .filter(|event| G::audience(event).includes(Viewer::Seat(seat)))
                .for_each(|event| bot.see(event));
        }
        Entry::Said { saying } if !saying.beyond => {
            if let (Some(speaker), Speech::Claim(claim)) = (saying.seat, &saying.speech) {
                bot.hear(speaker, *claim);
            }
        }
        _ => {}
    }
}

impl<L: EventLog, G: Served> Actor<L, G> {
    /// Lets one bot move. Whether somebody did, so that another may be asked by now.
    pub(crate) async fn bot_moves(&mut self) -> bool {
        self.bots_speak().await;
        match self.table.bots_asked().into_iter().next() {
            Some((seat, level)) => self.move_for(seat, &level).await,
            None => false,
        }
    }

    /// The clock has run out: everybody who is late does what tells nothing of their side.
    pub(crate) async fn time_is_up(&mut self) {
        let late = self.table.game().map(|game| game.decision().seats);
        for seat in late.into_iter().flat_map(SeatSet::iter).collect::<Vec<_>>() {
            if self.table.phase() == Phase::Playing {
                self.fall_back(seat).await;
            }
        }
    }

    async fn fall_back(&mut self, seat: Seat) -> bool {
        let mut rng = Seed::new(self.outside.bytes()).rng();
        let action = self.table.game().and_then(|game| Playable::fallback(game, seat, &mut rng));
        match action.and_then(|action| self.table.decide_for(seat, action, self.outside.now()).ok()) {
            Some(entries) => self.store(entries).await.is_ok(),
            None => false,
        }
    }

    async fn move_for(&mut self, seat: Seat, level: &str) -> bool {
        if self.table.phase() != Phase::Playing {
            return false;
        }
        let Some(game) = self.table.game() else { return false };
        let mut view = game.view(Viewer::Seat(seat));
        // There are more characters than seats, so something is always left to choose.
        let legal = G::choices_mut(&mut view);
        legal.retain(|&action| !self.table.is_wished_by_another(seat, action));
        let legal = legal.clone();
        let choice = match self.think(seat, level, move |bot| bot.choose(&view)).await {
            Ok(choice) => choice.filter(|choice| legal.contains(choice)),
            Err(_) => {
                self.try_again_later();
                return false;
            }
        };
        // One that errs, or plays by other rules, must not end people's game.
        let Some(action) = choice else { return self.fall_back(seat).await };
        match self.table.decide_for(seat, action, self.outside.now()) {
            Ok(entries) => self.store(entries).await.is_ok(),
            Err(_) => self.fall_back(seat).await,
        }
    }

    /// Every bot that may speak is asked; what it says is stored like anything said.
    async fn bots_speak(&mut self) {
        let seats: Vec<Seat> = self.bots.players.keys().copied().collect();
        for seat in seats {
            if !self.table.bot_may_speak(seat) {
                continue;
            }
            let Some(player) = self.bots.players.get_mut(&seat) else { continue };
            let claim = player.bot.speak();
            if let Some(entries) = claim.and_then(|claim| self.table.say_for(seat, claim, self.outside.now()).ok())
                && self.store(entries).await.is_err()
            {
                return;
            }
        }
    }

    /// Lets the bot of a seat think where it holds up no other table.
    async fn think<T: Send + 'static>(
        &mut self,
        seat: Seat,
        level: &str,
        thought: impl FnOnce(&mut dyn Bot<G>) -> T + Send + 'static,
    ) -> Result<Option<T>, StoreError> {
        let known = self.bots.players.remove(&seat).filter(|player| player.level == level);
        let mut player = match known {
            Some(player) => player,
            None => match self.wake(seat, level).await? {
                Some(player) => player,
                None => return Ok(None),
            },
        };
        // One that panics is gone and wakes again with the next question.
        let thought = tokio::task::spawn_blocking(move || {
            let result = thought(player.bot.as_mut());
            (player, result)
        });
        let Ok((player, result)) = thought.await else { return Ok(None) };
        self.bots.players.insert(seat, player);
        Ok(Some(result))
    }

    /// A bot that knows what its seat has seen and heard so far.
    pub(crate) async fn wake(&mut self, seat: Seat, level: &str) -> Result<Option<Player<G>>, StoreError> {
        let outside = self.outside.clone();
        let clock = Arc::new(move || Duration::from_millis(outside.now()));
        let budget = Budget::default().within(TimeLimit { at_most: PATIENCE, clock });
        let Some(mut bot) = G::bot(level, u64::from_le_bytes(self.outside.bytes()), budget) else {
            return Ok(None);
        };
        let mut past: Vec<Entry<G>> = Vec::new();
        for stored in self.log.read(self.key, 0).await? {
            match Line::from_bytes(&stored.bytes) {
                // What was before is another game.
                Some(Line::Entry(Entry::Again { .. })) => past.clear(),
                Some(Line::Entry(entry)) => past.push(entry),
                _ => {}
            }
        }
        for entry in &without_undone(past) {
            remind(bot.as_mut(), seat, entry);
        }
        Ok(Some(Player { level: level.to_owned(), bot }))
    }
}
