import type { Ruleset } from '../../src/rules/ruleset';
import type { TableDeed } from '../../src/rules/table-deed';
import { getActionTotal, type Table } from '../../src/table/table';
import { addBigFractions, BIG_ZERO, type BigFraction, compareBigFractions, multiplyBigFractions } from './big-fraction';
import { listSlowActors, listSlowFirstDeeds } from './slow-choices';
import { computeNetPoints } from './slow-score';
import { findLikeliestOutcomes, type SlowChoice, type SlowSolver } from './slow-solver';

/**
 * Plans with a greedy baseline: figures in order of points, each with its best attack from its square, while actions
 * remain.
 */
export function planBestAttacks(rules: Ruleset, solver: SlowSolver, first: Table, side: string): readonly SlowChoice[] {
  const choices: SlowChoice[] = [];
  const figures = [...first.figures.values()].sort((a, b) => b.points - a.points);
  for (const { piece } of figures) {
    const [table] = findLikeliestOutcomes(solver.branchesAfter(choices)).map((each) => each.table);
    if (!table || getActionTotal(table, side) <= table.actionsSpent) break;
    if (!listSlowActors(table, side).includes(piece)) continue;
    const best = bestAttack(rules, solver, table, side, piece);
    if (best) choices.push({ piece, deeds: [best] });
  }
  return choices;
}

/** Returns the plain attack with the highest net points. Null if no attack has positive net points. */
function bestAttack(rules: Ruleset, solver: SlowSolver, table: Table, side: string, piece: string): TableDeed | null {
  let best: { readonly deed: TableDeed; readonly won: BigFraction } | null = null;
  for (const deed of listSlowFirstDeeds(rules, table, piece)) {
    if (deed.deed !== 'attack' || deed.action !== undefined) continue;
    const outcomes = solver.outcomesOf(table, deed);
    if (!outcomes) continue;
    const won = outcomes.reduce(
      (sum, outcome) =>
        addBigFractions(sum, multiplyBigFractions(outcome.chance, computeNetPoints(table, outcome.table, side))),
      BIG_ZERO,
    );
    if (compareBigFractions(won, best?.won ?? BIG_ZERO) > 0) best = { deed, won };
  }
  return best?.deed ?? null;
}
