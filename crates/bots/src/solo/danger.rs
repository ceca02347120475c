//! What people are worth, and what suspicion and the Threat will do to them.

use whiteout_boardgame::table::GREEN;
use whiteout_core::{BySeat, Seat, SeatSet};

use super::sight::Sight;

/// The Threat may come slowly or fast, against how it comes as a rule.
const PACES: [f32; 3] = [0.6, 1.0, 1.5];
/// Nobody looks further ahead, in rounds.
const HORIZON: f32 = 9.0;

impl Sight<'_> {
    /// What losing this Character costs.
    pub(super) fn loss(&self, seat: Seat) -> f32 {
        self.losses[seat]
    }

    pub(super) fn reckon_loss(&self, seat: Seat) -> f32 {
        self.person(seat) + self.stronger(self.t.exposed_ever)
    }

    /// The first loss lets the Alien out, every other makes it stronger.
    const fn stronger(&self, is_out: bool) -> f32 {
        if is_out { self.style.strength } else { self.style.outbreak }
    }

    /// Whoever is doubtful is a pair of hands at first, and in the end one who must be left behind or not.
    fn person(&self, seat: Seat) -> f32 {
        let s = self.style;
        let person = if self.doubtful.contains(seat) {
            if self.help_is_called() { s.doubtful_late } else { s.doubtful }
        } else {
            let others = self.t.people().minus(self.doubtful).len().saturating_sub(1);
            s.proven * s.proven_more.powi(i32::from(others))
        };
        person + 0.5 * s.blood_bag * f32::from(self.bags_of(seat))
    }

    /// What the Threat will cost if the disks lie so and stay.
    pub(super) fn outlook(&self, disks: BySeat<i8>, threat: i8) -> f32 {
        PACES.iter().map(|&pace| self.outlook_at(pace, disks, threat)).sum::<f32>() / PACES.len() as f32
    }

    fn outlook_at(&self, pace: f32, mut disks: BySeat<i8>, threat: i8) -> f32 {
        let mut people = self.t.people();
        let (mut threat, mut bags, mut is_out) = (f32::from(threat), self.blood_bags, self.t.exposed_ever);
        let (mut weight, mut cost) = (1.0, 0.0);
        for round in 0..=(self.rounds_to_go + self.style.lingering).min(HORIZON) as u8 {
            if round > 0 {
                threat = (threat - pace * self.style.pace).max(0.0);
                weight *= self.style.foresight.min(1.0);
            }
            let highest = people.iter().map(|seat| disks[seat]).max().unwrap_or(GREEN);
            if highest == GREEN {
                break;
            }
            let among = people.iter().filter(|&seat| disks[seat] == highest);
            if f32::from(highest) >= threat {
                // One of them is lost, and the token gives way to the others.
                let cheapest = among.min_by(|&a, &b| self.losses[a].total_cmp(&self.losses[b]));
                let Some(lost) = cheapest else { break };
                cost += weight * (self.losses[lost] - self.stronger(self.t.exposed_ever) + self.stronger(is_out));
                people = people.without(lost);
                is_out = true;
                threat = f32::from(highest) + people.iter().filter(|&seat| disks[seat] == highest).count() as f32;
            } else if bags > 0
                && let Some(tested) = among.into_iter().find(|&seat| self.doubtful.contains(seat))
            {
                disks[tested] = GREEN;
                bags -= 1;
            }
        }
        cost
    }

    /// The price of so many steps of suspicion.
    pub(super) fn steps(&self, seat: Seat, steps: u8) -> f32 {
        self.all_step(SeatSet::one(seat), steps)
    }

    /// The price of so many steps of suspicion for everybody among these.
    pub(super) fn all_step(&self, seats: SeatSet, steps: u8) -> f32 {
        if steps == 0 || seats.is_empty() {
            return 0.0;
        }
        let (threat, most) = (self.solo.threat, self.t.rules.players as i8);
        let mut disks = self.t.suspicion;
        for seat in seats.iter() {
            disks[seat] = (disks[seat] + steps as i8).min(threat.max(disks[seat])).min(most);
        }
        self.outlook(disks, threat) - self.calm
    }

    /// The price of the Threat coming so many spaces nearer.
    pub(super) fn threats(&self, spaces: u8) -> f32 {
        if spaces == 0 {
            return 0.0;
        }
        self.outlook(self.t.suspicion, (self.solo.threat - spaces as i8).max(0)) - self.calm
    }
}
