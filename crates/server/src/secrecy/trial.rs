//! Two servers that differ in the hidden world alone, and one viewer who looks at both.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinHandle;
use whiteout_core::{Chance as _, Seat, Viewer};
use whiteout_store::{EventLog as _, Memory, TableKey};
use whiteout_table::{Entry, Eye, Millis, Person, Table};
use whiteout_testkit::Random;

use super::company::is_of_bot;
use super::evening::{Evening, any_choice, legal, others, token};
use super::games::Watched;
use super::leaks::Leak;
use super::raw::{Socket, http};
use crate::actor::Ask;
use crate::app::serve;
use crate::hub::Hub;
use crate::limits::Limits;
use crate::line::Line;
use crate::notes::Notes;
use crate::outside::{NoRandomness, Outside};
use crate::snapshot::{self, Body};

/// A time that stands still and chance that comes out the same for both.
#[derive(Debug)]
struct Still {
    now: AtomicU64,
    drawn: AtomicU64,
}

impl Still {
    /// Bytes number `n`.
    fn draw(n: u64, bytes: &mut [u8]) {
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = (n.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (8 * (i % 8))) as u8 ^ i as u8;
        }
    }
}

impl Outside for Still {
    fn now(&self) -> Millis {
        self.now.load(Ordering::Relaxed)
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        Self::draw(self.drawn.fetch_add(1, Ordering::Relaxed), bytes);
        Ok(())
    }
}

/// One of the two servers.
pub(super) struct Side<G: Watched> {
    number: usize,
    /// What the server's table must be like, to foretell what a deed will show.
    pub(super) table: Table<G>,
    outside: Arc<Still>,
    log: Arc<Memory>,
    pub(super) hub: Arc<Hub>,
    server: JoinHandle<()>,
    at: SocketAddr,
    pub(super) viewer: Socket,
    others: HashMap<Seat, Socket>,
    /// Answers to the viewer's requests.
    answers: Vec<Vec<u8>>,
    /// The first line of the log that this table does not hold.
    next: u64,
    /// What bots have done there that was not compared yet.
    pub(super) of_bots: Vec<Entry<G>>,
}

/// Where and as whom the viewer looks.
#[derive(Clone, Copy)]
pub(super) struct Look<'a, G: Watched> {
    pub(super) evening: &'a Evening<G>,
    pub(super) eye: Eye,
    pub(super) leak: Option<Leak>,
}

const KEY: TableKey = TableKey(0x00c0_ffee);

/// The name of the table in links.
fn table_id() -> String {
    format!("{:032x}", KEY.0)
}

fn path_to(rest: &str) -> String {
    format!("/api/tables/{}/{rest}", table_id())
}

fn cookie_of(person: Option<Person>) -> String {
    person.map_or_else(String::new, |person| format!("seat_{}={}", table_id(), token(person)))
}

impl<G: Watched> Look<'_, G> {
    fn own_cookie(&self) -> String {
        match self.eye {
            Eye::Seat(seat) => cookie_of(Some(person_of(seat))),
            Eye::Spectator => cookie_of(None),
        }
    }

    /// Every viewer reads in another language, one in none.
    fn socket_path(&self) -> String {
        socket_path(self.eye)
    }
}

fn socket_path(eye: Eye) -> String {
    let tongue = match eye {
        Eye::Seat(seat) => ["?lang=en", "?lang=it", "?lang=pt-BR", ""][seat.index() % 4],
        Eye::Spectator => "?lang=en",
    };
    path_to(&format!("socket{tongue}"))
}

fn person_of(seat: Seat) -> Person {
    Person(seat.index() as u32)
}

