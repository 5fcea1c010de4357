import { describe, expect, test } from 'vitest';
import type { ToThinker } from '../../src/engine/messages';
import { EngineRefusal, type Request } from '../../src/engine/requests';
import { Thinkers, Unthinkable, width, type ThinkingWorker } from '../../src/engine/thinkers';

/** A worker that answers when the test lets it. */
class FakeWorker implements ThinkingWorker {
  onmessage: ThinkingWorker['onmessage'] = null;
  onerror: ThinkingWorker['onerror'] = null;
  asked: string[] = [];
  ended = false;

  postMessage(message: ToThinker): void {
    if (message.kind === 'weights') this.asked.push(`weights of ${message.game}`);
    if (message.kind === 'ask') this.asked.push(Object.keys(JSON.parse(message.request))[0] ?? '');
  }
  terminate(): void {
    this.ended = true;
  }
  answers(reply: object): void {
    this.onmessage?.({ data: JSON.stringify(reply) } as MessageEvent<string>);
  }
  dies(): void {
    this.onerror?.({ message: 'unreachable', preventDefault: () => undefined } as ErrorEvent);
  }
}

function started(most: number): { thinkers: Thinkers; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { thinkers: new Thinkers(start, async () => [{ game: 'claim', files: new Uint8Array(8) }], most), workers };
}

const think: Request<'think'> = { do: 'think', log: [], seat: 1, chance: '00' };
const review: Request<'review'> = { do: 'review', record: { game: 'goofspiel', options: {}, deal: {} }, number: 1 };

describe('workers that think', () => {
  test('are started when they are wanted, and never more than there may be', () => {
    const { thinkers, workers } = started(2);
    expect(workers).toHaveLength(0);
    for (let task = 0; task < 5; task += 1) void thinkers.ask(review).catch(() => undefined);
    expect(workers).toHaveLength(2);
  });

  test('answer one task after the other', async () => {
    const { thinkers, workers } = started(1);
    const [one, other] = [thinkers.ask(think), thinkers.ask(think)];
    workers[0]?.answers({ ok: 'play Go1' });
    expect(await one).toBe('play Go1');
    workers[0]?.answers({ ok: 'play Go2' });
    expect(await other).toBe('play Go2');
    expect(workers).toHaveLength(1);
  });

  test('let a bot whose turn it is go before a review', async () => {
    const { thinkers, workers } = started(1);
    const first = thinkers.ask(review);
    void thinkers.ask(review);
    void thinkers.ask(think);
    workers[0]?.answers({ ok: {} });
    await first;
    expect(workers[0]?.asked).toEqual(['review', 'think']);
  });

  test('that die fail one task, and another worker goes on', async () => {
    const { thinkers, workers } = started(1);
    const [one, other] = [thinkers.ask(think), thinkers.ask(think)];
    workers[0]?.dies();
    await expect(one).rejects.toBeInstanceOf(Unthinkable);
    expect(workers[0]?.ended).toBe(true);
    workers[1]?.answers({ ok: 'play Go3' });
    expect(await other).toBe('play Go3');
  });

  test('pass on what the engine refuses', async () => {
    const { thinkers, workers } = started(1);
    const asked = thinkers.ask(think);
    workers[0]?.answers({ error: { code: 'not-now', phrase: { key: 'table-refused-not-now', args: {} } } });
    await expect(asked).rejects.toBeInstanceOf(EngineRefusal);
  });

  test('get the weights that a bot needs when it first needs them', async () => {
    const { thinkers, workers } = started(1);
    const asked = thinkers.ask(think);
    const lacks = { error: { code: 'no-weights', phrase: { key: 'server-problem-no-weights', args: {} } } };
    workers[0]?.answers(lacks);
    await new Promise((resolve) => setTimeout(resolve));
    expect(workers[0]?.asked).toEqual(['think', 'weights of claim', 'think']);
    workers[0]?.answers({ ok: 'play Go1' });
    expect(await asked).toBe('play Go1');
  });

  test('are as many as there are cores, one at least and eight at most', () => {
    expect([0, 1, 2, 8, 64].map((cores) => width(cores))).toEqual([1, 1, 2, 8, 8]);
  });
});
