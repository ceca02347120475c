// Generated from the Rust types by `make types`; do not edit. A test fails when it is stale.
// docs/protocol.md says what it all means.

import type { BySeat, Seat, SeatSet } from "./wire.gen";

/** What this game puts into the types of the wire. */
export type Game = { id: "boardgame" | "norwegian" | "solo", table: Table, own: OwnPart, action: Action, event: Event, claim: Claim, };

/** A choice. Which are legal depends on the step and on what the seat itself knows. */
export type Action =
  | { "pick": { character: Character, } }
  | { "keep_face": { face: Weather, } }
  | { "stack": { room: Room, strength: number, } }
  | "propose"
  | { "back": { seat: Seat, } }
  | { "exchange": { card: Card, } }
  | { "place": { room: Room, give: Give, } }
  | "change_cards"
  | "board"
  | { "give_drawn": { card: Card, } }
  | { "choose_hand": { uses: number, repairs: number, sabotages: number, } }
  | { "next": { room: Room, } }
  | { "eat": { seat: Seat, } }
  | "eat_dog"
  | "wreck"
  | "hold"
  | { "enter": { room: Room, } }
  | { "pay": { tokens: [number, number, number], } }
  | { "first": { kind: TestKind, } }
  | { "fire": { weapon: Weapon, } }
  | { "avoid": { weapon: Weapon, } }
  | { "tokens": { alien: boolean, } }
  | { "take_from": { seat: Seat, } }
  | { "use_item": { item: Item, } }
  | "turn"
  | "stop"
  | { "assign": { seat: Seat, } }
  | { "fuel": { room: Room, } }
  | { "keep_weapon": { weapon: Weapon, } }
  | { "keep_item": { item: Item, } }
  | "keep_token"
  | "throw_token"
  | "escape"
  | { "offer": { to: Seat, } }
  | { "add": { thing: Thing, } }
  | "send"
  | { "vote": { seat: Seat, } }
  | "reveal"
  | "offer_test"
  | { "tester": { seat: Seat, } }
  | { "test": { seat: Seat, } }
  | { "examine": { seat: Seat, card: Card, } }
  | { "snipe": { weapon: Weapon, } }
  | { "discard": { card: Card, } }
  | { "solo": SoloAction }
  | "yes"
  | "no"
  | "pass";

/** What follows when nobody wants to use an item any more. */
export type AfterItems = "placing" | "turning";

/** What follows once the one in the Dormitory has turned a die or let it lie. */
export type AfterTurning = "giving" | "acting" | "resolving";

/** Things on one side of a trade, by name. */
export type Bundle = {
  weapons: [number, number, number, number, number, number, number],
  items: [number, number, number, number, number],
  labs: [number, number],
};

/** An Action card. */
export type Card = "use" | "repair" | "sabotage";

/** By power: the people of Norwegian Outpost have the same under other names, but for Norris and Peder. */
export type Character =
  | "bennings"
  | "blair"
  | "clark"
  | "garry"
  | "macready"
  | "nauls"
  | "norris"
  | "windows"
  | "peder";

/** How Characters find their players. */
export type CharacterDeal = "random" | "draft";

/** A statement of the speaker. None is about cards in hand. */
export type Claim =
  | "i_am_human"
  | "it_was_not_me"
  | { "i_trust": { seat: Seat, because?: Reason, } }
  | { "i_suspect": { seat: Seat, because?: Reason, } }
  | { "i_gave": { card: Card, } }
  | { "i_go_to": { room: Room, } }
  | { "please_test": { seat: Seat, } }
  | { "please_repair": { room: Room, } }
  | { "please_fuel": { room: Room, } }
  | { "i_knew_it": { seat: Seat, } }
  | { "i_was_wrong": { seat: Seat, } }
  | { "so_it_was": { seat: Seat, } }
  | "now_you_know"
  | { "one_of_us": { seat: Seat, } }
  | { "we_lost": { seat: Seat, } }
  | { "it_burns": { room: Room, } }
  | { "take_us_home": { seat: Seat, } }
  | { "of_all_people": { seat: Seat, } };

/** Up to fifteen face-down cards in order, packed: four bits each, the top card lowest. */
export type Deck = Array<number>;

/** A departure token of the UFO. */
export type Departure = "one" | "two" | "three";

/** An Action Die on the table. */
export type Die = {
  face: Face,
  state: DieState,
  /** Turned by someone in the Dormitory. */
  turned: boolean,
  /** Rolled again by light. */
  relit: boolean,
};

/** What has become of a die. */
export type DieState = "open" | "cancelled" | "spent";

