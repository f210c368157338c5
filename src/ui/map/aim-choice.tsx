import { say } from '../../text/say';
import './answer-choices.css';
import { type JSX, Show } from 'solid-js';
import type { TermsState } from '../../app/map/question-terms';
import type { MapAnswer } from '../../query/map-answer';
import { ANSWER_TEXT } from '../../text/answer/answer-text';
import { Stepper } from '../kit/stepper';

const MOST = 12;

/** Choice of aim points and the target’s defense, in editions where attacks are not rolled. */
export function AimChoice(props: {
  answer: Extract<MapAnswer, { readonly mode: 'hit' }>;
  terms: TermsState;
}): JSX.Element {
  return (
    <section class="answer-choice" aria-label={ANSWER_TEXT.aim}>
      <Show when={props.answer.hit.targets[0]?.range !== null}>
        <div class="choice-target">
          <span>
            {ANSWER_TEXT.aim} <small class="muted">{say('1 AP each')}</small>
          </span>
          <Stepper
            label={ANSWER_TEXT.aim}
            value={props.terms.now().aim}
            min={0}
            max={MOST}
            onChange={(aim) => props.terms.change({ aim })}
          />
        </div>
      </Show>
      <div class="choice-target">
        <span>{ANSWER_TEXT.defend}</span>
        <Stepper
          label={ANSWER_TEXT.defend}
          value={props.terms.now().defend}
          min={0}
          max={MOST}
          onChange={(defend) => props.terms.change({ defend })}
        />
      </div>
    </section>
  );
}
