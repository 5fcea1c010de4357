// One address for several servers: connections go to them in turn, and to the next where one refuses.
//
//     node scripts/balancer.mjs LISTEN SERVER...        (each as HOST:PORT)
//
// For `make cluster` and tests. It passes bytes on and knows no HTTP; a site uses nginx or Caddy.
import { connect, createServer } from 'node:net';

const [listen, ...servers] = process.argv.slice(2).map((text) => {
  const colon = text.lastIndexOf(':');
  return { host: text.slice(0, colon), port: Number(text.slice(colon + 1)) };
});
let next = 0;

/** Connects a client with the next server that accepts it. */
function passOn(client, tries) {
  if (tries === 0) return client.destroy();
  const server = connect({ ...servers[next++ % servers.length], noDelay: true });
  const refused = () => passOn(client, tries - 1);
  server.once('error', refused);
  server.once('connect', () => {
    server.off('error', refused);
    for (const [from, to] of [[client, server], [server, client]]) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
}

createServer({ noDelay: true }, (client) => {
  client.on('error', () => client.destroy());
  passOn(client, servers.length);
}).listen(listen);
