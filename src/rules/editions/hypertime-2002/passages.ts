import type { Citation } from '../../answer';
import { citer } from '../../shared/cite';
import type { Topic } from '../../shared/hypertime/year';

export const ID = 'hypertime-2002';
export const cite = citer(ID);

/** The rules of 2002, passage by passage. What later rulings settled stands here as a reading. */
export const PASSAGES: Readonly<Record<Topic, Citation>> = {
  adjacent: cite('Adjacent'),
  'adjacent-parted-by-wall': cite('Adjacent'),
  'adjacent-parted-by-corner': cite('Terrain: blocking terrain', 'reading'),
  'adjacent-parted-by-level': cite('Adjacent'),
  'adjacent-soaring': cite('Adjacent'),
  'adjacent-on-top': cite('Flying: hovering', 'reading'),
  line: cite('Ranged combat: line of fire'),
  'line-figure': cite('Ranged combat: line of fire'),
  'line-blocking': cite('Terrain: blocking terrain'),
  'line-wall': cite('Terrain: blocking terrain'),
  'line-elevated': cite('Terrain: elevated terrain'),
  'line-corner': cite('Terrain: blocking terrain', 'reading'),
  'line-soaring': cite('Flying: soaring'),
  'line-stealth': cite('Powers', 'common'),
  'line-hindered': cite('Terrain: hindering terrain'),
  range: cite('Ranged combat: range'),
  'range-soaring': cite('Ranged combat: soaring'),
  ranged: cite('Ranged combat'),
  'ranged-beside': cite('Ranged combat'),
  'several-targets': cite('Ranged combat: multiple targets'),
  friends: cite('Combat: friendly figures'),
  defeat: cite('Combat: defeat'),
  cover: cite('Terrain: hindering terrain'),
  'object-in-hand': cite('Objects: super strength'),
  'object-thrown': cite('Objects: super strength'),
  move: cite('Movement'),
  'move-occupied': cite('Movement'),
  'move-blocking': cite('Terrain: blocking terrain'),
  'move-stop': cite('Movement'),
  'break-away': cite('Movement: break away'),
  hindering: cite('Terrain: hindering terrain'),
  'flight-modes': cite('Flying'),
  carry: cite('Flying: carrying other figures'),
  'carry-hypersonic': cite('Flying: carrying other figures', 'reading'),
  'knock-back': cite('Combat: knock back'),
  'knock-back-stop': cite('Combat: knock back'),
  'knock-back-fall': cite('Combat: knock back'),
  'knock-back-never': cite('Combat: knock back', 'reading'),
  destroy: cite('Terrain: blocking terrain'),
  'destroy-blades': cite('Terrain: blocking terrain', 'common'),
  powers: cite('Powers'),
  'giving-actions': cite('Turns: actions'),
  pushing: cite('Turns: pushing'),
  captives: cite('Victory points', 'reading'),
};
