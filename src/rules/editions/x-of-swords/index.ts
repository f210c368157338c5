import { makeDialEdition } from '../../shared/resolve/edition';
import { FORCE } from './force';
import { HOUSE_RULES } from './house-rules';
import { MARKERS } from './powers';
import { resolveRules } from './resolve';
import { RULES } from './rules';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { SIDELINE } from './sideline';
import { ACTIONS, actionTotal, PHASES } from './turns';

/** The X of Swords miniatures game: the current edition of the dial game. */
export const xOfSwords = makeDialEdition(RULES, HOUSE_RULES, {
  actions: ACTIONS,
  phases: PHASES,
  markers: MARKERS,
  cards: ['scenario', 'other'],
  actionTotal,
  force: FORCE,
  setup,
  sideline: SIDELINE,
  scenarios: SCENARIOS,
  resolve: resolveRules,
});
