import { expect, test } from 'vitest';
import type { Board } from '$lib/wire/types';
import { IN_UFO, TALL, WIDE } from './layout';
import { fullReserve } from './ufo';

test('the reserve is measured by what lay in it at the beginning', () => {
  const rules = { departures: [10, 8, 4], sectors: [1, 1, 1, 1, 2, 2, 3, 4] };
  expect(fullReserve({ rules } as unknown as Board)).toBe(14);
});

test('everything of the UFO is on its plan, and nothing lies over anything else', () => {
  for (const layout of [WIDE, TALL]) {
    const boxes = [...IN_UFO.map((spot) => layout.boxes[spot]), layout.core];
    for (const [i, one] of boxes.entries()) {
      expect(one.x >= 0 && one.x + one.w <= layout.width && one.y + one.h <= layout.ufoHeight).toBe(true);
      for (const other of boxes.slice(i + 1)) {
        const apart =
          one.x + one.w <= other.x ||
          other.x + other.w <= one.x ||
          one.y + one.h <= other.y ||
          other.y + other.h <= one.y;
        expect(apart, `${layout.name}: ${JSON.stringify([one, other])}`).toBe(true);
      }
    }
  }
});
