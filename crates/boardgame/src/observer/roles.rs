//! Deals the roles anew, with a chain of infections that explains everything the viewer has seen.

use whiteout_core::{BySeat, Chance as _, Rng, Seat, SeatSet};

use super::{Seen, TRIES};
use crate::event::{Event, Source};
use crate::secret::Secret;
use crate::table::Status;
use crate::words::Role;

/// How often a chain for a supposed set of Aliens is looked for.
const GUESS_TRIES: u32 = 60;

/// A moment at which a seat may have been infected.
struct Bite {
    /// Place in the log of the check; all takers of one check share it.
    time: usize,
    /// Place in the log of this very bite.
    order: usize,
    taker: Seat,
    source: Source,
    /// The token, if the viewer saw it.
    token: Option<Role>,
}

/// Everything the log says about roles.
struct Facts {
    bites: Vec<Bite>,
    /// The last moment at which a seat was Human for certain.
    human_at: BySeat<Option<usize>>,
    /// The first moment by which a seat was an Alien for certain.
    alien_by: BySeat<Option<usize>>,
    /// When a seat died or was exposed.
    gone_at: BySeat<Option<usize>>,
    deaths: Vec<usize>,
    /// Departures of Humans after which, by the option `hidden_play_on`, Aliens may have been alone.
    escapes: Vec<usize>,
    /// When the game went on although only a living secret Alien could keep it going (`bg.end.no-alien-left`).
    haunted: Vec<usize>,
    first: Option<Seat>,
    /// Norwegian Outpost: the teeth a seat has shown first, which are its own while it is Human.
    teeth: BySeat<Option<bool>>,
}

/// When and by whom each seat was infected.
#[derive(Clone, Copy)]
struct Infection {
    time: usize,
    order: usize,
    by: Source,
}

/// Roles that explain everything seen; with `aliens`, those in which exactly they are the Aliens among the Characters.
pub(super) fn deal(observer: &Seen, aliens: Option<SeatSet>, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let mut facts = gather(observer);
    if let Some(aliens) = aliens {
        facts.suppose(aliens, observer.table.people(), observer.log.len());
    }
    if !observer.log.iter().any(|event| matches!(event, Event::RoundBegan { .. })) {
        // Roles are dealt right before the first round.
        return Some(());
    }
    let norwegian = observer.table.rules.is_norwegian();
    // A guess may be wrong from the start.
    let tries = if aliens.is_some() { GUESS_TRIES } else { TRIES };
    for attempt in 0..tries {
        if let Some(chain) = explain(observer, &facts, rng, attempt) {
            for seat in observer.table.seats() {
                if let Some(infection) = chain[seat] {
                    secret.role[seat] = Role::Alien;
                    secret.infected_by[seat] = Some(infection.by);
                } else if norwegian && facts.teeth[seat].unwrap_or_else(|| rng.odds(1, 2)) {
                    secret.fillings = secret.fillings.with(seat);
                }
            }
            secret.last_turned = observer
                .table
                .seats()
                .filter_map(|seat| chain[seat].map(|infection| (infection.order, seat)))
                .max()
                .map(|(_, seat)| seat);
            return Some(());
        }
    }
    None
}

