import { say } from '../../../text/say';
import './character-pick.css';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { DoubtfulRow, RowCandidate, RowChoices } from '../../../catalog/checklist/match';
import { truncate } from '../../../text/character-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';

const SHOWN = 40;

export interface DoubtSheetProps {
  rows: readonly DoubtfulRow[];
  intro: string;
  /** Label of the answer “none of these”. */
  skip: string;
  /** Label of the confirm button; `open` is the number of unanswered rows. */
  done: (open: number) => string;
  onAnswer: (chosen: RowChoices) => void;
  onClose: () => void;
}

/** Sheet with names that match several characters of the collection, with the candidates for each name. */
export default function DoubtSheet(props: DoubtSheetProps): JSX.Element {
  const rows = () => props.rows;
  const [chosen, setChosen] = createSignal<readonly (string | null | undefined)[]>([]);
  const [shown, setShown] = createSignal(SHOWN);
  const open = () => rows().filter((_, at) => chosen()[at] === undefined).length;
  const choose = (place: number, id: string | null) =>
    setChosen(rows().map((_, at) => (at === place ? id : chosen()[at])));

  return (
    <BottomSheet
      title={say('Which character is it?')}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button onClick={() => props.onAnswer([])}>{props.skip}</Button>
          <Button tone="accent" onClick={() => props.onAnswer(rows().map((_, at) => chosen()[at] ?? null))}>
            {props.done(open())}
          </Button>
        </>
      }
    >
      <p class="muted">{props.intro}</p>
      <div class="doubt-list">
        <For each={rows().slice(0, shown())}>
          {(row, place) => (
            <fieldset>
              <legend>
                <strong>{truncate(row.name, 60)}</strong> <span class="muted small">{truncate(row.says, 80)}</span>
              </legend>
              <Choices candidates={row.candidates} chosen={chosen()[place()]} onChoose={(id) => choose(place(), id)} />
            </fieldset>
          )}
        </For>
      </div>
      <Show when={rows().length > shown()}>
        <Button wide onClick={() => setShown(shown() + SHOWN)}>
          {say('Show {count} more', { count: Math.min(SHOWN, rows().length - shown()) })}
        </Button>
      </Show>
    </BottomSheet>
  );
}

function Choices(props: {
  candidates: readonly RowCandidate[];
  chosen: string | null | undefined;
  onChoose: (id: string | null) => void;
}): JSX.Element {
  const name = createUniqueId();
  return (
    <>
      <For each={props.candidates}>
        {(each) => (
          <label>
            <input
              type="radio"
              name={name}
              checked={props.chosen === each.id}
              onChange={() => props.onChoose(each.id)}
            />
            <span>
              {truncate(each.name, 60)} <span class="muted small">{each.printed}</span>
            </span>
            <span class="muted small">{say('{points} points', { points: each.points.join('/') })}</span>
          </label>
        )}
      </For>
      <label>
        <input type="radio" name={name} checked={props.chosen === null} onChange={() => props.onChoose(null)} />
        <span>{say('None of these')}</span>
      </label>
    </>
  );
}
