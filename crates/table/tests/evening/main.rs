//! Tables from the lobby to the end.

mod conceding;
mod hosts;
mod library;
mod outpost;
mod rematch;
mod shuffles;
mod snapshots;
mod undo;
mod wishes;
mod writing;

use std::collections::HashMap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::json;
use whiteout_boardgame::words::Card;
use whiteout_boardgame::{Action, Claim, Config, Observer, Reason, State};
use whiteout_core::{Chance as _, Game as _, Observer as _, Seat, Viewer};
use whiteout_table::{
    Clock, Command, Entropy, Entry, Eye, Person, Phase, Playable, Refusal, ServerSeed, Settings, Spectators, Speech,
    Table, changes,
};

type Entries = Vec<Entry<State>>;

/// A table that keeps what it would store.
struct EveningOf<G: Playable> {
    table: Table<G>,
    log: Vec<Entry<G>>,
    now: u64,
}

type Evening = EveningOf<State>;

/// What somebody's device adds to the deal.
fn part(person: Person) -> Entropy {
    Entropy([person.0 as u8 + 1; 32])
}

impl<G: Playable> EveningOf<G> {
    fn open(players: u8, clock: Clock) -> Self {
        let settings = Settings {
            game: G::ID.to_owned(),
            players,
            options: serde_json::from_value(json!({ "max_rounds": 30 })).expect("options"),
            public: false,
            clock,
            spectators: Spectators::Yes { delay: 0 },
            stand_in: None,
        };
        Self::with(settings)
    }

    fn with(settings: Settings) -> Self {
        let first = Table::open(settings, ServerSeed([7; 32]), "ABC234".to_owned(), 0).expect("sound settings");
        let table = Table::from_first(&first).expect("a table");
        let mut evening = Self { table, log: vec![first], now: 0 };
        evening.come();
        evening
    }

    fn come(&mut self) -> Person {
        let (person, entry, _) = self.table.arrival().expect("room for all");
        self.store(vec![entry]);
        person
    }

    fn store(&mut self, entries: Vec<Entry<G>>) {
        for entry in &entries {
            self.table.apply(entry);
        }
        self.log.extend(entries);
    }

    fn ask(&mut self, person: Person, command: Command<G::Action, G::Claim>) -> Result<(), Refusal> {
        self.now += 1_000;
        let fresh = ServerSeed([self.log.len() as u8; 32]);
        let entries = self.table.decide(person, command, self.now, || fresh)?;
        self.store(entries);
        Ok(())
    }

    fn must(&mut self, person: Person, command: Command<G::Action, G::Claim>) {
        let words = format!("{command:?}");
        self.ask(person, command).unwrap_or_else(|refusal| panic!("{words}: {refusal:?}"));
    }

