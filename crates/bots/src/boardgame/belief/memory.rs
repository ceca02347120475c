//! What a seat remembers: the events it saw, folded into a belief about the others.

use whiteout_boardgame::secret::Own;
use whiteout_boardgame::table::{Status, Table};
use whiteout_boardgame::words::{Card, Kind as _, Role, RoomSet};
use whiteout_boardgame::{Claim, Event, Reason, Way};
use whiteout_core::{MAX_SEATS, Seat, SeatSet};

use super::claims::{self, Claims};
use super::clues;
use super::grounds::Grounds;
use super::meetings::Take;
use crate::belief::Belief;
use crate::boardgame::style::Style;

/// A card nobody chose: a third of the deck is Sabotage.
const BLIND_SABOTAGE: f32 = 1.0 / 3.0;
/// Two of the nine tokens in the bag.
const DOG_INFECTS: f32 = 2.0 / 9.0;

#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    me: Option<Seat>,
    role: Option<Role>,
    seats: u8,
    belief: Option<Belief>,
    /// The meeting being resolved: who took from whom, those that concern me left out.
    takes: Vec<Take>,
    stack: Stack,
    /// Rooms somebody went to this round.
    visited: RoomSet,
    /// After an exposure people have good reasons to keep together.
    exposed_ever: bool,
    claims: Claims,
    grounds: Grounds,
}

/// What is known of the cards handed in this round.
#[derive(Clone, Copy, Debug, Default)]
struct Stack {
    chose: SeatSet,
    blind: u8,
    mine: Option<Card>,
    turned: [u8; 3],
    /// Lost or dropped without being turned.
    unseen: u8,
    /// It has been turned, and held against what was said.
    judged: bool,
}

/// How many times as often an Alien does this, or does it not.
fn times(done: bool, alien: f32, human: f32) -> f32 {
    let (alien, human) = (alien.clamp(0.01, 0.95), human.clamp(0.01, 0.95));
    if done { alien / human } else { (1.0 - alien) / (1.0 - human) }
}

impl Stack {
    fn size(self) -> f32 {
        f32::from(self.chose.len() + self.blind)
    }
}

