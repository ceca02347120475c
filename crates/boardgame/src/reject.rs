//! Why an action is not accepted: a code and the rule it rests on, from what the seat itself can see.

mod norwegian;

use whiteout_core::{Rejection, RuleId, Seat};

use crate::action::{Action, Give};
use crate::claim::{Claim, in_actions};
use crate::legal::{has_weapon, may_board, may_sleep, sees_own_cards};
use crate::secret::Known;
use crate::solo::{self, SoloStep};
use crate::step::Step;
use crate::table::Table;
use crate::words::{Character, Item, Role, TestKind};

const fn no(code: &'static str, rule: &'static str) -> Rejection {
    Rejection { code, rule: RuleId(rule) }
}

/// The reason for any action of a seat that is not asked.
pub(crate) fn unasked(table: &Table) -> Rejection {
    let code = if table.step == Step::Over { "game-over" } else { "not-asked" };
    no(code, "bg.table.asked")
}

/// The reason for an action that is not legal.
pub(crate) fn explain(table: &Table, own: &Known<'_>, action: Action) -> Rejection {
    if !table.waiting.contains(own.seat) {
        return unasked(table);
    }
    if let Some(rejection) = norwegian::explain(table, own, action).or_else(|| solo::explain(table, own, action)) {
        return rejection;
    }
    let rejection = explain_step(table, own, action);
    if table.solo.is_some() { solo::rests_here(table, rejection) } else { rejection }
}

fn explain_step(table: &Table, own: &Known<'_>, action: Action) -> Rejection {
    match (table.step, action) {
        (Step::PickCharacter, Action::Pick { .. }) => no("character-taken", "bg.setup.characters"),
        (Step::KeepWeather { .. }, Action::KeepFace { .. }) => no("face-not-rolled", "bg.weather.die-home"),
        (Step::KeepDie { .. }, Action::KeepFace { .. }) => no("face-not-rolled", "bg.weather.bennings"),
        (Step::Plan, Action::Stack { room, strength }) => {
            if strength == 0 {
                no("stack-needs-strength", "bg.alien.must-play")
            } else if !table.location_deck().contains(room) {
                no("no-such-location-card", "bg.alien.plan")
            } else if own.draft.at(room) > 0 {
                no("one-stack-per-card", "bg.alien.must-play")
            } else {
                no("not-enough-strength", "bg.alien.plan")
            }
        }
        (Step::Plan, Action::Propose) => no("plan-is-empty", "bg.alien.must-play"),
        (Step::Plan, Action::Back { .. }) => no("nothing-proposed", "bg.alien.team"),
        (Step::Exchange, Action::Exchange { .. }) => no("card-not-in-hand", "bg.draw.garry"),
        (Step::Place, Action::Place { room, give }) => explain_place(table, own, room, give),
        (Step::Place, Action::ChangeCards) if !may_sleep(table) => no("dormitory-full", "bg.dorm.limit"),
        (Step::Place, Action::Board) if !may_board(table, own.seat) => no("may-not-board", "bg.board.first"),
        (Step::PickSpecial, Action::GiveDrawn { .. }) => no("card-not-drawn", "bg.special.action"),
        (Step::ChooseHand { .. }, Action::ChooseHand { .. }) => no("not-in-the-deck", "bg.dorm.change"),
        (Step::Items { .. } | Step::Solo(SoloStep::Act), Action::UseItem { item }) => {
            if own.items[item] == 0 {
                no("item-not-held", "bg.items.window")
            } else if !table.may_use_items(own.seat) {
                no("lies-down", "bg.items.window")
            } else {
                no("item-does-not-work-here", "bg.items.target")
            }
        }
        (Step::AlienRoom { .. } | Step::EncounterRoom { .. }, Action::Next { .. }) => {
            no("nothing-happens-there", "bg.enc.order")
        }
        (Step::Fight { .. }, Action::Fire { weapon }) if !has_weapon(table, own, weapon) => {
            no("weapon-not-held", "bg.enc.fight")
        }
        (Step::Fight { .. }, Action::Fire { .. }) => no("not-a-fire-weapon", "bg.enc.fight"),
        (Step::Burn { .. } | Step::Solo(SoloStep::Act), Action::Fire { weapon }) if !has_weapon(table, own, weapon) => {
            no("weapon-not-held", "bg.burn.request")
        }
        (Step::Burn { .. } | Step::Solo(SoloStep::Act), Action::Fire { .. }) => {
            no("not-a-fire-weapon", "bg.burn.request")
        }
        (Step::Avoid { .. }, Action::Avoid { weapon }) if !has_weapon(table, own, weapon) => {
            no("weapon-not-held", "bg.enc.avoid")
        }
        (Step::Avoid { .. }, Action::Avoid { .. }) => no("keeps-nobody-away", "bg.enc.avoid"),
        (Step::AlienChoice { .. }, Action::Eat { .. } | Action::EatDog | Action::Wreck | Action::Pass) => {
            no("not-there", "bg.alien.choose")
        }
        (Step::Tokens { .. }, Action::Tokens { .. }) if own.role == Role::Human => {
            no("humans-place-human-tokens", "bg.enc.tokens")
        }
        (Step::TakeFrom { .. }, Action::TakeFrom { .. }) => no("places-no-tokens", "bg.enc.who-takes"),
        (Step::Assign { .. }, Action::Assign { .. }) => no("cannot-do-it", "bg.act.forced"),
        (Step::StationFuel, Action::Fuel { .. }) => no("no-space-for-fuel", "bg.weather.partial-use"),
        (Step::KeepWeapon, Action::KeepWeapon { .. }) => no("card-not-drawn", "bg.loc.armory"),
        (Step::KeepItem, Action::KeepItem { .. }) => no("card-not-drawn", "bg.loc.warehouse"),
        (Step::Escape { .. }, Action::Escape) => no("no-keys", "bg.item.keys"),
        (Step::Trade, Action::Offer { .. }) => no("no-offer-possible", "bg.trade.limits"),
        (Step::TradeDraft { .. } | Step::TradeAnswer { .. }, Action::Add { .. }) => {
            no("thing-not-held", "bg.trade.protocol")
        }
        (Step::TradeDraft { .. }, Action::Send) => no("offer-is-empty", "bg.trade.protocol"),
        (Step::Vote, Action::Vote { seat }) => {
            if seat != own.seat && table.people().contains(seat) {
                no("green-cannot-be-voted", "bg.vote.green")
            } else {
                no("not-another-character", "bg.vote")
            }
        }
        (Step::Reveal, Action::Reveal) => no("humans-stay", "bg.reveal.window"),
        (Step::OfferTest { kind: TestKind::Blood }, Action::OfferTest) => no("no-blood-bag", "bg.test.blood"),
        (Step::OfferTest { kind: TestKind::Fire }, Action::OfferTest) => no("no-wire", "bg.test.fire"),
        (Step::PickTester { .. }, Action::Tester { .. }) => no("did-not-offer", "bg.test.procedure"),
        (Step::TestTarget { kind: TestKind::Blood, .. }, Action::Test { .. }) => {
            no("not-the-most-suspected", "bg.test.blood")
        }
        (Step::TestTarget { .. }, Action::Test { .. }) => no("not-a-character", "bg.test.fire"),
        (Step::Starve, Action::Discard { .. }) => no("card-not-in-hand", "bg.food.hunger"),
        _ => no("not-now", "bg.table.asked"),
    }
}

