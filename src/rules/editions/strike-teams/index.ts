import type { HouseRules, Ruleset } from '../../ruleset';
import { makeEdition } from '../../shared/house-rules';
import { NO_SCENARIOS } from '../../shared/scenarios';
import { NO_SETUP } from '../../shared/setup';
import { CAMPAIGN } from './campaign';
import { FORCE } from './force';
import { MOVES } from './movement';
import { findRemainingAttack } from './multipart';
import { listMissionReminders, listScenarioProgress } from './objectives';
import { listCounters, listDeedOptions } from './options';
import { questions } from './questions';
import { PHASES } from './rounds';
import { HOUSE_RULES, RULES, type StrikeTeamsRules } from './rules';
import { listStatusRemovals } from './status-removal';
import { addSpendablePoints } from './strikers';
import { listBattleZone, listEnteringTokens } from './token-deeds';
import { ACTIONS, actionTotal, ruleOnAction } from './turns';

/** Figures without dials have no multi-part actions, optional powers or flight. Scenarios list their own reminders. */
const NO_DIALS = {
  addEffects: addSpendablePoints,
  addDisplayedEffects: addSpendablePoints,
  multiPartChoices: () => [],
  remainingMove: () => null,
  soars: () => false,
  hitAlternatives: () => [],
  optionalPowers: () => [],
  reminders: () => [],
  reminderUses: () => [],
  endUnfinishedAction: () => [],
  nextField: () => null,
  uses: () => [],
  ownActions: [],
} satisfies Partial<Ruleset>;

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
    resolve: (table, action) => ({ ...ruleOnAction(rules, table, action), open: [] }),
    ...NO_DIALS,
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
