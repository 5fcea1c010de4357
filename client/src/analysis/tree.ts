/** The moves that were tried from a position: a tree, whose first line is that of the record. */
import type { GameDeal, LineMove, OpenPosition } from '../wire/messages';

export interface Node {
  readonly id: number;
  readonly parent: number | null;
  /** How many moves lead here. */
  readonly depth: number;
  /** The last of them; none at the root. */
  readonly move: LineMove | null;
  /** A record that has these moves first. */
  readonly record: GameDeal;
  readonly children: readonly number[];
}

export class Tree {
  #nodes: Node[] = [];

  /** The tree of a record, whose moves are its first line. */
  constructor(whole: OpenPosition) {
    const { record, line } = whole;
    this.#nodes = [null, ...line].map((move, depth) => ({
      id: depth,
      parent: depth === 0 ? null : depth - 1,
      depth,
      move,
      record,
      children: depth < line.length ? [depth + 1] : [],
    }));
  }

  get(id: number): Node {
    const node = this.#nodes[id];
    if (!node) throw new Error(`there is no position ${id}`);
    return node;
  }

  /** The position after a move from here, if it was tried. */
  child(id: number, { seat, action }: Pick<LineMove, 'seat' | 'action'>): number | null {
    return this.get(id).children.find((each) => this.get(each).move?.seat === seat && this.get(each).move?.action === action) ?? null;
  }

  /** Adds the position after a move, and returns it. */
  add(id: number, after: OpenPosition): number {
    const move = after.line.at(-1) ?? null;
    const known = move && this.child(id, move);
    if (known !== null) return known;
    const parent = this.get(id);
    const node = { id: this.#nodes.length, parent: id, depth: parent.depth + 1, move, record: after.record, children: [] };
    this.#nodes.push(node);
    this.#nodes[id] = { ...parent, children: [...parent.children, node.id] };
    return node.id;
  }

  /** Removes a position and all that follows it; the line of the record stays. Returns where one is then. */
  remove(id: number, recorded: number): number {
    const { parent } = this.get(id);
    if (parent === null || id <= recorded) return id;
    const above = this.get(parent);
    this.#nodes[parent] = { ...above, children: above.children.filter((each) => each !== id) };
    return parent;
  }

  /** The positions from the root to this one, and on along the first line. */
  line(id: number): number[] {
    const path: number[] = [];
    for (let at: number | null = id; at !== null; at = this.get(at).parent) path.unshift(at);
    for (let next = this.get(id).children[0]; next !== undefined; next = this.get(next).children[0]) path.push(next);
    return path;
  }
}
