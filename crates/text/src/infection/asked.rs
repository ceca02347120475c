//! The rules behind a question, for whoever does not know them by heart.

use whiteout_infection::mission::Directive;
use whiteout_infection::table::{Stage, Table};
use whiteout_infection::words::Character;
use whiteout_infection::{Step, Why, Window};

/// The rules that explain what is asked now, the nearest first.
pub(crate) fn rules(table: &Table) -> Vec<&'static str> {
    let mut rules = ids(table.step);
    match (table.step, table.characters[table.captain]) {
        (Step::HandIn, _) => rules.push(goal(table)),
        // What the Captain can do beside the plain choice.
        (Step::Room | Step::Prepare | Step::SeeHandedIn | Step::Sabotage | Step::Swap, Some(captain)) => {
            rules.push(power(captain));
        }
        _ => {}
    }
    rules
}

/// How the pool is judged.
fn goal(table: &Table) -> &'static str {
    match (table.turn.stage, table.directive()) {
        (Stage::Battle, _) | (Stage::Mission, None) => "inf.battle.levels",
        (Stage::Mission, Some(Directive::Set { .. })) => "inf.reveal.set",
        (Stage::Mission, Some(Directive::Find { .. })) => "inf.reveal.find",
        (Stage::Mission, Some(Directive::Sum { .. })) => "inf.reveal.sum",
        (Stage::Mission, Some(Directive::Roll { .. })) => "inf.reveal.roll",
    }
}

const fn power(character: Character) -> &'static str {
    match character {
        Character::Macready => "inf.power.macready",
        Character::Childs => "inf.power.childs",
        Character::Palmer => "inf.power.palmer",
        Character::Clark => "inf.power.clark",
        Character::Blair => "inf.power.blair",
        Character::Bennings => "inf.power.bennings",
        Character::Norris => "inf.power.norris",
        Character::Fuchs => "inf.power.fuchs",
        Character::Garry => "inf.power.garry",
        Character::Windows => "inf.power.windows",
        Character::Nauls => "inf.power.nauls",
        Character::Copper => "inf.power.copper",
    }
}

pub(crate) fn ids(step: Step) -> Vec<&'static str> {
    if let Step::Power { power: used } = step {
        return vec![power(used.character()), "inf.power.one"];
    }
    plain_ids(step).to_vec()
}

const fn plain_ids(step: Step) -> &'static [&'static str] {
    match step {
        Step::SettingUp => &["inf.setup.teams"],
        Step::PickCharacter => &["inf.setup.draft"],
        Step::Window { which: Window::First } => {
            &["inf.window.everybody", "inf.molotov.when", "inf.rope.uses", "inf.flame.uses", "inf.torch.vote"]
        }
        Step::Window { which: Window::Second } => &["inf.molotov.when", "inf.molotov.who"],
        Step::Consent { .. } => &["inf.rope.consent", "inf.rope.tied"],
        Step::TorchVote { .. } => &["inf.torch.vote", "inf.torch.human", "inf.torch.win"],
        Step::Exchange { why } => match why {
            Why::Molotov { .. } => &["inf.molotov.who", "inf.molotov.cards"],
            Why::HandIn => &["inf.power.nauls", "inf.supply.exchange"],
            Why::Chip => &["inf.chip.discard", "inf.supply.exchange"],
            Why::RecRoom => &["inf.home.draw", "inf.supply.exchange"],
            Why::Passed => &["inf.pass.turn", "inf.supply.exchange"],
            Why::After => &["inf.power.palmer", "inf.supply.exchange"],
        },
        Step::Team => &["inf.team.size", "inf.team.departments", "inf.team.no-swap"],
        Step::Room => &["inf.room.which", "inf.room.barriers"],
        Step::Entry { .. } => &["inf.room.offer", "inf.room.barriers"],
        Step::Firefighter => &["inf.fire.duty", "inf.fire.who"],
        Step::Prepare => &["inf.power.one"],
        Step::HandIn => &["inf.pool.hand-in", "inf.pool.any-card"],
        Step::SeeHandedIn => &["inf.power.one"],
        Step::Sabotage => &["inf.sabotage.order", "inf.sabotage.kinds"],
        Step::Answer { .. } => &["inf.sabotage.answer", "inf.sabotage.kinds"],
        Step::SabotageDie { .. } => &["inf.sabotage.die", "inf.sabotage.kinds"],
        Step::Swap => &["inf.pool.swap"],
        Step::OrderTop => &["inf.power.fuchs"],
        Step::KeepSwapped => &["inf.power.norris"],
        Step::Flip => &["inf.reveal.order"],
        Step::Power { .. } => &["inf.power.one"],
        Step::Dynamite { .. } => &["inf.dice.dynamite"],
        Step::ShiftDie => &["inf.power.copper"],
        Step::Keep => &["inf.dice.keep", "inf.dice.must"],
        Step::Boost => &["inf.dice.boost"],
        Step::Firefight => &["inf.fire.fight", "inf.fire.escalate"],
        Step::RemoveSmoke => &["inf.power.nauls"],
        Step::SkipFires => &["inf.pass.fires"],
        Step::Return => &["inf.assimilation.return"],
        Step::Nominate => &["inf.escape.nominate"],
        Step::Nomination { .. } => &["inf.escape.vote", "inf.escape.refused"],
        Step::EndTest => &["inf.escape.tests"],
        Step::Board => &["inf.escape.board", "inf.escape.seats", "inf.escape.four"],
        Step::Over => &["inf.end.winners"],
    }
}
