//! Builds a position and plays it: a scene is a real game whose pieces have been put where a test wants them.
//! Moving a piece keeps public counts and hidden cards in agreement.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_core::{Game as _, NoSink, Rejection, Seat, SeatSet};
use whiteout_infection::mission::{Directive, Log, LogSet, Logs, Mission, Slots};
use whiteout_infection::secret::Own;
use whiteout_infection::table::Table;
use whiteout_infection::words::{
    Blood, Card, Cards, Character, Chip, Department, Fallout, Gear, Kind as _, Power, Room, RoomSet, Sector,
};
use whiteout_infection::{Action, CharacterDeal, Components, Config, Event, Options, State, Step, Window};

pub(crate) use whiteout_testkit::proves;

pub const fn seat(index: u8) -> Seat {
    Seat::at(index)
}

pub fn seats(indices: &[u8]) -> SeatSet {
    indices.iter().map(|&index| Seat::at(index)).collect()
}

/// The code and the rule of a refusal.
pub fn why(rejection: Rejection) -> (&'static str, &'static str) {
    (rejection.code, rejection.rule.0)
}

/// The Characters of a scene by seat: the first two have no power that is asked about every turn.
const CAST: [Character; 8] = [
    Character::Garry,
    Character::Childs,
    Character::Blair,
    Character::Copper,
    Character::Clark,
    Character::Bennings,
    Character::Nauls,
    Character::Palmer,
];

/// The box that scenes are played with: what nobody wrote down, and a scene leans on, has a number of its own here. A
/// rule holds whatever plays best.
fn components() -> Components {
    let mut components = Components::built_in();
    let (supply, value) = (&mut components.supply, &mut components.dice_value);
    (supply.sabotage_ruin.value, supply.sabotage_luck.value) = (3, 3);
    (value.knife.value, value.copper_wire.value, value.molotov.value) = (1, 1, 2);
    components.sabotage.lowest_good_roll.value = 4;
    let (small, large) = (&mut components.tracker_four_and_five, &mut components.tracker_six_to_eight);
    small.fallout.value[1] = Fallout::Smoke;
    large.end_tests.value = vec![2, 2, 2, 2, 1, 1, 0, 0];
    components
}

whiteout_testkit::scene!(State, mild: [Action::Pass, Action::No]);

impl Scene {
    /// A game of `players` by the book in the first window of turn 1. Seat 0 is Captain, the last seat is the only
    /// Imitation, Characters are those of [`CAST`], nothing smokes or is dark, and every mission is for two without
    /// departments: a sum of 1.
    pub fn new(players: u8) -> Self {
        Self::with(players, Options::default())
    }

    pub fn with(players: u8, options: Options) -> Self {
        Self::of(players, options, &components())
    }

    /// A game in which every level of the tracker brings this.
    pub fn falling(players: u8, options: Options, fallout: Fallout) -> Self {
        let mut components = components();
        components.tracker_four_and_five.fallout.value.fill(fallout);
        components.tracker_six_to_eight.fallout.value.fill(fallout);
        Self::of(players, options, &components)
    }

    pub fn of(players: u8, mut options: Options, components: &Components) -> Self {
        options.first_captain = options.first_captain.or(Some(seat(0)));
        options.characters = CharacterDeal::Random;
        let config = Config::new(players, options, components).expect("a sound configuration");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let state = State::start(&config, &mut rng, &mut NoSink);
        let mut scene = Self { state, rng, events: Vec::new() };
        let table = &mut scene.state.table;
        for (seat, character) in Seat::all(players).zip(CAST) {
            table.characters[seat] = Some(character);
        }
        for set in [&mut table.smoke, &mut table.fire, &mut table.dark] {
            *set = RoomSet::EMPTY;
        }
        table.turn.fresh_smoke = RoomSet::EMPTY;
        for seat in Seat::all(players) {
            scene.blood(seat, Blood::Human);
        }
        scene.blood(seat(players - 1), Blood::Imitation);
        let easy = Mission { team: 2, departments: Slots::default(), directive: Directive::Sum { least: 1 } };
        let table = &mut scene.state.table;
        table.rules.logs = Logs::new((0..table.rules.logs.len()).map(|_| Log::Mission(easy)));
        table.turn.mission = Some(0);
        table.log_deck = LogSet::first(table.rules.logs.len()).without(0);
        table.log_discard = LogSet::EMPTY;
        scene
    }

    // Looking

