import { say } from '../../text/say';
import './answer-sheet.css';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Citation } from '../../rules/answer';
import type { AnswerLine, FormattedAnswer, LineTone } from '../../text/answer/answer-lines';
import { actionName } from '../../text/answer/answer-text';
import { printAnswerNumber } from '../../text/answer/describe-answer';
import { IconButton } from '../kit/icon-button';
import { lazyPart } from '../kit/lazy-part';
import { SegmentedControl } from '../kit/segmented';
import { AnswerText } from '../shared/book/said-list';
import { Verdict } from '../shared/verdict';

// The code of the rules lookup is loaded when a passage is opened.
const EntrySheet = lazyPart(() => import('../shared/book/entry-sheet'));
const RulesSearchSheet = lazyPart(() => import('../shared/book/rules-search-sheet'));

/** Delay in ms before an answer is announced, because some answers change again at once. */
const SPOKEN_AFTER_MS = 200;

export interface AnswerSheetProps {
  words: FormattedAnswer;
  edition: string;
  kinds: readonly string[];
  chosen: string | null;
  onKind: (kind: string) => void;
  /** The smallest change that would flip the answer. `act` shows the change on the map. */
  tip: { readonly text: string; readonly hint: string | null; readonly act: (() => void) | null } | null;
  onClose: () => void;
  /** Choices that players make for this answer. */
  choices?: JSX.Element;
  /** Details that are folded with all but the first reasons. */
  more?: JSX.Element;
  children?: JSX.Element;
}

