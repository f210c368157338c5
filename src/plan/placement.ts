import { type Board, listBoardSquares } from '../board/board';
import { BLOCKING, HINDERING, OPEN, WATER } from '../board/terrain';
import { edgeBetween } from '../grid/edge';
import { distance, type Square, xOf, yOf } from '../grid/square';
import { listFootprints } from '../query/footprint';
import { makePlacedFact } from '../query/placed-fact';
import { positionInGame } from '../query/resolve-deed';
import type { Ruleset, SightField } from '../rules/ruleset';
import { areFriendly } from '../table/allies';
import { applyFacts } from '../table/fold/fold';
import type { Piece } from '../table/piece';
import { boardInPlay, type Figure, type Table } from '../table/table';
import { makePieceOfFigure } from '../table/table-position';
import { listStartSquares } from './start-squares';
import { walkingDistance } from './walking-distance';

/**
 * Squares for the figures of a side before the first turn, and the ids of figures for which its starting area has no
 * room. Or the reason why none can be placed: no map, or no starting area for the side.
 */
export type SidePlacement =
  | { readonly placed: readonly PlacedFigure[]; readonly without: readonly string[]; readonly fault: null }
  | { readonly fault: 'no-map' | 'no-area' };

interface PlacedFigure {
  readonly piece: string;
  readonly squares: readonly Square[];
}

/** Weights of a starting place. A place is scored for each figure, relative to the other places in its area. */
const WEIGHTS = {
  /** For each step farther from the opponents, for a figure that must come close to attack. */
  depth: 1,
  /** The same for a figure that shoots, which lets others go first. */
  shooterDepth: 0.15,
  /** For a figure with speed above `USUAL_SPEED`, for each step and each square of speed. */
  speedDepth: 0.08,
  /** For each square away from the middle of the opponents. */
  aside: 0.12,
  /** For a shooter in the front row of a side that also has other figures. */
  exposed: 0.6,
  /** For a place from which a shooter sees as much as possible. */
  sight: 2,
  /** For each friend beside the figure, which an area attack would hit as well, and for each friend 2 squares away. */
  crowd: 0.7,
  near: 0.05,
  /** For a place beside the figure that carries it, or that it carries. */
  partner: 3,
  /** For a place that slows down a figure on foot, or one that gives a shooter cover. */
  water: 1.5,
  hindering: 0.3,
} as const;

const USUAL_SPEED = 8;
/** Range in squares from which a figure counts as one that shoots. */
export const SHOOTING_RANGE = 4;

/**
 * Places the waiting figures of a side in its starting area: figures that fight close by and fast ones in front,
 * shooters behind them where they see the most, passengers beside their carriers, and apart from each other otherwise.
 */
export function placeSide(ruleset: Ruleset, table: Table, side: string): SidePlacement {
  const board = boardInPlay(table);
  if (!board) return { fault: 'no-map' };
  const waiting = [...table.figures.values()].filter(
    (figure) => figure.side === side && !figure.defeated && figure.squares.length === 0,
  );
  const area = waiting[0] ? listStartSquares(ruleset, table, waiting[0]) : [];
  if (!area) return { fault: 'no-area' };
  const goals = listGoals(board, table, side, area);
  const partners = findPartners(ruleset, table, waiting, area);
  const fighters = waiting
    .map((figure) => makeFighter(table, figure, partners.get(figure.piece) ?? null))
    .sort((a, b) => b.size - a.size || Number(a.shoots) - Number(b.shoots) || b.depth - a.depth);
  const hasOthers = fighters.some(({ shoots }) => !shoots);
  const placed: PlacedFigure[] = [];
  const without: string[] = [];
  let now = table;
  for (const fighter of fighters) {
    const places = listPlaces(ruleset, now, board, fighter.figure, area);
    const view = fighter.shoots ? makeView(ruleset, now, fighter.piece.range) : () => 0;
    const seen = places.map(view);
    const most = Math.max(1, ...seen);
    const near = places.map((squares) => walkingDistance(board, goals.squares, squares));
    const front = Math.min(...near);
    const friends = [...now.figures.values()].filter(
      (each) => each.squares.length > 0 && !each.defeated && areFriendly(now, each.side, side),
    );
    let best: { readonly squares: readonly Square[]; readonly score: number } | null = null;
    for (const [index, squares] of places.entries()) {
      const depth = (near[index] ?? front) - front;
      const points =
        -fighter.depth * depth -
        WEIGHTS.aside * Math.min(...squares.map((square) => farFrom(square, goals.middle))) +
        (WEIGHTS.sight * (seen[index] ?? 0)) / most -
        (fighter.shoots && hasOthers && depth === 0 ? WEIGHTS.exposed : 0) +
        scoreTerrain(board, fighter, squares) +
        scoreFriends(friends, fighter, squares);
      // Rounding to integers makes equal places equal on every device.
      const score = Math.round(1000 * points);
      if (!best || score > best.score) best = { squares, score };
    }
    if (!best) {
      without.push(fighter.figure.piece);
      continue;
    }
    placed.push({ piece: fighter.figure.piece, squares: best.squares });
    now = applyFacts(now, [makePlacedFact(fighter.figure.piece, best.squares, 'placed')]);
  }
  return { placed, without, fault: null };
}

