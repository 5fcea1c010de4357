/** Requests without a socket. */
import { isLocal } from './engine/known';
import { SITE } from './route.svelte';
import { settings } from './settings.svelte';
import { speech } from './texts/speech.svelte';
import { held } from './token';
import type { GameDeal } from './wire/messages';
import type { components, paths } from './wire/rest';

type Schemas = components['schemas'];

export type GameInfo = Schemas['GameBody'];
export type AtMove = Schemas['RecordAtMove'];
export type GivenLesson = Schemas['LessonResponse'];
export type Reviewed = Schemas['MoveReview'];
export type Making = Required<Omit<Schemas['NewTable'], 'commits'>>;
export type Wish = Schemas['MatchRequest'];
type Refused = Schemas['ErrorBody'];

/** What an operation answers when it is done. */
type Answer<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : Operation extends { responses: { 201: { content: { 'application/json': infer Body } } } }
    ? Body
    : never;
/** What an operation takes. */
type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Sent extends object } } } ? Sent : never;
/** What stands in an operation's address: in the path, or after it. What may be left out may be `null`. */
type Values<Operation> = (Operation extends { parameters: { path: infer Path } } ? Path : object) &
  (Operation extends { parameters: { query?: infer Query } } ? { [Name in keyof Query]: Query[Name] | null } : object);
/** The paths with an operation of this kind. */
type With<Method extends string> = { [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never }[keyof paths];
type Operation<Path extends keyof paths, Method extends string> = paths[Path] extends Record<Method, infer Found> ? Found : never;

/** The server refused; `body` says why, and `wait` in how many seconds it may be asked again, if it says so. */
export class Refusal extends Error {
  constructor(
    readonly body: Refused,
    readonly wait = 0,
  ) {
    super(body.message);
  }
}

/** The server did not answer, or something between it and the page answered instead. */
export class Unreachable extends Error {
  constructor() {
    super(speech.get('page-no-answer'));
  }
}

function unreachable(): never {
  throw new Unreachable();
}

/** The address of an operation: values that its path does not name stand after the question mark. */
export function addressOf(path: string, values: object): string {
  const query = new URLSearchParams();
  let address = path;
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    const place = `{${name}}`;
    if (path.includes(place)) address = address.replace(place, encodeURIComponent(value));
    else query.set(name, `${value}`);
  }
  query.set('lang', settings.lang);
  return `${address}?${query}`;
}

/** What the engine in this browser answers, if it can. */
async function here(address: string, body?: object): Promise<Response> {
  const { answer } = await import('./engine/local-api').catch(unreachable);
  return (await answer(address, body)) ?? unreachable();
}

/** The answer to a request, or the refusal as an exception. */
export async function send(method: string, address: string, body?: object): Promise<Response> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(held.token === null ? {} : { authorization: `Bearer ${held.token}` }),
  };
  const table = /^\/api\/tables\/([a-z0-9]{16})\//.exec(address)?.[1];
  const remote = () => fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const answer = await (SITE || (table && isLocal(table)) ? here(address, body) : remote().catch(() => (method === 'GET' ? here(address) : unreachable())));
  if (answer.ok) return answer;
  const refused: Refused = await answer.json().catch(unreachable);
  throw new Refusal(refused, Number(answer.headers.get('retry-after') ?? 0));
}

/** What a request is answered with, as JSON. */
const request = async <T>(method: string, address: string, body?: object): Promise<T> => (await send(method, address, body)).json().catch(unreachable);

export const get = <Path extends With<'get'>>(path: Path, values: Values<Operation<Path, 'get'>>): Promise<Answer<Operation<Path, 'get'>>> =>
  request('GET', addressOf(path, values));
export const post = <Path extends With<'post'>>(
  path: Path,
  values: Values<Operation<Path, 'post'>>,
  ...[body]: Body<Operation<Path, 'post'>> extends never ? [] : [Body<Operation<Path, 'post'>>]
): Promise<Answer<Operation<Path, 'post'>>> => request('POST', addressOf(path, values), body);

export const games = () => get('/api/games', {});
export const rules = (game: string) => get('/api/games/{game}/rules', { game });
/** What can be agreed before a game. */
export const optionForm = (game: string) => get('/api/games/{game}/options', { game });
export const lesson = (name: string) => get('/api/lessons/{name}', { name });
/** Where the printed rules are silent, what holds here: a page of Markdown. */
export const rulings = async (): Promise<string> =>
  SITE ? ((await (await import('./site/rules')).page('rulings')) ?? unreachable()) : (await fetch(addressOf('/api/rulings', {})).catch(unreachable)).text();
export const me = () => get('/api/guests/me', {});
/** Takes a name. The secret comes as a cookie, or as a token if that is asked for. */
export const come = (name: string, token = false) => post('/api/guests', {}, { name, token });
/** Gives up the name, in this browser and everywhere else. */
export const signOut = () => send('DELETE', addressOf('/api/guests/me', {}));
/** The beginnings of links that friends can open; told to a browser on the server's own machine. */
export const addresses = () => get('/api/addresses', {});
export const lobby = (playing: boolean) => get('/api/lobby', { playing });
/** The games over days that wait for one's move, the most urgent first. */
export const waitingGames = () => get('/api/me/waiting', {});
export const mine = () => get('/api/me/tables', {});
export const story = (table: string) => get('/api/tables/{table}/story', { table });
/** The game as this visitor saw it at a moment of the story. */
export const glance = (table: string, number: number) => get('/api/tables/{table}/story/{number}', { table, number });
export const hint = (table: string) => get('/api/tables/{table}/hint', { table });
/** A new table. The page adds bytes to every shuffle (`commits`), wherever it takes a seat. */
export const make = (making: Making) => post('/api/tables', {}, { ...making, commits: true });
/** A seat at the next table that fits a wish. */
export const quick = (wish: Wish) => post('/api/match', {}, { ...wish, commits: true });

export const atMove = (table: string, number: number, round: number | null) =>
  get('/api/tables/{table}/record/{number}', { table, number, round });
/** The record of a finished game, all cards open. */
export const record = (table: string, round: number | null) => get('/api/tables/{table}/record', { table, round });
export const reviewed = (table: string, number: number, round: number | null) =>
  get('/api/tables/{table}/record/{number}/advice', { table, number, round });
/** Puts the record of a game of this browser on the net. */
export const publish = (sent: GameDeal) => post('/api/records', {}, sent);
export const published = (record: string) => get('/api/records/{record}', { record });
export const publishedAt = (record: string, number: number) => get('/api/records/{record}/{number}', { record, number });
export const publishedReview = (record: string, number: number) => get('/api/records/{record}/{number}/advice', { record, number });
/** A new table that plays on from a move of a finished game. */
export const continueFrom = (table: string, number: number, round: number | null, seats: string[]) =>
  post('/api/tables/{table}/record/{number}/continue', { table, number, round }, { seats, commits: true });
