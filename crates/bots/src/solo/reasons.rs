//! What a choice is for. Whatever is told holds whenever it is told: a rule, what lies open, or what the policy reckoned
//! when it chose.

use whiteout_boardgame::solo::{SoloAction, SoloStep, Spot};
use whiteout_boardgame::table::Rescue;
use whiteout_boardgame::words::{Card, Face, Item, Lab, Room, TestKind, Weapon};
use whiteout_boardgame::{Action, Step, Thing};
use whiteout_core::{Seat, SeatSet};

use super::policy::Scores;
use super::{board, dice, escape, worth};
use crate::Because;

/// What is worth less changes little.
const LITTLE: f32 = 0.1;
/// Less work than this is not what three people come together for while the Alien is out.
const MUCH: f32 = 0.5;

impl Scores<'_> {
    pub(super) fn because(&self, action: Action) -> Because {
        let (sight, t) = (self.sight, self.sight.t);
        match (t.step, action) {
            (Step::Solo(step), action) => self.of_own_step(step, action),
            (Step::KeepWeather { .. } | Step::KeepDie { .. }, _) => Because::SoloWeather,
            (Step::Avoid { .. }, Action::Avoid { .. }) => Because::SoloStayOut,
            (Step::Avoid { .. }, _) if sight.steps(self.seat, 1) < LITTLE => Because::SoloSmallStep,
            (Step::Avoid { .. }, _) => Because::SoloSaveWeapon,
            (Step::Fight { .. }, Action::Fire { .. }) => Because::SoloFire,
            (Step::Fight { room, .. }, _) if t.alien.at(room) < t.standing_in(room).len() => Because::SoloWeaker,
            (Step::StationFuel, _) => Because::SoloFuel,
            (Step::KeepWeapon | Step::KeepItem, _) => Because::SoloKeep,
            (Step::KeepToken { .. }, Action::KeepToken) if self.token == Some(Lab::BloodBag) => Because::SoloBlood,
            (Step::KeepToken { .. }, Action::ThrowToken) if self.token == Some(Lab::Failure) => Because::SoloFailure,
            (Step::Items { .. }, Action::UseItem { .. }) => Because::SoloUseItem,
            (Step::Items { .. }, _) => Because::SoloSaveItem,
            (Step::Escape { .. }, Action::Escape) => self.leaving(),
            (Step::Escape { .. }, _) => self.staying(),
            (Step::BoardAsk { .. }, answer) => self.company(t.waiting.lowest().unwrap_or(self.seat), answer),
            (Step::BoardVote { candidate, .. }, answer) => self.company(candidate, answer),
            (Step::OfferTest { .. }, Action::OfferTest) => Because::SoloTest,
            (Step::OfferTest { kind }, _) => self.no_test(kind),
            (Step::TestTarget { .. }, Action::Test { seat }) => self.tested(seat),
            (Step::BurnLeave { .. }, Action::Yes) if self.freezes() => Because::SoloWarm,
            (Step::BurnLeave { .. }, Action::No) if !self.freezes() => Because::SoloKeepRoom,
            (Step::AlienRoom { .. } | Step::EncounterRoom { .. } | Step::OrderTests | Step::PickCharacter, _)
            | (Step::PickTester { .. }, Action::Tester { .. }) => Because::SoloAny,
            _ => Because::SoloBest,
        }
    }

    fn of_own_step(&self, step: SoloStep, action: Action) -> Because {
        match (step, action) {
            (SoloStep::Move, Action::Solo(SoloAction::Go { seat, to })) => self.going(seat, to),
            (SoloStep::Lose { .. } | SoloStep::Victim { .. }, _) => Because::SoloLose,
            (SoloStep::HandOver { .. }, _) => Because::SoloAny,
            (SoloStep::TakeOver { .. }, Action::Yes) => Because::SoloTakeOver,
            (SoloStep::Accept { .. }, Action::Yes) => Because::SoloTogether,
            (SoloStep::Board { .. }, Action::Solo(SoloAction::Choose { .. })) => self.leaving(),
            (SoloStep::Board { .. }, _) => self.staying(),
            (SoloStep::Share, Action::Solo(SoloAction::Give { to, thing, .. })) => self.giving(to, thing),
            (SoloStep::Share, _) => Because::SoloShare,
            (SoloStep::Roll, Action::Solo(SoloAction::Roll)) => Because::SoloRoll,
            (SoloStep::Roll, Action::Assign { .. }) => Because::SoloGiveDark,
            (SoloStep::Roll, _) => Because::SoloStop,
            (SoloStep::Give, Action::Assign { seat }) => self.dice_to(seat),
            (_, Action::Solo(SoloAction::Turn { .. })) => Because::SoloTurn,
            (SoloStep::Turn { .. }, _) => Because::SoloNoTurn,
            (SoloStep::Reroll, Action::Solo(SoloAction::Reroll { .. })) => Because::SoloReroll,
            (SoloStep::Reroll, _) => Because::SoloNoGain,
            (SoloStep::Act, Action::Solo(SoloAction::Cancel { .. })) => Because::SoloPays,
            (SoloStep::Act, Action::Solo(SoloAction::Do { card })) => self.doing(card),
            (SoloStep::Act, Action::UseItem { .. }) => Because::SoloUseItem,
            (SoloStep::Act, Action::Fire { .. }) if self.freezes() => Because::SoloWarm,
            (SoloStep::Act, Action::Pass) => self.doing_nothing(),
            _ => Because::SoloBest,
        }
    }

    fn going(&self, seat: Seat, to: Spot) -> Because {
        let (sight, t) = (self.sight, self.sight.t);
        let room = match to {
            Spot::In(room) => room,
            Spot::Dormitory => return Because::SoloSleep,
            Spot::LeisureRoom if t.strength > 0 => return Because::SoloShelter,
            Spot::LeisureRoom => return Because::SoloLess,
        };
        let (others, largest) = self.plan.as_ref().map_or((SeatSet::EMPTY, 1), |plan| plan.company(seat, room));
        if t.vehicle_ready(room) && sight.item(seat, Item::Keys) > 0 {
            return Because::SoloReady;
        }
        let group = others.with(seat);
        let work = worth::of_group(sight, room, group) - worth::of_group(sight, room, others);
        let crowd = t.strength > 0 && !others.is_empty() && group.len() == largest;
        if work > (if crowd { MUCH } else { LITTLE }) {
            self.work(room)
        } else if crowd {
            Because::SoloCrowd
        } else if t.dogs.contains(room) && !others.is_empty() {
            Because::SoloDog
        } else {
            Because::SoloBest
        }
    }

    /// What a room is good for.
    fn work(&self, room: Room) -> Because {
        let sight = self.sight;
        match room {
            Room::Radio if sight.t.rescue == Rescue::Unaware => Because::SoloHelp,
            Room::Laboratory => Because::SoloBlood,
            Room::Boiler => Because::SoloHeat,
            Room::Generator => Because::SoloLight,
            Room::WeatherStation => Because::SoloForecast,
            Room::Armory => Because::SoloArms,
            Room::Warehouse if !sight.help_may_come() && !sight.somebody_has(Item::Keys) => Because::SoloKeys,
            Room::Warehouse => Because::SoloItems,
            Room::Kitchen => Because::SoloFood,
            Room::BaseHelicopter | Room::Shed => Because::SoloVehicle,
            _ => Because::SoloBest,
        }
    }

    fn doing(&self, card: Card) -> Because {
        match self.sight.t.room_of(self.seat) {
            Some(room) if card == Card::Use && self.sight.t.vehicle_ready(room) => self.leaving(),
            Some(room) if self.done(card) > 0.0 => self.work(room),
            _ => Because::SoloBest,
        }
    }

    fn doing_nothing(&self) -> Because {
        let (sight, t) = (self.sight, self.sight.t);
        if sight.solo.has_bad() {
            return if t.at_maximum(self.seat) { Because::SoloStuck } else { Because::SoloBear };
        }
        if sight.solo.open_dice().next().is_none() {
            return Because::SoloNoDie;
        }
        let ready = t.room_of(self.seat).is_some_and(|room| t.vehicle_ready(room));
        if ready && sight.solo.die_with(Face::Use).is_some() && sight.item(self.seat, Item::Keys) > 0 {
            return self.staying();
        }
        let cards = sight.solo.open_dice().filter_map(|(_, face)| face.card());
        let most = cards.map(|card| self.done(card)).fold(0.0, f32::max);
        if most < LITTLE { Because::SoloNothing } else { Because::SoloBest }
    }

    fn dice_to(&self, seat: Seat) -> Because {
        let play = self.prospects.as_ref().map(|prospects| prospects.plays(seat, dice::open(self.sight)));
        let costs = self.sight.solo.has_bad() && play.is_some_and(|play| play.worth < 0.0);
        if costs { Because::SoloGiveBad } else { Because::SoloGive }
    }

    fn leaving(&self) -> Because {
        if self.sight.doubtful.is_empty() { Because::SoloSure } else { Because::SoloNow }
    }

    fn staying(&self) -> Because {
        let drives = matches!(self.sight.t.step, Step::Escape { .. } | Step::Solo(SoloStep::Act));
        if drives && escape::worth_of_driving(self.sight) < 0.0 { Because::SoloDriveLater } else { Because::SoloWait }
    }

    /// Whether this one should come along.
    fn company(&self, seat: Seat, answer: Action) -> Because {
        let sight = self.sight;
        match answer {
            Action::Yes if !sight.doubtful.contains(seat) => Because::SoloHuman,
            Action::Yes if sight.doubt < 0.5 => Because::SoloLikelyHuman,
            Action::No if sight.doubtful.contains(seat) && sight.doubt > 0.5 => Because::SoloLikelyAlien,
            _ => Because::SoloBest,
        }
    }

    fn no_test(&self, kind: TestKind) -> Because {
        let sight = self.sight;
        if !board::tells(sight, kind) {
            Because::SoloNoTest
        } else if board::waits(sight) {
            Because::SoloTestLater
        } else {
            Because::SoloBest
        }
    }

    fn tested(&self, seat: Seat) -> Because {
        let suspicion = |seat: Seat| self.sight.t.suspicion[seat];
        let nearest = self.sight.doubtful.iter().all(|other| suspicion(other) <= suspicion(seat));
        if self.sight.doubtful.contains(seat) && nearest { Because::SoloTestNearest } else { Because::SoloTest }
    }

    fn giving(&self, to: Seat, thing: Thing) -> Because {
        match thing {
            Thing::Item(Item::Wire) if self.sight.t.flamethrower_of(to).is_some() => Because::SoloWire,
            Thing::Item(Item::Keys) | Thing::Lab(Lab::BloodBag) if self.sight.t.is_green(to) => Because::SoloSafe,
            Thing::Weapon(Weapon::Firearm) => Because::SoloFirearm,
            _ => Because::SoloBest,
        }
    }
}