impl Memory {
    /// Takes in an event that this seat may see; `before` is the table it happened at.
    pub(crate) fn see(&mut self, event: &Event, before: &Table, style: &Style) {
        match *event {
            Event::Seated { seat, .. } => self.seats = self.seats.max(u8::from(seat) + 1),
            Event::RoleDealt { seat, role } => self.begin(seat, role),
            Event::RoundBegan { .. } if self.belief.is_none() => {
                self.belief = Some(Belief::new(self.seats, SeatSet::first(self.seats)));
            }
            _ => {}
        }
        let Some(belief) = &mut self.belief else { return };
        if let Some((seat, reason, times)) = clues::of(event, before, belief, style)
            && Some(seat) != self.me
        {
            belief.hint(seat, times);
            self.grounds.note(seat, reason, times);
        }
        match *event {
            Event::Took { taker, owner } => {
                self.takes.push((taker, owner));
                self.grounds.took(taker, owner);
            }
            Event::Learnt { taker, owner, token } => {
                self.takes.retain(|&(other, _)| other != taker);
                match (token, self.role) {
                    (Role::Alien, _) => {
                        belief.know(owner, true);
                        belief.turn(taker);
                        self.role = Some(Role::Alien);
                    }
                    (Role::Human, Some(Role::Human)) => {
                        belief.took_in_peace(owner, style.offers);
                        self.grounds.note(owner, Reason::Token, 1.0 - style.offers / 2.0);
                    }
                    _ => {}
                }
            }
            Event::Lent { owner, taker, token } => {
                self.takes.retain(|&(other, from)| (other, from) != (taker, owner));
                if token == Role::Alien {
                    belief.turn(taker);
                }
            }
            Event::DogBit { seat } if Some(seat) != self.me => {
                belief.bitten(seat, DOG_INFECTS);
                self.grounds.note(seat, Reason::Dog, 1.0 + DOG_INFECTS);
            }
            Event::LearntOfDog { seat, token: Role::Alien } => {
                belief.turn(seat);
                self.role = Some(Role::Alien);
            }
            Event::Voted { seat, against: Some(about) } if Some(seat) != self.me && style.vote_at_own < 1.0 => {
                belief.weigh_pair(seat, about, [style.vote_at_alien, style.alien_votes, style.vote_at_own]);
            }
            Event::RoleShown { seat, role } => {
                belief.know(seat, role == Role::Alien);
                if role == Role::Human {
                    self.grounds.note(seat, Reason::Test, 0.01);
                }
            }
            Event::Exposed { seat, .. } => {
                self.exposed_ever = true;
                belief.know(seat, true);
                belief.settle(seat);
                self.grounds.exposed(seat, self.seats);
            }
            Event::Eaten { seat, .. } => belief.settle(seat),
            Event::BroodKnown { brood } => {
                for seat in Seat::all(self.seats) {
                    belief.know(seat, brood.contains(seat));
                }
            }
            Event::RoundBegan { .. } => {
                self.stack = Stack::default();
                self.visited = RoomSet::EMPTY;
                self.claims.new_round();
            }
            Event::LeaderDrew => self.stack.blind += 1,
            Event::Placed { seat, room, way } => {
                match way {
                    Way::Card | Way::Lit | Way::LitSpecial => self.stack.chose = self.stack.chose.with(seat),
                    Way::Dark | Way::Special => self.stack.blind += 1,
                }
                if Some(seat) != self.me && !self.visited.is_empty() {
                    let times = match before.standing_in(room).len() {
                        0 | 1 => times(self.visited.contains(room), style.alien_joins, style.human_joins),
                        _ => style.joins_two,
                    };
                    // While the Alien hunts, people have good reasons to keep together.
                    let times = if self.exposed_ever { times.powf(style.joins_hunted) } else { times };
                    belief.hint(seat, times);
                    self.grounds.note(seat, Reason::Company, times);
                }
                self.visited = self.visited.with(room);
            }
            Event::Gave { card, .. } | Event::SpecialGave { card, .. } => self.stack.mine = Some(card),
            Event::Shown { seat, card } if Some(seat) != self.me => {
                let times = times(card == Card::Sabotage, style.alien_gives_sabotage, style.human_gives_sabotage);
                belief.hint(seat, times);
                self.grounds.note(seat, Reason::Cards, times);
            }
            Event::Turned { card } => self.stack.turned[card as usize] += 1,
            Event::StackCardLost => self.stack.unseen += 1,
            Event::StackDropped => self.stack.unseen += before.stack,
            Event::Gathered => self.judge_stack(style),
            Event::Asked { .. } | Event::Suspected { .. } => self.close_meeting(style),
            _ => {}
        }
    }

    fn begin(&mut self, me: Seat, role: Role) {
        self.me = Some(me);
        self.role = Some(role);
        let suspects = if role == Role::Alien { SeatSet::one(me) } else { SeatSet::first(self.seats).without(me) };
        self.belief = Some(Belief::new(self.seats, suspects));
    }

    /// The same memory in the head of this seat, as far as the others know.
    pub(crate) fn in_the_head_of(&self, seat: Seat, role: Role) -> Self {
        let mut memory = self.clone();
        memory.me = Some(seat);
        memory.role = Some(role);
        if let Some(belief) = &mut memory.belief {
            belief.know(seat, role == Role::Alien);
        }
        memory
    }

    pub(crate) const fn sets(&self) -> Option<&Belief> {
        self.belief.as_ref()
    }

    fn close_meeting(&mut self, style: &Style) {
        if let (false, Some(belief)) = (self.takes.is_empty(), &mut self.belief) {
            belief.met(&self.takes, style.offers);
            self.takes.clear();
        }
    }

    /// More Sabotage turned up than bad luck explains: somebody chose it.
    fn judge_stack(&mut self, style: &Style) {
        for &card in Card::ALL {
            self.judge_claims(card, style);
        }
        self.stack.judged = true;
        let Some(belief) = &mut self.belief else { return };
        let stack = self.stack;
        let bad = stack.turned[Card::Sabotage as usize];
        let good = stack.turned.iter().sum::<u8>() - bad;
        let others = self.me.map_or(stack.chose, |me| stack.chose.without(me));
        if bad + good == 0 || others.is_empty() {
            return;
        }
        let others: usize = others.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        let mine = match stack.mine {
            Some(Card::Sabotage) if self.me.is_some_and(|me| stack.chose.contains(me)) => 1.0,
            _ => 0.0,
        };
        let base = mine + f32::from(stack.blind) * BLIND_SABOTAGE;
        // All that counts is how many of them are Aliens.
        let by_aliens: [f32; MAX_SEATS + 1] = core::array::from_fn(|aliens| {
            let aliens = aliens as f32;
            let humans = others.count_ones() as f32 - aliens;
            let rate =
                (base + aliens * style.alien_gives_sabotage + humans * style.human_gives_sabotage) / stack.size();
            let rate = rate.clamp(0.01, 0.99);
            rate.powi(i32::from(bad)) * (1.0 - rate).powi(i32::from(good))
        });
        belief.weigh(|set| by_aliens[(set & others).count_ones() as usize]);
        if f32::from(bad) > base + 0.5 {
            for seat in stack.chose.iter().filter(|&seat| Some(seat) != self.me) {
                self.grounds.note(seat, Reason::Cards, 1.3);
            }
        }
    }

