import { name } from '$lib/text/text.svelte';
import type { Spot } from './layout';

export function spotName(spot: Spot): string {
  if (spot === 'rescue') return name('vehicle', 'rescue_helicopter');
  const isPlace = spot === 'leisure_room' || spot === 'dormitory' || spot === 'outside';
  return isPlace ? name('place', spot) : name('room', spot);
}
