//! Questions about the table.

use whiteout_core::{Outcome, Seat, SeatSet};

use super::{FireDuty, Progress, Stage, Table};
use crate::mission::{Directive, Log, Mission, Slots};
use crate::words::{Blood, Card, Chip, Department, Kind as _, Power, Room, RoomSet, Sector};

impl Table {
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.rules.players)
    }

    /// Seats not torched.
    pub const fn crew(&self) -> SeatSet {
        SeatSet::first(self.rules.players).minus(self.torched)
    }

    /// Crew that is not tied up.
    pub const fn free(&self) -> SeatSet {
        self.crew().minus(self.tied)
    }

    /// Free crew in the Rec Room.
    pub fn at_home(&self) -> SeatSet {
        self.free().minus(self.left())
    }

    /// Who left the Rec Room this turn.
    pub fn left(&self) -> SeatSet {
        let team = if self.turn.room.is_some() { self.turn.team } else { SeatSet::EMPTY };
        team.or(self.sent())
    }

    /// Who was sent to a fire.
    pub fn sent(&self) -> SeatSet {
        self.seats().filter(|&seat| self.turn.sent[seat].is_some()).collect()
    }

    /// These seats from the Captain's left round to the Captain (`inf.table.order`).
    pub fn in_order(&self, seats: SeatSet) -> impl Iterator<Item = Seat> + use<> {
        seats.from(self.captain.left(self.rules.players))
    }

    /// The next of these on the left of a seat.
    pub const fn next_of(&self, seats: SeatSet, seat: Seat) -> Option<Seat> {
        seats.first_from(seat.left(self.rules.players))
    }

    pub fn mission(&self) -> Option<Mission> {
        match self.rules.logs.get(self.turn.mission?) {
            Log::Mission(mission) => Some(mission),
            Log::Smoke | Log::PowerOut => None,
        }
    }

    pub fn directive(&self) -> Option<Directive> {
        self.mission().map(|mission| mission.directive)
    }

    /// Whether the Captain has this power and may use it now (`inf.power.one`).
    pub fn power_ready(&self, power: Power) -> bool {
        !self.turn.power_used && self.characters[self.captain] == Some(power.character())
    }

    // Team

    /// The places for departments, each with those who can fill them (`inf.team.departments`).
    fn needs(&self) -> Needs {
        let slots = self.mission().map_or_else(Slots::default, |mission| mission.departments);
        let mut needs = Needs([(SeatSet::EMPTY, 0); 3]);
        for &department in Department::ALL {
            needs.0[department.index()].1 = slots.count(department);
        }
        let excluded = self.rules.options.captain_dept_excluded.then_some(self.captain);
        for seat in self.crew().iter().filter(|&seat| Some(seat) != excluded) {
            if let Some(character) = self.characters[seat] {
                let people = &mut needs.0[character.department().index()].0;
                *people = people.with(seat);
            }
        }
        needs
    }

    /// How many go if these are free.
    fn team_size(&self, free: SeatSet) -> u8 {
        self.mission().map_or(0, |mission| mission.team.min(free.len()))
    }

    fn teams_of(&self, free: SeatSet) -> impl Iterator<Item = SeatSet> + use<> {
        let (captain, others) = (self.captain, self.team_size(free).saturating_sub(1));
        let teams = free.without(captain).subsets().filter(move |team| team.len() == others);
        teams.map(move |team| team.with(captain))
    }

    /// The most places for departments that anybody's team could fill if these are free: one a member.
    fn best_cover(&self, free: SeatSet) -> u8 {
        let needs = self.needs();
        let captain = needs.covered(SeatSet::one(self.captain));
        let all = needs.covered(free);
        captain + (all - captain).min(self.team_size(free).saturating_sub(1))
    }

    /// Every team that the Captain may name.
    pub fn teams(&self) -> impl Iterator<Item = SeatSet> + use<> {
        let (needs, best) = (self.needs(), self.best_cover(self.free()));
        self.teams_of(self.free()).filter(move |&team| needs.covered(team) == best)
    }

    pub fn is_team(&self, team: SeatSet) -> bool {
        team.contains(self.captain)
            && team.minus(self.free()).is_empty()
            && team.len() == self.team_size(self.free())
            && self.needs().covered(team) == self.best_cover(self.free())
    }

    /// Whether every place for a department can be filled, so that the Captain may swap (`inf.team.no-swap`).
    pub fn departments_met(&self) -> bool {
        self.mission().is_none_or(|mission| self.best_cover(self.free()) >= mission.departments.total())
    }

    /// Whether this seat would be missed (`inf.rope.leave`).
    pub fn is_required(&self, seat: Seat) -> bool {
        let without = self.free().without(seat);
        self.team_size(without) < self.team_size(self.free()) || self.best_cover(without) < self.best_cover(self.free())
    }

    // Rooms

    /// Rooms of unlocked sectors.
    pub fn open_rooms(&self) -> RoomSet {
        Sector::ALL
            .iter()
            .filter(|&&sector| sector <= self.unlocked)
            .fold(RoomSet::EMPTY, |rooms, sector| rooms.or(sector.rooms()))
    }

    /// Rooms that can be investigated (`inf.room.which`).
    pub fn targets(&self) -> RoomSet {
        self.chips.and(self.open_rooms())
    }

    pub const fn burning(&self) -> RoomSet {
        self.smoke.or(self.fire)
    }

    pub fn needs_extinguisher(&self, room: Room) -> bool {
        self.burning().contains(room)
    }

    pub fn needs_flashlight(&self, room: Room) -> bool {
        self.dark.contains(room) && !self.turn.power_out_ignored
    }

    /// The cards that the way into a room costs (`inf.room.barriers`).
    pub fn barriers(&self, room: Room) -> impl Iterator<Item = Card> + use<> {
        let fire = self.needs_extinguisher(room).then_some(Card::FireExtinguisher);
        let dark = self.needs_flashlight(room).then_some(Card::Flashlight);
        fire.into_iter().chain(dark)
    }

    /// The fires to which somebody may be sent (`inf.fire.duty`).
    pub fn fires_to_fight(&self) -> RoomSet {
        let fires = match self.turn.fire_duty {
            FireDuty::None => RoomSet::EMPTY,
            FireDuty::Chipless => self.burning().minus(self.chips),
            FireDuty::Any => self.burning(),
        };
        let taken = self.seats().filter_map(|seat| self.turn.sent[seat]).chain(self.turn.room);
        taken.fold(fires, RoomSet::without)
    }

    // Chips

    pub fn sector_done(&self, sector: Sector) -> bool {
        let Progress { gear, things, .. } = self.progress[sector];
        gear && things >= self.rules.sectors[sector].things
    }

    /// Whether what a sector still needs does not lie in it any more (`inf.end.impossible`).
    pub fn impossible(&self) -> bool {
        self.progress.iter().any(|(sector, progress)| {
            let rules = &self.rules.sectors[sector];
            let gear = !progress.gear && progress.left[rules.gear.chip()] == 0;
            gear || rules.things.saturating_sub(progress.things) > progress.left[Chip::Thing]
        })
    }

    // Pool and dice

    /// Members whose card Clark may see on its way in (`inf.power.clark`).
    pub fn seen_by_clark(&self) -> SeatSet {
        self.turn.team.and(self.turn.handed_in).without(self.captain)
    }

    /// The dice value of the cards turned, with what powers add.
    pub fn value_turned(&self) -> u8 {
        let turned: u8 = Card::ITEMS.iter().map(|&card| self.turn.flipped[card] * self.rules.value(card)).sum();
        turned + self.turn.bonus
    }

    /// Dice alike that are needed.
    pub fn alike_needed(&self) -> u8 {
        match (self.turn.stage, self.turn.room, self.directive()) {
            (Stage::Battle, Some(room), _) => self.rules.sectors[room.sector()].alike,
            (Stage::Mission, _, Some(Directive::Roll { alike, .. })) => alike,
            _ => 0,
        }
    }

    /// Members of the team who can use Dynamite.
    pub fn blasters(&self) -> SeatSet {
        self.turn.team.iter().filter(|&seat| self.dynamite_uses(seat) > 0).collect()
    }

    pub fn dynamite_uses(&self, seat: Seat) -> u8 {
        self.gear[seat].dynamite_uses(self.rules.dynamite_uses)
    }

    /// Members of the team with a Flamethrower.
    pub fn burners(&self) -> SeatSet {
        self.turn.team.iter().filter(|&seat| self.gear[seat].flames() > 0).collect()
    }

    // Escape

    /// Torched seats whose blood was Human.
    pub fn torched_humans(&self) -> u8 {
        self.torched_of(Blood::Human)
    }

    /// Torched seats whose blood was that of an Imitation.
    pub fn torched_imitations(&self) -> u8 {
        self.torched_of(Blood::Imitation)
    }

    fn torched_of(&self, blood: Blood) -> u8 {
        self.torched.iter().filter(|&seat| self.shown[seat] == Some(blood)).count() as u8
    }

    /// How many fly at least and at most.
    pub const fn flight(&self) -> (u8, u8) {
        self.flight
    }

    /// What torched seats have left of the places to fill (`inf.escape.seats`).
    pub(super) fn seats_to_fill(&self) -> (u8, u8) {
        let dead = self.torched_humans();
        let fewest = self.rules.fewest_aboard.saturating_sub(dead).max(1);
        let most = self.rules.most_aboard.saturating_sub(if self.is_four() { dead } else { 0 });
        (fewest, most.min(self.crew().len()).max(fewest))
    }

    /// With four players no Human may be left behind (`inf.escape.four`).
    pub const fn is_four(&self) -> bool {
        self.rules.players == 4
    }

    pub fn nominees(&self) -> SeatSet {
        self.crew().without(self.captain).minus(self.nominated)
    }

    /// Counts up before the team is named and once it has left: what is said belongs to one of these.
    pub fn turn_of_talk(&self) -> u16 {
        2 * self.turn_number + u16::from(!self.turn.team.is_empty())
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome.map(|(reason, winners)| Outcome { side: reason.side(), reason: reason.word(), winners })
    }
}

/// By department: who belongs to it, and how many are asked for.
struct Needs([(SeatSet, u8); 3]);

impl Needs {
    fn covered(&self, team: SeatSet) -> u8 {
        self.0.iter().map(|&(people, asked)| team.and(people).len().min(asked)).sum()
    }
}
