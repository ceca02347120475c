// How long each thing that happens stays before the next, in milliseconds at the normal pace.
import type { Pace } from '$lib/app/settings.svelte';

const SHORT = 220;
const USUAL = 750;
const LONG = 1300;
const GRAVE = 2400;

const HOLD: Record<string, number> = {
  drew: SHORT,
  dealt: SHORT,
  seated: SHORT,
  leader_drew: SHORT,
  stack_dropped: SHORT,
  laid_down: SHORT,
  answered: 0,
  asked: 0,
  sealed: 0,
  suspected: 400,
  voted: 600,
  dog_placed: 450,
  round_began: LONG,
  weather_is: LONG,
  placed: 1000,
  turned: LONG,
  assigned: LONG,
  entered: 900,
  fire_used: LONG,
  stacks_revealed: LONG,
  learnt: GRAVE,
  learnt_of_dog: GRAVE,
  role_dealt: GRAVE,
  tested: LONG,
  role_shown: GRAVE,
  exposed: GRAVE,
  eaten: GRAVE,
  room_burned: LONG,
  power_failed: LONG,
  boiler_lost: GRAVE,
  sos_sent: LONG,
  departed: LONG,
  ended: LONG,
  chain: 900,
  // 1 to 3 players
  solo_went: 500,
  solo_rolled: LONG,
  solo_rerolled: LONG,
  solo_given: 600,
  solo_dog_shown: LONG,
  solo_threat_at: LONG,
  solo_escape_rolled: GRAVE,
  // Infection at Outpost 31
  turn_began: LONG,
  flipped: LONG,
  thrown: LONG,
  chip_shown: LONG,
  mission_passed: LONG,
  mission_failed: LONG,
  sabotage_struck: LONG,
  thing_beaten: LONG,
  battle_lost: GRAVE,
  contagion_rose: LONG,
  destroyed: GRAVE,
  sector_unlocked: LONG,
  second_blood_received: GRAVE,
  blood_received: GRAVE,
  blood_seen: GRAVE,
  torch_called: LONG,
  torched: GRAVE,
  escape_began: GRAVE,
  final_captain_is: LONG,
  boarded: LONG,
  // The moment of truth: one after the other.
  blood_shown: GRAVE,
};

const FACTOR: Record<Pace, number> = { calm: 1.7, normal: 1, brisk: 0.45, instant: 0 };

/** Beyond so many things waiting, each is shown more briefly: nobody wants to watch a long absence at leisure. */
const PATIENCE = 30;

export function holdFor(word: string, pace: Pace, waiting: number): number {
  const hurry = waiting > PATIENCE ? PATIENCE / waiting : 1;
  return (HOLD[word] ?? USUAL) * FACTOR[pace] * hurry;
}
