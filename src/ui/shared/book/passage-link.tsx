import './passage-link.css';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { Citation } from '../../../rules/answer';
import { wordsOfCitation } from '../../../text/answer/answers';
import type { Naming } from '../../../text/names/naming';

// The book is loaded by whoever opens it.
const EntrySheet = lazy(() => import('./entry-sheet'));

/** Where something stands, which opens the passage. */
export function PassageLink(props: { cite: Citation; naming: Naming }): JSX.Element {
  const [opened, setOpened] = createSignal(false);
  return (
    <>
      <button type="button" class="passage-link" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {wordsOfCitation(props.cite, props.naming)}
      </button>
      <Show when={opened()}>
        <Suspense>
          <EntrySheet cite={props.cite} onClose={() => setOpened(false)} />
        </Suspense>
      </Show>
    </>
  );
}
