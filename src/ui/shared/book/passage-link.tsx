import './entry.css';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { Citation } from '../../../rules/answer';
import { describeCitation } from '../../../text/answer/answers';
import type { Naming } from '../../../text/names/naming';

// The rules book is loaded when the passage is opened.
const EntrySheet = lazy(() => import('./entry-sheet'));

/** Button with the name of a passage, which opens the passage in the book. */
export function PassageLink(props: { cite: Citation; naming: Naming }): JSX.Element {
  const [opened, setOpened] = createSignal(false);
  return (
    <>
      <button type="button" class="passage-link" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {describeCitation(props.cite, props.naming)}
      </button>
      <Show when={opened()}>
        <Suspense>
          <EntrySheet cite={props.cite} onClose={() => setOpened(false)} />
        </Suspense>
      </Show>
    </>
  );
}
