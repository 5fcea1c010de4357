/** The forms of the games' options as the server gives them, and values with the flaws that it finds: `make bless` writes them anew. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Values } from '../../src/options/form';
import type { OptionForm } from '../../src/wire/messages';

interface Case {
  game: string;
  values: Values;
  /** The keys of what is wrong. */
  flaws: string[];
}
const kept: { forms: Record<string, OptionForm>; cases: Case[] } = JSON.parse(readFileSync(join(import.meta.dirname, 'forms.json'), 'utf8'));

export const FORMS = kept.forms;
export const CASES = kept.cases;

export function formOf(game: string): OptionForm {
  const form = FORMS[game];
  if (!form) throw new Error(`no form of ${game}`);
  return form;
}
