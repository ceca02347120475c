//! What a player of the 1-3 player game sees: everything but role cards and the order of decks.

use whiteout_boardgame::secret::{Bundle, Secret};
use whiteout_boardgame::solo::Solo;
use whiteout_boardgame::table::{Rescue, Table};
use whiteout_boardgame::words::{Item, Kind as _, Lab, Room, Weapon, Weather};
use whiteout_boardgame::{Hand, View};
use whiteout_core::{BySeat, Seat, SeatSet};

use super::Style;

pub(super) struct Sight<'a> {
    pub(super) t: &'a Table,
    pub(super) style: &'a Style,
    pub(super) solo: Solo,
    hands: BySeat<Bundle>,
    /// People whose card nobody has seen, and who may be either.
    pub(super) doubtful: SeatSet,
    /// How likely each of them is an Alien.
    pub(super) doubt: f32,
    /// Blood Bags in anybody's hands.
    pub(super) blood_bags: u8,
    /// Rounds until everybody may leave, if all goes well.
    pub(super) rounds_to_go: f32,
    /// What losing each of them costs.
    pub(super) losses: BySeat<f32>,
    /// What the Threat will cost as things are.
    pub(super) calm: f32,
}

impl<'a> Sight<'a> {
    pub(super) fn of_view(view: &'a View, style: &'a Style) -> Option<Self> {
        let mut hands = BySeat::default();
        for Hand { seat, weapons, items, labs, .. } in &view.hands {
            hands[*seat] = Bundle { weapons: *weapons, items: *items, labs: *labs };
        }
        Self::new(&view.table, style, hands)
    }

    /// The same for somebody in a supposed world, who knows no more there than anywhere else.
    pub(super) fn in_world(t: &'a Table, secret: &Secret, style: &'a Style) -> Option<Self> {
        let hand =
            |seat: Seat| Bundle { weapons: secret.weapons[seat], items: secret.items[seat], labs: secret.labs[seat] };
        Self::new(t, style, BySeat::from_fn(hand))
    }

    fn new(t: &'a Table, style: &'a Style, hands: BySeat<Bundle>) -> Option<Self> {
        let (solo, rules) = t.solo.zip(t.rules.solo)?;
        let unseen = (rules.roles[0] + rules.roles[1]).saturating_sub(solo.proven.len() + solo.unmasked.len());
        let aliens = rules.roles[1].saturating_sub(solo.unmasked.len());
        let doubt = f32::from(aliens) / f32::from(unseen.max(1));
        let doubtful = if aliens == 0 { SeatSet::EMPTY } else { t.people().minus(solo.proven) };
        let blood_bags = t.people().iter().map(|seat| hands[seat].labs[Lab::BloodBag]).sum();
        let (rounds_to_go, losses) = (rounds_to_go(t), BySeat::default());
        let mut sight = Self { t, style, solo, hands, doubtful, doubt, blood_bags, rounds_to_go, losses, calm: 0.0 };
        for seat in t.people().iter() {
            sight.losses[seat] = sight.reckon_loss(seat);
        }
        sight.calm = sight.outlook(t.suspicion, solo.threat);
        Some(sight)
    }

    pub(super) fn item(&self, seat: Seat, item: Item) -> u8 {
        self.hands[seat].items[item]
    }

    pub(super) fn weapon(&self, seat: Seat, weapon: Weapon) -> u8 {
        self.hands[seat].weapons[weapon]
    }

    pub(super) fn bags_of(&self, seat: Seat) -> u8 {
        self.hands[seat].labs[Lab::BloodBag]
    }

    pub(super) fn somebody_has(&self, item: Item) -> bool {
        self.t.people().iter().any(|seat| self.item(seat, item) > 0)
    }

    pub(super) fn has_fire(&self, seat: Seat) -> bool {
        self.weapon(seat, Weapon::Dynamite) > 0 || self.t.flamethrower_of(seat).is_some()
    }

    /// Whether help comes by air, or may still be called.
    pub(super) fn help_may_come(&self) -> bool {
        match self.t.rescue {
            Rescue::Unaware => self.t.is_open(Room::Radio),
            Rescue::Flying(_) | Rescue::Landed => true,
            Rescue::Gone => false,
        }
    }

    pub(super) const fn help_is_called(&self) -> bool {
        matches!(self.t.rescue, Rescue::Flying(_) | Rescue::Landed)
    }

    /// Blood Bags that are still missing for those who can be tested before help is here, one a night.
    pub(super) fn bags_missing(&self) -> f32 {
        let nights = self.rounds_to_go + 1.0;
        (f32::from(self.doubtful.len()).min(nights) - f32::from(self.blood_bags)).max(0.0)
    }

    /// Units of fuel and repair until this vehicle is ready; `None` if it is lost.
    pub(super) fn missing(&self, room: Room) -> Option<u8> {
        let t = self.t;
        (t.vehicles_in(room) > 0).then(|| t.damage[room] + t.rules.fuel_spaces[room].saturating_sub(t.fuel[room]))
    }

    /// The vehicle nearest to being ready.
    pub(super) fn best_vehicle(&self) -> Option<Room> {
        let rooms = [Room::Shed, Room::BaseHelicopter].into_iter();
        rooms.filter_map(|room| Some((self.missing(room)?, room))).min_by_key(|(missing, _)| *missing).map(|(_, r)| r)
    }

    /// Rounds until everybody is frozen if nobody cares for the Boiler.
    pub(super) fn warm_rounds(&self) -> f32 {
        let t = self.t;
        let [boiler, freezing] = [1, 2].map(|column| average(t, column));
        let left = t.rules.freezing_steps.saturating_sub(t.freezing.unwrap_or(0));
        let frozen = f32::from(left) / freezing;
        if t.freezing.is_some() {
            return frozen;
        }
        let room = Room::Boiler;
        let units = t.fuel[room] + t.rules.damage_spaces[room].saturating_sub(t.damage[room]);
        f32::from(units) / boiler + frozen
    }
}

/// The average over the faces of the weather die of what a round takes.
fn average(t: &Table, column: usize) -> f32 {
    let faces = Weather::ALL.iter().map(|&face| (f32::from(t.rules.faces[face.index()]), face));
    let (sum, all) = faces.fold((0.0, 0.0), |(sum, all), (count, face)| {
        (sum + count * f32::from(t.rules.weather[face.index()][column]), all + count)
    });
    (sum / f32::max(all, 1.0)).max(0.1)
}

fn rounds_to_go(t: &Table) -> f32 {
    let flight = |steps: u8| f32::from(steps) / average(t, 3);
    match t.rescue {
        // Three hands mend about four counters in a round.
        Rescue::Unaware => 1.0 + f32::from(t.damage[Room::Radio]) / 4.0 + flight(t.rules.rescue_steps),
        Rescue::Flying(done) => flight(t.rules.rescue_steps.saturating_sub(done)).ceil(),
        Rescue::Landed => 0.0,
        Rescue::Gone => 6.0,
    }
}
