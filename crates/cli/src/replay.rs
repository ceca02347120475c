//! `whiteout replay`: a recorded game, step by step, with the eyes of any seat.

use std::ops::Range;
use std::path::PathBuf;

use whiteout_core::{Seat, Viewer};
use whiteout_games::{AnyRecord, Judgement, Record, RecordError, with_record};
use whiteout_text::Texts;

use crate::args::{self, LanguageArg};
use crate::failure::{Failure, Outcome};
use crate::log::{self, Eyes};
use crate::play::{is_number, write_lines};
use crate::screen::{Screen, Shown};
use crate::words::{Words, fill};
use crate::{Console, files};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// A recorded game
    file: PathBuf,
    /// Look with the eyes of this seat, counted from 1 [default: a spectator]
    #[arg(long, value_name = "N", conflicts_with = "all")]
    seat: Option<u8>,
    /// See everything
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    language: LanguageArg,
}

pub(crate) fn run(args: &Args, console: &mut Console) -> Outcome {
    let text = files::read_text(&args.file)?;
    let fail = |error: String| Failure::input(format!("{}: {error}", args.file.display()));
    let record = AnyRecord::parse(&text).map_err(|error| fail(error.to_string()))?;
    with_record!(record, record => look_through(args, &record, console))
}

fn look_through<G: Shown>(args: &Args, record: &Record<G>, console: &mut Console) -> Outcome {
    let fail = |error: String| Failure::input(format!("{}: {error}", args.file.display()));
    let eyes = match args.seat {
        Some(number) => Eyes::One(Viewer::Seat(args::seat(number, record.setup.players())?)),
        None if args.all => Eyes::All,
        None => Eyes::One(Viewer::Spectator),
    };
    let steps = match record.judge() {
        Judgement::Proven(course) => course.steps,
        Judgement::Unproven(course, because) => {
            // Beside the game, which may go into a file or another program.
            eprintln!("whiteout: {}: {}", args.file.display(), RecordError::Unproven(Box::new(because)));
            course.steps
        }
        Judgement::Wrong(error) => return Err(fail(error.to_string())),
    };
    let texts = Texts::of(args.language.lang);
    let screen = Screen { texts: &texts, words: Words::of(args.language.lang) };
    let mut replay = Replay { record, steps, eyes, screen, at: 0 };
    if console.interactive { replay.walk(console) } else { replay.print(console) }
}

struct Replay<'a, G: Shown> {
    record: &'a Record<G>,
    /// The events of each step.
    steps: Vec<Range<usize>>,
    eyes: Eyes,
    screen: Screen<'a, G>,
    at: usize,
}