/** Cards or a token in the hands of someone who still chooses. */
export type Drawn = {
  /** Who drew. */
  by: Seat | null,
  cards: [number, number, number],
  /** Weapons or items, as the step says. */
  deck: Deck,
  token: Lab | null,
  /** Kinds in the Action deck, while a hand is chosen from it. */
  choice: [number, number, number] | null,
};

/** Why the game ended. */
export type EndReason =
  | { "humans_escaped": { vehicle: Vehicle, } }
  | "last_human_turned"
  | "last_human_eaten"
  | "frozen"
  | { "alien_boarded": { vehicle: Vehicle, } }
  | { "alien_left_among_us": { vehicle: Vehicle, } }
  | { "alien_left_alone": { vehicle: Vehicle, } }
  | { "human_left_behind": { vehicle: Vehicle, } }
  | "dog_escaped"
  | "deserted"
  | "stranded"
  | "ufo_launched"
  | "ufo_overrun"
  | "ufo_alien_beaten"
  | "ufo_stopped"
  | "nobody_left"
  | "conceded"
  | "exterminated"
  | "round_limit";

/** An event. Public unless its variant says `only`. */
export type Event =
  | { "asked": { step: Step, seats: SeatSet, } }
  | { "answered": { seat: Seat, } }
  | { "sealed": { seat: Seat, action: Action, to: SeatSet, } }
  | { "seated": { seat: Seat, character: Character, } }
  | { "role_dealt": { seat: Seat, role: Role, } }
  | { "record_dealt": { seat: Seat, fillings: boolean, } }
  | { "weapons_shuffled": { deck: Deck, } }
  | { "items_shuffled": { deck: Deck, } }
  | "board_laid"
  | { "leader_is": { seat: Seat, } }
  | { "leader_token_at": { room: Room, } }
  | { "round_began": { round: number, } }
  | { "weather_rolled": { face: Weather, } }
  | { "weather_is": { face: Weather, } }
  | { "fuel_burnt": { room: Room, tokens: number, } }
  | { "damaged": { room: Room, counters: number, } }
  | { "repaired": { room: Room, counters: number, } }
  | { "fuelled": { room: Room, tokens: number, from: Store, } }
  | "boiler_lost"
  | { "froze": { steps: number, } }
  | "power_failed"
  | "power_back"
  | { "rescue_advanced": { steps: number, } }
  | "rescue_left"
  | { "speaker_is": { seat: Seat, } }
  | { "drafted": { seat: Seat, room: Room, strength: number, } }
  | { "proposed": { seat: Seat, plan: Plan, team: SeatSet, } }
  | { "plan_fixed": { plan: Plan, team: SeatSet, } }
  | "plan_made"
  | { "stacks_seen": { sizes: Deck, } }
  | { "brood_known": { brood: SeatSet, } }
  | { "drew": { seat: Seat, cards: number, } }
  | { "dealt": { seat: Seat, cards: [number, number, number], } }
  | "reshuffled"
  | { "exchanged": { seat: Seat, } }
  | { "threw": { seat: Seat, card: Card, } }
  | "leader_drew"
  | { "leader_drew_card": { card: Card, } }
  | { "placed": { seat: Seat, room: Room, way: Way, } }
  | { "gave": { seat: Seat, card: Card, } }
  | { "shown": { seat: Seat, card: Card, } }
  | { "special_drew": { seat: Seat, cards: number, } }
  | { "special_dealt": { seat: Seat, cards: [number, number, number], } }
  | { "special_given": { seat: Seat, } }
  | { "special_gave": { seat: Seat, card: Card, } }
  | { "took_leader_token": { seat: Seat, } }
  | "leader_token_back"
  | { "went_to_sleep": { seat: Seat, } }
  | { "deck_seen": { seat: Seat, cards: [number, number, number], } }
  | { "hand_chosen": { seat: Seat, cards: [number, number, number], } }
  | { "chose_hand": { seat: Seat, cards: number, } }
  | { "boarded": { seat: Seat, vehicle: Vehicle, } }
  | { "rifle_laid": { seat: Seat, weapon: Weapon, } }
  | { "stacks_revealed": { plan: Plan, } }
  | { "entered": { room: Room, } }
  | { "fire_used": { seat: Seat, weapon: Weapon, room: Room, } }
  | { "alien_chose": { room: Room, choice: Action, } }
  | "stack_card_lost"
  | { "stack_lost": { card: Card, } }
  | { "alien_ran": { room: Room, } }
  | { "laid_down": { seats: SeatSet, } }
  | { "fled": { seats: SeatSet, } }
  | { "eaten": { seat: Seat, room: Room, } }
  | { "dog_eaten": { room: Room, } }
  | { "weapons_lost": { cards: number, } }
  | { "items_lost": { cards: number, } }
  | { "food_lost": { tokens: number, } }
  | { "fuel_lost": { tokens: number, } }
  | { "lab_lost": { tokens: number, } }
  | { "lab_lost_tokens": { tokens: [number, number], } }
  | { "blood_bag_lost": { found: boolean, } }
  | { "dog_caught": { room: Room, } }
  | { "avoided": { seat: Seat, weapon: Weapon, } }
  | { "took": { taker: Seat, owner: Seat, } }
  | { "learnt": { taker: Seat, owner: Seat, token: Role, } }
  | { "lent": { owner: Seat, taker: Seat, token: Role, } }
  | { "dog_bit": { seat: Seat, } }
  | { "learnt_of_dog": { seat: Seat, token: Role, } }
  | { "suspected": { seat: Seat, level: number, } }
  | "stacks_returned"
  | { "burn_asked": { seat: Seat, weapon: Weapon, } }
  | { "burn_refused": { seat: Seat, } }
  | { "room_burned": { seat: Seat, room: Room, weapon: Weapon, } }
  | { "turned": { card: Card, } }
  | { "assigned": { seat: Seat, card: Card, } }
  | { "action_lost": { card: Card, } }
  | "stack_dropped"
  | { "weapons_drawn": { seat: Seat, cards: number, } }
  | { "weapons_dealt": { seat: Seat, deck: Deck, } }
  | { "weapon_kept": { seat: Seat, flamethrower: boolean, back: number, } }
  | { "weapon_chosen": { seat: Seat, weapon: Weapon, } }
  | { "weapons_buried": { deck: Deck, } }
  | { "items_drawn": { seat: Seat, cards: number, } }
  | { "items_dealt": { seat: Seat, deck: Deck, } }
  | { "item_kept": { seat: Seat, back: number, } }
  | { "item_chosen": { seat: Seat, item: Item, } }
  | { "items_buried": { deck: Deck, } }
  | { "lab_drawn": { seat: Seat, } }
  | { "lab_dealt": { seat: Seat, token: Lab, } }
  | { "lab_kept": { seat: Seat, kept: boolean, } }
  | { "cooked": { tokens: number, } }
  | "sos_sent"
  | { "die_rolled": { face: Weather, } }
  | { "die_kept": { face: Weather, } }
  | { "item_used": { seat: Seat, item: Item, } }
  | { "keys_shown": { seat: Seat, } }
  | "gathered"
  | { "offer_opened": { from: Seat, to: Seat, } }
  | { "added": { seat: Seat, thing: Thing, } }
  | { "offer_sent": { from: Seat, to: Seat, parcel: Parcel, } }
  | { "return_sent": { from: Seat, to: Seat, parcel: Parcel, } }
  | { "parcel_shown": { to: Seat, weapons: [number, number, number, number, number, number, number], items: [number, number, number, number, number], } }
  | { "trade_off": { from: Seat, to: Seat, } }
  | { "cards_received": { seat: Seat, weapons: [number, number, number, number, number, number, number], items: [number, number, number, number, number], } }
  | { "labs_received": { seat: Seat, tokens: [number, number], } }
  | { "trade_done": { from: Seat, to: Seat, } }
  | { "voted": { seat: Seat, against: Seat | null, } }
  | { "exposed": { seat: Seat, strength: number, } }
  | { "stripped": { seat: Seat, } }
  | { "tests_ordered": { first: TestKind, } }
  | { "test_offered": { seat: Seat, kind: TestKind, } }
  | { "tested": { by: Seat, seat: Seat, kind: TestKind, } }
  | { "role_shown": { seat: Seat, role: Role, } }
  | { "record_shown": { seat: Seat, fillings: boolean, } }
  | { "ate": { kitchen: number, pantry: number, } }
  | "hungry"
  | { "starved": { seat: Seat, } }
  | "dogs_gathered"
  | { "dog_placed": { room: Room, } }
  | { "pack_leader_at": { room: Room, } }
  | "kennel_opened"
  | "dog_ran"
  | { "wants_aboard": { seat: Seat, yes: boolean, } }
  | { "agreed": { seat: Seat, yes: boolean, } }
  | { "came_aboard": { seat: Seat, } }
  | "departed"
  | { "escaped": { seats: SeatSet, vehicle: Vehicle, } }
  | { "ufo_began": { humans: SeatSet, } }
  | { "token_laid": { room: Room, token: Departure | null, } }
  | { "entered_sector": { seat: Seat, room: Room, } }
  | { "threw_card": { seat: Seat, } }
  | { "collected": { room: Room, lying: Departure | null, drawn: [number, number, number], by: Role, } }
  | { "launched": { paid: [number, number, number], } }
  | { "solo": SoloEvent }
  | { "ended": { reason: EndReason, winners: SeatSet, } }
  | { "chain": { seat: Seat, role: Role, by: Source | null, } }
  | { "hand_shown": { seat: Seat, cards: [number, number, number], weapons: [number, number, number, number, number, number, number], items: [number, number, number, number, number], labs: [number, number], } };

