//! What is read from a table's log on request, so that it keeps no more in memory than it needs to go on.

use std::sync::Arc;

use tokio::sync::oneshot;
use whiteout_bots::Deadline;
use whiteout_store::Entry as Stored;
use whiteout_table::{Entry, Eye, Phase, Spectators};
use whiteout_text::Language;

use crate::actor::Actor;
use crate::history;
use crate::library::{self, LibraryGames};
use crate::limits::Leave;
use crate::line::Line;
use crate::padding::body::Opaque;
use crate::past::Past;
use crate::publish::Reader;
use crate::replay::nth_game;
use crate::served::Served;
use crate::tokens::TokenHash;
use crate::{hindsight, picture, replay};

/// What goes over the wire, or why there is nothing.
pub(crate) type Told = Result<String, &'static str>;

impl<G: Served> Actor<G> {
    pub(crate) async fn tell_history(
        &mut self,
        token: Option<TokenHash>,
        (language, packed): (Language, bool),
        leave: Arc<Leave>,
        reply: oneshot::Sender<Result<Opaque, &'static str>>,
    ) {
        let Some(eye) = self.reader(token) else {
            let _ = reply.send(Err("no-spectators"));
            return;
        };
        let (table, streams) = self.shown_to(eye);
        let ((seq, _), present) = (streams.now(eye), table.present().clone());
        let reader = Reader { eye, language: Some(language) };
        let asked = history::Asked { epoch: self.epoch(eye), seq, reader, at: self.outside.now(), present, packed };
        // In the lobby of the next game the last one is still told.
        let n = table.games().saturating_sub(u32::from(table.phase() == Phase::Lobby));
        self.tell_from_log(n, leave, reply, move |past| history::tell(past, &asked)).await;
    }

    /// With whose eyes somebody reads what was. Where nobody may look on, a lobby opens only the present to strangers.
    fn reader(&self, token: Option<TokenHash>) -> Option<Eye> {
        let eye = self.table.eye_of(self.person(token))?;
        (eye != Eye::Spectator || self.table.settings().spectators != Spectators::No).then_some(eye)
    }

    /// A game that is over, as far as this viewer knows.
    pub(crate) async fn tell_record(
        &mut self,
        token: Option<TokenHash>,
        n: Option<u32>,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    ) {
        match self.over(token, n) {
            Err(code) => drop(reply.send(Err(code))),
            Ok(n) => {
                let tell = move |past: &mut Past<G>| {
                    let (table, entries) = nth_game(past, n)?;
                    whiteout_table::record_dealt(table, entries).map(|record| record.to_json()).ok_or("corrupt")
                };
                self.tell_from_log(n, leave, reply, tell).await;
            }
        }
    }

    /// The same, step by step, with nothing hidden.
    pub(crate) async fn tell_replay(
        &mut self,
        token: Option<TokenHash>,
        n: Option<u32>,
        language: Language,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    ) {
        match self.over(token, n) {
            Err(code) => drop(reply.send(Err(code))),
            Ok(n) => self.tell_from_log(n, leave, reply, move |past| replay::tell(past, n, language)).await,
        }
    }

    /// The same in one picture.
    pub(crate) async fn tell_picture(
        &mut self,
        token: Option<TokenHash>,
        n: Option<u32>,
        language: Language,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    ) {
        match self.over(token, n) {
            Err(code) => drop(reply.send(Err(code))),
            Ok(n) => self.tell_from_log(n, leave, reply, move |past| picture::tell(past, n, language)).await,
        }
    }

    /// One choice of it, thought about again.
    pub(crate) async fn tell_hindsight(
        &mut self,
        token: Option<TokenHash>,
        n: Option<u32>,
        (choice, language): (usize, Language),
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    ) {
        let strongest = G::LEVELS.last().copied().unwrap_or(G::STAND_IN);
        match (self.over(token, n), self.bot(strongest, &Deadline::default())) {
            (Err(code), _) => drop(reply.send(Err(code))),
            (_, None) => drop(reply.send(Err("unavailable"))),
            (Ok(n), Some(mut bot)) => {
                let tell = move |past: &mut Past<G>| hindsight::tell(past, n, choice, language, bot.as_mut());
                self.tell_from_log(n, leave, reply, tell).await;
            }
        }
    }

    /// The games of this table at which somebody sat, as JSON.
    pub(crate) async fn tell_mine(&mut self, token: Option<TokenHash>) -> Told {
        let person = self.person(token).ok_or("not-seated")?;
        let games = library::mine(&*self.log, self.key, person).await.map_err(|error| error.code())?;
        serde_json::to_string(&LibraryGames { games }).map_err(|_| "unavailable")
    }

    /// The number of a game that is over as far as this viewer knows, the last one unless another is named.
    pub(crate) fn over(&mut self, token: Option<TokenHash>, n: Option<u32>) -> Result<u32, &'static str> {
        let eye = self.reader(token).ok_or("no-spectators")?;
        let (table, _) = self.shown_to(eye);
        let n = n.unwrap_or(table.games());
        let over = n < table.games() || n == table.games() && table.phase() == Phase::Over;
        if over { Ok(n) } else { Err(if n > table.games() { "never-played" } else { "not-over" }) }
    }

    /// Tells the `n`th game. A long one takes a moment; the table goes on meanwhile.
    async fn tell_from_log<T: Send + 'static>(
        &mut self,
        n: u32,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Result<T, &'static str>>,
        tell: impl FnOnce(&mut Past<G>) -> Result<T, &'static str> + Send + 'static,
    ) {
        match Past::of_game(self.log.clone(), self.key, n).await {
            Err(error) => drop(reply.send(Err(error.code()))),
            Ok(mut past) => {
                tokio::task::spawn_blocking(move || {
                    let _until_it_ends = leave;
                    reply.send(tell(&mut past))
                });
            }
        }
    }
}

/// The table's entries among its lines.
pub(crate) fn entries<G: Served>(lines: &[Stored]) -> impl Iterator<Item = Entry<G>> {
    lines.iter().filter_map(|line| match Line::from_bytes(&line.bytes) {
        Some(Line::Entry(entry)) => Some(entry),
        _ => None,
    })
}
