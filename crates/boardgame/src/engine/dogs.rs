//! Phase 8: dogs roam, the lead changes, the Leader Token finds a new place.

use whiteout_core::{Rng, Sink};

use super::Cx;
use crate::event::{EndReason, Event};
use crate::table::{LeaderToken, PackLeader};
use crate::words::{Role, Room, RoomSet};

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    pub(crate) fn move_dogs(&mut self) {
        if !self.t().dogs.is_empty() {
            self.emit(Event::DogsGathered);
        }
        let mut deck = self.t().location_deck();
        self.place_dogs(&mut deck);
        if self.is_solo() {
            return self.threat_at_night();
        }
        if let LeaderToken::With(seat) = self.t().leader_token
            && seat != self.t().leader
        {
            self.emit(Event::LeaderIs { seat });
        }
        self.place_leader_token(deck);
        if self.t().rules.dog_track > 0 {
            self.emit(Event::DogRan);
            if self.t().dog_is_away() {
                return self.end(EndReason::DogEscaped);
            }
        }
        self.end_round();
    }

    /// One card a dog; drawn cards stay out until the phase ends, so no room has two dogs (`bg.dogs.draw`).
    fn place_dogs(&mut self, deck: &mut RoomSet) {
        while self.t().dogs_waiting > 0 && !deck.is_empty() {
            let room = self.draw_location(deck);
            self.emit(match room {
                Room::Kennel => Event::KennelOpened,
                _ if self.t().pack_leader == PackLeader::Waiting => Event::PackLeaderAt { room },
                _ => Event::DogPlaced { room },
            });
        }
    }

    pub(crate) fn draw_location(&mut self, deck: &mut RoomSet) -> Room {
        let room = deck.any(self.rng).unwrap_or(Room::Armory);
        *deck = deck.without(room);
        room
    }

    fn place_leader_token(&mut self, mut deck: RoomSet) {
        loop {
            if deck.is_empty() {
                // No card left: the drawn rooms are shuffled and one is drawn.
                deck = Room::GREEN_SET.minus(self.t().burned);
            }
            let room = self.draw_location(&mut deck);
            if room != Room::Kennel {
                return self.emit(Event::LeaderTokenAt { room });
            }
            self.emit(Event::KennelOpened);
            self.place_dogs(&mut deck);
        }
    }

    /// The first exposed speaks for the first plan (`bg.alien.team`).
    fn next_speaker(&mut self) {
        let table = self.t();
        if !table.last_plan.is_empty()
            && let Some(next) = table.exposed().first_from(table.speaker.left(table.rules.players))
            && next != table.speaker
        {
            self.emit(Event::SpeakerIs { seat: next });
        }
    }

    pub(crate) fn end_round(&mut self) {
        self.next_speaker();
        if self.t().rules.options.extermination_wins && self.exterminated() {
            return self.end(EndReason::Exterminated);
        }
        self.begin_round();
    }

    /// No living secret Alien, and the exposed one is beaten (`bg.end.no-alien-left`).
    fn exterminated(&self) -> bool {
        self.t().exposed_ever
            && self.t().strength == 0
            && self.t().people().iter().all(|seat| self.secret.role[seat] == Role::Human)
    }
}
