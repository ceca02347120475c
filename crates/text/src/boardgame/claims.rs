//! What seats tell each other, as they would say it.

use fluent_bundle::FluentArgs;
use whiteout_boardgame::table::Table;
use whiteout_boardgame::{Claim, Reason};
use whiteout_core::Seat;

use super::{Texts, Voice};
use crate::phrase::Phrase;

/// Wordings of what can be said of many.
const WAYS: u8 = 3;

fn way(about: Option<Seat>) -> u8 {
    about.map_or(0, |seat| u8::from(seat) % WAYS)
}

impl<V: Voice> Texts<V> {
    /// A claim in the words of its speaker.
    pub(crate) fn says(&self, table: &Table, claim: Claim) -> String {
        // What can be said of many is worded in several ways, so that a table does not sound like one voice.
        let way = way(claim.about());
        let p = Phrase::new(*self).number("way", way);
        let (saying, because) = match claim {
            Claim::IAmHuman => (p.say("claim-i-am-human"), None),
            Claim::ItWasNotMe => (p.say("claim-it-was-not-me"), None),
            Claim::ITrust { seat, because } => (p.seat(table, seat).say("claim-i-trust"), because.map(good)),
            Claim::ISuspect { seat, because } => (p.seat(table, seat).say("claim-i-suspect"), because.map(bad)),
            Claim::IGave { card } => (p.card(card).say("claim-i-gave"), None),
            Claim::IGoTo { room } => (p.room(room).say("claim-i-go-to"), None),
            Claim::PleaseTest { seat } => (p.seat(table, seat).say("claim-please-test"), None),
            Claim::PleaseRepair { room } => (p.room(room).say("claim-please-repair"), None),
            Claim::PleaseFuel { room } => (p.room(room).say("claim-please-fuel"), None),
            Claim::IKnewIt { seat } => (p.seat(table, seat).say("claim-i-knew-it"), None),
            Claim::IWasWrong { seat } => (p.seat(table, seat).say("claim-i-was-wrong"), None),
            Claim::SoItWas { seat } => (p.seat(table, seat).say("claim-so-it-was"), None),
            Claim::NowYouKnow => (p.say("claim-now-you-know"), None),
            Claim::OneOfUs { seat } => (p.seat(table, seat).say("claim-one-of-us"), None),
            Claim::WeLost { seat } => (p.seat(table, seat).say("claim-we-lost"), None),
            Claim::ItBurns { room } => (p.room(room).say("claim-it-burns"), None),
            Claim::TakeUsHome { seat } => (p.seat(table, seat).say("claim-take-us-home"), None),
            Claim::OfAllPeople { seat } => (p.seat(table, seat).say("claim-of-all-people"), None),
        };
        let Some(key) = because else { return saying };
        let mut args = FluentArgs::new();
        args.set("way", way);
        format!("{saying} {}", self.fill(key, &args))
    }
}

const fn good(reason: Reason) -> &'static str {
    match reason {
        Reason::Cards => "trust-cards",
        Reason::Company => "trust-company",
        Reason::Contact => "trust-contact",
        Reason::Dog => "trust-dog",
        Reason::Leading => "trust-leading",
        Reason::Story => "trust-story",
        Reason::Test => "trust-test",
        Reason::Token => "trust-token",
        Reason::Vote => "trust-vote",
        Reason::Work => "trust-work",
    }
}

const fn bad(reason: Reason) -> &'static str {
    match reason {
        Reason::Cards => "suspect-cards",
        Reason::Company => "suspect-company",
        Reason::Contact => "suspect-contact",
        Reason::Dog => "suspect-dog",
        Reason::Leading => "suspect-leading",
        Reason::Story => "suspect-story",
        Reason::Test => "suspect-test",
        Reason::Token => "suspect-token",
        Reason::Vote => "suspect-vote",
        Reason::Work => "suspect-work",
    }
}
