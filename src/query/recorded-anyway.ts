import type { Square } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import type { Table } from '../table/table';
import { after, giveWhole, mayBeGiven } from './carry-out';

/**
 * Makes the facts of an attack that is not legal, as the players report it: the action, and the clicks of each target.
 */
export function attackAnyway(
  ruleset: Ruleset,
  table: Table,
  attacker: string,
  attack: string,
  taken: readonly { readonly piece: string; readonly clicks: number }[],
): readonly Fact[] {
  const facts: Fact[] = [...actionFacts(ruleset, table, attacker, attack)];
  for (const { piece, clicks } of taken) {
    const now = after(table, facts);
    if (clicks < 1 || (now.figures.get(piece)?.defeated ?? true)) continue;
    facts.push(...giveWhole(ruleset, now, { deed: 'damage', piece, clicks, by: attacker }).facts);
  }
  return facts;
}

/** Makes the action of an attack or move that is not legal. Empty if it is not its side's turn, or it has acted. */
function actionFacts(ruleset: Ruleset, table: Table, piece: string, kind: string): readonly Fact[] {
  const known = (id: string) => ruleset.actions.some((each) => each.id === id);
  const action = [kind, 'ranged', 'power'].find(known);
  return action !== undefined && mayBeGiven(table, piece)
    ? giveWhole(ruleset, table, { deed: 'act', piece, action }).facts
    : [];
}

/** Makes the facts of a move that is not legal or was not checked: the action, and the new place. */
export function moveAnyway(ruleset: Ruleset, table: Table, piece: string, placed: Fact): readonly Fact[] {
  return [...actionFacts(ruleset, table, piece, 'move'), placed];
}

/** Makes the cost of creating terrain with a power: the action, its token, pushing damage. */
export function priceOfMaking(
  ruleset: Ruleset,
  table: Table,
  piece: string,
  power: string,
  square: Square,
): readonly Fact[] {
  const made = ruleset.follow?.resolve(table, { deed: 'use', piece, power, squares: [square] }, after);
  if (made?.legal) return made.facts.filter(({ fact }) => fact !== 'marker');
  return actionFacts(ruleset, table, piece, 'power');
}
