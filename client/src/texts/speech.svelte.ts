/** The catalogue in the visitor's language, wherever something is said. */
import { settings } from '../settings.svelte';
import type { Phrase } from '../wire/messages';
import { load, NOBODY, type Args, type Catalogue, type Lang, type Names } from './catalogue';

/** A file of messages that is fetched when it is wanted, by language. */
export type Chapter = Record<Lang, () => Promise<{ default: string }>>;

class Speech {
  #catalogue = $state.raw<Catalogue | null>(null);
  /** Counts what was added later, so that those who show it look again. */
  #added = $state(0);

  get ready(): boolean {
    return this.#catalogue !== null;
  }

  /** Follows the language of the settings; called once, from the root. */
  follow(): void {
    $effect(() => {
      const lang = settings.lang;
      let current = true;
      void load(lang).then((catalogue) => {
        if (current) this.#catalogue = catalogue;
      });
      return () => (current = false);
    });
  }

  /** Fetches more messages, in whichever language is spoken; called from a component. */
  learn(chapter: Chapter): void {
    $effect(() => {
      const catalogue = this.#catalogue;
      if (!catalogue) return;
      void chapter[catalogue.lang]().then(({ default: source }) => {
        catalogue.add(source);
        this.#added += 1;
      });
    });
  }

  /** Fetches more messages in the language that is spoken now. */
  async fetch(chapter: Chapter): Promise<void> {
    const catalogue = this.#catalogue;
    if (catalogue) catalogue.add((await chapter[catalogue.lang]()).default);
  }

  get(key: string, args: Args = {}): string {
    void this.#added;
    return this.#catalogue?.get(key, args) ?? '';
  }

  has(key: string): boolean {
    void this.#added;
    return this.#catalogue?.has(key) ?? false;
  }

  say(phrase: Phrase, names: Names = NOBODY): string {
    return this.#catalogue?.say(phrase, names) ?? '';
  }
}

export const speech = new Speech();
/** A message of the page's own. */
export const t = (key: string, args: Args = {}): string => speech.get(key, args);
