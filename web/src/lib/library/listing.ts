// Puts an imported game into the library: its host says so at its table.
import { browserWorld } from '$lib/table/store.svelte';
import { Line, type Answer } from '$lib/wire/line';

const LOST: Answer = { ok: false, refusal: { code: 'not-connected' } };

/** Resolves when the game can be found, or with why it cannot be. */
export async function listTable(id: string, world = browserWorld(id)): Promise<Answer> {
  let settle: (connected: boolean) => void = () => {};
  const connected = new Promise<boolean>((resolve) => (settle = resolve));
  const line = new Line(world, {
    address: () => `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket`,
    message: () => {},
    state: ({ is }) => {
      if (is !== 'connecting') settle(is === 'live');
    },
  });
  line.connect();
  try {
    if (!(await connected)) return LOST;
    const answer = await line.ask({ list: { listed: true } });
    // The library follows the table: once it has answered something else, the game is there.
    return answer.ok ? await line.ask('let_go') : answer;
  } finally {
    line.close();
  }
}
