//! The Pack Leader: a marked dog that moves once more before the encounters (`bg.pack.leader`).

use whiteout_core::{Rng, SeatSet, Sink};

use super::Cx;
use crate::event::Event;
use crate::table::PackLeader;
use crate::words::{Character, Room, RoomSet};

/// Fewer cannot catch it (`bg.pack.caught`).
pub(crate) const PACK_CATCHERS: u8 = 3;

impl<R: Rng, S: Sink<Event>> Cx<'_, R, S> {
    /// Everybody has been placed: the Pack Leader runs to a room nobody could foresee (`bg.pack.draw`).
    pub(crate) fn rouse_pack_leader(&mut self) {
        let PackLeader::In(own) = self.t().pack_leader else { return };
        let mut deck = self.t().location_deck().minus(self.t().dogs.without(own));
        let mut room = self.draw_location(&mut deck);
        if room == Room::Kennel {
            self.emit(Event::KennelOpened);
            while self.t().dogs_waiting > 0 {
                let room = self.draw_location(&mut self.dogless());
                self.emit(Event::DogPlaced { room });
            }
            room = self.draw_location(&mut self.dogless().with(own));
        }
        self.emit(Event::PackLeaderAt { room });
    }

    /// Rooms without a dog. At most six of ten burn, so that four dogs find one each.
    fn dogless(&self) -> RoomSet {
        Room::GREEN_SET.minus(self.t().burned).minus(self.t().dogs)
    }

    /// Option `pack_bites`: two Characters do not meet each other but the Pack Leader.
    pub(crate) fn pack_bites(&mut self, people: SeatSet, room: Room, left: RoomSet) {
        let bitten = people.iter().filter(|&seat| !self.t().is(seat, Character::Clark)).collect();
        self.dog_checks(bitten, room, left);
    }
}
