import type { Board } from '../../board/board';
import { type Square, STRIDE } from '../../grid/square';
import { FREE, type SweepField, sweep } from '../../grid/sweep';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { SightField } from '../ruleset';
import type { LineEnds, LineLaw } from './line-law';
import type { Spot } from './places';
import { type SightTables, tablesOf, tablesWith } from './sight-tables';

/** How an edition sorts the lines of one viewer, so that those of one kind share a law. One object an edition. */
export interface FieldLaw {
  /** Kinds of line, told by the square they lead to: at most four different ones on a map. */
  readonly kindOf: (board: Board, to: Square) => number;
  /**
   * Whoever is of one class sees from there by the same laws, wherever it stands: a map is judged once for all of them.
   * `piece` is null for a bare square.
   */
  readonly classOf: (board: Board, from: Square, piece: Piece | null) => number;
  /**
   * The law of a line. It looks at who and what stands on a square only to judge that square, so that a map is judged once
   * and then only the squares where somebody or something stands.
   */
  readonly lawOf: (position: Position, ends: LineEnds) => LineLaw;
}

type Viewers<Key, Prepared> = Map<FieldLaw, Map<Key, Prepared>>;

/** Boards and positions do not change, so what was prepared for one stays true as long as it lives. */
const bareBoards = new WeakMap<Board, Viewers<number, SightTables>>();
const positions = new WeakMap<Position, Viewers<number | string, SweepField>>();

function preparedIn<Of extends object, Key, Prepared>(
  known: WeakMap<Of, Viewers<Key, Prepared>>,
  of: Of,
  law: FieldLaw,
): Map<Key, Prepared> {
  let laws = known.get(of);
  if (!laws) {
    laws = new Map();
    known.set(of, laws);
  }
  let prepared = laws.get(law);
  if (!prepared) {
    prepared = new Map();
    laws.set(law, prepared);
  }
  return prepared;
}

/** The map with nobody and nothing on it, as viewers of one class see it. */
function bareBoard(position: Position, viewer: Spot, from: Square, law: FieldLaw): SightTables {
  const { board } = position;
  const viewerClass = law.classOf(board, from, viewer.piece);
  const known = preparedIn(bareBoards, board, law);
  const ready = known.get(viewerClass);
  if (ready) return ready;
  const empty = { ...position, pieces: [], objects: [] };
  const nobody = viewer.piece && { ...viewer.piece, squares: [] };
  const made = tablesOf(
    board,
    (to) => law.kindOf(board, to),
    (to) => law.lawOf(empty, { from, to, viewer: nobody, target: null }),
  );
  known.set(viewerClass, made);
  return made;
}

function fieldFor(position: Position, viewer: Spot, from: Square, law: FieldLaw): SweepField {
  const { piece, squares } = viewer;
  const single = squares.length === 1;
  // The squares of a larger base are not in its own way: what is prepared for it serves nobody else.
  const key = single ? law.classOf(position.board, from, piece) : `${piece?.id} ${from}`;
  const known = preparedIn(positions, position, law);
  const ready = known.get(key);
  if (ready) return ready;
  // A stand-in looks, so that the viewer itself is in the way of the others of its class; it never is in its own.
  const standIn = single ? piece && { ...piece, squares: [] } : piece;
  const occupied = new Set(position.pieces.flatMap((each) => each.squares));
  for (const object of position.objects) occupied.add(object.at);
  for (const own of squares) occupied.add(own);
  const { field } = tablesWith(bareBoard(position, viewer, from, law), occupied, (to) =>
    law.lawOf(position, { from, to, viewer: standIn, target: null }),
  );
  known.set(key, field);
  return field;
}

/** As many answers share a piece of memory: asking for a large one now and then takes far less time than for each. */
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
 * Sight from a place to every square at once, by square: 0 blocked, 1 hindered, 2 clear. As exact as line by line.
 */
export function sightField(position: Position, viewer: Spot, law: FieldLaw): SightField {
  const { squares } = viewer;
  const seen = emptyField(position.board.height * STRIDE);
  for (const from of squares) sweep(fieldFor(position, viewer, from, law), from, seen);
  // The better of what two squares of a base see counts.
  if (squares.length > 1)
    for (let square = 0; square < seen.length; square++) if (seen[square]! > FREE) seen[square] = FREE;
  for (const own of squares) seen[own] = FREE;
  return seen;
}