fn gather(observer: &Seen) -> Facts {
    let me = observer.seat();
    let mut facts = Facts {
        bites: Vec::new(),
        human_at: BySeat::default(),
        alien_by: BySeat::default(),
        gone_at: BySeat::default(),
        deaths: Vec::new(),
        escapes: Vec::new(),
        haunted: haunted(observer),
        first: None,
        teeth: BySeat::default(),
    };
    let now = observer.log.len();
    let mut own = Role::Human;
    let mut brood = SeatSet::EMPTY;
    let mut check = 0;
    let mut in_check = false;
    for (i, event) in observer.log.iter().enumerate() {
        let takes = matches!(event, Event::Took { .. });
        if takes && !in_check {
            check = i;
        }
        in_check = takes;
        match *event {
            Event::RoleDealt { seat, role } => {
                own = role;
                if role == Role::Alien {
                    facts.first = Some(seat);
                }
            }
            Event::Took { taker, owner } => {
                facts.bites.push(Bite { time: check, order: i, taker, source: Source::Seat(owner), token: None });
            }
            Event::DogBit { seat } => {
                facts.bites.push(Bite { time: i, order: i, taker: seat, source: Source::Dog, token: None });
            }
            Event::Learnt { taker, owner, token } => {
                facts.saw_token(taker, Source::Seat(owner), token);
                if token == Role::Alien {
                    let time = facts.bites.last().map_or(i, |bite| bite.time);
                    facts.was_alien(owner, time);
                    if own == Role::Human {
                        facts.human(taker, time);
                        own = Role::Alien;
                    }
                }
            }
            Event::Lent { owner, taker, token } => {
                facts.saw_token(taker, Source::Seat(owner), token);
                if token == Role::Alien {
                    facts.was_alien(taker, i);
                }
            }
            Event::LearntOfDog { seat, token } => {
                facts.saw_token(seat, Source::Dog, token);
                if token == Role::Alien && own == Role::Human {
                    facts.human(seat, i.saturating_sub(1));
                    own = Role::Alien;
                }
            }
            Event::BroodKnown { brood: members } => {
                brood = members;
                for seat in members.iter() {
                    facts.was_alien(seat, i);
                }
                facts.humans_but(observer, members, i);
            }
            Event::RoleShown { seat, role: Role::Human } => facts.human(seat, i),
            Event::RoleShown { seat, role: Role::Alien } => facts.was_alien(seat, i),
            Event::RecordDealt { seat, fillings } => facts.teeth[seat] = Some(fillings),
            Event::RecordShown { seat, fillings: true } => {
                facts.human(seat, i);
                facts.teeth[seat] = Some(true);
            }
            // Once they had fillings: nobody but an Alien is healed (`nw.dental.tells`).
            Event::RecordShown { seat, fillings: false } => match facts.teeth[seat] {
                Some(true) => facts.was_alien(seat, i),
                _ => facts.teeth[seat] = Some(false),
            },
            Event::Escaped { seats, .. } => {
                for seat in seats.iter() {
                    facts.human(seat, i);
                    facts.gone_at[seat] = Some(i);
                }
                facts.deaths.push(i);
                facts.escapes.push(i);
            }
            Event::UfoBegan { humans } => {
                for seat in humans.iter() {
                    facts.human(seat, i);
                }
            }
            Event::Exposed { seat, .. } => {
                facts.was_alien(seat, i);
                facts.gone_at[seat] = Some(i);
            }
            Event::Eaten { seat, .. } => {
                facts.gone_at[seat] = Some(i);
                facts.deaths.push(i);
            }
            _ => {}
        }
    }
    if let Some(me) = me {
        match own {
            Role::Human => facts.human(me, now),
            Role::Alien => facts.was_alien(me, now),
        }
    }
    // Whoever knows the brood would have been told of a newcomer.
    if me.is_some_and(|me| brood.contains(me) && observer.table.status[me] != Status::Dead) {
        facts.humans_but(observer, brood, now);
    }
    facts
}

/// Rounds that began with the exposed Alien beaten, where that alone would have ended the game.
fn haunted(observer: &Seen) -> Vec<usize> {
    if !observer.table.rules.options.extermination_wins {
        return Vec::new();
    }
    let mut table = observer.blank;
    let mut rounds = Vec::new();
    for (i, event) in observer.log.iter().enumerate() {
        if matches!(event, Event::RoundBegan { .. }) && table.exposed_ever && table.strength == 0 {
            rounds.push(i);
        }
        table.apply(event);
    }
    rounds
}

impl Facts {
    fn human(&mut self, seat: Seat, time: usize) {
        let latest = self.human_at[seat].map_or(time, |known| known.max(time));
        self.human_at[seat] = Some(latest);
    }

    /// Everybody alive outside the brood is Human now; nobody is told of the dead.
    fn humans_but(&mut self, observer: &Seen, brood: SeatSet, time: usize) {
        for seat in observer.table.seats() {
            if !brood.contains(seat) && self.gone_at[seat].is_none() {
                self.human(seat, time);
            }
        }
    }

    fn suppose(&mut self, aliens: SeatSet, people: SeatSet, now: usize) {
        for seat in people.iter() {
            if aliens.contains(seat) {
                self.was_alien(seat, now);
            } else {
                self.human(seat, now);
            }
        }
    }

    fn was_alien(&mut self, seat: Seat, time: usize) {
        let earliest = self.alien_by[seat].map_or(time, |known| known.min(time));
        self.alien_by[seat] = Some(earliest);
    }

    fn saw_token(&mut self, taker: Seat, source: Source, token: Role) {
        if let Some(bite) = self.bites.iter_mut().rev().find(|bite| bite.taker == taker && bite.source == source) {
            bite.token = Some(token);
        }
    }

    fn could_be_first(&self, seat: Seat) -> bool {
        match self.first {
            Some(first) => first == seat,
            None => self.human_at[seat].is_none(),
        }
    }
}

struct Chain<'a> {
    facts: &'a Facts,
    shared: bool,
    play_on: bool,
    infections: BySeat<Option<Infection>>,
}

