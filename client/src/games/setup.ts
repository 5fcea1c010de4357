/**
 * A table's setup in short phrases. The words are in the chapter `SETUP`: a component that uses this
 * module calls `speech.learn(SETUP)`, and gets no phrases until they have arrived.
 */
import { speech } from '../texts/speech.svelte';
import type { Options as RatsOptions } from '../wire/braverats';
import type { Clock, GameOptions } from '../wire/messages';

/** What the players of a table agreed on; `listed` where it is known. */
export type Agreed = GameOptions & { clock: Clock; listed?: boolean };

/** The kingdoms of the two boxes. */
const BOXES: Record<'claim' | 'claim2', string> = { claim: 'Do Dw Go Kn Un', claim2: 'Dr Gi Gn Se Tr' };

const t = (key: string, args: Record<string, string | number> = {}): string => speech.get(key, args);

/** A kingdom by the name of its box, or else by its factions. */
export function kingdomName(kingdom: readonly string[]): string {
  const codes = [...kingdom].sort().join(' ');
  if (codes === BOXES.claim) return t('setup-kingdom-claim');
  if (codes === BOXES.claim2) return t('setup-kingdom-claim2');
  return kingdom.map((code) => t(`faction-${code}`)).join(', ');
}

/** The printed names of the variants of BraveRats that are played, then the rulings that differ from the usual ones. */
export function variantNames(options: RatsOptions): string[] {
  const played: Array<[boolean, string]> = [
    [options.deal !== 'standard', `setup-variant-${options.deal}`],
    [options.traitor, 'setup-variant-traitor'],
    [options.draw, 'setup-variant-draw'],
    [options.target === 3, 'setup-variant-short'],
    [options.match > 1, 'setup-variant-match'],
    [options.musician_cancels, 'setup-ruling-musician'],
    [!options.ambassador_keeps, 'setup-ruling-ambassador'],
  ];
  return played.flatMap(([is, key]) => (is ? [t(key)] : []));
}

function span(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds % 60 === 0 ? t('setup-minutes', { count: seconds / 60 }) : t('setup-seconds', { count: seconds });
}

export function clockName(clock: Clock): string {
  if (clock.kind === 'none') return t('setup-clock-none');
  if (clock.kind === 'move') return t('setup-clock-move', { time: span(clock.span) });
  if (clock.increment === 0) return t('setup-clock-bank-only', { time: span(clock.span) });
  return t('setup-clock-bank', { time: span(clock.span), increment: span(clock.increment) });
}

/** How many play, and whether in teams. */
export function playersName(game: string, seats: number): string {
  return game === 'claim' && seats === 4 ? t('setup-teams') : t('setup-players', { count: seats });
}

/** What is particular to the game: the kingdom, or the variants. */
export function optionNames(agreed: GameOptions): string[] {
  if (agreed.game === 'claim') return [t('setup-kingdom', { name: kingdomName(agreed.options.kingdom) })];
  if (agreed.game !== 'braverats') return [];
  const names = variantNames(agreed.options);
  return names.length > 0 ? names : [t('setup-variant-none')];
}

/** Everything that was agreed, in the order in which people ask for it. */
export function setupPhrases(agreed: Agreed, seats: number): string[] {
  if (!speech.has('setup-players')) return [];
  const listed = agreed.listed === undefined ? [] : [t(agreed.listed ? 'setup-listed' : 'setup-private')];
  return [playersName(agreed.game, seats), ...optionNames(agreed), clockName(agreed.clock), ...listed];
}

/** The partner of a seat; nobody where everybody plays alone. */
export const partnerOf = (game: string, seats: number, seat: number): number | null =>
  game === 'claim' && seats === 4 ? (seat + 2) % 4 : null;

/** The seat that leads the first trick, where the setup says so. */
export const leaderOf = (agreed: GameOptions): number | null => (agreed.game === 'claim' ? agreed.options.leader : null);

/** Whether the seats of the setup are the Princes' and the Princesses'. */
export const isPrincess = (agreed: GameOptions): boolean => agreed.game === 'braverats' && agreed.options.deal === 'princess';
