import type { Board } from '../../board/board';
import {
  encodeObstacles,
  HAMPERS_BIT,
  makeObstacles,
  type Obstacles,
  STOPS_BIT,
  updateObstacleCodes,
} from '../../grid/obstacles';
import { SQUARE_COUNT, type Square, STRIDE } from '../../grid/square';
import { computeKindBoxes, type SweepField } from '../../grid/sweep';
import { findSightThroughCorner, MAX_FLANK_STRENGTH, squareFlankStrength } from './line-of-fire';
import type { LineRules } from './line-rules';

/** Line rules of one viewer as lookup tables for every square, edge and corner of a map. */
export interface SightTables {
  readonly field: SweepField;
  readonly obstacles: Obstacles;
  /** Kind of the line to each target square. */
  readonly kinds: Uint8Array;
  /** For each kind of line, one example of a target square. */
  readonly samples: readonly Square[];
  /** Flank strength of each square, by kind of line, then by square. */
  readonly strengths: readonly Uint8Array[];
  /** Indexed by square: 1 if the terrain under a target hinders the line. */
  readonly under: Uint8Array;
}

/** Builds the tables of a map by evaluating the rules of each kind of line on every square. */
export function buildSightTables(
  { width, height }: Board,
  kindOf: (to: Square) => number,
  lawOf: (sample: Square) => LineRules,
): SightTables {
  const kinds = new Uint8Array(SQUARE_COUNT);
  const samples: Square[] = [];
  const places = new Map<number, number>();
  const eachSquare = (visit: (square: Square) => void): void => {
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) visit(y * STRIDE + x);
  };
  eachSquare((square) => {
    const kind = kindOf(square);
    const place = places.get(kind) ?? samples.length;
    if (place === samples.length) {
      places.set(kind, place);
      samples.push(square);
    }
    kinds[square] = place;
  });
  const laws = samples.map(lawOf);
  const obstacles = makeObstacles();
  const strengths = samples.map(() => new Uint8Array(SQUARE_COUNT));
  const under = new Uint8Array(SQUARE_COUNT);
  const tables = { obstacles, kinds, samples, strengths, under };
  eachSquare((square) => {
    writeSquare(tables, laws, square);
    writeEdges(obstacles, laws, square);
  });
  eachSquare((square) => writeCorner(tables, laws, square));
  return {
    ...tables,
    field: {
      width,
      height,
      codes: encodeObstacles(width, height, obstacles, under, kinds),
      falling: obstacles.falling,
      rising: obstacles.rising,
      kindCount: samples.length,
      boxes: computeKindBoxes(width, height, kinds, samples.length),
    },
  };
}

/**
 * Copies the tables and re-evaluates only the given squares. The rules must be unchanged on all other squares and on
 * all edges.
 */
export function updateSightTables(
  tables: SightTables,
  squares: Iterable<Square>,
  lawOf: (sample: Square) => LineRules,
): SightTables {
  const laws = tables.samples.map(lawOf);
  const { field, kinds, samples } = tables;
  const obstacles = {
    squares: tables.obstacles.squares.slice(),
    edges: tables.obstacles.edges,
    falling: tables.obstacles.falling.slice(),
    rising: tables.obstacles.rising.slice(),
  };
  const strengths = tables.strengths.map((each) => each.slice());
  const changed = { obstacles, kinds, samples, strengths, under: tables.under.slice() };
  const touched = [...squares];
  for (const square of touched) writeSquare(changed, laws, square);
  for (const square of touched) {
    for (const point of [square, square - 1, square - STRIDE, square - STRIDE - 1]) writeCorner(changed, laws, point);
  }
  const laid = updateObstacleCodes(field.codes, touched, obstacles, changed.under, kinds);
  return { ...changed, field: { ...field, codes: laid, falling: obstacles.falling, rising: obstacles.rising } };
}

type Written = Omit<SightTables, 'field'>;

/** Writes the table entries for the inside of a square. */
function writeSquare(into: Written, laws: readonly LineRules[], square: Square): void {
  let code = 0;
  for (let kind = 0; kind < laws.length; kind++) {
    const rules = laws[kind]!;
    if (rules.blocks(square) !== 0 || rules.figures(square) !== 0) code |= STOPS_BIT << (2 * kind);
    if (rules.hinders(square)) code |= HAMPERS_BIT << (2 * kind);
    into.strengths[kind]![square] = squareFlankStrength(rules, square);
  }
  into.obstacles.squares[square] = code;
  into.under[square] = laws[into.kinds[square]!]!.under(square) ? 1 : 0;
}

/** Writes the table entries for the walls on the eastern and southern sides of a square. */
function writeEdges(into: Obstacles, laws: readonly LineRules[], square: Square): void {
  for (const edge of [2 * square, 2 * square + 1]) {
    let code = 0;
    for (let kind = 0; kind < laws.length; kind++) if (laws[kind]!.walls(edge)) code |= STOPS_BIT << (2 * kind);
    into.edges[edge] = code;
  }
}

/**
 * Writes the table entry for lines through the south-eastern corner of a square, from the squares and edges around that
 * corner.
 */
function writeCorner({ obstacles, strengths }: Written, laws: readonly LineRules[], square: Square): void {
  const { edges } = obstacles;
  const [north, west] = [edges[2 * square] ?? 0, edges[2 * square + 1] ?? 0];
  const [south, east] = [edges[2 * (square + STRIDE)] ?? 0, edges[2 * (square + 1) + 1] ?? 0];
  let falling = 0;
  let rising = 0;
  for (let kind = 0; kind < laws.length; kind++) {
    const rules = laws[kind]!;
    const stops = STOPS_BIT << (2 * kind);
    // Combines the flanks of lines along one diagonal. A flank is a square with its two edges.
    const meets = (first: Square, wall: number, second: Square, wallToo: number): number => {
      const one = wall & stops ? MAX_FLANK_STRENGTH : (strengths[kind]![first] ?? 0);
      const other = wallToo & stops ? MAX_FLANK_STRENGTH : (strengths[kind]![second] ?? 0);
      const sight = findSightThroughCorner(rules, one, other);
      if (sight === 'clear') return 0;
      return sight === 'blocked' ? stops : HAMPERS_BIT << (2 * kind);
    };
    falling |= meets(square + 1, north | east, square + STRIDE, west | south);
    rising |= meets(square, north | west, square + STRIDE + 1, south | east);
  }
  obstacles.falling[square] = falling;
  obstacles.rising[square] = rising;
}
