//! Characters that people wish for in the lobby, where the game lets people choose.
//!
//! A wish is public and answers the game's question for its seat as soon as it is asked: as an action like any other, so
//! that a recorded game holds it. It binds nobody else. Bots leave alone what somebody wishes for; a person without a wish
//! who is asked earlier may take it, and then the game asks as usual.

use whiteout_core::Seat;
use whiteout_games::TableRng;

use crate::clock::Millis;
use crate::entry::Entry;
use crate::people::Person;
use crate::play::Playable;
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

impl<G: Playable> Table<G> {
    pub(crate) fn wish(&self, person: Person, character: Option<String>) -> Result<Vec<Entry<G>>, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::new("not-seated"))?;
        self.only_in(Phase::Lobby)?;
        self.not_while_shuffling()?;
        if let Some(character) = &character {
            G::pick(&self.chosen.config, character).map_err(Refusal::new)?;
            let others = self.seats.iter().flatten().filter(|seated| !seated.is(person));
            if others.filter_map(|seated| seated.wish.as_ref()).any(|wish| wish == character) {
                return Err(Refusal::new("character-taken"));
            }
        }
        Ok(vec![Entry::Wished { seat, character }])
    }

    fn wished(&self, seat: Seat) -> Option<G::Action> {
        G::pick(&self.chosen.config, self.seated(seat)?.wish.as_ref()?).ok()
    }

    /// Whether this action takes what another seat wishes for.
    pub fn is_wished_by_another(&self, seat: Seat, action: G::Action) -> bool {
        let seats = Seat::all(self.seats.len() as u8);
        seats.filter(|&other| other != seat).any(|other| self.wished(other) == Some(action))
    }

    /// Seats with a wish take it when they are asked, if it is still there.
    pub(crate) fn follow_wishes(&self, game: &mut G, rng: &mut TableRng, at: Millis, entries: &mut Vec<Entry<G>>) {
        while game.picks()
            && let Some(seat) = game.decision().seats.only()
            && let Some(action) = self.wished(seat)
        {
            let mut events = Vec::new();
            if game.act(seat, action, rng, &mut events).is_err() {
                return;
            }
            entries.push(Entry::Acted { seat, action, at, drawn: rng.get_word_pos() as u64, events });
        }
    }
}
