import type { FillOption, FillRow } from './fill-rows';

/** Goal of a fill: the exact points, and limits for all other values. */
export interface FillGoal {
  readonly points: number;
  /** Minimum number of figures that count for the theme. */
  readonly counted: number;
  /** Maximum number of prime figures. Infinite for no limit. */
  readonly primes: number;
  /** Bit mask of powers that the figures must show. */
  readonly powers: number;
}

/** Solution of a fill: the chosen option of each row. Rows in which no figure is taken are omitted. */
export interface FillSolution {
  readonly taken: readonly { readonly row: number; readonly option: FillOption }[];
  readonly score: number;
}

/** Transitions of one row: for each option, the next state by current state. -1 if the option may not be taken. */
interface Steps {
  readonly none: Int32Array;
  readonly options: readonly Int32Array[];
}

/** Score of a state that no filling reaches. */
const NEVER = -32768;

/**
 * The next four constants are the states within a cluster. NOTHING: nothing taken. NAME: a figure of this name. KEY: a
 * figure of this name and key. OTHER: a figure of an earlier name.
 */
const NOTHING = 0;
const NAME = 1;
const KEY = 2;
const OTHER = 3;

/**
 * Search for the best fillings. For every row and state, a table holds the best score that the rows from there on can
 * add. The table is computed by dynamic programming from the last row back. It is exact, so the search never enters a
 * branch that cannot be completed.
 */
export class FillSearch {
  readonly #rows: readonly FillRow[];
  readonly #points: number;
  /**
   * Number of values of each dimension of a state: primes left, figures still to count, powers still missing, place in
   * the cluster.
   */
  readonly #primes: number;
  readonly #counted: number;
  readonly #powers: number;
  readonly #places: number;
  /** Best scores by row (and one past the last row), then by points left, then by all other dimensions of a state. */
  readonly #best: Int16Array[];
  readonly #next: readonly Steps[];

  constructor(rows: readonly FillRow[], most: FillGoal) {
    this.#rows = rows;
    this.#points = most.points + 1;
    this.#primes =
      Number.isFinite(most.primes) && rows.some(({ options }) => options.some((each) => each.primes > 0))
        ? most.primes + 1
        : 1;
    this.#counted = most.counted + 1;
    this.#powers = most.powers + 1;
    this.#places = rows.some((row, place) => canExclude(row, rows[place + 1])) ? 4 : 1;
    this.#next = rows.map((row, place) => this.#steps(row, rows[place + 1]));
    this.#best = this.#table();
  }

  /** Encodes all dimensions of a state except the points as one number. */
  #pack(primes: number, counted: number, powers: number, place: number): number {
    return ((primes * this.#counted + counted) * this.#powers + powers) * this.#places + place;
  }

  get #parts(): number {
    return this.#primes * this.#counted * this.#powers * this.#places;
  }

