// Which sound goes with what happens.
import type { Sound } from '$lib/app/sound';

const SOUND: Record<string, Sound> = {
  placed: 'step',
  went_to_sleep: 'step',
  fled: 'step',
  gathered: 'step',
  boarded: 'step',
  came_aboard: 'step',
  turned: 'card',
  shown: 'card',
  gave: 'card',
  drew: 'card',
  took: 'card',
  weapons_drawn: 'card',
  items_drawn: 'card',
  weather_is: 'die',
  weather_rolled: 'die',
  die_rolled: 'die',
  power_failed: 'alarm',
  boiler_lost: 'alarm',
  froze: 'alarm',
  hungry: 'alarm',
  exposed: 'alien',
  eaten: 'alien',
  dog_eaten: 'alien',
  stacks_revealed: 'alien',
  fire_used: 'fire',
  room_burned: 'fire',
  ended: 'end',
};

export const soundOf = (kind: string): Sound | null => SOUND[kind] ?? null;