impl<G: Watched> Side<G> {
    /// Opens the table from this log, and from a snapshot of this world if it comes with one.
    async fn open(number: usize, look: &Look<'_, G>, lines: &[Line<G>], world: Option<&G>) -> Self {
        let mut table = look.evening.table.clone();
        let log = Arc::new(Memory::default());
        log.append(KEY, 0, lines.iter().map(Line::to_bytes).collect()).await.expect("stored");
        if let Some(world) = world {
            table = table.with_world(*world);
            let doors = look.evening.doors();
            let body = Body { table: &table, doors: &doors, notes: &Notes::default(), deal: 0, shown: None };
            let snapshot = snapshot::write(&body, lines.len() as u64).expect("a snapshot");
            log.put_snapshot(KEY, snapshot).await.expect("stored");
        }
        let outside = Arc::new(Still { now: look.evening.now.into(), drawn: 0.into() });
        let hub = Arc::new(Hub::within(log.clone(), outside.clone()));
        if let Some(leak) = look.leak {
            leak.break_in(&hub, KEY, table.game().expect("a game").hidden_number()).await;
        }
        // Bots have moved before anybody looks.
        settle(&hub).await;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let at = listener.local_addr().expect("an address");
        let limits = Limits { frames_per_second: f64::INFINITY, ..Limits::default() };
        let server = tokio::spawn(serve(listener, hub.clone(), limits, std::future::pending()));
        // Everybody is there from the beginning: who comes and goes is for all to see.
        let mut connected = HashMap::new();
        for seat in others(&table, look.eye).iter() {
            let mut socket = Socket::open(at, &socket_path(Eye::Seat(seat)), &cookie_of(Some(person_of(seat)))).await;
            socket.frame().await;
            connected.insert(seat, socket);
        }
        let mut viewer = Socket::open(at, &look.socket_path(), &look.own_cookie()).await;
        viewer.frame().await;
        let next = lines.len() as u64;
        Self {
            number,
            table,
            outside,
            log,
            hub,
            server,
            at,
            viewer,
            others: connected,
            answers: Vec::new(),
            next,
            of_bots: Vec::new(),
        }
    }

    pub(super) fn game(&self) -> &G {
        self.table.game().expect("a game")
    }

    async fn close(self) {
        drop((self.viewer, self.others));
        self.hub.stop().await;
        self.server.abort();
    }

    /// Another seat asks for something; whether it was granted.
    pub(super) async fn other_asks(&mut self, seat: Seat, command: &Value) -> bool {
        let socket = self.others.get_mut(&seat).expect("everybody is there");
        socket.ask(command).await.starts_with("{\"done\"")
    }

    /// Everything that the seats were sent: frames, then a page for whoever comes anew, a hint, and the history if the log tells
    /// of this world, all packed and as they are.
    pub(super) async fn all_lines(&mut self, history: bool) -> BTreeMap<Seat, Vec<Vec<u8>>> {
        let mut all = BTreeMap::new();
        // Nobody leaves before the end: that is for all to see.
        let mut still_there = Vec::new();
        for (&seat, socket) in &mut self.others {
            // Whatever was sent before the answer is in by then.
            socket.ask(&json!({ "note": { "text": "so far" } })).await;
            let cookie = cookie_of(Some(person_of(seat)));
            let mut again = Socket::open(self.at, &socket_path(Eye::Seat(seat)), &cookie).await;
            again.frame().await;
            let mut heard = [&socket.heard[..], &again.heard[..]].concat();
            still_there.push(again);
            for headers in ["", "Accept-Encoding: gzip\r\n"] {
                let headers = format!("Cookie: {cookie}\r\n{headers}");
                for path in ["hint", "history?lang=it"].into_iter().take(1 + usize::from(history)) {
                    heard.push(http(self.at, &format!("GET {}", path_to(path)), &headers, "").await);
                }
            }
            all.insert(seat, heard);
        }
        all
    }

    /// Takes in what the server has stored since.
    pub(super) async fn catch_up(&mut self) -> Vec<Entry<G>> {
        let mut entries = Vec::new();
        for stored in self.log.read(KEY, self.next).await.expect("a log") {
            self.next = stored.seq + 1;
            if let Some(Line::Entry(entry)) = Line::from_bytes(&stored.bytes) {
                self.table.apply(&entry);
                self.of_bots.extend(Some(&entry).filter(|entry| is_of_bot(&self.table, entry)).cloned());
                entries.push(entry);
            }
        }
        entries
    }

