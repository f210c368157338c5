import { say } from '../../../text/say';
import './ruling.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { compareEditions, type EditionComparisonRow } from '../../../app/rules/compare-editions';
import type { Question } from '../../../notation/case';
import type { Ruleset } from '../../../rules/ruleset';
import type { Position } from '../../../table/position';
import { listAnswerNumbers } from '../../../text/answer/describe-answer';
import type { Naming } from '../../../text/names/naming';
import { Verdict } from '../verdict';
import { AnswerText } from './said-list';

/** List with a row for each distinct answer: its editions, numbers, differences and passage. */
export function EditionRows(props: EditionsButtonProps & { hereWord: string }): JSX.Element {
  const rows = createMemo(() =>
    compareEditions(props.position, props.question, props.edition, props.naming, props.played),
  );
  return (
    <ul class="editions">
      <For each={rows()}>{(row) => <Row row={row} alone={rows().length === 1} hereWord={props.hereWord} />}</For>
    </ul>
  );
}

function Row(props: { row: EditionComparisonRow; alone: boolean; hereWord: string }): JSX.Element {
  return (
    <li data-here={props.row.hasChosen ? '' : undefined}>
      <h3>
        <Show when={props.row.names.length > 1}>{say('Same in')} </Show>
        <For each={props.row.names}>
          {(name, place) => (
            <>
              {/* A dot separates names, because names may contain commas. */}
              {place() > 0 ? ' · ' : ''}
              <span>{name}</span>
            </>
          )}
        </For>
        <Show when={props.row.hasChosen}>
          {' '}
          <small>{props.hereWord}</small>
        </Show>
      </h3>
      <Show when={props.row.answer}>
        {(answer) => (
          <p class="editions-answer">
            <Verdict tone={answer().tone}>{answer().verdict}</Verdict>
            <For each={listAnswerNumbers(answer())}>{(figure) => <span class="number">{figure}</span>}</For>
          </p>
        )}
      </Show>
      <Show when={props.alone}>
        <p>{say('All editions agree.')}</p>
      </Show>
      <For each={props.row.differs}>
        {(said) => (
          <p data-tone={said.tone}>
            <AnswerText line={said} />
            <Show when={said.source}>
              {' '}
              <small class="muted">{said.source}</small>
            </Show>
          </p>
        )}
      </For>
    </li>
  );
}
export interface EditionsButtonProps {
  position: Position;
  question: Question;
  edition: string;
  /** Rules of the open game, with its house rules. Absent if only the rules of the book apply. */
  played?: Ruleset | null;
  naming: Naming;
}