    pub fn table(&self) -> &Table {
        &self.state.table
    }

    pub fn own(&self, seat: Seat) -> Own {
        self.state.secret.own(&self.state.table, seat)
    }

    pub fn had(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    pub fn end_reason(&self) -> Option<&'static str> {
        self.state.outcome().map(|outcome| outcome.reason)
    }

    // Setting up

    /// Whoever held the Character gets the other's.
    pub fn character(&mut self, seat: Seat, character: Character) {
        let characters = &mut self.state.table.characters;
        let old = characters[seat];
        for other in Seat::all(8) {
            if characters[other] == Some(character) {
                characters[other] = old;
            }
        }
        characters[seat] = Some(character);
    }

    /// A Blood Sample card; the deck has the rest.
    pub fn blood(&mut self, seat: Seat, blood: Blood) {
        let (table, secret) = (&self.state.table, &mut self.state.secret);
        secret.blood[seat] = blood;
        let held = table.seats().filter(|&seat| secret.blood[seat] == Blood::Imitation).count() as u8;
        secret.blood_deck[Blood::Imitation] = table.rules.most_imitations().saturating_sub(held);
        secret.blood_deck[Blood::Human] = table.rules.blood.total() - secret.blood_deck[Blood::Imitation];
    }

    /// This mission lies open; it takes the place of the first card of the log.
    pub fn mission(&mut self, team: u8, departments: &[Department], directive: Directive) {
        let mission = Log::Mission(Mission { team, departments: Slots::of(departments), directive });
        let table = &mut self.state.table;
        let others: Vec<Log> = table.rules.logs.iter().skip(1).collect();
        table.rules.logs = Logs::new(core::iter::once(mission).chain(others));
        table.turn.mission = Some(0);
        table.log_deck = LogSet::first(table.rules.logs.len()).without(0);
        table.log_discard = LogSet::EMPTY;
    }

    /// The next card of the log is this one, and no other is left but it.
    pub fn next_log(&mut self, log: Log) {
        let table = &mut self.state.table;
        let mut cards: Vec<Log> = table.rules.logs.iter().collect();
        cards[1] = log;
        table.rules.logs = Logs::new(cards);
        let all = LogSet::first(table.rules.logs.len());
        table.log_deck = LogSet::EMPTY.with(1);
        let in_play = table.turn.mission;
        table.log_discard = in_play.into_iter().fold(all.without(1), LogSet::without);
    }

    /// A hand of exactly these Supply cards, from the deck, which gets the old hand.
    pub fn hand(&mut self, seat: Seat, cards: &[Card]) {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        let old = secret.hand[seat].take();
        secret.deck.add(&old);
        let hand: Cards = cards.iter().copied().collect();
        assert!(secret.deck.covers(&hand), "{hand:?} are not all in the deck");
        secret.deck.remove(&hand);
        secret.hand[seat] = hand;
        table.hand[seat] = hand.total();
        table.supply = secret.deck.total() + table.top;
    }

    /// These cards lie on top of the Supply deck, two at most.
    pub fn top(&mut self, cards: &[Card]) {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        for (place, &card) in secret.top.iter_mut().zip(cards) {
            assert!(secret.deck[card] > 0, "no {card:?} in the deck");
            secret.deck[card] -= 1;
            *place = Some(card);
        }
        table.top = cards.len() as u8;
    }

    /// Puts a chip under a room; whichever room of the sector had it gets the other.
    pub fn chip(&mut self, room: Room, chip: Chip) {
        let chips = &mut self.state.secret.chips;
        let from = room.sector().rooms().iter().find(|&other| chips[other] == Some(chip)).expect("such a chip");
        (chips[from], chips[room]) = (chips[room], chips[from]);
    }

    /// The room has been investigated: no chip is left in it.
    pub fn clear(&mut self, room: Room) {
        if let Some(chip) = self.state.secret.chips[room].take() {
            self.state.table.chips = self.state.table.chips.without(room);
            self.state.table.progress[room.sector()].left[chip] -= 1;
        }
    }

    pub fn gear(&mut self, seat: Seat, gear: Gear) {
        let holding = &mut self.state.table.gear[seat];
        match gear {
            Gear::Rope => holding.ropes += 1,
            Gear::Dynamite => holding.dynamites += 1,
            Gear::Flamethrower => holding.flamethrowers += 1,
        }
    }

    pub fn smoke(&mut self, room: Room) {
        self.state.fold(&Event::Smoked { room });
        self.state.table.turn.fresh_smoke = RoomSet::EMPTY;
    }

