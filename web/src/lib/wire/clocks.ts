// The clocks that a table can have, by the words that name them.
import type { Clock } from './types';

export const CLOCKS: readonly { key: string; clock: Clock }[] = [
  { key: 'off', clock: 'off' },
  { key: 'relaxed', clock: 'relaxed' },
  { key: 'brisk', clock: 'brisk' },
  { key: 'days', clock: { days: 1 } },
];

export const clockKey = (clock: Clock): string => (typeof clock === 'string' ? clock : 'days');
