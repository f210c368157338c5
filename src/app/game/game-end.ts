import { listHistory } from '../../game/log';
import { validFacts } from '../../game/valid-facts';
import type { RollOff } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import { applyFacts } from '../../table/fold/fold';
import type { Table } from '../../table/table';
import { describeGameWin } from '../../text/names/team';
import { say } from '../../text/say';
import { toastWithUndo } from '../messages';
import { log, ruleset, table } from './open-game';
import { jumpTo, recordAction, recordStep, undoStep } from './perform';

/** Kind of the log entry with the rolls that decide a tied game. */
export const ROLL_OFF_STEP = 'roll-off';

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

/** A player's roll to break a tie at the end of the game. */
export interface TieRoll {
  readonly name: string;
  /** Dice results. Null if only the sum was entered. */
  readonly dice: readonly number[] | null;
  readonly total: number;
}

/** Returns the tie that players must still break by rolling. Null if there is none. */
export function findPendingTie(table: Table): RollOff | null {
  return ruleset()?.rollOff?.(table) ?? null;
}

/** Records all rolls, including tied ones, and the winner as one step. */
export async function recordTieRolls(winner: { readonly side: string }, rolls: readonly TieRoll[]) {
  const facts: Fact[] = [...rolls.flatMap(rollFacts), { fact: 'ended', winner: winner.side }];
  if (await recordStep(ROLL_OFF_STEP, facts))
    toastWithUndo(describeGameWin(table() ?? { players: [] }, winner.side), undoStep);
}

function rollFacts({ name, dice, total }: TieRoll): Fact[] {
  if (dice) return [{ fact: 'rolled', dice: [...dice], for: say('the tie, {name}', { name }) }];
  return [{ fact: 'noted', text: say('{name} rolled {total} for the tie', { name, total }) }];
}
