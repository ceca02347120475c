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

/** How the role card is marked after each of these lines of the log; one looks where a line says so. */
function marks(game: 'boardgame' | 'infection', kinds: string[]): boolean[] {
  let log = $state.raw<{ kind: string }[]>([]);
  const store = {
    face: faceOf(game),
    live: { page: { games: 1 } },
    moment: { page: { games: 1 } },
    player: {
      get log() {
        return log;
      },
    },
    present: true,
    seat: 0,
  } as unknown as TableStore;
  let at!: Game;
  const stop = $effect.root(() => {
    at = new Game(store);
  });
  const seen = kinds.map((kind) => {
    if (kind === 'looks') at.looked();
    else log = [...log, { kind }];
    return at.news;
  });
  stop();
  return seen;
}

test('the role card is marked when what one is may have changed, and at nothing else', () => {
  const quiet = [
    'blood_dealt',
    'blood_received',
    'sealed',
    'drew',
    'gave',
    'threw',
    'pool_seen',
    'blood_seen',
  ];
  expect(marks('infection', quiet), 'the first deal is nothing new').toEqual(quiet.map(() => false));
  expect(marks('infection', ['second_blood_dealt', 'looks', 'sealed', 'blood_collected', 'looks'])).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  const calm = ['role_dealt', 'sealed', 'dealt', 'took', 'lent', 'brood_known'];
  expect(marks('boardgame', calm), 'as little by what only Aliens hear').toEqual(calm.map(() => false));
  expect(marks('boardgame', ['learnt', 'looks', 'gave', 'learnt_of_dog'])).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
