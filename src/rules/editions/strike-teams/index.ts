import type { HouseRules } from '../../house-rules';
import type { Ruleset } from '../../ruleset';
import { makeEdition } from '../../shared/house-rules';
import { NO_SCENARIOS } from '../../shared/scenarios';
import { NO_SETUP } from '../../shared/setup';
import { CAMPAIGN } from './campaign';
import { FORCE } from './force';
import { HOUSE_RULES } from './house-rules';
import { MOVES } from './movement';
import { findRemainingAttack } from './multipart';
import { listMissionReminders, listScenarioProgress } from './objectives';
import { listCounters, listDeedOptions } from './options';
import { questions } from './questions';
import { PHASES } from './rounds';
import { RULES, type StrikeTeamsRules } from './rules';
import { listStatusRemovals } from './status-removal';
import { listBattleZone, listEnteringTokens } from './token-deeds';
import { ACTIONS, actionTotal, give } from './turns';

function play(rules: StrikeTeamsRules, house: HouseRules): Ruleset {
  const asked = questions(rules);
  return {
    ...asked,
    actions: ACTIONS,
    moves: MOVES,
    phases: PHASES,
    markers: [],
    cards: ['scenario', 'other'],
    // The books have no rules about card combinations.
    cardFaults: () => [],
    actionTotal,
    force: FORCE,
    house,
    setup: NO_SETUP,
    scenarios: NO_SCENARIOS,
    give: (table, deed) => give(rules, table, deed),
    counters: listCounters,
    options: (table, piece) => listDeedOptions(rules, table, piece),
    mission: {
      ...asked.mission,
      ...{
        campaign: CAMPAIGN,
        objectives: listScenarioProgress,
        scenariosDue: listMissionReminders,
        attackLeft: findRemainingAttack,
        shakingOff: listStatusRemovals,
        entering: listEnteringTokens,
        battleZone: listBattleZone,
      },
    },
  };
}

/** The Strike Teams rulebook of 2018: action points, strength against defense, no roll to hit. */
export const strikeTeams = makeEdition(RULES, HOUSE_RULES, play);
