//! Cards of an unordered deck, dealt anew so that they agree with what a viewer has seen.
//!
//! A card outside the deck is a *span*: from the moment it is drawn until it is mixed into the deck again. Inside
//! the deck cards have no identity, so a span's face matters only while it lasts, and stays open until something
//! seen fixes it. What is known of the deck bounds the faces of the spans that lasted then: never more of a kind
//! than there are, and exactly what was missing when somebody looked through the deck or emptied it.

use core::cmp::Reverse;
use core::ops::Range;

use crate::{Chance as _, Counts, Kind, KindSet, Rng};

/// The number of a span.
pub type SpanId = usize;

#[derive(Clone, Debug)]
struct Span<K: Kind> {
    born: usize,
    died: usize,
    face: Option<K>,
    /// Faces it cannot have.
    barred: KindSet<K>,
}

impl<K: Kind> Span<K> {
    const fn lasts_at(&self, time: usize) -> bool {
        self.born <= time && time < self.died
    }
}

/// A moment at which no more than so many faces of a kind can have been outside the deck.
#[derive(Clone, Debug)]
struct Bound<const N: usize> {
    time: usize,
    left: Counts<N>,
    /// The faces outside were exactly these.
    exact: bool,
}

/// Every card that ever left the deck.
#[derive(Clone, Debug)]
pub struct Spans<K: Kind, const N: usize> {
    total: Counts<N>,
    now: usize,
    cards: Vec<Span<K>>,
    /// In the order of their times; the last one is for the time until the next mixing.
    bounds: Vec<Bound<N>>,
}

/// The time of the bound that still runs: spans that last now last then.
const RUNNING: usize = usize::MAX - 1;

impl<K: Kind, const N: usize> Spans<K, N> {
    /// A full deck of these cards.
    pub fn new(total: Counts<N>) -> Self {
        let running = Bound { time: RUNNING, left: total, exact: false };
        Self { total, now: 0, cards: Vec::new(), bounds: vec![running] }
    }

    /// Time goes on: to be called between things that do not happen at once.
    pub const fn tick(&mut self) {
        self.now += 1;
    }

    /// A card leaves the deck unseen.
    pub fn draw(&mut self) -> SpanId {
        self.cards.push(Span { born: self.now, died: usize::MAX, face: None, barred: KindSet::EMPTY });
        self.cards.len() - 1
    }

    /// A card leaves the deck and is seen; `None` if there can be none of its kind.
    pub fn draw_seen(&mut self, face: K) -> Option<SpanId> {
        let id = self.draw();
        self.fix(id, face)?;
        Some(id)
    }

    pub fn face(&self, id: SpanId) -> Option<K> {
        self.cards[id].face
    }

    /// The card shows this face; `None` if it cannot.
    pub fn fix(&mut self, id: SpanId, face: K) -> Option<()> {
        if let Some(known) = self.cards[id].face {
            return (known == face).then_some(());
        }
        if self.slack(id, face) == 0 {
            return None;
        }
        self.cards[id].face = Some(face);
        self.charge(id, |left| left[face] -= 1);
        Some(())
    }

    /// The card does not show any of these faces; `None` if it is known to.
    pub fn bar(&mut self, id: SpanId, faces: KindSet<K>) -> Option<()> {
        let span = &mut self.cards[id];
        if span.face.is_some_and(|face| faces.contains(face)) {
            return None;
        }
        span.barred = span.barred.or(faces);
        Some(())
    }

    /// How likely it is that the card shows this face; 0 if it cannot.
    pub fn weight(&self, id: SpanId, face: K) -> u32 {
        match self.cards[id].face {
            Some(known) => u32::from(known == face) * u32::from(self.total[face]),
            None => u32::from(self.slack(id, face).min(self.total[face])),
        }
    }

    /// [`Spans::weight`] of several cards.
    pub fn weights(&self, ids: &[SpanId], face: K) -> Weights {
        Weights(ids.iter().map(|&id| self.weight(id, face)).collect())
    }

    /// Somebody looked through the deck: exactly these faces are outside now.
    pub fn look(&mut self, outside: Counts<N>) -> Option<()> {
        let left = self.left(outside)?;
        let running = self.bounds.len() - 1;
        self.bounds.insert(running, Bound { time: self.now, left, exact: true });
        Some(())
    }

    /// These cards go back into the deck, which may have been empty.
    pub fn mix(&mut self, back: &[SpanId], deck_was_empty: bool) -> Option<()> {
        self.tick();
        let running = self.bounds.last_mut()?;
        running.time = self.now;
        running.exact = deck_was_empty;
        let mut left = running.left;
        self.tick();
        for &id in back {
            let span = &mut self.cards[id];
            span.died = self.now;
            if let Some(face) = span.face {
                left[face] += 1;
            }
        }
        self.bounds.push(Bound { time: RUNNING, left, exact: false });
        Some(())
    }

    /// What the cards outside the deck whose faces are open can share.
    fn left(&self, mut outside: Counts<N>) -> Option<Counts<N>> {
        for span in &self.cards {
            if let (Some(face), true) = (span.face, span.lasts_at(self.now)) {
                outside[face] = outside[face].checked_sub(1)?;
            }
        }
        Some(outside)
    }

