import { say } from '../../text/say';
import './step-row.css';
import { createEffect, type JSX, Show } from 'solid-js';
import type { SetupStepState } from '../../app/game/setup-progress';
import { Icon } from '../kit/icon';

const SPOKEN = { done: say('done'), skipped: say('skipped'), next: say('next'), open: say('to do') } as const;

export interface StepRowProps {
  /** Number of the step, from 1. */
  place: number;
  title: string;
  state: SetupStepState;
  /** Progress of the step, as text. */
  words: string;
  /** Instructions, shown while the step is the next step. */
  how: string;
  onOpen: () => void;
  /** Skips the step. Left out if other controls skip it. */
  onSkip?: () => void;
}

/** Row for a set-up step in a list. A tap opens the step. */
export function StepRow(props: StepRowProps): JSX.Element {
  const waits = () => props.state === 'next' || props.state === 'open';
  let row!: HTMLLIElement;
  createEffect(() => {
    if (props.state === 'next') row.scrollIntoView?.({ block: 'nearest' });
  });
  return (
    <li ref={row} data-state={props.state}>
      <button type="button" class="setup-step" onClick={() => props.onOpen()}>
        <span class="setup-mark" aria-hidden="true">
          <Show when={props.state === 'done'} fallback={props.state === 'skipped' ? '–' : props.place}>
            <Icon name="check" size={16} />
          </Show>
        </span>
        <span class="setup-words">
          <strong class="clip">{props.title}</strong>
          <span class="spoken">, {SPOKEN[props.state]} </span>
          <small class="muted">{props.words}</small>
        </span>
      </button>
      <Show when={waits() && props.onSkip}>
        <button
          type="button"
          class="setup-skip"
          aria-label={say('Skip {step}', { step: props.title })}
          onClick={() => props.onSkip?.()}
        >
          {say('Skip')}
        </button>
      </Show>
      <Show when={props.state === 'next'}>
        <p>{props.how}</p>
      </Show>
    </li>
  );
}
