import type { HouseRuleChange } from '../../shared/house-rules';
import { cite } from './citations';
import { PUSHING_PROTECTION } from './powers';
import type { XOfSwordsRules } from './rules';

/** House rules for this book: alternatives to our readings, and rules of older books. */
export const HOUSE_RULES: readonly HouseRuleChange<XOfSwordsRules>[] = [
  {
    id: 'figures-leave-corners-open',
    slots: ['see', 'hit', 'destroy'],
    name: 'Figures never shut a corner',
    says: 'A line through a corner is clear where characters stand on both flanks, or a character on one and blocking terrain on the other.',
    topic: 'line-of-fire-corners',
    cite: cite('Attacking: Line of Fire', 'reading'),
    change: (rules) => ({
      ...rules,
      corner: { ...rules.corner, blockingAndFigure: 'clear', figureAndFigure: 'clear' },
    }),
  },
  {
    id: 'rule-of-3',
    slots: ['hit', 'destroy'],
    name: 'The rule of 3',
    says: 'Modifiers together change a combat value by 3 at most, as in 2008.',
    topic: 'penetrating-read',
    cite: cite('Resolving Combat: Modify Damage', 'reading'),
    change: (rules) => ({ ...rules, attackValues: { ...rules.values, limit: 3 } }),
  },
  {
    id: 'bare-hands',
    slots: ['hit'],
    name: 'Close attacks leave the object out',
    says: 'A plain close attack is made with bare hands, whatever its maker holds.',
    topic: 'object-close-read',
    cite: cite('Objects', 'reading'),
    change: (rules) => ({ ...rules, inHand: null }),
  },
  {
    id: 'blocking-falls-close',
    slots: ['destroy'],
    name: 'From afar only walls fall',
    says: 'Blocking terrain is destroyed by close attacks only; a range attack may still break a wall.',
    topic: 'destroying-read',
    cite: cite('Destroying', 'reading'),
    change: (rules) => ({ ...rules, blockingFallsFromAfar: false }),
  },
  {
    id: 'pushing-damage',
    slots: ['resolve'],
    name: 'Pushing hurts',
    says: 'A second action in a row costs a click, as in 2008, but for the indomitable and those of willpower.',
    topic: 'pushing',
    cite: cite('Overview of Play: Actions'),
    change: (rules) => ({ ...rules, pushing: { spares: PUSHING_PROTECTION } }),
  },
];
