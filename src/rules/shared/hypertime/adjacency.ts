import type { Citation, Reason } from '../../answer';
import type { NeighbourRules } from '../adjacency';
import { pieceMark, reason, squareMark } from '../cite';
import type { ResolvedPlace } from '../places';
import type { NonAdjacencyCause } from '../steps';
import { isOnBlockingTerrain, isSoaring } from './flight';
import type { YearRules } from './year-rules';

/**
 * Returns the adjacency rules of a year. Different levels are never adjacent, even with stairs. Soaring figures are
 * adjacent only to each other.
 */
export function neighbourRules(year: YearRules): NeighbourRules {
  const { passages } = year;
  const parting: Record<NonAdjacencyCause, Citation> = {
    apart: passages.adjacent,
    wall: passages['adjacent-parted-by-wall'],
    corner: passages['adjacent-parted-by-corner'],
    elevation: passages['adjacent-parted-by-level'],
    'diagonal-base': passages.adjacent,
  };
  const marks = (...spots: ResolvedPlace[]) =>
    spots.map((spot) => (spot.piece ? pieceMark(spot.piece.id) : squareMark(spot.squares[0]!)));
  return {
    stairsJoin: false,
    diagonalBasesPart: false,
    cite: passages.adjacent,
    citeSeparation: (kind) => parting[kind],
    aloft: (position, a, b): 'open' | Reason | null => {
      const soaring = [a, b].filter((spot) => spot.piece !== null && isSoaring(year, spot.piece));
      if (soaring.length === 2) return 'open';
      if (soaring.length === 1) return reason('elevation', passages['adjacent-soaring'], marks(a, b));
      const onTop = [a, b].filter((spot) => spot.piece !== null && isOnBlockingTerrain(year, position, spot.piece));
      if (a.piece === null || b.piece === null || onTop.length !== 1) return null;
      return reason('no-adjacent', passages['adjacent-on-top'], marks(...onTop));
    },
  };
}