    /// A seat makes a choice that is legal in this world.
    async fn act(&mut self, look: &Look<'_, G>, seat: Seat, action: G::Action) {
        let done = if look.eye == Eye::Seat(seat) {
            self.viewer.ask(&act::<G>(action)).await.starts_with("{\"done\"")
        } else {
            self.other_asks(seat, &act::<G>(action)).await
        };
        assert!(done, "{action:?} is legal");
        self.catch_up().await;
    }

    /// Waits until the bot that moves for a late seat has been heard of: its hidden steps do not stop the clock.
    async fn stand_in_moved(&mut self) -> Vec<Entry<G>> {
        let mut entries = Vec::new();
        while self.table.deadline().is_some_and(|deadline| deadline <= self.outside.now()) {
            entries.extend(self.catch_up().await);
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        entries
    }

    async fn request(&mut self, request: &str, headers: &str, body: &str) {
        let answer = http(self.at, request, headers, body).await;
        self.answers.push(answer);
    }
}

pub(super) struct Trial<'a, G: Watched> {
    pub(super) look: Look<'a, G>,
    pub(super) sides: [Side<G>; 2],
    /// Whose last choice could be asked back, made since the worlds differ.
    acted: Option<Seat>,
    /// The viewer has been shown another thing in each world: nothing after it can be compared.
    pub(super) parted: bool,
    /// Somebody dead has spoken in one world alone, which all will hear at the end.
    pub(super) whispered: bool,
    /// Whether the lengths of what all others are sent are compared, too.
    pub(super) lines: bool,
    pub(super) done: Done,
}

/// What happened while the viewer looked, so that no test can pass by looking at nothing.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Done {
    pub(super) deeds: usize,
    pub(super) undone: usize,
    pub(super) late: usize,
    /// Choices that were not the same in both worlds.
    pub(super) unlike: usize,
    /// Steps in one world alone.
    pub(super) hidden: usize,
    /// Words among the dead, in one world alone.
    pub(super) whispers: usize,
    /// Choices and claims of bots.
    pub(super) bots: usize,
}

impl std::ops::AddAssign for Done {
    fn add_assign(&mut self, more: Self) {
        self.deeds += more.deeds;
        self.undone += more.undone;
        self.late += more.late;
        self.unlike += more.unlike;
        self.hidden += more.hidden;
        self.whispers += more.whispers;
        self.bots += more.bots;
    }
}

impl<'a, G: Watched> Trial<'a, G> {
    /// The world is exchanged where the game stands.
    pub(super) async fn exchange(look: Look<'a, G>, world: &G) -> Self {
        let lines = &look.evening.lines;
        let truth = Side::open(0, &look, lines, Some(look.evening.state())).await;
        let other = Side::open(1, &look, lines, Some(world)).await;
        Self::begin(look, [truth, other]).await
    }

    async fn begin(look: Look<'a, G>, sides: [Side<G>; 2]) -> Self {
        let done = Done::default();
        let mut trial = Self { look, sides, acted: None, parted: false, whispered: false, lines: false, done };
        trial.compare_bots([0, 0]).await;
        trial
    }

    /// The world was another one from the deal on, and the log says so.
    pub(super) async fn from_the_deal(look: Look<'a, G>, world: &G) -> Option<Self> {
        let lines = look.evening.dealt_otherwise(world, look.eye.viewer())?;
        let truth = Side::open(0, &look, &look.evening.lines, None).await;
        let mut other = Side::open(1, &look, &lines, None).await;
        other.table = other.table.with_world(*world);
        Some(Self::begin(look, [truth, other]).await)
    }

    pub(super) async fn close(self) {
        for side in self.sides {
            side.close().await;
        }
    }

    /// The first thing that the viewer was sent otherwise.
    pub(super) fn difference(&self) -> Result<(), String> {
        let [one, two] = self.sides.each_ref().map(|side| [&side.viewer.heard[..], &side.answers[..]].concat());
        let Some(at) = (0..one.len().max(two.len())).find(|&i| one.get(i) != two.get(i)) else { return Ok(()) };
        let [one, two] = [one, two].map(|all| all.get(at).cloned().unwrap_or_default());
        // A frame that differs in length differs in its header, which says little.
        let from = 10.max(one.iter().zip(&two).skip(10).take_while(|(one, two)| one == two).count());
        let show = |bytes: &[u8]| {
            let end = bytes.len().min(from + 400);
            String::from_utf8_lossy(&bytes[from.saturating_sub(400).min(end)..end]).into_owned()
        };
        Err(format!("{:?} was sent as number {at}\n{}\nor\n{}", self.look.eye, show(&one), show(&two)))
    }

