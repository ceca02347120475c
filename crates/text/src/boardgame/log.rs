//! The log: one sentence for everything that happened.

use whiteout_boardgame::table::{GREEN, Rescue, Status, Table};
use whiteout_boardgame::words::{Role, TestKind};
use whiteout_boardgame::{Action, Event, Source, Thing, Way};
use whiteout_core::{Seat, SeatSet};

use super::names::store_key;
use super::{Texts, Voice};
use crate::phrase::Phrase;

impl<V: Voice> Texts<V> {
    pub(crate) fn happened(&self, table: &Table, event: &Event) -> Option<String> {
        use Event as E;
        if let Ok(told) = self.solo_happened(table, event) {
            return told;
        }
        let p = Phrase::new(*self);
        let sentence = match *event {
            E::Sealed { seat, action, to } => return self.sealed(table, seat, action, to),

            E::Seated { seat, character } => {
                // By number: afterwards the seat already goes by its Character's name.
                let number = self.seat_number(seat);
                p.text("player", number).text("character", self.character(character)).say("log-seated")
            }
            E::RoleDealt { role, .. } => p.text("role", self.role(role)).say("log-role-dealt"),
            E::RecordDealt { fillings, .. } => {
                p.say(if fillings { "log-record-dealt-fillings" } else { "log-record-dealt-healthy" })
            }
            E::BoardLaid => p.say("log-board-laid"),
            E::LeaderIs { seat } => p.seat(table, seat).say("log-leader-is"),
            E::LeaderTokenAt { room } => p.room(room).say("log-leader-token-at"),

            E::RoundBegan { round } => p.n(round).say("log-round-began"),
            // Without a die in the station the roll is the weather, which has its own sentence.
            E::WeatherRolled { .. } if table.station_die.is_none() => return None,
            E::WeatherRolled { face } => p.weather(face).say("log-weather-rolled"),
            E::WeatherIs { face } => p.weather(face).say("log-weather-is"),
            E::FuelBurnt { room, tokens } => p.room(room).n(tokens).say("log-fuel-burnt"),
            E::Damaged { room, counters } => p.room(room).n(counters).say("log-damaged"),
            E::Repaired { room, counters } => p.room(room).n(counters).say("log-repaired"),
            E::Fuelled { room, tokens, from } => {
                p.room(room).n(tokens).text("from-store", self.form(store_key(from), "from")).say("log-fuelled")
            }
            E::BoilerLost => p.say("log-boiler-lost"),
            E::Froze { steps } => {
                let (at, all) = (table.freezing.unwrap_or(0), table.rules.freezing_steps);
                p.n(steps).number("at", at.min(all)).number("all", all).say("log-froze")
            }
            E::PowerFailed => p.say("log-power-failed"),
            E::PowerBack => p.say("log-power-back"),
            E::RescueAdvanced { steps } => match table.rescue {
                Rescue::Flying(done) => {
                    p.n(steps).number("at", done).number("all", table.rules.rescue_steps).say("log-rescue-flies")
                }
                Rescue::Landed | Rescue::Unaware | Rescue::Gone => {
                    // The first space is the full tank.
                    p.n(table.rules.tank_spaces.saturating_sub(table.tank_used + 1)).say("log-rescue-waits")
                }
            },
            E::RescueLeft => p.say("log-rescue-left"),

            E::SpeakerIs { seat } => p.seat(table, seat).say("log-speaker-is"),
            E::Drafted { room, strength, .. } => p.room(room).n(strength).say("log-drafted"),
            E::Proposed { seat, plan, .. } => p.seat(table, seat).text("plan", self.plan(plan)).say("log-proposed"),
            E::PlanFixed { plan, .. } => p.text("plan", self.plan(plan)).say("log-plan-fixed"),
            E::PlanMade => p.say("log-plan-made"),
            // Option `sealed_stacks`: the number only.
            E::StacksSeen { sizes } if sizes.numbers().all(|size| size == 0) => {
                p.n(sizes.len()).say("log-stacks-sealed")
            }
            E::StacksSeen { sizes } => p.n(sizes.len()).text("sizes", self.sizes(sizes)).say("log-stacks-seen"),
            E::BroodKnown { brood } => p.seats(table, brood).say("log-brood-known"),

            E::Drew { seat, cards } => p.seat(table, seat).n(cards).say("log-drew"),
            E::Dealt { cards, .. } | E::SpecialDealt { cards, .. } => {
                p.text("things", self.cards(cards)).say("log-you-draw")
            }
            E::Reshuffled => p.say("log-reshuffled"),
            E::Exchanged { seat } => p.seat(table, seat).say("log-exchanged"),
            E::Threw { card, .. } => p.card(card).say("log-threw"),
            E::LeaderDrew => p.say("log-leader-drew"),
            E::LeaderDrewCard { card } => p.card(card).say("log-leader-drew-card"),
            E::Placed { seat, room, way } => p.seat(table, seat).room(room).say(match way {
                Way::Card => "log-placed-card",
                Way::Lit => "log-placed-lit",
                Way::Dark => "log-placed-dark",
                Way::Special => "log-placed-special",
                Way::LitSpecial => "log-placed-lit-special",
            }),
            E::Gave { card, .. } | E::SpecialGave { card, .. } => p.card(card).say("log-gave"),
            E::Shown { seat, card } => p.seat(table, seat).card(card).say("log-shown"),
            E::SpecialDrew { seat, cards } => p.seat(table, seat).n(cards).say("log-special-drew"),
            E::SpecialGiven { seat } => p.seat(table, seat).say("log-special-given"),
            E::TookLeaderToken { seat } => p.seat(table, seat).say("log-took-leader-token"),
            E::LeaderTokenBack => p.say("log-leader-token-back"),
            E::WentToSleep { seat } => p.seat(table, seat).say("log-went-to-sleep"),
            E::DeckSeen { cards, .. } => p.text("things", self.cards(cards)).say("log-deck-seen"),
            E::HandChosen { cards, .. } => p.text("things", self.cards(cards)).say("log-hand-chosen"),
            E::ChoseHand { seat, cards } => p.seat(table, seat).n(cards).say("log-chose-hand"),
            E::Boarded { seat, vehicle } => p.seat(table, seat).vehicle(vehicle).say("log-boarded"),

            E::RifleLaid { seat, weapon } => {
                p.seat(table, seat).weapon(weapon).n(weapon.track_spaces()).say("log-rifle-laid")
            }

            E::StacksRevealed { plan } => p.text("plan", self.plan(plan)).say("log-stacks-revealed"),
            E::Entered { room } => {
                // Once it has run from a room, what is left there is a meeting like any other.
                let alien = table.alien.at(room) > 0 && !table.alien_met.contains(room);
                p.room(room).say(if alien { "log-entered-alien" } else { "log-entered-meeting" })
            }
            E::FireUsed { seat, weapon, room } => p.seat(table, seat).weapon(weapon).room(room).say("log-fire-used"),
            E::AlienChose { room, choice } => p.room(room).say(alien_chose(choice)?),
            E::StackCardLost => p.say("log-stack-card-lost"),
            E::StackLost { card } => p.card(card).say("log-stack-lost"),
            E::AlienRan { room } => p.room(room).say("log-alien-ran"),
            E::LaidDown { seats } => p.seats(table, seats).say("log-laid-down"),
            E::Fled { seats } => {
                p.seats(table, seats).say(if table.ufo.is_some() { "log-fled-ufo" } else { "log-fled" })
            }
            E::Eaten { seat, room } => p.seat(table, seat).room(room).say("log-eaten"),
            E::DogEaten { room } => p.room(room).say("log-dog-eaten"),
            E::WeaponsLost { cards } => p.n(cards).say("log-weapons-lost"),
            E::ItemsLost { cards } => p.n(cards).say("log-items-lost"),
            E::FoodLost { tokens } => p.n(tokens).say("log-food-lost"),
            E::FuelLost { tokens } => p.n(tokens).say("log-fuel-lost"),
            E::LabLost { tokens } => p.n(tokens).say("log-lab-lost"),
            E::LabLostTokens { tokens } => p.text("things", self.labs(tokens)).say("log-lab-lost-tokens"),
            E::BloodBagLost { found: true } => p.say("log-blood-bag-lost"),
            E::BloodBagLost { found: false } => p.say("log-blood-bag-missing"),
            E::DogCaught { room } => p.room(room).say("log-dog-caught"),
            E::Avoided { seat, weapon } => p.seat(table, seat).weapon(weapon).say("log-avoided"),
            E::Took { taker, owner } => p.seat(table, taker).other(table, owner).say("log-took"),
            E::Learnt { owner, token, .. } => p.other(table, owner).say(match token {
                Role::Human => "log-learnt-human",
                Role::Alien => "log-learnt-alien",
            }),
            E::Lent { taker, token, .. } => p.seat(table, taker).say(match token {
                Role::Human => "log-lent-human",
                Role::Alien => "log-lent-alien",
            }),
            E::DogBit { seat } => p.seat(table, seat).say("log-dog-bit"),
            E::LearntOfDog { token, .. } => p.say(match token {
                Role::Human => "log-learnt-of-dog-human",
                Role::Alien => "log-learnt-of-dog-alien",
            }),
            E::Suspected { seat, level } => {
                let key = match level {
                    GREEN => "log-suspected-green",
                    0 => "log-suspected-yellow",
                    _ if level == table.rules.players as i8 => "log-suspected-red",
                    _ => "log-suspected",
                };
                p.seat(table, seat).n(level.unsigned_abs()).say(key)
            }
            E::StacksReturned => p.say("log-stacks-returned"),

            E::BurnAsked { seat, weapon } => {
                p.seat(table, seat).room_of(table, seat).weapon(weapon).say("log-burn-asked")
            }
            E::BurnRefused { seat } => p.seat(table, seat).say("log-burn-refused"),
            E::RoomBurned { seat, room, weapon } => {
                p.seat(table, seat).room(room).weapon(weapon).say("log-room-burned")
            }

            E::Turned { card } => p.card(card).say("log-turned"),
            E::Assigned { seat, card } => p.seat(table, seat).room_of(table, seat).card(card).say("log-assigned"),
            E::ActionLost { card } => p.card(card).say("log-action-lost"),
            E::StackDropped => p.say("log-stack-dropped"),
            E::WeaponsDrawn { seat, cards } => p.seat(table, seat).n(cards).say("log-weapons-drawn"),
            E::WeaponsDealt { deck, .. } => p.text("things", self.weapon_cards(deck)).say("log-you-draw"),
            E::WeaponKept { seat, flamethrower, .. } => {
                p.seat(table, seat).say(if flamethrower { "log-flamethrower-kept" } else { "log-weapon-kept" })
            }
            E::WeaponChosen { weapon, .. } => p.weapon(weapon).say("log-you-keep"),
            E::ItemsDrawn { seat, cards } => p.seat(table, seat).n(cards).say("log-items-drawn"),
            E::ItemsDealt { deck, .. } => p.text("things", self.item_cards(deck)).say("log-you-draw"),
            E::ItemKept { seat, .. } => p.seat(table, seat).say("log-item-kept"),
            E::ItemChosen { item, .. } => p.item(item).say("log-you-keep"),
            E::LabDrawn { seat } => p.seat(table, seat).say("log-lab-drawn"),
            E::LabDealt { token, .. } => p.text("things", self.a_thing(Thing::Lab(token))).say("log-you-draw"),
            E::LabKept { seat, kept } => p.seat(table, seat).say(if kept { "log-lab-kept" } else { "log-lab-thrown" }),
            E::Cooked { tokens } => p.n(tokens).say("log-cooked"),
            E::SosSent => p.say("log-sos-sent"),
            E::DieRolled { face } => p.weather(face).say("log-die-rolled"),
            E::DieKept { face } => p.weather(face).say("log-die-kept"),
            E::ItemUsed { seat, item } => p.seat(table, seat).item(item).say("log-item-used"),
            E::KeysShown { seat } => p.seat(table, seat).say("log-keys-shown"),

            E::Gathered => p.say("log-gathered"),
            E::OfferOpened { from, to } => p.seat(table, from).other(table, to).say("log-offer-opened"),
            E::Added { thing, .. } => p.thing(thing).say("log-added"),
            E::OfferSent { from, to, parcel } => {
                p.seat(table, from).other(table, to).text("parcel", self.parcel(parcel)).say("log-offer-sent")
            }
            // The answer comes from the one to whom the offer went.
            E::ReturnSent { from, to, parcel } => {
                let key = if parcel.is_empty() { "log-return-nothing" } else { "log-return-sent" };
                p.seat(table, to).other(table, from).text("parcel", self.parcel(parcel)).say(key)
            }
            // Lab Tokens alone are not named.
            E::ParcelShown { weapons, items, .. } if weapons.is_empty() && items.is_empty() => return None,
            E::ParcelShown { weapons, items, .. } => {
                p.text("things", self.things(weapons, items)).say("log-parcel-shown")
            }
            E::TradeOff { from, to } => p.seat(table, from).other(table, to).say("log-trade-off"),
            E::CardsReceived { weapons, items, .. } => {
                p.text("things", self.things(weapons, items)).say("log-received")
            }
            E::LabsReceived { tokens, .. } => p.text("things", self.labs(tokens)).say("log-received"),
            E::TradeDone { from, to } => p.seat(table, from).other(table, to).say("log-trade-done"),
            E::Voted { seat, against: Some(against) } => p.seat(table, seat).other(table, against).say("log-voted"),
            E::Voted { seat, against: None } => p.seat(table, seat).say("log-voted-nobody"),
            E::Exposed { seat, strength } => p.seat(table, seat).n(strength).say("log-exposed"),
            E::Stripped { seat } => p.seat(table, seat).say("log-stripped"),
            E::TestOffered { seat, kind } => p.seat(table, seat).text("test", self.test(kind)).say("log-test-offered"),
            E::Tested { by, seat, kind } => p.seat(table, by).other(table, seat).say(match kind {
                TestKind::Blood => "log-tested-blood",
                TestKind::Fire => "log-tested-fire",
                TestKind::Teeth => "log-tested-teeth",
            }),
            E::RecordShown { seat, fillings } => p.seat(table, seat).say(match (fillings, table.outcome) {
                (true, None) => "log-record-shown-fillings",
                (false, None) => "log-record-shown-healthy",
                (true, Some(_)) => "log-record-was-fillings",
                (false, Some(_)) => "log-record-was-healthy",
            }),
            E::RoleShown { seat, role } => p.seat(table, seat).say(match role {
                Role::Human => "log-role-shown-human",
                Role::Alien => "log-role-shown-alien",
            }),

            E::Ate { kitchen, pantry } => match (kitchen, pantry) {
                (0, 0) => p.say("log-ate-nothing"),
                (0, _) => p.n(pantry).say("log-ate-pantry"),
                (_, _) => p.n(kitchen).say("log-ate-kitchen"),
            },
            E::Hungry => p.say("log-hungry"),
            E::Starved { seat } => p.seat(table, seat).say("log-starved"),
            E::DogsGathered => p.say("log-dogs-gathered"),
            E::DogPlaced { room } => p.room(room).say("log-dog-placed"),
            E::PackLeaderAt { room } => p.room(room).say("log-pack-leader-at"),
            E::KennelOpened => p.say("log-kennel-opened"),
            E::DogRan => {
                p.number("at", table.dog_at).number("all", table.rules.dog_track + table.rifle).say("log-dog-ran")
            }

            E::WantsAboard { seat, yes } => {
                p.seat(table, seat).say(if yes { "log-wants-aboard" } else { "log-stays-behind" })
            }
            E::Agreed { seat, yes } => p.seat(table, seat).say(if yes { "log-agreed" } else { "log-refused" }),
            E::CameAboard { seat } => p.seat(table, seat).say("log-came-aboard"),
            E::Departed => p.some_vehicle(table.vehicle).say("log-departed"),
            E::TestsOrdered { first } => p.text("test", self.test(first)).say("log-tests-ordered"),
            E::UfoBegan { humans } => p.seats(table, humans).n(table.strength).say("log-ufo-began"),
            E::TokenLaid { room, token: Some(token) } => p.room(room).n(token.value()).say("log-token-laid"),
            E::TokenLaid { token: None, .. } => return None,
            E::EnteredSector { seat, room } => p.seat(table, seat).room(room).say("log-entered-sector"),
            E::ThrewCard { seat } => p.seat(table, seat).say("log-threw-card"),
            E::Collected { room, lying, drawn, by } => {
                let mut tokens = drawn;
                if let Some(token) = lying {
                    tokens[token] += 1;
                }
                let key = match by {
                    _ if tokens.is_empty() => "log-collected-nothing",
                    Role::Alien => "log-collected-alien",
                    Role::Human if lying.is_none() => "log-collected-reserve",
                    Role::Human => "log-collected-human",
                };
                p.room(room).departures(tokens).say(key)
            }
            E::Launched { paid } => {
                let active = table.ufo.map_or(0, |ufo| ufo.launched);
                p.departures(paid).n(active).say("log-launched")
            }
            E::Escaped { seats, vehicle } => p.seats(table, seats).vehicle(vehicle).say("log-escaped"),
            E::Ended { reason, winners } => self.ending(table, reason, winners),
            E::Chain { seat, role, by } => match by {
                None => p.seat(table, seat).say(match role {
                    // Has won, whatever the others came to (`nw.end.personal`).
                    Role::Human if table.status[seat] == Status::Escaped => "log-chain-escaped",
                    Role::Human => "log-chain-human",
                    Role::Alien => "log-chain-alien",
                }),
                Some(Source::First) => p.seat(table, seat).say("log-chain-first"),
                Some(Source::Dog) => p.seat(table, seat).say("log-chain-dog"),
                Some(Source::Seat(by)) => p.seat(table, seat).other(table, by).say("log-chain-seat"),
            },
            E::HandShown { seat, cards, weapons, items, labs } => {
                let (p, things) = (p.seat(table, seat), self.belongings(cards, weapons, items, labs));
                match things {
                    Some(things) => p.text("things", things).say("log-hand-shown"),
                    None => p.say("log-hand-shown-empty"),
                }
            }

            // The prompt says what is asked; the order of a deck is for nobody.
            E::Asked { .. }
            | E::Answered { .. }
            | E::WeaponsShuffled { .. }
            | E::ItemsShuffled { .. }
            | E::WeaponsBuried { .. }
            | E::ItemsBuried { .. }
            // Told above.
            | E::Solo(_) => return None,
        };
        Some(sentence)
    }

