import './book-spread.css';
import { createEffect, type JSX, Show } from 'solid-js';
import type { Entry } from '../../book/entry';
import { say } from '../../text/say';
import { EmptyState } from '../kit/empty-state';
import { BookHome } from './book-home';
import { BookPage } from './book-page';
import { EntryPage } from './entry-page';

/**
 * Layout for wide screens: the search or a book, with the chosen entry beside the list. The list stays unchanged while
 * entries change.
 */
export function BookSpread(props: { edition: string | null; entry: Entry | null }): JSX.Element {
  let page: HTMLDivElement | undefined;
  createEffect(() => {
    // Each new entry is scrolled to its top.
    if (props.entry && page) page.scrollTop = 0;
  });
  return (
    <div class="book-spread">
      <div class="book-spread-list">
        <Show when={props.edition} keyed fallback={<BookHome still />}>
          {(edition) => <BookPage edition={edition} />}
        </Show>
      </div>
      <div class="book-spread-entry" ref={page}>
        <Show
          when={props.entry}
          keyed
          fallback={
            <EmptyState
              icon="rules"
              title={say('No rule selected')}
              text={say('Search for a rule, or choose one from a book.')}
            />
          }
        >
          {(entry) => <EntryPage entry={entry} />}
        </Show>
      </div>
    </div>
  );
}
