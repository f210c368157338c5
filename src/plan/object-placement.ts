import { type Board, listBoardSquares } from '../board/board';
import { BLOCKING } from '../board/terrain';
import { distance, type Square, squareName, xOf, yOf } from '../grid/square';
import { makePlacedFact } from '../query/placed-fact';
import type { Ruleset } from '../rules/ruleset';
import { areFriendly } from '../table/allies';
import { applyFacts } from '../table/fold/fold';
import type { TableObject } from '../table/position';
import { boardInPlay, type Figure, type Table } from '../table/table';
import { makePieceOfFigure } from '../table/table-position';
import { NO_PATH } from './path-length';
import { findMiddleSquare, SHOOTING_RANGE } from './placement';
import { listStartSquares } from './start-squares';
import { walkingDistance } from './walking-distance';

/** Weights of a square for an object, for each step or square. */
const WEIGHTS = {
  /** For each step of the detour over the object on the way to the opponents. */
  detour: 1,
  /** For each step from a figure that uses the object. */
  near: 0.5,
  /** Factor of both for a side without such a figure, to which an object only gives cover. */
  cover: 0.1,
  /** For each square of straight distance from such a figure: of equal ways, the straight one is better. */
  straight: 0.05,
  /** For each step from an opponent that could use it, up to `FAR` steps. */
  away: 0.7,
  /** For an object of the side at most `APART` squares away, because a figure holds only one. */
  crowd: 2,
} as const;

const FAR = 12;
const APART = 2;

/**
 * Returns the square for an object that a side places before the first turn: on the way of its own figures that can
 * use the object, and far from opponents that can. Without such figures, the object gives cover to those that shoot.
 * Null if the rules allow no square.
 */
export function chooseObjectSquare(
  ruleset: Ruleset,
  table: Table,
  side: string,
  kind: TableObject['kind'],
): Square | null {
  const board = boardInPlay(table);
  if (!board) return null;
  const figures = [...table.figures.values()].filter(({ defeated }) => !defeated);
  const own = figures.filter((figure) => areFriendly(table, figure.side, side));
  const opponents = figures.filter((figure) => !areFriendly(table, figure.side, side));
  const canUse = makeUseTest(ruleset, table, board, kind);
  const squaresOf = makeWhereabouts(ruleset, table);
  const users = own.filter(canUse);
  const shooters = own.filter((figure) => isShooter(table, figure));
  const [served = []] = [users, shooters, own].filter(({ length }) => length > 0);
  const from = served.flatMap(squaresOf);
  const gain = users.length > 0 ? 1 : WEIGHTS.cover;
  const threats = opponents.filter(canUse).flatMap(squaresOf);
  const goals = opponents.flatMap(squaresOf);
  const goal = goals.length > 0 ? [findMiddleSquare(goals)] : [];
  const laid = table.objects.filter(({ by }) => by === side);
  const length = (to: readonly Square[], square: Square): number => {
    const steps = to.length === 0 ? 0 : walkingDistance(board, to, [square]);
    // Behind closed doors, figures that fly or open doors may still come.
    return steps === NO_PATH ? Math.min(...to.map((each) => distance(each, square))) : steps;
  };
  let best: { readonly square: Square; readonly score: number } | null = null;
  for (const square of listFreeSquares(ruleset, table, board, side)) {
    const [near, ahead, threat] = [length(from, square), length(goal, square), length(threats, square)];
    const crowd = laid.filter(({ at }) => distance(at, square) <= APART).length;
    const points =
      -gain * (WEIGHTS.detour * (near + ahead) + WEIGHTS.near * near) -
      WEIGHTS.straight * measureStraight(from, square) +
      (threats.length === 0 ? 0 : WEIGHTS.away * Math.min(FAR, threat)) -
      WEIGHTS.crowd * crowd;
    // Rounding to integers makes equal squares equal on every device.
    const score = Math.round(1000 * points);
    if (!best || score > best.score) best = { square, score };
  }
  return best?.square ?? null;
}

/** Returns the straight distance to the nearest of some squares, in squares. 0 if there are none. */
function measureStraight(from: readonly Square[], to: Square): number {
  return from.length === 0 ? 0 : Math.min(...from.map((each) => Math.hypot(xOf(each) - xOf(to), yOf(each) - yOf(to))));
}

/** Lists the empty squares on which the rules let a side place an object. */
function listFreeSquares(ruleset: Ruleset, table: Table, board: Board, side: string): Square[] {
  const taken = new Set([
    ...[...table.figures.values()].filter(({ defeated }) => !defeated).flatMap(({ squares }) => squares),
    ...table.objects.map(({ at }) => at),
    ...table.markers.map(({ at }) => at),
  ]);
  return listBoardSquares(board).filter(
    (square) =>
      !taken.has(square) &&
      ((board.terrain[square] ?? 0) & BLOCKING) === 0 &&
      ruleset.setup.againstObject(table, side, square).length === 0,
  );
}

/** Power that moves and throws objects from afar. */
const TELEKINESIS = 'telekinesis';
const PROBE = 'object to try';

/** Returns a test whether a figure can pick up or throw an object of this kind, by the rules. */
function makeUseTest(
  ruleset: Ruleset,
  table: Table,
  board: Board,
  kind: TableObject['kind'],
): (figure: Figure) => boolean {
  const [square] = listBoardSquares(board);
  if (kind === 'immobile' || square === undefined) return () => false;
  const lies = applyFacts(table, [{ fact: 'object', object: PROBE, kind, square: squareName(square) }]);
  return (figure) => {
    if (makePieceOfFigure(figure, table).powers.includes(TELEKINESIS)) return true;
    const there = applyFacts(lies, [makePlacedFact(figure.piece, [square], 'placed')]);
    const { reasons } = ruleset.resolve(there, { deed: 'pick-up', piece: figure.piece, object: PROBE });
    return reasons.every(({ code }) => code !== 'power-forbids');
  };
}

function isShooter(table: Table, figure: Figure): boolean {
  return makePieceOfFigure(figure, table).range >= SHOOTING_RANGE;
}

/** Returns a function that lists where a figure is, or else the middle of the area where it will start. */
function makeWhereabouts(ruleset: Ruleset, table: Table): (figure: Figure) => readonly Square[] {
  const middles = new Map<string, readonly Square[]>();
  return (figure) => {
    if (figure.squares.length > 0) return figure.squares;
    const area = listStartSquares(ruleset, table, figure) ?? [];
    const middle = middles.get(figure.side) ?? (area.length > 0 ? [findMiddleSquare(area)] : []);
    middles.set(figure.side, middle);
    return middle;
  };
}
