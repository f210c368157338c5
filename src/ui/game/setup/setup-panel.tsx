import { For, type JSX, Show } from 'solid-js';
import {
  createSetupGuide,
  describeSetupStep,
  goToSetupStep,
  type SetupSheet,
  setupStepTitle,
} from '../../../app/game/setup-actions';
import type { Table } from '../../../table/table';
import { say } from '../../../text/say';
import { SETUP_STEP_TEXT } from '../../../text/setup';
import { StepRow } from '../../shared/step-row';

/** List of the edition's set-up steps, each done, next or skipped. A tap opens the step. */
export default function SetupPanel(props: { table: Table; onSheet: (sheet: SetupSheet) => void }): JSX.Element {
  const guide = createSetupGuide(() => props.table);
  return (
    <Show when={guide()}>
      {(now) => (
        <section class="setup-panel" aria-label={say('Setup steps')}>
          <h2>{say('Setup steps')}</h2>
          <ol>
            <For each={now().steps.map(({ step }) => step.id)}>
              {(id, place) => (
                <Show when={now().steps.find(({ step }) => step.id === id)}>
                  {(each) => (
                    <StepRow
                      place={place() + 1}
                      title={setupStepTitle(each(), props.table)}
                      state={each().state}
                      words={describeSetupStep(each(), props.table, now().first)}
                      how={SETUP_STEP_TEXT[each().step.says].how}
                      onOpen={() => goToSetupStep(each(), props.onSheet)}
                    />
                  )}
                </Show>
              )}
            </For>
          </ol>
        </section>
      )}
    </Show>
  );
}
