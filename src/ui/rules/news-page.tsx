import { say } from '../../text/say';
import './book.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { goTo } from '../../app/route';
import { MAIN_SERIES } from '../../book';
import { listChangesBetween, listEarlierEditions } from '../../book/compare/compare-editions';
import type { Entry } from '../../book/entry';
import { editionName } from '../../rules';
import { EntryRows } from '../shared/book/entry-rows';
import { BookPageHeader } from './book-page-header';

export default function NewsPage(props: { from: string | null; to: string | null }): JSX.Element {
  const from = () => (listEarlierEditions().includes(props.from ?? '') ? props.from : listEarlierEditions()[0]) ?? '';
  const later = () => MAIN_SERIES.slice(MAIN_SERIES.indexOf(from()) + 1);
  const to = () => (later().includes(props.to ?? '') ? props.to : later()[0]) ?? '';
  /** Whether chapters of several books are listed, so each needs the book’s name. */
  const several = () => MAIN_SERIES.indexOf(to()) - MAIN_SERIES.indexOf(from()) > 1;
  function titleOf(entry: Entry): string {
    return several() ? `${editionName(entry.edition)}: ${entry.chapter}` : entry.chapter;
  }
  const chapters = createMemo(() => {
    const news = listChangesBetween(from(), to());
    const titles = [...new Set(news.map(titleOf))];
    return titles.map((title) => ({ title, entries: news.filter((entry) => titleOf(entry) === title) }));
  });
  return (
    <div class="page book" data-wide="">
      <BookPageHeader title={say('What changed')} />
      <div class="book-span">
        <label>
          {say('From edition')}
          <select value={from()} onChange={(event) => goTo('rules', 'new', event.currentTarget.value, to())}>
            <For each={listEarlierEditions()}>
              {(edition) => <option value={edition}>{editionName(edition)}</option>}
            </For>
          </select>
        </label>
        <label>
          {say('To edition')}
          <select value={to()} onChange={(event) => goTo('rules', 'new', from(), event.currentTarget.value)}>
            <For each={later()}>{(edition) => <option value={edition}>{editionName(edition)}</option>}</For>
          </select>
        </label>
      </div>
      <Show when={chapters().length > 0} fallback={<p class="muted">{say('No changes listed.')}</p>}>
        <For each={chapters()}>
          {(chapter) => (
            <section>
              <h2>{chapter.title}</h2>
              <EntryRows label={chapter.title} entries={chapter.entries} words={(entry) => entry.news ?? ''} />
            </section>
          )}
        </For>
      </Show>
    </div>
  );
}
