import type { HouseLaw } from '../../house';
import type { Ruleset } from '../../ruleset';
import { housed } from '../house';
import { actionOptions, actionsLeft } from '../options';
import type { ResolveLaw } from '../resolve/law';
import { follows } from '../resolve/resolve';
import { NO_SCENARIOS } from '../scenarios';
import { movesOf } from '../telekinesis';
import { forceOf } from './force';
import { houseRules } from './house';
import { markersOf } from './powers';
import { questions } from './questions';
import { resolveLaw } from './resolve';
import { setupOf } from './setup';
import { actionTotal, give, PHASES } from './turns';
import type { YearLaw } from './year';

const ACTIONS: Ruleset['actions'] = [
  { id: 'move', token: true },
  { id: 'ranged', token: true },
  { id: 'close', token: true },
  { id: 'pass', token: false },
];

/** Additional rules of a later source. Left out for the book alone. */
export interface Later {
  /** Changes the rules for resolving deeds. */
  readonly resolve?: (law: ResolveLaw) => ResolveLaw;
  /** Corrections of bases and dials. */
  readonly errata?: Ruleset['errata'];
}

function play(year: YearLaw, house: HouseLaw, { resolve = (law) => law, errata }: Later): Ruleset {
  const ruleset: Ruleset = {
    ...questions(year),
    actions: ACTIONS,
    moves: movesOf(year.powers),
    phases: PHASES,
    markers: markersOf(year.passages),
    cards: ['scenario', 'other'],
    // The books have no rules about card combinations.
    cardFaults: () => [],
    actionTotal,
    force: forceOf(year),
    house,
    setup: setupOf(year),
    scenarios: NO_SCENARIOS,
    give: (table, deed) => give(year, table, deed),
    ...(errata ? { errata } : {}),
    counters: actionsLeft,
    options: actionOptions(ACTIONS, (table, deed) => give(year, table, deed)),
    follow: follows(resolve(resolveLaw(year, () => ruleset)), (table, deed) => give(year, table, deed)),
  };
  return ruleset;
}

/** Makes the edition of one year. */
export function hypertime(year: YearLaw, later: Later = {}): Ruleset {
  return housed(year, houseRules(year), (law, house) => play(law, house, later));
}
