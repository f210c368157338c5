import type { Board } from '../board/board';
import { BLOCKING, HINDERING, INDOORS, OPEN, SPECIAL, WATER } from '../board/terrain';
import { eastEdge, southEdge } from '../grid/edge';
import { squareAt } from '../grid/square';

/** A map that is known, by its id. */
export interface KnownMap {
  readonly id: string;
  readonly board: Board;
}

/** How well a known map agrees with one that was read. */
export interface Likeness {
  readonly id: string;
  /** Quarter turns clockwise of the known map, after it was mirrored left to right where it was. */
  readonly turns: 0 | 1 | 2 | 3;
  readonly mirrored: boolean;
  /** Columns and rows that its north-western square lies to the east and south of the other's. */
  readonly east: number;
  readonly south: number;
  /** How much of all that is drawn on either is drawn on both, 0 to 1. */
  readonly agrees: number;
}

/** What is printed on squares as lines, and what is told apart on them. */
const KINDS = [HINDERING, BLOCKING, WATER, INDOORS, SPECIAL] as const;
const ELEVATED = KINDS.length;
const EAST_WALL = ELEVATED + 1;
const SOUTH_WALL = ELEVATED + 2;

/** Walls are read best, and are what maps differ in most; indoors is a large plain area that many have. */
const WEIGHTS: readonly number[] = [1, 1, 1, 0.4, 1, 0.7, 2, 2];

/** A size that was counted wrong is off by so much at most, and so many rows may lie outside the picture. */
const OFF = 1;

/** What is drawn on a board: by kind the places, each a column and a row. */
type Drawing = readonly (readonly (readonly [x: number, y: number])[])[];

function drawingOf(board: Board): Drawing {
  const found: [number, number][][] = WEIGHTS.map(() => []);
  for (let y = 0; y < board.height; y++)
    for (let x = 0; x < board.width; x++) {
      const square = squareAt(x, y);
      const terrain = board.terrain[square] ?? 0;
      for (const [kind, bit] of KINDS.entries()) if ((terrain & bit) !== 0) found[kind]?.push([x, y]);
      if ((board.levels[square] ?? 0) > 0) found[ELEVATED]?.push([x, y]);
      if (x + 1 < board.width && board.walls[eastEdge(square)] !== OPEN) found[EAST_WALL]?.push([x, y]);
      if (y + 1 < board.height && board.walls[southEdge(square)] !== OPEN) found[SOUTH_WALL]?.push([x, y]);
    }
  return found;
}

interface Turned {
  readonly turns: 0 | 1 | 2 | 3;
  readonly mirrored: boolean;
  readonly width: number;
  readonly height: number;
  readonly drawing: Drawing;
}

/** A drawing in all eight ways in which a map can lie. A wall on the east of a square is one on the west of its neighbour, and so on. */
function allTurns({ width, height }: Board, drawing: Drawing): readonly Turned[] {
  const found: Turned[] = [];
  for (const mirrored of [false, true]) {
    let now: Omit<Turned, 'turns'> = {
      mirrored,
      width,
      height,
      drawing: mirrored ? mirroredOf(width, drawing) : drawing,
    };
    for (const turns of [0, 1, 2, 3] as const) {
      found.push({ ...now, turns });
      now = { mirrored, width: now.height, height: now.width, drawing: quarterOf(now.height, now.drawing) };
    }
  }
  return found;
}

function mirroredOf(width: number, drawing: Drawing): Drawing {
  return drawing.map((places, kind) =>
    places.map(([x, y]) => [(kind === EAST_WALL ? width - 2 : width - 1) - x, y] as const),
  );
}

/** Clockwise: what was a column is a row, and a wall on the east is one on the south. */
function quarterOf(height: number, drawing: Drawing): Drawing {
  const turned = drawing.map((places, kind) =>
    places.map(([x, y]) => [(kind === SOUTH_WALL ? height - 2 : height - 1) - y, x] as const),
  );
  const [east, south] = [turned[EAST_WALL] ?? [], turned[SOUTH_WALL] ?? []];
  return turned.map((places, kind) => (kind === EAST_WALL ? south : kind === SOUTH_WALL ? east : places));
}

const SIDE = 72;
/** Room for a map that lies partly outside. */
const MARGIN = 4;

/** By kind which places of the read map are drawn, for many maps to be held against it. */
function maskOf(drawing: Drawing): readonly Uint8Array[] {
  return drawing.map((places) => {
    const mask = new Uint8Array(SIDE * SIDE);
    for (const [x, y] of places) mask[(y + MARGIN) * SIDE + x + MARGIN] = 1;
    return mask;
  });
}

function weightOf(drawing: Drawing): number {
  return drawing.reduce((sum, places, kind) => sum + places.length * (WEIGHTS[kind] ?? 0), 0);
}

/**
 * Known maps by how well they agree with one that was read, the best first, each as it agrees best: turned, mirrored, and where the size was counted
 * wrong by one or a row lies outside the picture. Maps of another size are left out.
 */
export function likenesses(read: Board, known: readonly KnownMap[]): readonly Likeness[] {
  const drawing = drawingOf(read);
  const masks = maskOf(drawing);
  const drawn = weightOf(drawing);
  const found: Likeness[] = [];
  for (const { id, board } of known) {
    const own = drawingOf(board);
    const weight = weightOf(own);
    let best: Likeness | null = null;
    for (const turned of fits(read, board) ? allTurns(board, own) : []) {
      const [wide, high] = [turned.width - read.width, turned.height - read.height];
      if (Math.abs(wide) > OFF || Math.abs(high) > OFF) continue;
      for (let south = -OFF; south <= OFF; south++)
        for (let east = -OFF; east <= OFF; east++) {
          const both = sharedBy(masks, turned.drawing, east, south);
          const agrees = drawn + weight === 0 ? 0 : (2 * both) / (drawn + weight);
          if (!best || agrees > best.agrees)
            best = { id, turns: turned.turns, mirrored: turned.mirrored, east, south, agrees };
        }
    }
    if (best) found.push(best);
  }
  return found.sort((a, b) => b.agrees - a.agrees);
}

function fits(read: Board, { width, height }: Board): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) <= OFF;
  return (
    (near(width, read.width) && near(height, read.height)) || (near(width, read.height) && near(height, read.width))
  );
}

function sharedBy(masks: readonly Uint8Array[], drawing: Drawing, east: number, south: number): number {
  let shared = 0;
  for (const [kind, places] of drawing.entries()) {
    const mask = masks[kind];
    let same = 0;
    for (const [x, y] of places) same += mask?.[(y + south + MARGIN) * SIDE + x + east + MARGIN] ?? 0;
    shared += same * (WEIGHTS[kind] ?? 0);
  }
  return shared;
}

/** Agreement below this names nobody: many maps have walls in the same places by chance. */
const LEAST_LIKE = 0.45;
const SHOWN = 3;

/** Maps that the read one may well be, the likeliest first; none where nothing agrees well enough. */
export function recognised(read: Board, known: readonly KnownMap[]): readonly Likeness[] {
  return likenesses(read, known)
    .filter(({ agrees }) => agrees >= LEAST_LIKE)
    .slice(0, SHOWN);
}
