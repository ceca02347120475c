// Generated from the Rust types by `make types`; do not edit. A test fails when it is stale.
// docs/protocol.md says what it all means.

import type { BySeat, Seat, SeatSet } from "./wire.gen";

/** What this game puts into the types of the wire. */
export type Game = { id: "infection", table: Table, own: OwnPart, action: Action, event: Event, claim: Claim, };

/** A choice. Which are legal depends on the step and on what the seat itself knows. */
export type Action =
  | { "pick": { character: Character, } }
  | "molotov"
  | "tie_captain"
  | { "leave_behind": { seat: Seat, } }
  | { "blood_test": { seat: Seat, } }
  | { "torch": { seat: Seat, } }
  | { "hand_over": { gear: Gear, to: Seat, } }
  | "new_mission"
  | { "team": { seats: SeatSet, } }
  | { "look_under": { room: Room, } }
  | "ignore_power_out"
  | { "enter": { room: Room, } }
  | { "send": { seat: Seat, room: Room, } }
  | { "add_helper": { seat: Seat, } }
  | { "see_card": { seat: Seat, } }
  | "team_exchange"
  | { "hand_in": { card: Card, } }
  | { "face": { card: Card, } }
  | { "cancel": { card: Card, } }
  | { "pay": { card: Card, } }
  | "pay_both"
  | { "swap": { card: Card, } }
  | { "swap_two": { first: Card, second: Card, } }
  | { "swap_seeing": { card: Card, } }
  | "look_at_top"
  | { "put_on_top": { card: Card, } }
  | { "flip": { card: Card, } }
  | "flip_unseen"
  | { "shift": { face: number, up: boolean, } }
  | { "keep": { dice: Dice, } }
  | "boost"
  | { "exchange": { card: Card, } }
  | { "exchange_two": { first: Card, second: Card, } }
  | { "remove_smoke": { room: Room, } }
  | { "return": { blood: Blood, } }
  | { "nominate": { seat: Seat, } }
  | { "end_test": { seat: Seat, } }
  | { "board": { seats: SeatSet, } }
  | "yes"
  | "no"
  | "pass";

/** What a Blood Sample card shows. */
export type Blood = "human" | "imitation";

/** A Supply card: eight items, then five kinds of Sabotage. */
export type Card =
  | "knife"
  | "petri_dish"
  | "flashlight"
  | "fire_extinguisher"
  | "axe"
  | "copper_wire"
  | "molotov"
  | "gun"
  | "sabotage_ruin"
  | "sabotage_dark"
  | "sabotage_fire"
  | "sabotage_attack"
  | "sabotage_luck";

export type Character =
  | "macready"
  | "childs"
  | "palmer"
  | "clark"
  | "blair"
  | "bennings"
  | "norris"
  | "fuchs"
  | "garry"
  | "windows"
  | "nauls"
  | "copper";

/** How Characters find their players. */
export type CharacterDeal = "draft" | "random";

/** What lies under a room chip. */
export type Chip = "rope" | "dynamite" | "flamethrower" | "thing" | "discard";

/** A statement of the speaker. */
export type Claim =
  | "i_am_human"
  | { "i_trust": { seat: Seat, } }
  | { "i_suspect": { seat: Seat, } }
  | "take_me"
  | "leave_me_out"
  | { "i_promise": { card: Card, } }
  | { "i_gave": { card: Card, } }
  | { "i_help": { helps: boolean, } }
  | { "please_test": { seat: Seat, } }
  | { "please_torch": { seat: Seat, } };

/** Up to six dice by the face they show, packed: four bits each. */
export type Dice = Array<number>;

/** What a mission asks of the pool. */
export type Directive =
  | { "set": { values: Values, } }
  | { "find": { count: number, items: Items, also: Items, among: number, } }
  | { "sum": { least: number, } }
  | { "roll": { alike: number, throws: number, } };

/** Why the game ended. */
export type EndReason =
  | "escaped"
  | "imitations_torched"
  | "contagion_full"
  | "outpost_destroyed"
  | "objective_impossible"
  | "stowed_away"
  | "human_left_behind"
  | "turn_limit";

