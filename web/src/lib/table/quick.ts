// What somebody chose on the start page is done as soon as the new table answers.
import { settings } from '$lib/app/settings.svelte';
import type { Answer } from '$lib/wire/line';
import type { Command } from '$lib/wire/types';
import type { TableStore } from './store.svelte';

export interface QuickStart {
  table: string;
  name: string;
  /** A game against bots of this level begins at once; otherwise one only sits down. */
  bots: { level: string; seats: number } | null;
}

let planned: QuickStart | null = null;

export function planQuickStart(plan: QuickStart): void {
  planned = plan;
}

/** Asks one command after the other, until one is refused: the server may not accept the name. */
export async function quickStart(
  store: TableStore,
  ask: (command: Command) => Promise<Answer>,
): Promise<void> {
  const plan = planned;
  if (plan?.table !== store.id) return;
  planned = null;
  settings.set({ name: plan.name });
  await store.connected();
  const { bots } = plan;
  if (!(await ask({ sit: { name: plan.name } })).ok || !bots) return;
  const bot: Command = { add_bot: { level: bots.level } };
  const commands: Command[] = [...Array.from({ length: bots.seats }, () => bot), 'start'];
  if (!(await store.beReady(true)).ok) return;
  for (const command of commands) {
    if (!(await ask(command)).ok) return;
  }
}
