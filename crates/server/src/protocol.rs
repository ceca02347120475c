//! The messages of the socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use whiteout_boardgame::Action;
use whiteout_core::Seat;
use whiteout_table::{Change, Command, News, Person, Refusal, Saying};

use crate::words::Words;

/// From a client.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    /// Comes back in the answer.
    pub(crate) id: u64,
    #[serde(rename = "do")]
    pub(crate) command: Command<Action>,
}

/// To a client.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Message<'a> {
    /// Everything this viewer may see.
    Page(Box<Page>),
    News(&'a Update),
    /// The command is stored and done.
    Done {
        id: u64,
    },
    /// The command was not carried out; nothing changed.
    Refused {
        id: Option<u64>,
        refusal: Refusal,
        /// The same in the reader's language, where it rests on a rule of the game.
        #[serde(skip_serializing_if = "Option::is_none")]
        words: Option<String>,
    },
    /// The connection ends, and why.
    Closed {
        code: &'static str,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Page {
    /// Names this life of the table; sequence numbers count within it.
    pub(crate) epoch: u64,
    pub(crate) seq: u64,
    pub(crate) person: Option<Person>,
    pub(crate) seat: Option<Seat>,
    #[serde(rename = "page")]
    pub(crate) public: Value,
    pub(crate) own: Value,
    pub(crate) note: String,
    pub(crate) talk: Vec<Saying>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) words: Option<Words>,
}

/// What changed for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Update {
    pub(crate) seq: u64,
    /// Changes of the viewer's own page.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) own: Vec<Change>,
    #[serde(flatten)]
    pub(crate) news: News,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) words: Option<Words>,
}

impl Message<'_> {
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