/** An event. Public unless its variant says `only`. */
export type Event =
  | { "asked": { step: Step, seats: SeatSet, } }
  | { "answered": { seat: Seat, } }
  | { "sealed": { seat: Seat, action: Action, } }
  | "board_laid"
  | { "chips_laid": { sector: Sector, chips: [Chip | null, Chip | null, Chip | null, Chip | null, Chip | null, Chip | null], } }
  | { "rolled_for_captain": { seat: Seat, dice: [number, number], } }
  | { "captain_is": { seat: Seat, } }
  | { "seated": { seat: Seat, character: Character, } }
  | "blood_dealt"
  | { "blood_received": { seat: Seat, blood: Blood, } }
  | { "drew": { seat: Seat, cards: number, } }
  | { "dealt": { seat: Seat, cards: [number, number, number, number, number, number, number, number, number, number, number, number, number], } }
  | "supply_shuffled"
  | { "exchanged": { seat: Seat, cards: number, } }
  | { "threw": { seat: Seat, card: Card, } }
  | { "paid": { seat: Seat, card: Card, } }
  | { "turn_began": { turn: number, } }
  | { "log_drawn": { log: number, } }
  | "log_shuffled"
  | { "room_rolled": { room: Room, } }
  | { "smoked": { room: Room, } }
  | { "ignited": { room: Room, } }
  | { "darkened": { room: Room, } }
  | { "doused": { room: Room, } }
  | { "destroyed": { room: Room, chip: Chip | null, } }
  | { "molotov_used": { seat: Seat, } }
  | { "rope_asked": { by: Seat, seat: Seat, } }
  | { "rope_refused": { by: Seat, seat: Seat, } }
  | { "tied": { by: Seat, seat: Seat, } }
  | { "tested": { by: Seat, seat: Seat, } }
  | { "blood_seen": { by: Seat, seat: Seat, blood: Blood, } }
  | { "torch_called": { by: Seat, seat: Seat, } }
  | { "voted": { seat: Seat, yes: boolean, } }
  | { "torch_failed": { seat: Seat, } }
  | { "torched": { seat: Seat, blood: Blood, gear_to: Seat | null, } }
  | { "gear_given": { from: Seat, to: Seat, gear: Gear, } }
  | { "power_used": { seat: Seat, power: Power, } }
  | "mission_dropped"
  | { "team_is": { seats: SeatSet, may_swap: boolean, } }
  | { "chip_looked": { room: Room, } }
  | { "chip_seen": { by: Seat, room: Room, chip: Chip, } }
  | { "room_proposed": { room: Room, } }
  | { "room_refused": { room: Room, } }
  | { "entered": { room: Room, } }
  | "turn_passed"
  | "fires_skipped"
  | { "sent": { seat: Seat, room: Room, } }
  | { "helper_is": { seat: Seat, } }
  | { "hand_looked": { seat: Seat, } }
  | { "card_seen": { by: Seat, seat: Seat, card: Card, } }
  | { "handed_in": { seats: SeatSet, } }
  | { "gave": { seat: Seat, card: Card, } }
  | { "hand_in_looked": { seat: Seat, } }
  | { "hand_in_seen": { by: Seat, seat: Seat, card: Card, } }
  | "pool_shuffled"
  | { "pool_seen": { by: Seat, cards: [number, number, number, number, number, number, number, number, number, number, number, number, number], } }
  | { "sabotage_found": { cards: [number, number, number, number, number, number, number, number, number, number, number, number, number], } }
  | { "sabotage_gone": { card: Card, } }
  | { "sabotage_struck": { card: Card, } }
  | { "sabotage_rolled": { face: number, } }
  | { "sabotage_shifted": { by: Seat, face: number, } }
  | { "swapped": { cards: number, } }
  | { "swapped_out": { by: Seat, card: Card, } }
  | "pool_fed"
  | { "fed": { card: Card, } }
  | "swap_drawn"
  | { "swap_seen": { by: Seat, card: Card, } }
  | "swap_kept"
  | "swap_thrown"
  | "top_looked"
  | { "top_seen": { by: Seat, cards: [Card, Card], } }
  | { "top_ordered": { by: Seat, turned: boolean, } }
  | { "flip_picked": { by: Seat, card: Card, } }
  | { "flipped": { card: Card, } }
  | "pool_dropped"
  | "mission_passed"
  | "mission_failed"
  | { "dice_ready": { dice: number, throws: number, } }
  | { "thrown": { dice: Dice, } }
  | { "die_shifted": { by: Seat, from: number, to: number, gear: boolean, } }
  | { "dice_kept": { dice: Dice, } }
  | { "boosted": { seat: Seat, } }
  | { "chip_shown": { room: Room, chip: Chip, } }
  | { "gear_taken": { seat: Seat, gear: Gear, } }
  | { "thing_beaten": { room: Room, } }
  | { "battle_lost": { room: Room, } }
  | { "chip_stays": { room: Room, } }
  | { "chips_mixed": { sector: Sector, } }
  | "came_home"
  | { "contagion_rose": { level: number, } }
  | { "fallout_rolled": { face: number, } }
  | { "sector_unlocked": { sector: Sector, } }
  | "second_blood_dealt"
  | { "second_blood_received": { seat: Seat, blood: Blood, } }
  | { "blood_returned": { seat: Seat, blood: Blood, } }
  | "blood_collected"
  | "turn_ended"
  | "escape_began"
  | { "nominated": { seat: Seat, } }
  | { "nomination_rejected": { seat: Seat, } }
  | "nominations_cleared"
  | { "final_captain_is": { seat: Seat, } }
  | { "blood_shown": { seat: Seat, blood: Blood, } }
  | { "boarded": { seats: SeatSet, } }
  | { "ended": { reason: EndReason, winners: SeatSet, } }
  | { "unmasked": { seat: Seat, blood: Blood, cards: [number, number, number, number, number, number, number, number, number, number, number, number, number], } };

