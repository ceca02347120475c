//! What goes over the wire: the messages of the socket, the bodies of requests and answers.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use whiteout_core::{Game, Seat};
use whiteout_games::Proof;
use whiteout_table::{Change, Command, Guess, News, Person, Playable, Refusal, Saying, Seated, Settings};

use crate::padding::{ANSWER, length, pad_to};
use crate::words::Words;
use crate::written::Written;

/// From a client.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Request<A, C> {
    /// Comes back in the answer.
    pub(crate) id: u64,
    #[serde(rename = "do")]
    pub(crate) command: Command<A, C>,
}

/// To a client: `T` is what everybody sees of the game, `O` what one seat sees beside it, `E` its events, `C` its claims.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Message<'a, T, O, E, C> {
    /// Everything this viewer may see.
    Page(Box<Page<'a, T, O, C>>),
    News(&'a Update<'a, E, C>),
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
        #[cfg_attr(test, ts(optional))]
        words: Option<String>,
    },
    /// The connection ends, and why.
    Closed {
        code: &'static str,
    },
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Page<'a, T, O, C> {
    /// Names this life of the table; sequence numbers count within it.
    pub(crate) epoch: u64,
    pub(crate) seq: u64,
    pub(crate) person: Option<Person>,
    pub(crate) seat: Option<Seat>,
    #[serde(rename = "page")]
    #[cfg_attr(test, ts(as = "whiteout_table::PublicPage<'static, T>"))]
    pub(crate) public: &'a Written<T>,
    /// Nothing for those who look on, and before the start.
    #[cfg_attr(test, ts(as = "Option<O>"))]
    pub(crate) own: Option<&'a Written<O>>,
    pub(crate) note: &'a str,
    /// What the viewer's seat takes the others for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) guesses: Vec<Guess>,
    pub(crate) talk: Vec<Saying<C>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) words: Option<Words>,
}

impl<T, O, C> Page<'_, T, O, C> {
    /// Bytes that nobody else may know.
    pub(crate) fn private(&self) -> usize {
        let own = self.own.map_or(0, |own| own.get().len());
        let choices = self.words.as_ref().map_or(0, |words| length(&words.choices));
        own + choices + length(&self.guesses) + length(&self.note)
    }
}

/// What changed for one viewer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Update<'a, E, C> {
    pub(crate) seq: u64,
    /// Changes of the public page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Change>>"))]
    pub(crate) changes: Option<&'a Written<Change>>,
    /// Changes of the viewer's own page.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) own: Vec<Change>,
    #[serde(flatten)]
    pub(crate) news: News<'a, E, C>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) words: Option<Words>,
}

/// Asks for a seat at a table, with the code of a link if there is one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Come {
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) code: Option<String>,
}

/// Whoever opened a table or came to it, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Arrived {
    pub(crate) id: String,
    pub(crate) person: Person,
}

/// An imported game: a table where it has just ended, and the sender is its host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ArrivedGame {
    pub(crate) id: String,
    pub(crate) person: Person,
    /// An unproven game cannot be listed.
    pub(crate) proof: Proof,
}

/// Asks for a link that works once.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct Link {
    /// The seat goes to whoever opens the link; all its old tokens are void.
    #[serde(default)]
    pub(crate) hand_over: bool,
}

/// The code of a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Code {
    pub(crate) code: String,
}

/// Public tables that wait for players, newest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenTables {
    #[cfg_attr(test, ts(as = "Vec<OpenTable<'static>>"))]
    pub(crate) tables: Vec<Box<RawValue>>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenTable<'a> {
    pub(crate) id: &'a str,
    pub(crate) settings: &'a Settings,
    pub(crate) seats: &'a [Option<Seated>],
}

/// The table that a code leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Found {
    pub(crate) id: String,
}

/// The answer to a request that was not carried out; nothing changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Refused {
    pub(crate) refused: Refusal,
}

/// A message of one game.
pub(crate) type MessageOf<'a, G> =
    Message<'a, <G as Playable>::Public, <G as Playable>::Own, <G as Game>::Event, <G as Game>::Claim>;

/// A message that holds nothing of any game.
pub(crate) type Answer = Message<'static, (), (), (), ()>;

impl Answer {
    /// A command was not carried out, for no reason of the game.
    pub(crate) const fn refused(id: Option<u64>, code: &'static str) -> Self {
        Self::Refused { id, refusal: Refusal::new(code), words: None }
    }
}

impl<T: Serialize, O: Serialize, E: Serialize, C: Serialize> Message<'_, T, O, E, C> {
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// An answer to a command, as long as any other.
    pub(crate) fn to_answer(&self) -> String {
        let mut text = self.to_text();
        pad_to(&mut text, ANSWER);
        text
    }
}
