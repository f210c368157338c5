import { createResource, type JSX, Show } from 'solid-js';
import { createDraftSaver } from '../../app/draft-saver';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { ProgressBar } from '../kit/progress';

export interface EntryActions<Draft> {
  onDraft: (draft: Draft) => void;
  onClose: () => void;
  /** Deletes the draft and closes the screen after the record was saved. */
  done: (saving: Promise<boolean>) => void;
}

/**
 * Screen around an entry form: loads the record to edit, and stores the draft until the record is saved. Shows a message
 * and a back button if the record is missing.
 */
export function EntryLoader<Opened extends object, Draft>(props: {
  /** Key of the setting that stores the draft. */
  draftKey: string;
  /** Reads the record with its unsaved draft. Null if the record no longer exists. */
  read: (draftKey: string) => Promise<Opened | null>;
  isEmpty: (draft: Draft) => boolean;
  /** Message if the record is missing: `Card not found`. */
  gone: string;
  onClose: () => void;
  children: (opened: Opened, actions: EntryActions<Draft>) => JSX.Element;
}): JSX.Element {
  const [opened] = createResource(() => props.read(props.draftKey));
  const saver = createDraftSaver<Draft>(props.draftKey, props.isEmpty);
  const close = async (saving: Promise<boolean>): Promise<void> => {
    if (!(await saving)) return;
    await saver.drop();
    props.onClose();
  };
  const actions = {
    onDraft: saver.save,
    onClose: () => props.onClose(),
    done: (saving: Promise<boolean>) => void close(saving),
  };
  return (
    <Show
      when={opened()}
      keyed
      fallback={
        <Show when={!opened.loading} fallback={<ProgressBar label={say('Loading…')} />}>
          <EmptyState icon="warn" title={props.gone} text={say('It may have been deleted.')}>
            <Button onClick={() => props.onClose()}>{say('Back to the collection')}</Button>
          </EmptyState>
        </Show>
      }
    >
      {(record) => props.children(record, actions)}
    </Show>
  );
}