    /// The smallest number of such faces that any bound of the span leaves open.
    fn slack(&self, id: SpanId, face: K) -> u8 {
        let span = &self.cards[id];
        if span.barred.contains(face) {
            return 0;
        }
        self.bounds[self.bounds_of(span)].iter().map(|bound| bound.left[face]).min().unwrap_or(u8::MAX)
    }

    /// The bounds at whose time the span lasted.
    fn bounds_of(&self, span: &Span<K>) -> Range<usize> {
        let first = self.bounds.partition_point(|bound| bound.time < span.born);
        if span.died == usize::MAX {
            return first..self.bounds.len();
        }
        let lasting = self.bounds[first..].partition_point(|bound| bound.time < span.died);
        first..first + lasting
    }

    fn charge(&mut self, id: SpanId, change: impl Fn(&mut Counts<N>)) {
        let bounds = self.bounds_of(&self.cards[id]);
        for bound in &mut self.bounds[bounds] {
            change(&mut bound.left);
        }
    }

    /// Fixes every face that matters: cards still outside the deck, and those outside when it was known exactly.
    /// The narrower their choice, the earlier: cards of many looks, then look by look, then cards of many bounds.
    pub fn settle(&mut self, rng: &mut impl Rng) -> Option<()> {
        let now = self.now;
        let backwards = rng.odds(1, 2);
        let mut open: Vec<_> = (0..self.cards.len())
            .filter(|&id| self.cards[id].face.is_none())
            .map(|id| {
                let span = &self.cards[id];
                let bounds = &self.bounds[self.bounds_of(span)];
                let mut looks = bounds.iter().filter(|bound| bound.exact).map(|look| look.time);
                let first = looks.next();
                let looks = usize::from(first.is_some()) + looks.count();
                let turn = if backwards { now - first.unwrap_or(now) } else { first.unwrap_or(now) };
                (Reverse(looks), turn, Reverse(bounds.len()), Reverse(span.barred.len()), id)
            })
            .filter(|&(Reverse(looks), .., id)| looks > 0 || self.cards[id].lasts_at(now))
            .collect();
        rng.shuffle(&mut open);
        open.sort_by_key(|&(looks, turn, bounds, barred, _)| (looks, turn, bounds, barred));
        let open: Vec<SpanId> = open.into_iter().map(|(.., id)| id).collect();
        for i in 0..open.len() {
            if self.fix_any(open[i], rng).is_none() {
                self.make_way(open[i], &open[..i], 1, rng)?;
            }
        }
        Some(())
    }

    /// Gives an open card any face that its bounds leave.
    fn fix_any(&mut self, id: SpanId, rng: &mut impl Rng) -> Option<()> {
        let span = &self.cards[id];
        let mut slack = [u8::MAX; N];
        for bound in &self.bounds[self.bounds_of(span)] {
            for (least, &left) in slack.iter_mut().zip(&bound.left.0) {
                *least = left.min(*least);
            }
        }
        let weights: [u32; N] =
            core::array::from_fn(|i| if span.barred.contains(K::at(i)) { 0 } else { u32::from(slack[i]).pow(2) });
        let kind = K::at(pick(&weights, rng)?);
        self.fix(id, kind)
    }

    /// Hands the face of a settled card to one that has no choice left; the settled one finds a new face, or again
    /// another makes way for it.
    fn make_way(&mut self, stuck: SpanId, settled: &[SpanId], detours: u8, rng: &mut impl Rng) -> Option<()> {
        for &other in settled {
            let Some(face) = self.loosen(other) else { continue };
            if self.fix(stuck, face).is_some() {
                if self.fix_any(other, rng).is_some()
                    || (detours > 0 && self.make_way(other, settled, detours - 1, rng).is_some())
                {
                    return Some(());
                }
                self.loosen(stuck);
            }
            self.fix(other, face)?;
        }
        None
    }

    /// Takes a face back.
    fn loosen(&mut self, id: SpanId) -> Option<K> {
        let face = self.cards[id].face.take()?;
        self.charge(id, |left| left[face] += 1);
        Some(face)
    }

    /// Takes the first of these cards that is known to show this face.
    pub fn take_showing(&self, ids: &mut Vec<SpanId>, face: K) -> Option<SpanId> {
        let i = ids.iter().position(|&id| self.face(id) == Some(face))?;
        Some(ids.swap_remove(i))
    }

    /// The known faces of these cards.
    pub fn counts(&self, ids: &[SpanId]) -> Counts<N> {
        ids.iter().filter_map(|&id| self.face(id)).collect()
    }
}

/// Takes any of these cards.
pub fn take_any(ids: &mut Vec<SpanId>, rng: &mut impl Rng) -> Option<SpanId> {
    if ids.is_empty() {
        return None;
    }
    let i = rng.below(ids.len() as u32) as usize;
    Some(ids.swap_remove(i))
}

/// Chances of each of several things.
#[derive(Clone, Debug)]
pub struct Weights(pub Vec<u32>);

