import type { Ruleset } from '../../ruleset';
import { adjacentAnswer } from '../../shared/adjacency';
import { actionOptions, actionsLeft } from '../../shared/options';
import { rangeAnswer, spotOf } from '../../shared/places';
import { LIFT } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { cardFaults } from './card-faults';
import { cite, ID } from './citations';
import { ATTACKS, plainHit } from './combat';
import { destroy } from './destroy';
import { FORCE } from './force';
import { knockBack } from './knock-back';
import { see, sight } from './line-of-fire';
import { MARKERS } from './markers';
import { carry, MOVES, move, reach } from './movement';
import { POWERS } from './powers';
import { SCENES } from './scenes';
import { setup } from './setup';
import { fling } from './telekinesis';
import { ACTIONS, actionTotal, give, PHASES } from './turns';

/** The core rulebook of 2008. */
export const core2008: Ruleset = {
  id: ID,
  name: 'Core rules, 2008',
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
  setup,
  scenes: SCENES,
  adjacent: (position, a, b) => adjacentAnswer(position, NEIGHBOURS, spotOf(position, a), spotOf(position, b)),
  range: (position, a, b) => rangeAnswer(spotOf(position, a), spotOf(position, b), cite('Ranged Combat: Line of fire')),
  see,
  sight,
  move,
  reach,
  carry,
  knockBack,
  destroy,
  hit: (position, question) => (question.attack === LIFT ? fling : plainHit)(position, question),
  give,
  counters: actionsLeft,
  options: actionOptions(ACTIONS, give),
  slam: null,
  breakthrough: null,
  interact: null,
  cost: null,
  campaign: null,
};
