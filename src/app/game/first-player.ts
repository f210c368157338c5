import type { SetupStep } from '../../rules/setup';
import type { Fact, Player } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { toastWithUndo } from '../messages';
import { startTurn } from './game-actions';
import { ruleset } from './open-game';
import { makeTurnOrderFact, recordStep, undoStep } from './perform';
import { makeSetupGuide, makeSetupStepFact } from './setup-progress';

/** A player's roll for the first turn. */
export interface FirstPlayerRoll {
  readonly name: string;
  /** Dice results. Null if only the sum was entered. */
  readonly dice: readonly number[] | null;
  /** Bonus of a themed team; 0 for other teams. */
  readonly bonus: number;
  /** Sum of the dice and the bonus. */
  readonly total: number;
}

/**
 * Makes a player the first player. If other setup steps are open, only marks this step as done. Otherwise begins the
 * first turn.
 */
export async function chooseFirstPlayer(table: Table, player: Player): Promise<void> {
  const setup = ruleset()?.setup;
  const open = setup
    ? makeSetupGuide(table, setup).steps.filter(({ state }) => state === 'next' || state === 'open')
    : [];
  const isAnswer = open.length > 1 && open.some(({ step }) => step.task === 'first-player');
  // No message is needed, because the setup step shows the first player.
  if (isAnswer) await recordFirstPlayer(table, player, []);
  else await startTurn(player.side);
}

/** Records the rolls and the turn order as one step. If no setup is left to finish, the first turn begins. */
export async function recordFirstPlayerRolls(
  table: Table,
  player: Player,
  rolls: readonly FirstPlayerRoll[],
): Promise<void> {
  if (!(await recordFirstPlayer(table, player, rolls))) return;
  if (firstPlayerStep(table)) toastWithUndo(say('{name} goes first.', { name: player.name }), undoStep);
  else await startTurn(player.side);
}

function firstPlayerStep(table: Table): SetupStep | null {
  const setup = ruleset()?.setup;
  return (setup && makeSetupGuide(table, setup).steps.find((each) => each.step.task === 'first-player')?.step) ?? null;
}

function recordFirstPlayer(table: Table, player: Player, rolls: readonly FirstPlayerRoll[]): Promise<boolean> {
  const order = makeTurnOrderFact(table, player.side);
  const step = firstPlayerStep(table);
  const facts = [
    ...rolls.flatMap(rollFacts),
    ...(order ? [order] : []),
    ...(step ? [makeSetupStepFact(step, 'done')] : []),
  ];
  return recordStep('first-player', facts);
}

function rollFacts({ name, dice, bonus, total }: FirstPlayerRoll): Fact[] {
  const text =
    bonus > 0
      ? say('{name} has {total} for the first turn, including +{bonus} theme bonus', { name, total, bonus })
      : say('{name} has {total} for the first turn', { name, total });
  return [
    ...(dice ? [{ fact: 'rolled', dice, for: say('the first turn, {name}', { name }) } as const] : []),
    { fact: 'noted', text },
  ];
}