    /// Cards turned against cards claimed: more claims of a kind than the stack can have held, and one of them is a lie.
    fn judge_claims(&mut self, card: Card, style: &Style) {
        let Some(belief) = &mut self.belief else { return };
        if let Some(claimants) = self.claims.at_odds(card, self.stack.turned, self.stack.unseen) {
            claims::one_lied(belief, claimants, style);
            for seat in claimants.iter() {
                self.grounds.note(seat, Reason::Story, 1.5);
            }
        }
    }

    /// Hears a claim of somebody else.
    pub(crate) fn hear(&mut self, speaker: Seat, claim: Claim, style: &Style) {
        let Some(belief) = &mut self.belief else { return };
        if Some(speaker) == self.me {
            return;
        }
        let at_odds = |claims: &Claims, card| claims.at_odds(card, self.stack.turned, self.stack.unseen).is_some();
        // Said when all the cards lay there already, which the claims until then may have fitted.
        let late = match claim {
            Claim::IGave { card } if self.stack.judged && !at_odds(&self.claims, card) => Some(card),
            _ => None,
        };
        self.claims.hear(belief, speaker, claim, style);
        if let Some(card) = late {
            self.judge_claims(card, style);
        }
    }

    pub(crate) const fn grounds(&self) -> &Grounds {
        &self.grounds
    }

    /// The card handed in this round, if it was mine to choose.
    pub(crate) const fn my_card(&self) -> Option<Card> {
        self.stack.mine
    }

    pub(crate) const fn turned(&self) -> [u8; 3] {
        self.stack.turned
    }

    /// The belief at this moment. A bot that takes a seat over in mid-game starts from what the table shows.
    pub(crate) fn belief(&mut self, table: &Table, own: &Own) -> &Belief {
        if self.belief.is_none() {
            self.seats = table.rules.players;
            self.begin(own.seat, Role::Human);
            for seat in table.seats() {
                self.catch_up(table, seat);
            }
        }
        if self.role != Some(own.role) {
            self.role = Some(own.role);
            if let Some(belief) = &mut self.belief {
                belief.know(own.seat, own.role == Role::Alien);
            }
        }
        let belief = self.belief.get_or_insert_with(|| Belief::new(table.rules.players, SeatSet::EMPTY));
        belief.sum_up();
        belief
    }

    fn catch_up(&mut self, table: &Table, seat: Seat) {
        let Some(belief) = &mut self.belief else { return };
        match table.status[seat] {
            Status::Exposed => {
                belief.know(seat, true);
                belief.settle(seat);
            }
            Status::Dead | Status::Escaped => belief.settle(seat),
            Status::Character if table.is_green(seat) => belief.know(seat, false),
            Status::Character => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_when_all_cards_lie_there_is_held_against_them_once() {
        let others = SeatSet::first(4).without(Seat::at(0));
        let stack = Stack { turned: [3, 0, 1], judged: true, ..Stack::default() };
        let mut memory = Memory { seats: 4, belief: Some(Belief::new(4, others)), stack, ..Memory::default() };
        let doubt = |memory: &mut Memory, card| {
            memory.hear(Seat::at(1), Claim::IGave { card }, &Style::REGULAR);
            let belief = memory.belief.as_mut().expect("a belief");
            belief.sum_up();
            belief.of(Seat::at(1))
        };
        let before = doubt(&mut memory, Card::Use);
        let lied = doubt(&mut memory, Card::Repair);
        assert!(lied > before + 0.1, "no Repair was turned: {before}, {lied}");
        assert!((doubt(&mut memory, Card::Repair) - lied).abs() < 1e-6, "saying it again is no news");
    }
}
