//! Who may see an event, and what it tells them.

use whiteout_core::{Audience, SeatSet};

use super::Event;

impl Event {
    pub const fn audience(&self) -> Audience {
        use Event as E;
        match *self {
            E::ChipsLaid { .. } | E::Fed { .. } => Audience::NOBODY,
            E::Sealed { seat, .. }
            | E::BloodReceived { seat, .. }
            | E::Dealt { seat, .. }
            | E::Threw { seat, .. }
            | E::Gave { seat, .. }
            | E::SecondBloodReceived { seat, .. }
            | E::BloodReturned { seat, .. } => Audience::seat(seat),
            E::BloodSeen { by, .. }
            | E::ChipSeen { by, .. }
            | E::HandInSeen { by, .. }
            | E::PoolSeen { by, .. }
            | E::SwappedOut { by, .. }
            | E::SwapSeen { by, .. }
            | E::TopSeen { by, .. }
            | E::TopOrdered { by, .. }
            | E::FlipPicked { by, .. } => Audience::seat(by),
            E::CardSeen { by, seat, .. } => Audience::Only(SeatSet::one(by).with(seat)),
            E::Asked { .. }
            | E::Answered { .. }
            | E::BoardLaid
            | E::RolledForCaptain { .. }
            | E::CaptainIs { .. }
            | E::Seated { .. }
            | E::BloodDealt
            | E::Drew { .. }
            | E::SupplyShuffled
            | E::Exchanged { .. }
            | E::Paid { .. }
            | E::TurnBegan { .. }
            | E::LogDrawn { .. }
            | E::LogShuffled
            | E::RoomRolled { .. }
            | E::Smoked { .. }
            | E::Ignited { .. }
            | E::Darkened { .. }
            | E::Doused { .. }
            | E::Destroyed { .. }
            | E::MolotovUsed { .. }
            | E::RopeAsked { .. }
            | E::RopeRefused { .. }
            | E::Tied { .. }
            | E::Tested { .. }
            | E::TorchCalled { .. }
            | E::Voted { .. }
            | E::TorchFailed { .. }
            | E::Torched { .. }
            | E::GearGiven { .. }
            | E::PowerUsed { .. }
            | E::MissionDropped
            | E::TeamIs { .. }
            | E::ChipLooked { .. }
            | E::RoomProposed { .. }
            | E::RoomRefused { .. }
            | E::Entered { .. }
            | E::TurnPassed
            | E::FiresSkipped
            | E::Sent { .. }
            | E::HelperIs { .. }
            | E::HandLooked { .. }
            | E::HandedIn { .. }
            | E::HandInLooked { .. }
            | E::PoolShuffled
            | E::SabotageFound { .. }
            | E::SabotageGone { .. }
            | E::SabotageStruck { .. }
            | E::SabotageRolled { .. }
            | E::SabotageShifted { .. }
            | E::Swapped { .. }
            | E::PoolFed
            | E::SwapDrawn
            | E::SwapKept
            | E::SwapThrown
            | E::TopLooked
            | E::Flipped { .. }
            | E::PoolDropped
            | E::MissionPassed
            | E::MissionFailed
            | E::DiceReady { .. }
            | E::Thrown { .. }
            | E::DieShifted { .. }
            | E::DiceKept { .. }
            | E::Boosted { .. }
            | E::ChipShown { .. }
            | E::GearTaken { .. }
            | E::ThingBeaten { .. }
            | E::BattleLost { .. }
            | E::ChipStays { .. }
            | E::ChipsMixed { .. }
            | E::CameHome
            | E::ContagionRose { .. }
            | E::FalloutRolled { .. }
            | E::SectorUnlocked { .. }
            | E::SecondBloodDealt
            | E::BloodCollected
            | E::TurnEnded
            | E::EscapeBegan
            | E::Nominated { .. }
            | E::NominationRejected { .. }
            | E::NominationsCleared
            | E::FinalCaptainIs { .. }
            | E::BloodShown { .. }
            | E::Boarded { .. }
            | E::Ended { .. }
            | E::Unmasked { .. } => Audience::Everyone,
        }
    }

    /// Whether this tells its audience something that was hidden or left to chance until now.
    pub const fn reveals(&self) -> bool {
        use Event as E;
        self.unforeseen()
            || matches!(
                self,
                E::Sealed { .. }
                    | E::RolledForCaptain { .. }
                    | E::CaptainIs { .. }
                    | E::BloodReceived { .. }
                    | E::Dealt { .. }
                    | E::LogDrawn { .. }
                    | E::RoomRolled { .. }
                    | E::Destroyed { .. }
                    | E::BloodSeen { .. }
                    | E::Voted { .. }
                    | E::Torched { .. }
                    | E::ChipSeen { .. }
                    | E::CardSeen { .. }
                    | E::HandInSeen { .. }
                    | E::PoolSeen { .. }
                    | E::SabotageFound { .. }
                    | E::SabotageRolled { .. }
                    | E::SwapSeen { .. }
                    | E::TopSeen { .. }
                    | E::Flipped { .. }
                    | E::Thrown { .. }
                    // Chosen openly, after which the same may be asked again.
                    | E::SabotageGone { .. }
                    | E::DiceKept { .. }
                    | E::ChipLooked { .. }
                    | E::ChipShown { .. }
                    | E::FalloutRolled { .. }
                    | E::SecondBloodReceived { .. }
                    | E::BloodShown { .. }
                    | E::Unmasked { .. }
            )
    }

    /// Whether these events of one choice taught nobody anything, not even whoever chose. The last of several sealed
    /// answers shows by what follows how the others answered.
    pub fn are_harmless(events: &[Self]) -> bool {
        use Event as E;
        if events.iter().any(|event| matches!(event, E::Sealed { .. })) {
            return events.iter().all(|event| matches!(event, E::Sealed { .. } | E::Answered { .. }));
        }
        !events.iter().any(Self::reveals)
    }

    /// Whether even that it comes is news: what somebody wants of their own accord, who pays and who does not, the end.
    pub const fn unforeseen(&self) -> bool {
        use Event as E;
        matches!(
            self,
            E::MolotovUsed { .. }
                | E::RopeAsked { .. }
                | E::Tied { .. }
                | E::Tested { .. }
                | E::TorchCalled { .. }
                | E::GearGiven { .. }
                | E::PowerUsed { .. }
                | E::Exchanged { .. }
                | E::Paid { .. }
                | E::RoomRefused { .. }
                | E::SabotageStruck { .. }
                | E::FlipPicked { .. }
                | E::DieShifted { .. }
                | E::Sent { .. }
                | E::Boosted { .. }
                | E::Ended { .. }
        )
    }
}
