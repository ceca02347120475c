//! The labels of choices.

use whiteout_boardgame::table::{Table, points};
use whiteout_boardgame::words::{Counts, Room};
use whiteout_boardgame::{Action, Give, Step};

use super::{Texts, Voice};
use crate::answers::{Answers, PLAIN, pass, yes_no};
use crate::phrase::Phrase;

impl<V: Voice> Texts<V> {
    pub(crate) fn choice(&self, table: &Table, action: Action) -> String {
        use Action as A;
        let p = Phrase::new(*self);
        match action {
            A::Solo(action) => self.solo_choice(table, action),
            A::Pick { character } => p.text("character", self.character(character)).say("choice-pick"),
            A::KeepFace { face } => p.weather(face).say("choice-keep-face"),
            A::Stack { room, strength } => p.room(room).n(strength).say("choice-stack"),
            A::Propose => p.say("choice-propose"),
            A::Back { seat } => p.seat(table, seat).say("choice-back"),
            A::Exchange { card } => p.card(card).say("choice-exchange"),
            A::Place { room, give } => self.place_choice(room, give),
            A::ChangeCards => p.say("choice-change-cards"),
            A::Board => p.say("choice-board"),
            A::GiveDrawn { card } => p.card(card).say("choice-give-drawn"),
            A::ChooseHand { uses, repairs, sabotages } => {
                p.text("cards", self.cards(Counts([uses, repairs, sabotages]))).say("choice-choose-hand")
            }
            A::Next { room } => p.room(room).say("choice-next"),
            A::Eat { seat } => p.seat(table, seat).say("choice-eat"),
            A::EatDog => p.say("choice-eat-dog"),
            A::Hold => p.some_room(room_at_stake(table.step)).say("choice-hold"),
            A::Enter { room } => p.room(room).text("lying", self.lying(table, room)).say("choice-enter"),
            A::Pay { tokens } => p.departures(tokens).n(points(tokens)).say("choice-pay"),
            A::First { kind } => p.text("test", self.test(kind)).say("choice-first"),
            A::Wreck => p.some_room(room_at_stake(table.step)).say("choice-wreck"),
            A::Fire { weapon } => {
                let burns = matches!(table.step, Step::Burn { .. } | Step::BurnLeave { .. } | Step::Solo(_));
                p.weapon(weapon).say(if burns { "choice-burn" } else { "choice-fire" })
            }
            A::Avoid { weapon } => p.weapon(weapon).say("choice-avoid"),
            A::Tokens { alien: false } => p.say("choice-tokens-human"),
            A::Tokens { alien: true } => p.say("choice-tokens-alien"),
            A::TakeFrom { seat } => p.seat(table, seat).say("choice-take-from"),
            A::UseItem { item } => p.item(item).say("choice-use-item"),
            A::Turn => p.say("choice-turn"),
            A::Stop if table.solo.is_some() => p.say("choice-solo-stop"),
            A::Stop => p.say("choice-stop"),
            A::Assign { seat } if table.solo.is_some() => self.solo_assign(table, seat),
            A::Assign { seat } => p.seat(table, seat).room_of(table, seat).say("choice-assign"),
            A::Fuel { room } => p.room(room).say("choice-fuel"),
            A::KeepWeapon { weapon } => p.weapon(weapon).say("choice-keep"),
            A::KeepItem { item } => p.item(item).say("choice-keep"),
            A::KeepToken => p.say("choice-keep-token"),
            A::ThrowToken => p.say("choice-throw-token"),
            A::Escape => p.say("choice-escape"),
            A::Offer { to } => p.seat(table, to).say("choice-offer"),
            A::Add { thing } => p.thing(thing).say("choice-add"),
            A::Send => {
                let answers = matches!(table.step, Step::TradeAnswer { .. });
                p.say(if answers { "choice-send-return" } else { "choice-send-offer" })
            }
            A::Vote { seat } => p.seat(table, seat).say("choice-vote"),
            A::Reveal => p.say("choice-reveal"),
            A::OfferTest => p.say("choice-offer-test"),
            A::Tester { seat } => p.seat(table, seat).say("choice-tester"),
            A::Test { seat } => p.seat(table, seat).say("choice-test"),
            A::Examine { seat, card } => p.seat(table, seat).card(card).say("choice-examine"),
            A::Snipe { weapon } => p.weapon(weapon).n(weapon.track_spaces()).say("choice-snipe"),
            A::Discard { card } => p.card(card).say("choice-discard"),
            A::Yes => self.answer(table, answers(table).yes),
            A::No => self.answer(table, answers(table).no),
            A::Pass => self.answer(table, answers(table).pass),
        }
    }

