import { beforeEach, expect, test, vi } from 'vitest';
import { hex } from '$lib/text/hex';
import type { Answer } from '$lib/wire/line';
import type { Command, TablePage } from '$lib/wire/types';
import { deals } from './deals';
import { bytesOf, commitmentTo, findings, sealOf } from './fair';
import { Shuffler } from './shuffler';

const all = (byte: number) => Array.from({ length: 32 }, () => byte);
const COMMITMENT = bytesOf(commitmentTo(all(7)));
const BENS = bytesOf(sealOf(all(2), COMMITMENT, 1));

interface Seen {
  seal?: number[] | null;
  ready?: boolean;
  waiting?: number[];
  silent?: number[];
  failed?: number;
  deadline?: number;
  bens?: number[];
}

/** The lobby of two people as Ada, at the first seat, sees it. */
const lobby = ({
  seal = null,
  ready = seal !== null,
  waiting,
  silent = [],
  failed = 0,
  ...rest
}: Seen = {}): TablePage =>
  ({
    phase: 'lobby',
    games: 0,
    commitment: COMMITMENT,
    deadline: waiting ? (rest.deadline ?? 10_000) : null,
    seats: [{ ready }, { ready: true }],
    shuffle: { seals: [seal, rest.bens ?? BENS], waiting, silent, failed },
  }) as unknown as TablePage;

const over = (parts: number[][]): TablePage =>
  ({ phase: 'over', games: 0, commitment: COMMITMENT, seed: all(7), entropy: parts }) as unknown as TablePage;

/** A browser of Ada's with what it has sent. */
function browser(answer: Answer = { ok: true }) {
  const sent: Exclude<Command, string>[] = [];
  const shuffler = new Shuffler(table, (command) => {
    sent.push(command as Exclude<Command, string>);
    return Promise.resolve(answer);
  });
  const seals = () => sent.flatMap((command) => ('ready' in command ? [command.ready.seal!] : []));
  const parts = () => sent.flatMap((command) => ('unseal' in command ? [command.unseal.part] : []));
  return { shuffler, sent, seals, parts };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Every test has a table of its own: what was kept of others is remembered. */
let table = '';
let tables = 0;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  table = `table ${tables++}`;
});

async function opened() {
  const ada = browser();
  ada.shuffler.see(lobby(), 0, true);
  await ada.shuffler.ready(lobby(), 0);
  const seal = ada.seals()[0]!;
  ada.shuffler.see(lobby({ seal, waiting: [0, 1] }), 0, false);
  await settle();
  return { ...ada, seal, part: ada.parts()[0]! };
}

test('what was sealed is opened once start was pressed, and proven at the end', async () => {
  const { shuffler, seal, part, sent } = await opened();
  expect(sealOf(part, COMMITMENT, 0)).toBe(hex(seal));
  expect(sent).toHaveLength(2);
  shuffler.see({ ...lobby(), phase: 'playing' } as TablePage, 0, false);
  const proof = findings(over([part, all(2)]), deals.of(table, 0));
  expect(proof.map(({ verdict }) => verdict)).toEqual(['proven', 'proven', 'proven', 'open']);
});

test('a page that was loaded again opens what was sealed before', async () => {
  const first = browser();
  await first.shuffler.ready(lobby(), 0);
  const seal = first.seals()[0]!;
  const again = browser();
  again.shuffler.see(lobby({ seal }), 0, true);
  expect(again.sent).toEqual([]);
  again.shuffler.see(lobby({ seal, waiting: [0] }), 0, true);
  await settle();
  expect(sealOf(again.parts()[0]!, COMMITMENT, 0)).toBe(hex(seal));
});

test('two windows of one browser may both seal, and either opens what counts', async () => {
  const [one, other] = [browser(), browser()];
  await one.shuffler.ready(lobby(), 0);
  await other.shuffler.ready(lobby(), 0);
  const seal = one.seals()[0]!;
  other.shuffler.see(lobby({ seal, waiting: [0] }), 0, false);
  await settle();
  expect(sealOf(other.parts()[0]!, COMMITMENT, 0)).toBe(hex(seal));
});

