//! The words that only the game for 1 to 3 players needs.

use whiteout_boardgame::solo::{AfterTurning, Die, News, Solo, SoloAction, SoloEvent, SoloStep, Spot, Then};
use whiteout_boardgame::table::{Place, Table};
use whiteout_boardgame::words::{Card, Cards, Face, Faces, Kind as _, Room};
use whiteout_boardgame::{Event, Position, Step, Thing};
use whiteout_core::Seat;

use super::names::{card_key, room_key};
use super::{Texts, Voice};
use crate::answers::{Answers, PLAIN, pass, yes_no};
use crate::phrase::Phrase;

const fn face_key(face: Face) -> &'static str {
    match face {
        Face::Use => card_key(Card::Use),
        Face::Repair => card_key(Card::Repair),
        Face::Sabotage => card_key(Card::Sabotage),
        Face::Threat => "face-threat",
    }
}

const fn spot_key(spot: Spot) -> &'static str {
    match spot {
        Spot::In(room) => room_key(room),
        Spot::LeisureRoom => room_key(Room::LeisureRoom),
        Spot::Dormitory => "room-dormitory",
    }
}

impl<V: Voice> Phrase<Position<V>> {
    /// Wherever a Character is, in a room with an action or not.
    fn spot_of(self, table: &Table, seat: Seat) -> Self {
        match table.place[seat] {
            Place::In(room) => self.room(room),
            Place::LeisureRoom => self.room_named(spot_key(Spot::LeisureRoom)),
            Place::Dormitory => self.room_named(spot_key(Spot::Dormitory)),
            Place::Aboard | Place::Outside | Place::Gone => self.some_room(None),
        }
    }

    fn face(self, face: Face) -> Self {
        let name = self.texts().face(face);
        self.text("face", name)
    }

    /// A player, who goes by the number of the seat.
    fn player(self, player: Seat) -> Self {
        let name = self.texts().seat_number(player);
        self.text("player", name)
    }

    /// A die on the table, counted from 1, and what it shows.
    fn die(self, table: &Table, die: u8) -> Self {
        self.n(die + 1).face(die_at(table, die).map_or(Face::Use, |die| die.face))
    }
}

fn die_at(table: &Table, die: u8) -> Option<Die> {
    table.solo.and_then(|solo| solo.dice.get(usize::from(die)).copied().flatten())
}

/// Whose dice they are.
fn actor(table: &Table) -> Option<Seat> {
    table.solo.and_then(|solo| solo.actor)
}

impl<V: Voice> Texts<V> {
    pub fn face(&self, face: Face) -> String {
        self.plain(face_key(face))
    }

    fn faces(&self, faces: Faces) -> String {
        self.list(self.counts(Face::ALL, face_key, |face| faces[face]))
    }

    /// The dice that nobody has cancelled or used.
    fn open_dice(&self, table: &Table) -> String {
        let mut faces = Faces::default();
        for (_, face) in table.solo.iter().flat_map(Solo::open_dice) {
            faces[face] += 1;
        }
        self.faces(faces)
    }

    pub(super) fn solo_asks(&self, table: &Table, step: SoloStep) -> String {
        let p = Phrase::new(*self);
        match step {
            SoloStep::Move => p.say("prompt-solo-move"),
            SoloStep::Lose { among, .. } => p.seats(table, among).say("prompt-solo-lose"),
            SoloStep::TakeOver { giver, .. } => p.player(giver).say("prompt-solo-take-over"),
            SoloStep::HandOver { player, .. } => p.player(player).say("prompt-solo-hand-over"),
            SoloStep::Victim { room, .. } => p.room(room).say("prompt-solo-victim"),
            SoloStep::Board { .. } => p.say("prompt-solo-board"),
            SoloStep::Roll if table.power_failure => p.say("prompt-solo-roll-dark"),
            SoloStep::Roll => p.say("prompt-solo-roll"),
            SoloStep::Give => p.text("faces", self.open_dice(table)).say("prompt-solo-give"),
            SoloStep::Reroll => p.text("faces", self.open_dice(table)).say("prompt-solo-reroll"),
            SoloStep::Turn { after } => {
                let last = after == AfterTurning::Resolving;
                let key = if last { "prompt-solo-turn-last" } else { "prompt-solo-turn" };
                p.text("faces", self.open_dice(table)).say(key)
            }
            SoloStep::Act if table.solo.is_some_and(|solo| solo.open_dice().next().is_none()) => {
                p.say("prompt-solo-act-spent")
            }
            SoloStep::Act => {
                let key = if has_bad(table) { "prompt-solo-act-bad" } else { "prompt-solo-act" };
                p.text("faces", self.open_dice(table)).say(key)
            }
            SoloStep::Share => p.say("prompt-solo-share"),
            SoloStep::Accept { from, .. } => {
                p.other(table, from).text("parcel", self.parcel(table.offer)).say("prompt-solo-accept")
            }
        }
    }

