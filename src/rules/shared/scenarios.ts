import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import type { ScenarioInPlay, ScenarioReminder, ScenarioRules } from '../scenario';

/** Scenario rules of editions without scenarios. Players may still use cards that describe a scenario. */
export const NO_SCENARIOS: ScenarioRules = { all: [], deck: null, lines: () => [], dues: () => [], callOut: null };

/**
 * Returns the scenario in play: the first card counts that names a scenario of the edition, or that is an event dial.
 */
export function findScenario(table: Table, { all }: Pick<ScenarioRules, 'all'>): ScenarioInPlay | null {
  for (const card of table.cards) {
    const { scene: id, kind } = card.card;
    const scenario = all.find((each) => (kind === 'event-dial' ? each.kind === kind : each.id === id));
    if (scenario) return { scenario, card };
  }
  return null;
}

/** Returns the fact that marks a reminder as done, whatever the result was. */
export function makeReminderDoneFact({ id, side }: Pick<ScenarioReminder, 'id' | 'side'>): Fact {
  return { fact: 'seen-to', due: id, side };
}

export function isReminderDone({ seenTo }: Table, { id, side }: Pick<ScenarioReminder, 'id' | 'side'>): boolean {
  return seenTo.some((each) => each.due === id && each.side === side);
}
