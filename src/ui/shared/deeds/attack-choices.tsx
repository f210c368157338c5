import { say } from '../../../text/say';
import './what-follows.css';
import { For, type JSX, Show } from 'solid-js';
import type { AttackContext, AttackRecording } from '../../../app/deeds/attack-recording';
import type { TermsState } from '../../../app/map/question-terms';
import { ANSWER_TEXT, actionName } from '../../../text/answer/answer-text';
import { CONSEQUENCE_TEXT } from '../../../text/answer/consequence-text';
import { SegmentedControl } from '../../kit/segmented';
import { Stepper } from '../../kit/stepper';
import { DeedConsequences } from './what-follows';

export interface AttackProps {
  attacking: AttackRecording;
  context: AttackContext;
  terms: TermsState;
}

/**
 * Choices for an attack: dice result, clicks for each target, questions that the book leaves open, and consequences.
 */
export function AttackChoices(props: AttackProps): JSX.Element {
  const targets = () => props.context.answer.question.targets;
  const titleOf = (target: string) =>
    ANSWER_TEXT.taken.titleOf(props.context.naming.piece(props.attacking.takerOf(target)));
  const take = (target: string, clicks: number) =>
    props.terms.change({ taken: { ...props.terms.now().taken, [props.attacking.takerOf(target)]: clicks } });
  const rolls = () => props.context.answer.hit.targets.some(({ needs }) => needs !== null);
  const showed = () => (props.terms.now().sixes ? 'sixes' : props.terms.now().doubles ? 'doubles' : 'hit');
  const show = (value: string) =>
    props.terms.change({ sixes: value === 'sixes', doubles: value === 'hit' ? null : { direction: null }, taken: {} });
  const result = () => (props.terms.now().capture ? 'capture' : (props.terms.now().instead ?? ''));
  const named = (kind: string) => (kind === 'capture' ? CONSEQUENCE_TEXT.captures : actionName(kind));
  return (
    <>
      <Show when={props.attacking.actions().length > 0}>
        <SegmentedControl
          label={say('Action')}
          options={[
            { value: '', label: say('One attack') },
            ...props.attacking.actions().map((action) => ({ value: action, label: actionName(action) })),
          ]}
          value={props.terms.now().action ?? ''}
          onChange={(action) => props.terms.change({ action: action === '' ? null : action })}
        />
      </Show>
      <Show when={props.attacking.hitAlternatives().length > 0}>
        <SegmentedControl
          label={say('A hit')}
          options={[
            { value: '', label: say('Deals damage') },
            ...props.attacking.hitAlternatives().map((kind) => ({ value: kind, label: named(kind) })),
          ]}
          value={result()}
          onChange={(kind) =>
            props.terms.change({
              capture: kind === 'capture',
              instead: kind === '' || kind === 'capture' ? null : kind,
            })
          }
        />
      </Show>
      <Show when={rolls()}>
        <SegmentedControl
          label={say('Dice showed')}
          options={[
            { value: 'hit', label: CONSEQUENCE_TEXT.hit },
            { value: 'doubles', label: say('Doubles') },
            { value: 'sixes', label: say('Critical hit') },
          ]}
          value={showed()}
          onChange={show}
        />
      </Show>
      <Show when={result() === ''}>
        <For each={targets()}>
          {(target) => (
            <div class="follows-row">
              <span>{titleOf(target)}</span>
              <Stepper
                label={titleOf(target)}
                value={props.attacking.clicks(target)}
                min={0}
                max={20}
                onChange={(clicks) => take(target, clicks)}
              />
            </div>
          )}
        </For>
      </Show>
      <Show when={props.attacking.result()}>
        {(outcome) => <DeedConsequences outcome={outcome()} naming={props.context.naming} terms={props.terms} />}
      </Show>
    </>
  );
}
