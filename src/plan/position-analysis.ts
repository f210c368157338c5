import { distance, SQUARE_COUNT, type Square } from '../grid/square';
import { positionInGame } from '../query/resolve-deed';
import type { ReachEnd } from '../rules/answer';
import { leastRollToHit } from '../rules/odds';
import type { Ruleset, SightField } from '../rules/ruleset';
import { areFriendly } from '../table/allies';
import type { Piece } from '../table/piece';
import type { Position } from '../table/position';
import type { Table } from '../table/table';
import { getCachedReach } from './reach-cache';

/**
 * Cached data about one table that the search needs often. Danger and distance are heuristics, used only to order the
 * squares to try, not to evaluate plans.
 */
export interface PositionAnalysis {
  readonly position: Position;
  readonly own: readonly Piece[];
  readonly foes: readonly Piece[];
  readonly reach: (piece: string, action: string, carrying: string | null) => readonly ReachEnd[];
  /** Returns the points that a figure on these squares is likely to lose to its most dangerous opponent. */
  readonly danger: (piece: Piece, squares: readonly Square[]) => number;
  /** Returns the distance in squares from these squares to the nearest opponent. */
  readonly away: (squares: readonly Square[]) => number;
  readonly sees: (foe: Piece, square: Square) => boolean;
}

/** Analyzes the position of a table for one side. Null if the table has no map. */
export function analyzePosition(ruleset: Ruleset, table: Table, side: string): PositionAnalysis | null {
  const analysis = analyses.get(table);
  if (analysis) return analysis;
  const position = positionInGame(ruleset, table);
  if (!position) return null;
  const standing = position.pieces.filter(({ id }) => table.figures.get(id)?.captor === null);
  const own = standing.filter((piece) => areFriendly(table, piece.side, side));
  const foes = standing.filter((piece) => !areFriendly(table, piece.side, side));
  const sights = sightFieldsOn(position);
  const looking: PositionAnalysis = {
    position,
    own,
    foes,
    reach(piece, action, carrying) {
      const question = { piece, action, carrying, mode: null, actionPoints: null, run: false };
      return getCachedReach(ruleset, table, question)?.ends ?? [];
    },
    sees(foe, square) {
      const key = `${ruleset.id} ${foe.id} ${foe.squares.join()}`;
      const field = sights.get(key) ?? ruleset.sight(position, { piece: foe.id });
      sights.set(key, field);
      return (field[square] ?? 0) > 0;
    },
    away: (squares) =>
      foes.reduce((least, foe) => Math.min(least, distanceBetweenBases(foe.squares, squares)), SQUARE_COUNT),
    danger(piece, squares) {
      let most = 0;
      for (const foe of foes) {
        // A figure with two tokens cannot attack in its next turn.
        if (foe.tokens >= 2) continue;
        const far = distanceBetweenBases(foe.squares, squares);
        const reaches = far <= 1 || (far <= foe.range && squares.some((square) => looking.sees(foe, square)));
        if (reaches) most = Math.max(most, likelyLoss(foe, piece));
      }
      return most;
    },
  };
  analyses.set(table, looking);
  return looking;
}

/**
 * Returns the cache of sight fields on a board. Pieces that block lines may have moved since; that is accurate enough
 * for a heuristic.
 */
function sightFieldsOn({ board }: Position): Map<string, SightField> {
  const known = sights.get(board) ?? new Map<string, SightField>();
  sights.set(board, known);
  if (known.size > 500) known.clear();
  return known;
}

const sights = new WeakMap<Position['board'], Map<string, SightField>>();

/** Cache of analyses by table only, because plans are only made for the side that has the turn. */
const analyses = new WeakMap<Table, PositionAnalysis>();

function likelyLoss(foe: Piece, piece: Piece): number {
  const least = leastRollToHit(foe.attack, piece.defense);
  const ways = least <= 7 ? 36 - ((least - 1) * (least - 2)) / 2 : ((13 - least) * (14 - least)) / 2;
  const share = Math.min(foe.damage, piece.clicks) / Math.max(1, piece.clicks);
  return (ways / 36) * share * piece.points;
}

export function distanceBetweenBases(a: readonly Square[], b: readonly Square[]): number {
  let least = SQUARE_COUNT;
  for (const one of a) for (const other of b) least = Math.min(least, distance(one, other));
  return least;
}

/**
 * Sorts the ends of a move by how promising they are: preferred ends first, then the safest, then the nearest to an
 * opponent.
 */
export function sortMoveEnds(
  looking: PositionAnalysis,
  piece: Piece,
  ends: readonly ReachEnd[],
  first: (end: ReachEnd) => number,
): readonly ReachEnd[] {
  const ranked = ends.map((end) => ({
    end,
    liked: first(end),
    danger: looking.danger(piece, end.squares),
    away: looking.away(end.squares),
  }));
  ranked.sort((a, b) => b.liked - a.liked || a.danger - b.danger || a.away - b.away || a.end.cost - b.end.cost);
  return ranked.map(({ end }) => end);
}
