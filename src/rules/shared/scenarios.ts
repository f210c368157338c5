import { EMPTY_FORCE, type Force, makeRecruit } from '../../catalog/force';
import { findCardSide } from '../../table/cards';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import type { ForceProblem, ForceRules } from '../force-rules';
import type { Scenario, ScenarioInPlay, ScenarioReminder, ScenarioRules } from '../scenario';

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

export function listBrokenLimits(
  rules: Pick<ForceRules, 'clauses'>,
  scenario: Pick<Scenario, 'clauses' | 'option'>,
  force: Force,
): readonly ForceProblem[] {
  const options = scenario.option === null ? [] : [scenario.option];
  return rules.clauses
    .filter(({ id }) => scenario.clauses.includes(id))
    .flatMap((clause) => clause.check({ ...force, options }));
}

/**
 * Reconstructs a side's force from the table, to check a scenario's limits. Bystanders without points came from effects
 * and are excluded.
 */
export function reconstructForce(table: Table, side: string): Force {
  const members = [...table.figures.values()]
    .filter((figure) => figure.side === side && !(figure.character.bystander && figure.points === 0))
    .map(({ character, points }) => makeRecruit(character, points));
  const conditions = table.cards
    .filter((card) => card.card.kind === 'condition' && findCardSide(table, card) === side)
    .map(({ id }) => id);
  const { buildTotal } = table.players.find((player) => player.side === side) ?? {};
  return { ...EMPTY_FORCE, buildTotal: buildTotal ?? table.buildTotal, members, conditions };
}
