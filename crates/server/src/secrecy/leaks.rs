//! Servers that leak on purpose: the proof that the comparison sees it.

use std::sync::Arc;

use tokio::sync::mpsc;
use whiteout_store::TableKey;

use crate::actor::Ask;
use crate::hub::Hub;
use crate::outbox::{Out, outbox};

/// How a hidden number gets out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leak {
    /// Written into every message.
    Value,
    /// As spaces behind every message.
    Size,
    /// As one more message, or none.
    Frames,
}

impl Leak {
    /// Puts somebody between a table and its sockets who knows a number that lies face down.
    pub(super) async fn break_in(self, hub: &Hub, key: TableKey, hidden: usize) {
        hub.replace(key, |table| {
            let (handle, mut inbox) = mpsc::channel(16);
            tokio::spawn(async move {
                while let Some(ask) = inbox.recv().await {
                    if table.send(self.listen_in(ask, hidden)).await.is_err() {
                        return;
                    }
                }
            });
            handle
        })
        .await;
    }

    fn listen_in(self, ask: Ask, hidden: usize) -> Ask {
        let Ask::Enter { visit, out, reply } = ask else { return ask };
        let (between, mut texts) = outbox();
        tokio::spawn(async move {
            while let Some(Out::Text(text)) = texts.next().await {
                let (text, more) = match self {
                    Self::Value => (format!("{},\"hidden\":{hidden}}}", &text[..text.len() - 1]).into(), None),
                    Self::Size => (format!("{text}{}", " ".repeat(hidden)).into(), None),
                    Self::Frames => (text, (hidden % 2 == 1).then(|| Arc::from("{}"))),
                };
                for text in [Some(text), more].into_iter().flatten() {
                    if out.try_send(Out::Text(text)).is_err() {
                        return;
                    }
                }
            }
        });
        Ask::Enter { visit, out: between, reply }
    }
}
