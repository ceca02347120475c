//! How fast a table answers tells nothing of what a bot thinks about.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use whiteout_boardgame::{Action, Claim, Event, State, View};
use whiteout_bots::Bot;
use whiteout_core::Seat;
use whiteout_store::{EventLog as _, Memory, TableKey};

use super::evening::Evening;
use crate::actor::{Actor, Ask};
use crate::alerts::{Alerts, LogAddresses};
use crate::line::Line;
use crate::outside::Machine;
use crate::snapshot;

/// Thinks until it is told to stop.
struct Slow(Receiver<()>);

impl Bot<State> for Slow {
    fn see(&mut self, _: &Event) {}

    fn hear(&mut self, _: Seat, _: Claim) {}

    fn choose(&mut self, view: &View) -> Action {
        let _ = self.0.recv();
        view.legal.first().copied().unwrap_or(Action::Pass)
    }

    fn ponders(&self, _: &View) -> bool {
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_answered_while_a_bot_thinks() {
    let mut evening = Evening::<State>::in_company(1);
    while evening.table.bots_asked().is_empty() {
        evening.random_move();
    }
    let (log, key) = (Arc::new(Memory::default()), TableKey(1));
    log.append(key, 0, evening.lines.iter().map(Line::to_bytes).collect()).await.expect("a log");
    let found = snapshot::find(&*log, key).await.expect("a log").expect("a table");
    let (alarms, _alarmed) = mpsc::unbounded_channel();
    let alerts = Arc::new(Alerts::new(Arc::new(Machine), LogAddresses::None));
    let actor = Actor::<State>::load(key, &found, log.clone(), Arc::new(Machine), alarms, alerts).await;
    let mut actor = actor.expect("a log").expect("a table");
    let (seat, level) = evening.table.bots_asked().into_iter().next().expect("a bot");
    let (done, until) = channel();
    actor.bots.join(seat, level, Box::new(Slow(until)));
    let before = log.last_seq(key).await;
    let handle = actor.spawn();

    for _ in 0..3 {
        let (reply, answer) = oneshot::channel();
        handle.send(Ask::Mine { token: None, reply }).await.expect("a table");
        let answered = tokio::time::timeout(Duration::from_secs(20), answer).await;
        assert!(answered.is_ok(), "it waits for the bot");
    }
    assert_eq!(log.last_seq(key).await, before, "the bot still thinks");
    drop(done);
    let moved = async {
        while log.last_seq(key).await == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), moved).await.expect("then it moves");
}
