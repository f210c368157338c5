import { SQUARES, type Square, STRIDE, squareAt } from '../../grid/square';
import { boxesOf, type Field, HAMPERS, layOut, noObstacles, type Obstacles, STOPS, sweep } from '../../grid/sweep';
import type { Position } from '../../table/position';
import type { SightField } from '../ruleset';
import type { LineEnds, LineLaw } from './line-law';
import { cornerSight, STRONGEST, squareStrength } from './line-of-fire';
import type { Spot } from './places';

/** How an edition sorts the lines of one viewer, so that those of one kind share a law. */
export interface FieldLaw {
  /** Kinds of line from this square, told by the square they lead to: small whole numbers, at most four different ones. */
  readonly kindOf: (from: Square, to: Square) => number;
  readonly lawOf: (ends: LineEnds) => LineLaw;
  /** The edition whose lines these are. */
  readonly edition: string;
  /** Viewers of one class see by the same laws: what is prepared for one serves all on the same position. Null for none. */
  readonly viewerClass: number | null;
}

/** Positions do not change, so what was prepared for one stays true as long as it lives. */
const prepared = new WeakMap<Position, Map<string, Map<number | string, Field>>>();

function preparedIn(position: Position, edition: string): Map<number | string, Field> {
  let editions = prepared.get(position);
  if (!editions) {
    editions = new Map();
    prepared.set(position, editions);
  }
  let fields = editions.get(edition);
  if (!fields) {
    fields = new Map();
    editions.set(edition, fields);
  }
  return fields;
}

function preparedFor(position: Position, viewer: Spot, from: Square, law: FieldLaw): Field {
  const { piece, squares } = viewer;
  if (law.viewerClass === null) return prepare(position, viewer, from, law);
  // The squares of a larger base are not in its own way: what is prepared for it serves nobody else.
  const key = squares.length === 1 ? law.viewerClass : `${law.viewerClass} ${piece?.id} ${from}`;
  const known = preparedIn(position, law.edition);
  const ready = known.get(key);
  if (ready) return ready;
  // A stand-in looks, so that the viewer itself is in the way of the others of its class; it never is in its own.
  const standIn = squares.length === 1 ? piece && { ...piece, squares: [] } : piece;
  const made = prepare(position, { squares, piece: standIn }, from, law);
  known.set(key, made);
  return made;
}

function prepare(position: Position, viewer: Spot, from: Square, law: FieldLaw): Field {
  const { board } = position;
  const obstacles = noObstacles();
  const kinds = new Uint8Array(SQUARES);
  const under = new Uint8Array(SQUARES);
  const laws: LineLaw[] = [];
  const places = new Map<number, number>();
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const to = squareAt(x, y);
      const kind = law.kindOf(from, to);
      let place = places.get(kind);
      if (place === undefined) {
        place = laws.length;
        places.set(kind, place);
        laws.push(law.lawOf({ from, to, viewer: viewer.piece, target: null }));
      }
      kinds[to] = place;
      under[to] = laws[place]!.under(to) ? 1 : 0;
    }
  }
  for (const [place, line] of laws.entries()) writeLaw(board.width, board.height, line, place, obstacles);
  const { width, height } = board;
  return {
    width,
    height,
    laid: layOut(width, height, obstacles),
    kinds,
    kindCount: laws.length,
    boxes: boxesOf(width, height, kinds, laws.length),
    under,
  };
}

/** Writes what one law says of every square, edge and corner into the two bits of its kind. */
function writeLaw(width: number, height: number, law: LineLaw, kind: number, into: Obstacles): void {
  const stops = STOPS << (2 * kind);
  const hampers = HAMPERS << (2 * kind);
  const strengths = new Uint8Array(SQUARES);
  for (let y = 0; y < height; y++) {
    for (let square = y * STRIDE; square < y * STRIDE + width; square++) {
      strengths[square] = squareStrength(law, square);
      if (law.blocks(square) !== 0 || law.figures(square) !== 0) into.squares[square]! |= stops;
      if (law.hinders(square)) into.squares[square]! |= hampers;
      if (law.walls(2 * square)) into.edges[2 * square]! |= stops;
      if (law.walls(2 * square + 1)) into.edges[2 * square + 1]! |= stops;
    }
  }
  const { edges } = into;
  // Of a grid point: the strengths of two flanks, each by its square and its two edges there.
  const corner = (first: number, wall: number, second: number, wallToo: number): number => {
    const sight = cornerSight(law, wall & stops ? STRONGEST : first, wallToo & stops ? STRONGEST : second);
    if (sight === 'clear') return 0;
    return sight === 'blocked' ? stops : hampers;
  };
  for (let y = 0; y + 1 < height; y++) {
    for (let square = y * STRIDE; square + 1 < y * STRIDE + width; square++) {
      const [north, west] = [edges[2 * square]!, edges[2 * square + 1]!];
      const [south, east] = [edges[2 * (square + STRIDE)]!, edges[2 * (square + 1) + 1]!];
      const [ne, sw] = [strengths[square + 1]!, strengths[square + STRIDE]!];
      const [nw, se] = [strengths[square]!, strengths[square + STRIDE + 1]!];
      into.falling[square]! |= corner(ne, north | east, sw, west | south);
      into.rising[square]! |= corner(nw, north | west, se, south | east);
    }
  }
}

/** Sight from a place to every square at once, by square: 0 blocked, 1 hindered, 2 clear. As exact as line by line. */
export function sightField(position: Position, viewer: Spot, law: FieldLaw): SightField {
  const seen = new Uint8Array(position.board.height * STRIDE);
  for (const from of viewer.squares) sweep(preparedFor(position, viewer, from, law), from, seen);
  for (const own of viewer.squares) seen[own] = 2;
  return seen;
}
