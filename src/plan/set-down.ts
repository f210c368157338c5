import type { Ruleset } from '../rules/ruleset';
import type { TableDeed } from '../rules/table-deed';
import type { Table } from '../table/table';
import { decideOpenChoices } from './open-choices';
import type { Plan } from './plan';

/**
 * Adds to the first step of a plan where its carried figure is set down. The search itself takes the nearest square, so
 * this is only decided for a plan that is shown.
 */
export function chooseSetDown(ruleset: Ruleset, table: Table, side: string, plan: Plan): Plan {
  const [step, ...rest] = plan.steps;
  const deed = step && decideSetDown(ruleset, table, side, step.deed);
  return deed ? { ...plan, steps: [{ ...step, deed }, ...rest] } : plan;
}

function decideSetDown(ruleset: Ruleset, table: Table, side: string, deed: TableDeed): TableDeed | null {
  if (deed.deed !== 'move' || deed.carrying === undefined || deed.setsDown !== undefined) return null;
  const choices = decideOpenChoices(ruleset, table, deed, { sides: [side], overruled: [] });
  const choice = choices.find(({ question }) => question.open === 'set-down');
  return choice ? { ...deed, setsDown: Number(choice.value) } : null;
}
