//! Set-up: the first Captain, Characters, chips, hands and blood.

use whiteout_core::{Chance as _, Rng, Seat, SeatSet, Sink};

use super::Cx;
use crate::config::CharacterDeal;
use crate::event::{ChipRow, Event};
use crate::step::Step;
use crate::words::{Blood, Character, Chip, Department, Kind as _, Sector};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn set_up(&mut self) {
        let captain = self.t().rules.options.first_captain.unwrap_or_else(|| self.roll_for_captain());
        self.emit(Event::CaptainIs { seat: captain });
        match self.t().rules.options.characters {
            // Before blood is dealt, so that no pick can depend on it (`inf.setup.draft`).
            CharacterDeal::Draft => self.ask_captain(Step::PickCharacter),
            CharacterDeal::Random => {
                self.deal_characters();
                self.lay_out();
            }
        }
    }

    /// Two dice each; those who tie for the highest roll again (`inf.setup.captain`).
    fn roll_for_captain(&mut self) -> Seat {
        let mut rolling = self.t().crew();
        loop {
            let (mut highest, mut leaders) = (0, SeatSet::EMPTY);
            for seat in rolling.iter() {
                let dice = [self.roll(), self.roll()];
                self.emit(Event::RolledForCaptain { seat, dice });
                let sum = dice[0] + dice[1];
                if sum > highest {
                    (highest, leaders) = (sum, SeatSet::EMPTY);
                }
                if sum == highest {
                    leaders = leaders.with(seat);
                }
            }
            if let Some(captain) = leaders.only() {
                return captain;
            }
            rolling = leaders;
        }
    }

    /// One die.
    pub(crate) fn roll(&mut self) -> u8 {
        1 + self.rng.below(6) as u8
    }

    /// Evenly over the departments, as a draft would be.
    fn deal_characters(&mut self) {
        let mut stacks = [[Character::Macready; 4]; 3];
        for (stack, &department) in stacks.iter_mut().zip(Department::ALL) {
            let people = Character::ALL.iter().filter(|character| character.department() == department);
            stack.iter_mut().zip(people).for_each(|(place, &character)| *place = character);
            self.rng.shuffle(stack);
        }
        let mut order = [0, 1, 2];
        let captain = self.t().captain;
        for (i, seat) in self.t().crew().from(captain).enumerate() {
            if i % 3 == 0 {
                self.rng.shuffle(&mut order);
            }
            let character = stacks[order[i % 3]][i / 3];
            self.emit(Event::Seated { seat, character });
        }
    }

    pub(crate) fn pick_character(&mut self, seat: Seat, character: Character) {
        self.emit(Event::Seated { seat, character });
        let left: SeatSet = self.t().seats().filter(|&seat| self.t().characters[seat].is_none()).collect();
        match self.t().next_of(left, seat) {
            Some(next) => self.ask(Step::PickCharacter, SeatSet::one(next)),
            None => self.lay_out(),
        }
    }

    fn lay_out(&mut self) {
        self.emit(Event::BoardLaid);
        for &sector in Sector::ALL {
            self.lay_chips(sector);
        }
        for seat in self.t().seats() {
            self.draw_up(seat);
        }
        self.deal_blood();
        self.begin_turn();
    }

    /// The chips of a sector, mixed, over the rooms that have one.
    pub(crate) fn lay_chips(&mut self, sector: Sector) {
        let rooms = self.t().chips.and(sector.rooms());
        let mut left = self.t().progress[sector].left;
        let mut chips: ChipRow = [None; 6];
        for (place, room) in chips.iter_mut().zip(sector.rooms().iter()) {
            if rooms.contains(room) {
                *place = Some(left.draw::<Chip>(self.rng));
            }
        }
        self.emit(Event::ChipsLaid { sector, chips });
    }

    /// One Imitation among all (`inf.setup.blood`).
    fn deal_blood(&mut self) {
        let first = self.rng.below(u32::from(self.t().rules.players)) as u8;
        self.emit(Event::BloodDealt);
        for seat in self.t().seats() {
            let blood = if u8::from(seat) == first { Blood::Imitation } else { Blood::Human };
            self.emit(Event::BloodReceived { seat, blood });
        }
    }
}
