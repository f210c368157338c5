import { BLOCKING, HINDERING, INDOORS, OPEN } from '../../src/board/terrain';
import { type Edge, edgeName, edgeSquares } from '../../src/grid/edge';
import { type Square, squareAt, squareName, xOf, yOf } from '../../src/grid/square';
import { hasAbilityOrPower, type Piece } from '../../src/table/piece';
import type { Position } from '../../src/table/position';
import { areAdjacentSlowly } from './slow-adjacent';
import { type Flank, traceSlowLine } from './slow-line';

/**
 * Reference implementation of sight, after sections 1 to 3 and 8 of the readings, for each edition. Shares only the
 * numbering of squares with the engine.
 */
export interface SlowSight {
  readonly see: 'clear' | 'hindered' | 'blocked';
  /**
   * Sorted names of the squares, walls and pieces that hinder or block sight. Null if the readings do not define them.
   */
  readonly by: readonly string[] | null;
}

/** Both ends of a line of sight. A piece is null if that end is a square without a piece. */
export interface SlowSightEnds {
  readonly from: Square;
  readonly to: Square;
  readonly viewer: Piece | null;
  readonly target: Piece | null;
}

/**
 * Conditions that an edition applies to one line of sight. `stops` and `hinders` are never called for the first and
 * last square.
 */
interface Counts {
  readonly stops: (square: Square) => boolean;
  /** Whether a square beside a corner on the line counts as blocking because of its terrain. */
  readonly shuts: (square: Square) => boolean;
  readonly wall: (edge: Edge) => boolean;
  readonly figure: (piece: Piece, square: Square) => boolean;
  readonly hinders: (square: Square) => boolean;
  readonly hindersUnder: (square: Square) => boolean;
}

type CornerTable = 'loose' | 'strict' | 'walls only';

/** Returns predicates for the terrain of squares and edges, named after the terms of the readings. */
function groundOf(position: Position) {
  const { board, objects } = position;
  const is = (square: Square, bit: number) => ((board.terrain[square] ?? 0) & bit) !== 0;
  const level = (square: Square) => board.levels[square] ?? 0;
  return {
    level,
    isElevated: (square: Square) => level(square) >= 1,
    isBlocking: (square: Square) => is(square, BLOCKING),
    isHindering: (square: Square) => is(square, HINDERING) || objects.some((object) => object.at === square),
    isIndoors: (square: Square) => is(square, INDOORS),
    isWall: (edge: Edge) => board.walls[edge] !== OPEN,
    /** Level of a wall: the lower level of the two squares next to it. */
    wallHeight: (edge: Edge) => Math.min(...edgeSquares(edge).map(level)),
    isOnMap: (x: number, y: number) => x >= 0 && y >= 0 && x < board.width && y < board.height,
  };
}

function soars(piece: Piece | null): boolean {
  return piece !== null && hasAbilityOrPower(piece, 'flight') && piece.mode === 'soaring';
}

function judge(position: Position, ends: SlowSightEnds, table: CornerTable, counts: Counts): SlowSight {
  const { from, to, viewer, target } = ends;
  if (from === to) return { see: 'clear', by: [] };
  const line = traceSlowLine(position.board, from, to);
  const by = new Set<string>();
  const hindering = new Set<string>();
  // Squares of the viewer's own base never hinder, neither on the line nor next to a corner on the line.
  const hinders = (square: Square) => counts.hinders(square) && !viewer?.squares.includes(square);
  const standing = (square: Square) =>
    position.pieces.find(
      (piece) => piece !== viewer && piece !== target && piece.squares.includes(square) && counts.figure(piece, square),
    );
  for (const square of line.squares) {
    if (counts.stops(square)) by.add(squareName(square));
    const piece = standing(square);
    if (piece) by.add(piece.id);
    if (hinders(square)) hindering.add(squareName(square));
  }
  for (const edge of line.edges) if (counts.wall(edge)) by.add(edgeName(edge));
  for (const flanks of line.corners) {
    const strengths = flanks.map((flank) => {
      if (counts.shuts(flank.square) || flank.edges.some(counts.wall)) return 'blocking';
      if (standing(flank.square)) return 'character';
      return hinders(flank.square) ? 'hindering' : 'clear';
    });
    const met = cornerMeets(table, strengths.sort().join(' + '));
    if (met === 'blocked') for (const flank of flanks) for (const name of namesOf(flank)) by.add(name);
    if (met === 'hindered') for (const { square } of flanks) if (hinders(square)) hindering.add(squareName(square));
  }
  function namesOf({ square, edges }: Flank): string[] {
    const names = edges.filter(counts.wall).map(edgeName);
    if (counts.shuts(square)) names.push(squareName(square));
    const piece = standing(square);
    return names.length === 0 && piece ? [piece.id] : names;
  }
  if (counts.hindersUnder(to)) hindering.add(squareName(to));
  if (by.size > 0) return { see: 'blocked', by: [...by].sort() };
  return hindering.size > 0 ? { see: 'hindered', by: [...hindering].sort() } : { see: 'clear', by: [] };
}