    fn refused(&mut self, person: Person, command: Command<G::Action, G::Claim>) -> &'static str {
        let before = self.log.len();
        let refusal = self.ask(person, command).expect_err("this should have been refused");
        assert_eq!(self.log.len(), before);
        refusal.code
    }

    /// Is ready, with a sealed part.
    fn ready(&mut self, person: Person) {
        let seat = self.table.seat_of(person).expect("a seat");
        let seal = Some(part(person).seal(&self.table.commitment(), seat));
        self.must(person, Command::Ready { ready: true, seal });
    }

    /// The host presses start, and every device opens its part.
    fn start(&mut self, host: Person) {
        self.must(host, Command::Start);
        let seats = Seat::all(self.table.seats().len() as u8);
        for person in seats.filter_map(|seat| self.table.person_at(seat)).collect::<Vec<_>>() {
            self.must(person, Command::Unseal { part: part(person) });
        }
    }

    /// Host and a friend, bots on the other seats, everybody ready.
    fn seated(players: u8) -> (Self, Person, Person) {
        Self::open(players, Clock::Off).begun()
    }

    fn begun(mut self) -> (Self, Person, Person) {
        let evening = &mut self;
        let players = evening.table.seats().len();
        let (host, friend) = (Person(0), evening.come());
        for (person, name) in [(host, "Ada"), (friend, "Ben")] {
            evening.must(person, Command::Sit { name: name.to_owned(), look: None });
            evening.ready(person);
        }
        for _ in 2..players {
            evening.must(host, Command::AddBot { level: "random".to_owned() });
        }
        evening.start(host);
        (self, host, friend)
    }

    /// The public page as it goes over the wire.
    fn page(&self) -> serde_json::Value {
        serde_json::to_value(self.table.public_page()).expect("written")
    }

    fn state(&self) -> &G {
        self.table.game().expect("a game")
    }

    /// Somebody who is asked makes a random move.
    fn random_move(&mut self, rng: &mut Xoshiro256PlusPlus) -> bool {
        let seats = self.state().decision().seats;
        let Some(seat) = seats.nth(rng.below(u32::from(seats.len())) as u8) else { return false };
        let mut legal = Vec::new();
        self.state().legal(seat, &mut |action| legal.push(action));
        let action = legal[rng.below(legal.len() as u32) as usize];
        self.now += 1_000;
        let entries = self.table.decide_for(seat, action, self.now).expect("legal");
        self.store(entries);
        true
    }
}

#[test]
fn a_table_is_folded_from_its_entries_through_storage() {
    let (mut evening, ..) = Evening::seated(5);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    while evening.random_move(&mut rng) {}
    assert_eq!(evening.table.phase(), Phase::Over);
    let stored: Vec<String> = evening.log.iter().map(|entry| serde_json::to_string(entry).expect("written")).collect();
    let read: Entries = stored.iter().map(|text| serde_json::from_str(text).expect("read")).collect();
    assert_eq!(read, evening.log);
    let mut again = Table::from_first(&read[0]).expect("a table");
    for entry in &read[1..] {
        again.apply(entry);
    }
    assert_eq!(again.game(), evening.table.game());
    assert_eq!(again.public_page(), evening.table.public_page());
    let actions: Vec<_> = read
        .iter()
        .filter_map(|entry| match entry {
            Entry::Acted { seat, action, .. } => Some((*seat, *action)),
            _ => None,
        })
        .collect();
    assert!(again.re_decides(&actions), "the seed and the actions give another game");
}

#[test]
fn the_deal_depends_on_everybody_and_the_commitment_binds() {
    let (one, ..) = Evening::seated(4);
    let seed = ServerSeed([7; 32]);
    assert_eq!(one.table.commitment(), seed.commitment());
    assert_ne!(seed.commitment(), ServerSeed([8; 32]).commitment());
    let parts = [Entropy([1; 32]), Entropy([2; 32])];
    assert_ne!(seed.deal(parts).to_string(), seed.deal([parts[1], parts[0]]).to_string());
    assert_eq!(one.table.revealed_seed(), None, "hidden while the game goes on");
    let page = one.table.public_page();
    assert!(page.seed.is_none() && page.entropy.is_none());
}

#[test]
fn the_lobby_has_its_manners() {
    let mut evening = Evening::open(4, Clock::Off);
    let (host, friend) = (Person(0), evening.come());
    let sit = |name: &str| Command::Sit { name: name.to_owned(), look: None };
    assert_eq!(evening.refused(host, sit("  \u{7} ")), "name-missing");
    evening.must(host, sit("Ada"));
    assert_eq!(evening.refused(host, sit("Ada again")), "already-seated");
    assert_eq!(evening.refused(friend, Command::Start), "host-only");
    assert_eq!(evening.refused(friend, Command::Kick { seat: Seat::at(0) }), "host-only");
    evening.must(friend, sit("Ben"));
    let taken = evening.table.seated(Seat::at(0)).expect("Ada").look;
    assert_eq!(evening.refused(friend, Command::Look { look: taken }), "look-taken");
    assert_eq!(evening.refused(host, Command::AddBot { level: "genius".to_owned() }), "no-such-bot");
    evening.must(host, Command::AddBot { level: "novice".to_owned() });
    assert_eq!(evening.refused(host, Command::Start), "seats-empty");
    evening.must(host, Command::AddBot { level: "novice".to_owned() });
    assert_eq!(evening.refused(host, Command::Start), "not-all-ready");
    assert_eq!(evening.refused(host, Command::RemoveBot { seat: Seat::at(1) }), "nobody-there");
    evening.must(host, Command::Kick { seat: Seat::at(1) });
    assert_eq!(evening.table.seat_of(friend), None);
    evening.must(host, Command::Leave);
    assert!(evening.table.seat_of(host).is_none());
}

