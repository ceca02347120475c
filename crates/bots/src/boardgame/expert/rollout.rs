//! Plays a supposed world on to the end of the round, with a player by rules of thumb on every seat.
//!
//! Nobody in it knows more than that seat could: each goes by its own role and by what it may believe.

use rand_xoshiro::Xoshiro256PlusPlus;
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Action, Event, State};
use whiteout_core::{BySeat, Chance as _, Game as _, Seat, SeatSet, Sink};

use super::{features, value};
use crate::boardgame::belief::{Belief, Memory};
use crate::boardgame::policy::Policy;
use crate::boardgame::style::Style;

/// No part of a game that is played on takes more actions.
const LONGEST: usize = 400;

/// What each seat may believe: as a Human and as an Alien.
pub(super) struct Minds {
    of: BySeat<[Belief; 2]>,
}

impl Minds {
    /// `me` believes what I believe; the others what anybody could, and what they know of themselves.
    pub(super) fn new(people: SeatSet, me: Seat, mine: &Belief, public: &Memory) -> Self {
        let of = BySeat::from_fn(|seat| {
            [Role::Human, Role::Alien].map(|role| {
                let theirs = if seat == me { None } else { public.sets() };
                let mut belief = theirs.unwrap_or(mine).clone();
                if seat != me && people.contains(seat) {
                    belief.know(seat, role == Role::Alien);
                }
                belief.sum_up();
                belief
            })
        });
        Self { of }
    }

    /// The minds of those who are who they are in this world.
    pub(super) fn in_world(&self, world: &State) -> Heads {
        let of = BySeat::from_fn(|seat| {
            let [human, alien] = &self.of[seat];
            if world.secret.role[seat] == Role::Alien { alien.clone() } else { human.clone() }
        });
        Heads { of }
    }
}

/// What every seat believes in a supposed world, kept true to what is shown there.
#[derive(Clone)]
pub(super) struct Heads {
    of: BySeat<Belief>,
}

impl Heads {
    fn everybody(&mut self, seats: u8, mut learns: impl FnMut(&mut Belief)) {
        for seat in Seat::all(seats) {
            learns(&mut self.of[seat]);
        }
    }
}

/// Takes in what happens in a supposed world.
struct Listener<'a> {
    heads: &'a mut Heads,
    seats: u8,
}

impl Sink<Event> for Listener<'_> {
    fn take(&mut self, event: &Event) {
        match *event {
            Event::RoleShown { seat, role } => {
                self.heads.everybody(self.seats, |belief| belief.know(seat, role == Role::Alien));
            }
            Event::Exposed { seat, .. } => self.heads.everybody(self.seats, |belief| {
                belief.know(seat, true);
                belief.settle(seat);
            }),
            Event::Eaten { seat, .. } => self.heads.everybody(self.seats, |belief| belief.settle(seat)),
            Event::Learnt { taker, owner, token: Role::Alien } => {
                self.heads.of[taker].know(owner, true);
                self.heads.of[taker].turn(taker);
            }
            Event::Lent { owner, taker, token: Role::Alien } => self.heads.of[owner].turn(taker),
            Event::LearntOfDog { seat, token: Role::Alien } => self.heads.of[seat].turn(seat),
            _ => {}
        }
    }
}

/// Players by rule for every seat, used again and again.
pub(super) struct Company {
    players: BySeat<Policy>,
    legal: Vec<Action>,
}

impl Company {
    pub(super) fn new() -> Self {
        Self { players: BySeat::from_fn(|_| Policy::new(Style::EXPERT)), legal: Vec::with_capacity(64) }
    }

    /// How likely this seat wins with those it plays for now if this is done first.
    pub(super) fn play_on(
        &mut self,
        mut world: State,
        mut heads: Heads,
        public: &Belief,
        first: (Seat, Action),
        role: Role,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<f32> {
        let seats = world.table.rules.players;
        let until = world.table.round + 1 + u16::from(world.table.is_evening());
        let mut next = Some(first);
        for _ in 0..LONGEST {
            let (seat, action) = match next.take() {
                Some(first) => first,
                None => self.choose(&world, &mut heads, rng)?,
            };
            world.act(seat, action, rng, &mut Listener { heads: &mut heads, seats }).ok()?;
            // Nothing takes the win of somebody who got away (`nw.end.personal`).
            let away = role == Role::Human && world.table.escaped().contains(first.0);
            let won = world.table.outcome.map(|(reason, _)| reason.winner() == Some(role));
            if away || won.is_some() {
                return Some(f32::from(u8::from(away || won == Some(true))));
            }
            if world.table.round >= until {
                break;
            }
        }
        let humans = value::humans(&features::of(&world, public));
        Some(if role == Role::Alien { 1.0 - humans } else { humans })
    }

    fn choose(&mut self, world: &State, heads: &mut Heads, rng: &mut Xoshiro256PlusPlus) -> Option<(Seat, Action)> {
        let asked = world.decision().seats;
        let seat = asked.nth(rng.below(u32::from(asked.len())) as u8)?;
        self.legal.clear();
        world.legal(seat, &mut |action| self.legal.push(action));
        if let [only] = self.legal[..] {
            return Some((seat, only));
        }
        let own = world.secret.own(&world.table, seat);
        let belief = &mut heads.of[seat];
        belief.sum_up();
        Some((seat, self.players[seat].choose(&world.table, &own, belief, &self.legal, rng).action))
    }
}
