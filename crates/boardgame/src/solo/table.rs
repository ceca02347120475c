//! What lies open in the 1-3 player game besides the table of the big one.

use serde::{Deserialize, Serialize};
use whiteout_core::{BySeat, Seat, SeatSet, Viewer};

use crate::table::{Place, Status, Table};
use crate::words::{Face, Room};

/// Values that only the 1-3 player game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloRules {
    /// People at the table; the Characters are counted as players of the big game.
    pub players: u8,
    /// Faces of the Action Die by kind.
    pub faces: [u8; 4],
    pub dice: u8,
    pub dice_hungry: u8,
    /// Role cards: Human, Alien.
    pub roles: [u8; 2],
    pub first_strength: u8,
    pub threat_start: u8,
    /// The last space of the suspicion track.
    pub threat_end: u8,
    /// Bad escape dice that stop an escape.
    pub escape_stops: u8,
    /// Whoever has nobody left is asked before somebody changes owner; not so under version 1.
    pub takeover_offered: bool,
    /// The one in the Dormitory is asked once more before the harm of dice is borne; not so up to version 3.
    pub asked_last: bool,
}

impl SoloRules {
    /// Games dealt under version 1, which knew no offer, go on by it.
    pub(crate) const fn is_first_version(&self) -> bool {
        !self.takeover_offered
    }
}

/// What has become of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DieState {
    Open,
    Cancelled,
    Spent,
}

/// An Action Die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Die {
    pub face: Face,
    pub state: DieState,
    /// Turned by someone in the Dormitory.
    pub turned: bool,
    /// Rolled again by light.
    pub relit: bool,
}

impl Die {
    pub const fn new(face: Face) -> Self {
        Self { face, state: DieState::Open, turned: false, relit: false }
    }

    pub const fn is_open(&self) -> bool {
        matches!(self.state, DieState::Open)
    }
}

/// Everything public that only the 1-3 player game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Solo {
    /// The player who runs each Character.
    pub owners: BySeat<Seat>,
    /// The space of the Threat Token on the suspicion track.
    pub threat: i8,
    pub dice: [Option<Die>; 3],
    /// Who has the dice.
    pub actor: Option<Seat>,
    /// Where that one stood when the dice came.
    pub site: Option<Room>,
    /// Garry has rolled a die again.
    pub garry_rerolled: bool,
    /// The Leader has not let the room of this assignment burn.
    pub burn_refused: bool,
    /// Assignments made this round.
    pub assignments: u8,
    /// Option: Characters who must go unassigned this round.
    pub forfeits: u8,
    /// Who was shown to be Human.
    pub proven: SeatSet,
    /// Who was shown to be an Alien.
    pub unmasked: SeatSet,
}

impl Solo {
    pub(crate) fn new(rules: &SoloRules, characters: u8) -> Self {
        let each = (characters / rules.players.max(1)).max(1);
        let owner = |seat: Seat| Seat::at((u8::from(seat) / each).min(rules.players - 1));
        Self {
            owners: BySeat::from_fn(owner),
            threat: rules.threat_start as i8,
            dice: [None; 3],
            actor: None,
            site: None,
            garry_rerolled: false,
            burn_refused: false,
            assignments: 0,
            forfeits: 0,
            proven: SeatSet::EMPTY,
            unmasked: SeatSet::EMPTY,
        }
    }

    /// Dice that are neither cancelled nor spent, with their numbers.
    pub fn open_dice(&self) -> impl Iterator<Item = (u8, Face)> + use<> {
        let dice = self.dice;
        (0..3u8).filter_map(move |i| dice[i as usize].filter(Die::is_open).map(|die| (i, die.face)))
    }

    /// Sabotage or Threat that nobody has cancelled.
    pub fn has_bad(&self) -> bool {
        self.open_dice().any(|(_, face)| face.is_bad())
    }

    /// The first open die with this face.
    pub fn die_with(&self, face: Face) -> Option<u8> {
        self.open_dice().find(|&(_, open)| open == face).map(|(die, _)| die)
    }

    /// The first open die that is good for something.
    pub fn good_die(&self) -> Option<u8> {
        self.open_dice().find(|(_, face)| !face.is_bad()).map(|(die, _)| die)
    }
}