  #steps(row: FillRow, after: FillRow | undefined): Steps {
    const known = new Map<string, Int32Array>();
    const step = (option: FillOption): Int32Array => {
      const name = `${option.primes} ${option.counted} ${option.powers} ${option.picks.length > 0}`;
      const found = known.get(name) ?? this.#step(row, after, option);
      known.set(name, found);
      return found;
    };
    const [none, ...options] = row.options.map(step);
    return { none: none as Int32Array, options };
  }

  #step(row: FillRow, after: FillRow | undefined, option: FillOption): Int32Array {
    const to = new Int32Array(this.#parts).fill(-1);
    for (let primes = 0; primes < this.#primes; primes++) {
      const primesLeft = this.#primes === 1 ? 0 : primes - option.primes;
      if (primesLeft < 0) continue;
      for (let counted = 0; counted < this.#counted; counted++) {
        for (let powers = 0; powers < this.#powers; powers++) {
          for (let place = 0; place < this.#places; place++) {
            const stands = this.#places === 1 ? NOTHING : placeAfterTaking(row, option, place);
            if (stands === null) continue;
            const goesOn = this.#places === 1 ? NOTHING : placeForNextRow(row, after, stands);
            to[this.#pack(primes, counted, powers, place)] = this.#pack(
              primesLeft,
              Math.max(0, counted - option.counted),
              powers & ~option.powers,
              goesOn,
            );
          }
        }
      }
    }
    return to;
  }

  #table(): Int16Array[] {
    const parts = this.#parts;
    const end = new Int16Array(this.#points * parts).fill(NEVER);
    for (let primes = 0; primes < this.#primes; primes++)
      for (let place = 0; place < this.#places; place++) end[this.#pack(primes, 0, 0, place)] = 0;
    const tables = [end];
    let after = end;
    for (let place = this.#rows.length - 1; place >= 0; place--) {
      const { none, options } = this.#next[place] as Steps;
      const table = new Int16Array(this.#points * parts);
      for (let points = 0; points < this.#points; points++) {
        const base = points * parts;
        for (let part = 0; part < parts; part++) table[base + part] = after[base + (none[part] as number)] as number;
      }
      const taken = (this.#rows[place] as FillRow).options;
      for (const [index, to] of options.entries()) {
        const { points: cost, score: worth } = taken[index + 1] as FillOption;
        for (let points = cost; points < this.#points; points++) {
          const base = points * parts;
          const rest = (points - cost) * parts;
          for (let part = 0; part < parts; part++) {
            const goes = to[part] as number;
            if (goes < 0) continue;
            const left = after[rest + goes] as number;
            if (left !== NEVER && left + worth > (table[base + part] as number)) table[base + part] = left + worth;
          }
        }
      }
      tables.push(table);
      after = table;
    }
    return tables.reverse();
  }

  /** Returns the best score of any filling that reaches the goal. Null if no filling does. */
  best(goal: FillGoal): number | null {
    const value = this.#best[0]?.[this.#state(goal)] ?? NEVER;
    return value === NEVER ? null : value;
  }

  #state({ points, counted, primes, powers }: FillGoal): number {
    const primesLeft = this.#primes === 1 ? 0 : Math.min(primes, this.#primes - 1);
    return points * this.#parts + this.#pack(primesLeft, counted, powers, NOTHING);
  }

  /** Yields fillings that reach the goal, the best score first. The order of equal scores is arbitrary. */
  *fillings(goal: FillGoal): Generator<FillSolution> {
    const from = this.best(goal);
    if (from === null) return;
    const parts = this.#parts;
    const heap = new Heap();
    heap.push({ bound: from, row: 0, state: this.#state(goal), score: 0, last: null });
    for (let node = heap.pop(); node; node = heap.pop()) {
      if (node.row === this.#rows.length) {
        yield { taken: collectTaken(node.last), score: node.score };
        continue;
      }
      const after = this.#best[node.row + 1] as Int16Array;
      const { none, options } = this.#next[node.row] as Steps;
      const taken = (this.#rows[node.row] as FillRow).options;
      const points = Math.floor(node.state / parts);
      const part = node.state % parts;
      for (const [index, option] of taken.entries()) {
        const goes = (index === 0 ? none : (options[index - 1] as Int32Array))[part] as number;
        if (goes < 0 || option.points > points) continue;
        const state = (points - option.points) * parts + goes;
        const left = after[state] as number;
        if (left === NEVER) continue;
        const worth = node.score + option.score;
        const last = index === 0 ? node.last : { row: node.row, option, before: node.last };
        heap.push({ bound: worth + left, row: node.row + 1, state, score: worth, last });
      }
    }
  }
}

/**
 * Returns whether taking figures of one row can exclude figures of the next row. Only then does the place in the
 * cluster matter.
 */
function canExclude(row: FillRow, after: FillRow | undefined): boolean {
  if (!after || row.cluster !== after.cluster) return false;
  return row.name !== after.name || (row.key !== null && row.key === after.key);
}

/** Returns the place in the cluster after an option of the row is taken. Null if the option may not be taken. */
function placeAfterTaking(row: FillRow, option: FillOption, place: number): number | null {
  if (option.picks.length === 0) return place;
  if (place === OTHER || (row.key !== null && place === KEY)) return null;
  return row.key !== null || place === KEY ? KEY : NAME;
}

/** Converts the place in the cluster after one row to the place before the next row. */
function placeForNextRow(row: FillRow, after: FillRow | undefined, place: number): number {
  if (!after || after.cluster !== row.cluster) return NOTHING;
  if (after.name !== row.name) return place === NOTHING ? NOTHING : OTHER;
  return place === KEY && after.key !== row.key ? NAME : place;
}

interface TakenLink {
  readonly row: number;
  readonly option: FillOption;
  readonly before: TakenLink | null;
}

function collectTaken(last: TakenLink | null): { row: number; option: FillOption }[] {
  const taken: { row: number; option: FillOption }[] = [];
  for (let each = last; each; each = each.before) taken.push({ row: each.row, option: each.option });
  return taken.reverse();
}

interface Node {
  /** Score of the best filling that continues from this node. */
  readonly bound: number;
  readonly row: number;
  readonly state: number;
  readonly score: number;
  readonly last: TakenLink | null;
}

/**
 * Priority queue with the best bound on top. Among equal bounds the deepest node comes first, which completes one
 * filling before others are continued.
 */
class Heap {
  readonly #nodes: Node[] = [];

  push(node: Node): void {
    const nodes = this.#nodes;
    let place = nodes.push(node) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!before(node, nodes[above] as Node)) break;
      nodes[place] = nodes[above] as Node;
      place = above;
    }
    nodes[place] = node;
  }

  pop(): Node | undefined {
    const nodes = this.#nodes;
    const top = nodes[0];
    const node = nodes.pop();
    if (!node || nodes.length === 0) return top;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= nodes.length) break;
      if (below + 1 < nodes.length && before(nodes[below + 1] as Node, nodes[below] as Node)) below++;
      if (!before(nodes[below] as Node, node)) break;
      nodes[place] = nodes[below] as Node;
      place = below;
    }
    nodes[place] = node;
    return top;
  }
}

function before(a: Node, b: Node): boolean {
  return a.bound > b.bound || (a.bound === b.bound && a.row > b.row);
}
