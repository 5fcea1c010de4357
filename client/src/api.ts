/** Requests without a socket. */
import { settings } from './settings.svelte';
import { speech } from './texts/speech.svelte';
import { held } from './token';
import type { Making, Wish } from './options/setup';
import type { Advice, AnyAids, AnyView, Chapter, ErrorBody, GameDeal, Glance, Lesson, Phrase, Source, Summary } from './wire/messages';

export interface GameInfo {
  name: string;
  blurb: string;
  bots: string[];
  /** The names of its lessons, the one to begin with first. */
  lessons: string[];
  options: object;
}

export interface Rulebook {
  game: string;
  lang: string;
  sentences: Array<{ number: string; text: string }>;
  page: string;
}

/** A finished game at one of its moves. */
export interface AtMove {
  number: number;
  moves: number;
  game: string;
  names: string[];
  /** Who made the move; nobody made the deal. */
  seat: number | null;
  action: string | null;
  /** What each seat saw then, and what helps to read it. */
  views: AnyView[];
  aids: AnyAids[];
  /** Who chose next. */
  to_act: number[];
  phrases: Phrase[];
  winners: number[] | null;
  /** The moment of another game that this one went on from. */
  continued: Source | null;
  /** The seat that this visitor held in the game. */
  you: number | null;
}

/** A lesson with the name of the one that follows it. */
export type GivenLesson = Lesson & { next: string | null };

/** What an adviser would have said at a move. */
export interface Reviewed {
  seat: number;
  action: string;
  advice: Advice[];
  /** What the advice was drawn from: the same record gives the same. */
  seed: string;
}

export type { Advice };

/** The house said no; `body` tells why. */
export class Refusal extends Error {
  constructor(readonly body: ErrorBody) {
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

async function request<T>(method: string, path: string, body?: object): Promise<T> {
  const join = path.includes('?') ? '&' : '?';
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(held.token === null ? {} : { authorization: `Bearer ${held.token}` }),
  };
  const answer = await fetch(`${path}${join}lang=${settings.lang}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(unreachable);
  if (answer.ok) return answer.json().catch(unreachable);
  const refused: ErrorBody = await answer.json().catch(unreachable);
  throw new Refusal(refused);
}

const get = <T>(path: string): Promise<T> => request('GET', path);
const post = <T>(path: string, body: object): Promise<T> => request('POST', path, body);

export const games = (): Promise<GameInfo[]> => get('/api/games');
export const rules = (game: string): Promise<Rulebook> => get(`/api/games/${game}/rules`);
export const lesson = (name: string): Promise<GivenLesson> => get(`/api/lessons/${name}`);
/** Where the printed rules are silent, what holds here: a page of Markdown. */
export const rulings = async (): Promise<string> => (await fetch(`/api/rulings?lang=${settings.lang}`).catch(unreachable)).text();
export const me = (): Promise<{ name: string }> => get('/api/guests/me');
/** Takes a name. The secret comes as a cookie, or as a token if that is asked for. */
export const come = (name: string, token = false): Promise<{ name: string; token?: string }> => post('/api/guests', { name, token });
/** The beginnings of links that friends can open; told to a browser on the server's own machine. */
export const addresses = (): Promise<{ origins: string[] }> => get('/api/addresses');
export const lobby = (playing: boolean): Promise<Summary[]> => get(`/api/lobby?playing=${playing}`);
export const mine = (): Promise<Summary[]> => get('/api/me/tables');
export const story = (table: string): Promise<Chapter[]> => get(`/api/tables/${table}/story`);
/** The game as this visitor saw it at a moment of the story. */
export const glance = (table: string, number: number): Promise<Glance> => get(`/api/tables/${table}/story/${number}`);
export const hint = (table: string): Promise<Advice[]> => get(`/api/tables/${table}/hint`);
export const make = (making: Making): Promise<{ table: string }> => post('/api/tables', making);
/** A seat at the next table that fits a wish. */
export const quick = (wish: Wish): Promise<{ table: string }> => post('/api/match', wish);

const ofRound = (round: number | null): string => (round === null ? '' : `?round=${round}`);

export const atMove = (table: string, move: number, round: number | null): Promise<AtMove> =>
  get(`/api/tables/${table}/record/${move}${ofRound(round)}`);
/** The record of a finished game, all cards open. */
export const record = (table: string, round: number | null): Promise<GameDeal> => get(`/api/tables/${table}/record${ofRound(round)}`);
export const reviewed = (table: string, move: number, round: number | null): Promise<Reviewed> =>
  get(`/api/tables/${table}/record/${move}/advice${ofRound(round)}`);
/** A new table that plays on from a move of a finished game. */
export const continueFrom = (table: string, move: number, round: number | null, seats: string[]): Promise<{ table: string }> =>
  post(`/api/tables/${table}/record/${move}/continue${ofRound(round)}`, { seats });
