//! What people's devices add to the deal: sealed in the lobby, opened once the host has pressed start.
//!
//! Whoever could choose their part after seeing the others could choose the deal, and the operator's server sees every
//! part. So devices commit to theirs first, and nothing at the table may change while they open them. A device that does
//! not answer ends the start for everybody, by name: holding a part back is always seen and never a second try in silence.

use serde::{Deserialize, Serialize};
use whiteout_core::{Seat, SeatSet};
use whiteout_games::{Entropy, Seal};

use crate::clock::Millis;
use crate::entry::Entry;
use crate::limits;
use crate::people::Person;
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

/// The parts of one deal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Shuffle {
    /// What the device of each seat has committed to.
    seals: Vec<Option<Seal>>,
    /// What each seat adds; nothing while it is sealed.
    parts: Vec<Entropy>,
    opened: SeatSet,
    /// When devices are being asked: until when.
    until: Option<Millis>,
    /// Starts of this game that were called off.
    failed: u32,
    /// Whose devices did not answer in the last of them.
    silent: SeatSet,
}

/// What everybody may see of it. Parts stay hidden until the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shuffling<'a> {
    /// What the device of each seat has committed to, where it adds anything.
    pub seals: &'a [Option<Seal>],
    /// Once start was pressed: the seats whose devices have not opened their parts yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub waiting: Option<SeatSet>,
    /// Starts of this game that were called off because a device did not answer.
    pub failed: u32,
    /// Whose devices those were the last time.
    pub silent: SeatSet,
}

impl Shuffle {
    pub(crate) fn new(players: usize) -> Self {
        Self {
            seals: vec![None; players],
            parts: vec![Entropy::default(); players],
            opened: SeatSet::EMPTY,
            until: None,
            failed: 0,
            silent: SeatSet::EMPTY,
        }
    }

    pub(crate) fn parts(&self) -> &[Entropy] {
        &self.parts
    }

    pub(crate) const fn until(&self) -> Option<Millis> {
        self.until
    }

    pub(crate) fn sealed(&self) -> SeatSet {
        let seats = Seat::all(self.seals.len() as u8).zip(&self.seals);
        seats.filter(|(_, seal)| seal.is_some()).map(|(seat, _)| seat).collect()
    }

    fn seal(&self, seat: Seat) -> Option<Seal> {
        self.seals.get(seat.index()).copied().flatten()
    }

    fn waiting(&self) -> SeatSet {
        self.sealed().minus(self.opened)
    }

    fn set(&mut self, seat: Seat, seal: Option<Seal>, part: Entropy) {
        if let (Some(sealed), Some(known)) = (self.seals.get_mut(seat.index()), self.parts.get_mut(seat.index())) {
            (*sealed, *known) = (seal, part);
        }
    }

    /// Someone is ready, or no longer. Logs from before parts were sealed hold the part itself.
    pub(crate) fn ready(&mut self, seat: Seat, seal: Option<Seal>, part: Entropy) {
        self.set(seat, seal, part);
    }

    /// The next person at this seat adds a part of their own.
    pub(crate) fn free(&mut self, seat: Seat) {
        self.set(seat, None, Entropy::default());
        self.silent = self.silent.without(seat);
    }

    pub(crate) const fn begin(&mut self, at: Millis) {
        self.until = Some(at.saturating_add(limits::UNSEALING));
        self.silent = SeatSet::EMPTY;
    }

    pub(crate) fn open(&mut self, seat: Seat, part: Entropy) {
        self.set(seat, self.seal(seat), part);
        self.opened = self.opened.with(seat);
    }

    /// The cards are dealt.
    pub(crate) const fn end(&mut self) {
        self.until = None;
    }

    /// All seals are void: the server has seen parts of this start. The seats that had to seal theirs anew.
    pub(crate) fn fail(&mut self) -> SeatSet {
        let void = self.sealed();
        let failed = self.failed.saturating_add(1);
        *self = Self { failed, silent: self.waiting(), ..Self::new(self.seals.len()) };
        void
    }
}

impl<G: Playable> Table<G> {
    /// Devices are opening their parts: nothing that leads to the deal may change.
    pub(crate) fn not_while_shuffling(&self) -> Result<(), Refusal> {
        if self.shuffle.until.is_none() { Ok(()) } else { Err(Refusal::new("shuffling")) }
    }

    /// What everybody may see of the shuffle, where devices take part in it.
    pub(crate) fn shuffling(&self) -> Option<Shuffling<'_>> {
        let Shuffle { seals, failed, silent, until, .. } = &self.shuffle;
        let waiting = until.map(|_| self.shuffle.waiting());
        let shown = *failed > 0 || seals.iter().any(Option::is_some);
        shown.then_some(Shuffling { seals, waiting, failed: *failed, silent: *silent })
    }

    /// Opens the part that this person's device has sealed. With the last one the cards are dealt.
    pub(crate) fn unseal(&self, person: Person, part: Entropy, at: Millis) -> Result<Vec<Entry<G>>, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::new("not-seated"))?;
        self.only_in(Phase::Lobby)?;
        if self.shuffle.until.is_none() {
            return Err(Refusal::new("not-now"));
        }
        let seal = self.shuffle.seal(seat).ok_or(Refusal::new("not-sealed"))?;
        if part.seal(&self.commitment(), seat) != seal {
            return Err(Refusal::new("wrong-part"));
        }
        // Every device of a person answers.
        if self.shuffle.opened.contains(seat) {
            return Ok(Vec::new());
        }
        let mut entries = vec![Entry::Unsealed { seat, part }];
        let mut shuffle = self.shuffle.clone();
        shuffle.open(seat, part);
        if shuffle.waiting().is_empty() {
            entries.extend(self.deal(&shuffle, at));
        }
        Ok(entries)
    }

    /// The entry that calls the start off once devices have had their time.
    pub fn call_off_start(&self, at: Millis) -> Option<Entry<G>> {
        self.shuffle.until.filter(|&until| until <= at).map(|_| Entry::StartFailed { at })
    }

    /// Everybody who sealed a part has to be ready anew, those who answered too: otherwise the next start could come before
    /// their devices have sealed new parts.
    pub(crate) fn apply_start_failed(&mut self) {
        for seat in self.shuffle.fail().iter() {
            if let Some(seated) = self.seated_mut(seat) {
                seated.ready = false;
            }
        }
    }
}
