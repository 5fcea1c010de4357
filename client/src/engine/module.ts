/** The WebAssembly module of the engine: a request goes in as JSON, and a reply comes out. */
import { EngineRefusal, written, type Reply, type Request, type Requests } from './requests';

/** What the module exports, as `crates/wasm` describes it. */
interface Exports {
  memory: WebAssembly.Memory;
  request(length: number): number;
  call(): number;
  reply(): number;
}

const isExports = (exports: object): exports is Exports => ['memory', 'request', 'call', 'reply'].every((name) => name in exports);

export class Module {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  constructor(compiled: WebAssembly.Module) {
    const { exports } = new WebAssembly.Instance(compiled, {});
    if (!isExports(exports)) throw new Error('this is no engine');
    this.#exports = exports;
  }

  /** The reply as text. A trap is an exception, after which the module must not be used again. */
  text(request: string): string {
    return this.#exchange(this.#encoder.encode(request));
  }

  /** Hands over the weights of a game's networks. */
  provide(game: string, files: Uint8Array): void {
    const head = this.#encoder.encode(`\0${game}\0`);
    const bytes = new Uint8Array(head.length + files.length);
    bytes.set(head);
    bytes.set(files, head.length);
    this.#exchange(bytes);
  }

  #exchange(bytes: Uint8Array): string {
    const { memory, request: room, call, reply } = this.#exports;
    // Each call may make the memory grow, which replaces its buffer.
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const length = call();
    return this.#decoder.decode(new Uint8Array(memory.buffer, reply(), length));
  }

  /** The reply, or the refusal as an exception. */
  call<Name extends keyof Requests>(request: Request<Name>): Reply<Name> {
    const reply = JSON.parse(this.text(written(request)));
    if ('error' in reply) throw new EngineRefusal(reply.error);
    return reply.ok;
  }
}

/** A module, smallest possible, that needs SIMD: a browser without it cannot run the engine. */
const SIMD = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/** Whether this browser can run the engine. */
export const canRun = (): boolean => typeof WebAssembly === 'object' && typeof Worker === 'function' && WebAssembly.validate(new Uint8Array(SIMD));
