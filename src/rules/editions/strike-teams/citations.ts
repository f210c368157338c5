import type { Citation } from '../../answer';
import { makeCite } from '../../shared/cite';
import type { LineBlockingCause } from '../../shared/line-of-fire';
import type { NonAdjacencyCause } from '../../shared/steps';
import { ID } from './name';

export const cite = makeCite(ID);

const SIGHT = cite('Combat: Ranged Attacks (Line of Sight)');
const SIGHT_READ = cite('Combat: Ranged Attacks (Line of Sight)', 'reading');

/**
 * Cites the book for a wall or door in the line of sight. Other causes, such as a corner between walls, are our
 * reading.
 */
export function citeLineCause(cause: LineBlockingCause): Citation {
  return cause === 'wall' ? SIGHT : SIGHT_READ;
}

/**
 * Cites the reason why squares are not adjacent. The book covers squares that do not touch; walls between squares are
 * our reading.
 */
export function citeSeparation(parting: NonAdjacencyCause): Citation {
  return parting === 'apart' ? cite('Combat') : cite('Combat', 'reading');
}
