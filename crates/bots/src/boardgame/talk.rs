//! What a player says. A Human says what it believes; an Alien says what a Human in its place would say, and bends
//! it: it speaks as often, about the same things, and keeps to its story.

use std::borrow::Cow;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::{Card, Kind as _, Role, Room};
use whiteout_boardgame::{Action, Claim, Event, Reason, Step};
use whiteout_core::{Chance as _, Seat, SeatSet};

use super::belief::{Belief, Memory, Mind};
use super::moments::{Moment, Story, Turn};

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
    /// Somebody points a finger at me.
    Accused,
    /// Everybody is together.
    Evening,
}

/// What was said and seen in this round.
#[derive(Clone, Debug, Default)]
struct Today {
    spoilt: bool,
    gathered: bool,
    /// Everybody has seen the card I handed in.
    my_card_is_seen: bool,
    trusted: SeatSet,
    blamed: Option<Seat>,
    /// Accusations by others.
    heard: Vec<(Seat, Option<Reason>)>,
    /// Whom others have vouched for.
    vouched: SeatSet,
}

/// What was said before, and what is to be said next.
#[derive(Clone, Debug)]
pub(crate) struct Voice {
    rng: Xoshiro256PlusPlus,
    /// How often it speaks when it has something to say.
    talks: f32,
    next: Option<Topic>,
    /// What calls for a word at once.
    moment: Option<Moment>,
    story: Story,
    /// The half of a round in which it speaks, and the last in which it was heard: one word by day and one by night, and
    /// besides them those of the moment.
    half: Option<u16>,
    spoke: Option<u16>,
    accused: bool,
    denied: bool,
    /// In this round and, every other round, in the one before: then a mind may change.
    suspected: SeatSet,
    trusted: SeatSet,
    /// Whom I have vouched for, and why: a reason is told once.
    praised: Vec<(Seat, Option<Reason>)>,
    tests_asked: SeatSet,
    today: Today,
}

