//! Deals the Lab Tokens anew.

use whiteout_core::{Chance as _, Rng, Seat, Weights};

use super::Seen;
use super::piles::{TradeKnown, follow_trade, known_sides};
use crate::event::Event;
use crate::secret::Secret;
use crate::solo::{News, SoloEvent};
use crate::words::{Kind as _, Lab, Labs, Room, TestKind};

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
            Some(labs) => each(labs).map(|lab| self.take_from_hand(seat, Some(lab))).collect(),
            None => (0..count).map(|_| self.take_from_hand(seat, None)).collect(),
        }
    }

    fn counts(&self, ids: &[Id]) -> Labs {
        let mut counts = Labs::default();
        for lab in ids.iter().filter_map(|&id| self.face[id as usize]) {
            counts[lab] += 1;
        }
        counts
    }
}

fn each(labs: Labs) -> impl Iterator<Item = Lab> {
    Lab::ALL.iter().copied().flat_map(move |lab| (0..labs[lab]).map(move |_| lab))
}

pub(super) fn deal(observer: &Seen, rng: &mut impl Rng, secret: &mut Secret) -> Option<()> {
    let mut table = observer.blank;
    let count = table.rules.labs.total();
    let mut deal = Deal {
        rng,
        face: vec![None; count as usize],
        left: table.rules.labs,
        bag: (0..count).collect(),
        drawn: Vec::new(),
        hand: Default::default(),
    };
    let mut trade = TradeKnown::default();
    for event in &observer.log {
        follow_trade(&mut trade, event);
        let sees = |seat: Seat| observer.sees(&table, seat);
        match *event {
            Event::LabDrawn { seat } if !sees(seat) => {
                let id = deal.take_from_bag(None)?;
                deal.drawn.push(id);
            }
            Event::LabDealt { token, .. } => {
                let id = deal.take_from_bag(Some(token))?;
                deal.drawn.push(id);
            }
            Event::LabKept { seat, kept } => {
                let id = deal.drawn.pop()?;
                if kept {
                    deal.hand[seat.index()].push(id);
                }
            }
            Event::BloodBagLost { found: true } => {
                deal.take_from_bag(Some(Lab::BloodBag))?;
            }
            Event::BloodBagLost { found: false } => {
                for id in deal.bag.clone() {
                    deal.fix(id, Lab::Failure)?;
                }
            }
            Event::LabLost { tokens } => {
                for _ in 0..tokens {
                    deal.take_from_bag(None)?;
                }
            }
            Event::RoomBurned { room: Room::Laboratory, .. } => deal.bag.clear(),
            Event::TestOffered { seat, kind: TestKind::Blood } => {
                let id = deal.take_from_hand(seat, Some(Lab::BloodBag))?;
                deal.hand[seat.index()].push(id);
            }
            Event::Tested { by, kind: TestKind::Blood, .. } => {
                deal.take_from_hand(by, Some(Lab::BloodBag))?;
            }
            Event::Solo(SoloEvent::Private { news: News::HandSeen { seat, labs, .. }, .. }) => {
                let shown = deal.take_parcel(seat, Some(labs), 0)?;
                deal.hand[seat.index()].extend(shown);
            }
            Event::TradeDone { from, to } => {
                let [offer, answer] = known_sides(&trade, &table, from, to, sees);
                let (offer, answer) = (offer.map(|side| side.labs), answer.map(|side| side.labs));
                let offer = deal.take_parcel(from, offer, table.offer.labs)?;
                let answer = deal.take_parcel(to, answer, table.answer.labs)?;
                deal.hand[to.index()].extend(offer);
                deal.hand[from.index()].extend(answer);
            }
            Event::Stripped { seat } => deal.hand[seat.index()].clear(),
            _ => {}
        }
        table.apply(event);
    }
    for id in 0..count {
        if deal.face[id as usize].is_none() {
            let lab = Lab::at(deal.rng.pick(&deal.left.0));
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