fn explain_place(table: &Table, own: &Known<'_>, room: crate::words::Room, give: Give) -> Rejection {
    if table.burned.contains(room) {
        return no("room-burned", "bg.burn.loss");
    }
    if !table.is_open(room) {
        return no("not-for-characters", "bg.place.where");
    }
    if !table.has_room(room) {
        return no("room-full", "bg.place.capacity");
    }
    match give {
        Give::Card(_) if !sees_own_cards(table, own.seat) => no("darkness", "bg.dark.draw"),
        Give::Blind => no("light-is-on", "bg.dark.draw"),
        Give::LitCard(_) if sees_own_cards(table, own.seat) => no("no-light-needed", "bg.dark.flashlight"),
        Give::LitCard(_) | Give::LitSpecial if own.items[Item::Flashlight] == 0 => {
            no("no-flashlight", "bg.item.flashlight")
        }
        Give::LitSpecial if table.is(own.seat, Character::Norris) => no("no-light-needed", "bg.special.no-stacking"),
        _ => no("card-not-in-hand", "bg.place.with-card"),
    }
}

/// The reason for a claim that may not be made now, by what everybody sees. Whether it is true is nobody's business.
pub(crate) fn refuse_claim(table: &Table, speaker: Seat, claim: Claim) -> Option<Rejection> {
    // Whoever plays on one side has nothing to claim.
    if table.solo.is_some() {
        return Some(no("no-such-claim-here", "solo.hands.open"));
    }
    if claim.about().is_some_and(|seat| seat == speaker || u8::from(seat) >= table.rules.players) {
        return Some(no("not-another-player", "bg.talk.claims"));
    }
    match claim {
        Claim::IGave { .. } if table.rules.options.no_claims => Some(no("no-such-claim-here", "bg.talk.claims")),
        // Bots turn a stack faster than people read: what one gave may be told until the evening is over.
        Claim::IGave { .. } if !in_actions(table.step) && !table.is_evening() => {
            Some(no("claim-not-now", "bg.talk.claims"))
        }
        _ => None,
    }
}
