import { editionName } from '../..';
import type { HouseLaw } from '../../house';
import type { Ruleset } from '../../ruleset';
import { adjacentAnswer } from '../../shared/adjacency';
import { housed } from '../../shared/house';
import { neighbours } from '../../shared/hypertime/adjacency';
import { hit } from '../../shared/hypertime/attacks';
import { ATTACKS } from '../../shared/hypertime/combat';
import { destroy } from '../../shared/hypertime/destroy';
import { knockBack } from '../../shared/hypertime/knock-back';
import { see, sight } from '../../shared/hypertime/line-of-fire';
import { carry, MOVES, move, reach } from '../../shared/hypertime/movement';
import { setupOf } from '../../shared/hypertime/setup';
import { actionTotal, give, PHASES } from '../../shared/hypertime/turns';
import type { YearLaw } from '../../shared/hypertime/year';
import { barrier, debris, smoke } from '../../shared/markers';
import { actionOptions, actionsLeft } from '../../shared/options';
import { rangeAnswer, spotOf } from '../../shared/places';
import { NO_SCENES } from '../../shared/scenes';
import { FORCE } from './force';
import { HOUSE_RULES } from './house';
import { faq, ID, PASSAGES } from './passages';
import { YEAR } from './year';

const ACTIONS: Ruleset['actions'] = [
  { id: 'move', token: true },
  { id: 'ranged', token: true },
  { id: 'close', token: true },
  { id: 'pass', token: false },
];

function play(year: YearLaw, house: HouseLaw): Ruleset {
  return {
    id: ID,
    name: editionName(ID),
    attacks: ATTACKS,
    actions: ACTIONS,
    moves: MOVES,
    powers: year.powers,
    phases: PHASES,
    markers: [smoke(4, faq('Smoke Cloud')), barrier(4, faq('Barrier, General')), debris(PASSAGES.destroy)],
    cards: ['scenario', 'other'],
    // Its books bind no cards.
    cardFaults: () => [],
    actionTotal,
    force: FORCE,
    house,
    setup: setupOf(year, 'opposite'),
    scenes: NO_SCENES,
    adjacent: (position, a, b) => adjacentAnswer(position, neighbours(year), spotOf(position, a), spotOf(position, b)),
    range: (position, a, b) => rangeAnswer(spotOf(position, a), spotOf(position, b), PASSAGES.range),
    see: (position, a, b) => see(year, position, a, b),
    sight: (position, place) => sight(year, position, place),
    move: (position, question) => move(year, position, question),
    reach: (position, question) => reach(year, position, question),
    carry: (position, question) => carry(year, position, question),
    knockBack: (position, question) => knockBack(year, position, question),
    destroy: (position, question) => destroy(year, position, question),
    hit: (position, question) => hit(year, position, question),
    give: (table, deed) => give(year, table, deed),
    counters: actionsLeft,
    options: actionOptions(ACTIONS, (table, deed) => give(year, table, deed)),
  };
}

/** The rules of 2002 with the FAQ of July 2003 laid over them. */
export const hypertime2003 = housed(YEAR, HOUSE_RULES, play);
