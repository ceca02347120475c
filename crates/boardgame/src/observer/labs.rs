//! Deals the Lab Tokens anew.

use whiteout_core::{Chance as _, Rng, Seat, Weights};

use super::Seen;
use super::moves::LabMove;
use crate::secret::Secret;
use crate::words::{Lab, Labs};

type Id = u8;

struct Deal<'a, R> {
    rng: &'a mut R,
    face: Vec<Option<Lab>>,
    left: Labs,
    bag: Vec<Id>,
    drawn: Vec<Id>,
    hand: [Vec<Id>; 8],
}

impl<R: Rng> Deal<'_, R> {
    fn fix(&mut self, id: Id, lab: Lab) -> Option<()> {
        match self.face[id as usize] {
            Some(face) => (face == lab).then_some(()),
            None => {
                self.left[lab] = self.left[lab].checked_sub(1)?;
                self.face[id as usize] = Some(lab);
                Some(())
            }
        }
    }

    /// The place in `ids` of a token that may show this face; one known to show it is taken first.
    fn find(&mut self, ids: &[Id], lab: Lab) -> Option<usize> {
        let weights = ids
            .iter()
            .map(|&id| match self.face[id as usize] {
                Some(face) => u32::from(face == lab) * 1_000,
                None => u32::from(self.left[lab] > 0),
            })
            .collect();
        Weights(weights).pick(self.rng)
    }

    fn take_from_bag(&mut self, lab: Option<Lab>) -> Option<Id> {
        let i = match lab {
            Some(lab) => self.find(&self.bag.clone(), lab)?,
            None if self.bag.is_empty() => return None,
            None => self.rng.below(self.bag.len() as u32) as usize,
        };
        let id = self.bag.swap_remove(i);
        if let Some(lab) = lab {
            self.fix(id, lab)?;
        }
        Some(id)
    }

    fn take_from_hand(&mut self, seat: Seat, lab: Option<Lab>) -> Option<Id> {
        let hand = self.hand[seat.index()].clone();
        let i = match lab {
            Some(lab) => self.find(&hand, lab)?,
            None if hand.is_empty() => return None,
            None => self.rng.below(hand.len() as u32) as usize,
        };
        let id = self.hand[seat.index()].swap_remove(i);
        if let Some(lab) = lab {
            self.fix(id, lab)?;
        }
        Some(id)
    }

    fn take_parcel(&mut self, seat: Seat, known: Option<Labs>, count: u8) -> Option<Vec<Id>> {
        match known {
            Some(labs) => labs.each().map(|lab| self.take_from_hand(seat, Some(lab))).collect(),
            None => (0..count).map(|_| self.take_from_hand(seat, None)).collect(),
        }
    }

    fn follow(&mut self, what: LabMove) -> Option<()> {
        match what {
            LabMove::Drawn => {
                let id = self.take_from_bag(None)?;
                self.drawn.push(id);
            }
            LabMove::Dealt { token } => {
                let id = self.take_from_bag(Some(token))?;
                self.drawn.push(id);
            }
            LabMove::Kept { seat, kept } => {
                let id = self.drawn.pop()?;
                if kept {
                    self.hand[seat.index()].push(id);
                }
            }
            LabMove::BloodBagLost { found: true } => {
                self.take_from_bag(Some(Lab::BloodBag))?;
            }
            LabMove::BloodBagLost { found: false } => {
                for id in self.bag.clone() {
                    self.fix(id, Lab::Failure)?;
                }
            }
            LabMove::Lost { tokens } => {
                for _ in 0..tokens {
                    self.take_from_bag(None)?;
                }
            }
            LabMove::BloodBag { seat, spent } => {
                let id = self.take_from_hand(seat, Some(Lab::BloodBag))?;
                if !spent {
                    self.hand[seat.index()].push(id);
                }
            }
            LabMove::AllShown { seat, labs } => {
                let shown = self.take_parcel(seat, Some(labs), 0)?;
                self.hand[seat.index()].extend(shown);
            }
            LabMove::Traded { from, to, offer, answer } => {
                let offer = self.take_parcel(from, offer.known, offer.covered)?;
                let answer = self.take_parcel(to, answer.known, answer.covered)?;
                self.hand[to.index()].extend(offer);
                self.hand[from.index()].extend(answer);
            }
            LabMove::Stripped { seat } => self.hand[seat.index()].clear(),
            LabMove::Burned => self.bag.clear(),
        }
        Some(())
    }

    fn counts(&self, ids: &[Id]) -> Labs {
        let mut counts = Labs::default();
        for lab in ids.iter().filter_map(|&id| self.face[id as usize]) {
            counts[lab] += 1;
        }
        counts
    }
}

pub(super) fn deal(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let table = &observer.table;
    let count = table.rules.labs.total();
    let mut deal = Deal {
        rng,
        face: vec![None; count as usize],
        left: table.rules.labs,
        bag: (0..count).collect(),
        drawn: Vec::new(),
        hand: Default::default(),
    };
    observer.moves.labs.iter().try_for_each(|&what| deal.follow(what))?;
    for id in 0..count {
        if deal.face[id as usize].is_none() {
            let lab = deal.left.any(deal.rng);
            deal.fix(id, lab)?;
        }
    }
    secret.lab_bag = deal.counts(&deal.bag);
    secret.drawn.token = deal.drawn.first().and_then(|&id| deal.face[id as usize]);
    for seat in table.seats() {
        secret.labs[seat] = deal.counts(&deal.hand[seat.index()]);
    }
    Some(())
}
