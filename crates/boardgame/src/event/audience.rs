//! Who sees an event, and what it tells them.

use whiteout_core::{Audience, Seat};

use crate::solo::SoloEvent;

use super::{Event, Way};

impl Event {
    pub fn audience(&self) -> Audience {
        use Event as E;
        match *self {
            E::Sealed { to, .. } | E::Solo(SoloEvent::Private { to, .. }) => Audience::Only(to),
            E::RoleDealt { seat, .. }
            | E::RecordDealt { seat, .. }
            | E::Drafted { seat, .. }
            | E::Dealt { seat, .. }
            | E::Threw { seat, .. }
            | E::Gave { seat, .. }
            | E::SpecialDealt { seat, .. }
            | E::SpecialGave { seat, .. }
            | E::DeckSeen { seat, .. }
            | E::HandChosen { seat, .. }
            | E::LearntOfDog { seat, .. }
            | E::WeaponsDealt { seat, .. }
            | E::WeaponChosen { seat, .. }
            | E::ItemsDealt { seat, .. }
            | E::ItemChosen { seat, .. }
            | E::LabDealt { seat, .. }
            | E::Added { seat, .. }
            | E::CardsReceived { seat, .. }
            | E::LabsReceived { seat, .. } => Audience::seat(seat),
            E::ParcelShown { to, .. } => Audience::seat(to),
            E::Learnt { taker, .. } => Audience::seat(taker),
            E::Lent { owner, .. } => Audience::seat(owner),
            E::Proposed { team, .. } | E::PlanFixed { team, .. } => Audience::Only(team),
            E::BroodKnown { brood } => Audience::Only(brood),
            E::WeaponsShuffled { .. }
            | E::ItemsShuffled { .. }
            | E::LeaderDrewCard { .. }
            | E::StackLost { .. }
            | E::LabLostTokens { .. }
            | E::WeaponsBuried { .. }
            | E::ItemsBuried { .. } => Audience::NOBODY,
            E::Asked { .. }
            | E::Answered { .. }
            | E::Seated { .. }
            | E::BoardLaid
            | E::LeaderIs { .. }
            | E::LeaderTokenAt { .. }
            | E::RoundBegan { .. }
            | E::WeatherRolled { .. }
            | E::WeatherIs { .. }
            | E::FuelBurnt { .. }
            | E::Damaged { .. }
            | E::Repaired { .. }
            | E::Fuelled { .. }
            | E::BoilerLost
            | E::Froze { .. }
            | E::PowerFailed
            | E::PowerBack
            | E::RescueAdvanced { .. }
            | E::RescueLeft
            | E::SpeakerIs { .. }
            | E::PlanMade
            | E::StacksSeen { .. }
            | E::Drew { .. }
            | E::Reshuffled
            | E::Exchanged { .. }
            | E::LeaderDrew
            | E::Placed { .. }
            | E::Shown { .. }
            | E::SpecialDrew { .. }
            | E::SpecialGiven { .. }
            | E::TookLeaderToken { .. }
            | E::LeaderTokenBack
            | E::WentToSleep { .. }
            | E::ChoseHand { .. }
            | E::Boarded { .. }
            | E::RifleLaid { .. }
            | E::StacksRevealed { .. }
            | E::Entered { .. }
            | E::FireUsed { .. }
            | E::AlienChose { .. }
            | E::StackCardLost
            | E::AlienRan { .. }
            | E::LaidDown { .. }
            | E::Fled { .. }
            | E::Eaten { .. }
            | E::DogEaten { .. }
            | E::WeaponsLost { .. }
            | E::ItemsLost { .. }
            | E::FoodLost { .. }
            | E::FuelLost { .. }
            | E::LabLost { .. }
            | E::BloodBagLost { .. }
            | E::DogCaught { .. }
            | E::Avoided { .. }
            | E::Took { .. }
            | E::DogBit { .. }
            | E::Suspected { .. }
            | E::StacksReturned
            | E::BurnAsked { .. }
            | E::BurnRefused { .. }
            | E::RoomBurned { .. }
            | E::Turned { .. }
            | E::Assigned { .. }
            | E::ActionLost { .. }
            | E::StackDropped
            | E::WeaponsDrawn { .. }
            | E::WeaponKept { .. }
            | E::ItemsDrawn { .. }
            | E::ItemKept { .. }
            | E::LabDrawn { .. }
            | E::LabKept { .. }
            | E::Cooked { .. }
            | E::SosSent
            | E::DieRolled { .. }
            | E::DieKept { .. }
            | E::ItemUsed { .. }
            | E::KeysShown { .. }
            | E::Gathered
            | E::OfferOpened { .. }
            | E::OfferSent { .. }
            | E::ReturnSent { .. }
            | E::TradeOff { .. }
            | E::TradeDone { .. }
            | E::Voted { .. }
            | E::Exposed { .. }
            | E::Stripped { .. }
            | E::TestOffered { .. }
            | E::Tested { .. }
            | E::RoleShown { .. }
            | E::RecordShown { .. }
            | E::Ate { .. }
            | E::Hungry
            | E::Starved { .. }
            | E::DogsGathered
            | E::DogPlaced { .. }
            | E::PackLeaderAt { .. }
            | E::KennelOpened
            | E::DogRan
            | E::WantsAboard { .. }
            | E::Agreed { .. }
            | E::CameAboard { .. }
            | E::Departed
            | E::Escaped { .. }
            | E::TestsOrdered { .. }
            | E::UfoBegan { .. }
            | E::TokenLaid { .. }
            | E::EnteredSector { .. }
            | E::ThrewCard { .. }
            | E::Collected { .. }
            | E::Launched { .. }
            | E::Solo(_)
            | E::Ended { .. }
            | E::Chain { .. }
            | E::HandShown { .. } => Audience::Everyone,
        }
    }

