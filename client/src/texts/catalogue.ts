/** Phrases in a language, from the catalogue that all front ends use. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Phrase } from '../wire/messages';
import { joined } from './french';

export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

/** Who sits where, as the one who reads is to be told. */
export interface Names {
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly reader: number | null;
}

export const NOBODY: Names = { names: [], reader: null };

/** What stands in the placeholders of a message of the page's own. */
export type Args = Record<string, string | number>;

const SOURCES: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** The catalogue of a language, fetched when it is first wanted. */
export async function load(lang: Lang): Promise<Catalogue> {
  return new Catalogue(lang, (await SOURCES[lang]()).default);
}

/** Below this a number is written alike in every language of ours. */
const LARGE = 1000;

/**
 * A number that chooses its words as any other. A small one writes itself: what the browser has for it takes
 * thirty milliseconds the first time, in which nothing else happens.
 */
class Count extends FluentNumber {
  override toString(...args: Parameters<FluentNumber['toString']>): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < LARGE ? String(this.value) : super.toString(...args);
  }
}

/** Where a message begins: its name stands at the start of a line. */
const BEGINNING = /^(?=[a-z][\w-]* *=)/m;

export class Catalogue {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;
  /** Messages that nobody has asked for yet. A screen says a tenth of them; only those are read. */
  readonly #unread = new Map<string, string>();

  constructor(lang: Lang, sources: readonly string[]) {
    this.lang = lang;
    // French joins words at the marks around placeholders, and takes them out: some readers would read them aloud.
    this.#bundle = new FluentBundle(lang, { useIsolating: lang === 'fr' });
    for (const source of sources) this.add(source);
  }

  /** Takes in more messages; none of them may refer to another. */
  add(source: string): void {
    for (const message of source.split(BEGINNING)) {
      const key = /^[a-z][\w-]*/.exec(message)?.[0];
      if (key !== undefined) this.#unread.set(key, message);
    }
  }

  has(key: string): boolean {
    return this.#unread.has(key) || this.#bundle.hasMessage(key);
  }

  /** A message of the page's own; a key that is missing is shown as such. */
  get(key: string, args: Args = {}): string {
    return this.#format(key, args);
  }

  /** A phrase that came over the wire. */
  say(phrase: Phrase, names: Names): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(phrase.args)) this.#fill(args, name, arg, names);
    return this.#format(phrase.key, args);
  }

  #fill(args: Record<string, FluentVariable>, name: string, arg: Arg, names: Names): void {
    if ('number' in arg) args[name] = arg.number;
    else if ('text' in arg) args[name] = arg.text;
    else if ('phrase' in arg) args[name] = this.say(arg.phrase, names);
    else if ('list' in arg) args[name] = this.#list(arg.list.map((phrase) => this.say(phrase, names)));
    else {
      args[name] = names.names[arg.seat] || `#${arg.seat}`;
      args[`${name}-is`] = names.reader === arg.seat ? 'you' : 'other';
    }
  }

  #list(said: string[]): string {
    const last = said.at(-1) ?? '';
    if (said.length < 2) return last;
    return this.#format('list-and', { list: said.slice(0, -1).join(', '), last });
  }

  #format(key: string, args: Record<string, FluentVariable>): string {
    const message = this.#read(key);
    if (!message?.value) return `[${key}]`;
    const errors: Error[] = [];
    const counted = Object.entries(args).map(([name, arg]) => [name, typeof arg === 'number' ? new Count(arg) : arg]);
    const text = this.#bundle.formatPattern(message.value, Object.fromEntries(counted), errors);
    if (errors.length > 0) return `[${key}]`;
    return this.lang === 'fr' ? joined(text) : text;
  }

  #read(key: string): ReturnType<FluentBundle['getMessage']> {
    const unread = this.#unread.get(key);
    if (unread !== undefined) {
      this.#unread.delete(key);
      this.#bundle.addResource(new FluentResource(unread));
    }
    return this.#bundle.getMessage(key);
  }
}