impl Weights {
    /// One of them, or `None` when all are impossible.
    pub fn pick(&self, rng: &mut impl Rng) -> Option<usize> {
        pick(&self.0, rng)
    }
}

fn pick(weights: &[u32], rng: &mut impl Rng) -> Option<usize> {
    let total: u32 = weights.iter().sum();
    if total == 0 {
        return None;
    }
    let mut rest = rng.below(total);
    weights.iter().position(|&weight| {
        let hit = rest < weight;
        rest = rest.saturating_sub(weight);
        hit
    })
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "the macro declares for other crates")]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng as _;

    use super::*;

    crate::kinds! {
        Suit { Ice, Fire, Dog }
    }

    use Suit::{Dog, Fire, Ice};

    /// A deck of two Ice, one Fire and one Dog.
    fn deck() -> Spans<Suit, 3> {
        Spans::new(Counts([2, 1, 1]))
    }

    /// Settled with many seeds: every world must exist, and agree with what is asserted of it.
    fn settled(spans: &Spans<Suit, 3>, check: impl Fn(&Spans<Suit, 3>)) {
        for seed in 0..200 {
            let mut world = spans.clone();
            world.settle(&mut Xoshiro256PlusPlus::seed_from_u64(seed)).expect("a world");
            check(&world);
        }
    }

    #[test]
    fn no_more_of_a_kind_are_seen_than_there_are() {
        let mut spans = deck();
        assert!(spans.draw_seen(Fire).is_some());
        assert!(spans.draw_seen(Fire).is_none(), "the only Fire is out");
        let (one, two) = (spans.draw(), spans.draw());
        assert_eq!((spans.weight(one, Fire), spans.weight(one, Ice)), (0, 2));
        assert_eq!(spans.fix(one, Ice), Some(()));
        assert_eq!(spans.fix(one, Dog), None, "it shows Ice");
        assert_eq!(spans.weights(&[one, two], Ice).0, [2, 1]);
    }

    #[test]
    fn cards_that_are_mixed_in_can_be_drawn_again() {
        let mut spans = deck();
        let first = spans.draw_seen(Fire).expect("there is one");
        let kept = spans.draw();
        spans.mix(&[first], false).expect("a deck");
        let again = spans.draw_seen(Fire).expect("it went back");
        assert_ne!(first, again);
        settled(&spans, |world| {
            assert_ne!(world.face(kept), Some(Fire), "who kept a card while both times Fire was seen");
        });
    }

    #[test]
    fn what_an_emptied_deck_leaves_no_room_for_is_certain() {
        let mut spans = deck();
        let drawn: Vec<_> = (0..4).map(|_| spans.draw()).collect();
        spans.mix(&drawn[..1], true).expect("a deck");
        spans.draw_seen(Dog).expect("it may be the one that went back");
        settled(&spans, |world| {
            assert_eq!(world.face(drawn[0]), Some(Dog), "the only card of the new deck");
            assert_eq!(world.counts(&drawn[1..]), Counts([2, 1, 0]));
        });
    }

    #[test]
    fn whoever_looks_through_the_deck_knows_what_is_outside() {
        let mut spans = deck();
        let (one, two) = (spans.draw(), spans.draw());
        spans.tick();
        spans.look(Counts([1, 0, 1])).expect("two are outside");
        spans.bar(one, [Ice].into_iter().collect()).expect("not seen yet");
        settled(&spans, |world| assert_eq!((world.face(one), world.face(two)), (Some(Dog), Some(Ice))));
        assert_eq!(deck().look(Counts([0, 0, 0])), Some(()));
        let mut seen = deck();
        seen.draw_seen(Fire).expect("there is one");
        seen.tick();
        assert_eq!(seen.look(Counts([1, 0, 0])), None, "a Fire is outside");
    }

    /// Cards that were settled first make way for one that has a single face left.
    #[test]
    fn a_world_is_found_however_the_cards_are_taken() {
        let mut spans = deck();
        let cards: Vec<_> = (0..4).map(|_| spans.draw()).collect();
        spans.tick();
        spans.look(Counts([2, 1, 1])).expect("all are outside");
        spans.bar(cards[3], [Ice, Fire].into_iter().collect()).expect("not seen yet");
        spans.bar(cards[2], [Ice].into_iter().collect()).expect("not seen yet");
        settled(&spans, |world| {
            let faces: Vec<_> = cards.iter().map(|&id| world.face(id)).collect();
            assert_eq!(faces, [Ice, Ice, Fire, Dog].map(Some));
        });
    }

    #[test]
    fn a_card_leaves_a_hand_by_its_face_or_unseen() {
        let mut spans = deck();
        let mut hand = vec![spans.draw_seen(Ice).expect("there are two"), spans.draw()];
        assert_eq!(spans.take_showing(&mut hand, Dog), None);
        assert_eq!(spans.take_showing(&mut hand, Ice), Some(0));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        assert_eq!((take_any(&mut hand, &mut rng), take_any(&mut hand, &mut rng)), (Some(1), None));
    }
}
