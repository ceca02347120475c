import { expect, test } from 'vitest';
import type { Board, History } from '$lib/wire/types';
import { claimable } from './claimable';
import recorded from './fixtures/game.json';

const { steps } = recorded as unknown as History;
const board = steps[0]!.changes!.find(({ path }) => path === '/table')!.value as Board;
const offered = (board: Board, kind: string) =>
  claimable(board, 0).find((claim) => claim.kind === kind)?.claims ?? [];

test('nobody goes to a burned room or mends it', () => {
  const kinds = ['i_go_to', 'please_repair', 'please_fuel'] as const;
  const shed = { room: 'shed' };
  const before = { ...board, damage: { ...board.damage, shed: 1 } } as Board;
  const burned = { ...before, burned: ['shed'] } as Board;
  for (const kind of kinds) {
    expect(offered(before, kind)).toContainEqual({ [kind]: shed });
    expect(offered(burned, kind)).not.toContainEqual({ [kind]: shed });
  }
  expect(offered(board, 'i_go_to')).not.toContainEqual({ i_go_to: { room: 'kennel' } });
});

test('only the others who are still Characters are spoken of', () => {
  const status = board.status.map((old, seat) => (seat === 1 ? 'dead' : old));
  const seats = [2, 3, 4, 5, 6, 7];
  expect(offered({ ...board, status } as Board, 'i_trust')).toEqual(
    seats.map((seat) => ({ i_trust: { seat } })),
  );
});

test('in the UFO only the way is told: all roles lie open, and the base is out', () => {
  const chase = { ...board, ufo: { launched: 0 } } as unknown as Board;
  expect(claimable(chase, 0).map(({ kind }) => kind)).toEqual(['i_go_to']);
  expect(offered(chase, 'i_go_to')).toHaveLength(8);
  expect(offered(chase, 'i_go_to')).toContainEqual({ i_go_to: { room: 'sector_h' } });
});
