//! The table of The Boardgame.

use whiteout_boardgame::secret::Own;
use whiteout_boardgame::solo::SoloAction;
use whiteout_boardgame::table::{LeaderToken, PackLeader, Place, Rescue, Status, Table, Ufo, points};
use whiteout_boardgame::words::{Card, Departure, Item, Kind as _, Lab, Room, RoomSet, Vehicle, Weapon};
use whiteout_boardgame::{Action, Claim, Config, Event, Position, Step, Store, View};
use whiteout_core::{Seat, Viewer};
use whiteout_games::Hosted;
use whiteout_text::Voice;

use super::boardgame_words::Words;
use super::{Screen, Shown};
use crate::choices::Choice;
use crate::words::fill;

pub(super) type Lines<'a, V> = Screen<'a, Position<V>>;

/// Roles come after the Characters, who may be chosen one by one (`bg.setup.characters`).
const fn is_dealt(table: &Table) -> bool {
    !matches!(table.step, Step::SettingUp | Step::PickCharacter)
}

impl<V: Voice> Shown for Position<V>
where
    Self: Hosted<Config = Config, Action = Action, View = View, Event = Event, Claim = Claim>,
{
    fn board(view: &View) -> &Table {
        &view.table
    }

    fn whole(screen: Lines<'_, V>, view: &View) -> Vec<String> {
        let table = &view.table;
        let mut lines = vec![screen.heading(table)];
        if let Some(ufo) = &table.ufo {
            lines.extend(screen.ufo(table, ufo));
        } else {
            lines.extend([screen.fuel(table), screen.damage(table), screen.supplies(table), screen.dogs(table)]);
            if table.rules.is_norwegian() {
                lines.push(screen.station(table));
            }
        }
        if table.exposed_ever {
            lines.push(screen.alien(table));
        }
        match &table.solo {
            Some(solo) => lines.extend([screen.threat(table, solo), screen.leading_player(table)]),
            None => lines.push(screen.leaders(table)),
        }
        lines.push(format!("{}:", screen.words.people));
        let me = if let Viewer::Seat(seat) = view.viewer { Some(seat) } else { None };
        lines.extend(table.seats().map(|seat| screen.person(table, seat, me == Some(table.owner(seat)))));
        lines.extend(screen.hands(view, false));
        if let Some(own) = view.own.as_ref().filter(|_| is_dealt(table)) {
            lines.extend(screen.own(table, own));
        }
        lines
    }

    /// Where everybody is, and what the viewer holds.
    fn short(screen: Lines<'_, V>, view: &View) -> Vec<String> {
        let table = &view.table;
        let people = table.people();
        let gathered = people.iter().all(|seat| table.place[seat] == Place::LeisureRoom);
        // Before a vote it is not where people are that counts.
        let people = if gathered && table.ufo.is_none() { screen.suspicions(table) } else { screen.whereabouts(table) };
        let mut lines = vec![format!("{} {people}", screen.heading(table))];
        if let Some(solo) = &table.solo {
            lines.push(screen.threat(table, solo));
            lines.extend(screen.hands(view, true));
        }
        if let Some(own) = view.own.as_ref().filter(|_| is_dealt(table)) {
            lines.extend(screen.own(table, own));
        }
        lines
    }

    fn hidden(&self, screen: Lines<'_, V>, seat: Seat) -> String {
        let table = &self.table;
        if table.solo.is_some() {
            let own = table.seats().filter(|&own| table.owner(own) == seat);
            let lines = own.map(|own| {
                let own = self.secret.own(table, own);
                let who = screen.texts.seat(table, own.seat);
                format!("{who}: {}; {}.", screen.texts.role(own.role), screen.things(table, &own))
            });
            return lines.collect::<Vec<_>>().join("\n");
        }
        let own = self.secret.own(&self.table, seat);
        let who = screen.texts.seat(&self.table, own.seat);
        let cards = screen.counts(Card::ALL, |card| own.hand[card], |card| screen.texts.card(card));
        format!(
            "{}: {}; {cards}; {}.",
            fill(screen.words.cards_of, &[("who", &who)]),
            screen.texts.role(own.role),
            screen.things(&self.table, &own)
        )
    }

    fn claims(screen: Lines<'_, V>, table: &Table, me: Seat) -> Vec<Choice<Claim>> {
        let words = screen.own_words();
        // There all roles lie open, and the base with its cards and disks is out (`nw.ufo.who`).
        if table.ufo.is_some() {
            let sectors = Room::SECTORS.iter().map(|&room| Claim::IGoTo { room }).collect();
            return vec![Choice { label: words.i_go_to.to_owned(), actions: sectors }];
        }
        let plain = [Claim::IAmHuman, Claim::ItWasNotMe];
        let plain = plain.map(|claim| Choice { label: screen.texts.claim(table, claim), actions: vec![claim] });
        let others = |label: &str, claim: fn(Seat) -> Claim| Choice {
            label: label.to_owned(),
            actions: table.people().without(me).iter().map(claim).collect(),
        };
        let rooms = |label: &str, wanted: &dyn Fn(Room) -> bool, claim: fn(Room) -> Claim| Choice {
            label: label.to_owned(),
            actions: Room::STATION.iter().copied().filter(|&room| wanted(room)).map(claim).collect(),
        };
        let fuelled = |room| table.is_open(room) && table.rules.fuel_spaces[room] > 0;
        let about = [
            others(words.i_trust, |seat| Claim::ITrust { seat, because: None }),
            others(words.i_suspect, |seat| Claim::ISuspect { seat, because: None }),
            Choice {
                label: words.i_gave.to_owned(),
                actions: Card::ALL.iter().map(|&card| Claim::IGave { card }).collect(),
            },
            rooms(words.i_go_to, &|room| table.is_open(room), |room| Claim::IGoTo { room }),
            others(words.please_test, |seat| Claim::PleaseTest { seat }),
            rooms(words.please_repair, &|room| table.damage[room] > 0, |room| Claim::PleaseRepair { room }),
            rooms(words.please_fuel, &fuelled, |room| Claim::PleaseFuel { room }),
        ];
        plain.into_iter().chain(about).collect()
    }

    /// A room, with those who are there.
    fn heading(screen: Lines<'_, V>, board: &Table, action: Action) -> Option<String> {
        match action {
            Action::Solo(SoloAction::Go { seat, .. } | SoloAction::Give { from: seat, .. }) => {
                Some(screen.texts.seat(board, seat))
            }
            Action::Place { room, .. } | Action::Stack { room, .. } => Some(screen.room_with_those_there(board, room)),
            _ => None,
        }
    }
}

