//! The Boardgame, Norwegian Outpost and the game for 1 to 3 players at a table.

use serde::Serialize;
use whiteout_boardgame::secret::{Own, Secret};
use whiteout_boardgame::table::{Status, Table as Board};
use whiteout_boardgame::words::Role;
use whiteout_boardgame::{Action, CharacterDeal, Config, EndReason, Event, Hand, Position, Step, Variant, View};
use whiteout_bots::{Bot, Budget};
use whiteout_core::{Game as _, Seat, SeatSet, Viewer};
use whiteout_games::{Hosted, TableRng};

use crate::play::{Playable, Toll, word};

/// What one seat of The Boardgame may see beside the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnPart {
    /// The 1-3 player game: of the Character for whom this player is asked, or else of the first one. Nothing of those who
    /// look on.
    pub own: Option<Own>,
    /// Exactly the actions that would be accepted now; empty unless this seat is asked.
    pub legal: Vec<Action>,
    /// Everything, for the dead, where the option `ghosts_see_all` says so.
    pub truth: Option<Box<Secret>>,
    /// The 1-3 player game: what the Characters hold whose hands this viewer may see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Hand>,
    /// The 1-3 player game: the Character for whom this player is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked_for: Option<Seat>,
}

/// The own things of one among several Characters. Nobody has looked at a role, so that there is none to tell.
fn own_of(hand: &Hand) -> Own {
    Own { weapons: hand.weapons, items: hand.items, labs: hand.labs, drawn: hand.drawn, ..Own::blank(hand.seat) }
}

impl<V: Variant> Playable for Position<V>
where
    Self: Hosted<Config = Config, Action = Action, Event = Event, View = View>,
{
    type Public = Board;
    type Own = OwnPart;

    const LEVELS: &'static [&'static str] = whiteout_bots::NAMES;
    const STAND_IN: &'static str = "novice";

    fn bot(level: &str, seed: u64, budget: Budget) -> Option<Box<dyn Bot<Self>>> {
        whiteout_bots::of_family(level, seed, budget)
    }

    fn turn_of_talk(&self) -> u64 {
        u64::from(self.table.turn_of_talk())
    }

    fn pick(config: &Config, character: &str) -> Result<Action, &'static str> {
        if config.rules().options.characters != CharacterDeal::Draft {
            return Err("dealt-at-random");
        }
        let character = serde_json::from_value(character.into()).map_err(|_| "no-such-character")?;
        Ok(Action::Pick { character })
    }

    fn picks(&self) -> bool {
        self.table.step == Step::PickCharacter
    }

    fn fallback(&self, seat: Seat, rng: &mut TableRng) -> Option<Action> {
        Self::fallback(self, seat, rng)
    }

    fn public_part(&self) -> Self::Public {
        self.table
    }

    fn own_part(&self, seat: Seat) -> Option<OwnPart> {
        let View { own, hands, asked_for, legal, truth, .. } = self.view(Viewer::Seat(seat));
        let own = own.or_else(|| {
            let of = |hand: &&Hand| asked_for.map_or(self.table.owner(hand.seat) == seat, |asked| asked == hand.seat);
            Some(hands.iter().find(of).map_or_else(|| Own::blank(seat), own_of))
        });
        Some(OwnPart { own, legal, truth, hands, asked_for })
    }

    /// Hands lie open to whoever looks on, too (`solo.hands.open`).
    fn onlooker_part(&self) -> Option<OwnPart> {
        let hands = self.view(Viewer::Spectator).hands;
        (!hands.is_empty()).then(|| OwnPart { own: None, legal: Vec::new(), truth: None, hands, asked_for: None })
    }

    fn fold(public: &mut Self::Public, event: &Event) {
        public.apply(event);
    }

    fn choices(view: &View) -> &[Action] {
        &view.legal
    }

    fn choices_mut(view: &mut View) -> &mut Vec<Action> {
        &mut view.legal
    }

    fn against(&self) -> SeatSet {
        if self.table.solo.is_some() {
            // No player is: the Alien is the game itself.
            return SeatSet::EMPTY;
        }
        self.unmasked()
    }

    fn known_to_all(&self) -> SeatSet {
        if self.table.solo.is_some() {
            // Statuses are those of Characters there, not of players.
            return SeatSet::EMPTY;
        }
        let open = |seat: &Seat| matches!(self.table.status[*seat], Status::Exposed | Status::Escaped);
        self.table.seats().filter(open).collect()
    }

    fn character(&self, seat: Seat) -> Option<String> {
        // Whoever plays several is none of them.
        self.table.characters[seat].filter(|_| self.table.solo.is_none()).map(word)
    }

    fn people(&self) -> u8 {
        self.table.rules.players
    }

    fn player_of(&self, person: Seat) -> Seat {
        self.table.owner(person)
    }

    fn unmasked(&self) -> SeatSet {
        self.table.seats().filter(|&seat| self.secret.role[seat] == Role::Alien).collect()
    }

    fn toll(&self) -> Toll {
        let with = |status| self.table.seats().filter(|&seat| self.table.status[seat] == status).collect();
        Toll { lost: with(Status::Dead), shown: with(Status::Exposed) }
    }

    fn infector(event: &Event) -> Option<Seat> {
        match *event {
            Event::Learnt { owner, token: Role::Alien, .. } => Some(owner),
            _ => None,
        }
    }

    fn calls_for_a_sequel(&self) -> bool {
        self.table.outcome.is_some_and(|(reason, _)| reason == EndReason::DogEscaped)
    }

    fn beyond(&self) -> SeatSet {
        if self.table.solo.is_some() {
            // Whoever has nobody left waits and talks with the others (`solo.takeover`).
            return SeatSet::EMPTY;
        }
        let out = |seat: &Seat| matches!(self.table.status[*seat], Status::Dead | Status::Escaped);
        self.table.seats().filter(out).collect()
    }
}

#[cfg(test)]
mod tests {
    use whiteout_boardgame::words::Setting;
    use whiteout_boardgame::{Components, Norwegian, Options};

    use super::*;

    /// Those who are out talk with each other and with nobody else (`nw.esc.view`).
    #[test]
    fn who_escaped_is_beyond_like_the_dead() {
        let config = Config::at(Setting::Norwegian, 6, Options::default(), &Components::norwegian()).expect("sound");
        let mut game = Norwegian::blank(&config);
        assert!(game.beyond().is_empty());
        for (index, status) in [(1, Status::Escaped), (2, Status::Dead), (3, Status::Exposed)] {
            game.table.status[Seat::at(index)] = status;
        }
        assert_eq!(game.beyond(), SeatSet::one(Seat::at(1)).with(Seat::at(2)));
    }
}