/** Looks up two strengths beside a corner in the table of section 1; the strengths are in alphabetical order. */
function cornerMeets(table: CornerTable, strengths: string): 'clear' | 'hindered' | 'blocked' {
  switch (strengths) {
    case 'blocking + blocking':
      return 'blocked';
    case 'blocking + character':
    case 'character + character':
      return table === 'strict' ? 'blocked' : 'clear';
    case 'hindering + hindering':
      return table === 'walls only' ? 'clear' : 'hindered';
    case 'blocking + hindering':
    case 'character + hindering':
      return table === 'strict' ? 'hindered' : 'clear';
    default:
      return 'clear';
  }
}

function hypertime(position: Position, ends: SlowSightEnds): SlowSight {
  const { isElevated, isBlocking, isHindering, isWall, wallHeight } = groundOf(position);
  const { from, to, viewer, target } = ends;
  if (from === to) return { see: 'clear', by: [] };
  if (soars(viewer)) return soars(target) ? { see: 'clear', by: [] } : { see: 'blocked', by: null };
  const never = () => false;
  if (soars(target))
    return judge(position, ends, 'loose', {
      stops: isBlocking,
      shuts: isBlocking,
      wall: isWall,
      figure: never,
      hinders: never,
      hindersUnder: never,
    });
  const own = (square: Square) => isOwn(ends, square);
  if (!isElevated(from) && !isElevated(to))
    return stealthy(
      ends,
      judge(position, ends, 'loose', {
        stops: (square) => isBlocking(square) || isElevated(square),
        shuts: (square) => isBlocking(square) || isElevated(square),
        wall: isWall,
        figure: () => true,
        hinders: isHindering,
        hindersUnder: isHindering,
      }),
    );
  if (isElevated(from) && isElevated(to))
    return stealthy(
      ends,
      judge(position, ends, 'loose', {
        stops: (square) => isElevated(square) && isBlocking(square),
        shuts: (square) => isElevated(square) && isBlocking(square),
        wall: (edge) => isWall(edge) && wallHeight(edge) >= 1,
        figure: (_, square) => isElevated(square),
        hinders: (square) => isElevated(square) && isHindering(square),
        hindersUnder: isHindering,
      }),
    );
  const stops = (square: Square) => isBlocking(square) || (isElevated(square) && !own(square));
  return stealthy(
    ends,
    judge(position, ends, 'loose', {
      stops,
      shuts: stops,
      wall: isWall,
      // Looking down, figures on the ground do not block; looking up, every figure blocks.
      figure: (_, square) => isElevated(to) || isElevated(square),
      hinders: never,
      hindersUnder: isHindering,
    }),
  );
}

function isOwn({ viewer, target, from, to }: SlowSightEnds, square: Square): boolean {
  return square === from || square === to || [viewer, target].some((piece) => piece?.squares.includes(square));
}

function stealthy({ target }: SlowSightEnds, sight: SlowSight): SlowSight {
  return sight.see === 'hindered' && target && hasAbilityOrPower(target, 'stealth')
    ? { ...sight, see: 'blocked' }
    : sight;
}

