import { listCardsAt } from '../../../table/decks';
import type { Table } from '../../../table/table';
import type { Scenario, ScenarioReminder, ScenarioRules } from '../../scenario';
import { findScenario, isReminderDone } from '../../shared/scenarios';
import { cite } from './citations';

/** "Scenario Play Rules": the scenario's own card defines the map, the sides and the winner. */
export const SCENARIO_PLAY: Scenario = {
  id: 'scenario-play',
  kind: 'scenario',
  name: 'Scenario play',
  cite: cite('Scenario Play Rules'),
  option: null,
  clauses: [],
  wonByCard: true,
};

/**
 * "Its effects are in play": reminder to show a tarot card once the first turn has begun. Before the first turn, a
 * setup step asks for the card.
 */
function tarotDue(table: Table): ScenarioReminder[] {
  const due = { id: 'tarot card', side: null };
  const shown = table.decks.some((deck) => listCardsAt(deck, 'play').length > 0);
  if (
    table.turn === null ||
    findScenario(table, SCENARIOS) === null ||
    shown ||
    table.ended !== null ||
    isReminderDone(table, due)
  )
    return [];
  const none = { pieces: [], unsure: [], squares: [], count: 0, card: null };
  return [
    {
      ...{ ...due, code: 'show-card', phase: null, cite: cite('Scenario Play Rules: Setup'), ...none },
      ways: [{ way: 'go', side: null, clicks: 0, facts: [] }],
    },
  ];
}

export const SCENARIOS: ScenarioRules = {
  all: [SCENARIO_PLAY],
  // The card with the drawing rules is not in our sources, so players follow the printed card.
  deck: { size: 5, cite: cite('Starting Force') },
  lines: () => [],
  dues: tarotDue,
  callOut: null,
};