#[test]
fn settings_that_fit_no_game_are_refused_with_every_fault() {
    let settings: Settings =
        serde_json::from_value(json!({ "game": "boardgame", "players": 3, "options": { "trade_offers": 99 } }))
            .expect("settings");
    let refusal = Table::<State>::open(settings, ServerSeed([0; 32]), String::new(), 0).expect_err("bad settings");
    assert_eq!(refusal.code, "bad-settings");
    assert!(refusal.faults[0].contains("players") && refusal.faults[0].contains("trade_offers"), "{refusal:?}");
}

#[test]
fn whoever_leaves_is_played_by_a_bot_and_may_come_back() {
    let (mut evening, host, _) = Evening::seated(4);
    let seat = evening.table.seat_of(host).expect("seated");
    assert_eq!(evening.table.seated(seat).and_then(|seated| seated.driver()), None);
    evening.must(host, Command::Leave);
    assert_eq!(evening.table.seated(seat).and_then(|seated| seated.driver()), Some(State::STAND_IN));
    assert_eq!(evening.refused(host, Command::Act { action: Action::Pass }), "away");
    evening.must(host, Command::Return);
    assert_eq!(evening.refused(host, Command::Return), "not-away");
}

#[test]
fn a_choice_can_be_taken_back_until_something_came_of_it() {
    let (mut evening, host, _) = Evening::seated(4);
    let seat = evening.table.seat_of(host).expect("seated");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut taken_back = 0;
    let mut too_late = 0;
    while evening.table.phase() == Phase::Playing {
        if evening.state().decision().seats.contains(seat) {
            let before = *evening.state();
            let mut legal = Vec::new();
            before.legal(seat, &mut |action| legal.push(action));
            let action = legal[rng.below(legal.len() as u32) as usize];
            evening.must(host, Command::Act { action });
            if evening.table.phase() == Phase::Over {
                break;
            }
            if evening.ask(host, Command::Undo).is_ok() {
                assert_eq!(*evening.state(), before);
                taken_back += 1;
                evening.must(host, Command::Act { action });
            } else {
                too_late += 1;
            }
        } else if !evening.random_move(&mut rng) {
            break;
        }
        if evening.table.phase() == Phase::Playing && !evening.state().decision().seats.contains(seat) {
            assert!(evening.random_move(&mut rng) || evening.table.phase() == Phase::Over);
        }
    }
    assert!(taken_back > 5 && too_late > 2, "{taken_back} taken back, {too_late} too late");
}

#[test]
fn talk_is_bounded_and_the_host_keeps_order() {
    let (mut evening, host, friend) = Evening::seated(4);
    let say = |text: &str| Command::Say { speech: Speech::Text(text.to_owned()) };
    evening.must(friend, say("hello"));
    assert_eq!(evening.refused(friend, say(&"x".repeat(501))), "too-long");
    evening.must(host, Command::Mute { person: friend, mute: true });
    assert_eq!(evening.refused(friend, say("again")), "muted");
    evening.must(host, Command::Unsay { id: 0 });
    assert!(evening.table.heard(Eye::Seat(Seat::at(0))).is_empty());
    for _ in 0..8 {
        evening.must(host, say("quick"));
    }
    evening.now -= 1_000;
    assert_eq!(evening.refused(host, say("too quick")), "too-fast");
    let guest = evening.come();
    evening.must(guest, say("from outside"));
    assert!(
        evening.table.heard(Eye::Seat(Seat::at(0))).iter().all(|saying| !saying.beyond),
        "the living do not hear it"
    );
    assert!(evening.table.heard(Eye::Spectator).iter().any(|saying| saying.beyond));
}

