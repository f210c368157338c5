import { Index, type JSX, Show } from 'solid-js';
import { isSamePlan, type PlanPanelState } from '../../../app/plan/plan-panel';
import { say } from '../../../text/say';
import type { PlanTextContext } from '../../../text/screens/plan-step-text';
import { describeAdvantage, describePlanScore, describePlanSteps } from '../../../text/screens/plan-text';
import { Button } from '../../kit/button';
import { PlanSteps } from './plan-steps';

/** List of the plans found, best first. A tap draws a plan on the map. */
export function PlanList(props: { planning: PlanPanelState; about: PlanTextContext }): JSX.Element {
  const { planning } = props;
  const why = () => {
    const [first, second] = planning.plans();
    return first && second ? describeAdvantage(first, second, planning.goal()) : null;
  };
  const isChosen = (index: number) => {
    const [plan, chosen] = [planning.plans()[index], planning.chosen()];
    return plan !== undefined && chosen !== null && isSamePlan(plan, chosen);
  };
  return (
    <>
      <Show when={planning.search.hasFailed()}>
        <div class="plan-failed" role="alert">
          <p>{say('The planner failed. Try again.')}</p>
          <Button onClick={planning.again}>{say('Try again')}</Button>
        </div>
      </Show>
      <Show when={!planning.search.isSearching() && !planning.search.hasFailed() && planning.plans().length === 0}>
        <p class="muted">{say('No plan found: nobody can act now.')}</p>
      </Show>
      <ol class="plan-list" aria-label={say('Plans, best first')}>
        {/* Keyed by index, so that an improved plan stays under the finger. */}
        <Index each={planning.plans()}>
          {(plan, index) => (
            <li>
              <button
                type="button"
                class="plan-line"
                aria-pressed={isChosen(index)}
                onClick={() => planning.choose(isChosen(index) ? null : plan())}
              >
                <span>{describePlanSteps(plan(), props.about)}</span>{' '}
                <b class="plan-worth">{describePlanScore(plan(), planning.goal())}</b>
              </button>
              <Show when={isChosen(index)}>
                <PlanSteps planning={planning} about={props.about} />
              </Show>
              <Show when={index === 0 && why()}>{(words) => <p class="muted small plan-why">{words()}</p>}</Show>
            </li>
          )}
        </Index>
      </ol>
    </>
  );
}
