// The address says where one is; links that stay inside do not load the page anew.

export type Where =
  | { page: 'start' }
  | { page: 'table'; id: string; code: string | null }
  | ({ page: 'replay'; id: string; n: number | null } & Moment)
  | { page: 'code'; code: string }
  | { page: 'rules'; id: string | null }
  | { page: 'how' }
  | { page: 'library' }
  | { page: 'stats' }
  | { page: 'nowhere' };

/** A moment of a game that is over, and whose eyes see it: everybody's unless a seat is named. */
export interface Moment {
  step: number | null;
  eyes: number | null;
}

const WHOLE = /^\d{1,5}$/;
const numberOf = (text: string | null | undefined): number | null =>
  text && WHOLE.test(text) ? Number(text) : null;

/** Steps are counted from 1 where people read them. */
export function replayPath(id: string, n: number | null, { step, eyes }: Partial<Moment> = {}): string {
  const moment = new URLSearchParams();
  if (step != null) moment.set('step', String(step + 1));
  if (eyes != null) moment.set('eyes', String(eyes + 1));
  const hash = String(moment);
  return `/table/${id}/replay${n === null ? '' : `/${n}`}${hash && `#${hash}`}`;
}

function replayAt(id: string, n: string | undefined, hash: string): Where {
  if (n !== undefined && numberOf(n) === null) return { page: 'nowhere' };
  const moment = new URLSearchParams(hash);
  const [step, eyes] = [numberOf(moment.get('step')), numberOf(moment.get('eyes'))];
  return {
    page: 'replay',
    id,
    n: numberOf(n),
    step: step ? step - 1 : null,
    eyes: eyes ? eyes - 1 : null,
  };
}

export function where(path: string, hash = ''): Where {
  const [first = '', second = '', third = '', fourth] = path
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  const extra = hash.replace(/^#/, '');
  switch (first) {
    case '':
      return { page: 'start' };
    case 'table':
      if (!/^[0-9a-f]{32}$/.test(second)) return { page: 'nowhere' };
      if (third === 'replay') return replayAt(second, fourth, extra);
      return third ? { page: 'nowhere' } : { page: 'table', id: second, code: extra || null };
    case 'join':
      return second ? { page: 'code', code: second } : { page: 'start' };
    case 'rules':
      return { page: 'rules', id: extra || null };
    case 'how':
    case 'library':
    case 'stats':
      return { page: first };
    default:
      return { page: 'nowhere' };
  }
}

class Router {
  here = $state.raw<Where>(where(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#look());
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Only the address changes: what it names is on the screen already. */
  name(path: string): void {
    history.replaceState(null, '', path);
  }

  #look(): void {
    this.here = where(location.pathname, location.hash);
  }
}

export const router = new Router();

/** For links: a plain click stays inside, anything else is the browser's business. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
