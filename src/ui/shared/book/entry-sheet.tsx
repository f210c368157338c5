import { type JSX, onMount, Show } from 'solid-js';
import { loadBookmarks } from '../../../app/rules/bookmarks';
import { entryAddress } from '../../../app/rules/rules-addresses';
import { findCitedEntry } from '../../../book';
import type { Entry } from '../../../book/entry';
import type { Citation } from '../../../rules/answer';
import { say } from '../../../text/say';
import { BottomSheet } from '../../kit/sheet';
import { EntryView } from './entry-view';

/** Sheet with the passage cited by an answer. */
export default function CitedEntry(props: { cite: Citation; onClose: () => void }): JSX.Element {
  return <EntrySheet entry={findCitedEntry(props.cite)} title={props.cite.passage} onClose={props.onClose} />;
}

/**
 * Sheet with an entry of the book.
 * @param props.title heading if the book has no such entry
 */
export function EntrySheet(props: { entry: Entry | null; title: string; onClose: () => void }): JSX.Element {
  onMount(() => void loadBookmarks());
  return (
    <BottomSheet title={props.entry?.title ?? props.title} onClose={props.onClose}>
      <Show when={props.entry} fallback={<p>{say('The book in this app version does not have this rule.')}</p>}>
        {(found) => (
          <>
            <EntryView entry={found()} />
            <p class="entry">
              <a class="entry-link" href={entryAddress(found().id)}>
                {say('Open in Rules')}
              </a>
            </p>
          </>
        )}
      </Show>
    </BottomSheet>
  );
}
