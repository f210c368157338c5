import type { Citation } from '../../answer';
import { makeCite } from '../../shared/cite';
import type { YearTopic } from '../../shared/hypertime/year-rules';
import { ID } from './name';

export const cite = makeCite(ID);

/** Cites an entry of the FAQ by its heading. */
export function citeFaq(heading: string): Citation {
  return cite(`FAQ: ${heading}`, 'faq');
}

/** FAQ entries that extend passages of the book of 2002. */
export const PASSAGES: Readonly<Partial<Record<YearTopic, Citation>>> = {
  'adjacent-corner': citeFaq('Barrier, General'),
  'adjacent-elevation': citeFaq('Adjacent'),
  'adjacent-soaring': citeFaq('Soaring'),
  'adjacent-on-top': citeFaq('Blocking Terrain'),
  line: citeFaq('Line of Fire'),
  'line-elevation': citeFaq('Elevated Terrain'),
  'line-corner': citeFaq('Line of Fire'),
  'line-soaring': citeFaq('Soaring'),
  'line-hidden': citeFaq('Stealth'),
  'ranged-beside': citeFaq('Ranged Combat'),
  targets: citeFaq('Multiple Ranged Combat Targets'),
  'lift-line': citeFaq('Rulebook Corrections, Telekinesis'),
  'lift-figures': cite('Objects: telekinesis', 'reading'),
  'lift-opponents': citeFaq('Telekinesis'),
  'break-away': citeFaq('Break Away'),
  hindering: citeFaq('Hindering Terrain'),
  'carry-forbidden': citeFaq('Hypersonic Speed'),
  'knock-back': citeFaq('Knockback'),
  'knock-back-never': citeFaq('Hypersonic Speed'),
  destroy: citeFaq('Blocking Terrain'),
  'destroy-by-die': citeFaq('Walls'),
  powers: citeFaq('Super Powers'),
  captives: citeFaq('Giants on 2×2 bases'),
  smoke: citeFaq('Smoke Cloud'),
  barrier: citeFaq('Barrier, General'),
  'force-uniques': citeFaq('Building Your Force'),
  archenemies: citeFaq('Building Your Force'),
  'setup-areas': citeFaq('Choosing Sides'),
  'setup-objects': citeFaq('Placing Object Tokens'),
};