/// Anybody may look on, the living too: what the dead say must not come back to the table that way.
#[test]
fn of_the_dead_the_living_hear_nothing_not_even_a_gap() {
    let mut found = 0;
    for game in 0..60 {
        let (mut evening, host, friend) = Evening::seated(6);
        let guest = evening.come();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        while evening.random_move(&mut rng) && evening.state().beyond().is_empty() {}
        let people = [(host, Seat::at(0)), (friend, Seat::at(1))];
        let beyond = evening.state().beyond();
        let dead = people.iter().find(|(_, seat)| beyond.contains(*seat));
        let alive = people.iter().find(|(_, seat)| !beyond.contains(*seat));
        let (Phase::Playing, Some(&(ghost, there)), Some(&(living, here))) = (evening.table.phase(), dead, alive)
        else {
            continue;
        };
        let say = |text: &str| Command::Say { speech: Speech::Text(text.to_owned()) };
        for (person, text) in [(living, "one"), (ghost, "boo"), (guest, "look"), (ghost, "boo"), (living, "two")] {
            evening.must(person, say(text));
        }
        let heard = |eye| -> Vec<String> {
            let sayings = evening.table.heard(eye).into_iter();
            sayings
                .filter_map(|saying| if let Speech::Text(text) = saying.speech { Some(text) } else { None })
                .collect()
        };
        assert_eq!(heard(Eye::Seat(here)), ["one", "two"]);
        assert_eq!(heard(Eye::Spectator), ["one", "look", "two"]);
        assert_eq!(heard(Eye::Seat(there)), ["one", "boo", "look", "boo", "two"]);
        let ids: Vec<u64> = evening.table.heard(Eye::Seat(here)).iter().map(|saying| saying.id).collect();
        assert_eq!(ids[1] - ids[0], 3, "the numbers of a circle follow one another");
        let ghostly = evening.table.heard(Eye::Seat(there)).into_iter().find(|saying| saying.beyond).expect("a word");
        let unsaid = vec![Entry::Unsaid { id: ghostly.id }];
        evening.store(unsaid.clone());
        assert!(evening.table.news(&unsaid, Eye::Seat(here)).is_empty());
        assert!(!evening.table.news(&unsaid, Eye::Seat(there)).is_empty());
        found += 1;
    }
    assert!(found > 3, "{found} games with a living and a dead person");
}

#[test]
fn claims_follow_the_rules_of_the_game() {
    let (mut evening, host, _) = Evening::seated(4);
    let say = |claim| Command::Say { speech: Speech::Claim(claim) };
    evening.must(host, say(Claim::IAmHuman));
    let suspect = |seat| say(Claim::ISuspect { seat: Seat::at(seat), because: Some(Reason::Dog) });
    evening.must(host, suspect(2));
    assert_eq!(evening.refused(host, suspect(0)), "not-another-player");
    assert_eq!(evening.refused(host, suspect(6)), "not-another-player");
    assert_eq!(evening.refused(host, say(Claim::IGave { card: Card::Use })), "claim-not-now");
    let guest = evening.come();
    assert_eq!(evening.refused(guest, say(Claim::IAmHuman)), "not-seated");
}

