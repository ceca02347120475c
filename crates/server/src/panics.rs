//! Panics. Each is a defect of ours: it is counted and logged, and ends no more than the request or the table it happened in.
//!
//! A panic message may hold a piece of a game, such as an index or a value that was unwrapped. So the log names the place, and
//! holds the message only if it is fixed text of the source.

use std::any::Any;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::LazyLock;

use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use futures_util::FutureExt as _;

use crate::alerts::Tally;
use crate::outside::{Machine, Outside as _};
use crate::requests::Failure;

/// Of the whole process: there is but one hook.
static PANICS: LazyLock<Tally> = LazyLock::new(|| Tally::new(Machine.now()));

/// A longer message is not one of ours.
const LONGEST: usize = 200;

/// Logs and counts every panic of this process from now on, instead of printing it.
pub fn log_panics() {
    panic::set_hook(Box::new(|info| {
        let Some(left_out) = PANICS.count(Machine.now()) else { return };
        let at = info.location().map_or_else(|| "-".to_owned(), ToString::to_string);
        let trace = Backtrace::capture();
        // Names of functions and lines of the source; captured only if RUST_BACKTRACE asks for it.
        let trace = (trace.status() == BacktraceStatus::Captured).then(|| trace.to_string());
        tracing::error!(at, said = said(info), left_out, backtrace = trace, "panicked");
    }));
}

/// How many there were.
pub(crate) fn count() -> u64 {
    PANICS.total()
}

/// The message, unless it was put together at run time.
fn said(info: &PanicHookInfo<'_>) -> String {
    let text = info.payload().downcast_ref::<&'static str>().copied();
    let text = text.unwrap_or("(withheld: it may hold a piece of a game)");
    text.chars().take(LONGEST).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// The code of a refusal where a panic is behind it.
pub(crate) const CODE: &str = "internal";

/// The answer to a request whose handler panicked.
pub(crate) fn answer(_: Box<dyn Any + Send>) -> Response {
    Failure::new(StatusCode::INTERNAL_SERVER_ERROR, CODE).into_response()
}

/// It panicked. The hook has said where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Panicked;

/// Ends with what it does, or with its panic.
pub(crate) async fn caught<T>(doing: impl Future<Output = T>) -> Result<T, Panicked> {
    AssertUnwindSafe(doing).catch_unwind().await.map_err(|_| Panicked)
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Paper(Arc<Mutex<Vec<u8>>>);

    impl Write for Paper {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_panic_is_logged_by_its_place_and_without_what_it_had_in_hand() {
        let paper = Paper::default();
        let writer = paper.clone();
        let log = crate::log("warn".parse().unwrap(), false, move || writer.clone());
        let before = count();
        let hook = panic::take_hook();
        tracing::subscriber::with_default(log, || {
            log_panics();
            let _ = panic::catch_unwind(|| "the kitchen holds an alien".parse::<u8>().expect("a number, not kitchen"));
            let _ = panic::catch_unwind(|| panic!("fixed text"));
        });
        panic::set_hook(hook);
        let written = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
        assert_eq!(count(), before + 2);
        assert_eq!(written.matches("panicked at=\"").count(), 2, "{written}");
        assert!(written.contains("panics.rs:"), "{written}");
        assert!(written.contains("fixed text") && !written.contains("kitchen"), "{written}");
    }
}
