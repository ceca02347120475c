// Tables that this browser has a seat at, or has brought a game to. The server checks its cookies; this is only where to ask.

const KEY = 'whiteout.tables';
/** Years of evenings. */
const MOST = 100;

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function store(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // A browser that stores nothing forgets; its cookies are all that is lost sight of.
  }
}

export const myTables = {
  /** The last one comes first. */
  all: stored,
  keep(id: string): void {
    const all = stored();
    if (all[0] !== id) store([id, ...all.filter((other) => other !== id)]);
  },
  drop(id: string): void {
    store(stored().filter((other) => other !== id));
  },
};
