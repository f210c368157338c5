import { say, sayMany } from '../../text/say';
import './entry-form.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createEditHistory, type EditHistory } from '../../app/edit-history';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import { IconButton } from '../kit/icon-button';
import { bindUndoKeys, UndoButtons } from '../kit/undo-buttons';

/** What an entry form starts with and reports. */
export interface EntryProps<Draft, Saved> {
  initial: Draft;
  /** Called on every change, so a draft survives a reload. */
  onDraft: (draft: Draft) => void;
  onSave: (saved: Saved) => void;
  onClose: () => void;
}

export interface EntryState<Draft> extends EditHistory<Draft> {
  /** Whether the user tried to save, so problems are shown. */
  readonly tried: () => boolean;
  /** Changes a part of the draft. Consecutive changes of the same `field` become one undo step. */
  readonly put: (part: Partial<Draft>, field?: string) => void;
  /** Returns the properties of the text field for a part of the draft. */
  readonly text: <Key extends string & keyof Draft>(
    key: Key,
  ) => { readonly value: Draft[Key]; readonly onInput: (typed: string) => void };
  /** Saves the entry. Returns false if the user must fix a problem first. */
  readonly save: () => boolean;
  readonly close: () => void;
}

/**
 * Creates the state of an entry form.
 * @param read returns the record to save, or null if the user must fix a problem first
 */
export function createEntry<Draft extends object, Saved>(
  props: EntryProps<Draft, Saved>,
  read: (draft: Draft) => Saved | null,
): EntryState<Draft> {
  const steps = createEditHistory(props.initial, props.onDraft);
  const [tried, setTried] = createSignal(false);
  const put = (part: Partial<Draft>, field = '') => steps.change({ ...steps.draft(), ...part }, field);
  return {
    ...steps,
    tried,
    put,
    text: (key) => ({
      get value() {
        return steps.draft()[key];
      },
      onInput: (typed) => put({ [key]: typed } as Partial<Draft>, key),
    }),
    save() {
      setTried(true);
      const saved = read(steps.draft());
      if (saved !== null) props.onSave(saved);
      return saved !== null;
    },
    close: () => props.onClose(),
  };
}

export interface EntryFormProps {
  title: string;
  entry: Pick<EntryState<unknown>, 'move' | 'canUndo' | 'canRedo' | 'save' | 'close'>;
  /** Problems that prevent saving, as sentences. */
  problems?: readonly string[];
  /** Rule violations that do not prevent saving, as sentences. */
  notes?: readonly string[];
  preview?: JSX.Element;
  children: JSX.Element;
}

/** Maximum number of problems listed: few enough to leave the fields visible. */
const MOST_PROBLEMS = 3;

/**
 * Frame of all entry forms, with undo and redo on top, and problems and buttons below. If saving fails, the focus moves
 * to the problem.
 */
export function EntryForm(props: EntryFormProps): JSX.Element {
  let form!: HTMLFormElement;
  const problems = () => props.problems ?? [];
  bindUndoKeys(
    () => form,
    (by) => props.entry.move(by),
  );
  return (
    <Form
      ref={form}
      class="entry-form"
      novalidate
      onSubmit={() => {
        if (props.entry.save()) return;
        queueMicrotask(() => form.querySelector<HTMLElement>('[aria-invalid="true"], .entry-problems')?.focus());
      }}
    >
      <header class="entry-head">
        <IconButton icon="back" name={say('Back to the collection')} onClick={() => props.entry.close()} />
        <h1>{props.title}</h1>
        <UndoButtons steps={props.entry} />
      </header>
      {props.children}
      <footer class="entry-foot">
        <Show when={(props.notes ?? []).length > 0}>
          <ul class="entry-notes" aria-label={say('Against the rules, saved as a house card')}>
            <For each={props.notes}>{(note) => <li>{say('House card: {note}', { note })}</li>}</For>
          </ul>
        </Show>
        <div class="entry-problems" tabindex={-1} role="alert">
          <Show when={problems().length > 0}>
            <ul>
              <For each={problems().slice(0, MOST_PROBLEMS)}>{(problem) => <li>{problem}</li>}</For>
            </ul>
            <Show when={problems().length > MOST_PROBLEMS}>
              <p>{sayMany(problems().length - MOST_PROBLEMS, '1 more problem.', '{n} more problems.')}</p>
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
