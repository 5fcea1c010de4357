/** Where the visitor is: one address, one screen. */
export type Route =
  | { screen: 'landing' }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string; round: number | null; move: number | null }
  | { screen: 'published'; record: string; move: number }
  | { screen: 'record'; part: string; move: number }
  | { screen: 'analyse'; part: string | null; move: number | null }
  | { screen: 'rules'; game: string }
  | { screen: 'lesson'; lesson: string }
  | { screen: 'sheet'; game: string }
  | { screen: 'account'; link: string | null }
  | { screen: 'notices' }
  | { screen: 'letter'; purpose: 'confirm' | 'recover' | 'off'; secret: string }
  | { screen: 'games' }
  | { screen: 'person'; name: string }
  | { screen: 'ratings' }
  | { screen: 'people' }
  | { screen: 'moderation' }
  | { screen: 'nowhere' };

/** A part of an address as it was meant; nothing if it cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const TABLE = '[a-z0-9]{16}';

/** Whether the page is a site of files, which any host can serve: then the address of a screen stands behind a `#`. */
export const SITE = import.meta.env.MODE === 'site';

/** Where the links of messages lead. */
const LETTERS: Record<string, 'confirm' | 'recover' | 'off'> = { '/mail': 'confirm', '/recover': 'recover', '/off': 'off' };

const number = (text: string | null | undefined): number | null => (text && /^\d+$/.test(text) ? Number(text) : null);

/** The screen of an address. */
export function parse(path: string, query = '', fragment = ''): Route {
  if (path === '/') return { screen: 'landing' };
  const table = new RegExp(`^/table/(${TABLE})$`).exec(path)?.[1];
  if (table) return { screen: 'table', table };
  const replay = new RegExp(`^/replay/(${TABLE})(?:/(\\d+))?$`).exec(path);
  if (replay?.[1]) {
    const round = new URLSearchParams(query).get('round');
    return { screen: 'replay', table: replay[1], round: number(round), move: number(replay[2]) };
  }
  const published = new RegExp(`^/published/(${TABLE})(?:/(\\d+))?$`).exec(path);
  if (published?.[1]) return { screen: 'published', record: published[1], move: number(published[2]) ?? 0 };
  const [, what, move] = /^\/(record|analyse)(?:\/(\d+))?$/.exec(path) ?? [];
  const part = /^[\w-]+$/.test(fragment) ? fragment : null;
  if (what === 'record' && part !== null) return { screen: 'record', part, move: number(move) ?? 0 };
  if (what) return { screen: 'analyse', part, move: number(move) };
  if (path === '/ratings') return { screen: 'ratings' };
  if (path === '/people') return { screen: 'people' };
  if (path === '/moderation') return { screen: 'moderation' };
  const person = decoded(/^\/person\/([^/]+)$/.exec(path)?.[1] ?? '');
  if (person) return { screen: 'person', name: person };
  if (path === '/games') return { screen: 'games' };
  if (path === '/notifications') return { screen: 'notices' };
  const purpose = LETTERS[path];
  if (purpose) return { screen: 'letter', purpose, secret: /^[\w.-]{32,200}$/.test(fragment) ? fragment : '' };
  if (path === '/account') return { screen: 'account', link: null };
  if (path === '/sign-in') return { screen: 'account', link: /^[0-9a-f]{32}$/.test(fragment) ? fragment : null };
  const lesson = /^\/lesson\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (lesson) return { screen: 'lesson', lesson };
  const [, screen, game] = /^\/(rules|sheet)\/([a-z]+)$/.exec(path) ?? [];
  if (!game) return { screen: 'nowhere' };
  return screen === 'sheet' ? { screen, game } : { screen: 'rules', game };
}

/** The parts of the page's own address. */
interface Place {
  path: string;
  query: string;
  fragment: string;
}

function read(address: string): Place {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  return { path: path || '/', query, fragment };
}

const place = (): Place => read(SITE ? location.hash.slice(1) : location.pathname + location.search + location.hash);

/** The address of a screen, for links. */
export const to = (address: string): string => (SITE ? `#${address}` : address);

/** The whole address of a screen, for others. */
export const absolute = (address: string): string => new URL(to(address), location.href).href;

class Router {
  route = $state.raw<Route>({ screen: 'nowhere' });
  /** What stands behind the screen's address. */
  fragment = $state('');
  query = $state('');

  /** Begins to follow the browser's address; called once, from the root. */
  begin(): void {
    this.#follow();
    addEventListener('popstate', () => this.#follow());
    if (SITE) addEventListener('hashchange', () => this.#follow());
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to(address));
    this.#follow();
    if (!replace) scrollTo(0, 0);
  }

  #follow(): void {
    const { path, query, fragment } = place();
    [this.route, this.query, this.fragment] = [parse(path, query, fragment), query, fragment];
  }
}

export const router = new Router();

/** Whether the page was opened at its first screen. */
export const beganAtDoor = (): boolean => place().path === '/';

/** Follows a link of the page without loading the page anew; other clicks stay the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (SITE && link.pathname !== location.pathname) return;
  const { path, query, fragment } = read(SITE ? link.hash.slice(1) : link.pathname + link.search + link.hash);
  const route = parse(path, query, fragment);
  if (route.screen === 'nowhere' || path.startsWith('/api/')) return;
  event.preventDefault();
  router.go(`${path}${query}${fragment && `#${fragment}`}`);
}