function core(position: Position, ends: SlowSightEnds): SlowSight {
  const { isElevated, isBlocking, isHindering, isIndoors, isWall, wallHeight } = groundOf(position);
  const { from, to, viewer, target } = ends;
  const isBig = (piece: Piece) => hasAbilityOrPower(piece, 'giant') || hasAbilityOrPower(piece, 'colossal');
  const withGiant = [viewer, target].some((piece) => piece && hasAbilityOrPower(piece, 'giant'));
  const outdoors = !isIndoors(from) || !isIndoors(to);
  const own = (square: Square) => isOwn(ends, square);
  const overRooms = (square: Square) => outdoors && isIndoors(square) && !own(square);
  const bothGrounded = !isElevated(from) && !isElevated(to);
  const bothElevated = isElevated(from) && isElevated(to);
  const lower = isElevated(from) ? target : viewer;
  const giantAndElevated = !bothGrounded && !bothElevated && lower !== null && hasAbilityOrPower(lower, 'giant');
  const asElevated = bothElevated || giantAndElevated;
  const ground = (square: Square) => {
    if (asElevated) return isElevated(square) && isBlocking(square);
    return isBlocking(square) || (isElevated(square) && !own(square));
  };
  const sight = judge(position, ends, 'strict', {
    stops: (square) => ground(square) || overRooms(square),
    shuts: ground,
    wall: (edge) => isWall(edge) && (!asElevated || wallHeight(edge) >= 1),
    figure: (piece, square) => {
      if (withGiant && !isBig(piece)) return false;
      if (bothGrounded) return !isElevated(square);
      return isBig(piece) || (asElevated && isElevated(square));
    },
    hinders: (square) => {
      if (bothGrounded) return isHindering(square) && !isElevated(square);
      return bothElevated && isElevated(square) && isHindering(square);
    },
    hindersUnder: isHindering,
  });
  return stealthy(ends, sight);
}

function swords(position: Position, ends: SlowSightEnds): SlowSight {
  const { level, isBlocking, isHindering, isWall, wallHeight } = groundOf(position);
  const { from, to, viewer, target } = ends;
  const [lowest, highest] = [Math.min(level(from), level(to)), Math.max(level(from), level(to))];
  if (lowest !== highest && !isOnRim(position, level(from) > level(to) ? from : to))
    return { see: 'blocked', by: null };
  const higher = level(from) > level(to) ? { square: from, piece: viewer } : { square: to, piece: target };
  const ofHigher = (square: Square) =>
    lowest !== highest && (square === higher.square || (higher.piece?.squares.includes(square) ?? false));
  const one = lowest === highest;
  const stops = (square: Square) =>
    (level(square) > lowest && !ofHigher(square)) || (isBlocking(square) && (!one || level(square) >= lowest));
  const hinders = (square: Square) => isHindering(square) && (!one || level(square) >= lowest);
  const sight = judge(position, ends, 'strict', {
    stops,
    shuts: stops,
    wall: (edge) => isWall(edge) && (!one || wallHeight(edge) >= lowest),
    figure: (_, square) => !one || level(square) === lowest,
    hinders,
    hindersUnder: isHindering,
  });
  const onOwnTurn = target !== null && (position.turn ?? viewer?.side) === target.side;
  const near =
    target !== null &&
    areAdjacentSlowly(
      'x-of-swords',
      position,
      { squares: viewer?.squares ?? [from], piece: viewer },
      { squares: target.squares, piece: target },
    );
  return onOwnTurn || near ? sight : stealthy(ends, sight);
}

function isOnRim(position: Position, square: Square): boolean {
  const { level, isOnMap } = groundOf(position);
  return around(square).some(([x, y]) => isOnMap(x, y) && level(squareAt(x, y)) < level(square));
}

function around(square: Square): [number, number][] {
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): [number, number] => [xOf(square) + dx, yOf(square) + dy]));
}

function strike(position: Position, ends: SlowSightEnds): SlowSight {
  const never = () => false;
  return judge(position, ends, 'walls only', {
    stops: never,
    shuts: never,
    wall: groundOf(position).isWall,
    figure: never,
    hinders: never,
    hindersUnder: never,
  });
}

const BOOKS: Readonly<Record<string, (position: Position, ends: SlowSightEnds) => SlowSight>> = {
  'hypertime-2002': hypertime,
  'hypertime-2003': hypertime,
  'core-2008': core,
  'x-of-swords': swords,
  'strike-teams': strike,
};

export function computeSlowSight(edition: string, position: Position, ends: SlowSightEnds): SlowSight {
  const book = BOOKS[edition];
  if (!book) throw new RangeError(`the readings have no ${edition}`);
  return book(position, ends);
}
