//! What a seat remembers of the others: who was there when things went wrong, and whose blood it knows.

use whiteout_core::{BySeat, Seat, SeatSet};
use whiteout_infection::words::{Blood, Cards};
use whiteout_infection::{Claim, Event};

/// How much likelier somebody is an Imitation who handed in beside a Sabotage, by the size of the team.
const BESIDE_SABOTAGE: f32 = 4.0;
/// The same for somebody on a team that passed or stayed clean.
const CLEAN: f32 = 0.85;
/// For somebody whom another seat suspects or trusts.
const SUSPECTED: f32 = 1.1;
const TRUSTED: f32 = 0.95;

#[derive(Clone, Copy, Debug)]
pub(super) struct Memory {
    /// How likely each seat is an Imitation, compared with the others.
    weight: BySeat<f32>,
    /// Blood that was seen. A Human may have turned since.
    blood: BySeat<Option<Blood>>,
    handed_in: SeatSet,
    /// My own card of this pool.
    mine: Option<whiteout_infection::words::Card>,
}

impl Default for Memory {
    fn default() -> Self {
        Self { weight: BySeat::all(1.0), blood: BySeat::default(), handed_in: SeatSet::EMPTY, mine: None }
    }
}

impl Memory {
    pub(super) fn see(&mut self, event: &Event) {
        match *event {
            Event::HandedIn { seats } => {
                self.handed_in = seats;
                self.mine = None;
            }
            Event::Gave { card, .. } => self.mine = Some(card),
            Event::SabotageFound { cards } => self.judge_pool(cards),
            Event::HandInSeen { seat, card, .. } if card.is_sabotage() => self.weight[seat] *= 20.0,
            Event::BloodSeen { seat, blood, .. }
            | Event::BloodShown { seat, blood }
            | Event::Torched { seat, blood, .. } => {
                self.blood[seat] = Some(blood);
            }
            // Anybody may have turned; an Imitation stays one.
            Event::BloodCollected => {
                for seat in Seat::all(8) {
                    self.weight[seat] = self.weight[seat].sqrt();
                    if self.blood[seat] == Some(Blood::Human) {
                        self.blood[seat] = None;
                        self.weight[seat] = self.weight[seat].min(1.0);
                    }
                }
            }
            _ => {}
        }
    }

    pub(super) fn hear(&mut self, me: Option<Seat>, speaker: Seat, claim: Claim) {
        match claim {
            _ if me == Some(speaker) => {}
            Claim::ISuspect { seat } => self.weight[seat] *= SUSPECTED,
            Claim::ITrust { seat } => self.weight[seat] *= TRUSTED,
            _ => {}
        }
    }

    /// Everybody who handed in beside Sabotage is suspected, the fewer they are the more.
    fn judge_pool(&mut self, found: Cards) {
        let mine = u8::from(self.mine.is_some_and(|card| found[card] > 0));
        let others = found.total().saturating_sub(mine);
        let members = f32::from(self.handed_in.len().saturating_sub(u8::from(self.mine.is_some()))).max(1.0);
        let factor = if others == 0 { CLEAN } else { 1.0 + BESIDE_SABOTAGE * f32::from(others) / members };
        for seat in self.handed_in.iter() {
            self.weight[seat] *= factor;
        }
    }

    /// The chance that a seat is an Imitation, as `me` sees it; so many are possible.
    pub(super) fn suspicion(&self, me: Seat, i_am_one: bool, crew: SeatSet, possible: u8) -> BySeat<f32> {
        let others = crew.without(me);
        let known = |blood| others.iter().filter(|&seat| self.blood[seat] == Some(blood)).count() as f32;
        let open = (f32::from(possible) - f32::from(u8::from(i_am_one)) - known(Blood::Imitation)).max(0.0);
        let doubted = others.iter().filter(|&seat| self.blood[seat].is_none());
        let total: f32 = doubted.map(|seat| self.weight[seat]).sum::<f32>().max(f32::EPSILON);
        let mut chance = BySeat::all(0.0);
        for seat in others.iter() {
            chance[seat] = match self.blood[seat] {
                Some(Blood::Imitation) => 1.0,
                Some(Blood::Human) => 0.0,
                None => (open * self.weight[seat] / total).min(0.95),
            };
        }
        chance[me] = f32::from(u8::from(i_am_one));
        chance
    }
}
