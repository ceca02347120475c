//! `whiteout play`: one person against bots, in plain lines.

mod talk;

use std::io;
use std::path::PathBuf;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_bots::Bot;
use whiteout_core::{Chance as _, Seat, Viewer};
use whiteout_games::{Recording, with_game};
use whiteout_text::{RuleText, Texts};

use crate::args::{self, LanguageArg, TableArgs};
use crate::choices::{self, Choice};
use crate::failure::{Failure, Outcome, guarded};
use crate::log::{self, Eyes};
use crate::screen::{Screen, Shown};
use crate::words::{Words, fill};
use crate::{Console, files, rules};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Your seat, counted from 1
    #[arg(long, default_value_t = 1)]
    seat: u8,
    /// A bot for all seats, or one for each (yours included), separated by commas
    #[arg(long, default_value = "novice")]
    bots: String,
    /// A number or 64 hexadecimal digits for a deal that can be had again
    #[arg(long)]
    seed: Option<String>,
    #[command(flatten)]
    language: LanguageArg,
    /// Write the game to this file when you stop
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// The stream that decides which bot answers first; bots have the ones from 0 on.
const ORDER: u64 = 100;
/// Lines of the log shown when none are asked for.
const RECENT: usize = 30;
/// More paragraphs push the question out of sight.
const RULES_AT_ONCE: usize = 5;

pub(crate) fn run(args: &Args, console: &mut Console) -> Outcome {
    with_game!(args.table.game, G => sit_down::<G>(args, console))
}

fn sit_down<G: Shown>(args: &Args, console: &mut Console) -> Outcome {
    let setup = args.table.setup::<G>()?;
    let me = args::seat(args.seat, setup.players())?;
    let names = args::bot_names::<G>(&args.bots, setup.players())?;
    let seed = args::seed(args.seed.as_deref())?;
    if let Some(path) = &args.save {
        files::check_target(path)?;
    }
    let texts = Texts::<G>::of(args.language.lang);
    let screen = Screen { texts: &texts, words: Words::of(args.language.lang) };
    let table = G::blank(setup.config()).public_part();
    let mut session = Session {
        screen,
        me,
        bots: args::bots(&names, &seed),
        spoke: vec![None; usize::from(setup.players())],
        order: Xoshiro256PlusPlus::seed_from_u64(seed.side_stream(ORDER)),
        game: Recording::start(setup, seed),
        heard: 0,
        table,
        log: Vec::new(),
        told: 0,
        shown: None,
    };
    let welcome = fill(screen.words.welcome, &[("players", &args.table.players::<G>()), ("seat", &args.seat)]);
    writeln!(console.out, "{welcome}")?;
    session.play(console)?;
    if let Some(path) = &args.save {
        files::write_text(path, &session.game.record().to_json())?;
        writeln!(console.out, "{}", fill(screen.words.saved, &[("file", &path.display())]))?;
    }
    Ok(())
}

struct Session<'a, G: Shown> {
    screen: Screen<'a, G>,
    me: Seat,
    bots: Vec<Box<dyn Bot<G>>>,
    /// When each spoke last, in turns of talk.
    spoke: Vec<Option<u64>>,
    order: Xoshiro256PlusPlus,
    game: Recording<G>,
    /// Events that everybody has taken in.
    heard: usize,
    /// The table at the last of them.
    table: G::Public,
    /// What I have seen.
    log: Vec<String>,
    /// Lines of it that were printed.
    told: usize,
    /// Round and phase when the table was last shown.
    shown: Option<(u16, String)>,
}

/// What a typed line asks for.
enum Wish {
    Number(usize),
    Stop,
    GiveUp,
    /// The question and its choices once more.
    Repeat,
    /// Done or explained: ask again.
    Again,
}

/// What a person answers in the end: an action, or the number of a line.
enum Answer<A> {
    Given(A),
    GiveUp,
    Leave,
}

