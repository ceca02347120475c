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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_words_in_every_language() {
        for language in ["en", "it", "pt-BR"] {
            let file = format!("{}/../../data/text/{language}/web/hints.ftl", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(file).unwrap();
            for reason in Because::ALL {
                let word = serde_json::to_value(reason).unwrap();
                let key = format!("\nbecause-{} = ", word.as_str().unwrap());
                assert!(text.contains(&key), "{language}: {key}");
            }
        }
    }
}
