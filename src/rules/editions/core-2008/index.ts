import { editionName } from '../..';
import type { HouseLaw } from '../../house';
import type { Ruleset } from '../../ruleset';
import { adjacentAnswer } from '../../shared/adjacency';
import { housed } from '../../shared/house';
import { actionOptions, actionsLeft } from '../../shared/options';
import { rangeAnswer, spotOf } from '../../shared/places';
import { follows } from '../../shared/resolve/resolve';
import { LIFT } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { cardFaults } from './card-faults';
import { cite, ID } from './citations';
import { ATTACKS, plainHit } from './combat';
import { destroy } from './destroy';
import { FORCE } from './force';
import { FORMATS } from './formats';
import { HOUSE_RULES } from './house';
import { knockBack } from './knock-back';
import { type CoreLaw, LAW } from './law';
import { see, sight } from './line-of-fire';
import { carry, MOVES, move, reach } from './movement';
import { MARKERS, POWERS } from './powers';
import { resolveLaw } from './resolve';
import { rollOff } from './roll-off';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { fling } from './telekinesis';
import { ACTIONS, actionTotal, give, PHASES } from './turns';

function play(law: CoreLaw, house: HouseLaw): Ruleset {
  const ruleset: Ruleset = {
    id: ID,
    name: editionName(ID),
    attacks: ATTACKS,
    actions: ACTIONS,
    moves: MOVES,
    powers: POWERS,
    phases: PHASES,
    markers: MARKERS,
    cards: ['feat', 'condition', 'event-dial', 'scenario', 'other'],
    cardFaults,
    actionTotal,
    force: FORCE,
    formats: FORMATS,
    house,
    setup,
    scenarios: SCENARIOS,
    adjacent: (position, a, b) => adjacentAnswer(position, NEIGHBOURS, spotOf(position, a), spotOf(position, b)),
    range: (position, a, b) =>
      rangeAnswer(spotOf(position, a), spotOf(position, b), cite('Ranged Combat: Line of fire')),
    see: (position, a, b) => see(law, position, a, b),
    sight: (position, place) => sight(law, position, place),
    move: (position, question) => move(law, position, question),
    reach: (position, question) => reach(law, position, question),
    carry,
    knockBack: (position, question) => knockBack(law, position, question),
    destroy: (position, question) => destroy(law, position, question),
    hit: (position, question) => (question.attack === LIFT ? fling : plainHit)(law, position, question),
    give: (table, deed) => give(law, table, deed),
    rollOff,
    counters: actionsLeft,
    options: actionOptions(ACTIONS, (table, deed) => give(law, table, deed)),
    follow: follows(
      resolveLaw(law, () => ruleset),
      (table, deed) => give(law, table, deed),
    ),
  };
  return ruleset;
}

/** The core rulebook of 2008. */
export const core2008 = housed(LAW, HOUSE_RULES, play);
