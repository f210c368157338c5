import type { Square } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import type { Table } from '../table/table';
import { after, giveWhole, mayBeGiven } from './carry-out';

/** An attack that the book has something against, recorded as the players say: the action, and the clicks of each target. */
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

/** The action of an attack or a move that is recorded all the same; none where it is not its side's turn, or it has acted. */
function actionFacts(ruleset: Ruleset, table: Table, piece: string, kind: string): readonly Fact[] {
  const known = (id: string) => ruleset.actions.some((each) => each.id === id);
  const action = [kind, 'ranged', 'power'].find(known);
  return action !== undefined && mayBeGiven(table, piece)
    ? giveWhole(ruleset, table, { deed: 'act', piece, action }).facts
    : [];
}

/** A move that the book has something against, or that nobody asked the book about: the action, and the new place. */
export function moveAnyway(ruleset: Ruleset, table: Table, piece: string, placed: Fact): readonly Fact[] {
  return [...actionFacts(ruleset, table, piece, 'move'), placed];
}

/** What it costs a figure to make terrain by its power: the action, its token, pushing damage. */
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
