import { BLOCKING, HINDERING, WATER } from '../board/terrain';
import { type Edge, eastEdge, edgeSquares, southEdge } from '../grid/edge';
import { type Square, STRIDE, squareAt, xOf, yOf } from '../grid/square';
import type { EdgeKind, EdgeReading, PhotoReading, SquareKind, SquareReading } from './types';

/** Terrain bits that exclude each other: a square has at most one. */
export const GROUND_BITS = HINDERING | BLOCKING | WATER;

/** A change of some properties of a square; the other properties stay as they are. */
export interface KindChange {
  /** Terrain bits that the change affects. */
  readonly mask: number;
  /** New values of the terrain bits in `mask`. */
  readonly terrain: number;
  /** New level; null if the level stays. */
  readonly level: number | null;
  /** Whether the square becomes part of a starting area; null if the change does not affect this. */
  readonly start: boolean | null;
}

export const NO_CHANGE: KindChange = { mask: 0, terrain: 0, level: null, start: null };

/**
 * Connected squares with the same question. One answer applies to all squares and changes only the property in
 * question, so the squares may differ otherwise.
 */
export interface SquareDoubt {
  readonly id: string;
  readonly what: 'squares';
  readonly squares: readonly Square[];
  /** The reading and its alternative; empty if the reader has no alternative. */
  readonly answers: readonly KindChange[];
  /** Whether the squares were read in different ways. Leaving all squares as they are is then a further answer. */
  readonly mixed: boolean;
  /** Expected number of wrong squares. Doubts with a higher number are shown first. */
  readonly wrong: number;
}

/** Edges with the same two possible answers, connected at their ends, also around corners. */
export interface EdgeDoubt {
  readonly id: string;
  readonly what: 'edges';
  readonly edges: readonly Edge[];
  readonly read: EdgeKind;
  readonly runnerUp: EdgeKind;
  readonly wrong: number;
}

/** One question that the app asks the user about a map reading. */
export type Doubt = SquareDoubt | EdgeDoubt;

/** Lists all doubts of a reading, highest expected number of errors first. */
export function listDoubts(reading: PhotoReading): Doubt[] {
  const squares = groups(
    reading.squares.filter(({ doubtful }) => doubtful),
    (each) => listDoubtAnswers(each).map(keyOf).sort().join(' '),
    besideSquare,
    ({ square }) => square,
  ).map(squareDoubt);
  const edges = groups(
    reading.edges.filter(({ doubtful }) => doubtful),
    ({ read, runnerUp }) => `${read} ${runnerUp}`,
    touchingEdges,
    ({ edge }) => edge,
  ).map((group): EdgeDoubt => {
    const { edge, read, runnerUp } = group[0] as EdgeReading;
    const edges = group.map((each) => each.edge);
    return { id: `e${edge}`, what: 'edges', edges, read, runnerUp, wrong: wrongOf(group) };
  });
  return [...squares, ...edges].sort((a, b) => b.wrong - a.wrong || (a.id < b.id ? -1 : 1));
}

function squareDoubt(group: readonly SquareReading[]): SquareDoubt {
  const first = group[0] as SquareReading;
  const [one, other] = listDoubtAnswers(first);
  const squares = group.map(({ square }) => square);
  const asked = { id: `s${first.square}`, what: 'squares', squares, wrong: wrongOf(group) } as const;
  if (!one || !other) return { ...asked, answers: [], mixed: false };
  const readAsOne = group.filter((each) => keyOf(listDoubtAnswers(each)[0] ?? NO_CHANGE) === keyOf(one));
  const forOne = group.reduce((sum, each) => sum + (readAsOne.includes(each) ? each.sure : 1 - each.sure), 0);
  const mixed = readAsOne.length < group.length;
  return { ...asked, answers: mixed && forOne * 2 < group.length ? [other, one] : [one, other], mixed };
}

/**
 * Returns the two answers for a doubtful square: the changes to its reading and to the runner-up. Empty if the two do
 * not differ.
 */
