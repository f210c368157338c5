import type { Citation } from '../../answer';
import { citer } from '../../shared/cite';
import type { Topic } from '../../shared/hypertime/year';

export const ID = 'hypertime-2003';
export const cite = citer(ID);

/** Cites an entry of the FAQ by its heading. */
export function faq(heading: string): Citation {
  return cite(`FAQ: ${heading}`, 'faq');
}

/** FAQ entries that extend passages of the book of 2002. */
export const PASSAGES: Readonly<Partial<Record<Topic, Citation>>> = {
  'adjacent-parted-by-corner': faq('Barrier, General'),
  'adjacent-parted-by-level': faq('Adjacent'),
  'adjacent-soaring': faq('Soaring'),
  'adjacent-on-top': faq('Blocking Terrain'),
  line: faq('Line of Fire'),
  'line-figure': faq('Line of Fire'),
  'line-elevated': faq('Elevated Terrain'),
  'line-corner': faq('Line of Fire'),
  'line-soaring': faq('Soaring'),
  'line-hidden': faq('Stealth'),
  'range-soaring': faq('Soaring'),
  'ranged-beside': faq('Ranged Combat'),
  'several-targets': faq('Multiple Ranged Combat Targets'),
  'lift-line': faq('Rulebook Corrections, Telekinesis'),
  'lift-figures': cite('Objects: telekinesis', 'reading'),
  'lift-attack': faq('Telekinesis'),
  'break-away': faq('Break Away'),
  hindering: faq('Hindering Terrain'),
  'carry-forbidden': faq('Hypersonic Speed'),
  'knock-back': faq('Knockback'),
  'knock-back-stop': faq('Knockback'),
  'knock-back-fall': faq('Knockback'),
  'knock-back-never': faq('Hypersonic Speed'),
  blast: faq('Force Blast'),
  destroy: faq('Blocking Terrain'),
  'destroy-by-die': faq('Walls'),
  powers: faq('Super Powers'),
  captives: faq('Giants on 2×2 bases'),
  smoke: faq('Smoke Cloud'),
  barrier: faq('Barrier, General'),
  'force-uniques': faq('Building Your Force'),
  archenemies: faq('Building Your Force'),
  'setup-areas': faq('Choosing Sides'),
  'setup-objects': faq('Placing Object Tokens'),
};
