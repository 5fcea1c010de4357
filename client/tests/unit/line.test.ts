import { beforeEach, describe, expect, test } from 'vitest';
import { Line, type LineState, type Socket, type World } from '../../src/socket/line';
import type { FromClient, ToClient } from '../../src/wire/messages';

/** A world whose time stands still until it is told to pass. */
class Stage implements World {
  sockets: FakeSocket[] = [];
  #now = 0;
  #calls: Array<{ at: number; call: () => void }> = [];

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  later(after: number, call: () => void): () => void {
    const entry = { at: this.#now + after, call };
    this.#calls.push(entry);
    return () => (this.#calls = this.#calls.filter((other) => other !== entry));
  }
  chance(): number {
    return 0.5;
  }
  pass(time: number): void {
    const until = this.#now + time;
    for (;;) {
      const next = this.#calls.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#calls = this.#calls.filter((other) => other !== next);
      this.#now = next.at;
      next.call();
    }
    this.#now = until;
  }
  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  hears(message: Partial<ToClient> & { kind: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcomes(): void {
    this.onopen?.();
    this.hears({ kind: 'welcome' });
  }
  asked(): string[] {
    return this.sent.flatMap((message) => (message.kind === 'ask' ? [message.id] : []));
  }
}

describe('a line to a table', () => {
  let stage: Stage;
  let states: LineState[];
  let version: number | null;
  let line: Line;

  beforeEach(() => {
    stage = new Stage();
    states = [];
    version = null;
    line = new Line(stage, {
      heard: () => undefined,
      changed: (state) => states.push(state),
      version: () => version,
      token: () => null,
    });
  });

  test('greets without a version, and after a break with the one it knows', () => {
    stage.last.welcomes();
    expect(stage.last.sent[0]).toEqual({ kind: 'hello', protocol: 1 });
    version = 41;
    stage.last.onclose?.();
    stage.pass(1000);
    stage.last.welcomes();
    expect(stage.sockets).toHaveLength(2);
    expect(stage.last.sent[0]).toEqual({ kind: 'hello', protocol: 1, since: 41 });
  });

  test('asks again under the same name what was not answered, and nothing else', () => {
    stage.last.welcomes();
    line.ask('a', { do: 'resign' });
    line.ask('b', { do: 'leave' });
    stage.last.hears({ kind: 'done', id: 'a', version: 1 });
    stage.last.onclose?.();
    stage.pass(1000);
    stage.last.welcomes();
    expect(stage.last.asked()).toEqual(['b']);
    stage.last.hears({ kind: 'refused', id: 'b', error: { code: 'x', message: 'x' } });
    expect(line.pending).toEqual([]);
  });

  test('keeps what is asked before the welcome', () => {
    line.ask('early', { do: 'leave' });
    expect(stage.last.asked()).toEqual([]);
    stage.last.welcomes();
    expect(stage.last.asked()).toEqual(['early']);
  });

  test('keeps the wish to act until the table confirms it', () => {
    const wishes = () => stage.last.sent.filter(({ kind }) => kind === 'take-over').length;
    line.takeOver();
    expect(wishes()).toBe(0);
    stage.last.onopen?.();
    stage.last.hears({ kind: 'welcome', acting: false });
    expect(wishes()).toBe(1);
    stage.last.hears({ kind: 'acting', acting: true });
    stage.last.onclose?.();
    stage.pass(1000);
    stage.last.onopen?.();
    stage.last.hears({ kind: 'welcome', acting: false });
    expect(wishes()).toBe(0);
  });

  test('counts as lost within ten seconds of silence', () => {
    stage.last.welcomes();
    stage.pass(8_900);
    expect(states).toEqual(['open']);
    stage.pass(1_100);
    expect(states.slice(0, 2)).toEqual(['open', 'lost']);
    expect(stage.sockets[0]?.closed).toBe(true);
  });

  test('asks for a sign of life, and any word is one', () => {
    stage.last.welcomes();
    for (let second = 0; second < 10; second += 1) {
      stage.pass(5_000);
      stage.last.hears({ kind: 'pong', n: 1 });
    }
    expect(states).toEqual(['open']);
    expect(stage.last.sent.filter(({ kind }) => kind === 'ping').length).toBe(10);
  });

  test('waits longer after every attempt that fails, and never longer than ten seconds', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const before = stage.sockets.length;
      stage.last.onclose?.();
      let waited = 0;
      while (stage.sockets.length === before) {
        stage.pass(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 3)).toEqual([400, 800, 1600]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
  });

  test('does not knock again at a table that is not there', () => {
    stage.last.onopen?.();
    stage.last.hears({ kind: 'bye', code: 'no-such-table' });
    stage.last.onclose?.();
    stage.pass(60_000);
    expect(stage.sockets).toHaveLength(1);
    expect(states).toEqual(['ended']);
  });

  test('tries at once when the network is back', () => {
    stage.last.onclose?.();
    line.retry();
    expect(stage.sockets).toHaveLength(2);
    stage.pass(300);
    expect(stage.sockets).toHaveLength(2);
  });

  test('twenty breaks in a row lose nothing and send nothing twice on one socket', () => {
    stage.last.welcomes();
    line.ask('move', { do: 'resign' });
    for (let drop = 0; drop < 20; drop += 1) {
      stage.last.onclose?.();
      stage.pass(1_000);
      stage.last.welcomes();
      expect(stage.last.asked()).toEqual(['move']);
    }
    expect(line.pending.map(({ id }) => id)).toEqual(['move']);
  });
});
