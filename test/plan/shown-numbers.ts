import type { Plan, PlannedStep, PlannerGoal } from '../../src/plan/plan';
import type { TableDeed } from '../../src/rules/table-deed';
import type { Table } from '../../src/table/table';
import { asShown, type Exact, exact, minus, NOTHING, order, plus, shown, times } from './exact';
import { likeliestOf, type SlowChoice, type SlowSolver } from './slow-solver';
import type { Way } from './slow-ways';
import type { Worth } from './slow-worth';

/** The value of a goal as people count it. `null` if only points count. */
export function metShown(first: Table, side: string, goal: PlannerGoal, { met }: Worth): string {
  if (goal.goal === 'points') return 'null';
  if (goal.goal === 'keep') return asShown(minus(NOTHING, met));
  if (goal.goal !== 'hide') return asShown(met);
  const own = [...first.figures.values()].filter((figure) => figure.side === side && !figure.defeated);
  return asShown(plus(exact(own.length), met));
}

/** The steps of a plan as actions, each with the tables on which it is checked: the likeliest ones, with ties. */
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
      const whole = [deed, ...rest.slice(0, end < 0 ? rest.length : end).map((step) => step.deed)];
      tables = likelyFor(solver, choices, whole);
      choices.push({ piece, deeds: [deed] });
    }
    before.push(tables);
    tables = tables.flatMap((table) => likeliestOf(solver.waysOf(table, deed) ?? []).map((way) => way.table));
  }
  return { choices, before };
}

/** The likeliest tables on which an entire action is possible, or else those on which it can begin. */
function likelyFor(solver: SlowSolver, choices: readonly SlowChoice[], deeds: readonly TableDeed[]): readonly Table[] {
  const branches = solver.branchesAfter(choices);
  for (const count of [deeds.length, 1]) {
    const able = branches.filter(({ table }) => {
      let now: readonly Table[] = [table];
      for (const deed of deeds.slice(0, count))
        now = now.flatMap((each) => likeliestOf(solver.waysOf(each, deed) ?? []).map((way) => way.table));
      return now.length > 0;
    });
    if (able.length > 0) return likeliestOf(able).map(({ table }) => table);
  }
  return [];
}

/** Lists the numbers of a plan that differ from the slow solver's for the same deeds. */
export function faultsIn(
  solver: SlowSolver,
  first: Table,
  side: string,
  goal: PlannerGoal,
  plan: Plan,
): readonly string[] {
  const { choices, before } = actionsIn(solver, plan);
  const worth = solver.valueOf(choices);
  const found: string[] = [];
  const same = (what: string, is: string, ought: string) => {
    if (is !== ought) found.push(`${what}: shown ${is}, is ${ought}`);
  };
  same('won', shown(plan.won), asShown(worth.won));
  same('spent', shown(plan.spent), asShown(worth.spent));
  same('risked', shown(plan.risked), asShown(worth.risked));
  same('met', plan.met ? shown(plan.met) : 'null', metShown(first, side, goal, worth));
  for (const [place, step] of plan.steps.entries()) {
    const each = (before[place] ?? []).map((table) =>
      faultsOfStep(solver.waysOf(table, step.deed), step, solver.hasDie(table, step.deed)),
    );
    if (each.every((faults) => faults.length > 0))
      found.push(...(each[0] ?? []).map((fault) => `step ${place + 1} ${fault}`));
  }
  return found;
}

function faultsOfStep(ways: readonly Way[] | null, step: PlannedStep, hasDie: boolean): string[] {
  if (!ways) return ['is not allowed'];
  const found: string[] = [];
  const same = (what: string, is: string, ought: string) => {
    if (is !== ought) found.push(`${what}: shown ${is}, is ${ought}`);
  };
  const { piece, targets } = step;
  const [likeliest] = likeliestOf(ways);
  const facts = likeliest?.facts ?? [];
  same('action', String(step.action), String(facts.some((fact) => fact.fact === 'acted' && fact.piece === piece)));
  if (step.deed.deed === 'attack') {
    same('clicks', shown(step.clicks), asShown(average(ways, (way) => clicksOn(way, targets))));
    same('knockOut', shown(step.knockOut), asShown(average(ways, (way) => (fellIn(way, targets) ? 1 : 0))));
    // Facts do not record hits. With one target and no damage die, a hurt target was hit, unless only two sixes hurt
    // it.
    const untold = targets.length > 1 || hasDie;
    for (const { target, chance } of untold ? [] : step.rolls) {
      const hurt = average(ways, (way) => (target !== null && clicksOn(way, [target]) > 0 ? 1 : 0));
      if (order(hurt, exact(1, 36)) > 0) same(`chance on ${target}`, shown(chance), asShown(hurt));
    }
  }
  if (step.deed.deed === 'move') {
    const gone = average(ways, (way) => (goesIn(way, piece) ? 1 : 0));
    const [roll] = step.rolls;
    same(
      'chance to get there',
      asShown(roll ? exact(roll.chance.numerator, roll.chance.denominator) : exact(1)),
      asShown(gone),
    );
  }
  return found;
}

function average(ways: readonly Way[], of: (way: Way) => number): Exact {
  return ways.reduce((sum, way) => plus(sum, times(way.chance, exact(of(way)))), NOTHING);
}

function clicksOn({ facts }: Way, targets: readonly string[]): number {
  return facts.reduce(
    (sum, fact) => (fact.fact === 'clicked' && fact.by > 0 && targets.includes(fact.piece) ? sum + fact.by : sum),
    0,
  );
}

function fellIn({ facts }: Way, targets: readonly string[]): boolean {
  return facts.some((fact) => fact.fact === 'defeated' && targets.includes(fact.piece));
}

function goesIn({ facts }: Way, piece: string): boolean {
  return facts.some((fact) => fact.fact === 'placed' && fact.piece === piece && fact.how === 'moved');
}
