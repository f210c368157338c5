import type { Citation } from '../../answer';
import { citer } from '../../shared/cite';
import type { Topic } from '../../shared/hypertime/year';

export const ID = 'hypertime-2003';
export const cite = citer(ID);

/** An entry of the FAQ, by its heading. */
export function faq(heading: string): Citation {
  return cite(`FAQ: ${heading}`, 'faq');
}

/** The rules of 2002 passage by passage, and the FAQ wherever it says more. */
export const PASSAGES: Readonly<Record<Topic, Citation>> = {
  adjacent: cite('Adjacent'),
  'adjacent-parted-by-wall': cite('Adjacent'),
  'adjacent-parted-by-corner': faq('Barrier, General'),
  'adjacent-parted-by-level': faq('Adjacent'),
  'adjacent-soaring': faq('Soaring'),
  'adjacent-on-top': faq('Blocking Terrain'),
  line: faq('Line of Fire'),
  'line-figure': faq('Line of Fire'),
  'line-blocking': cite('Terrain: blocking terrain'),
  'line-wall': cite('Terrain: blocking terrain'),
  'line-elevated': faq('Elevated Terrain'),
  'line-corner': faq('Line of Fire'),
  'line-soaring': faq('Soaring'),
  'line-stealth': faq('Stealth'),
  'line-hindered': cite('Terrain: hindering terrain'),
  range: cite('Ranged combat: range'),
  'range-soaring': faq('Soaring'),
  ranged: cite('Ranged combat'),
  'ranged-beside': faq('Ranged Combat'),
  'several-targets': faq('Multiple Ranged Combat Targets'),
  friends: cite('Combat: friendly figures'),
  defeat: cite('Combat: defeat'),
  cover: cite('Terrain: hindering terrain'),
  'object-in-hand': cite('Objects: super strength'),
  'object-thrown': cite('Objects: super strength'),
  telekinesis: cite('Objects: telekinesis'),
  'telekinesis-line': faq('Rulebook Corrections, Telekinesis'),
  'telekinesis-figures': cite('Objects: telekinesis', 'reading'),
  'telekinesis-attack': faq('Telekinesis'),
  move: cite('Movement'),
  'move-occupied': cite('Movement'),
  'move-blocking': cite('Terrain: blocking terrain'),
  'move-stop': cite('Movement'),
  'break-away': faq('Break Away'),
  hindering: faq('Hindering Terrain'),
  'flight-modes': cite('Flying'),
  carry: cite('Flying: carrying other figures'),
  'carry-hypersonic': faq('Hypersonic Speed'),
  'knock-back': faq('Knockback'),
  'knock-back-stop': faq('Knockback'),
  'knock-back-fall': faq('Knockback'),
  'knock-back-never': faq('Hypersonic Speed'),
  'force-blast': faq('Force Blast'),
  'force-blast-target': cite('Powers', 'common'),
  destroy: faq('Blocking Terrain'),
  'destroy-blades': faq('Walls'),
  powers: faq('Super Powers'),
  'giving-actions': cite('Turns: actions'),
  pushing: cite('Turns: pushing'),
  captives: faq('Giants on 2×2 bases'),
  'setup-force': cite('Set-up: build a force'),
  'setup-battlefield': cite('Set-up: the battlefield'),
  'setup-areas': faq('Choosing Sides'),
  'setup-objects': faq('Placing Object Tokens'),
  'setup-figures': cite('Set-up: figures'),
};
