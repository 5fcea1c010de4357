/** The catalogue in the visitor's language, wherever something is said. */
import { settings } from '../settings.svelte';
import type { Phrase } from '../wire/messages';
import { load, NOBODY, type Args, type Catalogue, type Names } from './catalogue';

class Speech {
  #catalogue = $state.raw<Catalogue | null>(null);

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

  get(key: string, args: Args = {}): string {
    return this.#catalogue?.get(key, args) ?? '';
  }

  has(key: string): boolean {
    return this.#catalogue?.has(key) ?? false;
  }

  say(phrase: Phrase, names: Names = NOBODY): string {
    return this.#catalogue?.say(phrase, names) ?? '';
  }
}

export const speech = new Speech();
/** A message of the page's own. */
export const t = (key: string, args: Args = {}): string => speech.get(key, args);
