//! The short name of the phase.

use whiteout_infection::table::{Stage, Table};
use whiteout_infection::words::Power;
use whiteout_infection::{Step, Why, Window};

pub(crate) fn key(table: &Table) -> &'static str {
    let key = of_step(table.step);
    let fights = table.turn.stage == Stage::Battle;
    // A battle has all the parts of a mission: the one word says more.
    let shared = matches!(key, "phase-hand-in" | "phase-look" | "phase-swap" | "phase-reveal" | "phase-dice");
    if fights && shared { "phase-battle" } else { key }
}

const fn of_step(step: Step) -> &'static str {
    match step {
        Step::SettingUp | Step::PickCharacter => "phase-set-up",
        Step::Window { which: Window::First }
        | Step::Consent { .. }
        | Step::Exchange { why: Why::Molotov { window: Window::First, .. } } => "phase-window",
        Step::TorchVote { .. } => "phase-torch",
        Step::Team => "phase-team",
        // In the second window the team is named, and stands before a room that nobody would pay for.
        Step::Window { which: Window::Second }
        | Step::Exchange { why: Why::Molotov { window: Window::Second, .. } }
        | Step::Room
        | Step::Entry { .. }
        | Step::Firefighter => "phase-room",
        Step::Prepare | Step::HandIn | Step::SeeHandedIn | Step::Exchange { why: Why::HandIn } => "phase-hand-in",
        Step::Sabotage | Step::Answer { .. } | Step::SabotageDie { .. } => "phase-look",
        Step::Swap | Step::OrderTop | Step::KeepSwapped => "phase-swap",
        Step::Flip => "phase-reveal",
        Step::Power { power } => of_power(power),
        Step::Dynamite { .. } | Step::ShiftDie | Step::Keep | Step::Boost => "phase-dice",
        Step::Exchange { why: Why::Chip } => "phase-chip",
        Step::Firefight | Step::RemoveSmoke | Step::SkipFires => "phase-fires",
        Step::Exchange { why: Why::RecRoom | Why::Passed } => "phase-home",
        Step::Return => "phase-assimilation",
        Step::Exchange { why: Why::After } => "phase-turn-end",
        Step::Nominate | Step::Nomination { .. } => "phase-nomination",
        Step::EndTest => "phase-end-tests",
        Step::Board => "phase-boarding",
        Step::Over => "phase-over",
    }
}

/// When a power is asked about.
const fn of_power(power: Power) -> &'static str {
    match power {
        Power::NewMission => "phase-window",
        Power::SeeChip | Power::IgnorePowerOut => "phase-room",
        Power::RecRoomCard | Power::SeeRandom | Power::ExchangeBefore | Power::SeeHandedIn => "phase-hand-in",
        Power::CancelSabotage => "phase-look",
        Power::SwapTwo | Power::SeeSwapped | Power::AddTop | Power::OrderTop | Power::SwapAnyway => "phase-swap",
        Power::ZeroCountsOne | Power::PetriCountsAny | Power::BattleDie => "phase-reveal",
        Power::BattleThrow | Power::OneMore | Power::ShiftDie => "phase-dice",
        Power::NoMixing => "phase-battle",
        Power::RemoveSmoke => "phase-fires",
        Power::SpareFallout => "phase-fallout",
        Power::ExchangeAfter | Power::SecondOnTheLeft => "phase-turn-end",
    }
}
