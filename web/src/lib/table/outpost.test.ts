import { describe, expect, it } from 'vitest';
import { foreseenAtTheOutpost, inOrderOfTruth } from './outpost';

const table = { captain: 2, aboard: [] as number[], shown: [null, 'human', null, null] };

describe('the moment of truth', () => {
  it('shows who comes aboard before any blood', () => {
    const board = foreseenAtTheOutpost(table, { boarded: { seats: [0, 1, 2] } });
    expect(board.aboard).toEqual([0, 1, 2]);
    expect(board.shown).toEqual(table.shown);
  });

  it('shows one blood after the other', () => {
    const board = foreseenAtTheOutpost(table, { blood_shown: { seat: 2, blood: 'imitation' } });
    expect(board.shown).toEqual([null, 'human', 'imitation', null]);
  });

  it('leaves the table as it is for everything else', () => {
    expect(foreseenAtTheOutpost(table, { rolled_for_captain: { seat: 3, dice: [1, 2] } })).toBe(table);
    expect(foreseenAtTheOutpost(table, 'blood_collected')).toBe(table);
  });

  it('begins with the Final Captain and goes to the left', () => {
    expect(inOrderOfTruth({ aboard: [0, 1, 2, 4], captain: 2 })).toEqual([2, 4, 0, 1]);
  });
});
