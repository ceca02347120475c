//! What the bots of a table have been told.
//!
//! None of them can forget, so a choice that may still be taken back is told as late as can be: when a bot has to decide,
//! or when it is past taking back. Then an undo costs nothing, nearly always; a bot that has seen too much is woken again.

use std::collections::BTreeMap;

use whiteout_bots::Bot;
use whiteout_core::{Seat, Viewer};
use whiteout_table::{Entry, Speech, places_undone};

use crate::publish::events;
use crate::served::Served;

/// Claims that are kept back with a choice, at most: people may talk for days before the next one.
const CLAIMS: usize = 64;

struct Player<G: Served> {
    level: String,
    /// Away while it thinks.
    bot: Option<Box<dyn Bot<G>>>,
    /// How much of the tail it was told, or will be when it comes back.
    told: usize,
    /// What it is told when it comes back.
    missed: Vec<Entry<G>>,
}

impl<G: Served> Player<G> {
    fn tell(&mut self, seat: Seat, tail: &[Entry<G>]) {
        for entry in &tail[self.told..] {
            match &mut self.bot {
                Some(bot) => remind(bot.as_mut(), seat, entry),
                None => self.missed.push(entry.clone()),
            }
        }
        self.told = tail.len();
    }
}

pub(crate) struct Bots<G: Served> {
    players: BTreeMap<Seat, Player<G>>,
    /// What they may see and hear from the last choice on that everybody saw: what came before cannot be taken back.
    tail: Vec<Entry<G>>,
}

impl<G: Served> Default for Bots<G> {
    fn default() -> Self {
        Self { players: BTreeMap::new(), tail: Vec::new() }
    }
}

impl<G: Served> Bots<G> {
    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.players.keys().copied().collect()
    }

    pub(crate) fn plays(&self, seat: Seat, level: &str) -> bool {
        self.players.get(&seat).is_some_and(|player| player.level == level && player.bot.is_some())
    }

    /// One that knows everything its seat may know until now.
    pub(crate) fn join(&mut self, seat: Seat, level: String, bot: Box<dyn Bot<G>>) {
        self.players.insert(seat, Player { level, bot: Some(bot), told: self.tail.len(), missed: Vec::new() });
    }

    /// Speaks of what cannot be taken back any more.
    pub(crate) fn speaker(&mut self, seat: Seat) -> Option<&mut dyn Bot<G>> {
        self.players.get_mut(&seat).and_then(|player| Some(player.bot.as_mut()?.as_mut() as _))
    }

    /// The bot of a seat, told everything: it has to decide. It comes back by [`Self::give_back`].
    pub(crate) fn take(&mut self, seat: Seat, level: &str) -> Option<Box<dyn Bot<G>>> {
        let player = self.players.get_mut(&seat).filter(|player| player.level == level)?;
        player.tell(seat, &self.tail);
        player.bot.take()
    }

    /// It is told what happened while it thought.
    pub(crate) fn give_back(&mut self, seat: Seat, mut bot: Box<dyn Bot<G>>) {
        let Some(player) = self.players.get_mut(&seat).filter(|player| player.bot.is_none()) else { return };
        for entry in player.missed.drain(..) {
            remind(bot.as_mut(), seat, &entry);
        }
        player.bot = Some(bot);
    }

    /// One that does not come back.
    pub(crate) fn lose(&mut self, seat: Seat) {
        self.players.remove(&seat);
    }

    /// Takes in what has just happened at the table.
    pub(crate) fn take_in(&mut self, entry: &Entry<G>) {
        match entry {
            Entry::Again { .. } => self.forget(),
            _ if self.players.is_empty() => self.tail.clear(),
            Entry::Undone { seat, .. } => self.take_back(*seat),
            Entry::Acted { .. } => {
                if entry.is_open_choice() {
                    self.tell_all();
                    self.tail.clear();
                    self.players.values_mut().for_each(|player| player.told = 0);
                }
                self.tail.push(entry.clone());
            }
            // Their number is public, unlike that of choices.
            _ if heard(entry).is_some() => {
                self.tail.push(entry.clone());
                if self.tail.iter().filter_map(heard).count() > CLAIMS {
                    self.tell_all();
                    self.tail.retain(|entry| heard(entry).is_none());
                    self.players.values_mut().for_each(|player| player.told = self.tail.len());
                }
            }
            _ => {}
        }
    }

    fn tell_all(&mut self) {
        for (&seat, player) in &mut self.players {
            player.tell(seat, &self.tail);
        }
    }

    /// They start again from the log when they are next asked.
    fn forget(&mut self) {
        *self = Self::default();
    }

    fn take_back(&mut self, seat: Seat) {
        let gone = places_undone(&self.tail, seat);
        if gone.is_empty() {
            // It was made before any of them woke.
            return self.forget();
        }
        let tail = &self.tail;
        self.players.retain(|&bot, player| {
            let told: Vec<_> = gone.iter().filter(|&&place| place < player.told).collect();
            player.told -= told.len();
            !told.iter().any(|&&place| seen(bot, &tail[place]).next().is_some())
        });
        for place in gone.into_iter().rev() {
            self.tail.remove(place);
        }
    }
}