    pub(super) fn solo_choice(&self, table: &Table, action: SoloAction) -> String {
        let p = Phrase::new(*self);
        match action {
            SoloAction::Go { seat, to } => p.seat(table, seat).room_named(spot_key(to)).say("choice-solo-go"),
            SoloAction::Choose { seat } => p.seat(table, seat).say(match table.step {
                Step::Solo(SoloStep::Victim { .. }) => "choice-solo-victim",
                Step::Solo(SoloStep::HandOver { .. }) => "choice-solo-hand-over",
                Step::Solo(SoloStep::Board { .. }) => "choice-solo-board",
                _ => "choice-solo-lose",
            }),
            SoloAction::Roll => p.say("choice-solo-roll"),
            SoloAction::Reroll { die } => p.die(table, die).say("choice-solo-reroll"),
            SoloAction::Cancel { die } => p.die(table, die).say("choice-solo-cancel"),
            SoloAction::Turn { die, face } => {
                let old = self.face(die_at(table, die).map_or(face, |die| die.face));
                p.n(die + 1).text("old", old).face(face).say("choice-solo-turn")
            }
            SoloAction::Do { card } => {
                let p = p.card(card);
                match actor(table) {
                    Some(seat) => p.spot_of(table, seat),
                    None => p.some_room(None),
                }
                .say("choice-solo-do")
            }
            SoloAction::Give { from, to, thing } => {
                p.seat(table, from).other(table, to).thing(thing).say("choice-solo-give")
            }
        }
    }

    /// The dice for somebody, wherever that one is.
    pub(super) fn solo_assign(&self, table: &Table, seat: Seat) -> String {
        Phrase::new(*self).seat(table, seat).spot_of(table, seat).say("choice-solo-assign")
    }

    /// What happens here otherwise, or is told otherwise since hands are open; `Err` for what is told as in the big game.
    pub(super) fn solo_happened(&self, table: &Table, event: &Event) -> Result<Option<String>, ()> {
        use Event as E;
        let p = Phrase::new(*self);
        let open = table.hands_are_open();
        Ok(Some(match *event {
            E::Solo(ref event) => return Ok(self.solo_event(table, event)),
            _ if table.solo.is_none() => return Err(()),
            E::Seated { seat, character } => {
                p.player(table.owner(seat)).text("character", self.character(character)).say("log-seated")
            }
            // Alone there is nobody else to lead.
            E::LeaderIs { .. } if table.rules.seats() == 1 => return Ok(None),
            E::LeaderIs { seat } => p.player(table.owner(seat)).say("log-solo-leader"),
            // Whoever sees the cards themselves need not be told of their backs.
            E::WeaponsDrawn { .. }
            | E::WeaponKept { .. }
            | E::ItemsDrawn { .. }
            | E::ItemKept { .. }
            | E::LabDrawn { .. }
            | E::OfferOpened { .. }
            | E::OfferSent { .. }
            | E::ParcelShown { .. }
            | E::TradeDone { .. }
                if open =>
            {
                return Ok(None);
            }
            E::OfferOpened { .. } => return Ok(None),
            E::TradeOff { from, to } => p.seat(table, from).other(table, to).say("log-solo-not-taken"),
            _ => return self.solo_news(table, event).ok_or(()).map(Some),
        }))
    }

    /// Cards and tokens, told of the Character who has them: players have several.
    fn solo_news(&self, table: &Table, event: &Event) -> Option<String> {
        use Event as E;
        let of = |seat| Phrase::new(*self).seat(table, seat);
        Some(match *event {
            E::WeaponsDealt { seat, deck } => of(seat).text("things", self.weapon_cards(deck)).say("log-solo-draws"),
            E::ItemsDealt { seat, deck } => of(seat).text("things", self.item_cards(deck)).say("log-solo-draws"),
            E::LabDealt { seat, token } => {
                of(seat).text("things", self.a_thing(Thing::Lab(token))).say("log-solo-draws")
            }
            E::WeaponChosen { seat, weapon } => of(seat).weapon(weapon).say("log-solo-keeps"),
            E::ItemChosen { seat, item } => of(seat).item(item).say("log-solo-keeps"),
            E::Added { seat, thing } => of(seat).thing(thing).say("log-solo-holds-out"),
            E::ParcelShown { to, weapons, items } => {
                of(to).text("things", self.things(weapons, items)).say("log-solo-is-shown")
            }
            E::CardsReceived { seat, weapons, items } => {
                of(seat).text("things", self.things(weapons, items)).say("log-solo-gets")
            }
            E::LabsReceived { seat, tokens } => of(seat).text("things", self.labs(tokens)).say("log-solo-gets"),
            _ => return None,
        })
    }

