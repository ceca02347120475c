import { expect, test } from 'vitest';
import type { Action } from '$lib/wire/types';
import { faceOf } from './face';
import { Game } from './game.svelte';
import type { TableStore } from './store.svelte';

test('a plan is proposed at once, though its drafts are still being shown', async () => {
  const sent: Action[] = [];
  const store = {
    face: faceOf('boardgame'),
    live: { page: {}, own: { legal: [{ stack: { room: 'radio', strength: 1 } }, 'propose'] } },
    moment: null,
    player: { log: [] },
    present: false,
    seat: 0,
    act(action: Action) {
      sent.push(action);
      return Promise.resolve({ ok: true });
    },
  } as unknown as TableStore;
  let game!: Game;
  const stop = $effect.root(() => {
    game = new Game(store);
  });
  game.chooser.wanted = { radio: 2 };
  await game.proposePlan();
  expect(sent).toEqual([{ stack: { room: 'radio', strength: 2 } }, 'propose']);
  stop();
});