impl Voice {
    pub(crate) fn new(seed: u64, talks: f32) -> Self {
        Self {
            // Apart from the chance of the choices: talking more or less does not change them.
            rng: Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x7A1C),
            talks,
            next: None,
            moment: None,
            story: Story::default(),
            half: None,
            spoke: None,
            accused: false,
            denied: false,
            suspected: SeatSet::EMPTY,
            trusted: SeatSet::EMPTY,
            praised: Vec::new(),
            tests_asked: SeatSet::EMPTY,
            today: Today::default(),
        }
    }

    /// Whether there is a topic depends on what everybody sees, never on a role.
    pub(crate) fn see(&mut self, event: &Event, me: Option<Seat>) {
        if self.talks <= 0.0 {
            return;
        }
        match (*event, Moment::of(event)) {
            // Life goes on.
            (Event::Turned { .. } | Event::Gathered, _) => self.moment = None,
            (_, Some(_)) if matches!(self.moment, Some(Moment::Exposed(_))) => return,
            (_, Some(moment)) => {
                self.moment = Some(moment);
                return;
            }
            _ => {}
        }
        let topic = match *event {
            Event::RoundBegan { round } => {
                self.today = Today::default();
                if round.is_multiple_of(2) {
                    (self.suspected, self.trusted) = (SeatSet::EMPTY, SeatSet::EMPTY);
                }
                Topic::Needs
            }
            Event::Shown { seat, .. } => {
                self.today.my_card_is_seen |= me == Some(seat);
                return;
            }
            Event::Turned { card: Card::Sabotage } if !self.today.spoilt => {
                self.today.spoilt = true;
                Topic::Spoilt
            }
            Event::Asked { step: Step::Trade | Step::Vote, .. } if !self.today.gathered => {
                self.today.gathered = true;
                Topic::Evening
            }
            _ => return,
        };
        self.next = self.feels_like_talking().then_some(topic);
    }

    fn feels_like_talking(&mut self) -> bool {
        self.rng.odds((self.talks * 1000.0) as u32, 1000)
    }

    pub(crate) fn hear(&mut self, speaker: Seat, claim: Claim, me: Option<(Seat, Role)>) {
        let Some((me, _)) = me else { return };
        match claim {
            _ if speaker == me => self.said(claim),
            Claim::ISuspect { seat, .. } | Claim::PleaseTest { seat } if seat == me => {
                self.accused = true;
                if self.next.is_none() && self.feels_like_talking() {
                    self.next = Some(Topic::Accused);
                }
            }
            Claim::ISuspect { seat, because } => self.today.heard.push((seat, because)),
            Claim::ITrust { seat, .. } => self.today.vouched = self.today.vouched.with(seat),
            _ => {}
        }
    }

    /// Of the actions those that agree with what I have said this round: nobody points at whom they vouched for, and
    /// whoever has accused somebody points there.
    pub(crate) fn in_keeping<'a>(&self, legal: &'a [Action]) -> Cow<'a, [Action]> {
        let Today { trusted, blamed, .. } = self.today;
        let blame = blamed.map(|seat| Action::Vote { seat }).filter(|vote| legal.contains(vote));
        if let Some(vote) = blame {
            return Cow::Owned(vec![vote]);
        }
        let vouched = |action: &Action| matches!(action, Action::Vote { seat } if trusted.contains(*seat));
        if legal.iter().any(vouched) {
            return Cow::Owned(legal.iter().copied().filter(|action| !vouched(action)).collect());
        }
        Cow::Borrowed(legal)
    }

    /// The story so far.
    fn said(&mut self, claim: Claim) {
        self.story.said(claim);
        self.spoke = self.half.or(self.spoke);
        match claim {
            Claim::ISuspect { seat, .. } => {
                self.suspected = self.suspected.with(seat);
                self.today.blamed = Some(seat);
            }
            Claim::ITrust { seat, because } => {
                self.trusted = self.trusted.with(seat);
                self.praised.push((seat, because));
                self.today.trusted = self.today.trusted.with(seat);
            }
            Claim::PleaseTest { seat } => self.tests_asked = self.tests_asked.with(seat),
            Claim::IAmHuman | Claim::ItWasNotMe => (self.accused, self.denied) = (false, true),
            _ => {}
        }
    }

    pub(crate) fn speak(&mut self, mind: &Mind) -> Option<Claim> {
        self.half = None;
        if let Some(claim) = self.word_of_the_moment(mind) {
            return Some(claim);
        }
        self.half = mind.table().map(|table| 2 * table.round + u16::from(table.is_evening()));
        if self.half.is_some() && self.half == self.spoke {
            return None;
        }
        let topic = self.next.take()?;
        let (me, role) = mind.me()?;
        let table = mind.table()?;
        // Those who are out of it, or have shown themselves, have nothing to gain by words.
        if !table.people().contains(me) {
            return None;
        }
        match topic {
            Topic::Needs => needs(table, me),
            // Words about a card that everybody has seen are wasted.
            Topic::Spoilt if self.today.my_card_is_seen => None,
            Topic::Spoilt => what_i_gave(mind.memory(), role).map(|card| Claim::IGave { card }),
            // Whoever has said so already turns the tables.
            Topic::Accused if self.denied && self.rng.odds(1, 2) => {
                self.accused = false;
                self.evening(mind, table, me, role)
            }
            Topic::Accused | Topic::Evening => self.evening(mind, table, me, role),
        }
    }

    fn word_of_the_moment(&mut self, mind: &Mind) -> Option<Claim> {
        let moment = self.moment.take()?;
        let (me, _) = mind.me()?;
        let speaks = match moment.turn(mind.table()?, me) {
            Turn::Mine => true,
            Turn::AfterAnother => self.rng.odds(1, 3),
            Turn::Others => false,
        };
        speaks.then(|| moment.word(me, self.story))
    }

    fn evening(&mut self, mind: &Mind, table: &Table, me: Seat, role: Role) -> Option<Claim> {
        if self.accused && !table.is_green(me) {
            return Some(if self.today.spoilt { Claim::ItWasNotMe } else { Claim::IAmHuman });
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
            && let Some(claim) = self.accuse(seat, memory, table)
        {
            return Some(claim);
        }
        let said = self.suspected.or(self.trusted).or(self.today.vouched);
        let praise = |seat: Seat| memory.grounds().in_favour(seat);
        let trusted = others
            .minus(said)
            .iter()
            .filter(|&seat| belief.of(seat) < TRUSTED * average && !table.is_green(seat))
            .filter(|&seat| !self.praised.contains(&(seat, praise(seat))))
            .min_by(|&a, &b| belief.of(a).total_cmp(&belief.of(b)))?;
        Some(Claim::ITrust { seat: trusted, because: praise(trusted) })
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

    fn accuse(&mut self, seat: Seat, memory: &Memory, table: &Table) -> Option<Claim> {
        if !self.suspected.contains(seat) {
            let because = memory.grounds().against(seat);
            return match self.today.heard.iter().filter(|&&heard| heard == (seat, because)).count() {
                0 => Some(Claim::ISuspect { seat, because }),
                // The reason has been given: a second voice is enough, and a third adds nothing.
                1 if self.rng.odds(1, 2) => Some(Claim::ISuspect { seat, because: None }),
                _ => None,
            };
        }
        let bags = table.people().iter().any(|holder| table.labs[holder] > 0);
        (bags && !self.tests_asked.contains(seat)).then_some(Claim::PleaseTest { seat })
    }
}

/// The Leader asks for what the base cannot do without. Everybody can see that, so everybody says the same.
fn needs(table: &Table, me: Seat) -> Option<Claim> {
    if table.leader != me || table.freezing.is_some() || table.ufo.is_some() {
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
