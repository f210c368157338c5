import type { DeedOption } from '../../rules/options';
import { fold } from '../../table/fold/fold';
import type { Table } from '../../table/table';
import { ruleset } from '../game/open-game';
import { listCurrentOptions } from './option-text';

function stageOf(table: Table): number | null {
  return (
    ruleset()
      ?.counters(table)
      .find(({ id }) => id === 'stage')?.value ?? null
  );
}

/** Returns the option that ends the current phase, round or mission, and the table after it. Null for none. */
export function findNextPhase(table: Table): { readonly option: DeedOption; readonly after: Table } | null {
  const rules = ruleset();
  const option = listCurrentOptions(table, null)[0];
  if (!rules || !option?.deed) return null;
  return { option, after: fold(rules.resolve(table, option.deed).facts, table).table };
}

/** Whether this is the last phase of a stage or of the mission. */
export function isStageEnd(table: Table): boolean {
  const next = findNextPhase(table);
  if (!next || table.ended || table.phase?.phase !== ruleset()?.phases.at(-1)) return false;
  return next.option.reasons.length > 0 || stageOf(next.after) !== stageOf(table);
}
