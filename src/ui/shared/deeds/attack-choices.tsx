import { say } from '../../../text/say';
import './what-follows.css';
import { For, type JSX, Show } from 'solid-js';
import type { AttackContext, AttackRecording } from '../../../app/deeds/attack-recording';
import type { TermsState } from '../../../app/map/question-terms';
import type { Fact } from '../../../table/facts';
import { ANSWER_TEXT, actionName } from '../../../text/answer/answer-text';
import { CONSEQUENCE_TEXT } from '../../../text/answer/consequence-text';
import { lazyPart } from '../../kit/lazy-part';
import { SegmentedControl } from '../../kit/segmented';
import { Stepper } from '../../kit/stepper';
import { DeedConsequences } from './what-follows';

// Loaded only in games with a side that the app plays.
const AppDecisionList = lazyPart(() => import('./app-decisions'));

export interface AttackProps {
  attacking: AttackRecording;
  context: AttackContext;
  terms: TermsState;
}

/** Choices for an attack: clicks for each of several targets, questions that the book leaves open, and consequences. */
export function AttackChoices(
  props: AttackProps & {
    /** Records facts as a step that belongs to the attack. False if the write failed. */
    record: (step: string, facts: readonly Fact[]) => Promise<unknown>;
  },
): JSX.Element {
  const targets = () => props.context.answer.question.targets;
  const titleOf = (target: string) =>
    ANSWER_TEXT.taken.titleOf(props.context.naming.piece(props.attacking.takerOf(target)));
  const result = () => (props.terms.now().capture ? 'capture' : (props.terms.now().instead ?? ''));
  const named = (kind: string) => (kind === 'capture' ? CONSEQUENCE_TEXT.captures : actionName(kind));
  return (
    <>
      <Show when={props.context.table.appPlayers?.length}>
        <AppDecisionList {...props} />
      </Show>
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
      {/* The clicks of a single target are changed beside the button that records the hit. */}
      <Show when={result() === '' && targets().length > 1}>
        <For each={targets()}>
          {(target) => (
            <div class="follows-row">
              <span>{titleOf(target)}</span>
              <Stepper
                label={titleOf(target)}
                value={props.attacking.clicks(target)}
                min={0}
                max={20}
                onChange={(clicks) => props.terms.change(props.attacking.takeClicks(target, clicks))}
              />
            </div>
          )}
        </For>
      </Show>
      <Show when={props.attacking.result()}>
        {(outcome) => (
          <DeedConsequences
            outcome={outcome()}
            naming={props.context.naming}
            terms={props.terms}
            landing={props.attacking.landing}
          />
        )}
      </Show>
    </>
  );
}
