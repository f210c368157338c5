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
import { computeKindBoxes, FREE_LINE, type SweepField, sweep } from '../../grid/sweep';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { SightField } from '../ruleset';
import { findSightThroughCorner, MAX_FLANK_STRENGTH, squareFlankStrength } from './line-of-fire';
import type { LineEnds, LineRules } from './line-rules';
import type { ResolvedPlace } from './places';

/** Line rules of one viewer as lookup tables for every square, edge and corner of a map. */
interface SightTables {
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
function buildSightTables(
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
function updateSightTables(
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

/**
 * Sight rules of an edition. Groups lines by kind and viewers by class, because all members of a group share their
 * rules.
 */
export interface SightFieldRules {
  /** Returns the number of the `LineRules` that apply to lines to a square. A map has at most four kinds of lines. */
  readonly kindOf: (board: Board, to: Square) => number;
  /**
   * Returns the class of a viewer. The same rules apply to all viewers of a class on every square, so a map is
   * evaluated only once per class. `piece` is null if the square has no viewer.
   */
  readonly classOf: (board: Board, from: Square, piece: Piece | null) => number;
  /**
   * Returns the rules for a line. Pieces and objects may only affect the evaluation of their own squares. A map is then
   * evaluated once, and later only its occupied squares.
   */
  readonly lawOf: (position: Position, ends: LineEnds) => LineRules;
}

type Viewers<Key, Prepared> = Map<SightFieldRules, Map<Key, Prepared>>;

/** Caches for boards and positions, which are immutable. */
const bareBoards = new WeakMap<Board, Viewers<number, SightTables>>();
const positions = new WeakMap<Position, Viewers<number | string, SweepField>>();

function preparedIn<Of extends object, Key, Prepared>(
  known: WeakMap<Of, Viewers<Key, Prepared>>,
  of: Of,
  rules: SightFieldRules,
): Map<Key, Prepared> {
  let viewers = known.get(of);
  if (!viewers) {
    viewers = new Map();
    known.set(of, viewers);
  }
  let prepared = viewers.get(rules);
  if (!prepared) {
    prepared = new Map();
    viewers.set(rules, prepared);
  }
  return prepared;
}

/** Returns the tables of the empty map for viewers of one class. */
function bareBoard(position: Position, viewer: ResolvedPlace, from: Square, rules: SightFieldRules): SightTables {
  const { board } = position;
  const viewerClass = rules.classOf(board, from, viewer.piece);
  const known = preparedIn(bareBoards, board, rules);
  const ready = known.get(viewerClass);
  if (ready) return ready;
  const empty = { ...position, pieces: [], objects: [] };
  const nobody = viewer.piece && { ...viewer.piece, squares: [] };
  const tables = buildSightTables(
    board,
    (to) => rules.kindOf(board, to),
    (to) => rules.lawOf(empty, { from, to, viewer: nobody, target: null }),
  );
  known.set(viewerClass, tables);
  return tables;
}

function fieldFor(position: Position, viewer: ResolvedPlace, from: Square, rules: SightFieldRules): SweepField {
  const { piece, squares } = viewer;
  const single = squares.length === 1;
  // The squares of a larger base do not block its own lines, so its tables are not shared.
  const key = single ? rules.classOf(position.board, from, piece) : `${piece?.id} ${from}`;
  const known = preparedIn(positions, position, rules);
  const ready = known.get(key);
  if (ready) return ready;
  // Without squares, because tables are shared: the viewer's square must block lines of its class.
  const standIn = single ? piece && { ...piece, squares: [] } : piece;
  const occupied = new Set(position.pieces.flatMap((each) => each.squares));
  for (const object of position.objects) occupied.add(object.at);
  for (const own of squares) occupied.add(own);
  const { field } = updateSightTables(bareBoard(position, viewer, from, rules), occupied, (to) =>
    rules.lawOf(position, { from, to, viewer: standIn, target: null }),
  );
  known.set(key, field);
  return field;
}

/** Number of sight fields that share one buffer. One large allocation is much faster than many small ones. */
const SHARED = 16;
let memory = new ArrayBuffer(0);
let used = 0;

function emptyField(length: number): SightField {
  if (used + length > memory.byteLength) {
    memory = new ArrayBuffer(length * SHARED);
    used = 0;
  }
  const field = new Uint8Array(memory, used, length);
  used += length;
  return field;
}

/**
 * Computes the sight from a place to every square, indexed by square: 0 blocked, 1 hindered, 2 clear. The result is the
 * same as if each line were evaluated separately.
 */
export function computeSightField(position: Position, viewer: ResolvedPlace, rules: SightFieldRules): SightField {
  const { squares } = viewer;
  const seen = emptyField(position.board.height * STRIDE);
  for (const from of squares) sweep(fieldFor(position, viewer, from, rules), from, seen);
  // A large base has the best sight of any of its squares.
  if (squares.length > 1)
    for (let square = 0; square < seen.length; square++) if (seen[square]! > FREE_LINE) seen[square] = FREE_LINE;
  for (const own of squares) seen[own] = FREE_LINE;
  return seen;
}
