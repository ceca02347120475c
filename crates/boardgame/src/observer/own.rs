//! A seat's own hidden things, folded from the events it may see.

use whiteout_core::{BySeat, SeatSet};

use crate::action::Action;
use crate::event::{Event, Way};
use crate::secret::{Bundle, Drawn, Own};
use crate::step::Step;
use crate::words::{Cards, Item, Items, Lab, Labs, Plan, Role, TestKind, Weapon, Weapons};

impl Own {
    /// Folds an event that this seat may see.
    pub(crate) fn fold(&mut self, event: &Event) {
        use Event as E;
        let me = self.seat;
        match *event {
            E::Asked { step, .. } => {
                self.answers = BySeat::default();
                match step {
                    Step::Plan => self.forget_drafts(),
                    Step::TakeFrom { .. } => {}
                    _ => self.offered = false,
                }
            }
            E::Sealed { seat, action, .. } => {
                self.answers[seat] = Some(action);
                if seat == me && action == (Action::Tokens { alien: true }) {
                    self.offered = true;
                }
            }
            E::Ended { .. } => self.answers = BySeat::default(),
            E::RoleDealt { role, .. } => self.role = role,
            E::RecordDealt { fillings, .. } => self.fillings = fillings,
            E::Drafted { room, strength, .. } => self.draft.set(room, strength),
            E::Proposed { seat, plan, .. } => {
                self.proposals[seat] = plan;
                self.proposed = self.proposed.with(seat);
            }
            E::PlanFixed { plan, .. } => {
                self.plan = plan;
                self.forget_drafts();
            }
            E::StacksRevealed { .. } => self.plan = Plan::default(),
            E::BroodKnown { brood } => self.brood = brood,
            E::Eaten { seat, .. } => {
                self.brood = if seat == me { SeatSet::EMPTY } else { self.brood.without(seat) };
            }
            E::Dealt { cards, .. } => self.hand.add(&cards),
            E::Threw { card, .. } | E::Gave { card, .. } => self.hand[card] -= 1,
            E::Placed { seat, way: Way::Special | Way::LitSpecial, .. } | E::WentToSleep { seat } if seat == me => {
                self.hand = Cards::default();
            }
            E::SpecialDealt { cards, .. } => {
                self.drawn.by = Some(me);
                self.drawn.cards.add(&cards);
            }
            E::SpecialGave { .. } => self.drawn = Drawn::default(),
            E::DeckSeen { cards, .. } => {
                self.drawn = Drawn { by: Some(me), choice: Some(cards), ..Drawn::default() };
            }
            E::HandChosen { cards, .. } => {
                self.hand.add(&cards);
                self.drawn = Drawn::default();
            }
            E::FireUsed { seat, weapon, .. } | E::RoomBurned { seat, weapon, .. } if seat == me => self.spend(weapon),
            E::Avoided { seat, weapon } if seat == me && weapon != Weapon::Firearm => self.spend(weapon),
            E::RifleLaid { seat, weapon } if seat == me => self.spend(weapon),
            E::Learnt { token: Role::Alien, .. } | E::LearntOfDog { token: Role::Alien, .. } => {
                self.role = Role::Alien;
                self.fillings = false;
            }
            E::WeaponsDealt { deck, .. } | E::ItemsDealt { deck, .. } => {
                self.drawn = Drawn { by: Some(me), deck, ..Drawn::default() };
            }
            E::WeaponChosen { weapon, .. } => {
                if weapon != Weapon::Flamethrower {
                    self.weapons[weapon] += 1;
                }
                self.drawn = Drawn::default();
            }
            E::ItemChosen { item, .. } => {
                self.items[item] += 1;
                self.drawn = Drawn::default();
            }
            E::LabDealt { token, .. } => {
                self.drawn = Drawn { by: Some(me), token: Some(token), ..Drawn::default() };
            }
            E::LabKept { seat, kept } if seat == me => {
                if let (true, Some(token)) = (kept, self.drawn.token) {
                    self.labs[token] += 1;
                }
                self.drawn = Drawn::default();
            }
            E::ItemUsed { seat, item: item @ (Item::Fuel | Item::Tools) } if seat == me => self.items[item] -= 1,
            E::KeysShown { seat } if seat == me => self.items[Item::Keys] -= 1,
            E::OfferOpened { .. } | E::TradeOff { .. } => self.forget_trade(),
            E::Added { thing, .. } => self.bundle.add(thing),
            E::ParcelShown { weapons, items, .. } => self.shown = Bundle { weapons, items, labs: Labs::default() },
            E::CardsReceived { weapons, items, .. } => {
                self.weapons.add(&weapons);
                self.items.add(&items);
            }
            E::LabsReceived { tokens, .. } => self.labs.add(&tokens),
            E::TradeDone { from, to } => {
                if me == from || me == to {
                    self.hand_over();
                }
                self.forget_trade();
            }
            E::Tested { by, kind: TestKind::Blood, .. } if by == me => self.labs[Lab::BloodBag] -= 1,
            E::Stripped { seat } if seat == me => {
                self.hand = Cards::default();
                self.weapons = Weapons::default();
                self.items = Items::default();
                self.labs = Labs::default();
            }
            _ => {}
        }
    }

    fn forget_drafts(&mut self) {
        self.draft = Plan::default();
        self.proposals = BySeat::default();
        self.proposed = SeatSet::EMPTY;
    }

    fn forget_trade(&mut self) {
        self.bundle = Bundle::default();
        self.shown = Bundle::default();
    }

    fn hand_over(&mut self) {
        let mut weapons = self.bundle.weapons;
        weapons[Weapon::Flamethrower] = 0;
        self.weapons.remove(&weapons);
        self.items.remove(&self.bundle.items);
        self.labs.remove(&self.bundle.labs);
    }

    fn spend(&mut self, weapon: Weapon) {
        if weapon != Weapon::Flamethrower {
            self.weapons[weapon] -= 1;
        }
    }
}
