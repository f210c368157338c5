import { ok } from '../../plain/result';
import type { HouseRule, Ruleset } from '../../rules/ruleset';
import { listGames } from '../../store/game-list';
import { openGame } from '../../store/games';
import { readSnapshot } from '../../store/snapshot';
import type { AdoptedHouseRule } from '../../table/table';
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

/**
 * Returns the house rules of the last game played with this edition, without rules that this version does not know.
 * Empty if the store cannot be read.
 */
export async function readLastHouseRules(rules: Ruleset): Promise<readonly AdoptedHouseRule[]> {
  const listed = await listGames();
  if (!listed.ok) return [];
  const last = listed.value.games
    .filter((game) => game.edition === rules.id && game.deletedAt === null && !game.demo)
    .reduce<(typeof listed.value.games)[number] | null>((a, b) => (a && a.touched >= b.touched ? a : b), null);
  if (!last) return [];
  // A long game has a snapshot, which is faster than reading all its entries.
  const result = await readSnapshot(last.id);
  const found = result.ok && result.value ? ok(result.value) : await openGame(last.id);
  if (!found.ok) return [];
  return found.value.log.table.houseRules.filter(({ rule }) => rules.house.rules.some(({ id }) => id === rule));
}
