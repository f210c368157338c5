import { type Board, emptyBoard, hasEdge, isOnBoard } from '../../src/board/board';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, WALL, WATER } from '../../src/board/terrain';
import { type Edge, eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareAt, xOf, yOf } from '../../src/grid/square';
import type { BoardSize } from '../../src/photo/types';

export const OUTLINE_KINDS = ['hindering', 'blocking', 'elevated', 'water', 'start', 'indoors', 'special'] as const;
export type OutlineKind = (typeof OUTLINE_KINDS)[number];

/** An area surrounded by a line of one colour. */
export interface OutlinedArea {
  readonly kind: OutlineKind;
  readonly squares: ReadonlySet<Square>;
}

/** A map as printed: the board, its starting areas, and the areas with an outline. */
export interface PrintedMap {
  readonly board: Board;
  readonly starts: ReadonlySet<Square>;
  readonly areas: readonly OutlinedArea[];
}

export type RandomSource = () => number;

/** Returns a random integer from `low` to `high`, both inclusive. */
export function randomInteger(random: RandomSource, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function pickRandom<Item>(random: RandomSource, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

const BITS: Partial<Record<OutlineKind, number>> = {
  hindering: HINDERING,
  blocking: BLOCKING,
  water: WATER,
  indoors: INDOORS,
  special: SPECIAL,
};

/** Generates a map with two starting areas, houses with rooms, nested roofs, ponds, rocks and scattered greenery. */
export function randomMap(random: RandomSource, size: BoardSize): PrintedMap {
  const board = emptyBoard(size.width, size.height);
  const room = size.width * size.height;
  const areas: OutlinedArea[] = [];
  const starts = new Set<Square>();
  /**
   * Whether the printer outlines touching areas of one kind separately. Most printers draw one line around both areas.
   */
  const parts = random() < 0.2;

  const add = (kind: OutlineKind, squares: ReadonlySet<Square>) => {
    if (squares.size === 0) return;
    const bit = BITS[kind] ?? 0;
    for (const square of squares) {
      board.terrain[square] = (board.terrain[square] as number) | bit;
      if (kind === 'elevated') board.levels[square] = (board.levels[square] as number) + 1;
      if (kind === 'start') starts.add(square);
    }
    areas.push({ kind, squares });
  };
  const has = (kind: OutlineKind, square: Square) =>
    areas.some((area) => area.kind === kind && area.squares.has(square));

  for (const squares of startStrips(random, size)) add('start', squares);
  for (let house = Math.round(room / 220 + random()); house > 0; house--) {
    const squares = block(random, size, 4, 8, (square) => !has('indoors', square) && !starts.has(square));
    add('indoors', squares);
    wallRound(random, board, squares);
  }
  for (let roof = Math.round(room / 250 + random()); roof > 0; roof--) {
    const squares = block(random, size, 3, 7, (square) => !has('elevated', square) && !has('indoors', square));
    add('elevated', squares);
    const inner = new Set([...block(random, size, 2, 4, (square) => squares.has(square))]);
    if (inner.size > 1 && inner.size < squares.size && random() < 0.7) add('elevated', inner);
  }
  const scatter = (kind: OutlineKind, count: number, low: number, high: number, clash: readonly OutlineKind[]) => {
    for (; count > 0; count--) {
      const free = (square: Square) => !has(kind, square) && !clash.some((other) => has(other, square));
      add(kind, blob(random, size, randomInteger(random, low, high), free));
    }
  };
  scatter('water', Math.round(room / 260 + random() - 0.3), 4, 18, ['indoors', 'elevated', 'start']);
  scatter('blocking', Math.round(room / 80), 1, 4, ['water']);
  scatter('hindering', Math.round(room / 32), 1, 7, ['blocking', 'water']);
  scatter('special', randomInteger(random, 0, 2), 1, 6, ['start']);
  for (let wall = randomInteger(random, 1, 4); wall > 0; wall--) straightWall(random, board);
  return { board, starts, areas: parts ? areas : joined(areas, board) };
}

/** Merges areas of one kind that share a side. Roofs are merged for each level. */
function joined(areas: readonly OutlinedArea[], board: Board): OutlinedArea[] {
  const result: OutlinedArea[] = [];
  for (const kind of OUTLINE_KINDS) {
    const own = areas.filter((area) => area.kind === kind);
    if (kind === 'elevated') {
      for (let level = 1; level < 4; level++)
        result.push(
          ...components(
            kind,
            new Set(
              own.flatMap(({ squares }) => [...squares].filter((square) => (board.levels[square] as number) >= level)),
            ),
          ),
        );
    } else result.push(...components(kind, new Set(own.flatMap(({ squares }) => [...squares]))));
  }
  return result;
}

function components(kind: OutlineKind, squares: Set<Square>): OutlinedArea[] {
  const result: OutlinedArea[] = [];
  for (const first of [...squares]) {
    if (!squares.delete(first)) continue;
    const area = [first];
    for (const square of area)
      for (const next of [square - 1, square + 1, square - 64, square + 64]) if (squares.delete(next)) area.push(next);
    result.push({ kind, squares: new Set(area) });
  }
  return result;
}

function startStrips(random: RandomSource, { width, height }: BoardSize): Set<Square>[] {
  const along = height >= width;
  const [length, far] = along ? [width, height] : [height, width];
  const inset = randomInteger(random, 0, Math.floor(length / 4));
  const deep = randomInteger(random, 1, 3);
  return [0, far - deep].map((from) => {
    const squares = new Set<Square>();
    for (let a = inset; a < length - inset; a++)
      for (let b = from; b < from + deep; b++) squares.add(along ? squareAt(a, b) : squareAt(b, a));
    return squares;
  });
}

/** Returns the largest connected group of free squares in a random rectangle, sometimes with a corner cut out. */
function block(
  random: RandomSource,
  size: BoardSize,
  low: number,
  high: number,
  free: (square: Square) => boolean,
): Set<Square> {
  const wide = Math.min(randomInteger(random, low, high), size.width);
  const tall = Math.min(randomInteger(random, low, high), size.height);
  const left = randomInteger(random, 0, size.width - wide);
  const top = randomInteger(random, 0, size.height - tall);
  const cut = random() < 0.4 ? [randomInteger(random, 1, wide - 1), randomInteger(random, 1, tall - 1)] : [0, 0];
  const squares = new Set<Square>();
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      if (x < (cut[0] as number) && y < (cut[1] as number)) continue;
      const square = squareAt(left + x, top + y);
      if (free(square)) squares.add(square);
    }
  const [largest] = components('indoors', new Set(squares)).sort((a, b) => b.squares.size - a.squares.size);
  return new Set(largest?.squares);
}

function blob(random: RandomSource, size: BoardSize, count: number, free: (square: Square) => boolean): Set<Square> {
  const first = squareAt(randomInteger(random, 0, size.width - 1), randomInteger(random, 0, size.height - 1));
  const squares = new Set<Square>();
  if (!free(first)) return squares;
  squares.add(first);
  for (let tries = 0; squares.size < count && tries < 200; tries++) {
    const from = pickRandom(random, [...squares]);
    const next = from + pickRandom(random, [-1, 1, -64, 64]);
    const [x, y] = [xOf(next), yOf(next)];
    const beside = Math.abs(x - xOf(from)) + Math.abs(y - yOf(from)) === 1;
    if (beside && x < size.width && y >= 0 && y < size.height && free(next)) squares.add(next);
  }
  return squares;
}

function edgesBetween(board: Board, crossed: (a: Square, b: Square) => boolean): Edge[] {
  const edges: Edge[] = [];
  for (let y = 0; y < board.height; y++)
    for (let x = 0; x < board.width; x++) {
      const square = squareAt(x, y);
      if (isOnBoard(board, x + 1, y) && crossed(square, square + 1)) edges.push(eastEdge(square));
      if (isOnBoard(board, x, y + 1) && crossed(square, square + 64)) edges.push(southEdge(square));
    }
  return edges;
}

/** Adds walls with gaps around a house, and a wall with gaps inside it. */
function wallRound(random: RandomSource, board: Board, squares: ReadonlySet<Square>): void {
  for (const edge of edgesBetween(board, (a, b) => squares.has(a) !== squares.has(b)))
    if (random() < 0.88) board.walls[edge] = WALL;
  const across = random() < 0.5;
  const any = pickRandom(random, [...squares]);
  if (any === undefined) return;
  const inner = (a: Square, b: Square) =>
    squares.has(a) &&
    squares.has(b) &&
    (across ? yOf(a) === yOf(any) && yOf(b) > yOf(a) : xOf(a) === xOf(any) && xOf(b) > xOf(a));
  for (const edge of edgesBetween(board, inner)) if (random() < 0.8) board.walls[edge] = WALL;
}

function straightWall(random: RandomSource, board: Board): void {
  const [x, y] = [randomInteger(random, 0, board.width - 1), randomInteger(random, 0, board.height - 1)];
  const across = random() < 0.5;
  for (let step = randomInteger(random, 2, 6); step >= 0; step--) {
    const square = across
      ? squareAt(Math.min(x + step, board.width - 1), y)
      : squareAt(x, Math.min(y + step, board.height - 1));
    const edge = across ? southEdge(square) : eastEdge(square);
    if (hasEdge(board, edge)) board.walls[edge] = WALL;
  }
}