/** Figure to be placed, with the values that decide where. */
interface Fighter {
  readonly figure: Figure;
  readonly piece: Piece;
  /** Number of squares of its base. */
  readonly size: number;
  readonly shoots: boolean;
  /** Penalty for each step behind the front. */
  readonly depth: number;
  /** Id of the figure that carries it or that it carries. Null if there is none. */
  readonly partner: string | null;
}

function makeFighter(table: Table, figure: Figure, partner: string | null): Fighter {
  const piece = makePieceOfFigure(figure, table);
  const shoots = piece.range >= SHOOTING_RANGE;
  const [width, height] = figure.character.base;
  const fast = Math.max(0, piece.speed - USUAL_SPEED) * WEIGHTS.speedDepth;
  return {
    figure,
    piece,
    size: width * height,
    shoots,
    depth: (shoots ? WEIGHTS.shooterDepth : WEIGHTS.depth) + fast,
    partner,
  };
}

/** Lists the places in the area where the rules let a figure start, with the whole base on free, connected squares. */
function listPlaces(
  ruleset: Ruleset,
  table: Table,
  board: Board,
  { piece, character }: Figure,
  area: readonly Square[],
): Square[][] {
  const inside = new Set(area);
  const taken = new Set([
    ...[...table.figures.values()].filter(({ defeated }) => !defeated).flatMap(({ squares }) => squares),
    ...table.objects.map(({ at }) => at),
    ...table.markers.filter(({ name }) => name === 'barrier').map(({ at }) => at),
  ]);
  return area.flatMap((anchor) =>
    listFootprints(board, character.base, anchor).filter(
      (squares) =>
        squares.every((square) => inside.has(square) && !taken.has(square)) &&
        isConnected(board, squares) &&
        ruleset.setup.againstFigure(table, piece, squares).length === 0,
    ),
  );
}

/** Whether no wall and no change of level divides the squares of a base. */
function isConnected(board: Board, squares: readonly Square[]): boolean {
  return squares.every((a) =>
    squares.every((b) => {
      const edge = edgeBetween(a, b);
      return board.levels[a] === board.levels[b] && (edge === null || board.walls[edge] === OPEN);
    }),
  );
}

/** Returns where the opponents are, or else where they will start, or else the squares across the map. */
function listGoals(
  board: Board,
  table: Table,
  side: string,
  area: readonly Square[],
): { readonly squares: readonly Square[]; readonly middle: Square } {
  const opposes = (other: string) => other !== side && !areFriendly(table, other, side);
  const standing = [...table.figures.values()]
    .filter((figure) => opposes(figure.side) && !figure.defeated)
    .flatMap(({ squares }) => squares);
  const starts = table.players.flatMap((player) => (opposes(player.side) ? (board.starts.get(player.side) ?? []) : []));
  const squares = [standing, starts, listAcross(board, area)].find((list) => list.length > 0) ?? [];
  return { squares, middle: findMiddleSquare(squares) };
}

