import { describe, expect, it, test } from 'vitest';
import { faceFor, faceOf } from './face';

const boardgame = faceOf('boardgame');
const norwegian = faceOf('norwegian');

describe('a vehicle that leaves the Norwegian station', () => {
  it('does so in the phase of actions, and the round goes on', () => {
    const step = { board_vote: { asked: [], candidate: 1 } };
    expect(norwegian.phaseOf(step)).toEqual({ number: 4, key: 'boarding' });
    expect(boardgame.phaseOf(step)).toEqual({ number: 8, key: 'boarding' });
  });

  it('takes people out of the company of the others, like the dead', () => {
    const table = { status: ['character', 'escaped', 'dead', 'exposed'] };
    expect([0, 1, 2, 3].filter((seat) => norwegian.isOut(table, seat))).toEqual([1, 2]);
  });
});

test('everybody has the rule of their power', () => {
  expect(boardgame.powerOf('norris')).toBe('bg.char.norris');
  expect(faceOf('infection').powerOf('childs')).toBe('inf.power.childs');
  expect(norwegian.powerOf('peder')).toBe('nw.char.peder');
  expect(norwegian.powerOf('garry')).toBe('bg.char.garry');
});

test('the story goes on at Outpost 31', () => {
  expect(faceFor({ game: 'norwegian', options: {} }).id).toBe('norwegian');
  expect(faceFor({ game: 'norwegian', options: { sequel: true } }).id).toBe('boardgame');
});
