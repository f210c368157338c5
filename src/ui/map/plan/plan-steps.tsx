import { For, type JSX, Show } from 'solid-js';
import type { PlanPanelState } from '../../../app/plan/plan-panel';
import { say } from '../../../text/say';
import { describePlanStep, describeStepDetails, type PlanTextContext } from '../../../text/screens/plan-step-text';

/** List of the chosen plan's steps, numbered as on the map. */
export function PlanSteps(props: { planning: PlanPanelState; about: PlanTextContext }): JSX.Element {
  return (
    <Show when={props.planning.chosen()}>
      {(plan) => (
        <ol class="plan-steps" aria-label={say('Steps of this plan')}>
          <For each={plan().steps}>
            {(step) => (
              <li>
                <span>{describePlanStep(step, props.about)}</span>
                <Show when={describeStepDetails(step, props.about)}>
                  {(details) => <small class="muted"> {details()}</small>}
                </Show>
              </li>
            )}
          </For>
        </ol>
      )}
    </Show>
  );
}
