import { editionName } from '../../rules';
import { say } from '../../text/say';
import './book.css';
import { For, type JSX, Show } from 'solid-js';
import { listChapters } from '../../text/screens/book-text';
import { EmptyState } from '../kit/empty-state';
import { BookPageHeader } from './book-page-header';
import { EntryRows } from './entry-rows';

/** Page of one book, by chapter. A tap opens a chapter. */
export function BookPage(props: { edition: string }): JSX.Element {
  const chapters = () => listChapters(props.edition);
  return (
    <div class="page book" data-wide="">
      <BookPageHeader title={editionName(props.edition)} />
      <Show
        when={chapters().length > 0}
        fallback={
          <EmptyState icon="rules" title={say('Book not found')} text={say('Go back and choose another book.')} />
        }
      >
        <For each={chapters()}>
          {(chapter) => (
            <details class="book-chapter">
              <summary>
                {chapter.title} <small class="muted">{chapter.entries.length}</small>
              </summary>
              <EntryRows label={chapter.title} entries={chapter.entries} />
            </details>
          )}
        </For>
      </Show>
    </div>
  );
}
