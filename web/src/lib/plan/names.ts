import { name } from '$lib/text/text.svelte';
import type { Spot } from './layout';

export function spotName(spot: Spot): string {
  if (spot === 'rescue') return name('vehicle', 'rescue_helicopter');
  return spot === 'leisure_room' || spot === 'dormitory' ? name('place', spot) : name('room', spot);
}
