//! Plays a supposed world on to its end, with a player by rules of thumb on every seat.
//!
//! Nobody in it knows more than that seat could: each goes by its own blood and by what it may believe, and goes on
//! learning from what it sees there.

use rand_xoshiro::Xoshiro256PlusPlus;
use whiteout_core::{BySeat, Chance as _, Game as _, Seat, Viewer};
use whiteout_infection::{Action, Event, State};

use super::super::belief::{Memory, Thoughts};
use super::super::policy::Policy;

/// No game that is played on takes more actions.
const LONGEST: usize = 3_000;

/// What every seat has in mind in a supposed world, and what anybody could.
#[derive(Clone)]
pub(super) struct Heads {
    of: BySeat<Memory>,
    public: Memory,
}

/// `me` remembers what I do; the others what anybody could, and what they know of themselves.
pub(super) fn heads(world: &State, me: Seat, mine: &Memory, public: &Memory) -> Heads {
    let of =
        BySeat::from_fn(
            |seat| {
                if seat == me { mine.clone() } else { public.in_the_head_of(seat, world.secret.blood[seat]) }
            },
        );
    Heads { of, public: public.clone() }
}

/// Players by rule for every seat.
pub(super) struct Company<'a> {
    policy: &'a Policy,
    legal: Vec<Action>,
    events: Vec<Event>,
}

impl<'a> Company<'a> {
    pub(super) fn new(policy: &'a Policy) -> Self {
        Self { policy, legal: Vec::with_capacity(64), events: Vec::with_capacity(64) }
    }

    /// Whether the Humans win if this is done first.
    pub(super) fn play_on(
        &mut self,
        mut world: State,
        mut heads: Heads,
        first: (Seat, Action),
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<bool> {
        let mut before = world.table;
        let mut next = Some(first);
        for _ in 0..LONGEST {
            let (seat, action) = match next.take() {
                Some(first) => first,
                None => self.choose(&world, &mut heads, rng)?,
            };
            self.events.clear();
            world.act(seat, action, rng, &mut self.events).ok()?;
            if let Some(outcome) = world.outcome() {
                return Some(outcome.humans_won());
            }
            for event in &self.events {
                let audience = event.audience();
                for seat in before.seats().filter(|&seat| audience.includes(Viewer::Seat(seat))) {
                    heads.of[seat].see(event, &before, self.policy.style());
                }
                if audience.includes(Viewer::Spectator) {
                    heads.public.see(event, &before, self.policy.style());
                }
                before.apply(event);
            }
        }
        None
    }

    fn choose(&mut self, world: &State, heads: &mut Heads, rng: &mut Xoshiro256PlusPlus) -> Option<(Seat, Action)> {
        let asked = world.decision().seats;
        let seat = asked.nth(rng.below(u32::from(asked.len())) as u8)?;
        self.legal.clear();
        world.legal(seat, &mut |action| self.legal.push(action));
        if let [only] = self.legal[..] {
            return Some((seat, only));
        }
        let table = &world.table;
        let own = world.secret.own(table, seat);
        let style = self.policy.style();
        heads.of[seat].belief(table, Some(&own), style);
        heads.public.belief(table, None, style);
        let memory = &heads.of[seat];
        let mind = Thoughts { belief: memory.sets()?, public: heads.public.sets()?, claims: memory.claims() };
        Some((seat, self.policy.choose(table, &own, mind, &self.legal, rng).action))
    }
}
