import type { Fact, Player } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { toast } from '../messages';
import { startTurn } from './record';
import { record, ruleset, undo } from './session';
import { guideOf, stepFact } from './setup';
import { orderFrom } from './side-order';

/** A player's roll for the first turn. */
export interface FirstRoll {
  /** The player's name. */
  readonly name: string;
  /** Null where only the sum was entered. */
  readonly dice: readonly number[] | null;
  /** Of a themed team; 0 for none. */
  readonly bonus: number;
  /** With the bonus. */
  readonly total: number;
}

/** Records the rolls and the order of turns as one step. Where the edition has no setup to go on with, the first turn begins at once. */
export async function settleFirstPlayer(table: Table, player: Player, rolls: readonly FirstRoll[]): Promise<void> {
  const order = orderFrom(table, player.side);
  const setup = ruleset()?.setup;
  const step = setup && guideOf(table, setup).steps.find((each) => each.step.task === 'first-player')?.step;
  const facts = [...rolls.flatMap(rollFacts), ...(order ? [order] : []), ...(step ? [stepFact(step, 'done')] : [])];
  if (!(await record('first-player', facts))) return;
  if (step)
    toast({
      text: say('{name} goes first.', { name: player.name }),
      action: { label: say('Undo'), run: () => void undo() },
    });
  else await startTurn(player.side);
}

function rollFacts({ name, dice, bonus, total }: FirstRoll): Fact[] {
  const text =
    bonus > 0
      ? say('{name} has {total} for the first turn, including +{bonus} theme bonus', { name, total, bonus })
      : say('{name} has {total} for the first turn', { name, total });
  return [
    ...(dice ? [{ fact: 'rolled', dice, for: say('the first turn, {name}', { name }) } as const] : []),
    { fact: 'noted', text },
  ];
}
