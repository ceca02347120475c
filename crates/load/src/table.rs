//! One table with all its people.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{SelectAll, SplitSink};
use futures_util::{SinkExt as _, Stream, StreamExt as _};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;
use whiteout_core::Seat;
use whiteout_games::Entropy;

use crate::Failure;
use crate::client::{self, Heard, Socket};
use crate::report::Tally;

/// What every table does.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) at: SocketAddr,
    pub(crate) players: u8,
    /// Time between two actions of a table; `None` acts as soon as it may.
    pub(crate) pace: Option<Duration>,
    pub(crate) lang: Option<String>,
}

#[derive(Deserialize)]
struct Opened {
    id: String,
}

pub(crate) struct Table {
    number: u64,
    sockets: Vec<Socket>,
    choices: Vec<Vec<String>>,
}

impl Table {
    /// Opens a table, seats everybody and starts the game.
    pub(crate) async fn open(plan: &Plan, number: u64) -> Result<Self, Failure> {
        let settings = format!("{{\"game\":\"boardgame\",\"players\":{}}}", plan.players);
        let (body, cookie) = client::post(plan.at, "/api/tables", &settings).await?;
        let Opened { id } = serde_json::from_str(&body)?;
        let mut cookies = vec![cookie];
        for _ in 1..plan.players {
            cookies.push(client::post(plan.at, &format!("/api/tables/{id}/people"), "{}").await?.1);
        }
        let mut sockets = Vec::new();
        for (seat, cookie) in Seat::all(plan.players).zip(&cookies) {
            let mut socket = client::connect(plan.at, &id, cookie, plan.lang.as_deref()).await?;
            let commitment = client::next(&mut socket).await?.commitment.ok_or("no page")?;
            let name = seat.index();
            client::must(&mut socket, &format!("{{\"sit\":{{\"name\":\"P{name}\"}}}}")).await?;
            let seal = serde_json::to_string(&part(seat).seal(&commitment, seat))?;
            client::must(&mut socket, &format!("{{\"ready\":{{\"ready\":true,\"seal\":{seal}}}}}")).await?;
            sockets.push(socket);
        }
        client::must(&mut sockets[0], "\"start\"").await?;
        let mut choices = vec![Vec::new(); sockets.len()];
        for (seat, socket) in Seat::all(plan.players).zip(&mut sockets) {
            let part = serde_json::to_string(&part(seat))?;
            if let Some(fresh) = client::must(socket, &format!("{{\"unseal\":{{\"part\":{part}}}}}")).await?.choices {
                choices[seat.index()] = fresh;
            }
        }
        for (seat, socket) in sockets.iter_mut().enumerate() {
            while let Ok(heard) = tokio::time::timeout(Duration::from_millis(1), client::next(socket)).await {
                if let Some(fresh) = heard?.choices {
                    choices[seat] = fresh;
                }
            }
        }
        Ok(Self { number, sockets, choices })
    }

    /// Plays until the end of the time; a game that is over is followed by another.
    pub(crate) async fn play(self, plan: Plan, tally: Arc<Tally>, end: Instant) -> Result<(), Failure> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.number);
        let mut table = self;
        // Spread over the first interval, so that tables do not act all at once.
        let mut due = Instant::now() + plan.pace.map_or(Duration::ZERO, |pace| random_part(&mut rng, pace));
        loop {
            let (hands, mut inbox) = split(table.sockets);
            let mut round = Round { hands, choices: table.choices, waiting: false, sent: Instant::now(), last: None };
            let over = round.run(&mut inbox, &plan, &tally, &mut rng, &mut due, end).await?;
            if !over {
                return Ok(());
            }
            table = Self::open(&plan, table.number).await?;
        }
    }
}

/// What the device of a seat adds to the deal.
const fn part(seat: Seat) -> Entropy {
    Entropy([seat.index() as u8; 32])
}

fn random_part(rng: &mut Xoshiro256PlusPlus, whole: Duration) -> Duration {
    whole.mul_f64(f64::from(rng.next_u32()) / f64::from(u32::MAX))
}

type Hand = SplitSink<Socket, Message>;

fn split(sockets: Vec<Socket>) -> (Vec<Hand>, impl Stream<Item = (usize, Result<Heard, Failure>)> + Unpin) {
    let mut inbox = SelectAll::new();
    let mut hands = Vec::new();
    for (seat, socket) in sockets.into_iter().enumerate() {
        let (hand, stream) = socket.split();
        hands.push(hand);
        inbox.push(stream.filter_map(move |frame| {
            std::future::ready(match frame {
                Ok(Message::Text(text)) => Some((seat, client::read(&text))),
                Ok(_) => None,
                Err(error) => Some((seat, Err(error.into()))),
            })
        }));
    }
    (hands, inbox)
}

/// A game under way.
struct Round {
    hands: Vec<Hand>,
    choices: Vec<Vec<String>>,
    /// An action was sent and is not answered yet.
    waiting: bool,
    sent: Instant,
    /// When the last message about that action came.
    last: Option<Instant>,
}

impl Round {
    /// Whether the game is over before the time is.
    async fn run(
        &mut self,
        inbox: &mut (impl Stream<Item = (usize, Result<Heard, Failure>)> + Unpin),
        plan: &Plan,
        tally: &Tally,
        rng: &mut Xoshiro256PlusPlus,
        due: &mut Instant,
        end: Instant,
    ) -> Result<bool, Failure> {
        loop {
            let ready = !self.waiting && self.choices.iter().any(|choices| !choices.is_empty());
            if ready && (plan.pace.is_none() || Instant::now() >= *due) {
                self.close_last(tally);
                self.act(rng).await?;
                *due += plan.pace.unwrap_or_default();
            }
            let wake = if ready && plan.pace.is_some() { (*due).min(end) } else { end };
            tokio::select! {
                heard = inbox.next() => {
                    let Some((seat, heard)) = heard else { return Err("the server closed a socket".into()) };
                    if self.take(seat, heard?, tally) {
                        self.close_last(tally);
                        return Ok(true);
                    }
                }
                () = tokio::time::sleep_until(wake) => {
                    if Instant::now() >= end {
                        self.close_last(tally);
                        return Ok(false);
                    }
                }
            }
        }
    }

    async fn act(&mut self, rng: &mut Xoshiro256PlusPlus) -> Result<(), Failure> {
        let asked: Vec<usize> = (0..self.choices.len()).filter(|&seat| !self.choices[seat].is_empty()).collect();
        let seat = asked[rng.next_u32() as usize % asked.len()];
        // They stay: whoever is asked the same again hears nothing new.
        let choices = &self.choices[seat];
        let action = &choices[rng.next_u32() as usize % choices.len()];
        self.waiting = true;
        self.sent = Instant::now();
        let text = format!("{{\"id\":1,\"do\":{{\"act\":{{\"action\":{action}}}}}}}");
        Ok(self.hands[seat].send(Message::Text(text.into())).await?)
    }

    /// Takes a message in; whether the game is over.
    fn take(&mut self, seat: usize, heard: Heard, tally: &Tally) -> bool {
        self.last = Some(Instant::now());
        if let Some(choices) = heard.choices {
            self.choices[seat] = choices;
        }
        if heard.news {
            tally.update();
        }
        if heard.done {
            tally.stored();
            self.waiting = false;
        }
        if heard.refused {
            tally.refused();
            self.waiting = false;
        }
        heard.over
    }

    /// Everything that came since the last action belongs to it.
    fn close_last(&mut self, tally: &Tally) {
        if let Some(last) = self.last.take() {
            tally.took(last.duration_since(self.sent));
        }
    }
}
