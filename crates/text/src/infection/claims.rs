//! What seats tell each other, as they would say it.

use whiteout_infection::Claim;
use whiteout_infection::table::Table;

use super::{Phrase, Texts};

impl Texts {
    pub(crate) fn says(&self, table: &Table, claim: Claim) -> String {
        let p = Phrase::new(*self);
        match claim {
            Claim::IAmHuman => p.say("claim-i-am-human"),
            Claim::ITrust { seat } => p.seat(table, seat).say("claim-i-trust"),
            Claim::ISuspect { seat } => p.seat(table, seat).say("claim-i-suspect"),
            Claim::TakeMe => p.say("claim-take-me"),
            Claim::LeaveMeOut => p.say("claim-leave-me-out"),
            Claim::IPromise { card } => p.thing(card).say("claim-i-promise"),
            Claim::IGave { card } => p.thing(card).say("claim-i-gave"),
            Claim::IHelp { helps: true } => p.say("claim-i-help"),
            Claim::IHelp { helps: false } => p.say("claim-i-do-not-help"),
            Claim::PleaseTest { seat } => p.seat(table, seat).say("claim-please-test"),
            Claim::PleaseTorch { seat } => p.seat(table, seat).say("claim-please-torch"),
        }
    }
}
