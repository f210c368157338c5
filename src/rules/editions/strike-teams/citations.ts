import type { Citation } from '../../answer';
import { makeCite } from '../../shared/cite';
import type { LineCause } from '../../shared/line-of-fire';
import type { NonAdjacencyCause } from '../../shared/steps';

export const ID = 'strike-teams';
export const cite = makeCite(ID);

const SIGHT = cite('Combat: Ranged Attacks (Line of Sight)');
const SIGHT_READ = cite('Combat: Ranged Attacks (Line of Sight)', 'reading');

/**
 * Cites the book for a wall or door in the line of sight. Other causes, such as a corner between walls, are our
 * reading.
 */
export function citeLineCause(cause: LineCause): Citation {
  return cause === 'wall' ? SIGHT : SIGHT_READ;
}

/**
 * Cites the book for the squares around a figure, which are adjacent. The book does not say whether a wall changes
 * that, so a wall is our reading.
 */
export function citeSeparation(parting: NonAdjacencyCause): Citation {
  return parting === 'apart' ? cite('Combat') : cite('Combat', 'reading');
}
