import type { Square } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import { applyFacts } from '../table/fold/fold';
import type { Table } from '../table/table';
import { canBeGivenAction } from './resolve-deed';

/**
 * Makes the facts of an attack that is not legal, as the players report it: the action, and the clicks of each target.
 */
export function makeIllegalAttackFacts(
  ruleset: Ruleset,
  table: Table,
  attacker: string,
  attack: string,
  taken: readonly { readonly piece: string; readonly clicks: number }[],
): readonly Fact[] {
  const facts: Fact[] = [...actionFacts(ruleset, table, attacker, attack)];
  for (const { piece, clicks } of taken) {
    const now = applyFacts(table, facts);
    if (clicks < 1 || (now.figures.get(piece)?.defeated ?? true)) continue;
    facts.push(...ruleset.resolve(now, { deed: 'damage', piece, clicks, by: attacker }).facts);
  }
  return facts;
}

/**
 * Makes the facts of the action for an illegal attack or move. Empty if it is not the turn of the piece's side, or the
 * piece has acted.
 */
function actionFacts(ruleset: Ruleset, table: Table, piece: string, kind: string): readonly Fact[] {
  const known = (id: string) => ruleset.actions.some((each) => each.id === id);
  const action = [kind, 'ranged', 'power'].find(known);
  return action !== undefined && canBeGivenAction(table, piece)
    ? ruleset.resolve(table, { deed: 'act', piece, action }).facts
    : [];
}

/** Makes the facts of a move that is not legal or was not checked: the action, and the new squares. */
export function makeUncheckedMoveFacts(ruleset: Ruleset, table: Table, piece: string, placed: Fact): readonly Fact[] {
  return [...actionFacts(ruleset, table, piece, 'move'), placed];
}

/** Makes the facts of the cost of creating terrain with a power: the action, its token, pushing damage. */
export function makeTerrainCostFacts(
  ruleset: Ruleset,
  table: Table,
  piece: string,
  power: string,
  square: Square,
): readonly Fact[] {
  const resolution = ruleset.resolve(table, { deed: 'use', piece, power, squares: [square] });
  if (resolution.legal) return resolution.facts.filter(({ fact }) => fact !== 'marker');
  return actionFacts(ruleset, table, piece, 'power');
}
