//! Leisure Room and Tests: gifts, accusations, exposure, blood and fire.

use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Card, Item, TestKind};
use whiteout_boardgame::{Action, Step, Thing};
use whiteout_core::Seat;

use super::alien;
use super::eyes::Eyes;

pub(super) fn evening(eyes: &Eyes<'_>, action: Action) -> f32 {
    match (eyes.t.step, action) {
        (Step::Trade, Action::Offer { to }) => {
            if gift_for(eyes) == Some(to) {
                1.0
            } else {
                -1.0
            }
        }
        (Step::TradeDraft { .. }, Action::Add { thing: Thing::Item(Item::Wire) }) if eyes.own.bundle.is_empty() => 2.0,
        (Step::TradeDraft { .. } | Step::TradeAnswer { .. }, Action::Add { .. }) => -1.0,
        // A gift is taken, nothing is given back.
        (Step::TradeDraft { .. } | Step::TradeAnswer { .. }, Action::Send)
        | (Step::TradeConfirm { .. }, Action::Yes) => 1.0,
        (Step::Vote, Action::Vote { seat }) => vote(eyes, seat),
        (Step::Reveal, Action::Reveal) => {
            if alien::shows_itself(eyes) {
                1.0
            } else {
                -1.0
            }
        }
        (Step::OfferTest { kind }, Action::OfferTest) => offer_test(eyes, kind),
        (Step::TestTarget { .. }, Action::Test { seat }) => test_target(eyes, seat),
        (Step::Examine { .. }, Action::Examine { seat, card }) => examine(eyes, seat, card),
        _ => 0.0,
    }
}

/// Wire makes a Test only in the hands of a Flamethrower: it goes to a holder who is trusted.
fn gift_for(eyes: &Eyes<'_>) -> Option<Seat> {
    let t = eyes.t;
    if eyes.alien || eyes.own.items[Item::Wire] == 0 || eyes.has_flamethrower() || t.offers_made[eyes.me] > 0 {
        return None;
    }
    t.flamethrowers.iter().filter_map(|f| f.holder).find(|&holder| eyes.doubt(holder) < 0.15)
}

/// A vote moves a disk: towards the Test, and away from the first seat.
fn vote(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    let t = eyes.t;
    let disk = f32::from(t.suspicion[seat]) / f32::from(t.rules.players);
    if eyes.alien {
        // With the crowd against a Human, or against whoever would board before me; never against one's own.
        let human = 1.0 - eyes.doubt(seat);
        let before_me = if t.suspicion[seat] <= t.suspicion[eyes.me] { eyes.style.alien_vote_first } else { 0.0 };
        return if human > 0.5 { 0.2 * human + eyes.style.alien_vote_disk * disk + before_me - 0.1 } else { -1.0 };
    }
    let doubt = eyes.doubt(seat);
    let average = eyes.hidden() / f32::from(eyes.others().len().max(1));
    let first_in_line =
        matches!(t.rescue, Rescue::Flying(_) | Rescue::Landed) && t.least_suspected(t.people()) == Some(seat);
    // With the others, where all look alike: a scattered vote does nothing.
    doubt - 0.95 * average + eyes.style.vote_disk * disk - 0.02 + if first_in_line && doubt > 0.2 { doubt } else { 0.0 }
}

/// A Test is made where the answer is open; an Alien finds nothing it would like to know.
fn offer_test(eyes: &Eyes<'_>, kind: TestKind) -> f32 {
    if eyes.alien {
        return -1.0;
    }
    let t = eyes.t;
    let highest = t.people().iter().map(|seat| t.suspicion[seat]).max().unwrap_or(0);
    let open = eyes
        .others()
        .iter()
        .filter(|&seat| kind != TestKind::Blood || t.suspicion[seat] == highest)
        .map(|seat| eyes.doubt(seat))
        .fold(0.0, f32::max);
    open - eyes.style.test
}

fn test_target(eyes: &Eyes<'_>, seat: Seat) -> f32 {
    if seat == eyes.me {
        return -1.0;
    }
    if eyes.alien { -eyes.doubt(seat) } else { eyes.doubt(seat) }
}

/// Teeth are worth a card where the answer is open; fillings clear a Human, so the least suspected go on.
fn examine(eyes: &Eyes<'_>, seat: Seat, card: Card) -> f32 {
    if seat == eyes.me || eyes.t.is_green(seat) {
        return -1.0;
    }
    let price = match card {
        Card::Sabotage => 0.0,
        Card::Use => 0.1,
        Card::Repair => 0.15,
    };
    test_target(eyes, seat) - price
}
