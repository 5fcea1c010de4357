/** Where the visitor is: one address, one screen. */
export type Route =
  | { screen: 'landing' }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string; round: number | null; move: number | null }
  | { screen: 'rules'; game: string }
  | { screen: 'lesson'; lesson: string }
  | { screen: 'sheet'; game: string }
  | { screen: 'nowhere' };

const TABLE = '[a-z0-9]{16}';

/** The screen of an address. */
export function parse(path: string, query = ''): Route {
  if (path === '/') return { screen: 'landing' };
  const table = new RegExp(`^/table/(${TABLE})$`).exec(path)?.[1];
  if (table) return { screen: 'table', table };
  const replay = new RegExp(`^/replay/(${TABLE})(?:/(\\d+))?$`).exec(path);
  if (replay?.[1]) {
    const round = new URLSearchParams(query).get('round');
    const number = (text: string | null | undefined) => (text && /^\d+$/.test(text) ? Number(text) : null);
    return { screen: 'replay', table: replay[1], round: number(round), move: number(replay[2]) };
  }
  const lesson = /^\/lesson\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (lesson) return { screen: 'lesson', lesson };
  const [, screen, game] = /^\/(rules|sheet)\/([a-z]+)$/.exec(path) ?? [];
  if (!game) return { screen: 'nowhere' };
  return screen === 'sheet' ? { screen, game } : { screen: 'rules', game };
}

const here = (): Route => parse(location.pathname, location.search);

class Router {
  route = $state.raw<Route>({ screen: 'nowhere' });

  /** Begins to follow the browser's address; called once, from the root. */
  begin(): void {
    this.route = here();
    addEventListener('popstate', () => (this.route = here()));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.route = here();
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follows a link of the page without loading the page anew; other clicks stay the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const route = parse(link.pathname, link.search);
  if (route.screen === 'nowhere' || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