/** Norwegian Outpost: who wins when the last Human in the base is eaten and no secret Alien is left. */
export type ExposedAlone = "lose_if_escapees" | "lose" | "win";

/** A side of an Action Die. */
export type Face = "use" | "repair" | "sabotage" | "threat";

/** A Flamethrower that lies open before a player. */
export type Flamethrower = { holder: Seat | null, reloads: number, };

/** How a Character comes to a room: what goes to the Leader with it. */
export type Give = { "card": Card } | { "lit_card": Card } | "blind" | "special" | "lit_special";

/** What one Character of the 1-3 player game holds. */
export type Hand = {
  /** The Character. */
  seat: Seat,
  /** But for Flamethrowers, which lie open. */
  weapons: [number, number, number, number, number, number, number],
  items: [number, number, number, number, number],
  labs: [number, number],
  drawn: Drawn,
};

export type Item = "flashlight" | "fuel" | "keys" | "tools" | "wire";

/** A token of the Laboratory. */
export type Lab = "blood_bag" | "failure";

export type LeaderToken = "aside" | { "in": Room } | { "with": Seat };

/** What lies in a sector. */
export type Lying = "nothing" | "face_down" | { "open": Departure };

/** What only some players see where hands are closed: the same as the event of that name. */
export type News =
  | { "weapons_dealt": { seat: Seat, deck: Deck, } }
  | { "weapon_chosen": { seat: Seat, weapon: Weapon, } }
  | { "items_dealt": { seat: Seat, deck: Deck, } }
  | { "item_chosen": { seat: Seat, item: Item, } }
  | { "lab_dealt": { seat: Seat, token: Lab, } }
  | { "added": { seat: Seat, thing: Thing, } }
  | { "parcel_shown": { to: Seat, weapons: [number, number, number, number, number, number, number], items: [number, number, number, number, number], } }
  | { "cards_received": { seat: Seat, weapons: [number, number, number, number, number, number, number], items: [number, number, number, number, number], } }
  | { "labs_received": { seat: Seat, tokens: [number, number], } }
  | { "hand_seen": { seat: Seat, weapons: [number, number, number, number, number, number, number], items: [number, number, number, number, number], labs: [number, number], } };

