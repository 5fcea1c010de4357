/** A card of a court with what guards it: `Pv3Su+Ms2+Ms1`. */
export interface Held {
  card: string;
  guards: string[];
}

export function held(code: string): Held {
  const [card = code, ...guards] = code.split('+');
  return { card, guards };
}