    pub fn fire(&mut self, room: Room) {
        self.state.fold(&Event::Ignited { room });
    }

    pub fn dark(&mut self, room: Room) {
        self.state.fold(&Event::Darkened { room });
    }

    /// These rooms are gone, with whatever lay in them.
    pub fn ruin(&mut self, rooms: &[Room]) {
        for &room in rooms {
            let chip = self.state.secret.chips[room];
            self.state.fold(&Event::Destroyed { room, chip });
        }
    }

    pub fn level(&mut self, level: u8) {
        self.state.table.level = level;
    }

    /// The sectors up to this one are unlocked, those before it done.
    pub fn unlock(&mut self, sector: Sector) {
        let table = &mut self.state.table;
        table.unlocked = sector;
        for &done in Sector::ALL.iter().filter(|&&other| other < sector) {
            table.progress[done].gear = true;
            table.progress[done].things = table.rules.sectors[done].things;
        }
    }

    /// What the tracker does at each level, from 1 on.
    pub fn fallout(&self, level: u8) -> Option<Fallout> {
        self.table().rules.tracker.fallout(level)
    }

    /// Asks a question out of turn.
    pub fn ask(&mut self, step: Step, seats: SeatSet) {
        self.state.fold(&Event::Asked { step, seats });
    }

    // Playing

    /// This seat says this, everybody else who is asked passes or says no.
    pub fn one(&mut self, seat: Seat, action: Action) {
        self.act(seat, action);
        for other in self.asked().without(seat).iter() {
            let mild = if self.can(other, Action::Pass) { Action::Pass } else { Action::No };
            self.act(other, mild);
        }
    }

    /// Nobody does anything before the team.
    pub fn nobody_acts(&mut self) {
        while self.step() == (Step::Window { which: Window::First }) {
            self.all(Action::Pass);
        }
        assert_eq!(self.step(), Step::Team);
    }

    /// The Captain names this team and is asked for a room.
    pub fn team(&mut self, team: &[u8]) {
        self.nobody_acts();
        self.only(Action::Team { seats: seats(team) });
    }

    /// The team goes to a room that costs nothing and nobody is sent to a fire.
    pub fn enter(&mut self, team: &[u8], room: Room) {
        self.team(team);
        self.only(Action::Enter { room });
        while matches!(self.step(), Step::Firefighter | Step::Prepare) {
            self.only(Action::Pass);
        }
    }

    /// Everybody who is asked hands in the next of these cards, in the order of seats; they get them first.
    pub fn give(&mut self, cards: &[Card]) {
        assert_eq!(self.step(), Step::HandIn);
        let asked = self.asked();
        assert_eq!(usize::from(asked.len()), cards.len(), "{asked:?} hand in");
        for (seat, &card) in asked.iter().zip(cards) {
            if self.own(seat).hand[card] == 0 {
                let mut hand: Vec<Card> = self.own(seat).hand.each().collect();
                hand[0] = card;
                self.hand(seat, &hand);
            }
            self.act(seat, Action::HandIn { card });
        }
    }

    /// The team goes to the room and hands these cards in.
    pub fn investigate(&mut self, team: &[u8], room: Room, cards: &[Card]) {
        self.enter(team, room);
        self.give(cards);
    }

    /// Declines every power and the swap until something else is asked.
    pub fn no_extras(&mut self) {
        while matches!(
            self.step(),
            Step::Swap | Step::Power { .. } | Step::SeeHandedIn | Step::Prepare | Step::ShiftDie | Step::RemoveSmoke
        ) {
            let action = if matches!(self.step(), Step::Power { .. }) { Action::No } else { Action::Pass };
            self.only(action);
        }
    }

    /// Plays the same scene on with each of so many dice.
    pub fn each(&self, times: u64, play: impl Fn(Self)) {
        for seed in 0..times {
            play(Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), ..self.clone() });
        }
    }

    /// Goes on to the first window of the next turn.
    pub fn next_turn(&mut self) {
        let turn = self.table().turn_number;
        self.until(|scene| scene.table().turn_number > turn);
    }

    /// The Captain passes on to this seat at once.
    pub fn captain(&mut self, seat: Seat) {
        self.state.fold(&Event::CaptainIs { seat });
    }

    /// Whether the Captain is asked about this power now.
    pub fn offers(&self, power: Power) -> bool {
        self.step() == Step::Power { power }
    }
}
