import { EMPTY_FORCE, type Force, makeRecruit } from '../../catalog/force';
import { findCardSide } from '../../table/cards';
import type { Table } from '../../table/table';
import type { ForceProblem, ForceRules } from '../force-rules';
import type { Scenario } from '../scenario';

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
