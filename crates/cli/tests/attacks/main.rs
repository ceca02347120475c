//! Attackers on one address, and people who go on playing on another: what an attack costs in memory, and how much
//! longer the players wait meanwhile.
//!
//! `WHITEOUT_ATTACKED=path/to/whiteout` attacks another build, prints the same figures and asserts nothing.

#![allow(unreachable_pub, reason = "helpers are shared between the modules of this one test")]

mod attack;
mod busy;
#[allow(dead_code, reason = "shared with the tests of the server as a process, which need more of it")]
#[path = "../server/program.rs"]
mod program;
#[allow(dead_code, reason = "shared with the tests of the server, which need more of it")]
#[path = "../../../server/tests/wire/protocol.rs"]
mod protocol;
#[path = "../../../server/tests/wire/shapes.rs"]
mod shapes;

use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::attack::{ATTACKS, Target};
use crate::busy::Evening;
use crate::program::Program;

const MIB: u64 = 1 << 20;
/// The server of `docs/host.md` is allowed 512 MiB, and the system holds what it sends beside that.
const MOST_MEMORY: u64 = 320 * MIB;
/// Set for the process that attacks: which attack, where, and for how long.
const ATTACKER: &str = "WHITEOUT_ATTACKER";

/// Attackers run as a process of their own that gets what processor time the others leave: in the world they bring their
/// own machine.
struct Attacker(Child);

impl Attacker {
    fn start(name: &str, target: &Target, time: Duration) -> Self {
        let target = serde_json::to_string(&(name, target, time.as_millis() as u64)).expect("JSON");
        let child = Command::new("nice")
            .args(["-n", "19"])
            .arg(std::env::current_exe().expect("this program"))
            .args(["--exact", "attacker", "--nocapture"])
            .env(ATTACKER, target)
            .stdout(Stdio::null())
            .spawn()
            .expect("nice starts");
        Self(child)
    }
}

impl Drop for Attacker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Not a test of its own: the process that attacks.
#[tokio::test(flavor = "multi_thread")]
async fn attacker() {
    let Ok(words) = std::env::var(ATTACKER) else { return };
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let (name, target, millis): (String, Target, u64) = serde_json::from_str(&words).expect("a target");
    let (_, attack) = ATTACKS.iter().find(|(known, _)| *known == name).expect("an attack");
    // Most never end by themselves.
    let _ = tokio::time::timeout(Duration::from_millis(millis), attack(target)).await;
}

/// Times of the players' moves without and with the attack, in turns.
async fn attacked(rounds: usize, window: Duration) {
    let other = std::env::var_os("WHITEOUT_ATTACKED");
    for (name, _) in ATTACKS {
        let folder = tempfile::tempdir().expect("a folder");
        let server = match &other {
            Some(program) => Program::start_this(program.as_ref(), &folder.path().join("attacked.db"), &[]),
            None => Program::start(&folder.path().join("attacked.db"), &[]),
        };
        let evening = Evening::begin(server.address).await;
        let target = Target::prepare(server.address).await;
        let before = server.memory();
        let (mut quiet, mut under) = (Vec::new(), Vec::new());
        let mut most = 0;
        for _ in 0..rounds {
            quiet.push(evening.p99(window, || ()).await);
            let attacker = Attacker::start(name, &target, window);
            under.push(evening.p99(window, || most = most.max(server.memory())).await);
            drop(attacker);
        }
        let (quiet, under) = (busy::median(quiet), busy::median(under));
        let ratio = under.as_secs_f64() / quiet.as_secs_f64();
        println!(
            "{name}: memory {} MiB, at most {} MiB; p99 {quiet:.1?}, attacked {under:.1?}, {ratio:.1} times",
            before / MIB,
            most / MIB
        );
        let moves = evening.end().await;
        let (status, _, health) = server.address.http("GET /healthz HTTP/1.1", "").await;
        if other.is_some() {
            continue;
        }
        assert_eq!((status, health.as_str()), (200, "ok"), "{name}");
        assert!(moves > 100, "{name}: {moves} moves");
        assert!(most < MOST_MEMORY, "{name}: {} MiB", most / MIB);
        // In a short run on a busy machine a ratio of two times says little.
        assert!(rounds < 5 || ratio < 2.0 || under < Duration::from_millis(10), "{name}: {ratio:.1} times");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_go_on_under_every_attack() {
    attacked(1, Duration::from_secs(2)).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "make soak"]
async fn players_wait_no_longer_under_every_attack() {
    attacked(5, Duration::from_secs(8)).await;
}
