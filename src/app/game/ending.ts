import { soundFacts } from '../../game/sound-facts';
import { after, giveWhole } from '../../query/carry-out';
import type { RollOff } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { winsGameWords } from '../../text/names/team';
import { say } from '../../text/say';
import { toast } from '../messages';
import { ROLL_OFF } from './game-summary';
import { linesOf } from './log-lines';
import { give, jumpTo, log, record, ruleset, table, undo } from './session';

/** Ends the open game: the edition counts what is scored at the end and names the winner. False where the disk refused. */
export async function endGame(): Promise<boolean> {
  return (await give({ deed: 'end-game' })) !== null;
}

/** The table as it would be if the game ended now, by whose points the players decide; null where it cannot end. */
export function asEnded(table: Table): Table | null {
  const rules = ruleset();
  if (!rules || table.ended || table.turn === null) return null;
  const then = after(table, giveWhole(rules, table, { deed: 'end-game' }).facts);
  return then.ended ? then : null;
}

/** Takes the end of the open game back, with all that was recorded since: redo would bring it again. */
export async function playOn(): Promise<boolean> {
  const now = log();
  if (!now) return false;
  let before: number | null = null;
  for (const { entry, undone } of linesOf(now)) {
    if (undone) break;
    for (const { fact } of soundFacts(entry)) {
      if (fact === 'ended') before ??= entry.parent;
      if (fact === 'turn') before = null;
    }
  }
  return before !== null && jumpTo(before);
}

/** A player's roll for the win. */
export interface TieRoll {
  readonly name: string;
  /** Null where only the sum was entered. */
  readonly dice: readonly number[] | null;
  readonly total: number;
}

/** The tie of the open game that is still to be rolled for. */
export function tieNow(table: Table): RollOff | null {
  return ruleset()?.rollOff?.(table) ?? null;
}

/** Records every roll, those that tied again too, and the winner as one step. */
export async function settleTie(winner: { readonly side: string }, rolls: readonly TieRoll[]) {
  const facts: Fact[] = [...rolls.flatMap(rollFacts), { fact: 'ended', winner: winner.side }];
  if (await record(ROLL_OFF, facts))
    toast({
      text: winsGameWords(table() ?? { players: [] }, winner.side),
      action: { label: say('Undo'), run: () => void undo() },
    });
}

function rollFacts({ name, dice, total }: TieRoll): Fact[] {
  if (dice) return [{ fact: 'rolled', dice: [...dice], for: say('the tie, {name}', { name }) }];
  return [{ fact: 'noted', text: say('{name} rolled {total} for the tie', { name, total }) }];
}
