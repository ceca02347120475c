//! The program `whiteout`: play, simulate, replay and look things up from a terminal.
//!
//! Whatever comes from outside (arguments, files, lines typed) may be wrong: it ends in one clear line and
//! exit code 2, never in a panic and never in a half-written file.

mod archive;
mod args;
mod choices;
mod failure;
mod files;
mod league;
mod log;
mod play;
mod plot;
mod replay;
mod rules;
mod screen;
mod serve;
mod sim;
mod upkeep;
mod verify;
mod words;

use std::io::{BufRead, IsTerminal as _, Read as _, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::{Failure, Outcome};

#[derive(Parser)]
#[command(name = "whiteout", version, about = "A table for the hidden-role games of The Thing")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game against bots in the terminal
    Play(play::Args),
    /// Read the rules, or find the ones that name a word
    Rules(rules::Args),
    /// Walk through a recorded game with any seat's eyes
    Replay(replay::Args),
    /// Play a recorded game again and compare
    Verify(verify::Args),
    /// Play many games between bots and count
    Sim(sim::Args),
    /// Let levels of bots play against each other and rate them
    League(league::Args),
    /// Serve tables to browsers and programs
    Serve(serve::Args),
    /// Write a game of a server's file that is over into a file of its own
    Export(archive::ExportArgs),
    /// Put recorded games into a server's library
    Import(archive::ImportArgs),
    /// Count the games of a server's file that are over
    Stats(archive::StatsArgs),
    /// Copy a server's file, which may be in use, into a new one
    Backup(upkeep::BackupArgs),
    /// Delete tables and all their games from a server's file
    Remove(upkeep::RemoveArgs),
}

/// Where a command reads and writes, so that a test can stand in for a terminal.
struct Console<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// Somebody is there to answer.
    interactive: bool,
}

/// A longer line was not typed by a person.
const LONGEST_LINE: u64 = 4096;

impl Console<'_> {
    /// The next line, whatever bytes it holds; `None` at the end of the input.
    fn read_line(&mut self) -> std::io::Result<Option<String>> {
        self.out.flush()?;
        let mut line = Vec::new();
        let read = (&mut *self.input).take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        // A terminal shows what is typed; a transcript of a piped game should too.
        if !self.interactive {
            writeln!(self.out, "{line}")?;
        }
        Ok((read > 0).then_some(line))
    }
}

fn run(command: &Command) -> Outcome {
    let stdin = std::io::stdin();
    let interactive = stdin.is_terminal();
    let (mut input, mut out) = (stdin.lock(), std::io::stdout().lock());
    let mut console = Console { input: &mut input, out: &mut out, interactive };
    match command {
        Command::Sim(args) => sim::run(args, &mut console),
        Command::League(args) => league::run(args, &mut console),
        Command::Serve(args) => serve::run(args, &mut console),
        Command::Export(args) => archive::run_export(args, &mut console),
        Command::Import(args) => archive::run_import(args, &mut console),
        Command::Stats(args) => archive::run_stats(args, &mut console),
        Command::Backup(args) => upkeep::run_backup(args, &mut console),
        Command::Remove(args) => upkeep::run_remove(args, &mut console),
        Command::Play(args) => play::run(args, &mut console),
        Command::Replay(args) => replay::run(args, &mut console),
        Command::Verify(args) => verify::run(args, &mut console),
        Command::Rules(args) => rules::run(args, &mut console),
    }?;
    Ok(console.out.flush()?)
}

fn main() -> ExitCode {
    failure::keep_panics_quiet();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        // Help and version are no errors.
        Err(error) if !error.use_stderr() => {
            return if error.print().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
        Err(error) => return Failure::command_line(&error).report(),
    };
    match failure::guarded(|| run(&cli.command)) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(failure)) => failure.report(),
        Err(bug) => Failure::Fault(format!("internal error, please report it: {bug}")).report(),
    }
}
