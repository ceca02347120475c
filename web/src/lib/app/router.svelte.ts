// The address says where one is; links that stay inside do not load the page anew.

export type Where =
  | { page: 'start' }
  | { page: 'table'; id: string; code: string | null }
  | { page: 'code'; code: string }
  | { page: 'rules'; id: string | null }
  | { page: 'how' }
  | { page: 'nowhere' };

export function where(path: string, hash = ''): Where {
  const [first = '', second = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const extra = hash.replace(/^#/, '');
  switch (first) {
    case '':
      return { page: 'start' };
    case 'table':
      return /^[0-9a-f]{32}$/.test(second)
        ? { page: 'table', id: second, code: extra || null }
        : { page: 'nowhere' };
    case 'join':
      return second ? { page: 'code', code: second } : { page: 'start' };
    case 'rules':
      return { page: 'rules', id: extra || null };
    case 'how':
      return { page: 'how' };
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
