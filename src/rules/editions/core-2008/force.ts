import { normalizeText, type Recruit } from '../../../catalog/force';
import type { ForceRules } from '../../force-rules';
import { forbidDuplicateUniques, requireCharacter, uniqueFigureKey } from '../../shared/force/characters';
import { forbidRepeatedFeats, limitFeatPoints, requireFeatPrerequisites } from '../../shared/force/feats';
import {
  forbidItemsOutsideFormat,
  forbidRepeatedObjects,
  forbidUnsupportedItems,
  limitConditions,
  limitImmobileObjects,
  limitObjects,
  limitScenarios,
} from '../../shared/force/tactics';
import { limitForcePoints, requireBuildTotalInHundreds } from '../../shared/force/totals';
import { cite } from './citations';
import { FORMATS } from './rules';

export const ONE_OF_A_NAME = 'one-of-a-name';
export const EVENT_DIAL = 'event-dial';

/** Generic keywords in the sidebar of the book. */
const GENERIC = [
  ...['animal', 'armor', 'brute', 'celebrity', 'cosmic', 'deity', 'detective', 'future', 'herald'],
  ...['kid', 'martial artist', 'monster', 'mutant', 'mystical', 'past', 'police', 'politician', 'psychic'],
  ...['reporter', 'robot', 'ruler', 'scientist', 'soldier', 'spy', 'teen', 'warrior'],
];

/** Returns the limit of feat points: a tenth of the build total, rounded down ("The 10% Rule"). */
export function featLimit(buildTotal: number): number {
  return Math.floor(buildTotal / 10);
}

/**
 * Returns the key for uniqueness checks. Under "There Can Be Only One" the key is the name of every character. Null if
 * the character is not unique or not known.
 */
function uniqueKey(recruit: Recruit, options: readonly string[]): string | null {
  if (recruit.known && options.includes(ONE_OF_A_NAME)) return normalizeText(recruit.name);
  return uniqueFigureKey(recruit);
}

/** Force rules: "Assembling your force" and the Tactics of part 4. */
export const FORCE: ForceRules = {
  clauses: [
    limitForcePoints(cite('ASSEMBLING YOUR FORCE: Build total'), 100, null),
    requireBuildTotalInHundreds(cite('ASSEMBLING YOUR FORCE: Build total')),
    requireCharacter(cite('ASSEMBLING YOUR FORCE: Build total')),
    forbidDuplicateUniques(cite('ASSEMBLING YOUR FORCE: Unique characters'), uniqueKey),
    limitFeatPoints(cite('FEATS: The 10% Rule'), featLimit),
    forbidRepeatedFeats(cite('FEATS: Assigning feats')),
    requireFeatPrerequisites(cite('FEATS: Assigning feats')),
    limitConditions(cite('BATTLEFIELD CONDITIONS'), 1, EVENT_DIAL),
    limitObjects(cite('SPECIAL OBJECTS: Placing special objects'), 3),
    forbidRepeatedObjects(cite('SPECIAL OBJECTS: Placing special objects')),
    limitImmobileObjects(cite('SPECIAL OBJECTS: Placing special objects'), 300),
    limitScenarios(cite('EVENT DIALS AND SCENARIOS')),
    forbidUnsupportedItems(cite('TACTICS', 'reading'), 'tarot'),
    forbidItemsOutsideFormat(cite('Step 1: Announce the Format'), FORMATS),
  ],
  options: [
    { id: ONE_OF_A_NAME, name: 'There can be only one', cite: cite('Scenarios: There Can Be Only One') },
    { id: EVENT_DIAL, name: 'Event dial', cite: cite('EVENT DIALS AND SCENARIOS: Event Dials') },
  ],
  usualTotal: 300,
  totalStep: 100,
  featLimit,
  themes: {
    cite: cite('THEMED TEAMS'),
    generic: GENERIC,
    counts: (recruit) => !recruit.bystander,
    // One member for each 100 points or part of 100; for each 150 if the keyword is not generic.
    needed: (generic, buildTotal) => Math.max(1, Math.ceil((buildTotal ?? 0) / (generic ? 100 : 150))),
    earns: (count) => ({ bonus: count, rerolls: Math.floor(count / 2), ignoresCondition: true }),
    lead: null,
  },
  uniqueKey,
  archenemies: false,
  primes: null,
  dials: true,
};