    fn solo_event(&self, table: &Table, event: &SoloEvent) -> Option<String> {
        let p = Phrase::new(*self);
        Some(match *event {
            SoloEvent::Went { seat, to } => p.seat(table, seat).room_named(spot_key(to)).say("log-solo-went"),
            SoloEvent::DogShown { seat, token } => p.seat(table, seat).say(match token {
                whiteout_boardgame::words::Role::Human => "log-solo-dog-healthy",
                whiteout_boardgame::words::Role::Alien => "log-solo-dog-alien",
            }),
            SoloEvent::ThreatAt { space: ..=0 } => p.say("log-solo-threat-yellow"),
            SoloEvent::ThreatAt { space } => p.n(space.unsigned_abs()).say("log-solo-threat"),
            SoloEvent::Rolled { faces } => {
                let mut rolled = Faces::default();
                faces.into_iter().flatten().for_each(|face| rolled[face] += 1);
                p.text("faces", self.faces(rolled)).say("log-solo-rolled")
            }
            SoloEvent::DiceGiven { seat } => p.seat(table, seat).spot_of(table, seat).say("log-solo-given"),
            SoloEvent::Rerolled { seat, face, .. } => p.seat(table, seat).face(face).say("log-solo-rerolled"),
            SoloEvent::Cancelled { seat, die } => p.seat(table, seat).die(table, die).say("log-solo-cancelled"),
            SoloEvent::Turned { seat, face, .. } => p.seat(table, seat).face(face).say("log-solo-turned"),
            SoloEvent::Spent { die } => match die_at(table, die)?.face {
                Face::Sabotage => match table.solo.and_then(|solo| solo.site) {
                    Some(room) => p.room(room).say("log-solo-sabotage"),
                    None => p.say("log-solo-sabotage-nowhere"),
                },
                Face::Threat => p.say("log-solo-near"),
                // What comes of it has its own sentence.
                Face::Use | Face::Repair => return None,
            },
            SoloEvent::DiceAway => return None,
            SoloEvent::EscapeRolled { seat, vehicle, faces, interrupted } => p
                .seat(table, seat)
                .vehicle(vehicle)
                .text("faces", self.faces(faces))
                .say(if interrupted { "log-solo-escape-off" } else { "log-solo-escape-on" }),
            SoloEvent::TakenOver { seat, player } => p.seat(table, seat).player(player).say("log-solo-taken-over"),
            SoloEvent::WaitsForTheEnd { player } => p.player(player).say("log-solo-waits"),
            SoloEvent::Private { news: News::HandSeen { seat, weapons, items, labs }, .. } => {
                let p = p.seat(table, seat);
                match self.belongings(Cards::default(), weapons, items, labs) {
                    Some(things) => p.text("things", things).say("log-solo-holds"),
                    None => p.say("log-solo-holds-nothing"),
                }
            }
            SoloEvent::Private { news, .. } => return news.event().and_then(|event| self.solo_news(table, &event)),
        })
    }
}

fn has_bad(table: &Table) -> bool {
    table.solo.is_some_and(|solo| solo.has_bad())
}

/// What `Yes`, `No` and `Pass` mean here.
pub(super) fn answers(table: &Table, step: SoloStep) -> Answers {
    match step {
        SoloStep::Board { .. } => pass("choice-solo-pass-board"),
        SoloStep::Reroll => pass("choice-solo-pass-reroll"),
        SoloStep::Turn { .. } => pass("choice-solo-pass-turn"),
        SoloStep::Act if has_bad(table) => pass("choice-solo-pass-act-bad"),
        SoloStep::Act => pass("choice-solo-pass-act"),
        SoloStep::Share => pass("choice-solo-pass-share"),
        SoloStep::Accept { .. } => yes_no("choice-solo-yes-accept", "choice-solo-no-accept"),
        SoloStep::TakeOver { .. } => yes_no("choice-solo-yes-take-over", "choice-solo-no-take-over"),
        SoloStep::Move
        | SoloStep::Lose { .. }
        | SoloStep::HandOver { .. }
        | SoloStep::Victim { .. }
        | SoloStep::Roll
        | SoloStep::Give => PLAIN,
    }
}

