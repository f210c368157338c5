import type { Citation } from '../../answer';
import { makeCite } from '../../shared/cite';
import type { LineBlockingCause } from '../../shared/line-of-fire';

export const ID = 'core-2008';
export const cite = makeCite(ID);

const LINE_CAUSES: Record<LineBlockingCause, Citation> = {
  blocking: cite('Blocking Terrain'),
  elevation: cite('Elevated Terrain: Elevated terrain and line of fire'),
  indoors: cite('Maps: Indoor/outdoor maps', 'reading'),
  wall: cite('Walls'),
  figure: cite('Ranged Combat: Line of fire'),
  corner: cite('Blocking Terrain'),
  hidden: cite('Powers and Abilities Card: Stealth', 'common'),
  range: cite('Ranged Combat'),
  soaring: cite('Ranged Combat'),
};

export function citeLineCause(cause: LineBlockingCause): Citation {
  return LINE_CAUSES[cause];
}
