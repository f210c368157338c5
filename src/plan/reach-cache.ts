import { positionInGame } from '../query/resolve-deed';
import type { ReachAnswer } from '../rules/answer';
import type { ReachQuestion, Ruleset } from '../rules/ruleset';
import type { MoveDeed } from '../rules/table-deed';
import { findPiece } from '../table/position';
import type { Table } from '../table/table';

/** Returns the squares where a figure may end one kind of move; cached by table. Null if the table has no map. */
export function getCachedReach(ruleset: Ruleset, table: Table, question: ReachQuestion): ReachAnswer | null {
  const known = reaches.get(table) ?? new Map<string, ReachAnswer | null>();
  reaches.set(table, known);
  const key = JSON.stringify(question);
  const before = known.get(key);
  if (before !== undefined) return before;
  const position = positionInGame(ruleset, table);
  // A figure that is defeated in a branch of a plan is not on the map.
  const stands = (piece: string | null) => piece === null || (position !== null && findPiece(position, piece) !== null);
  const reach =
    position && stands(question.piece) && stands(question.carrying) ? ruleset.reach(position, question) : null;
  known.set(key, reach);
  return reach;
}

/** Cache of reach answers by table and question: a table never changes. */
const reaches = new WeakMap<Table, Map<string, ReachAnswer | null>>();

/** Makes the reach question of a move, either a first move or the rest of an unfinished action. */
export function makeMoveReachQuestion(ruleset: Ruleset, table: Table, deed: MoveDeed): ReachQuestion {
  const rest = ruleset.remainingMove(table, deed.piece);
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

/** Returns the lowest roll with which a mover breaks away; false if no roll is needed. */
export function lowestBreakAwayRoll(ruleset: Ruleset, table: Table, deed: MoveDeed): number | false {
  if (deed.to.length === 0) return false;
  return getCachedReach(ruleset, table, makeMoveReachQuestion(ruleset, table, deed))?.breakAway ?? false;
}
