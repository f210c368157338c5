import { BLOCKING } from '../../../board/terrain';
import { distance, type Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Reason } from '../../answer';
import { reason, squareMark } from '../../shared/cite';
import { findLineObstacles } from '../../shared/line-of-fire';
import { BLOCKED_BY_ELEVATION, BLOCKED_BY_TERRAIN, type LineRules, makeWallTest } from '../../shared/line-rules';
import { findNearestSquares } from '../../shared/places';
import { cite } from './citations';

const PASSAGE = cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Giant Size');

/**
 * Line rules for a giant's close attack: only walls, blocking and elevated terrain block it. Figures and objects do
 * not.
 */
function blowLaw(position: Position, from: Square, to: Square): LineRules {
  const { board } = position;
  const bothHigh = board.levels[from]! > 0 && board.levels[to]! > 0;
  const stops = (square: Square): number => {
    const elevated = board.levels[square]! > 0;
    const blocking = (board.terrain[square]! & BLOCKING) !== 0;
    if (bothHigh) return elevated && blocking ? BLOCKED_BY_TERRAIN : 0;
    return blocking ? BLOCKED_BY_TERRAIN : elevated ? BLOCKED_BY_ELEVATION : 0;
  };
  return {
    blocks: stops,
    flanks: (square) => square !== from && square !== to && stops(square) !== 0,
    figures: () => 0,
    hinders: () => false,
    under: () => false,
    walls: makeWallTest(board, (low) => !bothHigh || low > 0),
    corner: {
      blockingAndFigure: 'clear',
      figureAndFigure: 'clear',
      hinderingAndHindering: 'clear',
      hinderingAndOther: 'clear',
    },
  };
}

function blowReasons(position: Position, from: Square, to: Square): Reason[] {
  if (distance(from, to) > 2) return [reason('no-adjacent', PASSAGE, [squareMark(from), squareMark(to)])];
  if (position.board.levels[to]! < position.board.levels[from]!)
    return [reason('elevation', PASSAGE, [squareMark(from), squareMark(to)])];
  const { blockers } = findLineObstacles(position, blowLaw(position, from, to), from, to);
  const codes = { wall: 'wall', elevation: 'elevation' } as const;
  const named = blockers.map((blocker) => {
    const cause = blocker.cause === 'corner' && blocker.mark.mark === 'edge' ? 'wall' : blocker.cause;
    return { mark: blocker.mark, code: cause in codes ? codes[cause as keyof typeof codes] : ('blocking' as const) };
  });
  return [...new Set(named.map((each) => each.code))].map((code) =>
    reason(
      code,
      PASSAGE,
      named.filter((each) => each.code === code).map((each) => each.mark),
    ),
  );
}

/**
 * Lists the reasons against a giant's close attack on a target that is not adjacent. A giant reaches two squares, also
 * upward, but not through a wall or a building.
 */
export function listGiantReachReasons(position: Position, giant: Piece, target: Piece): Reason[] {
  const tries = giant.squares.flatMap((from) => target.squares.map((to) => blowReasons(position, from, to)));
  if (tries.some((each) => each.length === 0)) return [];
  const [from, to] = findNearestSquares(giant.squares, target.squares);
  return blowReasons(position, from, to);
}
