import { batch } from 'solid-js';
import type { Square } from '../../grid/square';
import type { PlannedStep } from '../../plan/plan';
import { NO_TERMS } from '../../query/question-terms';
import { resolveDeed } from '../../query/resolve-deed';
import type { Ruleset } from '../../rules/ruleset';
import type { TableDeed } from '../../rules/table-deed';
import type { Naming } from '../../text/names/naming';
import { say } from '../../text/say';
import { describePlanStep } from '../../text/screens/plan-step-text';
import { type PreparedStep, prepareStep } from '../deeds/attack-recording';
import type { MapContext } from '../map/map-context';
import type { MapQuestionState } from '../map/map-questions';

/**
 * Where a planned step is recorded: at once, after a die roll, in the answer on the map, which asks for its dice, or on
 * the Table.
 */
export type RecordingMode = 'record' | 'roll' | 'answer' | 'table';

/**
 * Returns where a planned step is recorded. Players record deeds of missions other than moves and attacks on the
 * Table.
 */
export function findRecordingMode({ deed, rolls }: PlannedStep, ruleset: Pick<Ruleset, 'mission'>): RecordingMode {
  if (deed.deed === 'attack' && 'pieces' in deed.aim) return 'answer';
  if (ruleset.mission) return deed.deed === 'move' && deed.to.length > 0 ? 'answer' : 'table';
  return rolls.length > 0 ? 'roll' : 'record';
}

export function withEnteredDice(deed: TableDeed, dice: readonly number[]): TableDeed {
  const [die] = dice;
  if (die === undefined) return deed;
  if (deed.deed === 'move') return { ...deed, breakAway: die };
  if (deed.deed !== 'attack' && deed.deed !== 'use') return deed;
  return dice.length === 1 ? { ...deed, die } : { ...deed, dice };
}

/** Returns what a step of a plan records on the table with the entered dice. Null if the rules refuse the step. */
export function preparePlanStep(
  ruleset: Ruleset,
  { table, naming }: Pick<MapContext, 'table' | 'naming'>,
  step: PlannedStep,
  dice: readonly number[],
): PreparedStep | null {
  const outcome = resolveDeed(ruleset, table, withEnteredDice(step.deed, dice), NO_TERMS);
  if (!outcome || outcome.consequences.length === 0) return null;
  const code = step.deed.deed === 'move' ? 'move' : step.deed.deed;
  const deed = prepareStep(code, outcome, NO_TERMS, naming, '');
  return { ...deed, said: describeRecordedStep(step, deed, table, naming) };
}

/**
 * Describes a recorded step: the planned deed and its consequences, or that the figure stays after a failed break away.
 */
function describeRecordedStep(
  step: PlannedStep,
  { facts, said: text }: PreparedStep,
  table: MapContext['table'],
  naming: Naming,
): string {
  const stays = step.deed.deed === 'move' && step.rolls.length > 0 && facts.every(({ fact }) => fact !== 'placed');
  if (stays) return say('{figure} stays: it did not break away', { figure: naming.piece(step.piece) });
  const planned = describePlanStep({ ...step, rolls: [] }, { table, naming });
  return text === '' ? planned : `${planned}; ${text}`;
}

/** Opens the question of a step on the map with its kind and action chosen, as a tap on its target would. */
export function openPlanStep({ deed }: PlannedStep, asking: MapQuestionState, context: MapContext): void {
  batch(() => {
    if (deed.deed === 'attack' && 'pieces' in deed.aim) {
      const [target, ...also] = deed.aim.pieces;
      if (target === undefined) return;
      choose(asking, deed.attacker, 'hit');
      asking.setTarget({ piece: target });
      asking.setKind(deed.attack);
      asking.terms.change({
        also,
        shares: deed.deal ?? null,
        object: squareOfObject(context, deed.object),
        action: deed.action ?? null,
        capture: deed.capture ?? false,
        instead: deed.instead ?? null,
      });
    } else if (deed.deed === 'move' && deed.to[0] !== undefined) {
      choose(asking, deed.piece, 'move');
      if (deed.action !== undefined) asking.setKind(deed.action);
      asking.setTarget({ square: deed.to[0] });
    }
  });
}

function choose(asking: MapQuestionState, piece: string, mode: 'hit' | 'move'): void {
  asking.select(piece);
  if (asking.mode() !== mode) asking.setMode(mode);
}

function squareOfObject({ table }: MapContext, id: string | undefined): Square | null {
  return table.objects.find((object) => object.id === id)?.at ?? null;
}