/** Everything a host can switch. The default is the English rulebook of 2022. */
export type Options = {
  /** `None`: drawn at random. */
  first_leader: Seat | null,
  characters: CharacterDeal,
  rescue_timing: RescueTiming,
  dogs_start_locked: boolean,
  station_fuel_anywhere: boolean,
  dark_at_upkeep: boolean,
  sealed_stacks: boolean,
  known_brood: boolean,
  no_claims: boolean,
  no_suspicion_after_alien: boolean,
  avoid_before_dog: boolean,
  sealed_avoid: boolean,
  independent_draws: boolean,
  burn_without_leave: boolean,
  items_from_placement: boolean,
  items_while_lying: boolean,
  blind_trades: boolean,
  no_lab_trades: boolean,
  reveal_before_trade: boolean,
  leader_may_forbid_tests: boolean,
  no_kennel_card: boolean,
  dead_stay_human: boolean,
  extermination_wins: boolean,
  ghosts_see_all: boolean,
  pack_leader: boolean,
  pack_bites: boolean,
  exposed_alone: ExposedAlone,
  stranded_strict: boolean,
  baggage_gone: boolean,
  /** The game that follows when the dog got away: at Outpost 31, with the Pack Leader (`nw.dog.sequel`). */
  sequel: boolean,
  board_from_anywhere: boolean,
  shed_one_damage: boolean,
  hidden_play_on: boolean,
  leader_orders_tests: boolean,
  many_testers: boolean,
  sniper_anytime: boolean,
  snowcat_ufo: SnowcatUfo,
  ufo_face_down: boolean,
  ufo_fire_card: boolean,
  ufo_no_limit: boolean,
  ufo_tokens: UfoTokens,
  compare_phases_3_and_9: boolean,
  everyone_moves: boolean,
  dog_check_free: boolean,
  goal_all_rooms: boolean,
  victim: Victim,
  fire_costs_extra: boolean,
  leader_stays: boolean,
  closed_hands: boolean,
  /** Offers a seat may open in a round; 0 switches trading off. */
  trade_offers: number,
  /** Characters who may change cards in a round; 0 means no limit. */
  dormitory_limit: number,
  /** First round in which a player may reveal themselves; 0 means any. */
  earliest_exposure: number,
  /** Rounds after which the base counts as frozen; 0 means none. */
  max_rounds: number,
};

