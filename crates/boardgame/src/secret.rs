//! What lies face down, and the part of it that one seat may see.

use serde::{Deserialize, Serialize};
use whiteout_core::{BySeat, Seat, SeatSet};

use crate::action::{Action, Thing};
use crate::config::Rules;
use crate::event::{Event, Source, Way};
use crate::solo::SoloEvent;
use crate::step::Step;
use crate::table::{Status, Table};
use crate::words::{Cards, Deck, Item, Items, Lab, Labs, Plan, Role, Room, TestKind, Weapon, Weapons};

/// Things on one side of a trade, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bundle {
    pub weapons: Weapons,
    pub items: Items,
    pub labs: Labs,
}

impl Bundle {
    pub fn add(&mut self, thing: Thing) {
        match thing {
            Thing::Weapon(weapon) => self.weapons[weapon] += 1,
            Thing::Item(item) => self.items[item] += 1,
            Thing::Lab(lab) => self.labs[lab] += 1,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.weapons.is_empty() && self.items.is_empty() && self.labs.is_empty()
    }
}

/// Cards or a token in the hands of someone who still chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drawn {
    /// Who drew.
    pub by: Option<Seat>,
    pub cards: Cards,
    /// Weapons or items, as the step says.
    pub deck: Deck,
    pub token: Option<Lab>,
    /// Kinds in the Action deck, while a hand is chosen from it.
    pub choice: Option<Cards>,
}

/// Everything hidden from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Secret {
    pub role: BySeat<Role>,
    /// Norwegian Outpost: whose teeth have fillings. Never an Alien's (`nw.dental.adjust`).
    pub fillings: SeatSet,
    pub infected_by: BySeat<Option<Source>>,
    /// The one infected last.
    pub last_turned: Option<Seat>,
    pub hand: BySeat<Cards>,
    pub stack: Cards,
    pub deck: Cards,
    pub discard: Cards,
    /// Weapons in hand without Flamethrowers, which lie open.
    pub weapons: BySeat<Weapons>,
    pub items: BySeat<Items>,
    pub labs: BySeat<Labs>,
    pub weapon_deck: Deck,
    pub item_deck: Deck,
    pub lab_bag: Labs,
    pub drawn: Drawn,
    /// Answers that are not open yet.
    pub sealed: BySeat<Option<Action>>,
    pub draft: BySeat<Plan>,
    pub proposed: SeatSet,
    pub plan: Plan,
    /// Who slipped an Alien token in at the contagion check at hand.
    pub offered: SeatSet,
    /// Both sides of the open trade: the one who offers, the one who answers.
    pub offer: Bundle,
    pub answer: Bundle,
    /// Option: the Aliens as they know each other.
    pub brood: SeatSet,
}

/// What one seat knows of the hidden things now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Own {
    pub seat: Seat,
    pub role: Role,
    /// Norwegian Outpost: my teeth have fillings.
    pub fillings: bool,
    pub hand: Cards,
    pub weapons: Weapons,
    pub items: Items,
    pub labs: Labs,
    pub drawn: Drawn,
    /// My sealed answer; an exposed Alien sees the answers of all its parts.
    pub answers: BySeat<Option<Action>>,
    pub draft: Plan,
    /// Drafts that the parts of the Alien have shown each other.
    pub proposals: BySeat<Plan>,
    /// Which parts have shown a draft.
    pub proposed: SeatSet,
    /// What the Alien has planned, for its parts.
    pub plan: Plan,
    /// I put an Alien token down at the contagion check at hand.
    pub offered: bool,
    /// My side of the open trade.
    pub bundle: Bundle,
    /// What the partner has shown of theirs.
    pub shown: Bundle,
    pub brood: SeatSet,
}

/// The part of a seat's own things that choices rest on, borrowed: what is legal can depend on nothing else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<'a> {
    pub(crate) seat: Seat,
    pub(crate) role: Role,
    pub(crate) hand: &'a Cards,
    pub(crate) weapons: &'a Weapons,
    pub(crate) items: &'a Items,
    pub(crate) labs: &'a Labs,
    /// Only if this seat drew.
    pub(crate) drawn: Option<&'a Drawn>,
    pub(crate) draft: Plan,
    /// Which parts of the Alien have shown a draft.
    pub(crate) proposed: SeatSet,
    /// My side of the open trade.
    pub(crate) bundle: Option<&'a Bundle>,
    /// The other Characters of the same owner.
    pub(crate) company: Company<'a>,
}

/// Where the hands of all Characters of one owner are looked up.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Company<'a> {
    /// A seat of its own.
    None,
    Of(&'a Secret),
    Seen(&'a [Own]),
}

impl Company<'_> {
    pub(crate) fn hand(&self, seat: Seat) -> Option<Bundle> {
        match self {
            Self::None => None,
            Self::Of(secret) => Some(secret.held(seat)),
            Self::Seen(hands) => hands.iter().find(|own| own.seat == seat).map(Own::held),
        }
    }
}

