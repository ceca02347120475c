//! What each public event does to the table.

use whiteout_core::{Seat, SeatSet};

use super::{FireDuty, Holding, PoolPhase, Stage, Table, Turn};
use crate::event::Event;
use crate::mission::LogSet;
use crate::step::Step;
use crate::words::{Blood, Cards, Chip, Dice, Gear, Kind as _, Power, Room, RoomSet, Sector};

impl Table {
    /// Folds an event; private ones change nothing here.
    pub fn apply(&mut self, event: &Event) {
        use Event as E;
        match *event {
            E::Asked { step, seats } => {
                self.step = step;
                self.waiting = seats;
            }
            E::Answered { seat } => self.waiting = self.waiting.without(seat),

            E::BoardLaid => self.chips = Sector::ALL.iter().fold(RoomSet::EMPTY, |all, s| all.or(s.rooms())),
            E::CaptainIs { seat } => {
                self.captain = seat;
                // Whoever takes over has a power of their own (`inf.power.one`).
                self.turn.power_used &= self.rules.options.one_power_a_turn;
                // A refusal was that of the Captain before (`inf.rope.consent`).
                self.turn.rope_refused = SeatSet::EMPTY;
            }
            E::Seated { seat, character } => self.characters[seat] = Some(character),
            E::BloodDealt => self.possible_imitations = 1,
            E::SecondBloodDealt => self.possible_imitations = self.rules.most_imitations() - self.torched_imitations(),

            E::Drew { seat, cards } => {
                self.take_supply(cards);
                self.hand[seat] += cards;
            }
            E::SupplyShuffled => {
                self.supply += self.supply_discard;
                self.supply_discard = 0;
            }
            E::Exchanged { seat, cards } => self.discard_from(seat, cards),
            E::Paid { seat, .. } | E::MolotovUsed { seat } => {
                self.discard_from(seat, 1);
                self.turn.molotov_used |= matches!(event, E::MolotovUsed { .. });
                // What was refused may be asked again with new cards (`inf.molotov.when`).
                if matches!(event, E::MolotovUsed { .. }) {
                    self.turn.refused = RoomSet::EMPTY;
                }
            }

            E::TurnBegan { turn } => {
                self.turn_number = turn;
                self.turn = Turn::default();
            }
            E::LogDrawn { log } => {
                self.log_deck = self.log_deck.without(log);
                self.turn.mission = Some(log);
                if self.mission().is_none() {
                    self.discard_log();
                }
            }
            E::LogShuffled => {
                self.log_deck = self.log_deck.or(self.log_discard);
                self.log_discard = LogSet::EMPTY;
            }
            E::MissionDropped => {
                self.discard_log();
                self.turn.rope_refused = SeatSet::EMPTY;
            }
            E::Smoked { room } => {
                self.smoke = self.smoke.with(room);
                // An event comes before the mission is known.
                if self.turn.mission.is_none() && self.turn.team.is_empty() {
                    self.turn.fresh_smoke = self.turn.fresh_smoke.with(room);
                }
            }
            E::Ignited { room } => {
                self.smoke = self.smoke.without(room);
                self.fire = self.fire.with(room);
            }
            E::Darkened { room } => self.dark = self.dark.with(room),
            E::Doused { room } => self.douse(room),
            E::Destroyed { room, chip } => {
                self.douse(room);
                self.dark = self.dark.without(room);
                self.destroyed = self.destroyed.with(room);
                if let Some(chip) = chip {
                    self.remove_chip(room, chip);
                }
            }

            E::RopeRefused { by, .. } => self.turn.rope_refused = self.turn.rope_refused.with(by),
            E::Tied { by, seat } => {
                self.gear[by].ropes -= 1;
                self.tied = self.tied.with(seat);
            }
            E::Tested { by, .. } => {
                self.gear[by].flamethrowers -= 1;
                self.gear[by].spent_flamethrowers += 1;
            }
            E::TorchCalled { by, .. } => self.gear[by].flamethrowers -= 1,
            E::Torched { seat, blood, gear_to } => {
                self.torched = self.torched.with(seat);
                self.tied = self.tied.without(seat);
                self.shown[seat] = Some(blood);
                self.possible_imitations -= u8::from(blood == Blood::Imitation);
                self.discard_from(seat, self.hand[seat]);
                let gear = core::mem::take(&mut self.gear[seat]);
                if let Some(to) = gear_to {
                    self.gear[to].add(gear);
                }
                self.flight = self.seats_to_fill();
            }
            E::GearGiven { from, to, gear } => {
                let card = self.gear[from].take(gear, self.rules.dynamite_uses);
                self.gear[to].add(card);
                self.turn.gave_gear = self.turn.gave_gear.with(from);
            }
            E::PowerUsed { power, .. } => self.use_power(power),

            E::TeamIs { seats, may_swap } => {
                self.turn.team = seats;
                self.turn.may_swap = may_swap;
                self.turn.fire_duty = self.fire_duty();
            }
            E::RoomProposed { .. } => self.turn.proposed = true,
            E::RoomRefused { room } => self.turn.refused = self.turn.refused.with(room),
            E::Entered { room } => {
                self.turn.room = Some(room);
                self.last_room = Some(room);
                self.passes_in_a_row = 0;
            }
            E::TurnPassed => {
                self.discard_log();
                self.turn.passed = true;
                self.has_passed = true;
                self.passes_in_a_row = self.passes_in_a_row.saturating_add(1);
            }
            E::FiresSkipped => self.has_skipped_fires = true,
            E::Sent { seat, room } => self.turn.sent[seat] = Some(room),

            E::HelperIs { seat } => self.turn.helper = Some(seat),
            E::HandedIn { seats } => {
                for seat in seats.iter() {
                    self.hand[seat] -= 1;
                }
                self.turn.pool = seats.len();
                self.turn.handed_in = seats;
                // A power acts once, on the mission or on the battle (`inf.power.one`).
                self.turn.helper = None;
                self.turn.phase = PoolPhase::Forming;
                self.turn.flipped = Cards::default();
                self.turn.flips = 0;
                self.turn.bonus = 0;
                // The dice of the mission do not lie before the battle.
                self.turn.dice_count = 0;
                self.turn.dice = Dice::NONE;
                self.turn.shifted = Dice::NONE;
                self.turn.throws_left = 0;
            }
            E::PoolShuffled => {
                self.turn.phase = match self.turn.phase {
                    PoolPhase::Forming => PoolPhase::Seen,
                    PoolPhase::Seen | PoolPhase::Swapping | PoolPhase::Turning => PoolPhase::Turning,
                };
            }
            E::SabotageFound { cards } => self.turn.found.add(&cards),
            E::SabotageGone { card } => {
                self.turn.found[card] -= 1;
                self.leave_pool(1);
            }
            E::Swapped { cards } => self.leave_pool(cards),
            E::PoolFed => {
                self.take_supply(1);
                self.turn.pool += 1;
            }
            E::SwapDrawn => {
                self.take_supply(1);
                self.turn.phase = PoolPhase::Swapping;
            }
            E::SwapKept => self.turn.pool += 1,
            E::SwapThrown => self.supply_discard += 1,
            E::TopLooked => self.top = 2,
            E::Flipped { card } => {
                self.turn.flips += 1;
                if card.is_sabotage() {
                    self.turn.found[card] += 1;
                } else {
                    self.turn.flipped[card] += 1;
                    self.leave_pool(1);
                }
            }
            E::PoolDropped => {
                self.leave_pool(self.turn.pool);
                self.turn.found = Cards::default();
            }
            E::MissionPassed => self.discard_log(),
            E::MissionFailed => {
                self.discard_log();
                self.turn.contagion = true;
            }

            E::DiceReady { dice, throws } => {
                self.turn.dice = Dice::NONE;
                self.turn.shifted = Dice::NONE;
                self.turn.dice_count = dice;
                self.turn.throws_left = throws;
                self.turn.boosted = false;
            }
            E::Thrown { dice } => {
                self.turn.dice = self.turn.dice.and(dice);
                self.turn.throws_left -= 1;
            }
            E::DieShifted { by, from, to, gear } => self.shift_die(by, from, to, gear),
            E::DiceKept { dice } => self.keep_dice(dice),
            E::Boosted { seat } => {
                self.gear[seat].spend_flame();
                self.turn.boosted = true;
                self.turn.throws_left += self.rules.boost_throws;
            }
            E::SabotageShifted { by, .. } => self.gear[by].spend_dynamite(self.rules.dynamite_uses),

            E::ChipShown { room, chip } => match chip.gear() {
                _ if chip == Chip::Thing => self.turn.stage = Stage::Battle,
                Some(gear) => {
                    self.remove_chip(room, chip);
                    let sector = room.sector();
                    self.progress[sector].gear |= self.rules.sectors[sector].gear == gear;
                }
                None => self.remove_chip(room, chip),
            },
            E::GearTaken { seat, gear } => self.gear[seat].gain(gear),
            E::ThingBeaten { room } => {
                self.remove_chip(room, Chip::Thing);
                let sector = room.sector();
                let things = &mut self.progress[sector].things;
                *things = (*things + 1).min(self.rules.sectors[sector].things);
            }
            E::BattleLost { .. } => {
                self.turn.contagion = true;
                self.turn.battle_lost = true;
            }
            E::ChipStays { room } => self.known_things = self.known_things.with(room),
            E::ChipsMixed { sector } => self.known_things = self.known_things.minus(sector.rooms()),

            E::ContagionRose { level } => self.level = level,
            E::SectorUnlocked { sector } => self.unlocked = sector,
            E::TurnEnded => self.tied = SeatSet::EMPTY,

            E::EscapeBegan => {
                self.escape = true;
                self.tied = SeatSet::EMPTY;
            }
            E::Nominated { seat } => self.nominated = self.nominated.with(seat),
            E::NominationRejected { .. } => self.rejections += 1,
            E::NominationsCleared => self.nominated = SeatSet::EMPTY,
            E::FinalCaptainIs { seat } => {
                self.captain = seat;
                self.final_captain = true;
                self.tests_left = self.rules.tracker.end_tests(self.level);
            }
            E::BloodShown { seat, blood } => {
                self.shown[seat] = Some(blood);
                self.tests_left = self.tests_left.saturating_sub(1);
            }
            E::Boarded { seats } => self.aboard = seats,
            E::Ended { reason, winners } => {
                self.outcome = Some((reason, winners));
                self.step = Step::Over;
                self.waiting = SeatSet::EMPTY;
            }
            E::Unmasked { seat, blood, .. } => self.shown[seat] = Some(blood),

            // They announce something that other events do, or are for some eyes only.
            E::Sealed { .. }
            | E::ChipsLaid { .. }
            | E::RolledForCaptain { .. }
            | E::BloodReceived { .. }
            | E::Dealt { .. }
            | E::Threw { .. }
            | E::RoomRolled { .. }
            | E::RopeAsked { .. }
            | E::BloodSeen { .. }
            | E::Voted { .. }
            | E::TorchFailed { .. }
            | E::ChipLooked { .. }
            | E::ChipSeen { .. }
            | E::HandLooked { .. }
            | E::CardSeen { .. }
            | E::Gave { .. }
            | E::HandInLooked { .. }
            | E::HandInSeen { .. }
            | E::PoolSeen { .. }
            | E::SabotageStruck { .. }
            | E::SabotageRolled { .. }
            | E::SwappedOut { .. }
            | E::Fed { .. }
            | E::SwapSeen { .. }
            | E::TopSeen { .. }
            | E::TopOrdered { .. }
            | E::FlipPicked { .. }
            | E::CameHome
            | E::FalloutRolled { .. }
            | E::SecondBloodReceived { .. }
            | E::BloodReturned { .. }
            | E::BloodCollected => {}
        }
    }

