//! What changes for each viewer: built from what it may see, before and after.

use std::collections::BTreeSet;

use serde::Serialize;
use whiteout_core::{Seat, SeatSet};
use whiteout_games::{Commitment, Entropy, Proof, ServerSeed};

use crate::clock::{Clock, Millis};
use crate::company::Showing;
use crate::entry::Entry;
use crate::guesses::Judged;
use crate::people::{Holder, Person, Seated};
use crate::play::Playable;
use crate::settings::{Settings, Spectators};
use crate::shuffle::Shuffling;
use crate::table::{Eye, Phase, Table};
use crate::talk::{Circle, Saying};

/// A taken seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView<'a> {
    #[serde(flatten)]
    pub seated: &'a Seated,
    /// Whether somebody is there; a bot always is.
    pub connected: bool,
}

/// What everybody at the table may see, the public part `T` of the game included.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PublicPage<'a, T> {
    pub settings: &'a Settings,
    pub phase: Phase,
    /// Games that this table has played before, and the number of this one.
    pub games: u32,
    /// Leads people here while the table is in the lobby.
    pub code: Option<&'a str>,
    pub host: Option<Person>,
    /// Whether games of this table that are over may be found by everybody.
    pub listed: bool,
    /// The game was imported as a file: whether the rules prove it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub imported: Option<Proof>,
    /// Who may not speak.
    pub muted: &'a BTreeSet<Person>,
    /// Free ones are empty.
    pub seats: Vec<Option<SeatView<'a>>>,
    pub clock: Clock,
    /// The level of bot that plays for people who are away.
    pub stand_in: &'a str,
    /// When a bot moves for the seats that are still asked; in the lobby, when the start is called off.
    pub deadline: Option<Millis>,
    pub commitment: Commitment,
    /// What devices add to the deal, where any does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shuffle: Option<Shuffling<'a>>,
    /// Shown when the game is over.
    pub seed: Option<ServerSeed>,
    /// What each seat added to the deal, shown when the game is over.
    pub entropy: Option<&'a [Entropy]>,
    /// Who would give this game up, where all players may do so together.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub conceding: Option<SeatSet>,
    /// What everybody took the others for, shown when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guesses: Option<Vec<Judged>>,
    /// Somebody shows the others a game that is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub showing: Option<Showing>,
    /// Nothing before the start.
    pub table: Option<T>,
}

/// What one viewer gets to know of one or more entries, besides changes of its page.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct News<'a, E, C> {
    /// Events of the game that this viewer may see, for the log.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<&'a E>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<&'a Saying<C>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsaid: Vec<u64>,
}

impl<E, C> News<'_, E, C> {
    pub const fn is_empty(&self) -> bool {
        self.events.is_empty() && self.said.is_empty() && self.unsaid.is_empty()
    }
}

impl<G: Playable> Table<G> {
    /// What everybody at the table may see.
    pub fn public_page(&self) -> PublicPage<'_, G::Public> {
        let seed = self.revealed_seed();
        PublicPage {
            settings: self.settings(),
            phase: self.phase,
            games: self.games,
            code: (self.phase == Phase::Lobby).then_some(self.code.as_str()),
            host: self.host,
            listed: self.listed(),
            imported: self.imported(),
            muted: &self.muted,
            seats: self.seats.iter().map(|seated| seated.as_ref().map(|seated| self.seat_view(seated))).collect(),
            clock: self.clock,
            stand_in: &self.stand_in,
            deadline: self.deadline(),
            commitment: self.commitment(),
            shuffle: self.shuffling(),
            seed,
            entropy: seed.map(|_| self.shuffle.parts()),
            conceding: self.conceding(),
            guesses: self.judged(),
            showing: self.showing(),
            table: self.game.as_ref().map(Playable::public_part),
        }
    }

    fn seat_view<'a>(&self, seated: &'a Seated) -> SeatView<'a> {
        let connected = match seated.holder {
            Holder::Person(person) => self.company.present.contains(&person),
            Holder::Bot { .. } => true,
        };
        SeatView { seated, connected }
    }

    /// What one seat may see beside it.
    pub fn own_page(&self, seat: Seat) -> Option<G::Own> {
        self.game.as_ref().and_then(|game| game.own_part(seat))
    }

    /// What those who look on may see beside it.
    pub fn onlooker_page(&self) -> Option<G::Own> {
        self.game.as_ref().and_then(Playable::onlooker_part)
    }

    pub fn note_of(&self, person: Person) -> &str {
        self.notes.get(&person).map_or("", String::as_str)
    }

    /// The talk that this viewer hears.
    pub fn heard(&self, eye: Eye) -> Vec<Saying<G::Claim>> {
        // Where nobody may look on, whoever comes to the lobby of the next game was not there in the last one.
        let from = match (eye, self.settings().spectators) {
            (Eye::Spectator, Spectators::No) => self.opened_at,
            _ => 0,
        };
        let heard = self.talk.iter().filter(|saying| saying.at >= from && self.hears(eye, saying.circle()));
        heard.cloned().collect()
    }

    /// Anybody may look on, the living too: onlookers hear one another, and of the dead nothing until the end.
    fn hears(&self, eye: Eye, circle: Circle) -> bool {
        let dead = matches!(eye, Eye::Seat(seat) if self.is_beyond(Some(seat)));
        match circle {
            Circle::Table => true,
            Circle::Dead => dead || self.phase != Phase::Playing,
            Circle::Onlookers => dead || eye == Eye::Spectator || self.phase != Phase::Playing,
        }
    }

    /// What these entries tell a viewer. Call it after they were applied.
    pub fn news<'a>(&self, entries: &'a [Entry<G>], eye: Eye) -> News<'a, G::Event, G::Claim> {
        let mut news = News { events: Vec::new(), said: Vec::new(), unsaid: Vec::new() };
        for entry in entries {
            match entry {
                Entry::Started { events, .. } | Entry::Acted { events, .. } | Entry::Conceded { events, .. } => {
                    news.events.extend(events.iter().filter(|event| G::audience(event).includes(eye.viewer())));
                }
                Entry::Said { saying } if self.hears(eye, saying.circle()) => news.said.push(saying),
                Entry::Unsaid { id } if self.hears(eye, Circle::of(*id)) => news.unsaid.push(*id),
                _ => {}
            }
        }
        news
    }
}
