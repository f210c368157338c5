import type { HouseRules } from '../../house-rules';
import type { Ruleset } from '../../ruleset';
import { makeEdition } from '../../shared/house-rules';
import { listActionCounters } from '../../shared/options';
import { makeQuestionRules } from '../../shared/questions';
import { makeDeedResolvers } from '../../shared/resolve/resolve';
import { listMoveActions } from '../../shared/telekinesis';
import { FORCE } from './force';
import { HOUSE_RULES } from './house-rules';
import { MARKERS } from './powers';
import { resolveRules } from './resolve';
import { RULES, type XOfSwordsRules } from './rules';
import { SCENARIOS } from './scenarios';
import { setup } from './setup';
import { SIDELINE } from './sideline';
import { ACTIONS, actionTotal, PHASES } from './turns';

function play(rules: XOfSwordsRules, house: HouseRules): Ruleset {
  const ruleset: Ruleset = {
    ...makeQuestionRules(rules),
    actions: ACTIONS,
    moves: listMoveActions(rules.powers),
    phases: PHASES,
    markers: MARKERS,
    cards: ['scenario', 'other'],
    // The books have no rules about card combinations.
    cardFaults: () => [],
    actionTotal,
    force: FORCE,
    house,
    setup,
    sideline: SIDELINE,
    scenarios: SCENARIOS,
    counters: listActionCounters,
    ...makeDeedResolvers(
      resolveRules(rules, () => ruleset),
      ACTIONS,
    ),
  };
  return ruleset;
}

/** The X of Swords miniatures game: the current edition of the dial game. */
export const xOfSwords = makeEdition(RULES, HOUSE_RULES, play);
