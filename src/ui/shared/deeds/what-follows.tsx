import './what-follows.css';
import { createEffect, createMemo, For, Index, type JSX, Show } from 'solid-js';
import type { TermsState } from '../../../app/map/question-terms';
import { type Square, squareName } from '../../../grid/square';
import { findOpenQuestionAnswer } from '../../../query/open-question-answers';
import { type DeedResult, openQuestionId } from '../../../query/resolve-deed';
import type { OpenQuestion } from '../../../rules/table-deed';
import { describeReason } from '../../../text/answer/answers';
import { CONSEQUENCE_TEXT, describeConsequence, makeOpenQuestionChoice } from '../../../text/answer/consequence-text';
import type { Naming } from '../../../text/names/naming';
import { SegmentedControl } from '../../kit/segmented';

/**
 * Questions that the book leaves open, then all consequences in one line, which opens to a list with checkboxes.
 * Unchecked consequences are not recorded, and the log says so.
 */
export function DeedConsequences(props: {
  outcome: DeedResult;
  naming: Naming;
  terms: TermsState;
  /** Returns the squares where a knock back in a direction ends. */
  landing?: (piece: string, direction: number) => readonly Square[] | null;
}): JSX.Element {
  const landing = (piece: string, direction: number): string | null =>
    props.landing?.(piece, direction)?.map(squareName).join(' ') ?? null;
  const asked = createMemo(() =>
    props.outcome.open.flatMap((question) => {
      const choice = makeOpenQuestionChoice(
        question,
        findOpenQuestionAnswer(question, props.terms.now()),
        props.naming,
        landing,
      );
      return choice ? [{ question, choice }] : [];
    }),
  );
  const follows = () => props.outcome.consequences.filter(({ core }) => !core);
  /** Reasons against the deed. Empty if there are no consequences, because the answer then lists the reasons. */
  const against = () =>
    follows().length === 0 ? [] : props.outcome.reasons.map((reason) => describeReason(reason, props.naming));
  /** Consequences that will be recorded, in one line. */
  const summary = () =>
    follows()
      .filter(({ id }) => isOn(id))
      .map((each) => describeConsequence(each, props.naming))
      .join(' · ');
  const isOn = (id: string) => !props.terms.now().unticked.includes(id);
  const turn = (id: string) => {
    const { unticked } = props.terms.now();
    props.terms.change({ unticked: isOn(id) ? [...unticked, id] : unticked.filter((each) => each !== id) });
  };
  const isUrged = (question: OpenQuestion) =>
    props.terms.highlighted().includes(openQuestionId(question)) &&
    props.outcome.unanswered.some((each) => openQuestionId(each) === openQuestionId(question));
  let section: HTMLElement | undefined;
  createEffect(() => {
    if (props.terms.highlighted().length > 0) showFirstUrged(section);
  });
  return (
    <Show when={asked().length + follows().length > 0}>
      <section class="follows" aria-label={CONSEQUENCE_TEXT.title} ref={section}>
        {/* Keyed by index, so the used control keeps the focus while all rows are recomputed. */}
        <Index each={asked()}>
          {(each) => (
            <div class="follows-choice" data-urged={isUrged(each().question) ? '' : undefined}>
              <h2>{each().choice.title}</h2>
              <SegmentedControl
                label={each().choice.title}
                options={each().choice.options}
                value={each().choice.value}
                onChange={(value) => props.terms.answer(each().question, value)}
              />
            </div>
          )}
        </Index>
        <For each={against()}>{(text) => <p class="follows-against">{text}</p>}</For>
        <Show when={follows().length > 0}>
          <details>
            <summary>
              <b>{CONSEQUENCE_TEXT.title}</b> <span class="follows-summary">{summary()}</span>
            </summary>
            <ul>
              <Index each={follows()}>
                {(each) => (
                  <li>
                    <label>
                      <input type="checkbox" checked={isOn(each().id)} onChange={() => turn(each().id)} />
                      <span>{describeConsequence(each(), props.naming)}</span>
                    </label>
                  </li>
                )}
              </Index>
            </ul>
          </details>
        </Show>
      </section>
    </Show>
  );
}

/** Scrolls to the first open question and focuses its field. */
function showFirstUrged(section: HTMLElement | undefined): void {
  const row = section?.querySelector('[data-urged]');
  row?.scrollIntoView?.({ block: 'center' });
  row?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}