#[test]
fn a_bot_speaks_once_in_a_turn_of_talk() {
    let (mut evening, ..) = Evening::seated(4);
    let (person, bot) = (Seat::at(0), Seat::at(2));
    assert!(!evening.table.bot_may_speak(person), "people speak for themselves");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut said, mut turns) = (0, std::collections::BTreeSet::new());
    while evening.table.phase() == Phase::Playing {
        turns.insert(evening.state().turn_of_talk());
        match evening.table.say_for(bot, Claim::IAmHuman, evening.now) {
            Ok(entries) => {
                said += 1;
                evening.store(entries);
            }
            Err(refusal) => assert_eq!(refusal.code, "too-fast"),
        }
        assert!(!evening.table.bot_may_speak(bot));
        if !evening.random_move(&mut rng) {
            break;
        }
    }
    assert!(said > 2 && said <= turns.len(), "{said} sayings in {} turns", turns.len());
    let heard = evening.table.heard(Eye::Spectator);
    assert!(heard.iter().all(|saying| saying.person.is_none() && saying.seat == Some(bot)));
}

#[test]
fn the_clock_runs_from_the_last_move() {
    let mut evening = Evening::open(4, Clock::Brisk);
    assert_eq!(evening.table.deadline(), None, "nobody is late in the lobby");
    let host = Person(0);
    evening.must(host, Command::Sit { name: "Ada".to_owned(), look: None });
    evening.must(host, Command::Ready { ready: true, seal: None });
    for _ in 0..3 {
        evening.must(host, Command::AddBot { level: "random".to_owned() });
    }
    evening.must(host, Command::Start);
    assert_eq!(evening.table.deadline(), Some(evening.now + 45_000));
    evening.must(host, Command::SetClock { clock: Clock::Days(2) });
    assert_eq!(evening.table.deadline(), Some(evening.now + 2 * 86_400_000));
    evening.must(host, Command::SetClock { clock: Clock::Off });
    assert_eq!(evening.table.deadline(), None);
}

/// A step that only its seat sees (a stack of the Alien's draft, a thing added to an offer) changes no clock,
/// so that nobody can count them.
#[test]
fn a_hidden_step_moves_no_deadline() {
    let mut hidden = 0;
    for game in 0..20u64 {
        let (mut evening, host, _) = Evening::seated(5);
        evening.must(host, Command::SetClock { clock: Clock::Brisk });
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        loop {
            let (before, from) = (json!(evening.table.public_page()), evening.log.len());
            if !evening.random_move(&mut rng) {
                break;
            }
            let Entry::Acted { events, .. } = &evening.log[from] else { panic!("a move") };
            if events.iter().all(|event| !event.audience().includes(Viewer::Spectator)) {
                hidden += 1;
                assert_eq!(json!(evening.table.public_page()), before, "{events:?}");
            }
        }
    }
    assert!(hidden > 20, "only {hidden} hidden steps");
}

/// At every step of random games: what each eye is sent stays the same, to the byte, when the hidden world is
/// replaced by another that fits everything it has seen.
#[test]
fn no_byte_for_a_viewer_depends_on_what_it_may_not_know() {
    for game in 0..12u64 {
        let players = 4 + (game % 5) as u8;
        let (mut evening, ..) = Evening::seated(players);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        let mut eyes: HashMap<Eye, Observer> = HashMap::new();
        for eye in Seat::all(players).map(Eye::Seat).chain([Eye::Spectator]) {
            eyes.insert(eye, Observer::new(&config_of(&evening), eye.viewer()));
        }
        let mut told = 0;
        loop {
            for entry in &evening.log[told..] {
                if let Entry::Started { events, .. } | Entry::Acted { events, .. } = entry {
                    for (eye, observer) in &mut eyes {
                        events
                            .iter()
                            .filter(|event| event.audience().includes(eye.viewer()))
                            .for_each(|e| observer.see(e));
                    }
                }
            }
            told = evening.log.len();
            if evening.table.phase() == Phase::Over {
                break;
            }
            for (eye, observer) in &eyes {
                let world = observer.resample(&mut rng).expect("a world");
                let other = evening.table.clone().with_world(world);
                assert_eq!(page(&evening.table, *eye), page(&other, *eye), "game {game}: {eye:?} could tell");
            }
            evening.random_move(&mut rng);
        }
    }
}

