//! The table of Infection at Outpost 31.

use whiteout_core::{Seat, Viewer};
use whiteout_infection::secret::Own;
use whiteout_infection::table::Table;
use whiteout_infection::words::{Card, Cards, Fallout, Gear, Kind as _, RoomSet, Sector};
use whiteout_infection::{Action, State, View};

use super::infection_words::Words;
use super::{Screen, Shown};
use crate::words::fill;

type Lines<'a> = Screen<'a, State>;

/// Before the first turn there is nothing of one's own to show.
const fn is_dealt(table: &Table) -> bool {
    table.turn_number > 0
}

impl Shown for State {
    fn board(view: &View) -> &Table {
        &view.table
    }

    fn whole(screen: Lines<'_>, view: &View) -> Vec<String> {
        let table = &view.table;
        let mut lines = vec![screen.top(table), screen.mission(table)];
        lines.extend(Sector::ALL.iter().map(|&sector| screen.sector(table, sector)));
        lines.push(screen.rooms_of(screen.own_words().chips, table.targets()));
        lines.extend(screen.tokens(table));
        lines.push(screen.decks(table));
        lines.push(format!("{}:", screen.words.people));
        let me = if let Viewer::Seat(seat) = view.viewer { Some(seat) } else { None };
        lines.extend(table.seats().map(|seat| screen.person(table, seat, me == Some(seat))));
        if let Some(own) = view.own.as_ref().filter(|_| is_dealt(&view.table)) {
            lines.extend(screen.own(own));
        }
        lines
    }

    fn short(screen: Lines<'_>, view: &View) -> Vec<String> {
        let mut lines = vec![screen.top(&view.table), screen.mission(&view.table)];
        if let Some(own) = view.own.as_ref().filter(|_| is_dealt(&view.table)) {
            lines.extend(screen.own(own));
        }
        lines
    }

    fn hidden(&self, screen: Lines<'_>, seat: Seat) -> String {
        let own = self.secret.own(&self.table, seat);
        let who = fill(screen.words.cards_of, &[("who", &screen.texts.seat(&self.table, seat))]);
        format!("{who}: {}; {}.", screen.texts.blood(own.blood), screen.hand(own.hand))
    }

    fn heading(screen: Lines<'_>, board: &Table, action: Action) -> Option<String> {
        match action {
            Action::Send { seat, .. } => Some(screen.texts.seat(board, seat)),
            _ => None,
        }
    }
}

