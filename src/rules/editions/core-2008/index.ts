import { makeDialEdition } from '../../shared/resolve/edition';
import { findCardFaults } from './card-faults';
import { FORCE } from './force';
import { HOUSE_RULES } from './house-rules';
import { MARKERS } from './powers';
import { resolveRules } from './resolve';
import { rollOff } from './roll-off';
import { RULES } from './rules';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { ACTIONS, actionTotal, PHASES } from './turns';

export const core2008 = makeDialEdition(RULES, HOUSE_RULES, {
  actions: ACTIONS,
  phases: PHASES,
  markers: MARKERS,
  cards: ['feat', 'condition', 'event-dial', 'scenario', 'other'],
  cardFaults: findCardFaults,
  actionTotal,
  force: FORCE,
  setup,
  scenarios: SCENARIOS,
  rollOff,
  resolve: resolveRules,
});
