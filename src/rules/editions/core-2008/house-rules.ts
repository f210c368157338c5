import type { HouseSlot } from '../../ruleset';
import type { HouseRuleChange } from '../../shared/house-rules';
import { cite } from './citations';
import type { CoreRules } from './rules';

/** Questions with answers that depend on lines of fire. House rules for lines of fire change these answers. */
const LINES: readonly HouseSlot[] = ['see', 'hit', 'destroy', 'move', 'reach'];

/** House rules for this book: alternatives to our readings, and rules of other books. */
export const HOUSE_RULES: readonly HouseRuleChange<CoreRules>[] = [
  {
    id: 'figures-leave-corners-open',
    slots: LINES,
    name: 'Figures never shut a corner',
    says: 'A line through a corner is clear where characters stand on both flanks, or a character on one and blocking terrain on the other.',
    topic: 'line-of-fire-corners',
    cite: cite('Ranged Combat: Line of fire'),
    change: (rules) => ({
      ...rules,
      corner: { ...rules.corner, blockingAndFigure: 'clear', figureAndFigure: 'clear' },
    }),
  },
  {
    id: 'heights-leave-corners-open',
    slots: LINES,
    name: 'Heights never shut a corner',
    says: 'Rising ground stops a line that crosses it, but is no blocking flank of a corner.',
    topic: 'line-height-flanks',
    cite: cite('Elevated Terrain: Elevated terrain and line of fire', 'reading'),
    change: (rules) => ({ ...rules, heightFlanks: false }),
  },
  {
    id: 'lines-into-rooms',
    slots: LINES,
    name: 'Lines go in and out of rooms',
    says: 'Indoor squares block only a line that has both its ends outdoors.',
    topic: 'indoor-lines',
    cite: cite('Maps: Indoor/outdoor maps', 'reading'),
    change: (rules) => ({ ...rules, roomsStop: 'both-ends-outdoors' }),
  },
  {
    id: 'clear-inside-hindering',
    slots: ['see', 'hit', 'move', 'reach'],
    name: 'Inside one thicket nothing hinders',
    says: 'A line that leaves its hindering area nowhere, from its first square to its last, is not hindered.',
    topic: 'hindering-inside',
    cite: cite('Hindering Terrain: Ranged combat attacks and the hindering terrain modifier', 'reading'),
    change: (rules) => ({ ...rules, hinderedInside: false }),
  },
  {
    id: 'stealth-only-hinders',
    slots: ['see', 'hit', 'move', 'reach'],
    name: 'Stealth hides nobody',
    says: 'A hindered line to a stealthy character stays hindered, as to anybody else.',
    topic: 'stealth-hides',
    cite: cite('Powers and Abilities Card: Stealth', 'common'),
    change: (rules) => ({ ...rules, stealthHides: 'never' }),
  },
  {
    id: 'twelve-stands',
    slots: ['hit'],
    name: 'A 12 cannot be evaded',
    says: 'A roll of 12 hits, and no evade roll undoes it.',
    topic: 'critical-evaded',
    cite: cite('Rolling 2 and 12: Critical Misses and Critical Hits', 'reading'),
    change: (rules) => ({ ...rules, sixesStand: true }),
  },
  {
    id: 'sharpshooter-shoots-past',
    slots: ['hit'],
    name: 'A sharpshooter shoots past neighbours',
    says: 'With opponents beside it a sharpshooter may shoot at anybody in range, not only at them.',
    topic: 'sharpshooter-read',
    cite: cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Sharpshooter', 'reading'),
    change: (rules) => ({ ...rules, neighboursDrawShots: false }),
  },
  {
    id: 'no-first-round-immunity',
    slots: ['hit', 'knockBack', 'move', 'reach', 'resolve'],
    name: 'No immunity in the first round',
    says: 'Characters may be attacked and hurt from the first turn on.',
    topic: 'first-round-immunity',
    cite: cite('ROUNDS, TURNS, AND ACTIONS: First-round immunity'),
    change: (rules) => ({ ...rules, firstRoundImmunity: false }),
  },
  {
    id: 'no-pushing-damage',
    slots: ['resolve'],
    name: 'Pushing does not hurt',
    says: 'A second action in a row gives the second token and costs no click.',
    topic: 'pushing',
    cite: cite('ROUNDS, TURNS, AND ACTIONS: Pushing'),
    change: (rules) => ({ ...rules, pushingHurts: false }),
  },
];