fn config_of(evening: &Evening) -> Config {
    // The table's own options, as its events are folded with them.
    let rules = &evening.state().table.rules;
    Config::new(rules.players, rules.options, &whiteout_boardgame::Components::built_in()).expect("as played")
}

/// Everything an eye is shown, as it goes over the wire.
fn page(table: &Table<State>, eye: Eye) -> String {
    let own = match eye {
        Eye::Seat(seat) => table.own_page(seat),
        Eye::Spectator => None,
    };
    json!({ "table": table.public_page(), "own": own, "talk": table.heard(eye) }).to_string()
}

#[test]
fn changes_turn_one_page_into_the_next() {
    let (mut evening, ..) = Evening::seated(6);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for _ in 0..150 {
        let before = json!(evening.table.public_page());
        if !evening.random_move(&mut rng) {
            break;
        }
        let after = json!(evening.table.public_page());
        let mut patched = before.clone();
        for change in changes(&before.to_string(), &after.to_string()) {
            let (parent, key) = change.path.rsplit_once('/').expect("a path");
            let place = patched.pointer_mut(parent).and_then(serde_json::Value::as_object_mut).expect("an object");
            match change.value {
                Some(value) => drop(place.insert(key.to_owned(), serde_json::from_str(value.get()).expect("JSON"))),
                None => drop(place.remove(key)),
            }
        }
        assert_eq!(patched, after);
    }
}

#[test]
fn a_viewer_is_told_only_events_it_may_see() {
    let (mut evening, ..) = Evening::seated(5);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    for _ in 0..300 {
        let from = evening.log.len();
        if !evening.random_move(&mut rng) {
            break;
        }
        for seat in Seat::all(5) {
            let news = evening.table.news(&evening.log[from..], Eye::Seat(seat));
            let Entry::Acted { events, .. } = &evening.log[from] else { panic!("a move") };
            let seen = events.iter().filter(|event| event.audience().includes(Viewer::Seat(seat))).count();
            assert_eq!(news.events.len(), seen);
        }
    }
}

#[test]
fn nobody_sits_down_under_the_name_of_another() {
    let mut evening = Evening::open(6, Clock::Off);
    let friend = evening.come();
    let sit = |name: &str| Command::Sit { name: name.to_owned(), look: None };
    evening.must(Person(0), sit("Ada"));
    evening.must(Person(0), Command::AddBot { level: "random".to_owned() });
    for (name, code) in [
        ("Ada", "name-taken"),
        (" ada ", "name-taken"),
        ("A\u{200b}da", "name-taken"),
        ("\u{202e}Ada", "name-taken"),
        ("Ada\u{3164}", "name-taken"),
        ("Ada\u{fe0f}", "name-taken"),
        ("Ada\u{34f}", "name-taken"),
        ("АԁА", "name-taken"),
        ("Аda", "name-mixed"),
        ("\u{200b}", "name-missing"),
        ("\u{3164}", "name-missing"),
        ("\u{2800}", "name-missing"),
        ("\u{115f}", "name-missing"),
        ("\u{fe0f}", "name-missing"),
        ("\u{e0041}", "name-missing"),
        ("Admin", "name-reserved"),
        ("System", "name-reserved"),
        ("bot 1", "name-reserved"),
        ("MacReady", "name-reserved"),
    ] {
        assert_eq!(evening.refused(friend, sit(name)), code, "{name:?}");
    }
    let marks: String = ('\u{300}'..'\u{317}').collect();
    evening.must(friend, sit(&format!("Ben{marks}")));
    let name = &evening.table.seats()[2].as_ref().expect("Ben").name;
    assert_eq!(name.chars().count(), 4, "{name:?}: at most two marks, of which one is part of a letter");
}
