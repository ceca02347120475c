//! What a seat remembers: the events it saw, folded into a belief about the others.

use whiteout_core::Seat;
use whiteout_infection::secret::Own;
use whiteout_infection::table::Table;
use whiteout_infection::words::{Blood, Card};
use whiteout_infection::{Claim, Event, Step};

use super::super::odds;
use super::super::style::Style;
use super::claims::Claims;
use super::deeds::{Deeds, brings_nearer};
use super::pool::Pool;
use super::reading::Reading;
use crate::belief::Belief;

#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    me: Option<Seat>,
    belief: Option<Reading>,
    /// The card I was dealt by the Assimilation under way.
    second: Option<Blood>,
    pool: Pool,
    deeds: Deeds,
    claims: Claims,
    /// Whose blood I have seen, and what it was.
    tested: Option<(Seat, Blood)>,
}

impl Memory {
    /// Takes in an event that this seat may see; `before` is the table it happened at.
    pub(crate) fn see(&mut self, event: &Event, before: &Table, style: &Style) {
        let players = before.rules.players;
        match *event {
            Event::BloodDealt => self.belief = Some(Reading::new(players, style)),
            Event::BloodReceived { seat, .. } => self.me = Some(seat),
            Event::HandedIn { seats } => self.pool = Pool::new(seats),
            Event::Gave { card, .. } => self.pool.given(card),
            Event::PoolSeen { cards, .. } => self.pool.looked_into(cards),
            Event::Flipped { card } if !card.is_sabotage() => self.pool.turned(card),
            Event::PoolFed | Event::SwapKept => self.pool.fed(),
            Event::SabotageStruck { .. } => self.pool.struck(),
            Event::TurnBegan { .. } => self.claims.new_turn(),
            Event::Tested { by, seat } => self.claims.tested(by, seat),
            Event::SecondBloodReceived { blood, .. } => self.second = Some(blood),
            _ => {}
        }
        // Whoever came late knows at least that there was one.
        let belief = self.belief.get_or_insert_with(|| Reading::new(players, style));
        let me = self.me;
        self.deeds.see(belief.careless(), me, event, before, style);
        match *event {
            Event::BloodReceived { seat, blood }
            | Event::BloodSeen { seat, blood, .. }
            | Event::BloodShown { seat, blood }
            | Event::Torched { seat, blood, .. } => {
                belief.know(seat, blood == Blood::Imitation);
                if let Event::BloodSeen { .. } = event {
                    self.tested = Some((seat, blood));
                }
                if let (Event::Torched { .. }, Blood::Imitation) = (event, blood)
                    && (players < 7 || before.rules.options.torch_win_always)
                {
                    belief.somebody_is_left(before.crew().without(seat));
                }
            }
            Event::BloodCollected => {
                belief.assimilated(before, me.zip(self.second.take()));
                self.claims.assimilated();
                self.tested = self.tested.filter(|(_, blood)| *blood == Blood::Imitation);
            }
            Event::HandInSeen { seat, card, .. } => self.pool.saw(belief, before, seat, card, style),
            Event::SabotageFound { cards } => self.pool.sabotage_shown(belief, me, before, cards, style),
            Event::MissionPassed | Event::MissionFailed => {
                // The Captain alone looks into the pool and may mend it.
                if Some(before.captain) != me {
                    belief.hint(before.captain, self.pool.captain(*event == Event::MissionPassed, style));
                }
                self.judge(before, style);
            }
            Event::DiceReady { .. } | Event::BattleLost { .. } => self.judge(before, style),
            Event::RoomRefused { room } => {
                let barriers: Vec<Card> = before.barriers(room).collect();
                // With two to pay nobody can tell which was missing.
                if let [card] = barriers[..] {
                    Pool::unpaid(belief, me, before, &[card], style);
                }
            }
            Event::SabotageStruck { card } if !card.answers().is_empty() => {
                Pool::unpaid(belief, me, before, card.answers(), style);
            }
            Event::Paid { seat, .. } if Some(seat) != me => belief.hint(seat, style.read_pays),
            Event::DieShifted { by, from, to, gear: true } if Some(by) != me => {
                belief.hint(by, if brings_nearer(before, from, to) { style.read_helps } else { style.read_wastes });
            }
            Event::Boosted { seat } if Some(seat) != me => belief.hint(seat, style.read_helps),
            // Whoever was sent to this fire let it burn.
            Event::Ignited { room } | Event::Destroyed { room, .. } => {
                let sent = before.seats().find(|&seat| before.turn.sent[seat] == Some(room));
                if let Some(seat) = sent.filter(|&seat| Some(seat) != me) {
                    let holds = odds::holds(before, |card| card == Card::FireExtinguisher);
                    belief.hint(seat, (1.0 - holds * style.read_pays) / (1.0 - holds));
                }
            }
            // A Captain who goes where nothing is to be found wastes a turn.
            Event::Entered { room } if Some(before.captain) != me && before.sector_done(room.sector()) => {
                let better = before
                    .targets()
                    .iter()
                    .any(|other| !before.sector_done(other.sector()) && before.barriers(other).next().is_none());
                if better && !before.burning().contains(room) {
                    belief.hint(before.captain, style.read_strays);
                }
            }
            Event::Voted { seat, yes } if Some(seat) != me => match before.step {
                Step::TorchVote { target, .. } if target != seat => {
                    weigh_vote(belief, seat, target, yes, style.torch_imitation, style.torch_own);
                }
                // To make somebody Final Captain is to trust.
                Step::Nomination { nominee } if nominee != seat => {
                    let often = |refuses: f32| if yes { 1.0 - refuses } else { refuses };
                    let human = often(style.refuses_human);
                    let by_imitation =
                        if odds::may_be_half(before) { style.imitation_stops } else { style.imitation_refuses };
                    let [imitation, by_imitation] =
                        [style.refuses_imitation, by_imitation].map(|refuses| often(refuses) / human);
                    belief.weigh_pair(seat, nominee, [imitation, by_imitation, by_imitation]);
                }
                _ => {}
            },
            _ => {}
        }
    }