    /// Something happens in both worlds that shows the viewer the same; `false` if nothing more can.
    pub(super) async fn deed(&mut self, rng: &mut Random) -> bool {
        self.done.deeds += 1;
        for side in &self.sides {
            side.outside.now.fetch_add(1_000, Ordering::Relaxed);
        }
        match rng.below(13) {
            0 => self.talk(rng).await,
            12 => self.list(rng).await,
            1 => self.someone_errs(rng).await,
            2 | 3 if self.acted.is_some() => self.undo().await,
            4 | 5 if !self.lines => self.hidden_step(rng).await,
            7 if !self.lines && self.whisper(rng).await => {}
            6 if self.viewer_is_late().await => return false,
            _ => return self.act(rng).await,
        }
        true
    }

    /// Nobody to whoever plays alone.
    fn any_other(&self, rng: &mut Random) -> Option<Seat> {
        let seats = others(&self.sides[0].table, self.look.eye);
        if seats.is_empty() { None } else { seats.nth(rng.below(u32::from(seats.len())) as u8) }
    }

    /// Words for all, and a note for nobody else.
    async fn talk(&mut self, rng: &mut Random) {
        let Some(seat) = self.any_other(rng) else { return };
        let commands = [
            json!({ "say": { "speech": { "text": "I saw you in the kitchen." } } }),
            json!({ "say": { "speech": { "claim": { "i_suspect": { "seat": 0 } } } } }),
            json!({ "note": { "text": "nobody trusts me" } }),
            json!({ "guess": { "seat": 1, "against": true } }),
        ];
        let command = &commands[rng.below(4) as usize];
        for side in &mut self.sides {
            side.other_asks(seat, command).await;
            side.catch_up().await;
        }
    }

    /// The host has the table listed or not: everybody sees it, and it is no moment of the game.
    async fn list(&mut self, rng: &mut Random) {
        let command = json!({ "list": { "listed": rng.odds(1, 2) } });
        let host = Seat::at(0);
        for side in &mut self.sides {
            if self.look.eye == Eye::Seat(host) {
                side.viewer.ask(&command).await;
            } else {
                side.other_asks(host, &command).await;
            }
            side.catch_up().await;
        }
    }

    /// Somebody else tries what the rules do not allow in either world.
    async fn someone_errs(&mut self, rng: &mut Random) {
        let Some(seat) = self.any_other(rng) else { return };
        let action = self.forbidden(seat, rng);
        for side in &mut self.sides {
            assert!(!side.other_asks(seat, &act::<G>(action)).await, "{action:?} is not legal");
        }
    }

    fn forbidden(&self, seat: Seat, rng: &mut Random) -> G::Action {
        let legal = self.sides.each_ref().map(|side| legal(side.game(), seat));
        let universe = self.sides[0].game().universe();
        loop {
            let action = universe[rng.below(universe.len() as u32) as usize];
            if legal.iter().all(|legal| !legal.contains(&action)) {
                return action;
            }
        }
    }

    /// An asked seat chooses in both worlds, perhaps not the same, but so that the viewer is shown the same.
    async fn act(&mut self, rng: &mut Random) -> bool {
        for _ in 0..8 {
            let Some((seat, action)) = any_choice(self.sides[0].game(), rng) else { return false };
            let others = legal(self.sides[1].game(), seat);
            let another = others[rng.below(others.len() as u32) as usize];
            let actions = match others.contains(&action) {
                true if self.look.eye == Eye::Seat(seat) || rng.odds(1, 2) => [action, action],
                _ if self.look.eye == Eye::Seat(seat) => continue,
                _ => [action, another],
            };
            let foretold = self.foretold(|side, now| side.table.decide_for(seat, actions[side.number], now).ok());
            if foretold.is_none() {
                continue;
            }
            let unlike = actions[0] != actions[1];
            if unlike && self.lines && foretold.is_some_and(|[one, _]| seen(&one, Viewer::Spectator).is_empty()) {
                // How many hidden steps somebody needs can be counted on the line.
                continue;
            }
            self.done.unlike += usize::from(unlike);
            for side in &mut self.sides {
                side.act(&self.look, seat, actions[side.number]).await;
            }
            self.acted = Some(seat);
            return true;
        }
        false
    }

