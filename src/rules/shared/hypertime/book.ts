import { normalizeText } from '../../../catalog/force';
import type { Citation } from '../../answer';
import type { PowerEntry } from '../../power-entry';
import type { Cite } from '../cite';
import { HYPERTIME_CORNER_RULES } from './line-of-fire';
import type { PassageTopic, YearRules } from './year-rules';

/** Passages of the book. Matters that later rulings settled are cited as a reading. */
function bookPassages(cite: Cite): Readonly<Record<PassageTopic, Citation>> {
  return {
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
    'line-hidden': cite('Powers', 'common'),
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
    lift: cite('Objects: telekinesis'),
    'lift-line': cite('Objects: telekinesis', 'reading'),
    'lift-figures': cite('Powers', 'common'),
    'lift-attack': cite('Powers', 'common'),
    move: cite('Movement'),
    'move-occupied': cite('Movement'),
    'move-blocking': cite('Terrain: blocking terrain'),
    'move-stop': cite('Movement'),
    'break-away': cite('Movement: break away'),
    hindering: cite('Terrain: hindering terrain'),
    'flight-modes': cite('Flying'),
    carry: cite('Flying: carrying other figures'),
    'carry-forbidden': cite('Flying: carrying other figures', 'reading'),
    'knock-back': cite('Combat: knock back'),
    'knock-back-stop': cite('Combat: knock back'),
    'knock-back-fall': cite('Combat: knock back'),
    'knock-back-never': cite('Combat: knock back', 'reading'),
    blast: cite('Combat: knock back', 'reading'),
    'blast-target': cite('Powers', 'common'),
    destroy: cite('Terrain: blocking terrain'),
    'destroy-by-die': cite('Terrain: blocking terrain', 'common'),
    powers: cite('Powers'),
    'giving-actions': cite('Turns: actions'),
    pushing: cite('Turns: pushing'),
    captives: cite('Victory points', 'reading'),
    smoke: cite('Powers', 'common'),
    barrier: cite('Powers', 'common'),
    force: cite('Building your force'),
    // Our reading: a force is not empty, and contains nothing outside the book.
    'force-unsaid': cite('Building your force', 'reading'),
    'force-uniques': cite('Building your force', 'reading'),
    archenemies: cite('Archenemies'),
    'setup-force': cite('Set-up: build a force'),
    'setup-battlefield': cite('Set-up: the battlefield'),
    'setup-areas': cite('Set-up: the battlefield'),
    'setup-objects': cite('Set-up: objects'),
    'setup-figures': cite('Set-up: figures'),
  };
}

/** Returns the rules of the book. A later year only states its changes. */
export function bookRules(id: string, cite: Cite, powers: readonly PowerEntry[]): YearRules {
  return {
    id,
    passages: bookPassages(cite),
    overruled: {
      corner: { topic: 'line-of-fire-corners', cite: cite('Terrain: blocking terrain', 'reading') },
      critical: { topic: 'critical-evaded', cite: cite('Combat: critical hits and misses', 'reading') },
      pushing: { topic: 'pushing', cite: cite('Turns: pushing') },
      hindering: { topic: 'hindering-moving', cite: cite('Terrain: hindering terrain') },
      pass: { topic: 'pass', cite: cite('Turns: actions', 'reading') },
    },
    powers,
    corner: HYPERTIME_CORNER_RULES,
    // Two sixes do not bypass a target's powers.
    sixesStand: false,
    pushingHurts: true,
    // Entering hindering terrain ends the move, from any terrain.
    hinderingStops: 'always',
    cornerStops: false,
    // Elevated walls, terrain and objects cannot be destroyed.
    roofBlockingFalls: false,
    // Passing is one of the four options for an action.
    passCosts: true,
    // "Only one Unique of any given character": characters are identified by name, across versions.
    uniqueKey: (recruit) => (recruit.unique && recruit.known ? normalizeText(recruit.name) : null),
    startingAreas: 'any',
  };
}
