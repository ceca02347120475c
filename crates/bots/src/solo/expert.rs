//! Looking ahead: worlds that agree with everything seen are played on to the end by rules of thumb.

use rand_xoshiro::Xoshiro256PlusPlus;
use whiteout_boardgame::solo::{SoloAction, SoloStep};
use whiteout_boardgame::{Action, Observer, State, Step, View};
use whiteout_core::{Game as _, NoSink, Observer as _, Seat, Viewer};

use super::moving::Plan;
use super::sight::Sight;
use super::wits::{Wits, token};
use super::{Style, policy};
use crate::Because;
use crate::expert::{Ahead, Foresight};
use crate::search::{self, Found};

/// Choices that are looked into.
const CANDIDATES: usize = 6;
/// No game that is played on takes more actions.
const LONGEST: usize = 3_000;

impl Foresight for Wits {
    const STYLE: Style = Style::EXPERT;

    fn observer(view: &View) -> Option<Observer> {
        Some(Observer::by_rules(view.table.rules, view.viewer))
    }

    fn ponders(view: &View) -> bool {
        worth_a_thought(view.table.step)
    }

    fn candidates(
        &mut self,
        ahead: &Ahead<'_, State>,
        legal: &[Action],
        regular: Action,
        _rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Vec<Action>> {
        let sight = Sight::of_view(ahead.view, &self.style)?;
        let ranked = policy::rank(&sight, ahead.view.asked_for?, token(ahead.view), legal);
        Some(search::candidates(regular, ranked, CANDIDATES))
    }

    fn compare(
        &mut self,
        ahead: &Ahead<'_, State>,
        choices: Vec<Action>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Found<Action>> {
        let Viewer::Seat(me) = ahead.view.viewer else { return None };
        let mut legal = Vec::with_capacity(128);
        search::compare(
            choices,
            ahead.budget,
            rng,
            |rng| ahead.observer.resample(rng),
            |world, action, luck| play_on(*world, (me, action), &mut legal, luck),
        )
    }

    fn because(&mut self, view: &View, action: Action) -> Because {
        let told = Sight::of_view(view, &self.style).zip(view.asked_for);
        told.map_or(Because::SoloBest, |(sight, seat)| policy::because(&sight, seat, token(view), action))
    }
}

/// Whether the game is won if this is done first.
fn play_on(
    mut world: State,
    first: (Seat, Action),
    legal: &mut Vec<Action>,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<f32> {
    world.act(first.0, first.1, rng, &mut NoSink).ok()?;
    for _ in 0..LONGEST {
        if let Some(outcome) = world.outcome() {
            return Some(f32::from(u8::from(outcome.humans_won())));
        }
        let player = world.decision().seats.lowest()?;
        if world.table.step == Step::Solo(SoloStep::Move) {
            send_everybody(&mut world, player, rng)?;
            continue;
        }
        let action = choose(&world, player, legal, rng)?;
        world.act(player, action, rng, &mut NoSink).ok()?;
    }
    Some(0.0)
}

/// All people of a player go by one plan.
fn send_everybody(world: &mut State, player: Seat, rng: &mut Xoshiro256PlusPlus) -> Option<()> {
    let table = world.table;
    let sight = Sight::in_world(&table, &world.secret, &Style::EXPERT)?;
    let plan = Plan::new(&sight);
    for seat in table.characters_of(player).minus(table.placed).iter() {
        let action = Action::Solo(SoloAction::Go { seat, to: plan.spot(seat) });
        world.act(player, action, rng, &mut NoSink).ok()?;
    }
    Some(())
}

fn choose(world: &State, player: Seat, legal: &mut Vec<Action>, rng: &mut Xoshiro256PlusPlus) -> Option<Action> {
    legal.clear();
    world.legal(player, &mut |action| legal.push(action));
    if let [only] = legal[..] {
        return Some(only);
    }
    let sight = Sight::in_world(&world.table, &world.secret, &Style::EXPERT)?;
    let seat = world.table.asked_for(player)?;
    Some(policy::choose(&sight, seat, world.secret.drawn.token, legal, rng).action)
}

/// Only who leaves when. Elsewhere so much luck is still to come that what a choice is worth drowns in it: an expert that
/// looked ahead wherever it could won fewer games than rules of thumb alone (`docs/bots.md`).
const fn worth_a_thought(step: Step) -> bool {
    matches!(step, Step::Solo(SoloStep::Board { .. }) | Step::Escape { .. } | Step::BoardAsk { .. })
}
