import type { Plan, PlannedStep, PlannerGoal } from '../../src/plan/plan';
import type { TableDeed } from '../../src/rules/table-deed';
import type { Table } from '../../src/table/table';
import {
  addBigFractions,
  BIG_ZERO,
  type BigFraction,
  compareBigFractions,
  makeBigFraction,
  multiplyBigFractions,
  printRoundedBigFraction,
  printUnroundedFraction,
  subtractBigFractions,
} from './big-fraction';
import type { SlowOutcome } from './slow-outcomes';
import type { SlowScore } from './slow-score';
import { findLikeliestOutcomes, type SlowChoice, type SlowSolver } from './slow-solver';

/** Prints the degree to which a goal is met, in the units that screens show. `null` if only points count. */
export function printGoalValue(first: Table, side: string, goal: PlannerGoal, { met }: SlowScore): string {
  if (goal.goal === 'points') return 'null';
  if (goal.goal === 'keep') return printRoundedBigFraction(subtractBigFractions(BIG_ZERO, met));
  if (goal.goal !== 'hide') return printRoundedBigFraction(met);
  const own = [...first.figures.values()].filter((figure) => figure.side === side && !figure.defeated);
  return printRoundedBigFraction(addBigFractions(makeBigFraction(own.length), met));
}

/** Groups the steps of a plan into actions. Each step has the likeliest tables before it, including ties. */
function actionsIn(
  solver: SlowSolver,
  { steps }: Plan,
): { readonly choices: readonly SlowChoice[]; readonly before: readonly (readonly Table[])[] } {
  const choices: SlowChoice[] = [];
  const before: (readonly Table[])[] = [];
  let tables: readonly Table[] = [];
  for (const [place, { deed, piece, goesOn }] of steps.entries()) {
    const last = choices.at(-1);
    if (last && goesOn) choices[choices.length - 1] = { piece, deeds: [...last.deeds, deed] };
    else {
      const rest = steps.slice(place + 1);
      const end = rest.findIndex((step) => !step.goesOn);
      const deeds = [deed, ...rest.slice(0, end < 0 ? rest.length : end).map((step) => step.deed)];
      tables = likelyFor(solver, choices, deeds);
      choices.push({ piece, deeds: [deed] });
    }
    before.push(tables);
    tables = tables.flatMap((table) =>
      findLikeliestOutcomes(solver.outcomesOf(table, deed) ?? []).map((outcome) => outcome.table),
    );
  }
  return { choices, before };
}

/** Lists the likeliest tables that allow an entire action, or else the likeliest that allow its first deed. */
function likelyFor(solver: SlowSolver, choices: readonly SlowChoice[], deeds: readonly TableDeed[]): readonly Table[] {
  const branches = solver.branchesAfter(choices);
  for (const count of [deeds.length, 1]) {
    const able = branches.filter(({ table }) => {
      let now: readonly Table[] = [table];
      for (const deed of deeds.slice(0, count))
        now = now.flatMap((each) =>
          findLikeliestOutcomes(solver.outcomesOf(each, deed) ?? []).map((outcome) => outcome.table),
        );
      return now.length > 0;
    });
    if (able.length > 0) return findLikeliestOutcomes(able).map(({ table }) => table);
  }
  return [];
}

/** Lists the numbers of a plan that differ from the results of the slow solver for the same deeds. */
export function listWrongNumbers(
  solver: SlowSolver,
  first: Table,
  side: string,
  goal: PlannerGoal,
  plan: Plan,
): readonly string[] {
  const { choices, before } = actionsIn(solver, plan);
  const score = solver.scoreOf(choices);
  const found: string[] = [];
  const same = (what: string, is: string, ought: string) => {
    if (is !== ought) found.push(`${what}: shown ${is}, is ${ought}`);
  };
  same('won', printUnroundedFraction(plan.won), printRoundedBigFraction(score.won));
  same('spent', printUnroundedFraction(plan.spent), printRoundedBigFraction(score.spent));
  same('risked', printUnroundedFraction(plan.risked), printRoundedBigFraction(score.risked));
  same('met', plan.met ? printUnroundedFraction(plan.met) : 'null', printGoalValue(first, side, goal, score));
  for (const [place, step] of plan.steps.entries()) {
    const each = (before[place] ?? []).map((table) =>
      faultsOfStep(solver.outcomesOf(table, step.deed), step, solver.hasDie(table, step.deed)),
    );
    if (each.every((faults) => faults.length > 0))
      found.push(...(each[0] ?? []).map((fault) => `step ${place + 1} ${fault}`));
  }
  return found;
}

function faultsOfStep(outcomes: readonly SlowOutcome[] | null, step: PlannedStep, hasDie: boolean): string[] {
  if (!outcomes) return ['is not allowed'];
  const found: string[] = [];
  const same = (what: string, is: string, ought: string) => {
    if (is !== ought) found.push(`${what}: shown ${is}, is ${ought}`);
  };
  const { piece, targets } = step;
  const [likeliest] = findLikeliestOutcomes(outcomes);
  const facts = likeliest?.facts ?? [];
  same('action', String(step.action), String(facts.some((fact) => fact.fact === 'acted' && fact.piece === piece)));
  if (step.deed.deed === 'attack') {
    same(
      'clicks',
      printUnroundedFraction(step.clicks),
      printRoundedBigFraction(average(outcomes, (outcome) => clicksOn(outcome, targets))),
    );
    same(
      'knockOut',
      printUnroundedFraction(step.knockOut),
      printRoundedBigFraction(average(outcomes, (outcome) => (fellIn(outcome, targets) ? 1 : 0))),
    );
    // Facts do not record hits. With one target and no damage die, damage to the target proves a hit.
    const untold = targets.length > 1 || hasDie;
    for (const { target, chance } of untold ? [] : step.rolls) {
      const hurt = average(outcomes, (outcome) => (target !== null && clicksOn(outcome, [target]) > 0 ? 1 : 0));
      if (compareBigFractions(hurt, makeBigFraction(1, 36)) > 0)
        same(`chance on ${target}`, printUnroundedFraction(chance), printRoundedBigFraction(hurt));
    }
  }
  if (step.deed.deed === 'move') {
    const fraction = average(outcomes, (outcome) => (goesIn(outcome, piece) ? 1 : 0));
    const [roll] = step.rolls;
    same(
      'chance to get there',
      printRoundedBigFraction(
        roll ? makeBigFraction(roll.chance.numerator, roll.chance.denominator) : makeBigFraction(1),
      ),
      printRoundedBigFraction(fraction),
    );
  }
  return found;
}

function average(outcomes: readonly SlowOutcome[], of: (outcome: SlowOutcome) => number): BigFraction {
  return outcomes.reduce(
    (sum, outcome) => addBigFractions(sum, multiplyBigFractions(outcome.chance, makeBigFraction(of(outcome)))),
    BIG_ZERO,
  );
}

function clicksOn({ facts }: SlowOutcome, targets: readonly string[]): number {
  return facts.reduce(
    (sum, fact) => (fact.fact === 'clicked' && fact.by > 0 && targets.includes(fact.piece) ? sum + fact.by : sum),
    0,
  );
}

function fellIn({ facts }: SlowOutcome, targets: readonly string[]): boolean {
  return facts.some((fact) => fact.fact === 'defeated' && targets.includes(fact.piece));
}

function goesIn({ facts }: SlowOutcome, piece: string): boolean {
  return facts.some((fact) => fact.fact === 'placed' && fact.piece === piece && fact.how === 'moved');
}
