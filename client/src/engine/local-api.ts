/** Answers of the engine to the requests that the page makes without a socket, as a server would give them. */
import type { Making } from '../api';
import { guest } from '../guest.svelte';
import { speech } from '../texts/speech.svelte';
import { engine, LocalRefusal, type Engine } from './engine';
import { SITE } from '../route.svelte';
import { seatOf } from './viewpoint';

const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The names of the people at this device: the visitor's, and one for every friend among the seats. The engine has no tables of Unicode; the browser has. */
const namesFor = (seats: readonly string[], name = guest.name ?? speech.get('page-guest')): string[] => {
  const friends = seats.filter((seat) => seat === 'friend');
  return [name.normalize('NFC'), ...friends.map((_, place) => speech.get('page-friend', { number: place + 2 }))];
};

/** What is asked about a table, by the rest of the address. */
async function aboutTable(engine: Engine, table: string, rest: string, query: URLSearchParams, body?: object): Promise<object | null> {
  const round = query.has('round') ? Number(query.get('round')) : null;
  const [, moment] = /^story\/(\d+)$/.exec(rest) ?? [];
  const [, move, what] = /^record\/(\d+)(?:\/(advice|continue))?$/.exec(rest) ?? [];
  const number = Number(moment ?? move);
  if (rest === 'story') return engine.want({ want: 'story', table, seat: seatOf(table) });
  if (moment) return engine.want({ want: 'glance', table, seat: seatOf(table), number });
  if (rest === 'hint') return engine.want({ want: 'hint', table, seat: seatOf(table) });
  if (rest === 'record') return engine.want({ want: 'record', table, round });
  if (what === 'advice') return engine.want({ want: 'review', record: await engine.want({ want: 'record', table, round }), number });
  if (what === 'continue') {
    const seats = body && 'seats' in body && Array.isArray(body.seats) ? body.seats : [];
    return engine.make({ want: 'continue', table, round, number, seats, names: namesFor(seats) });
  }
  if (move) return { ...(await engine.want({ want: 'at-move', table, round, number })), elsewhere: null, tale: [] };
  return null;
}

/** What is asked about games. */
async function aboutGames(engine: Engine, path: string): Promise<object | null> {
  const [, game] = /^\/api\/games\/([a-z]+)\/options$/.exec(path) ?? [];
  const [, book] = /^\/api\/games\/([a-z]+)\/rules$/.exec(path) ?? [];
  const [, name] = /^\/api\/lessons\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (game) return engine.want({ want: 'form', game });
  if (SITE && book) return (await import('../site/rules')).rulebook(book);
  if (name) return engine.want({ want: 'lesson', name });
  if (path !== '/api/games') return null;
  const games = await engine.want({ want: 'games' });
  return games.map((game) => ({ ...game, blurb: speech.get(`${game.name}-blurb`) }));
}

/** The engine's answer to a request; none if it has none. */
export async function answer(address: string, body?: object): Promise<Response | null> {
  const running = await engine();
  if (!running) return null;
  const { pathname, searchParams } = new URL(address, location.origin);
  const [, table, rest] = /^\/api\/tables\/([a-z0-9]{16})\/(.*)$/.exec(pathname) ?? [];
  try {
    const found = table && rest ? await aboutTable(running, table, rest, searchParams, body) : await aboutGames(running, pathname);
    return found && json(found);
  } catch (fault) {
    if (fault instanceof LocalRefusal) return json(fault.body, 422);
    throw fault;
  }
}

/** Makes a table against bots in this browser; none if there is no engine, or it does not know the game. */
export async function makeHere(making: Making, name: string): Promise<{ table: string } | null> {
  const running = await engine();
  if (!running) return null;
  try {
    return await running.make({ want: 'create', setup: making.setup, seats: making.seats, names: namesFor(making.seats, name) });
  } catch (fault) {
    if (fault instanceof LocalRefusal && fault.body.code === 'unknown-game') return null;
    throw fault;
  }
}
