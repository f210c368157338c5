import './mission-sheets.css';
import { Index, type JSX, Show } from 'solid-js';
import { describeReward, recordOutcome } from '../../../app/mission/mission-objectives';
import type { ObjectiveProgress, ScenarioProgress } from '../../../rules/objectives';
import { say, sayMany } from '../../../text/say';
import { describeObjective } from '../../../text/screens/objective-text';
import { Button } from '../../kit/button';

/** One scenario card: its objectives, and its outcome if pending or if `always` is set. */
export function ScenarioOutcome(props: {
  scenario: ScenarioProgress;
  always?: boolean;
  /** Whether the name of the card stands above already. */
  untitled?: boolean;
}): JSX.Element {
  const isDue = () => isOutcomePending(props.scenario) || (props.always && props.scenario.recorded === null);
  return (
    <article class="objective-card" aria-label={props.scenario.card}>
      <h3>
        <Show when={!props.untitled}>
          <span>{props.scenario.card}</span>
        </Show>
        <small class="muted">{headOf(props.scenario)}</small>
      </h3>
      <Show when={props.scenario.recorded === null}>
        <ul>
          <Index each={props.scenario.objectives}>
            {(each) => (
              <li>
                <span>{describeObjective(each().objective)}</span>
                <strong class="number">{stateOf(each())}</strong>
              </li>
            )}
          </Index>
        </ul>
      </Show>
      <Show when={isDue()}>
        <div class="objective-answers">
          <Button
            tone={props.scenario.state === 'succeeded' || props.scenario.state === 'asked' ? 'accent' : 'plain'}
            hint={describeReward(props.scenario, 'succeeded')}
            onClick={() => void recordOutcome(props.scenario, 'succeeded')}
          >
            {say('Succeeded')}
          </Button>
          <Button
            tone={props.scenario.state === 'failed' ? 'accent' : 'plain'}
            hint={describeReward(props.scenario, 'failed')}
            onClick={() => void recordOutcome(props.scenario, 'failed')}
          >
            {say('Failed')}
          </Button>
        </div>
      </Show>
    </article>
  );
}

/** Whether a scenario has succeeded or failed, and the players must record it. */
export function isOutcomePending({ recorded, state }: ScenarioProgress): boolean {
  return recorded === null && state !== 'open';
}

/** Describes the progress of a scenario in a few words: `0 of 2`, or its outcome. */
export function describeProgress({ recorded, objectives }: ScenarioProgress): string {
  if (recorded === 'succeeded') return say('succeeded');
  if (recorded === 'failed') return say('failed');
  return objectives.map(stateOf).join(' · ');
}

/** Describes the recorded outcome of a scenario or, before that, the moment at which the scenario is lost. */
function headOf(scenario: ScenarioProgress): string {
  const { recorded, until, reward } = scenario;
  if (recorded === 'succeeded') return say('Succeeded: {reward}', { reward: describeReward(scenario, recorded) });
  if (recorded === 'failed') return say('Failed: {reward}', { reward: describeReward(scenario, recorded) });
  return sayMany(reward, 'until stage {until} · 1 objective point', 'until stage {until} · {n} objective points', {
    until,
  });
}

function stateOf({ state, done, of, hidden }: ObjectiveProgress): string {
  if (state === 'succeeded') return say('done');
  if (state === 'failed') return say('failed');
  if (hidden) return say('role face down');
  if (done === null || of === null) return say('you decide');
  return say('{done} of {all}', { done, all: of });
}
