import { positionInGame } from '../query/carry-out';
import type { ReachAnswer } from '../rules/answer';
import type { ReachQuestion, Ruleset } from '../rules/ruleset';
import type { MoveDeed } from '../rules/table-deed';
import { pieceOf } from '../table/position';
import type { Table } from '../table/table';

/** Where a figure may end by one kind of move, asked once of a table. Null where there is no map. */
export function reachOn(ruleset: Ruleset, table: Table, asked: ReachQuestion): ReachAnswer | null {
  const known = reaches.get(table) ?? new Map<string, ReachAnswer | null>();
  reaches.set(table, known);
  const key = JSON.stringify(asked);
  const before = known.get(key);
  if (before !== undefined) return before;
  const position = positionInGame(ruleset, table);
  // One that fell in a branch of a plan stands nowhere there.
  const stands = (piece: string | null) => piece === null || (position !== null && pieceOf(position, piece) !== null);
  const reach = position && stands(asked.piece) && stands(asked.carrying) ? ruleset.reach(position, asked) : null;
  known.set(key, reach);
  return reach;
}

/** A table never changes. */
const reaches = new WeakMap<Table, Map<string, ReachAnswer | null>>();

/** What a move asks, as a first one or as the rest of an action that goes on. */
export function questionOfMove({ follow }: Ruleset, table: Table, deed: MoveDeed): ReachQuestion {
  const rest = follow?.rest(table, deed.piece) ?? null;
  return {
    piece: deed.piece,
    action: rest?.action ?? deed.action ?? 'move',
    carrying: rest?.carrying ?? deed.carrying ?? null,
    mode: deed.mode ?? null,
    actionPoints: null,
    run: false,
    ...(rest && { goesOn: rest.goesOn }),
  };
}

/** The least roll with which a mover breaks away; false where it need not roll. */
export function leastToBreakAway(ruleset: Ruleset, table: Table, deed: MoveDeed): number | false {
  if (deed.to.length === 0) return false;
  return reachOn(ruleset, table, questionOfMove(ruleset, table, deed))?.breakAway ?? false;
}
