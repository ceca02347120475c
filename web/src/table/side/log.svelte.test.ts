import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { faceOf } from '$lib/table/face';
import { Game, provideGame } from '$lib/table/game.svelte';
import type { Watched } from '$lib/table/watched';
import { texts } from '$lib/text/text.svelte';
import LogPanel from './LogPanel.svelte';

const TOLD = 'Blair wants: Offer to make the Test.';
const COVER = 'Yours alone: hold to read';

beforeAll(() => texts.use('en', 'solo'));
let close = () => {};
afterEach(() => close());

/** The log with one line that was told to me alone. */
function line(closed_hands: boolean): HTMLButtonElement {
  const page = {
    seats: [],
    table: { rules: { options: { closed_hands } }, solo: { owners: [0] }, round: 1 },
  };
  const moment = { page, own: null, words: undefined };
  const store = {
    face: faceOf('solo'),
    moment,
    live: moment,
    player: { log: [{ text: TOLD, step: 0, round: 1, kind: 'sealed' }], beat: null, busy: false },
    ahead: [],
    lookingAt: null,
    past: false,
    present: true,
    seat: 0,
  } as unknown as Watched;
  const Table: Component = (...rest) => {
    provideGame(new Game(store));
    return LogPanel(...rest);
  };
  const panel = mount(Table, { target: document.body, context: new Map() });
  close = () => void unmount(panel);
  flushSync();
  return document.querySelector<HTMLButtonElement>('.log li:last-child button')!;
}

function sends(button: HTMLButtonElement, event: string): string {
  button.dispatchEvent(new Event(event, { bubbles: true }));
  flushSync();
  return button.textContent;
}

test('with open hands every line can be read', () => {
  expect(line(false).textContent).toBe(TOLD);
});

test('with closed hands a line of my own is read while it is held', () => {
  const button = line(true);
  expect(button.textContent).toBe(COVER);
  expect(sends(button, 'pointerdown')).toBe(TOLD);
  expect(sends(button, 'pointerup')).toBe(COVER);
});