/** What one seat knows of the hidden things now. */
export type Own = {
  seat: Seat,
  role: Role,
  /** Norwegian Outpost: my teeth have fillings. */
  fillings: boolean,
  hand: [number, number, number],
  weapons: [number, number, number, number, number, number, number],
  items: [number, number, number, number, number],
  labs: [number, number],
  drawn: Drawn,
  /** My sealed answer; an exposed Alien sees the answers of all its parts. */
  answers: BySeat<Action | null>,
  draft: Plan,
  /** Drafts that the parts of the Alien have shown each other. */
  proposals: BySeat<Plan>,
  /** Which parts have shown a draft. */
  proposed: SeatSet,
  /** What the Alien has planned, for its parts. */
  plan: Plan,
  /** I put an Alien token down at the contagion check at hand. */
  offered: boolean,
  /** My side of the open trade. */
  bundle: Bundle,
  /** What the partner has shown of theirs. */
  shown: Bundle,
  brood: SeatSet,
};

/** What one seat of The Boardgame may see beside the table. */
export type OwnPart = {
  /** The 1-3 player game: of the Character for whom this player is asked, or else of the first one. Nothing of those who
   * look on. */
  own: Own | null,
  /** Exactly the actions that would be accepted now; empty unless this seat is asked. */
  legal: Array<Action>,
  /** Everything, for the dead, where the option `ghosts_see_all` says so. */
  truth: Secret | null,
  /** The 1-3 player game: what the Characters hold whose hands this viewer may see. */
  hands?: Array<Hand>,
  /** The 1-3 player game: the Character for whom this player is asked. */
  asked_for?: Seat | null,
};

/** The marked dog of the option `pack_leader`. It is counted among the dogs wherever it is. */
export type PackLeader = "none" | "waiting" | { "in": Room } | "locked";

/** How many things of each kind change hands, as everybody sees it. Flamethrowers lie open. */
export type Parcel = { weapons: number, flamethrowers: number, items: number, labs: number, };

export type Place = "leisure_room" | "dormitory" | { "in": Room } | "aboard" | "outside" | "gone";

/** Strength by room, packed: what the Alien plans or has placed, in a station or in the UFO, never in both. */
export type Plan = Partial<Record<Room, number>>;

/** What the Alien found in a room. */
export type Prey = "alone" | "beaten" | "kennel";

/** What makes somebody look good or bad. */
export type Reason =
  | "cards"
  | "company"
  | "contact"
  | "dog"
  | "leading"
  | "story"
  | "test"
  | "token"
  | "vote"
  | "work";

/** The Rescue Helicopter. */
export type Rescue = "unaware" | { "flying": number } | "landed" | "gone";

/** When the least suspected Character may board the Rescue Helicopter. */
export type RescueTiming = "instead_of_moving" | "encounters_before" | "after_encounters";

/** What a role card or a contagion token shows. */
export type Role = "human" | "alien";

/** A place with a card that the Alien can plan with. The first ten are open to all, the Kennel to dogs and the Alien
 * only; then come the sectors of the UFO near Norwegian Outpost. The Leisure Room has no card: in the 1-3 player game
 * people meet there too. */
export type Room =
  | "armory"
  | "base_helicopter"
  | "boiler"
  | "generator"
  | "kitchen"
  | "laboratory"
  | "radio"
  | "shed"
  | "warehouse"
  | "weather_station"
  | "kennel"
  | "sector_a"
  | "sector_b"
  | "sector_c"
  | "sector_d"
  | "sector_e"
  | "sector_f"
  | "sector_g"
  | "sector_h"
  | "leisure_room";

