//! Deals the Blood Sample cards anew, from the first Imitation through every Assimilation.

use whiteout_core::{BySeat, Chance as _, Counts, Rng, Seat, SeatSet};

use super::Observer;
use crate::event::Event;
use crate::secret::Secret;
use crate::table::Table;
use crate::words::Blood;

/// How often blood was dealt: 0 is the start.
type Stage = usize;

/// What the viewer knows of everybody's blood, and when.
#[derive(Clone, Debug, Default)]
pub(super) struct Evidence {
    /// How far the deals have come.
    stage: Stage,
    /// The last stage at which a seat was Human for sure.
    human_until: BySeat<Option<Stage>>,
    /// The first stage at which a seat was an Imitation for sure.
    imitation_from: BySeat<Option<Stage>>,
    /// Cards the viewer was dealt later.
    dealt: Vec<Blood>,
    /// Who was in the crew at each later deal.
    crews: Vec<SeatSet>,
    /// Stages at which some of these were an Imitation, as the game went on after a torch.
    somebody: Vec<(Stage, SeatSet)>,
    /// Whether the last deal is still under way.
    open: bool,
}

/// Who was an Imitation at each stage, in a world drawn for the viewer.
pub(super) struct Histories {
    stages: Vec<SeatSet>,
    /// Who was dealt an Imitation card by the deal under way.
    second: SeatSet,
    open: bool,
}

/// By option Humans hand in no Sabotage: who may, as the log is followed.
pub(super) struct Honest<'a> {
    histories: Option<&'a Histories>,
    stage: Stage,
}

impl Honest<'_> {
    pub(super) fn follow(&mut self, event: &Event) {
        self.stage += usize::from(matches!(event, Event::BloodCollected));
    }

    pub(super) fn may_sabotage(&self, seat: Seat) -> bool {
        self.histories
            .is_none_or(|histories| histories.stages.get(self.stage).is_none_or(|imitations| imitations.contains(seat)))
    }
}

impl Histories {
    pub(super) fn honest(&self, observer: &Observer, strict: bool) -> Honest<'_> {
        let bound = strict && observer.table.rules.options.human_no_sabotage;
        Honest { histories: bound.then_some(self), stage: 0 }
    }
}

/// Whether a torched Imitation ends the game should it have been the last one alive.
fn torch_would_win(table: &Table) -> bool {
    table.rules.players < 7 || table.rules.options.torch_win_always
}

impl Evidence {
    /// Something was seen that has made this of the table.
    pub(super) fn follow(&mut self, event: &Event, table: &Table) {
        match *event {
            Event::BloodReceived { seat, blood } => self.note(seat, blood, 0),
            Event::BloodSeen { seat, blood, .. } | Event::BloodShown { seat, blood } => {
                self.note(seat, blood, self.stage);
            }
            Event::Torched { seat, blood, .. } => {
                self.note(seat, blood, self.stage);
                if blood == Blood::Imitation && torch_would_win(table) {
                    self.somebody.push((self.stage, table.crew()));
                }
            }
            Event::SecondBloodDealt => {
                self.crews.push(table.crew());
                self.open = true;
            }
            Event::SecondBloodReceived { seat, blood } => {
                self.dealt.push(blood);
                // From then on an Imitation, or still what one was.
                if blood == Blood::Imitation {
                    self.note(seat, blood, self.stage + 1);
                }
            }
            Event::BloodCollected => {
                self.stage += 1;
                self.open = false;
            }
            _ => {}
        }
    }

    fn note(&mut self, seat: Seat, blood: Blood, stage: Stage) {
        match blood {
            Blood::Human => self.human_until[seat] = self.human_until[seat].max(Some(stage)),
            Blood::Imitation => {
                let known = self.imitation_from[seat].unwrap_or(stage);
                self.imitation_from[seat] = Some(known.min(stage));
            }
        }
    }

    /// One try.
    fn draw(&self, table: &Table, me: Option<Seat>, rng: &mut impl Rng) -> Option<Histories> {
        let everybody = SeatSet::first(table.rules.players);
        let known = everybody.iter().find(|&seat| self.imitation_from[seat] == Some(0));
        let first = match known {
            Some(seat) => seat,
            None => {
                let open: SeatSet = everybody.iter().filter(|&seat| self.human_until[seat].is_none()).collect();
                open.nth(rng.below(u32::from(open.len())) as u8)?
            }
        };
        let mut imitations = SeatSet::one(first);
        let mut histories = Histories { stages: vec![imitations], second: SeatSet::EMPTY, open: self.open };
        for (i, &crew) in self.crews.iter().enumerate() {
            let cards = dealt_imitations(table, imitations, crew, rng)?;
            let got = self.receivers(i + 1, crew, imitations, cards, me, rng)?;
            histories.second = got;
            if i + 1 < self.crews.len() || !self.open {
                imitations = imitations.or(got);
                histories.stages.push(imitations);
            }
        }
        self.fits(&histories).then_some(histories)
    }

