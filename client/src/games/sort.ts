/** How a hand is sorted. */
export interface Order {
  by: 'faction' | 'value';
  descending: boolean;
}

const suit = (code: string): string => code.replace(/\d.*$/, '');
const value = (code: string): number => Number(/\d/.exec(code)?.[0] ?? -1);
/** Codes are plain letters: they need no language's order, for which the browser would have to read up first. */
const alphabetical = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The cards in order; `suits` says how suits follow each other, and those not in it come last. */
export function sorted(cards: readonly string[], order: Order, suits: readonly string[]): string[] {
  const place = (code: string): number => {
    const at = suits.indexOf(suit(code));
    return at < 0 ? suits.length : at;
  };
  const bySuit = (a: string, b: string): number => place(a) - place(b) || alphabetical(suit(a), suit(b));
  const byValue = (a: string, b: string): number => value(a) - value(b);
  const [first, second] = order.by === 'faction' ? [bySuit, byValue] : [byValue, bySuit];
  const sign = order.descending ? -1 : 1;
  return [...cards].sort((a, b) => sign * (first(a, b) || second(a, b)));
}

/** The other seats, in true play order from the viewer's left. */
export function around(seats: number, own: number | null): number[] {
  const from = own ?? 0;
  const all = Array.from({ length: seats }, (_, step) => (from + step) % seats);
  return own === null ? all : all.slice(1);
}