    /// Somebody does something in one world alone that nobody else can see.
    async fn hidden_step(&mut self, rng: &mut Random) {
        let knowing = self.knowing();
        let side = &mut self.sides[rng.below(2) as usize];
        let Some((seat, action)) = any_choice(side.game(), rng) else { return };
        let Ok(entries) = side.table.decide_for(seat, action, side.outside.now()) else { return };
        if self.look.eye != Eye::Seat(seat) && knowing.iter().all(|&viewer| seen(&entries, viewer).is_empty()) {
            self.done.hidden += 1;
            side.act(&self.look, seat, action).await;
            // That seat would take back another thing in each world, and knows it: only others must not tell of it.
            self.acted = self.acted.filter(|&acted| acted != seat);
        }
    }

    /// What both tables would store, unless it reveals something to the viewer that differs.
    fn foretold(&self, decide: impl Fn(&Side<G>, Millis) -> Option<Vec<Entry<G>>>) -> Option<[Vec<Entry<G>>; 2]> {
        let [one, two] = self.sides.each_ref().map(|side| decide(side, side.outside.now()));
        let entries = [one?, two?];
        let shown_everything = self.sides.iter().zip(&entries).any(|(side, entries)| {
            let mut game = *side.game();
            crate::publish::events(entries).for_each(|event| game.apply(event));
            game.sees_all(self.look.eye.viewer()) || self.whispered && game.outcome().is_some()
        });
        (self.shows_the_same(&entries[0], &entries[1]) && !shown_everything).then_some(entries)
    }

    /// Whoever acted last wants the choice back.
    async fn undo(&mut self) {
        let Some(seat) = self.acted.take() else { return };
        self.done.undone += 1;
        for side in &mut self.sides {
            if self.look.eye == Eye::Seat(seat) {
                side.viewer.ask(&json!("undo")).await;
            } else {
                side.other_asks(seat, &json!("undo")).await;
            }
            side.catch_up().await;
        }
    }

    /// The viewer alone is asked and lets the time run out: a bot moves, which knows no more than the viewer.
    async fn viewer_is_late(&mut self) -> bool {
        let Eye::Seat(seat) = self.look.eye else { return false };
        let Some(deadline) = self.sides[0].table.deadline() else { return false };
        if self.sides[0].game().decision().seats.only() != Some(seat) {
            return false;
        }
        self.done.late += 1;
        let heard = self.sides.each_ref().map(|side| side.viewer.heard.len());
        let mut moves = Vec::new();
        for side in &mut self.sides {
            side.catch_up().await;
            side.outside.now.store(deadline + 1, Ordering::Relaxed);
            // The table looks at the clock whenever it is spoken to.
            side.viewer.ask(&json!({ "note": { "text": "so late" } })).await;
            moves.push(side.stand_in_moved().await);
            side.viewer.ask(&json!({ "note": { "text": "at last" } })).await;
        }
        let choices = moves.iter().map(|entries| entries.iter().find_map(chosen)).collect::<Vec<_>>();
        assert_eq!(choices[0], choices[1], "the bot of {seat:?} knows more than its seat");
        let all_is_told = self.whispered && self.is_over();
        if all_is_told || seen(&moves[0], Viewer::Seat(seat)) != seen(&moves[1], Viewer::Seat(seat)) {
            // What its move has revealed is another thing in each world.
            self.part(heard);
        }
        true
    }