impl Known<'_> {
    /// Cards in my side of the trade.
    pub(crate) fn in_bundle(&self) -> Bundle {
        self.bundle.copied().unwrap_or_default()
    }
}

impl Own {
    pub(crate) fn known(&self) -> Known<'_> {
        Known {
            seat: self.seat,
            role: self.role,
            hand: &self.hand,
            weapons: &self.weapons,
            items: &self.items,
            labs: &self.labs,
            drawn: self.drawn.by.map(|_| &self.drawn),
            draft: self.draft,
            proposed: self.proposed,
            bundle: Some(&self.bundle),
            company: Company::None,
        }
    }

    pub(crate) const fn held(&self) -> Bundle {
        Bundle { weapons: self.weapons, items: self.items, labs: self.labs }
    }

    pub fn blank(seat: Seat) -> Self {
        Self {
            seat,
            role: Role::Human,
            fillings: false,
            hand: Cards::default(),
            weapons: Weapons::default(),
            items: Items::default(),
            labs: Labs::default(),
            drawn: Drawn::default(),
            answers: BySeat::default(),
            draft: Plan::default(),
            proposals: BySeat::default(),
            proposed: SeatSet::EMPTY,
            plan: Plan::default(),
            offered: false,
            bundle: Bundle::default(),
            shown: Bundle::default(),
            brood: SeatSet::EMPTY,
        }
    }
}

impl Secret {
    pub fn blank(rules: &Rules) -> Self {
        Self {
            role: BySeat::all(Role::Human),
            fillings: SeatSet::EMPTY,
            infected_by: BySeat::default(),
            last_turned: None,
            hand: BySeat::default(),
            stack: Cards::default(),
            deck: rules.actions,
            discard: Cards::default(),
            weapons: BySeat::default(),
            items: BySeat::default(),
            labs: BySeat::default(),
            weapon_deck: Deck::default(),
            item_deck: Deck::default(),
            lab_bag: Labs::default(),
            drawn: Drawn::default(),
            sealed: BySeat::default(),
            draft: BySeat::default(),
            proposed: SeatSet::EMPTY,
            plan: Plan::default(),
            offered: SeatSet::EMPTY,
            offer: Bundle::default(),
            answer: Bundle::default(),
            brood: SeatSet::EMPTY,
        }
    }