    fn place_choice(&self, room: Room, give: Give) -> String {
        let p = Phrase::new(*self).room(room);
        match give {
            Give::Card(card) => p.card(card).say("choice-place-card"),
            Give::LitCard(card) => p.card(card).say("choice-place-lit-card"),
            Give::Blind => p.say("choice-place-blind"),
            Give::Special => p.say("choice-place-special"),
            Give::LitSpecial => p.say("choice-place-lit-special"),
        }
    }

    /// Answers to a question about somebody name them.
    fn answer(&self, table: &Table, key: &str) -> String {
        let p = Phrase::new(*self);
        if let Step::BoardVote { candidate, .. } = table.step {
            return p.seat(table, candidate).say(key);
        }
        p.say(key)
    }
}

const fn room_at_stake(step: Step) -> Option<Room> {
    if let Step::AlienChoice { room, .. } = step { Some(room) } else { None }
}

/// What `Yes`, `No` and `Pass` mean in a step.
fn answers(table: &Table) -> Answers {
    match table.step {
        Step::Solo(step) => super::solo::answers(table, step),
        Step::Exchange => pass("choice-pass-exchange"),
        Step::Items { .. } => pass("choice-pass-items"),
        Step::Fight { .. } => pass("choice-pass-fight"),
        Step::AlienChoice { .. } => pass("choice-pass-alien-choice"),
        Step::Avoid { .. } => pass("choice-pass-avoid"),
        Step::Burn { .. } => pass("choice-pass-burn"),
        Step::BoardNow => pass("choice-pass-board-now"),
        Step::Escape { .. } => pass("choice-pass-escape"),
        Step::Trade => pass("choice-pass-trade"),
        Step::Vote => pass("choice-pass-vote"),
        Step::Reveal => pass("choice-pass-reveal"),
        Step::OfferTest { .. } => pass("choice-pass-offer-test"),
        Step::Examine { .. } => pass("choice-pass-examine"),
        Step::Launch { .. } => pass("choice-pass-launch"),
        Step::BurnLeave { .. } => yes_no("choice-yes-burn-leave", "choice-no-burn-leave"),
        Step::BoardAsk { .. } => yes_no("choice-yes-board-ask", "choice-no-board-ask"),
        Step::BoardVote { .. } => yes_no("choice-yes-board-vote", "choice-no-board-vote"),
        Step::TradeConfirm { .. } => yes_no("choice-yes-trade-confirm", "choice-no-trade-confirm"),
        Step::TradeDraft { .. } => yes_no(PLAIN.yes, "choice-no-trade-draft"),
        Step::TradeAnswer { .. } => yes_no(PLAIN.yes, "choice-no-trade-answer"),
        Step::PickTester { .. } => yes_no(PLAIN.yes, "choice-no-pick-tester"),
        Step::SettingUp
        | Step::PickCharacter
        | Step::KeepWeather { .. }
        | Step::Plan
        | Step::Place
        | Step::PickSpecial
        | Step::ChooseHand { .. }
        | Step::AlienRoom { .. }
        | Step::Enter
        | Step::CollectRoom { .. }
        | Step::OrderTests
        | Step::EncounterRoom { .. }
        | Step::Tokens { .. }
        | Step::TakeFrom { .. }
        | Step::Turn
        | Step::Assign { .. }
        | Step::KeepDie { .. }
        | Step::StationFuel
        | Step::KeepWeapon
        | Step::KeepItem
        | Step::KeepToken { .. }
        | Step::TestTarget { .. }
        | Step::Starve
        | Step::Over => PLAIN,
    }
}