/** What a level of the Infection tracker does to a room. */
export type Fallout = "power_out" | "smoke" | "fire" | "destroyed";

/** Which fires somebody may be sent to this turn. */
export type FireDuty = "none" | "chipless" | "any";

export type Gear = "rope" | "dynamite" | "flamethrower";

/** Gear in front of a player: how many with all their uses, and how many with so many left. */
export type Holding = {
  ropes: number,
  dynamites: number,
  /** Uses left on Dynamite that was used before. */
  dynamite_rest: number,
  flamethrowers: number,
  /** Flamethrowers with one use left. */
  spent_flamethrowers: number,
};

/** Some of the eight items. */
export type Items =
  | Array<"knife" | "petri_dish" | "flashlight" | "fire_extinguisher" | "axe" | "copper_wire" | "molotov" | "gun" | "sabotage_ruin" | "sabotage_dark" | "sabotage_fire" | "sabotage_attack" | "sabotage_luck">;

/** Some cards of the Mission Log, each once. */
export type LogSet = Array<number>;

/** All cards of the Mission Log in play. */
export type Logs = Array<{ "mission": Mission } | "smoke" | "power_out">;

export type Mission = {
  /** Members of the team, the Captain included. */
  team: number,
  departments: Slots,
  directive: Directive,
};

/** Everything a host can switch. The default is the rulebook. */
export type Options = {
  /** `None`: the highest roll. */
  first_captain: Seat | null,
  characters: CharacterDeal,
  talk: Talk,
  event_smoke_grace: boolean,
  molotov_extra: boolean,
  rope_self: boolean,
  rope_any: boolean,
  gear_handover: boolean,
  captain_dept_excluded: boolean,
  one_power_a_turn: boolean,
  free_pass: boolean,
  pass_once: boolean,
  no_stall_guard: boolean,
  firefighter_per_room: boolean,
  human_no_sabotage: boolean,
  captain_orders: boolean,
  free_keep: boolean,
  no_dynamite_on_sabotage: boolean,
  torched_gear_to_user: boolean,
  torched_chat: boolean,
  torched_lose: boolean,
  torch_win_always: boolean,
  nominee_no_vote: boolean,
  no_escape_fallout: boolean,
  /** Turns after which the Imitations have won; 0 means none. */
  max_turns: number,
};

/** What one seat knows of the hidden things now. */
export type Own = {
  seat: Seat,
  blood: Blood,
  /** A second card, while everybody holds two. */
  second_blood: Blood | null,
  hand: [number, number, number, number, number, number, number, number, number, number, number, number, number],
  /** My sealed answer. */
  answer: Action | null,
  /** What I handed in, until the pool is shuffled. */
  given: Card | null,
  /** For the Captain: the pool as far as it was seen. */
  pool: [number, number, number, number, number, number, number, number, number, number, number, number, number],
  /** For the Captain by option: how many cards came in unseen. */
  unseen: number,
  /** For the Captain: the card drawn for the pool. */
  swapped: Card | null,
  /** For the Captain who puts them in order: the two top Supply cards. */
  top: [Card | null, Card | null],
};

