import './book-spread.css';
import './book.css';
import { createEffect, For, type JSX, Show } from 'solid-js';
import { recordEntryRead } from '../../app/rules/bookmarks';
import { bookAddress, ruleScreenAddress } from '../../app/rules/rules-addresses';
import type { Entry } from '../../book/entry';
import { listStandings } from '../../book/ledger/standings';
import { editionName } from '../../rules';
import { say } from '../../text/say';
import { listChapters } from '../../text/screens/book-text';
import { describeRuleSupport } from '../../text/screens/ledger-text';
import { EmptyState } from '../kit/empty-state';
import { EntryRows } from '../shared/book/entry-rows';
import { EntryView } from '../shared/book/entry-view';
import { BookHome } from './book-home';
import { BookPageHeader } from './book-page-header';

/** The app’s support for a rule, with a link to the screen that supports the rule. */
function EntryStanding(props: { entry: Entry }): JSX.Element {
  const lines = () =>
    listStandings(props.entry).flatMap((standing) => {
      const words = describeRuleSupport(standing);
      return words === null ? [] : [{ words, place: standing.place }];
    });
  return (
    <Show when={lines().length > 0}>
      <ul class="book-standing" aria-label={say('What Sidekick does')}>
        <For each={lines()}>
          {({ words: text, place }) => <li>{place === null ? text : <a href={ruleScreenAddress(place)}>{text}</a>}</li>}
        </For>
      </ul>
    </Show>
  );
}

export function EntryPage(props: { entry: Entry }): JSX.Element {
  createEffect(() => void recordEntryRead(props.entry.id));
  return (
    <div class="page book" data-wide="">
      <BookPageHeader title={props.entry.title} />
      <EntryView entry={props.entry} />
      <EntryStanding entry={props.entry} />
      <p class="book-foot">
        <a href={bookAddress(props.entry.edition)}>
          {editionName(props.entry.edition)}: {props.entry.chapter}
        </a>
      </p>
    </div>
  );
}

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
