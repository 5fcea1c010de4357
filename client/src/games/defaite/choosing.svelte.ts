/** Choosing on the table: which action is being aimed, at what it may be aimed, and what a press does. */
import { settings } from '../../settings.svelte';
import { t } from '../../texts/speech.svelte';
import type { Names } from '../../texts/catalogue';
import { AIMED, targets, type Aimed, type Spot } from './targets';
import type { DefaiteView, Wording } from '../../wire/defaite';
import { worded } from './words';

/** Questions that are answered with a card of the hand. */
const BY_HAND = ['play', 'answer', 'raise', 'lay hand'];

interface Table {
  view: DefaiteView;
  legal: readonly string[];
  you: number | null;
  names: Names;
  wording: Wording | null;
  /** The action that a hint means. */
  hinted: string | null;
  act: (action: string) => void;
}

/** What a press on a place would do, in words. */
export interface Target {
  spot: Spot;
  label: string;
  actions: string[];
  hinted: boolean;
}

export class Choosing {
  readonly #table: () => Table;
  /** The action that is being aimed. */
  verb = $state<Aimed | null>(null);
  /** Whom the player challenges; the card comes from the hand. */
  rival = $state<number | null>(null);
  /** The place whose small menu is open. */
  opened = $state<Spot | null>(null);

  readonly #legal = $derived.by(() => this.#table().legal);
  readonly #position = $derived.by(() => this.#legal.join());
  /** Whether it is the player's ordinary turn. */
  readonly turn = $derived.by(() => this.#legal.some((action) => action === 'pass' || action.startsWith('play ')));
  readonly #aimed = $derived.by(() => {
    const { verb, turn } = this;
    if (!turn) return this.#legal;
    return this.#legal.filter((action) => (verb ? action.startsWith(`${verb} `) : AIMED.some((each) => action.startsWith(`${each} `))));
  });
  readonly #targets = $derived.by(() => targets(this.rival === null ? this.#aimed : [], this.#table().view, this.#table().you));

  constructor(table: () => Table) {
    this.#table = table;
    // What was aimed belongs to its position.
    $effect(() => {
      void this.#position;
      this.cancel();
    });
  }

  /** Whether something on the table is to be chosen now, so that all else steps back. */
  get armed(): boolean {
    return this.#targets.size > 0 && (!this.turn || this.verb !== null);
  }

  /** The actions of a turn that can be aimed at something. */
  get verbs(): Aimed[] {
    return this.turn ? AIMED.filter((verb) => this.#legal.some((action) => action.startsWith(`${verb} `))) : [];
  }

  /** The actions that the list offers besides the hand. */
  get listed(): readonly string[] {
    if (this.verb !== null && this.verb !== 'duel') return this.#aimed;
    const elsewhere = [...AIMED, ...BY_HAND].map((verb) => `${verb} `);
    return this.#legal.filter((action) => !elsewhere.some((start) => action.startsWith(start)));
  }

  /** Who can be challenged. */
  get rivals(): number[] {
    return [...new Set(this.#legal.filter((action) => action.startsWith('duel ')).map((action) => Number(action.split(' ')[1])))];
  }

  /** The beginning of what a card of the hand does. */
  get byHand(): string {
    if (this.rival !== null) return `duel ${this.rival}`;
    return BY_HAND.find((verb) => this.#legal.some((action) => action.startsWith(`${verb} `))) ?? 'play';
  }

  at(spot: Spot): Target | null {
    const actions = this.#targets.get(spot);
    const { hinted } = this.#table();
    return actions ? { spot, actions, label: this.#label(actions), hinted: hinted !== null && actions.includes(hinted) } : null;
  }

  aim(verb: Aimed): void {
    this.verb = verb;
    const [only, ...more] = this.rivals;
    if (verb === 'duel' && only !== undefined && more.length === 0) this.rival = only;
  }

  cancel(): void {
    this.verb = null;
    this.rival = null;
    this.opened = null;
  }

  challenge(seat: number): void {
    this.verb = 'duel';
    this.rival = seat;
    this.opened = null;
  }

  /** A press on a place: acts where that is clear, and asks where it is not. */
  press({ spot, actions }: Target): void {
    const [only = '', ...more] = actions;
    const challenged = Number(only.split(' ')[1]);
    if (this.armed && actions.every((action) => action.startsWith('duel '))) this.challenge(challenged);
    else if (this.armed && more.length === 0 && settings.confirm === 'off') this.#table().act(only);
    else this.opened = spot;
  }

  /** One line for each action; a duel's cards come from the hand, so it is one line. */
  entries(actions: readonly string[]): Array<{ text: string; card: string | null; run: () => void }> {
    const { names, wording, act } = this.#table();
    const rivals = [...new Set(actions.filter((action) => action.startsWith('duel ')).map((action) => Number(action.split(' ')[1])))];
    return [
      ...actions.filter((action) => !action.startsWith('duel ')).map((action) => {
        const { text, card } = worded(action, wording, names);
        return { text, card, run: () => act(action) };
      }),
      ...rivals.map((seat) => ({ text: t('page-court-challenge', { name: names.names[seat] ?? '' }), card: null, run: () => this.challenge(seat) })),
    ];
  }

  #label(actions: readonly string[]): string {
    return this.entries(actions).map(({ text }) => text).join('; ');
  }
}
