//! The rules behind a question, for whoever does not know them by heart.

use whiteout_boardgame::table::Table;
use whiteout_boardgame::words::TestKind;
use whiteout_boardgame::{Prey, Step};

/// The rules that explain what is asked now, the nearest first.
pub(crate) fn rules(table: &Table) -> Vec<&'static str> {
    let norwegian: &[_] = match table.step {
        _ if !table.rules.is_norwegian() => &[],
        Step::SettingUp => &["nw.setup.teams"],
        Step::Place => &["nw.sniper.when"],
        Step::Escape { .. } => &["nw.veh.use", "nw.esc.who"],
        Step::Plan if table.ufo.is_some() => &["nw.ufo.plan"],
        Step::AlienRoom { .. } if table.ufo.is_some() => &["nw.ufo.fight"],
        Step::Fight { .. } if table.ufo.is_some() => &["nw.ufo.fire"],
        Step::AlienChoice { .. } if table.ufo.is_some() => &["nw.ufo.stronger"],
        Step::BoardAsk { .. } | Step::BoardVote { .. } => &["nw.esc.who", "nw.esc.consent", "nw.end.humans"],
        Step::Over => &["nw.end.personal"],
        _ => &[],
    };
    let dark: &[_] = match table.step {
        Step::Place if table.power_failure => &["bg.dark.draw", "bg.dark.flashlight"],
        _ => &[],
    };
    let solo: &[_] = if table.solo.is_some() { super::solo::instead(table.step) } else { &[] };
    norwegian.iter().chain(solo).chain(ids(table.step)).chain(dark).copied().collect()
}

pub(crate) const fn ids(step: Step) -> &'static [&'static str] {
    match step {
        Step::SettingUp => &["bg.setup.teams"],
        Step::PickCharacter => &["bg.setup.characters"],
        Step::KeepWeather { .. } => &["bg.weather.die-home", "bg.weather.roll"],
        Step::Plan => &["bg.alien.plan", "bg.alien.must-play"],
        Step::Exchange => &["bg.draw.garry"],
        Step::Place => &["bg.place.with-card", "bg.place.where", "bg.special.action", "bg.dorm.change"],
        Step::PickSpecial => &["bg.special.action"],
        Step::ChooseHand { .. } => &["bg.dorm.change"],
        Step::Items { .. } => &["bg.items.window", "bg.item.fuel", "bg.item.tools"],
        Step::AlienRoom { .. } | Step::EncounterRoom { .. } => &["bg.enc.order"],
        Step::Enter => &["bg.place.order", "nw.ufo.place", "nw.ufo.fight"],
        Step::CollectRoom { .. } => &["bg.enc.order", "nw.ufo.collect"],
        Step::Launch { .. } => &["bg.alien.team", "nw.ufo.launch", "nw.ufo.pay"],
        Step::Fight { .. } => &["bg.enc.fight"],
        Step::AlienChoice { prey: Prey::Alone, .. } => &["bg.enc.alien-alone"],
        Step::AlienChoice { prey: Prey::Beaten, .. } => &["bg.enc.alien-stronger"],
        Step::AlienChoice { prey: Prey::Kennel, .. } => &["bg.alien.kennel"],
        Step::Avoid { .. } => &["bg.enc.avoid"],
        Step::Tokens { .. } => &["bg.enc.tokens"],
        Step::TakeFrom { .. } => &["bg.enc.who-takes", "bg.enc.learn"],
        Step::Burn { .. } => &["bg.burn.window", "bg.burn.where", "bg.burn.people"],
        Step::BurnLeave { .. } => &["bg.burn.request", "bg.burn.people"],
        Step::BoardNow => &["bg.board.first"],
        Step::Turn => &["bg.act.turn"],
        Step::Assign { .. } => &["bg.act.assign", "bg.act.forced", "bg.act.cooperation"],
        Step::KeepDie { .. } | Step::StationFuel => &["bg.weather.partial-use"],
        Step::KeepWeapon => &["bg.loc.armory", "bg.act.short-decks"],
        Step::KeepItem => &["bg.loc.warehouse", "bg.act.short-decks"],
        Step::KeepToken { .. } => &["bg.act.lab", "bg.test.blood"],
        Step::Escape { .. } => &["bg.keys.ask", "bg.item.keys"],
        Step::BoardAsk { .. } | Step::BoardVote { .. } => &["bg.board.process", "bg.end.humans"],
        Step::Trade | Step::TradeDraft { .. } | Step::TradeAnswer { .. } | Step::TradeConfirm { .. } => {
            &["bg.trade.protocol", "bg.trade.limits"]
        }
        Step::Vote => &["bg.vote", "bg.vote.maximum"],
        Step::Reveal => &["bg.reveal.window", "bg.expose.strength", "bg.expose.things"],
        Step::OrderTests => &["bg.test.procedure", "nw.test.order"],
        Step::OfferTest { kind } | Step::PickTester { kind, .. } | Step::TestTarget { kind, .. } => match kind {
            TestKind::Blood => &["bg.test.blood", "bg.test.procedure", "bg.test.result"],
            TestKind::Fire => &["bg.test.fire", "bg.test.procedure", "bg.test.result"],
            TestKind::Teeth => &["bg.test.procedure", "nw.test.teeth", "nw.test.light"],
        },
        Step::Examine { .. } => &["bg.test.procedure", "nw.test.teeth", "nw.test.repeat"],
        Step::Starve => &["bg.food.hunger"],
        Step::Solo(step) => super::solo::ids(step),
        Step::Over => &["bg.end.result"],
    }
}
