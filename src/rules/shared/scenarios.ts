import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import type { ScenarioInPlay, ScenarioReminder, ScenarioRules } from '../scenario';

/** For editions without scenarios. Players may still use cards that describe one. */
export const NO_SCENARIOS: ScenarioRules = { all: [], deck: null, lines: () => [], dues: () => [], callOut: null };

/**
 * Returns the scenario in play: the edition's scenario that a card names, or else the use of an event dial. The first
 * such card counts.
 */
export function findScenario(table: Table, { all }: Pick<ScenarioRules, 'all'>): ScenarioInPlay | null {
  for (const card of table.cards) {
    const { scene: id, kind } = card.card;
    const scenario = all.find((each) => (kind === 'event-dial' ? each.kind === kind : each.id === id));
    if (scenario) return { scenario, card };
  }
  return null;
}

/** Returns the fact that a reminder was done, for any result. */
export function makeReminderDoneFact({ id, side }: Pick<ScenarioReminder, 'id' | 'side'>): Fact {
  return { fact: 'seen-to', due: id, side };
}

export function isReminderDone({ seenTo }: Table, { id, side }: Pick<ScenarioReminder, 'id' | 'side'>): boolean {
  return seenTo.some((each) => each.due === id && each.side === side);
}
