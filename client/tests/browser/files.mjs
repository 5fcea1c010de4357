/** A host of files: serves a folder from a sub-folder of its own, and nothing else. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2' };
/** Where the folder is served. */
export const BASE = '/some/folder/';

/** Serves a folder; `asked` lists the paths that were asked for and are not there. */
export async function serveFiles(folder) {
  const missing = [];
  const server = createServer(async ({ url }, answer) => {
    const { pathname } = new URL(url, 'http://host');
    const path = pathname.startsWith(BASE) ? join(folder, normalize(`/${pathname.slice(BASE.length) || 'index.html'}`)) : null;
    const found = path && (await stat(path).catch(() => null));
    if (!found?.isFile()) {
      missing.push(pathname);
      return answer.writeHead(404).end();
    }
    answer.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(answer);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}${BASE}`, missing, close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))) };
}