impl Lines<'_> {
    fn own_words(&self) -> &'static Words {
        Words::of(self.texts.language())
    }

    fn top(&self, table: &Table) -> String {
        let words = self.own_words();
        let turn = fill(words.turn, &[("n", &table.turn_number)]);
        let contagion = fill(words.contagion, &[("n", &table.level), ("all", &table.rules.tracker.last)]);
        let imitations = fill(words.imitations, &[("n", &table.possible_imitations)]);
        let captain = self.texts.seat(table, table.captain);
        format!("{turn}, {}. {}: {captain}. {contagion}. {imitations}.", self.texts.phase(table), words.captain)
    }

    fn mission(&self, table: &Table) -> String {
        let words = self.own_words();
        let mission =
            table.mission().map_or_else(|| words.no_mission.to_owned(), |mission| self.texts.mission(mission));
        format!("{}: {mission}.", words.mission)
    }

    fn sector(&self, table: &Table, sector: Sector) -> String {
        let words = self.own_words();
        let (rules, progress) = (&table.rules.sectors[sector], &table.progress[sector]);
        let gear = if progress.gear { words.found } else { words.missing };
        let gear = fill(gear, &[("gear", &self.texts.gear(rules.gear))]);
        let line = fill(
            words.sector,
            &[("sector", &self.texts.sector(sector)), ("gear", &gear), ("n", &progress.things), ("all", &rules.things)],
        );
        match sector {
            _ if sector > table.unlocked => format!("{line}; {}.", words.sector_locked),
            _ if table.sector_done(sector) => format!("{line}; {}.", words.sector_done),
            _ => format!("{line}."),
        }
    }

    fn rooms_of(&self, what: &str, rooms: RoomSet) -> String {
        let names: Vec<_> = rooms.iter().map(|room| self.texts.room(room)).collect();
        let names = if names.is_empty() { self.words.none.to_owned() } else { names.join(", ") };
        format!("{what}: {names}.")
    }

    /// What lies in rooms, as far as anything does.
    fn tokens(&self, table: &Table) -> Vec<String> {
        let name = |fallout| self.texts.fallout(fallout);
        [
            (name(Fallout::Smoke), table.smoke),
            (name(Fallout::Fire), table.fire),
            (name(Fallout::PowerOut), table.dark),
            (self.own_words().destroyed.to_owned(), table.destroyed),
        ]
        .into_iter()
        .filter(|(_, rooms)| !rooms.is_empty())
        .map(|(what, rooms)| self.rooms_of(&what, rooms))
        .collect()
    }

    fn decks(&self, table: &Table) -> String {
        let values: [(&str, &dyn ToString); 3] =
            [("n", &table.supply), ("m", &table.supply_discard), ("log", &table.log_deck.len())];
        format!("{}.", fill(self.own_words().supply, &values))
    }

    fn person(&self, table: &Table, seat: Seat, me: bool) -> String {
        let words = self.own_words();
        let mut who = self.texts.seat(table, seat);
        if me {
            who = format!("{who} ({})", self.words.you);
        }
        let mut facts = Vec::new();
        if let Some(character) = table.characters[seat] {
            facts.push(self.texts.department(character.department()));
        }
        if table.torched.contains(seat) {
            facts.push(words.torched.to_owned());
        } else {
            facts.push(fill(words.cards, &[("n", &table.hand[seat])]));
        }
        if table.turn.team.contains(seat) {
            facts.push(words.team.to_owned());
        }
        if table.tied.contains(seat) {
            facts.push(words.tied.to_owned());
        }
        facts.extend(self.gear(table, seat));
        facts.extend(table.shown[seat].map(|blood| self.texts.blood(blood)));
        format!("  {who}: {}.", facts.join(", "))
    }

    fn gear(&self, table: &Table, seat: Seat) -> Vec<String> {
        let held = table.gear[seat];
        let uses = [
            (Gear::Rope, held.ropes),
            (Gear::Dynamite, table.dynamite_uses(seat)),
            (Gear::Flamethrower, held.flames()),
        ];
        let line =
            |(gear, uses): (Gear, u8)| fill(self.own_words().uses, &[("gear", &self.texts.gear(gear)), ("n", &uses)]);
        uses.into_iter().filter(|&(_, uses)| uses > 0).map(line).collect()
    }

    fn hand(&self, cards: Cards) -> String {
        let names: Vec<_> = cards
            .kinds::<Card>()
            .map(|card| {
                if cards[card] > 1 {
                    format!("{} x{}", self.texts.card(card), cards[card])
                } else {
                    self.texts.card(card)
                }
            })
            .collect();
        if names.is_empty() { self.words.none_held.to_owned() } else { names.join(", ") }
    }

    fn own(&self, own: &Own) -> Vec<String> {
        let words = self.own_words();
        let mut blood = format!("{}: {}", words.your_blood, self.texts.blood(own.blood));
        if let Some(second) = own.second_blood {
            blood = format!("{blood}, {}", fill(words.second_blood, &[("blood", &self.texts.blood(second))]));
        }
        let mut lines = vec![format!("{blood}."), format!("{}: {}.", self.words.your_cards, self.hand(own.hand))];
        if !own.pool.is_empty() {
            lines.push(format!("{}: {}.", words.pool, self.hand(own.pool)));
        }
        lines
    }
}
