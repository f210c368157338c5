import type { Ruleset } from '../../ruleset';
import { adjacentAnswer } from '../../shared/adjacency';
import { rangeAnswer, spotOf } from '../../shared/places';
import { NEIGHBOURS } from './adjacency';
import { cardFaults } from './card-faults';
import { cite, ID } from './citations';
import { ATTACKS, hit } from './combat';
import { destroy } from './destroy';
import { knockBack } from './knock-back';
import { see, sight } from './line-of-fire';
import { MARKERS } from './markers';
import { carry, MOVES, move, reach } from './movement';
import { POWERS } from './powers';
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
  adjacent: (position, a, b) => adjacentAnswer(position, NEIGHBOURS, spotOf(position, a), spotOf(position, b)),
  range: (position, a, b) => rangeAnswer(spotOf(position, a), spotOf(position, b), cite('Ranged Combat: Line of fire')),
  see,
  sight,
  move,
  reach,
  carry,
  knockBack,
  destroy,
  hit,
  give,
  slam: null,
  breakthrough: null,
  interact: null,
  cost: null,
};