    /// Who gets them: those who must, and any of those who may.
    fn receivers(
        &self,
        stage: Stage,
        crew: SeatSet,
        imitations: SeatSet,
        cards: u8,
        me: Option<Seat>,
        rng: &mut impl Rng,
    ) -> Option<SeatSet> {
        let mut got = SeatSet::EMPTY;
        let mut may = SeatSet::EMPTY;
        for seat in crew.iter() {
            let mine = if me == Some(seat) { self.dealt.get(stage - 1) } else { None };
            let human = self.human_until[seat].is_some_and(|until| until >= stage);
            let turns = self.imitation_from[seat] == Some(stage) && !imitations.contains(seat);
            match mine {
                Some(Blood::Imitation) => got = got.with(seat),
                Some(Blood::Human) => {}
                None if human => {}
                None if turns => got = got.with(seat),
                None => may = may.with(seat),
            }
        }
        for _ in got.len()..cards {
            let seat = may.nth(rng.below(u32::from(may.len())) as u8)?;
            got = got.with(seat);
            may = may.without(seat);
        }
        (got.len() == cards).then_some(got)
    }

    fn fits(&self, histories: &Histories) -> bool {
        let at = |stage: Stage| histories.stages.get(stage).copied().unwrap_or(SeatSet::EMPTY);
        let last = histories.stages.len() - 1;
        Seat::all(8).all(|seat| {
            let human = self.human_until[seat].is_none_or(|until| !at(until.min(last)).contains(seat));
            let imitation = self.imitation_from[seat].is_none_or(|from| from > last || at(from).contains(seat));
            human && imitation
        }) && self.somebody.iter().all(|&(stage, crew)| !at(stage).and(crew).is_empty())
    }
}

/// How many Imitation cards come out of the blood deck.
fn dealt_imitations(table: &Table, imitations: SeatSet, crew: SeatSet, rng: &mut impl Rng) -> Option<u8> {
    let rules = &table.rules;
    let mut deck: Counts<2> = rules.blood;
    // Every Imitation but the first has its card from the deck.
    deck[Blood::Imitation] = rules.most_imitations().checked_sub(imitations.len())?;
    deck[Blood::Human] = rules.blood.total() - deck[Blood::Imitation];
    let mut cards = 0;
    for _ in crew.iter() {
        cards += u8::from(deck.draw::<Blood>(rng) == Blood::Imitation);
    }
    Some(cards)
}

/// Everybody's blood from the start; `None` when too many tries failed.
pub(super) fn draw(observer: &Observer, rng: &mut impl Rng) -> Option<Histories> {
    let mut evidence = observer.evidence.clone();
    if let Some(own) = &observer.own
        && observer.table.turn_number > 0
    {
        evidence.note(own.seat, own.blood, evidence.stage);
    }
    (0..super::TRIES).find_map(|_| evidence.draw(&observer.table, observer.seat(), rng))
}

/// Puts it into the hidden half of a state.
pub(super) fn deal(observer: &Observer, histories: &Histories, secret: &mut Secret) {
    let table = &observer.table;
    if table.turn_number == 0 {
        return;
    }
    let imitations = histories.stages.last().copied().unwrap_or(SeatSet::EMPTY);
    hold(table, imitations, table.rules.most_imitations() - imitations.len(), secret);
    if histories.open {
        for seat in table.crew().iter() {
            let blood = side(histories.second, seat);
            secret.second_blood[seat] = Some(blood);
            secret.blood_deck[blood] -= 1;
        }
    }
}

/// Lets exactly these seats be Imitations, and puts the other cards of Imitations into the deck.
pub(super) fn hold(table: &Table, imitations: SeatSet, in_deck: u8, secret: &mut Secret) {
    for seat in table.seats() {
        secret.blood[seat] = side(imitations, seat);
    }
    secret.blood_deck[Blood::Imitation] = in_deck;
    secret.blood_deck[Blood::Human] = table.rules.blood.total() - in_deck;
}

fn side(imitations: SeatSet, seat: Seat) -> Blood {
    if imitations.contains(seat) { Blood::Imitation } else { Blood::Human }
}
