import { describe, expect, it, test } from 'vitest';
import type { Board } from '$lib/wire/types';
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

test('whoever has nobody left is told so, whatever took the last one', () => {
  const { phaseOf } = faceOf('solo');
  const then = { alien: { left: [] } };
  expect(phaseOf({ solo: { take_over: { giver: 0, then } } })).toEqual({ number: 4, key: 'solo-take-over' });
  expect(phaseOf({ solo: { hand_over: { player: 1, then } } })).toEqual({ number: 4, key: 'solo-take-over' });
  expect(phaseOf({ solo: { lose: { among: [0, 1], then: 'night' } } })).toEqual({
    number: 9,
    key: 'solo-lost',
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

test('there is nothing to guess about whoever lies open', () => {
  const outpost = { shown: [null, 'human', 'imitation'] };
  const { isKnown } = faceOf('infection');
  expect([0, 1, 2, 3].map((seat) => isKnown(outpost, seat))).toEqual([false, true, true, false]);
  const station = { status: ['character', 'exposed', 'dead', 'escaped'] };
  for (const game of ['boardgame', 'norwegian']) {
    const known = [0, 1, 2, 3].map((seat) => faceOf(game).isKnown(station, seat));
    expect(known, 'the role of the dead stays hidden').toEqual([false, true, false, true]);
  }
  expect(faceOf('infection').isKnown(null, 0)).toBe(false);
});

test('only a table of Infection can be silent', () => {
  const table = { rules: { options: { talk: 'silent', torched_chat: false } }, torched: [1] };
  const silent = (game: string) => [0, 1].map((seat) => faceOf(game).isSilent(table, seat));
  expect(silent('infection')).toEqual([true, false]);
  expect(silent('boardgame')).toEqual([false, false]);
  expect(faceOf('infection').isSilent(null, 0), 'in the lobby').toBe(false);
});

test('nobody is anything before the roles are dealt, which come after the Characters', () => {
  const own = { role: 'human', blood: 'human', fillings: true };
  for (const game of ['boardgame', 'norwegian', 'infection']) {
    const { secretOf } = faceOf(game);
    expect(secretOf(own, { step: 'pick_character' }), game).toBeNull();
    expect(secretOf(own, { step: 'setting_up' }), game).toBeNull();
    expect(secretOf(own, { step: 'place' })?.word, game).toBe('human');
  }
});

describe('blood that is dealt again', () => {
  const { secretOf, turns } = faceOf('infection');
  const open = { step: 'return', unlocked: 'two' };
  const words = (own: object, table: object = open) => {
    const secret = secretOf(own, table);
    return (secret?.cards ?? [secret]).map((card) => card?.word);
  };

  it('lies there as two cards while one is asked which goes back', () => {
    const own = { blood: 'human', second_blood: 'imitation', answer: null };
    expect(words(own)).toEqual(['human', 'imitation']);
    expect(secretOf(own, open)?.note).toBe('inf-blood-two');
  });

  it('says what stays, though the others still choose', () => {
    const two = { blood: 'human', second_blood: 'imitation' };
    expect(words({ ...two, answer: { return: { blood: 'human' } } })).toEqual(['imitation']);
    const turned = { blood: 'imitation', second_blood: 'human', answer: { return: { blood: 'human' } } };
    expect(words(turned)).toEqual(['imitation']);
    const both = { blood: 'imitation', second_blood: 'imitation' };
    expect(words({ ...both, answer: { return: { blood: 'imitation' } } })).toEqual(['imitation']);
  });

  it('says afterwards what one is now', () => {
    const own = { blood: 'imitation', second_blood: null, answer: null };
    const later = { step: 'team', unlocked: 'two' };
    expect(words(own, later)).toEqual(['imitation']);
    expect(secretOf(own, later)?.note).toBe('inf-blood-now');
    expect(secretOf(own, { step: 'team', unlocked: 'one' })?.note).toBeUndefined();
  });

  it('is told by what everybody hears alike', () => {
    expect([...turns]).toEqual(['second_blood_dealt', 'blood_collected']);
  });
});

test('where nobody has a secret nothing is covered, unless hands are closed', () => {
  const table = (closed_hands: boolean) => ({ rules: { options: { closed_hands } } }) as unknown as Board;
  const covers = (closed: boolean) => faceOf('solo').covers('sealed', table(closed));
  expect([covers(false), covers(true)]).toEqual([false, true]);
  expect(faceOf('solo').covers('moved', table(true))).toBe(false);
  expect(boardgame.covers('sealed', table(false))).toBe(true);
  expect(faceOf('infection').covers('blood_seen', null)).toBe(true);
});
