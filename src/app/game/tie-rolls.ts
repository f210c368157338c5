import type { RollOff } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { describeGameWin } from '../../text/names/team';
import { say } from '../../text/say';
import { toastWithUndo } from '../messages';
import { ROLL_OFF_STEP } from './game-summary';
import { ruleset, table } from './open-game';
import { recordStep, undoStep } from './perform';

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
