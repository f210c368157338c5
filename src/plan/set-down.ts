import type { Ruleset } from '../rules/ruleset';
import type { TableDeed } from '../rules/table-deed';
import type { Table } from '../table/table';
import { decideOpenChoices } from './open-choices';
import type { Plan, PlanProgress } from './plan';

/**
 * Returns a function that adds to the first step of each plan where its carried figure is set down. The search itself
 * takes the nearest square, so this is only decided for the step that is shown.
 */
export function makeSetDown(ruleset: Ruleset, table: Table, side: string): (progress: PlanProgress) => PlanProgress {
  const known = new Map<string, TableDeed>();
  const decide = (deed: TableDeed): TableDeed => {
    if (deed.deed !== 'move' || deed.carrying === undefined || deed.setsDown !== undefined) return deed;
    const key = JSON.stringify(deed);
    const before = known.get(key);
    if (before) return before;
    const choices = decideOpenChoices(ruleset, table, deed, { sides: [side], overruled: [] });
    const choice = choices.find(({ question }) => question.open === 'set-down');
    const decided = choice ? { ...deed, setsDown: Number(choice.value) } : deed;
    known.set(key, decided);
    return decided;
  };
  const refine = (plan: Plan): Plan => {
    const [step, ...rest] = plan.steps;
    return step ? { ...plan, steps: [{ ...step, deed: decide(step.deed) }, ...rest] } : plan;
  };
  return (progress) => ({ ...progress, plans: progress.plans.map(refine) });
}
