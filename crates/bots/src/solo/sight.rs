//! What a player sees of the table: who is proven, what the people hold, how near the Threat is.

use whiteout_boardgame::secret::{Bundle, Secret};
use whiteout_boardgame::solo::Solo;
use whiteout_boardgame::table::{GREEN, Rescue, Table};
use whiteout_boardgame::words::{Item, Lab, Room, Weapon};
use whiteout_boardgame::{Hand, View};
use whiteout_core::{BySeat, Seat, SeatSet};

pub(super) struct Sight<'a> {
    pub(super) t: &'a Table,
    pub(super) solo: Solo,
    hands: BySeat<Bundle>,
    /// People whose card nobody has seen, and who may be either.
    pub(super) doubtful: SeatSet,
    /// How likely each of them is an Alien.
    pub(super) doubt: f32,
}

impl<'a> Sight<'a> {
    pub(super) fn of_view(view: &'a View) -> Option<Self> {
        let mut hands = BySeat::default();
        for Hand { seat, weapons, items, labs, .. } in &view.hands {
            hands[*seat] = Bundle { weapons: *weapons, items: *items, labs: *labs };
        }
        Self::new(&view.table, hands)
    }

    /// The same for somebody in a supposed world, who knows no more there than anywhere else.
    pub(super) fn in_world(t: &'a Table, secret: &Secret) -> Option<Self> {
        let hand =
            |seat: Seat| Bundle { weapons: secret.weapons[seat], items: secret.items[seat], labs: secret.labs[seat] };
        Self::new(t, BySeat::from_fn(hand))
    }

    fn new(t: &'a Table, hands: BySeat<Bundle>) -> Option<Self> {
        let (solo, rules) = t.solo.zip(t.rules.solo)?;
        let unseen = (rules.roles[0] + rules.roles[1]).saturating_sub(solo.proven.len() + solo.unmasked.len());
        let aliens = rules.roles[1].saturating_sub(solo.unmasked.len());
        let doubt = f32::from(aliens) / f32::from(unseen.max(1));
        let doubtful = if aliens == 0 { SeatSet::EMPTY } else { t.people().minus(solo.proven) };
        Some(Self { t, solo, hands, doubtful, doubt })
    }

    pub(super) fn item(&self, seat: Seat, item: Item) -> u8 {
        self.hands[seat].items[item]
    }

    pub(super) fn weapon(&self, seat: Seat, weapon: Weapon) -> u8 {
        self.hands[seat].weapons[weapon]
    }

    pub(super) fn somebody_has(&self, item: Item) -> bool {
        self.t.people().iter().any(|seat| self.item(seat, item) > 0)
    }

    pub(super) fn blood_bags(&self) -> u8 {
        self.t.people().iter().map(|seat| self.hands[seat].labs[Lab::BloodBag]).sum()
    }

    pub(super) fn has_fire(&self, seat: Seat) -> bool {
        self.weapon(seat, Weapon::Dynamite) > 0 || self.t.flamethrower_of(seat).is_some()
    }

    /// What losing this Character costs. The first lets the Alien out; whoever is doubtful may be one anyway.
    pub(super) fn loss(&self, seat: Seat) -> f32 {
        let out = if self.t.exposed_ever { 1.5 } else { 4.0 };
        let keys = if self.item(seat, Item::Keys) > 0 { 1.0 } else { 0.0 };
        let worth = if self.doubtful.contains(seat) { 1.0 } else { 2.0 };
        out + keys + worth
    }

    /// How much a disk here costs by what may yet happen to it.
    fn danger(&self, seat: Seat, level: i8, threat: i8) -> f32 {
        if level == GREEN {
            return 0.0;
        }
        match threat - level {
            i8::MIN..=0 => self.loss(seat),
            1 => 1.6,
            2 => 0.9,
            3 => 0.55,
            4 => 0.35,
            _ => 0.2,
        }
    }

    /// The price of so many steps of suspicion.
    pub(super) fn steps(&self, seat: Seat, steps: i8) -> f32 {
        let (level, threat) = (self.t.suspicion[seat], self.solo.threat);
        let after = (level + steps).min(threat.max(level));
        self.danger(seat, after, threat) - self.danger(seat, level, threat)
    }

    /// The price of the Threat coming one space nearer.
    pub(super) fn threat_step(&self) -> f32 {
        if self.solo.threat == 0 {
            return 0.0;
        }
        let nearer = self.solo.threat - 1;
        let mut lost = 0.0f32;
        let mut dearer = 0.0;
        for seat in self.t.people().iter() {
            let level = self.t.suspicion[seat];
            let price = self.danger(seat, level, nearer) - self.danger(seat, level, self.solo.threat);
            if level == nearer {
                lost = lost.max(price);
            } else {
                dearer += price;
            }
        }
        lost + dearer
    }

    /// How likely the Alien comes to any one room this round, if the largest group there is so large.
    pub(super) fn haunted(&self, group: u8) -> f32 {
        let stacks = self.t.strength.div_ceil(group + 1);
        (f32::from(stacks) / f32::from(self.t.location_deck().len().max(1))).min(1.0)
    }

    /// Whether help can still come from outside.
    pub(super) const fn rescue_under_way(&self) -> bool {
        matches!(self.t.rescue, Rescue::Flying(_) | Rescue::Landed)
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
}
