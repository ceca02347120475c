// Records the round that "How to play" shows: a real game, seen from one seat, in all languages at once.
// Usage: node scripts/record-how.js http://127.0.0.1:3131   (a running server; a test tells when it needs to be done again)
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const url = process.argv[2] ?? 'http://127.0.0.1:3131';
const LANGUAGES = ['en', 'it', 'pt-BR'];
const FOLDER = new URL('../src/pages/how/frames/', import.meta.url);
/** What the round must ask, so that every part of it can be explained; below stands what else the coach speaks of. */
const ASKED = ['place', 'tokens', 'take_from', 'vote', 'reveal'];

/** Runs in a page of the site, so that cookies and sockets are the browser's. */
async function round(languages) {
  const post = async (path, body) =>
    (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json();
  const { id } = await post('/api/tables', { game: 'boardgame', players: 5 });
  const connect = (lang) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?lang=${lang}`);
    const line = { socket, heard: [], state: null };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.page || message.news) line.heard.push(message);
      line.onheard?.(message);
    };
    return line;
  };
  const quiet = async (lines) => {
    for (let last = -1; ;) {
      await new Promise((resolve) => setTimeout(resolve, 350));
      const now = lines.reduce((sum, line) => sum + line.heard.length, 0);
      if (now === last) return;
      last = now;
    }
  };
  const host = connect('en');
  await new Promise((resolve) => (host.socket.onopen = resolve));
  let next = 1;
  const say = (command) => host.socket.send(JSON.stringify({ id: next++, do: command }));
  say({ sit: { name: 'Ada' } });
  say({ ready: { ready: true } });
  for (let i = 0; i < 4; i++) say({ add_bot: { level: 'regular' } });
  await quiet([host]);
  say('start');
  await quiet([host]);

  const lines = languages.map(connect);
  await quiet(lines);
  const segments = [];
  const own = { legal: [] };
  let table = null;
  const take = (act) => {
    segments.push({ act, frames: lines.map(({ heard }) => heard.splice(0)) });
    for (const { page, news } of segments.at(-1).frames[0]) {
      if (page) [table, own.legal] = [structuredClone(page.page.table), page.own.legal];
      for (const change of news?.changes ?? []) if (change.path.startsWith('/table/step')) table.step = null;
      for (const change of news?.own ?? []) if (change.path === '/legal') own.legal = change.value;
      const asked = (news?.events ?? []).filter((event) => event.asked).at(-1);
      if (asked) table.step = asked.asked.step;
      if ((news?.events ?? []).some((event) => event.round_began)) table.round += 1;
      for (const { placed } of (news?.events ?? []).filter((event) => event.placed))
        table.place[placed.seat] = { in: placed.room };
    }
  };
  take(null);
  const asked = [];
  while (table.round === 1 && own.legal.length > 0 && segments.length < 9) {
    const step = typeof table.step === 'string' ? table.step : Object.keys(table.step)[0];
    asked.push(step);
    const taken = Object.values(table.place).flatMap((place) => place?.in ?? []);
    const want =
      own.legal.find(
        ({ place }) => place?.give?.card === 'repair' && place.room === 'radio' && taken.includes('radio'),
      ) ??
      own.legal.find(({ tokens }) => tokens && !tokens.alien) ??
      own.legal.find((action) => action.take_from || action.vote) ??
      (step === 'place' ? null : own.legal[0]);
    if (!want) break;
    say({ act: { action: want } });
    await quiet(lines);
    take(want);
  }
  for (const { socket } of [host, ...lines]) socket.close();
  const own0 = segments[0].frames[0][0].page.own.own;
  const texts = segments.flatMap(({ frames }) =>
    frames[0].flatMap(({ news }) => (news?.words?.log ?? []).map(({ text }) => text)),
  );
  return { asked, role: own0.role, round: table.round, segments, texts };
}

const executablePath =
  process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage();
await page.goto(url);
for (let attempt = 1; ; attempt++) {
  const found = await page.evaluate(round, LANGUAGES);
  const told = (pattern) => found.texts.some((text) => pattern.test(text));
  const met = found.texts.slice(found.texts.indexOf('The encounter in the Radio Room begins.'));
  const fits = {
    role: found.role === 'human',
    questions: found.round === 2 && found.asked.join() === ASKED.join(),
    three: met.filter((text) => /takes a contagion token/.test(text)).length === 3,
    stack: found.texts.filter((text) => /turns a card/.test(text)).length >= 4,
    radio: told(/repaired in the Radio/) && told(/S\.O\.S\. is sent/) && told(/flies \d steps/),
    night: told(/food goes/) && told(/A dog roams/),
    calm: !told(/exposed|Test|red maximum/),
  };
  const wrong = Object.keys(fits).filter((each) => !fits[each]);
  console.log(attempt, wrong.join(' ') || 'taken');
  if (wrong.length > 0) continue;
  mkdirSync(FOLDER, { recursive: true });
  for (const [i, language] of LANGUAGES.entries()) {
    const segments = found.segments.map(({ act, frames }) => ({ act, frames: frames[i] }));
    writeFileSync(new URL(`${language}.json`, FOLDER), `${JSON.stringify(segments)}\n`);
  }
  break;
}
await browser.close();