    /// Whether this tells its audience something that was hidden or left to chance until now.
    pub const fn reveals(&self) -> bool {
        use Event as E;
        if let E::Solo(event) = self {
            return event.reveals();
        }
        self.unforeseen()
            || matches!(
                self,
                E::Sealed { .. }
                    | E::RoleDealt { .. }
                    | E::RecordDealt { .. }
                    | E::RecordShown { .. }
                    | E::TokenLaid { .. }
                    | E::Collected { .. }
                    | E::LeaderTokenAt { .. }
                    | E::WeatherRolled { .. }
                    | E::StacksSeen { .. }
                    | E::Dealt { .. }
                    | E::Gave { .. }
                    | E::Shown { .. }
                    | E::SpecialDealt { .. }
                    | E::DeckSeen { .. }
                    | E::StacksRevealed { .. }
                    | E::AlienChose { .. }
                    | E::BloodBagLost { .. }
                    | E::Took { .. }
                    | E::Learnt { .. }
                    | E::Lent { .. }
                    | E::LearntOfDog { .. }
                    | E::Turned { .. }
                    | E::WeaponsDealt { .. }
                    | E::WeaponKept { .. }
                    | E::ItemsDealt { .. }
                    | E::LabDealt { .. }
                    | E::DieRolled { .. }
                    | E::OfferSent { .. }
                    | E::ReturnSent { .. }
                    | E::ParcelShown { .. }
                    | E::CardsReceived { .. }
                    | E::LabsReceived { .. }
                    | E::Voted { .. }
                    | E::RoleShown { .. }
                    | E::DogPlaced { .. }
                    | E::PackLeaderAt { .. }
                    | E::Agreed { .. }
                    | E::Chain { .. }
                    | E::HandShown { .. }
                    | E::FireUsed { .. }
                    | E::Placed { way: Way::Lit | Way::LitSpecial, .. }
            )
    }

    /// Whether these events of one choice of a seat taught nobody anything, not even that seat.
    pub fn are_harmless(events: &[Self], seat: Seat) -> bool {
        use Event as E;
        let own = |event: &Self| {
            matches!(event, E::Sealed { .. } | E::Gave { .. } | E::WeaponKept { .. })
                && event.audience() == Audience::seat(seat)
        };
        // The last sealed answer shows by what follows how the others answered.
        let closes = events.iter().any(|event| matches!(event, E::Sealed { .. }))
            && events.iter().any(|event| matches!(event, E::Asked { .. }));
        !closes && events.iter().all(|event| !event.reveals() || own(event))
    }

    /// Whether even that it comes is news: answers that may be a no, the Kennel card, an infection, the end.
    pub const fn unforeseen(&self) -> bool {
        use Event as E;
        matches!(
            self,
            E::Proposed { .. }
                | E::BroodKnown { .. }
                | E::Avoided { .. }
                | E::ItemUsed { .. }
                | E::KeysShown { .. }
                | E::BurnAsked { .. }
                | E::RifleLaid { .. }
                | E::Exposed { .. }
                | E::TestOffered { .. }
                | E::UfoBegan { .. }
                | E::Launched { .. }
                | E::KennelOpened
                | E::Ended { .. }
        )
    }
}