impl<G: Shown> Replay<'_, G> {
    /// Everything at once, for a pipe.
    fn print(&self, console: &mut Console) -> Outcome {
        let mut table = G::blank(self.record.setup.config()).public_part();
        for line in log::lines(self.screen.texts, &mut table, &self.record.events, self.eyes) {
            writeln!(console.out, "{line}")?;
        }
        Ok(())
    }

    fn walk(&mut self, console: &mut Console) -> Outcome {
        writeln!(console.out, "{}", self.looking())?;
        writeln!(console.out, "{}", self.screen.words.replay_help)?;
        self.tell(console)?;
        loop {
            write!(console.out, "> ")?;
            let Some(line) = console.read_line()? else { return Ok(()) };
            let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            let words = self.screen.words;
            // A number alone is a step, as a number alone is a choice at the table.
            let (command, rest) = if is_number(&line) { ("g", line.as_str()) } else { (command, rest.trim()) };
            match (command, rest) {
                ("q", _) => return Ok(()),
                ("", _) => self.go(self.next(), console)?,
                ("b", _) => self.go(self.previous(), console)?,
                ("g", word) => match word.parse() {
                    Ok(step) if step < self.steps.len() => self.go(Some(step), console)?,
                    _ => {
                        let all = self.steps.len() - 1;
                        writeln!(console.out, "{}", fill(words.no_such_step, &[("word", &word), ("all", &all)]))?;
                    }
                },
                ("s", word) => {
                    if let Some(eyes) = self.eyes_named(word) {
                        self.eyes = eyes;
                        writeln!(console.out, "{}", self.looking())?;
                    } else {
                        let all = self.record.setup.players();
                        writeln!(console.out, "{}", fill(words.no_such_seat, &[("word", &word), ("all", &all)]))?;
                    }
                }
                ("v", _) => write_lines(console, &self.view())?,
                ("?", _) => writeln!(console.out, "{}", words.replay_help)?,
                _ => writeln!(console.out, "{}", fill(words.not_understood, &[("word", &line)]))?,
            }
        }
    }

    fn go(&mut self, step: Option<usize>, console: &mut Console) -> Outcome {
        match step {
            Some(step) => {
                self.at = step;
                self.tell(console)
            }
            None => Ok(writeln!(console.out, "{}", self.screen.words.end)?),
        }
    }

    /// The next step with something to be seen.
    fn next(&self) -> Option<usize> {
        (self.at + 1..self.steps.len()).find(|&step| !self.lines(step).is_empty())
    }

    fn previous(&self) -> Option<usize> {
        (0..self.at).rev().find(|&step| !self.lines(step).is_empty()).or(Some(0))
    }

    fn tell(&self, console: &mut Console) -> Outcome {
        let words = self.screen.words;
        let all = self.steps.len() - 1;
        writeln!(console.out, "{}", fill(words.step, &[("n", &self.at), ("all", &all)]))?;
        let lines = self.lines(self.at);
        if lines.is_empty() {
            writeln!(console.out, "{}", words.no_lines)?;
        }
        Ok(write_lines(console, &lines)?)
    }

    /// What these eyes see of a step.
    fn lines(&self, step: usize) -> Vec<String> {
        let events = self.steps[step].clone();
        let mut table = self.state_before(events.start).public_part();
        log::lines(self.screen.texts, &mut table, &self.record.events[events], self.eyes).collect()
    }

    fn state_before(&self, event: usize) -> G {
        let mut state = G::blank(self.record.setup.config());
        self.record.events[..event].iter().for_each(|event| state.apply(event));
        state
    }

    fn view(&self) -> Vec<String> {
        let state = self.state_before(self.steps[self.at].end);
        match self.eyes {
            Eyes::One(viewer) => {
                let view = state.view(viewer);
                [G::whole(self.screen, &view), G::besides(self.screen, &view)].concat()
            }
            Eyes::All => {
                let view = state.view(Viewer::Spectator);
                let mut lines = [G::whole(self.screen, &view), G::besides(self.screen, &view)].concat();
                lines.extend(Seat::all(state.seats()).map(|seat| state.hidden(self.screen, seat)));
                lines
            }
        }
    }

    fn eyes_named(&self, word: &str) -> Option<Eyes> {
        match word {
            "spectator" => Some(Eyes::One(Viewer::Spectator)),
            "all" => Some(Eyes::All),
            number => {
                let seat = args::seat(number.parse().ok()?, self.record.setup.players()).ok()?;
                Some(Eyes::One(Viewer::Seat(seat)))
            }
        }
    }

    fn looking(&self) -> String {
        let words = self.screen.words;
        match self.eyes {
            Eyes::All => words.eyes_all.to_owned(),
            Eyes::One(Viewer::Spectator) => words.eyes_spectator.to_owned(),
            Eyes::One(Viewer::Seat(seat)) => {
                let state = self.state_before(self.steps[self.at].end);
                let who = self.screen.texts.seat(&state.public_part(), seat);
                let place = fill(words.seat, &[("n", &(seat.index() + 1))]);
                fill(words.eyes_of, &[("who", &format!("{who} ({place})"))])
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use whiteout_boardgame::State;
    use whiteout_core::Game as _;
    use whiteout_games::{OptionMap, Recording, Seed, Setup};
    use whiteout_text::Language;

    use super::*;

    /// What somebody at a terminal sees who types these lines at a game of which the first choices were made.
    fn walked(typed: &str) -> String {
        let setup = Setup::<State>::new(4, &OptionMap::new(), None).unwrap();
        let mut game = Recording::start(setup, Seed::from_number(1));
        for _ in 0..12 {
            let seat = game.state().decision().seats.lowest().unwrap();
            let action = game.state().view(Viewer::Seat(seat)).legal[0];
            game.act(seat, action).unwrap();
        }
        let record = game.record();
        let texts = Texts::new(Language::En);
        let screen = Screen { texts: &texts, words: Words::of(Language::En) };
        let eyes = Eyes::One(Viewer::Spectator);
        let mut replay = Replay { record, steps: record.steps().unwrap(), eyes, screen, at: 0 };
        let (mut input, mut out) = (typed.as_bytes(), Vec::new());
        replay.walk(&mut Console { input: &mut input, out: &mut out, interactive: true }).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn one_can_walk_to_and_fro() {
        let text = walked("\n\nb\ng 5\n7\nq\n");
        let steps: Vec<_> = text.lines().filter_map(|line| line.split("Step ").nth(1)).collect();
        assert_eq!(steps, ["0 of 12.", "1 of 12.", "2 of 12.", "1 of 12.", "5 of 12.", "7 of 12."]);
    }

    #[test]
    fn the_end_and_nonsense_are_told() {
        let text = walked("g 12\n\ng 13\n99\ng x\ns 5\ns 0\nfly\n?\n");
        for sentence in [
            "This is the end of the record.",
            "There is no step \"13\": the steps are 0 to 12.",
            "There is no step \"99\"",
            "There is no step \"x\"",
            "There is no seat \"5\": type 1 to 4",
            "There is no seat \"0\"",
            "\"fly\" is not understood",
            "Enter: next step.",
        ] {
            assert!(text.contains(sentence), "{sentence:?} is not in:\n{text}");
        }
    }

    #[test]
    fn eyes_can_be_changed() {
        let text = walked("v\ns 2\ng 0\nv\ns all\nv\ns spectator\ng 0\nq\n");
        let looks: Vec<_> = text.lines().filter(|line| line.contains("You look") || line.contains("You see")).collect();
        assert_eq!(looks.len(), 4, "{looks:?}");
        assert_eq!(text.matches("Your cards: ").count(), 1);
        assert_eq!(text.matches("Hidden with ").count(), 4);
        let after = text.split("You look as a spectator.").last().unwrap();
        assert!(!after.contains("You draw "), "{after}");
    }
}