/** What one seat of Infection at Outpost 31 may see beside the table. */
export type OwnPart = {
  own: Own,
  /** Exactly the actions that would be accepted now; empty unless this seat is asked. */
  legal: Array<Action>,
};

/** How far a pool has come. */
export type PoolPhase = "forming" | "seen" | "swapping" | "turning";

/** A Captain power, two for each Character, in the order of [`Character`]. */
export type Power =
  | "battle_throw"
  | "second_on_the_left"
  | "battle_die"
  | "swap_two"
  | "exchange_after"
  | "zero_counts_one"
  | "see_handed_in"
  | "no_mixing"
  | "see_chip"
  | "petri_counts_any"
  | "new_mission"
  | "ignore_power_out"
  | "see_swapped"
  | "one_more"
  | "add_top"
  | "order_top"
  | "cancel_sabotage"
  | "swap_anyway"
  | "rec_room_card"
  | "see_random"
  | "exchange_before"
  | "remove_smoke"
  | "shift_die"
  | "spare_fallout";

/** What a sector has brought so far. */
export type Progress = {
  /** The chips still in its rooms, known by kind though not by place. */
  left: [number, number, number, number, number],
  gear: boolean,
  things: number,
};

/** A room, six to a sector, in the order of the die. */
export type Room =
  | "shed"
  | "laundry_room"
  | "greenhouse"
  | "common_office"
  | "sleeping_quarters"
  | "bathroom"
  | "geology_lab"
  | "first_supply_room"
  | "infirmary"
  | "kitchen"
  | "biology_lab"
  | "radio_room"
  | "kennel"
  | "garage"
  | "generator_room"
  | "ice_store"
  | "second_supply_room"
  | "balloon_tower";

/** Everything fixed before the first event, for one number of players. */
export type Rules = {
  players: number,
  options: Options,
  supply: [number, number, number, number, number, number, number, number, number, number, number, number, number],
  /** Dice value by card. */
  value: [number, number, number, number, number, number, number, number, number, number, number, number, number],
  hand: number,
  sectors: Record<Sector, SectorRules>,
  tracker: TrackerRules,
  logs: Logs,
  /** The deck for Assimilation: Human and Imitation cards. */
  blood: [number, number],
  lowest_good_roll: number,
  smoke_tokens: number,
  power_tokens: number,
  destroyed_to_lose: number,
  dynamite_uses: number,
  boost_throws: number,
  fewest_aboard: number,
  most_aboard: number,
};

/** A third of the outpost. */
export type Sector = "one" | "two" | "three";

/** What a sector holds and what must be found in it. */
export type SectorRules = {
  chips: [number, number, number, number, number],
  gear: Gear,
  things: number,
  /** How its Things are beaten: throws, dice alike. */
  throws: number,
  alike: number,
};

/** Places on a team that a department must fill, packed: two bits each. */
export type Slots = Array<"maintenance" | "science" | "operations">;

/** What the pool is for. */
export type Stage = "mission" | "battle";

/** The public step of the game. Which seats still owe an answer stands beside it in the table. */
export type Step =
  | "setting_up"
  | "pick_character"
  | { "window": { which: Window, } }
  | { "consent": { by: Seat, target: Seat, } }
  | { "torch_vote": { by: Seat, target: Seat, } }
  | { "exchange": { why: Why, } }
  | "team"
  | "room"
  | { "entry": { room: Room, } }
  | "firefighter"
  | "prepare"
  | "hand_in"
  | "see_handed_in"
  | "sabotage"
  | { "answer": { card: Card, } }
  | { "sabotage_die": { face: number, rest: SeatSet, } }
  | "swap"
  | "order_top"
  | "keep_swapped"
  | "flip"
  | { "power": { power: Power, } }
  | { "dynamite": { rest: SeatSet, } }
  | "shift_die"
  | "keep"
  | "boost"
  | "firefight"
  | "remove_smoke"
  | "skip_fires"
  | "return"
  | "nominate"
  | { "nomination": { nominee: Seat, } }
  | "end_test"
  | "board"
  | "over";

