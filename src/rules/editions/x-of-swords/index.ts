import { editionName } from '../..';
import type { HouseLaw } from '../../house';
import type { Ruleset } from '../../ruleset';
import { adjacentAnswer } from '../../shared/adjacency';
import { housed } from '../../shared/house';
import { actionOptions, actionsLeft } from '../../shared/options';
import { rangeAnswer, spotOf } from '../../shared/places';
import { follows } from '../../shared/resolve/resolve';
import { NEIGHBOURS } from './adjacency';
import { cite, ID } from './citations';
import { ATTACKS, hit } from './combat';
import { destroy } from './destroy';
import { FORCE } from './force';
import { HOUSE_RULES } from './house';
import { knockBack } from './knock-back';
import { LAW, type SwordsLaw } from './law';
import { see, sight } from './line-of-fire';
import { carry, MOVES, move, reach } from './movement';
import { MARKERS, POWERS } from './powers';
import { resolveLaw } from './resolve';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { SIDELINE } from './sideline';
import { ACTIONS, actionTotal, give, PHASES } from './turns';

function play(law: SwordsLaw, house: HouseLaw): Ruleset {
  const ruleset: Ruleset = {
    id: ID,
    name: editionName(ID),
    attacks: ATTACKS,
    actions: ACTIONS,
    moves: MOVES,
    powers: POWERS,
    phases: PHASES,
    markers: MARKERS,
    cards: ['scenario', 'other'],
    // Its books bind no cards.
    cardFaults: () => [],
    actionTotal,
    force: FORCE,
    house,
    setup,
    sideline: SIDELINE,
    scenarios: SCENARIOS,
    adjacent: (position, a, b) => adjacentAnswer(position, NEIGHBOURS, spotOf(position, a), spotOf(position, b)),
    range: (position, a, b) => rangeAnswer(spotOf(position, a), spotOf(position, b), cite('Attacking: Range Attacks')),
    see: (position, a, b) => see(law, position, a, b),
    sight: (position, place) => sight(law, position, place),
    move,
    reach,
    carry,
    knockBack,
    destroy: (position, question) => destroy(law, position, question),
    hit: (position, question) => hit(law, position, question),
    give: (table, deed) => give(law, table, deed),
    counters: actionsLeft,
    options: actionOptions(ACTIONS, (table, deed) => give(law, table, deed)),
    follow: follows(
      resolveLaw(law, () => ruleset),
      (table, deed) => give(law, table, deed),
    ),
  };
  return ruleset;
}

/** The X of Swords miniatures game: the dial game as it is played now. */
export const xOfSwords = housed(LAW, HOUSE_RULES, play);
