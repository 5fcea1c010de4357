/** Records that come in a link or a file, read and written by the engine. */
import { asRecord, isSetUp } from '../analysis/set-up';
import { LocalRefusal, engine, type Engine } from '../engine/engine';
import { t } from '../texts/speech.svelte';
import type { GameDeal } from '../wire/messages';
import { packed, unpacked } from './pack';

/** The engine, without which no record can be opened here. */
export async function reader(): Promise<Engine> {
  const running = await engine();
  if (!running) throw new Error(t('page-needs-engine'));
  return running;
}

/** The record behind a link. */
export async function fromLink(part: string): Promise<GameDeal> {
  const running = await reader();
  const brief = await unpacked(part).catch(() => {
    throw new Error(t('page-bad-link'));
  });
  const setUp: unknown = brief.startsWith('{') ? JSON.parse(brief) : null;
  return isSetUp(setUp) ? asRecord(setUp) : running.want({ want: 'whole', brief });
}

/** The part of a link that carries a record, or a position that was set up. */
export async function linkOf(record: GameDeal): Promise<string> {
  if (isSetUp(record)) return packed(JSON.stringify(record));
  const running = await reader();
  return packed(await running.want({ want: 'brief', record }));
}

/** The record of a file, or of what somebody has pasted: the first line that is one. */
export async function fromText(text: string): Promise<GameDeal> {
  const running = await reader();
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    try {
      const record: GameDeal = JSON.parse(line);
      await running.want({ want: 'position', record, number: 0, tried: null });
      return record;
    } catch (fault) {
      if (fault instanceof LocalRefusal) throw fault;
    }
  }
  throw new Error(t('page-no-record'));
}