    /// One's own answer, or that of another part of the Alien.
    fn sealed(&self, table: &Table, seat: Seat, action: Action, to: SeatSet) -> Option<String> {
        // A proposal is told with the plan itself.
        if action == Action::Propose {
            return None;
        }
        let choice = self.choice(table, action);
        let p = Phrase::new(*self).text("choice", choice);
        Some(if to == SeatSet::one(seat) {
            p.say("log-sealed-own")
        } else {
            p.seat(table, seat).say("log-sealed-team")
        })
    }
}

/// What it takes has a sentence of its own.
const fn alien_chose(choice: Action) -> Option<&'static str> {
    use Action as A;
    match choice {
        A::Wreck => Some("log-alien-wrecks"),
        A::Hold => Some("log-alien-holds"),
        A::Pass => Some("log-alien-passes"),
        A::Eat { .. }
        | A::EatDog
        | A::Pick { .. }
        | A::KeepFace { .. }
        | A::Stack { .. }
        | A::Propose
        | A::Back { .. }
        | A::Exchange { .. }
        | A::Place { .. }
        | A::ChangeCards
        | A::Board
        | A::GiveDrawn { .. }
        | A::ChooseHand { .. }
        | A::Next { .. }
        | A::Fire { .. }
        | A::Avoid { .. }
        | A::Tokens { .. }
        | A::TakeFrom { .. }
        | A::UseItem { .. }
        | A::Turn
        | A::Stop
        | A::Assign { .. }
        | A::Fuel { .. }
        | A::KeepWeapon { .. }
        | A::KeepItem { .. }
        | A::KeepToken
        | A::ThrowToken
        | A::Escape
        | A::Offer { .. }
        | A::Add { .. }
        | A::Send
        | A::Vote { .. }
        | A::Reveal
        | A::OfferTest
        | A::Tester { .. }
        | A::Test { .. }
        | A::Examine { .. }
        | A::Snipe { .. }
        | A::Enter { .. }
        | A::Pay { .. }
        | A::First { .. }
        | A::Discard { .. }
        | A::Solo(_)
        | A::Yes
        | A::No => None,
    }
}