/** Everything fixed before the first event, for one number of players. */
export type Rules = {
  setting: Setting,
  players: number,
  options: Options,
  /** By weather: fuel for Generator and Boiler, freezing steps, helicopter steps. */
  weather: [[number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number]],
  /** Faces of the weather die by weather. */
  faces: [number, number, number, number],
  fuel_spaces: Partial<Record<Room, number>>,
  damage_spaces: Partial<Record<Room, number>>,
  damage_at_start: Partial<Record<Room, number>>,
  underground: number,
  external: number,
  damage: number,
  food: number,
  fire: number,
  dogs: number,
  bag_human: number,
  bag_alien: number,
  actions: [number, number, number],
  weapons: [number, number, number, number, number, number, number],
  items: [number, number, number, number, number],
  labs: [number, number],
  hand_start: number,
  hand_limit: number,
  hand_hungry: number,
  cooked: number,
  uncooked_meal: number,
  spoilt: number,
  room_limit: number,
  reloads: number,
  rescue_steps: number,
  tank_spaces: number,
  freezing_steps: number,
  snow_cats: number,
  /** Spaces until the dog is away; 0 where no dog runs. */
  dog_track: number,
  /** The least Strength for each sector of the UFO. */
  sectors: [number, number, number, number, number, number, number, number],
  /** Departure tokens by kind. */
  departures: [number, number, number],
  /** What each launch card costs. */
  launch: [number, number, number, number, number],
  /** Whether all Dental Records are shown at the end. */
  records_shown: boolean,
  /** What only the 1-3 player game has. */
  solo?: SoloRules,
};

/** Everything hidden from somebody. */
export type Secret = {
  role: BySeat<Role>,
  /** Norwegian Outpost: whose teeth have fillings. Never an Alien's (`nw.dental.adjust`). */
  fillings: SeatSet,
  infected_by: BySeat<Source | null>,
  /** The one infected last. */
  last_turned: Seat | null,
  hand: BySeat<[number, number, number]>,
  stack: [number, number, number],
  deck: [number, number, number],
  discard: [number, number, number],
  /** Weapons in hand without Flamethrowers, which lie open. */
  weapons: BySeat<[number, number, number, number, number, number, number]>,
  items: BySeat<[number, number, number, number, number]>,
  labs: BySeat<[number, number]>,
  weapon_deck: Deck,
  item_deck: Deck,
  lab_bag: [number, number],
  drawn: Drawn,
  /** Answers that are not open yet. */
  sealed: BySeat<Action | null>,
  draft: BySeat<Plan>,
  proposed: SeatSet,
  plan: Plan,
  /** Who slipped an Alien token in at the contagion check at hand. */
  offered: SeatSet,
  /** Both sides of the open trade: the one who offers, the one who answers. */
  offer: Bundle,
  answer: Bundle,
  /** Option: the Aliens as they know each other. */
  brood: SeatSet,
};

/** Where a game takes place, and by whose rules. */
export type Setting = "outpost31" | "norwegian" | "solo";

/** Norwegian Outpost: when an Alien at the wheel of a Snow Cat heads for the UFO. */
export type SnowcatUfo = "alone" | "no_human_aboard" | "alien_owner";

/** Everything public that only the 1-3 player game has. */
export type Solo = {
  /** The player who runs each Character. */
  owners: BySeat<Seat>,
  /** The space of the Threat Token on the suspicion track. */
  threat: number,
  dice: [Die | null, Die | null, Die | null],
  /** Who has the dice. */
  actor: Seat | null,
  /** Where that one stood when the dice came. */
  site: Room | null,
  /** Garry has rolled a die again. */
  garry_rerolled: boolean,
  /** The Leader has not let the room of this assignment burn. */
  burn_refused: boolean,
  /** Assignments made this round. */
  assignments: number,
  /** Option: Characters who must go unassigned this round. */
  forfeits: number,
  /** Who was shown to be Human. */
  proven: SeatSet,
  /** Who was shown to be an Alien. */
  unmasked: SeatSet,
};

/** A choice. Seats are Characters. */
export type SoloAction =
  | { "go": { seat: Seat, to: Spot, } }
  | { "choose": { seat: Seat, } }
  | "roll"
  | { "reroll": { die: number, } }
  | { "cancel": { die: number, } }
  | { "turn": { die: number, face: Face, } }
  | { "do": { card: Card, } }
  | { "give": { from: Seat, to: Seat, thing: Thing, } };

/** An event. Seats are Characters, players are named as such. Public unless its variant says `only`. */
export type SoloEvent =
  | { "went": { seat: Seat, to: Spot, } }
  | { "dog_shown": { seat: Seat, token: Role, } }
  | { "threat_at": { space: number, } }
  | { "rolled": { faces: [Face | null, Face | null, Face | null], } }
  | { "dice_given": { seat: Seat, } }
  | { "rerolled": { seat: Seat, die: number, face: Face, light: boolean, } }
  | { "cancelled": { seat: Seat, die: number, } }
  | { "turned": { seat: Seat, die: number, face: Face, } }
  | { "spent": { die: number, } }
  | "dice_away"
  | { "escape_rolled": { seat: Seat, vehicle: Vehicle, faces: [number, number, number, number], interrupted: boolean, } }
  | { "taken_over": { seat: Seat, player: Seat, } }
  | { "waits_for_the_end": { player: Seat, } }
  | { "private": { to: SeatSet, news: News, } };

