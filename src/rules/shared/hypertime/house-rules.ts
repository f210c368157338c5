import type { HouseSlot } from '../../ruleset';
import type { HouseRuleChange } from '../house-rules';
import { HYPERTIME_CORNER_RULES } from './book';
import type { YearRules } from './year-rules';

/** House-rule slots of the answers that depend on lines of fire. */
const LINES: readonly HouseSlot[] = ['see', 'hit', 'destroy', 'move', 'reach'];
const MOVES: readonly HouseSlot[] = ['move', 'reach'];

/** Lists the house rules of a year. Each house rule follows another year or a later book. */
export function listHouseRules({
  overruled,
  hinderingStops,
  passCosts,
}: YearRules): readonly HouseRuleChange<YearRules>[] {
  return [
    {
      id: 'figures-shut-corners',
      slots: LINES,
      name: 'Figures shut a corner',
      says: 'A line through a corner is blocked where figures stand on both flanks, or a figure on one and blocking terrain on the other.',
      ...overruled.corner,
      change: (rules) => ({ ...rules, corner: FIGURES_SHUT }),
    },
    {
      id: 'twelve-stands',
      slots: ['hit'],
      name: 'A 12 cannot be evaded',
      says: 'A roll of 12 hits, and no evade roll undoes it.',
      ...overruled.critical,
      change: (rules) => ({ ...rules, sixesStand: true }),
    },
    {
      id: 'no-pushing-damage',
      slots: ['resolve'],
      name: 'Pushing does not hurt',
      says: 'A second action in a row gives the second token and costs no click.',
      ...overruled.pushing,
      change: (rules) => ({ ...rules, pushingHurts: false }),
    },
    hinderingStops === 'always'
      ? {
          id: 'hindering-stops-once',
          slots: MOVES,
          name: 'Hindering terrain stops once',
          says: 'Only a mover that comes from other ground must stop on entering hindering terrain; within it, it goes on.',
          ...overruled.hindering,
          change: (rules) => ({ ...rules, hinderingStops: 'from-clear' }),
        }
      : {
          id: 'hindering-stops-always',
          slots: MOVES,
          name: 'Hindering terrain stops each step',
          says: 'Entering a square of hindering terrain ends the move, wherever the mover comes from.',
          ...overruled.hindering,
          change: (rules) => ({ ...rules, hinderingStops: 'always' }),
        },
    {
      ...(passCosts
        ? { id: 'pass-is-free', name: 'A pass is free', says: 'A pass uses up none of the actions of the turn.' }
        : {
            id: 'pass-costs-an-action',
            name: 'A pass costs an action',
            says: 'A pass uses up one of the actions of the turn.',
          }),
      slots: ['resolve'],
      ...overruled.pass,
      change: (rules) => ({ ...rules, passCosts: !passCosts }),
    },
  ];
}

const FIGURES_SHUT = { ...HYPERTIME_CORNER_RULES, blockingAndFigure: 'blocked', figureAndFigure: 'blocked' } as const;
