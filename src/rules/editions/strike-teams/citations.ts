import type { Citation } from '../../answer';
import { citer } from '../../shared/cite';
import type { LineCause } from '../../shared/line-of-fire';
import type { Parting } from '../../shared/steps';

export const ID = 'strike-teams';
export const cite = citer(ID);

const SIGHT = cite('Combat: Ranged Attacks (Line of Sight)');
const SIGHT_READ = cite('Combat: Ranged Attacks (Line of Sight)', 'reading');

/** A wall or door crossed is the book's own word; a corner between two of them is read. */
export function citeLineCause(cause: LineCause): Citation {
  return cause === 'wall' ? SIGHT : SIGHT_READ;
}

/** The book calls the spaces around a figure adjacent and never says what a wall does to that. */
export function citeParting(parting: Parting): Citation {
  return parting === 'apart' ? cite('Combat') : cite('Combat', 'reading');
}
