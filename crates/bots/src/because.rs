//! What a choice is for, in one word each; the words people read stand in the texts.

use serde::Serialize;

macro_rules! reasons {
    ($($reason:ident),+ $(,)?) => {
        /// What decided.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Because { $($reason),+ }

        impl Because {
            pub const ALL: &'static [Self] = &[$(Self::$reason),+];
        }
    };
}

reasons! {
    Arms, Blood, Board, Burn, Chase, Cover, Fight, Food, Frame, Hide, Items, KeepAway, KeepWarm, Launch, Lead, Leave,
    OnlyChoice, Plan, Prey, Rest, Routine, Sabotage, Shoot, Show, Strike, Suspect, Test, Trade, WayOut,
    // Where all are on one side.
    SoloAny, SoloArms, SoloBear, SoloBest, SoloBlood, SoloCrowd, SoloDog, SoloDriveLater, SoloFailure, SoloFire,
    SoloFirearm, SoloFood, SoloForecast, SoloFuel, SoloGive, SoloGiveBad, SoloGiveDark, SoloHeat, SoloHelp,
    SoloHuman, SoloItems, SoloKeep, SoloKeepRoom, SoloKeys, SoloLess, SoloLight, SoloLikelyAlien, SoloLikelyHuman,
    SoloLose, SoloNoDie, SoloNoGain, SoloNoTest, SoloNoTurn, SoloNothing, SoloNow, SoloPays, SoloReady, SoloReroll,
    SoloRoll, SoloSafe, SoloSaveItem, SoloSaveWeapon, SoloShare, SoloShelter, SoloSleep, SoloSmallStep, SoloStayOut,
    SoloStop, SoloStuck, SoloSure, SoloTakeOver, SoloTest, SoloTestLater, SoloTestNearest, SoloTogether, SoloTurn,
    SoloUseItem, SoloVehicle, SoloWait, SoloWarm, SoloWeaker, SoloWeather, SoloWire,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_words_in_every_language() {
        for language in ["en", "it", "pt-BR"] {
            let folder = format!("{}/../../data/text/{language}/web", env!("CARGO_MANIFEST_DIR"));
            let read = |file| std::fs::read_to_string(format!("{folder}/{file}.ftl")).unwrap();
            let text = read("hints") + &read("reasons");
            for reason in Because::ALL {
                let word = serde_json::to_value(reason).unwrap();
                let key = format!("\nbecause-{} = ", word.as_str().unwrap());
                assert!(text.contains(&key), "{language}: {key}");
            }
        }
    }
}
