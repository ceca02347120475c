//! Builds a position and plays it: a scene is a real game whose pieces have been put where a test wants them.
//! Moving a piece keeps public counts and hidden cards in agreement.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use whiteout_boardgame::secret::Own;
use whiteout_boardgame::table::{Place, Status, Table};
use whiteout_boardgame::words::{Card, Cards, Character, Counts, Deck, Item, Lab, Role, Room, Weapon};
use whiteout_boardgame::{Action, Components, Config, Event, Give, Options, State, Step};
use whiteout_core::{Game as _, NoSink, Seat, SeatSet};

pub(crate) use whiteout_testkit::proves;

pub const fn seat(index: u8) -> Seat {
    Seat::at(index)
}

pub fn seats(indices: &[u8]) -> SeatSet {
    indices.iter().map(|&index| Seat::at(index)).collect()
}

whiteout_testkit::scene!(
    State,
    mild: [
        Action::Pass,
        Action::Stop,
        Action::No,
        Action::Tokens { alien: false },
        Action::ChangeCards,
        Action::ThrowToken,
    ]
);

impl Scene {
    /// A game of `players` by the book, at the first placing of round 1, seat 0 leading, all Human but the
    /// last seat. Characters are dealt in the order of the list from Bennings, so seat 3 is Garry, who has
    /// been asked for his exchange and has declined.
    pub fn new(players: u8) -> Self {
        Self::with(players, Options::default())
    }

    pub fn with(players: u8, options: Options) -> Self {
        Self::seeded(players, options, 1)
    }

    pub fn seeded(players: u8, mut options: Options, seed: u64) -> Self {
        options.first_leader = options.first_leader.or(Some(seat(0)));
        let config = Config::new(players, options, &Components::built_in()).expect("a sound configuration");
        Self::played(&config, seed)
    }

    /// The same with any configuration.
    pub fn played(config: &Config, seed: u64) -> Self {
        let rules = config.rules();
        let players = rules.players;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let state = State::start(config, &mut rng, &mut NoSink);
        let mut scene = Self { state, rng, events: Vec::new() };
        for (seat, character) in Seat::all(players).zip(rules.setting.cast()) {
            scene.state.table.characters[seat] = Some(character);
            scene.role(seat, Role::Human);
        }
        scene.role(seat(players - 1), Role::Alien);
        while scene.state.table.step == Step::Exchange {
            let garry = scene.asked().only().expect("Garry");
            scene.act(garry, Action::Pass);
        }
        scene.events.clear();
        scene
    }

    // Looking

    pub fn table(&self) -> &Table {
        &self.state.table
    }

    pub fn own(&self, seat: Seat) -> Own {
        self.state.secret.own(&self.state.table, seat)
    }

    pub fn forget(&mut self) {
        self.events.clear();
    }

    // Setting up

    pub fn role(&mut self, seat: Seat, role: Role) {
        self.state.secret.role[seat] = role;
        if role == Role::Alien {
            self.state.secret.fillings = self.state.secret.fillings.without(seat);
        }
        self.state.secret.infected_by[seat] = (role == Role::Alien).then_some(whiteout_boardgame::Source::First);
    }

    /// Puts a Character on a seat; whoever has it gets the other's.
    pub fn character(&mut self, seat: Seat, character: Character) {
        let old = self.state.table.characters[seat];
        for other in Seat::all(self.table().rules.players) {
            if self.state.table.characters[other] == Some(character) {
                self.state.table.characters[other] = old;
            }
        }
        self.state.table.characters[seat] = Some(character);
    }

    pub fn leader(&mut self, seat: Seat) {
        self.state.table.leader = seat;
        self.state.table.placing_leader = seat;
    }

    /// Stands a Character in a room, as if placed there.
    pub fn stand(&mut self, seat: Seat, room: Room) {
        self.state.table.place[seat] = Place::In(room);
        self.state.table.lying = self.state.table.lying.without(seat);
        self.state.table.placed = self.state.table.placed.with(seat);
    }

    pub fn lay(&mut self, seat: Seat) {
        self.state.table.lying = self.state.table.lying.with(seat);
    }

    pub fn suspicion(&mut self, seat: Seat, level: i8) {
        self.state.table.suspicion[seat] = level;
    }

    pub fn dog(&mut self, room: Room) {
        self.state.table.dogs_waiting -= 1;
        self.state.table.dogs = self.state.table.dogs.with(room);
    }

    /// Locks a dog of those that wait.
    pub fn lock_dog(&mut self) {
        self.state.table.dogs_waiting -= 1;
        self.state.table.dogs_locked += 1;
    }

    /// Sets the damage of a room, from and to the pile.
    pub fn damage(&mut self, room: Room, counters: u8) {
        let table = &mut self.state.table;
        table.damage_pile = table.damage_pile + table.damage[room] - counters;
        table.damage[room] = counters;
    }

    pub fn fuel(&mut self, room: Room, tokens: u8) {
        self.state.table.fuel[room] = tokens;
    }

    /// Gives a hand of exactly these Action cards, from the deck, which gets the old hand.
    pub fn hand(&mut self, seat: Seat, cards: &[Card]) {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        let old = secret.hand[seat].take();
        secret.deck.add(&old);
        let mut hand = Cards::default();
        for &card in cards {
            hand[card] += 1;
        }
        secret.deck.remove(&hand);
        secret.hand[seat] = hand;
        table.action_deck = secret.deck.total();
        table.hand[seat] = hand.total();
    }

