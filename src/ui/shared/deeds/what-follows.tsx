import './what-follows.css';
import { createEffect, createMemo, For, Index, type JSX, Show } from 'solid-js';
import type { TermsState } from '../../../app/map/question-terms';
import { getOwnProperty } from '../../../plain/get-own';
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
  landing?: (piece: string, way: number) => string | null;
}): JSX.Element {
  const asked = createMemo(() =>
    props.outcome.open.flatMap((question) => {
      const choice = makeOpenQuestionChoice(question, chosenOf(question, props.terms), props.naming, props.landing);
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
                onChange={(value) => choose(each().question, value, props.terms)}
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

function chosenOf(question: OpenQuestion, terms: TermsState): number | string | null | undefined {
  const { open, piece } = question;
  const { evades, shapes, push, direction, setsDown, setFree, die, passedTo, declined } = terms.now();
  if (open === 'die') return die;
  if (open === 'pass') return passedTo;
  if (declined.includes(openQuestionId(question))) return null;
  if (open === 'evade') return getOwnProperty(evades, piece);
  if (open === 'shape') return getOwnProperty(shapes, piece);
  if (open === 'push') return getOwnProperty(push, piece);
  if (open === 'direction') return getOwnProperty(direction, piece);
  if (open === 'set-free') return getOwnProperty(setFree, piece);
  return setsDown ?? undefined;
}

function withRoll(rolls: Readonly<Record<string, number>>, piece: string, face: string): Record<string, number> {
  const others = Object.entries(rolls).filter(([each]) => each !== piece);
  return Object.fromEntries(face === '' ? others : [...others, [piece, Number(face)]]);
}

function choose(question: OpenQuestion, value: string, terms: TermsState): void {
  const { open, piece } = question;
  const { evades, shapes, push, direction, setFree } = terms.now();
  terms.decline(openQuestionId(question), value === '');
  if (open === 'evade') terms.change({ evades: withRoll(evades, piece, value) });
  else if (open === 'shape') terms.change({ shapes: withRoll(shapes, piece, value) });
  else if (open === 'push') terms.change({ push: { ...push, [piece]: Number(value) } });
  else if (open === 'direction')
    // The map draws the knock back in the direction of `doubles`.
    terms.change({ direction: { ...direction, [piece]: Number(value) }, doubles: { direction: Number(value) } });
  else if (open === 'set-free') terms.change({ setFree: { ...setFree, [piece]: Number(value) } });
  else if (open === 'die') terms.change({ die: value === '' ? null : Number(value), taken: {} });
  else if (open === 'pass') terms.change({ passedTo: value === '' ? null : value, taken: {} });
  else if (open === 'set-down') terms.change({ setsDown: Number(value) });
}
