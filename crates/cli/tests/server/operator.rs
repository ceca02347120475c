//! What the program says to its operator, and what it survives.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::net::TcpStream;

use crate::protocol::Address;

/// A server whose standard error is read, or not.
struct Watched {
    child: Child,
    address: Address,
    numbers: Address,
    _folder: tempfile::TempDir,
}

impl Watched {
    fn start(before: &str, more: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let script =
            format!("{before} exec \"$0\" serve --listen 127.0.0.1:0 --metrics-listen 127.0.0.1:0 --db \"$1\" {more}");
        let mut child = Command::new("sh")
            .args(["-c", &script, env!("CARGO_BIN_EXE_whiteout")])
            .arg(folder.path().join("watched.db"))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut address = || {
            let line = lines.next().expect("a line").expect("text");
            let at = line.split("//").nth(1).and_then(|at| at.trim_end_matches("/metrics").parse().ok());
            Address(at.unwrap_or_else(|| panic!("an address in {line:?}")))
        };
        let (address, numbers) = (address(), address());
        Self { child, address, numbers, _folder: folder }
    }

    /// What it writes to standard error, line by line.
    fn listen(&mut self) -> Arc<Mutex<Vec<String>>> {
        let said = Arc::new(Mutex::new(Vec::new()));
        let (lines, kept) = (BufReader::new(self.child.stderr.take().expect("its errors")).lines(), said.clone());
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                kept.lock().expect("unbroken").push(line);
            }
        });
        said
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Waits for a line with these words.
async fn says(said: &Mutex<Vec<String>>, words: &str) -> String {
    let waiting = async {
        loop {
            let found = said.lock().expect("unbroken").iter().find(|line| line.contains(words)).cloned();
            match found {
                Some(line) => return line,
                None => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), waiting).await.unwrap_or_else(|_| panic!("no line says {words:?}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_system_without_descriptors_is_in_the_log_and_in_the_numbers() {
    // Both limits, so that the server cannot raise its own.
    let mut server = Watched::start("ulimit -n 64;", "");
    let said = server.listen();
    let mut held = Vec::new();
    for _ in 0..100 {
        held.push(TcpStream::connect(server.address.0).await.expect("the system takes it for us"));
    }
    let line = says(&said, "no connection can be accepted").await;
    assert!(line.contains("ERROR") && line.contains("os error 24"), "{line}");
    drop(held);
    let (_, _, text) = server.numbers.http("GET /metrics HTTP/1.1", "").await;
    let count = text.lines().find_map(|line| line.strip_prefix("whiteout_not_accepted_total "));
    assert!(count.is_some_and(|count| count != "0"), "{text}");
    // The database may have met the same want a moment before.
    let again = async { while server.address.http("GET /healthz HTTP/1.1", "").await.0 != 200 {} };
    tokio::time::timeout(Duration::from_secs(30), again).await.expect("room again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_nobody_reads_breaks_nothing() {
    let mut server = Watched::start("", "--tables-per-hour 0");
    drop(server.child.stderr.take());
    for _ in 0..3 {
        let (status, _, body) = server.address.http("POST /api/tables HTTP/1.1", "{}").await;
        assert_eq!(status, 400, "{body}");
        let settings = "{\"game\":\"boardgame\",\"players\":4}";
        let (status, _, body) = server.address.http("POST /api/tables HTTP/1.1", settings).await;
        assert_eq!(status, 429, "writing the line about it must not end the request: {body}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn running_as_root_is_worth_a_line() {
    use std::os::unix::fs::MetadataExt as _;
    let mut server = Watched::start("", "--tables-per-hour 0");
    let said = server.listen();
    let settings = "{\"game\":\"boardgame\",\"players\":4}";
    server.address.http("POST /api/tables HTTP/1.1", settings).await;
    says(&said, "too-many-tables").await;
    let is_root = std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    let warned = said.lock().expect("unbroken").iter().any(|line| line.contains("running as root"));
    assert_eq!(warned, is_root);
}