/** Lists the open squares that are farthest from a starting area. */
function listAcross(board: Board, area: readonly Square[]): readonly Square[] {
  const from = findMiddleSquare(area);
  const open = listBoardSquares(board).filter((square) => ((board.terrain[square] ?? 0) & BLOCKING) === 0);
  const most = Math.max(...open.map((square) => distance(square, from)));
  return open.filter((square) => distance(square, from) === most);
}

/** Returns the straight distance between the centers of two squares, in squares. */
function farFrom(a: Square, b: Square): number {
  return Math.hypot(xOf(a) - xOf(b), yOf(a) - yOf(b));
}

/** Returns the square closest to the center of some squares, or 0 for an empty list. */
export function findMiddleSquare(squares: readonly Square[]): Square {
  const mean = (of: (square: Square) => number) =>
    squares.reduce((sum, square) => sum + of(square), 0) / Math.max(1, squares.length);
  const [x, y] = [mean(xOf), mean(yOf)];
  const far = (square: Square) => Math.hypot(xOf(square) - x, yOf(square) - y);
  return squares.reduce((best, square) => (far(square) < far(best) ? square : best), squares[0] ?? 0);
}

/** Returns a function that counts the squares outside the figure that a base on some squares sees within a range. */
function makeView(ruleset: Ruleset, table: Table, range: number): (squares: readonly Square[]) => number {
  const position = positionInGame(ruleset, table);
  const fields = new Map<Square, SightField>();
  return (squares) => {
    const [from] = squares;
    if (!position || from === undefined) return 0;
    const field = fields.get(from) ?? ruleset.sight(position, { square: from });
    fields.set(from, field);
    return listBoardSquares(position.board).filter(
      (square) => (field[square] ?? 0) > 0 && distance(square, from) <= range,
    ).length;
  };
}

function scoreTerrain(board: Board, { piece, shoots }: Fighter, squares: readonly Square[]): number {
  const has = (bit: number) => squares.some((square) => ((board.terrain[square] ?? 0) & bit) !== 0);
  const walks = !piece.abilities.some((ability) => ability === 'flight' || ability === 'swim');
  return (
    (walks && has(WATER) ? -WEIGHTS.water : 0) +
    (has(HINDERING) ? (shoots ? WEIGHTS.hindering : walks ? -WEIGHTS.hindering : 0) : 0)
  );
}

function scoreFriends(friends: readonly Figure[], { partner }: Fighter, squares: readonly Square[]): number {
  let score = 0;
  for (const friend of friends) {
    const far = Math.min(...friend.squares.flatMap((one) => squares.map((other) => distance(one, other))));
    if (friend.piece === partner) score += far === 1 ? WEIGHTS.partner : 0;
    else if (far <= 2) score -= far === 1 ? WEIGHTS.crowd : WEIGHTS.near;
  }
  return score;
}

/** Pairs each figure that carries with the figure that gains most: the slowest first, those that fight close by first. */
function findPartners(
  ruleset: Ruleset,
  table: Table,
  waiting: readonly Figure[],
  area: readonly Square[],
): ReadonlyMap<string, string> {
  const pair = area.flatMap((a) => area.filter((b) => distance(a, b) === 1).map((b) => [a, b] as const))[0];
  const partners = new Map<string, string>();
  if (!pair) return partners;
  const [here, there] = pair;
  const pieces = waiting.map((figure) => makePieceOfFigure(figure, table));
  const bySpeed = pieces.toSorted((a, b) => b.speed - a.speed);
  const byNeed = pieces.toSorted((a, b) => a.range - b.range || a.speed - b.speed);
  for (const carrier of bySpeed) {
    if (partners.has(carrier.id)) continue;
    const carried = byNeed.find((each) => {
      if (each.id === carrier.id || partners.has(each.id) || each.speed > carrier.speed) return false;
      const beside = applyFacts(table, [
        makePlacedFact(carrier.id, [here], 'placed'),
        makePlacedFact(each.id, [there], 'placed'),
      ]);
      const position = positionInGame(ruleset, beside);
      return position !== null && ruleset.carry(position, { carrier: carrier.id, carried: each.id }).legal;
    });
    if (!carried) continue;
    partners.set(carrier.id, carried.id);
    partners.set(carried.id, carrier.id);
  }
  return partners;
}
