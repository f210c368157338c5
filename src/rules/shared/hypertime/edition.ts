import type { Ruleset } from '../../ruleset';
import { makeDialEdition } from '../resolve/edition';
import type { ResolveRules } from '../resolve/resolve-rules';
import { NO_SCENARIOS } from '../scenarios';
import { forceRules } from './force';
import { listHouseRules } from './house-rules';
import { listMarkers } from './powers';
import { resolveRules } from './resolve';
import { setupRules } from './setup';
import { countActionsPerTurn, PHASES } from './turns';
import type { YearRules } from './year-rules';

const ACTIONS: Ruleset['actions'] = [
  { id: 'move', token: true },
  { id: 'ranged', token: true },
  { id: 'close', token: true },
  { id: 'pass', token: false },
];

/** Rules that a later source, such as an FAQ, adds to the book. Absent in an edition without such a source. */
export interface LaterSourceRules {
  /** Changes the rules for resolving deeds. */
  readonly resolve?: (rules: ResolveRules) => ResolveRules;
  /** Corrections of bases and dials. */
  readonly errata?: NonNullable<Ruleset['errata']>;
}

export function makeHypertimeEdition(
  year: YearRules,
  { resolve = (rules) => rules, ...later }: LaterSourceRules = {},
): Ruleset {
  return makeDialEdition(year, listHouseRules(year), {
    actions: ACTIONS,
    phases: PHASES,
    markers: listMarkers(year.passages),
    cards: ['scenario', 'other'],
    actionTotal: countActionsPerTurn,
    force: forceRules(year),
    setup: setupRules(year),
    scenarios: NO_SCENARIOS,
    ...later,
    resolve: (rules, ruleset) => resolve(resolveRules(rules, ruleset)),
  });
}
