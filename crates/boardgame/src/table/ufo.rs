//! The UFO of Norwegian Outpost: what lies in it, what the Alien has taken, and what a launch costs.
//!
//! Nothing here is hidden but by chance: what nobody has seen yet is drawn when it is turned.

use serde::{Deserialize, Serialize};

use crate::config::Rules;
use crate::words::{Counts, Departure, Departures, Kind as _, Role, Room};

/// What lies in a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lying {
    #[default]
    Nothing,
    /// Option `ufo_face_down`.
    FaceDown,
    Open(Departure),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ufo {
    /// The departure token of each sector.
    pub sectors: [Lying; 8],
    /// Face-down tokens beside the board.
    pub reserve: u8,
    /// What the face-down tokens show, all in all.
    pub unseen: Departures,
    /// Tokens that the Alien has and can pay with.
    pub taken: Departures,
    /// Launch cards that are active, in their order.
    pub launched: u8,
}

impl Ufo {
    pub(super) fn new(rules: &Rules) -> Self {
        Self {
            sectors: [Lying::Nothing; 8],
            reserve: rules.departures.total(),
            unseen: rules.departures,
            taken: Departures::default(),
            launched: 0,
        }
    }

    /// The token of a sector.
    pub fn lying(&self, room: Room) -> Lying {
        room.sector().map_or(Lying::Nothing, |sector| self.sectors[sector])
    }

    /// Whether no token is left to be taken.
    pub fn is_bare(&self) -> bool {
        self.reserve == 0 && self.sectors.iter().all(|&lying| lying == Lying::Nothing)
    }

    /// Everything that is not out of the game.
    fn left(&self) -> Departures {
        let mut left = self.unseen;
        left.add(&self.taken);
        for lying in self.sectors {
            if let Lying::Open(token) = lying {
                left[token] += 1;
            }
        }
        left
    }

    /// What the next launch card costs; none is left once all are active.
    pub fn cost(&self, rules: &Rules) -> Option<u8> {
        rules.launch.get(usize::from(self.launched)).copied()
    }

    /// Whether the Alien could pay the cards that are left with what it has.
    pub(crate) fn pays_on(&self, rules: &Rules) -> bool {
        pays_all(self.taken, rules.launch.get(usize::from(self.launched)..).unwrap_or_default())
    }

    /// Whether everything that is not out of the game would pay the cards that are left.
    pub(crate) fn could_pay(&self, rules: &Rules) -> bool {
        pays_all(self.left(), rules.launch.get(usize::from(self.launched)..).unwrap_or_default())
    }

    pub(super) fn lay(&mut self, room: Room, token: Option<Departure>) {
        self.reserve -= 1;
        if let Some(token) = token {
            self.unseen[token] -= 1;
        }
        if let Some(sector) = room.sector() {
            self.sectors[sector] = token.map_or(Lying::FaceDown, Lying::Open);
        }
    }

    /// A side takes the token of a sector, if it shows one here, and others from the reserve.
    pub(super) fn collect(&mut self, room: Room, lying: Option<Departure>, drawn: Departures, by: Role) {
        let mut taken = drawn;
        self.reserve -= drawn.total();
        self.unseen.remove(&drawn);
        if let (Some(sector), Some(token)) = (room.sector(), lying) {
            if self.sectors[sector] == Lying::FaceDown {
                self.unseen[token] -= 1;
            }
            self.sectors[sector] = Lying::Nothing;
            taken[token] += 1;
        }
        // What Humans take is out of the game.
        if by == Role::Alien {
            self.taken.add(&taken);
        }
    }

    pub(super) fn launch(&mut self, paid: Departures) {
        self.taken.remove(&paid);
        self.launched += 1;
    }

    /// Every token is somewhere.
    pub(crate) fn conserved(&self, rules: &Rules) -> Result<(), String> {
        let down = self.sectors.iter().filter(|&&lying| lying == Lying::FaceDown).count();
        if usize::from(self.unseen.total()) != usize::from(self.reserve) + down {
            return Err(format!("departure tokens face down: {:?} for {} and {down}", self.unseen, self.reserve));
        }
        if !rules.departures.covers(&self.left()) {
            return Err(format!("departure tokens: {:?} of {:?}", self.left(), rules.departures));
        }
        if usize::from(self.launched) > rules.launch.len() {
            return Err(format!("{} launch cards are active", self.launched));
        }
        Ok(())
    }
}

/// Points that these tokens are worth.
pub fn points(tokens: Departures) -> u8 {
    Departure::ALL.iter().map(|&token| tokens[token] * token.value()).sum()
}

/// Every way to pay without a token that could be left out (`nw.ufo.pay`).
pub fn payments(tokens: Departures, cost: u8, mut push: impl FnMut(Departures)) {
    let most = |token: Departure| tokens[token].min(cost.div_ceil(token.value()));
    for ones in 0..=most(Departure::One) {
        for twos in 0..=most(Departure::Two) {
            for threes in 0..=most(Departure::Three) {
                let paid = Counts([ones, twos, threes]);
                let smallest = paid.kinds::<Departure>().next().map_or(0, Departure::value);
                if points(paid) >= cost && points(paid) - smallest < cost {
                    push(paid);
                }
            }
        }
    }
}

/// Whether these tokens pay all these costs, each from tokens of its own.
fn pays_all(tokens: Departures, costs: &[u8]) -> bool {
    let Some((&cost, rest)) = costs.split_last() else { return true };
    if points(tokens) < costs.iter().sum() {
        return false;
    }
    let mut found = false;
    payments(tokens, cost, |paid| {
        if !found {
            let mut left = tokens;
            left.remove(&paid);
            found = pays_all(left, rest);
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(tokens: [u8; 3], cost: u8) -> Vec<[u8; 3]> {
        let mut ways = Vec::new();
        payments(Counts(tokens), cost, |paid| ways.push(paid.0));
        ways
    }

    #[test]
    fn a_payment_holds_no_token_that_could_be_left_out() {
        assert_eq!(ways([1, 1, 1], 2), [[0, 0, 1], [0, 1, 0]], "1 and 2 are one token too many");
        assert_eq!(ways([2, 0, 1], 2), [[0, 0, 1], [2, 0, 0]]);
        assert_eq!(ways([0, 1, 1], 4), [[0, 1, 1]], "the excess is lost");
        assert!(ways([1, 0, 1], 5).is_empty());
    }

    #[test]
    fn cards_are_paid_each_from_tokens_of_its_own() {
        assert!(pays_all(Counts([0, 1, 1]), &[2, 3]));
        assert!(!pays_all(Counts([0, 0, 2]), &[2, 4]), "six points, but no change is given");
        assert!(pays_all(Counts([0, 0, 0]), &[]));
    }
}
