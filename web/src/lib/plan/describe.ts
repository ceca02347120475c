// A room in words, for those who listen instead of look.
import { t } from '$lib/text/text.svelte';
import type { Board, Room } from '$lib/wire/types';
import type { Spot } from './layout';
import { spotName } from './names';
import { sectorValue, tokenText } from './ufo';
import { damageSpaces } from './vehicles';

/** Whether the marked dog of the option is here. */
export function hasPackLeader(board: Board, spot: Spot): boolean {
  const at = board.pack_leader;
  return typeof at === 'object' && at.in === spot;
}

export function describeSpot(spot: Spot, board: Board, people: readonly string[]): string {
  const parts: string[] = [spotName(spot)];
  const say = (key: string, args: Record<string, string | number>) => parts.push(t(key, args));
  if (board.ufo && spot.startsWith('sector_')) {
    say('say-sector', { n: sectorValue(board, spot), token: tokenText(board, spot) });
    const alien = board.alien[spot as Room];
    if (alien) say('say-alien', { n: alien });
  } else if (spot !== 'leisure_room' && spot !== 'dormitory' && spot !== 'rescue' && spot !== 'outside') {
    const fuel = board.rules.fuel_spaces[spot];
    const damage = damageSpaces(board, spot);
    if (board.burned.includes(spot)) parts.push(t('plan-burned'));
    else {
      if (fuel) say('say-fuel', { n: board.fuel[spot] ?? 0, of: fuel });
      if (damage) say('say-damage', { n: board.damage[spot] ?? 0, of: damage });
    }
    if (hasPackLeader(board, spot)) parts.push(t('say-pack-leader'));
    else if (board.dogs.includes(spot))
      parts.push(t(board.rules.setting === 'norwegian' ? 'say-npc' : 'say-dog'));
    const alien = board.alien[spot];
    if (alien) say('say-alien', { n: alien });
    const token = board.leader_token;
    if (typeof token === 'object' && 'in' in token && token.in === spot) parts.push(t('say-leader-token'));
  }
  if (people.length > 0) parts.push(people.join(', '));
  return parts.join('. ');
}
