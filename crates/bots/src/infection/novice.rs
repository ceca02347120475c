//! Plays by rules of thumb: every legal action gets a score, the best one is played.
//!
//! A Human gives what is asked for and remembers who was there when it went wrong; an Imitation does the same until
//! there is a crowd to hide in. All that is known comes from the view and from the events the seat was handed.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Chance as _, Seat};
use whiteout_infection::words::{Card, Dice};
use whiteout_infection::{Action, Claim, Event, State, Step, View};

use super::eyes::{Eyes, is_imitation};
use super::memory::Memory;
use super::{captain, cards, escape};
use crate::Bot;

/// Knows what to hand in, whom to doubt and when to hide.
#[derive(Debug)]
pub struct Novice {
    rng: Xoshiro256PlusPlus,
    memory: Memory,
    me: Option<Seat>,
}

impl Novice {
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), memory: Memory::default(), me: None }
    }

    fn chance(&mut self) -> f32 {
        self.rng.below(1 << 16) as f32 / 65536.0
    }

    fn eyes<'a>(&mut self, view: &'a View) -> Option<Eyes<'a>> {
        let own = view.own.as_ref()?;
        self.me = Some(own.seat);
        let table = &view.table;
        let imitation = is_imitation(own);
        let suspicion = self.memory.suspicion(own.seat, imitation, table.crew(), table.possible_imitations);
        Some(Eyes { t: table, own, me: own.seat, imitation, suspicion, whim: self.chance() })
    }
}

impl Bot<State> for Novice {
    fn see(&mut self, event: &Event) {
        self.memory.see(event);
    }

    fn hear(&mut self, speaker: Seat, claim: Claim) {
        self.memory.hear(self.me, speaker, claim);
    }

    fn choose(&mut self, view: &View) -> Action {
        if let [only] = view.legal[..] {
            return only;
        }
        let Some(eyes) = self.eyes(view) else { return Action::Pass };
        // A little noise breaks ties; more of it where being foreseen would be a weakness.
        let noise = if matches!(view.table.step, Step::Team | Step::Room) { 0.25 } else { 0.01 };
        let mut best = (f32::NEG_INFINITY, Action::Pass);
        for &action in &view.legal {
            let score = score(&eyes, action) + noise * self.chance();
            if score > best.0 {
                best = (score, action);
            }
        }
        best.1
    }
}

/// Passing, and saying no, are worth nothing: anything better is done.
fn score(eyes: &Eyes<'_>, action: Action) -> f32 {
    match (eyes.t.step, action) {
        (_, Action::No) => 0.0,
        (Step::Team, Action::Team { seats }) => captain::team(eyes, seats),
        (Step::Room, action) => captain::room(eyes, action),
        (_, Action::Pass) => 0.0,
        (Step::Window { .. }, action) => window(eyes, action),
        (Step::Power { power }, Action::Yes) => captain::power(eyes, power),
        (Step::TorchVote { .. } | Step::Nomination { .. }, Action::Yes) => escape::vote(eyes),
        (_, Action::Yes) => captain::yes(eyes),
        (Step::Firefighter, action) => captain::firefighter(eyes, action),
        (Step::Prepare | Step::SeeHandedIn, action) => captain::prepare(eyes, action),
        (Step::Sabotage, action) => captain::sabotage(eyes, action),
        (Step::Swap, action) => captain::swap(eyes, action),
        (Step::OrderTop, Action::PutOnTop { card }) => eyes.side(cards::help(eyes.t, card)),
        (Step::Flip, Action::Flip { card }) => eyes.side(cards::help(eyes.t, card)),
        (Step::Flip, _) => eyes.side(0.3),
        (_, Action::HandIn { card }) => cards::hand_in(eyes, card),
        (_, Action::Exchange { card }) => cards::exchange(eyes, card),
        (_, Action::ExchangeTwo { first, second }) => cards::exchange(eyes, first) + cards::exchange(eyes, second),
        (_, Action::Pay { .. } | Action::PayBoth) => cards::pay(eyes),
        (_, Action::Shift { face, up }) => shift(eyes, face, up),
        (_, Action::Keep { dice }) => f32::from(dice.total()) * 0.1,
        (_, Action::Boost) => eyes.side(1.0),
        (_, Action::RemoveSmoke { room }) => captain::smoke(eyes, room),
        (_, Action::Nominate { seat }) => escape::nominate(eyes, seat),
        (_, Action::EndTest { seat }) => escape::end_test(eyes, seat),
        (_, Action::Board { seats }) => escape::board(eyes, seats),
        _ => 0.0,
    }
}

/// What may be done before the team.
fn window(eyes: &Eyes<'_>, action: Action) -> f32 {
    let doubt = |seat: Seat| eyes.suspicion[seat];
    match action {
        Action::Molotov => {
            let poor = eyes.own.hand.each::<Card>().filter(|&card| cards::help(eyes.t, card) <= 0.0).count() as f32;
            eyes.side(poor - 3.5)
        }
        Action::TieCaptain => eyes.side(doubt(eyes.t.captain) - 0.65),
        Action::LeaveBehind { seat } => eyes.side(doubt(seat) - 0.7),
        Action::BloodTest { seat } if !eyes.imitation => 0.5 + doubt(seat) * (1.0 - doubt(seat)),
        // Nothing is better than the fire for somebody who is known.
        Action::Torch { seat } if !eyes.imitation => 4.0 * (doubt(seat) - 0.75),
        _ => -1.0,
    }
}

/// Changing a die is worth it if it brings more dice alike, or saves a Sabotage die.
fn shift(eyes: &Eyes<'_>, face: u8, up: bool) -> f32 {
    let to = if up { face + 1 } else { face.saturating_sub(1) };
    if let Step::SabotageDie { .. } = eyes.t.step {
        let good = eyes.t.rules.lowest_good_roll;
        return eyes.side(if face < good && to >= good { 1.0 } else { -1.0 });
    }
    let dice = eyes.t.turn.dice.and(eyes.t.turn.shifted);
    let mut changed: Dice = dice;
    changed.remove(face);
    changed.add(to);
    let (before, after) = (dice.alike(), changed.alike());
    let wins = after >= eyes.t.alike_needed();
    eyes.side(if wins {
        2.0
    } else if after > before && eyes.t.turn.throws_left > 0 {
        0.4
    } else {
        -1.0
    })
}
