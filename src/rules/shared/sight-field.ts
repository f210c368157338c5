import type { Board } from '../../board/board';
import { type Square, STRIDE } from '../../grid/square';
import { FREE_LINE, type SweepField, sweep } from '../../grid/sweep';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { SightField } from '../ruleset';
import type { LineEnds, LineRules } from './line-rules';
import type { ResolvedPlace } from './places';
import { buildSightTables, type SightTables, updateSightTables } from './sight-tables';

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
