// What somebody chose on the start page is done as soon as the new table answers.
import { settings } from '$lib/app/settings.svelte';
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

export async function quickStart(store: TableStore): Promise<void> {
  const plan = planned;
  if (plan?.table !== store.id) return;
  planned = null;
  settings.set({ name: plan.name });
  await store.connected();
  const { bots } = plan;
  if (!(await store.ask({ sit: { name: plan.name } })).ok || !bots) return;
  const bot: Command = { add_bot: { level: bots.level } };
  const commands: Command[] = [...Array.from({ length: bots.seats }, () => bot), 'start'];
  if (!(await store.beReady(true)).ok) return;
  for (const command of commands) {
    if (!(await store.ask(command)).ok) return;
  }
}
