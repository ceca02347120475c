//! What a player says. A Human says what it believes; an Alien says what a Human in its place would say, and bends
//! it: it speaks as often, about the same things, and keeps to its story.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::{Card, Kind as _, Role, Room};
use whiteout_boardgame::{Claim, Event, Step};
use whiteout_core::{Chance as _, Seat, SeatSet};

use super::belief::{Belief, Memory, Mind};

/// Somebody this many times as doubtful as the average is worth a word.
const STANDS_OUT: f32 = 1.5;
/// And at least this doubtful.
const DOUBTFUL: f32 = 0.3;
/// Somebody this many times as doubtful as the average is trusted.
const TRUSTED: f32 = 0.4;

/// Something to speak about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Topic {
    /// The round begins: what is needed.
    Needs,
    /// A Sabotage was turned: who gave what?
    Spoilt,
    /// Everybody is together.
    Evening,
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
    tests_asked: SeatSet,
    spoilt: bool,
    gathered: bool,
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
            tests_asked: SeatSet::EMPTY,
            spoilt: false,
            gathered: false,
        }
    }

    /// Whether there is a topic depends on what everybody sees, never on a role.
    pub(crate) fn see(&mut self, event: &Event) {
        if self.talks <= 0.0 {
            return;
        }
        let topic = match *event {
            Event::RoundBegan { .. } => {
                (self.spoilt, self.gathered) = (false, false);
                Topic::Needs
            }
            Event::Turned { card: Card::Sabotage } if !self.spoilt => {
                self.spoilt = true;
                Topic::Spoilt
            }
            Event::Asked { step: Step::Trade | Step::Vote, .. } if !self.gathered => {
                self.gathered = true;
                Topic::Evening
            }
            _ => return,
        };
        self.next = self.rng.odds((self.talks * 1000.0) as u32, 1000).then_some(topic);
    }

    pub(crate) fn hear(&mut self, speaker: Seat, claim: Claim, me: Option<(Seat, Role)>) {
        let Some((me, _)) = me else { return };
        if speaker == me {
            self.said(claim);
        } else if let Claim::ISuspect { seat, .. } | Claim::PleaseTest { seat } = claim
            && seat == me
        {
            self.accused = true;
        }
    }

    /// The story so far.
    fn said(&mut self, claim: Claim) {
        match claim {
            Claim::ISuspect { seat, .. } => self.suspected = self.suspected.with(seat),
            Claim::ITrust { seat, .. } => self.trusted = self.trusted.with(seat),
            Claim::PleaseTest { seat } => self.tests_asked = self.tests_asked.with(seat),
            Claim::IAmHuman | Claim::ItWasNotMe => self.accused = false,
            _ => {}
        }
    }

    pub(crate) fn speak(&mut self, mind: &Mind) -> Option<Claim> {
        let topic = self.next.take()?;
        let (me, role) = mind.me()?;
        let table = mind.table()?;
        // Those who are out of it, or have shown themselves, have nothing to gain by words.
        if !table.people().contains(me) {
            return None;
        }
        match topic {
            Topic::Needs => needs(table, me),
            Topic::Spoilt => what_i_gave(mind.memory(), role).map(|card| Claim::IGave { card }),
            Topic::Evening => self.evening(mind, table, me, role),
        }
    }

    fn evening(&mut self, mind: &Mind, table: &Table, me: Seat, role: Role) -> Option<Claim> {
        if self.accused {
            return Some(if self.spoilt { Claim::ItWasNotMe } else { Claim::IAmHuman });
        }
        let mask;
        let (memory, knows) = match role {
            Role::Human => (mind.memory(), None),
            Role::Alien => {
                mask = mind.public().in_the_head_of(me, Role::Human);
                (&mask, mind.memory().sets())
            }
        };
        let mut belief = memory.sets()?.clone();
        belief.sum_up();
        let others = table.people().without(me);
        let average = others.iter().map(|seat| belief.of(seat)).sum::<f32>() / f32::from(others.len().max(1));
        let suspects = self.suspects(others, &belief, knows, table);
        if let Some((seat, doubt)) = suspects
            && doubt > DOUBTFUL.max(STANDS_OUT * average)
        {
            return self.accuse(seat, memory, table);
        }
        let trusted = others
            .iter()
            .filter(|&seat| belief.of(seat) < TRUSTED * average && !table.is_green(seat))
            .filter(|&seat| !self.suspected.contains(seat) && !self.trusted.contains(seat))
            .min_by(|&a, &b| belief.of(a).total_cmp(&belief.of(b)))?;
        Some(Claim::ITrust { seat: trusted, because: memory.grounds().in_favour(trusted) })
    }

    /// Whom a Human in my place would suspect most. An Alien passes over its own, and nobody accuses whom they vouched for.
    fn suspects(&self, others: SeatSet, belief: &Belief, knows: Option<&Belief>, table: &Table) -> Option<(Seat, f32)> {
        others
            .iter()
            .filter(|&seat| !table.is_green(seat) && !self.trusted.contains(seat))
            .filter(|&seat| knows.is_none_or(|truth| truth.of(seat) < 0.5))
            .map(|seat| (seat, belief.of(seat)))
            .max_by(|a, b| a.1.total_cmp(&b.1))
    }

    fn accuse(&self, seat: Seat, memory: &Memory, table: &Table) -> Option<Claim> {
        if !self.suspected.contains(seat) {
            return Some(Claim::ISuspect { seat, because: memory.grounds().against(seat) });
        }
        let bags = table.people().iter().any(|holder| table.labs[holder] > 0);
        (bags && !self.tests_asked.contains(seat)).then_some(Claim::PleaseTest { seat })
    }
}

/// The Leader asks for what the base cannot do without. Everybody can see that, so everybody says the same.
fn needs(table: &Table, me: Seat) -> Option<Claim> {
    if table.leader != me || table.freezing.is_some() {
        return None;
    }
    let room = Room::Boiler;
    let spaces = table.rules.damage_spaces[room].saturating_sub(table.damage[room]);
    match (table.fuel[room], spaces) {
        (_, 0..=1) => Some(Claim::PleaseRepair { room }),
        (0..=1, _) if table.underground > 0 => Some(Claim::PleaseFuel { room }),
        _ => None,
    }
}

/// The truth, or the card that others will find easiest to believe: one of a kind that has been turned already.
fn what_i_gave(memory: &Memory, role: Role) -> Option<Card> {
    let card = memory.my_card()?;
    if role == Role::Human || card != Card::Sabotage {
        return Some(card);
    }
    let turned = memory.turned();
    let likelier = if turned[Card::Repair.index()] > turned[Card::Use.index()] { Card::Repair } else { Card::Use };
    Some(likelier)
}
