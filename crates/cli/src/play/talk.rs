//! What is said at the table: claims, by the bots and by whoever plays, heard by all.

use whiteout_core::Seat;

use super::{Session, is_number, write_lines};
use crate::Console;
use crate::choices::Choice;
use crate::failure::{Outcome, guarded};
use crate::screen::Shown;
use crate::words::fill;

impl<G: Shown> Session<'_, G> {
    /// Lets every bot speak that may, once in each turn of talk.
    pub(super) fn let_bots_speak(&mut self) {
        let game = *self.game.state();
        let turn = Some(game.turn_of_talk());
        let mute = game.beyond().with(self.me);
        for seat in Seat::all(game.seats()).filter(|&seat| game.outcome().is_none() && !mute.contains(seat)) {
            let (Some(bot), Some(spoke)) = (self.bots.get_mut(seat.index()), self.spoke.get_mut(seat.index())) else {
                continue;
            };
            if *spoke == turn {
                continue;
            }
            // A bot that errs must not end a person's game.
            let claim = guarded(|| bot.speak()).ok().flatten();
            let Some(claim) = claim.filter(|&claim| game.may_claim(seat, claim).is_ok()) else { continue };
            *spoke = turn;
            self.hear_claim(seat, claim);
        }
    }

    fn hear_claim(&mut self, speaker: Seat, claim: G::Claim) {
        for bot in &mut self.bots {
            let _ = guarded(|| bot.hear(speaker, claim));
        }
        let texts = self.screen.texts.at(&self.table);
        let (who, what) = (texts.seat(&self.table, speaker), texts.claim(&self.table, claim));
        self.log.push(fill(self.screen.words.says, &[("who", &who), ("what", &what)]));
    }

    /// Offers whatever may be said now, and says what is picked.
    pub(super) fn say(&mut self, console: &mut Console) -> Outcome {
        let game = *self.game.state();
        if game.beyond().contains(self.me) {
            return Ok(writeln!(console.out, "{}", self.screen.words.not_heard)?);
        }
        let mut menu = G::claims(self.screen, &self.table, self.me);
        let refused = menu.first().and_then(|kind| game.may_claim(self.me, *kind.actions.first()?).err());
        for kind in &mut menu {
            kind.actions.retain(|&claim| game.may_claim(self.me, claim).is_ok());
        }
        menu.retain(|kind| !kind.actions.is_empty());
        if let (Some(refused), true) = (refused, menu.is_empty()) {
            return Ok(writeln!(console.out, "{}", self.screen.texts.at(&self.table).rejection(&refused))?);
        }
        while let Some(kind) = self.pick_of(&menu, console)? {
            let mut claims = kind.actions.clone();
            if claims.len() > 1 {
                let label = |&claim: &G::Claim| self.screen.texts.at(&self.table).claim(&self.table, claim);
                let single = claims.iter().map(|claim| Choice { label: label(claim), actions: vec![*claim] });
                let single: Vec<_> = single.collect();
                let Some(picked) = self.pick_of(&single, console)? else { continue };
                claims.clone_from(&picked.actions);
            }
            if let [claim] = claims[..] {
                self.hear_claim(self.me, claim);
                self.tell(console)?;
            }
            break;
        }
        Ok(())
    }

    /// Whether the game is to be given up for all, once asked again.
    pub(super) fn gives_up(&self, console: &mut Console) -> Outcome<bool> {
        let words = self.screen.words;
        writeln!(console.out, "{}", words.give_up_question)?;
        let menu = [Choice { label: words.give_up.to_owned(), actions: vec![()] }];
        Ok(self.pick_of(&menu, console)?.is_some())
    }

    /// A line of a list that has nothing to do with the question; `None` leads back.
    fn pick_of<'c, A>(&self, menu: &'c [Choice<A>], console: &mut Console) -> Outcome<Option<&'c Choice<A>>> {
        let words = self.screen.words;
        let lines = (1..).zip(menu).map(|(n, choice)| format!("{n}. {}", choice.label));
        let lines: Vec<_> = lines.chain([format!("0. {}", words.back)]).collect();
        write_lines(console, &lines)?;
        loop {
            write!(console.out, "{}", words.your_choice)?;
            let Some(line) = console.read_line()? else { return Ok(None) };
            // Whatever else is typed belongs to the question.
            if !is_number(&line) {
                return Ok(None);
            }
            match line.parse().unwrap_or(usize::MAX) {
                0 => return Ok(None),
                n if n <= menu.len() => return Ok(menu.get(n - 1)),
                _ => {
                    let sentence = fill(words.no_such_choice, &[("n", &line), ("all", &menu.len())]);
                    writeln!(console.out, "{sentence}")?;
                }
            }
        }
    }
}
