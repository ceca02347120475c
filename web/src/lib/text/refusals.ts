// Codes of refusals in words. Those that rest on a rule of the game come with their own from the server.
import type { Refusal } from '$lib/wire/types';
import { t } from './text.svelte';

const KNOWN = [
  'not-connected',
  'connection-lost',
  'server-trouble',
  'table-full',
  'look-taken',
  'name-taken',
  'name-missing',
  'not-all-ready',
  'seats-empty',
  'host-only',
  'not-now',
  'too-fast',
  'too-many-tables',
  'muted',
  'no-such-table',
  'no-such-code',
  'already-revealed',
  'nothing-to-undo',
  'already-seated',
  'too-many-requests',
  'too-late',
  'no-such-clock',
  'never-played',
  'how-other',
] as const;

export function refusalText(refusal: Refusal): string {
  const known = (KNOWN as readonly string[]).includes(refusal.code);
  return t(known ? `refused-${refusal.code}` : 'refused-other', { code: refusal.code });
}
