import type { HouseRule, Ruleset } from '../../rules/ruleset';
import type { AdoptedHouseRule } from '../../table/table';
import { recordStep } from './perform';
import { readLastTable } from './usual-setup';

/** Turns a house rule of the open game on or off as one step that can be undone. @returns whether it was recorded */
export function recordHouseRule({ id, name }: Pick<HouseRule, 'id' | 'name'>, on: boolean): Promise<boolean> {
  return recordStep('house-rule', [{ fact: 'house-ruled', rule: id, name, on }]);
}

/**
 * Records a note on how the players apply an entry of the rules lookup.
 * @param text null removes the note
 */
export function recordHouseNote(
  entry: { readonly id: string; readonly title: string },
  text: string | null,
): Promise<boolean> {
  return recordStep('house-note', [
    { fact: 'house-noted', entry: entry.id, title: entry.title, text: text?.trim() || null },
  ]);
}

/**
 * Returns the house rules of the last game played with this edition, without rules that this version does not know.
 * Empty if the store cannot be read.
 */
export async function readLastHouseRules(rules: Ruleset): Promise<readonly AdoptedHouseRule[]> {
  const last = await readLastTable(({ edition }) => edition === rules.id);
  return (last?.houseRules ?? []).filter(({ rule }) => rules.house.rules.some(({ id }) => id === rule));
}
