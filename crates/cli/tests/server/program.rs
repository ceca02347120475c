//! The server as a child process.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::protocol::Address;

/// A running `whiteout serve`; killed with the test.
pub struct Program {
    child: Child,
    pub address: Address,
}

impl Program {
    /// Starts on any free port and waits until it listens.
    pub fn start(db: &Path, more: &[&str]) -> Self {
        Self::start_this(env!("CARGO_BIN_EXE_whiteout").as_ref(), db, more)
    }

    /// The same with another build of the program.
    pub fn start_this(program: &Path, db: &Path, more: &[&str]) -> Self {
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--db"])
            .arg(db)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let at = line.trim().rsplit('/').next().and_then(|at| at.parse().ok());
        Self { child, address: Address(at.unwrap_or_else(|| panic!("an address in {line:?}"))) }
    }

    /// Bytes of memory the process holds now.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("a system with /proc");
        let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes =
            kilobytes.and_then(|rest| rest.split_whitespace().next()).and_then(|number| number.parse().ok());
        1024 * kilobytes.unwrap_or(0_u64)
    }

    /// Whether it ends in peace, as the system asks it to when it shuts down.
    pub fn ends_when_asked(mut self) -> bool {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("asked");
        asked.success() && self.child.wait().expect("it ends").success()
    }

    /// The one line with which it refuses to start.
    pub fn refused(db: &Path, more: &[&str]) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_whiteout"));
        let ended = command.args(["serve", "--listen", "127.0.0.1:0", "--db"]).arg(db).args(more).output();
        let ended = ended.expect("it runs");
        let line = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert_eq!((ended.status.code(), line.lines().count()), (Some(2), 1), "{line}");
        line
    }

    /// As a failure of the machine would: nothing is finished, nobody is told.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
