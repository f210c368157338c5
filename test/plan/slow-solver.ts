import type { PlannerGoal } from '../../src/plan/plan';
import type { Ruleset } from '../../src/rules/ruleset';
import type { TableDeed } from '../../src/rules/table-deed';
import { getActionTotal, type Table } from '../../src/table/table';
import {
  addBigFractions,
  BIG_ZERO,
  type BigFraction,
  compareBigFractions,
  makeBigFraction,
  multiplyBigFractions,
} from './big-fraction';
import { listSlowActors, listSlowFirstDeeds, listSlowNextDeeds, listSlowPowerUses } from './slow-choices';
import { applyDeedFacts, hasDamageDie, listSlowOutcomes, printTableState, type SlowOutcome } from './slow-outcomes';
import { compareSlowScores, computeSlowScore, type SlowScore } from './slow-score';

/** One choice in a plan: the deeds of one action, or one use of a power. */
export interface SlowChoice {
  readonly piece: string;
  readonly deeds: readonly TableDeed[];
}

type Branches = readonly Pick<SlowOutcome, 'chance' | 'table'>[];

export interface SlowBestPlan {
  readonly score: SlowScore;
  readonly choices: readonly SlowChoice[];
  /** Number of lists of choices that the solver scored. */
  readonly lists: number;
}

/** Maximum number of power uses in addition to the actions, the same as in the planner's search. */
const USES = 2;

/** Thrown if a position is too large for brute force. */
export class TooManyChoices extends Error {}

export interface SlowSolver {
  /** Lists the outcomes of a deed on a table. Null if the rules refuse the deed. */
  readonly outcomesOf: (table: Table, deed: TableDeed) => readonly SlowOutcome[] | null;
  /**
   * Lists every choice on a table: uses of powers, and actions with all continuations after their likeliest outcomes.
   */
  readonly choicesOn: (table: Table) => readonly SlowChoice[];
  /** True if the attack can be made with a damage die of the attacker. */
  readonly hasDie: (table: Table, deed: TableDeed) => boolean;
  readonly branchesAfter: (choices: readonly SlowChoice[]) => Branches;
  readonly scoreOf: (choices: readonly SlowChoice[]) => SlowScore;
  /** Returns the best list of choices. Throws `TooManyChoices` if there are more than `most` lists. */
  readonly best: (most: number) => SlowBestPlan;
}

/** Maximum number of deeds in one action: a move, two attacks and a move. */
const PARTS = 4;

/**
 * Makes a solver that finds the best plan by brute force, with every outcome of every roll. Results are cached by the
 * contents of a table, because equal tables are different objects.
 */
