//! `whiteout rules`: the rules to read, whole or by word.

use whiteout_games::{GameKind, with_game};
use whiteout_text::{RuleText, Spoken, Texts};

use crate::Console;
use crate::args::LanguageArg;
use crate::failure::{Failure, Outcome};
use crate::words::Words;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Words that the rules must hold, or the id of a rule
    words: Vec<String>,
    /// Which game
    #[arg(long, default_value = "boardgame")]
    game: GameKind,
    #[command(flatten)]
    language: LanguageArg,
}

pub(crate) fn run(args: &Args, console: &mut Console) -> Outcome {
    with_game!(args.game, G => read::<G>(args, console))
}

fn read<G: Spoken>(args: &Args, console: &mut Console) -> Outcome {
    let texts = Texts::<G>::of(args.language.lang);
    let words = args.words.join(" ");
    if words.trim().is_empty() {
        for section in texts.sections() {
            writeln!(console.out, "{}\n", section.title)?;
            for rule in &section.rules {
                writeln!(console.out, "{}\n", paragraph(rule))?;
            }
        }
        return Ok(());
    }
    let found = find(&texts, &words);
    if found.is_empty() {
        return Err(Failure::input(Words::of(args.language.lang).no_rule.replace("{word}", &words)));
    }
    for rule in &found {
        writeln!(console.out, "{}\n", paragraph(rule))?;
    }
    Ok(())
}

/// The rule with this id, or the rules that hold these words.
pub(crate) fn find<G: Spoken>(texts: &Texts<G>, words: &str) -> Vec<RuleText> {
    match texts.rule(words) {
        Some(rule) => vec![rule],
        None => texts.find_rules(words),
    }
}

/// A rule in one paragraph.
pub(crate) fn paragraph(rule: &RuleText) -> String {
    format!("{} [{}]\n{}", rule.title, rule.id, rule.text)
}
