//! How a command ends when it does not end well.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use clap::error::ErrorKind;

/// Why a command stopped. Each is told in one line.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What came from outside is wrong.
    Input(String),
    /// The program itself is wrong.
    Fault(String),
    /// The output has gone.
    Output(io::Error),
}

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    pub(crate) fn input(message: impl Into<String>) -> Self {
        Self::Input(message.into())
    }

    /// What the command line parser has to say, without the usage page.
    pub(crate) fn command_line(error: &clap::Error) -> Self {
        if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return Self::input("requires a subcommand (see whiteout --help)");
        }
        let text = error.to_string();
        let reason = text.split("\n\n").next().unwrap_or_default();
        let reason = reason.strip_prefix("error: ").unwrap_or(reason);
        let words: Vec<_> = reason.split_whitespace().collect();
        Self::Input(format!("{} (see whiteout --help)", words.join(" ")))
    }

    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::Input(message) => {
                eprintln!("whiteout: {}", one_line(message));
                ExitCode::from(2)
            }
            Self::Fault(message) => {
                eprintln!("whiteout: {}", one_line(message));
                ExitCode::FAILURE
            }
            // Whoever read along has seen enough, as in `whiteout rules | head`.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => {
                eprintln!("whiteout: cannot write: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

fn one_line(message: &str) -> String {
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

static LAST_PANIC: Mutex<Option<String>> = Mutex::new(None);

/// Keeps a panic's words for [`guarded`] instead of printing them.
pub(crate) fn keep_panics_quiet() {
    panic::set_hook(Box::new(|info| {
        *LAST_PANIC.lock().unwrap_or_else(PoisonError::into_inner) = Some(info.to_string());
    }));
}

/// Runs something that may be broken; the error is what a panic said.
pub(crate) fn guarded<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    panic::catch_unwind(AssertUnwindSafe(run)).map_err(|_| {
        let said = LAST_PANIC.lock().unwrap_or_else(PoisonError::into_inner).take();
        said.unwrap_or_else(|| "panicked".to_owned())
    })
}
