import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import type { Due, ScenarioInPlay, ScenarioLaw } from '../scenario';

/** For an edition without scenarios of its own: players may still lay down cards that tell of one. */
export const NO_SCENARIOS: ScenarioLaw = { all: [], deck: null, lines: () => [], dues: () => [], callOut: null };

/** The scenario of a game: that of a card which names one of the edition's, else the playing with an event dial. The first card counts. */
export function scenarioOf(table: Table, { all }: Pick<ScenarioLaw, 'all'>): ScenarioInPlay | null {
  for (const card of table.cards) {
    const { scene: id, kind } = card.card;
    const scenario = all.find((each) => (kind === 'event-dial' ? each.kind === kind : each.id === id));
    if (scenario) return { scenario, card };
  }
  return null;
}

/** That it was seen to, whatever came of it. */
export function seen({ id, side }: Pick<Due, 'id' | 'side'>): Fact {
  return { fact: 'seen-to', due: id, side };
}

export function wasSeen({ seenTo }: Table, { id, side }: Pick<Due, 'id' | 'side'>): boolean {
  return seenTo.some((each) => each.due === id && each.side === side);
}