    /// What this seat's choices may rest on.
    #[inline]
    pub(crate) fn known(&self, table: &Table, seat: Seat) -> Known<'_> {
        let bundle = match table.step {
            Step::TradeDraft { from, .. } if from == seat => Some(&self.offer),
            Step::TradeAnswer { to, .. } if to == seat => Some(&self.answer),
            _ => None,
        };
        Known {
            seat,
            role: self.role[seat],
            hand: &self.hand[seat],
            weapons: &self.weapons[seat],
            items: &self.items[seat],
            labs: &self.labs[seat],
            drawn: (self.drawn.by == Some(seat)).then_some(&self.drawn),
            draft: self.draft[seat],
            proposed: if table.status[seat] == Status::Exposed { self.proposed } else { SeatSet::EMPTY },
            bundle,
            company: if table.solo.is_some() { Company::Of(self) } else { Company::None },
        }
    }

    /// What a Character holds, but for Flamethrowers, which lie open.
    pub(crate) fn held(&self, seat: Seat) -> Bundle {
        Bundle { weapons: self.weapons[seat], items: self.items[seat], labs: self.labs[seat] }
    }

    /// What this seat may know, field by field.
    pub fn own(&self, table: &Table, seat: Seat) -> Own {
        let mut own = Own {
            role: self.role[seat],
            fillings: self.fillings.contains(seat),
            hand: self.hand[seat],
            weapons: self.weapons[seat],
            items: self.items[seat],
            labs: self.labs[seat],
            draft: self.draft[seat],
            offered: self.offered.contains(seat),
            ..Own::blank(seat)
        };
        own.answers[seat] = self.sealed[seat];
        if self.drawn.by == Some(seat) {
            own.drawn = self.drawn;
        }
        if self.brood.contains(seat) {
            own.brood = self.brood;
        }
        if table.status[seat] == Status::Exposed {
            for other in table.exposed().iter() {
                own.answers[other] = self.sealed[other];
                if self.proposed.contains(other) {
                    own.proposals[other] = self.draft[other];
                }
            }
            own.proposed = self.proposed;
            own.plan = self.plan;
        }
        self.own_trade(table, &mut own);
        own
    }

    fn own_trade(&self, table: &Table, own: &mut Own) {
        let (Step::TradeDraft { from, to } | Step::TradeAnswer { from, to } | Step::TradeConfirm { from, to }) =
            table.step
        else {
            return;
        };
        let (mine, theirs, sent) = if own.seat == from {
            (self.offer, self.answer, matches!(table.step, Step::TradeConfirm { .. }))
        } else if own.seat == to {
            (self.answer, self.offer, !matches!(table.step, Step::TradeDraft { .. }))
        } else {
            return;
        };
        own.bundle = mine;
        if sent && !table.rules.options.blind_trades {
            own.shown = Bundle { weapons: theirs.weapons, items: theirs.items, labs: Labs::default() };
        }
    }

    /// Folds an event. `table` is the table before it.
    pub fn apply(&mut self, table: &Table, event: &Event) {
        use Event as E;
        match *event {
            E::Solo(SoloEvent::Private { news, .. }) => {
                if let Some(event) = news.event() {
                    self.apply(table, &event);
                }
            }
            E::Sealed { seat, action, .. } => {
                self.sealed[seat] = Some(action);
                if action == (Action::Tokens { alien: true }) {
                    self.offered = self.offered.with(seat);
                }
            }
            E::Asked { step, .. } => {
                self.sealed = BySeat::default();
                match step {
                    Step::Plan => {
                        self.draft = BySeat::default();
                        self.proposed = SeatSet::EMPTY;
                    }
                    Step::TakeFrom { .. } => {}
                    _ => self.offered = SeatSet::EMPTY,
                }
            }
            E::Ended { .. } => self.sealed = BySeat::default(),
            E::RoleDealt { seat, role } => {
                self.role[seat] = role;
                if role == Role::Alien {
                    self.infected_by[seat] = Some(Source::First);
                    self.last_turned = Some(seat);
                }
            }
            E::RecordDealt { seat, fillings: true } => self.fillings = self.fillings.with(seat),
            E::RifleLaid { seat, weapon } => self.spend(seat, weapon),
            E::WeaponsShuffled { deck } => self.weapon_deck = deck,
            E::ItemsShuffled { deck } => self.item_deck = deck,
            E::BoardLaid => self.lab_bag = table.rules.labs,
            E::Drafted { seat, room, strength } => self.draft[seat].set(room, strength),
            E::Proposed { seat, .. } => self.proposed = self.proposed.with(seat),
            E::PlanFixed { plan, .. } => {
                self.plan = plan;
                self.draft = BySeat::default();
                self.proposed = SeatSet::EMPTY;
            }
            E::BroodKnown { brood } => self.brood = brood,
            E::Eaten { seat, .. } => self.brood = self.brood.without(seat),
            E::Dealt { seat, cards } => {
                self.deck.remove(&cards);
                self.hand[seat].add(&cards);
            }
            E::Reshuffled => {
                let discard = self.discard.take();
                self.deck.add(&discard);
            }
            E::Threw { seat, card } => {
                self.hand[seat][card] -= 1;
                self.discard[card] += 1;
            }
            E::LeaderDrewCard { card } => {
                self.deck[card] -= 1;
                self.stack[card] += 1;
            }
            E::Placed { seat, way: Way::Special | Way::LitSpecial, .. } | E::WentToSleep { seat } => {
                let hand = self.hand[seat].take();
                self.discard.add(&hand);
            }
            E::Gave { seat, card } => {
                self.hand[seat][card] -= 1;
                self.stack[card] += 1;
            }
            E::SpecialDealt { seat, cards } => {
                self.deck.remove(&cards);
                self.drawn.by = Some(seat);
                self.drawn.cards.add(&cards);
            }
            E::SpecialGave { card, .. } => {
                let mut rest = self.drawn.cards;
                rest[card] -= 1;
                self.stack[card] += 1;
                self.discard.add(&rest);
                self.drawn = Drawn::default();
            }
            E::DeckSeen { seat, cards } => {
                self.drawn = Drawn { by: Some(seat), choice: Some(cards), ..Drawn::default() };
            }
            E::HandChosen { seat, cards } => {
                self.deck.remove(&cards);
                self.hand[seat].add(&cards);
                self.drawn = Drawn::default();
            }
            E::ChoseHand { .. } => {
                let discard = self.discard.take();
                self.deck.add(&discard);
            }
            E::StacksRevealed { .. } => self.plan = Plan::default(),
            E::FireUsed { seat, weapon, .. } | E::RoomBurned { seat, weapon, .. } => {
                self.spend(seat, weapon);
                if let E::RoomBurned { room, .. } = *event {
                    self.burn(room);
                }
            }
            E::Avoided { seat, weapon } if weapon != Weapon::Firearm => self.spend(seat, weapon),
            E::StackLost { card } | E::Turned { card } => {
                self.stack[card] -= 1;
                self.discard[card] += 1;
            }
            E::StackDropped => {
                let stack = self.stack.take();
                self.discard.add(&stack);
            }
            E::WeaponsLost { cards } => {
                let _ = self.weapon_deck.draw_many(cards);
            }
            E::ItemsLost { cards } => {
                let _ = self.item_deck.draw_many(cards);
            }
            E::LabLostTokens { tokens } => self.lab_bag.remove(&tokens),
            E::BloodBagLost { found } => self.lab_bag[Lab::BloodBag] -= u8::from(found),
            E::Learnt { taker, owner, token } => self.infect(taker, token, Source::Seat(owner)),
            E::LearntOfDog { seat, token } => self.infect(seat, token, Source::Dog),
            E::WeaponsDealt { seat, deck } => {
                let drawn = self.weapon_deck.draw_many(deck.len());
                debug_assert_eq!(drawn, deck);
                self.drawn = Drawn { by: Some(seat), deck, ..Drawn::default() };
            }
            E::WeaponChosen { seat, weapon } => {
                if weapon != Weapon::Flamethrower {
                    self.weapons[seat][weapon] += 1;
                }
                self.drawn = Drawn::default();
            }
            E::WeaponsBuried { deck } => self.weapon_deck.bury_all(deck),
            E::ItemsDealt { seat, deck } => {
                let drawn = self.item_deck.draw_many(deck.len());
                debug_assert_eq!(drawn, deck);
                self.drawn = Drawn { by: Some(seat), deck, ..Drawn::default() };
            }
            E::ItemChosen { seat, item } => {
                self.items[seat][item] += 1;
                self.drawn = Drawn::default();
            }
            E::ItemsBuried { deck } => self.item_deck.bury_all(deck),
            E::LabDealt { seat, token } => {
                self.lab_bag[token] -= 1;
                self.drawn = Drawn { by: Some(seat), token: Some(token), ..Drawn::default() };
            }
            E::LabKept { seat, kept } => {
                if let (true, Some(token)) = (kept, self.drawn.token) {
                    self.labs[seat][token] += 1;
                }
                self.drawn = Drawn::default();
            }
            E::ItemUsed { seat, item: item @ (Item::Fuel | Item::Tools) } => self.items[seat][item] -= 1,
            E::KeysShown { seat } => self.items[seat][Item::Keys] -= 1,
            E::OfferOpened { .. } => {
                self.offer = Bundle::default();
                self.answer = Bundle::default();
            }
            E::Added { seat, thing } => {
                // Between the players of one side things only go one way at a time (`solo.share`).
                if table.solo.is_some() || matches!(table.step, Step::TradeDraft { from, .. } if from == seat) {
                    self.offer.add(thing);
                } else {
                    self.answer.add(thing);
                }
            }
            E::TradeDone { from, to } => {
                let (offer, answer) = (self.offer, self.answer);
                self.give(from, to, &offer);
                self.give(to, from, &answer);
                self.offer = Bundle::default();
                self.answer = Bundle::default();
            }
            E::TradeOff { .. } => {
                self.offer = Bundle::default();
                self.answer = Bundle::default();
            }
            E::Tested { by, kind: TestKind::Blood, .. } => self.labs[by][Lab::BloodBag] -= 1,
            E::Stripped { seat } => {
                let hand = self.hand[seat].take();
                self.discard.add(&hand);
                self.weapons[seat] = Weapons::default();
                self.items[seat] = Items::default();
                self.labs[seat] = Labs::default();
            }
            _ => {}
        }
    }

    fn infect(&mut self, seat: Seat, token: Role, by: Source) {
        if token == Role::Alien && self.role[seat] == Role::Human {
            self.role[seat] = Role::Alien;
            self.fillings = self.fillings.without(seat);
            self.infected_by[seat] = Some(by);
            self.last_turned = Some(seat);
        }
    }

    fn spend(&mut self, seat: Seat, weapon: Weapon) {
        if weapon != Weapon::Flamethrower {
            self.weapons[seat][weapon] -= 1;
        }
    }

    fn burn(&mut self, room: Room) {
        match room {
            Room::Armory => self.weapon_deck = Deck::default(),
            Room::Warehouse => self.item_deck = Deck::default(),
            Room::Laboratory => self.lab_bag = Labs::default(),
            _ => {}
        }
    }

    fn give(&mut self, from: Seat, to: Seat, bundle: &Bundle) {
        let mut weapons = bundle.weapons;
        weapons[Weapon::Flamethrower] = 0;
        self.weapons[from].remove(&weapons);
        self.weapons[to].add(&weapons);
        self.items[from].remove(&bundle.items);
        self.items[to].add(&bundle.items);
        self.labs[from].remove(&bundle.labs);
        self.labs[to].add(&bundle.labs);
    }
}