    /// Cards leave the deck; those put in order lie on top.
    const fn take_supply(&mut self, cards: u8) {
        self.supply -= cards;
        self.top = self.top.saturating_sub(cards);
    }

    fn discard_from(&mut self, seat: Seat, cards: u8) {
        self.hand[seat] -= cards;
        self.supply_discard += cards;
    }

    const fn leave_pool(&mut self, cards: u8) {
        self.turn.pool -= cards;
        self.supply_discard += cards;
    }

    fn discard_log(&mut self) {
        if let Some(log) = self.turn.mission.take() {
            self.log_discard = self.log_discard.with(log);
        }
    }

    fn douse(&mut self, room: Room) {
        self.smoke = self.smoke.without(room);
        self.fire = self.fire.without(room);
    }

    fn remove_chip(&mut self, room: Room, chip: Chip) {
        self.chips = self.chips.without(room);
        self.known_things = self.known_things.without(room);
        self.progress[room.sector()].left[chip] -= 1;
    }

    /// As it is when the room is about to be chosen (`inf.fire.duty`).
    fn fire_duty(&self) -> FireDuty {
        if self.burning().len() >= 2 {
            FireDuty::Any
        } else if !self.burning().minus(self.chips).is_empty() {
            FireDuty::Chipless
        } else {
            FireDuty::None
        }
    }

