//! The table of Infection at Outpost 31.

use whiteout_core::{Seat, Viewer};
use whiteout_infection::config::Rules;
use whiteout_infection::mission::Log;
use whiteout_infection::secret::Own;
use whiteout_infection::table::Table;
use whiteout_infection::words::{Card, Cards, Chip, Fallout, Gear, Kind as _, RoomSet, Sector};
use whiteout_infection::{Action, Claim, State, View};

use super::infection_words::Words;
use super::{Screen, Shown};
use crate::choices::Choice;
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
            lines.extend(screen.own(&view.table.rules, own));
        }
        lines
    }

    fn besides(screen: Lines<'_>, view: &View) -> Vec<String> {
        let table = &view.table;
        vec![screen.log_discards(table), screen.tracker(&table.rules), screen.values(&table.rules)]
    }

    fn short(screen: Lines<'_>, view: &View) -> Vec<String> {
        let mut lines = vec![screen.top(&view.table), screen.mission(&view.table)];
        if let Some(own) = view.own.as_ref().filter(|_| is_dealt(&view.table)) {
            lines.extend(screen.own(&view.table.rules, own));
        }
        lines
    }

    fn hidden(&self, screen: Lines<'_>, seat: Seat) -> String {
        let own = self.secret.own(&self.table, seat);
        let who = fill(screen.words.cards_of, &[("who", &screen.texts.seat(&self.table, seat))]);
        format!("{who}: {}; {}.", screen.texts.blood(own.blood), screen.hand(&self.table.rules, own.hand))
    }

    /// What is handed in, swapped or exchanged is judged by its dice value.
    fn label(screen: Lines<'_>, board: &Table, action: Action) -> String {
        let label = screen.texts.action(board, &action);
        let cards = match action {
            Action::HandIn { card }
            | Action::Swap { card }
            | Action::SwapSeeing { card }
            | Action::Exchange { card }
            | Action::PutOnTop { card }
            | Action::Flip { card }
            | Action::Pay { card } => [Some(card), None],
            Action::SwapTwo { first, second } | Action::ExchangeTwo { first, second } => [Some(first), Some(second)],
            _ => [None; 2],
        };
        let cards = cards.into_iter().flatten().filter(|card| !card.is_sabotage());
        let values: Vec<_> = cards.map(|card| board.rules.value(card).to_string()).collect();
        if values.is_empty() { label } else { format!("{label} ({})", values.join(" + ")) }
    }

    fn claims(screen: Lines<'_>, table: &Table, me: Seat) -> Vec<Choice<Claim>> {
        let words = screen.own_words();
        let plain = [
            Claim::IAmHuman,
            Claim::TakeMe,
            Claim::LeaveMeOut,
            Claim::IHelp { helps: true },
            Claim::IHelp { helps: false },
        ];
        let plain = plain.map(|claim| Choice { label: screen.texts.claim(table, claim), actions: vec![claim] });
        let others = |label: &str, claim: fn(Seat) -> Claim| Choice {
            label: label.to_owned(),
            actions: table.crew().without(me).iter().map(claim).collect(),
        };
        let cards = |label: &str, claim: fn(Card) -> Claim| Choice {
            label: label.to_owned(),
            actions: Card::ALL.iter().copied().map(claim).collect(),
        };
        let about = [
            others(words.i_trust, |seat| Claim::ITrust { seat }),
            others(words.i_suspect, |seat| Claim::ISuspect { seat }),
            others(words.please_test, |seat| Claim::PleaseTest { seat }),
            others(words.please_torch, |seat| Claim::PleaseTorch { seat }),
            cards(words.i_promise, |card| Claim::IPromise { card }),
            cards(words.i_gave, |card| Claim::IGave { card }),
        ];
        plain.into_iter().chain(about).collect()
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
        let chips = Chip::ALL.iter().map(|&chip| (self.texts.chip(chip), progress.left[chip]));
        let line = format!("{line}; {}", fill(words.chips_left, &[("chips", &self.counted(chips, self.words.none))]));
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

    /// They lie open (`inf.table.public`).
    fn log_discards(&self, table: &Table) -> String {
        let mut cards: Vec<(String, u8)> = Vec::new();
        for log in table.log_discard.iter().map(|id| table.rules.logs.get(id)) {
            let name = match log {
                Log::Mission(mission) => self.texts.mission(mission),
                Log::Smoke => self.texts.fallout(Fallout::Smoke),
                Log::PowerOut => self.texts.fallout(Fallout::PowerOut),
            };
            match cards.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => cards.push((name, 1)),
            }
        }
        format!("{}: {}.", self.own_words().log_discards, self.counted(cards, self.words.none))
    }

    /// What every level of Contagion does, and how many End Blood Tests it leaves (`inf.contagion.tracker`).
    fn tracker(&self, rules: &Rules) -> String {
        let words = self.own_words();
        let level = |level: u8| {
            if level == rules.tracker.last {
                return format!("{level}: {}", words.last_level);
            }
            let fallout = rules.tracker.fallout(level).map(|fallout| self.texts.fallout(fallout));
            let tests = fill(words.tests, &[("n", &rules.tracker.end_tests(level))]);
            format!("{level}: {}", fallout.into_iter().chain([tests]).collect::<Vec<_>>().join(", "))
        };
        let levels: Vec<_> = (0..=rules.tracker.last).map(level).collect();
        format!("{}: {}.", words.tracker, levels.join("; "))
    }

    fn values(&self, rules: &Rules) -> String {
        let values: Vec<_> =
            Card::ITEMS.iter().map(|&card| format!("{} {}", self.texts.card(card), rules.value(card))).collect();
        format!("{}: {}.", self.own_words().values, values.join(", "))
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

    fn hand(&self, rules: &Rules, cards: Cards) -> String {
        self.counted(cards.kinds().map(|card| (self.card(rules, card), cards[card])), self.words.none_held)
    }

    /// A card with its dice value in brackets, `Knife (2)`; Sabotage has none.
    fn card(&self, rules: &Rules, card: Card) -> String {
        let name = self.texts.card(card);
        if card.is_sabotage() { name } else { format!("{name} ({})", rules.value(card)) }
    }

    /// Names with their number, where there are several of it.
    #[allow(clippy::unused_self, reason = "reads as one of the writers of lines")]
    fn counted(&self, names: impl IntoIterator<Item = (String, u8)>, none: &str) -> String {
        let names: Vec<_> = names
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(name, count)| if count > 1 { format!("{name} x{count}") } else { name })
            .collect();
        if names.is_empty() { none.to_owned() } else { names.join(", ") }
    }

    fn own(&self, rules: &Rules, own: &Own) -> Vec<String> {
        let words = self.own_words();
        let mut blood = format!("{}: {}", words.your_blood, self.texts.blood(own.blood));
        if let Some(second) = own.second_blood {
            blood = format!("{blood}, {}", fill(words.second_blood, &[("blood", &self.texts.blood(second))]));
        }
        let mut lines = vec![format!("{blood}."), format!("{}: {}.", words.your_cards, self.hand(rules, own.hand))];
        if !own.pool.is_empty() {
            lines.push(format!("{}: {}.", words.pool, self.hand(rules, own.pool)));
        }
        lines
    }
}