/** Values that only the 1-3 player game has. */
export type SoloRules = {
  /** People at the table; the Characters are counted as players of the big game. */
  players: number,
  /** Faces of the Action Die by kind. */
  faces: [number, number, number, number],
  dice: number,
  dice_hungry: number,
  /** Role cards: Human, Alien. */
  roles: [number, number],
  first_strength: number,
  threat_start: number,
  /** The last space of the suspicion track. */
  threat_end: number,
  /** Bad escape dice that stop an escape. */
  escape_stops: number,
  /** Whoever has nobody left is asked before somebody changes owner; not so under version 1. */
  takeover_offered: boolean,
  /** The one in the Dormitory is asked once more before the harm of dice is borne; not so up to version 3. */
  asked_last: boolean,
};

/** The public step of the game. Seats are Characters, players are named as such. */
export type SoloStep =
  | "move"
  | { "lose": { among: SeatSet, then: Then, } }
  | { "take_over": { giver: Seat, then: Then, } }
  | { "hand_over": { player: Seat, then: Then, } }
  | { "victim": { among: SeatSet, room: Room, left: Array<Room>, } }
  | { "board": { among: SeatSet, } }
  | "roll"
  | "give"
  | "reroll"
  | { "turn": { after: AfterTurning, } }
  | "act"
  | "share"
  | { "accept": { from: Seat, to: Seat, } };

/** Who infected someone. */
export type Source = "first" | "dog" | { "seat": Seat };

/** Where a Character may be sent. */
export type Spot = "leisure_room" | "dormitory" | { "in": Room };

/** What has become of a player. */
export type Status = "character" | "exposed" | "dead" | "escaped";

/** The public step of the game. Which seats still owe an answer stands beside it in the table. */
export type Step =
  | "setting_up"
  | "pick_character"
  | { "keep_weather": { rolled: Weather, old: Weather, } }
  | "plan"
  | "exchange"
  | "place"
  | "pick_special"
  | { "choose_hand": { size: number, } }
  | { "items": { after: AfterItems, } }
  | { "alien_room": { left: Array<Room>, } }
  | { "fight": { room: Room, left: Array<Room>, rest: SeatSet, } }
  | { "alien_choice": { room: Room, left: Array<Room>, prey: Prey, } }
  | "enter"
  | { "collect_room": { left: Array<Room>, } }
  | { "launch": { active: number, } }
  | { "encounter_room": { left: Array<Room>, } }
  | { "avoid": { room: Room, left: Array<Room>, rest: SeatSet, inside: SeatSet, } }
  | { "tokens": { room: Room, left: Array<Room>, inside: SeatSet, } }
  | { "take_from": { room: Room, left: Array<Room>, inside: SeatSet, } }
  | { "burn": { rest: SeatSet, } }
  | { "burn_leave": { rest: SeatSet, seat: Seat, weapon: Weapon, } }
  | "board_now"
  | "turn"
  | { "assign": { card: Card, } }
  | { "keep_die": { faces: [boolean, boolean, boolean, boolean], } }
  | "station_fuel"
  | "keep_weapon"
  | "keep_item"
  | { "keep_token": { more: number, } }
  | { "escape": { room: Room, } }
  | { "board_ask": { asked: SeatSet, } }
  | { "board_vote": { asked: SeatSet, candidate: Seat, } }
  | "trade"
  | { "trade_draft": { from: Seat, to: Seat, } }
  | { "trade_answer": { from: Seat, to: Seat, } }
  | { "trade_confirm": { from: Seat, to: Seat, } }
  | "vote"
  | "reveal"
  | "order_tests"
  | { "offer_test": { kind: TestKind, } }
  | { "pick_tester": { kind: TestKind, offers: SeatSet, } }
  | { "test_target": { kind: TestKind, tester: Seat, } }
  | { "examine": { tester: Seat, done: SeatSet, rest: SeatSet, } }
  | "starve"
  | { "solo": SoloStep }
  | "over";

/** Where fuel comes from. */
export type Store = "underground" | "external";

