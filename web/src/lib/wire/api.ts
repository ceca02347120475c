// The HTTP side of the protocol.
import type {
  Arrived,
  ArrivedGame,
  Hint,
  LibraryGames,
  LibraryPage,
  NewTable,
  Refusal,
  Replay,
  SecondThoughts,
  Stats,
  Thought,
} from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.code);
  }
}

/** Why something did not come about, whatever went wrong. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { code: 'server-trouble' };

type Method = 'GET' | 'POST' | 'DELETE';

const request = <T>(method: Method, path: string, body?: unknown): Promise<T> =>
  send(method, path, body === undefined ? undefined : JSON.stringify(body));

async function send<T>(method: Method, path: string, body?: BodyInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { method, body });
  } catch {
    throw new Refused(0, { code: 'not-connected' });
  }
  const json = (await answer.json().catch(() => ({}))) as { refused?: Refusal };
  if (!answer.ok) throw new Refused(answer.status, json.refused ?? { code: 'server-trouble' });
  return json as T;
}

export const createTable = (settings: NewTable) => request<Arrived>('POST', '/api/tables', settings);

export const comeToTable = (id: string, code?: string) =>
  request<Arrived>('POST', `/api/tables/${id}/people`, code ? { code } : {});

export const linkFor = (id: string, handOver: boolean) =>
  request<{ code: string }>('POST', `/api/tables/${id}/link`, { hand_over: handOver });

export const tableByCode = (code: string) =>
  request<{ id: string }>('GET', `/api/codes/${encodeURIComponent(code)}`);

/** Where all others are bots: what a good player would do, from what this seat knows. */
export const hintFor = (id: string) => request<Hint>('GET', `/api/tables/${id}/hint`);

/** A game that is over, step by step; the last one of the table unless another is named. */
export const replayOf = (id: string, n: number | null, language: string) =>
  get<Replay>(`/api/tables/${id}/replay?${n === null ? '' : `n=${n}&`}lang=${language}`);

/** What the strongest bot would have done instead, by what that seat could know then. Choices are counted from 0. */
export const hindsightOf = (id: string, n: number | null, choice: number, language: string) =>
  get<SecondThoughts>(
    `/api/tables/${id}/hindsight?${n === null ? '' : `n=${n}&`}choice=${choice}&lang=${language}`,
  );

/** A page of games that are over, by what is asked for. */
export const libraryPage = (wanted: URLSearchParams) => get<LibraryPage>(`/api/library?${wanted}`);

/** A saved game becomes a table where it has just ended. */
export const importGame = (file: Blob) => send<ArrivedGame>('POST', '/api/library', file);

/** A table is forgotten, with all its games. */
export const deleteTable = (id: string) => request<unknown>('DELETE', `/api/tables/${id}`);

/** The games of a table at which this browser sat. */
export const gamesOfMine = (id: string) => get<LibraryGames>(`/api/tables/${id}/mine`);

export const serverStats = () => get<Stats>('/api/stats');

/** The same counts of somebody's own games. */
export const statsOf = (games: LibraryGames['games']) => request<Stats>('POST', '/api/stats', { games });

/** A picture to post of a game that is over: an address for an image. */
export const pictureOf = (id: string, n: number, language: string) =>
  `/api/tables/${id}/picture?n=${n}&lang=${language}`;

/** What everybody could have believed in a game that is over, as it is thought of. */
export const beliefsOf = (id: string, n: number, signal: AbortSignal) =>
  thoughts(`/api/tables/${id}/beliefs?n=${n}`, signal);

/** The choices of a game that is over which mattered most, found while one waits. */
export const turnsOf = (id: string, n: number, language: string, signal: AbortSignal) =>
  thoughts(`/api/tables/${id}/turns?n=${n}&lang=${language}`, signal);

/** Line by line, as they come. */
async function* thoughts(path: string, signal: AbortSignal): AsyncGenerator<Thought> {
  const answer = await fetch(path, { signal });
  if (!answer.ok || !answer.body) throw new Refused(answer.status, { code: 'server-trouble' });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as Thought;
  }
}

export const get = <T>(path: string) => request<T>('GET', path);