/// The events of an entry that a seat may see.
fn seen<G: Served>(seat: Seat, entry: &Entry<G>) -> impl Iterator<Item = &G::Event> {
    events(std::slice::from_ref(entry)).filter(move |event| G::audience(event).includes(Viewer::Seat(seat)))
}

/// What everybody at the table is told by a claim.
fn heard<G: Served>(entry: &Entry<G>) -> Option<(Seat, G::Claim)> {
    match entry {
        Entry::Said { saying } if !saying.beyond => match (saying.seat, &saying.speech) {
            (Some(speaker), Speech::Claim(claim)) => Some((speaker, *claim)),
            _ => None,
        },
        _ => None,
    }
}

/// Tells a bot what its seat may see and hear of an entry.
pub(crate) fn remind<G: Served>(bot: &mut dyn Bot<G>, seat: Seat, entry: &Entry<G>) {
    seen(seat, entry).for_each(|event| bot.see(event));
    if let Some((speaker, claim)) = heard(entry) {
        bot.hear(speaker, claim);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use whiteout_boardgame::words::Role;
    use whiteout_boardgame::{Action, Claim, Event, State, View};
    use whiteout_table::Saying;

    use super::*;

    /// Writes down what it is told.
    #[derive(Clone, Default)]
    struct Witness(Arc<Mutex<Vec<String>>>);

    impl Witness {
        fn knows(&self) -> Vec<String> {
            self.0.lock().unwrap().clone()
        }
    }

    impl Bot<State> for Witness {
        fn see(&mut self, event: &Event) {
            let word = if *event == OPEN { "open" } else { "own" };
            self.0.lock().unwrap().push(word.to_owned());
        }

        fn hear(&mut self, speaker: Seat, _: Claim) {
            self.0.lock().unwrap().push(format!("claim of {}", speaker.index()));
        }

        fn choose(&mut self, _: &View) -> Action {
            Action::Pass
        }
    }

    /// Something that everybody sees.
    const OPEN: Event = Event::BoardLaid;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn acted(by: Seat, events: Vec<Event>) -> Entry<State> {
        Entry::Acted { seat: by, action: Action::Pass, at: 0, drawn: 0, events }
    }

    /// Something that only this seat sees.
    fn own(of: Seat) -> Event {
        Event::RoleDealt { seat: of, role: Role::Human }
    }

    fn claim(by: Seat) -> Entry<State> {
        let speech = Speech::Claim(Claim::IAmHuman);
        let saying = Saying { id: 0, at: 0, person: None, seat: Some(by), name: String::new(), speech, beyond: false };
        Entry::Said { saying }
    }

    /// A person on seat 0 and bots on the next two.
    fn table() -> (Bots<State>, [Witness; 2]) {
        let (mut bots, witnesses) = (Bots::default(), [Witness::default(), Witness::default()]);
        for (witness, number) in witnesses.iter().zip(1..) {
            bots.join(seat(number), "novice".to_owned(), Box::new(witness.clone()));
        }
        (bots, witnesses)
    }

    /// Lets a bot decide.
    fn decides(bots: &mut Bots<State>, number: u8) {
        let bot = bots.take(seat(number), "novice").expect("a bot");
        bots.give_back(seat(number), bot);
    }

    #[test]
    fn a_choice_is_told_when_a_bot_decides_or_when_it_is_past_taking_back() {
        let (mut bots, [one, two]) = table();
        bots.take_in(&acted(seat(0), vec![OPEN]));
        bots.take_in(&claim(seat(0)));
        assert!(one.knows().is_empty() && two.knows().is_empty());
        decides(&mut bots, 1);
        assert_eq!(one.knows(), ["open", "claim of 0"]);
        bots.take_in(&acted(seat(1), vec![own(seat(1))]));
        bots.take_in(&acted(seat(1), vec![OPEN]));
        assert_eq!(one.knows(), ["open", "claim of 0", "own"]);
        assert_eq!(
            two.knows(),
            ["open", "claim of 0"],
            "in the order in which it happened, and of others only what is seen"
        );
    }

    #[test]
    fn what_happens_while_a_bot_thinks_is_told_once_it_is_back() {
        let (mut bots, [one, _]) = table();
        let thinker = bots.take(seat(1), "novice").expect("a bot");
        assert!(bots.speaker(seat(1)).is_none() && !bots.plays(seat(1), "novice"));
        bots.take_in(&acted(seat(0), vec![OPEN]));
        bots.take_in(&claim(seat(2)));
        bots.take_in(&acted(seat(2), vec![OPEN]));
        assert!(one.knows().is_empty());
        bots.give_back(seat(1), thinker);
        decides(&mut bots, 1);
        assert_eq!(one.knows(), ["open", "claim of 2", "open"], "each once");

        let thinker = bots.take(seat(1), "novice").expect("a bot");
        bots.lose(seat(1));
        bots.give_back(seat(1), thinker);
        assert_eq!(bots.seats(), [seat(2)], "whose thought was void does not come back");
    }

    #[test]
    fn what_no_bot_was_told_is_taken_back_at_no_cost() {
        let (mut bots, [one, two]) = table();
        bots.take_in(&acted(seat(0), vec![OPEN]));
        bots.take_in(&claim(seat(0)));
        bots.take_in(&Entry::Undone { seat: seat(0), at: 0 });
        decides(&mut bots, 1);
        decides(&mut bots, 2);
        assert_eq!([one.knows(), two.knows()], [["claim of 0"], ["claim of 0"]], "words cannot be taken back");
    }

    #[test]
    fn only_a_bot_that_has_seen_it_starts_again() {
        let (mut bots, _) = table();
        bots.take_in(&acted(seat(0), vec![OPEN]));
        decides(&mut bots, 1);
        bots.take_in(&acted(seat(1), vec![own(seat(1))]));
        bots.take_in(&Entry::Undone { seat: seat(0), at: 0 });
        assert_eq!(bots.seats(), [seat(2)]);

        let (mut bots, [one, _]) = table();
        bots.take_in(&acted(seat(0), vec![own(seat(0))]));
        decides(&mut bots, 1);
        bots.take_in(&acted(seat(1), vec![own(seat(1))]));
        bots.take_in(&Entry::Undone { seat: seat(0), at: 0 });
        assert_eq!(bots.seats(), [seat(1), seat(2)], "nobody saw it");
        decides(&mut bots, 1);
        assert_eq!(one.knows(), ["own"]);
    }

    #[test]
    fn what_was_chosen_before_any_of_them_woke_makes_all_start_again() {
        let (mut bots, _) = table();
        bots.take_in(&Entry::Undone { seat: seat(0), at: 0 });
        assert!(bots.seats().is_empty());
    }

    #[test]
    fn talk_without_end_is_not_kept_and_choices_still_are() {
        let (mut bots, [one, _]) = table();
        bots.take_in(&acted(seat(0), vec![OPEN]));
        for _ in 0..1_000 {
            bots.take_in(&claim(seat(0)));
        }
        assert!(bots.tail.len() <= CLAIMS + 1 && one.knows().len() > 900);
        bots.take_in(&Entry::Undone { seat: seat(0), at: 0 });
        assert!(bots.seats().is_empty(), "they had to be told");
    }
}