/** Everything public. */
export type Table = {
  rules: Rules,
  round: number,
  step: Step,
  /** Seats that still owe an answer to the step. */
  waiting: SeatSet,
  outcome: [EndReason, SeatSet] | null,
  characters: BySeat<Character | null>,
  status: BySeat<Status>,
  place: BySeat<Place>,
  lying: SeatSet,
  suspicion: BySeat<number>,
  leader: Seat,
  /** Who led when placing began: fixes the placing order of the round. */
  placing_leader: Seat,
  leader_token: LeaderToken,
  /** Who moved this round, in the Dormitory included. */
  placed: SeatSet,
  sleepers: number,
  hand: BySeat<number>,
  /** Weapon cards, Flamethrowers included. */
  weapons: BySeat<number>,
  items: BySeat<number>,
  labs: BySeat<number>,
  flamethrowers: [Flamethrower, Flamethrower],
  action_deck: number,
  action_discard: number,
  stack: number,
  /** Cards drawn by someone who still chooses. */
  drawn: number,
  cards_turned: number,
  weapon_deck: number,
  item_deck: number,
  lab_bag: number,
  weather: Weather,
  /** The face that waits in the Weather Station. */
  station_die: Weather | null,
  fuel: Partial<Record<Room, number>>,
  damage: Partial<Record<Room, number>>,
  burned: Array<Room>,
  underground: number,
  external: number,
  damage_pile: number,
  pantry: number,
  kitchen: number,
  fire_tokens: number,
  /** The Freezing Marker, once the boiler is lost. */
  freezing: number | null,
  power_failure: boolean,
  hungry: boolean,
  rescue: Rescue,
  /** Spaces the fuel token of the Rescue Helicopter has moved. */
  tank_used: number,
  dogs: Array<Room>,
  dogs_waiting: number,
  dogs_locked: number,
  pack_leader: PackLeader,
  exposed_ever: boolean,
  strength: number,
  speaker: Seat,
  /** A plan lies on the table. */
  planned: boolean,
  /** Sizes of its stacks, largest first; 0 where they are hidden. */
  stack_sizes: Deck,
  /** Strength in the rooms once the plan is open. */
  alien: Plan,
  /** The plan that was opened last. */
  last_plan: Plan,
  /** Rooms where the Alien met Characters this round. */
  alien_met: Array<Room>,
  /** Who is in the vehicle that leaves next. */
  aboard: SeatSet,
  vehicle: Vehicle | null,
  /** Who came first to that vehicle, and shows no role before it leaves. */
  driver: Seat | null,
  /** Who waits in the Rescue Helicopter, also while another vehicle leaves. */
  in_rescue: Seat | null,
  helicopter_gone: boolean,
  snow_cats_gone: number,
  /** The space the dog has come to on its track; 0 where none runs. */
  dog_at: number,
  /** Spaces that a rifle has added to the track. */
  rifle: number,
  /** Option: the second test of the round comes first. */
  second_test_first: boolean,
  /** Once the base is left behind. */
  ufo: Ufo | null,
  /** The 1-3 player game: who runs whom, the dice and the Threat Token. */
  solo?: Solo,
  /** Who is not done trading. */
  traders: SeatSet,
  offers_made: BySeat<number>,
  offer: Parcel,
  answer: Parcel,
};

/** Fire is made at Outpost 31, teeth are looked at in Norwegian Outpost. */
export type TestKind = "blood" | "fire" | "teeth";

/** What goes on once a loss is settled. */
export type Then =
  | { "meeting": { left: Array<Room>, } }
  | { "alien": { left: Array<Room>, } }
  | "cancelling"
  | "resolving"
  | { "test": { kind: TestKind, } }
  | "night";

/** Something that changes hands in the Leisure Room. */
export type Thing = { "weapon": Weapon } | { "item": Item } | { "lab": Lab };

export type Ufo = {
  /** The departure token of each sector. */
  sectors: [Lying, Lying, Lying, Lying, Lying, Lying, Lying, Lying],
  /** Face-down tokens beside the board. */
  reserve: number,
  /** What the face-down tokens show, all in all. */
  unseen: [number, number, number],
  /** Tokens that the Alien has and can pay with. */
  taken: [number, number, number],
  /** Launch cards that are active, in their order. */
  launched: number,
};

/** Norwegian Outpost: which departure tokens are out of the Alien's reach. */
export type UfoTokens = "gone" | "insufficient" | "strict";

export type Vehicle = "rescue_helicopter" | "base_helicopter" | "snow_cat";

/** 1-3 players: whom the Alien assimilates of those it beats. */
export type Victim = "leader" | "random" | "most_suspected";

/** How a Character was placed, as everybody sees it. */
export type Way = "card" | "lit" | "dark" | "special" | "lit_special";

/** The rifles are those of Norwegian Outpost, by the spaces they put between the dog and its end. */
export type Weapon = "dynamite" | "firearm" | "flamethrower" | "melee" | "rifle_two" | "rifle_three" | "rifle_four";

export type Weather = "sun" | "cloud" | "snow" | "storm";