    /// The viewer tries something forbidden; the answer comes after everything else that was sent to it.
    pub(super) async fn probe(&mut self, rng: &mut Random) {
        let command = match self.look.eye {
            Eye::Seat(seat) => act::<G>(self.forbidden(seat, rng)),
            Eye::Spectator => act::<G>(G::PASS),
        };
        for side in &mut self.sides {
            side.viewer.ask(&command).await;
        }
    }

    /// Frames that cannot be read as commands.
    pub(super) async fn broken_frames(&mut self) {
        for side in &mut self.sides {
            for text in ["", "{", "{\"id\":1,\"do\":\"fly\"}"] {
                side.viewer.send(text).await;
            }
        }
    }

    /// Requests with and without a right to an answer.
    pub(super) async fn requests(&mut self) {
        let cookie = format!("Cookie: {}\r\n", self.look.own_cookie());
        let wrong = format!("Cookie: seat_{}=nobody\r\n", table_id());
        let elsewhere = format!("{cookie}Origin: http://elsewhere.example\r\n");
        let huge = "x".repeat(20_000);
        for side in &mut self.sides {
            side.request("GET /api/tables", "", "").await;
            for path in ["library", "library?order=newest", "stats", "stats.csv"] {
                side.request(&format!("GET /api/{path}"), "", "").await;
            }
            side.request(&format!("GET {}", path_to("mine")), &cookie, "").await;
            side.request(&format!("GET {}", path_to("game")), &cookie, "").await;
            side.request(&format!("DELETE {}", path_to("").trim_end_matches('/')), &wrong, "").await;
            side.request(&format!("GET {}", path_to("socket")), &cookie, "").await;
            side.request(&format!("GET {}", path_to("nothing")), &cookie, "").await;
            side.request(&format!("GET {}", path_to("hint")), &cookie, "").await;
            side.request(&format!("POST {}", path_to("people")), "", "{\"code\":\"guessed\"}").await;
            side.request(&format!("POST {}", path_to("people")), &elsewhere, "{}").await;
            side.request(&format!("POST {}", path_to("people")), &cookie, &huge).await;
            side.request(&format!("POST {}", path_to("link")), &wrong, "{}").await;
            side.request(&format!("POST {}", path_to("link")), &cookie, "{}").await;
        }
    }

    /// Everything the viewer has seen so far, told again by the server.
    pub(super) async fn history(&mut self) {
        let cookie = format!("Cookie: {}\r\n", self.look.own_cookie());
        for side in &mut self.sides {
            side.request(&format!("GET {}", path_to("history?lang=it")), &cookie, "").await;
        }
    }

    /// The viewer was away for a moment and comes back with the first number it ever got.
    pub(super) async fn resume(&mut self, rng: &mut Random) {
        let path = self.look.socket_path();
        let joint = if path.contains('?') { '&' } else { '?' };
        for side in &mut self.sides {
            let page = String::from_utf8_lossy(&side.viewer.heard[1]).into_owned();
            let epoch = page.split("\"epoch\":").nth(1).and_then(|rest| rest.split(',').next()).expect("an epoch");
            let path = format!("{path}{joint}epoch={epoch}&seq=0");
            let again = Socket::open(side.at, &path, &self.look.own_cookie()).await;
            let before = std::mem::replace(&mut side.viewer, again);
            side.answers.extend(before.heard);
        }
        self.probe(rng).await;
    }
}

fn act<G: Watched>(action: G::Action) -> Value {
    json!({ "act": { "action": action } })
}

pub(super) fn seen<G: Watched>(entries: &[Entry<G>], viewer: Viewer) -> Vec<G::Event> {
    crate::publish::events(entries).filter(|event| G::audience(event).includes(viewer)).cloned().collect()
}

/// Lets the table do whatever follows by itself, to the end.
pub(super) async fn settle(hub: &Hub) {
    hub.ask(KEY, |reply| Ask::Settle { reply }).await.expect("a log").expect("a table");
}

/// What somebody chose, if this entry is a choice.
pub(super) fn chosen<G: Watched>(entry: &Entry<G>) -> Option<(Seat, G::Action)> {
    match entry {
        Entry::Acted { seat, action, .. } => Some((*seat, *action)),
        _ => None,
    }
}