test('another device that comes to the lobby seals a part of its own', async () => {
  const phone = browser();
  phone.shuffler.see(lobby({ seal: all(9) }), 0, true);
  await settle();
  expect(phone.seals()).toHaveLength(1);
  // And does not quarrel with the first one.
  phone.shuffler.see(lobby({ seal: all(9) }), 0, false);
  await settle();
  expect(phone.seals()).toHaveLength(1);
});

test('after a start that was called off those who answered are ready anew, with another part', async () => {
  const { shuffler, seals, part } = await opened();
  shuffler.see(lobby({ ready: false, failed: 1, silent: [1] }), 0, false);
  await settle();
  expect(seals()).toHaveLength(2);
  expect(hex(seals()[1]!)).not.toBe(sealOf(part, COMMITMENT, 0));
  const seal = seals()[1]!;
  shuffler.see(lobby({ seal, failed: 1, waiting: [0, 1], deadline: 30_000 }), 0, false);
  expect(deals.of(table, 0)?.starts).toBe(2);
});

test('whoever did not answer has to say so again', async () => {
  const ada = browser({ ok: false, refusal: { code: 'not-now' } });
  await ada.shuffler.ready(lobby(), 0);
  ada.shuffler.see(lobby({ seal: ada.seals()[0]!, waiting: [0] }), 0, false);
  await settle();
  ada.shuffler.see(lobby({ ready: false, failed: 1, silent: [0] }), 0, false);
  await settle();
  expect(ada.seals()).toHaveLength(1);
});

test('a server that changes seals once a part was opened is found out', async () => {
  const { shuffler, seal, part } = await opened();
  const chosen = bytesOf(sealOf(all(3), COMMITMENT, 1));
  // In the same start, and in one that was never called off.
  shuffler.see(lobby({ seal, waiting: [0, 1], bens: chosen }), 0, false);
  shuffler.see(lobby({ seal, waiting: [0, 1], bens: chosen, deadline: 20_000 }), 0, false);
  await settle();
  const proof = findings(over([part, all(3)]), deals.of(table, 0));
  expect(proof[2]).toMatchObject({ verdict: 'broken', seats: [1] });
});

test('a server that exchanges its commitment gets no part, and the first one counts', async () => {
  const ada = browser();
  await ada.shuffler.ready(lobby(), 0);
  const commitment = bytesOf(commitmentTo(all(8)));
  ada.shuffler.see({ ...lobby({ seal: ada.seals()[0]!, waiting: [0] }), commitment }, 0, false);
  await settle();
  expect(ada.parts()).toEqual([]);
  expect(deals.of(table, 0)?.commitment).toBe(hex(COMMITMENT));
});

test('a browser that stores nothing plays on, and remembers until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { part } = await opened();
  const proof = findings(over([part, all(2)]), deals.of(table, 0));
  expect(proof.filter(({ verdict }) => verdict === 'proven')).toHaveLength(3);
});

test('storage stays small, and what is damaged in it is passed over', () => {
  localStorage.setItem('whiteout.deals', '[{"table":"t","game":0,"commitment":7},null,"x"]');
  expect(deals.of('t', 0)).toBeNull();
  const deal = { table, commitment: hex(COMMITMENT), starts: 0, shuffle: null };
  for (let game = 0; game < 60; game++)
    deals.keep({ ...deal, game, parts: Array.from({ length: 20 }, () => hex(all(1))) });
  const stored = JSON.parse(localStorage.getItem('whiteout.deals')!) as { parts: string[] }[];
  expect(stored).toHaveLength(40);
  expect(stored.every(({ parts }) => parts.length === 6)).toBe(true);
  expect(deals.of(table, 59)).not.toBeNull();
  expect(deals.of(table, 0)).toBeNull();
});
