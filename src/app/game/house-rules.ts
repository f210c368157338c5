import type { HouseRule } from '../../rules/ruleset';
import { recordStep } from './perform';

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
