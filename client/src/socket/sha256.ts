/** SHA-256 (FIPS 180-4), for pages that are not served by HTTPS: browsers keep their own for secure pages. */

/** The first 32 bits of the fractional parts of the roots of the first primes: square roots to begin with, cube roots for the rounds. */
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter((number) => number > 1 && !Array.from({ length: number }, (_, by) => by).some((by) => by > 1 && number % by === 0));
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const BLOCK = 64;
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with a one, zeros, and its length in bits, so that it fills whole blocks. */
function padded(data: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (data.length << 3) >>> 0);
  return view;
}

/** The sixteen words of a block, and the 48 that follow from them. */
function schedule(view: DataView, block: number): Int32Array {
  const words = new Int32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + 4 * at);
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15]!, words[at - 2]!];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = words[at - 16]! + small + words[at - 7]! + large;
  }
  return words;
}

export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(data);
  const state = Int32Array.from(START);
  for (let block = 0; block < view.byteLength; block += BLOCK) {
    const words = schedule(view, block);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let round = 0; round < 64; round += 1) {
      const chosen = (e & f) ^ (~e & g);
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[round]! + words[round]!) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at]! += word));
  }
  const hash = new Uint8Array(32);
  const out = new DataView(hash.buffer);
  state.forEach((word, at) => out.setInt32(4 * at, word));
  return hash;
}

/** HMAC (RFC 2104) over SHA-256. */
export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(Uint8Array.from([...block.map((byte) => byte ^ 0x36), ...data]));
  return sha256(Uint8Array.from([...block.map((byte) => byte ^ 0x5c), ...inner]));
}
