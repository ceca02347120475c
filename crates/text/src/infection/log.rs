//! The log: one sentence for everything that happened.

use whiteout_core::Seat;
use whiteout_infection::Event;
use whiteout_infection::mission::{Log, LogId};
use whiteout_infection::table::Table;
use whiteout_infection::words::{Blood, Dice};

use super::{Phrase, Texts};

impl Texts {
    pub(crate) fn happened(&self, table: &Table, event: &Event) -> Option<String> {
        use Event as E;
        let p = Phrase::new(*self);
        let sentence = match *event {
            E::Sealed { action, .. } => p.text("choice", self.choice(table, action)).say("log-sealed-own"),

            E::BoardLaid => p.say("log-board-laid"),
            E::RolledForCaptain { seat, dice } => {
                p.seat(table, seat).dice(Dice::of(&dice)).say("log-rolled-for-captain")
            }
            E::CaptainIs { seat } => p.seat(table, seat).say("log-captain-is"),
            E::Seated { seat, character } => {
                // By number: afterwards the seat already goes by its Character's name.
                let number = self.seat_number(seat);
                p.text("player", number).text("character", self.character(character)).say("log-seated")
            }
            E::BloodDealt => p.say("log-blood-dealt"),
            E::BloodReceived { blood, .. } => p.say(match blood {
                Blood::Human => "log-blood-received-human",
                Blood::Imitation => "log-blood-received-imitation",
            }),

            E::Drew { seat, cards } => p.seat(table, seat).n(cards).say("log-drew"),
            E::Dealt { cards, .. } => p.text("things", self.cards(cards)).say("log-you-draw"),
            E::SupplyShuffled => p.say("log-supply-shuffled"),
            E::Exchanged { seat, cards } => p.seat(table, seat).n(cards).say("log-exchanged"),
            E::Threw { card, .. } => p.thing(card).say("log-threw"),
            E::Paid { seat, card } => p.seat(table, seat).thing(card).say("log-paid"),

            E::TurnBegan { turn } => p.n(turn).say("log-turn-began"),
            E::LogDrawn { log } => self.log_drawn(table, log),
            E::LogShuffled => p.say("log-log-shuffled"),
            E::RoomRolled { room } => p.room(room).say("log-room-rolled"),
            E::Smoked { room } => p.room(room).say("log-smoked"),
            E::Ignited { room } => p.room(room).say("log-ignited"),
            E::Darkened { room } => p.room(room).say("log-darkened"),
            E::Doused { room } => p.room(room).say("log-doused"),
            E::Destroyed { room, chip: Some(chip) } => p.room(room).chip(chip).say("log-destroyed-chip"),
            E::Destroyed { room, chip: None } => p.room(room).say("log-destroyed"),

            E::MolotovUsed { seat } => p.seat(table, seat).say("log-molotov-used"),
            E::RopeAsked { by, seat } => p.seat(table, by).other(table, seat).say("log-rope-asked"),
            E::RopeRefused { by, seat } => p.seat(table, by).other(table, seat).say("log-rope-refused"),
            // The next Captain comes with the next event.
            E::Tied { by, seat } => {
                let key = if seat == table.captain { "log-tied-captain" } else { "log-tied" };
                p.seat(table, by).other(table, seat).say(key)
            }
            E::Tested { by, seat } => p.seat(table, by).other(table, seat).say("log-tested"),
            E::BloodSeen { seat, blood, .. } => p.other(table, seat).say(match blood {
                Blood::Human => "log-blood-seen-human",
                Blood::Imitation => "log-blood-seen-imitation",
            }),
            E::TorchCalled { by, seat } => p.seat(table, by).other(table, seat).say("log-torch-called"),
            E::Voted { seat, yes } => p.seat(table, seat).say(if yes { "log-voted-yes" } else { "log-voted-no" }),
            E::TorchFailed { seat } => p.seat(table, seat).say("log-torch-failed"),
            E::Torched { seat, blood, gear_to } => self.torched(table, seat, blood, gear_to),
            E::GearGiven { from, to, gear } => p.seat(table, from).other(table, to).gear(gear).say("log-gear-given"),
            E::PowerUsed { seat, power } => p.seat(table, seat).power(power).say("log-power-used"),
            E::MissionDropped => p.say("log-mission-dropped"),

            E::TeamIs { seats, may_swap } => {
                p.seats(table, seats).say(if may_swap { "log-team-is" } else { "log-team-is-no-swap" })
            }
            E::ChipLooked { room } => p.room(room).say("log-chip-looked"),
            E::ChipSeen { room, chip, .. } => p.room(room).chip(chip).say("log-chip-seen"),
            E::RoomProposed { room } => p.room(room).say("log-room-proposed"),
            E::RoomRefused { room } => p.room(room).say("log-room-refused"),
            E::Entered { room } => p.room(room).say("log-entered"),
            E::TurnPassed => p.say("log-turn-passed"),
            E::FiresSkipped => p.say("log-fires-skipped"),
            E::Sent { seat, room } => p.seat(table, seat).room(room).say("log-sent"),

            E::HelperIs { seat } => p.seat(table, seat).say("log-helper-is"),
            E::HandLooked { seat } => p.seat(table, seat).say("log-hand-looked"),
            E::CardSeen { seat, card, .. } => p.seat(table, seat).card(card).say("log-card-seen"),
            E::HandedIn { seats } if seats.is_empty() => p.say("log-handed-in-nothing"),
            E::HandedIn { seats } => p.seats(table, seats).say("log-handed-in"),
            E::Gave { card, .. } => p.thing(card).say("log-gave"),
            E::HandInLooked { seat } => p.seat(table, seat).say("log-hand-in-looked"),
            E::HandInSeen { seat, card, .. } => p.seat(table, seat).thing(card).say("log-hand-in-seen"),
            E::PoolShuffled => p.say("log-pool-shuffled"),
            E::PoolSeen { cards, .. } => p.text("things", self.cards(cards)).say("log-pool-seen"),
            E::SabotageFound { cards } if cards.is_empty() => p.say("log-sabotage-none"),
            E::SabotageFound { cards } => p.text("things", self.cards(cards)).say("log-sabotage-found"),
            E::SabotageGone { card } => p.card(card).say("log-sabotage-gone"),
            E::SabotageStruck { card } => p.card(card).say("log-sabotage-struck"),
            E::SabotageRolled { face } => p.n(face).say("log-sabotage-rolled"),
            E::SabotageShifted { by, face } => p.seat(table, by).n(face).say("log-sabotage-shifted"),
            E::Swapped { cards } => p.n(cards).say("log-swapped"),
            E::SwappedOut { card, .. } => p.thing(card).say("log-swapped-out"),
            E::PoolFed => p.say("log-pool-fed"),
            E::SwapDrawn => p.say("log-swap-drawn"),
            E::SwapSeen { card, .. } => p.thing(card).say("log-swap-seen"),
            E::SwapKept => p.say("log-swap-kept"),
            E::SwapThrown => p.say("log-swap-thrown"),
            E::TopLooked => p.say("log-top-looked"),
            E::TopSeen { cards: [first, second], .. } => {
                p.text("first", self.a_card(first)).text("second", self.a_card(second)).say("log-top-seen")
            }
            E::TopOrdered { turned, .. } => p.say(if turned { "log-top-turned" } else { "log-top-left" }),
            E::FlipPicked { card, .. } => p.thing(card).say("log-flip-picked"),
            E::Flipped { card } => p.card(card).say("log-flipped"),
            E::PoolDropped => p.say("log-pool-dropped"),
            E::MissionPassed => p.say("log-mission-passed"),
            E::MissionFailed => p.say("log-mission-failed"),

            E::DiceReady { dice, throws } => p.n(dice).number("throws", throws).say("log-dice-ready"),
            E::Thrown { dice } => p.dice(dice).say("log-thrown"),
            E::DieShifted { by, from, to, gear } => p
                .seat(table, by)
                .number("from", from)
                .number("to", to)
                .say(if gear { "log-die-shifted-gear" } else { "log-die-shifted-power" }),
            E::DiceKept { dice } if dice == Dice::NONE => p.say("log-dice-kept-none"),
            E::DiceKept { dice } => p.dice(dice).say("log-dice-kept"),
            E::Boosted { seat } => p.seat(table, seat).n(table.rules.boost_throws).say("log-boosted"),

            E::ChipShown { room, chip } => p.room(room).chip(chip).say("log-chip-shown"),
            E::GearTaken { seat, gear } => p.seat(table, seat).gear(gear).say("log-gear-taken"),
            E::ThingBeaten { room } => p.room(room).say("log-thing-beaten"),
            E::BattleLost { room } => p.room(room).say("log-battle-lost"),
            E::ChipStays { room } => p.room(room).say("log-chip-stays"),
            E::ChipsMixed { sector } => p.sector(sector).say("log-chips-mixed"),

            E::CameHome => p.say("log-came-home"),
            E::ContagionRose { level } => p.n(level).number("all", table.rules.tracker.last).say("log-contagion-rose"),
            E::FalloutRolled { face } => p.n(face).say("log-fallout-rolled"),
            E::SectorUnlocked { sector } => p.sector(sector).say("log-sector-unlocked"),
            E::SecondBloodDealt => p.say("log-second-blood-dealt"),
            E::SecondBloodReceived { blood, .. } => p.say(match blood {
                Blood::Human => "log-second-blood-received-human",
                Blood::Imitation => "log-second-blood-received-imitation",
            }),
            E::BloodReturned { blood, .. } => p.say(match blood {
                Blood::Human => "log-blood-returned-human",
                Blood::Imitation => "log-blood-returned-imitation",
            }),
            E::BloodCollected => p.say("log-blood-collected"),
            E::TurnEnded => p.say("log-turn-ended"),

            E::EscapeBegan => p.say("log-escape-began"),
            E::Nominated { seat } => p.seat(table, seat).say("log-nominated"),
            E::NominationRejected { seat } => p.seat(table, seat).say("log-nomination-rejected"),
            E::NominationsCleared => p.say("log-nominations-cleared"),
            E::FinalCaptainIs { seat } => p.seat(table, seat).say("log-final-captain-is"),
            E::BloodShown { seat, blood } => p.seat(table, seat).say(match blood {
                Blood::Human => "log-blood-shown-human",
                Blood::Imitation => "log-blood-shown-imitation",
            }),
            E::Boarded { seats } => p.seats(table, seats).say("log-boarded"),
            E::Ended { reason, winners } => self.ending(table, reason, winners),
            E::Unmasked { seat, blood, cards } => {
                p.seat(table, seat).text("things", self.cards(cards)).say(match blood {
                    Blood::Human => "log-unmasked-human",
                    Blood::Imitation => "log-unmasked-imitation",
                })
            }

            // The prompt says what is asked; what lies face down is for nobody.
            E::Asked { .. } | E::Answered { .. } | E::ChipsLaid { .. } | E::Fed { .. } => return None,
        };
        Some(sentence)
    }

    fn log_drawn(&self, table: &Table, log: LogId) -> String {
        match table.rules.logs.get(log) {
            Log::Mission(mission) => Phrase::new(*self).text("mission", self.mission(mission)).say("log-mission-drawn"),
            Log::Smoke => self.plain("log-smoke-drawn"),
            Log::PowerOut => self.plain("log-power-out-drawn"),
        }
    }

    fn torched(&self, table: &Table, seat: Seat, blood: Blood, gear_to: Option<Seat>) -> String {
        let torched = Phrase::new(*self).seat(table, seat).say(match blood {
            Blood::Human => "log-torched-human",
            Blood::Imitation => "log-torched-imitation",
        });
        match gear_to {
            Some(to) => Phrase::new(*self).text("torched", torched).other(table, to).say("log-torched-gear"),
            None => torched,
        }
    }
}
