/** The built engine, and the same engine built for this machine, which answers lines. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Module } from '../../src/engine/module';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = join(ROOT, 'target/engine.wasm');
const NATIVE = join(ROOT, 'target/debug/examples/lines');

/** Why the engine cannot be tested here; nothing if it can. */
export const missing = (): string | false => !existsSync(FILE) && 'the engine is not built: scripts/engine';
export const missingNative = (): string | false => missing() || (!existsSync(NATIVE) && 'the native engine is not built: cargo build --package interregnum-browser --examples');

let compiled: WebAssembly.Module | undefined;

/** A new module of the engine. */
export function bare(): Module {
  compiled ??= new WebAssembly.Module(readFileSync(FILE));
  return new Module(compiled);
}

/** A new module of the engine, with its weights. */
export function engine(): Module {
  const module = bare();
  module.provide('claim', Buffer.concat(['claim-habit', 'claim-second', 'claim'].map((name) => readFileSync(join(ROOT, `crates/players/weights/${name}.bin`)))));
  return module;
}

/** The engine as a program: a request a line, a reply a line. */
export class Native {
  readonly #child: ChildProcessWithoutNullStreams = spawn(NATIVE);
  readonly #waiting: Array<(line: string) => void> = [];

  constructor() {
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#waiting.shift()?.(line));
  }

  text(request: string): Promise<string> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#child.stdin.write(`${request}\n`);
    });
  }

  close(): void {
    this.#child.kill();
  }
}

/** Any engine. */
export interface Answering {
  text(request: string): string | Promise<string>;
}

/** Both engines as one: every reply must be the same. */
export class Both implements Answering {
  compared = 0;

  constructor(
    readonly module: Module,
    readonly native: Native,
  ) {}

  async text(request: string): Promise<string> {
    const [one, other] = [this.module.text(request), await this.native.text(request)];
    if (one !== other) throw new Error(`the engines differ on ${request.slice(0, 300)}:\n${firstDifference(one, other)}`);
    this.compared += 1;
    return one;
  }
}

function firstDifference(one: string, other: string): string {
  let place = 0;
  while (one[place] === other[place]) place += 1;
  const around = (text: string) => text.slice(Math.max(0, place - 80), place + 80);
  return `module: …${around(one)}\nnative: …${around(other)}`;
}