/** Sheet for an answer: verdict, main number, all reasons with passages, and actions. */
export function AnswerSheet(props: AnswerSheetProps): JSX.Element {
  const parts = () => splitReasons(props.words.lines);
  const [opened, setOpened] = createSignal<Citation | null>(null);
  const [asksRules, setAsksRules] = createSignal(false);
  // Empty at first, because most screen readers do not announce the initial content of a live region.
  const [said, setSaid] = createSignal('');
  createEffect(() => {
    const text = spokenWords(props.words);
    const timer = setTimeout(() => setSaid(text), SPOKEN_AFTER_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <section class="answer" aria-label={say('Answer')}>
      <div class="answer-head">
        <p class="spoken" role="status">
          {said()}
        </p>
        <div class="answer-said">
          <Verdict tone={props.words.tone}>{props.words.verdict}</Verdict>
          <Show when={props.words.number}>
            {(number) => (
              <span class="answer-number" data-faint={props.words.tone === 'bad' ? '' : undefined}>
                <Show
                  when={number().unitFirst}
                  fallback={
                    <>
                      <b class="number">{number().value}</b> {number().unit}
                    </>
                  }
                >
                  {number().unit} <b class="number">{number().value}</b>
                </Show>
              </span>
            )}
          </Show>
          <Show when={props.words.odds}>
            {(odds) => (
              <span class="answer-number">
                <b class="number">{odds().fraction}</b> <em>{odds().percent}</em>
              </span>
            )}
          </Show>
          <Show when={props.words.lines.some((line) => line.basis === 'house')}>
            <span class="answer-house">{say('House rule')}</span>
          </Show>
        </div>
        <IconButton icon="rules" name={say('Ask the rules')} onClick={() => setAsksRules(true)} />
        <IconButton class="answer-close" icon="close" name={say('Close the answer')} onClick={() => props.onClose()} />
      </div>
      <Show when={props.kinds.length > 1}>
        <div class="answer-kinds">
          <SegmentedControl
            label={say('Kind')}
            options={props.kinds.map((kind) => ({ value: kind, label: actionName(kind) }))}
            value={props.chosen ?? ''}
            onChange={(kind) => props.onKind(kind)}
          />
        </div>
      </Show>
      <div class="answer-body">
        <ul class="answer-lines">
          <For each={parts().first}>{(line) => <Line line={line} onOpen={setOpened} />}</For>
          {/* The tip directly follows the reasons against, because players would overlook it at the end of the list. */}
          <Show when={props.tip}>{(tip) => <Tip tip={tip()} />}</Show>
        </ul>
        {props.choices}
        <details class="answer-more">
          <summary>{say('All reasons and powers')}</summary>
          <Show when={props.words.rerolls.length > 0}>
            <p class="answer-rerolls">{props.words.rerolls.join(' · ')}</p>
          </Show>
          <ul class="answer-lines">
            <For each={parts().others}>{(line) => <Line line={line} onOpen={setOpened} />}</For>
          </ul>
          {props.more}
        </details>
      </div>
      <Show when={props.children}>
        <div class="answer-deeds">{props.children}</div>
      </Show>
      <Show when={opened()}>{(cite) => <EntrySheet cite={cite()} onClose={() => setOpened(null)} />}</Show>
      <Show when={asksRules()}>
        <RulesSearchSheet
          context={{
            subject: say('this answer'),
            edition: props.edition,
            topics: [],
            cites: props.words.lines.flatMap(({ cite }) => cite ?? []),
          }}
          onClose={() => setAsksRules(false)}
        />
      </Show>
    </section>
  );
}

/**
 * Splits the lines of an answer: the reasons against it, or else its first reason with the warnings before it, are
 * always shown.
 */
function splitReasons(lines: readonly AnswerLine[]): { first: readonly AnswerLine[]; others: readonly AnswerLine[] } {
  const against = lines.filter((line) => line.tone === 'bad');
  if (against.length > 0) return { first: against, others: lines.filter((line) => line.tone !== 'bad') };
  const end = Math.max(1, lines.findIndex((line) => line.tone !== 'warn') + 1);
  return { first: lines.slice(0, end), others: lines.slice(end) };
}

/** Returns the sheet’s header as one sentence: `Yes, 6 or more, 26/36, 72%`. */
function spokenWords({ verdict, number, odds, rerolls }: FormattedAnswer): string {
  const parts = [verdict, number && printAnswerNumber(number), odds?.fraction, odds?.percent, ...rerolls];
  return parts.filter(Boolean).join(', ');
}

function Tip(props: { tip: NonNullable<AnswerSheetProps['tip']> }): JSX.Element {
  const words = (
    <>
      <span>{props.tip.text}</span>
      <Show when={props.tip.hint}>
        {' '}
        <small>{props.tip.hint}</small>
      </Show>
    </>
  );
  return (
    <li data-tone="warn">
      <Bullet tone="warn" />
      <Show when={props.tip.act} fallback={<p>{words}</p>}>
        {(act) => (
          <button type="button" class="answer-tip" onClick={() => act()()}>
            {words}
          </button>
        )}
      </Show>
    </li>
  );
}

/** Line of an answer. A tap on the line opens its passage in the book. */
function Line(props: { line: AnswerLine; onOpen: (cite: Citation) => void }): JSX.Element {
  return (
    <li data-tone={props.line.tone} data-opens={props.line.cite ? '' : undefined}>
      <Bullet tone={props.line.tone} />
      <p>
        <AnswerText line={props.line} />
      </p>{' '}
      <Show when={props.line.source}>
        {(source) => (
          <>
            {/* The passage is the name of the button that opens it. */}
            <small
              data-basis={props.line.basis ?? undefined}
              class="answer-source"
              aria-hidden={props.line.cite ? 'true' : undefined}
            >
              {source()}
            </small>
            <Show when={props.line.cite}>
              {(cite) => (
                <button
                  type="button"
                  class="answer-open"
                  aria-label={source()}
                  aria-haspopup="dialog"
                  onClick={() => props.onOpen(cite())}
                />
              )}
            </Show>
          </>
        )}
      </Show>
    </li>
  );
}

/** Bullets that differ by shape: a cross against, a tick for, a wave for hindering, a dot for notes. */
const BULLETS: Readonly<Record<LineTone, string>> = {
  bad: 'M3 3l8 8M11 3l-8 8',
  good: 'M2.5 7.5l3 3 6-7',
  warn: 'M2 8q2.5-4 5-1t5-1',
  plain: 'M7 7h.01',
};

function Bullet(props: { tone: LineTone }): JSX.Element {
  return (
    <svg class="answer-bullet" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <path d={BULLETS[props.tone]} />
    </svg>
  );
}