impl<V: Voice> Lines<'_, V> {
    pub(super) fn own_words(&self) -> &'static Words {
        Words::of(self.texts.language())
    }

    fn heading(&self, table: &Table) -> String {
        let round = fill(self.own_words().round, &[("n", &table.round)]);
        let heading = format!("{round}, {}.", self.texts.phase(table));
        if table.ufo.is_some() {
            return heading;
        }
        format!("{heading} {}: {}.", self.own_words().weather, self.texts.weather(table.weather))
    }

    fn of(&self, n: u8, all: u8) -> String {
        fill(self.own_words().of, &[("n", &n), ("all", &all)])
    }

    fn fuel(&self, table: &Table) -> String {
        let rules = &table.rules;
        let rooms = [Room::Generator, Room::Boiler, Room::BaseHelicopter, Room::Shed];
        let mut parts: Vec<_> = rooms
            .into_iter()
            .filter(|&room| !table.burned.contains(room) && rules.fuel_spaces[room] > 0)
            .map(|room| format!("{} {}", self.texts.room(room), self.of(table.fuel[room], rules.fuel_spaces[room])))
            .collect();
        let stores = [(Store::Underground, rules.underground), (Store::External, rules.external)];
        let stores = stores.into_iter().filter(|(_, full)| *full > 0);
        parts.extend(stores.map(|(store, _)| format!("{} {}", self.texts.store(store), table.store(store))));
        format!("{}: {}.", self.own_words().fuel, parts.join(", "))
    }

    fn damage(&self, table: &Table) -> String {
        let damaged: Vec<_> = Room::STATION
            .iter()
            .filter(|&&room| table.damage[room] > 0)
            .map(|&room| {
                format!("{} {}", self.texts.room(room), self.of(table.damage[room], table.damage_spaces(room)))
            })
            .collect();
        let damage = format!("{}: {}.", self.own_words().damage, self.or_none(&damaged));
        if table.burned.is_empty() {
            return damage;
        }
        format!("{damage} {}: {}.", self.own_words().burned, self.rooms(table.burned))
    }

    /// Food, and the tracks on which time runs out.
    fn supplies(&self, table: &Table) -> String {
        let words = self.own_words();
        let rescue = match table.rescue {
            Rescue::Unaware => words.rescue_unaware.to_owned(),
            Rescue::Flying(done) => fill(words.rescue_flying, &[("n", &done), ("all", &table.rules.rescue_steps)]),
            Rescue::Landed => words.rescue_landed.to_owned(),
            Rescue::Gone => words.rescue_gone.to_owned(),
        };
        let mut parts = vec![
            fill(words.food, &[("pantry", &table.pantry), ("kitchen", &table.kitchen)]),
            format!("{}: {rescue}", self.texts.vehicle(Vehicle::RescueHelicopter)),
        ];
        if let Some(at) = table.freezing {
            parts.push(fill(words.freezing, &[("n", &at), ("all", &table.rules.freezing_steps)]));
        }
        if table.power_failure {
            parts.push(words.dark.to_owned());
        }
        if table.hungry {
            parts.push(words.hungry.to_owned());
        }
        format!("{}.", parts.join(". "))
    }

    fn dogs(&self, table: &Table) -> String {
        let at = |room| match table.pack_leader {
            PackLeader::In(marked) if marked == room => {
                format!("{} ({})", self.texts.room(room), self.own_words().pack_leader)
            }
            _ => self.texts.room(room),
        };
        let mut parts: Vec<_> = table.dogs.iter().map(at).collect();
        if table.dogs_waiting > 0 {
            parts.push(fill(self.own_words().dogs_waiting, &[("n", &table.dogs_waiting)]));
        }
        if table.dogs_locked > 0 {
            parts.push(format!("{} {}", self.texts.room(Room::Kennel), table.dogs_locked));
        }
        let name = if table.rules.is_norwegian() { self.own_words().npcs } else { self.own_words().dogs };
        format!("{name}: {}.", self.or_none(&parts))
    }

    /// What only the Norwegian station has: the dog on its track, and vehicles that leave one by one.
    fn station(&self, table: &Table) -> String {
        let dog = self.of(table.dog_at, table.rules.dog_track + table.rifle);
        let left: Vec<_> = [Vehicle::BaseHelicopter, Vehicle::SnowCat]
            .into_iter()
            .filter_map(|vehicle| Some((vehicle, table.vehicles_in(vehicle.room()?))))
            .filter(|(_, left)| *left > 0)
            .map(|(vehicle, left)| format!("{} {left}", self.texts.vehicle(vehicle)))
            .collect();
        format!("{}: {dog}. {}: {}.", self.own_words().dog_track, self.own_words().vehicles, self.or_none(&left))
    }

    fn ufo(&self, table: &Table, ufo: &Ufo) -> [String; 2] {
        let words = self.own_words();
        let sector = |&room: &Room| {
            let (name, least) = (self.texts.room(room), table.least_strength(room));
            format!("{name} {least} ({})", self.texts.lying(table, room))
        };
        let sectors: Vec<_> = Room::SECTORS.iter().map(sector).collect();
        let mut launched = format!("{}: {}", words.launched, self.of(ufo.launched, table.rules.launch.len() as u8));
        if let Some(cost) = ufo.cost(&table.rules) {
            launched = format!("{launched}, {}", fill(words.launch_cost, &[("n", &cost)]));
        }
        // No change is given (`nw.ufo.pay`): what they are worth in all does not tell what they can pay.
        let mut taken = format!("{}: {}", words.alien_tokens, points(ufo.taken));
        if !ufo.taken.is_empty() {
            let values: Vec<_> = ufo.taken.each::<Departure>().map(|token| token.value().to_string()).collect();
            taken = format!("{taken}, {}", fill(words.in_tokens, &[("tokens", &values.join(", "))]));
        }
        [
            format!("{}: {}.", words.sectors, sectors.join(", ")),
            format!("{}: {}. {launched}. {taken}.", words.reserve, ufo.reserve),
        ]
    }

    fn alien(&self, table: &Table) -> String {
        let strength = fill(self.own_words().alien_strength, &[("n", &table.strength)]);
        let placed: Vec<_> = table
            .alien
            .rooms()
            .iter()
            .map(|room| format!("{} {}", self.texts.room(room), table.alien.at(room)))
            .collect();
        if placed.is_empty() { format!("{strength}.") } else { format!("{strength}: {}.", placed.join(", ")) }
    }

    fn leaders(&self, table: &Table) -> String {
        let token = match table.leader_token {
            LeaderToken::Aside => self.own_words().token_aside.to_owned(),
            LeaderToken::In(room) => self.texts.room(room),
            LeaderToken::With(seat) => self.texts.seat(table, seat),
        };
        let leader = format!("{}: {}.", self.own_words().leader, self.texts.seat(table, table.leader));
        // The token stays in the base; whoever led leads on in the UFO (`nw.ufo.leader`).
        if table.ufo.is_some() {
            return leader;
        }
        format!("{leader} {}: {token}.", self.own_words().leader_token)
    }

    fn person(&self, table: &Table, seat: Seat, me: bool) -> String {
        let words = self.own_words();
        let mut who = format!("{} ({}", self.texts.seat(table, seat), self.owner(table, seat));
        if me {
            who.push_str(", ");
            who.push_str(self.words.you);
        }
        who.push(')');
        if table.status[seat] != Status::Character {
            return format!("{who}: {}.", self.texts.status(table.status[seat]));
        }
        let mut parts = vec![self.texts.place(table.place[seat])];
        if table.lying.contains(seat) {
            parts.push(words.lying.to_owned());
        }
        if table.ufo.is_some() {
            // Disks stay in the base (`nw.ufo.things`).
        } else if table.is_green(seat) {
            parts.push(words.suspicion_green.to_owned());
        } else {
            let template = if table.at_maximum(seat) { words.suspicion_most } else { words.suspicion };
            parts.push(fill(template, &[("n", &table.suspicion[seat]), ("all", &table.rules.players)]));
        }
        // In the game of 1 to 3 there are no Action cards.
        let mut held =
            if table.solo.is_some() { Vec::new() } else { vec![format!("{} {}", words.cards, table.hand[seat])] };
        let things =
            [(words.weapons, table.weapons[seat]), (words.items, table.items[seat]), (words.labs, table.labs[seat])];
        held.extend(things.iter().filter(|(_, n)| *n > 0).map(|(name, n)| format!("{name} {n}")));
        if !held.is_empty() {
            parts.push(held.join(", "));
        }
        let flames = table.flamethrowers.iter().filter(|flame| flame.holder == Some(seat));
        parts.extend(flames.map(|flame| {
            let reloads = self.of(flame.reloads, table.rules.reloads);
            format!("{} {reloads}", self.texts.weapon(Weapon::Flamethrower))
        }));
        format!("{who}: {}.", parts.join("; "))
    }

    /// Place after place, with those who are there.
    fn whereabouts(&self, table: &Table) -> String {
        let mut places: Vec<(Place, Vec<String>)> = Vec::new();
        for seat in table.people().iter() {
            let place = table.place[seat];
            let mut who = self.texts.seat(table, seat);
            if table.lying.contains(seat) && place != Place::Dormitory {
                who = format!("{who} ({})", self.own_words().lying);
            }
            match places.iter_mut().find(|(known, _)| *known == place) {
                Some((_, there)) => there.push(who),
                None => places.push((place, vec![who])),
            }
        }
        let places = places.iter().map(|(place, there)| format!("{}: {}", self.texts.place(*place), there.join(", ")));
        format!("{}.", places.collect::<Vec<_>>().join("; "))
    }

    fn suspicions(&self, table: &Table) -> String {
        let people = table.people();
        let disks = people.iter().map(|seat| {
            let level = if table.is_green(seat) {
                self.own_words().suspicion_green.to_owned()
            } else {
                table.suspicion[seat].to_string()
            };
            format!("{} {level}", self.texts.seat(table, seat))
        });
        let disks = disks.collect::<Vec<_>>().join(", ");
        fill(self.own_words().suspicions, &[("all", &table.rules.players), ("disks", &disks)])
    }

    /// A room to choose, and what is known to be in it.
    fn room_with_those_there(&self, table: &Table, room: Room) -> String {
        let mut there: Vec<_> = table.people_in(room).iter().map(|seat| self.texts.seat(table, seat)).collect();
        if table.dogs.contains(room) {
            let marked = table.pack_leader == PackLeader::In(room);
            let dog = if table.rules.is_norwegian() { self.own_words().an_npc } else { self.own_words().a_dog };
            there.push(if marked { self.own_words().pack_leader } else { dog }.to_owned());
        }
        if table.leader_token == LeaderToken::In(room) {
            there.push(self.own_words().leader_token.to_owned());
        }
        let name = self.texts.room(room);
        if there.is_empty() { name } else { format!("{name} ({})", there.join(", ")) }
    }

    fn own(&self, table: &Table, own: &Own) -> Vec<String> {
        let mut role = fill(self.own_words().your_role, &[("role", &self.texts.role(own.role))]);
        if table.rules.is_norwegian() {
            let teeth = if own.fillings { self.own_words().fillings } else { self.own_words().healthy };
            role = format!("{role}. {teeth}");
        }
        if table.status[own.seat] != Status::Character {
            return vec![format!("{role}.")];
        }
        let cards = self.counts(Card::ALL, |card| own.hand[card], |card| self.texts.card(card));
        let things = self.things(table, own);
        let (your_cards, your_things) = (self.own_words().your_cards, self.own_words().your_things);
        vec![format!("{role}. {your_cards}: {cards}. {your_things}: {things}.")]
    }

    pub(super) fn things(&self, table: &Table, own: &Own) -> String {
        let held = |weapon| match weapon {
            Weapon::Flamethrower => table.flamethrowers_of(own.seat),
            _ => own.weapons[weapon],
        };
        let mut parts = self.parts(Weapon::ALL, held, |weapon| self.texts.weapon(weapon));
        parts.extend(self.parts(Item::ALL, |item| own.items[item], |item| self.texts.item(item)));
        parts.extend(self.parts(Lab::ALL, |lab| own.labs[lab], |lab| self.texts.lab(lab)));
        joined_or(&parts, self.words.none_held)
    }

    fn counts<K: Copy>(&self, all: &[K], count: impl Fn(K) -> u8, name: impl Fn(K) -> String) -> String {
        joined_or(&self.parts(all, count, name), self.words.none_held)
    }

    #[allow(clippy::unused_self, reason = "reads as one of the writers of lines")]
    fn parts<K: Copy>(&self, all: &[K], count: impl Fn(K) -> u8, name: impl Fn(K) -> String) -> Vec<String> {
        all.iter().filter(|&&kind| count(kind) > 0).map(|&kind| format!("{} {}", name(kind), count(kind))).collect()
    }

    fn rooms(&self, rooms: RoomSet) -> String {
        rooms.iter().map(|room| self.texts.room(room)).collect::<Vec<_>>().join(", ")
    }

    fn or_none(&self, parts: &[String]) -> String {
        joined_or(parts, self.words.none)
    }
}

fn joined_or(parts: &[String], none: &str) -> String {
    if parts.is_empty() { none.to_owned() } else { parts.join(", ") }
}
