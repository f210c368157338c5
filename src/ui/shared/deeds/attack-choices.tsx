import './what-follows.css';
import { For, type JSX, Show } from 'solid-js';
import type { AttackContext, Attacking } from '../../../app/deeds/attacking';
import type { TermsState } from '../../../app/map/question-terms';
import { FOLLOW_WORDS } from '../../../text/answer/follow';
import { ANSWER_WORDS, nameOfAction } from '../../../text/answer/sheet';
import { Segmented } from '../../kit/segmented';
import { Stepper } from '../../kit/stepper';
import { WhatFollows } from './what-follows';

export interface AttackProps {
  attacking: Attacking;
  context: AttackContext;
  terms: TermsState;
}

/** Details of an attack: dice result, clicks for each target, questions that the book leaves open, and consequences. */
export function AttackChoices(props: AttackProps): JSX.Element {
  const targets = () => props.context.answer.question.targets;
  const titleOf = (target: string) => ANSWER_WORDS.taken.titleOf(props.context.naming.piece(target));
  const take = (target: string, clicks: number) =>
    props.terms.change({ taken: { ...props.terms.now().taken, [target]: clicks } });
  const rolls = () => props.context.answer.hit.targets.some(({ needs }) => needs !== null);
  const showed = () => (props.terms.now().sixes ? 'sixes' : props.terms.now().doubles ? 'doubles' : 'hit');
  const show = (value: string) =>
    props.terms.change({ sixes: value === 'sixes', doubles: value === 'hit' ? null : { direction: null }, taken: {} });
  const result = () => (props.terms.now().capture ? 'capture' : (props.terms.now().instead ?? ''));
  const named = (kind: string) => (kind === 'capture' ? FOLLOW_WORDS.captures : nameOfAction(kind));
  return (
    <>
      <Show when={props.attacking.actions().length > 0}>
        <Segmented
          label={FOLLOW_WORDS.action}
          options={[
            { value: '', label: FOLLOW_WORDS.oneAttack },
            ...props.attacking.actions().map((action) => ({ value: action, label: nameOfAction(action) })),
          ]}
          value={props.terms.now().action ?? ''}
          onChange={(action) => props.terms.change({ action: action === '' ? null : action })}
        />
      </Show>
      <Show when={props.attacking.results().length > 0}>
        <Segmented
          label={FOLLOW_WORDS.result}
          options={[
            { value: '', label: FOLLOW_WORDS.damages },
            ...props.attacking.results().map((kind) => ({ value: kind, label: named(kind) })),
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
        <Segmented
          label={FOLLOW_WORDS.dice}
          options={[
            { value: 'hit', label: FOLLOW_WORDS.hit },
            { value: 'doubles', label: FOLLOW_WORDS.doubles },
            { value: 'sixes', label: FOLLOW_WORDS.sixes },
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
      <Show when={props.attacking.outcome()}>
        {(outcome) => <WhatFollows outcome={outcome()} naming={props.context.naming} terms={props.terms} />}
      </Show>
    </>
  );
}
