import './book.css';
import { createEffect, type JSX } from 'solid-js';
import { recordEntryRead } from '../../app/rules/bookmarks';
import { bookAddress } from '../../app/rules/rules-addresses';
import type { Entry } from '../../book/entry';
import { editionName } from '../../rules';
import { EntryView } from '../shared/book/entry-view';
import { BookPageHeader } from './book-page-header';
import { EntryStanding } from './entry-standing';

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
