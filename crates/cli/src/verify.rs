//! `whiteout verify`: plays a recorded game again from its seed and compares every event. If the game was dealt at a
//! table, the seed must come from the parts that people and the committed server gave. The server judges imported games
//! the same way.

use std::path::PathBuf;

use whiteout_games::{AnyRecord, with_record};

use crate::Console;
use crate::failure::{Failure, Outcome};
use crate::files;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// A recorded game
    file: PathBuf,
}

pub(crate) fn run(args: &Args, console: &mut Console) -> Outcome {
    let text = files::read_text(&args.file)?;
    let fail = |error: String| Failure::input(format!("{}: {error}", args.file.display()));
    let record = AnyRecord::parse(&text).map_err(|error| fail(error.to_string()))?;
    record.verify().map_err(|error| fail(error.to_string()))?;
    let (steps, events, deal) =
        with_record!(&record, record => (record.actions.len(), record.events.len(), &record.deal));
    writeln!(console.out, "{}: ok, {steps} steps, {events} events", args.file.display())?;
    if let Some(deal) = deal {
        writeln!(console.out, "dealt from {} parts and the commitment {}", deal.entropy.len(), deal.commitment)?;
        for (seat, part) in (1..).zip(&deal.entropy).filter(|(_, part)| !part.is_empty()) {
            writeln!(console.out, "seat {seat} added {part}")?;
        }
    }
    Ok(())
}
