import './Book.css';
import { createEffect, type JSX } from 'solid-js';
import { noteRead } from '../../app/bookmarks';
import type { Entry } from '../../book/entry';
import { editionName } from '../../rules';
import { bookAddress } from './address';
import { EntryView } from './EntryView';
import { PageHead } from './PageHead';

/** An entry on a page of its own, with a link that can be sent. */
export function EntryPage(props: { entry: Entry }): JSX.Element {
  createEffect(() => void noteRead(props.entry.id));
  return (
    <div class="page book" data-wide="">
      <PageHead title={props.entry.title} />
      <EntryView entry={props.entry} />
      <p class="book-foot">
        <a href={bookAddress(props.entry.edition)}>
          {editionName(props.entry.edition)}: {props.entry.chapter}
        </a>
      </p>
    </div>
  );
}
