/** The hashes of a shuffle, as `docs/shuffle.md` defines them. All values are hexadecimal digits. */
import { hmac, sha256 } from './hash';
import { bytesOf, hexOf, joined, type Bytes } from './hex';

export const FIRST = 'interregnum-shuffle-1';
export const SECOND = 'interregnum-shuffle-2';

/** One deal of one table: what the hashes of its shuffle are bound to. */
export interface DealId {
  algorithm: string;
  table: string;
  /** From 1. */
  number: number;
}

const text = (words: string): Bytes => joined(new TextEncoder().encode(words));
/** A number as four bytes, the highest first. */
const four = (number: number): Bytes => Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
const sha = async (...parts: Uint8Array[]): Promise<string> => hexOf(await sha256(joined(...parts)));
const mac = async (secret: string, ...parts: Uint8Array[]): Promise<string> => hexOf(await hmac(bytesOf(secret), joined(...parts)));
/** What the hashes of a purpose begin with. */
const domain = (deal: DealId, purpose: string): Uint8Array[] =>
  deal.algorithm === FIRST ? [] : [text(`${deal.algorithm} ${purpose}${deal.table}`), four(deal.number)];

/** The hash by which the server pledges its secret. */
export const pledgeOf = (deal: DealId, secret: string, salt: string): Promise<string> =>
  sha(...domain(deal, 'pledge'), bytesOf(secret + salt));

/** The hash by which a seat promises its bytes. */
export const promiseOf = (deal: DealId, seat: number, bytes: string): Promise<string> =>
  sha(...domain(deal, 'promise'), ...(deal.algorithm === FIRST ? [] : [Uint8Array.of(seat)]), bytesOf(bytes));

/** The bytes of a seat that showed none: they follow from the secret and from what the seat promised, if it did. */
export async function derivedBytes(deal: DealId, secret: string, seat: number, promise: string | null): Promise<string> {
  const word = promise === null ? 'filler' : 'withheld';
  return (await mac(secret, text(word), four(deal.number), Uint8Array.of(seat), bytesOf(promise ?? ''))).slice(0, 32);
}

/** The seed of the deck, from the bytes of all seats in order. */
export const seedOf = (deal: DealId, secret: string, bytes: readonly string[]): Promise<string> =>
  mac(secret, bytesOf(bytes.join('')), text(deal.table), ...(deal.algorithm === FIRST ? [] : [four(deal.number)]), text(deal.algorithm));
