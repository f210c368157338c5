import { For, type JSX, Show } from 'solid-js';
import {
  createSetupGuide,
  describeSetupStep,
  goToSetupStep,
  type SetupSheet,
  setupStepTitle,
  skipSetupStep,
} from '../../../app/game/setup-actions';
import type { SetupGuide, SetupGuideStep } from '../../../app/game/setup-progress';
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
              {(id) => (
                <Show when={now().steps.find(({ step }) => step.id === id)}>
                  {(each) => <Step each={each()} guide={now()} table={props.table} onSheet={props.onSheet} />}
                </Show>
              )}
            </For>
          </ol>
        </section>
      )}
    </Show>
  );
}

function Step(props: {
  each: SetupGuideStep;
  guide: SetupGuide;
  table: Table;
  onSheet: (sheet: SetupSheet) => void;
}): JSX.Element {
  const state = () => props.each.state;
  const place = () => props.guide.steps.indexOf(props.each) + 1;
  const title = () => setupStepTitle(props.each, props.table);
  return (
    <StepRow
      place={place()}
      title={title()}
      state={state()}
      words={describeSetupStep(props.each, props.table, props.guide.first)}
      how={SETUP_STEP_TEXT[props.each.step.says].how}
      onOpen={() => goToSetupStep(props.each, props.onSheet)}
      onSkip={() => void skipSetupStep(props.each, props.table)}
    />
  );
}
