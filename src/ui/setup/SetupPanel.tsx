import './SetupPanel.css';
import { createEffect, For, type JSX, Show } from 'solid-js';
import type { Guide, GuideStep } from '../../app/setup';
import type { Table } from '../../table/table';
import { EN_SETUP } from '../../text/en/setup';
import { Icon } from '../parts/Icon';
import { createGuide, goToStep, type StepSheet, skipStep, stepWords, titleOfStep } from './steps';

const SPOKEN = { done: 'done', skipped: 'skipped', next: 'next', open: 'to do' } as const;

/** The steps of the edition's set-up, each done, next or skipped: a tap goes there. */
export default function SetupPanel(props: { table: Table; onSheet: (sheet: StepSheet) => void }): JSX.Element {
  const guide = createGuide(() => props.table);
  return (
    <Show when={guide()}>
      {(now) => (
        <section class="setup-panel" aria-label="Set up">
          <h2>Set up</h2>
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
  const waits = () => state() === 'next' || state() === 'open';
  let row!: HTMLLIElement;
  createEffect(() => {
    if (state() === 'next') row.scrollIntoView?.({ block: 'nearest' });
  });
  const place = () => props.guide.steps.indexOf(props.each) + 1;
  return (
    <li ref={row} data-state={state()}>
      <button type="button" class="setup-step" onClick={() => goToStep(props.each, props.onSheet)}>
        <span class="setup-mark" aria-hidden="true">
          <Show when={state() === 'done'} fallback={state() === 'skipped' ? '–' : place()}>
            <Icon name="check" size={16} />
          </Show>
        </span>
        <span class="setup-words">
          <strong class="clip">{titleOfStep(props.each, props.table)}</strong>
          <span class="spoken">, {SPOKEN[state()]} </span>
          <small class="clip">{stepWords(props.each, props.table, props.guide.first)}</small>
        </span>
      </button>
      <Show when={waits()}>
        <button
          type="button"
          class="setup-skip"
          aria-label={`Skip ${titleOfStep(props.each, props.table)}`}
          onClick={() => void skipStep(props.each, props.table)}
        >
          Skip
        </button>
      </Show>
      <Show when={state() === 'next'}>
        <p>{EN_SETUP[props.each.step.says].how}</p>
      </Show>
    </li>
  );
}
