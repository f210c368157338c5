import type { HouseRules } from '../../house-rules';
import type { Ruleset } from '../../ruleset';
import { makeEdition } from '../../shared/house-rules';
import { listActionCounters } from '../../shared/options';
import { makeQuestionRules } from '../../shared/questions';
import { makeDeedResolvers } from '../../shared/resolve/resolve';
import { listMoveActions } from '../../shared/telekinesis';
import { findCardFaults } from './card-faults';
import { FORCE } from './force';
import { HOUSE_RULES } from './house-rules';
import { MARKERS } from './powers';
import { resolveRules } from './resolve';
import { rollOff } from './roll-off';
import { type CoreRules, RULES } from './rules';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { ACTIONS, actionTotal, PHASES } from './turns';

function play(rules: CoreRules, house: HouseRules): Ruleset {
  const ruleset: Ruleset = {
    ...makeQuestionRules(rules),
    actions: ACTIONS,
    moves: listMoveActions(rules.powers),
    phases: PHASES,
    markers: MARKERS,
    cards: ['feat', 'condition', 'event-dial', 'scenario', 'other'],
    cardFaults: findCardFaults,
    actionTotal,
    force: FORCE,
    house,
    setup,
    scenarios: SCENARIOS,
    rollOff,
    counters: listActionCounters,
    ...makeDeedResolvers(
      resolveRules(rules, () => ruleset),
      ACTIONS,
    ),
  };
  return ruleset;
}

export const core2008 = makeEdition(RULES, HOUSE_RULES, play);
