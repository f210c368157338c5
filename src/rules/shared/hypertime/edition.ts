import { editionName } from '../..';
import type { HouseLaw } from '../../house';
import type { Ruleset } from '../../ruleset';
import { adjacentAnswer } from '../adjacency';
import { housed } from '../house';
import { actionOptions, actionsLeft } from '../options';
import { rangeAnswer, spotOf } from '../places';
import { follows } from '../resolve/resolve';
import { NO_SCENARIOS } from '../scenarios';
import { movesOf } from '../telekinesis';
import { neighbours } from './adjacency';
import { hit } from './attacks';
import { ATTACKS } from './combat';
import { destroy } from './destroy';
import { forceOf } from './force';
import { houseRules } from './house';
import { knockBack } from './knock-back';
import { see, sight } from './line-of-fire';
import { carry, move, reach } from './movement';
import { markersOf } from './powers';
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

function play(year: YearLaw, house: HouseLaw): Ruleset {
  const { passages, later = (law) => law } = year;
  const ruleset: Ruleset = {
    id: year.id,
    name: editionName(year.id),
    attacks: ATTACKS,
    actions: ACTIONS,
    moves: movesOf(year.powers),
    powers: year.powers,
    phases: PHASES,
    markers: markersOf(passages),
    cards: ['scenario', 'other'],
    // Its books bind no cards.
    cardFaults: () => [],
    actionTotal,
    force: forceOf(year),
    house,
    setup: setupOf(year),
    scenarios: NO_SCENARIOS,
    adjacent: (position, a, b) => adjacentAnswer(position, neighbours(year), spotOf(position, a), spotOf(position, b)),
    range: (position, a, b) => rangeAnswer(spotOf(position, a), spotOf(position, b), passages.range),
    see: (position, a, b) => see(year, position, a, b),
    sight: (position, place) => sight(year, position, place),
    move: (position, question) => move(year, position, question),
    reach: (position, question) => reach(year, position, question),
    carry: (position, question) => carry(year, position, question),
    knockBack: (position, question) => knockBack(year, position, question),
    destroy: (position, question) => destroy(year, position, question),
    hit: (position, question) => hit(year, position, question),
    give: (table, deed) => give(year, table, deed),
    ...(year.errata ? { errata: year.errata } : {}),
    counters: actionsLeft,
    options: actionOptions(ACTIONS, (table, deed) => give(year, table, deed)),
    follow: follows(later(resolveLaw(year, () => ruleset)), (table, deed) => give(year, table, deed)),
  };
  return ruleset;
}

/** The edition of one year. */
export function hypertime(year: YearLaw): Ruleset {
  return housed(year, houseRules(year), play);
}