    /// Makes the stack exactly this, from the deck.
    pub fn stack(&mut self, cards: &[Card]) {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        let old = secret.stack.take();
        secret.deck.add(&old);
        for &card in cards {
            secret.deck[card] -= 1;
            secret.stack[card] += 1;
        }
        table.action_deck = secret.deck.total();
        table.stack = cards.len() as u8;
    }

    /// Gives a Weapon card out of the deck; a Flamethrower lies open with full reloads.
    pub fn weapon(&mut self, seat: Seat, weapon: Weapon) {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        secret.weapon_deck = without(secret.weapon_deck, weapon);
        table.weapon_deck = secret.weapon_deck.len();
        table.weapons[seat] += 1;
        if weapon == Weapon::Flamethrower {
            let free = table.flamethrowers.iter_mut().find(|f| f.holder.is_none()).expect("a Flamethrower");
            free.holder = Some(seat);
            free.reloads = table.rules.reloads;
        } else {
            secret.weapons[seat][weapon] += 1;
        }
    }

    pub fn item(&mut self, seat: Seat, item: Item) {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        secret.item_deck = without(secret.item_deck, item);
        table.item_deck = secret.item_deck.len();
        table.items[seat] += 1;
        secret.items[seat][item] += 1;
    }

    pub fn lab(&mut self, seat: Seat, lab: Lab) {
        let (table, secret) = (&mut self.state.table, &mut self.state.secret);
        secret.lab_bag[lab] -= 1;
        secret.labs[seat][lab] += 1;
        table.lab_bag -= 1;
        table.labs[seat] += 1;
    }

    /// Puts these cards on top of the Weapon deck, the first uppermost.
    pub fn weapons_on_top(&mut self, cards: &[Weapon]) {
        self.state.secret.weapon_deck = on_top(self.state.secret.weapon_deck, cards);
    }

    pub fn items_on_top(&mut self, cards: &[Item]) {
        self.state.secret.item_deck = on_top(self.state.secret.item_deck, cards);
    }

    /// Makes a seat part of the exposed Alien; call [`Scene::strength`] too.
    pub fn exposed(&mut self, seat: Seat) {
        self.role(seat, Role::Alien);
        self.hand(seat, &[]);
        let table = &mut self.state.table;
        table.status[seat] = Status::Exposed;
        table.place[seat] = Place::Gone;
        table.placed = table.placed.without(seat);
        if !table.exposed_ever {
            table.exposed_ever = true;
            table.speaker = seat;
        }
    }

    pub fn strength(&mut self, strength: u8) {
        self.state.table.strength = strength;
    }

    /// The Alien has planned these stacks; they will be revealed when placing ends.
    pub fn planned(&mut self, stacks: &[(Room, u8)]) {
        self.state.table.planned = true;
        for &(room, strength) in stacks {
            self.state.secret.plan.set(room, strength);
        }
    }

    /// Asks a question out of turn.
    pub fn ask(&mut self, step: Step, seats: SeatSet) {
        self.state.fold(&Event::Asked { step, seats });
    }

    /// Back to placing: nobody has been placed.
    pub fn before_placing(&mut self) {
        let table = &mut self.state.table;
        table.placed = SeatSet::EMPTY;
        for seat in Seat::all(table.rules.players) {
            if table.status[seat] == Status::Character {
                table.place[seat] = Place::LeisureRoom;
            }
        }
        let first = table.people().from(table.leader.left(table.rules.players)).next().expect("somebody");
        self.ask(Step::Place, SeatSet::one(first));
    }

    // Playing

    /// Goes to a room with this card.
    pub fn go(&mut self, seat: Seat, room: Room, card: Card) {
        self.act(seat, Action::Place { room, give: Give::Card(card) });
    }

    /// Everybody still to be placed lies down in the Dormitory with the first hand there is.
    pub fn rest_sleep(&mut self) {
        while matches!(self.step(), Step::Place | Step::ChooseHand { .. } | Step::Items { .. }) {
            match self.step() {
                Step::Place => self.only(Action::ChangeCards),
                Step::ChooseHand { .. } => {
                    let seat = self.asked().only().expect("one sleeper");
                    let first = self.legal(seat)[0];
                    self.act(seat, first);
                }
                _ => self.all(Action::Pass),
            }
        }
    }

    pub fn until_step(&mut self, wanted: impl Fn(Step) -> bool) {
        self.until(|scene| wanted(scene.step()));
    }
}

fn without<K: whiteout_boardgame::words::Kind>(deck: Deck, kind: K) -> Deck {
    let mut rest = Deck::default();
    let mut found = false;
    for card in deck.iter::<K>() {
        if !found && card == kind {
            found = true;
        } else {
            rest.bury(card);
        }
    }
    assert!(found, "no {kind:?} left in the deck");
    rest
}

fn on_top<K: whiteout_boardgame::words::Kind>(deck: Deck, cards: &[K]) -> Deck {
    let rest = cards.iter().fold(deck, |deck, &card| without(deck, card));
    let mut new = Deck::default();
    for &card in cards {
        new.bury(card);
    }
    new.bury_all(rest);
    new
}

/// How many of each kind.
pub fn counts<const N: usize>(counts: [u8; N]) -> Counts<N> {
    Counts(counts)
}
