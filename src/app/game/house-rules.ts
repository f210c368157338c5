import { ok } from '../../plain/result';
import type { HouseRule } from '../../rules/house';
import type { Ruleset } from '../../rules/ruleset';
import { listGames } from '../../store/game-list';
import { openGame } from '../../store/games';
import { readSnapshot } from '../../store/snapshot';
import type { AdoptedHouseRule } from '../../table/table';
import { record } from './session';

/** Takes or drops a house rule for the open game, as one step that undo takes back. @returns whether it is recorded. */
export function playRule({ id, name }: Pick<HouseRule, 'id' | 'name'>, on: boolean): Promise<boolean> {
  return record('house-rule', [{ fact: 'house-ruled', rule: id, name, on }]);
}

/** Notes how this table plays an entry of the book; null takes the note away. */
export function noteEntry(
  entry: { readonly id: string; readonly title: string },
  text: string | null,
): Promise<boolean> {
  return record('house-note', [
    { fact: 'house-noted', entry: entry.id, title: entry.title, text: text?.trim() || null },
  ]);
}

/** The house rules of the game of this edition that was played last, as far as they are known; none where the disk cannot tell. */
export async function lastHouseRules(rules: Ruleset): Promise<readonly AdoptedHouseRule[]> {
  const listed = await listGames();
  if (!listed.ok) return [];
  const last = listed.value.games
    .filter((game) => game.edition === rules.id && game.deletedAt === null && !game.demo)
    .reduce<(typeof listed.value.games)[number] | null>((a, b) => (a && a.touched >= b.touched ? a : b), null);
  if (!last) return [];
  // A long game has been written down as it stands: nobody waits until all of it is read.
  const kept = await readSnapshot(last.id);
  const found = kept.ok && kept.value ? ok(kept.value) : await openGame(last.id);
  if (!found.ok) return [];
  return found.value.log.table.houseRules.filter(({ rule }) => rules.house.rules.some(({ id }) => id === rule));
}
