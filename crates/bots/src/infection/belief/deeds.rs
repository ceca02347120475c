//! What people do with what they have, and what they leave undone.

use whiteout_core::{Seat, SeatSet};
use whiteout_infection::table::Table;
use whiteout_infection::words::Power;
use whiteout_infection::{Event, Step};

use super::super::style::Style;
use crate::belief::Belief;

/// Teams are told apart from this much doubt on.
const APART: f32 = 0.05;

/// What may be done now, and was not yet.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deeds {
    /// Who may exchange and has not.
    exchange: SeatSet,
    /// The Captain, who could do something for the team.
    offered: Option<Seat>,
}

impl Deeds {
    pub(super) fn see(&mut self, belief: &mut Belief, me: Option<Seat>, event: &Event, before: &Table, style: &Style) {
        let mut read = |seat: Seat, times: f32| {
            if Some(seat) != me && tells(times) {
                belief.hint(seat, times);
            }
        };
        match *event {
            // With the next question the one before is answered.
            Event::Asked { step, seats } => {
                self.exchange.iter().for_each(|seat| read(seat, style.read_keeps));
                if let Some(seat) = self.offered {
                    read(seat, style.read_idles);
                }
                self.exchange = if let Step::Exchange { .. } = step { seats } else { SeatSet::EMPTY };
                self.offered = could_help(before, step).then_some(before.captain);
            }
            Event::Exchanged { seat, .. } => {
                self.exchange = self.exchange.without(seat);
                read(seat, style.read_exchanges);
            }
            Event::PowerUsed { seat, power } => {
                self.offered = None;
                if is_help(power) {
                    read(seat, style.read_power);
                }
            }
            Event::Sent { .. } => self.offered = None,
            Event::MolotovUsed { seat } => read(seat, style.read_molotov),
            Event::TeamIs { seats, .. } if Some(before.captain) != me && tells(style.read_team) => {
                belief.sum_up();
                let times = style.read_team.powf(oddity(belief, me, before, seats));
                belief.hint(before.captain, times);
            }
            Event::Nominated { seat } if Some(before.captain) != me && tells(style.names_imitation) => {
                belief.weigh_pair(before.captain, seat, [style.names_imitation, 1.0, style.names_own]);
            }
            _ => {}
        }
    }
}

/// Whether a number says anything: 1 does not.
fn tells(times: f32) -> bool {
    (times - 1.0).abs() > f32::EPSILON
}

/// Whether a Human who is Captain would do something here, whatever it holds.
fn could_help(table: &Table, step: Step) -> bool {
    match step {
        Step::Power { power } => is_help(power),
        Step::Room => table.power_ready(Power::SeeChip),
        Step::Prepare => table.power_ready(Power::ExchangeBefore),
        Step::Firefighter | Step::RemoveSmoke => true,
        _ => false,
    }
}

/// Whether a power is for the good of all whoever uses it.
const fn is_help(power: Power) -> bool {
    !matches!(
        power,
        Power::SecondOnTheLeft
            | Power::AddTop
            | Power::OrderTop
            | Power::SeeHandedIn
            | Power::SeeRandom
            | Power::SeeSwapped
            | Power::SwapTwo
            | Power::SwapAnyway
    )
}

/// How doubtful the company of this Captain is among all that could be named: from -1 for the least to 1 for the most.
fn oddity(belief: &Belief, me: Option<Seat>, table: &Table, team: SeatSet) -> f32 {
    let others = me.into_iter().fold(table.crew().without(table.captain), SeatSet::without);
    let doubt = |team: SeatSet| team.and(others).iter().map(|seat| belief.of(seat)).sum::<f32>();
    let (least, most) = table.teams().map(doubt).fold((f32::MAX, 0.0), |(least, most), d| (d.min(least), d.max(most)));
    if most - least < APART { 0.0 } else { 2.0 * (doubt(team) - least) / (most - least) - 1.0 }
}

/// Whether a change of a die makes more of them alike.
pub(super) fn brings_nearer(table: &Table, from: u8, to: u8) -> bool {
    let dice = table.turn.dice.and(table.turn.shifted);
    let mut changed = dice;
    changed.remove(from);
    changed.add(to);
    changed.alike() > dice.alike()
}

#[cfg(test)]
mod tests {
    use whiteout_infection::mission::Log;
    use whiteout_infection::words::{Kind as _, Room};
    use whiteout_infection::{Config, Why};

    use super::*;

    fn table() -> Table {
        Table::blank(*Config::standard(5).expect("standard").rules())
    }

    fn seat(index: u8) -> Seat {
        Seat::at(index)
    }

    /// What seat 0 believes of everybody after these events.
    fn after(events: &[Event], style: &Style) -> Belief {
        let mut belief = Belief::new(5, SeatSet::first(5).without(seat(0)));
        let (mut deeds, mut table) = (Deeds::default(), table());
        for event in events {
            deeds.see(&mut belief, Some(seat(0)), event, &table, style);
            table.apply(event);
        }
        belief.sum_up();
        belief
    }

    fn asked(step: Step, seats: SeatSet) -> Event {
        Event::Asked { step, seats }
    }

    #[test]
    fn whoever_keeps_all_cards_is_doubted_and_whoever_exchanges_is_not() {
        let events = [
            asked(Step::Exchange { why: Why::RecRoom }, SeatSet::first(3)),
            Event::Exchanged { seat: seat(1), cards: 0 },
            asked(Step::Team, SeatSet::one(seat(3))),
        ];
        let belief = after(&events, &Style::EXPERT);
        assert!(belief.of(seat(1)) < belief.of(seat(3)) && belief.of(seat(3)) < belief.of(seat(2)));
        let belief = after(&events, &Style::REGULAR);
        assert!((belief.of(seat(1)) - belief.of(seat(2))).abs() < 1e-6, "a regular player does not read it");
    }

    #[test]
    fn a_captain_who_sends_nobody_to_a_fire_is_doubted() {
        let asks = asked(Step::Firefighter, SeatSet::one(seat(2)));
        let goes_on = asked(Step::HandIn, SeatSet::first(5));
        let captain = Event::CaptainIs { seat: seat(2) };
        let idle = after(&[captain, asks, goes_on], &Style::EXPERT);
        assert!(idle.of(seat(2)) > idle.of(seat(1)));
        let sent = Event::Sent { seat: seat(1), room: Room::at(0) };
        let helps = after(&[captain, asks, sent, goes_on], &Style::EXPERT);
        assert!((helps.of(seat(2)) - helps.of(seat(3))).abs() < 1e-6);
    }

    #[test]
    fn a_captain_who_takes_the_doubted_along_is_doubted() {
        let mut table = table();
        // A mission for three.
        let rules = table.rules;
        let mut logs = (0..).zip(rules.logs.iter());
        let three = |log| matches!(log, Log::Mission(mission) if mission.team == 3);
        let (log, _) = logs.find(|(_, log)| three(*log)).expect("a mission for three");
        table.apply(&Event::CaptainIs { seat: seat(1) });
        table.apply(&Event::LogDrawn { log });
        let mut believed = Belief::new(5, SeatSet::first(5).without(seat(0)));
        believed.hint(seat(4), 6.0);
        believed.sum_up();
        let [odd, fair] = [[1, 2, 4], [0, 1, 2]].map(|team| {
            let seats = team.into_iter().map(seat).collect();
            oddity(&believed, Some(seat(0)), &table, seats)
        });
        assert!(odd > 0.9 && fair < -0.9, "{odd} {fair}");
    }
}
