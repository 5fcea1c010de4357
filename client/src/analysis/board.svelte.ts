/** What is analysed: the tree of tried moves, the position that is shown, and what bots and solver say of it. */
import type { Engine } from '../engine/engine';
import type { Advice, GameDeal, OpenPosition, SolvedPosition } from '../wire/messages';
import { Tree, type Node } from './tree';

/** What the engine is asked for. */
export type Asked = Pick<Engine, 'want'>;

export class AnalysisBoard {
  readonly #engine: Asked;
  readonly #tree: Tree;
  /** How many moves the record has. */
  readonly recorded: number;
  /** Counts changes of the tree, which is not reactive itself. */
  #changes = $state(0);
  #at = $state(0);
  position = $state.raw<OpenPosition>()!;
  advice = $state.raw<readonly Advice[] | null>(null);
  /** The exact solution; none if there is none, and nothing while it is not known. */
  solved = $state.raw<SolvedPosition | null | undefined>(undefined);
  thinking = $state(false);
  fault = $state('');
  #asked = 0;

  private constructor(engine: Asked, whole: OpenPosition) {
    this.#engine = engine;
    this.#tree = new Tree(whole);
    this.recorded = whole.line.length;
    this.#at = whole.line.length;
    this.position = whole;
  }

  /** The board of a record, at one of its moves or at its end. */
  static async open(engine: Asked, record: GameDeal, move: number | null): Promise<AnalysisBoard> {
    const board = new AnalysisBoard(engine, await engine.want({ want: 'position', record, number: null, tried: null }));
    await board.go(move === null ? board.recorded : Math.min(move, board.recorded));
    return board;
  }

  get at(): number {
    return this.#at;
  }

  node(id: number): Node {
    void this.#changes;
    return this.#tree.get(id);
  }

  /** The positions of the line that is shown. */
  get line(): Node[] {
    void this.#changes;
    return this.#tree.line(this.#at).map((id) => this.#tree.get(id));
  }

  /** Shows a position. */
  async go(id: number): Promise<void> {
    const { record, depth } = this.#tree.get(id);
    await this.#show(id, this.#engine.want({ want: 'position', record, number: depth, tried: null }));
  }

  back(): Promise<void> {
    const { parent } = this.#tree.get(this.#at);
    return parent === null ? Promise.resolve() : this.go(parent);
  }

  forward(): Promise<void> {
    const [next] = this.#tree.get(this.#at).children;
    return next === undefined ? Promise.resolve() : this.go(next);
  }

  /** Tries a move; one that was tried before is gone to. */
  async play(seat: number, action: string): Promise<void> {
    const known = this.#tree.child(this.#at, { seat, action });
    if (known !== null) return this.go(known);
    const [from, { record }] = [this.#at, this.position];
    try {
      const after = await this.#engine.want({ want: 'position', record, number: null, tried: { seat, action } });
      const id = this.#tree.add(from, after);
      this.#changes += 1;
      await this.#show(id, Promise.resolve(after));
    } catch (fault) {
      this.fault = fault instanceof Error ? fault.message : String(fault);
    }
  }

  /** Forgets the position that is shown and what follows it, if it was tried here. */
  async remove(): Promise<void> {
    const left = this.#tree.remove(this.#at, this.recorded);
    this.#changes += 1;
    await this.go(left);
  }

  /** Asks a strong bot about the choice of a seat. */
  async advise(seat: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.thinking = true;
    this.fault = '';
    try {
      const advice = await this.#engine.want({ want: 'advise', record: this.position.record, seat });
      if (asked === this.#asked) this.advice = advice;
    } catch (fault) {
      if (asked === this.#asked) this.fault = fault instanceof Error ? fault.message : String(fault);
    } finally {
      if (asked === this.#asked) this.thinking = false;
    }
  }

  async #show(id: number, found: Promise<OpenPosition>): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const position = await found;
    if (asked !== this.#asked) return;
    [this.#at, this.position, this.advice, this.solved] = [id, position, null, undefined];
    [this.thinking, this.fault] = [false, ''];
    void this.#solve(asked, position);
  }

  /** Asks the exact solver; a later position is not overtaken. */
  async #solve(asked: number, { record, winners }: OpenPosition): Promise<void> {
    const solved = winners ? null : await this.#engine.want({ want: 'solve', record }).catch(() => null);
    if (asked === this.#asked || this.position.record === record) this.solved = solved;
  }
}