    fn use_power(&mut self, power: Power) {
        self.turn.power_used = true;
        match power {
            Power::IgnorePowerOut => self.turn.power_out_ignored = true,
            Power::ZeroCountsOne => {
                self.turn.bonus += 1;
                self.turn.zero_counts_one = true;
            }
            Power::PetriCountsAny => self.turn.petri_counts_any = true,
            Power::BattleDie => self.turn.bonus += 1,
            // In a roll it is a throw, in a sum it is one more.
            Power::OneMore if self.turn.dice_count > 0 => self.turn.throws_left += 1,
            Power::OneMore => self.turn.bonus += 1,
            Power::BattleThrow => self.turn.throws_left += 1,
            _ => {}
        }
    }

    fn shift_die(&mut self, by: Seat, from: u8, to: u8, gear: bool) {
        let turn = &mut self.turn;
        if gear {
            turn.dice.remove(from);
            turn.shifted.add(to);
            self.gear[by].spend_dynamite(self.rules.dynamite_uses);
        } else if turn.dice.count(from) > 0 {
            // A power may add to a change by Dynamite; a die without one is taken first.
            turn.dice.remove(from);
            turn.dice.add(to);
        } else {
            turn.shifted.remove(from);
            turn.shifted.add(to);
        }
    }

    /// Dice changed by Dynamite are kept first: thrown again they lose it.
    fn keep_dice(&mut self, kept: Dice) {
        let (mut dice, mut shifted) = (Dice::NONE, Dice::NONE);
        for face in 1..=6 {
            let changed = kept.count(face).min(self.turn.shifted.count(face));
            shifted.add_many(face, changed);
            dice.add_many(face, kept.count(face) - changed);
        }
        self.turn.dice = dice;
        self.turn.shifted = shifted;
    }
}

