import type { HouseRules } from '../../house-rules';
import type { Ruleset } from '../../ruleset';
import { makeEdition } from '../house-rules';
import { listActionCounters } from '../options';
import { makeQuestionRules } from '../questions';
import { makeDeedResolvers } from '../resolve/resolve';
import type { ResolveRules } from '../resolve/resolve-rules';
import { NO_SCENARIOS } from '../scenarios';
import { listMoveActions } from '../telekinesis';
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
  readonly errata?: Ruleset['errata'];
}

function play(year: YearRules, house: HouseRules, { resolve = (rules) => rules, errata }: LaterSourceRules): Ruleset {
  const ruleset: Ruleset = {
    ...makeQuestionRules(year),
    actions: ACTIONS,
    moves: listMoveActions(year.powers),
    phases: PHASES,
    markers: listMarkers(year.passages),
    cards: ['scenario', 'other'],
    // The books have no rules about card combinations.
    cardFaults: () => [],
    actionTotal: countActionsPerTurn,
    force: forceRules(year),
    house,
    setup: setupRules(year),
    scenarios: NO_SCENARIOS,
    ...(errata ? { errata } : {}),
    counters: listActionCounters,
    ...makeDeedResolvers(resolve(resolveRules(year, () => ruleset)), ACTIONS),
  };
  return ruleset;
}

export function makeHypertimeEdition(year: YearRules, later: LaterSourceRules = {}): Ruleset {
  return makeEdition(year, listHouseRules(year), (rules, house) => play(rules, house, later));
}
