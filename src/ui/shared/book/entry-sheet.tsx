import { type JSX, onMount, Show } from 'solid-js';
import { entryAddress } from '../../../app/rules/address';
import { readBookmarks } from '../../../app/rules/bookmarks';
import { entryFor } from '../../../book';
import type { Citation } from '../../../rules/answer';
import { say } from '../../../text/say';
import { Sheet } from '../../kit/sheet';
import { EntryView } from './entry-view';

/** The passage behind an answer, in a sheet over it. */
export default function EntrySheet(props: { cite: Citation; onClose: () => void }): JSX.Element {
  onMount(() => void readBookmarks());
  const entry = () => entryFor(props.cite);
  return (
    <Sheet title={entry()?.title ?? props.cite.passage} onClose={props.onClose}>
      <Show when={entry()} fallback={<p>{say('The book in this app version does not have this rule.')}</p>}>
        {(found) => (
          <>
            <EntryView entry={found()} />
            <p class="entry">
              <a class="entry-link" href={entryAddress(found().id)}>
                {say('Open in the book')}
              </a>
            </p>
          </>
        )}
      </Show>
    </Sheet>
  );
}