/// Who runs whom; in the big game every seat runs itself.
impl Table {
    /// The player who runs this Character.
    pub fn owner(&self, seat: Seat) -> Seat {
        self.solo.map_or(seat, |solo| solo.owners[seat])
    }

    /// The players who run these Characters.
    pub fn owners(&self, seats: SeatSet) -> SeatSet {
        match &self.solo {
            None => seats,
            Some(solo) => seats.iter().map(|seat| solo.owners[seat]).collect(),
        }
    }

    /// The Characters of a player who are still in play.
    pub fn characters_of(&self, player: Seat) -> SeatSet {
        self.people().iter().filter(|&seat| self.owner(seat) == player).collect()
    }

    /// The first Character of each player among these.
    pub(crate) fn one_for_each_owner(&self, seats: SeatSet) -> SeatSet {
        let mut players = SeatSet::EMPTY;
        let mut one_each = SeatSet::EMPTY;
        for seat in seats.iter() {
            if !players.contains(self.owner(seat)) {
                players = players.with(self.owner(seat));
                one_each = one_each.with(seat);
            }
        }
        one_each
    }

    /// The Character for whom a player is asked: the first who waits.
    pub fn asked_for(&self, player: Seat) -> Option<Seat> {
        match &self.solo {
            None => self.waiting.contains(player).then_some(player),
            Some(solo) => self.waiting.iter().find(|&seat| solo.owners[seat] == player),
        }
    }

    /// How soon a Character is asked: the Leader's first, then clockwise (`solo.round.order`).
    pub fn turn_rank(&self, seat: Seat) -> u8 {
        let players = self.rules.solo.map_or(self.rules.players, |solo| solo.players);
        let behind = (u8::from(self.owner(seat)) + players - u8::from(self.owner(self.leader))) % players;
        behind * 8 + u8::from(seat)
    }

    /// The first of these in turn order.
    pub fn first_in_turn(&self, seats: SeatSet) -> Option<Seat> {
        match self.solo {
            None => seats.first_from(self.leader),
            Some(_) => seats.iter().min_by_key(|&seat| self.turn_rank(seat)),
        }
    }

    /// Whether everybody sees what everybody holds (`solo.hands.open`).
    pub const fn hands_are_open(&self) -> bool {
        self.solo.is_some() && !self.rules.options.closed_hands
    }

    /// Whether a viewer may see what this Character holds.
    pub fn shows_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        match viewer {
            Viewer::Seat(player) => self.hands_are_open() || self.owner(seat) == player,
            Viewer::Spectator => self.hands_are_open(),
        }
    }

    /// Characters to whom dice can be given (`solo.dice.who`).
    pub fn upright(&self) -> SeatSet {
        self.people().iter().filter(|&seat| !self.lying.contains(seat) && self.place[seat] != Place::Aboard).collect()
    }

    /// The Character in the Dormitory who can still turn a die (`solo.dormitory`).
    pub fn sleeper(&self) -> Option<Seat> {
        self.upright().iter().find(|&seat| self.place[seat] == Place::Dormitory)
    }

    /// Whether nobody is left to take the dice but the one in the Dormitory, who must not turn them away.
    pub(crate) fn sleeps_alone(&self) -> bool {
        self.solo.is_some_and(|solo| solo.actor.is_none()) && self.upright().only() == self.sleeper()
    }

    /// Disks on the space of the Threat Token; green is out of its reach (`solo.threat.left-end`).
    pub fn threatened(&self) -> SeatSet {
        let Some(solo) = self.solo else { return SeatSet::EMPTY };
        self.people().iter().filter(|&seat| self.suspicion[seat] == solo.threat).collect()
    }

    /// Whether this Character may roll a die again by light: Norris, or by Flashlight in darkness (`solo.dark`).
    pub(crate) fn rerolls_by_light(&self, seat: Seat, flashlights: u8) -> bool {
        use crate::words::Character;
        self.power_failure && (flashlights > 0 || self.is(seat, Character::Norris))
    }

    /// Whether somebody of the six was lost to the Alien or became part of it.
    pub fn is_lost(&self, seat: Seat) -> bool {
        matches!(self.status[seat], Status::Exposed | Status::Dead)
    }
}
