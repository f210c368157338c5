import type { TableDeed } from '../../src/rules/table-deed';
import { actionTotalOf, type Table } from '../../src/table/table';
import type { FollowRules } from '../helpers/random-game';
import { type Exact, NOTHING, order, plus, times } from './exact';
import { slowActors, slowBeginnings } from './slow-choices';
import { likeliestOf, type SlowChoice, type SlowSolver } from './slow-solver';
import { slowWon } from './slow-worth';

/** Greedy baseline: each figure takes its best attack from its square, in order of points, while actions remain. */
export function baselineOf(rules: FollowRules, solver: SlowSolver, first: Table, side: string): readonly SlowChoice[] {
  const choices: SlowChoice[] = [];
  const figures = [...first.figures.values()].sort((a, b) => b.points - a.points);
  for (const { piece } of figures) {
    const [table] = likeliestOf(solver.branchesAfter(choices)).map((each) => each.table);
    if (!table || actionTotalOf(table, side) <= table.actionsSpent) break;
    if (!slowActors(table, side).includes(piece)) continue;
    const best = bestAttack(rules, solver, table, side, piece);
    if (best) choices.push({ piece, deeds: [best] });
  }
  return choices;
}

/** The plain attack with the highest net points. Null if no attack has a positive net. */
function bestAttack(
  rules: FollowRules,
  solver: SlowSolver,
  table: Table,
  side: string,
  piece: string,
): TableDeed | null {
  let best: { readonly deed: TableDeed; readonly won: Exact } | null = null;
  for (const deed of slowBeginnings(rules, table, piece)) {
    if (deed.deed !== 'attack' || deed.action !== undefined) continue;
    const ways = solver.waysOf(table, deed);
    if (!ways) continue;
    const won = ways.reduce((sum, way) => plus(sum, times(way.chance, slowWon(table, way.table, side))), NOTHING);
    if (order(won, best?.won ?? NOTHING) > 0) best = { deed, won };
  }
  return best?.deed ?? null;
}
