import type { Ruleset } from '../rules/ruleset';
import { areFriendly } from '../table/allies';
import { applyFacts } from '../table/fold/fold';
import { getActionTotal, type Table } from '../table/table';
import { extendSequence, findLikeliestTable, makeEmptySequence } from './action-sequence';
import { countRemainingActions, listCandidates, type SearchWidth } from './candidates';
import { evaluateTable, type GameContext } from './game-evaluation';

/** Search width of replies: the best square for each attack. */
const WIDTH: SearchWidth = { squares: 1, uses: 1 };

/** Ends the turn of a side and begins the turn of the next opponent. Null if there is none. */
function passTurn(ruleset: Ruleset, table: Table, side: string): Table | null {
  const order = table.players.map((player) => player.side);
  const place = order.indexOf(side);
  const next = [...order.slice(place + 1), ...order.slice(0, place)].find((other) => !areFriendly(table, other, side));
  if (next === undefined) return null;
  const ended = applyFacts(table, ruleset.resolve(table, { deed: 'end-turn', side }).facts);
  return ended.ended ? null : applyFacts(ended, ruleset.resolve(ended, { deed: 'begin-turn', side: next }).facts);
}

/**
 * Evaluates a table after the other side's best reply, with movement: its actions one after the other, each the worst
 * for the side of the context on average, and each continued on its most likely outcome. Yields after each action.
 */
export function* evaluateAfterReply(game: GameContext, table: Table): Generator<void, number, void> {
  const { ruleset, side } = game;
  let now = passTurn(ruleset, table, side);
  const other = now?.turn ?? null;
  if (!now || other === null) return evaluateTable(game, table, 'other');
  let value = evaluateTable(game, now, 'own');
  for (let action = 0; action < getActionTotal(now, other) && countRemainingActions(now, other) > 0; action++) {
    let best: { readonly value: number; readonly table: Table } | null = null;
    const before: number = evaluateTable(game, now, 'own');
    for (const choice of listCandidates(ruleset, now, other, { goal: { goal: 'points' }, isAttackOnly: true }, WIDTH)) {
      const course = extendSequence(ruleset, makeEmptySequence(now), choice);
      yield;
      if (!course) continue;
      let sum = 0n;
      for (const branch of course.branches) sum += branch.weight * BigInt(evaluateTable(game, branch.table, 'own'));
      const after = Number(sum / course.total);
      if (after < (best?.value ?? before)) best = { value: after, table: findLikeliestTable(course) };
    }
    if (!best) break;
    value += best.value - before;
    now = best.table;
  }
  return value;
}