export function listDoubtAnswers({ read, runnerUp }: SquareReading): readonly KindChange[] {
  const differs = read.terrain ^ runnerUp.terrain;
  const level = read.level !== runnerUp.level;
  const start = read.start !== runnerUp.start;
  if (differs === 0 && !level && !start) return [];
  // If the readings share no ground bit, the answer sets the whole ground, else only the differing bits.
  const alone = (differs & GROUND_BITS) !== 0 && (read.terrain & runnerUp.terrain & GROUND_BITS) === 0;
  const mask = alone ? differs | GROUND_BITS : differs;
  return [read, runnerUp].map((kind) => ({
    mask,
    terrain: kind.terrain & mask,
    level: level ? kind.level : null,
    start: start ? kind.start : null,
  }));
}

export function applyKindChange(kind: SquareKind, change: KindChange): SquareKind {
  return {
    terrain: (kind.terrain & ~change.mask) | change.terrain,
    level: change.level ?? kind.level,
    start: change.start ?? kind.start,
  };
}

/**
 * Returns whether a change answers the question of a square. If the question has no specific answers, any change
 * answers it.
 */
export function isAnswerToDoubt(change: KindChange, reading: SquareReading): boolean {
  const [asked] = listDoubtAnswers(reading);
  if (!asked) return true;
  return (
    (change.mask & asked.mask) !== 0 ||
    (change.level !== null && asked.level !== null) ||
    (change.start !== null && asked.start !== null)
  );
}

function keyOf({ mask, terrain, level, start }: KindChange): string {
  return `${mask}/${terrain}/${level}/${start}`;
}

/** Returns the expected number of errors, rounded so that equal sums compare as equal. */
function wrongOf(readings: readonly { readonly sure: number }[]): number {
  return Math.round(readings.reduce((sum, { sure }) => sum + 1 - sure, 0) * 1e6) / 1e6;
}

/** Groups connected readings with the same key. The order of the readings is preserved. */
function groups<Reading>(
  readings: readonly Reading[],
  keyFor: (reading: Reading) => string,
  beside: (place: number) => readonly number[],
  placeOf: (reading: Reading) => number,
): Reading[][] {
  const left = new Map(readings.map((reading) => [placeOf(reading), { reading, key: keyFor(reading) }]));
  const readingses: Reading[][] = [];
  for (const first of readings) {
    const key = left.get(placeOf(first))?.key;
    if (!left.delete(placeOf(first))) continue;
    const group = [first];
    for (let index = 0; index < group.length; index++) {
      for (const place of beside(placeOf(group[index] as Reading))) {
        const next = left.get(place);
        if (next?.key !== key || next === undefined) continue;
        left.delete(place);
        group.push(next.reading);
      }
    }
    readingses.push(group.sort((a, b) => placeOf(a) - placeOf(b)));
  }
  return readingses;
}

function besideSquare(square: Square): Square[] {
  const found: Square[] = [];
  if (xOf(square) > 0) found.push(square - 1);
  if (xOf(square) < STRIDE - 1) found.push(square + 1);
  if (yOf(square) > 0) found.push(square - STRIDE);
  if (yOf(square) < STRIDE - 1) found.push(square + STRIDE);
  return found;
}

/** Returns the edges that share an end with an edge. */
function touchingEdges(edge: Edge): Edge[] {
  const [, second] = edgeSquares(edge);
  // Each end of an edge is named by the square to its south-east; for one end, that is the second square.
  const [x, y] = [xOf(second), yOf(second)];
  const across = (edge & 1) === 1;
  const found = [...edgesAt(x, y), ...(across ? edgesAt(x + 1, y) : edgesAt(x, y + 1))];
  return found.filter((each) => each !== edge);
}

/** Returns the edges that meet at the north-western corner of a square. */
function edgesAt(x: number, y: number): Edge[] {
  const has = (column: number, row: number) => column >= 0 && row >= 0 && column < STRIDE && row < STRIDE;
  return [
    ...(has(x - 1, y - 1) ? [eastEdge(squareAt(x - 1, y - 1)), southEdge(squareAt(x - 1, y - 1))] : []),
    ...(has(x - 1, y) ? [eastEdge(squareAt(x - 1, y))] : []),
    ...(has(x, y - 1) ? [southEdge(squareAt(x, y - 1))] : []),
  ];
}
