import { listHistory } from '../../game/log';
import { validFacts } from '../../game/valid-facts';
import { applyFacts } from '../../table/fold/fold';
import type { Table } from '../../table/table';
import { log, ruleset } from './open-game';
import { jumpTo, recordAction } from './perform';

/** Ends the open game. The edition scores the end and names the winner. False if the write failed. */
export async function endOpenGame(): Promise<boolean> {
  return (await recordAction({ deed: 'end-game' })) !== null;
}

/** Returns the table as it would be if the game ended now, with its final points. Null if the game cannot end. */
export function previewGameEnd(table: Table): Table | null {
  const rules = ruleset();
  if (!rules || table.ended || table.turn === null) return null;
  const then = applyFacts(table, rules.resolve(table, { deed: 'end-game' }).facts);
  return then.ended ? then : null;
}

/** Undoes the end of the open game and everything recorded since. Redo restores it. */
export async function undoGameEnd(): Promise<boolean> {
  const now = log();
  if (!now) return false;
  let before: number | null = null;
  if (now.cursor === null) return false;
  for (const entry of listHistory(now)) {
    for (const { fact } of validFacts(entry)) {
      if (fact === 'ended') before ??= entry.parent;
      if (fact === 'turn') before = null;
    }
    if (entry.seq === now.cursor) break;
  }
  return before !== null && jumpTo(before);
}
