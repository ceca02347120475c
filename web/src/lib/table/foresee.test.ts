import { expect, test } from 'vitest';
import type { Board, History } from '$lib/wire/types';
import game from './fixtures/game.json';
import { foreseen } from './foresee';
import { after, type Moment } from './moment';
import { faceOf } from './face';
import { Story } from './story';

const history = game as unknown as History;

/** Sets have no order. */
const SETS = new Set<keyof Board>(['placed', 'lying', 'dogs', 'burned']);
const plain = (board: Board, part: keyof Board) =>
  JSON.stringify(SETS.has(part) ? [...(board[part] as unknown[])].sort() : board[part]);

test('what is shown on the way of each step is what the server then tells', () => {
  let moment: Moment = { page: history.start.page!, own: null, words: undefined };
  const wrong: string[] = [];
  let shown = 0;
  for (const [i, step] of history.steps.entries()) {
    const before = moment.page.table;
    moment = after(moment, { seq: i, ...step, words: undefined });
    // The deal has no board to show anything on.
    if (!before) continue;
    let board: Board = before;
    const parts = new Set<keyof Board>();
    for (const event of step.events ?? []) {
      const next = foreseen(board, event);
      for (const part of Object.keys(next) as (keyof Board)[])
        if (next[part] !== board[part]) parts.add(part);
      board = next;
    }
    for (const part of parts) {
      shown += 1;
      if (plain(board, part) !== plain(moment.page.table!, part)) {
        const events = (step.events ?? []).map((event) => JSON.stringify(event)).join(' ');
        wrong.push(
          `${i} ${part}: ${plain(board, part)}, not ${plain(moment.page.table!, part)} after ${events}`,
        );
      }
    }
  }
  expect(shown).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test('every moment of the story is the one that was', () => {
  const story = new Story({ page: history.start.page!, own: null, words: undefined }, faceOf('boardgame'));
  for (const [i, { phase, log, ...step }] of history.steps.entries())
    story.add({ seq: i, ...step, words: { phase, log } });
  const last = history.steps.length - 1;
  const end = story.at(last);
  expect(end.page.phase).toBe('over');
  // Backwards and forwards again.
  expect(story.at(0).page.table?.round).toBe(1);
  expect(story.at(last).page).toEqual(end.page);
});
