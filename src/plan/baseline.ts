import { positionInGame } from '../query/resolve-deed';
import { computeExpectedClicks } from '../rules/odds';
import { makePlainHitQuestion, type Ruleset } from '../rules/ruleset';
import type { AttackDeed } from '../rules/table-deed';
import type { Table } from '../table/table';
import { type ActionSequence, extendSequence, findLikeliestTable, makeEmptySequence } from './action-sequence';
import { countRemainingActions, listAttacksFrom, mayAct } from './candidates';
import type { PlanningContext } from './evaluation';

/**
 * Plans without looking ahead. Figures attack without moving, the most expensive figure first, each with the highest
 * average damage. Yields after each of `most` actions. The result is available at once, so the search starts with it.
 * @param single only attacks on one target, which is faster to compare
 */
export function* planGreedily(
  ruleset: Ruleset,
  start: PlanningContext,
  only: string | null,
  most: number,
  single = false,
): Generator<ActionSequence> {
  const figures = [...start.table.figures.values()].sort((a, b) => b.points - a.points);
  let course = makeEmptySequence(start.table);
  for (const { piece } of figures) {
    const table = findLikeliestTable(course);
    const figure = table.figures.get(piece);
    if (countRemainingActions(table, start.side) === 0 || course.choices.length === most) break;
    if (!figure || !mayAct(figure, start.side) || (only !== null && only !== piece)) continue;
    const attacks = listAttacksFrom(ruleset, table, start.side, piece, { single })
      .map((deed) => ({ deed, hurts: averageDamage(ruleset, start, table, deed) }))
      .sort((a, b) => b.hurts - a.hurts);
    const [best] = attacks;
    const sequence = best && extendSequence(ruleset, course, { piece, deeds: [best.deed] });
    if (!sequence) continue;
    course = sequence;
    yield course;
  }
}

/**
 * Returns the points that an attack takes on average. The result is approximate if damage is shared, and only used to
 * choose between attacks.
 */
function averageDamage(
  ruleset: Ruleset,
  { scale }: PlanningContext,
  table: Table,
  { attacker, aim, attack, deal }: AttackDeed,
): number {
  const position = positionInGame(ruleset, table);
  if (!position || !('pieces' in aim)) return 0;
  let sum = 0;
  for (const { target, clicks, damage } of ruleset.hit(position, makePlainHitQuestion(attacker, aim.pieces, attack))
    .targets) {
    const { numerator, denominator } = computeExpectedClicks(clicks);
    const part = deal === undefined ? 1 : (deal[target] ?? 0) / Math.max(1, damage.base);
    sum += (numerator / denominator) * part * (Number(scale.click.get(target) ?? 0n) / Number(scale.units));
  }
  return sum;
}
