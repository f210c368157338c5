import { say } from '../../../text/say';
import './setup-deeds.css';
import { For, type JSX, Show } from 'solid-js';
import { startTurn } from '../../../app/game/game-actions';
import {
  createSetupGuide,
  describeSetupStep,
  finishSetupStep,
  goToSetupStep,
  SETUP_BUTTON_LABELS,
  type SetupSheet,
  setupStepTitle,
  skipSetupStep,
} from '../../../app/game/setup-actions';
import type { SetupGuideStep } from '../../../app/game/setup-progress';
import type { Player } from '../../../table/facts';
import type { Table } from '../../../table/table';
import { Button } from '../../kit/button';
import { restoreFocus } from '../../kit/restore-focus';

/** Returns the progress of a step: `Ana · 0 of 3`. The player is named if every player does the step. */
function hintOf({ step, player }: SetupGuideStep, text: string): string | undefined {
  const placed = step.task === 'figures' || step.task === 'objects';
  const whose = placed && step.seat !== null ? (player?.name ?? '') : '';
  return [whose, text].filter(Boolean).join(' · ') || undefined;
}

/** Bottom controls before the first turn: the next set-up step, and the start of the game, which is always possible. */
export function SetupActions(props: { table: Table; onSheet: (sheet: SetupSheet) => void }): JSX.Element {
  const guide = createSetupGuide(() => props.table);
  const next = () => guide()?.next ?? null;
  const first = () => guide()?.first ?? null;
  /** Whether the steps before the choice of the first player are over. */
  const choosesFirst = () => guide()?.steps.find(({ step }) => step.task === 'first-player')?.state !== 'open';
  const goFirst = async (player: Player): Promise<void> => {
    const settling = await import('../../../app/game/first-player');
    await settling.chooseFirstPlayer(props.table, player);
    restoreFocus(() => document);
  };
  return (
    <div class="setup-deeds">
      <Show
        when={next()}
        fallback={
          <p class="setup-next">
            <strong>{guide() ? say('Setup complete') : say('Who goes first?')}</strong>
            <Show when={!guide()}>
              <Button onClick={() => props.onSheet('first')}>{say('Roll for first player')}</Button>
            </Show>
          </p>
        }
      >
        {(each) => (
          <div class="setup-go">
            <Button
              aria-label={say('Skip: {step}', { step: setupStepTitle(each(), props.table) })}
              onClick={() => void skipSetupStep(each(), props.table)}
            >
              {say('Skip')}
            </Button>
            <Button
              tone="accent"
              big
              hint={hintOf(each(), describeSetupStep(each(), props.table, first()))}
              onClick={() => (each().ready ? void finishSetupStep(each()) : goToSetupStep(each(), props.onSheet))}
            >
              {each().ready
                ? say('{step} done', { step: setupStepTitle(each(), props.table) })
                : SETUP_BUTTON_LABELS[each().step.task]}
            </Button>
          </div>
        )}
      </Show>
      <div class="button-grid setup-begin">
        <Show
          when={first()}
          fallback={
            <For each={choosesFirst() ? props.table.players : []}>
              {(player) => (
                <Button
                  tone={next() ? 'plain' : 'ink'}
                  aria-label={say('{name} goes first', { name: player.name })}
                  hint={say('goes first')}
                  onClick={() => void goFirst(player)}
                >
                  <span class="clip">{player.name}</span>
                </Button>
              )}
            </For>
          }
        >
          {(player) => (
            <Button
              tone={next() ? 'plain' : 'accent'}
              big={!next()}
              hint={say('{name} goes first', { name: player().name })}
              onClick={() => void startTurn(player().side)}
            >
              {say('Start the game')}
            </Button>
          )}
        </Show>
      </div>
    </div>
  );
}
