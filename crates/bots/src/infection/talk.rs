//! What a player says. A Human says what it believes; an Imitation says what a Human in its place would say, and bends
//! it: it speaks as often, about the same things, and keeps to its story.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Seat, SeatSet};
use whiteout_infection::secret::Own;
use whiteout_infection::table::Table;
use whiteout_infection::words::{Blood, Card};
use whiteout_infection::{Claim, Event, Step, Talk, Window};

use super::belief::Mind;
use super::policy::best_help;
use crate::belief::Belief;

/// Somebody this many times as doubtful as the average is worth a word.
const STANDS_OUT: f32 = 1.4;
/// And at least this doubtful.
const DOUBTFUL: f32 = 0.35;
/// Somebody this many times as doubtful as the average is trusted.
const TRUSTED: f32 = 0.4;
/// How often an Imitation says to have something for the mission, in a hundred: about as often as Humans do.
const BOASTS: u32 = 80;

/// Something to speak about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Topic {
    /// A mission lies open: whom to take, whom not.
    Team,
    /// Sabotage was found: who gave what?
    Spoilt,
}

/// What was said before, and what is to be said next.
#[derive(Clone, Debug)]
pub(crate) struct Voice {
    rng: Xoshiro256PlusPlus,
    /// How often it speaks when it has something to say.
    talks: f32,
    next: Option<Topic>,
    accused: bool,
    suspected: SeatSet,
    trusted: SeatSet,
    /// The turn that was spoken about.
    turn: Option<u16>,
}

impl Voice {
    pub(crate) fn new(seed: u64, talks: f32) -> Self {
        Self {
            // Apart from the chance of the choices: talking more or less does not change them.
            rng: Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x7A1C),
            talks,
            next: None,
            accused: false,
            suspected: SeatSet::EMPTY,
            trusted: SeatSet::EMPTY,
            turn: None,
        }
    }

    /// Whether there is a topic depends on what everybody sees, never on blood.
    pub(crate) fn see(&mut self, event: &Event) {
        let topic = match *event {
            Event::TurnBegan { turn } => {
                self.turn = Some(turn);
                return;
            }
            Event::Asked { step: Step::Window { which: Window::First }, .. } if self.turn.take().is_some() => {
                Topic::Team
            }
            Event::Asked { step: Step::Nominate, .. } => Topic::Team,
            Event::SabotageFound { cards } if !cards.is_empty() => Topic::Spoilt,
            // Blood may have changed: what was said of anybody may be said anew.
            Event::BloodCollected => {
                (self.suspected, self.trusted) = (SeatSet::EMPTY, SeatSet::EMPTY);
                return;
            }
            _ => return,
        };
        self.next = self.rng.odds((self.talks * 1000.0) as u32, 1000).then_some(topic);
    }

    pub(crate) fn hear(&mut self, speaker: Seat, claim: Claim, me: Option<&Own>) {
        let Some(me) = me.map(|own| own.seat) else { return };
        match claim {
            Claim::ISuspect { seat } if speaker == me => self.suspected = self.suspected.with(seat),
            Claim::ITrust { seat } if speaker == me => self.trusted = self.trusted.with(seat),
            Claim::IAmHuman if speaker == me => self.accused = false,
            Claim::ISuspect { seat } | Claim::PleaseTest { seat } | Claim::PleaseTorch { seat } if seat == me => {
                self.accused = true;
            }
            _ => {}
        }
    }

    pub(crate) fn speak(&mut self, mind: &Mind) -> Option<Claim> {
        let topic = self.next.take()?;
        let (own, table) = (mind.me()?, mind.table()?);
        let silent = table.rules.options.talk == Talk::Silent;
        if silent || table.torched.contains(own.seat) || table.outcome.is_some() {
            return None;
        }
        match topic {
            Topic::Team => self.about_people(mind, table, own).or_else(|| self.about_cards(table, own)),
            Topic::Spoilt => what_i_gave(mind, table, own, &mut self.rng).map(|card| Claim::IGave { card }),
        }
    }

    fn about_people(&mut self, mind: &Mind, table: &Table, own: &Own) -> Option<Claim> {
        if self.accused {
            return Some(Claim::IAmHuman);
        }
        let others = table.crew().without(own.seat);
        let imitation = own.blood == Blood::Imitation;
        // What was seen with one's own eyes comes first; an Imitation tells the opposite.
        if let Some((seat, blood)) = mind.memory().tested()
            && others.contains(seat)
            && !self.suspected.or(self.trusted).contains(seat)
        {
            let accuse = (blood == Blood::Imitation) != imitation;
            return Some(if accuse { Claim::ISuspect { seat } } else { Claim::ITrust { seat } });
        }
        let mask;
        let belief = if imitation {
            mask = mind.public().in_the_head_of(own.seat, Blood::Human);
            mask.sets()
        } else {
            mind.memory().sets()
        };
        let mut belief = belief?.clone();
        belief.sum_up();
        // An Imitation spares those it takes for its own.
        let knows = mind.memory().sets().filter(|_| imitation);
        self.about(others, &belief, knows)
    }

    fn about(&self, others: SeatSet, belief: &Belief, knows: Option<&Belief>) -> Option<Claim> {
        let average = others.iter().map(|seat| belief.of(seat)).sum::<f32>() / f32::from(others.len().max(1));
        let doubt = |seat: &Seat| belief.of(*seat);
        let suspect = others
            .iter()
            .filter(|&seat| !self.trusted.contains(seat) && knows.is_none_or(|truth| truth.of(seat) < 0.5))
            .max_by(|a, b| doubt(a).total_cmp(&doubt(b)));
        if let Some(seat) = suspect
            && doubt(&seat) > DOUBTFUL.max(STANDS_OUT * average)
            && !self.suspected.contains(seat)
        {
            return Some(Claim::ISuspect { seat });
        }
        let trusted = others
            .iter()
            .filter(|&seat| doubt(&seat) < TRUSTED * average && !self.suspected.or(self.trusted).contains(seat))
            .min_by(|a, b| doubt(a).total_cmp(&doubt(b)))?;
        Some(Claim::ITrust { seat: trusted })
    }

    /// Whether I have something for the mission.
    fn about_cards(&mut self, table: &Table, own: &Own) -> Option<Claim> {
        table.mission()?;
        let boasts = self.rng.odds(BOASTS, 100);
        let helps = if own.blood == Blood::Imitation { boasts } else { best_help(table, own) > 0.0 };
        Some(Claim::IHelp { helps })
    }
}

/// The truth, or the card of somebody who has spoken already: then there are two to doubt. Or nothing.
fn what_i_gave(mind: &Mind, table: &Table, own: &Own, rng: &mut Xoshiro256PlusPlus) -> Option<Card> {
    if table.rules.options.talk != Talk::Free || !table.turn.handed_in.contains(own.seat) {
        return None;
    }
    let copies = rng.odds(1, 2);
    let card = mind.memory().my_card()?;
    if !card.is_sabotage() {
        return Some(card);
    }
    let mut others = mind.memory().claims().gave().iter().filter(|(seat, _)| *seat != own.seat);
    others.find_map(|(_, gave)| *gave).filter(|_| copies && own.blood == Blood::Imitation)
}
