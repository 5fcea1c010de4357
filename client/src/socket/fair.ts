/** Whether a shuffle was what was promised, worked out here: the server is not asked. */
import { derivedBytes, FIRST, pledgeOf, promiseOf, SECOND, seedOf, type DealId } from './commitment';
import type { ShuffleScene } from '../wire/messages';

/**
 * What a seat did: it showed what it promised, or something else (`broken`); it promised bytes and did not show
 * them (`withheld`); it promised nothing, and its bytes follow from the secret (`filler`) or, by the first
 * algorithm, were drawn by the server at the deal (`drawn`).
 */
export type SeatVerdict = 'shown' | 'broken' | 'withheld' | 'filler' | 'drawn';

export interface Verdict {
  /** Whether the secret is the pledged one. */
  pledge: boolean;
  seats: SeatVerdict[];
  /** The seed from which the deck was shuffled, in hexadecimal digits. */
  seed: string;
}

async function seatOf(deal: DealId, secret: string, seat: number, promise: string | null, shown: string | null): Promise<[SeatVerdict, string]> {
  if (deal.algorithm === FIRST && promise === null) return ['drawn', shown ?? ''];
  if (promise === null) return ['filler', await derivedBytes(deal, secret, seat, null)];
  if (shown === null) return ['withheld', await derivedBytes(deal, secret, seat, promise)];
  return [(await promiseOf(deal, seat, shown)) === promise ? 'shown' : 'broken', shown];
}

/** Checks the promises and makes the seed; nothing where nothing was opened, or where the algorithm is not known. */
export async function judge(table: string, number: number, shuffle: ShuffleScene): Promise<Verdict | null> {
  const { algorithm, pledge, opened, commitments, shown } = shuffle;
  if (!opened || ![FIRST, SECOND].includes(algorithm)) return null;
  const deal = { algorithm, table, number };
  const seats = await Promise.all(commitments.map((promise, seat) => seatOf(deal, opened.secret, seat, promise, shown[seat] ?? null)));
  return {
    pledge: (await pledgeOf(deal, opened.secret, opened.salt)) === pledge,
    seats: seats.map(([verdict]) => verdict),
    seed: await seedOf(deal, opened.secret, seats.map(([, bytes]) => bytes)),
  };
}
