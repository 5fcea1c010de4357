// Keeps the page, its engine, the rulebooks and the replays that were read, so that games against bots
// can be played and the rest be read again without the server. Tables of people are the server's alone.
const KEPT = 'interregnum-1';
// Where the page lies: at the root of a server, or in any folder of a host of files.
const BASE = new URL('./', self.location.href).pathname;
// The page's own files; the build writes the list.
const ASSETS = [];
const FIRST = ['/', '/api/games?lang=en', '/api/games?lang=fr'];
const READABLE = [/^\/assets\//, /^\/icons\//, /^\/app\.webmanifest$/, /^\/api\/games/, /^\/api\/rulings$/, /^\/api\/lessons\/\w+$/, /^\/api\/tables\/\w+\/record\/\d+$/];
const SCREEN = /^\/(table\/.*|replay\/.*|record.*|analyse.*|rules\/.*|lesson\/.*)?$/;

/** A path of the page where it lies, and the other way round. */
const laid = (path) => BASE + path.slice(1);
const own = (pathname) => (pathname.startsWith(BASE) ? `/${pathname.slice(BASE.length)}` : null);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([...FIRST, ...ASSETS].map(laid))).then(() => self.skipWaiting()));
});

/** Files of an older page go; rules and replays that were read stay. */
async function tidy() {
  const kept = await caches.open(KEPT);
  for (const request of await kept.keys()) {
    const path = own(new URL(request.url).pathname);
    if (path?.startsWith('/assets/') && !ASSETS.includes(path)) await kept.delete(request);
  }
}

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))).then(tidy).then(() => self.clients.claim()));
});

/** From the server if it answers, else what was kept. */
async function fresh(request, key) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(key, answer.clone());
    return answer;
  } catch (fault) {
    const found = await kept.match(key);
    if (found) return found;
    throw fault;
  }
}

/** What has its content's hash in its name is never asked for twice. */
async function once(request) {
  const kept = await caches.open(KEPT);
  return (await kept.match(request)) ?? fresh(request, request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = own(pathname);
  if (request.method !== 'GET' || origin !== self.location.origin || path === null) return;
  if (request.mode === 'navigate' && SCREEN.test(path)) event.respondWith(fresh(request, laid('/')));
  else if (path.startsWith('/assets/')) event.respondWith(once(request));
  else if (READABLE.some((readable) => readable.test(path))) event.respondWith(fresh(request, request));
});

/** A push says that a game waits. Who looks at the page sees it there. */
async function tell({ title, body, path, tag, off }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const looked = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  for (const page of looked) page.postMessage({ kind: 'waiting' });
  if (looked.length > 0) return;
  const actions = off ? [{ action: 'off', title: off.label }] : [];
  await self.registration.showNotification(title, { body, tag, renotify: true, icon: laid('/icons/icon-192.png'), actions, data: { path, off: off?.token } });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

/** Opens the table: in a page that is open, or in a new one. */
async function show(path) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const address = new URL(laid(path), self.location.origin).href;
  const shown = page && (await page.navigate(address).catch(() => null));
  await (shown ? shown.focus() : self.clients.openWindow(address));
}

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const { path = '/', off } = notification.data ?? {};
  event.waitUntil(action === 'off' ? fetch(laid(`/api/notices/off/${off}`), { method: 'POST' }) : show(path));
});
