/** What the cards of La Défaite are called. */
import { speech } from '../../texts/speech.svelte';

export function cardName(code: string): string {
  if (speech.has(`defaite-card-${code}`)) return speech.get(`defaite-card-${code}`);
  const [, kind = code, value = '', symbol = ''] = /^([A-Z][a-z])(\d?)([A-Z][a-z])?$/.exec(code) ?? [];
  const of = symbol ? speech.get(`defaite-of-${symbol}`) : '';
  return speech.get(`defaite-card-${kind}`, { value: Number(value), symbol: of });
}
