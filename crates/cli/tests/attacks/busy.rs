//! Twenty tables whose players never rest, and how long they wait.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::json;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use whiteout_core::Chance as _;

use crate::protocol::{Address, Client};

const TABLES: usize = 20;
const PEOPLE: usize = 4;
/// Between two moves at a table.
const REST: Duration = Duration::from_millis(50);

/// What all tables share.
#[derive(Default)]
struct Shared {
    waits: Mutex<Vec<Duration>>,
    moves: AtomicUsize,
    over: AtomicBool,
}

pub struct Evening {
    shared: Arc<Shared>,
    tables: Vec<JoinHandle<()>>,
}

impl Evening {
    pub async fn begin(address: Address) -> Self {
        let shared = Arc::<Shared>::default();
        let mut tables = Vec::with_capacity(TABLES);
        for number in 0..TABLES {
            let people = sit_down(address).await;
            tables.push(tokio::spawn(play(people, number as u64, shared.clone())));
        }
        Self { shared, tables }
    }

    /// How long 99 of 100 moves took at most within this time, until the players were told that they were done.
    pub async fn p99(&self, time: Duration, mut look: impl FnMut()) -> Duration {
        self.shared.waits.lock().expect("unbroken").clear();
        let end = Instant::now() + time;
        while Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(20)).await;
            look();
        }
        let mut waits = std::mem::take(&mut *self.shared.waits.lock().expect("unbroken"));
        assert!(!waits.is_empty(), "nobody could move");
        waits.sort_unstable();
        waits[(waits.len() - 1) * 99 / 100]
    }

    /// Sends everybody home; how many moves there were.
    pub async fn end(self) -> usize {
        self.shared.over.store(true, Ordering::Relaxed);
        for table in self.tables {
            table.await.expect("everybody could go on playing");
        }
        self.shared.moves.load(Ordering::Relaxed)
    }
}

pub fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

async fn sit_down(address: Address) -> Vec<Client> {
    let (id, host) = address.create(PEOPLE as u8).await;
    let mut people = Vec::with_capacity(PEOPLE);
    for seat in 0..PEOPLE {
        let cookie = if seat == 0 { host.clone() } else { address.come(&id).await };
        let mut client = address.connect(&id, &cookie, "").await;
        client.must(json!({ "sit": { "name": format!("Player {seat}") } })).await;
        people.push(client);
    }
    deal(&mut people).await;
    people
}

async fn deal(people: &mut [Client]) {
    for client in people.iter_mut() {
        client.must(json!({ "ready": { "ready": true } })).await;
    }
    people[0].must(json!("start")).await;
}

async fn play(mut people: Vec<Client>, seed: u64, shared: Arc<Shared>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    while !shared.over.load(Ordering::Relaxed) {
        people.iter_mut().for_each(Client::catch_up);
        if people[0].over() {
            people[0].must(json!("again")).await;
            deal(&mut people).await;
        }
        for client in &mut people {
            let legal = client.legal();
            let Some(choice) = legal.get(rng.below(legal.len().max(1) as u32) as usize) else { continue };
            let from = Instant::now();
            // Somebody else may have been faster; what counts is the answer.
            client.try_ask(json!({ "act": { "action": choice } })).await.expect("an answer");
            shared.waits.lock().expect("unbroken").push(from.elapsed());
            shared.moves.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(REST).await;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}
