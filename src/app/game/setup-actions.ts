import { createMemo } from 'solid-js';
import type { SetupStep, SetupTask } from '../../rules/setup';
import { findScenario } from '../../rules/shared/scenarios';
import type { Player } from '../../table/facts';
import type { Table } from '../../table/table';
import { playFormatName } from '../../text/formats';
import { decapitalise, say, sayMany } from '../../text/say';
import { SETUP_STEP_TEXT } from '../../text/setup';
import { toastWithUndo } from '../messages';
import { goTo } from '../route';
import { ruleset } from './open-game';
import { recordStep, undoStep } from './perform';
import {
  isSettingUp,
  listOffStartFigures,
  makeSetupGuide,
  makeSetupStepFact,
  type SetupGuide,
  type SetupGuideStep,
} from './setup-progress';

/** Sheets of the Table that a setup step can open. */
export type SetupSheet = 'add' | 'first' | 'areas' | 'scenario' | 'decks';

/** Labels of the button for each setup task. */
export const SETUP_BUTTON_LABELS: Readonly<Record<SetupTask, string>> = {
  format: say('Done'),
  aloud: say('Done'),
  forces: say('Add characters'),
  'first-player': say('Roll for first player'),
  map: say('Choose the map'),
  'starting-areas': say('Choose starting areas'),
  objects: say('Place objects'),
  figures: say('Place figures'),
  scenario: say('Scenario'),
  deck: say('Tarot cards'),
};

/**
 * Returns the setup guide of the open game. Null after the first turn has begun, or if the edition has no setup steps.
 */
export function createSetupGuide(table: () => Table): () => SetupGuide | null {
  return createMemo(() => {
    const setup = ruleset()?.setup;
    if (!setup || !isSettingUp(table())) return null;
    const guide = makeSetupGuide(table(), setup);
    return guide.steps.length > 0 ? guide : null;
  });
}

/** Returns the title of a setup step: `Objects`, or `Ana’s objects` if each player has such a step. */
export function setupStepTitle({ step }: SetupGuideStep, table: Table): string {
  const { title } = SETUP_STEP_TEXT[step.says];
  const owner = step.task === 'objects' || step.task === 'figures' ? table.players[step.seat ?? -1] : undefined;
  return owner ? say('{name}’s {title}', { name: owner.name, title: decapitalise(title) }) : title;
}

/** Describes the progress of a setup step: `Ben · 2 of 6`, `Ana goes first`. */
export function describeSetupStep(
  { step, state, player, count, share }: SetupGuideStep,
  table: Table,
  first: Player | null,
): string {
  const number = countWords(count);
  if (state === 'skipped') return [say('skipped'), count && count.done > 0 ? number : ''].filter(Boolean).join(' · ');
  if (step.task === 'format')
    return [sayMany(table.buildTotal, '1 point', '{n} points'), ...formatOf(table), ...scenarioNames(table)].join(
      ' · ',
    );
  if (step.task === 'scenario') return scenarioNames(table).join('');
  if (step.task === 'forces') return [charactersOf(table), startsWrong(step, table)].filter(Boolean).join(' · ');
  if (step.task === 'map') return table.board ? table.mapName : (player?.name ?? '');
  if (step.task === 'first-player') return first ? say('{name} goes first', { name: first.name }) : '';
  const whose = step.seat === null ? (player?.name ?? '') : '';
  return [whose, whose === '' ? number : countWords(share)].filter(Boolean).join(' · ');
}

function countWords(count: SetupGuideStep['count']): string {
  return count && count.of > 0 ? say('{done} of {total}', { done: count.done, total: count.of }) : '';
}

function formatOf({ format }: Table): string[] {
  return format ? [playFormatName(format.id)] : [];
}

function scenarioNames(table: Table): string[] {
  const rules = ruleset()?.scenarios;
  const now = rules ? findScenario(table, rules) : null;
  return now ? [now.card.id] : [];
}

function startsWrong(step: SetupStep, table: Table): string {
  const names = listOffStartFigures(table, step).map(({ name }) => name);
  return names.length === 0
    ? ''
    : say('not at click {click}: {names}', { click: step.startClick, names: names.join(', ') });
}

function charactersOf({ figures: { size } }: Table): string {
  if (size === 0) return '';
  return sayMany(size, '1 character', '{n} characters');
}

/** Opens the screen or sheet for a setup step. A step that players do aloud is marked as done. */
export function goToSetupStep({ step, state }: SetupGuideStep, open: (sheet: SetupSheet) => void): void {
  // Players also choose on the scenario sheet which parts of the book are in play.
  if (step.task === 'scenario' || (step.task === 'format' && hasScenarios())) open('scenario');
  else if (step.task === 'deck') open('decks');
  else if (step.task === 'forces') open('add');
  else if (step.task === 'first-player') open('first');
  else if (step.task === 'starting-areas') open('areas');
  else if (step.task === 'map') goTo('map', 'choose');
  else if (step.task === 'objects' || step.task === 'figures') goTo('map');
  else if (step.task === 'aloud')
    void recordStep('set-up', [makeSetupStepFact(step, state === 'done' ? 'open' : 'done')]);
}

function hasScenarios(): boolean {
  return (ruleset()?.scenarios.all.length ?? 0) > 0;
}

export function finishSetupStep({ step }: SetupGuideStep): Promise<boolean> {
  return recordStep('set-up', [makeSetupStepFact(step, 'done')]);
}

export async function skipSetupStep(each: SetupGuideStep, table: Table): Promise<void> {
  if (await recordStep('set-up', [makeSetupStepFact(each.step, 'skipped')]))
    toastWithUndo(say('{step} skipped.', { step: setupStepTitle(each, table) }), undoStep);
}