export function makeSlowSolver(ruleset: Ruleset, first: Table, side: string, goal: PlannerGoal): SlowSolver {
  const stateIn = kept((table: Table) => printTableState(table), new WeakMap<Table, string>());
  const worths = new Map<string, SlowScore>();
  const waysBy = new Map<string, readonly SlowOutcome[] | null>();
  const listed = new Map<string, readonly SlowChoice[]>();

  const waysOf = (table: Table, deed: TableDeed) => {
    const key = `${JSON.stringify(deed)} ${stateIn(table)}`;
    const outcomes = waysBy.get(key);
    if (outcomes !== undefined) return outcomes;
    const ways = listSlowOutcomes(ruleset, table, deed);
    waysBy.set(key, ways);
    return ways;
  };

  const worthOf = (table: Table): SlowScore => {
    const key = stateIn(table);
    const score = worths.get(key) ?? computeSlowScore(ruleset, first, table, side, goal);
    worths.set(key, score);
    return score;
  };

  const average = (branches: Branches): SlowScore => {
    const worth = branches.map(({ chance, table }) => ({ chance, is: worthOf(table) }));
    const sum = (of: (is: SlowScore) => BigFraction) =>
      worth.reduce((all, { chance, is }) => addBigFractions(all, multiplyBigFractions(chance, of(is))), BIG_ZERO);
    return {
      won: sum(({ won }) => won),
      spent: sum(({ spent }) => spent),
      risked: sum(({ risked }) => risked),
      met: sum(({ met }) => met),
    };
  };

  const merged = (branches: Branches): Branches => {
    const byState = new Map<string, { chance: BigFraction; table: Table }>();
    for (const { chance, table } of branches) {
      const before = byState.get(stateIn(table));
      const all = before ? addBigFractions(before.chance, chance) : chance;
      byState.set(stateIn(table), { chance: all, table: before?.table ?? table });
    }
    return [...byState.values()];
  };

  /** Returns all branches after a choice. A branch in which a deed is not allowed skips the deed. */
  const doing = (branches: Branches, { piece, deeds }: SlowChoice): Branches => {
    let now = branches;
    for (const deed of deeds)
      now = merged(
        now.flatMap(({ chance, table }) =>
          (waysOf(table, deed) ?? [{ chance: makeBigFraction(1), table }]).map((way) => ({
            chance: multiplyBigFractions(chance, way.chance),
            table: way.table,
          })),
        ),
      );
    return merged(now.map(({ chance, table }) => ({ chance, table: ended(table, piece) })));
  };

  /** Ends a piece's action in progress. */
  const ended = (table: Table, piece: string): Table =>
    table.underway?.piece === piece ? applyDeedFacts(table, ruleset.endUnfinishedAction(table)) : table;

  const goOn = (table: Table, choice: SlowChoice, choices: SlowChoice[]): void => {
    const last = choice.deeds.at(-1);
    const outcomes = last && waysOf(table, last);
    if (!outcomes) return;
    choices.push(choice);
    if (choice.deeds.length === PARTS) return;
    for (const { table: then } of findLikeliestOutcomes(outcomes))
      for (const deed of listSlowNextDeeds(ruleset, then, choice.piece))
        goOn(then, { ...choice, deeds: [...choice.deeds, deed] }, choices);
  };

  const choicesOn = (table: Table): readonly SlowChoice[] => {
    const choices = listed.get(stateIn(table));
    if (choices) return choices;
    const found: SlowChoice[] = [];
    for (const deed of listSlowPowerUses(ruleset, table, side))
      if ('piece' in deed && waysOf(table, deed)) found.push({ piece: deed.piece, deeds: [deed] });
    for (const piece of listSlowActors(table, side))
      for (const deed of listSlowFirstDeeds(ruleset, table, piece)) goOn(table, { piece, deeds: [deed] }, found);
    listed.set(stateIn(table), found);
    return found;
  };

  const root: Branches = [{ chance: makeBigFraction(1), table: first }];
  return {
    outcomesOf: waysOf,
    choicesOn,
    hasDie: (table, deed) => deed.deed === 'attack' && hasDamageDie(ruleset, table, deed),
    branchesAfter: (choices) => choices.reduce(doing, root),
    scoreOf: (choices) => average(choices.reduce(doing, root)),
    best(most) {
      let best: SlowBestPlan = { score: average(root), choices: [], lists: 0 };
      let lists = 1;
      const look = (branches: Branches, choices: readonly SlowChoice[], deep: number): void => {
        if (deep === 0) return;
        // Some choices exist in some branches only, like a second shot after a miss. Other branches skip them.
        const all = branches.flatMap(({ table }) => choicesOn(table));
        for (const choice of new Map(all.map((each) => [JSON.stringify(each), each])).values()) {
          if (acts(choice) && choices.some((each) => each.piece === choice.piece && acts(each))) continue;
          if (++lists > most) throw new TooManyChoices();
          const then = doing(branches, choice);
          const list = [...choices, choice];
          const score = average(then);
          if (compareSlowScores(score, best.score) < 0) best = { score: score, choices: list, lists: 0 };
          look(then, list, deep - 1);
        }
      };
      look(root, [], Math.max(0, getActionTotal(first, side) - first.actionsSpent) + USES);
      return { ...best, lists };
    },
  };
}

/** True if a choice is an action. A figure has one action in a turn. */
function acts({ deeds }: SlowChoice): boolean {
  return deeds.some(({ deed }) => deed !== 'use');
}

function kept<Key extends object, Value>(of: (key: Key) => Value, known: WeakMap<Key, Value>): (key: Key) => Value {
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = of(key);
    known.set(key, value);
    return value;
  };
}

/** Returns the outcomes with the highest chance, including ties. */
export function findLikeliestOutcomes<Each extends Pick<SlowOutcome, 'chance' | 'table'>>(
  eaches: readonly Each[],
): readonly Each[] {
  const most = eaches.reduce((best, { chance }) => (compareBigFractions(chance, best) > 0 ? chance : best), BIG_ZERO);
  return eaches.filter(({ chance }) => compareBigFractions(chance, most) === 0);
}
