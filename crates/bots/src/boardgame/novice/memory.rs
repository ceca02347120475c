//! What a seat remembers: the events it saw, folded into a belief about the others.

use whiteout_boardgame::table::Status;
use whiteout_boardgame::words::{Card, Role, RoomSet};
use whiteout_boardgame::{Event, View, Way};
use whiteout_core::{Seat, SeatSet, Viewer};

use super::belief::{Belief, Take};

/// How often a Human who may choose hands in a Sabotage, and how often an Alien does.
const HUMAN_SABOTAGE: f32 = 0.06;
const ALIEN_SABOTAGE: f32 = 0.3;
/// A card nobody chose: a third of the deck is Sabotage.
const BLIND_SABOTAGE: f32 = 1.0 / 3.0;
/// How often a Human, and how often an Alien, walks in on somebody while all are strangers.
const HUMAN_JOINS: f32 = 0.3;
const ALIEN_JOINS: f32 = 0.5;
/// Two of the nine tokens in the bag.
const DOG_INFECTS: f32 = 2.0 / 9.0;

#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
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
}

/// What is known of the cards handed in this round.
#[derive(Clone, Copy, Debug, Default)]
struct Stack {
    chose: SeatSet,
    blind: u8,
    mine: Option<Card>,
    turned: [u8; 3],
}

/// How many times as often an Alien does this, or does it not.
fn times(done: bool, alien: f32, human: f32) -> f32 {
    if done { alien / human } else { (1.0 - alien) / (1.0 - human) }
}

impl Stack {
    fn size(self) -> f32 {
        f32::from(self.chose.len() + self.blind)
    }
}

impl Memory {
    pub(super) fn see(&mut self, event: &Event) {
        match *event {
            Event::Seated { seat, .. } => self.seats = self.seats.max(u8::from(seat) + 1),
            Event::RoleDealt { seat, role } => self.begin(seat, role),
            _ => {}
        }
        let Some(me) = self.me else { return };
        let Some(belief) = &mut self.belief else { return };
        match *event {
            Event::Took { taker, owner } => self.takes.push((taker, owner)),
            Event::Learnt { taker, owner, token } => {
                self.takes.retain(|&(other, _)| other != taker);
                match (token, self.role) {
                    (Role::Alien, _) => {
                        belief.know(owner, true);
                        belief.turn(me);
                        self.role = Some(Role::Alien);
                    }
                    (Role::Human, Some(Role::Human)) => belief.took_in_peace(owner),
                    _ => {}
                }
            }
            Event::Lent { owner, taker, token } => {
                self.takes.retain(|&(other, from)| (other, from) != (taker, owner));
                if token == Role::Alien {
                    belief.turn(taker);
                }
            }
            Event::DogBit { seat } if seat != me => belief.bitten(seat, DOG_INFECTS),
            Event::LearntOfDog { seat, token: Role::Alien } => {
                belief.turn(seat);
                self.role = Some(Role::Alien);
            }
            Event::RoleShown { seat, role } => belief.know(seat, role == Role::Alien),
            Event::Exposed { seat, .. } => {
                self.exposed_ever = true;
                belief.know(seat, true);
                belief.settle(seat);
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
            }
            Event::LeaderDrew => self.stack.blind += 1,
            Event::Placed { seat, room, way } => {
                match way {
                    Way::Card | Way::Lit | Way::LitSpecial => self.stack.chose = self.stack.chose.with(seat),
                    Way::Dark | Way::Special => self.stack.blind += 1,
                }
                if seat != me && !self.visited.is_empty() && !self.exposed_ever {
                    let joins = self.visited.contains(room);
                    belief.hint(seat, times(joins, ALIEN_JOINS, HUMAN_JOINS));
                }
                self.visited = self.visited.with(room);
            }
            Event::Gave { card, .. } | Event::SpecialGave { card, .. } => self.stack.mine = Some(card),
            Event::Shown { seat, card } if seat != me => {
                belief.hint(seat, times(card == Card::Sabotage, ALIEN_SABOTAGE, HUMAN_SABOTAGE));
            }
            Event::Turned { card } => self.stack.turned[card as usize] += 1,
            Event::Gathered => self.judge_stack(),
            Event::Asked { .. } | Event::Suspected { .. } => self.close_meeting(),
            _ => {}
        }
    }

    fn begin(&mut self, me: Seat, role: Role) {
        self.me = Some(me);
        self.role = Some(role);
        let suspects = if role == Role::Alien { SeatSet::one(me) } else { SeatSet::first(self.seats).without(me) };
        self.belief = Some(Belief::new(self.seats, suspects));
    }

    fn close_meeting(&mut self) {
        if let (false, Some(belief)) = (self.takes.is_empty(), &mut self.belief) {
            belief.met(&self.takes);
            self.takes.clear();
        }
    }

    /// More Sabotage turned up than bad luck explains: somebody chose it.
    fn judge_stack(&mut self) {
        let (Some(me), Some(belief)) = (self.me, &mut self.belief) else { return };
        let stack = self.stack;
        let bad = stack.turned[Card::Sabotage as usize];
        let good = stack.turned.iter().sum::<u8>() - bad;
        let others = stack.chose.without(me);
        if bad + good == 0 || others.is_empty() {
            return;
        }
        let others: usize = others.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        let mine = match stack.mine {
            Some(Card::Sabotage) if stack.chose.contains(me) => 1.0,
            _ => 0.0,
        };
        let base = mine + f32::from(stack.blind) * BLIND_SABOTAGE;
        belief.weigh(|set| {
            let aliens = (set & others).count_ones() as f32;
            let humans = (others & !set).count_ones() as f32;
            let rate = (base + aliens * ALIEN_SABOTAGE + humans * HUMAN_SABOTAGE) / stack.size();
            let rate = rate.clamp(0.01, 0.99);
            rate.powi(i32::from(bad)) * (1.0 - rate).powi(i32::from(good))
        });
    }

    /// The belief at this moment. A bot that takes a seat over in mid-game starts from what the table shows.
    pub(super) fn belief(&mut self, view: &View) -> &Belief {
        if let (Viewer::Seat(me), Some(own)) = (view.viewer, &view.own) {
            if self.belief.is_none() {
                self.seats = view.table.rules.players;
                self.begin(me, Role::Human);
                for seat in view.table.seats() {
                    self.catch_up(view, seat);
                }
            }
            if self.role != Some(own.role) {
                self.role = Some(own.role);
                if let Some(belief) = &mut self.belief {
                    belief.know(me, own.role == Role::Alien);
                }
            }
        }
        let belief = self.belief.get_or_insert_with(|| Belief::new(view.table.rules.players, SeatSet::EMPTY));
        belief.sum_up();
        belief
    }

    fn catch_up(&mut self, view: &View, seat: Seat) {
        let Some(belief) = &mut self.belief else { return };
        match view.table.status[seat] {
            Status::Exposed => {
                belief.know(seat, true);
                belief.settle(seat);
            }
            Status::Dead => belief.settle(seat),
            Status::Character if view.table.is_green(seat) => belief.know(seat, false),
            Status::Character => {}
        }
    }
}
