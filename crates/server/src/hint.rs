//! Advice for learners: what the strongest bot would do in this seat and why, and how likely everybody is an Alien. It comes from
//! what the seat has seen and heard, and is given only where no person plays against it.

use std::sync::Arc;

use serde::Serialize;
use tokio::sync::oneshot;
use whiteout_bots::{Because, Bot, Deadline};
use whiteout_core::{Seat, Viewer};
use whiteout_table::{Holder, Phase};

use crate::actor::Actor;
use crate::limits::Leave;
use crate::minds::remind;
use crate::reading::Told;
use crate::served::Served;
use crate::tokens::TokenHash;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Hint<A> {
    /// How likely each seat is secretly an Alien, 0 to 1 in order of seats, by what this seat knows.
    pub(crate) doubts: Vec<f32>,
    /// What to do now, if this seat is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) advice: Option<Advice<A>>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Advice<A> {
    pub(crate) action: A,
    #[cfg_attr(test, ts(as = "String"))]
    pub(crate) because: Because,
    /// The best of what was left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) instead: Option<A>,
}

impl<G: Served> Actor<G> {
    pub(crate) async fn tell_hint(
        &mut self,
        token: Option<TokenHash>,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Told>,
    ) {
        let seat = self.person(token).and_then(|person| self.table.seat_of(person));
        let game = self.table.game().filter(|_| self.table.phase() == Phase::Playing).cloned();
        let (Some(seat), Some(game)) = (seat, game) else {
            let _ = reply.send(Err(if seat.is_none() { "not-seated" } else { "not-started" }));
            return;
        };
        let alone = Seat::all(game.seats())
            .filter(|&other| other != seat)
            .all(|other| self.table.seated(other).is_some_and(|seated| matches!(seated.holder, Holder::Bot { .. })));
        if !alone && !G::COOPERATIVE {
            let _ = reply.send(Err("not-practice"));
            return;
        }
        let strongest = G::LEVELS.last().copied().unwrap_or(G::STAND_IN);
        let Some(mut bot) = self.bot(strongest, &Deadline::default()) else {
            return drop(reply.send(Err("not-practice")));
        };
        let past = match self.past().await {
            Ok(past) => past,
            Err(error) => return drop(reply.send(Err(error.code()))),
        };
        let view = game.view(Viewer::Seat(seat));
        // It takes a moment; the table goes on meanwhile.
        tokio::task::spawn_blocking(move || {
            let _until_it_ends = leave;
            for entry in &past {
                remind(bot.as_mut(), seat, entry);
            }
            let advice = (!G::choices(&view).is_empty()).then(|| advise(bot.as_mut(), &view));
            let hint = Hint { doubts: bot.doubts(&view), advice };
            reply.send(serde_json::to_string(&hint).map_err(|_| "corrupt"))
        });
    }
}

fn advise<G: Served>(bot: &mut dyn Bot<G>, view: &G::View) -> Advice<G::Action> {
    let action = bot.choose(view);
    match bot.why().filter(|why| why.action == action) {
        Some(why) => Advice { action, because: why.because, instead: why.instead.map(|(action, _)| action) },
        None => Advice { action, because: Because::OnlyChoice, instead: None },
    }
}