/// One try at a chain.
fn explain(observer: &Seen, facts: &Facts, rng: &mut impl Rng, attempt: u32) -> Option<BySeat<Option<Infection>>> {
    let table = &observer.table;
    let candidates: SeatSet = table.seats().filter(|&seat| facts.could_be_first(seat)).collect();
    if candidates.is_empty() {
        return None;
    }
    let first = candidates.nth(rng.below(u32::from(candidates.len())) as u8)?;
    let options = &table.rules.options;
    let mut chain = Chain {
        facts,
        shared: options.independent_draws,
        play_on: options.hidden_play_on,
        infections: BySeat::default(),
    };
    chain.infections[first] = Some(Infection { time: 0, order: 0, by: Source::First });
    let mut known: Vec<(usize, Seat)> =
        table.seats().filter_map(|seat| facts.alien_by[seat].map(|time| (time, seat))).collect();
    known.sort_unstable();
    for (time, seat) in known {
        chain.infect_by(seat, time, rng, 0)?;
    }
    for &time in &facts.haunted {
        chain.haunt(table.seats().collect(), time, rng)?;
    }
    chain.settle_seen_tokens()?;
    // Early tries add infections nobody knows of; later ones keep to what must have happened.
    if attempt < TRIES / 2 {
        chain.add_more(rng, attempt);
    }
    chain.check(table.seats().collect())?;
    Some(chain.infections)
}

