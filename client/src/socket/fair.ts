/** Whether a shuffle was what was promised, worked out here: the house is not asked. */
import { hmac, sha256 } from './hash';
import type { ShuffleScene } from '../wire/messages';

/** What was checked: the house's pledge, and the promise of each seat that made one. */
export interface Verdict {
  pledge: boolean;
  /** By seat; nothing where the house added the bytes. */
  seats: Array<boolean | null>;
  /** The seed from which the deck was shuffled, in hexadecimal digits. */
  seed: string;
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
const hash = async (data: string): Promise<string> => hex(await sha256(bytes(data)));

/** Checks the promises and makes the seed; nothing where nothing was opened. */
export async function judge(table: string, { algorithm, pledge, opened, commitments, shown }: ShuffleScene): Promise<Verdict | null> {
  if (!opened) return null;
  const seats = commitments.map(async (promised, seat) => (promised === null ? null : (await hash(shown[seat] ?? '')) === promised));
  const words = new TextEncoder().encode(table + algorithm);
  const over = new Uint8Array([...bytes(shown.map((each) => each ?? '').join('')), ...words]);
  return {
    pledge: (await hash(opened.secret + opened.salt)) === pledge,
    seats: await Promise.all(seats),
    seed: hex(await hmac(bytes(opened.secret), over)),
  };
}
