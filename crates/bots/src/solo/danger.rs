//! What people are worth, and what suspicion and the Threat do to them.

use whiteout_boardgame::table::GREEN;
use whiteout_core::Seat;

use super::sight::Sight;

impl Sight<'_> {
    /// What losing this Character costs. The first loss lets the Alien out, every other makes it stronger; whoever is
    /// doubtful is a pair of hands at first, and in the end one who must be left behind or not.
    pub(super) fn loss(&self, seat: Seat) -> f32 {
        let s = self.style;
        let stronger = if self.t.exposed_ever { s.strength } else { s.outbreak };
        let person = if self.doubtful.contains(seat) {
            if self.help_is_called() { s.doubtful_late } else { s.doubtful }
        } else {
            let others = self.t.people().minus(self.doubtful).len().saturating_sub(1);
            s.proven * s.proven_more.powi(i32::from(others))
        };
        stronger + person + 0.5 * s.blood_bag * f32::from(self.bags_of(seat))
    }

    /// How much a disk here costs by what may yet happen to it. Green is out of reach.
    fn danger(&self, seat: Seat, level: i8, threat: i8) -> f32 {
        if level == GREEN {
            return 0.0;
        }
        let spaces = threat - level;
        if spaces <= 0 {
            return self.loss(seat);
        }
        let s = self.style;
        let fear = s.fear * s.fear_fades.powi(i32::from(spaces) - 1);
        let tested = self.blood_bags > 0
            && self.doubtful.contains(seat)
            && self.t.people().without(seat).iter().all(|other| self.t.suspicion[other] <= level);
        self.loss(seat) * if tested { fear * s.fear_tested } else { fear }
    }

    /// The price of so many steps of suspicion.
    pub(super) fn steps(&self, seat: Seat, steps: u8) -> f32 {
        if steps == 0 {
            return 0.0;
        }
        let (level, threat) = (self.t.suspicion[seat], self.solo.threat);
        let most = self.t.rules.players as i8;
        let after = (level + steps as i8).min(threat.max(level)).min(most);
        self.danger(seat, after, threat) - self.danger(seat, level, threat)
    }

    /// The price of the Threat coming so many spaces nearer. Of those it reaches one is lost, and it gives way to the
    /// others.
    pub(super) fn threats(&self, spaces: u8) -> f32 {
        let mut price = 0.0;
        let mut threat = self.solo.threat;
        for _ in 0..spaces {
            if threat == 0 {
                break;
            }
            threat -= 1;
            let (mut lost, mut dearer) = (f32::INFINITY, 0.0);
            for seat in self.t.people().iter() {
                let level = self.t.suspicion[seat];
                if level == threat {
                    lost = lost.min(self.loss(seat) - self.danger(seat, level, threat + 1));
                } else {
                    dearer += self.danger(seat, level, threat) - self.danger(seat, level, threat + 1);
                }
            }
            price += dearer + if lost.is_finite() { lost } else { 0.0 };
        }
        price
    }
}
