//! The server under load: a process of its own on a fresh file.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::Failure;

pub(crate) struct Server {
    pub(crate) at: SocketAddr,
    child: Child,
    /// Gone with the run.
    _folder: tempfile::TempDir,
}

impl Server {
    pub(crate) async fn start(program: &Path) -> Result<Self, Failure> {
        let folder = tempfile::tempdir()?;
        let mut child = Command::new(program)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--tables-per-hour",
                "1000000",
                "--arrivals-per-hour",
                "1000000",
                "--sockets-per-address",
                "1000000",
            ])
            .args(["--frames-per-second", "100000"])
            .arg("--db")
            .arg(folder.path().join("load.db"))
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let out = child.stdout.take().ok_or("the server says nothing")?;
        let line = BufReader::new(out).lines().next_line().await?.ok_or("the server ended at once")?;
        let at = line.rsplit("//").next().unwrap_or_default().trim().parse()?;
        Ok(Self { at, child, _folder: folder })
    }

    /// Bytes of memory the process holds now; 0 where the system does not tell.
    pub(crate) fn memory(&self) -> Result<u64, Failure> {
        let Some(id) = self.child.id() else { return Err("the server is gone".into()) };
        let Ok(status) = std::fs::read_to_string(format!("/proc/{id}/status")) else { return Ok(0) };
        let kilobytes = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .and_then(|rest| rest.split_whitespace().next())
            .and_then(|number| number.parse::<u64>().ok());
        Ok(kilobytes.unwrap_or(0) * 1024)
    }

    pub(crate) async fn stop(mut self) -> Result<(), Failure> {
        self.child.kill().await?;
        Ok(())
    }
}
