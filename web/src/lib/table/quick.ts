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

/** 32 bytes of one's own for the deal, so that nobody chose it alone. */
export const entropy = (): number[] => [...crypto.getRandomValues(new Uint8Array(32))];

export const readyCommand = (ready: boolean): Command => ({ ready: { ready, entropy: entropy() } });

export async function quickStart(store: TableStore): Promise<void> {
  const plan = planned;
  if (plan?.table !== store.id) return;
  planned = null;
  settings.set({ name: plan.name });
  await store.connected();
  const commands: Command[] = [{ sit: { name: plan.name } }];
  if (plan.bots) {
    const bot: Command = { add_bot: { level: plan.bots.level } };
    commands.push(readyCommand(true), ...Array.from({ length: plan.bots.seats }, () => bot), 'start');
  }
  for (const command of commands) {
    if (!(await store.ask(command)).ok) return;
  }
}