/// The phases have other numbers here.
pub(super) const fn phase_key(step: Step) -> Option<&'static str> {
    Some(match step {
        Step::EncounterRoom { .. } | Step::Avoid { .. } => "phase-solo-moving",
        Step::AlienRoom { .. } | Step::Fight { .. } => "phase-solo-alien",
        Step::Items { .. }
        | Step::BurnLeave { .. }
        | Step::KeepDie { .. }
        | Step::StationFuel
        | Step::KeepWeapon
        | Step::KeepItem
        | Step::KeepToken { .. }
        | Step::Escape { .. } => "phase-solo-dice",
        Step::OrderTests | Step::OfferTest { .. } | Step::PickTester { .. } | Step::TestTarget { .. } => {
            "phase-solo-tests"
        }
        Step::Solo(step) => match step {
            SoloStep::Move => "phase-solo-moving",
            SoloStep::Victim { .. } => "phase-solo-alien",
            SoloStep::Board { .. } => "phase-boarding",
            SoloStep::Roll | SoloStep::Give | SoloStep::Reroll | SoloStep::Turn { .. } | SoloStep::Act => {
                "phase-solo-dice"
            }
            SoloStep::Share | SoloStep::Accept { .. } => "phase-solo-sharing",
            SoloStep::Lose { then, .. } | SoloStep::TakeOver { then, .. } | SoloStep::HandOver { then, .. } => {
                match then {
                    Then::Meeting { .. } => "phase-solo-moving",
                    Then::Alien { .. } => "phase-solo-alien",
                    Then::Cancelling | Then::Resolving => "phase-solo-dice",
                    Then::Test { .. } => "phase-solo-tests",
                    Then::Night => "phase-solo-night",
                }
            }
        },
        _ => return None,
    })
}

/// Whether the question is for one Character, and not for a player who has several.
pub(super) const fn is_for_a_character(step: Step) -> bool {
    matches!(
        step,
        Step::Solo(SoloStep::Reroll | SoloStep::Turn { .. } | SoloStep::Act | SoloStep::Accept { .. })
            | Step::Avoid { .. }
            | Step::Fight { .. }
            | Step::Items { .. }
            | Step::KeepDie { .. }
            | Step::StationFuel
            | Step::KeepWeapon
            | Step::KeepItem
            | Step::KeepToken { .. }
            | Step::Escape { .. }
            | Step::BoardAsk { .. }
            | Step::OfferTest { .. }
            | Step::TestTarget { .. }
    )
}

/// The rules of this game behind a question that the big one asks too.
pub(super) const fn instead(step: Step) -> &'static [&'static str] {
    match step {
        Step::EncounterRoom { .. } => &["solo.meet.order", "solo.meet.green"],
        Step::Avoid { .. } => &["solo.meet.avoid"],
        Step::AlienRoom { .. } => &["solo.alien.cards", "solo.alien.priorities"],
        Step::Fight { .. } => &["solo.alien.fire"],
        Step::Items { .. } => &["solo.items"],
        Step::BurnLeave { .. } => &["solo.burn"],
        Step::Escape { .. } => &["solo.escape.dice"],
        Step::BoardAsk { .. } | Step::BoardVote { .. } => &["solo.board", "solo.end"],
        Step::OrderTests | Step::OfferTest { .. } | Step::PickTester { .. } | Step::TestTarget { .. } => {
            &["solo.tests"]
        }
        Step::Over => &["solo.end"],
        _ => &[],
    }
}

/// The rules behind a question; those of the big game come first where it asks much the same, and are left out where
/// they do not hold.
pub(super) const fn ids(step: SoloStep) -> &'static [&'static str] {
    match step {
        SoloStep::Move => &["bg.place.order", "solo.move", "solo.move.limits", "solo.dormitory"],
        SoloStep::Lose { .. } => &["bg.expose.things", "solo.threat.pick", "solo.lost"],
        SoloStep::TakeOver { .. } | SoloStep::HandOver { .. } => &["bg.expose.things", "solo.takeover"],
        SoloStep::Victim { .. } => &["bg.enc.alien-stronger", "solo.alien.victim", "solo.alien.priorities"],
        SoloStep::Board { .. } => &["bg.board.process", "solo.escape.who", "solo.escape.dice"],
        SoloStep::Roll => &["bg.act.cooperation", "solo.dice.stop", "solo.dark"],
        SoloStep::Give => &["bg.act.cooperation", "solo.dice.who", "solo.dormitory"],
        SoloStep::Reroll => &["bg.act.cooperation", "solo.dark.rerolls"],
        SoloStep::Turn { .. } => &["bg.act.cooperation", "solo.dormitory"],
        SoloStep::Act => &["bg.act.cooperation", "solo.dice.cancel", "solo.dice.bad", "solo.dice.one", "solo.burn"],
        SoloStep::Share | SoloStep::Accept { .. } => &["bg.trade.limits", "solo.share"],
    }
}
