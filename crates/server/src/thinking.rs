//! What takes a while to think about of a game that is over, told line by line as it is found, with how far it has got.

use std::sync::Arc;

use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use whiteout_text::Language;

use crate::actor::Actor;
use crate::beliefs;
use crate::limits::Leave;
use crate::past::Past;
use crate::served::Served;
use crate::tokens::TokenHash;
use crate::turns::{self, TurningPoint};

/// One line.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Thought {
    /// How far it has got. Nothing comes after the last.
    Progress { at: usize, of: usize },
    /// From this step of the replay on, in the eyes of each seat, how likely everybody is against the Humans, in per cent.
    Doubts { step: usize, doubts: Vec<Vec<u8>> },
    /// A choice that mattered.
    Turn(TurningPoint),
}

/// What is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// What each seat could have believed, step by step.
    Beliefs,
    /// Where another choice would have mattered most.
    Turns(Language),
}

/// The lines, or why there are none.
pub(crate) type Thoughts = Result<mpsc::UnboundedReceiver<String>, &'static str>;

/// Why the thinking ends early: nobody listens any more, or the log cannot be read.
#[derive(Debug)]
pub(crate) struct Ended;

impl From<&'static str> for Ended {
    fn from(_: &'static str) -> Self {
        Self
    }
}

/// Whoever listens.
pub(crate) struct Listener {
    /// There are no more lines than a game has steps: nobody who reads slowly keeps the thinking from its end.
    lines: mpsc::UnboundedSender<String>,
    told: Option<usize>,
}

impl Listener {
    pub(crate) fn new() -> (Self, mpsc::UnboundedReceiver<String>) {
        let (lines, thoughts) = mpsc::unbounded_channel();
        (Self { lines, told: None }, thoughts)
    }

    pub(crate) fn tell(&mut self, thought: &Thought) -> Result<(), Ended> {
        let line = serde_json::to_string(thought).map_err(|_| Ended)?;
        self.lines.send(line + "\n").map_err(|_| Ended)
    }

    /// Told once for every hundredth part.
    pub(crate) fn progress(&mut self, at: usize, of: usize) -> Result<(), Ended> {
        let part = at * 100 / of.max(1);
        if self.told == Some(part) {
            return Ok(());
        }
        self.told = Some(part);
        self.tell(&Thought::Progress { at, of })
    }
}

impl<G: Served> Actor<G> {
    /// The table goes on meanwhile; whoever stops listening ends it.
    pub(crate) async fn think_over(
        &mut self,
        token: Option<TokenHash>,
        n: Option<u32>,
        subject: Subject,
        leave: Arc<Leave>,
        reply: oneshot::Sender<Thoughts>,
    ) {
        let n = match self.over(token, n) {
            Ok(n) => n,
            Err(code) => return drop(reply.send(Err(code))),
        };
        let mut past = match Past::of_game(self.log.clone(), self.key, n).await {
            Ok(past) => past,
            Err(error) => return drop(reply.send(Err(error.code()))),
        };
        let (mut listener, thoughts) = Listener::new();
        let outside = self.outside.clone();
        if reply.send(Ok(thoughts)).is_ok() {
            tokio::task::spawn_blocking(move || {
                let _until_it_ends = leave;
                match subject {
                    Subject::Beliefs => beliefs::tell::<G>(&mut past, n, &mut listener),
                    Subject::Turns(language) => turns::tell::<G>(&mut past, n, language, outside, &mut listener),
                }
            });
        }
    }
}