/** Everything public. */
export type Table = {
  rules: Rules,
  step: Step,
  /** Who still owes an answer. */
  waiting: SeatSet,
  outcome: [EndReason, SeatSet] | null,
  turn_number: number,
  captain: Seat,
  characters: BySeat<Character | null>,
  /** Blood Sample cards that lie open. */
  shown: BySeat<Blood | null>,
  /** The most Imitations that can be among the crew now (`inf.setup.most`). */
  possible_imitations: number,
  torched: SeatSet,
  /** How many fly at least and at most (`inf.escape.seats`). */
  flight: [number, number],
  tied: SeatSet,
  hand: BySeat<number>,
  gear: BySeat<Holding>,
  /** Cards in the Supply deck. */
  supply: number,
  supply_discard: number,
  /** Cards on top of it that a Captain has put in order. */
  top: number,
  log_deck: LogSet,
  log_discard: LogSet,
  level: number,
  unlocked: Sector,
  progress: Record<Sector, Progress>,
  /** Rooms with a chip. */
  chips: Array<Room>,
  /** Chips that everybody knows to be a Thing. */
  known_things: Array<Room>,
  smoke: Array<Room>,
  fire: Array<Room>,
  dark: Array<Room>,
  destroyed: Array<Room>,
  last_room: Room | null,
  passes_in_a_row: number,
  has_passed: boolean,
  has_skipped_fires: boolean,
  turn: Turn,
  escape: boolean,
  nominated: SeatSet,
  rejections: number,
  final_captain: boolean,
  tests_left: number,
  aboard: SeatSet,
};

/** What may be said about cards. */
export type Talk = "free" | "helpful" | "silent";

/** The Infection tracker: what each level does, from level 1 on, and how many End Blood Tests it leaves. */
export type TrackerRules = {
  /** The level that ends the game. */
  last: number,
  fallout: [Fallout | null, Fallout | null, Fallout | null, Fallout | null, Fallout | null, Fallout | null, Fallout | null, Fallout | null, Fallout | null, Fallout | null, Fallout | null, Fallout | null],
  end_tests: [number, number, number, number, number, number, number, number, number, number, number, number, number],
};

/** What is forgotten when the turn ends. */
export type Turn = {
  mission: number | null,
  power_used: boolean,
  molotov_used: boolean,
  /** Smoke that an event brought this turn. */
  fresh_smoke: Array<Room>,
  /** Whose Rope this Captain has refused for this mission. */
  rope_refused: SeatSet,
  /** By option: who has given Gear away. */
  gave_gear: SeatSet,
  team: SeatSet,
  /** The Captain has asked for the way into a room. */
  proposed: boolean,
  room: Room | null,
  /** Rooms into which nobody would pay the way. */
  refused: Array<Room>,
  power_out_ignored: boolean,
  fire_duty: FireDuty,
  /** Sent to a fire. */
  sent: BySeat<Room | null>,
  may_swap: boolean,
  passed: boolean,
  contagion: boolean,
  battle_lost: boolean,
  /** Whom Windows asked for a card of the next pool. */
  helper: Seat | null,
  /** Whose cards are in the pool. */
  handed_in: SeatSet,
  stage: Stage,
  phase: PoolPhase,
  /** Cards in the pool, those unseen included. */
  pool: number,
  /** Sabotage that lies open and is still to be faced. */
  found: [number, number, number, number, number, number, number, number, number, number, number, number, number],
  /** Cards turned, without Sabotage. */
  flipped: [number, number, number, number, number, number, number, number, number, number, number, number, number],
  /** Cards turned, Sabotage included. */
  flips: number,
  /** Added to the value of the pool. */
  bonus: number,
  zero_counts_one: boolean,
  petri_counts_any: boolean,
  dice: Dice,
  /** Dice that Dynamite has changed since they were thrown. */
  shifted: Dice,
  dice_count: number,
  throws_left: number,
  boosted: boolean,
};

/** Dice values from 0 to 3. */
export type Values = Array<number>;

/** Why cards are exchanged. */
export type Why =
  | { "molotov": { by: Seat, window: Window, } }
  | "hand_in"
  | "chip"
  | "rec_room"
  | "passed"
  | "after";

/** A moment in which everybody in the Rec Room may do something of their own. */
export type Window = "first" | "second";