impl Holding {
    const fn gain(&mut self, gear: Gear) {
        match gear {
            Gear::Rope => self.ropes += 1,
            Gear::Dynamite => self.dynamites += 1,
            Gear::Flamethrower => self.flamethrowers += 1,
        }
    }

    const fn add(&mut self, other: Self) {
        self.ropes += other.ropes;
        self.dynamites += other.dynamites;
        self.dynamite_rest += other.dynamite_rest;
        self.flamethrowers += other.flamethrowers;
        self.spent_flamethrowers += other.spent_flamethrowers;
    }

    /// One card of this Gear, the fullest first.
    fn take(&mut self, gear: Gear, full: u8) -> Self {
        let mut card = Self { ropes: 0, dynamites: 0, dynamite_rest: 0, flamethrowers: 0, spent_flamethrowers: 0 };
        match gear {
            Gear::Rope => {
                self.ropes -= 1;
                card.ropes = 1;
            }
            Gear::Dynamite if self.dynamites > 0 => {
                self.dynamites -= 1;
                card.dynamites = 1;
            }
            // What is left may lie on two cards that were used: each holds less than a full one.
            Gear::Dynamite => {
                card.dynamite_rest = self.dynamite_rest.min(full - 1);
                self.dynamite_rest -= card.dynamite_rest;
            }
            Gear::Flamethrower if self.flamethrowers > 0 => {
                self.flamethrowers -= 1;
                card.flamethrowers = 1;
            }
            Gear::Flamethrower => {
                self.spent_flamethrowers -= 1;
                card.spent_flamethrowers = 1;
            }
        }
        card
    }

    /// What was used before is used up first.
    const fn spend_dynamite(&mut self, full: u8) {
        if self.dynamite_rest == 0 {
            self.dynamites -= 1;
            self.dynamite_rest = full;
        }
        self.dynamite_rest -= 1;
    }

    const fn spend_flame(&mut self) {
        if self.spent_flamethrowers > 0 {
            self.spent_flamethrowers -= 1;
        } else {
            self.flamethrowers -= 1;
            self.spent_flamethrowers += 1;
        }
    }
}
