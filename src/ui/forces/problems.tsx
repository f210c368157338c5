import { say } from '../../text/say';
import './forces.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { type CheckedForce, withFix } from '../../app/forces/checked-force';
import { changeForce } from '../../app/forces/save-force';
import type { ForceFix, ForceProblem } from '../../rules/force-rules';
import { lowercaseHeading } from '../../text/names/sources';
import { describeForceFix, describeForceProblem } from '../../text/screens/force-text';
import { Icon } from '../kit/icon';

const MENDS_AT_FIRST = 2;

/** List of all problems of a force, each with its passage and a one-tap fix. */
export function Problems(props: { checked: CheckedForce }): JSX.Element {
  const optionName = (id: string) => {
    const option = props.checked.rules.force.options.find((each) => each.id === id);
    return option ? say(option.name) : id;
  };
  const words = (mend: ForceFix) => describeForceFix(mend, props.checked.force, optionName);
  const apply = (mend: ForceFix): Promise<void> => {
    const { saved } = props.checked;
    return changeForce(saved, withFix(saved, mend), say('Done: {change}.', { change: words(mend) }));
  };
  return (
    <section class="problems" aria-label={say('Problems')}>
      <ul role="status">
        <For each={props.checked.verdict.problems}>
          {(problem) => (
            <Problem
              problem={problem}
              said={describeForceProblem(problem, props.checked.force)}
              words={words}
              onMend={(mend) => void apply(mend)}
            />
          )}
        </For>
      </ul>
    </section>
  );
}

function Problem(props: {
  problem: ForceProblem;
  said: string;
  words: (mend: ForceFix) => string;
  onMend: (mend: ForceFix) => void;
}): JSX.Element {
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? props.problem.mends : props.problem.mends.slice(0, MENDS_AT_FIRST));
  return (
    <li class="problem">
      <p class="problem-said">
        <Icon name="warn" size={18} />
        <strong>{props.said}</strong>
      </p>
      <p class="small muted">{lowercaseHeading(props.problem.cite.passage)}</p>
      <div class="problem-mends">
        <For each={shown()}>
          {(mend) => (
            <button type="button" onClick={() => props.onMend(mend)}>
              {props.words(mend)}
            </button>
          )}
        </For>
        <Show when={!all() && props.problem.mends.length > MENDS_AT_FIRST}>
          <button type="button" class="problem-more" onClick={() => setAll(true)}>
            {say('Show {count} more', { count: props.problem.mends.length - MENDS_AT_FIRST })}
          </button>
        </Show>
      </div>
    </li>
  );
}
