import { For, type JSX, Show } from 'solid-js';
import type { Guide, GuideStep } from '../../../app/game/setup';
import { createGuide, goToStep, type StepSheet, skipStep, stepWords, titleOfStep } from '../../../app/game/setup-guide';
import type { Table } from '../../../table/table';
import { say } from '../../../text/say';
import { SETUP_STEP_TEXT } from '../../../text/setup';
import { StepRow } from '../../shared/step-row';

/** Set-up steps of the edition, each done, next or skipped. A tap goes there. */
export default function SetupPanel(props: { table: Table; onSheet: (sheet: StepSheet) => void }): JSX.Element {
  const guide = createGuide(() => props.table);
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
  each: GuideStep;
  guide: Guide;
  table: Table;
  onSheet: (sheet: StepSheet) => void;
}): JSX.Element {
  const state = () => props.each.state;
  const place = () => props.guide.steps.indexOf(props.each) + 1;
  const title = () => titleOfStep(props.each, props.table);
  return (
    <StepRow
      place={place()}
      title={title()}
      state={state()}
      words={stepWords(props.each, props.table, props.guide.first)}
      how={SETUP_STEP_TEXT[props.each.step.says].how}
      onOpen={() => goToStep(props.each, props.onSheet)}
      onSkip={() => void skipStep(props.each, props.table)}
    />
  );
}