    fn judge(&mut self, before: &Table, style: &Style) {
        let Some(belief) = &mut self.belief else { return };
        self.pool.judge(belief, self.me, before, style);
        let (turned, unseen) = self.pool.shown();
        self.claims.hold_against(belief, turned, unseen, style);
        self.claims.new_pool();
    }

    /// Hears a claim of somebody else.
    pub(crate) fn hear(&mut self, speaker: Seat, claim: Claim, style: &Style) {
        self.claims.note(speaker, claim);
        if let Some(belief) = &mut self.belief
            && Some(speaker) != self.me
        {
            self.claims.hear(belief, speaker, claim, style);
        }
    }

    /// The same memory in the head of this seat, should it be one or the other.
    pub(crate) fn in_the_head_of(&self, seat: Seat, blood: Blood) -> Self {
        let mut memory = self.clone();
        memory.me = Some(seat);
        if let Some(belief) = &mut memory.belief {
            belief.know(seat, blood == Blood::Imitation);
        }
        memory
    }

    pub(crate) const fn claims(&self) -> &Claims {
        &self.claims
    }

    pub(crate) const fn my_card(&self) -> Option<Card> {
        self.pool.my_card()
    }

    pub(crate) const fn tested(&self) -> Option<(Seat, Blood)> {
        self.tested
    }

    pub(crate) fn sets(&self) -> Option<&Belief> {
        self.belief.as_ref().map(Reading::whole)
    }

    /// The belief at this moment. A bot that takes a seat over in mid-game starts from what the table shows.
    pub(crate) fn belief(&mut self, table: &Table, own: Option<&Own>, style: &Style) -> &Belief {
        let belief = self.belief.get_or_insert_with(|| {
            let mut belief = Reading::new(table.rules.players, style);
            for seat in table.seats() {
                if let Some(blood) = table.shown[seat] {
                    belief.know(seat, blood == Blood::Imitation);
                }
            }
            belief
        });
        // Whatever was missed, of oneself one is sure.
        if let Some(own) = own {
            self.me = Some(own.seat);
            let imitation = own.blood == Blood::Imitation;
            belief.sum_up();
            if (belief.whole().of(own.seat) > 0.5) != imitation {
                belief.know(own.seat, imitation);
            }
        }
        belief.sum_up();
        belief.whole()
    }
}

/// A vote for the fire, or against it, by who votes about whom.
fn weigh_vote(belief: &mut Reading, voter: Seat, about: Seat, yes: bool, human_of_imitation: f32, own: f32) {
    let (human, own) = if yes { (human_of_imitation, own) } else { (1.0 / human_of_imitation, 1.0 / own) };
    belief.weigh_pair(voter, about, [human, 1.0, own]);
}
