import { say, sayMany } from '../../text/say';
import './entry-form.css';
import { For, type JSX, Show } from 'solid-js';
import type { EditHistory } from '../../app/edit-history';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import { IconButton } from '../kit/icon-button';
import { bindUndoKeys, UndoButtons } from '../kit/undo-buttons';

export interface EntryFormProps {
  title: string;
  steps: Pick<EditHistory<unknown>, 'move' | 'canUndo' | 'canRedo'>;
  /** Problems that prevent saving, as sentences. */
  problems: readonly string[];
  /** Rule violations that do not prevent saving, as sentences. */
  notes?: readonly string[];
  preview?: JSX.Element;
  /** Saves the entry. Returns false if the user must fix a problem first; the focus then moves to the problem. */
  onSave: () => boolean;
  onClose: () => void;
  children: JSX.Element;
}

/** Maximum number of problems listed: few enough to leave the fields visible. */
const MOST_PROBLEMS = 3;

/** Frame of all entry forms, with undo and redo on top, and problems and buttons below. */
export function EntryForm(props: EntryFormProps): JSX.Element {
  let form!: HTMLFormElement;
  bindUndoKeys(
    () => form,
    (by) => props.steps.move(by),
  );
  return (
    <Form
      ref={form}
      class="entry-form"
      novalidate
      onSubmit={() => {
        if (props.onSave()) return;
        queueMicrotask(() => form.querySelector<HTMLElement>('[aria-invalid="true"], .entry-problems')?.focus());
      }}
    >
      <header class="entry-head">
        <IconButton icon="back" name={say('Back to the collection')} onClick={() => props.onClose()} />
        <h1>{props.title}</h1>
        <UndoButtons steps={props.steps} />
      </header>
      {props.children}
      <footer class="entry-foot">
        <Show when={(props.notes ?? []).length > 0}>
          <ul class="entry-notes" aria-label={say('Against the rules, saved as a house card')}>
            <For each={props.notes}>{(note) => <li>{say('House card: {note}', { note })}</li>}</For>
          </ul>
        </Show>
        <div class="entry-problems" tabindex={-1} role="alert">
          <Show when={props.problems.length > 0}>
            <ul>
              <For each={props.problems.slice(0, MOST_PROBLEMS)}>{(problem) => <li>{problem}</li>}</For>
            </ul>
            <Show when={props.problems.length > MOST_PROBLEMS}>
              <p>{sayMany(props.problems.length - MOST_PROBLEMS, '1 more problem.', '{n} more problems.')}</p>
            </Show>
          </Show>
        </div>
        <div class="entry-save">
          {props.preview}
          <Button tone="accent" type="submit" big>
            {say('Save')}
          </Button>
        </div>
      </footer>
    </Form>
  );
}