impl Chain<'_> {
    fn is_alien(&self, seat: Seat, time: usize) -> bool {
        self.infections[seat].is_some_and(|infection| infection.by == Source::First || infection.time < time)
    }

    /// Whether the seat may be infected by this bite at all.
    fn possible(&self, bite: &Bite) -> bool {
        bite.token != Some(Role::Human)
            && self.facts.human_at[bite.taker].is_none_or(|time| bite.time >= time)
            && (self.shared || !self.token_taken(bite))
    }

    /// The one Alien token of that owner went to somebody else in the same check.
    fn token_taken(&self, bite: &Bite) -> bool {
        self.facts.bites.iter().any(|other| {
            other.time == bite.time
                && other.source == bite.source
                && bite.source != Source::Dog
                && other.taker != bite.taker
                && (other.token == Some(Role::Alien)
                    || self.infections[other.taker]
                        .is_some_and(|infection| infection.order == other.order && infection.by == other.source))
        })
    }

    /// Makes the seat an Alien before `deadline`, and whoever must have infected it.
    fn infect_by(&mut self, seat: Seat, deadline: usize, rng: &mut impl Rng, depth: u8) -> Option<()> {
        if let Some(infection) = self.infections[seat] {
            return (infection.by == Source::First || infection.time < deadline).then_some(());
        }
        if depth > 8 {
            return None;
        }
        let mut choices: Vec<usize> = (0..self.facts.bites.len())
            .filter(|&i| {
                let bite = &self.facts.bites[i];
                bite.taker == seat && bite.time < deadline && self.possible(bite)
            })
            .collect();
        // A bite whose token was seen to be Alien is the cause.
        if let Some(&seen) = choices.iter().find(|&&i| self.facts.bites[i].token == Some(Role::Alien)) {
            choices.retain(|&i| i <= seen);
        }
        rng.shuffle(&mut choices);
        for i in choices {
            let bite = &self.facts.bites[i];
            let (time, order, source) = (bite.time, bite.order, bite.source);
            let before = self.infections;
            self.infections[seat] = Some(Infection { time, order, by: source });
            let explained = match source {
                Source::Seat(owner) => self.infect_by(owner, time, rng, depth + 1).is_some(),
                _ => true,
            };
            if explained {
                return Some(());
            }
            self.infections = before;
        }
        None
    }

    fn lives(&self, seat: Seat, time: usize) -> bool {
        self.facts.gone_at[seat].is_none_or(|gone| gone > time)
    }

    fn is_human(&self, seat: Seat, time: usize) -> bool {
        self.infections[seat].is_none_or(|infection| infection.by != Source::First && infection.order > time)
    }

    fn is_haunted(&self, seats: SeatSet, time: usize) -> bool {
        seats.iter().any(|seat| self.lives(seat, time) && !self.is_human(seat, time))
    }

    fn has_human(&self, seats: SeatSet, time: usize) -> bool {
        seats.iter().any(|seat| self.lives(seat, time) && self.is_human(seat, time))
    }

    /// The last Human had escaped by then, and a secret Alien is still in the base (`nw.end.all-out`).
    fn plays_on(&self, seats: SeatSet, time: usize) -> bool {
        self.play_on
            && self.facts.escapes.iter().any(|&escape| escape <= time && !self.has_human(seats, escape))
            && self.is_haunted(seats, time)
    }

    /// Sees to it that a secret Alien lives at this moment.
    fn haunt(&mut self, seats: SeatSet, time: usize, rng: &mut impl Rng) -> Option<()> {
        if self.is_haunted(seats, time) {
            return Some(());
        }
        let mut living: Vec<Seat> = seats.iter().filter(|&seat| self.lives(seat, time)).collect();
        rng.shuffle(&mut living);
        living.into_iter().find_map(|seat| self.infect_by(seat, time, rng, 0))
    }

    /// Every Alien token that was seen came from an Alien and made one.
    fn settle_seen_tokens(&mut self) -> Option<()> {
        for bite in self.facts.bites.iter().filter(|bite| bite.token == Some(Role::Alien)) {
            if let Source::Seat(owner) = bite.source
                && !self.is_alien(owner, bite.time)
            {
                return None;
            }
            if !self.is_alien(bite.taker, bite.time) {
                let cause = self.infections[bite.taker].is_some_and(|infection| infection.order == bite.order);
                if !cause {
                    return None;
                }
            }
        }
        Some(())
    }

    /// Infections that nobody the viewer knows has seen.
    fn add_more(&mut self, rng: &mut impl Rng, attempt: u32) {
        for bite in &self.facts.bites {
            let alien_source = match bite.source {
                Source::Seat(owner) => self.is_alien(owner, bite.time),
                _ => true,
            };
            if self.infections[bite.taker].is_some() || bite.token.is_some() || !alien_source || !self.possible(bite) {
                continue;
            }
            let (chance, out_of) = if bite.source == Source::Dog { (2, 9) } else { (3, 10) };
            if rng.odds(chance, out_of + attempt) {
                let infection = Infection { time: bite.time, order: bite.order, by: bite.source };
                self.infections[bite.taker] = Some(infection);
            }
        }
    }

    /// Known Humans were Human, a living Human was there at every moment, and a secret Alien where one must have been.
    fn check(&self, seats: SeatSet) -> Option<()> {
        for seat in seats.iter() {
            if let (Some(infection), Some(time)) = (self.infections[seat], self.facts.human_at[seat])
                && (infection.by == Source::First || infection.time < time)
            {
                return None;
            }
        }
        let moments = seats
            .iter()
            .filter_map(|seat| self.infections[seat].map(|infection| infection.order))
            .chain(self.facts.deaths.iter().copied());
        for time in moments {
            if !self.has_human(seats, time) && !self.plays_on(seats, time) {
                return None;
            }
        }
        self.facts.haunted.iter().all(|&time| self.is_haunted(seats, time)).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng as _;
    use whiteout_core::Viewer;

    use super::*;
    use crate::{Components, Config, Options};

    #[test]
    fn a_round_that_begins_with_a_beaten_alien_tells_that_another_lives() {
        let options = Options { extermination_wins: true, ..Options::default() };
        let config = Config::new(4, options, &Components::built_in()).expect("valid");
        let [ada, ben, cai, dot] = [0, 1, 2, 3].map(|i| Seat::new(i).expect("a seat"));
        let mut observer = Seen::new(*config.rules(), Viewer::Spectator);
        for event in [
            Event::RoundBegan { round: 1 },
            Event::Took { taker: ben, owner: ada },
            Event::Took { taker: cai, owner: dot },
            Event::Exposed { seat: ada, strength: 0 },
            Event::RoundBegan { round: 2 },
        ] {
            observer.see(&event);
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for _ in 0..200 {
            let mut secret = Secret::blank(&observer.table.rules);
            deal(&observer, None, &mut rng, &mut secret).expect("a world");
            assert_eq!(secret.role[ben], Role::Alien, "nobody else can have been bitten by an Alien");
        }
    }

    #[test]
    fn a_world_is_dealt_as_supposed_or_not_at_all() {
        let config = Config::standard(4).expect("valid");
        let [ada, ben, cai, dot] = [0, 1, 2, 3].map(|i| Seat::new(i).expect("a seat"));
        let mut observer = Seen::new(*config.rules(), Viewer::Seat(dot));
        for event in [
            Event::RoundBegan { round: 1 },
            Event::Took { taker: ben, owner: ada },
            Event::RoleShown { seat: cai, role: Role::Human },
        ] {
            observer.see(&event);
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut suppose = |aliens: SeatSet| {
            let mut secret = Secret::blank(&observer.table.rules);
            deal(&observer, Some(aliens), &mut rng, &mut secret).map(|()| secret.role)
        };
        let both = suppose(SeatSet::one(ada).with(ben)).expect("Ben may have taken it from Ada");
        assert_eq!([ada, ben, cai, dot].map(|seat| both[seat] == Role::Alien), [true, true, false, false]);
        assert!(suppose(SeatSet::one(cai)).is_none(), "Cai has shown a Human");
        assert!(suppose(SeatSet::EMPTY).is_none(), "there is one Alien at least");
    }
}