impl<G: Shown> Session<'_, G> {
    fn play(&mut self, console: &mut Console) -> Outcome {
        loop {
            self.hear();
            self.let_bots_speak();
            let asked = self.game.state().decision().seats;
            let bots = asked.without(self.me);
            // Whoever types takes longest, so that the bots have answered by then.
            if let Some(seat) = bots.nth(self.order.below(u32::from(bots.len())) as u8) {
                self.bot_acts(seat)?;
            } else if asked.is_empty() {
                return self.end(console);
            } else {
                let view = self.game.state().view(Viewer::Seat(self.me));
                let action = match self.ask(&view, console)? {
                    Answer::Given(action) => action,
                    // The bots do as the people do.
                    Answer::GiveUp => {
                        self.game.concede();
                        continue;
                    }
                    Answer::Leave => {
                        writeln!(console.out, "{}", self.screen.words.goodbye)?;
                        return Ok(());
                    }
                };
                if let Err(rejection) = self.game.act(self.me, action) {
                    // Asked again, it would be chosen again.
                    if G::choices(&view).len() == 1 {
                        return Err(Failure::Fault(format!("the only choice is refused: {rejection:?}")));
                    }
                    writeln!(console.out, "{}", self.screen.texts.at(G::board(&view)).rejection(&rejection))?;
                }
            }
        }
    }

    /// Hands every new event to those who may see it.
    fn hear(&mut self) {
        let events = &self.game.events()[self.heard..];
        for (bot, seat) in self.bots.iter_mut().zip(Seat::all(self.game.state().seats())) {
            for event in events.iter().filter(|event| G::audience(event).includes(Viewer::Seat(seat))) {
                // What it misses it will not know: better than no game.
                let _ = guarded(|| bot.see(event));
            }
        }
        let eyes = Eyes::One(Viewer::Seat(self.me));
        self.log.extend(log::lines(self.screen.texts, &mut self.table, events, eyes));
        self.heard = self.game.events().len();
    }

    fn bot_acts(&mut self, seat: Seat) -> Outcome {
        let view = self.game.state().view(Viewer::Seat(seat));
        let wanted = self.bots.get_mut(seat.index()).and_then(|bot| guarded(|| bot.choose(&view)).ok());
        // A bot that errs must not end a person's game.
        let tries = wanted.into_iter().chain(G::choices(&view).iter().copied());
        for action in tries {
            if self.game.act(seat, action).is_ok() {
                return Ok(());
            }
        }
        Err(Failure::Fault(format!("seat {} has nothing to choose from", seat.index() + 1)))
    }

    fn tell(&mut self, console: &mut Console) -> io::Result<()> {
        for line in &self.log[self.told..] {
            writeln!(console.out, "{line}")?;
        }
        self.told = self.log.len();
        Ok(())
    }

    /// The whole table once a round, the short one once a phase.
    fn show(&mut self, view: &G::View, console: &mut Console) -> io::Result<()> {
        let now = (self.game.state().rounds(), self.screen.texts.phase(G::board(view)));
        let lines = match &self.shown {
            Some(last) if *last == now => Vec::new(),
            Some(last) if last.0 == now.0 => G::short(self.screen, view),
            _ => G::whole(self.screen, view),
        };
        self.shown = Some(now);
        write_lines(console, &lines)
    }

    /// Asks until there is an answer.
    fn ask(&mut self, view: &G::View, console: &mut Console) -> Outcome<Answer<G::Action>> {
        self.tell(console)?;
        let board = G::board(view);
        let screen = self.screen;
        // What leaves no choice is asked of everybody at a table for the sake of secrecy; nobody sees it here.
        if let [only] = G::choices(view)[..] {
            let choice = fill(screen.words.only_choice, &[("choice", &G::label(screen, board, only))]);
            writeln!(console.out, "{} {choice}", screen.texts.prompt(board))?;
            return Ok(Answer::Given(only));
        }
        self.show(view, console)?;
        let menu = choices::menu(screen, board, G::choices(view));
        loop {
            let first = match self.pick(view, &menu, false, console)? {
                Answer::Given(first) => first,
                Answer::GiveUp => return Ok(Answer::GiveUp),
                Answer::Leave => return Ok(Answer::Leave),
            };
            let Some(choice) = menu.get(first.wrapping_sub(1)) else { continue };
            if let [only] = choice.actions[..] {
                return Ok(Answer::Given(only));
            }
            let second: Vec<_> = choice.actions.iter().map(|&action| choices::single(screen, board, action)).collect();
            match self.pick(view, &second, true, console)? {
                Answer::Given(n) => {
                    if let Some(&action) = n.checked_sub(1).and_then(|n| choice.actions.get(n)) {
                        return Ok(Answer::Given(action));
                    }
                }
                Answer::GiveUp => return Ok(Answer::GiveUp),
                Answer::Leave => return Ok(Answer::Leave),
            }
        }
    }

    /// The number of a line of the menu; 0 leads back if there is somewhere to go back to.
    fn pick(
        &mut self,
        view: &G::View,
        menu: &[Choice<G::Action>],
        nested: bool,
        console: &mut Console,
    ) -> Outcome<Answer<usize>> {
        self.pose(view, menu, nested, console)?;
        loop {
            write!(console.out, "{}", self.screen.words.your_choice)?;
            let Some(line) = console.read_line()? else { return Ok(Answer::Leave) };
            match self.wish(&line, view, console)? {
                Wish::Stop => return Ok(Answer::Leave),
                Wish::GiveUp => return Ok(Answer::GiveUp),
                Wish::Again => {}
                Wish::Repeat => self.pose(view, menu, nested, console)?,
                Wish::Number(0) if nested => return Ok(Answer::Given(0)),
                Wish::Number(n) if (1..=menu.len()).contains(&n) => return Ok(Answer::Given(n)),
                Wish::Number(_) => {
                    let sentence = fill(self.screen.words.no_such_choice, &[("n", &line), ("all", &menu.len())]);
                    writeln!(console.out, "{sentence}")?;
                }
            }
        }
    }

    fn pose(&self, view: &G::View, menu: &[Choice<G::Action>], nested: bool, console: &mut Console) -> io::Result<()> {
        if !nested {
            writeln!(console.out, "\n{}", self.screen.texts.prompt(G::board(view)))?;
        }
        for (n, choice) in (1..).zip(menu) {
            writeln!(console.out, "{n}. {}", choice.label)?;
        }
        if nested {
            writeln!(console.out, "0. {}", self.screen.words.back)?;
        }
        Ok(())
    }

    fn wish(&mut self, line: &str, view: &G::View, console: &mut Console) -> Outcome<Wish> {
        if is_number(line) {
            // One too large to be counted is too large to be chosen.
            return Ok(Wish::Number(line.parse().unwrap_or(usize::MAX)));
        }
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let words = self.screen.words;
        match command.to_lowercase().as_str() {
            "" => return Ok(Wish::Repeat),
            "q" => return Ok(Wish::Stop),
            "v" => {
                write_lines(console, &G::whole(self.screen, view))?;
                write_lines(console, &G::besides(self.screen, view))?;
            }
            "s" => {
                self.say(console)?;
                return Ok(Wish::Repeat);
            }
            "g" if G::COOPERATIVE => {
                return Ok(if self.gives_up(console)? { Wish::GiveUp } else { Wish::Repeat });
            }
            "?" => {
                let more = if G::COOPERATIVE { words.help_give_up } else { words.help_say };
                writeln!(console.out, "{}\n{more}", words.help)?;
            }
            "l" => {
                let count = rest.parse().unwrap_or(RECENT);
                write_lines(console, &self.log[self.log.len().saturating_sub(count)..])?;
            }
            "r" if rest.is_empty() => self.explain(&self.screen.texts.rules_asked(G::board(view)), console)?,
            "r" => {
                let found = rules::find(&self.screen.texts.at(G::board(view)), rest);
                if found.is_empty() {
                    writeln!(console.out, "{}", fill(words.no_rule, &[("word", &rest)]))?;
                }
                self.explain(&found, console)?;
            }
            _ => writeln!(console.out, "{}", fill(words.not_understood, &[("word", &line)]))?,
        }
        Ok(Wish::Again)
    }

    /// The nearest rules whole, the others by name.
    fn explain(&self, found: &[RuleText], console: &mut Console) -> io::Result<()> {
        let (whole, named) = found.split_at(found.len().min(RULES_AT_ONCE));
        for rule in whole {
            writeln!(console.out, "{}", rules::paragraph(rule))?;
        }
        if named.is_empty() {
            return Ok(());
        }
        let names = named.iter().map(|rule| format!("{} [{}]", rule.title, rule.id)).collect::<Vec<_>>().join(", ");
        writeln!(console.out, "{}", fill(self.screen.words.more_rules, &[("n", &named.len()), ("rules", &names)]))
    }

    /// The last lines of the log tell the outcome, every role and who infected whom.
    fn end(&mut self, console: &mut Console) -> Outcome {
        self.tell(console)?;
        let won = self.game.state().outcome().is_some_and(|outcome| outcome.winners.contains(self.me));
        writeln!(console.out, "{}", if won { self.screen.words.you_won } else { self.screen.words.you_lost })?;
        Ok(())
    }
}

pub(crate) fn is_number(line: &str) -> bool {
    !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit())
}

pub(crate) fn write_lines(console: &mut Console, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(console.out, "{line}"))
}
