// Codes of refusals in words. Those that rest on a rule of the game come with their own from the server.
import type { Refusal } from '$lib/wire/types';
import { t, texts } from './text.svelte';

export const refusalKey = (code: string): string => `refused-${code.replaceAll('_', '-')}`;

export function refusalText({ code }: Refusal): string {
  const text = texts.phrase(refusalKey(code));
  // A code that came later than these words.
  return text.startsWith('{') ? t('refused-other', { code }) : text;
}
